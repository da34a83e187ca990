"""Explore, and its end for all players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.kernel.move import Move, bag
from engine.roll.explore import ALIEN, OTHER, Explore, explorer_choices, next_explorer
from engine.roll.facts import KINDS
from engine.roll.income import PhaseEnd
from engine.roll.moves import Abandon, Done, Place, Rearrange, Scout, Stock
from engine.roll.state import player_order
from tests.conformance.roll.scene import Rejected, Scene


def explore(scene: Scene, op: dict[str, Any]) -> None:
    """Explorers may be left over at the end of a step of the vector, unless it says that the player is done."""
    seat = scene.seat(op)
    _turn(scene, seat)
    for task in op["steps"]:
        match task["task"]:
            case "stock":
                _act(scene, seat, task, Stock)
            case "scout":
                _scout(scene, seat, task)
            case "rearrange":
                _rearrange(scene, seat, task)
            case "done":
                _done(scene, seat)


def _turn(scene: Scene, seat: int) -> None:
    """The seat explores, or explores on; others who are not finished wait meanwhile."""
    agenda = scene.s.core.agenda
    if any(not isinstance(step, Explore) for step in agenda):
        scene.nobody_asked()
    if not scene.takes_place("explore"):
        return  # nothing is asked, so the engine refuses whatever the vector does
    scene.begin("explore")
    if seat not in scene.exploring:
        scene.exploring.add(seat)
        scene.go(Explore(seat))
    elif (mine := Explore(seat)) in agenda:
        agenda.remove(mine)
        agenda.append(mine)


def _done(scene: Scene, seat: int) -> None:
    """Who has nothing left to do is not asked and need not say so."""
    if not scene.takes_place("explore"):
        raise Rejected("Explore is over")
    if scene.asked() == seat:
        scene.play(seat, Done())


def _act(scene: Scene, seat: int, task: dict[str, Any], move: Callable[[str | None], Move]) -> None:
    """An explorer's task. Moves name the explorer only where it matters (RG-19.4), and else the engine takes any.

    Then the die that it took and the one that the vector names change places: the rest of the table is the same.
    """
    player = scene.s.players[seat]
    named, real = task["die"], not task.get("virtual", False)
    if named not in (player.columns["explore"] if real else player.extra):
        raise Rejected(f"there is no such explorer left: {named}{'' if real else ' from a power'}")
    explorer = None
    if explorer_choices(scene.s, seat) != (None,):
        explorer = ALIEN if named == ALIEN else OTHER
    took, took_real = next_explorer(scene.s, seat, explorer)
    scene.play(seat, move(explorer))
    if took_real:
        player.citizenry.remove(took)
        player.columns["explore"].append(took)
    else:
        player.extra.append(took)
    if real:
        player.columns["explore"].remove(named)
        player.citizenry.append(named)
    else:
        player.extra.remove(named)


def _scout(scene: Scene, seat: int, task: dict[str, Any]) -> None:
    """Where the vector does not say in which order refilled tiles are drawn, they are the ones it places."""
    script = scene.s.core.script.setdefault(scene.s.bag.name, [])
    to_place = [_place(scene, each) for each in task.get("place", [])]
    to_abandon = {scene.seat_of(name): Abandon(face) for name, face in task.get("forced_abandon", {}).items()}
    returning = [tile for player in scene.s.players for tile in player.abandoned]
    returning += _tiles(scene, task.get("abandon", []))
    script += task.get("refill_order", [tile for tile in _tiles(scene, to_place) if tile in returning])
    _act(scene, seat, task, lambda explorer: Scout(bag(task.get("abandon", [])), explorer))
    _forget_absent(scene, script)
    returning = _tiles(scene, to_abandon.values())
    script += task.get("refill_order2", [tile for tile in _tiles(scene, to_place) if tile in returning])
    while (asked := scene.asked()) is not None:
        if scene.verbs() == ["place"]:
            if not to_place:
                raise Rejected(f"drawn and not placed: {scene.s.players[seat].drawn}")
            scene.play(seat, to_place.pop(0))
        elif scene.verbs() == ["abandon"]:
            if asked not in to_abandon:
                raise Rejected(f"{scene.names[asked]} must abandon a tile, and the vector does not say which")
            scene.play(asked, to_abandon.pop(asked))
        else:
            break
    for place in to_place:  # never asked for: the engine says so
        scene.play(seat, place)
    for other, abandon in to_abandon.items():
        scene.play(other, abandon)
    _forget_absent(scene, script)


def _tiles(scene: Scene, named: Iterable[str | Place | Abandon]) -> list[str]:
    """The tiles of these faces, as far as there are such faces."""
    faces = [each if isinstance(each, str) else each.face for each in named]
    return [scene.facts.tile_of(face) for face in faces if face in scene.facts.faces]


def _forget_absent(scene: Scene, script: list[str]) -> None:
    """What was named for a refill that did not happen is no order of the bag."""
    script[:] = [tile for tile in dict.fromkeys(script) if tile in scene.s.bag.rest]


def _place(scene: Scene, named: dict[str, Any]) -> Place:
    tile = named["tile"]
    if tile not in scene.facts.tiles:
        raise Rejected(f"there is no tile {tile}")
    return Place(scene.facts.side(tile, named["side"]), named.get("at", "bottom"))


def _rearrange(scene: Scene, seat: int, task: dict[str, Any]) -> None:
    """From the top down, every tile that does not lie where it should is put there by a move."""
    wanted = {
        "development": task.get("dev_stack", _lying(scene, seat, "development")),
        "world": task.get("world_stack", _lying(scene, seat, "world")),
    }
    if scene.asked() != seat or "rearrange" not in scene.verbs():
        for kind in KINDS:
            for face in wanted[kind]:
                scene.play(seat, Rearrange(face, 1))
        raise Rejected("the engine lets nobody rearrange here")
    for kind in KINDS:
        for at, face in enumerate(wanted[kind]):
            if _lying(scene, seat, kind)[at : at + 1] != [face]:
                scene.play(seat, Rearrange(face, at + 1))
    if any(_lying(scene, seat, kind) != wanted[kind] for kind in KINDS):
        raise Rejected("these stacks are not made of just the own tiles")


def _lying(scene: Scene, seat: int, kind: str) -> list[str]:
    return [scene.facts.side(tile, kind) for tile in scene.s.players[seat].stacks[kind]]


def end_phase(scene: Scene, op: dict[str, Any]) -> None:
    """Everything at the end of a phase; Alien Research Team draws what lies next in the bag, or what is named."""
    scene.nobody_asked()
    phase = op["phase"]
    if not scene.takes_place(phase):
        return
    scene.others(phase)
    scene.ended.add(phase)
    to_place = {scene.seat_of(name): named for name, named in op.get("research_team", {}).items()}
    script = scene.s.core.script.setdefault(scene.s.bag.name, [])
    returning = [tile for player in scene.s.players for tile in player.abandoned]
    for seat in player_order(scene.s):
        tile = to_place[seat]["tile"] if seat in to_place else None
        if tile is not None and tile not in script and tile in [*scene.s.bag.rest, *returning]:
            script.append(tile)
    scene.go(PhaseEnd(phase))
    while (asked := scene.asked()) is not None:
        if asked not in to_place:
            raise Rejected(f"{scene.names[asked]} must place a tile, and the vector does not say where")
        scene.play(asked, _place(scene, to_place.pop(asked)))
    for seat, named in to_place.items():
        scene.play(seat, _place(scene, named))
