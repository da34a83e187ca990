"""Draw the states of random games and look for trouble: `python -m tests.renderers.everything --games 20 --seed 1`.

Every state, for everybody and for every seat, in both languages, with people of long names. The test of the same name
draws a sample. Ends with the line `N pictures, M troubles`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine.games import GAMES
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.player import random_move
from renderers.kit.canvas import Picture
from renderers.look import Look
from renderers.pictures import OWN, PICTURES, draw
from renderers.positions import asked, choices, things, told
from renderers.words import LANGUAGES
from tests.laws.trial import seed_of

LONG_NAMES = (
    "Wolfgang Amadeus Maximilian WWWW",
    "Őrsi-Szőke Ágnes Zsófia Győzőné",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
    "ii",
    "Jenő [[{x}] #1 🚀 the very Last!",
)
A_KEY = re.compile(r"\b(?:roll|kit|gallery)-[a-z][a-z0-9_-]*")  # a key that shows itself has no text
LARGEST = 2000  # pixels


class Case(NamedTuple):
    """One picture to draw."""

    name: str
    view: Any
    look: Look


def trouble(picture: Picture) -> list[str]:
    """What is wrong with a picture, as the kit tells it."""
    found = [f"does not fit: {text.text!r} in {text.box}" for text in picture.report.overflows]
    found += [f"overlap: {one!r} and {other!r}" for one, other in picture.report.overlaps()]
    found += [f"no text for {text.text!r}" for text in picture.report.texts if A_KEY.search(text.text)]
    if max(picture.image.size) > LARGEST:
        found.append(f"too large: {picture.image.size}")
    return found


def walk(game: Game[Any], seats: int, rng: Random) -> Iterator[tuple[Match[Any], Look]]:
    """A random game, state by state, each with a look for everybody: who is awaited and what was just done."""
    match = Match.new(game, game.options(), seats, seed_of(rng))
    last: frozenset[str] = frozenset()
    while True:
        yield match, Look(LONG_NAMES[:seats], awaited=frozenset(match.awaited()), last=last)
        if match.over():
            return
        seat = rng.choice(match.awaited())
        outcome = match.play(seat, random_move(match, seat, rng))
        last = told(outcome.events, None) if outcome.events else last


def cases(match: Match[Any], plain: Look, languages: tuple[str, ...] = LANGUAGES) -> Iterator[Case]:
    """Every picture of a state: for everybody, for every seat, and with marks for those who are asked."""
    game, seats = match.game.key, range(match.state.core.seats)
    for lang in languages:
        for seat in (None, *seats):
            view = match.seen(seat)
            look = Look(plain.names, seat, lang, plain.awaited, plain.last)
            if seat in plain.awaited:
                may = choices(match, seat)
                look = Look(plain.names, seat, lang, plain.awaited, plain.last, may, frozenset(sorted(may)[:1]))
            for name in PICTURES[game]:
                if seat is not None or name not in OWN:
                    yield Case(name, view, look)


def preview_cases(match: Match[Any], plain: Look, rng: Random, lang: str) -> Iterator[Case]:
    """What one of the asked seats sees before it plays a move."""
    for seat in rng.sample(sorted(plain.awaited), min(1, len(plain.awaited))):
        move = random_move(match, seat, rng)
        view = match.preview(seat, move).state
        look = Look(plain.names, seat, lang, plain.awaited, plain.last, choices(match, seat), things(move))
        for name in PICTURES[match.game.key]:
            yield Case(name, view, look)


def kind_of(match: Match[Any]) -> tuple[object, ...]:
    """States of one kind look alike: what is asked, and where in the game it is."""
    tags = sorted({asked(match, seat) for seat in match.awaited()})
    return (*tags, getattr(match.state, "phase", None), match.over())


def drawn_well(game: str, case: Case) -> list[str]:
    """What is wrong with this picture, or the error that stopped it."""
    try:
        return trouble(draw(game, case.name, case.view, case.look))
    except Exception:  # whatever breaks is the finding
        return [traceback.format_exc(limit=-4)]


class Job(NamedTuple):
    game: str
    seats: int
    seed: int
    sample: int  # 0: every state; n: of each kind the first, the n-th, the n²-th ...


def is_power(number: int, base: int) -> bool:
    """1, base, base² ...: early states and late ones."""
    while base > 1 and number % base == 0:
        number //= base
    return number == 1


def run(job: Job) -> tuple[Job, int, list[str]]:
    """(job, pictures drawn, troubles)."""
    rng = Random(f"{job.game} {job.seats} {job.seed}")
    known: Counter[tuple[object, ...]] = Counter()
    drawn, wrong = 0, []
    for at, (match, look) in enumerate(walk(GAMES[job.game], job.seats, rng)):
        kind = kind_of(match)
        known[kind] += 1
        if job.sample and not is_power(known[kind], job.sample):
            continue
        languages = LANGUAGES if not job.sample else (LANGUAGES[at % len(LANGUAGES)],)
        for case in (*cases(match, look, languages), *preview_cases(match, look, rng, languages[-1])):
            drawn += 1
            where = f"{job.game} {job.seats} seats, seed {job.seed}, state {at}, {case.name}"
            wrong += [f"{where} {case.look.lang} for {case.look.seat}: {line}" for line in drawn_well(job.game, case)]
    return job, drawn, wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.renderers.everything", description=__doc__)
    parser.add_argument("--game", choices=sorted(PICTURES), help="one game; all of them when left out")
    parser.add_argument("--games", type=int, default=8, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--sample",
        type=int,
        default=0,
        help="n: of a kind only the first, n-th, n²-th state",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    kinds = [(key, n) for key in ([given.game] if given.game else sorted(PICTURES)) for n in GAMES[key].seats]
    todo = [Job(*kinds[i % len(kinds)], given.seed * 1_000_003 + i, given.sample) for i in range(given.games)]
    pictures = troubles = 0
    with multiprocessing.Pool(min(given.jobs, len(todo))) as pool:
        for job, drawn, wrong in pool.imap_unordered(run, todo):
            pictures += drawn
            troubles += len(wrong)
            print(
                f"{job.game}, {job.seats} seats, seed {job.seed}: {drawn} pictures, {len(wrong)} troubles", flush=True
            )
            print("\n".join(wrong[:40]), flush=True) if wrong else None
    print(f"{pictures} pictures, {troubles} troubles")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
