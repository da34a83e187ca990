"""How fast pictures are drawn, with warm caches: `python -m benchmarks.pictures [--states 60]`.

Milliseconds (median, p99) for drawing, encoding and both, and sizes of the PNG files, for every picture and number of
seats, on positions of random games: for everybody, or for a seat where the picture is its own. Prints; asserts nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks.__main__ import percentile, seed_of
from engine.games import GAMES
from engine.kernel.match import Match
from engine.kernel.player import random_move
from renderers.look import Look
from renderers.pictures import LEVEL, OWN, PICTURES, draw, key
from renderers.positions import NAMES

AIM_MS, AIM_KB = 120, 600


def positions(game: str, seats: int, many: int) -> Iterator[tuple[Match[Any], Look]]:
    """So many positions of random games, a few moves apart."""
    rng = Random(f"{game} {seats}")
    while True:
        match = Match.new(GAMES[game], GAMES[game].options(), seats, seed_of(rng))
        while not match.over():
            if rng.random() < 0.1:
                yield match, Look(NAMES[:seats], awaited=frozenset(match.awaited()))
                many -= 1
                if many <= 0:
                    return
            seat = rng.choice(match.awaited())
            match.play(seat, random_move(match, seat, rng))


def measure(
    game: str, name: str, seats: int, many: int, clock: Callable[[], float]
) -> tuple[list[float], list[float], list[int], tuple[int, int]]:
    """Milliseconds of drawing and of encoding, sizes in bytes, pixels of the largest."""
    drawing, encoding, sizes, largest = [], [], [], (0, 0)
    for at, (match, look) in enumerate(positions(game, seats, many)):
        seat = at % seats if name in OWN else None
        view, look = match.seen(seat), Look(look.names, seat, awaited=look.awaited)
        draw(game, name, view, look)  # the same words and layers are there already: caches are warm
        began = clock()
        picture = draw(game, name, view, look)
        drawn = clock()
        sizes.append(len(picture.png(level=LEVEL)))
        encoding.append((clock() - drawn) * 1e3)
        drawing.append((drawn - began) * 1e3)
        largest = max(largest, picture.image.size)
    return drawing, encoding, sizes, largest


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures", description=__doc__)
    parser.add_argument("--states", type=int, default=60, help="positions for each picture and number of seats")
    parser.add_argument("--game", choices=sorted(PICTURES), help="one game; all of them when left out")
    parser.add_argument("--cpu", action="store_true", help="count only this program's time, on a busy machine")
    asked = parser.parse_args()
    clock = process_time if asked.cpu else perf_counter
    for game in [asked.game] if asked.game else sorted(PICTURES):
        print(f"{GAMES[game].name}: pictures, warm, one core; aim: p99 <= {AIM_MS} ms, <= {AIM_KB} kB")
        print(f"{'':<10}{'':>6}{'draw ms':>16}{'encode ms':>16}{'total ms':>16}{'size kB':>16}")
        print(f"{'picture':<10}{'seats':>6}" + f"{'median':>9}{'p99':>7}" * 3 + f"{'median':>9}{'most':>7}  pixels")
        for name in PICTURES[game]:
            for seats in GAMES[game].seats:
                drawing, encoding, sizes, (w, h) = measure(game, name, seats, asked.states, clock)
                total = [one + other for one, other in zip(drawing, encoding, strict=True)]
                kinds = (drawing, encoding, total)
                figures = "".join(f"{percentile(ms, 0.5):>9.1f}{percentile(ms, 0.99):>7.1f}" for ms in kinds)
                kilobytes = f"{percentile([*map(float, sizes)], 0.5) / 1e3:>9.0f}{max(sizes) / 1e3:>7.0f}"
                print(f"{name:<10}{seats:>6}{figures}{kilobytes}  {w}x{h}")
        match, look = next(positions(game, 3, 1))
        view = match.seen(None)
        began = perf_counter()
        for _ in range(50):
            key(game, "table", view, look)
        print(f"key of a picture: {(perf_counter() - began) * 20:.2f} ms")


if __name__ == "__main__":
    main()
