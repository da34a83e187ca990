"""Narrowing a menu down to one move, question by question: the same for buttons, autocomplete, typed text and web."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, Literal, TypeAlias

from engine.kernel.event import Plain, Refused, no
from engine.kernel.move import LONGEST_ECHO, REQUIRED, Bag, Count, Field, Move, bag, count, parse_value, value_text
from engine.kernel.offer import UNSET, Hint, Offer, One, Some, Tally, exists, listed

Given: TypeAlias = dict[str, str]  # answers so far, in text: "verb", then names of facets and fields ("pay.ti": a key)
MOST_SHOWN = 25  # choices named in a refusal


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer, in text. `hint`: numbers to show beside it; `count`: how often it may be taken."""

    value: str
    preferred: bool = False
    hint: Hint | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class Question:
    """What to ask next. `given` holds all answers so far, those filled in silently too."""

    verb: str | None
    name: str
    kind: Literal["one", "some"]
    choices: tuple[Choice, ...]
    lo: int
    hi: int
    given: Given
    default: str | None = None
    some: Some | None = field(default=None, repr=False, compare=False)

    def addable(self, chosen: Bag) -> list[Choice]:
        """The choices that may join those chosen so far."""
        if self.some is None:
            return [] if chosen else list(self.choices)
        values = set(self.some.addable(chosen))
        return [choice for choice in self.choices if choice.value in values]

    def complete(self, chosen: Bag) -> bool:
        """May the selection end here?"""
        if self.some is None:
            return len(chosen) == 1 and chosen[0] in {choice.value for choice in self.choices}
        return self.some.takes(chosen)

    def answer(self, chosen: Bag) -> str:
        """The selection as text for `given`."""
        return ",".join(bag(chosen)) or "-"


def not_a_choice(name: str, typed: str, choices: Iterable[str]) -> Refused:
    shown: list[Plain] = [*islice(dict.fromkeys(choices), MOST_SHOWN)]
    return Refused(no("not_a_choice", field=name, typed=typed[:LONGEST_ECHO], choices=shown))


def ask(menu: Mapping[str, Offer], given: Given, skip: bool = True) -> Question | Move:
    """The next question, or the move when all is answered; raises Refused if an answer does not fit.

    Questions with one answer are skipped. With `skip=False` every field is asked, in declared order, and no facets.
    """
    verb = given.get("verb")
    if verb is None:
        verbs = [name for name, offer in menu.items() if exists(offer)]
        if not verbs:
            raise Refused(no("nothing_to_do"))
        if len(verbs) > 1 or not skip:
            return Question(None, "verb", "one", tuple(map(Choice, verbs)), 1, 1, dict(given))
        verb = verbs[0]
    elif verb not in menu or not exists(menu[verb]):
        raise not_a_choice("verb", verb, [name for name, offer in menu.items() if exists(offer)])
    offer = menu[verb]
    answers = {"verb": verb, **given}
    names = list(names_of(offer))
    for name in given:
        if name != "verb" and name not in names and not _is_key(offer, name):
            raise Refused(no("unknown_name", typed=name[:LONGEST_ECHO], names=[*names]))
    found = _ask_form(offer, answers, skip) if offer.field is not None else _ask_list(offer, answers, skip)
    if isinstance(found, Move) and (reason := offer.why(found)) is not None:
        raise Refused(reason)
    return found


def first_move(menu: Mapping[str, Offer], given: Given) -> Move:
    """The first legal move with these answers."""
    found = ask(menu, given)
    while isinstance(found, Question):
        chosen: tuple[str, ...] = () if found.some is not None else (found.choices[0].value,)
        while not found.complete(chosen):
            chosen = bag((*chosen, found.addable(chosen)[0].value))
        found = ask(menu, {**found.given, found.name: found.answer(chosen)})
    return found


def names_of(offer: Offer) -> dict[str, Callable[[Any], str]]:
    """What may be asked of an offer, facets first, and how a move answers it."""
    names = {facet.name: facet.of for facet in offer.facets}
    for f in offer.kind.fields:
        names.setdefault(f.name, partial(_field_text, f))
    return names


def _field_text(f: Field, move: Move) -> str:
    return value_text(f, getattr(move, f.name))


def _is_key(offer: Offer, name: str) -> bool:
    head, dot, _ = name.partition(".")
    return (
        bool(dot) and offer.field is not None and any(f.name == head and f.kind == "count" for f in offer.kind.fields)
    )


# ---- listed offers


def _ask_list(offer: Offer, answers: Given, skip: bool) -> Question | Move:
    moves = listed(offer)
    names = names_of(offer)
    fields = {f.name: f for f in offer.kind.fields}
    for name, of in names.items():
        if name in answers:
            typed = _canonical(fields.get(name), answers[name])
            kept = [move for move in moves if of(move) == typed]
            if not kept:
                raise not_a_choice(name, answers[name], map(of, moves))
            moves = kept
    for name, of in names.items():
        if name in answers or (not skip and name not in fields):
            continue
        question = _list_question(offer, moves, name, of, answers)
        if len(question.choices) > 1 or not skip:
            return question
        answers[name] = question.choices[0].value
    if len(moves) > 1:
        raise ValueError(f"the facets of {offer.kind.verb} do not tell its moves apart")
    return moves[0]


