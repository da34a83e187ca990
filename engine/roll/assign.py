"""Roll and Assign: dice fall, and behind the screens everybody plans the round (RG-4, RG-5).

A plan is made move by move and may be taken back until everybody is ready (RG-5.16): the kernel's lanes see to that.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.kernel.chance import pick
from engine.kernel.event import Plain, Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.move import Move, text
from engine.kernel.offer import Offer, One
from engine.kernel.step import AnyStep, Out, step
from engine.roll.facts import PHASES, WILD
from engine.roll.moves import Dictate, Done, Select, Use, Wild
from engine.roll.reassign import (
    DICTATE,
    Columns,
    dictate_form,
    dictate_why,
    each_worker,
    shift_all,
    take,
    use_form,
    use_why,
    workers,
)
from engine.roll.state import COLUMNS, Galaxy, Player, colour_order, kinds_of, player_order


@step("roll.roll_dice")
class RollDice(AnyStep):
    """Everybody rolls all dice of the own cup (RG-4.1). Those that come later wait for the next round (RG-4.2)."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.active, s.phase, s.extra_die = [], None, None
        for seat, player in enumerate(s.players):
            player.selected = player.selector = None
            player.used, player.extra = [], []
            player.roll, player.plan = [], []
            player.alien_scout = player.waiting = False
            dice = sorted(player.cup, key=colour_order)
            player.cup, player.rolled = [], {}
            for colour in dice:
                face = pick(s, out, f"roll.{seat}", s.facts.dice[colour].faces)
                player.rolled.setdefault(colour, []).append(face)
            if dice:
                seen = {"columns": shown(by_face(player.rolled))}
                out.tell("rolled", seat, dice=[*dice], secret=seen, knows=(seat,))


@step("roll.assign_phase")
class AssignPhase(AnyStep):
    """All players at once, hidden; who has no worker at all selects nothing (RG-5.17)."""

    def run(self, s: Galaxy, out: Out) -> None:
        order = [seat for seat in player_order(s) if s.players[seat].rolled]
        if order:
            out.then(Lanes(order, {seat: [SortDice(seat), Assign(seat)] for seat in order}))


@step("roll.sort_dice")
class SortDice(AnyStep):
    """Each die stands in the column of its face (RG-5.1). Part of the lane, so that nobody else sees it."""

    seat: int

    def run(self, s: Galaxy, out: Out) -> None:
        player = s.players[self.seat]
        for column, dice in by_face(player.rolled).items():
            player.columns[column] += dice
            player.roll += [f"{die}:{column}" for die in dice]
        player.rolled = {}


@step("roll.assign")
class Assign(AnyStep):
    """Select a phase, place wilds, use Reassign powers and Dictate, in any order the rules allow; then say done."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        player = s.players[seat]
        return [
            Offer(Select, partial(select_why, player), field=partial(_select_form, player)),
            Offer(Wild, partial(wild_why, player), field=partial(_wild_form, player)),
            Offer(Use, partial(use_why, s, seat), field=partial(use_form, s, seat)),
            Offer(Dictate, partial(dictate_why, s, seat), field=partial(dictate_form, s, seat)),
            Offer(Done, lambda _: done_why(player)),
        ]

    def play(self, s: Galaxy, seat: int, move: Any, out: Out) -> None:
        player = s.players[seat]
        match move:
            case Select(phase, die):
                player.selected, player.selector = phase, take(player, die)
            case Wild(die, phase):
                player.columns[WILD].remove(die)
                player.columns[phase].append(die)
            case Use(power, shifts):
                player.used.append(power)
                shift_all(player, shifts)
                out.tell("reassigned", seat, power=power, shifts=[*shifts])
            case Dictate(die, shifts):
                player.used.append(DICTATE)
                player.dictated.append(take(player, die))
                shift_all(player, shifts)
                out.tell("dictated", seat, die=die, shifts=[*shifts])
            case _:
                return
        player.plan.append(text(move))
        out.stay()

    def default(self, s: Galaxy) -> Move:
        """The phase of the fullest column, with a die of that column; wilds there too; no Reassign (RG-19.2)."""
        player = s.players[self.seat]
        phase = default_phase(player)
        if player.selected is None:
            return Select(phase, _default_die(player))
        if player.columns[WILD]:
            return Wild(kinds_of(player.columns[WILD])[0], phase)
        return Done()


# -- Dice and columns ------------------------------------------------------------------------------------------


def by_face(rolled: Columns) -> dict[str, list[str]]:
    """Colour -> faces, turned into face -> colours."""
    return {column: [c for c, faces in rolled.items() for face in faces if face == column] for column in COLUMNS}


def shown(columns: Columns) -> Plain:
    """The columns that are not empty, as events tell them."""
    return {column: [*sorted(columns[column], key=colour_order)] for column in COLUMNS if columns[column]}


def default_phase(player: Player) -> str:
    """The phase selected; before that, the one with the fullest column, the first of several (RG-19.2)."""
    return player.selected or max(PHASES, key=lambda phase: len(player.columns[phase]))


def _default_die(player: Player) -> str:
    phase = default_phase(player)
    column = phase if player.columns[phase] else WILD  # all dice are wild
    return f"{kinds_of(player.columns[column])[0]}:{column}"


# -- Select, wilds, done ---------------------------------------------------------------------------------------


def select_why(player: Player, move: Select) -> Refusal | None:
    """Exactly one worker selects, whatever its face or colour (RG-5.3)."""
    if player.selected is not None:
        return no("already_selected", "RG-5.3", phase=player.selected)
    if move.phase not in PHASES:
        return no("no_such_phase", "RG-0.2", phase=move.phase, phases=[*PHASES])
    if move.die not in (standing := workers(player.columns)):
        return no("no_such_worker", "RG-5.3", die=move.die, workers=[*standing])
    return None


def _select_form(player: Player, given: tuple[Any, ...]) -> One:
    if given:
        phase, usual = given[0], _default_die(player)
        own = next((die for die in workers(player.columns) if die.endswith(f":{phase}")), usual)
        return One(each_worker(player.columns), preferred=own)
    return One(PHASES if player.selected is None else (), preferred=default_phase(player))


def wild_why(player: Player, move: Wild) -> Refusal | None:
    """Only wild faces are placed freely, each in any column (RG-5.1, RG-5.2)."""
    if move.die not in player.columns[WILD]:
        return no("no_such_wild", "RG-5.2", die=move.die, dice=[*kinds_of(player.columns[WILD])])
    if move.phase not in PHASES:
        return no("no_such_phase", "RG-0.2", phase=move.phase, phases=[*PHASES])
    return None


def _wild_form(player: Player, given: tuple[Any, ...]) -> One:
    if given:
        return One(PHASES, preferred=default_phase(player))
    return One(sorted(player.columns[WILD], key=colour_order))


def done_why(player: Player) -> Refusal | None:
    if player.selected is None:
        return no("no_phase_selected", "RG-5.3", phases=[*PHASES])
    if player.columns[WILD]:  # RG-5.2
        return no("wilds_left", "RG-5.2", dice=[*sorted(player.columns[WILD], key=colour_order)])
    return None
