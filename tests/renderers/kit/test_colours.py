"""Text can be read on its ground, and colours can be told apart, also by colour-blind eyes."""

from __future__ import annotations

import pytest

from renderers.kit import palette
from renderers.kit.colour import EYES, Colour, closest, contrast, distance, ink_on, mark_on, mix, rgb
from renderers.kit.palette import ALARM, BRIGHT, DICE, IDLE, LIFTED, MAY, NOW, PLAIN, READY, SEATS, Tone, tinted

GROUNDS = {name: getattr(palette, name) for name in ("SKY", "GROUND", "STRIP", "PANEL", "RAISED", "WELL", "CELL")}


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize(("text", "least"), [("INK", 13), ("SOFT", 7), ("MUTED", 4.5), ("FAINT", 3.8), ("BRASS", 7)])
def test_text_is_readable_on_every_ground(ground: str, text: str, least: float) -> None:
    assert contrast(getattr(palette, text), GROUNDS[ground]) >= least


@pytest.mark.parametrize("tone", [PLAIN, LIFTED, BRIGHT, NOW, MAY, ALARM, IDLE, READY, *map(tinted, DICE.values())])
def test_text_is_readable_on_every_tone(tone: Tone) -> None:
    assert contrast(tone.text, tone.fill) >= 4.5


@pytest.mark.parametrize("colour", [*DICE.values(), *(seat.colour for seat in SEATS)])
def test_letters_and_marks_stand_out_on_pieces(colour: Colour) -> None:
    assert contrast(ink_on(colour), colour) >= 4
    assert contrast(mix(colour, mark_on(colour), 0.72), colour) >= 2


@pytest.mark.parametrize("eyes", [None, *EYES])
def test_seats_can_be_told_apart(eyes: str | None) -> None:
    assert closest([seat.colour for seat in SEATS], eyes) >= (20 if eyes == "tritanopia" else 28)


@pytest.mark.parametrize("eyes", [None, "deuteranopia", "protanopia"])
def test_brass_and_mint_mean_different_things_to_everybody(eyes: str | None) -> None:
    assert distance(palette.BRASS, palette.MINT, eyes) >= 28


def test_where_colours_are_close_the_sign_decides() -> None:
    assert len({seat.letter for seat in SEATS}) == len({seat.pattern for seat in SEATS}) == len(SEATS)
    assert len(set(palette.DICE_LETTERS.values())) == len(DICE)


def test_distances_are_those_of_the_books() -> None:
    assert distance(rgb("#000000"), rgb("#FFFFFF")) == pytest.approx(100, abs=0.1)
    assert contrast(rgb("#000000"), rgb("#FFFFFF")) == pytest.approx(21, abs=0.01)
    assert distance(rgb("#FF0000"), rgb("#00FF00")) == pytest.approx(170.6, abs=0.5)
    assert distance(rgb("#B04020"), rgb("#6F5A1E"), "deuteranopia") < distance(rgb("#B04020"), rgb("#6F5A1E")) / 2
