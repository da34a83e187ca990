"""Which pictures of the gallery have a reference picture, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from renderers.gallery import pictured
from renderers.pictures import draw
from renderers.positions import Shot

FOLDER = Path(__file__).parent / "golden"

GOLDEN = {
    "roll": """
        table-2-start-en table-2-last-en table-3-middle-en table-3-plan-hu table-4-middle-hu table-5-middle-en
        table-3-end-en table-3-ship-choice-en table-3-produce-preview-en
        seat-3-start-en seat-3-plan-en seat-3-powers-en seat-5-plan-hu seat-3-rolled-preview-en seat-3-ready-en
        seat-3-explore-en seat-3-develop-en seat-3-ship-hu seat-3-recruit-en seat-3-place-en
        reveal-2-en reveal-5-hu final-3-en final-5-hu
    """.split(),
}


def golden_shots() -> Iterator[tuple[str, Shot]]:
    """(game, shot) of every reference picture."""
    for game, shot in pictured(GOLDEN, ("en", "hu")):
        if shot.name in GOLDEN[game]:
            yield game, shot


def path_of(game: str, shot: Shot) -> Path:
    return FOLDER / f"{game}-{shot.name}.png"


def drawn(game: str, shot: Shot) -> Image.Image:
    """The shot as it is drawn now, at full size."""
    return draw(game, shot.picture, shot.view, shot.look).image
