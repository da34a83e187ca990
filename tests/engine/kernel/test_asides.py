"""Questions beside the agenda, and answers given automatically (contract §5, §12)."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.chance import pick
from engine.kernel.codec import canonical, dump
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move, text
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.kernel.upgrade import load_state
from tests.engine.kernel.table import kinds, on_table, play_again, random_game, refusal, start
from tests.engine.kernel.toy import TOY, Dusk, Rumours, Tax
from tests.engine.kernel.toy_table import Answer, Bazaar
from tests.engine.kernel.toy_turn import Gift, Turn


@step("test.beside")
class Beside(AnyStep):
    """Asks these beside the agenda."""

    steps: list[AnyStep]

    def run(self, s: Bazaar, out: Out) -> None:
        out.aside(*self.steps)


@step("test.quietly")
class Quietly(AnyStep):
    quiet = True

    def run(self, s: Bazaar, out: Out) -> None:
        out.tell("quiet")


@step("test.named")
class Named(AnyStep):
    """A question with a name; the answer yes leads to one more, with a roll of the seat's own."""

    seat: int
    name: str

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        return [Offer(Answer, lambda m: None, moves=lambda: [Answer(True), Answer(False)])]

    def play(self, s: Bazaar, seat: int, move: Answer, out: Out) -> None:
        out.tell("named", seat, name=self.name)
        if move.yes:
            out.tell("rolled", seat, n=pick(s, out, "beside", range(1000)))
            out.then(Named(seat, self.name + "+"))

    def forced(self, s: Bazaar) -> Move | None:
        return Answer(False) if self.name == "forced" else None

    def default(self, s: Bazaar) -> Move:
        return Answer(False)


def asked(match: Match[Bazaar], seat: int) -> object:
    spot = match.spot(seat)
    return None if spot is None else getattr(spot.step, "name", spot.step.tag)


def test_a_seats_asides_come_oldest_first_and_before_anything_else() -> None:
    match = on_table(Beside([Named(0, "a"), Named(1, "b"), Named(0, "c")]), Beside([Named(0, "d")]), Named(0, "base"))
    assert match.awaited() == [0, 1]
    for name in ("a", "c", "d", "base"):
        assert asked(match, 0) == name
        match.play(0, "tax no")
    assert match.awaited() == [1], "the agenda did not wait"
    assert not match.over()
    match.play(1, "tax no")
    assert match.over()


def test_what_follows_an_aside_takes_its_place_in_the_line() -> None:
    match = on_table(Beside([Named(0, "a"), Named(0, "c")]))
    match.play(0, "tax yes")
    assert asked(match, 0) == "a+"
    match.play(0, "tax no")
    assert asked(match, 0) == "c"


def test_asides_that_ask_nobody_run_and_forced_ones_are_answered() -> None:
    match = on_table(Beside([Gift(0), Named(1, "forced"), Named(1, "b"), Named(1, "forced")]), Named(0, "base"))
    assert kinds(match.opening) == ["given", "named"]
    assert match.awaited() == [0, 1]
    outcome = match.play(1, "tax no")
    assert [event.data["name"] for event in outcome.events] == ["b", "forced"], "a forced answer does not jump the line"
    assert match.awaited() == [0]


def test_how_much_there_is_is_seen_when_the_question_is_asked() -> None:
    match = on_table(Beside([Tax(0), Tax(0), Tax(0), Tax(0), Tax(0)]))
    for _ in range(3):
        match.play(0, "tax yes")
    assert match.over(), "without coins nobody is asked"


def test_a_lane_opens_only_after_its_seats_asides() -> None:
    match = on_table(Beside([Tax(0), Tax(0)]), Lanes([0, 1], {0: [Gift(0), Turn(0)], 1: [Turn(1)]}))
    assert match.awaited() == [0, 1]
    assert asked(match, 0) == "toy.tax"
    assert asked(match, 1) == "toy.turn"
    assert match.seen(0).core.lane is None
    match.play(1, "end")
    match.play(0, "tax yes")
    assert asked(match, 0) == "toy.tax"
    match.play(0, "tax yes")
    assert asked(match, 0) == "toy.turn"
    assert match.seen(0).merchants[0].coins == 2, "three, two taxes, one gift"
    match.play(0, "end")
    assert match.over()


def test_what_a_late_lane_shows_as_it_opens_is_a_barrier() -> None:
    match = on_table(Beside([Tax(0), Tax(0), Tax(1)]), Rumours())
    assert match.awaited() == [0, 1]
    assert not match.play(0, "tax no").barrier
    assert match.play(0, "tax no").barrier, "now the lane opens, and a rumour is heard"
    assert match.seen(0).merchants[0].drawn != []
    assert match.seen(1).merchants[1].drawn == []
    assert match.play(1, "tax no").barrier


