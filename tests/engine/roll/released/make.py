"""Store games in progress and the fingerprint for the present number of the rules.

    python -m tests.engine.roll.released.make

Run it when `RULES` (engine/roll/setup.py) has been raised, or again and again before a number is first released. The
files of a released number are never written again: games that people play look like them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine.kernel.codec import dump, fingerprint
from engine.kernel.match import Match
from engine.kernel.player import random_move
from engine.roll import GAME
from engine.roll.facts import PHASES
from engine.roll.setup import Options
from engine.roll.state import Galaxy
from tests.engine.roll.released import HERE, SCHEMAS

ALONE = "alone"  # somebody is asked on the base: the bag is low, and players explore one after the other
NAMES = ("start", "assign", *PHASES, ALONE, "manage")


def name_of(match: Match[Galaxy]) -> str | None:
    """What a position is an example of, if it is worth keeping."""
    core = match.state.core
    awaited = match.awaited()
    if not awaited:
        return None
    if not core.lanes:
        return ALONE
    if not any(lane.moves for lane in core.lanes.values()):
        return None  # an open lane with moves is what is hard to keep alive
    spot = match.spot(awaited[0])
    assert spot is not None
    return match.state.phase or {"roll.start_tiles": "start", "roll.assign": "assign"}.get(spot.step.tag, "manage")


def random_positions(seed: int) -> Iterator[Match[Galaxy]]:
    """Games of two to five players. In some everybody scouts, so that the bag runs low."""
    rng = Random(seed)
    match = Match.new(GAME, Options(), 2 + seed % 4, f"{rng.getrandbits(256):064x}")
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        scouts = seed % 2 and "scout" in match.menu(seat)
        match.play(seat, "scout - other" if scouts and _both(match, seat) else "scout" if scouts else _any(match, seat, rng))
        yield match


def _both(match: Match[Galaxy], seat: int) -> bool:
    return len(match.menu(seat)["stock"].moves() if match.menu(seat)["stock"].moves else ()) > 1


def _any(match: Match[Galaxy], seat: int, rng: Random) -> str:
    return str(random_move(match, seat, rng))
