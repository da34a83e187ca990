"""Store games in progress and the fingerprint for the present number of the rules:

    python -m tests.engine.roll.released.make

Run it when RULES (engine/roll/setup.py) has been raised, or as often as you like before a number is first released.
The files of a released number are never written again: they are what people's games look like.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from engine.kernel.codec import dump, fingerprint
from engine.kernel.match import Match
from engine.kernel.player import random_move
from engine.roll import GAME
from engine.roll.facts import PHASES
from engine.roll.setup import Options
from engine.roll.state import Galaxy
from tests.engine.roll.released import HERE, SCHEMAS

ALONE, SHORTAGE = "alone", "shortage"  # a low bag: one explores after the other, or everybody gives up a tile
NAMES = ("start", "assign", *PHASES, ALONE, SHORTAGE, "manage")
OTHER = {"roll.start_tiles": "start", "roll.assign": "assign", "roll.forced_abandon": SHORTAGE}
MIDDLE = 4  # rounds before a game looks like one


def name_of(match: Match[Galaxy]) -> str | None:
    """What this position is an example of; None if it is not worth keeping."""
    s = match.state
    if not match.awaited() or 0 < s.round < MIDDLE:
        return None
    if not s.core.lanes:
        return ALONE
    if not any(lane.moves for lane in s.core.lanes.values()):
        return None  # what is hard to keep alive is an open lane with moves
    spot = match.spot(match.awaited()[0])
    assert spot is not None
    return OTHER.get(spot.step.tag) or s.phase or "manage"


def random_positions() -> Iterator[Match[Galaxy]]:
    """Random games of two to five players, move by move, without an end."""
    rng = Random(GAME.rules)
    for seats in [*GAME.seats] * 1000:
        match = Match.new(GAME, Options(), seats, f"{rng.getrandbits(256):064x}")
        while awaited := match.awaited():
            seat = rng.choice(awaited)
            match.play(seat, random_move(match, seat, rng))
            yield match


def examples() -> dict[str, Galaxy]:
    """One stored position for each name, from as many different games as possible."""
    found: dict[str, Galaxy] = {}
    games: set[str | None] = set()
    for match in random_positions():
        name = name_of(match)
        if name is not None and name not in found and match.state.core.seed not in games:
            found[name] = GAME.copy(match.state)
            games.add(match.state.core.seed)
        if len(found) == len(NAMES):
            break
    return {name: found[name] for name in NAMES}


def main() -> None:
    folder = HERE / str(GAME.rules)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, s in examples().items():
        (folder / f"{name}.json").write_bytes(dump(s) + b"\n")
    schemas = json.loads(SCHEMAS.read_text(encoding="utf-8")) if SCHEMAS.exists() else {}
    schemas[str(GAME.rules)] = fingerprint(GAME.state, GAME.steps)
    SCHEMAS.write_text(json.dumps(schemas, indent=2) + "\n", encoding="utf-8")
    print(f"rules {GAME.rules}: {', '.join(NAMES)}")


if __name__ == "__main__":
    main()
