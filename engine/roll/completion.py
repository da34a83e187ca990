"""A tile is completed: what follows, in the order of RG-9.8.

The tile goes to the tableau, the workers spent on it to the Citizenry or the cup, completing it pays credits, and then
its own effects are carried out. Powers help only with tiles completed after their own (RG-9.13).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.event import Refusal, no
from engine.kernel.move import bag
from engine.kernel.offer import Offer, Some
from engine.kernel.step import AnyStep, Out, step
from engine.roll.dice import places, take_die
from engine.roll.gains import carry_out
from engine.roll.moves import Remove, Return
from engine.roll.powers import CompletionIncome, RemoveDie, WorkersToCup
from engine.roll.state import Galaxy, Player, colour_order, gain_credits, kinds_of


def complete(s: Galaxy, seat: int, face: str, spent: list[str], out: Out) -> None:
    """Put the tile into the tableau and pay off its workers; the steps for the rest come next."""
    player = s.players[seat]
    kind = s.facts.faces[face].kind
    helping = [held for held in s.facts.owned(player.tableau, WorkersToCup) if held[1].kind == kind]
    player.tableau.append(face)
    staying = list(spent)
    for power, to_cup in helping:
        back = [die for die in staying if die in to_cup.colours]  # RG-18.45: not a choice
        if back:
            staying = [die for die in staying if die not in to_cup.colours]
            player.cup += back
            out.tell("workers_returned", seat, power=power, face=face, dice=[*back])
    player.citizenry += staying
    for power, to_cup in helping:
        if to_cup.max and staying:
            out.then(ReturnWorkers(seat, face, power, spent, [die for die in spent if die not in staying]))
    out.then(CompletionPays(seat, face), OnPlace(seat, face))


@step("roll.return_workers")
class ReturnWorkers(AnyStep):
    """Some of the workers just spent go on from the Citizenry to the cup (RG-18.18, RG-18.19)."""

    seat: int
    face: str  # the tile completed
    power: str
    spent: list[str]
    anyway: list[str]  # in the cup already by another power; naming one of them moves nothing (RG-18.18)

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        least, most = self.limits(s)

        def why(move: Return) -> Refusal | None:
            if strange := Counter(move.dice) - Counter(self.spent):
                return no("not_spent", "RG-19.10", die=next(iter(strange)), face=self.face, dice=[*self.spent])
            if not least <= len(move.dice) <= most:
                return no("return_count", "RG-19.10", power=self.power, have=len(move.dice), least=least, most=most)
            return None

        return [Offer(Return, why, field=lambda _: Some(self.spent, least, most, preferred=self.default(s).dice))]

    def play(self, s: Galaxy, seat: int, move: Return, out: Out) -> None:
        player = s.players[seat]
        back = [die for die in move.dice if die not in self.anyway]
        for die in back:
            player.citizenry.remove(die)
        player.cup += back
        if back:
            out.tell("workers_returned", seat, power=self.power, face=self.face, dice=[*back])

    def forced(self, s: Galaxy) -> Return | None:
        return Return(bag(self.spent)) if len(self.spent) == 1 else None

    def default(self, s: Galaxy) -> Return:
        """As many as allowed, home dice last (RG-19.10), and none that is in the cup already."""
        _, most = self.limits(s)
        helped = [die for die in self.spent if die not in self.anyway]
        return Return(bag(sorted(helped, key=colour_order, reverse=True)[:most]))

    def limits(self, s: Galaxy) -> tuple[int, int]:
        """At least and at most so many: not optional (RG-18.19, RG-20.5)."""
        (to_cup,) = s.facts.powers_of(self.power, WorkersToCup)
        return min(to_cup.min, len(self.spent)), min(to_cup.max, len(self.spent))


@step("roll.completion_pays")
class CompletionPays(AnyStep):
    """Credits for a completed tile from powers owned before, each a gain of its own (RG-7.6, RG-9.8)."""

    seat: int
    face: str

    def run(self, s: Galaxy, out: Out) -> None:
        for power, amount in completion_incomes(s, self.seat, self.face):
            gained = gain_credits(s, self.seat, amount)
            out.tell("completion_paid", self.seat, power=power, face=self.face, amount=gained)


def completion_incomes(s: Galaxy, seat: int, face: str) -> Iterator[tuple[str, int]]:
    """What the powers of the tableau pay when this tile is completed; never the tile itself (RG-18.0b, RG-18.62)."""
    tile = s.facts.faces[face]
    for power, income in s.facts.owned(s.players[seat].tableau, CompletionIncome):
        if power != face and tile.kind in income.kinds:
            yield power, income.amount + (income.extra_amount if tile.colour in income.extra_colours else 0)


@step("roll.on_place")
class OnPlace(AnyStep):
    """The immediate effects of a tile, in the order printed (RG-9.12, RG-10.3): a removal before the gain (RG-10.5)."""

    seat: int
    face: str
    at: int = 0

    def run(self, s: Galaxy, out: Out) -> None:
        effects = s.facts.faces[self.face].on_place
        for at, effect in enumerate(effects[self.at :], self.at):
            if isinstance(effect, RemoveDie):
                out.then(*[RemoveOne(self.seat, self.face) for _ in range(effect.count)])
                out.then(OnPlace(self.seat, self.face, at + 1))
                return
            carry_out(s, self.seat, self.face, effect, out)


@step("roll.remove_one")
class RemoveOne(AnyStep):
    """Give up a die from anywhere, one just spent too (RG-10.5). It has no other consequence (RG-10.6)."""

    seat: int
    face: str  # the tile that demands it

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if places(s.players[self.seat]) else None

    def run(self, s: Galaxy, out: Out) -> None:
        """Without a die there is nothing to give up."""

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        player = s.players[seat]

        def why(move: Remove) -> Refusal | None:
            dice = places(player)
            if move.place not in dice:
                return no("no_die_there", "RG-10.5", place=move.place, places=[*dice])
            if move.die not in dice[move.place]:
                return no("no_such_die", "RG-10.5", die=move.die, place=move.place, dice=[*dice[move.place]])
            return None

        return [Offer(Remove, why, moves=lambda: removals(player))]

    def play(self, s: Galaxy, seat: int, move: Remove, out: Out) -> None:
        take_die(s.players[seat], move.die, move.place)
        s.supply[move.die] += 1
        out.tell("removed", seat, die=move.die, place=move.place, face=self.face)

    def forced(self, s: Galaxy) -> Remove | None:
        found = removals(s.players[self.seat])
        only = next(found)
        return only if next(found, None) is None else None  # RG-19.11

    def default(self, s: Galaxy) -> Remove:
        """A home die if there is one, out of the cup or the Citizenry rather than from work."""
        return min(removals(s.players[self.seat]), key=lambda move: colour_order(move.die))


def removals(player: Player) -> Iterator[Remove]:
    """Every die that can be given up, identical ones once."""
    for place, dice in places(player).items():
        for die in kinds_of(dice):
            yield Remove(die, place)
