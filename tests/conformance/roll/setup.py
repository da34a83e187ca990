"""Setup: vectors deal to one player after the other, the engine to all at once. So its pieces are used by seat."""

from __future__ import annotations

from typing import Any

from engine.kernel.lanes import Lanes
from engine.kernel.step import Out
from engine.roll.moves import Start
from engine.roll.setup import StartTiles, deal
from tests.conformance.roll.scene import Rejected, Scene


def setup(scene: Scene, op: dict[str, Any]) -> None:
    scene.nobody_asked()
    seat, s, out = scene.seat(op), scene.s, Out()
    player = s.players[seat]
    if player.home:
        raise Rejected(f"{scene.names[seat]} is set up already")
    for other in s.players:  # RG-2.3
        if other is not player and (op["faction"] == other.faction or op["home"] == other.home):
            raise Rejected(f"somebody else has {op['faction']} or {op['home']}")
    _fill_bag(scene, op)
    deal(s, seat, op["faction"], op["home"], out)
    player.drawn = [s.bag.draw(s, out) for _ in range(s.facts.setup.start_tiles)]
    scene.go(Lanes.solo(seat, StartTiles(seat)))
    scene.play(seat, _start(scene, seat, op))


def _fill_bag(scene: Scene, op: dict[str, Any]) -> None:
    """The tiles named are drawn next. Where the vector names none, any will do that no other setup names."""
    s = scene.s
    in_play = [tile for player in s.players for stack in player.stacks.values() for tile in stack]
    if not s.bag.rest:
        s.bag.add(tile for tile in s.facts.tiles if tile not in in_play)
    named = [*dict.fromkeys(op.get("tiles", [side for side in _sides(op) if side]))]
    for tile in named:
        if tile in in_play or tile not in s.facts.tiles:
            raise Rejected(f"{tile} cannot be drawn")
    s.bag.add(tile for tile in named if tile not in s.bag.rest)  # a bag may be given as it is after setup
    order = s.core.script.setdefault(s.bag.name, [])
    free = [tile for tile in s.bag.rest if tile not in scene.start_tiles]
    order[:] = dict.fromkeys([*named, *(order or free[: s.facts.setup.start_tiles - len(named)])])


def _sides(op: dict[str, Any]) -> tuple[str | None, str | None]:
    return op.get("development"), op.get("world")


def _start(scene: Scene, seat: int, op: dict[str, Any]) -> Start:
    """Which tile is used on which side; where the vector does not care, as in a first game."""
    facts, drawn = scene.facts, scene.s.players[seat].drawn
    development, world = _sides(op)
    if development is None and world is None:
        return StartTiles(seat).default(scene.s)
    development = development or next(tile for tile in drawn if tile != world)
    world = world or next(tile for tile in drawn if tile != development)
    if not {development, world} <= facts.tiles.keys():
        raise Rejected(f"two start tiles are needed, not {development} and {world}")
    return Start(facts.side(development, "development"), facts.side(world, "world"))
