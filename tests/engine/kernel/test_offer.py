"""Offers: existing, narrowing by questions, growing a selection, sampling."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.ask import Choice, Given, Question, ask
from engine.kernel.event import Refused, no
from engine.kernel.move import Move, bag
from engine.kernel.offer import Offer, One, Some, exists, listed, sample
from tests.engine.kernel import sample_menu as toy
from tests.engine.kernel.sample_menu import End, Fly, Found, Play, Recruit, Remove, Trade, menu


def question(answers: Given, skip: bool = True) -> Question:
    asked = ask(menu(), answers, skip)
    assert isinstance(asked, Question)
    return asked


def refusal(answers: Given) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        ask(menu(), answers)
    return refused.value.refusal.code, refused.value.refusal.data


def values(asked: Question) -> list[str]:
    return [choice.value for choice in asked.choices]


def recruit_two(items: tuple[str, ...], lo: int, hi: int) -> Offer:
    return Offer(Recruit, lambda m: None, field=lambda done: Some(items, lo, hi))


# ---- the verb


def test_the_verb_is_asked_first() -> None:
    asked = question({})
    assert (asked.verb, asked.name, asked.given) == (None, "verb", {})
    assert values(asked) == list(menu())


def test_only_verbs_with_a_move_are_asked_for() -> None:
    never = Offer(End, lambda m: no("not_now"))
    nothing = Offer(Trade, lambda m: no("not_now"), moves=list)
    form = Offer(Remove, lambda m: no("not_now"), field=lambda done: One(()))
    assert not any(map(exists, (never, nothing, form, recruit_two(("a",), 2, 3))))
    only = {"end": never, "trade": nothing, "remove": form, "fly": toy.flights()}
    asked = ask(only, {})
    assert isinstance(asked, Question)
    assert (asked.verb, asked.name) == ("fly", "end")


def test_the_only_verb_is_asked_for_if_nothing_is_skipped() -> None:
    asked = ask({"end": toy.bare()}, {}, skip=False)
    assert isinstance(asked, Question)
    assert asked.name == "verb"
    assert ask({"end": toy.bare()}, {}) == End()


def test_an_empty_menu_is_refused() -> None:
    with pytest.raises(Refused, match="nothing_to_do"):
        ask({}, {})
    with pytest.raises(Refused, match="nothing_to_do"):
        sample({}, Random(1))


# ---- listed offers


def test_listed_moves_are_asked_by_their_fields() -> None:
    asked = question({"verb": "select"})
    assert (asked.name, values(asked)) == ("die", list(toy.DICE))
    asked = question({"verb": "select", "die": "home:ship"})
    assert (asked.name, asked.default) == ("onto", "ship")
    assert ask(menu(), {"verb": "trade", "world": "ancient_race"}) == Trade("ancient_race")


def test_facets_come_first_and_what_they_settle_is_skipped() -> None:
    asked = question({"verb": "fly"})
    assert (asked.name, values(asked)) == ("end", ["O2", "P4"])
    asked = question({"verb": "fly", "end": "P4"})
    assert (asked.name, values(asked)) == ("die", ["silver4", "silver2"])
    assert ask(menu(), {"verb": "fly", "end": "P4", "die": "silver2"}) == Fly("silver2", ("S1", "P4"))


def test_choices_of_one_move_show_its_hint() -> None:
    assert question({"verb": "fly"}).choices[0].hint is None
    assert question({"verb": "fly", "end": "P4"}).choices[0].hint == {"n": 1}


def test_without_skipping_the_fields_are_asked_and_no_facets() -> None:
    asked = question({"verb": "fly", "end": "P4", "die": "silver2"}, skip=False)
    assert (asked.name, values(asked)) == ("way", ["S1,P4"])


# ---- forms


def test_a_form_asks_field_by_field() -> None:
    asked = question({"verb": "found"})
    assert asked.choices == (Choice("R01", hint={"mc": 9}), Choice("R02", preferred=True))
    assert asked.default == "R02"
    asked = question({"verb": "found", "corporation": "R01"})
    assert (asked.name, asked.kind, asked.lo, asked.hi) == ("cards", "some", 0, 4)
    assert asked.choices == (Choice("001"), Choice("045"), Choice("060", count=2))
    assert asked.default == "-"
    filled = {"verb": "found", "corporation": "R01", "cards": "060,001,060"}
    assert ask(menu(), filled) == Found("R01", ("001", "060", "060"))


def test_a_selection_grows_click_by_click() -> None:
    asked = question({"verb": "found", "corporation": "R01"})
    assert [c.value for c in asked.addable(("001",))] == ["045", "060"]
    assert [c.value for c in asked.addable(("045", "060"))] == ["001", "060"]
    assert asked.addable(("001", "045", "060")) == []  # 9 M€ are spent
    assert asked.complete(("001", "045", "060"))
    assert not asked.complete(("001", "001"))
    assert asked.answer(("060", "001")) == "001,060"
    assert asked.answer(()) == "-"


def test_a_selection_never_grows_into_a_dead_end() -> None:
    price = {"a": 1, "b": 1, "c": 2, "d": 2}
    some = Some("abcd", 3, 4, ok=lambda chosen: sum(price[item] for item in chosen) <= 4)
    assert some.addable(("c",)) == ["a", "b"]  # c and d cost 4 and are only two
    assert Some("abcd", 4, 4, ok=some.ok).addable(()) == []


def test_selections_with_one_answer_are_skipped() -> None:
    for items, lo, hi, dice in ((("b", "a"), 2, 2, ("a", "b")), (("a", "a", "a"), 2, 2, ("a", "a")), ((), 0, 3, ())):
        assert ask({"recruit": recruit_two(items, lo, hi)}, {}) == Recruit(dice)
        assert isinstance(ask({"recruit": recruit_two(items, lo, hi)}, {"verb": "recruit"}, skip=False), Question)


def test_none_can_be_preferred_and_one_answer_is_filled_in() -> None:
    asked = question({"verb": "remove"})
    assert asked.choices == (Choice("-", preferred=True), Choice("2"), Choice("3"))
    assert ask(menu(), {"verb": "remove", "target": "-"}) == Remove(None, 0)
    assert values(question({"verb": "remove", "target": "2"})) == ["1", "2", "10"]


def test_a_count_is_asked_key_by_key() -> None:
    asked = question({"verb": "play", "card": "075"})
    assert (asked.name, values(asked), asked.default) == ("pay.ti", ["0", "1", "2", "3"], "3")
    assert ask(menu(), {"verb": "play", "card": "075", "pay.ti": "3"}) == Play("075", (("ti", 3), ("mc", 2)))
    assert ask(menu(), {"verb": "play", "card": "001"}) == Play("001")
    whole = {"verb": "play", "card": "075", "pay": "mc:8,ti:1"}
    assert ask(menu(), whole) == Play("075", (("ti", 1), ("mc", 8)))


def test_silent_answers_are_in_given() -> None:
    offer = Offer(Remove, lambda m: None, field=lambda done: One((1, 2)) if done else One(("3",)))
    asked = ask({"remove": offer}, {})
    assert isinstance(asked, Question)
    assert asked.given == {"verb": "remove", "target": "3"}


# ---- answers that do not fit


@pytest.mark.parametrize(
    ("answers", "code", "data"),
    [
        ({"verb": "tax"}, "not_a_choice", {"field": "verb", "typed": "tax", "choices": list(menu())}),
        ({"verb": "end", "at": "x"}, "unknown_name", {"typed": "at", "names": []}),
        ({"verb": "trade", "world": "x"}, "not_a_choice", {"field": "world", "typed": "x", "choices": [*toy.WORLDS]}),
        ({"verb": "fly", "end": "O2", "way": "S1,P4"}, "not_a_choice", None),
        ({"verb": "found", "corporation": "R03"}, "not_a_choice", None),
        ({"verb": "found", "corporation": "R01", "cards": "001,001"}, "not_a_choice", None),
        ({"verb": "found", "corporation": "R02", "cards": "001,045"}, "not_together", None),
        ({"verb": "found", "corporation": "R02", "cards": ",;"}, "bad_value", None),
        ({"verb": "recruit", "dice": "-"}, "wrong_number", {"field": "dice", "n": 0, "lo": 1, "hi": 3}),
        ({"verb": "play", "card": "075", "pay.ti": "4"}, "not_a_choice", None),
        ({"verb": "play", "card": "075", "pay.ti": "1", "pay.x": "1"}, "not_a_choice", None),
        ({"verb": "play", "card": "075", "pay": "ti:1,x:1,mc:8"}, "not_a_choice", None),
        ({"verb": "play", "card.x": "075"}, "unknown_name", {"typed": "card.x", "names": ["card", "pay"]}),
    ],
)
def test_refusals(answers: Given, code: str, data: dict[str, Any] | None) -> None:
    refused = refusal(answers)
    assert refused[0] == code
    assert data is None or refused[1] == data


def test_why_has_the_last_word() -> None:
    offer = Offer(Trade, lambda m: no("closed", "TOY-9"), moves=lambda: [Trade("x")])
    with pytest.raises(Refused, match="closed TOY-9"):
        ask({"trade": offer}, {})


@given(st.dictionaries(st.sampled_from(["verb", "die", "pay", "pay.ti", "card", "cards", "end", "x"]), st.text()))
@settings(deadline=None)
def test_any_answers_raise_only_refused(answers: Given) -> None:
    for verb in ("play", "found", "fly", "recruit"):
        with suppress(Refused):
            assert isinstance(ask(menu(), {**answers, "verb": verb}), Question | Move)


# ---- every way through leads to a legal move


def walk(answers: Given, rng: Random, skip: bool) -> Move:
    asked = ask(menu(), answers, skip)
    while isinstance(asked, Question):
        if asked.kind == "one":
            answer = rng.choice(asked.choices).value
        else:
            chosen: tuple[str, ...] = ()
            while not asked.complete(chosen) or (asked.addable(chosen) and rng.random() < 0.6):
                chosen = bag((*chosen, rng.choice(asked.addable(chosen)).value))
            answer = asked.answer(chosen)
        asked = ask(menu(), {**asked.given, asked.name: answer}, skip)
    return asked


@given(st.sampled_from(list(menu())), st.integers(0, 1000), st.booleans())
@settings(deadline=None)
def test_whatever_is_offered_leads_to_a_legal_move(verb: str, seed: int, skip: bool) -> None:
    move = walk({"verb": verb}, Random(seed), skip)
    assert menu()[verb].why(move) is None


def test_samples_are_legal_and_reach_every_verb() -> None:
    rng = Random(7)
    moves = [sample(menu(), rng) for _ in range(600)]
    assert all(menu()[m.verb].why(m) is None for m in moves)
    assert {m.verb for m in moves} == set(menu())
    assert {m for m in moves if isinstance(m, Trade)} == set(listed(toy.trades()))
    assert {len(m.dice) for m in moves if isinstance(m, Recruit)} == {1, 2, 3}


def test_sampling_a_list_does_not_ask_why() -> None:
    def never(_: Move) -> None:
        raise AssertionError

    assert sample({"trade": Offer(Trade, never, moves=lambda: [Trade("x")])}, Random(1)) == Trade("x")


def test_listed_moves_come_once_and_forms_are_not_listed() -> None:
    assert listed(Offer(Trade, lambda m: None, moves=lambda: [Trade("x"), Trade("x")])) == [Trade("x")]
    with pytest.raises(ValueError, match="more moves than a list"):
        listed(toy.plays())
