"""What things lie on: panels, cards, wells, pills, tabs. Flat; only what one could pick up has depth."""

from __future__ import annotations

from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import Colour, mix
from renderers.kit.icons import icon
from renderers.kit.layout import Box
from renderers.kit.masks import TOP, Cut, Rounded
from renderers.kit.palette import (
    GROUND,
    HAIRLINE,
    INK,
    LIFTED,
    LINE,
    MUTED,
    NOW,
    PLAIN,
    RAISED,
    SOFT,
    STRIP,
    WELL,
    Tone,
)
from renderers.kit.text import CAPTION, FIGURE, HEAD, TAB, Style, line, line_width, write

MARGIN = 24  # around a picture
GAP = 12  # between panels
INSIDE = 16  # from a panel's rim to what is in it


def panel(pic: Picture, box: Box, tone: Tone = PLAIN, radius: float = 18) -> Box:
    """A large area. Gives back the box inside it."""
    pic.fill(rounded(box, radius), box.x, box.y, tone.fill)
    pic.ring(rounded(box, radius), box.x, box.y, tone.rim, tone.width)
    return box.inset(INSIDE)


def card(pic: Picture, box: Box, tone: Tone = LIFTED, radius: float = 13, depth: int = 0) -> Box:
    """A tile lying on a panel; `depth` more of them lie under it, peeping out at the lower right."""
    for level in range(min(depth, 3), 0, -1):
        under = box.move(4 * level, 4 * level)
        pic.fill(rounded(under, radius), under.x, under.y, mix(RAISED, GROUND, 0.35))
        pic.ring(rounded(under, radius), under.x, under.y, LINE, 1.5)
    pic.fill(rounded(box, radius), box.x, box.y, tone.fill)
    pic.ring(rounded(box, radius), box.x, box.y, tone.rim, tone.width)
    return box.inset(10, 8)


def well(pic: Picture, box: Box, radius: float = 12, fill: Colour = WELL) -> Box:
    """A sunk area for what is spent, stored or uncovered."""
    pic.fill(rounded(box, radius), box.x, box.y, fill)
    return box.inset(10, 6)


def slot(pic: Picture, box: Box, rim: Colour = HAIRLINE, radius: float = 12, width: float = 1.5) -> None:
    """A place where something may lie: only its rim."""
    pic.ring(rounded(box, radius), box.x, box.y, rim, width)


def action(pic: Picture, box: Box, tone: Tone = LIFTED, cut: float = 16) -> Box:
    """Cut corners: something one can do."""
    pic.fill(Cut(box.w, box.h, cut), box.x, box.y, tone.fill)
    pic.ring(Cut(box.w, box.h, cut), box.x, box.y, tone.rim, tone.width)
    return box.inset(12, 10)


def tabbed(pic: Picture, box: Box, word: str, colour: Colour, tone: Tone = LIFTED, tab: int = 28) -> Box:
    """A tile with its timing as a word on a tab (once, income, action …). Gives back the box under the tab."""
    card(pic, box, tone, 12)
    head, rest = box.cut_top(tab)
    pic.fill(Rounded(head.w, head.h, 12, TOP), head.x, head.y, mix(RAISED, colour, 0.32))
    write(pic, head.inset(8, 0), word, TAB, mix(colour, INK, 0.25), align="m")
    return rest.inset(10, 6)


def tag(
    pic: Picture,
    x: float,
    y: float,
    markup: str,
    tone: Tone = LIFTED,
    style: Style = CAPTION,
    *,
    anchor: str = "lm",
    height: int = 0,
    widest: int = 0,
    within: Box | None = None,
) -> Box:
    """A pill that grows with its text, up to `widest`, pushed inside `within`: costs, names of powers."""
    h = height or round(style.size * 1.75)
    w = line_width(markup, style) + h
    w = min(w, widest) if widest else w
    left = round(x - {"l": 0.0, "m": w / 2, "r": w}[anchor[0]])
    top = round(y - {"t": 0.0, "m": h / 2, "b": h}[anchor[1]])
    if within is not None:
        left = max(within.x, min(left, within.right - w))
        top = max(within.y, min(top, within.bottom - h))
    box = Box(left, top, w, h)
    pic.fill(rounded(box, min(12, h / 2)), box.x, box.y, tone.fill)
    pic.ring(rounded(box, min(12, h / 2)), box.x, box.y, tone.rim, tone.width)
    line(pic, box.inset(h // 2 - 2, 0), markup, style, tone.text, align="m")
    return box


def notice(pic: Picture, box: Box, markup: str, tone: Tone = NOW, style: Style = CAPTION, sign: str = "") -> None:
    """A state in a word or two, over the width of its box: waiting, done, alarm."""
    pic.fill(rounded(box, 10), box.x, box.y, tone.fill)
    inner = box.inset(14, 0)
    if sign:
        icon(pic, sign, inner.x + 11, box.cy, round(style.size * 1.1), tone.text)
        inner = inner.pad(left=36)
    line(pic, inner, markup, style, tone.text)


def fact(
    pic: Picture, box: Box, value: str, caption: str, colour: Colour = INK, style: Style = FIGURE, fill: Colour = WELL
) -> None:
    """A number over its caption, in a well. The value is markup."""
    inner = well(pic, box, 12, fill).pad(top=2, bottom=3)
    foot, top = inner.cut_foot(round(inner.h * 0.36))
    line(pic, top.inset(-4, 0), value, style, colour, align="m")
    write(pic, foot.inset(-4, 0), caption, CAPTION.at(19), SOFT, align="m")


def hairline(pic: Picture, x: int, y: int, length: int, colour: Colour = HAIRLINE, upright: bool = False) -> None:
    """A thin line to the right, or downwards."""
    pic.rect(Box(x, y, 2, length) if upright else Box(x, y, length, 2), colour)


def head(pic: Picture, box: Box, text: str, colour: Colour = SOFT, style: Style = HEAD) -> Box:
    """A section's head. Gives back the box it used."""
    return write(pic, box, text, style, colour)


def topstrip(pic: Picture, h: int, colour: Colour | None = None) -> Box:
    """The band at the top of a picture; with a seat's colour it is that seat's own picture. Gives back its inside."""
    w = pic.box.w
    if colour is None:
        pic.rect(Box(0, 0, w, h), STRIP)
        pic.rect(Box(0, h - 2, w, 2), HAIRLINE)
    else:
        pic.shade(Rounded(w, h, 0), 0, 0, mix(STRIP, colour, 0.42), STRIP, across=True)
        pic.rect(Box(0, h - 3, w, 3), mix(STRIP, colour, 0.8))
    return Box(0, 0, w, h - 3).inset(MARGIN, 8)


def nothing(pic: Picture, box: Box) -> None:
    """A dash where there is nothing to show."""
    bar = box.center(16, 3)
    pic.fill(Rounded(16, 3, 1.5), bar.x, bar.y, MUTED, 0.7)
