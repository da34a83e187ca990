"""Running a state: steps that ask nobody run by themselves, up to the next question."""

from __future__ import annotations

from typing import Generic

from engine.kernel.event import Refusal, no
from engine.kernel.game import Game, S
from engine.kernel.lanes import EnterLane, Lanes
from engine.kernel.move import Move
from engine.kernel.offer import exists
from engine.kernel.step import AnyStep, Out

_ENDLESS = 100_000  # steps without a question: a bug in a game, not a long turn


def why_at(s: S, step: AnyStep, seat: int, move: Move) -> Refusal | None:
    """None if the step allows this move, otherwise the reason."""
    offers = step.offers(s, seat)
    for offer in offers:
        if offer.kind is type(move):
            return offer.why(move)
    return no("not_now", verb=move.verb, verbs=[offer.kind.verb for offer in offers if exists(offer)])


def has_aside(s: S, seat: int) -> bool:
    return any(aside.awaits(s) == seat for aside in s.core.asides)


def waits(s: S, step: AnyStep) -> bool:
    """Quiet steps wait for all asides, a seat's lane for the seat's own."""
    return step.quiet or (isinstance(step, EnterLane) and has_aside(s, step.seat))


def asked_on_base(s: S) -> int | None:
    """The seat that the agenda itself asks, beside all asides."""
    agenda = s.core.agenda
    if not agenda or (s.core.asides and waits(s, agenda[-1])):
        return None
    return agenda[-1].awaits(s)


class Runner(Generic[S]):
    """Carries out moves and runs on. `forced`: moves that leave no choice are made without asking."""

    def __init__(self, game: Game[S], forced: bool) -> None:
        self.game = game
        self.forced = forced

    def run(self, s: S, out: Out, *, unroll: bool = False) -> None:
        """Run until a seat is asked, lanes are reached (`unroll`: they run as the loop they mean) or all is done."""
        core = s.core
        agenda = core.agenda
        for _ in range(_ENDLESS):
            if core.asides:
                self._run_asides(s, out)
            if not agenda:
                return
            top = agenda[-1]
            if isinstance(top, Lanes):
                if core.lane is not None:
                    raise RuntimeError("lanes can only be opened from the base")
                if not unroll:
                    return
                agenda.pop()
                agenda.extend(top.unrolled())
                continue
            if core.lane is not None and top.quiet:
                raise RuntimeError(f"{top.tag} is quiet and cannot be in a lane")
            if core.asides and waits(s, top):
                return
            seat = top.awaits(s)
            if seat is None:
                top.run(s, out)
                self._settle(s, out)
                continue
            if core.lane is not None and seat != core.lane:
                raise RuntimeError(f"{top.tag} asks seat {seat} in the lane of seat {core.lane}")
            move = top.forced(s) if self.forced and not has_aside(s, seat) else None
            if move is None:
                return
            self.carry(s, top, seat, move, out)
        raise RuntimeError(f"{self.game.key}: no question after {_ENDLESS} steps at {agenda[-1].tag}")

    def carry(self, s: S, step: AnyStep, seat: int, move: Move, out: Out) -> None:
        """Play a legal move at the step where the agenda stands."""
        step.play(s, seat, move, out)
        self._settle(s, out)

    def answer(self, s: S, aside: AnyStep, seat: int, move: Move | None, out: Out) -> None:
        """Play (or run, when nobody is asked) an aside; what it names next takes its place in the line."""
        core = s.core
        at = next(i for i, one in enumerate(core.asides) if one is aside)
        lane, core.lane = core.lane, None  # an aside is of the base, even while direct mode is inside a lane
        if move is None:
            aside.run(s, out)
        else:
            aside.play(s, seat, move, out)
        stays = [aside] if out.stays else []
        core.asides[at : at + 1] = [*out.next, *stays]
        out.stays = False
        out.next = []
        if out.asides:
            self._add_asides(s, out)
        core.lane = lane

    def _settle(self, s: S, out: Out) -> None:
        """Take the step off the agenda unless it stays, and put on what it named."""
        core = s.core
        if out.stays:
            out.stays = False
        else:
            core.agenda.pop()
        if out.next:
            core.agenda.extend(reversed(out.next))
            out.next = []
        if out.asides:
            self._add_asides(s, out)

    def _add_asides(self, s: S, out: Out) -> None:
        if s.core.lane is not None:
            raise RuntimeError("an aside can only be asked from the base")
        s.core.asides.extend(out.asides)
        out.asides = []

    def _run_asides(self, s: S, out: Out) -> None:
        """Asides that ask nobody (any more) run; forced answers are given. Oldest first for each seat."""
        going = True
        while going:
            going = False
            waiting: set[int] = set()
            for aside in s.core.asides:
                seat = aside.awaits(s)
                if seat in waiting:
                    continue
                move = aside.forced(s) if seat is not None and self.forced else None
                if seat is None or move is not None:
                    self.answer(s, aside, seat if seat is not None else -1, move, out)
                    going = True
                    break
                waiting.add(seat)
