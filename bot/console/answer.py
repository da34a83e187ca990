"""What a line at the prompt means: numbers of the menu, names of choices, or a whole typed move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.kernel.ask import Choice, Given, Question
from engine.kernel.event import Refused
from engine.kernel.match import Match
from engine.kernel.move import Bag, Move, bag
from engine.kernel.offer import Offer, One, Some, Tally, listed

NUMBERS = re.compile(r"[0-9]+(?:[\s,]+[0-9]+)*")
SEPARATOR = re.compile(r"[\s,]+")


class Mismatch(Exception):
    """The numbers do not make an answer; `key` and `data` say why, in the catalogue's terms."""

    def __init__(self, key: str, **data: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.data = data


def numbered(question: Question) -> dict[str, Choice]:
    """What to type for each choice: its number in the list, or the value itself where values are numbers."""
    if all(choice.value.isdecimal() for choice in question.choices):
        return {choice.value: choice for choice in question.choices}
    return {str(n): choice for n, choice in enumerate(question.choices, 1)}


def answer(match: Match[Any], seat: int, question: Question, line: str) -> Given | Move:
    """The answers so far with this line added, or the whole move; raises Mismatch or Refused."""
    if NUMBERS.fullmatch(line):
        return _by_number(question, SEPARATOR.split(line))
    if not line and question.default is not None:
        return {**question.given, question.name: question.default}
    if line == "-" and question.kind == "some":
        return {**question.given, question.name: _chosen(question, ())}
    found = _by_name(match, seat, question, line)
    return found if isinstance(found, Move) else found.given


def _by_number(question: Question, numbers: list[str]) -> Given:
    keys = numbered(question)
    for number in numbers:
        if number not in keys:
            raise Mismatch("no-number", typed=number, most=list(keys)[-1])
    values = [keys[number].value for number in numbers]
    if question.kind == "one":
        if len(values) != 1:
            raise Mismatch("incomplete", n=len(values), range="1")
        return {**question.given, question.name: values[0]}
    return {**question.given, question.name: _chosen(question, bag(values))}


def _chosen(question: Question, values: Bag) -> str:
    if not question.complete(values):
        if question.lo <= len(values) <= question.hi:
            raise Mismatch("not-together")
        limits = str(question.lo) if question.lo == question.hi else f"{question.lo}–{question.hi}"
        raise Mismatch("incomplete", n=len(values), range=limits)
    return question.answer(values)


def _by_name(match: Match[Any], seat: int, question: Question, line: str) -> Question | Move:
    """A name answers the question; failing that, the line may be a new move."""
    if question.verb is None:
        return match.read(seat, line)
    given = [f"{name}={value}" for name, value in question.given.items() if name != "verb"]
    try:
        return match.read(seat, " ".join([question.verb, *given, line]))
    except Refused as not_a_name:
        try:
            return match.read(seat, line)
        except Refused:
            if line.split()[0].lower() in match.game.verbs:
                raise
            raise not_a_name from None


def all_moves(offer: Offer, most: int) -> Iterator[Move]:
    """The moves of an offer, at most so many; forms are walked through."""
    if offer.field is None:
        yield from listed(offer)[:most]
        return
    left = most
    for values in _ways(offer, ()):
        if left == 0:
            return
        left -= 1
        yield offer.kind(*values)


def _ways(offer: Offer, values: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    assert offer.field is not None
    if len(values) == len(offer.kind.fields):
        yield values
        return
    asked = offer.field(values)
    match asked:
        case One():
            answers: Iterator[Any] = iter(dict.fromkeys(asked.values))
        case Some():
            answers = _bags(asked, ())
        case Tally():
            return  # counted key by key: too many to list
    for value in answers:
        yield from _ways(offer, (*values, value))


def _bags(some: Some, chosen: Bag) -> Iterator[Bag]:
    """Every bag once: items join in the order of the alphabet."""
    if some.takes(chosen):
        yield chosen
    for item in sorted(some.addable(chosen)):
        if not chosen or item >= chosen[-1]:
            yield from _bags(some, (*chosen, item))
