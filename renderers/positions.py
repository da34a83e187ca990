"""Positions worth seeing, for the gallery, the golden images and the benchmark: seeded games, stopped on the way.

Nothing here knows a game. A game lists its stops in `renderers/<game>/positions.py`; GALLERY knows all lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.match import Match
from engine.kernel.move import Move
from engine.kernel.offer import One, Some, listed
from engine.kernel.player import random_move
from renderers.look import Look

NAMES = ("Anna", "Bence", "Carla", "Dénes", "Őrsi-Szőke Ágnes Zsófia")
MOST_MOVES = 5000  # a stop that is not reached by then is a mistake in the list

Player: TypeAlias = Callable[[Match[Any], int, Random], Move]  # (match, seat, chance): what the seat plays
Stop: TypeAlias = Callable[[Match[Any]], bool]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the gallery: `name` is its file, `about` the caption."""

    name: str
    about: str
    picture: str
    view: Any
    look: Look

    def in_language(self, lang: str) -> Shot:
        return replace(self, name=f"{self.name}-{lang}", look=replace(self.look, lang=lang))


class Played:
    """A game being played from a seed, the same on every machine, and what happened last."""

    def __init__(
        self, game: Game[Any], seats: int, seed: str, player: Player = random_move, marked: Iterable[str] = ()
    ) -> None:
        """`marked`: the kinds of events whose things a picture marks as last moves."""
        self.chance = Random(f"{game.key} {seats} {seed}")
        self.match: Match[Any] = Match.new(game, game.options(), seats, f"{self.chance.getrandbits(256):064x}")
        self.player = player
        self.marked = frozenset(marked)
        self.names = NAMES[:seats]
        self.events: list[Event] = []  # of the last moves that everybody saw

    def move(self, seat: int | None = None) -> None:
        """One move: of this seat, or of any that is awaited."""
        awaited = self.match.awaited()
        seat = awaited[self.chance.randrange(len(awaited))] if seat is None else seat
        events = self.match.play(seat, self.player(self.match, seat, self.chance)).events
        self.events = events or self.events

    def until(self, stop: Stop) -> Played:
        """Play on until this holds, at least one move; LookupError if it never does."""
        for _ in range(MOST_MOVES):
            if self.match.over():
                break
            self.move()
            if stop(self.match):
                return self
        raise LookupError(f"{self.match.game.key}: the game ended before the stop was reached")

    def to_the_end(self) -> Played:
        return self.until(lambda match: match.over())

    def last(self, seat: int | None) -> frozenset[str]:
        """What the last moves touched, as far as that seat may know."""
        return told((event for event in self.events if event.kind in self.marked), seat)

    def shot(
        self,
        name: str,
        about: str,
        picture: str,
        seat: int | None = None,
        *,
        move: Move | None = None,
        marks: bool = False,
    ) -> Shot:
        """What this seat (None: everybody) sees now. `marks`: what it may choose; `move`: what it is about to play,
        shown as if it were played."""
        match = self.match
        look = Look(self.names, seat, awaited=frozenset(match.awaited()), last=self.last(seat))
        view = match.seen(seat)
        if seat is not None and (marks or move is not None):
            look = replace(look, choices=choices(match, seat))
        if seat is not None and move is not None:
            preview = match.preview(seat, move)
            look = replace(look, picked=things(move) | {move.verb} | told(preview.events, seat))
            view = preview.state
        return Shot(name, about, picture, view, look)


def asked(match: Match[Any], seat: int) -> str:
    """The tag of the step where that seat is asked; empty if it is not."""
    spot = match.spot(seat)
    return "" if spot is None else spot.step.tag


def first_asked(match: Match[Any], tag: str) -> int | None:
    """A seat that is asked by such a step."""
    return next((seat for seat in match.awaited() if asked(match, seat) == tag), None)


def things(move: Move) -> frozenset[str]:
    """What a move names."""
    return frozenset(_strings([getattr(move, field.name) for field in move.fields]))


def choices(match: Match[Any], seat: int) -> frozenset[str]:
    """What the seat may do: verbs, and what its moves may name: all of a listed move, the first answers of a form.

    Where something else than this form may be chosen, answers that can be left out are not what it is about.
    """
    menu = match.menu(seat)
    found: set[str] = set(menu)
    for offer in menu.values():
        if offer.field is None:
            for move in listed(offer):
                found |= things(move)
        else:
            first = offer.field(())
            if isinstance(first, Some) and first.lo == 0 and len(menu) > 1:
                continue
            found |= {
                *_strings(first.values if isinstance(first, One) else first.items if isinstance(first, Some) else ())
            }
    return frozenset(found)


def told(events: Iterable[Event], seat: int | None) -> frozenset[str]:
    """What these events name, as far as that seat may hear them."""
    heard = [event.for_seat(seat) for event in events]
    return frozenset(_strings([[event.data, event.secret or {}] for event in heard]))


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _strings(part)
