"""The plan of the Assign step: five columns with the rolled dice, what selects, what was moved, and Dictate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.kernel.offer import One
from engine.roll.facts import PHASES, WILD
from engine.roll.reassign import DICTATE, dictate_form, dictate_power, may_dictate
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, rounded
from renderers.kit.dice import Die, boxed, dice, die, ghost, place
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row
from renderers.kit.marks import choice, picked_rim
from renderers.kit.palette import (
    BRASS,
    GLYPH,
    HAIRLINE,
    IDLE,
    INK,
    LINE,
    MAY,
    MINT,
    MUTED,
    NOW,
    PLAIN,
    RAISED,
    SOFT,
    WELL,
)
from renderers.kit.surfaces import GAP, action, nothing, panel
from renderers.kit.text import CAPTION, HEAD, NAME, STRONG, TEXT, write
from renderers.look import Look
from renderers.roll.blocks import Block
from renderers.roll.bows import Bow, SpotKey, bows, draw_bows
from renderers.roll.faces import ROMAN, dice_of, phase_word
from renderers.roll.plan import Shift, Worker, dictating, in_column, planned, selecting
from renderers.words import say

HEAD_H = 90
SLOT = 124
FOOT = 62
RIGHT = 204  # Dictate, and wilds that stand nowhere yet
LARGE, SMALL = 92, 64  # a die
MOST = 9  # dice of a column that stand singly
ARROWS = 3  # more are told by the list of powers only
GHOSTS = 6


@dataclass(slots=True)
class Place:
    """What stands in a column: a worker, or what one left behind when a power moved it."""

    worker: Worker
    shift: Shift | None = None  # of a ghost: the move that took the worker away


def plan_block(view: Galaxy, seat: int, look: Look, width: int) -> Block:
    """The columns as wide as the picture; as high as the dice and the arrows under them need."""
    workers = planned(view.players[seat])
    shifts = [shift for worker in workers for shift in worker.moved]
    columns = {phase: _places(workers, phase, ghosts=len(shifts) <= GHOSTS) for phase in PHASES}
    room = max([LARGE, *(_dice_height(len(standing)) for standing in columns.values())])

    def arrows(left: Box) -> list[Bow]:
        few = len(shifts) <= ARROWS
        return bows(view, workers, _spots(left, workers, columns), left.inset(6), look) if few else []

    dice_foot = HEAD_H + SLOT + room
    lowest = max([dice_foot, *(bow.tag.bottom for bow in arrows(Box(0, 0, width - RIGHT - GAP, 2000)))])
    h = lowest + 16 + FOOT

    def draw(pic: Picture, box: Box) -> None:
        right, left = box.cut_right(RIGHT, GAP)
        spots = _spots(left, workers, columns)
        for phase, column in zip(PHASES, row(left, 5, GAP), strict=True):
            _column(pic, column, workers, columns[phase], phase, look, room, spots)
        wilds = in_column(workers, WILD)
        if wilds:
            upper, right = right.cut_top(round(h * 0.46), GAP)
            _wilds(pic, upper, wilds, look)
        _dictate(pic, right, view, seat, workers, look)
        draw_bows(pic, arrows(left))

    return Block(h, draw)


def _places(workers: Sequence[Worker], phase: str, ghosts: bool) -> list[Place]:
    """Those that never moved, then those that came, then what left."""
    standing = in_column(workers, phase)
    found = [Place(worker) for worker in standing if not worker.moved]
    found += [Place(worker) for worker in standing if worker.moved]
    if ghosts:
        found += [Place(worker, shift) for worker in workers for shift in worker.moved if shift.start == phase]
    return found


def _dice_height(count: int) -> int:
    if count <= 4:
        return -(-count // 2) * (LARGE + 18) - 18 if count else 0
    return min(3, -(-count // 3)) * (SMALL + 12) - 12


# -- A column --------------------------------------------------------------------------------------------------


def _column(
    pic: Picture,
    box: Box,
    workers: Sequence[Worker],
    standing: Sequence[Place],
    phase: str,
    look: Look,
    room: int,
    spots: Mapping[SpotKey, Box],
) -> None:
    chosen = selecting(workers)
    own = chosen is not None and chosen.column == phase
    panel(pic, box, NOW if own else PLAIN)
    if phase in look.picked:
        picked_rim(pic, box, 18)
    elif phase in look.choices:
        choice(pic, box, 18)
    _head(pic, box.inset(8).cut_top(HEAD_H - 12)[0], phase, own, look)
    slot = box.pad(top=HEAD_H + 4).cut_top(SLOT - 20)[0].inset(14, 4)
    _slot(pic, slot, chosen if own else None, chosen is not None, look)
    area = box.pad(top=HEAD_H + SLOT).cut_top(room)[0].inset(14, 0)
    _stand(pic, area, workers, standing, phase, look, spots)
    foot = box.cut_foot(FOOT)[0].center(min(box.w - 28, 190), 42)
    count = sum(place.shift is None for place in standing) + own
    pic.fill(rounded(foot, 12), foot.x, foot.y, WELL)
    words = say(look.lang, "roll-seat-workers", count=count)
    write(pic, foot.inset(8, 0), words, STRONG.at(22), INK if count else MUTED, align="m")


def _head(pic: Picture, box: Box, phase: str, own: bool, look: Look) -> None:
    pic.fill(rounded(box, 12), box.x, box.y, (74, 62, 28) if own else RAISED)
    icon(pic, phase, box.x + 44, box.cy, 44, BRASS if own else GLYPH)
    words = box.pad(left=86, right=6)
    write(pic, words.pad(top=6).cut_top(30)[0], ROMAN[phase], HEAD.at(25), BRASS if own else SOFT)
    write(pic, words.pad(top=36).cut_top(36)[0], phase_word(phase, look), HEAD.at(29), INK)


def _slot(pic: Picture, box: Box, chosen: Worker | None, selected: bool, look: Look) -> None:
    """The strip space of a phase: the selecting die, or an open place."""
    if chosen is not None:
        boxed(pic, box)
        pic.put(die(chosen.colour, 76, chosen.face), box.x + 12, box.cy, "lm")
        words = box.pad(left=100, right=6)
        upper, lower = words.cut_top(words.h // 2)
        write(pic, upper.pad(top=10), say(look.lang, "roll-seat-selects"), NAME.at(23), BRASS)
        write(pic, lower.pad(bottom=10), say(look.lang, "roll-seat-certain"), TEXT.at(23), INK)
        return
    pic.put(place(66, HAIRLINE), box.x + 12, box.cy, "lm")
    key = "roll-seat-open" if selected else "roll-seat-nobody"
    write(pic, box.pad(left=92, right=2), say(look.lang, key), CAPTION, MUTED, lines=3)


def _spots(left: Box, workers: Sequence[Worker], columns: Mapping[str, Sequence[Place]]) -> dict[SpotKey, Box]:
    """Where each die goes: two abreast, or three smaller ones. Of more than can be shown none has a spot."""
    found: dict[SpotKey, Box] = {}
    for phase, column in zip(PHASES, row(left, 5, GAP), strict=True):
        standing = columns[phase]
        if len(standing) > MOST:
            continue
        size, abreast, gap = (LARGE, 2, 18) if len(standing) <= 4 else (SMALL, 3, 12)
        x = column.x + (column.w - abreast * size - (abreast - 1) * gap) // 2
        y = column.y + HEAD_H + SLOT
        for at, one in enumerate(standing):
            spot = Box(x + at % abreast * (size + gap), y + at // abreast * (size + gap), size, size)
            found[_key(workers, one, phase)] = spot
    return found


def _key(workers: Sequence[Worker], one: Place, phase: str) -> SpotKey:
    return next(n for n, worker in enumerate(workers) if worker is one.worker), phase, one.shift is not None


def _stand(
    pic: Picture,
    area: Box,
    workers: Sequence[Worker],
    standing: Sequence[Place],
    phase: str,
    look: Look,
    spots: Mapping[SpotKey, Box],
) -> None:
    """The dice of a column; too many are gathered by colour."""
    chosen = selecting(workers)
    taken = (chosen.colour, chosen.face) if chosen is not None else None  # a picked die that now selects, not these
    if not standing:
        nothing(pic, area.cut_top(LARGE)[0])
    elif len(standing) > MOST:
        dice(pic, area, dice_of(one.worker.colour for one in standing if one.shift is None), size=48, align="m")
    else:
        for one in standing:
            spot, worker = spots[_key(workers, one, phase)], one.worker
            if one.shift is not None:
                pic.put(ghost(spot.w, worker.face), spot.x, spot.y)
                continue
            pic.put(die(worker.colour, spot.w, worker.face), spot.x, spot.y)
            if (worker.colour, phase) != taken:
                _mark(pic, spot, f"{worker.colour}:{phase}", look)


def _mark(pic: Picture, spot: Box, named: str, look: Look) -> None:
    around = spot.inset(-5)
    if named in look.picked:
        pic.ring(rounded(around, 20), around.x, around.y, MINT, 3.5)
    elif named in look.choices:
        choice(pic, around, 20)


# -- At the right ----------------------------------------------------------------------------------------------


def _wilds(pic: Picture, box: Box, wilds: Sequence[Worker], look: Look) -> None:
    """Wild dice have to be put into a column before the plan is done (RG-5.2)."""
    panel(pic, box, MAY)
    inner = box.inset(10, 12)
    head, rest = inner.cut_top(34, 4)
    icon(pic, "wild", head.x + 16, head.cy, 28, MINT)
    write(pic, head.pad(left=40), say(look.lang, "roll-seat-wild"), HEAD.at(25), INK)
    foot, rest = rest.cut_foot(50, 4)
    write(pic, foot, say(look.lang, "roll-seat-wild-do"), CAPTION, MINT, align="m", lines=2)
    side = 72 if len(wilds) <= 2 else 60
    if len(wilds) <= 4:
        dice(pic, rest, [Die(worker.colour, WILD) for worker in wilds], size=side, least=56, align="m")
    else:
        dice(pic, rest, dice_of(worker.colour for worker in wilds), size=48, align="m")


def _dictate(pic: Picture, box: Box, view: Galaxy, seat: int, workers: Sequence[Worker], look: Look) -> None:
    """The spot for a die that is given up to move others."""
    given = dictating(workers)
    state = dictate_state(view, seat)
    action(pic, box, MAY if given else IDLE, 20)
    inner = box.inset(12, 14)
    head, rest = inner.cut_top(38, 4)
    write(pic, head, say(look.lang, "roll-dictate"), HEAD, INK if given or state == "free" else MUTED, align="m")
    foot, rest = rest.cut_foot(42, 6)
    pic.fill(rounded(foot, 12), foot.x, foot.y, WELL)
    tint = MINT if state in ("free", "again") else MUTED
    write(pic, foot.inset(8, 0), say(look.lang, f"roll-seat-dictate-{state}"), STRONG.at(22), tint, align="m")
    spot, words = rest.cut_top(rest.h - 86) if rest.h >= 190 else (rest, None)
    if given:
        dice(pic, spot, [Die(worker.colour, worker.face) for worker in given], size=76, least=56, align="m")
    else:
        hollow = spot.center(min(86, spot.h), min(86, spot.h))
        pic.ring(rounded(hollow, 20), hollow.x, hollow.y, LINE, 2)
        icon(pic, "dictate", hollow.cx, hollow.cy, round(hollow.h * 0.46), LINE)
    if words is not None:
        most = dictate_power(view, seat).max
        write(pic, words, say(look.lang, "roll-seat-dictate-do", count=most), CAPTION, SOFT, align="m", lines=4)


def dictate_state(view: Galaxy, seat: int) -> str:
    """free, again (any number of times), used, first (a phase is selected first) or never (too few workers)."""
    player = view.players[seat]
    if player.selected is None:
        return "first"
    if not may_dictate(view, seat):
        return "used"
    form = dictate_form(view, seat, ())
    if not isinstance(form, One) or not form.values:
        return "never"
    return "again" if DICTATE in player.used else "free"
