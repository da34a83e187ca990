"""What a line at the prompt means, and what is said if it means nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.console.answer import Mismatch, all_moves, answer, numbered
from bot.console.roll import TABLE
from bot.console.screen import Screen
from bot.talk import words
from bot.talk.catalogue import LANGUAGES
from engine.kernel.ask import Choice, Question
from engine.kernel.event import Refusal, Refused, no
from engine.kernel.match import Match
from engine.kernel.move import Bag, Move, bag
from engine.kernel.offer import Some, sample
from engine.roll.state import Galaxy
from tests.bot.hotseat import GAME, NAMES


def table(lang: str = "en") -> Screen:
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, f"{1:064x}")
    return Screen(match, TABLE, NAMES, lang)


def some(lo: int, hi: int, ok: Callable[[Bag], bool] = lambda chosen: True) -> Question:
    items = ("home", "home", "military")
    choices = (Choice("home", count=2), Choice("military"))
    return Question("recruit", "dice", "some", choices, lo, hi, {"verb": "recruit"}, None, Some(items, lo, hi, ok))


# ---- numbers


def test_several_numbers_make_a_selection() -> None:
    match: Any = None  # numbers need no game
    assert answer(match, 0, some(3, 3), "1 1, 2") == {"verb": "recruit", "dice": "home,home,military"}
    assert answer(match, 0, some(0, 3), "-") == {"verb": "recruit", "dice": "-"}


@pytest.mark.parametrize(
    ("line", "key", "data"),
    [
        ("1", "incomplete", {"n": 1, "range": "2"}),
        ("2 2", "too-many", {"n": 2, "most": 1, "item": "military"}),
        ("1 4", "no-number", {"typed": "4", "most": "2"}),
        ("-", "incomplete", {"n": 0, "range": "2"}),
    ],
)
def test_wrong_numbers_say_why(line: str, key: str, data: dict[str, Any]) -> None:
    with pytest.raises(Mismatch) as caught:
        answer(None, 0, some(2, 2), line)  # type: ignore[arg-type]  # numbers need no game
    assert (caught.value.key, caught.value.data) == (key, data)


def test_numbers_that_do_not_go_together() -> None:
    one_colour = some(2, 2, lambda chosen: len(set(chosen)) < 2)
    with pytest.raises(Mismatch) as caught:
        answer(None, 0, one_colour, "1 2")  # type: ignore[arg-type]  # numbers need no game
    assert caught.value.key == "not-together"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "red: 2 chosen, only 1 there."), ("hu", "vörös: 2 van kiválasztva, csak 1 van ott.")],
)
def test_more_of_a_colour_than_there_are(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As when somebody types `2 2 1 1 1` and there is one red die."""
    with pytest.raises(Mismatch) as caught:
        answer(None, 0, some(3, 3), "2 2 1")  # type: ignore[arg-type]  # numbers need no game
    table(lang).mismatch(some(3, 3), caught.value)
    assert capsys.readouterr().out.strip() == said


def test_numbers_that_are_values_stand_for_themselves() -> None:
    depth = Question("rearrange", "depth", "one", (Choice("1"), Choice("3")), 1, 1, {"verb": "rearrange"})
    assert list(numbered(depth)) == ["1", "3"]


# ---- several, in every way the prompt promises


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_by_numbers_or_names_with_spaces_or_commas(lang: str) -> None:
    game = replace(GAME, synonyms={**words.spoken(GAME, lang), **GAME.synonyms})
    match: Match[Galaxy] = Match.new(game, game.options(), 3, f"{3:064x}")
    rng = Random(3)
    seen = set()
    while not match.over():
        seat = match.awaited()[0]
        asked = match.ask(seat, {})
        while isinstance(asked, Question):
            chosen: Bag = ()
            while not asked.complete(chosen) or (rng.randrange(4) and asked.addable(chosen)):
                chosen = bag((*chosen, rng.choice(asked.addable(chosen)).value))
            given = {**asked.given, asked.name: asked.answer(chosen) if asked.some else chosen[0]}
            if len(chosen) > 1:
                seen.add(asked.verb)
                keys = {choice.value: key for key, choice in numbered(asked).items()}
                names = [words.label(game, asked.name, value, lang) for value in chosen]
                for typed in ([keys[value] for value in chosen], list(chosen), names):
                    for between in (" ", ",", ", "):
                        found = answer(match, seat, asked, between.join(typed))
                        told = getattr(found, asked.name) if isinstance(found, Move) else found[asked.name].split(",")
                        assert tuple(told) == chosen, (asked, between.join(typed))
            asked = match.ask(seat, given)
        match.play(seat, sample(match.menu(seat), rng))
    assert {"recruit", "recall", "scout"} <= seen


