"""Tiles: what a card shows (cost, name, power, good), a stack under construction, an empty place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour, lighten, mix
from renderers.kit.dice import Die, place, sprite_of
from renderers.kit.icons import cost_diamond, cost_disc
from renderers.kit.layout import Box
from renderers.kit.marks import choice, picked
from renderers.kit.palette import (
    BRASS,
    DICE,
    GHOST,
    GREY_WORLD,
    IDLE,
    INK,
    LIFTED,
    MAY,
    MINT,
    MUTED,
    NOW,
    RAISED,
    SOFT,
    Tone,
    tinted,
)
from renderers.kit.sketch import Sprite
from renderers.kit.surfaces import card, slot
from renderers.kit.text import CAPTION, FIGURE, LABEL, NAME, STRONG, Style, fit, fit_line, line, line_width, write


@dataclass(frozen=True, slots=True)
class Tile:
    """What is on a tile. `power` and `value` are markup.

    kind: `world` (disc), `development` (diamond) or "" (no cost shown). colour: a die's colour, `grey` or "".
    good: a die's colour, "" for an empty place, None if goods never lie here.
    """

    name: str
    cost: str = ""
    kind: str = ""
    colour: str = ""
    power: str = ""
    value: str = ""
    good: str | None = None
    badges: tuple[str, ...] = ()  # markup of small things at the upper right: extra chips, counts


def paint_of(colour: str) -> Colour:
    return DICE.get(colour, GREY_WORLD)


def tone_of(tile: Tile) -> Tone:
    """Worlds with a colour are tinted; grey worlds and developments are plain cards."""
    return tinted(DICE[tile.colour]) if tile.colour in DICE else LIFTED


def cost_sprite(tile: Tile, size: int) -> Sprite:
    if tile.kind == "development":
        return cost_diamond(size, tile.cost)
    return cost_disc(size, tile.cost, paint_of(tile.colour))


STATES = ("plain", "now", "may", "picked", "off")


def tile(pic: Picture, box: Box, shown: Tile, *, state: str = "plain", depth: int = 0, lines: int = 0) -> None:
    """A tile. State: `now` (brass rim: just placed), `may` (mint dashes), `picked` (mint glow), `off` (cannot be used).

    Its power gets as many lines as there is room for, or `lines`.
    """
    inner = _ground(pic, box, tone_of(shown), state, depth)
    dim = state == "off"
    head_h = min(inner.h, max(48, round(box.h * 0.46) if box.h < 150 else 58))
    head, rest = inner.cut_top(head_h, 4)
    _head(pic, head, shown, dim)
    if rest.h >= 18:
        _foot(pic, rest, shown, dim, lines)


def _ground(pic: Picture, box: Box, tone: Tone, state: str, depth: int) -> Box:
    if state == "now":
        tone = Tone(mix(tone.fill, BRASS, 0.12), BRASS, INK, 3)
    elif state == "off":
        tone = Tone(mix(tone.fill, RAISED, 0.5), mix(tone.rim, RAISED, 0.6), MUTED, 1.5)
    if state == "picked":
        picked(pic, box, 13)
    inner = card(pic, box, tone, depth=depth)
    if state == "may":
        choice(pic, box, 13)
    elif state == "picked":
        pic.ring(rounded(box, 13), box.x, box.y, MINT, 3.5)
    return inner


def _head(pic: Picture, box: Box, shown: Tile, dim: bool) -> None:
    """Cost and name; the name wraps before it shrinks, and shrinks before it is cut."""
    room = box
    if shown.kind:
        size = min(52, box.h)
        pic.put(cost_sprite(shown, size), box.x - 2, round(box.cy), "lm", 0.5 if dim else 1)
        room = box.pad(left=size + 6)
    for badge in shown.badges:
        w = line_width(badge, STRONG.at(18)) + 2
        line(pic, Box(room.right - w, room.y, w, 26), badge, STRONG.at(18), SOFT, align="r")
        room = room.pad(right=w + 6)
    write(pic, room, shown.name, NAME, MUTED if dim else INK, lines=2)


def _foot(pic: Picture, box: Box, shown: Tile, dim: bool, lines: int) -> None:
    if shown.good is not None:
        size = min(38, box.h + 2, 42)
        x, y = box.right - size + 2, box.bottom - size + 2
        pic.put(_good(shown, size), x, y)
        box = box.pad(right=size + 4)
    if shown.value:
        w = min(line_width(shown.value, STRONG.at(21)), box.w // 2)
        band = box.cut_foot(min(box.h, 34))[0]
        line(pic, band.cut_right(w)[0], shown.value, STRONG.at(21), _pale(shown, dim), align="r")
        box = box.pad(right=w + 8)
    if shown.power:
        most = lines or max(1, box.h // 22)
        if len(fit_line(shown.power, CAPTION.at(20), box.w, box.h, most).lines) == 1:
            box = box.cut_foot(min(box.h, 34))[0]  # on one line with the value and the good
        colour = MUTED if dim else _pale(shown, False) if shown.kind == "world" else SOFT
        line(pic, box, shown.power, CAPTION.at(20), colour, lines=most, opacity=0.5 if dim else 1)


def _good(shown: Tile, size: int) -> Sprite:
    return sprite_of(Die(shown.good), size) if shown.good else place(size, mix(tone_of(shown).rim, INK, 0.15))


def _pale(shown: Tile, dim: bool) -> Colour:
    """The world's colour as readable text."""
    if dim:
        return MUTED
    return lighten(DICE[shown.colour], 0.55) if shown.colour in DICE else SOFT


