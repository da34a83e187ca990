"""Positions for the tests of Roll's pictures: random games stopped on the way, and a seat with far too much."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.kernel.match import Match
from engine.kernel.player import random_move
from engine.roll import GAME
from engine.roll.facts import COLOURS, KINDS, PHASES
from engine.roll.powers import Reassign
from engine.roll.state import Galaxy, Player
from renderers.kit.canvas import Picture
from renderers.look import Look

LONG = (
    "Hosszúnevű Karolina-Ágnes Boróka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "x",
    "[brass]{vp:3} Dénes {{ [[ ‹ship›",
    "Őrült Űrkutató Ödön, Nagykanizsa",
)


def shown(picture: Picture) -> Picture:
    """A picture without a fault."""
    assert picture.report.overflows == []
    assert picture.report.overlaps() == []
    assert 1400 <= max(picture.image.size) <= 2000
    return picture


def played(seats: int, seed: int) -> Iterator[Match[Galaxy]]:
    """A random game, before every move and at its end."""
    rng = Random(f"{seats} {seed}")
    match = Match.new(GAME, GAME.options(), seats, f"seat {seats} {seed}")
    while awaited := match.awaited():
        yield match
        seat = rng.choice(awaited)
        match.play(seat, random_move(match, seat, rng))
    yield match


def look_of(match: Match[Galaxy], seat: int | None, lang: str) -> Look:
    return Look(LONG[: len(match.state.players)], seat, lang, frozenset(match.awaited()))


def over(seats: int, seed: int) -> Galaxy:
    """The end of a random game."""
    *_, match = played(seats, seed)
    return GAME.copy(match.state)


def crowd(s: Galaxy, seat: int, rng: Random, dice: int = 20, stack: int = 9) -> Player:
    """Give a seat more than a game ever does: tiles, goods, dice everywhere, every Reassign power."""
    player = s.players[seat]
    reassigning = [face for face in s.facts.faces if s.facts.powers_of(face, Reassign)]
    player.tableau += [face for face in reassigning if face not in player.tableau][:7]
    used = {s.facts.tile_of(face) for other in s.players for face in other.tableau}
    used |= {tile for other in s.players for tiles in other.stacks.values() for tile in tiles}
    free = [tile for tile in s.facts.tiles if tile not in used]
    rng.shuffle(free)
    for kind in KINDS:
        player.stacks[kind] += [free.pop() for _ in range(min(stack, len(free)))]
        player.zones[kind] += rng.choices(COLOURS, k=4)
    while len(player.tableau) < 15 and free:
        player.tableau.append(s.facts.side(free.pop(), rng.choice(KINDS)))
    for face in player.tableau:
        if s.facts.faces[face].colour not in (None, "grey"):
            player.goods[face] = [rng.choice(COLOURS)]
    player.cup += rng.choices(COLOURS, k=dice)
    player.citizenry += rng.choices(COLOURS, k=dice)
    for phase in PHASES:
        player.columns[phase] += rng.choices(COLOURS, k=rng.choice((0, 2, 7, dice)))
    player.credits, player.chips = 10, 123
    return player
