"""The reveal picture: what everybody selected, where all dice stand, and which phases happen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roll.facts import PHASES
from engine.roll.state import Galaxy, player_order
from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import mix
from renderers.kit.dice import Die, boxed, dice, die, sprite_of
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row
from renderers.kit.palette import BRASS, BRASS_DEEP, BRIGHT, GLYPH, GROUND, HAIRLINE, IDLE, INK, MUTED, SOFT, WELL
from renderers.kit.seats import Plate, chips, identity
from renderers.kit.surfaces import GAP, MARGIN, card, nothing, notice, panel, topstrip
from renderers.kit.text import CAPTION, HEAD, TITLE, line, write
from renderers.look import Look
from renderers.roll.faces import ROMAN, dice_of, faction_name, name_of, phase_word
from renderers.roll.plan import Worker, colours_rolled, dictating, in_column, phases_happening, planned, selecting
from renderers.words import say

WIDTH = 1600
STRIP = 104
HEADS = 148
NAMES = 302
SIDE = 56  # of a die
STEP = SIDE + 6
ABREAST = 3
MOST = 9  # dice in a cell; more are gathered by colour


def draw_reveal(view: Galaxy, look: Look) -> Picture:
    """Before Reveal it shows who is ready, and everybody's dice unrolled."""
    happening = phases_happening(view)
    plans = {seat: planned(player) if happening else [] for seat, player in enumerate(view.players)}
    dictate = any(dictating(workers) for workers in plans.values())
    order = player_order(view)
    heights = [_height(plans[seat]) for seat in order]
    pic = Picture(WIDTH, STRIP + GAP + HEADS + sum(h + GAP for h in heights) + MARGIN)
    _strip(pic, view, look, happening)
    sheet = pic.box.inset(MARGIN, 0).pad(top=STRIP + GAP)
    heads, sheet = sheet.cut_top(HEADS, GAP)
    names, places = _parts(heads, dictate)
    _selections(pic, names, view, look, happening)
    for phase, place in zip(PHASES, places, strict=False):
        _phase_head(pic, place, view, look, phase, happening)
    if dictate:
        _dictate_head(pic, places[-1], look)
    for seat, h in zip(order, heights, strict=True):
        band, sheet = sheet.cut_top(h, GAP)
        if happening:
            _seat(pic, band, view, look, seat, plans[seat], happening, dictate)
        else:
            _hidden(pic, band, view, look, seat)
    return pic


def _parts(band: Box, dictate: bool) -> tuple[Box, list[Box]]:
    """Where the names go, and the columns of the phases and of Dictate."""
    names, rest = band.cut_left(NAMES, GAP)
    return names, row(rest, (1, 1, 1, 1, 1, 0.62) if dictate else 5, GAP)


