"""What a line at the prompt means: numbers of the menu, names of choices, or a whole typed move."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.kernel.ask import Choice, Given, Question
from engine.kernel.event import Refused
from engine.kernel.fit import simplify
from engine.kernel.match import Match
from engine.kernel.move import Bag, Move, bag
from engine.kernel.offer import Offer, One, Some, Tally, listed

NUMBERS = re.compile(r"[0-9]+(?:[\s,]+[0-9]+)*")
SEPARATOR = re.compile(r"[\s,]+")


class Mismatch(Exception):
    """The numbers do not make an answer; `key` and `data` say why, in the catalogue's terms (`item`: a value)."""

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
    taken = Counter(values)
    for choice in question.choices:
        if taken[choice.value] > choice.count:
            raise Mismatch("too-many", n=taken[choice.value], most=choice.count, item=choice.value)
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
    except Refused as as_answer:
        try:
            return match.read(seat, line)
        except Refused as as_move:
            raise _better(match, line, as_answer, as_move) from None


def _better(match: Match[Any], line: str, as_answer: Refused, as_move: Refused) -> Refused:
    """Neither an answer nor a move. Which of the two reasons helps more depends on whether a move was meant."""
    first = simplify(line.split()[0])
    refusal = as_move.refusal
    if first in match.game.verbs:
        return as_move
    if refusal.code == "unknown_verb":  # a verb misspelt? Words of the game's own (white, Ship) are no such thing
        known = first in match.game.synonyms or first in match.game.synonyms.values()
        return as_move if refusal.data.get("near") and not known else as_answer
    return as_answer if refusal.data.get("field") == "verb" else as_move


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
