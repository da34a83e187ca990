"""What a seat's own picture is put together from: blocks of a known height, and tiles seen from both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.kernel.chance import UNKNOWN
from engine.roll.facts import GREY, KINDS
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, rounded
from renderers.kit.icons import cost_diamond, cost_disc, drawn, icon
from renderers.kit.layout import Box, grid, row
from renderers.kit.marks import choice, picked, picked_rim
from renderers.kit.palette import BRASS, IDLE, INK, MUTED, SOFT
from renderers.kit.sketch import Sprite
from renderers.kit.surfaces import GAP, card
from renderers.kit.text import CAPTION, HEAD, LABEL, NAME, line, write
from renderers.kit.tiles import Tile, blank, cost_sprite, paint_of, tile, tone_of
from renderers.look import Look
from renderers.roll.faces import tile_of
from renderers.words import say

TITLE = 44  # the head of a section with the space under it
TILE = 118


@dataclass(frozen=True, slots=True)
class Block:
    """A band of the picture over its whole width."""

    h: int
    draw: Callable[[Picture, Box], None]


def titled(title: str, block: Block, note: str = "") -> Block:
    """A block under a head; `note` (markup) stands at the right."""

    def draw(pic: Picture, box: Box) -> None:
        head, rest = box.cut_top(TITLE)
        used = write(pic, head.pad(left=4, bottom=6), title, HEAD, SOFT)
        if note:
            line(pic, head.pad(left=used.right - box.x + 24, bottom=6, right=4), note, CAPTION, SOFT, align="r")
        block.draw(pic, rest)

    return Block(block.h + TITLE, draw)


def beside(left: Block, right: Block, share: float = 0.5) -> Block:
    """Two blocks side by side; each keeps its own height."""

    def draw(pic: Picture, box: Box) -> None:
        one, other = row(box, (share, 1 - share), GAP)
        left.draw(pic, one.cut_top(left.h)[0])
        right.draw(pic, other.cut_top(right.h)[0])

    return Block(max(left.h, right.h), draw)


def question(view: Galaxy, seat: int) -> object | None:
    """The step that asks this seat now."""
    agenda = view.core.agenda
    return agenda[-1] if agenda and agenda[-1].awaits(view) == seat else None


def state_of(face: str, look: Look) -> str:
    """How a tile is marked: about to be chosen, may be chosen, touched by the last moves."""
    return (
        "picked" if face in look.picked else "may" if face in look.choices else "now" if face in look.last else "plain"
    )


@drawn("cost")
def cost_sign(height: int, carried: str) -> Sprite:
    """`{cost:4/genes}` in a text: a world of that colour and cost; `{cost:6+}`: a development."""
    cost, _, colour = carried.partition("/")
    return cost_disc(height, cost, paint_of(colour)) if colour else cost_diamond(height, cost)


def cost_mark(s: Galaxy, face: str) -> str:
    """The badge of a face for use in a line of markup."""
    shown = s.facts.faces[face]
    return f"{{cost:{shown.badge}/{shown.colour or GREY}}}" if shown.kind == "world" else f"{{cost:{shown.badge}}}"


# -- Tiles -----------------------------------------------------------------------------------------------------


def tiles_block(view: Galaxy, faces: Sequence[str], look: Look, goods: dict[str, list[str]]) -> Block:
    """Tiles of a tableau in rows."""
    columns = min(6, max(3, len(faces)))
    rows = max(1, -(-len(faces) // columns))

    def draw(pic: Picture, box: Box) -> None:
        for face, place in zip(faces, grid(box, columns, rows, GAP), strict=False):
            tile(pic, place, tile_of(view, face, look, goods.get(face, ())), state=state_of(face, look))

    return Block(rows * TILE + (rows - 1) * GAP, draw)


def other_side(pic: Picture, box: Box, shown: Tile) -> None:
    """The back of a tile in one small line."""
    icon(pic, "again", box.x + 9, box.cy, 16, MUTED)
    pic.put(cost_sprite(shown, 24), box.x + 26, round(box.cy), "lm", 0.75)
    write(pic, box.pad(left=58), shown.name, LABEL, MUTED)


def stacked(pic: Picture, box: Box, view: Galaxy, tile_id: str, kind: str, look: Look, depth: int) -> None:
    """A tile in the own stack: its front with its power, and what is on its back. `depth` 1 is the top."""
    if tile_id == UNKNOWN:
        blank(pic, box, "?")
        return
    face = view.facts.side(tile_id, kind)
    front, back = (tile_of(view, one, look, None) for one in (face, view.facts.back(face)))
    state = state_of(face, look)
    if box.h < 80:
        small = Tile(front.name, front.cost, front.kind, front.colour)
        tile(pic, box, small, state=state)
        return
    _ground(pic, box, front, state)
    inner = box.inset(10, 8)
    head, rest = inner.cut_top(46, 4)
    pic.put(cost_sprite(front, 42), head.x - 2, round(head.cy), "lm")
    write(pic, head.pad(left=50, right=26), front.name, NAME, INK, lines=2)
    write(pic, head.cut_right(24)[0].pad(bottom=16), str(depth), LABEL, MUTED, align="r")
    power, foot = rest.cut_top(28, 4)
    if front.power:
        line(pic, power, front.power, CAPTION.at(20), SOFT)
    other_side(pic, foot.cut_top(24)[0], back)


def _ground(pic: Picture, box: Box, shown: Tile, state: str) -> None:
    if state == "picked":
        picked(pic, box)
    card(pic, box, tone_of(shown))
    if state == "may":
        choice(pic, box)
    elif state == "picked":
        picked_rim(pic, box)
    elif state == "now":
        pic.ring(rounded(box, 13), box.x, box.y, BRASS, 3)


def both_sides(pic: Picture, box: Box, view: Galaxy, tile_id: str, look: Look) -> None:
    """A drawn tile to be placed: the development above, the world below, both in full."""
    card(pic, box, IDLE, 16)
    if tile_id == UNKNOWN:
        write(pic, box, say(look.lang, "roll-seat-unknown"), CAPTION, MUTED, align="m", lines=2)
        return
    inner = box.inset(8)
    upper, lower = inner.cut_top((inner.h - 8) // 2, 8)
    for kind, place in zip(KINDS, (upper, lower), strict=True):
        face = view.facts.side(tile_id, kind)
        shown = tile_of(view, face, look, None)
        if place.h < 80:
            shown = replace(shown, power="", value="")
        tile(pic, place, shown, state=state_of(face, look))
