"""Icons by name. A glyph of the icon font takes any colour; a drawn icon has its own colours and may carry a text.

A new glyph is a line in GLYPHS; a new drawn icon is a function with `@drawn("name")`. Every name can be used inside
texts: `"{ship} +1 {vp:3}"` (see text.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from renderers.kit.canvas import Picture
from renderers.kit.colour import BLACK, WHITE, Colour, darken, lighten, rgb
from renderers.kit.fonts import Face, glyph, ink
from renderers.kit.masks import Poly, Rounded, diamond, disc, ngon, shield
from renderers.kit.palette import GLYPH, GOLD, OUTLINE, SHIELD, SHIELD_RIM
from renderers.kit.sketch import Sketch, Sprite

GLYPHS: dict[str, str] = {
    # phases and faces
    "explore": "\uf1e5",
    "develop": "\uf0eb",
    "settle": "\uf024",
    "produce": "\uf275",
    "ship": "\uf197",
    "wild": "\u002a",
    # states
    "waiting": "\uf252",
    "done": "\uf00c",
    "done_disc": "\uf058",
    "secret": "\uf023",
    "winner": "\uf521",
    "warning": "\uf071",
    "start": "\uf04b",
    "end": "\uf11e",
    "undo": "\uf2ea",
    "again": "\uf2f9",
    "eye": "\uf06e",
    "clock": "\uf017",
    # doing
    "reassign": "\uf0ec",
    "dictate": "\uf0a6",
    "cup": "\uf522",
    "people": "\uf0c0",
    "recruit": "\uf234",
    "recall": "\uf3e5",
    "scout": "\uf002",
    "stock": "\uf51e",
    "trade": "\uf4c4",
    "consume": "\uf2e7",
    "cards": "\uf5fd",
    "rocket": "\uf135",
    "bolt": "\uf0e7",
    "leaf": "\uf06c",
    "plus": "\u002b",
    "minus": "\uf068",
    "times": "\uf00d",
    "question": "\u003f",
    "star": "\uf005",
    "arrow": "\uf061",
    "arrow_left": "\uf060",
    "arrow_up": "\uf062",
    "arrow_down": "\uf063",
    "research": "\uf102",
    "range": "\uf337",
    "dot": "\uf111",
}

Drawer = Callable[[int, str], Sprite]
DRAWN: dict[str, Drawer] = {}


def drawn(name: str) -> Callable[[Drawer], Drawer]:
    """Register a function (height in px, text carried) -> Sprite under a name. The result is cached here."""

    def keep(make: Drawer) -> Drawer:
        cached = lru_cache(maxsize=256)(make)
        DRAWN[name] = cached
        return cached

    return keep


def exists(name: str) -> bool:
    return name in GLYPHS or name in DRAWN


def size_of(name: str, height: int, carried: str = "") -> tuple[int, int]:
    """Width and height of the icon in px."""
    if name in DRAWN:
        sprite = DRAWN[name](height, carried)
        return sprite.w, sprite.h
    return glyph(_code(name), height).size


def icon(
    pic: Picture,
    name: str,
    x: float,
    y: float,
    height: int,
    colour: Colour = GLYPH,
    *,
    anchor: str = "mm",
    carried: str = "",
    opacity: float = 1,
) -> None:
    """Draw an icon; the colour only matters for glyphs. Anchor: l m r across, t m b down."""
    if name in DRAWN:
        pic.put(DRAWN[name](height, carried), x, y, anchor, opacity)
        return
    form = glyph(_code(name), height)
    left = x - {"l": 0.0, "m": form.width / 2, "r": form.width}[anchor[0]]
    top = y - {"t": 0.0, "m": form.height / 2, "b": form.height}[anchor[1]]
    if opacity < 1:
        form = form.point([round(value * opacity) for value in range(256)])
    pic.stamp(form, left, top, colour)


def _code(name: str) -> str:
    if name not in GLYPHS:
        raise KeyError(f"no icon {name!r}; there are {', '.join(sorted([*GLYPHS, *DRAWN]))}")
    return GLYPHS[name]


def fitting(text: str, w: float, largest: int, face: Face = Face.NUMBER, least: int = 16) -> int:
    """The size at which a number fits into a badge."""
    size = largest
    while size > least and ink(text, face, size).mask.width > w:
        size -= 1
    return size


# --- Drawn icons ---


@drawn("vp")
def vp(height: int, carried: str) -> Sprite:
    """Points: a cream shield, mostly with a number."""
    w = round(height * 0.92)
    if carried:  # wide enough that no number falls under 16 px
        w = max(w, ink(carried, Face.NUMBER, 16).mask.width + 10)
    sketch = Sketch(w, height, 4)
    rim = max(2.0, height * 0.075)
    sketch.shadow(shield(w, height, 1), 0, 0, 1.4, 0.5)
    sketch.shade(shield(w, height, 1), 0, 0, lighten(SHIELD_RIM, 0.12), darken(SHIELD_RIM, 0.2))
    inner = shield(w - 2 * rim, height - 2.1 * rim, 0.5)
    sketch.shade(inner, rim, rim, lighten(SHIELD, 0.35), darken(SHIELD, 0.06))
    if carried:
        size = fitting(carried, w - 2 * rim - 3, max(16, round(height * 0.52)))
        sketch.write(carried, w / 2, height * 0.435, size, rgb("#241C08"))
    return sketch.sprite()


@drawn("credit")
def credit(height: int, carried: str) -> Sprite:
    """A gold coin."""
    s = height
    sketch = Sketch(s, s, 4)
    sketch.shadow(disc(s), 0, 0, 1.2, 0.45)
    sketch.fill(disc(s), 0, 0, darken(GOLD, 0.52))
    e = max(1.0, s * 0.05)
    sketch.shade(disc(s - 2 * e), e, e, lighten(GOLD, 0.34), darken(GOLD, 0.12))
    if carried:
        sketch.write(carried, s / 2, s / 2, fitting(carried, s * 0.8, max(16, round(s * 0.55))), rgb("#2B1D02"))
    else:
        t = s * 0.22
        sketch.ring(disc(s - 2 * t), t, t, darken(GOLD, 0.42), max(1.2, s * 0.065))
    return sketch.sprite()


@drawn("bag")
def bag(height: int, carried: str) -> Sprite:
    """A sack: tiles or dice yet to be drawn."""
    s = height
    cloth = rgb("#AEB9D6")
    sketch = Sketch(s, s, 3)
    body = Poly(
        s,
        s,
        (
            (s * 0.36, s * 0.40),
            (s * 0.64, s * 0.40),
            (s * 0.84, s * 0.68),
            (s * 0.76, s * 0.88),
            (s * 0.24, s * 0.88),
            (s * 0.16, s * 0.68),
        ),
        s * 0.10,
    )
    neck = Poly(
        s,
        s,
        ((s * 0.27, s * 0.06), (s * 0.5, s * 0.13), (s * 0.73, s * 0.06), (s * 0.60, s * 0.25), (s * 0.40, s * 0.25)),
        s * 0.04,
    )
    sketch.shade(body, 0, 0, lighten(cloth, 0.35), darken(cloth, 0.12))
    sketch.shade(neck, 0, 0, lighten(cloth, 0.5), darken(cloth, 0.05))
    sketch.fill(Rounded(s * 0.40, s * 0.085, s * 0.04), s * 0.30, s * 0.27, rgb("#E8BE6A"))
    if carried:
        sketch.write(carried, s / 2, s * 0.64, fitting(carried, s * 0.6, max(16, round(s * 0.4))), OUTLINE)
    return sketch.sprite()


@drawn("cube")
def cube(height: int, carried: str) -> Sprite:
    """A white cube: ore, resources; the text may name a colour as #RRGGBB."""
    s = height
    colour = rgb(carried) if carried else rgb("#DDE3F0")
    w = round(s * 0.9)
    sketch = Sketch(w, s, 3)
    x, m = w / 2, s * 0.27
    top, left, right = (
        ((x, 0), (w, m), (x, 2 * m), (0, m)),
        ((0, m), (x, 2 * m), (x, s), (0, s - m)),
        ((w, m), (x, 2 * m), (x, s), (w, s - m)),
    )
    sketch.shadow(ngon(w, s, 6, 0.25), 0, 0, 1.2, 0.45)
    sketch.fill(Poly(w, s, left), 0, 0, darken(colour, 0.14))
    sketch.fill(Poly(w, s, right), 0, 0, darken(colour, 0.34))
    sketch.fill(Poly(w, s, top), 0, 0, lighten(colour, 0.72))
    return sketch.sprite()


