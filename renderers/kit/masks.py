"""Shapes, and their antialiased masks. A mask is made once for a shape and kept; colours come when it is used."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

FINE = 8  # drawn this much larger, then reduced
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rounded:
    """A rectangle with round corners; `corners` says which: top left, top right, bottom right, bottom left."""

    w: float
    h: float
    radius: float
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)


@dataclass(frozen=True, slots=True)
class Cut:
    """A rectangle with corners cut off: actions."""

    w: float
    h: float
    cut: float


@dataclass(frozen=True, slots=True)
class Oval:
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Poly:
    """A polygon inside w × h; `soft` rounds its corners and grows it by as much."""

    w: float
    h: float
    points: tuple[Point, ...]
    soft: float = 0


Shape = Rounded | Cut | Oval | Poly
TOP = (True, True, False, False)
FOOT = (False, False, True, True)


def disc(size: float) -> Oval:
    return Oval(size, size)


def diamond(w: float, h: float, soft: float = 0) -> Poly:
    s = soft
    return Poly(w, h, ((w / 2, s), (w - s, h / 2), (w / 2, h - s), (s, h / 2)), soft)


def shield(w: float, h: float, soft: float = 0) -> Poly:
    s = soft
    return Poly(w, h, ((s, s), (w - s, s), (w - s, h * 0.66), (w / 2, h - s), (s, h * 0.66)), soft)


def ngon(w: float, h: float, sides: int, turn: float = 0, soft: float = 0) -> Poly:
    """A regular polygon, its first corner at `turn` (0 is right, in turns)."""
    angles = [2 * pi * (at / sides + turn) for at in range(sides)]
    rx, ry = w / 2 - soft, h / 2 - soft
    return Poly(w, h, tuple((w / 2 + rx * cos(a), h / 2 + ry * sin(a)) for a in angles), soft)


def star(w: float, h: float, soft: float = 0) -> Poly:
    """Five points, one up."""
    points = []
    for at in range(10):
        reach = (0.5 if at % 2 == 0 else 0.245) - soft / w
        angle = 2 * pi * (at / 10 - 0.25)
        points.append((w / 2 + reach * w * cos(angle), h * 0.53 + reach * h * 1.04 * sin(angle)))
    return Poly(w, h, tuple(points), soft)


def draw_at(shape: Shape, scale: float, stroke: float = 0) -> Image.Image:
    """The mask at this scale, hard-edged: to be reduced. With a stroke only the rim, inside the edge."""
    w, h = max(1, round(shape.w * scale)), max(1, round(shape.h * scale))
    page = Image.new("L", (w, h))
    draw = ImageDraw.Draw(page)
    t = stroke * scale
    match shape:
        case Rounded(radius=radius, corners=corners):
            r = min(radius * scale, w / 2, h / 2)
            draw.rounded_rectangle((0, 0, w - 1, h - 1), r, fill=255, corners=corners)
            if stroke:
                draw.rounded_rectangle((t, t, w - 1 - t, h - 1 - t), max(0.0, r - t), fill=0, corners=corners)
        case Cut(cut=cut):
            draw.polygon(_cut_points(w - 1, h - 1, cut * scale, 0), fill=255)
            if stroke:
                draw.polygon(_cut_points(w - 1, h - 1, cut * scale, t), fill=0)
        case Oval():
            draw.ellipse((0, 0, w - 1, h - 1), fill=255)
            if stroke:
                draw.ellipse((t, t, w - 1 - t, h - 1 - t), fill=0)
        case Poly(points=points, soft=soft):
            scaled = [(x * scale, y * scale) for x, y in points]
            draw.polygon(scaled, fill=255)
            if soft:
                _round_line(draw, [*scaled, scaled[0]], 2 * soft * scale)
            if stroke:
                rim = Image.new("L", (w, h))
                _round_line(ImageDraw.Draw(rim), [*scaled, scaled[0]], 2 * t + 2 * soft * scale)
                page = ImageChops.multiply(page, rim)
    return page


def _cut_points(w: float, h: float, cut: float, t: float) -> list[Point]:
    c = cut + t * 0.414  # a rim as thick on the slant as on the sides
    x0, y0, x1, y1 = t, t, w - t, h - t
    c -= t
    return [
        (x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c), (x1 - c, y1), (x0 + c, y1), (x0, y1 - c), (x0, y0 + c)
    ]  # fmt: skip


def _round_line(draw: ImageDraw.ImageDraw, points: Sequence[Point], w: float) -> None:
    """A thick line with round joints and ends."""
    draw.line(list(points), fill=255, width=max(1, round(w)))
    r = w / 2
    for x, y in points:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


@lru_cache(maxsize=2048)
def mask(shape: Shape, stroke: float = 0, alpha: float = 1) -> Image.Image:
    """The antialiased mask in real pixels. Kept and shared: never draw on it."""
    if alpha < 1:
        return mask(shape, stroke).point([round(value * alpha) for value in range(256)])
    match shape:
        case Rounded(w=w, h=h, radius=radius):
            return _nine(shape, w, h, radius, stroke)
        case Cut(w=w, h=h, cut=cut):
            return _nine(shape, w, h, cut, stroke)
        case _:
            return draw_at(shape, FINE, stroke).reduce(FINE)


def _nine(shape: Rounded | Cut, w: float, h: float, corner: float, stroke: float) -> Image.Image:
    """Draw only the corners finely; the straight parts between them are stretched."""
    whole = (round(w), round(h))
    c = ceil(min(corner, w / 2, h / 2) + stroke) + 2
    small_w, small_h = min(whole[0], 2 * c + 1), min(whole[1], 2 * c + 1)
    match shape:
        case Rounded(radius=radius, corners=corners):
            small: Shape = Rounded(small_w, small_h, min(radius, w / 2, h / 2), corners)
        case Cut(cut=cut):
            small = Cut(small_w, small_h, cut)
    part = draw_at(small, FINE, stroke).reduce(FINE)
    return _stretch(_stretch(part, whole[0], c, True), whole[1], c, False)


def _stretch(part: Image.Image, length: int, c: int, across: bool) -> Image.Image:
    own = part.width if across else part.height
    if length <= own:
        return part
    size = (length, part.height) if across else (part.width, length)
    page = Image.new("L", size)
    rest = own - c - 1
    if across:
        page.paste(part.crop((0, 0, c, part.height)), (0, 0))
        page.paste(part.crop((c, 0, c + 1, part.height)).resize((length - c - rest, part.height)), (c, 0))
        page.paste(part.crop((own - rest, 0, own, part.height)), (length - rest, 0))
    else:
        page.paste(part.crop((0, 0, part.width, c)), (0, 0))
        page.paste(part.crop((0, c, part.width, c + 1)).resize((part.width, length - c - rest)), (0, c))
        page.paste(part.crop((0, own - rest, part.width, own)), (0, length - rest))
    return page


@lru_cache(maxsize=512)
def soft_mask(shape: Shape, blur: float, alpha: float, stroke: float = 0) -> tuple[Image.Image, int]:
    """The mask blurred, for shadows and glows, and how far it reaches beyond the shape on each side."""
    reach = ceil(blur * 2.5)
    sharp = mask(shape, stroke)
    page = Image.new("L", (sharp.width + 2 * reach, sharp.height + 2 * reach))
    page.paste(sharp, (reach, reach))
    page = page.filter(ImageFilter.GaussianBlur(blur))
    return page.point([min(255, round(value * alpha)) for value in range(256)]), reach


@lru_cache(maxsize=1024)
def path_mask(points: tuple[Point, ...], w: float, closed: bool, dash: tuple[float, float] | None) -> Image.Image:
    """An antialiased line; the mask starts at (0, 0), so the points must leave room for its thickness."""
    scale = 4
    right, bottom = max(x for x, _ in points) + w / 2 + 2, max(y for _, y in points) + w / 2 + 2
    page = Image.new("L", (ceil(right) * scale, ceil(bottom) * scale))
    draw = ImageDraw.Draw(page)
    line = [*points, points[0]] if closed else list(points)
    for part in _dashes(line, dash, closed) if dash else [line]:
        _round_line(draw, [(x * scale, y * scale) for x, y in part], w * scale)
    return page.reduce(scale)


def _dashes(line: Sequence[Point], dash: tuple[float, float], closed: bool) -> list[list[Point]]:
    """The line cut into dashes; lengths give a little, so that a whole number of them fits."""
    on, off = dash
    lengths = [((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 for (x0, y0), (x1, y1) in itertools.pairwise(line)]
    total = sum(lengths)
    count = max(1, round((total if closed else total + off) / (on + off)))
    period = total / count if closed else (total + off) / count
    on = max(0.1, period - off)
    return [_piece(line, lengths, at * period, at * period + on) for at in range(count)]


def _piece(line: Sequence[Point], lengths: Sequence[float], start: float, end: float) -> list[Point]:
    """The part of a line between two distances from its beginning."""
    found: list[Point] = []
    sofar = 0.0
    for (x0, y0), (x1, y1), length in zip(line, line[1:], lengths, strict=False):
        if length and sofar + length >= start and sofar <= end:
            for at in (max(start, sofar), min(end, sofar + length)):
                t = (at - sofar) / length
                point = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
                if not found or point != found[-1]:
                    found.append(point)
        sofar += length
    return found


def rim_points(shape: Shape, inset: float = 0) -> tuple[Point, ...]:
    """The edge of a shape as a closed line, `inset` px inside it: for dashes and glows along it."""
    w, h = shape.w, shape.h
    match shape:
        case Rounded(radius=radius):
            r = max(0.0, min(radius, w / 2, h / 2) - inset)
            middles = (
                (w - inset - r, inset + r),
                (w - inset - r, h - inset - r),
                (inset + r, h - inset - r),
                (inset + r, inset + r),
            )
            return tuple(
                (cx + r * cos(2 * pi * (quarter - 1 + t / 6) / 4), cy + r * sin(2 * pi * (quarter - 1 + t / 6) / 4))
                for quarter, (cx, cy) in enumerate(middles)
                for t in range(7)
            )
        case Cut(cut=cut):
            return tuple(_cut_points(w, h, cut, inset))
        case Oval():
            steps = [2 * pi * at / 48 for at in range(48)]
            return tuple((w / 2 + (w / 2 - inset) * cos(a), h / 2 + (h / 2 - inset) * sin(a)) for a in steps)
        case Poly(points=points):
            k = 1 - 2 * inset / min(w, h)
            return tuple((w / 2 + (x - w / 2) * k, h / 2 + (y - h / 2) * k) for x, y in points)
