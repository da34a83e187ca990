"""A short run of the fuzzer for every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.kernel.game import Game
from engine.kernel.match import Match
from tests import fuzz
from tests.engine.kernel.toy import TOY
from tests.laws.trial import run_trial, seed_of

ALL: list[Game[Any]] = [TOY, *GAMES.values()]
KINDS = [(game, seats, options) for game in ALL for seats in game.seats for options in fuzz.option_sets(game)]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS, ids=lambda value: getattr(value, "key", str(value)))
def test_random_games_obey_the_laws(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    for number in range(3):
        run_trial(game, game.options(**options), seats, Random(f"{game.key}{seats}{options}{number}"))


@pytest.mark.parametrize(("game", "seats", "options"), KINDS, ids=lambda value: getattr(value, "key", str(value)))
def test_default_only_games_end(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Law 9: nobody ever answers, and the game still ends."""
    rng = Random(seats)
    match = Match.new(game, game.options(**options), seats, seed_of(rng))
    for _ in range(5000):
        if match.over():
            break
        match.time_out(rng.choice(match.awaited()))
    assert match.over()
    assert game.result(match.state).winners
