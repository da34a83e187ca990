"""What a picture needs beside the view: who looks, the names of people, and what is to be marked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """`seat` None: for everybody. `last`: things of the last moves; `choices`: what the asked seat may choose, `picked`
    what it is about to choose. Things are named as moves name them (faces, phases, colour:column)."""

    names: tuple[str, ...]
    seat: int | None = None
    lang: str = "en"
    awaited: frozenset[int] = frozenset()
    last: frozenset[str] = frozenset()
    choices: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
