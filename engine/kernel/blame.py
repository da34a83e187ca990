"""When no choice is what a person meant: the rule against it, asked of a move that is legal but for that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.ask import Choice, Given, first_move
from engine.kernel.event import Plain, Refusal, Refused
from engine.kernel.fit import SHORTEST, Synonyms, beginning, later_words, longest_run, simplify
from engine.kernel.move import INT, Kind, bag
from engine.kernel.offer import Offer

UNKNOWN = "?"  # stands for what was not said
MADE_UP: Mapping[Kind, Any] = {"str": UNKNOWN, "optional": UNKNOWN, "int": 0, "bool": False, "bag": (UNKNOWN,)}


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


def blame_number(menu: Mapping[str, Offer], given: Given, name: str, chosen: Sequence[str]) -> Refusal | None:
    """The rule against so many, or so few, of the right things."""
    offer = menu[given["verb"]]
    try:
        legal = first_move(menu, given)
    except Refused:
        return None
    return offer.why(replace(legal, **{name: bag(chosen)}))  # type: ignore[type-var]  # moves are dataclasses


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
