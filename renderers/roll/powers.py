"""What the own powers offer: Reassign while planning, and in each phase those that work in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.roll.income import income
from engine.roll.powers import (
    Bank,
    CompletionIncome,
    Discount,
    DrawTile,
    ExtraWorkers,
    GoodsLimit,
    Income,
    PlaceOnTop,
    Power,
    Rearrange,
    Reassign,
    ShipBonus,
    StockValue,
    WorkersToCup,
)
from engine.roll.reassign import DICTATE, dictate_power, reassign_limit, shifts_form
from engine.roll.state import WORKERS, Galaxy
from renderers.kit.canvas import Picture
from renderers.kit.icons import icon
from renderers.kit.layout import Box, grid, stack
from renderers.kit.masks import disc
from renderers.kit.palette import GLYPH, INK, LINE, MAY, MINT, MUTED, NOW, PLAIN, SOFT
from renderers.kit.surfaces import GAP, card, panel
from renderers.kit.text import CAPTION, NAME, TEXT, fit_line, line, line_width, write
from renderers.kit.tiles import row_tile
from renderers.look import Look
from renderers.roll.blocks import Block, state_of
from renderers.roll.columns import dictate_state
from renderers.roll.faces import ROMAN, die_sign, tile_of
from renderers.roll.forecast import Entry
from renderers.roll.plan import planned
from renderers.words import say

ROW = 88
LOW = 56  # when there are many


# -- Reassign --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offered:
    """A power of the Assign step: free, used, or why not."""

    power: str
    name: str
    does: str
    state: str  # free, again, used, first, never, not_most
    moved: tuple[str, ...] = ()


def offered(view: Galaxy, seat: int, look: Look) -> Iterator[Offered]:
    player = view.players[seat]
    for face, power in view.facts.owned(player.tableau, Reassign):
        most = reassign_limit(view, seat, face)
        if face in player.used:
            state = "used"
        elif player.selected is None:
            state = "first"
        elif most == 0:
            state = "not_most"
        else:
            state = "free" if shifts_form(player, power, most, player.columns).items else "never"
        name = view.facts.faces[face].name
        yield Offered(face, name, reassign_line(power, most or power.max, look), state, moves_of(view, seat, face))
    does = say(look.lang, "roll-seat-dictate-does", count=dictate_power(view, seat).max)
    moved = moves_of(view, seat, DICTATE)
    yield Offered(DICTATE, say(look.lang, "roll-dictate"), does, dictate_state(view, seat), moved)


def reassign_line(power: Reassign, most: int, look: Look) -> str:
    """How many workers, of which colours, from where, to where: `1–2 {die:home} → {settle}`."""
    count = str(most) if power.min == most else f"{power.min}–{most}"
    if power.colours is None:
        which = say(look.lang, "roll-seat-any-worker", count=most)
    else:
        which = "".join(map(die_sign, power.colours))
    if power.sources is not None:
        start = "".join(f"{{{phase}}}" for phase in power.sources) + " "
    else:
        start = say(look.lang, "roll-seat-one-column") + " " if power.same_source else ""
    match power.targets:
        case "any":
            to = say(look.lang, "roll-seat-any-phase")
        case "selected":
            to = say(look.lang, "roll-seat-your-phase")
        case phases:
            to = " / ".join(f"{{{phase}}}" for phase in phases)
    return f"{count} {which} {start}→ {to}"


def moves_of(view: Galaxy, seat: int, power: str) -> tuple[str, ...]:
    """What this power moved in the plan so far, each as `{die:home} IV → V`."""
    return tuple(
        f"{die_sign(worker.colour)} [mint]{ROMAN[shift.start]} → {ROMAN[shift.end]}[/]"
        for worker in planned(view.players[seat])
        for shift in worker.moved
        if shift.power == power
    )


def in_width(moves: Sequence[str], w: int) -> str:
    """As many of the moves as there is room for; the rest is a number."""
    for count in range(len(moves), 0, -1):
        more = f" [mint]+{len(moves) - count}[/]" if count < len(moves) else ""
        words = "  ".join(moves[:count]) + more
        if line_width(words, CAPTION) <= w:
            return words
    return f"[mint]×{len(moves)}[/]"


def reassign_block(view: Galaxy, seat: int, look: Look) -> Block:
    """A row a power."""
    shown = list(offered(view, seat, look))
    h = ROW if len(shown) <= 4 else LOW

    def draw(pic: Picture, box: Box) -> None:
        for one, place in zip(shown, stack(box, len(shown), GAP), strict=True):
            _offered(pic, place, one, look)

    return Block(len(shown) * (h + GAP) - GAP, draw)


def _offered(pic: Picture, box: Box, one: Offered, look: Look) -> None:
    used, free = bool(one.moved), one.state in ("free", "again")
    marked = one.power in look.picked or one.power in look.choices
    card(pic, box, MAY if used or marked else PLAIN, 16)
    pic.fill(disc(32), box.x + 18, box.cy - 16, MINT if used else LINE, 1 if used or free else 0.45)
    if used:
        icon(pic, "done", box.x + 34, box.cy, 19, (8, 40, 32))
    inner = box.pad(left=66, right=18)
    says = say(look.lang, f"roll-seat-power-{one.state}")
    tint = MINT if free and not used else MUTED
    if box.h < ROW:
        says = in_width(one.moved, inner.w // 2) if used else says
        w = min(line_width(says, CAPTION), inner.w // 2)
        line(pic, inner.cut_right(w)[0], says, CAPTION, tint, align="r")
        write(pic, inner.pad(right=w + 12), one.name, NAME, INK if used or free else SOFT)
        return
    upper, lower = inner.inset(0, 8).cut_top(36)
    does, most = one.does, round(upper.w * 0.52)
    if used and line_width("  ".join(one.moved), CAPTION) > most:
        does = in_width(one.moved, lower.w)  # too long for the corner
    elif used:
        says = "  ".join(one.moved)
    w = min(line_width(says, CAPTION), most)
    line(pic, upper.cut_right(w)[0], says, CAPTION, tint, align="r")
    write(pic, upper.pad(right=w + 14), one.name, NAME.at(24), INK if used or free else SOFT)
    line(pic, lower, does, CAPTION, SOFT if used or free else MUTED)


# -- What this does --------------------------------------------------------------------------------------------


def forecast_block(entries: Sequence[Entry], certain: str | None, look: Look, width: int) -> Block:
    """A row a phase: what is certain in brass, the rest if somebody picks it."""
    heights = [_entry_height(entry, width) for entry in entries]

    def draw(pic: Picture, box: Box) -> None:
        if not entries:
            panel(pic, box, PLAIN, 16)
            write(pic, box.inset(20, 0), say(look.lang, "roll-seat-does-nothing"), TEXT, MUTED)
        for entry, h in zip(entries, heights, strict=True):
            place, box = box.cut_top(h, GAP)
            _entry(pic, place, entry, entry.phase == certain, look)

    return Block(max(64, sum(heights) + GAP * (len(heights) - 1)), draw)


ENTRY_LEFT, ENTRY_RIGHT = 72, 168


def _entry_height(entry: Entry, width: int) -> int:
    return 24 + 38 * sum(_lines(part, width) for part in packed(entry, width))


def _lines(part: str, width: int) -> int:
    return len(fit_line(part, TEXT, width - ENTRY_LEFT - ENTRY_RIGHT, None, 3).lines)


def packed(entry: Entry, width: int) -> list[str]:
    """Parts of an entry side by side where they fit on one line."""
    room = width - ENTRY_LEFT - ENTRY_RIGHT
    found: list[str] = []
    for part in entry.parts:
        joined = f"{found[-1]} [muted]·[/] {part}" if found else part
        if found and line_width(joined, TEXT) <= room:
            found[-1] = joined
        else:
            found.append(part)
    return found


def _entry(pic: Picture, box: Box, entry: Entry, certain: bool, look: Look) -> None:
    panel(pic, box, NOW if certain else PLAIN, 16)
    icon(pic, entry.phase, box.x + 36, box.cy, 32, NOW.rim if certain else GLYPH)
    words = say(look.lang, "roll-seat-certain" if certain else "roll-seat-if-picked")
    inner = box.inset(0, 12).pad(left=ENTRY_LEFT, right=ENTRY_RIGHT)
    tag = Box(inner.right + 8, box.y, ENTRY_RIGHT - 26, box.h)
    write(pic, tag, words, CAPTION, NOW.text if certain else MUTED, align="r", lines=2)
    for part in packed(entry, box.w):
        lines = _lines(part, box.w)
        place, inner = inner.cut_top(38 * lines)
        line(pic, place, part, TEXT, INK if certain else SOFT, lines=lines)


# -- Powers of a phase -----------------------------------------------------------------------------------------


def works_in(power: Power, phase: str) -> bool:
    """Is this a power one thinks of in that phase?"""
    match power:
        case Income() | ExtraWorkers():
            return power.phase == phase
        case Discount() | WorkersToCup():
            return WORKERS[power.kind] == phase
        case CompletionIncome():
            return any(WORKERS[kind] == phase for kind in power.kinds)
        case ShipBonus() | Bank():
            return phase == "ship"
        case GoodsLimit():
            return phase == "produce"
        case StockValue() | PlaceOnTop() | Rearrange() | DrawTile():
            return phase == "explore"
        case _:
            return False


def phase_powers(view: Galaxy, seat: int, phase: str) -> list[str]:
    """The faces of the tableau whose powers work in this phase."""
    faces = view.facts.faces
    return [face for face in view.players[seat].tableau if any(works_in(power, phase) for power in faces[face].powers)]


def _now(view: Galaxy, seat: int, face: str, phase: str, look: Look) -> str:
    """What a power would pay if the phase ended now."""
    gains = []
    for power in view.facts.powers_of(face, Income):
        if power.phase == phase:
            amount = income(view, seat, power)
            gains.append(f"{{vp:{amount}}}" if power.gain == "vp" else f"[gold]${amount}[/]")
    return say(look.lang, "roll-seat-now", gain=" ".join(gains)) if gains else ""


def powers_block(view: Galaxy, seat: int, phase: str, faces: Sequence[str], look: Look) -> Block:
    """Rows in two columns."""
    rows = -(-len(faces) // 2)

    def draw(pic: Picture, box: Box) -> None:
        for face, place in zip(faces, grid(box, 2, rows, GAP), strict=False):
            shown, note = tile_of(view, face, look, None), _now(view, seat, face, phase, look)
            row_tile(pic, place, shown, note, state_of(face, look))

    return Block(rows * 60 + (rows - 1) * GAP, draw)