def test_the_prompt_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    table().put(some(0, 3), back=False, undo=False)
    assert "(numbers or names, with spaces or commas between them; - for none)" in capsys.readouterr().out


# ---- neither an answer nor a move


class Deaf:
    """A match that understands nothing: as an answer (with the verb before it) and as a move it says why."""

    game = GAME

    def __init__(self, as_answer: Refusal, as_move: Refusal) -> None:
        self.as_answer, self.as_move = as_answer, as_move

    def read(self, seat: int, line: str) -> Question | Move:
        raise Refused(self.as_answer if line.startswith("recruit ") else self.as_move)


WRONG = no("not_a_choice", field="dice", typed="?", choices=["home"])


@pytest.mark.parametrize(
    ("line", "as_move", "better"),
    [
        ("selct explore", no("unknown_verb", typed="selct", verbs=["recruit"], near=["select"]), "unknown_verb"),
        ("qqq", no("unknown_verb", typed="qqq", verbs=["recruit"]), "not_a_choice"),
        ("home", no("unknown_verb", typed="home", verbs=["recruit"], near=["done"]), "not_a_choice"),
        ("White 3", no("unknown_verb", typed="white", verbs=["recruit"], near=["wait"]), "not_a_choice"),
        ("r", no("ambiguous", field="verb", typed="r", candidates=["recruit", "recall"]), "not_a_choice"),
        ("trade", no("not_now", verb="trade", verbs=["recruit"]), "not_now"),
        ("sel explore purple", no("no_such_worker", "RG-5.3", die="purple", workers=[]), "no_such_worker"),
    ],
)
def test_the_more_helpful_reason_is_given(line: str, as_move: Refusal, better: str) -> None:
    deaf: Any = Deaf(WRONG, as_move)
    with pytest.raises(Refused) as caught:
        answer(deaf, 0, some(1, 1), line)
    assert caught.value.refusal.code == better


# ---- lists of moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_stand_in_columns(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    rng = Random(6)
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, f"{6:064x}")
    screen = Screen(match, TABLE, NAMES, lang)
    for _ in range(120):
        seat = match.awaited()[0]
        groups = [(list(all_moves(offer, 20)), "") for offer in match.menu(seat).values()]
        screen.moves(groups)
        lines = capsys.readouterr().out.splitlines()
        texts = {str(move) for moves, _ in groups for move in moves}  # these can be longer, and stay in one piece
        assert max((len(line) for line in lines if line.strip() not in texts), default=0) <= 100
        starts = set()
        for move in [move for moves, _ in groups for move in moves]:
            at = next(at for at, line in enumerate(lines) if f"{line}  ".startswith(f"  {move}  "))
            line = lines[at] if lines[at].strip() != str(move) else lines[at + 1]  # of a long one it stands below
            meaning = words.describe(GAME, move, lang)
            starts.add(line.index(meaning[:20]))
        assert len(starts) == 1
        match.play(seat, sample(match.menu(seat), rng))


def test_all_moves_of_a_form_are_legal_and_different() -> None:
    rng = Random(5)
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 2, f"{5:064x}")
    for _ in range(150):
        seat = match.awaited()[0]
        for offer in match.menu(seat).values():
            moves = list(all_moves(offer, 40))
            assert len(moves) == len(set(moves)) > 0
            assert all(offer.why(move) is None for move in moves)
        match.play(seat, sample(match.menu(seat), rng))
