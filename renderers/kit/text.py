"""Words on a picture. Texts are fitted into boxes: they shrink, then wrap, and if all fails are cut and reported.

Two ways to write the same thing: `write` takes plain text (names, whatever people typed), `line` takes markup:
`"Trade {credit}3, [mint]−1[/]"`. In markup `{name}` is an icon, `{name:text}` an icon that carries a text, `[colour]` …
`[/]` a colour of COLOURS, and `{{` and `[[` are the plain signs (`escape` does that).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from renderers.kit import palette
from renderers.kit.canvas import Overflow, Picture
from renderers.kit.colour import Colour
from renderers.kit.fonts import Face, cap_height, clean, ink, width
from renderers.kit.icons import icon, size_of
from renderers.kit.layout import Box


@dataclass(frozen=True, slots=True)
class Style:
    """A place in the type scale: the size wanted, and the least that is still read."""

    face: Face
    size: int
    least: int
    leading: float = 1.16
    tabular: bool = False

    def at(self, size: int) -> Style:
        return replace(self, size=size, least=min(size, self.least))

    @property
    def cap(self) -> int:
        return cap_height(self.face, self.size)

    @property
    def step(self) -> int:
        """From one baseline to the next."""
        return round(self.size * self.leading)


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

COLOURS: dict[str, Colour] = {
    "ink": palette.INK,
    "soft": palette.SOFT,
    "muted": palette.MUTED,
    "brass": palette.BRASS,
    "mint": palette.MINT,
    "red": palette.RED,
    "gold": palette.GOLD,
    "shield": palette.SHIELD,
    "income": palette.INCOME,
    "action": palette.ACTION,
} | palette.DICE

# --- What a text is made of ---


@dataclass(frozen=True, slots=True)
class Atom:
    """A word or an icon. `glued` to what is before it: no space between."""

    text: str
    icon: str = ""
    colour: Colour | None = None
    glued: bool = False


def escape(text: str) -> str:
    """Plain text for use inside markup."""
    return text.replace("{", "{{").replace("[", "[[")


MARKUP = re.compile(r"\{\{|\[\[|\{(?P<icon>\w+)(:(?P<carried>[^}]*))?\}|\[(?P<colour>\w+)\]|(?P<off>\[/\])")


@lru_cache(maxsize=4096)
def parse(markup: str) -> tuple[Atom, ...]:
    """Markup as atoms."""
    found: list[Atom] = []
    colour: Colour | None = None
    spaced, word, at = True, "", 0  # spaced: a space stands before what comes next

    def finish() -> None:
        nonlocal word, spaced
        for part in re.split(r"(\s+)", word):
            if part.strip():
                found.append(Atom(clean(part), "", colour, not spaced))
                spaced = False
            elif part:
                spaced = True
        word = ""

    for sign in MARKUP.finditer(markup):
        word, at = word + markup[at : sign.start()], sign.end()
        if sign.group() in ("{{", "[["):
            word += sign.group()[0]
            continue
        finish()
        if name := sign.group("icon"):
            found.append(Atom(sign.group("carried") or "", name, colour, not spaced))
            spaced = False
        else:
            colour = None if sign.group("off") else COLOURS[sign.group("colour")]
    word += markup[at:]
    finish()
    return tuple(atom for atom in found if atom.text or atom.icon)


@lru_cache(maxsize=4096)
def plain(text: str) -> tuple[Atom, ...]:
    """Text as atoms; long words may also break after a hyphen or a slash."""
    found = []
    for word in clean(text).split(" "):
        parts = [part for part in re.split(r"(?<=[\w)][-/–])(?=\w\w)", word) if part]
        found += [Atom(part, glued=at > 0) for at, part in enumerate(parts)]
    return tuple(found)


# --- Measuring ---

ICON_GAP = 3  # a number and its icon
ICON_SCALE = 1.12  # icons stand a little higher than the type


def icon_height(style: Style, name: str) -> int:
    tall = 1.42 if name in ("vp", "die", "seat") else ICON_SCALE
    return round(style.size * tall)


@lru_cache(maxsize=16384)
def _space(style: Style) -> int:
    return width("i i", style.face, style.size) - 2 * width("i", style.face, style.size)


def _atom_width(atom: Atom, style: Style) -> int:
    if atom.icon:
        return size_of(atom.icon, icon_height(style, atom.icon), atom.text)[0]
    return width(atom.text, style.face, style.size, style.tabular)


def _gap(before: Atom, atom: Atom, style: Style) -> int:
    if before.icon or atom.icon:
        return ICON_GAP if atom.glued else max(_space(style), round(style.size * 0.3))
    return 0 if atom.glued else _space(style)


def _line_width(atoms: tuple[Atom, ...], style: Style) -> int:
    whole = sum(_atom_width(atom, style) for atom in atoms)
    return whole + sum(_gap(a, b, style) for a, b in zip(atoms, atoms[1:], strict=False))


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it will be written: its lines, at which size, and whether all of it is there."""

    lines: tuple[tuple[Atom, ...], ...]
    style: Style
    w: int
    h: int
    fits: bool


