"""A table in play: the steps of a vector are put before the engine, and everything is done by moves."""

from __future__ import annotations

from typing import Any

from engine.kernel.event import Event, Refused
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move
from engine.kernel.step import AnyStep, Out
from engine.roll import GAME
from engine.roll.build import Builders, BuildPhase
from engine.roll.explore import Explore, begin_explore
from engine.roll.facts import Facts
from engine.roll.moves import Done
from engine.roll.produce import ProducePhase
from engine.roll.ship import ShipPhase
from engine.roll.state import Galaxy
from tests.conformance.roll.given import players, table
from tests.conformance.roll.words import NotUnderstood


class Rejected(Exception):
    """What the vector does is not allowed: the engine refuses it, still asks for more, or has no words for it."""


class Scene:
    """`seen` holds what the last look-ups found: value, score, winners, development, world."""

    def __init__(self, given: dict[str, Any], steps: list[dict[str, Any]]) -> None:
        seated = players(given, steps)
        self.names = list(seated)
        self.match = Match(GAME, table(given, list(seated.values())), direct=True, forced=False)
        self.rolled = {
            seat: {name: (colour, face) for name, colour, face in own.get("rolled", [])}
            for seat, own in enumerate(seated.values())
        }
        self.start_tiles = {  # that some setup of the vector names
            tile
            for op in steps
            if op["op"] == "setup"
            for tile in (*op.get("tiles", ()), op.get("development"), op.get("world"))
        }
        self.seen: dict[str, Any] = {}
        self.phases_known = "phases" in given
        self.begun: set[str] = set()
        self.ended: set[str] = set()
        self.waiting: dict[tuple[str, int], list[AnyStep]] = {}  # (phase, seat): its part, not begun yet
        self.exploring: set[int] = set()  # seats that have begun to explore
        self.planned: dict[int, Galaxy] = {}  # the table before this seat made its plan
        self.recruited: set[int] = set()
        self.managed: set[int] = set()

    @property
    def s(self) -> Galaxy:
        return self.match.state

    @property
    def facts(self) -> Facts:
        return self.s.facts

    # -- Who is meant and who is asked ----------------------------------------------------------------------------

    def seat(self, op: dict[str, Any]) -> int:
        """The player of a step; the first one, if none is named."""
        return self.seat_of(op["player"]) if "player" in op else 0

    def seat_of(self, name: str) -> int:
        if name not in self.names:
            raise NotUnderstood(f"nobody is called {name}")
        return self.names.index(name)

    def asked(self) -> int | None:
        """The seat that must decide now; never more than one at once, because lanes run as the loop they mean."""
        return next(iter(self.match.awaited()), None)

    def verbs(self) -> list[str]:
        seat = self.asked()
        return [] if seat is None else list(self.match.offers(seat))

    def nobody_asked(self) -> None:
        """What came before must be complete. Who could only turn over tiles any more is done exploring, said or not."""
        while (seat := self.asked()) is not None and isinstance(self.s.core.agenda[-1], Explore):
            if self.match.why(seat, Done()) is not None:
                break
            self.play(seat, Done())
        if seat is not None:
            raise Rejected(f"{self.names[seat]} has not decided yet ({' or '.join(self.verbs())})")

    # -- Playing --------------------------------------------------------------------------------------------------

    def go(self, *steps: AnyStep) -> None:
        """Put these steps before the engine and let it run to its first question."""
        self.s.core.agenda.extend(reversed(steps))
        self.match.resume()

    def play(self, seat: int, move: Move) -> list[Event]:
        try:
            return self.match.play(seat, move).events
        except Refused as refused:
            refusal = refused.refusal
            raise Rejected(
                f"{move}: {refusal.code} [{refusal.clause or 'kernel'}] {refusal.data or ''}".strip()
            ) from None

    def forced(self) -> Move | None:
        """The only move there is, where the vector says nothing because nothing is to be said."""
        return self.s.core.agenda[-1].forced(self.s) if self.asked() is not None else None

    def play_forced(self, seat: int, what: str) -> list[Event]:
        move = self.forced()
        if move is None:
            raise Rejected(f"{self.names[seat]} must choose, and the vector does not say {what}")
        return self.play(seat, move)

    def keep(self) -> Galaxy:
        """The table as it is, to come back to."""
        return GAME.copy(self.s)

    def back_to(self, kept: Galaxy) -> None:
        self.match = Match(GAME, kept, direct=True, forced=False)

    # -- Phases ---------------------------------------------------------------------------------------------------

    def takes_place(self, phase: str) -> bool:
        """Inactive phases are skipped with all their powers (RG-7.1), and none comes twice in a round."""
        return phase not in self.ended and (not self.phases_known or phase in self.s.active)

    def begin(self, phase: str) -> None:
        """The phase starts for everybody; what each seat has to do in it is kept until its turn in the vector."""
        if phase in self.begun or not self.takes_place(phase):
            return
        self.begun.add(phase)
        for player in self.s.players:  # a vector may leave out Reveal; the selecting worker works all the same (RG-5.3)
            if player.selector is not None and player.selected is not None:
                player.columns[player.selected].append(player.selector)
                player.selector = None
        if phase == "explore":  # on the whole bag: shares of it are no matter of the rules
            begin_explore(self.s)
            return
        out = Out()
        _PHASES[phase].run(self.s, out)
        for step in out.next:
            if isinstance(step, Lanes):
                for seat in step.order:
                    self.waiting[phase, seat] = [Lanes.solo(seat, *step.start[seat])]
            elif isinstance(step, Builders):
                for seat in step.seats:
                    self.waiting[phase, seat] = [Builders([seat], step.kind)]

    def part(self, phase: str, seat: int) -> None:
        """This seat's part of a phase begins."""
        self.nobody_asked()
        if not self.takes_place(phase):
            raise Rejected(f"{phase} does not take place (any more)")
        self.begin(phase)
        self.go(*self.waiting.pop((phase, seat), []))

    def others(self, phase: str) -> None:
        """Seats of which the vector says nothing do their part as well, unless they would have to decide something."""
        self.begin(phase)
        for seat in range(len(self.names)):
            steps = self.waiting.pop((phase, seat), [])
            kept = self.keep()
            self.go(*steps)
            if self.asked() is not None:
                self.back_to(kept)

    def new_round(self) -> None:
        """From Reveal on the phases are those that were revealed."""
        self.phases_known = True
        self.begun, self.ended = set(), set()
        self.waiting, self.exploring, self.planned = {}, set(), {}
        self.recruited, self.managed = set(), set()


_PHASES: dict[str, AnyStep] = {
    "develop": BuildPhase("development"),
    "settle": BuildPhase("world"),
    "produce": ProducePhase(),
    "ship": ShipPhase(),
}
