"""The table picture: the round and its phases, the pool, and a mat for every seat."""

from __future__ import annotations

from engine.roll.facts import PHASES
from engine.roll.scoring import game_ends, running_score, winners
from engine.roll.setup import vp_pool
from engine.roll.state import Galaxy
from renderers.kit import dice, seats, surfaces, tracks
from renderers.kit.canvas import Picture, layer
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row
from renderers.kit.marks import choice, picked_rim
from renderers.kit.palette import BRASS, BRIGHT, GLYPH, IDLE, INK, LIFTED, NOW, SEATS, SHIELD, SOFT, Tone
from renderers.kit.text import CAPTION, FIGURE, HEAD, SCORE, STRONG, escape, fit, line, write
from renderers.look import Look
from renderers.roll.faces import ROMAN, name_of, names_of, phase_state, phase_word, selectors, stage, stage_word
from renderers.roll.mat import Mat, draw_mat
from renderers.roll.rail import rail_widths
from renderers.words import say

MARGIN = 16
HEADER = 164
BANNER = 48
GAP = 12
TALLEST = 2000
TILE = {2: 122, 3: 122, 4: 118, 5: 108}  # seats -> height of a tile where there is room; every row takes time to encode
WIDE = Mat(columns=6, band=False, plate=264, site=230)
BROAD = Mat(columns=4, band=True, plate=0, site=330)
STEPS = [min(255, round(value / 4) * 4) for value in range(256)] * 3  # a quarter fewer bytes, and nobody sees it
TONES: dict[str, Tone] = {"now": NOW, "skipped": IDLE, "none": IDLE, "hidden": LIFTED}


def draw_table(view: Galaxy, look: Look) -> Picture:
    """What lies open, for everybody; `look` says who is awaited and what is marked."""
    count = len(view.players)
    width, mat = (1600, BROAD) if count <= 3 else (2000, WIDE)
    banner = _banner_words(view, look)
    above = HEADER + GAP + (BANNER + GAP if banner else 0)
    heights = _heights(view, mat, TALLEST - above - MARGIN - GAP * (count - 1))
    pic = _ground(width, above + sum(heights) + GAP * (count - 1) + MARGIN)
    _header(pic, view, look)
    if banner:
        box = Box(MARGIN, HEADER + GAP, width - 2 * MARGIN, BANNER)
        surfaces.notice(pic, box, banner, NOW, STRONG, sign="winner" if view.finished else "end")
    rails = rail_widths(view, look, width - 2 * MARGIN - 40)
    y = above
    for seat, h in enumerate(heights):
        draw_mat(pic, Box(MARGIN, y, width - 2 * MARGIN, h), view, seat, look, mat, rails[seat])
        y += h + GAP
    if mat is WIDE:
        pic.image = pic.image.point(STEPS)
    return pic


@layer(maxsize=32)
def _ground(width: int, height: int) -> Picture:
    pic = Picture(width, height)
    surfaces.topstrip(pic, HEADER)
    return pic


