"""Reveal: RG-6."""

from __future__ import annotations

from engine.kernel.event import Event, Plain
from engine.roll.reveal import Reveal
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def plan(s: Galaxy, seat: int, selected: str, **columns: str) -> None:
    """A finished assignment: the selecting worker is a home die on the strip, the others stand in columns."""
    player = s.players[seat]
    player.selected, player.selector = selected, "home"
    for column, dice in columns.items():
        player.columns[column] = dice.split()


def standing(s: Galaxy, seat: int) -> dict[str, list[str]]:
    return {column: sorted(dice) for column, dice in s.players[seat].columns.items() if dice}


def test_rg_6_1_every_selected_phase_is_active_in_order() -> None:
    s = table(3)
    plan(s, 0, "ship")
    plan(s, 1, "explore")
    plan(s, 2, "ship")
    match = scene(s, Reveal())
    assert s.active == ["explore", "ship"]
    assert match.opening[-1] == Event("phases", None, {"phases": ["explore", "ship"]})


def test_rg_6_1_a_phase_is_active_for_everybody() -> None:
    s = table(3)
    plan(s, 0, "explore", ship="novelty")
    plan(s, 1, "ship")
    plan(s, 2, "explore")
    scene(s, Reveal())
    assert standing(s, 0) == {"explore": ["home"], "ship": ["novelty"]}


def test_rg_5_3_the_selecting_worker_joins_its_column() -> None:
    s = table(3)
    plan(s, 0, "settle", settle="military", explore="genes")
    for seat in (1, 2):
        plan(s, seat, "explore")
    match = scene(s, Reveal())
    assert standing(s, 0) == {"explore": ["genes"], "settle": ["home", "military"]}
    assert s.players[0].selector is None
    assert s.players[0].selected == "settle"
    columns: Plain = {"explore": ["genes"], "settle": ["home", "military"]}
    assert match.opening[0] == Event("revealed", 0, {"phase": "settle", "columns": columns})


def test_rg_6_3_workers_of_inactive_phases_return_to_the_cup() -> None:
    s = table(3)
    plan(s, 0, "explore", develop="military", ship="novelty")
    plan(s, 1, "ship", settle="home military")
    plan(s, 2, "explore")
    s.players[1].cup = ["alien"]
    scene(s, Reveal())
    assert s.players[0].cup == ["military"]
    assert sorted(s.players[1].cup) == ["alien", "home", "military"]
    assert standing(s, 1) == {"ship": ["home"]}


def test_rg_6_3_dictate_dice_return_to_the_cup() -> None:
    s = table(3)
    for seat in range(3):
        plan(s, seat, "ship")
    s.players[0].dictated = ["home", "rare"]
    scene(s, Reveal())
    assert s.players[0].cup == ["home", "rare"]
    assert s.players[0].dictated == []
    assert s.active == ["ship"]


def test_rg_6_2_with_two_players_the_spare_die_adds_a_phase() -> None:
    s = table(2)
    plan(s, 0, "develop", produce="novelty")
    plan(s, 1, "settle", produce="home")
    s.core.script["extra"] = ["produce"]
    match = scene(s, Reveal())
    assert s.active == ["develop", "settle", "produce"]
    assert s.extra_die == "produce"
    assert s.players[0].cup == s.players[1].cup == []
    assert Event("extra_die", None, {"phase": "produce"}) in match.opening
    assert standing(s, 1) == {"produce": ["home"], "settle": ["home"]}  # the die is nobody's worker


def test_rg_6_2_the_spare_die_may_show_what_was_selected_anyway() -> None:
    s = table(2)
    plan(s, 0, "develop", produce="novelty")
    plan(s, 1, "settle")
    s.core.script["extra"] = ["settle"]
    scene(s, Reveal())
    assert s.active == ["develop", "settle"]
    assert s.players[0].cup == ["novelty"]


def test_rg_6_2_only_with_exactly_two_players() -> None:
    for seats in (1, 3, 4, 5):
        s = table(seats)
        for seat in range(seats):
            plan(s, seat, "ship")
        scene(s, Reveal())
        assert s.active == ["ship"]
        assert s.extra_die is None
        assert s.core.drawn == {}


def test_rg_6_2_the_spare_die_is_a_home_die() -> None:
    seen = []
    for n in range(120):
        s = table(2)
        s.core.seed = f"{n:064x}"
        plan(s, 0, "ship")
        plan(s, 1, "ship")
        scene(s, Reveal())
        seen.append(s.extra_die)
    assert set(seen) == {"explore", "develop", "settle", "produce", "ship"}
    assert 25 <= seen.count("explore") <= 57  # two of six faces


def test_rg_5_17_a_player_without_workers_selects_nothing() -> None:
    s = table(3)
    plan(s, 1, "develop")
    plan(s, 2, "develop")
    match = scene(s, Reveal())
    assert s.active == ["develop"]
    assert [event.seat for event in match.opening if event.kind == "revealed"] == [1, 2]
