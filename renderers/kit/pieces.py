"""Pieces in a seat's colour and pattern: the plain shapes that structures and markers are made of."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from renderers.kit.colour import Colour, ink_on, lighten
from renderers.kit.masks import Oval, Poly, Rounded, Shape, diamond, disc, ngon, star
from renderers.kit.palette import OUTLINE, SEATS
from renderers.kit.seats import patterned
from renderers.kit.sketch import Sketch, Sprite

NEUTRAL: Colour = (205, 212, 230)


def dome(s: float) -> Poly:
    """A half-disc on a base."""
    r = s * 0.44
    arc = [(s / 2 - r * cos(pi * t / 14), s * 0.52 - r * sin(pi * t / 14)) for t in range(15)]
    return Poly(s, s, (*arc, (s * 0.94, s * 0.86), (s * 0.06, s * 0.86)), s * 0.03)


def cross(s: float) -> Poly:
    a, b, e = s * 0.34, s * 0.66, s * 0.06
    f = s - e
    points = ((a, e), (b, e), (b, a), (f, a), (f, b), (b, b), (b, f), (a, f), (a, b), (e, b), (e, a), (a, a))
    return Poly(s, s, points, s * 0.03)


def tripod(s: float) -> Poly:
    """Three legs from the middle."""
    points = []
    for leg in range(3):
        angle = 2 * pi * (leg / 3 - 0.25)
        ux, uy, half = cos(angle), sin(angle), s * 0.135
        joint = angle + pi / 3
        points += [
            (s / 2 + ux * s * 0.46 + uy * half, s * 0.54 + uy * s * 0.46 - ux * half),
            (s / 2 + ux * s * 0.46 - uy * half, s * 0.54 + uy * s * 0.46 + ux * half),
            (s / 2 + cos(joint) * half * 1.15, s * 0.54 + sin(joint) * half * 1.15),
        ]
    return Poly(s, s, tuple(points), s * 0.02)


def shape_of(name: str, s: float) -> Shape:
    match name:
        case "disc":
            return Oval(s, s)
        case "square":
            return Rounded(s, s, s * 0.12)
        case "triangle":
            return Poly(s, s, ((s / 2, s * 0.09), (s * 0.96, s * 0.90), (s * 0.04, s * 0.90)), s * 0.035)
        case "diamond":
            return diamond(s, s, s * 0.03)
        case "star":
            return star(s, s, s * 0.03)
        case "hexagon":
            return ngon(s, s, 6, 0, s * 0.02)
        case "dome":
            return dome(s)
        case "plus":
            return cross(s)
        case "tripod":
            return tripod(s)
    raise KeyError(f"no piece {name!r}")


SHAPES = ("triangle", "square", "dome", "star", "diamond", "tripod", "plus", "hexagon", "disc")


@lru_cache(maxsize=512)
def piece(name: str, size: int, seat: int | None = None, colour: Colour | None = None, letter: str = "") -> Sprite:
    """A shape of SHAPES in a seat's pattern (None: neutral), perhaps with a letter on a plain disc."""
    paint = colour or (NEUTRAL if seat is None else SEATS[seat].colour)
    pattern = "solid" if seat is None else SEATS[seat].pattern
    sketch = Sketch(size, size)
    rim = 2.6 if size >= 30 else 2.0
    outer, inner = shape_of(name, size), shape_of(name, size - 2 * rim)
    sketch.shadow(outer, 0, 0)
    sketch.fill(outer, 0, 0, OUTLINE)
    patterned(sketch, inner, rim, rim, paint, pattern, max(2.6, size * 0.11))
    sketch.ring(inner, rim, rim, lighten(paint, 0.7), 1, 0.45)
    if letter:
        if pattern != "solid":
            r = max(20.0, size * 0.5)
            sketch.fill(disc(r), (size - r) / 2, (size - r) / 2, paint)
        sketch.write(letter, size / 2, size / 2, max(16, round(size * 0.36)), ink_on(paint))
    return sketch.sprite()
