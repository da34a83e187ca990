"""One seat on the table picture: plate, building sites, tableau, and the rail with its dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.kernel.chance import UNKNOWN
from engine.roll.cost import effective_cost
from engine.roll.facts import KINDS
from engine.roll.scoring import running_score
from engine.roll.state import ZONES, Galaxy
from renderers.kit import surfaces, tiles
from renderers.kit.canvas import Picture
from renderers.kit.icons import icon
from renderers.kit.layout import Box, grid, row, stack
from renderers.kit.palette import (
    BRASS,
    GOLD,
    HAIRLINE,
    IDLE,
    INK,
    MINT,
    MINT_DEEP,
    NOW,
    PANEL,
    PLAIN,
    RED,
    SHIELD,
    SOFT,
    Tone,
)
from renderers.kit.seats import chip
from renderers.kit.text import CAPTION, PLAYER, STRONG, fit_line, line_width, write
from renderers.look import Look
from renderers.roll.faces import dice_of, plate_of, seat_state, stage, tile_of, top_tile
from renderers.roll.final import place_of
from renderers.roll.rail import RAIL, draw_rail, own_dice
from renderers.words import say

GAP = 8
PAD = 12  # inside a mat
BAND = 64  # the plate, where it lies above the tiles
DONE = Tone(MINT_DEEP, MINT, MINT, 2)
TWO_LINES = 101  # a tile so tall has two lines for its power
AWAITED = Tone(PANEL, BRASS, INK, 3.5)


@dataclass(frozen=True, slots=True)
class Mat:
    """Where the parts of a seat lie. `columns` of tiles; the plate is beside them, or with `band` above them."""

    columns: int
    band: bool
    plate: int  # width of the plate, or of the building sites under a band
    site: int

    def rows(self, tiles: int, places: int) -> int:
        return -(-max(tiles, places) // self.columns)

    def height(self, rows: int, tile: int) -> int:
        return 2 * PAD + rows * (tile + GAP) + RAIL + (BAND + GAP if self.band else 0)


def draw_mat(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, mat: Mat, rail: Sequence[int]) -> None:
    """`rail`: how wide each of its cells is."""
    state = seat_state(view, seat, look)
    surfaces.panel(pic, box, AWAITED if state in ("awaited", "won") else PLAIN)
    inner = box.inset(PAD)
    foot, inner = inner.cut_foot(RAIL, GAP)
    draw_rail(pic, foot, view, seat, look, rail)
    rows = mat.rows(len(view.players[seat].tableau), view.facts.setup.end_tiles)
    if mat.band:
        top, inner = inner.cut_top(BAND, GAP)
        _band(pic, top, view, seat, look)
        left, inner = inner.cut_left(mat.site, 2 * GAP)
        places = stack(left, 3, GAP)
        *sites, purse = places
        _purse(pic, purse, view, seat, look)
    else:
        plate, inner = inner.cut_left(mat.plate, 12)
        _plate(pic, plate, view, seat, look)
        left, inner = inner.cut_left(mat.site, 24)
        sites = stack(left.cut_top((left.h - (rows - 2) * GAP) * 2 // rows + GAP)[0], 2, GAP)
        surfaces.hairline(pic, left.right + 14, left.y, left.h, HAIRLINE, upright=True)
    for kind, place in zip(KINDS, sites, strict=True):
        _site(pic, place, view, seat, kind, look)
    _tableau(pic, inner, view, seat, look, mat.columns, rows)


# --- Who, and how they stand ---


def _band(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    score, rest = box.cut_right(96, 16)
    _score(pic, score, view, seat)
    told, rest = rest.cut_right(430, 16)
    _notice(pic, told.center(told.w, 48), view, seat, look)
    _who(pic, rest, view, seat, look, BAND - 4)


def _plate(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    top, rest = box.cut_top(88 if box.h >= 208 else 64, 8)  # a low one goes without the faction
    _score(pic, top.cut_top(66)[0], view, seat)
    _who(pic, top, view, seat, look, 52)
    purse, rest = rest.cut_top(min(100, rest.h * 2 // 3 - 4), 8)
    _purse(pic, purse, view, seat, look)
    _notice(pic, rest.cut_top(min(46, rest.h))[0], view, seat, look)


def _score(pic: Picture, box: Box, view: Galaxy, seat: int) -> None:
    points = str(running_score(view, seat).total)
    icon(pic, "vp", box.right, box.cy, box.h, anchor="rm", carried=points)


def _who(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, size: int) -> None:
    """Chip, name, and the faction under the name, or under both where it is narrow."""
    shown = plate_of(view, seat, look)
    narrow = box.w < 320
    head = box.cut_top(56)[0] if narrow else box
    pic.put(chip(seat, size), head.x, round(head.cy), "lm")
    words = head.pad(left=size + 12)
    if narrow:
        write(pic, words.pad(right=72), shown.name, PLAYER.at(29), INK, lines=2, cut=True)
        if box.h >= 88:
            write(pic, box.cut_foot(26)[0], shown.note, CAPTION, SOFT)
    else:
        write(pic, words.cut_top(34)[0], shown.name, PLAYER, INK, cut=True)
        write(pic, words.cut_foot(24)[0], shown.note, CAPTION, SOFT)


def _purse(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    player, full = view.players[seat], view.facts.setup.end_tiles
    count = len(player.tableau)
    chips, money, tiles_ = row(box, (1, 0.9, 1.1), 7)
    surfaces.fact(pic, chips, str(player.chips), say(look.lang, "roll-table-chips"), SHIELD)
    surfaces.fact(pic, money, f"${player.credits}", say(look.lang, "roll-table-credits"), GOLD)
    near = RED if count >= full - 2 else INK
    surfaces.fact(pic, tiles_, str(count), say(look.lang, "roll-table-tiles", full=full), near)


def _notice(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    state = seat_state(view, seat, look)
    match state:
        case "awaited":
            surfaces.notice(pic, box, say(look.lang, f"roll-table-wait-{stage(view)}"), NOW, sign="waiting")
        case "later":
            surfaces.notice(pic, box, say(look.lang, "roll-table-later"), IDLE, sign="clock")
        case "done":
            surfaces.notice(pic, box, say(look.lang, "roll-table-done"), DONE, sign="done")
        case "won":
            surfaces.notice(pic, box, say(look.lang, "roll-table-won"), NOW, sign="winner")
        case "lost":
            surfaces.notice(pic, box, say(look.lang, "roll-table-place", place=place_of(view, seat)), IDLE, sign="end")


# --- What lies before them ---


def _mark(look: Look, *things: str) -> str:
    """How a thing is drawn: about to be chosen, may be chosen, touched by the last move, or plain."""
    for state, marked in (("picked", look.picked), ("may", look.choices), ("now", look.last)):
        if not marked.isdisjoint(things):
            return state
    return "plain"


def _site(pic: Picture, box: Box, view: Galaxy, seat: int, kind: str, look: Look) -> None:
    player = view.players[seat]
    face = top_tile(view, player, kind)
    on_it = dice_of(player.zones[kind])
    if face is None:
        tiles.building(pic, box, None, (), slots=0, empty=say(look.lang, f"roll-table-no-{kind}"))
        return
    below = len(player.stacks[kind]) - 1
    if face == UNKNOWN:
        shown, cost, saved = tiles.Tile(say(look.lang, "roll-table-unknown"), "?", kind), 0, 0
    else:
        shown, cost = tile_of(view, face, look, None), effective_cost(view, seat, face)
        saved = view.facts.faces[face].cost - cost
    tiles.building(
        pic,
        box,
        shown,
        on_it,
        slots=cost,
        discount=f"−{saved}" if saved else "",
        more=f"+{below}" if below else "",
        depth=min(2, below),
        state=_mark(look, face, *own_dice(look, seat, ZONES[kind])),
    )


def _tableau(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, columns: int, rows: int) -> None:
    player = view.players[seat]
    cells = grid(box, columns, rows, GAP)
    full = view.facts.setup.end_tiles
    for at, cell in enumerate(cells):
        if at < len(player.tableau):
            face = player.tableau[at]
            shown = _brief(tile_of(view, face, look, player.goods.get(face, ())), cell)
            tiles.tile(pic, cell, shown, state=_mark(look, face, *own_dice(look, seat, face)), lines=2)
        elif at < full:
            tiles.blank(pic, cell, str(at + 1))


def _brief(shown: tiles.Tile, cell: Box) -> tiles.Tile:
    """Where tiles are so low that there is one line for the power, a longer one is left out."""
    room = cell.w - 20 - (line_width(shown.value, STRONG) if shown.value else 0)
    if cell.h >= TWO_LINES or shown.kind == "world" or fit_line(shown.power, CAPTION.at(20), room).fits:
        return shown
    return replace(shown, power="")
