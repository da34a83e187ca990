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
PARTS = re.compile(r"[\s:\-]+")  # between the parts of a composite value, as people write them
NAME_WORDS = re.compile(r"[_\-]+")  # between the words of an id
SHORTEST = 3  # letters of a word that may stand for a name it is not the beginning of, or that is not offered
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
    """The choices that are just this: letter by letter, else simplified, else by synonym, else part by part."""
    if kind in LISTS:
        wanted = _items(typed, synonyms, kind)
        return [c.value for c in choices if c.value == typed or _items(c.value, {}, kind) == wanted]
    simple = simplify(typed)
    other = translate(simple, synonyms)
    return (
        [c.value for c in choices if c.value == typed]
        or [c.value for c in choices if simplify(c.value) == simple]
        or [c.value for c in choices if simplify(c.value) == other]
        or _by_parts(typed, choices, synonyms)
    )


def _by_parts(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """`white develop` and `white-develop` for `home:develop`, `cyan artist colony` for `novelty:artist_colony`."""
    parts = [simplify(part) for part in PARTS.split(typed) if part]
    if len(parts) < 2:
        return []
    whole = "".join(translate(part, synonyms) for part in parts)
    first_and_rest = translate(parts[0], synonyms) + translate("".join(parts[1:]), synonyms)
    wanted = (whole, first_and_rest)
    return [c.value for c in choices if ":" in c.value and simplify(c.value).replace(":", "") in wanted]


def short(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """The choices this is short for: by their first parts, by a number after a name, by how they begin."""
    if found := first_part(typed, choices, synonyms):
        return found
    if numbered := NUMBERED.fullmatch(simplify(typed)):
        name, n = numbered[1], int(numbered[2])
        if found := _nth(n, set(exact(name, choices, synonyms) or first_part(name, choices, synonyms)), choices):
            return found
    return beginning(typed, choices, synonyms)


def _nth(n: int, fitting: set[str], choices: Sequence[Choice]) -> list[str]:
    """The n-th piece. `home:explore:ship` and `home:explore:settle` are ways of one piece, so both may be meant."""
    ways: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.value in fitting:
            piece = choice.value.rpartition(":")[0] if choice.value.count(":") > 1 else choice.value
            ways.setdefault(piece, []).append(choice)
    for piece_ways in ways.values():
        n -= max(choice.count for choice in piece_ways)
        if n <= 0:
            return [choice.value for choice in piece_ways]
    return []


def first_part(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """`red`, `red:settle` and `red settle` for `military:settle:ship`."""
    starts = tuple(variant + ":" for variant in _variants(typed, synonyms))
    return [c.value for c in choices if simplify(c.value).startswith(starts)]


def _variants(typed: str, synonyms: Synonyms) -> list[str]:
    """The simplified text, with synonyms put in, and with its words taken as parts."""
    simple = simplify(typed)
    parts = ":".join(simplify(part) for part in PARTS.split(typed) if part)
    return list(dict.fromkeys((simple, translate(simple, synonyms), parts or simple, translate(parts, synonyms))))


def beginning(typed: str, choices: Sequence[Choice], synonyms: Synonyms) -> list[str]:
    """`artist` for `artist_colony`, `mil:set` for `military:settle`, `whi` for `home`; never a1 for a10."""
    simple = simplify(typed)
    if not simple or simple == "-" or re.fullmatch(r"-?[0-9]+", simple):
        return []
    found = []
    variants = [variant.split(":") for variant in _variants(typed, synonyms) if variant]
    for choice in choices:
        parts = simplify(choice.value).split(":")
        for typed_parts in variants:
            together = zip(parts, typed_parts, strict=False)
            if len(typed_parts) <= len(parts) and all(_begins(part, t) for part, t in together):
                found.append(choice.value)
                break
    if found:
        return found
    starting = {simplify(part) for name, part in synonyms.items() if name.startswith(simple)}
    return [c.value for c in choices if simplify(c.value) in starting or simplify(c.value).split(":")[0] in starting]


def later_words(typed: str, choices: Sequence[Choice]) -> list[str]:
    """`bankers` for `galactic_bankers`. Whole words only, and never the column of a die."""
    simple = simplify(typed)
    if len(simple) < SHORTEST or simple[0].isdigit():
        return []
    found = []
    for choice in choices:
        words = [simplify(word) for word in NAME_WORDS.split(choice.value)]
        starts = range(1, len(words) if ":" not in choice.value else 0)
        if any("".join(words[i:j]) == simple for i in starts for j in range(i + 1, len(words) + 1)):
            found.append(choice.value)
    return found


def _begins(part: str, typed: str) -> bool:
    """a1 is no beginning of a10: numbers are whole."""
    return part.startswith(typed) and not (typed[-1:].isdigit() and part[len(typed) : len(typed) + 1].isdigit())


def pick(
    name: str, words: Sequence[str], choices: Sequence[Choice], synonyms: Synonyms, kind: Kind = "str"
) -> tuple[str, int]:
    """The value meant at the start of the words, and how many of them name it; raises Refused.

    A long name that fits just so comes before a shorter one, that before any short form, and that before later words.
    """
    runs = range(longest_run(words), 0, -1)
    glue = "," if kind in LISTS else " "
    for n in runs:
        if found := exact(glue.join(words[:n]), choices, synonyms, kind):
            return _single(name, words[:n], found), n
    # Words that are the whole name of another thing are not short for this one and something left over.
    runs = range(
        runs.start, max((n for n in runs if n > 1 and simplify(" ".join(words[:n])) in synonyms), default=1) - 1, -1
    )
    for n in runs:
        typed = " ".join(words[:n])
        reader = short if n == 1 else first_part  # a number after several words is a value of its own
        if found := reader(typed, choices, synonyms) or beginning(typed, choices, synonyms):
            return _single(name, words[:n], found), n
    for n in runs:
        if found := later_words(" ".join(words[:n]), choices):
            return _single(name, words[:n], found), n
    raise not_a_choice(name, words[0], (choice.value for choice in choices))


def longest_run(words: Sequence[str]) -> int:
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
