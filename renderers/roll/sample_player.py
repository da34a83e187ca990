"""A player for the gallery's games: not a good one, but with a purpose, so that the table looks like a real one.

It asks the rules whether a move is allowed and never looks at the order in which they list moves, so that the same seed
gives the same games as long as the rules stay the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from random import Random
from typing import Any

from engine.kernel.match import Match
from engine.kernel.move import Move, bag
from engine.kernel.offer import Offer
from engine.roll.facts import PHASES, WILD
from engine.roll.moves import Dictate, Done, Scout, Select, Stock, Trade, Use, Wild
from engine.roll.produce import rooms
from engine.roll.reassign import workers
from engine.roll.ship import pairings
from engine.roll.state import Galaxy, tiles_in_zone

Menu = Mapping[str, Offer]


def sensible(match: Match[Any], seat: int, chance: Random) -> Move:
    """What the player does where it is asked; mostly what the rules would do for an absent seat."""
    spot = match.spot(seat)
    assert spot is not None
    s, menu = spot.state, match.menu(seat)
    player = s.players[seat]
    match spot.step.tag:
        case "roll.assign":
            return _assign(s, seat, menu, chance)
        case "roll.explore":
            poor = player.credits < 4 and chance.random() < 0.5
            tasks = [Stock(), Scout()] if poor or tiles_in_zone(player) >= 5 else [Scout(), Stock()]
            return next((task for task in tasks if _may(menu, task)), spot.step.default(s))
        case "roll.shipping" if player.credits < 5:
            trades = sorted((Trade(*way) for way in pairings(player)), key=str)
            allowed = [trade for trade in trades if _may(menu, trade)]
            return chance.choice(allowed) if allowed else spot.step.default(s)
        case _:
            return spot.step.default(s)


def _may(menu: Menu, move: Move) -> bool:
    return move.verb in menu and menu[move.verb].why(move) is None


def _assign(s: Galaxy, seat: int, menu: Menu, chance: Random) -> Move:
    """The most useful phase is selected, wilds go there, and dice move from useless columns to useful ones."""
    player = s.players[seat]
    worth = {phase: _worth(s, seat, phase) for phase in PHASES}
    if player.selected is None:
        phase = max(PHASES, key=lambda each: (worth[each] * len(player.columns[each]), worth[each]))
        standing = sorted(workers(player.columns))
        return Select(phase, next((die for die in standing if die.endswith(f":{phase}")), standing[0]))
    if player.columns[WILD]:
        return Wild(min(player.columns[WILD]), player.selected)
    shifts = [
        f"{worker}:{to}"
        for worker in sorted(workers(player.columns))
        for to in PHASES
        if worth[worker.partition(":")[2]] < worth[to]
    ]
    powers = sorted({*player.tableau} - {*player.used})
    uses = [Use(power, bag(ways)) for power in powers for ways in _ones_and_twos(shifts)]
    dictates = [Dictate(die, bag([way])) for die in sorted(workers(player.columns)) for way in shifts]
    for moves in (uses, dictates):
        if chance.random() < 0.6 and (allowed := [move for move in moves if _may(menu, move)]):
            return chance.choice(allowed)
    return Done()


def _ones_and_twos(shifts: list[str]) -> Iterable[tuple[str, ...]]:
    """Some powers move one die, some must move two."""
    yield from ((shift,) for shift in shifts)
    yield from combinations(shifts, 2)


def _worth(s: Galaxy, seat: int, phase: str) -> float:
    """How much this seat would like the phase to happen."""
    player = s.players[seat]
    match phase:
        case "explore":
            return 1.0 if tiles_in_zone(player) < 2 else 0.6 if player.credits < 3 else 0.2
        case "develop" | "settle":
            return 0.9 if player.stacks["development" if phase == "develop" else "world"] else 0.0
        case "produce":
            return 0.8 if sum(rooms(s, seat).values()) else 0.0
        case _:
            return 1.0 if player.goods else 0.0
