"""The score table: a column a player in order of rank, a row a source of points, bars beside the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour, darken, mix
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row, stack
from renderers.kit.masks import Rounded, disc
from renderers.kit.palette import (
    BRASS,
    BRASS_DEEP,
    GLYPH,
    GROUND,
    HAIRLINE,
    INK,
    LINE,
    PANEL,
    RED,
    SEATS,
    SOFT,
)
from renderers.kit.seats import chip
from renderers.kit.text import CAPTION, FIGURE, PLAYER, TEXT, TOTAL, line, write
from renderers.kit.tracks import block


@dataclass(frozen=True, slots=True)
class Column:
    """A player: the seat, the total, and a word about the rank (`note`, markup)."""

    seat: int
    name: str
    subtitle: str
    total: str
    note: str = ""
    winner: bool = False
    colour: Colour | None = None

    @property
    def paint(self) -> Colour:
        return self.colour or SEATS[self.seat].colour


@dataclass(frozen=True, slots=True)
class Points:
    """One number of the table; `count` says beside the bar what was counted (markup)."""

    value: int
    count: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """A row: icon (name or `name:text`), what it is, and a number for each column."""

    icon: str
    name: str
    points: tuple[Points, ...]


HEAD = 250
LABELS = 300


def score_table(pic: Picture, box: Box, columns: Sequence[Column], sources: Sequence[Source], corner: str = "") -> None:
    """The whole table in a box. `corner` (markup lines, split by a line break) stands above the rows' names."""
    labels, rest = box.cut_left(min(LABELS, round(box.w * 0.22)), 8)
    heads = row(rest.cut_top(HEAD)[0], len(columns), 12)
    bands = stack(box.pad(top=HEAD + 18), max(1, len(sources)), 4)
    _winner_ground(pic, heads, columns, box.pad(top=HEAD + 18))
    for at, (band, source) in enumerate(zip(bands, sources, strict=False)):
        _band(pic, band, labels, heads, columns, at)
        _name(pic, Box(labels.x, band.y, labels.w, band.h), source)
    longest = max([1, *(abs(points.value) for source in sources for points in source.points)])
    for source, band in zip(sources, bands, strict=False):
        best = max((points.value for points in source.points), default=0)
        for column, place, points in zip(columns, heads, source.points, strict=False):
            cell = Box(place.x, band.y, place.w, band.h)
            _points(pic, cell, points, points.value == best, longest, column)
    for column, place in zip(columns, heads, strict=True):
        _head(pic, place, column)
    _corner(pic, Box(labels.x + 8, box.y + 12, labels.w - 16, HEAD - 12), corner)


def _corner(pic: Picture, box: Box, corner: str) -> None:
    for at, words in enumerate(filter(None, corner.split("\n"))):
        style, colour, h = (FIGURE.at(44), BRASS, 60) if at == 0 else (CAPTION.at(23), SOFT, 34)
        used, box = box.cut_top(h)
        line(pic, used, words, style, colour)


def _winner_ground(pic: Picture, heads: Sequence[Box], columns: Sequence[Column], body: Box) -> None:
    for place, column in zip(heads, columns, strict=True):
        if column.winner:
            lit = Box(place.x, body.y, place.w, body.h)
            pic.shade(rounded(lit, 14), lit.x, lit.y, mix(GROUND, BRASS_DEEP, 0.9), mix(GROUND, BRASS_DEEP, 0.25))


def _band(pic: Picture, band: Box, labels: Box, heads: Sequence[Box], columns: Sequence[Column], at: int) -> None:
    """Every other row has a ground, which leaves the winner's column alone."""
    if at % 2:
        return
    name = Box(labels.x, band.y, labels.w, band.h)
    pic.fill(rounded(name, 12), name.x, name.y, PANEL, 0.75)
    for place, column in zip(heads, columns, strict=True):
        if not column.winner:
            cell = Box(place.x, band.y, place.w, band.h)
            pic.fill(rounded(cell, 12), cell.x, cell.y, PANEL, 0.75)


