"""The picture being drawn: shapes, lines and sprites go straight onto it, already antialiased.

Nothing is shared between pictures but caches of values that never change, so pictures may be drawn in any thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from math import ceil, floor
from typing import ParamSpec

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.colour import BLACK, Colour
from renderers.kit.layout import Box
from renderers.kit.masks import Point, Rounded, Shape, mask, path_mask, soft_mask
from renderers.kit.palette import GROUND
from renderers.kit.sketch import Sprite

P = ParamSpec("P")
Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that did not fit where it had to go."""

    text: str
    box: Box


@dataclass(slots=True)
class Report:
    """What went wrong while drawing: tests want it empty."""

    overflows: list[Overflow] = field(default_factory=list)
    texts: list[Overflow] = field(default_factory=list)  # every text and its inked box

    def overlaps(self, least: int = 12) -> list[tuple[str, str]]:
        """Texts written over each other by at least so many pixels."""
        found = []
        for at, one in enumerate(self.texts):
            found += [(one.text, two.text) for two in self.texts[at + 1 :] if one.box.overlap(two.box) >= least]
        return found


class Picture:
    """One picture. `image` is RGB at final size."""

    def __init__(self, w: int, h: int, ground: Colour = GROUND) -> None:
        self.image = Image.new("RGB", (w, h), ground)
        self.report = Report()

    @property
    def box(self) -> Box:
        return Box(0, 0, self.image.width, self.image.height)

    def rect(self, box: Box, colour: Colour) -> None:
        """A plain rectangle with hard edges."""
        self.image.paste(colour, (box.x, box.y, box.right, box.bottom))

    def fill(self, shape: Shape, x: float, y: float, colour: Colour, alpha: float = 1) -> None:
        """A shape in one colour, its box at (x, y)."""
        self._shape(shape, x, y, colour, 0, alpha)

    def ring(self, shape: Shape, x: float, y: float, colour: Colour, width: float, alpha: float = 1) -> None:
        """The rim of a shape, inside its edge."""
        self._shape(shape, x, y, colour, width, alpha)

    def _shape(self, shape: Shape, x: float, y: float, colour: Colour, width: float, alpha: float) -> None:
        left, top = round(x), round(y)
        for box, form in pieces_of(shape, width, alpha):
            where = (left + box.x, top + box.y, left + box.right, top + box.bottom)
            self.image.paste(colour, where, form)

    def shade(self, shape: Shape, x: float, y: float, top: Colour, foot: Colour, across: bool = False) -> None:
        """A shape in a gradient from top to foot, or from left to right."""
        form = mask(shape)
        self.image.paste(gradient(form.size, top, foot, across), (round(x), round(y)), form)

    def shadow(self, shape: Shape, x: float, y: float, blur: float = 3, alpha: float = 0.65) -> None:
        """What a thing that could be picked up casts: light comes from the top left."""
        form, reach = soft_mask(shape, blur, alpha)
        self.stamp(form, x - reach + 1.5, y - reach + 2.5, BLACK)

    def glow(self, shape: Shape, x: float, y: float, colour: Colour, blur: float = 8, strength: float = 1.3) -> None:
        """Light around a shape; draw the shape on top."""
        form, reach = soft_mask(shape, blur, strength, 4)
        self.stamp(form, x - reach, y - reach, colour)

    def stamp(self, form: Image.Image, x: float, y: float, colour: Colour) -> None:
        """One colour through a mask."""
        left, top = round(x), round(y)
        self.image.paste(colour, (left, top, left + form.width, top + form.height), form)

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "lt", opacity: float = 1) -> None:
        """A sprite with its body at (x, y); shadows reach beyond. Anchor: l m r across, t m b down."""
        left = x - {"l": 0.0, "m": sprite.w / 2, "r": sprite.w}[anchor[0]]
        top = y - {"t": 0.0, "m": sprite.h / 2, "b": sprite.h}[anchor[1]]
        sprite.onto(self.image, floor(left + 0.5), floor(top + 0.5), opacity)

    def path(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        *,
        closed: bool = False,
        dash: tuple[float, float] | None = None,
        alpha: float = 1,
    ) -> None:
        """A line with round joints; `dash` is (on, off)."""
        left, top = (floor(min(p[axis] for p in points) - width / 2 - 1) for axis in (0, 1))
        inner = tuple((round((x - left) * 8) / 8, round((y - top) * 8) / 8) for x, y in points)
        form = path_mask(inner, width, closed, dash)
        self.stamp(form if alpha >= 1 else faded(form, alpha), left, top, colour)

    def arrow(self, points: Sequence[Point], colour: Colour, width: float = 4, head: float = 18) -> None:
        """A line that ends in a head at its last point."""
        (x0, y0), (x1, y1) = points[-2], points[-1]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        bx, by = x1 - ux * head, y1 - uy * head
        kept = [p for p in points if (p[0] - x1) * ux + (p[1] - y1) * uy < -head]
        self.path([*kept, (bx + ux, by + uy)], colour, width)
        wing = head * 0.46
        self.polygon([(x1, y1), (bx - uy * wing, by + ux * wing), (bx + uy * wing, by - ux * wing)], colour)

    def polygon(self, points: Sequence[Point], colour: Colour, alpha: float = 1) -> None:
        """A filled polygon in picture coordinates."""
        left, top = (floor(min(p[axis] for p in points)) - 1 for axis in (0, 1))
        inner = tuple((round((x - left) * 8) / 8, round((y - top) * 8) / 8) for x, y in points)
        form = polygon_mask(inner)
        self.stamp(form if alpha >= 1 else faded(form, alpha), left, top, colour)

    def darken(self, share: float, keep: Sequence[tuple[Shape, float, float]] = ()) -> None:
        """Everything darker, but for these shapes at (x, y): what may be chosen stays bright."""
        veil = Image.new("L", self.image.size, round(255 * share))
        for shape, x, y in keep:
            veil.paste(0, (round(x), round(y)), mask(shape))
        self.image.paste(BLACK, (0, 0), veil)

    def crop(self, box: Box) -> Picture:
        """A new picture of this part; the report is the old one's."""
        part = Picture(1, 1)
        part.image = self.image.crop((box.x, box.y, box.right, box.bottom))
        part.report = self.report
        return part

    def png(self, palette: Image.Image | None = None, level: int = 6) -> bytes:
        return png(self.image, palette, level)


