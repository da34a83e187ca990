"""The own construction zone in full, the tableau, and where the other dice lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.chance import UNKNOWN
from engine.roll.cost import effective_cost
from engine.roll.facts import KINDS
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture
from renderers.kit.dice import dice
from renderers.kit.icons import icon
from renderers.kit.layout import Box, grid, row
from renderers.kit.palette import GLYPH, INK, SOFT
from renderers.kit.surfaces import GAP, nothing, panel, well
from renderers.kit.text import CAPTION, NAME, line, write
from renderers.kit.tiles import Tile, blank, building
from renderers.look import Look
from renderers.roll.blocks import Block, other_side, stacked, state_of, tiles_block, titled
from renderers.roll.faces import dice_of, tile_of
from renderers.words import say

TOP = 128
CARD = 126
LOW = 64  # a tile of a long stack: its name only
MANY = 6
HEAD = 46
SIGNS = {"development": "develop", "world": "settle"}


def zone_block(view: Galaxy, seat: int, look: Look, dense: bool = False) -> Block:
    """Both stacks side by side, every tile of them, the top one with its workers. Dense: names only below the top."""
    stacks = view.players[seat].stacks
    h = max(_height(len(stacks[kind]), dense) for kind in KINDS)

    def draw(pic: Picture, box: Box) -> None:
        for kind, place in zip(KINDS, row(box, 2, GAP), strict=True):
            _stack(pic, place, view, seat, kind, look, dense)

    note = say(look.lang, "roll-seat-zone-over" if view.finished else "roll-seat-zone-secret")
    return titled(say(look.lang, "roll-seat-zone"), Block(h, draw), note)


def _rows(count: int, dense: bool) -> tuple[int, int, int]:
    """How many rows of how many tiles the stack below its top has, and their height."""
    below = max(0, count - 1)
    if below <= MANY and not dense:
        return -(-below // 2), 2, CARD
    columns = 2 if below <= 16 and not dense else 3
    return -(-below // columns), columns, LOW


def _height(count: int, dense: bool) -> int:
    rows, _, h = _rows(count, dense)
    return 14 + HEAD + TOP + rows * (h + 8) + 14


def _stack(pic: Picture, box: Box, view: Galaxy, seat: int, kind: str, look: Look, dense: bool) -> None:
    player = view.players[seat]
    tiles = player.stacks[kind]
    panel(pic, box)
    inner = box.inset(14)
    head, rest = inner.cut_top(HEAD)
    icon(pic, SIGNS[kind], head.x + 18, head.cy - 6, 26, GLYPH)
    words = say(look.lang, f"roll-seat-stack-{kind}", count=len(tiles))
    write(pic, head.pad(left=46, bottom=12), words, NAME.at(24), INK)
    top, rest = rest.cut_top(TOP, 8)
    if not tiles:
        blank(pic, top, say(look.lang, "roll-seat-stack-empty"), CAPTION)
        return
    _top(pic, top, view, seat, kind, look)
    rows, columns, h = _rows(len(tiles), dense)
    places = grid(rest.cut_top(rows * (h + 8) - 8)[0], columns, rows, 8) if rows else []
    for at, (tile, place) in enumerate(zip(tiles[1:], places, strict=False)):
        stacked(pic, place, view, tile, kind, look, at + 2)


def _top(pic: Picture, box: Box, view: Galaxy, seat: int, kind: str, look: Look) -> None:
    """The tile being built: its workers, how many it needs, its power, and its back."""
    player = view.players[seat]
    tile = player.stacks[kind][0]
    if tile == UNKNOWN:
        blank(pic, box, "?")
        return
    face = view.facts.side(tile, kind)
    printed, cost = view.facts.faces[face].cost, effective_cost(view, seat, face)
    discount = f"−{printed - cost}" if cost < printed else ""
    shown = tile_of(view, face, look, None)
    bare = Tile(shown.name, shown.cost, shown.kind, shown.colour)
    left, right = row(box, (0.56, 0.44), 14)
    count = say(look.lang, "roll-seat-of", count=len(player.zones[kind]), cost=cost)
    building(
        pic,
        left,
        bare,
        dice_of(player.zones[kind]),
        slots=cost,
        discount=discount,
        more=f"[soft]{count}[/]",
        state=state_of(face, look),
    )
    words = right.inset(0, 6)
    back, words = words.cut_foot(30, 4)
    if shown.power:
        line(pic, words, shown.power, CAPTION, SOFT, lines=3)
    other_side(pic, back, tile_of(view, view.facts.back(face), look, None))


# -- Tableau and dice ------------------------------------------------------------------------------------------


def tableau_block(view: Galaxy, seat: int, look: Look, faces: Sequence[str] | None = None, title: str = "") -> Block:
    player = view.players[seat]
    faces = player.tableau if faces is None else faces
    note = say(look.lang, "roll-seat-tiles", count=len(player.tableau), most=view.facts.setup.end_tiles)
    return titled(title or say(look.lang, "roll-seat-tableau"), tiles_block(view, faces, look, player.goods), note)


def rail_block(view: Galaxy, seat: int, look: Look) -> Block:
    """Cup and Citizenry."""
    player = view.players[seat]

    def draw(pic: Picture, box: Box) -> None:
        for sign, key, lying, place in (
            ("cup", "roll-seat-cup", player.cup, row(box, 2, GAP)[0]),
            ("people", "roll-seat-citizenry", player.citizenry, row(box, 2, GAP)[1]),
        ):
            inner = well(pic, place, 14)
            icon(pic, sign, inner.x + 20, inner.cy, 30, GLYPH)
            words = say(look.lang, key)
            used = write(pic, inner.pad(left=50).cut_left(190)[0], words, CAPTION.at(23), SOFT)
            rest = inner.pad(left=used.right + 18 - inner.x)
            if lying:
                dice(pic, rest, dice_of(lying), size=42)
            else:
                nothing(pic, rest.cut_left(40)[0])

    return Block(66, draw)
