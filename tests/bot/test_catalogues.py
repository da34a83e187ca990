"""Every key of the engine has a text in every language, which uses only what it is given; and there are no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.talk.catalogue import LANGUAGES, catalogue, sources
from engine.games import GAMES
from engine.kernel.lanes import First
from engine.kernel.move import Kind
from engine.roll.facts import COLOURS, KINDS, PHASES, WILD, WORLD_COLOURS, facts
from engine.roll.powers import ExtraWorkers
from engine.roll.state import EDITION, ZONES
from tests.bot import spoken
from tests.bot.spoken import ENGINE, ROOT, Call

ROLL = facts(EDITION)
NAMES = {f"roll-face-{face}" for face in ROLL.faces} | {f"roll-tile-{tile}" for tile in ROLL.tiles}


class Variables(Visitor):
    """The variables a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def used(pattern: fluent.BaseNode | None) -> set[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return {name.removesuffix("-n").removesuffix("-id") for name in found.names}


def messages(lang: str) -> dict[str, fluent.Message]:
    parsed = [FluentResource(source) for source in sources(lang).values()]
    return {entry.id.name: entry for made in parsed for entry in made.body if isinstance(entry, fluent.Message)}


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}


def spoken_calls() -> Iterator[tuple[str, Call]]:
    """Every event and refusal of the engine with the key of its text."""
    for package in (ENGINE / "kernel", *(ENGINE / key for key in GAMES)):
        start = "" if package.name == "kernel" else f"{package.name}-"
        for call in spoken.events(package):
            yield f"{start}event-{call.key}", call
        for call in spoken.refusals(package):
            yield f"{start}why-{call.key}", call


CALLS = [(key, call) for key, call in spoken_calls() if call.key is not None]


def verbs_and_fields(start: str, moves: tuple[type, ...]) -> Iterator[str]:
    for kind in moves:
        verb = kind.verb  # type: ignore[attr-defined]  # a Move
        yield from (f"{start}verb-{verb}", f"{start}verb-{verb}-help", f"{start}move-{verb}")
        for field in kind.fields:  # type: ignore[attr-defined]
            yield from (f"{start}ask-{verb}-{field.name}", f"{start}field-{field.name}")


def roll_words() -> Iterator[str]:
    """The values of Roll's domains, and everything else that GAME names."""
    game = GAMES["roll"]
    extra = {die for face in ROLL.faces for power in ROLL.powers_of(face, ExtraWorkers) for die in power.dice}
    places = ("cup", "citizenry", *ZONES.values(), *PHASES, WILD)
    tokens = {
        "phase": (*PHASES, WILD),
        "die": (*COLOURS, "none", "count"),
        "worker": (*COLOURS, *(f"{die}-plus" for die in extra)),
        "explorer": ("alien", "other", "none"),
        "place": places,
        "at": ("bottom", "top"),
        "stack": KINDS,
        "colour": WORLD_COLOURS,
        "part": tuple(game.result(game.blank(game.options(), 2)).parts[0]),
        "option": tuple(game.options.model_fields),
        "standing": tuple(standing.key for standing in game.standing),
        "hint": tuple(spoken.hints(ENGINE / "roll")),
        "about": tuple(face.id for face in ROLL.faces.values() if face.kind == "development"),
        "effect": ("gains", "swap", "start", "credits", "dice"),
        "card": (*KINDS, "reassign", "price", "back", "faction", "home"),
        "parts": tuple(str(len(domain)) for domain in game.domains.values() if isinstance(domain, tuple)),
    }
    for name, values in tokens.items():
        yield from (f"roll-{name}-{value}" for value in values)
    yield from verbs_and_fields("roll-", game.moves)
    yield from NAMES


def kernel_words() -> Iterator[str]:
    yield from ("value-yes", "value-no", "value-none", "ask-verb", "ask-field", "field-verb")
    yield from (f"kind-{kind}" for kind in get_args(Kind))
    yield from verbs_and_fields("", (First,))