@drawn("crystal")
def crystal(height: int, carried: str) -> Sprite:
    """A green cut stone."""
    s, colour = height, rgb("#2FB865")
    w = round(s * 0.74)
    sketch = Sketch(w, s, 3)
    sketch.shadow(diamond(w, s), 0, 0, 1.2, 0.45)
    half, mid = w / 2, s * 0.42
    for points, tone in (
        (((half, 0), (0, mid), (half, mid)), lighten(colour, 0.42)),
        (((half, 0), (w, mid), (half, mid)), lighten(colour, 0.12)),
        (((0, mid), (half, s), (half, mid)), darken(colour, 0.05)),
        (((w, mid), (half, s), (half, mid)), darken(colour, 0.38)),
    ):
        sketch.fill(Poly(w, s, points), 0, 0, tone)
    return sketch.sprite()


@drawn("token")
def token(height: int, carried: str) -> Sprite:
    """A plain violet ball."""
    sketch = Sketch(height, height, 3)
    sketch.shadow(disc(height), 0, 0, 1.2, 0.45)
    sketch.fill(disc(height), 0, 0, rgb("#3E1D7A"))
    sketch.ball(disc(height - 3), 1.5, 1.5, rgb("#8A4BF0"))
    return sketch.sprite()


@lru_cache(maxsize=512)
def cost_disc(size: int, cost: str, colour: Colour) -> Sprite:
    """The cost of a world: a ball in its colour."""
    sketch = Sketch(size, size)
    sketch.shadow(disc(size), 0, 0, 2, 0.6)
    sketch.fill(disc(size), 0, 0, darken(colour, 0.55))
    sketch.ball(disc(size - 3), 1.5, 1.5, colour)
    if cost:
        sketch.write(cost, size / 2, size / 2, fitting(cost, size * 0.74, round(size * 0.56)), darken(colour, 0.88))
    return sketch.sprite()


