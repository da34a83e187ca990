"""Seats: chips with letter and pattern, plates with name and score, the strip on top of a public picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour, darken, ink_on, lighten, mark_on, mix
from renderers.kit.icons import drawn, icon, size_of
from renderers.kit.layout import Box, row
from renderers.kit.masks import Rounded, Shape, disc, draw_at
from renderers.kit.palette import BRASS, HAIRLINE, INK, LINE, MINT, OUTLINE, PANEL, RAISED, SEATS, SOFT
from renderers.kit.sketch import SCALE, Sketch, Sprite
from renderers.kit.text import CAPTION, PLAYER, TITLE, Style, write


@lru_cache(maxsize=256)
def pattern_mask(pattern: str, w: int, h: int, unit: float) -> Image.Image:
    """The marks of a pattern as a mask, in large pixels; `unit` is the width of a bar."""
    page = Image.new("L", (w, h))
    draw = ImageDraw.Draw(page)
    match pattern:
        case "bars":
            for y in (h * 0.34, h * 0.70):
                draw.rectangle((0, y - unit / 2, w, y + unit / 2), fill=255)
        case "half":
            draw.rectangle((w / 2, 0, w, h), fill=255)
        case "dots":
            step, r = unit * 2.1, unit * 0.58
            for line, y in enumerate(_centred(h, step * 0.86)):
                for x in _centred(w, step):
                    cx = x + (step / 2 if line % 2 else 0)
                    draw.ellipse((cx - r, y - r, cx + r, y + r), fill=255)
        case "stripes":
            step = unit * 2
            for at in range(-2, int((w + h) / step) + 2):
                x = at * step
                draw.polygon([(x, 0), (x + unit, 0), (x + unit - h, h), (x - h, h)], fill=255)
    return page


def _centred(length: float, step: float) -> list[float]:
    """Places at this distance over the whole length and beyond, one of them in the middle."""
    half = int(length / step / 2) + 2
    return [length / 2 + at * step for at in range(-half, half + 1)]


def patterned(sketch: Sketch, shape: Shape, x: float, y: float, colour: Colour, pattern: str, unit: float) -> None:
    """A piece in a seat's colour and pattern, lit from above, with its near-black rim around it."""
    form = draw_at(shape, SCALE)
    marks = ImageChops.multiply(form, pattern_mask(pattern, form.width, form.height, unit * SCALE))
    sketch.shade(shape, x, y, lighten(colour, 0.22), darken(colour, 0.14))
    sketch.stamp(marks, x, y, mark_on(colour), 0.72)


@lru_cache(maxsize=256)
def chip(seat: int, size: int, colour: Colour | None = None, letter: bool = True) -> Sprite:
    """A rounded square with the seat's letter; pass a colour where the game has its own (home planets)."""
    known = SEATS[seat]
    paint = colour or known.colour
    sketch = Sketch(size, size)
    rim = 2.0 if size < 40 else 2.8
    whole, inner = Rounded(size, size, size * 0.25), size - 2 * rim
    sketch.shadow(whole, 0, 0)
    sketch.fill(whole, 0, 0, OUTLINE)
    body = Rounded(inner, inner, size * 0.25 - rim)
    patterned(sketch, body, rim, rim, paint, known.pattern, max(3.0, size * 0.12))
    sketch.ring(body, rim, rim, lighten(paint, 0.5), 1, 0.55)
    if letter:
        plate = max(size * 0.62, 20.0)  # a plain disc that interrupts the pattern
        if known.pattern != "solid":
            at = (size - plate) / 2
            sketch.shade(disc(plate), at, at, lighten(paint, 0.10), darken(paint, 0.03))
        sketch.write(known.letter, size / 2, size / 2, max(16, round(size * 0.5)), ink_on(paint))
    return sketch.sprite()


@drawn("seat")
def inline(height: int, carried: str) -> Sprite:
    """`{seat:A}` or `{seat:0}` in a text."""
    numbers = {seat.letter: seat.number for seat in SEATS}
    return chip(numbers[carried] if carried in numbers else int(carried), height)


