"""Every word a picture says is in every language, and no catalogue keeps words that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from renderers.words import LANGUAGES, catalogue, sources

PACKAGE = "renderers.words"
ROOT = Path(__file__).parents[2] / "renderers"
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, fluent.Message]:
    parsed = [FluentResource(source) for source in sources(PACKAGE, lang).values()]
    return {entry.id.name: entry for made in parsed for entry in made.body if isinstance(entry, fluent.Message)}


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}
STARTS = {key.partition("-")[0] for key in MESSAGES["en"]}  # `roll-`, ...: how a string is known to be a key


@cache
def code() -> list[tuple[str, ast.AST]]:
    """Everything in our files that could hold a key: (where, node)."""
    kinds = (ast.Constant, ast.JoinedStr, ast.Call)
    return [
        (f"{path.relative_to(ROOT)}:{node.lineno}", node)
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, kinds)
    ]


def is_key(text: str) -> bool:
    return KEY.fullmatch(text) is not None and text.partition("-")[0] in STARTS


def keys() -> dict[str, str]:
    """Whole keys in the code: key -> where."""
    return {
        node.value: where
        for where, node in code()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_key(node.value)
    }


def patterns() -> dict[str, str]:
    """Keys that are put together, `f"roll-phase-{phase}"`: as a regular expression -> where."""
    found = {}
    for where, node in code():
        if isinstance(node, ast.JoinedStr):
            start, dash, _ = str(getattr(node.values[0], "value", "")).partition("-")
            if dash and start in STARTS:
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9_-]+" for p in node.values]
                found["".join(parts)] = where
    return found


def passed() -> Iterator[tuple[str, str, set[str]]]:
    """Every call of `say` whose key and arguments are written out: where, key, arguments."""
    for where, node in code():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            named = {word.arg for word in node.keywords}
            key = node.args[1] if len(node.args) > 1 else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and None not in named:
                yield where, key.value, {name for name in named if name is not None}


def used(key: str, lang: str) -> set[str]:
    found = Variables()
    found.visit(MESSAGES[lang][key])
    return found.names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang: str) -> None:
    missing = {key: where for key, where in keys().items() if key not in MESSAGES[lang]}
    missing |= {key: where for where, key, _ in passed() if key not in MESSAGES[lang]}
    assert missing == {}
    for pattern, where in patterns().items():
        assert any(re.fullmatch(pattern, key) for key in MESSAGES[lang]), (where, pattern)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_left_over(lang: str) -> None:
    whole, made = keys(), [re.compile(pattern) for pattern in patterns()]
    unused = {key for key in MESSAGES[lang] if key not in whole and not any(one.fullmatch(key) for one in made)}
    assert unused == set()


def test_both_languages_have_the_same_words() -> None:
    assert set(MESSAGES["en"]) == set(MESSAGES["hu"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_good_fluent(lang: str) -> None:
    assert set(sources(PACKAGE, lang)) == set(sources(PACKAGE, "en"))
    for name, source in sources(PACKAGE, lang).items():
        made = FluentResource(source)
        assert [entry.content for entry in made.body if isinstance(entry, fluent.Junk)] == [], name
    assert len(catalogue(PACKAGE, lang).keys) == len(MESSAGES[lang])  # none twice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_use_only_what_they_are_given(lang: str) -> None:
    wrong = [(where, key, given) for where, key, given in passed() if used(key, lang) - given]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sample", [0, 1, 2, 17, "Anna"])
def test_every_word_can_be_said(lang: str, sample: str | int) -> None:
    bundle = catalogue(PACKAGE, lang).bundle
    for key in MESSAGES[lang]:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(used(key, lang), sample))
        assert (bool(text), errors) == (True, []), key
