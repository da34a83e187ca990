"""Assign: plans name single dice (d1, d2 ...), our moves name them by colour and column. Here is who stands where."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.kernel.move import Move, bag
from engine.roll.assign import Assign, SortDice
from engine.roll.facts import WILD
from engine.roll.moves import Dictate, Done, Select, Use, Wild
from engine.roll.reassign import DICTATE
from tests.conformance.roll.scene import Rejected, Scene

STRIP = "strip"  # where the selecting worker stands: in no column, so no Reassign finds it (RG-5.9)


def assign(scene: Scene, op: dict[str, Any]) -> None:
    """In the order of RG-5.16: wilds, selection, uses of powers; then the player is ready."""
    scene.nobody_asked()
    seat, plan = scene.seat(op), op["plan"]
    if seat in scene.planned:  # until Reveal a plan may be replaced as a whole: the dice stand as they were rolled
        scene.s.players[seat] = scene.planned[seat].players[seat]
    scene.planned[seat] = scene.keep()
    if scene.s.players[seat].rolled:
        scene.go(SortDice(seat), Assign(seat))
    dice = Dice(scene.rolled[seat])
    play = partial(scene.play, seat)
    for name, phase in plan.get("wild", {}).items():
        if dice.place(name) != WILD:
            raise Rejected(f"{name} shows {dice.place(name)}: only wild faces can be put in a column")
        play(Wild(dice.colour(name), phase))
        dice.put(name, phase)
    if "select" in plan:
        chosen = plan["select"]
        play(Select(chosen["phase"], dice.standing(chosen["die"])))
        dice.put(chosen["die"], STRIP)
    for use in plan.get("uses", []):
        play(_use(use, dice))
    if scene.asked() == seat:
        play(Done())


def _use(use: dict[str, Any], dice: Dice) -> Move:
    given_up = use.get("die")
    if use["power"] == DICTATE:
        if given_up is None:
            raise Rejected("a Dictate without a die to give up")
        before = dice.standing(given_up)
        dice.put(given_up, DICTATE)
    elif given_up is not None:
        raise Rejected(f"{use['power']} gives up no die")
    moves, shifts, moved = use.get("moves", []), [], []
    for each in moves:
        if each["die"] in moved:
            raise Rejected(f"{each['die']} would move twice in one use")
        moved.append(each["die"])
        shifts.append(f"{dice.standing(each['die'])}:{each['to']}")
    for each in moves:
        dice.put(each["die"], each["to"])
    return Dictate(before, bag(shifts)) if use["power"] == DICTATE else Use(use["power"], bag(shifts))


class Dice:
    """The dice of one player by name."""

    def __init__(self, rolled: dict[str, tuple[str, str]]) -> None:
        self._at = dict(rolled)

    def colour(self, name: str) -> str:
        return self._die(name)[0]

    def place(self, name: str) -> str:
        return self._die(name)[1]

    def standing(self, name: str) -> str:
        """As moves name it: colour:column."""
        return ":".join(self._die(name))

    def put(self, name: str, place: str) -> None:
        self._at[name] = (self.colour(name), place)

    def _die(self, name: str) -> tuple[str, str]:
        if name not in self._at:
            raise Rejected(f"no die {name} was rolled")
        return self._at[name]
