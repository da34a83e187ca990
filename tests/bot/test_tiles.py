"""What tiles do, in words: every face in both languages, beside the answers where a tile is chosen, and on request."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.console.roll import TABLE, TO_JUDGE
from bot.console.screen import Screen
from bot.talk.catalogue import LANGUAGES
from bot.talk.roll import FACTS, about, brief, card, named
from bot.talk.voice import Voice
from engine.kernel.ask import Question
from engine.kernel.match import Match
from engine.kernel.offer import sample
from engine.roll.powers import GainDice
from engine.roll.state import Galaxy
from tests.bot.hotseat import GAME, NAMES
from tests.bot.test_words import readable

LONGEST = 90  # characters: one line beside a name
VOICES = {lang: Voice(GAME, lang, NAMES) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_tells_what_it_does_in_one_line(lang: str) -> None:
    voice = VOICES[lang]
    for face in FACTS.faces.values():
        text = about(voice, face.id)
        readable(text.replace("=", ""))
        assert not text.startswith(("about-", "effect-")), face.id
        assert len(text) <= LONGEST, text
        assert text.endswith("."), text
        for line in card(voice, face.id):
            readable(line)


def test_every_development_has_its_own_words_in_both_languages() -> None:
    developments = [face for face in FACTS.faces.values() if face.kind == "development"]
    assert len(developments) == 63
    for face in developments:
        texts = [VOICES[lang].book.bundle.has_message(f"roll-about-{face.id}") for lang in LANGUAGES]
        assert texts == [True, True], face.id


def test_both_languages_name_the_same_numbers() -> None:
    """A slip of the pen in one of them would show here."""
    for face in FACTS.faces:
        numbers = [sorted(re.findall(r"\d+", about(VOICES[lang], face))) for lang in LANGUAGES]
        assert numbers[0] == numbers[1], face


@pytest.mark.parametrize(
    ("face", "english", "hungarian"),
    [
        ("secluded_world", "Gains 1 cyan die to the Citizenry.", "Ad: 1 cián kocka a Polgárságba."),
        ("silicon_world", "Gains $1, 1 brown die as a good here.", "Ad: 1 kredit, 1 barna kocka áruként ide."),
        (
            "rebel_miners",
            "Give up 1 of your dice; gains 2 red dice to the Citizenry.",
            "Lemondasz 1 kockádról; ad: 2 vörös kocka a Polgárságba.",
        ),
        ("doomed_world", "You start with $8.", "8 kredittel kezdesz."),
        (
            "export_duties",
            "Ship: +$1 for every good you Trade.",
            "Szállítás: +1 kredit minden áruért, amellyel kereskedsz.",
        ),
    ],
)
def test_texts(face: str, english: str, hungarian: str) -> None:
    assert about(VOICES["en"], face) == english
    assert about(VOICES["hu"], face) == hungarian


def test_worlds_name_all_they_give() -> None:
    for face in FACTS.faces.values():
        for effect in face.on_place:
            if face.kind == "world" and isinstance(effect, GainDice):
                assert VOICES["en"].value("die", effect.colour) in about(VOICES["en"], face.id)


def test_a_card_has_both_sides() -> None:
    assert list(card(VOICES["en"], "jungle_world")) == [
        "Jungle World · world (Genes), cost 4",
        "Gains 1 green die as a good here.",
        "A good here Trades for $5.",
        "Other side: Technology Affinity (2) – Assign: Reassign 1 worker to Develop.",
    ]
    assert list(card(VOICES["en"], "space_piracy"))[-1].startswith(
        "Faction tile, together with Hidden Fortress (2, grey)"
    )
    assert list(card(VOICES["hu"], "old_earth"))[-1] == "Kezdő világ"
    assert "has a Reassign power" in next(iter(card(VOICES["en"], "nanotechnology")))


@pytest.mark.parametrize(
    ("typed", "faces"),
    [
        ("Galactic Bankers", ["galactic_bankers"]),
        ("galactic_bankers", ["galactic_bankers"]),
        ("BANKERS", ["galactic_bankers"]),
        ("free trade", ["free_trade_association", "free_trade_zone"]),
        ("lib", ["deserted_alien_library"]),
        ("wormhole statoin", ["wormhole_station"]),
        ("diversification", ["diversification"]),
        ("qqq", []),
        ("", []),
    ],
)
def test_tiles_are_found_by_name(typed: str, faces: list[str]) -> None:
    assert named(typed) == faces


def test_every_name_and_alias_finds_its_tile() -> None:
    for face in FACTS.faces.values():
        assert all(named(name) == [face.id] for name in (face.id, face.name, *face.aliases))


# ---- menus


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_menus_tell_what_tiles_do_and_fit(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(seed)
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, f"{seed:064x}")
    screens = [Screen(match, TABLE, NAMES, lang) for lang in LANGUAGES]
    told: set[str] = set()
    while not match.over():
        seat = rng.choice(match.awaited())
        screen = rng.choice(screens)
        move = sample(match.menu(seat), rng)
        for question in questions(match, seat, rng):
            screen.put(question, back=True, undo=True)
            shown = capsys.readouterr().out
            assert max(map(len, shown.splitlines())) <= 100
            joined = " ".join(shown.split())
            for choice in question.choices:
                if question.verb in TO_JUDGE and choice.value in FACTS.faces:
                    told.add(question.verb or "")
                    assert about(screen.voice, choice.value) in joined
                    if question.verb == "start":
                        (other,) = (c.value for c in question.choices if c is not choice)
                        assert brief(screen.voice, FACTS.back(other)) in joined
        match.play(seat, move)
    assert {"start", "place", "scout"} <= told


def questions(match: Match[Galaxy], seat: int, rng: Random) -> list[Question]:
    """All that is asked on the way to some move."""
    asked, found = match.ask(seat, {}), []
    while isinstance(asked, Question):
        found.append(asked)
        chosen: tuple[str, ...] = ()
        while not asked.complete(chosen):
            chosen = (*chosen, rng.choice(asked.addable(chosen)).value)
        asked = match.ask(seat, {**asked.given, asked.name: asked.answer(chosen) if asked.some else chosen[0]})
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_tiles_before_a_seat_at_once(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing of what the others have."""
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, f"{4:064x}")
    Screen(match, TABLE, NAMES, lang).tile(0, "")
    joined = " ".join(capsys.readouterr().out.split())
    seen = match.seen(0)
    own = [*seen.players[0].tableau, *(FACTS.side(tile, "world") for tile in seen.players[0].drawn)]
    assert len(own) == 5
    assert all(brief(VOICES[lang], face) in joined for face in own)
    drawn = [FACTS.side(tile, "world") for tile in match.state.players[1].drawn]
    assert len(drawn) == 2
    assert not [face for face in drawn if FACTS.faces[face].name in joined]
