"""Produce (RG-11)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.kernel.event import Refused
from engine.kernel.match import Match
from engine.roll.facts import COLOURS
from engine.roll.moves import Produce
from engine.roll.produce import ProducePhase, Producing, goods_limit, room_on, rooms
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def position(producers: str, *tableau: str, **goods: str) -> Galaxy:
    s = table(2)
    player = s.players[0]
    player.columns["produce"] = producers.split()
    player.tableau = [*tableau]
    player.goods = {world: dice.split() for world, dice in goods.items()}
    return s


def produce(s: Galaxy, *moves: str, forced: bool = True) -> Match[Galaxy]:
    match = scene(s, ProducePhase(), forced=forced)
    for move in moves:
        match.play(0, move)
    return match


def refusal(match: Match[Galaxy], die: str, world: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        match.play(0, Produce(die, world))
    return caught.value.refusal.code, dict(caught.value.refusal.data)


def test_any_colour_on_any_world() -> None:
    """RG-11.1"""
    match = produce(position("military home", "gem_world", "plague_world"), "produce military gem_world")
    assert match.state.players[0].goods == {"gem_world": ["military"], "plague_world": ["home"]}  # the last is forced
    assert match.state.players[0].columns["produce"] == []
    assert match.state.players[0].citizenry == []
    assert match.state.phase == "produce"


def test_events() -> None:
    """RG-11.1, RG-11.3"""
    match = scene(position("home home home", "gem_world", "plague_world"), ProducePhase(), forced=True)
    assert [(event.kind, event.data) for event in match.opening] == [
        ("produced", {"die": "home", "world": "gem_world"}),
        ("produced", {"die": "home", "world": "plague_world"}),
        ("unused", {"phase": "produce", "dice": ["home"]}),
    ]


def test_unused_producers_return_to_the_cup() -> None:
    """RG-11.3"""
    match = produce(position("home novelty novelty", "gem_world"), "produce novelty gem_world")
    assert match.state.players[0].cup == ["home", "novelty"]
    assert match.awaited() == []


def test_without_room_nothing_is_asked() -> None:
    """RG-11.2, RG-11.3: grey worlds hold none."""
    match = produce(position("home rare", "old_earth", "gem_world", gem_world="alien"), forced=False)
    assert match.awaited() == []
    assert match.state.players[0].cup == ["home", "rare"]


def test_producers_must_be_used() -> None:
    """RG-11.3: there is nothing but Produce while some world has room."""
    match = produce(position("home novelty", "gem_world", "plague_world"), "produce novelty gem_world", forced=False)
    assert match.awaited() == [0]
    assert list(match.menu(0)) == ["produce"]


def test_refusals() -> None:
    """RG-11.1, RG-11.2"""
    s = position("home rare", "old_earth", "gem_world", "plague_world", "comet_zone", "public_works", gem_world="alien")
    match = produce(s)
    free = ["plague_world", "comet_zone"]
    assert refusal(match, "home", "old_earth") == ("grey_world", {"world": "old_earth", "faces": free})
    assert refusal(match, "home", "gem_world") == ("world_full", {"world": "gem_world", "faces": free})
    for world in ("asteroid_belt", "public_works", "nonsense"):
        assert refusal(match, "home", world) == ("not_your_world", {"world": world, "faces": free})
    assert refusal(match, "alien", "comet_zone") == ("no_such_producer", {"die": "alien", "dice": ["home", "rare"]})


def test_the_menu_is_exact() -> None:
    """RG-11.1, RG-11.2"""
    s = position("home home rare", "old_earth", "gem_world", "plague_world", "comet_zone", gem_world="alien")
    match = produce(s)
    offer = match.menu(0)["produce"]
    assert offer.moves is not None
    every = {Produce(die, world) for die, world in product([*COLOURS, "x"], [*s.facts.faces, "x"])}
    listed = list(offer.moves())
    assert len(listed) == len(set(listed)) == 4
    assert set(listed) == {move for move in every if offer.why(move) is None}


def test_galactic_reserves() -> None:
    """RG-18.26: two goods of any colours on each world; grey worlds still hold none."""
    s = position("home alien", "galactic_reserves", "gem_world", "old_earth", gem_world="novelty")
    assert (goods_limit(s, 0), goods_limit(s, 1)) == (2, 1)
    assert rooms(s, 0) == {"gem_world": 1}
    match = produce(s, "produce alien gem_world")
    assert match.state.players[0].goods == {"gem_world": ["novelty", "alien"]}
    assert match.state.players[0].cup == ["home"]
    assert room_on(match.state, 0, "gem_world") == 0


@pytest.mark.parametrize(
    ("producers", "tableau", "expected"),
    [
        ("home home", ("gem_world", "plague_world"), Produce("home", "gem_world")),
        ("home home home", ("gem_world", "plague_world"), Produce("home", "gem_world")),
        ("home", ("gem_world", "plague_world"), None),
        ("home rare", ("gem_world",), None),
        ("home", ("gem_world",), Produce("home", "gem_world")),
        ("home", ("gem_world", "galactic_reserves"), Produce("home", "gem_world")),
        ("home home", ("gem_world", "plague_world", "galactic_reserves"), None),
    ],
)
def test_forced(producers: str, tableau: tuple[str, ...], expected: Produce | None) -> None:
    """RG-19.12"""
    assert Producing(0).forced(position(producers, *tableau)) == expected


@pytest.mark.parametrize(
    ("producers", "expected"),
    [
        ("home genes", Produce("genes", "plague_world")),
        ("home consumption", Produce("consumption", "gem_world")),
        ("military home", Produce("home", "gem_world")),
    ],
)
def test_default_matches_colours_first(producers: str, expected: Produce) -> None:
    """RG-19.12"""
    s = position(producers, "old_earth", "gem_world", "plague_world", "comet_zone")
    assert Producing(0).default(s) == expected


def test_all_produce_at_the_same_time() -> None:
    """RG-16.1"""
    s = position("home rare", "gem_world", "plague_world")
    s.players[1].columns["produce"] = ["genes", "alien"]
    s.players[1].tableau = ["comet_zone"]
    match = scene(s, ProducePhase(), direct=False, forced=True)
    assert match.awaited() == [0, 1]
    match.play(1, "produce alien comet_zone")
    match.play(0, "produce rare plague_world")
    assert match.over()
    assert match.state.players[1].cup == ["genes"]
    assert match.state.players[0].goods == {"plague_world": ["rare"], "gem_world": ["home"]}
