"""The end of a phase: RG-7.7 - RG-7.9 and the incomes of RG-18."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.kernel.event import Event
from engine.roll.income import PhaseEnd, income
from engine.roll.powers import Income
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def empire(tableau: str, *, citizenry: str = "", credits: int = 1, rival: str = "", **goods: str) -> Galaxy:
    """Seat 0 with this tableau, dice and goods; seat 1 with a tableau to compare."""
    s = table(2)
    player = s.players[0]
    player.tableau = [*tableau.split(), *goods]
    player.citizenry = citizenry.split()
    player.credits = credits
    player.goods = {world: dice.split() for world, dice in goods.items()}
    s.players[1].tableau = rival.split()
    return s


def paid(s: Galaxy, phase: str) -> tuple[int, int]:
    """Credits and VP chips that seat 0 gains when the phase ends."""
    player = s.players[0]
    credits, chips = player.credits, player.chips
    s.phase = phase
    assert scene(s, PhaseEnd(phase)).over()
    assert s.phase is None
    return player.credits - credits, player.chips - chips


@pytest.mark.parametrize(
    ("face", "phase", "credits"),
    [
        ("galactic_investors", "develop", 2),  # RG-18.21
        ("robot_surveyors", "settle", 2),  # RG-18.51
        ("merchant_guild", "produce", 2),  # RG-18.39
        ("free_trade_association", "ship", 2),  # RG-18.14
    ],
)
def test_incomes_need_no_worker_but_their_phase(face: str, phase: str, credits: int) -> None:  # RG-7.7
    for ended in ("explore", "develop", "settle", "produce", "ship"):
        assert paid(empire(face), ended) == (credits if ended == phase else 0, 0)


def test_the_salon_takes_a_chip_from_the_pool() -> None:  # RG-18.27
    s = empire("galactic_salon")
    s.pool = 7
    assert paid(s, "ship") == (0, 1)
    assert s.pool == 6


@pytest.mark.parametrize(("military", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_space_piracy_rounds_up(military: int, credits: int) -> None:  # RG-18.56, RG-7.9
    assert paid(empire("space_piracy", citizenry="home " + "military " * military), "ship") == (credits, 0)


def test_galactic_religion_counts_the_citizenry() -> None:  # RG-18.24
    s = empire("galactic_religion", citizenry="novelty home novelty", gem_world="novelty")
    s.players[0].cup = ["novelty"]
    assert paid(s, "develop") == (2, 0)


def test_consumer_markets_count_goods_of_any_colour() -> None:  # RG-18.10
    s = empire("consumer_markets", space_mall="home", gem_world="novelty rare", plague_world="novelty")
    assert paid(s, "produce") == (3, 0)


def test_mining_league_counts_goods_on_rare_worlds() -> None:  # RG-18.41
    s = empire("mining_league galactic_reserves", asteroid_belt="home rare", comet_zone="genes", gem_world="rare")
    assert paid(s, "produce") == (3, 0)


def test_genetics_lab_counts_dice_not_worlds() -> None:  # RG-18.28
    assert paid(empire("genetics_lab", plague_world="home", gem_world="genes"), "produce") == (2, 0)


@pytest.mark.parametrize("phase", ["explore", "produce"])
@pytest.mark.parametrize(
    ("mine", "rival", "credits"),
    [
        ("technology_unions space_piracy public_works", "consumer_markets space_docks gem_world", 1),
        ("technology_unions space_piracy gem_world", "consumer_markets space_docks", 0),  # a tie
        ("technology_unions", "consumer_markets space_docks", 0),
    ],
)
def test_technology_unions_want_the_lead_alone(phase: str, mine: str, rival: str, credits: int) -> None:  # RG-18.61
    assert paid(empire(mine, rival=rival), phase) == (credits, 0)


@pytest.mark.parametrize(
    ("mine", "rival", "credits"),
    [
        ("space_tourism jungle_world", "old_earth gem_world", 2),
        ("space_tourism jungle_world distant_world", "malevolent_lifeforms", 1),  # shared
        ("space_tourism gem_world", "jungle_world", 1),
        ("space_tourism", "old_earth", 1),
        ("space_tourism", "", 1),
    ],
)
def test_space_tourism(mine: str, rival: str, credits: int) -> None:  # RG-18.58
    assert paid(empire(mine, rival=rival), "ship") == (credits, 0)


@pytest.mark.parametrize(("scouted", "credits"), [(True, 1), (False, 0)])
def test_research_team_is_paid_for_an_alien_scout(scouted: bool, credits: int) -> None:  # RG-18.4
    s = empire("alien_research_team")
    s.players[0].alien_scout = scouted
    assert paid(s, "explore") == (credits, 0)  # with an empty bag nothing is drawn


def test_each_income_is_a_gain_of_its_own() -> None:  # RG-7.6
    s = empire("space_tourism jungle_world free_trade_association galactic_salon", credits=8)
    match = scene(s, PhaseEnd("ship"))
    shown = [(event.data["face"], event.data["amount"]) for event in told(match.opening, "income")]
    assert shown == [("space_tourism", 1), ("space_tourism", 1), ("free_trade_association", 0)]
    assert [event.data["vp"] for event in told(match.opening, "income_vp")] == [1]
    assert s.players[0].credits == 10


def test_all_players_are_paid_in_player_order() -> None:  # RG-16.6
    s = empire("merchant_guild", rival="consumer_markets")
    s.players[0].faction, s.players[1].faction = "f7", "f3"
    s.players[1].tableau.append("gem_world")
    s.players[1].goods = {"gem_world": ["home"]}
    match = scene(s, PhaseEnd("produce"))
    assert [(e.seat, e.data["amount"]) for e in told(match.opening, "income")] == [(1, 1), (0, 2)]


def test_income_tells_before_the_limit() -> None:
    s = empire("merchant_guild", credits=10)
    ((_, power),) = s.facts.owned(s.players[0].tableau, Income)
    assert income(s, 0, power) == 2
    assert paid(s, "produce") == (0, 0)
