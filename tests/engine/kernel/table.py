"""Bazaars to start a test from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.kernel.event import Event, Refusal, Refused
from engine.kernel.match import Match
from engine.kernel.move import text
from engine.kernel.player import random_move
from engine.kernel.step import AnyStep
from tests.engine.kernel.toy import TOY, blank
from tests.engine.kernel.toy_table import Bazaar, Options

SEED = "5eed" * 16
Moves = dict[int, list[str]]


def start(seats: int = 2, seed: str = SEED, *, direct: bool = False, **options: Any) -> Match[Bazaar]:
    """A new game."""
    return Match.new(TOY, Options(**options), seats, seed, direct=direct)


def on_table(*steps: AnyStep, seats: int = 2, direct: bool = False, forced: bool = True) -> Match[Bazaar]:
    """A fresh table with just these steps to do, run up to the first question."""
    state = blank(Options(), seats)
    state.core.seed = SEED
    state.core.agenda = [*reversed(steps)]
    match = Match(TOY, state, direct=direct, forced=forced)
    match.opening = match.resume()
    return match


def refusal(act: Callable[[], object]) -> Refusal:
    """Why that is refused."""
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.refusal


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def random_game(match: Match[Bazaar], rng: Random) -> Moves:
    """Play to the end; each seat's moves in its own order."""
    played: Moves = {seat: [] for seat in range(match.state.core.seats)}
    while not match.over():
        seat = rng.choice(match.awaited())
        move = random_move(match, seat, rng)
        match.play(seat, move)
        played[seat].append(text(move))
    return played


def play_again(match: Match[Bazaar], played: Moves, rng: Random) -> None:
    """The same moves of each seat, arriving in another order."""
    left = {seat: [*moves] for seat, moves in played.items()}
    while not match.over():
        seat = rng.choice([seat for seat in match.awaited() if left[seat]])
        match.play(seat, left[seat].pop(0))
