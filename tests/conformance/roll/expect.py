"""What a vector expects, compared with the table. Only what it names is compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.roll.build import tableau_tiles
from engine.roll.facts import PHASES
from engine.roll.shortage import tiles_abandoned
from engine.roll.state import Galaxy, Player
from tests.conformance import Difference
from tests.conformance.roll.given import ONLY
from tests.conformance.roll.scene import Scene
from tests.conformance.roll.words import NotUnderstood

SEEN = ("value", "score", "winners", "development", "world")  # found by look-ups, not on the table
NOTHING = "nothing: no step asked for it"


def compare(scene: Scene, expect: dict[str, Any]) -> list[Difference]:
    return list(_differences(scene, expect))


def _differences(scene: Scene, expect: dict[str, Any]) -> Iterator[Difference]:
    players = dict(expect.get("players", {}))
    if "player" in expect:
        players[scene.names[0]] = {**players.get(scene.names[0], {}), **expect["player"]}
    for name, fields in players.items():
        if name not in scene.names:
            raise NotUnderstood(f"expect: nobody is called {name}")
        yield from _player(scene, name, fields)
    table = _table(scene.s)
    for key, wanted in expect.items():
        if key in ("bag", "abandoned"):
            wanted = sorted(wanted)
        elif key == "phases":
            wanted = sorted(wanted, key=PHASES.index)
        if key in table and table[key] != wanted:
            yield Difference(key, wanted, table[key])
        elif key in SEEN and not _agree(key, wanted, scene.seen.get(key, NOTHING)):
            yield Difference(key, wanted, scene.seen.get(key, NOTHING))


def _table(s: Galaxy) -> dict[str, Any]:
    bag = [*s.bag.rest, *s.bag.known, *(tile for share in s.bag.held.values() for tile in share)]
    return {
        "bag": sorted(bag),
        "bag_count": len(bag),
        "abandoned": sorted(tile for player in s.players for tile in player.abandoned),
        "abandoned_count": tiles_abandoned(s),
        "vp_pool": s.pool,
        "vp_pool_empty": s.pool <= 0,
        "phases": s.active,
    }


def _agree(key: str, wanted: Any, found: Any) -> bool:
    """Winners have no order; of a score and of what is printed only the named parts count."""
    if key == "winners":
        return isinstance(found, list) and sorted(found) == sorted(wanted)
    if key == "bonuses":  # one that is not named is 0
        return isinstance(found, dict) and _not_zero(wanted) == _not_zero(found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(part in found and _agree(part, value, found[part]) for part, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(_agree("", *pair) for pair in zip(wanted, found, strict=True))
    return bool(wanted == found) and isinstance(wanted, bool) == isinstance(found, bool)


def _not_zero(bonuses: dict[str, int]) -> dict[str, int]:
    return {face: vp for face, vp in bonuses.items() if vp}


def _player(scene: Scene, name: str, fields: dict[str, Any]) -> Iterator[Difference]:
    found = shown(scene.s, scene.s.players[scene.names.index(name)])
    called = "" if scene.names == [ONLY] else f"{name} "
    for key, wanted in fields.items():
        if key in ("columns", "goods"):
            wanted = {place: sorted(dice) for place, dice in wanted.items() if dice}
        elif key in ("cup", "citizenry", "dictate", "dev_zone", "world_zone"):
            wanted = sorted(wanted)
        if found[key] != wanted:
            yield Difference(called + key, wanted, found[key])


def shown(s: Galaxy, player: Player) -> dict[str, Any]:
    """A player in the words of the format: dice sorted, empty places left out, stacks by the faces they show."""
    columns = {column: list(dice) for column, dice in player.columns.items()}
    if player.selector is not None and player.selected is not None:  # it counts in its column
        columns[player.selected].append(player.selector)
    faction = s.facts.factions.get(player.faction)
    return {
        "faction": None if faction is None else faction.number,
        "credits": player.credits,
        "vp_chips": player.chips,
        "tableau": player.tableau,
        "tableau_tiles": tableau_tiles(player),
        "cup": sorted(player.cup),
        "citizenry": sorted(player.citizenry),
        "columns": {column: sorted(dice) for column, dice in columns.items() if dice},
        "dictate": sorted(player.dictated),
        "selected": player.selected,
        "dev_stack": [s.facts.side(tile, "development") for tile in player.stacks["development"]],
        "world_stack": [s.facts.side(tile, "world") for tile in player.stacks["world"]],
        "dev_zone": sorted(player.zones["development"]),
        "world_zone": sorted(player.zones["world"]),
        "goods": {world: sorted(dice) for world, dice in player.goods.items() if dice},
    }
