"""Sprites: small things drawn large with light and shadow, reduced once, and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from PIL import Image, ImageChops, ImageFilter

from renderers.kit.colour import BLACK, Colour, darken, lighten
from renderers.kit.fonts import Face, cap_height, ink
from renderers.kit.masks import Shape, draw_at

SCALE = 4
SHADOW = 7  # px around a body that its shadow may use


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small RGBA picture with a body of w × h and a margin for its shadow. Shared, so only copies are given out."""

    _image: Image.Image
    w: int
    h: int
    margin: int

    @property
    def image(self) -> Image.Image:
        return self._image.copy()

    def onto(self, page: Image.Image, x: int, y: int, opacity: float = 1) -> None:
        """Paste with the body's corner at (x, y)."""
        alpha = self._image
        if opacity < 1:
            alpha = self._image.getchannel("A").point([round(value * opacity) for value in range(256)])
        where = (x - self.margin, y - self.margin)
        if page.mode == "RGBA":
            page.alpha_composite(self._faded(opacity), (max(0, where[0]), max(0, where[1])), _cut_off(where))
        else:
            page.paste(self._image, where, alpha)

    def _faded(self, opacity: float) -> Image.Image:
        if opacity >= 1:
            return self._image
        copy = self._image.copy()
        copy.putalpha(self._image.getchannel("A").point([round(value * opacity) for value in range(256)]))
        return copy


def _cut_off(where: tuple[int, int]) -> tuple[int, int]:
    return max(0, -where[0]), max(0, -where[1])


@dataclass(slots=True)
class Letters:
    """Text that is written after reducing, so that it stays crisp."""

    text: str
    x: float
    y: float
    size: int
    colour: Colour
    face: Face


@dataclass(slots=True)
class Sketch:
    """A sprite in the making. Coordinates are final pixels of the body; drawing happens SCALE times larger."""

    w: int
    h: int
    margin: int = SHADOW
    page: Image.Image = field(init=False)
    letters: list[Letters] = field(init=False, default_factory=list)
    inner: list[tuple[Sprite, int, int]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        size = ((self.w + 2 * self.margin) * SCALE, (self.h + 2 * self.margin) * SCALE)
        self.page = Image.new("RGBA", size)

    def stamp(self, form: Image.Image, x: float, y: float, paint: Colour | Image.Image, alpha: float = 1) -> None:
        """A colour, or a picture of the mask's size, through a mask at SCALE."""
        if alpha < 1:
            form = form.point([round(value * alpha) for value in range(256)])
        flat = Image.new("RGB", form.size, paint) if isinstance(paint, tuple) else paint
        layer = flat.convert("RGBA")
        layer.putalpha(form)
        where = (round((x + self.margin) * SCALE), round((y + self.margin) * SCALE))
        self.page.alpha_composite(layer, (max(0, where[0]), max(0, where[1])), _cut_off(where))

    def fill(self, shape: Shape, x: float, y: float, colour: Colour, alpha: float = 1) -> None:
        self.stamp(draw_at(shape, SCALE), x, y, colour, alpha)

    def ring(self, shape: Shape, x: float, y: float, colour: Colour, width: float, alpha: float = 1) -> None:
        self.stamp(draw_at(shape, SCALE, width), x, y, colour, alpha)

    def shade(
        self, shape: Shape, x: float, y: float, top: Colour, foot: Colour, clip: Image.Image | None = None
    ) -> None:
        """A gradient from top to foot, if wanted only where `clip` (a mask of the same size) lets it."""
        form = draw_at(shape, SCALE)
        ramp = Image.linear_gradient("L").resize(form.size)
        flat = Image.composite(Image.new("RGB", form.size, foot), Image.new("RGB", form.size, top), ramp)
        self.stamp(form if clip is None else ImageChops.multiply(form, clip), x, y, flat)

    def ball(self, shape: Shape, x: float, y: float, colour: Colour) -> None:
        """Lit from the top left, like a planet."""
        form = draw_at(shape, SCALE)
        w, h = form.size
        ramp = Image.radial_gradient("L").resize((round(w * 2.1), round(h * 2.1)))
        left, top = round(ramp.width / 2 - w * 0.30), round(ramp.height / 2 - h * 0.26)
        ramp = ramp.crop((left, top, left + w, top + h))
        flat = Image.composite(
            Image.new("RGB", form.size, darken(colour, 0.34)), Image.new("RGB", form.size, lighten(colour, 0.30)), ramp
        )
        self.stamp(form, x, y, flat)

    def shadow(self, shape: Shape, x: float, y: float, blur: float = 2.2, alpha: float = 0.65) -> None:
        form = draw_at(shape, SCALE)
        reach = ceil(blur * 2.5) * SCALE
        soft = Image.new("L", (form.width + 2 * reach, form.height + 2 * reach))
        soft.paste(form, (reach, reach))
        soft = soft.filter(ImageFilter.GaussianBlur(blur * SCALE))
        self.stamp(soft, x - reach / SCALE + 1.5, y - reach / SCALE + 2.5, BLACK, alpha)

    def write(self, text: str, x: float, y: float, size: int, colour: Colour, face: Face = Face.NUMBER) -> None:
        """Centred at (x, y), by the height of capitals."""
        self.letters.append(Letters(text, x, y, size, colour, face))

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """A finished sprite on top, its body at (x, y)."""
        self.inner.append((sprite, x, y))

    def sprite(self) -> Sprite:
        """Reduced, with its letters."""
        small = self.page.reduce(SCALE)
        for sprite, x, y in self.inner:
            sprite.onto(small, x + self.margin, y + self.margin)
        for one in self.letters:
            words = ink(one.text, one.face, one.size)
            # by what is inked across, by capitals down: a lone letter then sits in the middle
            left = round(one.x + self.margin - words.mask.width / 2)
            base = round(one.y + self.margin + cap_height(one.face, one.size) / 2)
            layer = Image.new("RGBA", words.mask.size, one.colour)
            layer.putalpha(words.mask)
            small.alpha_composite(layer, (max(0, left), max(0, base + words.dy)))
        return Sprite(small, self.w, self.h, self.margin)
