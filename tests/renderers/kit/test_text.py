"""Every text is drawn with real glyphs, inside its box; what cannot fit is reported, never clipped."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageChops

from renderers.kit import text as t
from renderers.kit.canvas import Picture
from renderers.kit.fitting import Style, fit_atoms, parse, plain
from renderers.kit.fonts import NOWHERE, Face, clean, glyph, has, ink, runs, width
from renderers.kit.icons import DRAWN, GLYPHS, size_of
from renderers.kit.layout import Box

LETTERS = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ€→←×−–·…„”’0123456789$%&+/()"
WORDS = [Face.NUMBER, Face.NAME, Face.TEXT, Face.STRONG]
STYLES = [t.TOTAL, t.SCORE, t.TITLE, t.PLAYER, t.HEAD, t.NAME, t.TEXT, t.CAPTION, t.LABEL, t.TAB]


@pytest.mark.parametrize("face", WORDS)
def test_hungarian_and_signs_are_no_missing_glyph_boxes(face: Face) -> None:
    missing = ink("?", face, 40)
    boxes = [bytes(ink(NOWHERE, face, 40).mask.tobytes()), bytes(missing.mask.tobytes())]
    for letter in LETTERS:
        assert has(face, letter), letter
        assert bytes(ink(letter, face, 40).mask.tobytes()) not in boxes, letter


@pytest.mark.parametrize("pair", ["őö", "űü", "ŐÖ", "ŰÜ", "ŐÕ", "őõ"])
def test_double_acutes_are_not_other_accents(pair: str) -> None:
    one, other = (ink(letter, Face.NAME, 40).mask for letter in pair)
    assert one.size != other.size or ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("name", GLYPHS)
def test_every_icon_has_its_glyph(name: str) -> None:
    assert has(Face.GLYPH, GLYPHS[name])
    assert glyph(GLYPHS[name], 32).height <= 40


def test_drawn_icons_keep_numbers_at_16_px() -> None:
    for name in ("vp", "credit", "bag", "crystal", "token"):  # games add icons of their own, with other texts
        assert name in DRAWN
        assert size_of(name, 30, "188")[1] == 30
    assert size_of("vp", 30, "188")[0] >= ink("188", Face.NUMBER, 16).mask.width


def test_what_no_font_has_becomes_a_question_mark() -> None:
    assert runs("a🚀b", Face.NAME) == ((Face.NAME, "a?b"),)
    assert clean("  A\u200bn\nna\u202e ") == "An na"
    assert clean("o\u030b") == "ő"
    assert [face for face, _ in runs("✓", Face.NAME)] == [Face.STRONG]


def test_manrope_gets_a_wider_word_space() -> None:
    alone = width("a", Face.NAME, 100) + width("b", Face.NAME, 100)
    assert width("a b", Face.NAME, 100) - alone >= 28


def test_tabular_numbers_stand_under_each_other() -> None:
    assert width("111", Face.NUMBER, 40, True) == width("000", Face.NUMBER, 40, True)
    assert width("111", Face.NUMBER, 40) < width("000", Face.NUMBER, 40)


def test_a_text_shrinks_then_wraps_then_is_cut_and_reported() -> None:
    full = t.text_width("Mining World", t.NAME)
    assert t.fit("Mining World", t.NAME, full).style.size == t.NAME.size
    assert t.NAME.least <= t.fit("Mining World", t.NAME, full - 10).style.size < t.NAME.size
    wrapped = t.fit("Mining World", t.NAME, full - 10, lines=2)
    assert (len(wrapped.lines), wrapped.style.size) == (2, t.NAME.size)
    assert not t.fit("Mining World", t.NAME, full // 3).fits

    pic = Picture(300, 100)
    t.write(pic, Box(10, 10, full // 3, 40), "Mining World", t.NAME)
    assert [lost.text for lost in pic.report.overflows] == ["Mining World"]
    t.write(pic, Box(10, 60, full // 3, 30), "Mining World", t.NAME, cut=True)
    assert len(pic.report.overflows) == 1


def test_lines_are_even() -> None:
    lines = t.fit("Damaged Alien Factory", t.NAME, t.text_width("Damaged Alien Fac", t.NAME), lines=2).lines
    assert [" ".join(atom.text for atom in one) for one in lines] == ["Damaged", "Alien Factory"]


@settings(max_examples=150, deadline=None)
@given(
    st.text("abcdefgőűŐŰ jMWilt-/.{}[]🚀\n", max_size=40), st.sampled_from(STYLES), st.integers(20, 400),
    st.integers(20, 120), st.integers(1, 3), st.sampled_from("lmr"), st.sampled_from("tmb"),
)  # fmt: skip
def test_nothing_is_ever_drawn_outside_its_box(
    words: str, style: Style, w: int, h: int, lines: int, align: str, valign: str
) -> None:
    pic = Picture(640, 400, (0, 0, 0))
    box = Box(110, 120, w, h)
    t.write(pic, box, words, style, (255, 255, 255), align=align, valign=valign, lines=lines)
    inked = pic.image.getbbox()
    fitted = t.fit(words, style, w, h, lines)
    assert bool(pic.report.overflows) is not fitted.fits
    if inked and fitted.fits:  # side bearings and accents may reach a little out of the capitals' box
        slack = 3 + fitted.style.size // 12
        assert box.x - slack <= inked[0] <= inked[2] <= box.right + slack
        assert box.y - style.size <= inked[1] <= inked[3] <= box.bottom + style.size


def test_text_beyond_the_picture_is_reported() -> None:
    pic = Picture(60, 40)
    t.label(pic, 40, 30, "Explore")
    assert [lost.text for lost in pic.report.overflows] == ["Explore"]


def test_texts_over_each_other_are_found() -> None:
    pic = Picture(200, 80)
    t.label(pic, 10, 40, "Explore")
    assert pic.report.overlaps() == []
    t.label(pic, 20, 44, "Settle")
    assert pic.report.overlaps() == [("Explore", "Settle")]


def test_markup_has_icons_colours_and_escapes() -> None:
    atoms = parse("Trade {credit}3 [mint]−1[/] {{x} [[y] {vp:12}")
    assert [(atom.text, atom.icon, atom.glued) for atom in atoms] == [
        ("Trade", "", False), ("", "credit", False), ("3", "", True), ("−1", "", False), ("{x}", "", False),
        ("[y]", "", False), ("12", "vp", False),
    ]  # fmt: skip
    assert atoms[3].colour == t.COLOURS["mint"]
    typed = "a{credit}[mint]{{"
    assert [atom.text for atom in parse(t.escape(typed))] == [typed]


def test_plain_text_is_never_markup() -> None:
    assert [atom.text for atom in plain("{credit} [mint]")] == ["{credit}", "[mint]"]


def test_unknown_icons_name_the_known_ones() -> None:
    with pytest.raises(KeyError, match="credit"):
        t.line(Picture(100, 40), Box(0, 0, 100, 40), "{creditt}")


def test_a_number_keeps_its_icon_on_the_line() -> None:
    fitted = fit_atoms(parse("gain now 3{credit}"), t.TEXT, t.line_width("gain now 3", t.TEXT) + 4, None, 2)
    assert [atom.icon or atom.text for atom in fitted.lines[1]][-2:] == ["3", "credit"]
