"""The part of a state that every game shares: where the game stands, chance, and the lanes of open moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from engine.kernel.step import AnyStep

Seat = int


@dataclass(slots=True)
class Lane:
    """One seat's moves since the fork. Moves below `floor` showed it something and cannot be taken back."""

    moves: list[str] = field(default_factory=list)
    floor: int = 0
    done: bool = False


@dataclass(slots=True)
class Core:
    """First field of every game's State. Rules code reads `lane` and nothing else of it."""

    rules: int  # version of the rules that wrote this state
    edition: str  # which component facts it is played with
    seats: int
    ply: int = 0  # moves applied to the base so far
    seed: str | None = None  # 64 hex digits; None in every view
    rewinds: int = 0
    drawn: dict[str, int] = field(default_factory=dict)  # picks made so far, by stream
    script: dict[str, list[str]] = field(default_factory=dict)  # dictated picks, for scenes only
    agenda: list[AnyStep] = field(default_factory=list)  # last = where the game stands
    asides: list[AnyStep] = field(default_factory=list)  # questions beside the agenda, oldest first
    lanes: dict[int, Lane] = field(default_factory=dict)
    lane: int | None = None  # whose lane is being played here
    alone: bool = False  # it is the only lane, so nobody else can draw from a deck meanwhile


@runtime_checkable
class State(Protocol):
    """What the kernel needs of a game's state."""

    core: Core
