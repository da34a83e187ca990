"""The state as one seat may see it: same types, hidden items are "?". Nothing hidden leaves the engine otherwise."""

from __future__ import annotations

from engine.kernel.chance import UNKNOWN
from engine.kernel.core import Lane
from engine.kernel.game import Game, S, over
from engine.kernel.offer import Rng


def view(game: Game[S], s: S, seat: int | None) -> S:
    """What that seat (None: a spectator) may see. After the end nothing but the seed is secret."""
    finished = over(s)
    seen = game.copy(s)
    core = seen.core
    core.seed = None
    core.drawn = {}
    core.script = {}
    core.lanes = {other: Lane(done=lane.done) for other, lane in core.lanes.items()}
    if not finished:
        for secret in game.secrets(seen):
            if seat is None or seat not in secret.seats:
                hidden = len(secret.items) - secret.first
                if hidden > 0:
                    secret.items[secret.first :] = [UNKNOWN] * hidden
    return seen


def determinize(game: Game[S], seen: S, rng: Rng) -> S:
    """A state that fits the view, for computer players: unseen things dealt at random, with a fresh seed."""
    guess = game.copy(seen)
    guess.core.seed = "".join("0123456789abcdef"[rng.randrange(16)] for _ in range(64))
    pools: dict[str, list[str]] = {}
    for secret in game.secrets(guess):
        if UNKNOWN not in secret.items:
            continue
        pool = pools.get(secret.pool)
        if pool is None:
            pool = pools[secret.pool] = list(game.unseen(seen, secret.pool))
        for i, item in enumerate(secret.items):
            if item == UNKNOWN:
                secret.items[i] = pool.pop(rng.randrange(len(pool)))
    return guess
