"""The rail under a seat's tiles: its dice that lie on no tile, and the workers that wait for their phase."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roll.facts import PHASES
from engine.roll.state import Galaxy
from renderers.kit import surfaces
from renderers.kit.canvas import Picture
from renderers.kit.dice import Die, dice
from renderers.kit.icons import icon, size_of
from renderers.kit.layout import Box
from renderers.kit.marks import choice, picked_rim
from renderers.kit.palette import BRASS, GLYPH, HAIRLINE, SOFT, WELL
from renderers.kit.text import CAPTION, STRONG, line, line_width, text_width, write
from renderers.look import Look
from renderers.roll.faces import dice_of, die_sign, screened, stage, to_come
from renderers.words import say

RAIL = 54  # its height
DIE = 40  # full size of a die on it
ICONS = {"cup": "cup", "citizenry": "people", "screen": "secret"}


def own_dice(look: Look, seat: int, place: str) -> list[str]:
    """The dice of a place as moves name them; only the asked seat's are meant."""
    if look.seat != seat:
        return []
    return [thing for thing in look.choices | look.picked if place in (thing, thing.partition(":")[2])]


def cells_of(view: Galaxy) -> list[str]:
    """What the rail tells at this stage: places, then the phases whose workers wait."""
    if stage(view) == "assign":
        return ["screen", "citizenry"]
    return ["cup", "citizenry", *to_come(view)]


def rail_widths(view: Galaxy, look: Look, room: int) -> list[list[int]]:
    """For each seat the widths of its cells: the same for all seats, unless somebody has too many dice for that."""
    cells = cells_of(view)
    labels = [_label_width(view, cell, look) + 26 for cell in cells]
    needs = [[_need(view, seat, cell) for cell in cells] for seat in range(len(view.players))]
    shared = [max(column) for column in zip(*needs, strict=True)]
    if sum(shared) <= room - sum(labels):
        needs = [shared] * len(needs)
    return [_shared_out(labels, own, room) for own in needs]


def _shared_out(labels: Sequence[int], needs: Sequence[int], room: int) -> list[int]:
    """Every cell its label and its dice, and what is left evenly; if it is not enough, dice make do with less."""
    left = room - sum(labels)
    spare = (left - sum(needs)) // len(needs)
    if spare >= 0:
        return [label + need + spare for label, need in zip(labels, needs, strict=True)]
    return [label + need * left // sum(needs) for label, need in zip(labels, needs, strict=True)]


def _need(view: Galaxy, seat: int, cell: str) -> int:
    """What the dice of a cell take at full size."""
    held, extra = _held(view, seat, cell)
    return max(1, len(held)) * (DIE + 6) + (line_width(extra, STRONG) + 8 if extra else 0)


def _held(view: Galaxy, seat: int, cell: str) -> tuple[list[Die], str]:
    """The dice of a cell, and as markup the workers that a power lends for this phase."""
    player = view.players[seat]
    if cell not in PHASES:
        found = {"cup": player.cup, "citizenry": player.citizenry, "screen": screened(player)}[cell]
        return dice_of(found), ""
    lent = player.extra if cell == view.phase else []
    return dice_of(player.columns[cell]), "".join(f"+{die_sign(die)}" for die in lent)


def _word(view: Galaxy, cell: str, look: Look) -> str:
    """Phases go without their word where there are many: the strip above names them."""
    if cell in PHASES:
        return say(look.lang, f"roll-phase-{cell}") if len(to_come(view)) < 3 else ""
    return say(look.lang, f"roll-table-{cell}")


def _label_width(view: Galaxy, cell: str, look: Look) -> int:
    word = _word(view, cell, look)
    return 40 + (text_width(word, CAPTION) + 12 if word else 0)


def draw_rail(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, widths: Sequence[int]) -> None:
    surfaces.well(pic, box, 12, WELL)
    x = box.x + 8
    for at, (cell, w) in enumerate(zip(cells_of(view), widths, strict=True)):
        place = Box(x, box.y, w, box.h)
        x += w
        if at:
            surfaces.hairline(pic, place.x, place.y + 11, place.h - 22, HAIRLINE, upright=True)
        _cell(pic, place.pad(left=14, right=6), view, seat, look, cell)


def _cell(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, cell: str) -> None:
    now = cell == view.phase
    tint = BRASS if now else GLYPH
    sign = ICONS.get(cell, cell)
    icon(pic, sign, box.x + 15, box.cy, 24 if size_of(sign, 24)[0] <= 32 else 20, tint)
    label = _label_width(view, cell, look)
    if word := _word(view, cell, look):
        write(pic, box.pad(left=38).cut_left(label - 46)[0], word, CAPTION, BRASS if now else SOFT)
    room = box.pad(left=label, top=4, bottom=4)
    held, extra = _held(view, seat, cell)
    if extra:
        w = line_width(extra, STRONG)
        used = dice(pic, room.pad(right=w + 8), held, size=DIE)
        line(pic, room.pad(left=used.w + (8 if held else 0)), extra, STRONG, SOFT)
    elif held:
        dice(pic, room, held, size=DIE)
    else:
        surfaces.nothing(pic, room.cut_left(24)[0])
    mine = own_dice(look, seat, cell)
    if look.picked.intersection(mine):
        picked_rim(pic, box.inset(-4, 3), 10)
    elif mine:
        choice(pic, box.inset(-4, 3), 10)
