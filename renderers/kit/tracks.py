"""Tracks and bars: how far something has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour, darken, lighten, mix
from renderers.kit.layout import Box, row, stack
from renderers.kit.masks import Rounded
from renderers.kit.palette import BRASS, HAIRLINE, INK, MUTED, RAISED, SHIELD, SOFT, WELL
from renderers.kit.seats import chip
from renderers.kit.text import CAPTION, LABEL, NAME, line, write


def bar(pic: Picture, box: Box, share: float, colour: Colour = SHIELD, ground: Colour = WELL) -> None:
    """A filled bar; anything above zero shows at least its round end."""
    pic.fill(rounded(box, box.h / 2), box.x, box.y, ground)
    if share > 0:
        w = max(box.h, round(box.w * min(1.0, share)))
        shape = Rounded(w, box.h, box.h / 2)
        pic.shade(shape, box.x, box.y, lighten(colour, 0.12), darken(colour, 0.10))


def block(pic: Picture, x: int, y: int, w: int, h: int, colour: Colour) -> None:
    """A bar of a chart, without a ground."""
    pic.fill(Rounded(max(6, w), h, min(7, max(6, w) / 2)), x, y, colour)


def pips(pic: Picture, box: Box, done: int, total: int, colour: Colour = BRASS) -> None:
    """Small blocks, so many of them filled: rounds gone, tiles to the end."""
    for at, cell in enumerate(row(box, total, 4 if box.w // max(1, total) > 9 else 2)):
        pic.fill(rounded(cell, min(5, cell.w / 2)), cell.x, cell.y, colour if at < done else HAIRLINE)


def track(
    pic: Picture,
    box: Box,
    labels: Sequence[str],
    seats: Mapping[int, Sequence[int]],
    *,
    colour: Colour = SOFT,
    gains: Sequence[str] = (),
    now: int | None = None,
    upright: bool = True,
) -> None:
    """Steps with the seats that stand on them; upright ones begin at the foot and grow brighter upwards.

    `gains` is markup for each step; `now` marks one step in brass.
    """
    count = len(labels)
    cells = stack(box, count, 6)[::-1] if upright else row(box, count, 6)
    for at, cell in enumerate(cells):
        fill = mix(RAISED, colour, 0.06 + 0.22 * at / max(1, count - 1))
        pic.fill(rounded(cell, 12), cell.x, cell.y, fill)
        rim = BRASS if at == now else mix(fill, colour, 0.35)
        pic.ring(rounded(cell, 12), cell.x, cell.y, rim, 3 if at == now else 1.5)
        inner = cell.inset(10, 6)
        write(pic, inner.cut_top(24)[0], labels[at], NAME.at(20), mix(colour, INK, 0.35))
        if at < len(gains) and gains[at]:
            gain = inner.pad(left=28).cut_top(min(34, inner.h))[0]
            line(pic, gain, gains[at], CAPTION, INK, align="r")
        markers(pic, inner, seats.get(at, ()))


def markers(pic: Picture, box: Box, seats: Sequence[int], size: int = 34) -> None:
    """Seat chips at the lower left of a box; they overlap when they must."""
    size = min(size, box.h)
    step = size + 4 if len(seats) < 2 else min(size + 4, (box.w - size) // (len(seats) - 1))
    for at, seat in enumerate(seats):
        pic.put(chip(seat, size), box.x + at * step, box.bottom, "lb")


def scale(pic: Picture, box: Box, low: int, high: int, step: int = 5) -> None:
    """Numbers along a line, from low to high."""
    span = max(1, high - low)
    pic.rect(Box(box.x, round(box.cy), box.w, 2), HAIRLINE)
    for value in range(low, high + 1, step):
        x = box.x + round(box.w * (value - low) / span)
        pic.rect(Box(x - 1, round(box.cy) - 5, 2, 10), HAIRLINE)
        write(pic, Box(x - 24, round(box.cy) + 10, 48, 18), str(value), LABEL, MUTED, align="m")
