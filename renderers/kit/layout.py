"""Where things go: whole-pixel boxes, cut into rows, columns and grids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of whole pixels; `right` and `bottom` are just outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def __iter__(self) -> Iterator[int]:
        return iter((self.x, self.y, self.w, self.h))

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Smaller by dx left and right, dy above and below; negative numbers grow it."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def pad(self, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
        """Smaller by a different amount on each side."""
        w, h = max(0, self.w - left - right), max(0, self.h - top - bottom)
        return Box(self.x + left, self.y + top, w, h)

    def move(self, dx: int, dy: int) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def cut_left(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """A column of this width at the left, and the rest."""
        return Box(self.x, self.y, w, self.h), self.pad(left=w + gap)

    def cut_right(self, w: int, gap: int = 0) -> tuple[Box, Box]:
        """A column of this width at the right, and the rest."""
        return Box(self.right - w, self.y, w, self.h), self.pad(right=w + gap)

    def cut_top(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """A band of this height at the top, and the rest."""
        return Box(self.x, self.y, self.w, h), self.pad(top=h + gap)

    def cut_foot(self, h: int, gap: int = 0) -> tuple[Box, Box]:
        """A band of this height at the bottom, and the rest."""
        return Box(self.x, self.bottom - h, self.w, h), self.pad(bottom=h + gap)

    def center(self, w: int, h: int) -> Box:
        """A box of this size in the middle."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def contains(self, other: Box) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlap(self, other: Box) -> int:
        """The shared area in pixels."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, w) * max(0, h)


def shares(total: int, weights: Sequence[float], gap: int) -> list[tuple[int, int]]:
    """(start, length) of each part; lengths follow the weights, and no pixel is lost."""
    room = total - gap * (len(weights) - 1)
    whole = sum(weights) or 1.0
    edges, sofar = [0], 0.0
    for weight in weights:
        sofar += weight
        edges.append(round(room * sofar / whole))
    return [(edges[i] + gap * i, edges[i + 1] - edges[i]) for i in range(len(weights))]


def row(box: Box, parts: int | Sequence[float], gap: int = 12) -> list[Box]:
    """Columns side by side: a number of equal ones, or one for each weight."""
    weights = [1.0] * parts if isinstance(parts, int) else parts
    return [Box(box.x + start, box.y, length, box.h) for start, length in shares(box.w, weights, gap)]


def stack(box: Box, parts: int | Sequence[float], gap: int = 12) -> list[Box]:
    """Bands one under the other: a number of equal ones, or one for each weight."""
    weights = [1.0] * parts if isinstance(parts, int) else parts
    return [Box(box.x, box.y + start, box.w, length) for start, length in shares(box.h, weights, gap)]


def grid(box: Box, columns: int, rows: int, gap: int = 12, row_gap: int | None = None) -> list[Box]:
    """Cells in reading order."""
    bands = stack(box, rows, gap if row_gap is None else row_gap)
    return [cell for band in bands for cell in row(band, columns, gap)]


def flow(box: Box, widths: Sequence[int], h: int, gap: int = 8) -> list[Box]:
    """Things of these widths from the left; a new line of height `h` where the width ends."""
    found, x, y = [], box.x, box.y
    for w in widths:
        if x > box.x and x + w > box.right:
            x, y = box.x, y + h + gap
        found.append(Box(x, y, w, h))
        x += w + gap
    return found


def split(box: Box, share: float, gap: int = 12) -> tuple[Box, Box]:
    """Left and right part."""
    one, other = row(box, (share, 1 - share), gap)
    return one, other
