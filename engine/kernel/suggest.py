"""Autocomplete: move texts that go on from what was typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from engine.kernel.ask import Choice, Given, Question, ask
from engine.kernel.event import Refused
from engine.kernel.fit import Synonyms, beginning, exact, first_part, simplify
from engine.kernel.move import Move, text
from engine.kernel.offer import Offer
from engine.kernel.read import Reading

LONGEST = 100  # characters an autocomplete entry may have
WORDS_BACK = 8  # how many words at the end may be one unfinished answer
MOST_COUNTS = 200  # looked at


def suggestions(menu: Mapping[str, Offer], typed: str, synonyms: Synonyms, limit: int = 25) -> list[str]:
    """Whole or partial moves that continue the text, best first."""
    words = typed.split()
    closed = typed[-1:].isspace()  # the last word is finished
    found: dict[str, None] = {}
    for cut in range(len(words), max(-1, len(words) - WORDS_BACK), -1):
        try:
            reading = Reading(menu, " ".join(words[:cut]), synonyms)
            asked = reading.follow()
            for line in islice(_go_on(reading, asked, words[cut:], closed), limit):
                if len(line) <= LONGEST:
                    found[line] = None
        except Refused:  # these words cannot be read so: fewer may be finished
            continue
        if len(found) >= limit:
            break
    return list(found)[:limit]


def _go_on(reading: Reading, asked: Question | Move, rest: list[str], closed: bool) -> Iterator[str]:
    while isinstance(asked, Question) and asked.name != "verb" and not rest and reading.fill(asked):
        asked = ask(reading.menu, reading.given, skip=False)
    if isinstance(asked, Move):
        if not rest:
            yield text(asked)
    elif asked.some is not None:
        yield from _bags(reading, asked, rest, closed)
    elif "." in asked.name:
        yield from _amounts(reading, asked, " ".join(rest))
    else:
        for choice in _fitting(" ".join(rest), asked.choices, reading.synonyms):
            yield _line(reading, asked.name, choice.value)


def _bags(reading: Reading, asked: Question, rest: list[str], closed: bool) -> Iterator[str]:
    """The bag so far, and the bag with one more item."""
    items = " ".join(rest).replace(",", " , ").split()
    last = "" if closed or not items or items[-1] == "," else items.pop()
    chosen: list[str] = []
    items = [item for item in items if item != ","]
    while items:
        value, used = reading.pick_item(asked, items, chosen)
        chosen.append(value)
        del items[:used]
    if not last and asked.complete(tuple(chosen)):
        yield _line(reading, asked.name, asked.answer(tuple(chosen)))
    for choice in _fitting(last, asked.addable(tuple(chosen)), reading.synonyms):
        yield _line(reading, asked.name, ",".join([*chosen, choice.value]))


def _amounts(reading: Reading, asked: Question, typed: str) -> Iterator[str]:
    """Whole Counts that begin like this, preferred amounts first."""
    field = asked.name.partition(".")[0]
    simple = simplify(typed)
    for given in islice(_counts(reading, asked, field, reading.given), MOST_COUNTS):
        line = _count_text(given, field)
        if line is not None and (not simple or simplify(line).startswith(simple)):
            yield _line(reading, field, line)


def _counts(reading: Reading, asked: Question, field: str, given: Given) -> Iterator[Given]:
    for choice in sorted(asked.choices, key=lambda choice: not choice.preferred):
        more = {**given, asked.name: choice.value}
        following = ask(reading.menu, more, skip=False)
        if isinstance(following, Question) and following.name.startswith(field + "."):
            yield from _counts(reading, following, field, more)
        else:
            yield more


def _fitting(typed: str, choices: tuple[Choice, ...] | list[Choice], synonyms: Synonyms) -> list[Choice]:
    """The choices that may be meant: as people are read, then those that contain it; preferred ones first."""
    if not typed:
        return sorted(choices, key=lambda choice: not choice.preferred)
    ranks: dict[str, int] = {}
    for rank, fit in enumerate((exact, first_part, beginning)):
        for value in fit(typed, choices, synonyms):
            ranks.setdefault(value, rank)
    simple = simplify(typed)
    for choice in choices:
        if simple in simplify(choice.value):
            ranks.setdefault(choice.value, 3)
    return sorted((c for c in choices if c.value in ranks), key=lambda c: (ranks[c.value], not c.preferred))


def _line(reading: Reading, name: str, value: str) -> str:
    """The answers given so far and this one, as text: in order up to a gap, by name after it."""
    if name == "verb":
        return value
    given = reading.given
    fields = [field.name for field in reading.fields()]
    parts = [given["verb"]]
    gap = False
    for field in fields:
        answer = value if field == name else given.get(field, _count_text(given, field))
        if answer is not None:
            parts.append(f"{field}={answer}" if gap else answer)
        gap = gap or answer is None
    facets = [n for n in given if n != "verb" and n.partition(".")[0] not in fields]
    return " ".join([*parts, *(f"{facet}={given[facet]}" for facet in facets)])


def _count_text(given: Given, name: str) -> str | None:
    """A Count given key by key, as one value."""
    keys = [(key.removeprefix(name + "."), n) for key, n in given.items() if key.startswith(name + ".")]
    return (",".join(f"{key}:{n}" for key, n in keys if n != "0") or "-") if keys else None
