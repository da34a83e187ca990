"""What happened and what is not allowed, as data. Text is made from it elsewhere, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Plain: TypeAlias = "str | int | bool | list[Plain] | dict[str, Plain] | None"


@dataclass(slots=True)
class Event:
    """`data` is for everybody; `secret` reaches only the seats in `knows`."""

    kind: str
    seat: int | None = None
    data: dict[str, Plain] = field(default_factory=dict)
    secret: dict[str, Plain] | None = None
    knows: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Event:
        """The event as that seat (None: a spectator) may hear it."""
        if self.secret is None or (seat is not None and seat in self.knows):
            return self
        return Event(self.kind, self.seat, self.data)


@dataclass(slots=True)
class Refusal:
    """Why a move is not allowed: a key for the catalogue, the clause, and what was wrong or would be right."""

    code: str
    clause: str = ""
    data: dict[str, Plain] = field(default_factory=dict)


class Refused(Exception):
    """Raised instead of playing an illegal move. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.clause} {refusal.data}")
        self.refusal = refusal


def no(code: str, clause: str = "", **data: Plain) -> Refusal:
    """A refusal, written the way rules read: `return no("world_full", "RG-11.2", world=...)`."""
    return Refusal(code, clause, data)