def console_words() -> Iterator[str]:
    """The words the console asks for by name; ZONES names two of them."""
    constants = {
        node.value
        for path in (ROOT / "bot" / "console").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for key in MESSAGES["en"]:
        for start in ("console-", "roll-table-"):
            if key.startswith(start) and (key in constants or key.removeprefix(start) in constants | {*ZONES.values()}):
                yield key


EXPECTED = {*(key for key, _ in CALLS), *roll_words(), *kernel_words(), *console_words()}


def test_the_engine_speaks_in_literals() -> None:
    """Otherwise nobody could tell whether every text is there."""
    assert [call.where for _, call in spoken_calls() if call.key is None or call.opaque] == []
    assert len(CALLS) > 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_text(lang: str) -> None:
    """The names of tiles are English in the Hungarian edition too, so they come from there."""
    own = EXPECTED - NAMES if lang != "en" else EXPECTED
    assert own - set(MESSAGES[lang]) == set()
    assert [key for key in EXPECTED if not catalogue(lang).text(key, {"n": 1})] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    assert set(MESSAGES[lang]) - EXPECTED == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_good_fluent(lang: str) -> None:
    for name, source in sources(lang).items():
        made = FluentResource(source)
        assert [entry.content for entry in made.body if isinstance(entry, fluent.Junk)] == [], name
        keys = [entry.id.name for entry in made.body if isinstance(entry, fluent.Message)]
        assert len(keys) == len(set(keys)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_use_only_what_is_passed(lang: str) -> None:
    """The text itself: what every call tells everybody. An addition: also the field it is named after."""
    wrong = []
    for key, call in CALLS:
        message = MESSAGES[lang][key]
        known = call.told | ({"player"} if call.seat else set())
        if {"lo", "hi"} <= known:
            known.add("range")
        if strange := used(message.value) - known:
            wrong.append(f"{call.where} {key} does not pass {sorted(strange)}")
        known |= call.secret | call.later
        wrong += [
            f"{call.where} {key}.{addition.id.name} does not pass {sorted(used(addition) - known)}"
            for addition in message.attributes
            if addition.id.name in known and used(addition) - known
        ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_additions_are_named_after_fields(lang: str) -> None:
    fields: dict[str, set[str]] = {}
    for key, call in CALLS:
        fields.setdefault(key, set()).update(call.told | call.secret | call.later)
    for key, message in MESSAGES[lang].items():
        assert {addition.id.name for addition in message.attributes} <= fields.get(key, set()), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_one_seat_knows_is_said_to_it(lang: str) -> None:
    """Each secret field has an addition or is part of one."""
    silent = []
    for key, call in CALLS:
        said: set[str] = set()
        for addition in MESSAGES[lang][key].attributes:
            said |= used(addition)
        silent += [f"{call.where} {field}" for field in sorted(call.secret - said)]
    assert silent == []


def test_both_languages_use_the_same_fields() -> None:
    """A number that one reader learns, the other learns too."""
    for key, hungarian in MESSAGES["hu"].items():
        english = MESSAGES["en"][key]
        # English may choose between "1 tile" and "2 tiles" by a number; Hungarian need not.
        assert used(hungarian.value) == used(english.value), key
        names = [[addition.id.name for addition in message.attributes] for message in (english, hungarian)]
        assert names[0] == names[1], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sample", [0, 1, 2, 17, "white", "none", "Artist Colony"])
def test_every_text_can_be_made(lang: str, sample: str | int) -> None:
    bundle = catalogue(lang).bundle
    names = catalogue("en").bundle
    for key, message in MESSAGES[lang].items():
        compiled = (bundle if bundle.has_message(key) else names).get_message(key)
        variables = Variables()
        variables.visit(message)
        args = dict.fromkeys(variables.names, sample)
        for pattern in (compiled.value, *compiled.attributes.values()):
            text, errors = bundle.format_pattern(pattern, args)  # type: ignore[arg-type]  # never without a value
            assert not errors, (key, errors)
            assert text, key


def test_names_are_those_of_the_facts() -> None:
    for face in ROLL.faces.values():
        assert catalogue("hu").text(f"roll-face-{face.id}") == face.name
    assert catalogue("hu").text("roll-tile-t01") == "Secluded World / New Galactic Order"


def test_an_unknown_language_reads_english() -> None:
    assert catalogue("fr").lang == "en"
    assert catalogue("hu-HU").lang == "hu"
    assert catalogue("hu_HU.UTF-8").lang == "hu"


def test_a_missing_text_is_none() -> None:
    assert catalogue("hu").text("roll-event-nothing_like_this") is None
