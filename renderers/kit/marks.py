"""Marks: brass for what just happened, mint for what may be chosen or is picked, and legends that explain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour
from renderers.kit.hexes import Cell, Grid
from renderers.kit.icons import icon, size_of
from renderers.kit.layout import Box
from renderers.kit.masks import Point, Rounded, Shape, rim_points
from renderers.kit.palette import BRASS, GLYPH, MAY, MINT, SOFT, Tone
from renderers.kit.surfaces import tag
from renderers.kit.text import CAPTION, Style, line, line_width

LAST_WIDTH = 5.5


def last_move(pic: Picture, box: Box, radius: float = 14) -> None:
    """What the last move touched: one brass line with a glow."""
    shape = Rounded(box.w + 8, box.h + 8, radius + 4)
    pic.glow(shape, box.x - 4, box.y - 4, BRASS, 8)
    pic.ring(shape, box.x - 4, box.y - 4, BRASS, 4)


def last_cells(pic: Picture, grid: Grid, cells: Iterable[Cell]) -> None:
    """The last move on a map: a brass line around the union of its hexes, a faint fill, a glow."""
    for loop in grid.outline(cells):
        pic.polygon(loop, BRASS, 0.17)
        for width, alpha in ((18, 0.07), (14, 0.09), (10, 0.14)):
            pic.path(loop, BRASS, width, closed=True, alpha=alpha)
        pic.path(loop, BRASS, LAST_WIDTH, closed=True)


def dashed(pic: Picture, shape: Shape, x: float, y: float, colour: Colour = MINT, width: float = 3) -> None:
    """Dashes along the rim of a shape."""
    points = [(x + px, y + py) for px, py in rim_points(shape, width / 2)]
    pic.path(points, colour, width, closed=True, dash=(12, 9))


def choice(pic: Picture, box: Box, radius: float = 13) -> None:
    """You may choose this: a dashed mint rim."""
    pic.fill(rounded(box, radius), box.x, box.y, MINT, 0.07)
    dashed(pic, rounded(box, radius), box.x, box.y)


def choice_cells(pic: Picture, grid: Grid, cells: Iterable[Cell], inset: float = 3) -> None:
    """Hexes that may be chosen."""
    for cell in cells:
        pic.polygon(grid.corners(cell, grid.radius - inset), MINT, 0.08)
        pic.path(grid.corners(cell, grid.radius - inset), MINT, 3.4, closed=True, dash=(13, 9))


def picked(pic: Picture, box: Box, radius: float = 13) -> None:
    """This is chosen: mint light around it. Draw the thing on top, or `picked_rim` after it."""
    pic.glow(rounded(box, radius), box.x, box.y, MINT, 9, 1.6)


def picked_rim(pic: Picture, box: Box, radius: float = 13) -> None:
    pic.ring(rounded(box, radius), box.x, box.y, MINT, 3.5)


def picked_cell(pic: Picture, grid: Grid, cell: Cell) -> None:
    """The chosen hex."""
    corners = grid.corners(cell, grid.radius - 2)
    pic.polygon(corners, MINT, 0.16)
    for width, alpha in ((20, 0.08), (14, 0.12), (9, 0.2)):
        pic.path(corners, MINT, width, closed=True, alpha=alpha)
    pic.path(corners, MINT, 4, closed=True)


def cost_pill(
    pic: Picture, x: float, y: float, markup: str, within: Box | None = None, tone: Tone | None = None
) -> Box:
    """What a choice costs, on a small dark pill: only what differs between the choices."""
    dark = tone or Tone((8, 22, 24), MINT, (238, 242, 251), 2)
    return tag(pic, x, y, markup, dark, CAPTION, anchor="mm", height=32, within=within)


def curve(start: Point, end: Point, sag: float, steps: int = 24) -> list[Point]:
    """A bow from start to end, `sag` px below the straight line at its middle."""
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2 * sag
    found = []
    for at in range(steps + 1):
        t = at / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        found.append((a * start[0] + b * mx + c * end[0], a * start[1] + b * my + c * end[1]))
    return found


def moved(
    pic: Picture, start: Point, end: Point, name: str, sag: float = 46, tone: Tone = MAY, within: Box | None = None
) -> None:
    """An arrow for something that goes elsewhere, with the name of what moves it (markup) under its bow."""
    points = curve(start, end, sag)
    pic.path(points, (4, 9, 12), 9, alpha=0.5)
    pic.arrow(points, tone.rim)
    if name:
        x, y = points[len(points) // 2]
        tag(pic, x, y + (26 if sag > 0 else -26), name, tone, anchor="mm", within=within or pic.box.inset(8))


def legend(
    pic: Picture,
    box: Box,
    entries: Sequence[tuple[str, str]],
    *,
    style: Style = CAPTION,
    colour: Colour = SOFT,
    upright: bool = True,
) -> None:
    """Icons (a name, or `name:text`) with what they mean (markup): one under the other, or in lines."""
    h = round(style.size * 1.7)
    side = round(style.size * 1.35)
    x, y = box.x, box.y
    signs = [sign.partition(":") for sign, _ in entries]
    widest = max((size_of(name, side, carried)[0] for name, _, carried in signs), default=0)
    for (name, _, carried), (_, words) in zip(signs, entries, strict=True):
        wide = widest if upright else size_of(name, side, carried)[0]
        w = wide + 10 + line_width(words, style)
        if not upright and x > box.x and x + w > box.right:
            x, y = box.x, y + h
        icon(pic, name, x + wide / 2, y + h / 2, side, GLYPH, carried=carried)
        line(pic, Box(x + wide + 10, y, min(box.right - x - wide - 10, w), h), words, style, colour)
        if upright:
            y += h
        else:
            x += w + 26
