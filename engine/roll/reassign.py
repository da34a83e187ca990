"""Reassign powers and Dictate: which workers may move from one column to another (RG-5.4 to RG-5.15).

A worker is written colour:column, a shift colour:from:to. Only the column counts, never the face (RG-5.5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.kernel.event import Refusal, no
from engine.kernel.move import Bag
from engine.kernel.offer import One, Some
from engine.roll.facts import COLOURS, PHASES, WILD
from engine.roll.moves import Dictate, Use
from engine.roll.powers import DictateReach, DictateRepeat, Reassign
from engine.roll.state import COLUMNS, Galaxy, Player, colour_order, kinds_of

DICTATE = "dictate"  # among the powers used
Columns = Mapping[str, list[str]]


def workers(columns: Columns) -> list[str]:
    """The different workers. The selecting one has left its column and stays put (RG-5.9)."""
    return [f"{colour}:{column}" for column in COLUMNS for colour in kinds_of(columns[column])]


def each_worker(columns: Columns) -> list[str]:
    """All workers, those alike once each, so that people can count them: red1, red2."""
    return [f"{colour}:{column}" for column in COLUMNS for colour in sorted(columns[column], key=colour_order)]


def take(player: Player, worker: str) -> str:
    """A worker leaves its column. Returns its colour."""
    colour, _, column = worker.partition(":")
    player.columns[column].remove(colour)
    return colour


def shift_all(player: Player, shifts: Bag) -> None:
    for shift in shifts:
        worker, _, to = shift.rpartition(":")
        player.columns[to].append(take(player, worker))


def without(columns: Columns, worker: str) -> Columns:
    """The columns when this worker has left."""
    colour, _, column = worker.partition(":")
    dice = list(columns[column])
    dice.remove(colour)
    return {**columns, column: dice}


def reassign_limit(s: Galaxy, seat: int, face: str) -> int:
    """How many workers this face may Reassign; Mad Scientists look at all tableaus (RG-18.37)."""
    powers = s.facts.powers_of(face, Reassign)
    if not powers:
        return 0
    power = powers[0]
    if power.most_worlds is None:
        return power.max
    faces = s.facts.faces
    worlds = [sum(faces[f].colour == power.most_worlds for f in player.tableau) for player in s.players]
    own = worlds.pop(seat)
    most = max(worlds, default=-1)
    return power.max if own > most else 1 if own == most else 0


def dictate_power(s: Galaxy, seat: int) -> Reassign:
    """Dictate moves one other worker anywhere, with Galactic Mandate up to three (RG-5.7, RG-18.22)."""
    reach = [power.max for _, power in s.facts.owned(s.players[seat].tableau, DictateReach)]
    return Reassign(min=1, max=max(reach, default=1), targets="any")


def targets(player: Player, power: Reassign) -> tuple[str, ...]:
    """Where its workers may go; "selected" is the phase on which the own selecting worker stands (RG-5.12)."""
    match power.targets:
        case "any":
            return PHASES
        case "selected":
            return () if player.selected is None else (player.selected,)
        case phases:
            return phases


def shifts_why(player: Player, power: Reassign, most: int, columns: Columns, shifts: Bag) -> Refusal | None:
    """May this power move these workers (colour:from:to) out of these columns, at most so many?"""
    if len(shifts) < power.min:
        return no("too_few_shifts", "RG-5.5", need=power.min, have=len(shifts))
    if len(shifts) > most:
        return no("too_many_shifts", "RG-5.5", most=most, have=len(shifts))
    allowed = targets(player, power)
    for shift in shifts:
        colour, _, way = shift.partition(":")
        start, _, to = way.partition(":")
        if start == WILD and colour in columns[WILD]:
            return no("wild_not_placed", "RG-5.2", die=colour)
        if colour not in COLOURS or start not in PHASES or to not in PHASES:
            return no("no_such_shift", "RG-5.5", shift=shift)
        if power.colours is not None and colour not in power.colours:  # purple is only purple (RG-5.15)
            return no("wrong_colour", "RG-5.15", die=colour, dice=[*power.colours])
        if power.sources is not None and start not in power.sources:  # the column counts, not the face (RG-5.11)
            return no("wrong_column", "RG-5.11", phase=start, phases=[*power.sources])
        if to not in allowed:
            return no("wrong_target", "RG-5.10", phase=to, phases=[*allowed])
        if start == to:
            return no("same_column", "RG-5.13", shift=shift, phase=to)
    refusal = together_why(power, columns, shifts)
    if refusal is not None and is_selector(player, str(refusal.data.get("die"))):
        return no("selector_stays", "RG-5.9", die=player.selector, phase=player.selected)
    return refusal


def is_selector(player: Player, worker: str) -> bool:
    """Is it the selecting worker, standing where it selected?"""
    return player.selector is not None and worker == f"{player.selector}:{player.selected}"


def together_why(power: Reassign, columns: Columns, shifts: Bag) -> Refusal | None:
    """Within one use each worker moves at most once (RG-5.13); some powers empty one column only (RG-18.12)."""
    for worker, need in Counter(shift.rpartition(":")[0] for shift in shifts).items():
        colour, _, column = worker.partition(":")
        if (have := columns[column].count(colour)) < need:
            return no("too_few_workers", "RG-5.13", die=worker, need=need, have=have)
    starts = {shift.split(":")[1] for shift in shifts}
    if power.same_source and len(starts) > 1:
        return no("different_columns", "RG-18.12", phases=[phase for phase in PHASES if phase in starts])
    return None


def shifts_form(player: Player, power: Reassign, most: int, columns: Columns) -> Some:
    """All shifts that are part of some whole use of the power."""
    allowed = targets(player, power)
    movable: dict[str, list[str]] = {}
    for start in power.sources or PHASES:
        if any(to != start for to in allowed):
            movable[start] = [die for die in columns[start] if power.colours is None or die in power.colours]
    if power.same_source:
        movable = {start: dice for start, dice in movable.items() if len(dice) >= power.min}
    items: list[str] = []
    if power.min <= most and power.min <= sum(map(len, movable.values())):
        for start, dice in movable.items():
            for colour in kinds_of(dice):
                each = range(dice.count(colour))  # all of them, so that white2 is the second white one
                items += [f"{colour}:{start}:{to}" for to in allowed if to != start for _ in each]
    return Some(items, power.min, most, lambda chosen: together_why(power, columns, chosen) is None)


def use_why(s: Galaxy, seat: int, move: Use) -> Refusal | None:
    player = s.players[seat]
    powers = dict(s.facts.owned(player.tableau, Reassign))
    if move.power not in powers:
        return no("no_such_power", "RG-5.5", power=move.power, faces=[*powers])
    if player.selected is None:
        return no("select_first", "RG-5.4")
    if move.power in player.used:
        return no("power_used", "RG-5.6", power=move.power)
    if (most := reassign_limit(s, seat, move.power)) == 0:
        return no("not_most_worlds", "RG-18.37", power=move.power)
    return shifts_why(player, powers[move.power], most, player.columns, move.shifts)


def use_form(s: Galaxy, seat: int, given: tuple[Any, ...]) -> One | Some:
    player = s.players[seat]
    powers = dict(s.facts.owned(player.tableau, Reassign))

    def form(face: str) -> Some:
        return shifts_form(player, powers[face], reassign_limit(s, seat, face), player.columns)

    if given:
        return form(given[0])
    if player.selected is None:
        return One(())
    return One([face for face in powers if face not in player.used and form(face).items])


def dictate_why(s: Galaxy, seat: int, move: Dictate) -> Refusal | None:
    player = s.players[seat]
    if player.selected is None:
        return no("select_first", "RG-5.4")
    if not may_dictate(s, seat):
        return no("dictate_used", "RG-5.7")
    if move.die not in (standing := workers(player.columns)):
        if is_selector(player, move.die):
            return no("selector_stays", "RG-5.9", die=player.selector, phase=player.selected)
        return no("no_such_worker", "RG-5.7", die=move.die, workers=[*standing])
    power = dictate_power(s, seat)
    return shifts_why(player, power, power.max, without(player.columns, move.die), move.shifts)  # RG-5.8


def may_dictate(s: Galaxy, seat: int) -> bool:
    """Once a round, with Backup Planning any number of times (RG-5.7, RG-18.6)."""
    player = s.players[seat]
    return DICTATE not in player.used or bool(s.facts.owned(player.tableau, DictateRepeat))


def dictate_form(s: Galaxy, seat: int, given: tuple[Any, ...]) -> One | Some:
    player = s.players[seat]
    if given:
        power = dictate_power(s, seat)
        return shifts_form(player, power, power.max, without(player.columns, given[0]))
    if player.selected is None or not may_dictate(s, seat):
        return One(())
    movable = sum(len(player.columns[phase]) for phase in PHASES)  # the Dictate die needs another worker (RG-5.14)
    spare = [die for die in each_worker(player.columns) if movable > (not die.endswith(f":{WILD}"))]
    return One(spare)
