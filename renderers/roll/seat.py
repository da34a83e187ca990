"""A seat's own picture: its plan behind the screen, or what it has before it in the step being played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roll.facts import PHASES
from engine.roll.scoring import running_score, winners
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, rounded
from renderers.kit.icons import icon
from renderers.kit.layout import Box
from renderers.kit.palette import BRASS, INK, MINT, NOW, SEATS, SOFT, WELL
from renderers.kit.seats import chip
from renderers.kit.surfaces import GAP, MARGIN, topstrip
from renderers.kit.text import CAPTION, FIGURE, STRONG, TITLE, line, write
from renderers.look import Look
from renderers.roll.asked import step_blocks, strip_block
from renderers.roll.blocks import Block, beside, titled
from renderers.roll.columns import plan_block
from renderers.roll.faces import name_of, stage, stage_word
from renderers.roll.final import place_of
from renderers.roll.forecast import forecast
from renderers.roll.plan import planned
from renderers.roll.powers import forecast_block, phase_powers, powers_block, reassign_block
from renderers.roll.zone import rail_block, tableau_block, zone_block
from renderers.words import say

WIDTH = 1600
HEAD = 116
TALLEST = 1900  # then tiles are shown by their names only
INNER = WIDTH - 2 * MARGIN
POWERS = 0.37  # of the width; the rest tells what the plan does


def draw_seat(view: Galaxy, look: Look) -> Picture:
    """For `look.seat`, from its own view."""
    if look.seat is None:
        raise ValueError("A seat's own picture needs look.seat.")
    seat = look.seat
    blocks = _blocks(view, seat, look)
    if _height(blocks) > TALLEST:
        blocks = _blocks(view, seat, look, dense=True)
    pic = Picture(WIDTH, _height(blocks))
    _head(pic, view, seat, look)
    sheet = pic.box.inset(MARGIN, 0).pad(top=HEAD + GAP)
    for block in blocks:
        band, sheet = sheet.cut_top(block.h, GAP + 4)
        block.draw(pic, band)
    return pic


def _height(blocks: Sequence[Block]) -> int:
    return HEAD + sum(block.h + GAP + 4 for block in blocks) + MARGIN - 4


def _blocks(view: Galaxy, seat: int, look: Look, dense: bool = False) -> list[Block]:
    now = stage(view)
    zone = zone_block(view, seat, look, dense)
    rail = [rail_block(view, seat, look)] if view.players[seat].cup or view.players[seat].citizenry else []
    if now == "assign":
        return [*_planning(view, seat, look), zone, *rail]
    steps = step_blocks(view, seat, now, look, INNER, dense)
    if now == "setup":
        return [*steps, tableau_block(view, seat, look), *([zone] if not view.players[seat].drawn else []), *rail]
    if now == "over":
        return [*steps, tableau_block(view, seat, look), zone, *rail]
    powers = phase_powers(view, seat, now) if now in PHASES else []
    if powers:
        block = powers_block(view, seat, now, powers, look)
        steps.append(titled(say(look.lang, "roll-seat-powers"), block))
    if now in ("develop", "settle", "produce", "manage"):
        steps.append(tableau_block(view, seat, look))
    return [*([strip_block(view, seat, look)] if now in PHASES else []), *steps, zone, *rail]


def _planning(view: Galaxy, seat: int, look: Look) -> list[Block]:
    player = view.players[seat]
    workers = {
        phase: [*player.columns[phase], *([player.selector] if player.selector and player.selected == phase else [])]
        for phase in PHASES
    }
    width = round((INNER - GAP) * (1 - POWERS))
    does = forecast_block(forecast(view, seat, workers, look), player.selected, look, width)
    powers = titled(say(look.lang, "roll-seat-reassign"), reassign_block(view, seat, look))
    return [plan_block(view, seat, look, INNER), beside(powers, titled(say(look.lang, "roll-seat-does"), does), POWERS)]


# -- The head --------------------------------------------------------------------------------------------------


def _head(pic: Picture, view: Galaxy, seat: int, look: Look) -> None:
    inner = topstrip(pic, HEAD, SEATS[seat].colour)
    pic.put(chip(seat, 66), inner.x + 2, inner.cy, "lm")
    status, rest = inner.cut_right(470, 20)
    words = rest.pad(left=86)
    facts, words = words.cut_right(350, 20)
    write(pic, words.pad(top=6).cut_top(48)[0], _title(view, look), TITLE, INK)
    round_ = say(look.lang, "roll-reveal-round", round=view.round)
    about = f"{name_of(seat, look)} · {round_} · {stage_word(view, look)}" if view.round else name_of(seat, look)
    write(pic, words.cut_foot(36)[0], about, CAPTION.at(23), SOFT, cut=True)
    _facts(pic, facts, view, seat)
    _status(pic, status.center(status.w, 66), view, seat, look)


def _title(view: Galaxy, look: Look) -> str:
    now = stage(view)
    return say(look.lang, f"roll-seat-title-{now}") if now in ("setup", "assign", "over") else stage_word(view, look)


def _facts(pic: Picture, box: Box, view: Galaxy, seat: int) -> None:
    """Credits, score and tiles."""
    player = view.players[seat]
    tiles = f"{len(player.tableau)}/{view.facts.setup.end_tiles}"
    score = running_score(view, seat).total
    for words in (f"{{cards}} {tiles}", f"{{vp:{score}}}", f"{{credit}} {player.credits}"):
        used = line(pic, box, words, FIGURE.at(34), INK, align="r")
        box = box.pad(right=box.right - used.x + 26)


def _status(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    """Whether the seat is asked, has finished, or waits, and for whom."""
    pic.fill(rounded(box, 14), box.x, box.y, WELL)
    sign, tint, words = _status_words(view, seat, look)
    if sign != "secret" and tint == BRASS:
        pic.ring(rounded(box, 14), box.x, box.y, NOW.rim, 3)
    icon(pic, sign, box.x + 36, box.cy, 30, tint)
    line(pic, box.pad(left=68, right=14), words, STRONG.at(26) if sign != "secret" else CAPTION, INK, lines=2)


def _status_words(view: Galaxy, seat: int, look: Look) -> tuple[str, tuple[int, int, int], str]:
    others = " ".join(f"{{seat:{other}}}" for other in sorted(look.awaited - {seat}))
    if view.finished:
        won = seat in winners(view)
        if won:
            return "winner", BRASS, say(look.lang, "roll-seat-won", shared=len(winners(view)))
        return "end", SOFT, say(look.lang, "roll-final-place", place=place_of(view, seat))
    if seat in look.awaited:
        if stage(view) == "assign":
            return "secret", BRASS, say(look.lang, "roll-seat-secret")
        return "start", BRASS, say(look.lang, "roll-seat-your-move")
    if stage(view) == "assign" and planned(view.players[seat]):
        return "done", MINT, say(look.lang, "roll-seat-ready") + (f" {others}" if others else "")
    return "waiting", SOFT, say(look.lang, "roll-seat-waiting") + (f" {others}" if others else "")