def _name(pic: Picture, box: Box, source: Source) -> None:
    name, _, carried = source.icon.partition(":")
    size = min(30, box.h - 8)
    icon(pic, name, box.x + 34, box.cy, size, GLYPH, carried=carried)
    write(pic, box.pad(left=64, right=8), source.name, TEXT, INK, lines=2 if box.h >= 56 else 1)


def _points(pic: Picture, cell: Box, points: Points, best: bool, longest: int, column: Column) -> None:
    number = cell.cut_left(max(72, round(cell.w * 0.25)))[0]
    start = number.right + 14
    room = cell.right - start - 14
    if points.value:
        text = str(points.value).replace("-", "−")
        colour = RED if points.value < 0 else BRASS if best else INK
        write(pic, number, text, FIGURE.at(min(34, cell.h - 8)), colour, align="r")
        counted = 58 if points.count else 0
        w = round((room - counted) * abs(points.value) / longest)
        paint = mix(GROUND, RED, 0.34) if points.value < 0 else darken(column.paint, 0.26)
        h = min(24, round(cell.h * 0.4))
        block(pic, start, round(cell.cy - h / 2), w, h, paint)
        start += max(6, w)
    else:
        pic.fill(disc(6), number.right - 12, cell.cy - 3, LINE)
    if points.count:
        line(pic, Box(start + 10, cell.y, max(20, cell.right - start - 14), cell.h), points.count, CAPTION, SOFT)


def _head(pic: Picture, box: Box, column: Column) -> None:
    shape = rounded(box, 18)
    if column.winner:
        pic.glow(shape, box.x, box.y, BRASS, 12, 1.1)
        pic.shade(shape, box.x, box.y, mix(BRASS_DEEP, BRASS, 0.16), BRASS_DEEP)
    else:
        pic.fill(shape, box.x, box.y, PANEL)
    pic.ring(shape, box.x, box.y, BRASS if column.winner else HAIRLINE, 4 if column.winner else 1.5)
    size, side = (62, 18) if box.w >= 280 else (50, 12)
    pic.put(chip(column.seat, size, column.colour), box.x + side, box.y + 53, "lm")
    room = Box(box.x + side, box.y + 20, box.w - side - 10, 66).pad(left=size + side - 4)
    paint, crown = (BRASS, "{winner} ") if column.winner else (INK, "")
    if column.winner and box.w >= 280:  # else the crown goes to the words at the foot
        icon(pic, "winner", box.right - 20, box.y + 40, 34, BRASS, anchor="rm")
        room, crown = room.pad(right=56), ""
    write(pic, room.cut_top(38)[0], column.name, PLAYER, INK, cut=True)
    write(pic, Box(room.x, room.bottom - 26, box.right - 10 - room.x, 26), column.subtitle, CAPTION, SOFT)
    write(pic, Box(box.x + 12, box.y + 98, box.w - 24, 96), column.total, TOTAL, paint, align="m")
    note = Box(box.x + 12, box.bottom - 44, box.w - 24, 30)
    line(pic, note, crown + column.note, CAPTION.at(22), BRASS if column.winner else SOFT, align="m")


@dataclass(frozen=True, slots=True)
class Cells:
    """A plain table: heads and rows of markup."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    weights: tuple[float, ...] = ()


def grid_table(pic: Picture, box: Box, cells: Cells, row_height: int = 48) -> None:
    """Plain rows of markup under heads: lists, options, statistics. The first column is left, the others centred."""
    weights = cells.weights or (2.0, *[1.0] * (len(cells.heads) - 1))
    for at, (words, place) in enumerate(zip(cells.heads, row(box.cut_top(36)[0], weights, 8), strict=True)):
        line(pic, place.inset(10, 0), words, CAPTION, SOFT, align="l" if at == 0 else "m")
    y = box.y + 40
    for number, texts in enumerate(cells.rows):
        band = Box(box.x, y + number * (row_height + 4), box.w, row_height)
        if number % 2 == 0:
            pic.fill(Rounded(band.w, band.h, 12), band.x, band.y, PANEL, 0.75)
        for at, (words, place) in enumerate(zip(texts, row(band, weights, 8), strict=True)):
            line(pic, place.inset(10, 0), words, TEXT, INK, align="l" if at == 0 else "m")
