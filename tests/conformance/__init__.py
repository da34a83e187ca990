"""Test vectors in the shared formats, played on our engine: `python -m tests.conformance GAME PATH...`.

This file and `__main__` know no game. A game is a module here, named like its folder of vectors, with a function
`run(vector) -> list[Difference]`; an empty list means that the vector passed.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

GAMES = ("roll_for_the_galaxy",)
ENDINGS = (".json", ".json.gz")


class Unusable(Exception):
    """Nothing can be run; the text is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as the vector expects."""

    what: str
    expected: object
    actual: object

    def __str__(self) -> str:
        return f"{self.what}: expected {_plain(self.expected)}, got {_plain(self.actual)}"


@dataclass(frozen=True, slots=True)
class Case:
    """One vector and where it stands."""

    file: Path
    number: int  # in its file, from 1
    vector: Any

    @property
    def id(self) -> str:
        return str(self._field("id") or f"{self.file.name}#{self.number}")

    @property
    def name(self) -> str:
        """Its id, title and clause, as far as it has them."""
        clause = self._field("clause")
        clauses = ", ".join(map(str, clause)) if isinstance(clause, list) else str(clause or "no clause")
        return f"{self.id} {self._field('title') or '(no title)'} [{clauses}]"

    def _field(self, key: str) -> Any:
        return self.vector.get(key) if isinstance(self.vector, dict) else None


class Adapter(Protocol):
    def run(self, vector: dict[str, Any]) -> list[Difference]: ...


def adapter(game: str) -> Adapter:
    """The module that plays the vectors of this game."""
    if game not in GAMES:
        raise Unusable(f'There are no vectors for a game called "{game}". Known: {", ".join(GAMES)}.')
    return cast(Adapter, import_module(f"{__name__}.{game}"))


def read(paths: Iterable[Path], game: str) -> list[Case]:
    """All vectors of these files and folders."""
    cases: list[Case] = []
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(file for file in path.rglob("*") if file.name.endswith(ENDINGS) and file.is_file())
        elif path.is_file():
            files.append(path)
        else:
            raise Unusable(f"There is no file or folder {path}.")
    for file in dict.fromkeys(files):
        vectors = _vectors(file, game)
        cases += [Case(file, number, vector) for number, vector in enumerate(vectors, 1)]
    if not cases:
        raise Unusable("There are no vectors in what was named.")
    return cases


def _vectors(file: Path, game: str) -> list[Any]:
    try:
        raw = gzip.decompress(file.read_bytes()) if file.name.endswith(".gz") else file.read_bytes()
        document = json.loads(raw)
    except (OSError, EOFError, ValueError) as problem:
        raise Unusable(f"{file} cannot be read as JSON: {problem}.") from problem
    vectors = document.get("vectors") if isinstance(document, dict) else None
    if not isinstance(vectors, list):
        raise Unusable(f'{file} has no list "vectors".')
    if document.get("game", game) != game:
        raise Unusable(f"{file} is for {document['game']}, not for {game}.")
    return vectors


def check(case: Case, how: Adapter) -> list[Difference]:
    """What is different; a crash is a difference too, never a pass."""
    if not isinstance(case.vector, dict):
        return [Difference("vector", "an object", case.vector)]
    try:
        return how.run(case.vector)
    except Exception as crash:
        return [Difference("vector", "to run", f"{type(crash).__name__}: {crash}")]


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
