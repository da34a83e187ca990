"""The hot-seat table as people meet it: the real process with lines typed to it, or on a real terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from types import TracebackType

from bot.console.answer import all_moves
from bot.console.start import seed_of
from engine.games import GAMES
from engine.kernel.match import Match
from engine.roll.state import Galaxy
from tests.bot.spoken import ROOT

GAME = GAMES["roll"]
NAMES = ["Anna", "Béla", "Cili"]
COMMAND = [sys.executable, "-m", "bot", "console", "--names", ",".join(NAMES)]


def run(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    """The real process; it gets these lines, then the end of input."""
    typed = "".join(f"{line}\n" for line in lines or [])
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=60,
        env=environment,
        check=False,
    )


def in_order(text: str, expected: list[str]) -> None:
    """All of these are said, one after the other."""
    at = 0
    for wanted in expected:
        found = text.find(wanted, at)
        assert found >= 0, (wanted, text[at : at + 3000])
        at = found + len(wanted)


def whites(seed: str) -> list[str]:
    """Where Cili's white dice stand in round 1, if everybody takes the first way to begin."""
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, seed_of(seed))
    for seat in range(3):
        match.play(seat, next(iter(all_moves(match.menu(seat)["start"], 1))))
    return [column for column, dice in match.seen(2).players[2].columns.items() if "home" in dice]


SEED = next(seed for seed in map(str, range(100)) if len(whites(seed)) > 1 and "wild" not in whites(seed))


class Terminal:
    """The process on a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        command = [*COMMAND, *arguments]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT)
        os.close(theirs)

    def until(self, wanted: str, seconds: float = 20) -> str:
        """What the terminal shows, up to and with this text."""
        seen = b""
        end = time.monotonic() + seconds
        while wanted.encode() not in seen:
            ready, _, _ = select.select([self.ours], [], [], max(0, end - time.monotonic()))
            assert ready, seen.decode("utf-8", "replace")
            seen += os.read(self.ours, 65536)
        return seen.decode("utf-8", "replace")

    def enter(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)
