"""The colours of the house. Brass means "now", mint means "you may"; the ground is quiet, pieces are bright."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.kit.colour import Colour, mix, rgb

SKY = rgb("#070B16")
GROUND = rgb("#0B1122")
STRIP = rgb("#0A101F")
PANEL = rgb("#131B30")
RAISED = rgb("#1A2440")
WELL = rgb("#0D1426")
HAIRLINE = rgb("#2B3858")
LINE = rgb("#4A5D8C")
CELL = rgb("#0C1429")
GRID = rgb("#24335A")
SECTOR_INNER = rgb("#6875A0")
SECTOR_OUTER = rgb("#8592BC")

INK = rgb("#EEF2FB")
SOFT = rgb("#B4C0DA")
MUTED = rgb("#8593B3")
FAINT = rgb("#7380A6")  # nothing that is read is dimmer than this
GHOST = rgb("#33426B")  # numbers of empty places: seen, not read
GLYPH = rgb("#CBD7F8")

BRASS = rgb("#E8BE6A")
BRASS_DEEP = rgb("#3A3218")
MINT = rgb("#5FF0C4")
MINT_DEEP = rgb("#12352D")
RED = rgb("#FF6B6B")
RED_DEEP = rgb("#3B1A22")
SHIELD = rgb("#F6EBCB")
SHIELD_RIM = rgb("#7A6632")
GOLD = rgb("#F6C63C")
INCOME = rgb("#6FDDA0")
ACTION = rgb("#FF9F5A")
OUTLINE = rgb("#05070E")  # around every piece, so that yellow on yellow still reads
DISCOUNT = MINT

PATTERNS = ("solid", "bars", "half", "dots", "stripes")


@dataclass(frozen=True, slots=True)
class Seat:
    """What belongs to a seat number in every game: a letter, a pattern, and mostly the colour."""

    number: int
    letter: str
    colour: Colour
    pattern: str


SEATS = tuple(
    Seat(number, letter, rgb(colour), pattern)
    for number, (letter, colour, pattern) in enumerate(
        zip("ABCDE", ("#3B8CF5", "#F7B52A", "#E0489A", "#4CE8A6", "#DDE1F5"), PATTERNS, strict=True)
    )
)

# Dice and the worlds that go with them.
DICE: dict[str, Colour] = {
    "home": rgb("#EFF2F7"),
    "military": rgb("#D33A36"),
    "consumption": rgb("#B06AF5"),
    "novelty": rgb("#2AC4F7"),
    "rare": rgb("#BF8F62"),
    "genes": rgb("#52D05A"),
    "alien": rgb("#F7DD2E"),
}
DICE_LETTERS: dict[str, str] = {colour: colour[0].upper() for colour in DICE}
DICE_BY_LETTER: dict[str, str] = {letter: colour for colour, letter in DICE_LETTERS.items()}
GREY_WORLD = rgb("#8A94A8")


@dataclass(frozen=True, slots=True)
class Tone:
    """How a surface says what state it is in: its fill, its rim, and the text on it."""

    fill: Colour
    rim: Colour
    text: Colour
    width: float = 2


PLAIN = Tone(PANEL, HAIRLINE, INK, 1.5)
LIFTED = Tone(RAISED, LINE, INK, 2)
BRIGHT = Tone(mix(RAISED, rgb("#3D5FA8"), 0.18), mix(LINE, rgb("#8FA8F0"), 0.55), INK, 2)
NOW = Tone(BRASS_DEEP, BRASS, BRASS, 3)
MAY = Tone(MINT_DEEP, MINT, MINT, 2.5)
ALARM = Tone(RED_DEEP, RED, RED, 2.5)
IDLE = Tone(WELL, HAIRLINE, MUTED, 1.5)
READY = Tone(rgb("#54300F"), ACTION, ACTION, 2)


def tinted(colour: Colour, share: float = 0.24) -> Tone:
    """A card in a colour: worlds, tracks."""
    return Tone(mix(RAISED, colour, share), mix(mix(RAISED, colour, 0.72), GROUND, 0.18), INK, 2)
