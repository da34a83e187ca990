"""The end of the game and scoring: RG-14, RG-15."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.kernel.event import Event
from engine.roll.scoring import FinalScoring, game_ends, result, running_score, score, tiebreak, winners
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


ELEVEN = """space_piracy hidden_fortress old_earth secluded_world star_nomad_lair artist_colony new_survivalists
    fifth_column gem_world spice_world space_port"""


def empire(tableau: str = "", chips: int = 0, cup: str = "", **goods: str) -> Galaxy:
    s = table(1)
    player = s.players[0]
    player.tableau = tableau.split()
    player.chips = chips
    player.cup = cup.split()
    player.goods = {world: dice.split() for world, dice in goods.items()}
    return s


# -- The end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "pool", "ends"),
    [
        (ELEVEN + " new_vinland", 5, True),  # RG-14.1, RG-14.2: a faction is two tiles
        (ELEVEN, 1, False),
        (ELEVEN + " new_vinland jungle_world", 5, True),  # RG-10.7
        ("space_piracy hidden_fortress old_earth", 0, True),
        ("space_piracy hidden_fortress old_earth", -3, True),  # RG-12.12
        ("space_piracy hidden_fortress old_earth", 1, False),
    ],
)
def test_when_the_game_ends(tableau: str, pool: int, ends: bool) -> None:
    s = empire(tableau)
    s.pool = pool
    s.players[0].stacks = {"development": ["t01"], "world": ["t02"]}  # do not count
    assert game_ends(s) is ends


def test_any_player_ends_the_game() -> None:  # RG-14.1
    s = table(3)
    s.players[2].tableau = [*ELEVEN.split(), "new_vinland"]
    assert game_ends(s)


# -- Points ------------------------------------------------------------------------------------------------------


def test_chips_and_printed_costs() -> None:  # RG-15.1, RG-15.2
    s = empire("consumer_markets space_mall old_earth tourist_world", chips=7)
    s.players[0].stacks["development"] = ["t01"]
    made = score(s, 0)
    assert (made.chips, made.developments, made.worlds, made.bonuses, made.total) == (7, 3, 7, {}, 17)
    assert score(empire("replicant_robots free_trade_zone tourist_world"), 0).total == 11


def test_the_example_of_the_rulebook() -> None:  # RG-15.8
    s = empire("galactic_federation new_galactic_order alien_archaeology alien_rosetta_stone_world new_sparta")
    player = s.players[0]
    player.cup, player.citizenry, player.zones["world"] = ["military", "military"], ["military"], ["military"]
    made = score(s, 0)
    assert (made.developments, made.worlds, made.total) == (13, 3, 25)
    assert made.bonuses == {"galactic_federation": 5, "new_galactic_order": 4}


@pytest.mark.parametrize(
    ("tableau", "face", "vp"),
    [
        ("gem_world secluded_world universal_exports space_mall jungle_world", "free_trade_association", 3),
        ("space_piracy hidden_fortress public_works executive_power", "galactic_bankers", 4),
        ("public_works", "galactic_federation", 3),
        ("alpha_centauri asteroid_belt meteorite_planet mining_industry", "mining_league", 6),
        ("biological_adaptation aquatic_uplift_world backup_planning space_docks", "new_economy", 3),
        ("galactic_mandate hydroponics_guild public_works", "system_diversification", 5),
    ],
)
def test_bonuses_for_tiles(tableau: str, face: str, vp: int) -> None:  # RG-15.3, RG-15.4
    assert score(empire(f"{tableau} {face}"), 0).bonuses == {face: vp}


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (14, 4), (15, 5), (59, 10)])
def test_galactic_renaissance_is_a_list_of_thresholds(chips: int, vp: int) -> None:  # RG-15.5
    made = score(empire("galactic_renaissance", chips), 0)
    assert made.bonuses == {"galactic_renaissance": vp}
    assert made.total == chips + 6 + vp


@pytest.mark.parametrize(("dice", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4), (7, 6)])
def test_new_galactic_order_counts_started_groups(dice: int, vp: int) -> None:  # RG-15.4
    assert score(empire("new_galactic_order", cup="home " + "military " * dice), 0).bonuses["new_galactic_order"] == vp


def test_galactic_exchange_counts_colours_wherever_they_are() -> None:  # RG-15.4, RG-0.6
    s = empire("galactic_exchange gem_world", cup="home home", gem_world="consumption")
    s.players[0].citizenry = ["military"]
    s.players[0].zones["development"] = ["rare"]
    assert score(s, 0).bonuses == {"galactic_exchange": 4}
    s.players[0].rolled = {"alien": ["?", "?"]}  # rolled dice are owned too, whatever they show
    assert running_score(s, 0).bonuses == {"galactic_exchange": 5}


def test_galactic_reserves_count_goods() -> None:  # RG-15.4
    s = empire("galactic_reserves gem_world plague_world", gem_world="novelty home", plague_world="genes")
    assert score(s, 0).bonuses == {"galactic_reserves": 3}
    assert score(s, 0).total == 14


# -- Winners -----------------------------------------------------------------------------------------------------


def contest(*seats: tuple[int, int, int]) -> Galaxy:
    """(VP chips, dice in the cup, credits) of each seat."""
    s = table(len(seats))
    for player, (chips, cup, credits) in zip(s.players, seats, strict=True):
        player.chips, player.cup, player.credits = chips, ["home"] * cup, credits
    return s


@pytest.mark.parametrize(
    ("seats", "best"),
    [
        (((10, 0, 1), (11, 0, 0)), [1]),  # RG-15.6
        (((13, 2, 3), (13, 1, 3)), [0]),  # RG-15.7
        (((10, 2, 3), (10, 4, 1), (9, 9, 9)), [0, 1]),  # shared
    ],
)
def test_winners(seats: tuple[tuple[int, int, int], ...], best: list[int]) -> None:
    assert winners(contest(*seats)) == best


def test_only_cup_and_credits_break_ties() -> None:  # RG-15.7
    s = empire(cup="home home", gem_world="home")
    s.players[0].citizenry = ["home"]
    s.players[0].zones["world"] = ["home"]
    assert tiebreak(s.players[0]) == 2 + 1


def test_the_result_and_its_events() -> None:  # RG-15.6
    s = contest((10, 1, 1), (4, 2, 5))
    s.players[1].tableau = ["galactic_bankers", "public_works", "gem_world"]
    match = scene(s, FinalScoring())
    assert match.over()
    assert s.finished
    made = result(s)
    assert (made.totals, made.tiebreak, made.winners) == ([10, 15], [2, 7], [1])
    assert made.parts[1] == {"chips": 4, "developments": 7, "worlds": 2, "bonuses": 2}
    assert [(e.seat, e.data) for e in told(match.opening, "bonus")] == [(1, {"face": "galactic_bankers", "vp": 2})]
    assert [e.data["vp"] for e in told(match.opening, "scored")] == [10, 15]
    assert [e.data for e in told(match.opening, "won")] == [{"winners": [1]}]
