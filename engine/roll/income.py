"""The end of a phase: what powers pay when every player has done all tasks (RG-7.8)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.step import AnyStep, Out, step
from engine.roll.explore import explore_end
from engine.roll.powers import Condition, Income, Per
from engine.roll.shortage import ReturnAbandoned
from engine.roll.state import Galaxy, Player, gain_chips, gain_credits, player_order


@step("roll.phase_end")
class PhaseEnd(AnyStep):
    """Everything that waits for all players. Explore has more to do than the others (RG-8.13)."""

    phase: str

    def run(self, s: Galaxy, out: Out) -> None:
        if self.phase == "explore":
            out.then(*explore_end(s), Incomes(self.phase), ReturnAbandoned(), PhaseOver())
        else:
            out.then(Incomes(self.phase), PhaseOver())


@step("roll.incomes")
class Incomes(AnyStep):
    """The incomes of a phase, for all players, with or without workers in it (RG-7.7)."""

    phase: str

    def run(self, s: Galaxy, out: Out) -> None:
        for seat in player_order(s):
            for face, power in s.facts.owned(s.players[seat].tableau, Income):
                if power.phase == self.phase and (gain := income(s, seat, power)) > 0:
                    pay(s, seat, face, power, gain, out)


@step("roll.phase_over")
class PhaseOver(AnyStep):
    def run(self, s: Galaxy, out: Out) -> None:
        s.phase = None


def pay(s: Galaxy, seat: int, face: str, power: Income, gain: int, out: Out) -> None:
    """Each income is a gain of its own (RG-7.6)."""
    if power.gain == "vp":
        gain_chips(s, seat, gain)
        out.tell("income_vp", seat, phase=power.phase, face=face, vp=gain)
    else:
        out.tell("income", seat, phase=power.phase, face=face, amount=gain_credits(s, seat, gain))


def income(s: Galaxy, seat: int, power: Income) -> int:
    """What this power would pay now, before the $10 limit."""
    if power.condition is not None and not holds(s, seat, power.condition):
        return 0
    if power.per is None:
        return power.amount
    return power.amount * -(-counted(s, s.players[seat], power.per) // power.per.group)  # RG-7.9: rounded up


def counted(s: Galaxy, player: Player, per: Per) -> int:
    match per.what:
        case "dice_in_citizenry":
            return sum(die in per.colours for die in player.citizenry)
        case "goods_on_worlds":  # whatever the colours of the dice (RG-18.10)
            faces = s.facts.faces
            return sum(len(goods) for world, goods in player.goods.items() if faces[world].colour in per.colours)
        case "goods_by_die_colour":  # whatever the colours of the worlds (RG-18.28)
            return sum(die in per.colours for goods in player.goods.values() for die in goods)


def holds(s: Galaxy, seat: int, condition: Condition) -> bool:
    others = [player for other, player in enumerate(s.players) if other != seat]
    player = s.players[seat]
    match condition.what:
        case "scouted_with_colour_this_phase":
            return player.alien_scout
        case "most_developments_alone":  # a shared lead is none (RG-18.61)
            return developments(s, player) > max((developments(s, other) for other in others), default=0)
        case "sole_owner_of_highest_printed_cost_worlds":  # every one of them (RG-18.58)
            return dearest_world(s, [player]) > dearest_world(s, others)


def developments(s: Galaxy, player: Player) -> int:
    """How many developments lie in the tableau; faction developments count."""
    return sum(s.facts.faces[face].kind == "development" for face in player.tableau)


def dearest_world(s: Galaxy, players: Iterable[Player]) -> int:
    """The highest printed cost of a world of these players; -1 if they have none."""
    faces = s.facts.faces
    costs = [faces[face].cost for player in players for face in player.tableau if faces[face].kind == "world"]
    return max(costs, default=-1)
