"""Where hexes lie, and the line around a group of them."""

from __future__ import annotations

from math import dist, sqrt

import pytest

from renderers.kit.canvas import Picture
from renderers.kit.hexes import Cell, Grid, around, cell_sprite, distance, draw_cells, loops, neighbour
from renderers.kit.marks import choice_cells, last_cells, picked_cell

CELLS = [(q, r) for q in range(-4, 5) for r in range(-4, 5)]


@pytest.mark.parametrize("pointy", [False, True])
def test_a_point_in_a_cell_belongs_to_it(pointy: bool) -> None:
    grid = Grid(62, 1000, 800, pointy)
    for cell in CELLS:
        x, y = grid.centre(cell)
        assert grid.at(x, y) == cell
        for corner in grid.corners(cell, 60):
            assert grid.at(*corner) == cell


@pytest.mark.parametrize("pointy", [False, True])
def test_neighbours_share_a_side(pointy: bool) -> None:
    grid = Grid(40, 0, 0, pointy)
    for side in range(6):
        other = neighbour((2, -1), side, pointy)
        assert distance((2, -1), other) == 1
        assert dist(grid.centre((2, -1)), grid.centre(other)) == pytest.approx(sqrt(3) * 40)
        ends = {grid.corner((2, -1), side), grid.corner((2, -1), side + 1)}
        theirs = grid.corners(other)
        assert all(min(dist(end, corner) for corner in theirs) < 1e-6 for end in ends)


def test_flat_tops() -> None:
    grid = Grid(62)
    assert grid.centre((1, 0)) == pytest.approx((93, 0.5 * sqrt(3) * 62))
    assert grid.centre((0, 1)) == pytest.approx((0, sqrt(3) * 62))
    assert grid.corner((0, 0), 0) == pytest.approx((62, 0))
    box = grid.bounds([(0, 0)])
    assert (box.w, box.h) == pytest.approx((124, 108), abs=3)


@pytest.mark.parametrize("pointy", [False, True])
@pytest.mark.parametrize(
    ("cells", "lengths"),
    [
        ([(0, 0)], [6]),
        ([(0, 0), (1, 0)], [10]),
        ([(0, 0), (3, 3)], [6, 6]),
        ([neighbour((0, 0), side) for side in range(6)], [6, 18]),
        ([(0, 0), *(neighbour((0, 0), side) for side in range(6))], [18]),
        ([], []),
    ],
)
def test_outlines(cells: list[Cell], lengths: list[int], pointy: bool) -> None:
    assert sorted(len(loop) for loop in loops(cells, pointy)) == lengths
    grid = Grid(50, 300, 300, pointy)
    for loop in grid.outline(cells):
        steps = [dist(a, b) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)]
        assert steps == pytest.approx([50] * len(steps))


def test_cells_and_marks_are_drawn_where_they_lie() -> None:
    pic = Picture(400, 300, (0, 0, 0))
    grid = Grid(50, 200, 150)
    draw_cells(pic, grid, [(0, 0)], (10, 90, 10), (90, 90, 90))
    assert pic.image.getpixel((200, 150)) == (10, 90, 10)
    assert pic.image.getpixel((200, 250)) == (0, 0, 0)
    around(pic, grid, [(0, 0)], (255, 255, 255))
    assert pic.image.getpixel((200, 150 - 43)) == (255, 255, 255)
    before = pic.image.copy()
    for mark in (last_cells, choice_cells):
        mark(pic, grid, [(1, 0)])
    picked_cell(pic, grid, (-1, 0))
    assert pic.image.tobytes() != before.tobytes()
    assert cell_sprite(50) is cell_sprite(50)
