"""The games there are, by key."""

from __future__ import annotations

from typing import Any

from engine.kernel.game import Game
from engine.roll import GAME as ROLL

GAMES: dict[str, Game[Any]] = {game.key: game for game in (ROLL,)}
