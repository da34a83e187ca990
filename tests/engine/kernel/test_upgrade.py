"""Stored states of earlier rules: renamed fields, and moves in open lanes that are no longer allowed (contract §13)."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.kernel.codec import canonical, dump
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.player import play_out
from engine.kernel.upgrade import load_state
from tests.engine.kernel.table import on_table, start
from tests.engine.kernel.toy import TOY, Tax
from tests.engine.kernel.toy_table import Bazaar
from tests.engine.kernel.toy_turn import Turn


def by_rules_1(s: Bazaar, **lanes: list[str]) -> bytes:
    """As rules 1 would have stored it: coins were pennies, any number of goods could be swapped at once."""
    old: dict[str, Any] = json.loads(dump(s))
    old["core"]["rules"] = 1
    for me in old["merchants"]:
        me["pennies"] = me.pop("coins")
    for seat, moves in lanes.items():
        old["core"]["lanes"][seat.removeprefix("lane")] = {"moves": moves, "floor": 0, "done": moves[-1] == "end"}
    return json.dumps(old).encode()


def both_turns() -> Match[Bazaar]:
    match = on_table(Lanes([0, 1], {0: [Turn(0)], 1: [Turn(1)]}), Tax(0))
    for me in match.state.merchants:
        me.goods["silk"] = 5
    return match


def test_a_state_of_these_rules_is_just_loaded() -> None:
    match = start(3)
    assert load_state(TOY, dump(match.state)) == match.state
    assert load_state(TOY, canonical(match.state).decode()) == match.state


def test_an_old_state_is_upgraded_and_played_to_the_end() -> None:
    for number in range(6):
        match = start(2 + number % 3)
        rng = Random(number)
        for _ in range(number * 2):
            match.time_out(rng.choice(match.awaited()))
        upgraded = load_state(TOY, by_rules_1(match.state))
        assert upgraded == match.state
        again = Match(TOY, upgraded)
        again.resume()
        play_out(again, rng)
        assert again.over()


def test_an_open_lane_is_cut_where_the_new_rules_refuse_it() -> None:
    old = by_rules_1(both_turns().state, lane0=["swap spice", "swap silk 3", "swap spice"], lane1=["swap silk 2"])
    match = Match(TOY, load_state(TOY, old))
    match.resume()
    assert match.state.core.lanes[0].moves == ["swap spice"]
    assert match.state.core.lanes[1].moves == ["swap silk 2"]
    assert match.seen(0).merchants[0].coins == 4
    match.play(0, "swap silk 2; end")
    match.play(1, "end")
    assert [me.coins for me in match.state.merchants] == [6, 5]


@pytest.mark.parametrize("resumed", [True, False])
def test_a_finished_lane_is_cut_too(resumed: bool) -> None:
    """At once, or (had nobody called resume) when it is joined."""
    old = by_rules_1(both_turns().state, lane0=["swap silk 3", "end"], lane1=["swap silk 2"])
    match = Match(TOY, load_state(TOY, old))
    if resumed:
        match.resume()
    assert match.awaited() == ([0, 1] if resumed else [1])
    match.play(1, "end")
    assert match.awaited() == [0], "asked again"
    assert match.state.core.lanes[0].moves == []
    match.play(0, "end")
    assert [me.coins for me in match.state.merchants] == [3, 5]


def test_a_lane_that_the_new_rules_end_sooner_does_not_stick() -> None:
    """Under old rules something more was asked after these moves; now they end the lane, and nobody can move in it."""
    state = both_turns().state
    state.core.lanes[0].moves = ["end"]  # not said to be done
    state.core.lanes[1].moves = ["swap silk", "end"]
    match = Match(TOY, load_state(TOY, dump(state)))
    match.resume()
    assert match.state.core.lanes == {}
    assert list(match.menu(0)) == ["tax"]


def test_upgrades_go_step_by_step() -> None:
    def later(old: dict[str, Any]) -> dict[str, Any]:
        assert old["core"]["rules"] == 2
        assert "coins" in old["merchants"][0], "the first upgrade was made before"
        old["round"] += 10
        return old

    game = replace(TOY, rules=3, upgrades={**TOY.upgrades, 2: later})
    state = start(2).state
    loaded = load_state(game, by_rules_1(state))
    assert (loaded.core.rules, loaded.round) == (3, 11)
    assert load_state(game, dump(state)).round == 11


def test_what_cannot_be_upgraded_is_refused_in_words() -> None:
    state = start(2).state
    newer = replace(state, core=replace(state.core, rules=7))
    with pytest.raises(ValueError, match="written by rules 7 of Bazaar; this program has rules 2"):
        load_state(TOY, dump(newer))
    with pytest.raises(ValueError, match="no upgrade from rules 0 to 1"):
        load_state(TOY, dump(replace(state, core=replace(state.core, rules=0))))
    for data in (b"", b"[]", b"{}", b'{"core": 3}', b'{"core": {"rules": "2"}}', b'{"core": {"rules": true}}', b"\xff"):
        with pytest.raises(ValueError, match="does not say which rules wrote it"):
            load_state(TOY, data)
    with pytest.raises(ValueError, match="not a stored Bazaar"):
        load_state(TOY, b'{"core": {"rules": 2}}')
