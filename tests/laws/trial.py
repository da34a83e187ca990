"""One random game under the laws: every move is checked, and at the end the whole game is replayed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.match import Match
from tests.laws import laws
from tests.laws.mutate import Words

MOST_MOVES = 20_000
HABITS = (0.0, 0.4, 0.8)  # share of default moves: games that get somewhere reach other positions than erratic ones
SELDOM = 40  # the slow checks (copies, take-backs of bytes) run on every so manieth move


@dataclass(slots=True)
class Trial:
    """What a game under the laws was."""

    moves: int
    rounds: int
    options: str


def seed_of(rng: Random) -> str:
    return f"{rng.getrandbits(256):064x}"


def run_trial(game: Game[Any], options: Any, seats: int, rng: Random) -> Trial:
    """Play a random game in drafted mode, seats answering in random order; raises Broken if a law does not hold."""
    seed = seed_of(rng)
    match = Match.new(game, options, seats, seed)
    laws.demand(match.state.core.seed == seed, "the seed is kept")
    habit = rng.choice(HABITS)
    words = Words(rng)
    told: list[Event] = list(match.opening)
    moves: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    pieces = _pieces(game, match.state)
    made = 0
    while not match.over():
        laws.demand(made < MOST_MOVES, "9 random games end", moves=made)
        awaited = match.awaited()
        laws.demand(awaited, "no dead end: somebody is awaited", agenda=match.state.core.agenda)
        seat = rng.choice(awaited)
        move = laws.offers_are_legal(match, seat, rng)
        if rng.random() < habit:
            move = laws.default_is_legal(match, seat)
        words.learn(move)
        laws.refuses(match, seat, words, move)
        laws.keeps_secrets(match, seat, rng)
        laws.bystander_sees_nothing(match, rng.choice((None, *range(seats))), rng)
        laws.awaiting_tells_nothing(match, rng.choice((None, *range(seats))), rng)
        said = laws.view_foretells(match, seat, move)
        if made % SELDOM == 0:
            laws.takes_back(match, seat, move)
            laws.copies_share_nothing(game, match.state)
        outcome = match.play(seat, move)
        laws.foretold(match, seat, said, outcome.barrier, outcome.joined)
        told += outcome.events
        moves[seat] += outcome.moves
        made += 1
        _revise(match, rng, moves)
        laws.round_trips(game, match.state)
        laws.conserves(game, match.state, pieces)
    laws.replays_alike(game, options, seats, seed, moves, match.state, told)
    result = game.result(match.state)
    laws.demand(result.winners, "9 somebody wins")
    return Trial(made, getattr(match.state, "round", 0), repr(options))


def _revise(match: Match[Any], rng: Random, moves: dict[int, list[str]]) -> None:
    """Now and then somebody takes moves back, also after having said that all is done."""
    if rng.random() > 0.03:
        return
    for seat, lane in match.state.core.lanes.items():
        free = len(lane.moves) - lane.floor
        if free > 0 and rng.random() < 0.5:
            n = rng.randrange(free) + 1
            match.take_back(seat, n)
            del moves[seat][-n:]
            return


def _pieces(game: Game[Any], s: Any) -> dict[str, list[str]] | None:
    """Every piece by pool, supplies included: no rule makes or loses one."""
    return None if game.tally is None else {pool: sorted(items) for pool, items in game.tally(s).items()}
