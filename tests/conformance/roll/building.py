"""Develop and Settle: the choices of a whole phase, given to the engine one by one as it asks for them.

`order` is about workers of the column, `spend` about dice to choose among. The format leaves open whether an entry of
`spend` or `to_cup` is also written for a completion that leaves nothing to choose, so both readings are tried. Where
`to_cup` says nothing and all dice are alike, as many as allowed go to the cup (RG-19.10).
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from engine.kernel.event import Event
from engine.kernel.move import Move, bag
from engine.roll.build import ready
from engine.roll.completion import ReturnWorkers
from engine.roll.moves import Remove, Return, Spend
from engine.roll.powers import WorkersToCup
from engine.roll.state import WORKERS, ZONES
from tests.conformance.roll.scene import Rejected, Scene

KIND = {phase: kind for kind, phase in WORKERS.items()}


def build(scene: Scene, op: dict[str, Any]) -> None:
    seat = scene.seat(op)
    workers = list(scene.s.players[seat].columns[op["op"]])  # before the engine places those it need not ask about
    order: list[str] = op.get("choices", {}).get("order", workers)
    scene.part(op["op"], seat)
    if Counter(order) != Counter(workers):  # no move could say this: the engine places them all
        raise Rejected(f"all of {workers} must be placed, not {order}")
    first: Rejected | None = None
    for always_spend, always_to_cup in product((False, True), repeat=2):
        kept = scene.keep()
        try:
            Builder(scene, op, always_spend, always_to_cup).build()
            return
        except Rejected as rejected:
            first = first or rejected
            scene.back_to(kept)
    assert first is not None
    raise first


def place(named: str) -> str:
    """A place of the format as our moves name it."""
    match named.partition(":"):
        case "dev_zone", "", "":
            return ZONES["development"]
        case "world_zone", "", "":
            return ZONES["world"]
        case "column" | "good", ":", where:
            return where
        case _:
            return named


def dice_of(event: Event) -> list[str]:
    dice = event.data["dice"]
    assert isinstance(dice, list)
    return [str(die) for die in dice]


class Builder:
    """One seat's phase under one reading of its choices."""

    def __init__(self, scene: Scene, op: dict[str, Any], always_spend: bool, always_to_cup: bool) -> None:
        self.scene, self.seat, self.kind = scene, scene.seat(op), KIND[op["op"]]
        choices = op.get("choices", {})
        self.spend: list[list[str]] = list(choices.get("spend", []))
        self.to_cup: list[list[str]] = list(choices.get("to_cup", []))
        self.remove: list[dict[str, str]] = list(choices.get("remove", []))
        self.always_spend, self.always_to_cup = always_spend, always_to_cup
        self.queue: list[str] = list(choices.get("order", scene.s.players[self.seat].columns[op["op"]]))
        self.ordered = "order" in choices

    def build(self) -> None:
        while self.scene.asked() is not None:
            match self.scene.verbs():
                case ["spend"]:
                    told = self._play(self._spending())
                    if self.always_to_cup and self.to_cup and self.scene.verbs() != ["return"]:
                        self._not_asked(told)
                case ["return"]:
                    self._play(Return(bag(self.to_cup.pop(0))) if self.to_cup else self._all_alike())
                case ["remove"]:
                    self._play(self._removal() if self.remove else None)
                case other:
                    raise Rejected(f"the engine asks for {other}")
        for dice in self.spend:  # never asked for: the engine says so
            self._play(Spend(bag(dice)))
        for dice in self.to_cup:
            if dice:
                self._play(Return(bag(dice)))
        if self.remove:
            self._play(self._removal())

    def _play(self, move: Move | None) -> list[Event]:
        if move is None:
            return self.scene.play_forced(self.seat, self.scene.verbs()[0])
        return self.scene.play(self.seat, move)

    def _not_asked(self, told: list[Event]) -> None:
        """The next entry may be that of a completion where nothing was to be chosen.

        No power looks at it, so the entry is empty; or all dice go to the cup anyway by New Galactic Order, and then
        it may name some of them, no more than the other power takes (RG-18.18).
        """
        dice = self.to_cup[0]
        anyway = Counter(die for event in told if event.kind == "workers_returned" for die in dice_of(event))
        powers = self.scene.facts.owned(self.scene.s.players[self.seat].tableau, WorkersToCup)
        most = max((power.max for _, power in powers if power.kind == self.kind), default=0) or anyway.total()
        if not Counter(dice) - anyway and len(dice) <= most:
            del self.to_cup[0]

    def _all_alike(self) -> Move | None:
        """As many as allowed, if those that are not in the cup anyway have one colour."""
        step = self.scene.s.core.agenda[-1]
        assert isinstance(step, ReturnWorkers)
        alike = len({die for die in step.spent if die not in step.anyway}) == 1
        return step.default(self.scene.s) if alike else None

    def _spending(self) -> Spend | None:
        top = ready(self.scene.s, self.seat, self.kind)
        assert top is not None
        forced = self.scene.forced()
        if self.spend and (forced is None or self.always_spend) and (top.overfilled or not self.ordered):
            dice = self.spend.pop(0)
            if not top.overfilled and len(dice) > top.need:  # dice that stand on the tile are spent in any case
                dice = list((Counter(dice) - Counter(self.scene.s.players[self.seat].zones[self.kind])).elements())
        elif top.overfilled:
            return None
        else:
            dice = self.queue[: top.need]
            standing = self.scene.s.players[self.seat].zones[self.kind]
            if self.always_spend and self.spend and bag(self.spend[0]) in (bag(dice), bag([*standing, *dice])):
                del self.spend[0]  # says what the order says
        if not top.overfilled:
            for die in dice:
                if die in self.queue:
                    self.queue.remove(die)
        return Spend(bag(dice))

    def _removal(self) -> Remove:
        named = self.remove.pop(0)
        where = place(named["from"])
        if where == WORKERS[self.kind] and named["die"] in self.queue:
            del self.queue[len(self.queue) - 1 - self.queue[::-1].index(named["die"])]
        return Remove(named["die"], where)