def _height(workers: Sequence[Worker]) -> int:
    most = max([0, *(len(in_column(workers, phase)) + _selects(workers, phase) for phase in PHASES)])
    rows = min(3, -(-most // ABREAST))
    return max(116, 24 + rows * STEP - 6 + (14 if rows > 1 else 0))


def _selects(workers: Sequence[Worker], phase: str) -> int:
    chosen = selecting(workers)
    return int(chosen is not None and chosen.column == phase)


# -- Above the seats -------------------------------------------------------------------------------------------


def _strip(pic: Picture, view: Galaxy, look: Look, happening: Sequence[str]) -> None:
    inner = topstrip(pic, STRIP)
    left, right = inner.cut_left(NAMES, GAP)
    write(pic, left, say(look.lang, "roll-reveal-round", round=view.round), TITLE, BRASS)
    head, foot = right.pad(top=4, bottom=2).cut_top(round(right.h * 0.54))
    if happening:
        names = [phase_word(phase, look) for phase in happening]
        write(pic, head, " · ".join(names), TITLE, INK)
        words = say(look.lang, "roll-reveal-happen", count=len(happening))
    else:
        write(pic, head, say(look.lang, "roll-reveal-hidden"), TITLE, INK)
        words = say(look.lang, "roll-reveal-secret")
    write(pic, foot, words, CAPTION.at(23), SOFT)


def _selections(pic: Picture, box: Box, view: Galaxy, look: Look, happening: Sequence[str]) -> None:
    """What the marks mean."""
    if not happening:
        return
    signs = box.pad(top=8 if view.extra_die else 52)
    if view.extra_die:
        extra, signs = signs.cut_top(44, 2)
        pic.put(die(view.facts.setup.extra_die, 36, view.extra_die), extra.x + 2, extra.cy, "lm")
        write(pic, extra.pad(left=50), say(look.lang, "roll-reveal-extra"), CAPTION, SOFT)
    one, two = signs.cut_top(44, 2)
    boxed(pic, Box(one.x + 2, one.y + 4, 36, 36))
    write(pic, one.pad(left=50), say(look.lang, "roll-reveal-selects"), CAPTION, BRASS)
    two = two.cut_top(44)[0]
    icon(pic, "cup", two.x + 20, two.cy, 26, MUTED)
    write(pic, two.pad(left=50), say(look.lang, "roll-reveal-back"), CAPTION, SOFT)


def _phase_head(pic: Picture, box: Box, view: Galaxy, look: Look, phase: str, happening: Sequence[str]) -> None:
    on = phase in happening
    inner = card(pic, box, BRIGHT if on else IDLE, 16)
    tint = GLYPH if on else MUTED
    size, left = (50, 82) if box.w >= 230 else (40, 64)
    icon(pic, phase, inner.x + left // 2 - 4, inner.y + 40, size, tint)
    words = inner.pad(left=left, right=-4)
    write(pic, words.pad(top=4).cut_top(32)[0], ROMAN[phase], HEAD, SOFT if on else MUTED)
    write(pic, words.pad(top=40).cut_top(36)[0], phase_word(phase, look), HEAD.at(29), INK if on else MUTED)
    foot = inner.cut_foot(40)[0]
    if not on:
        if happening:
            write(pic, foot.inset(6, 0), say(look.lang, "roll-reveal-skipped"), CAPTION, MUTED)
        return
    seats = [seat for seat in range(len(view.players)) if view.players[seat].selected == phase]
    extra = view.extra_die == phase
    if extra:
        pic.put(die(view.facts.setup.extra_die, 38, phase), foot.right - 2, foot.cy, "rm")
    chips(pic, foot.pad(right=48 if extra else 0), seats, 38)


def _dictate_head(pic: Picture, box: Box, look: Look) -> None:
    inner = card(pic, box, IDLE, 16)
    icon(pic, "dictate", inner.cx, inner.y + 40, 46, SOFT)
    write(pic, inner.cut_foot(44)[0], say(look.lang, "roll-dictate"), HEAD.at(25), SOFT, align="m")


# -- A seat ----------------------------------------------------------------------------------------------------


def _plate(pic: Picture, box: Box, view: Galaxy, look: Look, seat: int) -> None:
    shown = Plate(seat, name_of(seat, look), faction_name(view, seat))
    identity(pic, box, shown, box)


def _seat(
    pic: Picture,
    band: Box,
    view: Galaxy,
    look: Look,
    seat: int,
    workers: Sequence[Worker],
    happening: Sequence[str],
    dictate: bool,
) -> None:
    panel(pic, band)
    names, places = _parts(band, dictate)
    returning = [worker for worker in workers if worker.role == "dictates" or worker.column not in happening]
    inner = names.inset(14, 12)
    top = (inner.h - 66 - 34) // 2
    _plate(pic, Box(inner.x, inner.y + max(0, top), inner.w, 66), view, look, seat)
    back = Box(inner.x, inner.y + max(0, top) + 70, inner.w, 30)
    if not workers:
        write(pic, back, say(look.lang, "roll-reveal-none"), CAPTION, MUTED)
    elif returning:
        words = say(look.lang, "roll-reveal-return", count=len(returning))
        line(pic, back, f"{{cup}} {words}", CAPTION, SOFT)
    for phase, place in zip(PHASES, places, strict=False):
        cell = Box(place.x, band.y + 6, place.w, band.h - 12)
        _cell(pic, cell, workers, phase, phase in happening)
    if dictate:
        cell = Box(places[-1].x, band.y + 6, places[-1].w - 6, band.h - 12)
        given = dictating(workers)
        if given:
            _grid(pic, cell.inset(8), [Die(worker.colour, worker.face) for worker in given], 1, 0.5)
        else:
            nothing(pic, cell)


def _cell(pic: Picture, cell: Box, workers: Sequence[Worker], phase: str, on: bool) -> None:
    chosen = selecting(workers)
    fill = mix(GROUND, BRASS_DEEP, 0.75) if chosen is not None and chosen.column == phase else WELL
    if on:
        pic.fill(rounded(cell, 12), cell.x, cell.y, fill)
    standing = [Die(worker.colour, worker.face) for worker in in_column(workers, phase)]
    first = Die(chosen.colour, chosen.face) if chosen is not None and chosen.column == phase else None
    if first is None and not standing:
        nothing(pic, cell)
        return
    _grid(pic, cell.inset(8), [*([first] if first else []), *standing], ABREAST, 1 if on else 0.48, first is not None)


def _grid(pic: Picture, box: Box, shown: Sequence[Die], abreast: int, opacity: float, marked: bool = False) -> None:
    """Dice in rows from the left, the selecting one first and in its box; too many are gathered by colour."""
    if len(shown) > (MOST if abreast == ABREAST else 3):
        if marked:
            boxed(pic, Box(box.x, box.y, SIDE + 12, SIDE + 12))
            pic.put(sprite_of(shown[0], SIDE), box.x + 6, box.y + 6)
            shown, box = shown[1:], box.pad(top=SIDE + 18)
        dice(pic, box, dice_of(one.colour for one in shown), size=44)
        return
    rows = -(-len(shown) // abreast)
    top = round(box.cy - (rows * STEP - 6) / 2)
    left = box.x + 6 if abreast > 1 else round(box.cx - SIDE / 2)
    for at, one in enumerate(shown):
        x, y = left + at % abreast * STEP, top + at // abreast * STEP
        x += 4 if marked and 0 < at < abreast else 0  # beside the box
        if marked and at == 0:
            boxed(pic, Box(x - 6, y - 6, SIDE + 12, SIDE + 12))
        pic.put(sprite_of(one, SIDE), x, y, opacity=opacity)


# -- Before Reveal ---------------------------------------------------------------------------------------------


def _hidden(pic: Picture, band: Box, view: Galaxy, look: Look, seat: int) -> None:
    panel(pic, band)
    names, places = _parts(band, dictate=False)
    _plate(pic, names.inset(14, 12).center(names.w - 28, 66), view, look, seat)
    right = Box(places[0].x, band.y + 6, band.right - places[0].x - 12, band.h - 12)
    state, rest = right.cut_right(300, GAP)
    bar = state.center(state.w, 46)
    if seat in look.awaited:
        notice(pic, bar, say(look.lang, "roll-reveal-planning"), sign="waiting")
    elif not view.finished:
        pic.ring(rounded(bar, 10), bar.x, bar.y, HAIRLINE, 1.5)
        line(pic, bar, "{done} " + say(look.lang, "roll-reveal-ready"), CAPTION, SOFT, align="m")
    colours = colours_rolled(view.players[seat])
    if colours:
        icon(pic, "secret", rest.x + 20, rest.cy, 28, MUTED)
        dice(pic, rest.pad(left=52), dice_of(colours), size=52)
    else:
        nothing(pic, rest.cut_left(120)[0])
