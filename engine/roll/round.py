"""The course of the game: rounds of five steps, and in each the active phases in order (RG-3, RG-7.1)."""

from __future__ import annotations

from engine.kernel.step import AnyStep, Out, step
from engine.roll.assign import AssignPhase, RollDice
from engine.roll.build import BuildPhase
from engine.roll.explore import ExplorePhase
from engine.roll.income import PhaseEnd
from engine.roll.manage import ManageEmpire
from engine.roll.produce import ProducePhase
from engine.roll.reveal import Reveal
from engine.roll.scoring import FinalScoring, game_ends
from engine.roll.ship import ShipPhase
from engine.roll.state import Galaxy


@step("roll.round")
class Round(AnyStep):
    """Roll, Assign, Reveal, Do Phases, Manage Empire (RG-3.1)."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.round += 1
        out.tell("round", round=s.round)
        out.then(RollDice(), AssignPhase(), Reveal(), DoPhases(), ManageEmpire(), EndRound())


@step("roll.do_phases")
class DoPhases(AnyStep):
    """The active phases in number order; the others are skipped with all their powers (RG-7.1)."""

    def run(self, s: Galaxy, out: Out) -> None:
        for phase in s.active:
            out.then(_phase(phase), PhaseEnd(phase))


def _phase(phase: str) -> AnyStep:
    match phase:
        case "explore":
            return ExplorePhase()
        case "develop":
            return BuildPhase("development")
        case "settle":
            return BuildPhase("world")
        case "produce":
            return ProducePhase()
        case _:
            return ShipPhase()


@step("roll.end_round")
class EndRound(AnyStep):
    """Phase tiles are reset, and the end is checked (RG-13.4, RG-13.5). The round in progress was finished (RG-3.2)."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.active = []
        out.then(FinalScoring() if game_ends(s) else Round())
