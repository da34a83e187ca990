"""Random complete games under the laws: `python -m tests.fuzz --game roll --games 100 --seed 1`.

Ends with the line `N games, M failures`. A failure names game, seats, options and seed, so it can be run again alone.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, get_args

from engine.games import GAMES
from engine.kernel.game import Game
from tests.laws.trial import run_trial


class Job(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int


def option_sets(game: Game[Any]) -> list[dict[str, Any]]:
    """Every combination of the game's yes-or-no and enumerated options."""
    values: dict[str, list[Any]] = {}
    for name, info in game.options.model_fields.items():
        if info.annotation is bool:
            values[name] = [False, True]
        elif choices := get_args(info.annotation):
            values[name] = list(choices)
    return [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]


def jobs(games: list[str], many: int, seed: int) -> Iterator[Job]:
    """`many` games, going round over games, seat counts and options."""
    kinds = [(key, n, opts) for key in games for n in GAMES[key].seats for opts in option_sets(GAMES[key])]
    for i in range(many):
        key, seats, options = kinds[i % len(kinds)]
        yield Job(key, seats, options, seed * 1_000_003 + i)


def run(job: Job) -> tuple[Job, int, int, str]:
    """(job, moves, rounds, what went wrong or nothing)."""
    game: Game[Any] = GAMES[job.game]
    try:
        trial = run_trial(game, game.options(**job.options), job.seats, Random(job.seed))
    except Exception:  # whatever breaks is the finding
        return job, 0, 0, traceback.format_exc(limit=-6)
    return job, trial.moves, trial.rounds, ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="one game; all of them when left out")
    parser.add_argument("--games", type=int, default=200, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="play only the game with this number of a run, to see a failure again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    todo = list(jobs([asked.game] if asked.game else sorted(GAMES), asked.games, asked.seed))
    if asked.only is not None:
        todo = [job for job in todo if job.seed == asked.only]
        if not todo:
            parser.error(f"no game of this run has the number {asked.only}")
    began = time.monotonic()
    done = failures = moves = rounds = 0
    with multiprocessing.Pool(min(asked.jobs, len(todo))) as pool:
        for job, made, lasted, wrong in pool.imap_unordered(run, todo, chunksize=4):
            done += 1
            moves += made
            rounds += lasted
            if wrong:
                failures += 1
                print(f"FAILED {job.game}, {job.seats} seats, {job.options}, --only {job.seed}\n{wrong}", flush=True)
            if done % 500 == 0:
                print(f"{done} games, {failures} failures, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{moves} moves, {rounds} rounds, {time.monotonic() - began:.0f} s on {asked.jobs} processes")
    print(f"{len(todo)} games, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