def building(
    pic: Picture,
    box: Box,
    shown: Tile | None,
    dice: Sequence[Die],
    *,
    slots: int,
    discount: str = "",
    more: str = "",
    depth: int = 0,
    state: str = "plain",
    empty: str = "",
) -> None:
    """The top tile of a construction stack: a place for each die it needs, those there, the discount, what is below."""
    if shown is None:
        blank(pic, box, empty, CAPTION)
        return
    inner = _ground(pic, box, tone_of(shown), state, depth)
    head, rest = inner.cut_top(max(48, round(box.h * 0.46)), 6)
    _head(pic, head, shown, False)
    if more:
        w = line_width(more, STRONG.at(21))
        line(pic, rest.cut_right(w)[0], more, STRONG.at(21), _pale(shown, False), align="r")
        rest = rest.pad(right=w + 8)
    if discount:
        w = line_width(discount, STRONG.at(21))
        line(pic, rest.cut_right(w)[0], discount, STRONG.at(21), MINT, align="r")
        rest = rest.pad(right=w + 8)
    _places(pic, rest, dice, max(slots, len(dice)))


def _places(pic: Picture, box: Box, dice: Sequence[Die], count: int) -> None:
    """Dice, then empty places; when there are too many even for small ones, the rest is a number."""
    if count == 0:
        return
    gap = 5 if count < 6 else 2
    size = min(34, box.h, (box.w + gap) // count - gap)
    if size < 24:  # a letter of 16 px needs that much
        size = min(30, box.h)
        words = f"{len(dice)} / {count}"
        for at, one in enumerate(dice[:1]):
            pic.put(sprite_of(one, size), box.x + at * size, round(box.cy), "lm")
        write(pic, box.pad(left=size + 8 if dice else 0), words, STRONG.at(21), SOFT)
        return
    for at in range(count):
        sprite = sprite_of(dice[at], size) if at < len(dice) else place(size)
        pic.put(sprite, box.x + at * (size + gap), round(box.cy), "lm")


def blank(pic: Picture, box: Box, label: str, style: Style = FIGURE) -> None:
    """An empty place with its number: how far the tableau still goes."""
    slot(pic, box, mix(RAISED, GHOST, 0.25), 13)
    if label:
        colour = GHOST if style is FIGURE else MUTED
        write(pic, box.inset(8, 4), label, style.at(30) if style is FIGURE else style, colour, align="m", lines=2)


def row_tile(pic: Picture, box: Box, shown: Tile, note: str = "", state: str = "plain") -> None:
    """A tile in one line: for lists of tiles and of what powers offer. `note` is markup at the right."""
    tone = {"now": NOW, "may": MAY, "picked": MAY, "off": IDLE}.get(state, tone_of(shown))
    inner = card(pic, box, tone)
    size = min(42, box.h - 12)
    if shown.kind:
        pic.put(cost_sprite(shown, size), inner.x, round(box.cy), "lm", 0.5 if state == "off" else 1)
        inner = inner.pad(left=size + 10)
    if note:
        w = min(line_width(note, CAPTION), inner.w // 2)
        line(pic, inner.cut_right(w)[0], note, CAPTION, SOFT, align="r")
        inner = inner.pad(right=w + 12)
    w = min(fit(shown.name, NAME, inner.w).w + 16, inner.w)
    write(pic, inner.cut_left(w)[0], shown.name, NAME, MUTED if state == "off" else INK)
    rest = inner.pad(left=w)
    if shown.power and rest.w > 60:
        line(pic, rest, shown.power, LABEL.at(20), SOFT)
