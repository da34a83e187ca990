"""Dice: a colour with its letter, a face as a glyph. Unrolled dice show the letter large, rolled ones in the corner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderers.kit.canvas import Overflow, Picture
from renderers.kit.colour import BLACK, Colour, darken, ink_on, lighten, mix, rgb
from renderers.kit.fonts import Face, cap_height, glyph, ink
from renderers.kit.icons import GLYPHS, badge, drawn
from renderers.kit.layout import Box
from renderers.kit.masks import Rounded, path_mask, rim_points
from renderers.kit.palette import BRASS, DICE, DICE_BY_LETTER, DICE_LETTERS, GROUND, INK, LINE, MINT, RAISED
from renderers.kit.sketch import SCALE, Sketch, Sprite

CORNER_LETTER = 16
SMALL = 36


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it is drawn: colour (`home`), and the face it shows if it was rolled (`explore`)."""

    colour: str
    face: str = ""


@lru_cache(maxsize=512)
def die(colour: str, size: int, face: str = "") -> Sprite:
    """A die of a colour of DICE; without a face its letter is large."""
    paint, letter = DICE[colour], DICE_LETTERS[colour]
    sketch = _body(size, paint)
    tint = ink_on(paint)
    if not face:
        sketch.write(letter, size / 2, size / 2, max(16, round(size * 0.52)), tint)
        return sketch.sprite()
    large = size >= 56  # room for the corner letter beside the glyph
    form = _large_glyph(face, round(size * (0.50 if large else 0.56)), size * (0.64 if large else 0.7))
    x, y = (size - form.width / SCALE) / 2, size * (0.42 if large else 0.5) - form.height / SCALE / 2
    sketch.stamp(form, x, y, tint)
    if large:
        at = size - max(12, round(size * 0.19))
        sketch.write(letter, at, at, max(CORNER_LETTER, round(size * 0.21)), tint)
    return sketch.sprite()


def _body(size: int, paint: Colour) -> Sketch:
    """A rounded cube seen from above: a bright edge where the light comes from, a dark one away from it."""
    sketch = Sketch(size, size)
    radius = size * 0.23
    edge = max(1.0, size * 0.035)
    whole = Rounded(size, size, radius)
    sketch.shadow(whole, 0, 0)
    sketch.shade(whole, 0, 0, darken(paint, 0.30), darken(paint, 0.48))
    sketch.shade(Rounded(size - edge, size - edge, radius), 0, 0, lighten(paint, 0.62), lighten(paint, 0.12))
    inner = size - 2.2 * edge
    sketch.shade(Rounded(inner, inner, radius - edge * 0.8), edge, edge, lighten(paint, 0.20), darken(paint, 0.13))
    return sketch


def _large_glyph(face: str, height: int, widest: float) -> Image.Image:
    """A face's glyph at SCALE, no wider than this."""
    form = glyph(GLYPHS[face], height * SCALE)
    while form.width > widest * SCALE:
        height -= 1
        form = glyph(GLYPHS[face], height * SCALE)
    return form


@lru_cache(maxsize=64)
def ghost(size: int, face: str = "") -> Sprite:
    """Where a die was before it was moved: a dashed rim and the old face."""
    pic = _dashed(size)
    if face:
        form = _large_glyph(face, round(size * 0.44), size * 0.6)
        x, y = (size - form.width / SCALE) / 2, (size - form.height / SCALE) / 2
        pic.stamp(form, x, y, rgb("#8C93A6"))
    return pic.sprite()


def _dashed(size: int) -> Sketch:
    sketch = Sketch(size, size, 2)
    points = rim_points(Rounded(size * SCALE, size * SCALE, size * 0.22 * SCALE), 1.2 * SCALE)
    form = path_mask(points, 2.2 * SCALE, True, (8.5 * SCALE, 6.5 * SCALE))
    sketch.stamp(form, 0, 0, rgb("#C9CFDD"), 0.8)
    return sketch


@lru_cache(maxsize=64)
def place(size: int, rim: Colour = LINE) -> Sprite:
    """An empty place for a die: a slot of a building, a world without a good."""
    sketch = Sketch(size, size, 1)
    sketch.fill(Rounded(size, size, size * 0.22), 0, 0, BLACK, 0.16)
    sketch.ring(Rounded(size, size, size * 0.22), 0, 0, rim, 1.8)
    return sketch.sprite()


