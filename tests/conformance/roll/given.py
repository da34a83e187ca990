"""The table that a vector begins with."""

from __future__ import annotations

from typing import Any

from engine.roll import GAME
from engine.roll.dice import owned_dice
from engine.roll.facts import PHASES, facts
from engine.roll.setup import Options
from engine.roll.state import EDITION, Galaxy, Player

ONLY = "A"  # what the only player is called


def players(given: dict[str, Any], steps: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What each player begins with, in seating order. Who starts from nothing may be named by setup alone."""
    if given.get("players"):
        return dict(given["players"])
    named = [op.get("player", ONLY) for op in steps if op["op"] == "setup"]
    if "player" in given or not named:
        named.insert(0, ONLY)
    return {name: given.get("player", {}) if name == ONLY else {} for name in named}


def table(given: dict[str, Any], seated: list[dict[str, Any]]) -> Galaxy:
    """An empty table with what the vector puts on it; the rest is as the format says: $1, nothing else."""
    s = GAME.blank(Options(), len(seated))
    for player, own in zip(s.players, seated, strict=True):
        lay_out(player, own)
        for die in owned_dice(player):
            s.supply[die] -= 1
    s.bag.rest = sorted(given.get("bag", []))
    s.core.script[s.bag.name] = list(given.get("bag", []))  # drawn in this order
    s.players[0].abandoned = list(given.get("abandoned", []))  # under the Explore tile nobody asks whose they were
    s.pool = given.get("vp_pool", s.pool)
    s.active = [phase for phase in PHASES if phase in given.get("phases", [])]
    return s


def lay_out(player: Player, given: dict[str, Any]) -> None:
    components = facts(EDITION)
    if "faction" in given:
        player.faction = faction(given["faction"])
    player.credits = given.get("credits", player.credits)
    player.chips = given.get("vp_chips", 0)
    player.tableau = list(given.get("tableau", []))
    player.cup = list(given.get("cup", []))
    player.citizenry = list(given.get("citizenry", []))
    for phase, dice in given.get("columns", {}).items():
        player.columns[phase] = list(dice)
    player.dictated = list(given.get("dictate", []))
    player.selected = given.get("selected")
    for _, colour, face in given.get("rolled", []):
        player.rolled.setdefault(colour, []).append(face)
    player.stacks = {
        "development": [components.tile_of(face) for face in given.get("dev_stack", [])],
        "world": [components.tile_of(face) for face in given.get("world_stack", [])],
    }
    player.zones = {"development": list(given.get("dev_zone", [])), "world": list(given.get("world_zone", []))}
    player.goods = {world: list(dice) for world, dice in given.get("goods", {}).items() if dice}


def faction(number: int) -> str:
    """The id of the faction tile with this number."""
    return next(tile.id for tile in facts(EDITION).factions.values() if tile.number == number)