@lru_cache(maxsize=8192)
def fit_atoms(atoms: tuple[Atom, ...], style: Style, w: int, h: int | None = None, lines: int = 1) -> Fitted:
    """The largest size at which the text fits; at each size as few lines as possible."""
    for size in range(style.size, style.least - 1, -1):
        tried = style.at(size)
        most = lines if h is None else max(1, min(lines, 1 + (h - tried.cap) // tried.step))
        if h is not None and tried.cap > h:
            continue
        for count in range(1, most + 1):
            broken = _break(atoms, tried, w, count)
            if broken is not None:
                return _fitted(broken, tried, True)
    smallest = style.at(style.least)
    most = lines if h is None else max(1, min(lines, 1 + (h - smallest.cap) // smallest.step))
    return _fitted(_cut(atoms, smallest, w, most), smallest, not atoms)


def _fitted(broken: list[tuple[Atom, ...]], style: Style, fits: bool) -> Fitted:
    w = max((_line_width(line, style) for line in broken), default=0)
    return Fitted(tuple(broken), style, w, style.cap + style.step * (len(broken) - 1), fits)


def _break(atoms: tuple[Atom, ...], style: Style, w: int, count: int) -> list[tuple[Atom, ...]] | None:
    """The atoms on at most `count` lines of width w, as even as they can be; None if they need more."""
    if _greedy(atoms, style, w, count) is None:
        return None
    low, high = w // 2 if count > 1 else w, w  # the narrowest width that still needs no more lines
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _greedy(atoms, style, middle, count) is not None else (middle + 1, high)
    return _greedy(atoms, style, high, count)


def _greedy(atoms: tuple[Atom, ...], style: Style, w: int, count: int) -> list[tuple[Atom, ...]] | None:
    found: list[list[Atom]] = []
    used = 0
    for at, atom in enumerate(atoms):
        own = _atom_width(atom, style)
        step = _gap(atoms[at - 1], atom, style) + own if found else own
        breakable = at == 0 or not atom.glued or atoms[at - 1].text[-1:] in ("-", "/", "–")
        if found and (used + step <= w or not breakable):
            found[-1].append(atom)
            used += step
        else:
            found.append([atom])
            used = own
        if used > w or len(found) > count:
            return None
    return [tuple(line) for line in found]


def _cut(atoms: tuple[Atom, ...], style: Style, w: int, count: int) -> list[tuple[Atom, ...]]:
    """As much as there is room for, then an ellipsis."""
    kept = list(atoms)
    while kept:
        last = kept[-1]
        tries = [last.text[:end].rstrip() + "…" for end in range(len(last.text), 0, -1)] if not last.icon else []
        for text in tries:
            broken = _break((*kept[:-1], replace(last, text=text)), style, w, count)
            if broken is not None:
                return broken
        kept.pop()
    return [(Atom("…"),)]


# --- Writing ---


def text_width(text: str, style: Style) -> int:
    """Width in one line at full size: for chips and pills that grow with their text."""
    return _line_width(plain(text), style)


def line_width(markup: str, style: Style) -> int:
    return _line_width(parse(markup), style)


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
) -> Box:
    """Plain text in a box. Align l m r, valign t m b (by capitals). Gives back the box that was used."""
    return _put(pic, box, plain(text), style, colour, align, valign, lines)


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
) -> Box:
    fitted = fit_atoms(atoms, style, box.w, box.h if lines > 1 else None, lines)
    if not fitted.fits:
        pic.report.overflows.append(Overflow(" ".join(atom.text or atom.icon for atom in atoms), box))
    small = fitted.style
    top = box.y + {"t": 0.0, "m": (box.h - fitted.h) / 2, "b": box.h - fitted.h}[valign]
    base = round(top + small.cap)
    left = box.right
    for at, atoms_ in enumerate(fitted.lines):
        own = _line_width(atoms_, small)
        x = round(box.x + {"l": 0.0, "m": (box.w - own) / 2, "r": box.w - own}[align])
        left = min(left, x)
        _write_line(pic, atoms_, small, x, base + at * small.step, colour, opacity)
    return Box(left, round(top), fitted.w, fitted.h)


def _write_line(
    pic: Picture, atoms: tuple[Atom, ...], style: Style, x: int, base: int, colour: Colour, opacity: float
) -> None:
    phrase, start, tint = "", x, colour  # words of one colour are written in one go
    for at, atom in enumerate(atoms):
        gap = _gap(atoms[at - 1], atom, style) if at else 0
        own = atom.colour or colour
        joins = phrase and not atom.icon and own == tint
        if joins:
            phrase += ("" if atom.glued else " ") + atom.text
        else:
            if phrase:
                _stamp(pic, phrase, style, start, base, tint)
            phrase, start, tint = ("" if atom.icon else atom.text), x + gap, own
        x += gap
        if atom.icon:
            h = icon_height(style, atom.icon)
            middle = base - style.cap / 2
            icon(pic, atom.icon, x, middle, h, own, anchor="lm", carried=atom.text, opacity=opacity)
        x += _atom_width(atom, style)
    if phrase:
        _stamp(pic, phrase, style, start, base, tint)


def _stamp(pic: Picture, text: str, style: Style, x: int, base: int, colour: Colour) -> None:
    words = ink(text, style.face, style.size, style.tabular)
    where = Box(x + words.dx, base + words.dy, words.mask.width, words.mask.height)
    pic.stamp(words.mask, where.x, where.y, colour)
    pic.report.texts.append(Overflow(text, where))
    if not pic.box.contains(where):
        pic.report.overflows.append(Overflow(text, where))
