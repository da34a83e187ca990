"""The gallery can be drawn, and looks as it did: small reference pictures, compared by eye of the machine.

After a wanted change: `python -m tests.renderers.refresh`, and look at the pictures before committing them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFilter

from engine.games import GAMES
from renderers import gallery
from renderers.gallery import GALLERY, hang, narrowed, optimised, pictured
from renderers.kit import fonts, text, tiles
from renderers.kit.canvas import Picture
from renderers.kit.fonts import Ink
from renderers.kit.layout import Box
from renderers.kit.sketch import Sprite
from renderers.positions import Shot
from tests.renderers.compare import differences, small
from tests.renderers.golden_set import FOLDER, GOLDEN, drawn, golden_shots, path_of

NAMES = [(game, name) for game, names in GOLDEN.items() for name in names]


@cache
def shots() -> dict[tuple[str, str], Shot]:
    return {(game, shot.name): shot for game, shot in golden_shots()}


@cache
def reference(game: str, name: str) -> Image.Image:
    return Image.open(path_of(game, shots()[game, name])).convert("RGB")


# -- The pictures look as they did ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_looks_as_it_did(game: str, name: str) -> None:
    shot = shots()[game, name]
    found = differences(reference(game, name), drawn(game, shot))
    assert found == [], "if this is wanted: python -m tests.renderers.refresh"


def test_reference_pictures_are_few_and_small() -> None:
    files = set(FOLDER.glob("*.png"))
    assert files == {path_of(game, shot) for (game, _), shot in shots().items()}
    assert {game for game, _ in NAMES} == set(GALLERY)
    assert sum(file.stat().st_size for file in files) < 2_000_000


# -- ... and the comparison would notice if they did not -----------------------------------------------------------

PROOF = [("roll", "table-3-middle-en"), ("roll", "table-5-middle-en"), ("roll", "seat-3-plan-en")]


@pytest.mark.parametrize(("game", "name"), PROOF[:2])
def test_a_tile_moved_by_six_pixels_is_noticed(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of the first tiles in turn."""
    whole, shot = tiles._ground, shots()[game, name]
    for number in range(1, 10, 2):
        at = 0

        def moved(pic: Picture, box: Box, *rest: Any, number: int = number) -> Box:
            nonlocal at
            at += 1
            return whole(pic, box.move(6, 0) if at == number else box, *rest)

        monkeypatch.setattr(tiles, "_ground", moved)
        assert differences(reference(game, name), drawn(game, shot)), f"tile {number} of {at}"


@pytest.mark.parametrize(("game", "name"), PROOF)
def test_a_missing_die_is_noticed(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of the dice and other pieces, one at a time."""
    whole, shot = Picture.put, shots()[game, name]
    count = 0

    def counting(pic: Picture, sprite: Sprite, *rest: Any, **more: Any) -> None:
        nonlocal count
        count += is_piece(sprite)
        whole(pic, sprite, *rest, **more)

    monkeypatch.setattr(Picture, "put", counting)
    drawn(game, shot)
    for missing in range(1, count + 1, max(1, count // 6)):
        at = 0

        def dropping(pic: Picture, sprite: Sprite, *rest: Any, missing: int = missing, **more: Any) -> None:
            nonlocal at
            at += is_piece(sprite)
            if not (is_piece(sprite) and at == missing):
                whole(pic, sprite, *rest, **more)

        monkeypatch.setattr(Picture, "put", dropping)
        assert differences(reference(game, name), drawn(game, shot)), f"sprite {missing} of {count}"
    assert count > 5


def is_piece(sprite: Sprite) -> bool:
    """A die or something as large; not an empty place, which is drawn to be hardly seen."""
    _, brightest = sprite.image.convert("L").getextrema()
    return min(sprite.w, sprite.h) >= 28 and isinstance(brightest, int) and brightest > 120


@pytest.mark.parametrize(("game", "name"), PROOF)
def test_another_number_is_noticed(game: str, name: str) -> None:
    shot = shots()[game, name]
    view = GAMES[game].copy(shot.view)
    view.round += 30
    assert differences(reference(game, name), drawn(game, replace(shot, view=view)))


@pytest.mark.parametrize(("game", "name"), PROOF)
def test_letters_may_be_filled_a_little_differently(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As another version of the font library would: softer edges, and words a quarter of a small pixel off."""
    whole = fonts.ink

    def softer(string: str, *rest: Any) -> Ink:
        made = whole(string, *rest)
        page = Image.new("L", (made.mask.width + 2, made.mask.height + 2))
        page.paste(made.mask, (1, 1))
        soft = page.filter(ImageFilter.GaussianBlur(0.6)).point([min(255, round(v * 1.06)) for v in range(256)])
        return Ink(soft, made.dx - 1 + (len(string) % 2), made.dy - 1, made.advance)

    monkeypatch.setattr(text, "ink", softer)
    assert differences(reference(game, name), drawn(game, shots()[game, name])) == []


# -- The command ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GALLERY))
def test_shots_cover_what_was_asked(game: str) -> None:
    """Start, middle and end at every seat count, for everybody and for a seat, previews with marks."""
    found = list(GALLERY[game].shots())
    names = [shot.name for shot in found]
    assert len(set(names)) == len(names)
    assert {len(shot.view.players) for shot in found} == {*GAMES[game].seats}
    assert any(shot.look.seat is None for shot in found)
    assert any(shot.look.picked for shot in found)
    assert any(shot.look.choices for shot in found)
    assert any(shot.look.last for shot in found)
    assert set(GALLERY[game].shown) <= set(names)


def test_shots_are_the_same_every_time() -> None:
    for game in GALLERY:
        assert [*GALLERY[game].shots()] == [*GALLERY[game].shots()]


def test_the_page_shows_every_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [pair for pair in pictured(["roll"], ["hu"]) if pair[1].picture == "final"]
    monkeypatch.setattr(gallery, "pictured", lambda games, languages: few)
    many, wrong = hang(tmp_path, ["roll"], ["hu"])
    assert (many, wrong) == (len(few), [])
    page = (tmp_path / "index.html").read_text("utf-8")
    for path in tmp_path.glob("*.png"):
        assert page.count(path.name) == 3
    assert len([*tmp_path.glob("*.png")]) == many


def test_pictures_of_the_readme_are_there_and_small() -> None:
    root = Path(__file__).parents[2]
    readme = (root / "README.md").read_text("utf-8")
    for game, positions in GALLERY.items():
        for name in positions.shown.values():
            path = root / "docs" / "gallery" / f"{game}-{name}.png"
            assert path.stat().st_size < 250_000
            assert path.relative_to(root).as_posix() in readme


def test_narrowing_and_optimising() -> None:
    image = Image.linear_gradient("L").convert("RGB").resize((1600, 900))
    assert narrowed(image, 1200).size == (1200, 675)
    assert narrowed(image, 1600) is image
    assert small(image).width == 500
    assert len(optimised(image)) < 50_000
