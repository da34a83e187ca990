"""A computer player for any game, from menus and views alone. It plays at random; better ones start from `guess`."""

from __future__ import annotations

from engine.kernel.game import S
from engine.kernel.lanes import Lanes, LeaveLane
from engine.kernel.match import Match
from engine.kernel.move import Move
from engine.kernel.offer import Rng, sample
from engine.kernel.view import determinize, view

LONGEST_GAME = 100_000  # moves


def random_move(match: Match[S], seat: int, rng: Rng) -> Move:
    """One of the seat's legal moves: any verb first, then any of its moves. Refused if it is not awaited."""
    return sample(match.menu(seat), rng)


def play_out(match: Match[S], rng: Rng, limit: int = LONGEST_GAME) -> int:
    """Play the match to its end at random, awaited seats in random order; the number of moves it took."""
    for made in range(limit):
        awaited = match.awaited()
        if not awaited:
            if not match.over():
                raise RuntimeError(f"{match.game.key}: nobody is awaited and the game is not over")
            return made
        seat = awaited[rng.randrange(len(awaited))]
        match.play(seat, random_move(match, seat, rng))
    raise RuntimeError(f"{match.game.key}: not over after {limit} moves")


def guess(match: Match[S], seat: int, rng: Rng) -> Match[S]:
    """The rest of the game as an awaited seat can imagine it, for looking ahead: a direct match of its own.

    What is unknown is dealt at random and the others' open lanes are still to be played. (A seat's view ends where its
    lane ends; this goes on.)
    """
    game, whole = match.game, match.state
    spot = match.spot(seat)
    if spot is not None and spot.kind == "lane":
        base, whole = whole.core, game.copy(spot.state)
        lanes = base.agenda[-1]
        assert isinstance(lanes, Lanes)
        others = [other for other in lanes.order if other != seat]
        later = [*base.agenda[:-1], Lanes(others, {other: lanes.start[other] for other in others}), LeaveLane()]
        whole.core.agenda = [*later, *whole.core.agenda]
        whole.core.asides = base.asides
    seen = view(game, whole, seat)  # a copy: nothing above is shared
    seen.core.lanes = {}
    imagined = Match(game, determinize(game, seen, rng), direct=True)
    imagined.resume()
    return imagined
