"""Pictures give nothing away: what a viewer may not know does not change one byte of what it sees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.kernel.codec import canonical
from engine.kernel.match import Match
from engine.kernel.player import random_move
from engine.kernel.view import view
from renderers.look import Look
from renderers.pictures import OWN, PICTURES, draw, key
from renderers.positions import NAMES
from tests.laws.laws import scrambled
from tests.laws.trial import seed_of

KINDS = [(game, seats) for game in sorted(PICTURES) for seats in GAMES[game].seats]
STATES = 4  # looked at in each game


def states(game: str, seats: int, rng: Random) -> Iterator[Match[Any]]:
    """Some states of a random game, at least so many moves apart, in which somebody is awaited."""
    match = Match.new(GAMES[game], GAMES[game].options(), seats, seed_of(rng))
    for _ in range(STATES):
        for _ in range(rng.randrange(15, 60)):
            if not match.over():
                seat = rng.choice(match.awaited())
                match.play(seat, random_move(match, seat, rng))
        if not match.over():
            yield match


def seen_by(game: str, state: Any, seat: int | None, look: Look) -> dict[str, bytes]:
    """Every picture that is for this viewer, pixel by pixel."""
    shown = view(GAMES[game], state, seat)
    names = [name for name in PICTURES[game] if seat is not None or name not in OWN]
    return {name: draw(game, name, shown, look).image.tobytes() for name in names}


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_hidden_things_may_be_anything(game: str, seats: int) -> None:
    rng = Random(f"secrets {game} {seats}")
    looked = 0
    for match in states(game, seats, rng):
        state = match.state
        viewer = rng.choice([None, *range(seats)])
        other = scrambled(GAMES[game], state, viewer, rng)
        assert canonical(other) != canonical(state)
        look = Look(NAMES[:seats], viewer, rng.choice(("en", "hu")), frozenset(match.awaited()))
        assert seen_by(game, other, viewer, look) == seen_by(game, state, viewer, look)
        table = next(iter(PICTURES[game]))
        assert key(game, table, view(GAMES[game], other, viewer), look) == key(
            game, table, view(GAMES[game], state, viewer), look
        )
        looked += 1
    assert looked


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_open_moves_show_to_nobody_else(game: str, seats: int) -> None:
    """A seat plays on behind its screen: the others' pictures stay as they are."""
    rng = Random(f"screens {game} {seats}")
    compared = 0
    for match in states(game, seats, rng):
        for _ in range(200):
            lanes = match.state.core.lanes
            if len(lanes) > 1 and not match.over():
                compared += _plays_unseen(match, rng)
                break
            if match.over():
                break
            seat = rng.choice(match.awaited())
            match.play(seat, random_move(match, seat, rng))
    assert compared


def _plays_unseen(match: Match[Any], rng: Random) -> int:
    game, seats = match.game.key, match.state.core.seats
    seat = rng.choice([each for each, lane in match.state.core.lanes.items() if not lane.done])
    viewers = [None, *(other for other in range(seats) if other != seat)]
    viewers = rng.sample(viewers, min(2, len(viewers)))

    def pictures() -> list[bytes]:
        found = []
        for viewer in viewers:
            look = Look(NAMES[:seats], viewer, awaited=frozenset(match.awaited()))
            names = [name for name in PICTURES[game] if viewer is not None or name not in OWN]
            found += [draw(game, name, match.seen(viewer), look).image.tobytes() for name in names]
        return found

    before = pictures()
    outcome = match.play(seat, random_move(match, seat, rng))
    if outcome.joined or match.state.core.lanes[seat].done:  # joined lanes are public, and that a seat is ready shows
        return 0
    assert pictures() == before
    return 1


def test_a_picture_of_the_state_itself_would_be_noticed() -> None:
    """The proof that the tests above can fail: drawn without a view, hidden things do show."""
    rng = Random("teeth")
    noticed = 0
    for match in states("roll", 3, rng):
        other = scrambled(GAMES["roll"], match.state, None, rng)
        look = Look(NAMES[:3], 0)
        noticed += any(
            draw("roll", name, match.state, look).image.tobytes() != draw("roll", name, other, look).image.tobytes()
            for name in PICTURES["roll"]
        )
    assert noticed
