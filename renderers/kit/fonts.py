"""Fonts from installed packages, and words as masks. The only place that asks a font for anything."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from threading import RLock

from PIL import Image, ImageDraw, ImageFont

WORD_SPACE = 0.09  # em, added to Manrope's tight word space


class Face(Enum):
    """A typeface, as the package and the file it comes in."""

    NUMBER = ("font_manrope", "files/Manrope-ExtraBold.ttf")
    NAME = ("font_manrope", "files/Manrope-Bold.ttf")
    TEXT = ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf")
    STRONG = ("font_source_sans_pro", "files/SourceSansPro-Bold.ttf")
    GLYPH = ("fontawesomefree", "static/fontawesomefree/webfonts/fa-solid-900.ttf")

    @property
    def spacious(self) -> bool:
        return self in (Face.NUMBER, Face.NAME)


# A font object keeps a cursor into its file and must not be used by two threads at once.
LOCK = RLock()
NOWHERE = "\uffff"  # never a character, so every font answers with its missing-glyph box


@lru_cache(maxsize=8)
def _file(face: Face) -> bytes:
    package, name = face.value
    return files(package).joinpath(name).read_bytes()


@lru_cache(maxsize=256)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    # Basic layout: the other engine is not on every machine, and would give other bytes.
    return ImageFont.truetype(BytesIO(_file(face)), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has(face: Face, char: str) -> bool:
    """Whether the face can draw this character."""
    if char == " ":
        return True
    with LOCK:
        font = _font(face, 32)
        drawn, missing = font.getmask(char), font.getmask(NOWHERE)
        return drawn.size != missing.size or bytes(drawn) != bytes(missing)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text as it can be drawn: composed, on one line, without control signs and marks that stand alone."""
    composed = unicodedata.normalize("NFC", text)
    spaced = ("" if unicodedata.category(char) in ("Cf", "Mn", "Me") else char for char in composed)
    return " ".join("".join(" " if char.isspace() else char for char in spaced).split())


@lru_cache(maxsize=4096)
def runs(text: str, face: Face) -> tuple[tuple[Face, str], ...]:
    """The text in pieces, each with a face that has its characters; what no face has becomes a question mark."""
    found: list[tuple[Face, str]] = []
    for char in text:
        fallback = Face.STRONG if face.spacious else Face.NAME
        home = next((known for known in (face, fallback) if has(known, char)), None)
        char, home = (char, home) if home else ("?", face)
        if found and found[-1][0] is home:
            found[-1] = (home, found[-1][1] + char)
        else:
            found.append((home, char))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Ink:
    """Text as a mask. (dx, dy) leads from the pen on the baseline to the mask's corner; `advance` moves the pen on."""

    mask: Image.Image
    dx: int
    dy: int
    advance: int


@lru_cache(maxsize=64)
def digit_cell(face: Face, size: int) -> int:
    """Width of the widest digit: all get it where numbers stand under each other."""
    with LOCK:
        return max(round(_font(face, size).getlength(digit)) for digit in "0123456789")


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int, tabular: bool = False) -> int:
    """How far the pen moves for this text."""
    return sum(advance for _, _, advance in _pieces(text, face, size, tabular))


def _pieces(text: str, face: Face, size: int, tabular: bool) -> list[tuple[Face, str, int]]:
    """What is drawn in one stroke, and how far it moves the pen."""
    found: list[tuple[Face, str, int]] = []
    with LOCK:
        for at, word in enumerate(text.split(" ")):
            if at:
                gap = _font(face, size).getlength(" ") + (WORD_SPACE * size if face.spacious else 0)
                found.append((face, "", round(gap)))
            for home, run in runs(word, face):
                parts = list(run) if tabular else [run]
                for part in parts:
                    own = round(_font(home, size).getlength(part))
                    found.append((home, part, digit_cell(home, size) if tabular and part.isdigit() else own))
    return found


@lru_cache(maxsize=8192)
def ink(text: str, face: Face, size: int, tabular: bool = False, stroke: int = 0) -> Ink:
    """The text as a mask, cached. `stroke` thickens it, for a dark rim under labels."""
    with LOCK:
        pieces = _pieces(text, face, size, tabular)
        pad = size // 3 + stroke + 2
        advance = sum(piece[2] for piece in pieces)
        page = Image.new("L", (advance + 2 * pad, 2 * size + 2 * pad))
        draw = ImageDraw.Draw(page)
        pen, baseline = pad, pad + round(1.25 * size)
        for home, part, step in pieces:
            if part:
                font = _font(home, size)
                slack = (step - font.getlength(part)) / 2 if tabular else 0
                draw.text((pen + round(slack), baseline), part, fill=255, font=font, anchor="ls", stroke_width=stroke)
            pen += step
        bounds = page.getbbox() or (0, 0, 1, 1)
        return Ink(page.crop(bounds), bounds[0] - pad, bounds[1] - baseline, advance)


@lru_cache(maxsize=256)
def cap_height(face: Face, size: int) -> int:
    """Height of a capital: numbers and names are centred by it."""
    return -ink("H", face, size).dy


@lru_cache(maxsize=512)
def glyph(code: str, height: int) -> Image.Image:
    """A sign of the icon font as a mask of this height, or a little lower: signs share one scale."""
    with LOCK:
        scale = 8
        font = _font(Face.GLYPH, round(height * scale * 0.94))
        left, top, right, bottom = (int(edge) for edge in font.getbbox(code, anchor="ls"))
        w, h = -(-(right - left) // scale), -(-(bottom - top) // scale)
        page = Image.new("L", (w * scale, h * scale))
        # centred in whole pixels, so that the reduced sign keeps its symmetry
        x, y = (w * scale - (right - left)) // 2 - left, (h * scale - (bottom - top)) // 2 - top
        ImageDraw.Draw(page).text((x, y), code, fill=255, font=font, anchor="ls")
        return page.reduce(scale)
