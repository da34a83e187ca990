"""Develop and Settle: workers stand on the top tile of a stack until they are enough to complete it (RG-9, RG-10)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.kernel.chance import UNKNOWN, Veil
from engine.kernel.event import Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.move import bag
from engine.kernel.offer import Offer, Some
from engine.kernel.step import AnyStep, Out, step
from engine.roll.completion import complete
from engine.roll.cost import effective_cost
from engine.roll.moves import Spend
from engine.roll.powers import RemoveDie, WorkersToCup
from engine.roll.state import WORKERS, Galaxy, Player, colour_order, player_order


@step("roll.build_phase")
class BuildPhase(AnyStep):
    """Develop ("development") or Settle ("world"): all together, or near the end one after the other (RG-16.4)."""

    kind: str

    def run(self, s: Galaxy, out: Out) -> None:
        s.phase = WORKERS[self.kind]
        seats = [seat for seat in player_order(s) if workers(s, seat, self.kind)]
        if end_in_sight(s, self.kind):
            out.then(*[Builders([seat], self.kind) for seat in seats])
        else:
            out.then(Builders(seats, self.kind))


@step("roll.builders")
class Builders(AnyStep):
    """These players build until no tile has its workers (RG-9.3).

    Everybody completes the top tile at most, then all see the tile below. So who is awaited never depends on a tile
    that others cannot see (RG-17.1).
    """

    seats: list[int]
    kind: str
    built: bool = False

    def run(self, s: Galaxy, out: Out) -> None:
        if self.built and any(s.players[seat].stacks[self.kind] for seat in self.seats):
            out.reveal()  # tiles below those completed were secret until now
        building = [seat for seat in self.seats if ready(s, seat, self.kind)]
        if building:
            self.built = True
            out.then(Lanes(building, {seat: [Build(seat, self.kind)] for seat in building}))
            out.stay()
            return
        for seat in self.seats:
            leave_workers(s, seat, self.kind, out)


def leave_workers(s: Galaxy, seat: int, kind: str, out: Out) -> None:
    """The workers left over stand on the next tile into later rounds, or find none and return to the cup."""
    player = s.players[seat]
    column, zone = player.columns[WORKERS[kind]], player.zones[kind]
    if player.stacks[kind]:  # RG-9.4
        if column:
            zone += column
            face = top_face(s, seat, kind)
            cost = effective_cost(s, seat, face)
            out.tell("workers_placed", seat, face=face, dice=[*column], count=len(zone), cost=cost)
    elif column or zone:  # RG-9.6
        player.cup += zone + column
        out.tell("unused", seat, phase=WORKERS[kind], dice=[*zone, *column])
        zone.clear()
    column.clear()


@step("roll.build")
class Build(AnyStep):
    """The top tile has its workers. All must be placed, so only which dice are spent is a choice (RG-9.7)."""

    seat: int
    kind: str

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        top = ready(s, seat, self.kind)
        if top is None:
            return []

        def why(move: Spend) -> Refusal | None:
            if strange := Counter(move.dice) - Counter(top.choice):
                return no("no_such_worker", "RG-9.1", die=next(iter(strange)), dice=[*top.choice])
            if len(move.dice) != top.need:
                return no("spend_exactly", "RG-9.2", face=top.face, need=top.need, have=len(move.dice))
            return None

        preferred = cheapest(top.choice, top.need).dice
        return [Offer(Spend, why, field=lambda _: Some(top.choice, top.need, top.need, preferred=preferred))]

    def play(self, s: Galaxy, seat: int, move: Spend, out: Out) -> None:
        top = ready(s, seat, self.kind)
        assert top is not None
        player = s.players[seat]
        chosen_from = player.zones[self.kind] if top.overfilled else player.columns[WORKERS[self.kind]]
        for die in move.dice:
            chosen_from.remove(die)
        spent = [*move.dice]
        if not top.overfilled:
            spent += player.zones[self.kind]
            player.zones[self.kind].clear()
        spent.sort(key=colour_order)
        del player.stacks[self.kind][0]
        out.tell("completed", seat, face=top.face, cost=top.cost, dice=[*spent])
        complete(s, seat, top.face, spent, out)

    def forced(self, s: Galaxy) -> Spend | None:
        top = ready(s, self.seat, self.kind)
        if top is None or (len(top.choice) != top.need and len(set(top.choice)) > 1):
            return None
        return Spend(bag(top.choice[: top.need]))  # RG-19.8, RG-19.9

    def default(self, s: Galaxy) -> Spend:
        top = ready(s, self.seat, self.kind)
        assert top is not None
        return cheapest(top.choice, top.need)


class Ready(NamedTuple):
    """The top tile has its workers: `need` of the dice in `choice` are spent, and all that stand on it already.

    Overfilled, the choice is among those on it instead (RG-9.5).
    """

    face: str
    cost: int
    need: int
    choice: list[str]
    overfilled: bool


def ready(s: Galaxy, seat: int, kind: str) -> Ready | None:
    """The completion that must be carried out now, if any (RG-9.2, RG-9.5)."""
    player = s.players[seat]
    if not player.stacks[kind]:
        return None
    face = top_face(s, seat, kind)
    cost = effective_cost(s, seat, face)
    zone, column = player.zones[kind], player.columns[WORKERS[kind]]
    if len(zone) >= cost:
        return Ready(face, cost, cost, zone, overfilled=True)
    if len(zone) + len(column) >= cost:
        return Ready(face, cost, cost - len(zone), column, overfilled=False)
    return None


def top_face(s: Galaxy, seat: int, kind: str) -> str:
    tile = s.players[seat].stacks[kind][0]
    if tile == UNKNOWN:  # another player's next tile, on a view
        raise Veil(tile)
    return s.facts.side(tile, kind)


def cheapest(dice: list[str], need: int) -> Spend:
    """Home dice are spent first."""
    return Spend(bag(sorted(dice, key=colour_order)[:need]))


def workers(s: Galaxy, seat: int, kind: str) -> int:
    """The dice that build: those on the zone, and those in the column."""
    player = s.players[seat]
    return len(player.zones[kind]) + len(player.columns[WORKERS[kind]])


# -- Does it matter who builds first? (RG-16.4) ----------------------------------------------------------------


def tableau_tiles(player: Player) -> int:
    """Tiles that count for the end: a faction is two faces and counts as two, a home world as one (RG-14.2)."""
    return len(player.tableau)


def completions(s: Galaxy, seat: int, kind: str) -> int:
    """So many tiles at most this player completes in the phase, as far as everybody knows.

    Tiles below the top are secret (RG-17.1): whether players wait for each other must not give them away. None costs
    less than one worker.
    """
    stack = s.players[seat].stacks[kind]
    if not stack:
        return 0
    left = workers(s, seat, kind) - effective_cost(s, seat, top_face(s, seat, kind))
    return 0 if left < 0 else 1 + min(left, len(stack) - 1)


def may_choose(s: Galaxy, seat: int, kind: str) -> bool:
    """Could this player be asked anything in the phase, as far as everybody knows?"""
    most = completions(s, seat, kind)
    if most != 1:
        return most > 1  # tiles that nobody knows may ask anything
    player = s.players[seat]
    face = top_face(s, seat, kind)
    mixed = len({*player.zones[kind], *player.columns[WORKERS[kind]]}) > 1
    return (
        (mixed and workers(s, seat, kind) > effective_cost(s, seat, face))
        or any(isinstance(effect, RemoveDie) for effect in s.facts.faces[face].on_place)
        or any(held.kind == kind and held.max for _, held in s.facts.owned(player.tableau, WorkersToCup))
    )


def end_in_sight(s: Galaxy, kind: str) -> bool:
    """Could a player with a choice see somebody else bring about the end? Then they build one after the other."""
    end = s.facts.setup.end_tiles
    if s.pool <= 0 or any(tableau_tiles(player) >= end for player in s.players):
        return False  # the end is certain already
    seats = range(len(s.players))
    ending = [seat for seat in seats if tableau_tiles(s.players[seat]) + completions(s, seat, kind) >= end]
    return any(seat != other and may_choose(s, seat, kind) for other in ending for seat in seats)