def test_nothing_is_forced_on_a_seat_before_its_asides() -> None:
    match = on_table(Beside([Named(0, "a")]), Named(0, "forced"), Gift(0))
    assert match.opening == []
    assert [event.data.get("name") for event in match.play(0, "tax no").events] == ["a", "forced", None]


def test_open_branches_are_forked_again_after_an_answer() -> None:
    match = on_table(Beside([Tax(1)]), Lanes.solo(0, Turn(0)))
    match.play(0, "swap silk")
    assert match.seen(0).merchants[1].coins == 3
    outcome = match.play(1, "tax yes")
    assert not outcome.barrier
    assert match.seen(0).merchants[1].coins == 2, "the branch sees the answer"
    assert match.seen(0).merchants[0].coins == 4, "and keeps its moves"
    assert match.state.core.lanes[0].moves == ["swap silk"]


def test_quiet_steps_wait_for_all_asides() -> None:
    match = on_table(Beside([Tax(0), Tax(1)]), Dusk())
    assert match.opening == []
    assert match.awaited() == [0, 1]
    match.play(1, "tax yes")
    assert match.state.decrees == []
    outcome = match.play(0, "tax no")
    assert outcome.events[0].data["taxed"] == [0, 1]
    assert outcome.barrier


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strict_questions_end_in_the_same_state(seats: int) -> None:
    """Only when they are asked differs, so 5 arrival orders of the relaxed game end as the strict one does."""
    for game in range(5):
        strict = start(seats, strict=True)
        played = random_game(strict, Random(game))
        strict.state.strict = False
        for arrival in range(5):
            relaxed = start(seats)
            play_again(relaxed, played, Random(arrival))
            assert canonical(relaxed.state) == canonical(strict.state)


def test_in_direct_mode_too_a_lane_waits_and_an_aside_is_of_the_base() -> None:
    """Seat 1 answers while seat 0 is inside its lane; the roll must not become one of that lane."""
    ends = []
    for direct in (False, True):
        lanes = Lanes([0, 1], {0: [Turn(0)], 1: [Gift(1), Turn(1)]})
        match = on_table(Beside([Named(1, "a"), Tax(1)]), lanes, direct=direct)
        match.play(0, "swap silk")
        rolled = match.play(1, "tax yes").events[-1].data
        match.play(1, "tax no")
        assert list(match.state.core.drawn) == ["beside"]
        match.play(0, "end")
        assert match.spot(1) is not None
        assert match.seen(1).merchants[1].coins == 3, "the gift of the lane comes after the last tax"
        match.play(1, "tax yes")
        match.play(1, "end")
        assert match.over()
        ends.append((rolled, canonical(match.state)))
    assert ends[0] == ends[1]


def test_asides_survive_the_store() -> None:
    match = on_table(Beside([Named(0, "a"), Tax(1)]), Lanes.solo(1, Turn(1)))
    stored = Match(TOY, load_state(TOY, dump(match.state)))
    assert stored.state == match.state
    stored.play(1, "tax no; end")
    assert stored.awaited() == [0]


def test_a_time_out_answers_the_asides_but_not_what_comes_after_them() -> None:
    match = on_table(Beside([Tax(0), Tax(0)]), Quietly(), Lanes.solo(0, Turn(0)))
    assert match.time_out(0).moves == ["tax no", "tax no"]
    assert asked(match, 0) == "toy.turn"
    both = on_table(Beside([Tax(0)]), Lanes.solo(0, Turn(0)), Lanes.solo(0, Turn(0)))
    assert both.time_out(0).moves == ["tax no", "end"], "the lane was waiting for that answer only"
    assert asked(both, 0) == "toy.turn"
    on_base = on_table(Beside([Tax(0)]), Named(0, "base"), Named(0, "next"))
    assert on_base.time_out(0).moves == ["tax no", "tax no"]
    assert asked(on_base, 0) == "next"


def test_a_preview_of_an_aside() -> None:
    match = on_table(Beside([Named(1, "a"), Tax(0), Tax(0)]), Named(1, "base"))
    preview = match.preview(0, Answer(True))
    assert not preview.veiled
    assert preview.state.merchants[0].coins == 2
    assert [getattr(step, "seat", None) for step in preview.state.core.asides] == [1, 0]
    assert match.preview(1, Answer(True)).veiled
    assert match.state.merchants[0].coins == 3


def test_a_standing_answer_is_an_ordinary_move_from_view_and_menu() -> None:
    (miserly,) = TOY.standing
    match = on_table(Beside([Tax(0)]), Lanes.solo(1, Turn(1)))
    for coins, answer in (("4", "tax no"), ("3", None)):
        said = miserly.answer(match.seen(0), match.menu(0), {"seat": "0", "coins": coins})
        assert (said and text(said)) == answer
    assert miserly.answer(match.seen(1), match.menu(1), {"seat": "1", "coins": "9"}) is None
    assert refusal(lambda: match.play(1, "tax no")).code == "not_now"
