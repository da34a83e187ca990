"""Fitting text into a box: markup becomes words and icons, which shrink, then wrap, and if all fails are cut."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, replace
from functools import lru_cache

from renderers.kit import palette
from renderers.kit.colour import Colour
from renderers.kit.fonts import Face, cap_height, clean, width
from renderers.kit.icons import size_of


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


def icon_height(style: Style, name: str, carried: str = "") -> int:
    """What carries a letter or a number must be tall enough to show it."""
    tall = 1.42 if carried and name in ("vp", "die", "seat") else ICON_SCALE
    return round(style.size * tall)


@lru_cache(maxsize=16384)
def _space(style: Style) -> int:
    return width("i i", style.face, style.size) - 2 * width("i", style.face, style.size)


def atom_width(atom: Atom, style: Style) -> int:
    if atom.icon:
        return size_of(atom.icon, icon_height(style, atom.icon, atom.text), atom.text)[0]
    return width(atom.text, style.face, style.size, style.tabular)


def gap(before: Atom, atom: Atom, style: Style) -> int:
    if before.icon or atom.icon:
        return ICON_GAP if atom.glued else max(_space(style), round(style.size * 0.3))
    return 0 if atom.glued else _space(style)


def atoms_width(atoms: tuple[Atom, ...], style: Style) -> int:
    whole = sum(atom_width(atom, style) for atom in atoms)
    return whole + sum(gap(a, b, style) for a, b in itertools.pairwise(atoms))


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
    if not atoms:
        return Fitted((), style, 0, 0, True)
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
    return _fitted(_cut(atoms, smallest, w, most), smallest, False)


def _fitted(broken: list[tuple[Atom, ...]], style: Style, fits: bool) -> Fitted:
    w = max((atoms_width(line, style) for line in broken), default=0)
    return Fitted(tuple(broken), style, w, style.cap + style.step * (len(broken) - 1), fits)


def _break(atoms: tuple[Atom, ...], style: Style, w: int, count: int) -> list[tuple[Atom, ...]] | None:
    """The atoms on at most `count` lines of width w, as even as they can be; None if they need more."""
    if _greedy(atoms, style, w, count) is None:
        return None
    low, high = w // count, w  # the narrowest width that still needs no more lines
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _greedy(atoms, style, middle, count) is not None else (middle + 1, high)
    return _greedy(atoms, style, high, count)


def _greedy(atoms: tuple[Atom, ...], style: Style, w: int, count: int) -> list[tuple[Atom, ...]] | None:
    found: list[tuple[Atom, ...]] = []
    used = 0
    for unit in _units(atoms):
        own = atoms_width(unit, style)
        step = gap(found[-1][-1], unit[0], style) + own if found else own
        if found and used + step <= w:
            found[-1] += unit
            used += step
        else:
            found.append(unit)
            used = own
        if used > w or len(found) > count:
            return None
    return found


@lru_cache(maxsize=4096)
def _units(atoms: tuple[Atom, ...]) -> tuple[tuple[Atom, ...], ...]:
    """What must stay on one line: a number and its icon. Words may part after a hyphen."""
    found: list[list[Atom]] = []
    for at, atom in enumerate(atoms):
        if at and atom.glued and atoms[at - 1].text[-1:] not in ("-", "/", "–"):
            found[-1].append(atom)
        else:
            found.append([atom])
    return tuple(map(tuple, found))


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
