"""Manage Empire: RG-13, RG-19.14 - RG-19.16."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from engine.kernel.event import Event
from engine.kernel.match import Match
from engine.kernel.move import bag
from engine.kernel.offer import Offer, Some
from engine.roll.manage import STANDING, ManageEmpire, Recalling, Recruiting
from engine.roll.moves import Recall, Recruit, Return
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def empire(
    *, credits: int = 1, citizenry: str = "", cup: str = "home", zones: tuple[str, str] = ("", ""), **goods: str
) -> Galaxy:
    s = table(1)
    player = s.players[0]
    player.credits, player.citizenry, player.cup = credits, citizenry.split(), cup.split()
    player.zones = {"development": zones[0].split(), "world": zones[1].split()}
    player.goods = {world: dice.split() for world, dice in goods.items()}
    player.tableau = list(goods)
    return s


def manage(s: Galaxy, *, forced: bool = True) -> Match[Galaxy]:
    return scene(s, ManageEmpire(), forced=forced)


# -- Recruit -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "left"), [(6, 3), (3, 1)])
def test_with_enough_credits_all_are_recruited(credits: int, left: int) -> None:  # RG-13.1, RG-13.2
    s = empire(credits=credits, citizenry="home military novelty")
    match = manage(s)
    assert match.over()  # RG-19.14: nothing to ask
    player = s.players[0]
    assert (player.credits, player.citizenry, sorted(player.cup)) == (left, [], ["home", "home", "military", "novelty"])
    assert told(match.opening, "recruited")[0].data == {"dice": ["home", "military", "novelty"], "amount": 3}
    assert [event.data for event in told(match.opening, "broke")] == ([{"amount": 1}] if credits == 3 else [])


def test_with_too_few_credits_the_owner_chooses() -> None:  # RG-13.1
    s = empire(credits=2, citizenry="home military novelty")
    match = manage(s)
    assert match.awaited() == [0]
    match.play(0, "recruit novelty,military")
    player = s.players[0]
    assert (player.credits, player.citizenry, sorted(player.cup)) == (1, ["home"], ["home", "military", "novelty"])


@pytest.mark.parametrize(
    ("dice", "code", "data"),
    [
        ("", "recruit_number", {"need": 2, "have": 0}),
        ("military", "recruit_number", {"need": 2, "have": 1}),  # RG-13.6
        ("home home military", "recruit_number", {"need": 2, "have": 3}),
        ("alien home", "not_in_citizenry", {"dice": ["alien"]}),
        ("military military", "not_in_citizenry", {"dice": ["military"]}),
        ("? home", "not_in_citizenry", {"dice": ["?"]}),
    ],
)
def test_wrong_recruits(dice: str, code: str, data: dict[str, object]) -> None:
    match = manage(empire(credits=2, citizenry="home military novelty home"))
    refusal = match.why(0, Recruit(bag(dice.split())))
    assert refusal is not None
    assert (refusal.code, refusal.data) == (code, data)


def test_an_empty_citizenry_keeps_the_credits() -> None:  # RG-13.1
    s = empire(credits=4)
    assert manage(s, forced=False).over()
    assert s.players[0].credits == 4


def test_a_marker_at_nothing_always_goes_to_one() -> None:  # RG-13.2
    s = empire(credits=0, citizenry="home")
    match = manage(s)
    assert (s.players[0].credits, s.players[0].citizenry) == (1, ["home"])
    assert len(told(match.opening, "broke")) == 1


def test_dice_of_one_colour_are_no_choice() -> None:  # RG-19.14
    s = empire(credits=2, citizenry="rare rare rare")
    assert manage(s).over()
    assert s.players[0].citizenry == ["rare"]


def test_in_the_last_round_nobody_is_asked() -> None:  # RG-19.16
    s = empire(credits=2, citizenry="novelty military home")
    s.pool = 0
    assert manage(s).over()
    assert s.players[0].citizenry == ["novelty"]


def test_every_recruit_offered_is_legal_and_the_default_too() -> None:
    s = empire(credits=2, citizenry="home military novelty home")
    match = manage(s)
    field = match.menu(0)["recruit"].field
    assert field is not None
    asked = field(())
    assert isinstance(asked, Some)
    assert (asked.lo, asked.hi) == (2, 2)
    assert all(match.why(0, Recruit(bag(dice))) is None for dice in combinations(asked.items, 2))
    assert Recruiting(0).default(s) == Recruit(("military", "novelty"))


# -- Recall ------------------------------------------------------------------------------------------------------


def test_recall_is_free_from_zones_and_worlds() -> None:  # RG-13.3
    s = empire(zones=("home military", "rare"), gem_world="novelty")
    match = manage(s)
    done = match.play(0, "recall military:developments,novelty:gem_world,rare:worlds")
    player = s.players[0]
    assert sorted(player.cup) == ["home", "military", "novelty", "rare"]
    assert (player.zones, player.goods, player.credits) == ({"development": ["home"], "world": []}, {}, 1)
    assert told(done.events, "recalled")[0].data["back"] == [
        "military:developments",
        "novelty:gem_world",
        "rare:worlds",
    ]


def test_recall_is_optional() -> None:  # RG-13.3
    s = empire(zones=("home", ""))
    match = manage(s)
    assert match.awaited() == [0]
    assert not told(match.play(0, "recall -").events, "recalled")
    assert s.players[0].zones["development"] == ["home"]
    assert match.over()


@pytest.mark.parametrize(
    "back",
    ["military:citizenry", "home:cup", "home:developments home:developments", "home", "home:", ":", "home:gem_world"],
)
def test_nothing_else_can_be_recalled(back: str) -> None:  # RG-13.3
    s = empire(citizenry="military military", zones=("home", ""), gem_world="novelty")
    s.players[0].credits = 0
    refusal = manage(s).why(0, Recall(bag(back.split())))
    assert refusal is not None
    assert refusal.code == "not_recallable"


def test_an_empty_cup_needs_a_die() -> None:  # RG-13.7
    s = empire(cup="", zones=("home home", ""))
    match = manage(s)
    refusal = match.why(0, Recall(()))
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("cup_stays_empty", {"need": 1})
    assert Recalling(0).default(s) == Recall(("home:developments",))
    match.play(0, "recall home:developments")
    assert (s.players[0].cup, s.players[0].zones["development"]) == (["home"], ["home"])


def test_the_only_die_for_an_empty_cup_is_no_choice() -> None:  # RG-13.7
    s = empire(cup="", gem_world="novelty")
    assert manage(s).over()
    assert s.players[0].cup == ["novelty"]


def test_recruits_fill_the_cup_first() -> None:  # RG-13.7
    s = empire(cup="", citizenry="home", zones=("home", ""))
    assert manage(s).why(0, Recall(())) is None


def test_nobody_is_asked_with_nothing_to_recall() -> None:  # RG-19.15
    assert manage(empire()).over()


def test_the_last_round_recalls_everything() -> None:  # RG-19.16
    s = empire(zones=("home", "rare"), gem_world="novelty")
    s.pool = -1
    assert manage(s).over()
    assert sorted(s.players[0].cup) == ["home", "home", "novelty", "rare"]


@pytest.mark.parametrize(("cup", "zones", "left"), [("home", "home", 2), ("", "home", 2), ("home", "", 2), ("", "", 1)])
def test_galactic_reserves_keep_their_goods_in_the_last_round(cup: str, zones: str, left: int) -> None:  # RG-19.16
    s = empire(cup=cup, zones=(zones, ""), gem_world="novelty home")
    s.players[0].tableau.append("galactic_reserves")
    s.pool = 0
    assert manage(s).over()
    assert sum(map(len, s.players[0].goods.values())) == left
    assert s.players[0].zones["development"] == []


def test_all_manage_at_the_same_time() -> None:  # RG-19.14
    s = table(3)
    for player in s.players:
        player.cup, player.citizenry = ["home"], ["home", "military"]
    s.players[1].credits = 5
    match = scene(s, ManageEmpire(), direct=False, forced=True)
    assert match.awaited() == [0, 2]
    match.play(2, "recruit military")
    match.play(0, "recruit home")
    assert match.over()
    assert [sorted(player.cup) for player in match.state.players] == [
        ["home", "home"],
        ["home", "home", "military"],
        ["home", "military"],
    ]


# -- Standing answers --------------------------------------------------------------------------------------------


def answered(key: str, s: Galaxy, menu: dict[str, Offer]) -> object:
    (standing,) = (each for each in STANDING if each.key == key)
    return standing.answer(s, menu, {})


def test_never_recall() -> None:
    match = manage(empire(zones=("home home", "")))
    assert answered("no_recall", match.seen(0), match.menu(0)) == Recall(())
    match = manage(empire(cup="", zones=("home home", "")))
    assert answered("no_recall", match.seen(0), match.menu(0)) is None  # RG-13.7
    assert answered("no_recall", match.seen(0), {}) is None


@pytest.mark.parametrize(
    ("spent", "answer"),
    [("home home home", Return(("home", "home"))), ("rare", Return(("rare",))), ("home rare", None)],
)
def test_return_two(spent: str, answer: Return | None) -> None:  # RG-19.10
    dice = spent.split()
    offer = Offer(Return, lambda _: None, field=lambda _: Some(dice, 1, 2))
    assert answered("return_two", table(1), {"return": offer}) == answer
    assert answered("return_two", table(1), {}) is None