def _heights(view: Galaxy, mat: Mat, room: int) -> list[int]:
    """All tiles are equally tall, and no taller than the picture allows: more than 12 need another row."""
    full = view.facts.setup.end_tiles
    rows = [mat.rows(len(player.tableau), full) for player in view.players]
    fixed = sum(mat.height(count, 0) for count in rows)
    tile = min(TILE[len(rows)], (room - fixed) // sum(rows))
    return [mat.height(count, tile) for count in rows]


# --- The header ---


def _header(pic: Picture, view: Galaxy, look: Look) -> None:
    broad = pic.box.w < 2000
    inner = Box(MARGIN, 12, pic.box.w - 2 * MARGIN, HEADER - 26)
    title, inner = inner.pad(left=8).cut_left(286 if broad else 330, 14)
    pool, inner = inner.cut_right(216 if broad else 270, 14)
    _title(pic, title, view, look)
    for phase, box in zip(PHASES, row(inner, 5, 10), strict=True):
        _phase(pic, box, view, phase, look)
    _pool(pic, pool, view, look)


def _title(pic: Picture, box: Box, view: Galaxy, look: Look) -> None:
    """Round and stage, and whom we wait for: by name if the names fit, else by chip."""
    top, rest = box.cut_top(54, 10)
    if view.round:
        write(pic, top, say(look.lang, "roll-table-round", round=view.round), SCORE, BRASS)
    else:
        write(pic, top, stage_word(view, look), SCORE, BRASS)
    middle, foot = rest.cut_top(34, 6)
    words = stage_word(view, look) if view.round else say(look.lang, "roll-table-wait-setup")
    write(pic, middle, words, HEAD, INK)
    awaited = sorted(look.awaited)
    if view.finished or not awaited:
        return
    told = say(look.lang, "roll-table-waiting", names=names_of(awaited, look))
    if fit(told, CAPTION, foot.w, foot.h).fits:
        write(pic, foot, told, CAPTION, SOFT)
    else:
        chips = " ".join(f"{{seat:{SEATS[seat].letter}}}" for seat in awaited)
        line(pic, foot, say(look.lang, "roll-table-waiting", names=chips), CAPTION, SOFT)


def _phase(pic: Picture, box: Box, view: Galaxy, phase: str, look: Look) -> None:
    """Its number, name and state, and who selected it."""
    state = phase_state(view, phase)
    tone = TONES.get(state, BRIGHT)
    inner = surfaces.card(pic, box, tone, 16)
    tint = BRASS if state == "now" else IDLE.text if tone is IDLE else GLYPH
    name = IDLE.text if tone is IDLE else INK
    roman = tint if state != "hidden" else SOFT
    foot, top = inner.cut_foot(38, 2)
    if inner.w >= 220:
        icon(pic, phase, top.x + 38, top.cy, 48, tint)
        words = top.pad(left=84)
    else:
        icon(pic, phase, top.x + 24, top.y + 20, 34, tint)
        words = top.pad(left=2)
        roman_box = top.pad(left=58).cut_top(40)[0]
        write(pic, roman_box, ROMAN[phase], FIGURE.at(28), roman)
    upper, lower = words.cut_top(words.h // 2)
    if inner.w >= 220:
        write(pic, upper, ROMAN[phase], FIGURE.at(30), roman)
    write(pic, lower, phase_word(phase, look), HEAD if inner.w < 220 else HEAD.at(29), name)
    if state == "none":
        return
    used = write(pic, foot.pad(left=2), say(look.lang, f"roll-table-phase-{state}"), CAPTION, roman)
    chosen = foot.pad(left=used.w + 14)
    if view.extra_die == phase and view.active:
        pic.put(dice.die(view.facts.setup.extra_die, 34, phase), chosen.right, round(chosen.cy), "rm")
        chosen = chosen.pad(right=42)
    seats.chips(pic, chosen, selectors(view, phase), 34, "r")
    if phase in look.picked:
        picked_rim(pic, box, 16)
    elif phase in look.choices:
        choice(pic, box, 16)


def _pool(pic: Picture, box: Box, view: Galaxy, look: Look) -> None:
    """What is left of the VP, and how many tiles are in the bag."""
    whole = vp_pool(view.facts, len(view.players))
    left = max(0, view.pool)
    inner = surfaces.well(pic, box, 16).pad(left=6, right=4, top=4, bottom=6)
    shield, words = inner.cut_right(74, 8)
    icon(pic, "vp", shield.right, shield.y + 31, 64, anchor="rm", carried=str(left))
    head, rest = words.cut_top(38)
    write(pic, head, say(look.lang, "roll-table-pool"), CAPTION, INK)
    write(pic, rest.cut_top(28)[0], say(look.lang, "roll-table-of", whole=whole), CAPTION, SOFT)
    foot, rest = inner.cut_foot(30)
    tiles = sum(map(len, (view.bag.rest, view.bag.known, *view.bag.held.values())))
    line(pic, foot, "{bag} " + escape(say(look.lang, "roll-table-bag", tiles=tiles)), CAPTION, SOFT)
    tracks.bar(pic, rest.cut_foot(12)[0].move(0, -2), left / whole, SHIELD, LIFTED.fill)


def _banner_words(view: Galaxy, look: Look) -> str:
    """The last round and why, or who has won; as markup."""
    if view.finished:
        won = winners(view)
        vp = running_score(view, won[0]).total
        names = escape(names_of(won, look))
        return say(look.lang, "roll-table-winner", names=names, count=len(won), vp=vp)
    if stage(view) == "setup" or not game_ends(view):
        return ""
    if view.pool <= 0:
        return say(look.lang, "roll-table-last-pool")
    tiles, first = max((len(player.tableau), -seat) for seat, player in enumerate(view.players))
    return say(look.lang, "roll-table-last-tiles", name=escape(name_of(-first, look)), tiles=tiles)
