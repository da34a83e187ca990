"""Typed text by people: what is understood, what is asked back, what is refused."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import read as reading
from engine.kernel.ask import Question
from engine.kernel.event import Refusal, Refused, no
from engine.kernel.fit import simplify
from engine.kernel.move import Move
from engine.kernel.offer import Offer, One, Tally
from engine.kernel.suggest import suggestions
from tests.engine.kernel import sample_menu as toy
from tests.engine.kernel.sample_menu import SYNONYMS, End, Fly, Found, Play, Recruit, Remove, Select, Trade, menu


def read(text: str) -> Move | Question:
    return reading.read(menu(), text, SYNONYMS)


def refusal(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        read(text)
    return refused.value.refusal.code, refused.value.refusal.data


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("trade artist_colony", Trade("artist_colony")),  # strict
        ("  Trade  ARTIST-Colony ", Trade("artist_colony")),
        ("trade artist colony", Trade("artist_colony")),
        ("trade artist", Trade("artist_colony")),
        ("trade artist col", Trade("artist_colony")),
        ("tr anc", Trade("ancient_race")),
        ("trade lost aliens world", Trade("lost_alien's_world")),
        ("trade rosetta stone", Trade("alien_rosetta_stone")),  # by later words, if nothing begins so
        ("trade colony", Trade("artist_colony")),
        ("select white (Ship) explore", Select("home:ship", "explore")),
        ("select red-settle explore", Select("military:settle", "explore")),
        ("select mil set onto=exp", Select("military:settle", "explore")),
        ("trade world=Ancient Race", Trade("ancient_race")),
        ("END", End()),
        ("sel white settle", Select("home:ship", "settle")),
        ("select white", Select("home:ship")),  # the rest has a default
        ("select red:settle explore", Select("military:settle", "explore")),
        ("select mil:set exp", Select("military:settle", "explore")),
        ("select red2 settle", Select("military:explore", "settle")),
        ("select onto=explore white", Select("home:ship", "explore")),
        ("fly silver4 s3,o2", Fly("silver4", ("S3", "O2"))),
        ("fly silver4 S3 O2", Fly("silver4", ("S3", "O2"))),
        ("fly silver4 end=p4", Fly("silver4", ("S1", "P4"))),
        ("found r01", Found("R01")),
        ("found r01 060 001 060", Found("R01", ("001", "060", "060"))),
        ("found cards=060,045 corporation=r01", Found("R01", ("045", "060"))),
        ("play 001", Play("001")),
        ("play 075 mc:8,ti:1", Play("075", (("ti", 1), ("mc", 8)))),
        ("play 075 TI: 3", Play("075", (("ti", 3), ("mc", 2)))),
        ("play pay=credits:11 075", Play("075", (("mc", 11),))),
        ("recruit w w", Recruit(("home", "home"))),
        ("play 075 pay.ti=2", Play("075", (("ti", 2), ("mc", 5)))),
        ("recruit white white red", Recruit(("home", "home", "military"))),
        ("recruit White, nov", Recruit(("home", "novelty"))),
        ("recruit white1 white2", Recruit(("home", "home"))),
        ("remove", Remove()),
        ("remove 2 10", Remove("2", 10)),
        ("remove n=2 target=3", Remove("3", 2)),
    ],
)
def test_understood(text: str, move: Move) -> None:
    assert read(text) == move


@pytest.mark.parametrize(
    ("text", "name", "answers"),
    [
        ("", "verb", {}),
        ("trade", "world", {"verb": "trade"}),
        ("fly silver4", "end", {"verb": "fly", "die": "silver4"}),
        ("found", "corporation", {"verb": "found"}),
        ("play 075", "pay.ti", {"verb": "play", "card": "075"}),
        ("play pay=ti:1,mc:8", "card", {"verb": "play", "pay": "ti:1,mc:8"}),
        ("recruit", "dice", {"verb": "recruit"}),
        ("remove 3", "n", {"verb": "remove", "target": "3"}),
    ],
)
def test_text_that_stops_early_goes_on_as_a_question(text: str, name: str, answers: dict[str, str]) -> None:
    asked = read(text)
    assert isinstance(asked, Question)
    assert (asked.name, asked.given) == (name, answers)


@pytest.mark.parametrize(
    ("text", "code", "data"),
    [
        ("dance", "unknown_verb", {"typed": "dance", "verbs": list(menu())}),
        ("re", "ambiguous", {"field": "verb", "typed": "re", "candidates": ["recruit", "remove"]}),
        ("Trade A", "ambiguous", None),
        ("select red settle", "ambiguous", None),  # well-formed, but the candidates help more than the rule's reason
        ("Select red settle", "ambiguous", None),
        ("Trade Zoo", "not_a_choice", {"field": "world", "typed": "Zoo", "choices": [*toy.WORLDS]}),
        ("trade zoo", "not_here", {}),
        ("trade artist zoo", "too_many_values", {"typed": "zoo"}),
        ("end now", "too_many_values", {"typed": "now"}),
        ("trade wrld=x", "unknown_name", {"typed": "wrld", "names": ["world"]}),
        ("found R02 001,045", "too_dear", {}),
        ("recruit white white white", "too_many", {}),  # understood, so the rule says why not
        ("recruit -", "too_many", None),  # the rule's own word for a wrong number
        ("recruit w w r n", "too_many", None),
        ("trad artist zoo", "too_many_values", {"typed": "zoo"}),
        ("tarde artist", "unknown_verb", {"typed": "tarde", "verbs": list(menu()), "near": ["trade"]}),
        ("playy 001", "unknown_verb", {"typed": "playy", "verbs": list(menu()), "near": ["play"]}),
        ("play 075 ti:4", "wrong_price", {}),
        ("Play 075 ti:4", "not_a_choice", {"field": "pay.ti", "typed": "4", "choices": ["0", "1", "2", "3"]}),
        ("Play 075 gold:4", "bad_value", {"field": "pay", "typed": "gold", "expected": "count"}),
        ("Remove 2 1 0", "too_many_values", {"typed": "0"}),
        ("Play 1", "not_a_choice", None),  # a number is never short for another
        ("Remove 2 3", "not_a_choice", {"field": "n", "typed": "3", "choices": ["1", "2", "10"]}),
        ("x" * 2001, "too_long", {"most": 2000}),
    ],
)
def test_refused(text: str, code: str, data: dict[str, Any] | None) -> None:
    refused = refusal(text)
    assert refused[0] == code
    assert data is None or refused[1] == data


def test_a_field_with_one_answer_may_be_left_out() -> None:
    offers = toy.menu()
    flights = [Fly("silver4", way) for way in toy.WAYS]
    offers["fly"].moves = lambda: flights
    assert reading.read(offers, "Fly s1 p4", {}) == flights[2]


def test_a_verb_without_a_move_now_is_refused_with_the_reason_of_the_rule() -> None:
    def why(move: Trade) -> Refusal | None:
        if move.world not in toy.WORLDS:
            return no("no_such_world", world=move.world, worlds=[*toy.WORLDS])
        return no("sold_out", "TOY-9", world=move.world)

    offers = toy.menu()
    offers["trade"] = Offer(Trade, why, moves=list)
    offers["end"] = Offer(End, lambda _: no("not_yet", "TOY-8"))
    names = {**SYNONYMS, "ancientrace": "ancient_race"}
    for text, code, data in (
        ("end", "not_yet", {}),
        ("END", "not_yet", {}),
        ("Trade Ancient-Race", "sold_out", {"world": "ancient_race"}),
        ("trade ancient_race", "sold_out", {"world": "ancient_race"}),
        ("trade artist_colony", "sold_out", {"world": "artist_colony"}),  # no synonym, but written as it should be
        ("Trade Artist Colony", "not_now", None),  # nothing is said of worlds that were not named
        ("trade", "not_now", None),
    ):
        with pytest.raises(Refused) as refused:
            reading.read(offers, text, names)
        assert refused.value.refusal.code == code, text
        assert data is None or refused.value.refusal.data == data, text


def test_a_verb_of_another_step_is_not_unknown() -> None:
    with pytest.raises(Refused) as refused:
        reading.read({"end": toy.bare()}, "Trade artist", SYNONYMS, {"trade", "end"})
    assert refused.value.refusal == no("not_now", verb="trade", verbs=["end"])


def test_simplify() -> None:
    assert simplify("Lost Alien's-World_2.") == "lostaliensworld2"
    assert [simplify(text) for text in ("-", "-3", "", "A:b C")] == ["-", "-3", "", "a:bc"]


WORDS = ["trade", "play", "found", "recruit", "fly", "rem", "red", "white", "artist", "colony", "075", "ti:3", "mc:2",
         "pay=", "end=O2", "cards=", "-", ",", "=", ":", "S1,P4", "r01", "2", "pay.ti=1", "n=2", "é"]  # fmt: skip
TEXTS = st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join)


@given(TEXTS)
@settings(deadline=None, max_examples=300)
def test_any_text_is_read_asked_or_refused(text: str) -> None:
    with suppress(Refused):
        found = read(text)
        assert isinstance(found, Question) or menu()[found.verb].why(found) is None


# ---- suggestions


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("tr", ["trade artist_colony", "trade alien_rosetta_stone", "trade ancient_race", "trade lost_alien's_world"]),
        ("re", ["recruit", "remove"]),
        ("trade a", ["trade artist_colony", "trade alien_rosetta_stone", "trade ancient_race"]),
        ("trade alien", ["trade alien_rosetta_stone", "trade lost_alien's_world"]),
        ("trade artist col", ["trade artist_colony"]),
        ("select red ", ["select military:settle", "select military:explore"]),
        ("fly silver4 ", ["fly silver4 S1,O2", "fly silver4 S3,O2", "fly silver4 S1,P4"]),
        ("fly end=P4 ", ["fly silver4 end=P4", "fly silver2 end=P4"]),
        ("found R02 ", ["found R02 -", "found R02 001", "found R02 045", "found R02 060"]),
        ("recruit white r", ["recruit home,military"]),
        ("recruit white w", ["recruit home,home"]),
        ("play 150 ", ["play 150 mc:4", "play 150 ti:1,mc:1"]),
        ("play 150 t", ["play 150 ti:1,mc:1"]),
        ("zzz", []),
    ],
)
def test_suggestions(text: str, lines: list[str]) -> None:
    found = suggestions(menu(), text, SYNONYMS)
    assert found[: len(lines)] == lines
    assert lines or not found


def test_suggestions_start_with_the_verbs() -> None:
    assert suggestions(menu(), "", SYNONYMS) == list(menu())
    assert len(suggestions(menu(), "", SYNONYMS, limit=3)) == 3


@given(TEXTS)
@settings(deadline=None, max_examples=150)
def test_suggestions_are_short_and_few_and_never_fail(text: str) -> None:
    found = suggestions(menu(), text, SYNONYMS)
    assert len(found) <= 25
    assert all(len(line) <= 100 for line in found)


def test_amounts_have_one_order() -> None:
    """`mc:2,ti:3` may pass the rule as it stands; what is played and stored is what the form would have made."""

    def amounts(sofar: dict[str, int]) -> tuple[str, range] | None:
        return next(((key, range(9)) for key in ("ti", "mc") if key not in sofar), None)

    offer = Offer(Play, lambda m: None, field=lambda done: Tally(amounts) if done else One(("075",)))
    for typed in ("play 075 mc:2,ti:3", "play 075 ti:3,mc:2", "play 075 pay=mc:2,ti:3"):
        assert str(reading.read({"play": offer}, typed, {})) == "play 075 ti:3,mc:2"
