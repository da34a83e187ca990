"""Moves that nobody offered: a legal move with something changed, or words thrown together."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

from engine.kernel.game import Game
from engine.kernel.move import Field, Move, bag
from engine.kernel.offer import Offer, One, Some, Tally, listed

ODD = ("zzz", "?", "0", "t01", "-", "home:explore")


class Words:
    """Words seen in this game, to make plausible nonsense of."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: deque[str] = deque(ODD, maxlen=300)

    def learn(self, move: Move) -> None:
        for field in move.fields:
            value = getattr(move, field.name)
            if isinstance(value, str):
                self.seen.append(value)
            elif isinstance(value, tuple):
                self.seen.extend(item for item in value if isinstance(item, str))

    def word(self) -> str:
        return self.seen[self.rng.randrange(len(self.seen))]

    def value(self, field: Field) -> Any:
        rng = self.rng
        match field.kind:
            case "int":
                return rng.randrange(-2, 12)
            case "bool":
                return rng.random() < 0.5
            case "bag" | "path":
                items = tuple(self.word() for _ in range(rng.randrange(4)))
                return bag(items) if field.kind == "bag" else items
            case "count":
                return tuple({self.word(): rng.randrange(1, 5) for _ in range(rng.randrange(3))}.items())
            case "optional":
                return None if rng.random() < 0.3 else self.word()
            case _:
                return self.word()

    def mutant(self, game: Game[Any], legal: Move | None) -> Move:
        """A legal move with one field changed, or any verb with random values."""
        rng = self.rng
        if legal is not None and legal.fields and rng.random() < 0.7:
            values = {field.name: getattr(legal, field.name) for field in legal.fields}
            field = legal.fields[rng.randrange(len(legal.fields))]
            old = values[field.name]
            if field.kind == "bag" and old and rng.random() < 0.6:
                items = list(old)
                if rng.random() < 0.5:
                    items[rng.randrange(len(items))] = self.word()
                else:
                    items.pop(rng.randrange(len(items)))
                values[field.name] = bag(items)
            else:
                values[field.name] = self.value(field)
            return type(legal)(**values)
        kind = game.moves[rng.randrange(len(game.moves))]
        return kind(**{field.name: self.value(field) for field in kind.fields})


def offered(offer: Offer, move: Move) -> bool:
    """Is this move on the list, or reachable through the form?"""
    if offer.field is None:
        return move in listed(offer)
    values: list[Any] = []
    for field in offer.kind.fields:
        value = getattr(move, field.name)
        asked = offer.field(tuple(values))
        match asked:
            case One():
                if value not in asked.values:
                    return False
            case Some():
                if not asked.takes(value):
                    return False
            case Tally():
                amounts: dict[str, int] = {}
                wanted = dict(value)
                while (step := asked.next(dict(amounts))) is not None:
                    key, choices = step
                    if wanted.get(key, 0) not in choices:
                        return False
                    amounts[key] = wanted.pop(key, 0)
                if wanted:
                    return False
        values.append(value)
    return True
