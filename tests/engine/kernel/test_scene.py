"""Scenes and computer players: made-up positions, scripted chance, random games (contract §14)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.kernel.event import Refused
from engine.kernel.lanes import Lanes
from engine.kernel.move import text
from engine.kernel.player import play_out, random_move
from engine.kernel.scene import scene
from tests.engine.kernel.table import kinds, on_table, start
from tests.engine.kernel.toy import TOY, Dawn, Dusk, Hush, Rumours, blank
from tests.engine.kernel.toy_table import Options
from tests.engine.kernel.toy_turn import Arrive, Gift, Toll, Turn


def test_a_scene_plays_steps_in_reading_order_on_the_state_itself() -> None:
    s = blank(Options(), 2)
    s.merchants[0].place = "well"
    match = scene(TOY, s, Arrive(0), Lanes.solo(1, Turn(1)), Gift(0))
    assert match.state is s
    assert match.direct
    assert kinds(match.opening) == ["arrived"]
    assert s.merchants[0].goods["spice"] == 3
    assert match.awaited() == [1]
    assert kinds(match.play(1, "end").events) == ["given"]
    assert match.over()


def test_a_scene_forces_nothing() -> None:
    s = blank(Options(), 2)
    s.weather = "storm"
    s.merchants[0].goods = {"silk": 1, "spice": 0}
    match = scene(TOY, s, Toll(0))
    assert [text(move) for move in (match.menu(0)["toll"].moves or list)()] == ["toll silk"]
    match.play(0, "toll silk")
    assert s.merchants[0].goods["silk"] == 0


def test_a_whole_round_by_script() -> None:
    s = blank(Options(rounds=1), 2)
    s.core.seed = "0" * 64  # shares are dealt by chance, and then the script says what is drawn from them
    s.core.script = {"weather": ["clear"], "rumours": ["r09", "r02", "r16", "r11", "r23"]}
    match = scene(TOY, s, Dawn())
    assert s.weather == "clear"
    match.play(0, "scout no")
    match.play(0, "peek; keep r02; done")
    match.play(1, "keep r11; done")
    match.play(0, "end")
    match.play(1, "end")
    assert match.over()
    assert [me.kept for me in s.merchants] == [["r02"], ["r11"]]
    assert s.decrees == ["r23"]
    assert s.core.script == {"weather": [], "rumours": []}


def test_scripted_chance_runs_out_into_real_chance() -> None:
    s = blank(Options(), 2)
    s.core.seed = "0" * 64
    s.core.script = {"rumours": ["r20"]}
    scene(TOY, s, Dusk())
    assert s.decrees == ["r20"]


# ---- computer players


def test_random_moves_are_legal_and_reach_every_verb() -> None:
    verbs: Counter[str] = Counter()
    for number in range(40):
        rng = Random(number)
        match = start(2 + number % 3, seed=f"{number:064x}")
        while not match.over():
            seat = match.awaited()[0]
            move = random_move(match, seat, rng)
            assert match.why(seat, move) is None
            verbs[move.verb] += 1
            match.play(seat, move)
    assert set(verbs) == {move.verb for move in TOY.moves}


def test_a_seat_that_is_not_awaited_has_no_random_move() -> None:
    with pytest.raises(Refused):
        random_move(on_table(Lanes.solo(0, Turn(0))), 1, Random(1))


@pytest.mark.parametrize("direct", [False, True])
def test_random_games_end(direct: bool) -> None:
    match = start(3, direct=direct)
    made = play_out(match, Random(3))
    assert match.over()
    assert made == match.state.core.ply
    assert TOY.result(match.state).winners
    assert play_out(match, Random(3)) == 0


def test_a_game_that_does_not_end_is_found_out() -> None:
    with pytest.raises(RuntimeError, match="not over after 5 moves"):
        play_out(start(2), Random(1), limit=5)


def test_a_game_that_awaits_nobody_is_found_out() -> None:
    match = on_table(Rumours(), Hush())
    for lane in match.state.core.lanes.values():
        lane.done = True  # nobody is left to end it
    with pytest.raises(RuntimeError, match="nobody is awaited"):
        play_out(match, Random(1))
