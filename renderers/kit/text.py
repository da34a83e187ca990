"""Words on a picture: always in a box, never clipped. What does not fit is cut with an ellipsis and reported.

Two ways to write: `write` takes plain text (names, whatever people typed), `line` takes markup:
`"Trade {credit}3, [mint]−1[/]"`. In markup `{name}` is an icon, `{name:text}` an icon that carries a text, `[colour]` …
`[/]` a colour of COLOURS, and `{{` and `[[` are the plain signs (`escape` does that).
"""

from __future__ import annotations

from renderers.kit import palette
from renderers.kit.canvas import Overflow, Picture
from renderers.kit.colour import Colour
from renderers.kit.fitting import (
    COLOURS,
    Atom,
    Fitted,
    Style,
    atom_width,
    atoms_width,
    escape,
    fit_atoms,
    gap,
    icon_height,
    parse,
    plain,
)
from renderers.kit.fonts import Face, clean, ink
from renderers.kit.icons import icon
from renderers.kit.layout import Box

__all__ = [
    "CAPTION",
    "COLOURS",
    "FIGURE",
    "HEAD",
    "LABEL",
    "NAME",
    "PLAYER",
    "RESOURCE",
    "SCORE",
    "STRONG",
    "TAB",
    "TEXT",
    "TITLE",
    "TOTAL",
    "Fitted",
    "Style",
    "escape",
    "fit",
    "fit_line",
    "label",
    "line",
    "line_width",
    "text_width",
    "write",
]

TOTAL = Style(Face.NUMBER, 96, 48)
RESOURCE = Style(Face.NUMBER, 66, 34)
SCORE = Style(Face.NUMBER, 56, 34)
TITLE = Style(Face.NUMBER, 44, 30)
FIGURE = Style(Face.NUMBER, 36, 24)
PLAYER = Style(Face.NAME, 31, 20)
HEAD = Style(Face.NAME, 27, 20)
NAME = Style(Face.NAME, 22, 18, 1.12)
TEXT = Style(Face.TEXT, 24, 18, 1.2)
STRONG = Style(Face.STRONG, 24, 18, 1.2)
CAPTION = Style(Face.TEXT, 21, 17, 1.18)
LABEL = Style(Face.TEXT, 18, 16, 1.15)
TAB = Style(Face.STRONG, 18, 16, 1.1)


def text_width(text: str, style: Style) -> int:
    """Width in one line at full size: for chips and pills that grow with their text."""
    return atoms_width(plain(text), style)


def line_width(markup: str, style: Style) -> int:
    return atoms_width(parse(markup), style)


def fit(text: str, style: Style, w: int, h: int | None = None, lines: int = 1) -> Fitted:
    """How plain text would be written into a box of this size."""
    return fit_atoms(plain(text), style, w, h, lines)


def fit_line(markup: str, style: Style, w: int, h: int | None = None, lines: int = 1) -> Fitted:
    return fit_atoms(parse(markup), style, w, h, lines)


def write(
    pic: Picture,
    box: Box,
    text: str,
    style: Style = TEXT,
    colour: Colour = palette.INK,
    *,
    align: str = "l",
    valign: str = "m",
    lines: int = 1,
    cut: bool = False,
) -> Box:
    """Plain text in a box. Align l m r, valign t m b (by capitals). Gives back the box that was used.

    `cut`: may end in an ellipsis without being reported. Only for what people typed: no box fits every name.
    """
    return _put(pic, box, plain(text), style, colour, align, valign, lines, cut=cut)


def line(
    pic: Picture,
    box: Box,
    markup: str,
    style: Style = TEXT,
    colour: Colour = palette.INK,
    *,
    align: str = "l",
    valign: str = "m",
    lines: int = 1,
    opacity: float = 1,
) -> Box:
    """Markup in a box, like `write`. `opacity` fades drawn icons."""
    return _put(pic, box, parse(markup), style, colour, align, valign, lines, opacity)


def label(
    pic: Picture,
    x: float,
    y: float,
    text: str,
    style: Style = TEXT,
    colour: Colour = palette.INK,
    *,
    anchor: str = "ls",
    rim: Colour | None = None,
) -> int:
    """One line at a point, where there is no box (hex labels, axis numbers). Anchor: l m r across, then s on the
    baseline, m by the middle of capitals, t by their top. `rim` draws a 2 px edge. Gives back where it ends."""
    string = clean(text)
    if not string:
        return round(x)
    words = ink(string, style.face, style.size, style.tabular)
    left = round(x - {"l": 0.0, "m": words.advance / 2, "r": words.advance}[anchor[0]])
    base = round(y + {"s": 0.0, "m": style.cap / 2, "t": style.cap}[anchor[1]])
    if rim is not None:
        edge = ink(string, style.face, style.size, style.tabular, 2)
        pic.stamp(edge.mask, left + edge.dx, base + edge.dy, rim)
    _stamp(pic, string, style, left, base, colour)
    return left + words.advance


def _put(
    pic: Picture,
    box: Box,
    atoms: tuple[Atom, ...],
    style: Style,
    colour: Colour,
    align: str,
    valign: str,
    lines: int,
    opacity: float = 1,
    cut: bool = False,
) -> Box:
    fitted = fit_atoms(atoms, style, box.w, box.h, lines)
    if not fitted.fits and not cut:
        pic.report.overflows.append(Overflow(" ".join(atom.text or atom.icon for atom in atoms), box))
    small = fitted.style
    top = box.y + {"t": 0.0, "m": (box.h - fitted.h) / 2, "b": box.h - fitted.h}[valign]
    base = round(top + small.cap)
    left = box.right
    for at, atoms_ in enumerate(fitted.lines):
        own = atoms_width(atoms_, small)
        x = round(box.x + {"l": 0.0, "m": (box.w - own) / 2, "r": box.w - own}[align])
        left = min(left, x)
        _write_line(pic, atoms_, small, x, base + at * small.step, colour, opacity)
    return Box(left, round(top), fitted.w, fitted.h)


def _write_line(
    pic: Picture, atoms: tuple[Atom, ...], style: Style, x: int, base: int, colour: Colour, opacity: float
) -> None:
    phrase, start, tint = "", x, colour  # words of one colour are written in one go
    for at, atom in enumerate(atoms):
        space = gap(atoms[at - 1], atom, style) if at else 0
        own = atom.colour or colour
        joins = phrase and not atom.icon and own == tint
        if joins:
            phrase += ("" if atom.glued else " ") + atom.text
        else:
            if phrase:
                _stamp(pic, phrase, style, start, base, tint)
            phrase, start, tint = ("" if atom.icon else atom.text), x + space, own
        x += space
        if atom.icon:
            h = icon_height(style, atom.icon, atom.text)
            middle = base - style.cap / 2
            icon(pic, atom.icon, x, middle, h, own, anchor="lm", carried=atom.text, opacity=opacity)
        x += atom_width(atom, style)
    if phrase:
        _stamp(pic, phrase, style, start, base, tint)


def _stamp(pic: Picture, text: str, style: Style, x: int, base: int, colour: Colour) -> None:
    words = ink(text, style.face, style.size, style.tabular)
    where = Box(x + words.dx, base + words.dy, words.mask.width, words.mask.height)
    pic.stamp(words.mask, where.x, where.y, colour)
    pic.report.texts.append(Overflow(text, where))
    if not pic.box.contains(where):
        pic.report.overflows.append(Overflow(text, where))