@lru_cache(maxsize=64)
def hidden(size: int) -> Sprite:
    """A die nobody may see: a question mark."""
    sketch = _body(size, rgb("#5A668A"))
    sketch.write("?", size / 2, size / 2, max(16, round(size * 0.52)), INK)
    return sketch.sprite()


def sprite_of(one: Die, size: int) -> Sprite:
    return hidden(size) if one.colour not in DICE else die(one.colour, size, one.face)


def boxed(pic: Picture, box: Box, colour: Colour = BRASS) -> None:
    """The box around a die that selects a phase (brass), or that was picked (mint)."""
    pic.fill(Rounded(box.w, box.h, 14), box.x, box.y, mix(GROUND, colour, 0.34))
    pic.ring(Rounded(box.w, box.h, 14), box.x, box.y, colour, 2, 0.55)


def chosen(pic: Picture, x: int, y: int, size: int) -> None:
    """A mint glow around the die at (x, y): it was picked. Draw the die after it."""
    shape = Rounded(size + 8, size + 8, size * 0.26 + 4)
    pic.glow(shape, x - 4, y - 4, MINT, 6)
    pic.ring(shape, x - 4, y - 4, MINT, 3)


def dice(
    pic: Picture, box: Box, shown: Sequence[Die], *, size: int = 42, least: int = 26, gap: int = 6, align: str = "l"
) -> Box:
    """Dice in the order given. They shrink to fit, then stand in two rows, then are gathered by kind with a count."""
    if not shown:
        return Box(box.x, box.y, 0, box.h)
    single = [(one, 1) for one in shown]
    kinds = list(Counter(shown).items())
    tries = ((single, 1, least), (single, 2, 20), (kinds, 1, 26), (kinds, 2, 20))
    for many, rows, small in tries:
        for side in range(min(size, (box.h + 2) // rows - 2), small - 1, -1):
            close = min(gap, max(2, side // 7))
            if max(_row_width(part, side, close) for part in _rows(many, rows)) <= box.w:
                return _lines(pic, box, _rows(many, rows), side, close, align)
    pic.report.overflows.append(Overflow(f"{len(shown)} dice", box))
    return _lines(pic, box, [kinds], 22, 2, align)


Many = Sequence[tuple[Die, int]]


def _rows(many: Many, rows: int) -> list[Many]:
    half = -(-len(many) // rows)
    return [many[at : at + half] for at in range(0, len(many), half)]


def _row_width(many: Many, size: int, gap: int) -> int:
    return sum(stack_width(size, count) for _, count in many) + (len(many) - 1) * gap


def stack_width(size: int, count: int) -> int:
    """A small die has its count beside it, so that the letter stays free; a large one under a badge."""
    if count < 2:
        return size
    if size < SMALL:
        return size + 3 + ink(f"×{count}", Face.NUMBER, 16).advance
    return size + _times(size, count).w - size // 5


def _times(size: int, count: int) -> Sprite:
    return badge(f"×{count}", max(24, round(size * 0.6)), RAISED, INK)


def _lines(pic: Picture, box: Box, rows: list[Many], size: int, gap: int, align: str) -> Box:
    whole = max(_row_width(many, size, gap) for many in rows)
    tall = len(rows) * (size + 2) - 2
    left = round(box.x + {"l": 0.0, "m": (box.w - whole) / 2, "r": box.w - whole}[align])
    top = round(box.cy - tall / 2)
    for at, many in enumerate(rows):
        x = left
        for one, count in many:
            stack(pic, x, top + at * (size + 2), one, size, count)
            x += stack_width(size, count) + gap
    return Box(left, top, whole, tall)


def stack(pic: Picture, x: int, y: int, one: Die, size: int, count: int) -> None:
    """A die with a count beside it, "×3"; one alone has none."""
    pic.put(sprite_of(one, size), x, y)
    if count > 1 and size < SMALL:
        words = ink(f"×{count}", Face.NUMBER, 16)
        base = y + size / 2 + cap_height(Face.NUMBER, 16) / 2
        pic.stamp(words.mask, x + size + 3 + words.dx, base + words.dy, INK)
    elif count > 1:
        pic.put(_times(size, count), x + size - size // 5, y + size, "lb")


@drawn("die")
def inline(height: int, carried: str) -> Sprite:
    """`{die:N}` or `{die:novelty}` in a text; `{die:novelty/settle}` shows a face; `{die}` is an empty place."""
    colour, _, face = carried.partition("/")
    if not colour:
        return place(height)
    return sprite_of(Die(DICE_BY_LETTER.get(colour, colour), face), height)
