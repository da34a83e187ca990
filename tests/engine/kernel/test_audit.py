"""Honesty: an honest log verifies, and every way of cheating or damaging it is noticed (contract §6, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from engine.kernel.audit import Row, Wrong, replay, rewound, verify
from engine.kernel.chance import commitment, salted_seed
from engine.kernel.codec import canonical, dump
from engine.kernel.event import Plain, Refusal
from engine.kernel.match import Match
from engine.kernel.player import random_move
from tests.engine.kernel.toy import TOY
from tests.engine.kernel.toy_table import Bazaar, Options

SECRET = "the operator's secret"
SALTS = ("ann", "bob", "cid")


@dataclass
class Log:
    """A game kept as a server keeps it."""

    options: Options
    rows: list[Row]
    final: Bazaar

    def check(
        self,
        secret: str = SECRET,
        salts: tuple[str, ...] = SALTS,
        announced: str = commitment(SECRET),
        rows: list[Row] | None = None,
        final: bytes | None = None,
    ) -> list[Refusal]:
        rows = self.rows if rows is None else rows
        final = dump(self.final) if final is None else final
        return verify(TOY, self.options, 3, secret, salts, announced, rows, final)

    def codes(self, **changed: object) -> list[str]:
        return [wrong.code for wrong in self.check(**changed)]  # type: ignore[arg-type]  # each test changes another argument


def play(number: int, undos: bool = True) -> Log:
    """A random game in which people also take back, rewind, run out of time and have standing answers."""
    rng = Random(number)
    options = Options(rounds=2, strict=number % 2 == 0)
    match = Match.new(TOY, options, 3, salted_seed(SECRET, SALTS))
    rows: list[Row] = []
    before: list[Bazaar] = []
    while not match.over():
        seat = rng.choice(match.awaited())
        chance = rng.random()
        lane = match.state.core.lanes.get(seat)
        before.append(match.state)
        if undos and chance < 0.1 and lane is not None and len(lane.moves) > lane.floor:
            match.take_back(seat)
            rows.append(Row(seat, "back", "1"))
        elif chance < 0.2:
            rows.append(Row(seat, "timeout", "; ".join(match.time_out(seat).moves)))
        elif undos and chance < 0.25 and len(rows) > 5 and sum(row.kind == "rewind" for row in rows) < 4:
            to = rng.randrange(len(rows) - 5, len(rows))
            match = Match(TOY, rewound(TOY, before[to], match.state))
            rows.append(Row(None, "rewind", str(to)))
        else:
            outcome = match.play(seat, random_move(match, seat, rng))
            rows.append(Row(seat, "standing" if chance > 0.9 else "play", "; ".join(outcome.moves)))
    return Log(options, rows, match.state)


@pytest.fixture(scope="module")
def log() -> Log:
    return play(1)


@pytest.mark.parametrize("number", range(8))
def test_an_honest_game_verifies(number: int) -> None:
    log = play(number)
    assert log.check() == []
    assert log.check(final=canonical(log.final)) == []


def test_the_games_above_use_every_kind_of_row() -> None:
    used = {row.kind for number in range(8) for row in play(number).rows}
    assert used == {"play", "standing", "timeout", "back", "rewind"}
    assert any(play(number).final.core.rewinds > 1 for number in range(8))


def test_another_secret_than_the_announced_one_is_noticed(log: Log) -> None:
    (wrong, *_) = log.check(secret="chosen afterwards")
    assert wrong.code == "secret_changed"
    assert wrong.data == {"announced": commitment(SECRET), "published": commitment("chosen afterwards")}
    assert log.codes(announced=commitment("x")) == ["secret_changed"]


def test_a_seed_that_is_not_made_of_secret_and_salts_is_noticed(log: Log) -> None:
    for salts in (("ann", "bob"), ("bob", "ann", "cid"), ("ann", "bob", "cyd")):
        assert log.codes(salts=salts) != []


def test_a_changed_final_state_is_noticed(log: Log) -> None:
    rich = TOY.copy(log.final)
    rich.merchants[1].coins += 1
    rich.decrees.append("r01")
    (wrong,) = log.check(final=dump(rich))
    assert (wrong.code, wrong.data) == ("state_differs", {"places": ["decrees", "merchants[1].coins"]})
    assert log.codes(final=b"{}") == ["state_differs"]
    assert log.codes(final=b"no json") == ["state_unreadable"]
    other = TOY.copy(log.final)
    other.core.seed = "0" * 64
    (wrong,) = log.check(final=dump(other))
    assert wrong.data == {"places": ["core.seed"]}


def test_every_missing_row_is_noticed(log: Log) -> None:
    honest = play(2, undos=False)
    for at in range(len(honest.rows)):
        assert honest.check(rows=honest.rows[:at] + honest.rows[at + 1 :]) != [], at
    assert honest.codes(rows=[]) == ["not_finished", "state_differs"]


def test_a_row_that_the_rules_refuse_is_named(log: Log) -> None:
    def wrong(at: int, row: Row) -> dict[str, Plain]:
        (found,) = log.check(rows=[*log.rows[:at], row, *log.rows[at:]])
        assert found.code == "row_refused"
        return found.data

    first = log.rows[0].seat
    assert wrong(0, Row(first, "play", "dance")) == {"row": 0, "seat": first, "text": "dance", "why": "unknown_verb"}
    assert wrong(len(log.rows), Row(0, "play", "end"))["why"] == "game_over"
    assert wrong(0, Row(first, "timeout", "end"))["why"] == "timeout_differs"
    assert wrong(0, Row(first, "back", "1"))["why"] == "nothing_to_take_back"
    for row in (Row(first, "back", "x"), Row(None, "rewind", "-1"), Row(None, "play", "end"), Row(0, "back", "")):
        assert wrong(0, row)["why"] == "bad_row"
    assert wrong(3, Row(None, "rewind", "4"))["why"] == "no_such_row"
    assert wrong(0, replace(log.rows[0], kind="cheat"))["why"] == "bad_row"  # type: ignore[arg-type]  # as read from a file


def test_a_hidden_rewind_is_noticed() -> None:
    """Who draws again without saying so ends with other cards than the log makes."""
    log = play(3, undos=False)
    match = replay(TOY, log.options, 3, salted_seed(SECRET, SALTS), log.rows[:-2])
    match = Match(TOY, rewound(TOY, match.state, match.state))
    for row in log.rows[-2:]:
        assert row.seat is not None
        match.play(row.seat, row.text)
    assert match.state.core.rewinds == 1
    assert "state_differs" in log.codes(final=dump(match.state))


def test_a_rewind_never_draws_the_same_again() -> None:
    log = play(3, undos=False)
    match = replay(TOY, log.options, 3, salted_seed(SECRET, SALTS), [])
    start = match.state
    once = rewound(TOY, start, start)
    twice = rewound(TOY, start, once)  # back to the same place: not the draws of the first rewind either
    assert [s.core.rewinds for s in (start, once, twice)] == [0, 1, 2]


def test_replay_stops_at_the_first_wrong_row(log: Log) -> None:
    with pytest.raises(Wrong, match="row_refused"):
        replay(TOY, log.options, 3, salted_seed(SECRET, SALTS), [Row(0, "play", "dance"), *log.rows])
