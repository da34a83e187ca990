"""Where a player's dice lie. Moves name a place by one word: a world's own name stands for the goods on it."""

from __future__ import annotations

from engine.roll.facts import PHASES
from engine.roll.state import ZONES, Player


def places(player: Player) -> dict[str, list[str]]:
    """Every place with own dice that a rule may take a die from (RG-10.5), with the dice there. Not for changing."""
    dice = {"cup": player.cup, "citizenry": player.citizenry}
    dice.update((name, player.zones[kind]) for kind, name in ZONES.items())
    dice.update((phase, player.columns[phase]) for phase in PHASES)
    dice.update(player.goods)
    return {place: lying for place, lying in dice.items() if lying}


def take_die(player: Player, colour: str, place: str) -> None:
    """Take one die of this colour away from a place that has one."""
    if place in PHASES:
        player.columns[place].remove(colour)
    elif place in player.goods:
        take_good(player, place, colour)
    elif place == "cup":
        player.cup.remove(colour)
    elif place == "citizenry":
        player.citizenry.remove(colour)
    else:
        kind = next(kind for kind, name in ZONES.items() if name == place)
        player.zones[kind].remove(colour)


def take_good(player: Player, world: str, colour: str) -> None:
    """A world without goods is not listed."""
    player.goods[world].remove(colour)
    if not player.goods[world]:
        del player.goods[world]


def owned_dice(player: Player) -> list[str]:
    """Every die of the player, wherever it is; the Citizenry counts (RG-0.6)."""
    dice = [*player.cup, *player.citizenry, *player.dictated]
    dice += [colour for colour, faces in player.rolled.items() for _ in faces]
    for standing in (*player.columns.values(), *player.zones.values(), *player.goods.values()):
        dice += standing
    if player.selector is not None:
        dice.append(player.selector)
    return dice
