"""Arithmetic on colours: mixing, contrast, and how they look to colour-blind eyes."""

from __future__ import annotations

from functools import lru_cache

Colour = tuple[int, int, int]
Triple = tuple[float, float, float]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)

# Machado, Oliveira, Fernandes 2009, full severity, on linear RGB.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def rgb(text: str) -> Colour:
    """`#3B8CF5` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighten(colour: Colour, share: float) -> Colour:
    return mix(colour, WHITE, share)


def darken(colour: Colour, share: float) -> Colour:
    return mix(colour, BLACK, share)


def linear(colour: Colour) -> Triple:
    red, green, blue = (
        value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in map(float, colour)
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    """0 for black, 1 for white, as WCAG reckons it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """1 to 21; text needs 4.5, large text and signs 3."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def ink_on(colour: Colour) -> Colour:
    """The colour of letters on a piece: dark on light colours, pale on others, with a tinge of the piece."""
    return darken(colour, 0.86) if luminance(colour) > 0.18 else lighten(colour, 0.94)


def mark_on(colour: Colour) -> Colour:
    """The colour of patterns and signs on a piece; darker ones would turn red into brown."""
    return darken(colour, 0.66) if luminance(colour) > 0.30 else lighten(colour, 0.80)


def lab(light: Triple) -> Triple:
    """CIE L*a*b* (D65) of linear RGB."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: Colour, eyes: str | None) -> Triple:
    """Linear RGB as these eyes see it (a key of EYES); None sees all."""
    light = linear(colour)
    if eyes is None:
        return light
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in EYES[eyes])
    return red, green, blue


def distance(one: Colour, other: Colour, eyes: str | None = None) -> float:
    """ΔE (1976) between two colours; under 10 is hard to tell apart on small pieces."""
    pairs = zip(lab(seen(one, eyes)), lab(seen(other, eyes)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def closest(colours: list[Colour], eyes: str | None = None) -> float:
    """The smallest distance within a set of colours."""
    return min(distance(a, b, eyes) for i, a in enumerate(colours) for b in colours[i + 1 :])
