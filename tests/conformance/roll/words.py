"""Every word of the vector format. A vector with a word that is not here is not understood, and so it never passes.

In an object a key with "?" may be missing. The leaves of `given` and `expect` must name things that exist; in `do`
they are the player's words, and the engine answers them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.roll.facts import COLOURS, KINDS, PHASES, WILD, facts
from engine.roll.state import EDITION

_FACTS = facts(EDITION)


class NotUnderstood(Exception):
    """The vector says something that the format does not have."""


@dataclass(frozen=True, slots=True)
class Leaf:
    what: str
    fits: Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class ListOf:
    items: Shape


@dataclass(frozen=True, slots=True)
class MapOf:
    keys: Leaf
    values: Shape


Shape: TypeAlias = Leaf | ListOf | MapOf | dict[str, Any]


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _one_of(values: Any) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in values


TEXT = Leaf("text", _is(str))
NUMBER = Leaf("a number", _is(int))
YES_NO = Leaf("true or false", _is(bool))
ANYTHING = Leaf("anything", lambda value: True)
DIE = Leaf("a die colour", _one_of(COLOURS))
PHASE = Leaf("a phase", _one_of(PHASES))
FACE = Leaf("a face", _one_of(_FACTS.faces))
WORLD = Leaf("a world", lambda value: value in _FACTS.faces and _FACTS.faces[value].kind == "world")
TILE = Leaf("a tile", _one_of(_FACTS.tiles))
TWO_TILES = Leaf(
    "two different tiles",
    lambda value: isinstance(value, list) and len(value) == len({*map(str, value)}) == 2 and all(map(TILE.fits, value)),
)
FACTION = Leaf("a faction number", lambda value: value in {faction.number for faction in _FACTS.factions.values()})
ROLL = Leaf(
    "[name, colour, face]",
    lambda value: (
        isinstance(value, list)
        and len(value) == 3
        and isinstance(value[0], str)
        and DIE.fits(value[1])
        and value[2] in (*PHASES, WILD)
    ),
)
SEAT = Leaf(
    "[name, faction number]", lambda value: isinstance(value, list) and len(value) == 2 and FACTION.fits(value[1])
)
SELECTED = Leaf("a phase or null", lambda value: value is None or PHASE.fits(value))


def _side(kind: str) -> Leaf:
    """A face that can lie in this stack: a side of a game tile."""
    return Leaf(f"the {kind} side of a tile", _one_of([_FACTS.side(tile, kind) for tile in _FACTS.tiles]))


DICE = ListOf(DIE)
GOODS = MapOf(WORLD, DICE)
PLAYER: dict[str, Any] = {
    "faction?": FACTION,
    "credits?": NUMBER,
    "vp_chips?": NUMBER,
    "tableau?": ListOf(FACE),
    "cup?": DICE,
    "citizenry?": DICE,
    "columns?": MapOf(PHASE, DICE),
    "dictate?": DICE,
    "selected?": SELECTED,
    "dev_stack?": ListOf(_side("development")),
    "world_stack?": ListOf(_side("world")),
    "dev_zone?": DICE,
    "world_zone?": DICE,
    "goods?": GOODS,
}
GIVEN: dict[str, Any] = {
    "player?": {**PLAYER, "rolled?": ListOf(ROLL)},
    "players?": MapOf(TEXT, {**PLAYER, "rolled?": ListOf(ROLL)}),
    "bag?": ListOf(TILE),
    "abandoned?": ListOf(TILE),
    "vp_pool?": NUMBER,
    "phases?": ListOf(PHASE),
    "setup?": YES_NO,
}

_PLACED = {"tile": TEXT, "side": Leaf("a side", _one_of(KINDS)), "at?": TEXT}
_FROM = {"die": TEXT, "from": TEXT}
_BUILDING: dict[str, Any] = {
    "choices?": {
        "order?": ListOf(TEXT),
        "spend?": ListOf(ListOf(TEXT)),
        "to_cup?": ListOf(ListOf(TEXT)),
        "remove?": ListOf(_FROM),
    }
}
OPS: dict[str, dict[str, Any]] = {
    "setup": {
        "faction": Leaf("a faction tile", _one_of(_FACTS.factions)),
        "home": Leaf("a home world tile", _one_of(_FACTS.homes)),
        "tiles?": TWO_TILES,
        "development?": TEXT,
        "world?": TEXT,
    },
    "vp_pool": {"players": NUMBER},
    "beginner": {"tiles": TWO_TILES},
    "assign": {
        "plan": {
            "select?": {"die": TEXT, "phase": TEXT},
            "wild?": MapOf(TEXT, TEXT),
            "uses?": ListOf({"power": TEXT, "die?": TEXT, "moves?": ListOf({"die": TEXT, "to": TEXT})}),
        }
    },
    "reveal": {"extra_die?": Leaf("a face of the extra die", _one_of(_FACTS.dice[_FACTS.setup.extra_die].faces))},
    "explore": {"steps": ListOf(ANYTHING)},
    "develop": _BUILDING,
    "settle": _BUILDING,
    "produce": {"place?": ListOf({"die": TEXT, "world": TEXT})},
    "ship": {
        "tasks?": ListOf(
            {
                "shipper": TEXT,
                "virtual?": YES_NO,
                "good": TEXT,
                "world": TEXT,
                "mode": Leaf("trade or consume", _one_of(("trade", "consume"))),
                "bank?": YES_NO,
            }
        )
    },
    "end_phase": {"phase": PHASE, "research_team?": MapOf(TEXT, _PLACED)},
    "recruit": {"dice?": ListOf(TEXT)},
    "recall": {"items": ListOf(_FROM)},
    "manage_done": {},
    "cost": {"face": FACE},
    "end_check": {},
    "score": {},
    "winners": {},
    "order": {"seats": ListOf(SEAT)},
    "fact_dice": {"die": DIE, "what?": TEXT},
    "fact_face": {"face": FACE, "what?": TEXT},
    "fact_back": {
        "face": Leaf("a side of a tile", lambda value: FACE.fits(value) and _FACTS.faces[value].tile in _FACTS.tiles)
    },
}
TASKS: dict[str, dict[str, Any]] = {
    "stock": {"die": TEXT, "virtual?": YES_NO},
    "scout": {
        "die": TEXT,
        "virtual?": YES_NO,
        "abandon?": ListOf(TEXT),
        "place?": ListOf(_PLACED),
        "refill_order?": ListOf(TILE),
        "forced_abandon?": MapOf(TEXT, TEXT),
        "refill_order2?": ListOf(TILE),
    },
    "rearrange": {"dev_stack?": ListOf(TEXT), "world_stack?": ListOf(TEXT)},
    "done": {},
}
EXPECT: dict[str, Any] = {
    "player?": {**PLAYER, "tableau_tiles?": NUMBER},
    "players?": MapOf(TEXT, {**PLAYER, "tableau_tiles?": NUMBER}),
    "bag?": ListOf(TILE),
    "bag_count?": NUMBER,
    "abandoned?": ListOf(TILE),
    "abandoned_count?": NUMBER,
    "vp_pool?": NUMBER,
    "vp_pool_empty?": YES_NO,
    "phases?": ListOf(PHASE),
    "value?": ANYTHING,
    "development?": TILE,
    "world?": TILE,
    "score?": {
        "chips?": NUMBER,
        "developments?": NUMBER,
        "worlds?": NUMBER,
        "bonuses?": MapOf(FACE, NUMBER),
        "total?": NUMBER,
    },
    "winners?": ListOf(TEXT),
    "illegal?": YES_NO,
    "why?": TEXT,
}
VECTOR: dict[str, Any] = {
    "id": TEXT,
    "title": TEXT,
    "clause": ANYTHING,
    "given": GIVEN,
    "do": ListOf(ANYTHING),
    "expect": EXPECT,
}


def understand(vector: dict[str, Any]) -> None:
    """Raises NotUnderstood unless every word of the vector is one of the format."""
    _fits(vector, VECTOR, "vector")
    for number, op in enumerate(vector["do"], 1):
        where = f"do[{number}]"
        kind = _tagged(op, "op", OPS, where)
        _fits(op, {"op": TEXT, "player?": TEXT, **OPS[kind]}, where)
        for at, task in enumerate(op["steps"] if kind == "explore" else (), 1):
            named = _tagged(task, "task", TASKS, f"{where}.steps[{at}]")
            _fits(task, {"task": TEXT, **TASKS[named]}, f"{where}.steps[{at}]")
    if not vector["do"]:
        raise NotUnderstood("do: nothing is done")
    if vector["given"].get("players") and "player" in vector["given"]:
        raise NotUnderstood("given: either the only player or several")


def _tagged(value: Any, tag: str, known: dict[str, Any], where: str) -> str:
    named = value.get(tag) if isinstance(value, dict) else None
    if not isinstance(named, str) or named not in known:
        raise NotUnderstood(f"{where}: unknown {tag} {named!r}")
    return named


def _fits(value: Any, shape: Shape, where: str) -> None:
    match shape:
        case Leaf():
            if not shape.fits(value):
                raise NotUnderstood(f"{where}: {value!r} is not {shape.what}")
        case ListOf():
            if not isinstance(value, list):
                raise NotUnderstood(f"{where}: {value!r} is not a list")
            for at, item in enumerate(value, 1):
                _fits(item, shape.items, f"{where}[{at}]")
        case MapOf():
            if not isinstance(value, dict):
                raise NotUnderstood(f"{where}: {value!r} is not an object")
            for key, item in value.items():
                _fits(key, shape.keys, where)
                _fits(item, shape.values, f"{where}.{key}")
        case _:
            _fields(value, shape, where)


def _fields(value: Any, shape: dict[str, Any], where: str) -> None:
    if not isinstance(value, dict):
        raise NotUnderstood(f"{where}: {value!r} is not an object")
    fields = {key.removesuffix("?"): inner for key, inner in shape.items()}
    for key, item in value.items():
        if key not in fields:
            raise NotUnderstood(f"{where}: unknown field {key!r}")
        _fits(item, fields[key], f"{where}.{key}")
    for key in shape:
        if not key.endswith("?") and key not in value:
            raise NotUnderstood(f"{where}: {key!r} is missing")
