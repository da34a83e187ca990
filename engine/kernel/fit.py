"""Which choice a person meant: case, spaces and hyphens do not matter, short forms do, synonyms do.

And if it is none of them: the rule against what was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.ask import MOST_SHOWN, Choice, Given, first_move, not_a_choice
from engine.kernel.event import Plain, Refusal, Refused, no
from engine.kernel.move import INT, LONGEST_ECHO, Kind, bag
from engine.kernel.offer import Offer

Synonyms = Mapping[str, str]  # simplified parts -> canonical parts: white -> home

LONGEST_RUN = 8  # words in one name
IGNORED = re.compile(r"[\s\-_'’.]+")
NEGATIVE = re.compile(r"-[0-9]+")
NUMBERED = re.compile(r"(.*[^0-9])([1-9][0-9]?)", re.DOTALL)
PARTS = re.compile(r"[\s:\-]+")  # between the parts of a composite value, as people write them
NAME_WORDS = re.compile(r"[_\-]+")  # between the words of an id
SHORTEST = 3  # letters of a word that may stand for a name it is not the beginning of, or that is not offered
UNKNOWN = "?"  # stands for what was not said
MADE_UP: Mapping[Kind, Any] = {"str": UNKNOWN, "optional": UNKNOWN, "int": 0, "bool": False, "bag": (UNKNOWN,)}
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


# ---- what cannot be: why not


@dataclass(slots=True)
class Misfit:
    """Words that do not answer a question. `item`: they do, but it cannot join the items `chosen` before."""

    name: str
    words: list[str]
    refusal: Refusal
    left: int  # words still to be read then: if later some are, they were meant for another question
    chosen: tuple[str, ...] = ()
    item: str | None = None


def meant(words: Sequence[str], synonyms: Synonyms) -> tuple[str, int] | None:
    """What the words name anywhere in the game, and how many of them; None if that is not clear."""
    known = {simplify(value): value for value in synonyms.values()} | dict(synonyms)
    runs = [(n, simplify(" ".join(words[:n]))) for n in range(longest_run(words), 0, -1)]
    for n, simple in runs:
        first, *parts = simple.split(":")
        if first in known:
            return ":".join([known[first], *(known.get(part, part) for part in parts)]), n
    for n, simple in runs:
        found = {value for name, value in known.items() if name.startswith(simple)}
        found.update(later_words(simple, [Choice(value) for value in known.values()]))
        if len(found) == 1 and len(simple) >= SHORTEST:
            return found.pop(), n
    return None


def about(refusal: Refusal, token: Plain) -> bool:
    """Does the refusal name this value, or a part of it?"""
    parts = token.split(":") if isinstance(token, str) else []
    names = [token, *parts, *(":".join(parts[:n]) for n in range(2, len(parts)))]
    return any(value in names or (isinstance(value, list) and token in value) for value in refusal.data.values())


def blame(menu: Mapping[str, Offer], given: Given, misfit: Misfit, synonyms: Synonyms, strict: bool) -> Refusal | None:
    """The rule against what the words name: the reason against a move that is legal but for that.

    `strict`: they are written as ids are, so a word that is short for nothing may be one that synonyms do not know.
    """
    offer = menu[given["verb"]]
    kind = next((f.kind for f in offer.kind.fields if f.name == misfit.name), None)
    sure = misfit.item is not None or not misfit.refusal.data.get("choices")
    token: Any = misfit.item
    if token is None:
        word, found = misfit.words[0], meant(misfit.words, synonyms)
        if kind == "int":
            token = int(word) if INT.fullmatch(word) else None
        elif found is not None:
            token = found[0]
        elif strict and not beginning(word, [Choice(name) for both in synonyms.items() for name in both], {}):
            token, sure = word, True
    if token is None or kind not in ("str", "optional", "int", "bag"):
        return None
    try:
        legal = first_move(menu, given)
    except Refused:
        return None
    values = [token]
    if kind == "bag":
        values = [bag((*misfit.chosen, token)), bag((token, *getattr(legal, misfit.name)[1:]))]
    for value in values:
        reason = offer.why(replace(legal, **{misfit.name: value}))  # type: ignore[type-var]  # moves are dataclasses
        if reason is not None and (sure or about(reason, token)):
            return reason
    return None


def why_idle(offer: Offer, words: Sequence[str], synonyms: Synonyms) -> Refusal | None:
    """The rule against a verb that has no legal move now. What was not said is made up, and must not be the reason."""
    left = [part for word in words for part in word.split(",") if part]
    values = {f.name: MADE_UP.get(f.kind, ()) if f.required else f.default for f in offer.kind.fields}
    for f in offer.kind.fields:
        if left and f.kind in ("str", "optional"):
            values[f.name], n = meant(left, synonyms) or (UNKNOWN, 1)
            del left[:n]
    made_up: list[Plain] = [UNKNOWN]
    move = offer.kind(**values)
    for _ in range(len(offer.kind.fields) + 1):
        reason = offer.why(move)
        if reason is None or not any(about(reason, token) for token in made_up):
            return reason
        blank = [f.name for f in offer.kind.fields if reason.data.get(f.name) == UNKNOWN]
        right = [item for value in reason.data.values() if isinstance(value, list) for item in value]
        if not blank or not right:
            break
        made_up += right[:1]  # the rule itself says what there is: go on to the next one
        move = replace(move, **{blank[0]: right[0]})  # type: ignore[type-var]
    return None


def near(typed: str, names: Iterable[str]) -> list[str]:
    """The names that are a slip away: a letter too many, missing or wrong, or two swapped."""

    def shorter(word: str) -> set[str]:  # words that are a slip apart have one of these in common
        return {word} | {word[:i] + word[i + 1 :] for i in range(len(word))}

    return [name for name in names if shorter(typed.lower()) & shorter(name)]