def _list_question(offer: Offer, moves: list[Move], name: str, of: Callable[[Any], str], answers: Given) -> Question:
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(of(move), []).append(move)
    hint = offer.hint
    choices = tuple(
        Choice(value, hint=hint(group[0]) if hint is not None and len(group) == 1 else None)
        for value, group in groups.items()
    )
    default = next((_default(f) for f in offer.kind.fields if f.name == name), None)
    return Question(answers["verb"], name, "one", choices, 1, 1, dict(answers), default if default in groups else None)


def _canonical(f: Field | None, typed: str) -> str:
    if f is None:
        return typed
    try:
        return value_text(f, parse_value(f, typed))
    except Refused:
        return typed


def _default(f: Field) -> str | None:
    return None if f.required else value_text(f, f.default)


# ---- forms


def _ask_form(offer: Offer, answers: Given, skip: bool) -> Question | Move:
    assert offer.field is not None
    values: list[Any] = []
    for f in offer.kind.fields:
        asked = offer.field(tuple(values))
        match asked:
            case One():
                value = _ask_one(offer, f, asked, values, answers, skip)
            case Some():
                value = _ask_some(offer, f, asked, answers, skip)
            case Tally():
                value = _ask_tally(offer, f, asked, answers, skip)
        if isinstance(value, Question):
            return value
        values.append(value)
    return offer.kind(*values)


def _ask_one(offer: Offer, f: Field, one: One, values: list[Any], answers: Given, skip: bool) -> Any:
    texts = {value_text(f, value): value for value in one.values}
    typed = answers.get(f.name)
    if typed is not None:
        typed = _canonical(f, typed)
        if typed not in texts:
            raise not_a_choice(f.name, typed, texts)
        return texts[typed]
    if not texts:
        raise ValueError(f"{offer.kind.verb} has a dead end at {f.name} after {values}")
    if skip and len(texts) == 1:
        ((answers[f.name], value),) = texts.items()
        return value
    repeats = Counter(value_text(f, value) for value in one.values)
    last = offer.hint if f is offer.kind.fields[-1] else None
    preferred = None if one.preferred is UNSET else one.preferred
    choices = []
    default = _default(f) if _default(f) in texts else None
    for text, value in texts.items():
        hint = one.hints.get(value) if one.hints is not None else last(offer.kind(*[*values, value])) if last else None
        likes = one.preferred is not UNSET and value == preferred
        choices.append(Choice(text, likes, hint, repeats[text]))
        default = text if likes else default
    return Question(answers["verb"], f.name, "one", tuple(choices), 1, 1, dict(answers), default)


def _ask_some(offer: Offer, f: Field, some: Some, answers: Given, skip: bool) -> Any:
    typed = answers.get(f.name)
    if typed is not None:
        chosen: Bag = parse_value(f, typed)
        if strange := Counter(chosen) - Counter(some.items):
            raise not_a_choice(f.name, next(iter(strange)), some.items)
        if not some.lo <= len(chosen) <= some.hi:
            raise Refused(no("wrong_number", field=f.name, n=len(chosen), lo=some.lo, hi=min(some.hi, len(some.items))))
        if not some.ok(chosen):
            raise Refused(no("not_together", field=f.name, typed=typed[:LONGEST_ECHO]))
        return chosen
    if skip and (only := some.only()) is not None:
        answers[f.name] = value_text(f, only)
        return only
    repeats = Counter(some.items)
    liked = set(some.preferred or ())
    hints = some.hints or {}
    choices = tuple(Choice(item, item in liked, hints.get(item), repeats[item]) for item in some.addable(()))
    default = some.preferred if some.preferred is not None else f.default
    default = value_text(f, default) if default is not REQUIRED and some.takes(default) else None
    hi = min(some.hi, len(some.items))
    return Question(answers["verb"], f.name, "some", choices, some.lo, hi, dict(answers), default, some)


def _ask_tally(offer: Offer, f: Field, tally: Tally, answers: Given, skip: bool) -> Count | Question:
    typed: dict[str, int] | None = dict(parse_value(f, answers[f.name])) if f.name in answers else None
    amounts: dict[str, int] = {}
    while (asked := tally.next(dict(amounts))) is not None:
        key, options = asked
        if key in amounts:
            raise ValueError(f"{offer.kind.verb} asks for {f.name}.{key} twice")
        name = f"{f.name}.{key}"
        texts = {str(n): n for n in options}
        answer = str(typed.pop(key, 0)) if typed is not None else answers.get(name)
        if answer is None:
            if not skip or len(texts) != 1:
                preferred = None if tally.preferred is None else str(tally.preferred.get(key, 0))
                default = preferred if preferred in texts else None
                choices = tuple(Choice(text, text == default) for text in texts)
                return Question(answers["verb"], name, "one", choices, 1, 1, dict(answers), default)
            answer = next(iter(texts))
            answers[name] = answer
        if answer not in texts:
            raise not_a_choice(name, answer, texts)
        amounts[key] = texts[answer]
    strange = [*(typed or ()), *(key for key in _keys_given(f, answers) if key not in amounts)]
    if strange:
        raise not_a_choice(f.name, strange[0], amounts)
    return count(amounts, tally.order or list(amounts))


def _keys_given(f: Field, answers: Given) -> list[str]:
    return [name.removeprefix(f.name + ".") for name in answers if name.startswith(f.name + ".")]
