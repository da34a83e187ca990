"""What is secret (RG-17), what may lie behind it, and where every piece is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.chance import UNKNOWN
from engine.kernel.game import Secret
from engine.roll.dice import owned_dice
from engine.roll.state import Galaxy

TILES = "tiles"
FACE = "face:"  # pool of what dice of one colour may have rolled


def secrets(s: Galaxy) -> Iterator[Secret]:
    """The bag; abandoned tiles; stacks below their top; drawn tiles; rolls until Reveal (RG-17.1)."""
    yield Secret(TILES, s.bag.rest, 0, ())
    yield Secret(TILES, s.bag.known, 0, ())
    for share in s.bag.held.values():
        yield Secret(TILES, share, 0, ())
    for seat, player in enumerate(s.players):
        owner = (seat,)
        for stack in player.stacks.values():
            yield Secret(TILES, stack, 1, owner)
        yield Secret(TILES, player.drawn, 0, owner)
        yield Secret(TILES, player.abandoned, 0, owner)
        for colour, faces in player.rolled.items():
            yield Secret(FACE + colour, faces, 0, owner)


def unseen(view: Galaxy, pool: str) -> list[str]:
    """What may lie behind the "?" of a pool: tiles seen nowhere, or any face of a die."""
    if pool.startswith(FACE):
        die = view.facts.dice[pool.removeprefix(FACE)]
        return [*die.faces] * die.count
    seen = {tile for secret in secrets(view) if secret.pool == TILES for tile in secret.items if tile != UNKNOWN}
    built = {face for player in view.players for face in player.tableau}
    return [t.id for t in view.facts.tiles.values() if t.id not in seen and not {t.world, t.development} & built]


def pieces(s: Galaxy) -> dict[str, list[str]]:
    """Every tile and every die, the supply included, for conservation checks (RG-1)."""
    tiles = [tile for secret in secrets(s) if secret.pool == TILES for tile in secret.items]
    dice = [colour for colour, left in s.supply.items() for _ in range(left)]
    for player in s.players:
        tiles += [s.facts.tile_of(face) for face in player.tableau if s.facts.tile_of(face) in s.facts.tiles]
        dice += owned_dice(player)
    return {"tiles": sorted(tiles), "dice": sorted(dice)}