@lru_cache(maxsize=128)
def cost_diamond(size: int, cost: str) -> Sprite:
    """The cost of a development: a cut diamond."""
    pale, deep = rgb("#E3E9FA"), rgb("#A9B5D8")
    sketch = Sketch(size, size)
    whole = diamond(size, size, 1)
    sketch.shadow(whole, 0, 0, 2, 0.6)
    sketch.fill(whole, 0, 0, rgb("#5C6A92"))
    e, inner = 1.6, size - 3.2
    sketch.fill(diamond(inner, inner, 0.8), e, e, deep)
    half, low = inner / 2, inner * 0.56
    sketch.fill(Poly(inner, inner, ((half, 0.8), (inner - 0.8, half), (half, low), (0.8, half)), 0.8), e, e, pale)
    sketch.fill(Poly(inner, inner, ((half, 0.8), (half, low), (0.8, half)), 0.8), e, e, WHITE, 0.55)
    if cost:
        size_ = fitting(cost, size * 0.60, round(size * 0.48))
        sketch.write(cost, size / 2, size / 2, size_, rgb("#131A30"))
    return sketch.sprite()


@lru_cache(maxsize=256)
def badge(text: str, height: int, fill: Colour, colour: Colour = BLACK) -> Sprite:
    """A number on a small dark-rimmed pill: how many of a thing."""
    size = max(16, round(height * 0.68))
    words = ink(text, Face.NUMBER, size)
    w = max(height, words.mask.width + round(height * 0.62))
    sketch = Sketch(w, height, 4)
    sketch.shadow(Rounded(w, height, height / 2), 0, 0, 1.4, 0.5)
    sketch.fill(Rounded(w, height, height / 2), 0, 0, OUTLINE)
    sketch.fill(Rounded(w - 4, height - 4, height / 2), 2, 2, fill)
    sketch.write(text, w / 2, height / 2, size, colour)
    return sketch.sprite()
