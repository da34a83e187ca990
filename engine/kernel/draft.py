"""Lanes in drafted mode: a seat's branch is the base with its moves on it; joining plays all lanes on the base."""

from __future__ import annotations

from engine.kernel.core import Lane
from engine.kernel.event import Refused
from engine.kernel.game import S
from engine.kernel.lanes import Lanes
from engine.kernel.move import parse
from engine.kernel.run import Runner, why_at
from engine.kernel.step import Out


def branch(runner: Runner[S], base: S, seat: int, opened: Out) -> S:
    """Base + that seat's lane. A move that the base no longer allows cuts the lane there."""
    forked = runner.game.copy(base)
    core = forked.core
    lanes = core.agenda[-1]
    assert isinstance(lanes, Lanes)
    core.agenda = list(reversed(lanes.start[seat]))
    core.asides = []
    core.lanes = {}
    core.lane = seat
    core.alone = len(lanes.order) == 1
    runner.run(forked, opened)
    lane = base.core.lanes[seat]
    kept = replay(runner, forked, seat, lane.moves, Out())
    if kept < len(lane.moves):
        cut(lane, kept)
    return forked


def replay(runner: Runner[S], s: S, seat: int, moves: list[str], out: Out) -> int:
    """Play a lane's moves on a state whose agenda is the lane's alone; the number that were still allowed."""
    for kept, stored in enumerate(moves):
        if not s.core.agenda:
            return kept
        step = s.core.agenda[-1]
        try:
            move = parse(runner.game.verbs, stored)
        except Refused:
            return kept
        if step.awaits(s) != seat or why_at(s, step, seat, move) is not None:
            return kept
        runner.carry(s, step, seat, move, out)
        runner.run(s, out)
    return len(moves)


def cut(lane: Lane, kept: int) -> None:
    """Only the first moves of the lane stand; it is open again."""
    del lane.moves[kept:]
    lane.floor = min(lane.floor, kept)
    lane.done = False


def join(runner: Runner[S], drafted: S, out: Out) -> S:
    """A new base on which, for each seat in order, its start steps have run and its moves are played.

    A lane that no longer fits after the ones before it is reopened there; those before it stay joined.
    """
    told, shown = len(out.events), out.revealed
    base, misfit = _join_first(runner, drafted, len(drafted.core.lanes), out)
    if misfit is not None:
        del out.events[told:]
        place, seat, kept = misfit
        base, _ = _join_first(runner, drafted, place, out)
        cut(base.core.lanes[seat], kept)
    # What a lane's own moves have shown was a barrier when they were made; new is what seats learn of each other.
    out.revealed = shown or sum(1 for lane in drafted.core.lanes.values() if lane.moves) > 1
    return base


def _join_first(runner: Runner[S], drafted: S, many: int, out: Out) -> tuple[S, tuple[int, int, int] | None]:
    """The first lanes joined; or (place, seat, moves that fitted) of a lane that does not fit, on a useless base."""
    base = runner.game.copy(drafted)
    core = base.core
    lanes = core.agenda.pop()
    assert isinstance(lanes, Lanes)
    outer, drafts = core.agenda, core.lanes
    core.lanes = {}
    core.alone = len(lanes.order) == 1
    for place, seat in enumerate(lanes.order[:many]):
        core.agenda = list(reversed(lanes.start[seat]))
        core.lane = seat
        runner.run(base, out)
        kept = replay(runner, base, seat, drafts[seat].moves, out)
        if kept < len(drafts[seat].moves) or core.agenda:
            return base, (place, seat, kept)
        core.ply += kept
    core.lane = None
    core.alone = False
    core.agenda = outer
    if many < len(lanes.order):
        rest = lanes.order[many:]
        core.agenda.append(Lanes(rest, {seat: lanes.start[seat] for seat in rest}))
        core.lanes = {seat: drafts[seat] for seat in rest}
    return base, None
