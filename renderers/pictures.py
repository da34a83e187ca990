"""Every game's pictures by name, drawn off the event loop and kept by the hash of what they show.

The one place that knows which pictures there are: a new game adds its line to PICTURES.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, TypeAlias

import PIL

from engine.kernel.codec import canonical
from renderers.kit.canvas import Picture
from renderers.look import Look
from renderers.roll.final import draw_final
from renderers.roll.reveal import draw_reveal
from renderers.roll.seat import draw_seat
from renderers.roll.table import draw_table

Draw: TypeAlias = Callable[[Any, Look], Picture]  # (view, look); the view is the game's own state type

PICTURES: Mapping[str, Mapping[str, Draw]] = {
    "roll": {"table": draw_table, "seat": draw_seat, "reveal": draw_reveal, "final": draw_final},
}
OWN = frozenset({"seat"})  # pictures of one seat's own things, in any game: these need `look.seat`

KEPT = 48 * 1024 * 1024  # bytes of encoded pictures kept in memory
LEVEL = 4  # of compression: 15 ms less than 6 for a large table and 3 % more bytes; 3 saves as much again for 15 % more
DRAWN_AT_ONCE = 2  # a picture being drawn takes some 20 MB


def draw(game: str, name: str, view: Any, look: Look) -> Picture:
    """The picture, with its report. LookupError if the game has none of this name."""
    try:
        make = PICTURES[game][name]
    except KeyError:
        raise LookupError(f"there is no picture {name!r} of the game {game!r}") from None
    return make(view, look)


def png(game: str, name: str, view: Any, look: Look) -> bytes:
    """The picture as PNG, from the shelf if it has been drawn before."""
    at = key(game, name, view, look)
    found = SHELF.get(at)
    if found is None:
        found = draw(game, name, view, look).png(level=LEVEL)
        SHELF.put(at, found)
    return found


async def render(game: str, name: str, view: Any, look: Look) -> bytes:
    """`png` in a thread of its own, so that nobody waits. The view must not change meanwhile; `seen` gives a copy."""
    return await asyncio.get_running_loop().run_in_executor(_painters(), png, game, name, view, look)


def key(game: str, name: str, view: Any, look: Look) -> str:
    """Equal keys mean equal pictures, on any machine that draws with the same renderers."""
    seen = hashlib.sha256(canonical(view))
    marks = [sorted(look.awaited), sorted(look.last), sorted(look.choices), sorted(look.picked)]
    asked = [game, name, look.seat, look.lang, look.names, marks, renderers_version()]
    seen.update(json.dumps(asked, ensure_ascii=False).encode())
    return seen.hexdigest()


@cache
def renderers_version() -> str:
    """A hash of everything that draws: the code and words of this package, and the library that makes the pixels."""
    made = hashlib.sha256(PIL.__version__.encode())
    for name, content in sorted(_sources("", files("renderers"))):
        made.update(f"{name} {len(content)} ".encode())
        made.update(content)
    return made.hexdigest()[:16]


def _sources(start: str, folder: Traversable) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _sources(f"{start}{entry.name}/", entry)
        elif entry.name.endswith((".py", ".ftl")):
            found.append((f"{start}{entry.name}", entry.read_bytes()))
    return found


@cache
def _painters() -> ThreadPoolExecutor:
    """Threads, not processes: the caches of the kit are shared, and compressing lets others run."""
    return ThreadPoolExecutor(DRAWN_AT_ONCE, thread_name_prefix="picture")


class Shelf:
    """Encoded pictures by key, the latest used ones, up to a number of bytes. Any thread may ask."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.taken = 0
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._lock = Lock()

    def get(self, at: str) -> bytes | None:
        with self._lock:
            found = self._pictures.get(at)
            if found is not None:
                self._pictures.move_to_end(at)
            return found

    def put(self, at: str, picture: bytes) -> None:
        with self._lock:
            self.taken += len(picture) - len(self._pictures.pop(at, b""))
            self._pictures[at] = picture
            while self.taken > self.room:
                self.taken -= len(self._pictures.popitem(last=False)[1])

    def clear(self) -> None:
        with self._lock:
            self._pictures.clear()
            self.taken = 0

    def __len__(self) -> int:
        return len(self._pictures)


SHELF = Shelf(KEPT)
