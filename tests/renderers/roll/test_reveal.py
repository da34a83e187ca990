"""The reveal picture: dice where the plans put them, nothing of them before."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.view import view
from engine.roll import GAME
from engine.roll.facts import COLOURS, PHASES
from engine.roll.state import COLUMNS, Galaxy
from renderers.kit.canvas import same
from renderers.look import Look
from renderers.roll.faces import stage
from renderers.roll.plan import DICTATES, SELECTS, in_column, phases_happening, planned, selecting
from renderers.roll.reveal import draw_reveal
from renderers.words import LANGUAGES
from tests.renderers.roll.games import LONG, look_of, played, shown

SEATS = (2, 3, 4, 5)


def just_revealed(match: Match[Galaxy]) -> bool:
    """Nobody has done anything in the first phase of the round."""
    s = match.state
    lanes = match.state.core.lanes.values()
    return s.phase is not None and s.active[0] == s.phase and not any(lane.moves or lane.done for lane in lanes)


@pytest.mark.parametrize("seats", SEATS)
def test_every_stage_is_drawn(seats: int) -> None:
    rng, known = Random(seats), set()
    for match in played(seats, 1):
        if stage(match.state) in known and rng.random() > 0.03:
            continue
        known.add(stage(match.state))
        for seat in (None, rng.randrange(seats)):
            lang = rng.choice(LANGUAGES)
            shown(draw_reveal(match.seen(seat), look_of(match, seat, lang)))
    assert {"setup", "assign", "manage", "over"} <= known


@pytest.mark.parametrize("seats", SEATS)
def test_a_replayed_plan_is_where_the_dice_stand(seats: int) -> None:
    """While planning, for the planner: the columns of the state are those of the replay."""
    checked = 0
    for match in played(seats, 2):
        if checked > 60:
            break
        for seat in match.state.core.lanes:
            seen = match.seen(seat)
            player = seen.players[seat]
            if stage(seen) != "assign" or not player.roll:
                continue
            workers = planned(player)
            for column in COLUMNS:
                assert sorted(w.colour for w in in_column(workers, column)) == sorted(player.columns[column])
            chosen = selecting(workers)
            assert (chosen.colour if chosen else None) == player.selector
            assert sorted(w.colour for w in workers if w.role == DICTATES) == sorted(player.dictated)
            checked += bool(player.plan)
    assert checked > 50


@pytest.mark.parametrize("seats", SEATS)
def test_after_reveal_the_active_columns_are_those_of_the_plans(seats: int) -> None:
    checked = 0
    for match in played(seats, 3):
        s = match.state
        if not just_revealed(match):
            continue
        for player in s.players:
            workers = planned(player)
            for phase in s.active[1:]:  # the first one may have begun
                standing = [w.colour for w in workers if w.column == phase and w.role in ("", SELECTS)]
                assert sorted(standing) == sorted(player.columns[phase])
                checked += 1
    assert checked


def test_phases_are_remembered_when_the_game_is_over() -> None:
    last: list[str] = []
    for match in played(2, 4):
        last = match.state.active or last
    assert phases_happening(match.seen(None)) == last
    shown(draw_reveal(match.seen(None), look_of(match, None, "en")))


def test_hidden_plans_leave_no_trace() -> None:
    """Whatever a seat plans, others and the public see the same picture."""
    drawn = 0
    for match in played(3, 5):
        if stage(match.state) != "assign" or match.state.round != 4:
            continue
        other = GAME.copy(match.state)
        for player in other.players:
            for colour, faces in player.rolled.items():
                player.rolled[colour] = [other.facts.dice[colour].faces[0] for _ in faces]
            player.columns = {column: [] for column in COLUMNS}
            player.selected, player.plan = None, []
        look = Look(LONG[:3], awaited=frozenset({0}))
        one, two = (draw_reveal(view(GAME, s, None), look) for s in (match.state, other))
        assert same(one.image, two.image)
        drawn += 1
    assert drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [9, 10, 20])
def test_many_dice_of_a_seat_fit(count: int, lang: str) -> None:
    rng = Random(count)
    s = GAME.copy(next(match.state for match in played(5, 6) if match.state.phase and match.state.round > 3))
    for seat, player in enumerate(s.players):
        phase = PHASES[seat]
        colours = [rng.choice(COLOURS) for _ in range(count)]
        player.roll = [f"{colour}:{phase}" for colour in colours]
        player.plan = [f"select {PHASES[seat - 1] if seat else phase} {colours[0]}:{phase}"]
        pairs = zip(colours[1:6:2], colours[2:7:2], strict=True)
        player.plan += [f"dictate {one}:{phase} {other}:{phase}:ship" for one, other in pairs][: 3 - seat]
        player.selected = PHASES[seat - 1] if seat else phase
    shown(draw_reveal(s, Look(LONG, lang=lang)))


def test_two_players_see_the_extra_die() -> None:
    match = next(match for match in played(2, 7) if match.state.phase is not None)
    assert match.state.extra_die in PHASES
    picture = shown(draw_reveal(match.seen(None), look_of(match, None, "en")))
    assert any("extra die" in text.text for text in picture.report.texts)
