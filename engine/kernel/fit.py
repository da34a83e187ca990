"""Which choice a person meant: case, spaces and hyphens do not matter, short forms do, synonyms do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.kernel.ask import MOST_SHOWN, Choice, not_a_choice
from engine.kernel.event import Refused, no
from engine.kernel.move import LONGEST_ECHO, Kind

Synonyms = Mapping[str, str]  # simplified parts -> canonical parts: white -> home

LONGEST_RUN = 8  # words in one name
IGNORED = re.compile(r"[\s\-_'’.]+")
NEGATIVE = re.compile(r"-[0-9]+")
NUMBERED = re.compile(r"(.*[^0-9])([1-9][0-9]?)", re.DOTALL)
LISTS: frozenset[Kind] = frozenset({"bag", "path", "count"})


def simplify(text: str) -> str:
    """What is left when case, spaces, hyphens, underscores, apostrophes and dots do not matter."""
    if NEGATIVE.fullmatch(text):
        return text
    return IGNORED.sub("", text).lower() or text  # "-" is a value of its own


def translate(simple: str, synonyms: Synonyms) -> str:
    """The simplified text with synonyms put in: the whole of it, else part by part."""
    if simple in synonyms:
        return simplify(synonyms[simple])
    return ":".join(simplify(synonyms[part]) if part in synonyms else part for part in simple.split(":"))


def exact(typed: str, choices: Sequence[Choice], synonyms: Synonyms, kind: Kind = "str") -> list[str]:
    """The choices that are just this: letter by letter, else simplified, else by synonym."""
    if kind in LISTS:
        wanted = _items(typed, synonyms, kind)
        return [c.value for c in choices if c.value == typed or _items(c.value, {}, kind) == wanted]
    simple = simplify(typed)
    other = translate(simple, synonyms)
    return (
        [c.value for c in choices if c.value == typed]
        or [c.value for c in choices if simplify(c.value) == simple]
        or [c.value for c in choices if simplify(c.value) == other]
    )


def short(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """The choices this is short for: by their first parts, by a number after a name, by how they begin."""
    if found := first_part(typed, choices, synonyms):
        return found
    if numbered := NUMBERED.fullmatch(simplify(typed)):
        name, n = numbered[1], int(numbered[2])
        fitting = set(exact(name, choices, synonyms) or first_part(name, choices, synonyms))
        pieces = [c.value for c in choices if c.value in fitting for _ in range(c.count)]
        if n <= len(pieces):
            return [pieces[n - 1]]
    return beginning(typed, choices, synonyms)


def first_part(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """`red` and `red:settle` for `military:settle:ship`."""
    simple = simplify(typed)
    starts = (simple + ":", translate(simple, synonyms) + ":")
    return [c.value for c in choices if simplify(c.value).startswith(starts)]


def beginning(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """`artist` for `artist_colony`, `mil:set` for `military:settle`, `whi` for `home`; never a1 for a10."""
    simple = simplify(typed)
    if not simple or simple == "-" or re.fullmatch(r"-?[0-9]+", simple):
        return []
    found = []
    for choice in choices:
        parts = simplify(choice.value).split(":")
        for typed_parts in (simple.split(":"), translate(simple, synonyms).split(":")):
            together = zip(parts, typed_parts, strict=False)
            if len(typed_parts) <= len(parts) and all(_begins(part, t) for part, t in together):
                found.append(choice.value)
                break
    if found:
        return found
    meant = {simplify(part) for name, part in synonyms.items() if name.startswith(simple)}
    return [c.value for c in choices if simplify(c.value) in meant or simplify(c.value).split(":")[0] in meant]


def _begins(part: str, typed: str) -> bool:
    """a1 is no beginning of a10: numbers are whole."""
    return part.startswith(typed) and not (typed[-1:].isdigit() and part[len(typed) : len(typed) + 1].isdigit())


def pick(
    name: str, words: Sequence[str], choices: Sequence[Choice], synonyms: Synonyms, kind: Kind = "str"
) -> tuple[str, int]:
    """The value meant at the start of the words, and how many of them name it; raises Refused.

    A long name that fits just so comes before a shorter one, and that before any short form.
    """
    runs = range(_longest_run(words), 0, -1)
    glue = "," if kind in LISTS else " "
    for n in runs:
        if found := exact(glue.join(words[:n]), choices, synonyms, kind):
            return _single(name, words[:n], found), n
    for n in runs:
        typed = " ".join(words[:n])
        if found := short(typed, choices, synonyms) if n == 1 else beginning(typed, choices, synonyms):
            return _single(name, words[:n], found), n
    raise not_a_choice(name, words[0], (choice.value for choice in choices))


def _longest_run(words: Sequence[str]) -> int:
    """How many words may be one name. A lone hyphen is a value, and numbers side by side are two numbers."""
    n = 1
    while n < min(len(words), LONGEST_RUN):
        before, word = words[n - 1], words[n]
        if not IGNORED.sub("", before) or not IGNORED.sub("", word) or (before[-1].isdigit() and word[0].isdigit()):
            break
        n += 1
    return n


def _single(name: str, words: Sequence[str], found: list[str]) -> str:
    if len(found) > 1:
        typed = " ".join(words)[:LONGEST_ECHO]
        raise Refused(no("ambiguous", field=name, typed=typed, candidates=[*found[:MOST_SHOWN]]))
    return found[0]


def _items(text: str, synonyms: Synonyms, kind: Kind) -> list[str]:
    items = [translate(simplify(item), synonyms) for item in text.split(",")]
    return items if kind == "path" else sorted(items)
