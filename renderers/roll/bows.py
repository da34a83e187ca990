"""Arrows in a plan: from where a die stood to where a power moved it, with the name of the power, none over another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.roll.facts import PHASES
from engine.roll.reassign import DICTATE
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture
from renderers.kit.layout import Box
from renderers.kit.marks import moved
from renderers.kit.masks import Point
from renderers.kit.palette import MAY
from renderers.kit.surfaces import tag
from renderers.kit.text import CAPTION, escape, line_width
from renderers.look import Look
from renderers.roll.plan import Worker
from renderers.words import say

HANG = 34  # how far a bow hangs below the dice
STEP = 46  # how much further, when a name would lie over another
TAG = 37

SpotKey = tuple[int, str, bool]  # number of the worker, column, whether only its ghost is there


@dataclass(frozen=True, slots=True)
class Bow:
    start: Point
    end: Point
    depth: int  # of its lowest point
    name: str  # markup
    tag: Box  # where the name will be


def bows(view: Galaxy, workers: Sequence[Worker], spots: Mapping[SpotKey, Box], within: Box, look: Look) -> list[Bow]:
    """A bow for each shift: below all dice between its ends, and lower if its name would lie over another."""
    feet = {phase: max([0, *(box.bottom for key, box in spots.items() if key[1] == phase)]) for phase in PHASES}
    found: list[Bow] = []
    for number, worker in enumerate(workers):
        for at, shift in enumerate(worker.moved):
            start = spots.get((number, shift.start, True))
            end = spots.get((number, shift.end, at < len(worker.moved) - 1))
            if start is None or end is None:
                continue
            low, high = sorted((PHASES.index(shift.start), PHASES.index(shift.end)))
            depth = max(feet[phase] for phase in PHASES[low : high + 1]) + HANG
            name = say(look.lang, "roll-dictate") if shift.power == DICTATE else view.facts.faces[shift.power].name
            one, other = _foot(start, end), _foot(end, start)
            label = _tag(escape(name), (one[0] + other[0]) / 2, depth, within)
            while any(label.inset(-8).overlap(bow.tag) for bow in found):
                depth += STEP
                label = label.move(0, STEP)
            found.append(Bow(one, other, depth, escape(name), label))
    return found


def _foot(box: Box, towards: Box) -> Point:
    """Under a die, a little to the side the arrow goes."""
    return box.cx + (14 if towards.cx > box.cx else -14), box.bottom + 5


def _tag(name: str, x: float, depth: int, within: Box) -> Box:
    w = line_width(name, CAPTION) + TAG
    left = max(within.x, min(round(x - w / 2), within.right - w))
    return Box(left, depth + 8, w, TAG)


def draw_bows(pic: Picture, drawn: Sequence[Bow]) -> None:
    """All bows, then all names, so that none is crossed."""
    for bow in drawn:
        moved(pic, bow.start, bow.end, "", bow.depth - (bow.start[1] + bow.end[1]) / 2)
    for bow in drawn:
        tag(pic, bow.tag.x, bow.tag.y, bow.name, MAY, anchor="lt", height=TAG)
