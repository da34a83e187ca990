"""Moves and their text: the canonical form, the strict way back, and hostile input."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.event import Refused
from engine.kernel.move import (
    REQUIRED,
    Bag,
    Count,
    Field,
    Move,
    Path,
    bag,
    count,
    move,
    parse,
    parse_value,
    split_batch,
    text,
    value_text,
)  # fmt: skip


@move("all")
class All(Move):
    a: str
    b: int
    c: bool
    d: str | None
    e: Bag
    f: Path
    g: Count


@move("build")
class Build(Move):
    at: str
    what: str = "m"
    free: bool = False
    pay: Count = ()


@move("end")
class End(Move):
    pass


MOVES: dict[str, type[Move]] = {kind.verb: kind for kind in (All, Build, End)}
TOKENS = st.text("abzAZ059_.+':-", min_size=1, max_size=8)
NAMES = TOKENS.filter(lambda token: token != "-")
COUNTS = st.dictionaries(TOKENS, st.integers(1, 999_999_999), max_size=4).map(lambda d: tuple(d.items()))
ALL = st.builds(
    All,
    TOKENS,
    st.integers(-999_999_999, 999_999_999),
    st.booleans(),
    st.none() | NAMES,
    st.lists(NAMES, max_size=4).map(bag),
    st.lists(NAMES, max_size=4).map(tuple),
    COUNTS,
)
BUILD = st.builds(Build, TOKENS, st.sampled_from(["m", "x"]), st.booleans(), COUNTS)


def refusal(line: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        parse(MOVES, line)
    return refused.value.refusal.code, refused.value.refusal.data


@given(ALL | BUILD | st.just(End()))
@settings(deadline=None)
def test_text_and_parse_are_inverse(m: Move) -> None:
    line = text(m)
    if len(line) <= 500:
        assert parse(MOVES, line) == m
        assert text(parse(MOVES, line)) == line


@given(st.text() | st.from_regex(r"(all|build|end)( [a-z0-9:,;\-]*){0,8}", fullmatch=True))
@settings(deadline=None)
def test_any_text_is_a_move_or_refused(line: str) -> None:
    with suppress(Refused):
        assert isinstance(parse(MOVES, line), Move)
    with suppress(Refused):
        assert split_batch(line)


@given(st.sampled_from(All.fields), st.text())
@settings(deadline=None)
def test_any_value_is_read_or_refused(field: Field, typed: str) -> None:
    with suppress(Refused):
        value = parse_value(field, typed)
        assert parse_value(field, value_text(field, value)) == value


def test_canonical_text() -> None:
    m = All("-", -3, True, None, ("a", "b"), ("b", "a"), (("ti", 3), ("mc", 11)))
    assert text(m) == str(m) == "all - -3 yes - a,b b,a ti:3,mc:11"
    assert text(All("yes", 0, False, "no", (), (), ())) == "all yes 0 no no - - -"


def test_trailing_defaults_are_left_out() -> None:
    assert text(Build("3B4")) == "build 3B4"
    assert text(Build("3B4", free=True)) == "build 3B4 m yes"
    assert parse(MOVES, "build 3B4 m no -") == parse(MOVES, "build 3B4") == Build("3B4")
    assert text(End()) == "end"


def test_bags_are_sorted_and_paths_are_not() -> None:
    m = parse(MOVES, "all x 0 no - b,a,b b,a -")
    assert isinstance(m, All)
    assert m.e == ("a", "b", "b")
    assert m.f == ("b", "a")


def test_moves_are_frozen_values() -> None:
    assert hash(Build("a")) == hash(Build("a"))
    assert Build("a") != Build("b")
    with pytest.raises(AttributeError):
        Build("a").at = "b"  # type: ignore[misc]  # that is the point


def test_fields_are_known() -> None:
    assert Build.fields[:2] == (Field("at", "str"), Field("what", "str", "m"))
    assert Build.fields[0].required
    assert Build.fields[0].default is REQUIRED
    assert [f.kind for f in All.fields] == ["str", "int", "bool", "optional", "bag", "path", "count"]


@pytest.mark.parametrize(
    ("line", "code", "data"),
    [
        ("", "unknown_verb", {"typed": "", "verbs": ["all", "build", "end"]}),
        ("Build x", "unknown_verb", {"typed": "Build", "verbs": ["all", "build", "end"]}),
        ("end now", "too_many_values", {"typed": "now"}),
        ("build", "missing_value", {"field": "at"}),
        ("build  x", "bad_value", {"field": "at", "typed": "", "expected": "str"}),
        ("build é", "bad_value", {"field": "at", "typed": "é", "expected": "str"}),
        ("build x m maybe", "bad_value", {"field": "free", "typed": "maybe", "expected": "bool"}),
        ("build x m no ti:0", "bad_value", {"field": "pay", "typed": "ti:0", "expected": "count"}),
        ("build x m no ti:1,ti:2", "bad_value", {"field": "pay", "typed": "ti:1,ti:2", "expected": "count"}),
        ("all x 007", "bad_value", {"field": "b", "typed": "007", "expected": "int"}),
        ("all x 1234567890", "bad_value", {"field": "b", "typed": "1234567890", "expected": "int"}),
        ("all x 0 no - a,,b", "bad_value", {"field": "e", "typed": "a,,b", "expected": "bag"}),
        ("build " + "x" * 2000, "too_long", {"most": 2000}),
    ],
)
def test_refusals(line: str, code: str, data: dict[str, Any]) -> None:
    assert refusal(line) == (code, data)


def test_split_batch() -> None:
    assert split_batch("a; b x;c ;") == ["a", "b x", "c"]
    for line, code in ((" ; ", "no_move"), ("a;" * 21, "too_many_moves"), ("a" * 40_001, "too_long")):
        with pytest.raises(Refused) as refused:
            split_batch(line)
        assert refused.value.refusal.code == code


def test_count_keeps_the_order_of_the_data() -> None:
    assert count({"mc": 2, "st": 0, "ti": 1}, ["ti", "st", "mc"]) == (("ti", 1), ("mc", 2))
    with pytest.raises(ValueError, match="outside"):
        count({"mc": 2}, ["ti"])


def test_what_cannot_be_a_move() -> None:
    class Wrong(Move):
        at: list[str]

    class Taken(Move):
        fields: str  # type: ignore[misc,assignment]  # refused when it is made

    class Unsorted(Move):
        dice: Bag = ("b", "a")

    for cls in (Wrong, Taken, Unsorted):
        with pytest.raises(TypeError):
            move("x")(cls)
    with pytest.raises(TypeError):
        move("two words")
