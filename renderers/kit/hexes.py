"""Hexagons: where cells lie, the line around a group of them, and a cell as a sprite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt

from renderers.kit.canvas import Picture
from renderers.kit.colour import Colour
from renderers.kit.layout import Box
from renderers.kit.masks import Point, ngon
from renderers.kit.palette import CELL, GRID
from renderers.kit.sketch import Sketch, Sprite

Cell = tuple[int, int]  # axial (q, r)
ROOT3 = sqrt(3)
# Neighbour across each side; side i of a flat-topped hex lies between its corners i and i + 1 (0 right, clockwise).
NEIGHBOURS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True, slots=True)
class Grid:
    """Flat-topped hexes of this radius (centre to corner), cell (0, 0) at (x, y). q runs right and down, r down.

    `pointy` turns it all by a twelfth: rows instead of columns.
    """

    radius: float
    x: float = 0
    y: float = 0
    pointy: bool = False

    def centre(self, cell: Cell) -> Point:
        q, r = cell
        if self.pointy:
            return self.x + ROOT3 * self.radius * (q + r / 2), self.y + 1.5 * self.radius * r
        return self.x + 1.5 * self.radius * q, self.y + ROOT3 * self.radius * (r + q / 2)

    def at(self, x: float, y: float) -> Cell:
        """The cell that holds this point."""
        u, v = (x - self.x) / self.radius, (y - self.y) / self.radius
        q, r = (u * ROOT3 / 3 - v / 3, v * 2 / 3) if self.pointy else (u * 2 / 3, v * ROOT3 / 3 - u / 3)
        s = -q - r
        whole_q, whole_r, whole_s = round(q), round(r), round(s)
        off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
        if off_q > off_r and off_q > off_s:
            whole_q = -whole_r - whole_s
        elif off_r > off_s:
            whole_r = -whole_q - whole_s
        return whole_q, whole_r

    def corner(self, cell: Cell, index: int, radius: float | None = None) -> Point:
        """Corner 0 is at the right (flat) or at the lower right (pointy); they go clockwise."""
        cx, cy = self.centre(cell)
        angle = pi / 3 * (index % 6) + (pi / 6 if self.pointy else 0)
        reach = self.radius if radius is None else radius
        return cx + reach * cos(angle), cy + reach * sin(angle)

    def corners(self, cell: Cell, radius: float | None = None) -> tuple[Point, ...]:
        return tuple(self.corner(cell, index, radius) for index in range(6))

    def bounds(self, cells: Iterable[Cell], margin: int = 0) -> Box:
        """The box around these cells."""
        points = [point for cell in cells for point in self.corners(cell)]
        left, top = (int(min(p[axis] for p in points)) - margin for axis in (0, 1))
        right, bottom = (int(max(p[axis] for p in points)) + 1 + margin for axis in (0, 1))
        return Box(left, top, right - left, bottom - top)

    def outline(self, cells: Iterable[Cell]) -> list[list[Point]]:
        """The closed lines around the union of these cells; holes have lines of their own."""
        return [[self.corner(cell, index) for cell, index in loop] for loop in loops(cells, self.pointy)]


def neighbour(cell: Cell, side: int, pointy: bool = False) -> Cell:
    """The cell across a side. Pointy sides lie a sixth of a turn further."""
    q, r = NEIGHBOURS[(side + 1) % 6 if pointy else side % 6]
    return cell[0] + q, cell[1] + r


def distance(one: Cell, other: Cell) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def loops(cells: Iterable[Cell], pointy: bool = False) -> list[list[tuple[Cell, int]]]:
    """The border walked clockwise, as (cell, corner): side after side, no arithmetic on floats."""
    inside = set(cells)
    sides = [
        (cell, side) for cell in sorted(inside) for side in range(6) if neighbour(cell, side, pointy) not in inside
    ]
    open_sides = dict.fromkeys(sides)
    found = []
    while open_sides:
        cell, side = next(iter(open_sides))
        loop = []
        while (cell, side) in open_sides:
            del open_sides[(cell, side)]
            loop.append((cell, side))
            side = (side + 1) % 6  # the corner at the end of this side
            while neighbour(cell, side, pointy) in inside:  # the next side belongs to the cell across
                cell, side = neighbour(cell, side, pointy), (side + 4) % 6
        found.append(loop)
    return found


@lru_cache(maxsize=64)
def cell_sprite(
    radius: float, fill: Colour = CELL, rim: Colour = GRID, width: float = 1.6, pointy: bool = False
) -> Sprite:
    """One empty cell, its sprite centred on the cell."""
    w, h = (ROOT3 * radius, 2 * radius) if pointy else (2 * radius, ROOT3 * radius)
    body_w, body_h = int(w) + 4, int(h) + 4
    sketch = Sketch(body_w, body_h, 1)
    side = 2 * radius
    shape = ngon(side, side, 6, 1 / 12 if pointy else 0)
    x, y = body_w / 2 - radius, body_h / 2 - radius
    sketch.fill(shape, x, y, fill)
    sketch.ring(shape, x, y, rim, width)
    return sketch.sprite()


def draw_cells(pic: Picture, grid: Grid, cells: Sequence[Cell], fill: Colour = CELL, rim: Colour = GRID) -> None:
    """Empty cells, with a thin line between them."""
    sprite = cell_sprite(grid.radius, fill, rim, pointy=grid.pointy)
    for cell in cells:
        pic.put(sprite, *grid.centre(cell), "mm")


def around(pic: Picture, grid: Grid, cells: Iterable[Cell], colour: Colour, width: float = 4.4) -> None:
    """A line around the union of these cells."""
    for loop in grid.outline(cells):
        pic.path(loop, colour, width, closed=True)
