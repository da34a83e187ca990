"""What a game hands to everybody else. Server, renderers, computer players and tests know nothing more of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from engine.kernel.codec import copier
from engine.kernel.core import State
from engine.kernel.event import Plain
from engine.kernel.move import Move
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep

S = TypeVar("S", bound=State)
Domain = str | tuple[str, ...]  # catalogue of a field's values; a tuple names the ":"-parts of composite values


@dataclass(slots=True)
class Secret:
    """From index `first` on, the items of this list are hidden from all seats but `seats`."""

    pool: str
    items: list[str]
    first: int
    seats: tuple[int, ...]


@dataclass(slots=True)
class Standing(Generic[S]):
    """An answer people can give in advance. The server keeps their choice; the result is an ordinary move."""

    key: str
    answer: Callable[[S, Mapping[str, Offer], Mapping[str, str]], Move | None]  # (view, menu, parameters)
    params: tuple[str, ...] = ()  # what a person fills in: "most" for "decline above most"


@dataclass(slots=True)
class Result:
    """How a finished game ended: points by seat with their parts, and who won (several: shared)."""

    totals: list[int]
    parts: list[dict[str, int]]
    tiebreak: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Game(Generic[S]):
    key: str
    name: str
    rules: int  # rises with every change of behaviour or of State
    seats: range
    options: type[BaseModel]
    state: type[S]
    moves: tuple[type[Move], ...]
    steps: tuple[type[AnyStep], ...]
    setup: Callable[[Any, int, str], S]  # (options, number of seats, seed)
    blank: Callable[[Any, int], S]  # an empty table, for scenes
    secrets: Callable[[S], Iterable[Secret]]
    unseen: Callable[[S, str], list[str]]  # (view, pool): what may lie behind the "?" of that pool
    result: Callable[[S], Result]
    domains: Mapping[str, Domain]
    synonyms: Mapping[str, str] = field(default_factory=dict)
    standing: tuple[Standing[S], ...] = ()
    upgrades: Mapping[int, Callable[[dict[str, Plain]], dict[str, Plain]]] = field(default_factory=dict)
    tally: Callable[[S], Mapping[str, Sequence[str]]] | None = None  # every piece by pool: never made, never lost

    @cached_property
    def verbs(self) -> dict[str, type[Move]]:
        return {kind.verb: kind for kind in self.moves}

    @cached_property
    def copy(self) -> Callable[[S], S]:
        return copier(self.state)


def over(s: State) -> bool:
    """The game is over when nothing is left to do. (A branch whose lane is done is not the whole game.)"""
    return not s.core.agenda and not s.core.asides and s.core.lane is None
