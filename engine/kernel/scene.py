"""Scenes: a made-up position and a few steps of the rules, for conformance vectors and tests."""

from __future__ import annotations

from engine.kernel.game import Game, S
from engine.kernel.match import Match
from engine.kernel.step import AnyStep


def scene(game: Game[S], state: S, *steps: AnyStep) -> Match[S]:
    """A match on this very state whose agenda is these steps, in reading order, run up to the first question.

    Lanes run in place and nothing is forced, so a script of moves meets every question. `state.core.script` dictates
    what chance gives (`{"deck": ["075"], "roll.home": ["ship"]}`). `opening` holds the events on the way.
    """
    state.core.agenda, state.core.lanes = [*reversed(steps)], {}
    match = Match(game, state, direct=True, forced=False)
    match.opening = match.resume()
    return match
