"""Loading stored states, those of earlier rules too."""

from __future__ import annotations

import json
from typing import Any

from engine.kernel.codec import load
from engine.kernel.game import Game, S


def load_state(game: Game[S], data: bytes | str) -> S:
    """The stored state, brought up to the game's rules; ValueError if it cannot be.

    After an upgrade call `Match.resume()`: open lanes are replayed and cut at the first move that is no longer allowed.
    """
    try:
        old: Any = json.loads(data)
        rules = old["core"]["rules"]
    except (ValueError, LookupError, TypeError):
        rules = None
    if type(rules) is not int:
        raise ValueError(f"not a stored state of {game.name}: it does not say which rules wrote it")
    if rules > game.rules:
        raise ValueError(f"this state was written by rules {rules} of {game.name}; this program has rules {game.rules}")
    if rules == game.rules:
        return load(game.state, data)
    for version in range(rules, game.rules):
        if version not in game.upgrades:
            raise ValueError(f"{game.name} has no upgrade from rules {version} to {version + 1}")
        old = game.upgrades[version](old)
        old["core"]["rules"] = version + 1
    return load(game.state, json.dumps(old))
