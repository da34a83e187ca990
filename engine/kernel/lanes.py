"""Several seats deciding at once. Lanes mean exactly: one seat after the other, in a fixed order.

A lane is a list of moves, not a changed state: the base stays as it was until all lanes are joined, and each seat
sees its own branch. Secrecy, revising and undo all follow from this.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.kernel.core import State
from engine.kernel.event import Refusal, no
from engine.kernel.move import Move, move
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step


@step("lanes")
class Lanes(AnyStep):
    """For each seat in `order`, its start steps run to the end. Pushed from the base only."""

    order: list[int]
    start: dict[int, list[AnyStep]]

    @classmethod
    def solo(cls, seat: int, *steps: AnyStep) -> Lanes:
        """One seat's turn, composed move by move and taken back freely until it ends."""
        return cls([seat], {seat: list(steps)})

    def unrolled(self) -> list[AnyStep]:
        """The plain loop that lanes mean, last first, as the agenda wants it."""
        flat: list[AnyStep] = []
        for seat in self.order:
            flat += [EnterLane(seat, len(self.order) == 1), *self.start[seat], LeaveLane()]
        flat.reverse()
        return flat


@step("lanes.enter")
class EnterLane(AnyStep):
    seat: int
    alone: bool

    def run(self, s: State, out: Out) -> None:
        s.core.lane = self.seat
        s.core.alone = self.alone


@step("lanes.leave")
class LeaveLane(AnyStep):
    def run(self, s: State, out: Out) -> None:
        s.core.lane = None
        s.core.alone = False


@move("first")
class First(Move):
    """Which of several effects is carried out next."""

    what: str


@dataclass(slots=True)
class AnyOrder(AnyStep):
    """Effects that a seat may order itself. A game subclasses this with its own tag and says when order matters."""

    seat: int
    steps: list[AnyStep] = field(default_factory=list)

    def matters(self, s: Any) -> bool:
        return True

    def name(self, effect: AnyStep) -> str:
        return effect.tag

    def awaits(self, s: Any) -> int | None:
        return self.seat if len(self.steps) > 1 and self.matters(s) else None

    def run(self, s: Any, out: Out) -> None:
        out.then(*self.steps)

    def offers(self, s: Any, seat: int) -> list[Offer]:
        names = sorted({self.name(effect) for effect in self.steps})

        def why(m: First) -> Refusal | None:
            return None if m.what in names else no("not_pending", what=m.what, pending=[*names])

        return [Offer(First, why, moves=lambda: [First(name) for name in names])]

    def play(self, s: Any, seat: int, move: First, out: Out) -> None:
        at = [self.name(effect) for effect in self.steps].index(move.what)
        out.then(self.steps.pop(at))
        out.stay()

    def default(self, s: Any) -> Move:
        return First(self.name(self.steps[0]))
