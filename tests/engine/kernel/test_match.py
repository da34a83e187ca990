"""The agenda, playing, refusing, batches, forced moves, barriers, direct mode (contract §3, §4, §6, §12)."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from engine.kernel import run as running
from engine.kernel.codec import canonical, dump
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.kernel.upgrade import load_state
from tests.engine.kernel.table import SEED, kinds, on_table, play_again, random_game, refusal, start
from tests.engine.kernel.toy import TOY, Dusk, Hush, Look, Rumours, Tax, blank
from tests.engine.kernel.toy_table import Answer, Bazaar, Done, End, Options, Swap
from tests.engine.kernel.toy_turn import Arrive, Blessings, Double, Gift, Toll, Turn


@step("test.say")
class Say(AnyStep):
    word: str

    def run(self, s: Bazaar, out: Out) -> None:
        out.tell("said", word=self.word)


@step("test.nest")
class Nest(AnyStep):
    """Says its words, and then, `again` times, all that again."""

    words: list[str]
    again: int = 0

    def run(self, s: Bazaar, out: Out) -> None:
        out.then(*(Nest([word + "!"]) if word.isupper() and "!" not in word else Say(word) for word in self.words))
        if self.again:
            self.again -= 1
            out.stay()


@step("test.forever")
class Forever(AnyStep):
    def run(self, s: Bazaar, out: Out) -> None:
        out.stay()


@step("test.crash")
class Crash(AnyStep):
    """A bug in a game: it breaks when half of its work is done."""

    def awaits(self, s: Bazaar) -> int | None:
        return 0

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        return [Offer(End, lambda m: None)]

    def play(self, s: Bazaar, seat: int, move: Move, out: Out) -> None:
        s.merchants[0].coins = 99
        raise ZeroDivisionError


def said(match: Match[Bazaar]) -> list[object]:
    return [event.data["word"] for event in match.opening]


def test_steps_come_in_reading_order_and_nested_ones_first() -> None:
    """§3: the step is over unless it stays; what it names comes next, in this order."""
    assert said(on_table(Nest(["a", "B", "c"]), Say("d"))) == ["a", "B!", "c", "d"]


def test_a_step_that_stays_comes_again_after_what_it_named() -> None:
    assert said(on_table(Nest(["a", "B"], again=2), Say("d"))) == ["a", "B!"] * 3 + ["d"]


def test_steps_that_never_ask_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_ENDLESS", 50)
    with pytest.raises(RuntimeError, match=r"toy: no question after 50 steps at test\.forever"):
        on_table(Forever())


def test_the_game_is_over_when_nothing_is_left() -> None:
    match = on_table(Tax(0))
    assert not match.over()
    match.play(0, "tax no")
    assert match.over()
    assert match.awaited() == []
    assert refusal(lambda: match.play(0, "tax no")).code == "game_over"


@pytest.mark.parametrize("direct", [False, True])
def test_a_refused_move_says_why_and_changes_nothing(direct: bool) -> None:
    """Law 4, §11."""
    match = on_table(Lanes.solo(1, Turn(1)), direct=direct)
    before = canonical(match.state)
    shown = match.seen(1)
    dear = refusal(lambda: match.play(1, "buy blue sword"))
    assert (dear.code, dear.clause, dear.data) == ("too_dear", "TOY-4", {"need": 5, "have": 3})
    for tax in ("tax yes", Answer(True)):
        not_now = refusal(partial(match.play, 1, tax))
        assert (not_now.code, not_now.data["verbs"]) == ("not_now", ["swap", "buy", "hire", "travel", "end"])
    assert refusal(lambda: match.play(1, "dance")).code == "unknown_verb"
    not_awaited = refusal(lambda: match.play(0, "end"))
    assert (not_awaited.code, not_awaited.data) == ("not_awaited", {"seat": 0, "awaited": [1]})
    incomplete = refusal(lambda: match.play(1, "travel to=temple"))
    assert (incomplete.code, incomplete.data["field"]) == ("incomplete", "way")
    assert incomplete.data["choices"] == ["wall,temple", "well,temple"]
    assert canonical(match.state) == before
    assert match.seen(1) == shown


@pytest.mark.parametrize("direct", [False, True])
def test_a_batch_is_all_or_nothing(direct: bool) -> None:
    match = on_table(Lanes.solo(0, Turn(0)), Say("over"), direct=direct)
    before, shown = canonical(match.state), match.seen(0)
    failed = refusal(lambda: match.play(0, "swap silk; swap silk; swap silk; end"))  # there are two
    assert (failed.code, failed.data["most"]) == ("not_so_many", 0)
    assert canonical(match.state) == before
    assert match.seen(0) == shown
    assert refusal(lambda: match.play(0, " ; ")).code == "no_move"
    outcome = match.play(0, "swap silk 2; buy red lamp,rug; end")
    assert outcome.moves == ["swap silk 2", "buy red lamp,rug", "end"]
    assert kinds(outcome.events) == ["swapped", "bought", "said"]
    assert match.over()


def test_a_batch_may_not_go_beyond_the_seats_own_questions() -> None:
    match = on_table(Lanes.solo(0, Turn(0)), Lanes.solo(1, Turn(1)))
    before = canonical(match.state)
    assert refusal(lambda: match.play(0, "end; end")).code == "not_awaited"
    assert canonical(match.state) == before


def test_even_a_bug_never_half_happens() -> None:
    """§4: in drafted mode base moves run on a copy too."""
    match = on_table(Crash())
    before = canonical(match.state)
    with pytest.raises(ZeroDivisionError):
        match.play(0, "end")
    assert canonical(match.state) == before


def test_forced_moves_are_made_but_not_stored() -> None:
    """§12: with one kind of goods the toll is clear, and the lane holds only what was decided."""
    match = on_table(Lanes.solo(0, Turn(0)))
    match.state.weather = "storm"
    match.state.merchants[0].goods = {"silk": 0, "spice": 2}
    match = Match(TOY, match.state)
    outcome = match.play(0, "travel wall")
    assert kinds(outcome.private) == ["travelled", "paid_toll", "arrived"]
    assert match.state.core.lanes[0].moves == ["travel wall"]
    assert outcome.moves == ["travel wall"]
    outcome = match.play(0, "end")
    assert kinds(outcome.events) == ["travelled", "paid_toll", "arrived"]
    assert match.state.merchants[0].goods == {"silk": 0, "spice": 1}
    assert match.state.core.ply == 2


def test_a_real_choice_is_not_forced_and_neither_is_anything_when_forcing_is_off() -> None:
    for goods, forced in (({"silk": 1, "spice": 1}, True), ({"silk": 0, "spice": 1}, False)):
        match = on_table(Tax(0), Toll(0), forced=forced)
        match.state.weather = "storm"
        match.state.merchants[0].goods = goods
        match.play(0, "tax no")
        assert match.awaited() == [0]
        assert list(match.menu(0)) == ["toll"]


@pytest.mark.parametrize(("coins", "first", "last"), [(3, "toy.double", 7), (3, "toy.gift", 8), (12, None, 13)])
def test_a_seat_orders_its_effects_while_order_matters(coins: int, first: str | None, last: int) -> None:
    """§3: AnyOrder."""
    match = on_table(Tax(0), Blessings(0, [Double(0), Gift(0)]))
    match.state.merchants[0].coins = coins
    match.play(0, "tax no")
    if first is not None:
        unknown = refusal(lambda: match.play(0, "first toy.turn"))
        assert (unknown.code, unknown.data["pending"]) == ("not_pending", ["toy.double", "toy.gift"])
        match.play(0, f"first {first}")
    assert match.over()
    assert match.state.merchants[0].coins == last


# ---- barriers (§6)


def test_a_draw_on_the_base_is_a_barrier_and_a_plain_answer_is_none() -> None:
    match = on_table(Tax(0), Tax(1), Dusk())
    assert not match.play(0, "tax yes").barrier
    assert match.play(1, "tax yes").barrier


def test_a_roll_on_the_base_is_a_barrier() -> None:
    match = start(rounds=2, seats=2)
    while match.state.round == 1:
        outcome = match.time_out(match.awaited()[0])
    assert outcome.barrier


def test_what_opening_lanes_show_is_a_barrier_once() -> None:
    def match() -> Match[Bazaar]:
        return on_table(Look(0, ["r01"]), Rumours(), Hush(), Tax(0))

    first = match()
    assert first.play(0, "scout yes").barrier
    card = first.seen(0).merchants[0].drawn[0]
    stored = Match(TOY, load_state(TOY, dump(first.state)))  # all branches have to be forked again
    outcome = stored.play(0, f"keep {card}; done")
    assert not outcome.barrier
    assert outcome.events == []
    last = stored.play(1, f"keep {stored.seen(1).merchants[1].drawn[0]}; done")
    assert last.barrier
    assert last.joined
    assert kinds(last.events) == ["heard", "whispered"] * 2  # told once, though lanes were opened and forked again


def test_a_draw_in_a_lane_is_a_barrier_and_the_join_of_one_lane_is_none() -> None:
    match = on_table(Look(0, ["r01"]), Rumours())
    match.play(0, "scout no")
    assert match.play(0, "peek").barrier
    assert not match.play(0, "keep " + match.seen(0).merchants[0].drawn[0]).barrier
    solo = on_table(Lanes.solo(0, Turn(0)), Lanes.solo(1, Turn(1)))
    assert not solo.play(0, "swap silk").barrier
    outcome = solo.play(0, "end")
    assert outcome.joined
    assert not outcome.barrier


def test_the_join_of_several_lanes_is_a_barrier() -> None:
    match = on_table(Lanes([0, 1], {0: [Turn(0)], 1: [Turn(1)]}))
    first = match.play(1, "end")
    assert (first.barrier, first.joined, first.events) == (False, False, [])
    last = match.play(0, "end")
    assert (last.barrier, last.joined) == (True, True)


# ---- direct mode


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strict", [False, True])
def test_direct_mode_and_any_order_of_arrival_give_the_same_bytes(seats: int, strict: bool) -> None:
    """Law 3."""
    match = start(seats, strict=strict)
    played = random_game(match, Random(seats))
    final = canonical(match.state)
    for arrival in range(5):
        again = start(seats, strict=strict)
        play_again(again, played, Random(arrival))
        assert canonical(again.state) == final
        direct = start(seats, strict=strict, direct=True)
        play_again(direct, played, Random(arrival))
        assert canonical(direct.state) == final


def test_direct_mode_works_in_place() -> None:
    match = on_table(Lanes.solo(0, Turn(0)), direct=True)
    state = match.state
    match.play(0, Swap("silk"))
    assert match.state is state
    assert state.merchants[0].coins == 4
    assert state.core.lanes == {}
    assert refusal(lambda: match.take_back(0)).code == "nothing_to_take_back"


def test_resuming_a_running_game_does_nothing() -> None:
    match = start(3)
    while not match.over():
        stored = Match(TOY, load_state(TOY, dump(match.state)))
        assert stored.resume() == []
        assert canonical(stored.state) == canonical(match.state)
        match.time_out(match.awaited()[-1])


def test_a_result_with_a_tie() -> None:
    s = blank(Options(), 3)
    s.core.seed = SEED
    for me, coins in zip(s.merchants, (1, 5, 5), strict=True):
        me.vp, me.coins = 4, coins
    assert TOY.result(s).winners == [1, 2]
    s.merchants[0].camels = 1
    assert TOY.result(s).winners == [0]


def test_moves_of_the_wrong_step_never_reach_it() -> None:
    match = on_table(Arrive(0), Lanes.solo(0, Turn(0)))
    assert match.why(0, Done()) is not None
    assert match.why(0, End()) is None
