"""The registry: pictures by name, kept by the hash of what they show, drawn beside the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from threading import current_thread
from typing import Any

import pytest
from PIL import Image

from engine.games import GAMES
from engine.kernel.codec import dump, load
from renderers import pictures
from renderers.gallery import GALLERY
from renderers.kit.canvas import Picture
from renderers.look import Look
from renderers.pictures import LEVEL, OWN, PICTURES, SHELF, Shelf, draw, key, png, render
from renderers.positions import Shot


@pytest.fixture(scope="module")
def shot() -> Shot:
    return next(shot for shot in GALLERY["roll"].shots() if shot.name == "table-3-middle")


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    SHELF.clear()
    yield
    SHELF.clear()


def test_every_game_has_pictures_and_a_gallery() -> None:
    assert set(PICTURES) == set(GALLERY) == set(GAMES)
    assert all("table" in names and set(names) >= OWN for names in PICTURES.values())


def test_what_is_not_there_is_said(shot: Shot) -> None:
    with pytest.raises(LookupError, match="no picture 'hat'"):
        draw("roll", "hat", shot.view, shot.look)
    with pytest.raises(LookupError, match="chess"):
        draw("chess", "table", shot.view, shot.look)


def test_a_picture_is_a_png_and_comes_from_the_shelf_the_second_time(shot: Shot) -> None:
    first = png("roll", "table", shot.view, shot.look)
    image = Image.open(BytesIO(first))
    assert image.format == "PNG"
    assert 1400 <= max(image.size) <= 2000
    assert len(SHELF) == 1
    assert png("roll", "table", load(GAMES["roll"].state, dump(shot.view)), shot.look) is first


def test_the_same_view_gives_the_same_bytes(shot: Shot) -> None:
    """Also when it comes from the store, and whatever the order of its dictionaries: the key does not know it."""
    again = load(GAMES["roll"].state, dump(shot.view))
    for player in again.players:
        player.goods = dict(reversed(player.goods.items()))
        player.rolled = dict(reversed(player.rolled.items()))
    again.supply = dict(reversed(again.supply.items()))
    assert key("roll", "table", again, shot.look) == key("roll", "table", shot.view, shot.look)
    for name in PICTURES["roll"]:
        look = replace(shot.look, seat=0)
        assert draw("roll", name, again, look).png() == draw("roll", name, shot.view, look).png()


def test_everything_that_shows_is_part_of_the_key(shot: Shot, monkeypatch: pytest.MonkeyPatch) -> None:
    view, look = shot.view, shot.look
    other = GAMES["roll"].copy(view)
    other.players[1].credits += 1
    looks: list[dict[str, Any]] = [
        {"names": ("Anna", "Bence", "Kati")},
        {"seat": 0},
        {"lang": "hu"},
        {"awaited": frozenset({2, 1})},
        {"last": frozenset({"gem_world"})},
        {"choices": frozenset({"gem_world"})},
        {"picked": frozenset({"gem_world"})},
    ]
    keys = [key("roll", "table", view, look), key("roll", "reveal", view, look), key("roll", "table", other, look)]
    keys += [key("roll", "table", view, replace(look, **change)) for change in looks]
    monkeypatch.setattr(pictures, "renderers_version", lambda: "another")
    keys.append(key("roll", "table", view, look))
    assert len(set(keys)) == len(keys)


def test_the_shelf_holds_what_was_used_last() -> None:
    shelf = Shelf(100)
    for name in "abc":
        shelf.put(name, bytes(30))
    assert shelf.get("a") is not None
    shelf.put("d", bytes(40))
    assert [name for name in "abcd" if shelf.get(name)] == ["a", "c", "d"]
    assert shelf.taken == 100
    shelf.put("d", bytes(10))
    assert shelf.taken == 70
    shelf.put("large", bytes(101))
    assert (shelf.taken, len(shelf)) == (0, 0)


async def test_the_loop_goes_on_while_a_picture_is_drawn(shot: Shot, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def slow(view: Any, look: Look) -> Picture:
        threads.append(current_thread().name)
        time.sleep(0.2)
        return Picture(10, 10)

    monkeypatch.setitem(PICTURES["roll"], "slow", slow)
    drawing = asyncio.create_task(render("roll", "slow", shot.view, shot.look))
    ticks = 0
    while not drawing.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 5
    assert (await drawing).startswith(b"\x89PNG")
    assert threads[0].startswith("picture")


async def test_many_at_once_are_the_same_as_one_after_the_other(shot: Shot) -> None:
    looks = [replace(shot.look, lang=lang, seat=seat) for lang in ("en", "hu") for seat in (None, 0)]
    drawn = await asyncio.gather(*(render("roll", "table", shot.view, look) for look in looks))
    assert drawn == [draw("roll", "table", shot.view, look).png(level=LEVEL) for look in looks]
