"""Every game's pictures in many positions: `python -m renderers.gallery OUT [--game roll] [--lang en]`.

Writes a PNG for each picture and an index.html to look at them together. The same code draws the same files on any
machine. `--shown` writes only the few of the README, smaller: `python -m renderers.gallery docs/gallery --shown`.
"""

from __future__ import annotations

import argparse
import html
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from PIL import Image

from renderers.pictures import LEVEL, draw
from renderers.positions import Shot
from renderers.roll.positions import SHOWN as ROLL_SHOWN
from renderers.roll.positions import shots as roll_shots
from renderers.words import LANGUAGES


class Positions(NamedTuple):
    """What the gallery shows of a game; `shown`: name of a shot -> file of the README."""

    shots: Callable[[], Iterable[Shot]]
    shown: Mapping[str, str]


GALLERY: Mapping[str, Positions] = {"roll": Positions(roll_shots, ROLL_SHOWN)}

SHOWN_WIDTH = 1200  # of the pictures in the README
PAGE = """<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orrery gallery</title>
<style>
body {{ background: #070B16; color: #EEF2FB; font: 16px/1.4 sans-serif; margin: 24px }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(400px, 1fr)); gap: 20px }}
figure {{ margin: 0 }} img {{ width: 100%; border-radius: 8px }} figcaption {{ color: #B4C0DA }} b {{ color: #E8BE6A }}
</style>
<h1>{head}</h1>
<main>
{figures}
</main>
"""
FIGURE = (
    '<figure><a href="{file}"><img src="{file}" alt="{about}" loading="lazy"></a>'
    "<figcaption>{about} <small>{file}, {w}×{h}, {kb} kB</small> <b>{trouble}</b></figcaption></figure>"
)


def pictured(games: Iterable[str], languages: Iterable[str]) -> Iterator[tuple[str, Shot]]:
    """Every shot of these games, in each language: (game, shot)."""
    languages = tuple(languages)
    for game in games:
        for shot in GALLERY[game].shots():
            for lang in languages:
                yield game, shot.in_language(lang)


def hang(folder: Path, games: Iterable[str], languages: Iterable[str]) -> tuple[int, list[str]]:
    """Draw everything into a folder: how many pictures, and what is wrong with them."""
    folder.mkdir(parents=True, exist_ok=True)
    figures, wrong = [], []
    for game, shot in pictured(games, languages):
        picture = draw(game, shot.picture, shot.view, shot.look)
        content = picture.png(level=LEVEL)
        file = f"{game}-{shot.name}.png"
        (folder / file).write_bytes(content)
        trouble = [f"overflow: {found.text}" for found in picture.report.overflows]
        trouble += [f"overlap: {one} / {other}" for one, other in picture.report.overlaps()]
        wrong += [f"{file}: {line}" for line in trouble]
        figures.append(
            FIGURE.format(
                file=file,
                about=html.escape(shot.about),
                w=picture.image.width,
                h=picture.image.height,
                kb=len(content) // 1000,
                trouble=html.escape("; ".join(trouble)),
            )
        )
    page = PAGE.format(head=f"{len(figures)} pictures", figures="\n".join(figures))
    (folder / "index.html").write_text(page, encoding="utf-8")
    return len(figures), wrong


def hang_shown(folder: Path, games: Iterable[str], lang: str) -> list[Path]:
    """The pictures of the README: narrower, and in 256 colours of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for game in games:
        shown = GALLERY[game].shown
        for shot in GALLERY[game].shots():
            if shot.name in shown:
                plain = draw(game, shot.picture, shot.view, shot.in_language(lang).look).image
                path = folder / f"{game}-{shown[shot.name]}.png"
                path.write_bytes(optimised(narrowed(plain, SHOWN_WIDTH)))
                made.append(path)
    return made


def narrowed(image: Image.Image, width: int) -> Image.Image:
    """The whole picture at this width."""
    height = round(image.height * width / image.width)
    return image if image.width <= width else image.resize((width, height), Image.Resampling.LANCZOS)


def optimised(image: Image.Image) -> bytes:
    """Small for a repository; slow, and a little coarse in gradients."""
    out = BytesIO()
    image.quantize(palette=palette_of(image), dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def palette_of(image: Image.Image) -> Image.Image:
    """256 colours for this picture. Counted as they are, rare hues would vanish among the blues."""
    found = image.convert("RGB").getcolors(image.width * image.height) or []
    sample = b"".join(bytes(colour) * round(count**0.6) for count, colour in found if isinstance(colour, tuple))
    swatch = Image.frombytes("RGB", (len(sample) // 3, 1), sample)
    return swatch.quantize(256, Image.Quantize.MEDIANCUT, kmeans=3)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m renderers.gallery", description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--game", choices=sorted(GALLERY), help="one game; all of them when left out")
    parser.add_argument("--lang", choices=LANGUAGES, help="one language; all of them when left out")
    parser.add_argument("--shown", action="store_true", help="only the pictures of the README, smaller")
    asked = parser.parse_args(arguments)
    games = [asked.game] if asked.game else sorted(GALLERY)
    began = perf_counter()
    if asked.shown:
        for path in hang_shown(asked.out, games, asked.lang or "en"):
            print(f"{path} {path.stat().st_size // 1000} kB")
        return 0
    many, wrong = hang(asked.out, games, [asked.lang] if asked.lang else LANGUAGES)
    print("\n".join([*wrong, f"{many} pictures in {perf_counter() - began:.1f} s, {len(wrong)} texts that do not fit"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
