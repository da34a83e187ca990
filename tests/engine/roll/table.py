"""A table to set up by hand, and scenes that start at given steps."""

from __future__ import annotations

from engine.kernel.match import Match
from engine.kernel.step import AnyStep
from engine.roll import GAME
from engine.roll.facts import facts
from engine.roll.setup import Options
from engine.roll.state import EDITION, Galaxy


def table(seats: int = 2) -> Galaxy:
    """An empty table: nothing dealt, $1 each."""
    return GAME.blank(Options(), seats)


def scene(s: Galaxy, *steps: AnyStep, forced: bool = False, direct: bool = True) -> Match[Galaxy]:
    """A match that has just come to the first question of these steps; `opening` holds the events on the way."""
    s.core.agenda, s.core.lanes = [*reversed(steps)], {}
    match = Match(GAME, s, direct=direct, forced=forced)
    match.opening = match.resume()
    return match


def tiles(*faces: str) -> list[str]:
    """The tiles of these faces, as they lie in a stack."""
    return [facts(EDITION).tile_of(face) for face in faces]
