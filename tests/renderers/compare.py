"""Are two pictures the same to the eye? Strict on things, lenient on how letters are rasterised.

The reference is a small copy, in which a letter that another version of the font library fills a little differently is
averaged away. A word may also stand one pixel beside its old place, so the new picture is tried with such shifts and
every pixel may choose. What is left is looked at block by block: a picture is large, and a missing die must not be
lost in it.
"""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from renderers.gallery import narrowed

WIDTH = 500  # of the reference pictures
BLOCK = 8  # pixels of the small picture: a die of the table is about as large
NOTICED = 18  # of 255: a smaller difference of a pixel is not seen
ALLOWED = 0.08  # share of a block that may differ by more; measured: letters 0.04, an empty place gone 0.2, a die 0.4
STEP = 8  # between shades of the reference pictures
SHIFTS = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]  # pixels of the full picture


class Spot(NamedTuple):
    """A place that differs, in pixels of the small picture, and how much of it."""

    x: int
    y: int
    share: float


def small(image: Image.Image) -> Image.Image:
    return narrowed(image.convert("RGB"), WIDTH)


def coarse(image: Image.Image) -> Image.Image:
    """Fewer shades of every channel: takes half the space, and nobody sees it."""
    return image.point([min(255, (value + STEP // 2) // STEP * STEP) for value in range(256)] * 3)


def differences(reference: Image.Image, now: Image.Image) -> list[Spot]:
    """Where a picture of full size differs from a small reference; another shape differs everywhere."""
    first = small(now)
    if first.size != reference.size:
        return [Spot(0, 0, 1.0)]
    if not _spots(_distance(reference, first)):
        return []
    nearest = [_distance(reference, small(ImageChops.offset(now, x, y))) for x, y in SHIFTS]
    return _spots(reduce(ImageChops.darker, nearest))


def _distance(one: Image.Image, other: Image.Image) -> Image.Image:
    """The largest difference of the three channels, pixel by pixel."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _spots(distance: Image.Image) -> list[Spot]:
    """Blocks of which too much differs."""
    seen = distance.point([0] * NOTICED + [255] * (256 - NOTICED))
    page = Image.new("L", (-(-seen.width // BLOCK) * BLOCK, -(-seen.height // BLOCK) * BLOCK))
    page.paste(seen)
    shares = page.reduce(BLOCK)
    found = []
    for at, value in enumerate(shares.tobytes()):
        if value / 255 > ALLOWED:
            y, x = divmod(at, shares.width)
            found.append(Spot(x * BLOCK, y * BLOCK, round(value / 255, 2)))
    return found


def beside(reference: Image.Image, now: Image.Image, path: Path) -> None:
    """Old and new, and where they differ, to look at."""
    new = small(now)
    wide = Image.new("RGB", (reference.width + new.width, max(reference.height, new.height)))
    wide.paste(reference)
    wide.paste(new, (reference.width, 0))
    for spot in differences(reference, now):
        wide.paste((255, 0, 0), (reference.width + spot.x, spot.y, reference.width + spot.x + BLOCK, spot.y + 2))
    wide.save(path)
