"""What people read: values, events, refusals, questions and moves in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from bot.talk import words
from bot.talk.catalogue import LANGUAGES
from engine.games import GAMES
from engine.kernel.ask import Question
from engine.kernel.event import Event, Plain, Refused, no
from engine.kernel.match import Match
from engine.kernel.move import parse
from engine.kernel.offer import sample

GAME = GAMES["roll"]
NAMES = ("Anna", "Béla", "Cili")


@pytest.fixture
def no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that cannot be made as written fails the test."""
    made = FluentBundle.format_pattern

    def strict(self: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> Any:
        text, errors = made(self, pattern, args)
        assert not errors, errors
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


# ---- values


@pytest.mark.parametrize(
    ("field", "value", "english", "hungarian"),
    [
        ("die", "home", "white", "fehér"),
        ("die", "military:settle", "red (Settle)", "vörös (Letelepedés)"),
        ("dice", ["military", "home", "military"], "2 red, 1 white", "2 vörös, 1 fehér"),
        ("dice", (), "no dice", "nincs kocka"),
        ("dice", "home,home", "2 white", "2 fehér"),
        ("shifts", ("home:explore:ship",), "1 white: Explore → Ship", "1 fehér: Felfedezés → Szállítás"),
        ("back", ("alien:artist_colony",), "1 yellow (Artist Colony)", "1 sárga (Artist Colony)"),
        ("place", "artist_colony", "Artist Colony", "Artist Colony"),
        ("place", "citizenry", "Citizenry", "Polgárság"),
        ("faces", ["space_piracy", "artist_colony"], "Space Piracy, Artist Colony", "Space Piracy, Artist Colony"),
        ("columns", {"explore": ["home"]}, "Explore: 1 white", "Felfedezés: 1 fehér"),
        ("shipper", "home+", "white (from a power)", "fehér (képességből)"),
        ("explorer", None, "any explorer", "bármelyik felfedező"),
        ("bank", "yes", "yes", "igen"),
        ("bank", False, "no", "nem"),
        ("depth", 2, "2", "2"),
        ("verb", "scout", "Scout", "Felderítés"),
        ("winners", [2, 0], "Cili, Anna", "Cili, Anna"),
        ("die", "no_such:thing", "no_such (thing)", "no_such (thing)"),
    ],
)
def test_labels(field: str, value: Any, english: str, hungarian: str) -> None:
    assert words.label(GAME, field, value, "en", NAMES) == english
    assert words.label(GAME, field, value, "hu", NAMES) == hungarian


# ---- events


def test_an_event_is_said_with_its_numbers() -> None:
    event = Event("recruited", 1, {"dice": ["home", "home", "military"], "amount": 3})
    assert words.say(GAME, event, NAMES, "en") == "Béla recruits 2 white, 1 red for $3."
    assert words.say(GAME, event, NAMES, "hu") == "Béla: Toborzás 3 kreditért: 2 fehér, 1 vörös."


def test_secrets_are_said_only_to_those_who_know_them() -> None:
    event = Event("drew", 0, {"count": 2}, {"tiles": ["t01"]}, (0,))
    assert "Secluded World" in words.say(GAME, event, NAMES, "en", reader=0)
    assert words.say(GAME, event, NAMES, "en", reader=1) == "Anna draws 2 start tiles."
    assert words.say(GAME, event, NAMES, "en") == "Anna draws 2 start tiles."


def test_empty_details_are_left_out() -> None:
    told: dict[str, Plain] = {"world": "artist_colony", "good": "home", "shipper": "home", "vp": 1}
    assert "$" not in words.say(GAME, Event("consumed", 0, {**told, "amount": 0}), NAMES, "en")
    assert "+$2" in words.say(GAME, Event("consumed", 0, {**told, "amount": 2}), NAMES, "en")


@pytest.mark.parametrize(
    ("kind", "told", "capped"),
    [
        ("stocked", {}, (0, 1, 3)),
        ("traded", {"world": "artist_colony", "good": "home", "shipper": "home"}, (0, 1, 2)),
        ("income", {"face": "merchant_guild"}, (0,)),
        ("completion_paid", {"power": "public_works", "face": "merchant_guild"}, (0,)),
        ("gained_credits", {"face": "silicon_world"}, (0,)),
    ],
)
def test_credits_lost_at_the_limit_are_said_to_be(kind: str, told: dict[str, Plain], capped: tuple[int, ...]) -> None:
    """RG-7.6: less than it ever pays, so the rest was lost. Events tell what was gained, so more cannot be known."""
    for amount in range(5):
        event = Event(kind, 0, {**told, "amount": amount})
        english, hungarian = (words.say(GAME, event, NAMES, lang) for lang in LANGUAGES)
        assert f"+${amount}" in english
        assert (", the marker is at $10." in english) == (amount in capped)
        assert f"+{amount} kredit" in hungarian
        assert (", a jelző 10-en áll." in hungarian) == (amount in capped)


def test_a_shared_victory_names_all() -> None:
    assert words.say(GAME, Event("won", None, {"winners": [0]}), NAMES, "hu") == "A győztes: Anna!"
    assert words.say(GAME, Event("won", None, {"winners": [0, 1]}), NAMES, "en") == "Shared victory: Anna, Béla."


def test_an_event_without_a_text_still_shows_its_data() -> None:
    assert words.say(GAME, Event("unheard_of", None, {"vp": 3}), NAMES, "hu") == "unheard_of vp=3"


# ---- refusals


def test_a_refusal_says_what_is_wrong_what_is_right_and_the_clause() -> None:
    refusal = no("world_full", "RG-11.2", world="artist_colony", faces=["comet_zone"])
    assert words.explain(GAME, refusal, "en") == "Artist Colony is full. Room for a good: Comet Zone. (RG-11.2)"
    assert words.explain(GAME, refusal, "hu") == "Artist Colony: itt már nincs hely. Ahol van: Comet Zone. (RG-11.2)"


def test_choices_are_named_like_the_field_that_is_asked() -> None:
    refusal = no("not_a_choice", field="die", typed="home", choices=["home:explore", "alien:wild"])
    expected = "Die: “home” is not possible here. Possible: white (Explore), yellow (wild)."
    assert words.explain(GAME, refusal, "en") == expected  # what was typed is never translated


def test_verbs_are_shown_as_they_are_typed() -> None:
    refusal = no("not_now", verb="scout", verbs=["stock", "done"])
    assert words.explain(GAME, refusal, "hu") == "„scout” most nem lehetséges. Lehetséges: stock, done."


def test_a_refusal_names_people() -> None:
    refusal = no("not_awaited", seat=0, awaited=[1, 2])
    assert words.explain(GAME, refusal, "en", NAMES) == "Anna has nothing to decide now. We wait for Béla, Cili."


# ---- questions and moves


def test_questions_use_the_answers_so_far() -> None:
    question = Question("select", "die", "one", (), 1, 1, {"verb": "select", "phase": "ship"})
    assert words.prompt(GAME, question, "en") == "Which worker selects Ship?"
    assert words.prompt(GAME, question, "hu") == "Szállítás: melyik munkás választja ki?"


def test_a_selection_says_how_many() -> None:
    exactly = Question("recruit", "dice", "some", (), 2, 2, {"verb": "recruit"})
    assert words.prompt(GAME, exactly, "en") == "Which dice do you recruit? (choose 2)"
    some = Question("recall", "back", "some", (), 0, 3, {"verb": "recall"})
    assert words.prompt(GAME, some, "en").endswith("(choose 0–3)")


@pytest.mark.parametrize(
    ("typed", "english", "hungarian"),
    [
        ("scout", "Scout", "Felderítés"),
        ("scout comet_zone", "Scout, abandoning Comet Zone", "Felderítés, hátrahagyva: Comet Zone"),
        ("scout - alien", "Scout with a yellow explorer", "Felderítés: sárga felfedező"),
        ("recall -", "Recall nothing", "Nincs visszahívás"),
        (
            "trade comet_zone rare home+ yes",
            "Trade the brown good of Comet Zone, shipper white (from a power), then $1 for 1 VP",
            "Kereskedelem: Comet Zone, áru: barna, szállító: fehér (képességből), utána 1 kreditért 1 GyP",
        ),
    ],
)
def test_moves_are_described(typed: str, english: str, hungarian: str) -> None:
    move = parse(GAME.verbs, typed)
    assert words.describe(GAME, move, "en") == english
    assert words.describe(GAME, move, "hu") == hungarian


def test_hungarian_words_may_be_typed_with_or_without_accents() -> None:
    spoken = words.spoken(GAME, "hu")
    assert spoken["felderítés"] == spoken["felderites"] == "scout"
    assert spoken["vörös"] == "military"
    assert spoken["letelepedés"] == "settle"


# ---- whole games: every text that comes up can be made, and no key or id shows through

RAW = re.compile(r"[a-z]_[a-z]|\{|\}|\$[a-z]|=|\?\?|\bNone\b|\bTrue\b|\bFalse\b")


def readable(text: str) -> None:
    assert text.strip(), text
    assert not RAW.search(text), text


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.usefixtures("no_errors")
def test_a_whole_game_can_be_read(seed: int) -> None:
    rng = Random(seed)
    match = Match.new(GAME, GAME.options(), 2 + seed % 3, f"{seed:064x}")
    names = ("Anna", "Béla", "Cili", "Dóra")[: match.state.core.seats]
    hear(match.opening, names)
    while not match.over():
        seat = rng.choice(match.awaited())
        menu = match.menu(seat)
        move = sample(menu, rng)
        if rng.randrange(4) == 0:
            walk(match, seat, rng)
            refuse(match, seat, rng)
        for lang in LANGUAGES:
            readable(words.describe(GAME, move, lang))
        outcome = match.play(seat, move)
        hear(outcome.private, names)
        hear(outcome.events, names)


def hear(events: list[Event], names: tuple[str, ...]) -> None:
    for event in events:
        for lang in LANGUAGES:
            for reader in (None, *range(len(names))):
                readable(words.say(GAME, event, names, lang, reader))


def walk(match: Match[Any], seat: int, rng: Random) -> None:
    """Answer questions at random, and read them on the way."""
    asked = match.ask(seat, {})
    while isinstance(asked, Question):
        for lang in LANGUAGES:
            readable(words.prompt(GAME, asked, lang))
            for choice in asked.choices:
                readable(words.option(GAME, asked, choice, lang))
        chosen: tuple[str, ...] = ()
        while not asked.complete(chosen):
            chosen = (*chosen, rng.choice(asked.addable(chosen)).value)
        asked = match.ask(seat, {**asked.given, asked.name: asked.answer(chosen) if asked.some else chosen[0]})


def refuse(match: Match[Any], seat: int, rng: Random) -> None:
    """Moves of any verb, with values that may well be wrong, and typing that makes little sense."""
    values = ["home", "red", "explore", "home:explore", "comet_zone", "home:explore:ship", "top", "3", "-", "yes", "x"]
    for verb in GAME.verbs:
        typed = " ".join([verb, *rng.choices(values, k=rng.randrange(4))])
        try:
            match.read(seat, typed)
        except Refused as refused:
            for lang in LANGUAGES:
                text = words.explain(GAME, refused.refusal, lang, NAMES)
                assert text
                assert not re.search(r"\{|\}|\$[a-z]|\bNone\b", text), (typed, text)