def rounded(box: Box, radius: float) -> Rounded:
    return Rounded(box.w, box.h, radius)


@lru_cache(maxsize=2048)
def pieces_of(shape: Shape, width: float, alpha: float) -> tuple[tuple[Box, Image.Image | None], ...]:
    """A shape as masks and where they go. Large panels in parts: a mask for the rim, none where all is one colour."""
    form = mask(shape, width, alpha)
    w, h = form.size
    if not isinstance(shape, Rounded) or w * h < 30_000 or alpha < 1:
        return ((Box(0, 0, w, h), form),)
    c = min(ceil(max(shape.radius, width)) + 2, w // 2, h // 2)
    edges = [Box(0, 0, w, c), Box(0, h - c, w, c), Box(0, c, c, h - 2 * c), Box(w - c, c, c, h - 2 * c)]
    parts: list[tuple[Box, Image.Image | None]]
    parts = [(part, form.crop((part.x, part.y, part.right, part.bottom))) for part in edges if part.w and part.h]
    middle = Box(c, c, w - 2 * c, h - 2 * c)
    if not width and middle.w and middle.h:
        parts.append((middle, None))
    return tuple(parts)


def faded(form: Image.Image, alpha: float) -> Image.Image:
    return form.point([round(value * alpha) for value in range(256)])


@lru_cache(maxsize=512)
def polygon_mask(points: tuple[Point, ...]) -> Image.Image:
    scale = 4
    right, bottom = (int(max(p[axis] for p in points)) + 2 for axis in (0, 1))
    page = Image.new("L", (right * scale, bottom * scale))
    ImageDraw.Draw(page).polygon([(x * scale, y * scale) for x, y in points], fill=255)
    return page.reduce(scale)


@lru_cache(maxsize=256)
def gradient(size: Size, start: Colour, end: Colour, across: bool = False) -> Image.Image:
    """From one colour to another, downwards or across. Kept and shared: never draw on it."""
    ramp = Image.linear_gradient("L")
    ramp = (ramp.transpose(Image.Transpose.ROTATE_90) if across else ramp).resize(size)
    return Image.composite(Image.new("RGB", size, end), Image.new("RGB", size, start), ramp)


@dataclass(frozen=True, slots=True)
class Layer:
    """A finished picture that others start from. It cannot be drawn on."""

    _image: Image.Image
    _overflows: tuple[Overflow, ...]

    def picture(self) -> Picture:
        """A fresh copy to draw on."""
        copy = Picture(1, 1)
        copy.image = self._image.copy()
        copy.report.overflows.extend(self._overflows)
        return copy


def layer(maxsize: int = 16) -> Callable[[Callable[P, Picture]], Callable[P, Picture]]:
    """For a function that draws what does not change in a game: drawn once, then copied. Arguments must be hashable."""

    def wrap(make: Callable[P, Picture]) -> Callable[P, Picture]:
        @lru_cache(maxsize=maxsize)
        def made(*args: P.args, **kwargs: P.kwargs) -> Layer:
            picture = make(*args, **kwargs)
            return Layer(picture.image, tuple(picture.report.overflows))

        def fresh(*args: P.args, **kwargs: P.kwargs) -> Picture:
            return made(*args, **kwargs).picture()  # type: ignore[arg-type]  # the stubs want Hashable

        return fresh

    return wrap


def png(image: Image.Image, palette: Image.Image | None = None, level: int = 6) -> bytes:
    """The bytes of a PNG. With a palette (an image of mode P, made once and shipped) colours are looked up in it."""
    if palette is not None:
        image = image.quantize(palette=palette, dither=Image.Dither.NONE)
    out = BytesIO()
    image.save(out, "PNG", compress_level=level)  # 9: ten times as long for 2 % less; 2: 30 % shorter for 12 % more
    return out.getvalue()


def same(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures agree in every pixel."""
    return one.size == other.size and one.mode == other.mode and ImageChops.difference(one, other).getbbox() is None