def chips(pic: Picture, box: Box, seats: Sequence[int], size: int = 34, align: str = "l") -> None:
    """Seats side by side; they overlap where there is no room."""
    if not seats:
        return
    step = size + 6 if len(seats) < 2 else min(size + 6, (box.w - size) // (len(seats) - 1))
    whole = size + step * (len(seats) - 1)
    x = round(box.x + {"l": 0.0, "m": (box.w - whole) / 2, "r": box.w - whole}[align])
    for at, seat in enumerate(seats):
        pic.put(chip(seat, size), x + at * step, round(box.cy), "lm")


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate says. `score` is a text; `shielded` draws it on a shield."""

    seat: int
    name: str
    note: str = ""
    score: str = ""
    awaited: bool = False
    done: bool = False
    shielded: bool = False
    colour: Colour | None = None


def plate(pic: Picture, box: Box, shown: Plate, *, framed: bool = True, score: Style = TITLE) -> None:
    """Chip, name, note, score. A brass rim: we wait for this seat; a tick on the chip: it is done."""
    if framed:
        fill = mix(RAISED, LINE, 0.28) if shown.awaited else PANEL
        pic.fill(rounded(box, 14), box.x, box.y, fill)
        rim, width = (BRASS, 3.0) if shown.awaited else (HAIRLINE, 1.5)
        pic.ring(rounded(box, 14), box.x, box.y, rim, width)
        box = box.inset(14, 8)
    identity(pic, box, shown, _score_room(pic, box, shown, score))


def _score_room(pic: Picture, box: Box, shown: Plate, score: Style) -> Box:
    """Draw the score at the right; what is left is for the name."""
    if not shown.score:
        return box
    if shown.shielded:
        h = min(66, box.h)
        w = size_of("vp", h, shown.score)[0]
        icon(pic, "vp", box.right, box.y, h, anchor="rt", carried=shown.score)
        return box.pad(right=w + 10)
    number, rest = box.cut_right(min(box.w // 3, 130), 10)
    used = write(pic, number, shown.score, score, INK, align="r")
    return box.pad(right=box.right - used.x + 10) if used.w < number.w else rest


def identity(pic: Picture, box: Box, shown: Plate, room: Box) -> None:
    """Chip with the name and the note beside it."""
    size = max(34, min(60, box.h - 2))
    tall = min(box.h, 66)
    pic.put(chip(shown.seat, size, shown.colour), box.x, box.y + (tall - size) / 2)
    if shown.done:
        tick(pic, box.x + size - 2, round(box.y + (tall + size) / 2) - 4)
    words = Box(room.x, box.y, room.w, tall).pad(left=size + 14)
    if not shown.note:
        write(pic, words, shown.name, PLAYER, INK, cut=True)
        return
    write(pic, words.pad(bottom=round(tall * 0.44)), shown.name, PLAYER, INK, cut=True)
    write(pic, words.pad(top=round(tall * 0.60)), shown.note, CAPTION, SOFT)


def tick(pic: Picture, x: float, y: float, size: int = 24) -> None:
    """A mint disc with a tick, centred at (x, y)."""
    pic.fill(disc(size + 4), x - size / 2 - 2, y - size / 2 - 2, OUTLINE)
    pic.fill(disc(size), x - size / 2, y - size / 2, MINT)
    icon(pic, "done", x, y, round(size * 0.58), darken(MINT, 0.85))


def strip(pic: Picture, box: Box, title: str, note: str, plates: Sequence[Plate], title_width: int = 260) -> None:
    """Round in brass, then a plate a seat in turn order. Usually inside `topstrip`."""
    left, rest = box.cut_left(title_width, 16)
    write(pic, left.pad(bottom=round(left.h * 0.4)), title, TITLE, BRASS)
    write(pic, left.pad(top=round(left.h * 0.62)), note, CAPTION, SOFT)
    for place, shown in zip(row(rest, max(1, len(plates)), 12), plates, strict=False):
        plate(pic, place, shown)
