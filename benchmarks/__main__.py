"""How fast the engine is, on one core: `python -m benchmarks [--games 60]`.

Whole random games a second by number of seats, and microseconds (median, p99) for menu, play, view and JSON, taken on
the positions of random games in drafted mode, as the server plays them. Prints; asserts nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from engine.games import GAMES
from engine.kernel.codec import dump, load
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.move import parse, text
from engine.kernel.offer import exists, listed, sample

T = TypeVar("T")


def seed_of(rng: Random) -> str:
    return f"{rng.getrandbits(256):064x}"


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def whole_games(game: Game[Any], seats: int, many: int) -> tuple[list[float], int]:
    """Seconds for each random game in direct mode, and the moves made in all."""
    rng = Random(seats)
    times, moves = [], 0
    for _ in range(many):
        began = perf_counter()
        match = Match.new(game, game.options(), seats, seed_of(rng), direct=True)
        while not match.over():
            seat = match.awaited()[0]
            match.play(seat, sample(match.menu(seat), rng))
            moves += 1
        times.append(perf_counter() - began)
    return times, moves


class Clock:
    """Times by name, in microseconds."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def take(self, name: str, work: Callable[..., T], *given: Any) -> T:
        began = perf_counter()
        done = work(*given)
        self.note(name, perf_counter() - began)
        return done

    def note(self, name: str, seconds: float) -> None:
        self.times.setdefault(name, []).append(seconds * 1e6)


def full_menu(match: Match[Any], seat: int) -> int:
    """All that a prompt needs: every verb, every listed move, the first question of every form."""
    size = 0
    for offer in match.menu(seat).values():
        size += len(listed(offer)) if offer.field is None else exists(offer)
    return size


def single_moves(game: Game[Any], seats: int, many: int, clock: Clock) -> None:
    """One game after the other in drafted mode, timing each thing the server does for a move."""
    rng = Random(1000 + seats)
    for _ in range(many):
        match = Match.new(game, game.options(), seats, seed_of(rng))
        while not match.over():
            seat = rng.choice(match.awaited())
            clock.take("menu", full_menu, match, seat)
            move = sample(match.menu(seat), rng)
            written = clock.take("move text", text, move)
            clock.take("move parse", parse, game.verbs, written)
            clock.take("play", match.play, seat, move)
            clock.note("play + menu", (clock.times["play"][-1] + clock.times["menu"][-1]) / 1e6)
            clock.take("view", match.seen, seat)
            clock.take("copy", game.copy, match.state)
            stored = clock.take("JSON dump", dump, match.state)
            clock.take("JSON load", load, game.state, stored)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games for each number of seats")
    asked = parser.parse_args()
    for game in GAMES.values():
        print(f"{game.name}: random complete games, direct mode, one core")
        print(f"{'seats':>6} {'games/s':>9} {'median ms':>10} {'p99 ms':>8} {'moves/game':>11}")
        for seats in game.seats:
            times, moves = whole_games(game, seats, asked.games)
            rate = len(times) / sum(times)
            median, worst = percentile(times, 0.5) * 1e3, percentile(times, 0.99) * 1e3
            print(f"{seats:>6} {rate:>9.1f} {median:>10.1f} {worst:>8.1f} {moves / len(times):>11.0f}")
        clock = Clock()
        for seats in game.seats:
            single_moves(game, seats, max(1, asked.games // 10), clock)
        print(f"{'drafted mode, microseconds':<28} {'median':>8} {'p99':>8} {'samples':>8}")
        for name, taken in clock.times.items():
            print(f"{name:<28} {percentile(taken, 0.5):>8.1f} {percentile(taken, 0.99):>8.1f} {len(taken):>8}")


if __name__ == "__main__":
    main()
