"""Several seats at once: open, done, joined, taken back, cut, timed out (contract §4, §6, §12)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.kernel.codec import canonical, dump
from engine.kernel.event import Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move, move
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.kernel.upgrade import load_state
from tests.engine.kernel.table import SEED, kinds, on_table, refusal
from tests.engine.kernel.toy import TOY, Hush, Look, Rumours, Tax, blank
from tests.engine.kernel.toy_table import Bazaar, Done, Options
from tests.engine.kernel.toy_turn import Gift, Turn


@move("grab")
class Grab(Move):
    n: int


@step("test.grabbing")
class Grabbing(AnyStep):
    """Breaks the isolation of lanes on purpose: everybody takes from the same well, then says done."""

    seat: int

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        left = 10 - sum(me.coins for me in s.merchants)

        def why(m: Grab) -> Refusal | None:
            return None if 0 < m.n <= left else no("too_many", n=m.n, left=left)

        return [
            Offer(Grab, why, moves=lambda: [Grab(n) for n in range(1, left + 1)]),
            Offer(Done, lambda m: None),
        ]

    def play(self, s: Bazaar, seat: int, move: Move, out: Out) -> None:
        if isinstance(move, Grab):
            s.merchants[seat].coins += move.n
            out.tell("grabbed", seat, n=move.n)
            out.stay()

    def default(self, s: Bazaar) -> Move:
        return Done()


GRABBING = replace(TOY, moves=(*TOY.moves, Grab))


def grabbing(seats: int, *after: AnyStep) -> Match[Bazaar]:
    """Everybody has nothing; ten coins to grab."""
    state = blank(Options(), seats)
    state.core.seed = SEED
    for me in state.merchants:
        me.coins = 0
    order = list(range(seats))
    state.core.agenda = [*reversed(after), Lanes(order, {seat: [Grabbing(seat)] for seat in order})]
    match = Match(GRABBING, state)
    match.resume()
    return match


def both_turns() -> Match[Bazaar]:
    """Seat 1 comes before seat 0."""
    return on_table(Lanes([1, 0], {0: [Turn(0)], 1: [Gift(1), Turn(1)]}), Tax(0))


def test_the_base_stays_as_it_was_until_all_are_done() -> None:
    match = both_turns()
    assert match.awaited() == [0, 1]
    before = canonical(replace(match.state, core=replace(match.state.core, lanes={})))
    outcome = match.play(0, "swap silk 2; buy red rug,rug; end")
    assert (outcome.events, kinds(outcome.private)) == ([], ["swapped", "bought"])
    assert canonical(replace(match.state, core=replace(match.state.core, lanes={}))) == before
    assert match.awaited() == [1]
    assert refusal(lambda: match.play(0, "end")).code == "not_awaited"
    assert match.seen(0).merchants[0].wares == ["rug", "rug"]
    assert match.seen(1).merchants[0].wares == match.seen(None).merchants[0].wares == []
    assert match.seen(1).core.lanes[0].done
    assert match.seen(1).core.lanes[0].moves == []
    assert match.seen(1).merchants[1].coins == 4, "start steps have run on the branch"
    assert match.state.merchants[1].coins == 3


def test_lanes_are_joined_in_their_order_and_told_then() -> None:
    match = both_turns()
    match.play(0, "swap silk; end")
    outcome = match.play(1, "swap spice; end")
    assert [(event.kind, event.seat) for event in outcome.events] == [("given", 1), ("swapped", 1), ("swapped", 0)]
    assert outcome.joined
    assert match.state.core.lanes == {}
    assert match.state.core.ply == 4
    assert match.awaited() == [0]
    assert list(match.menu(0)) == ["tax"]


def test_open_lanes_survive_the_store() -> None:
    match = both_turns()
    match.play(0, "swap silk")
    stored = Match(TOY, load_state(TOY, dump(match.state)))
    assert stored.seen(0) == match.seen(0)
    for each in (match, stored):
        each.play(0, "end")
        each.play(1, "end")
    assert canonical(stored.state) == canonical(match.state)


def test_seats_with_nothing_to_decide_are_done_at_once() -> None:
    match = on_table(Lanes([0, 1], {0: [Gift(0)], 1: [Turn(1)]}), Lanes([], {}), Lanes([0], {0: []}))
    assert match.awaited() == [1]
    match.play(1, "end")
    assert match.over()
    assert match.state.merchants[0].coins == 4


# ---- taking back


def test_taking_back_restores_every_byte_and_leaves_other_lanes_alone() -> None:
    match = both_turns()
    match.play(1, "swap spice")
    untouched = match.seen(1)
    states = [canonical(match.state)]
    for typed in ("swap silk", "travel well", "end"):
        match.play(0, typed)
        states.append(canonical(match.state))
    assert match.awaited() == [1]
    match.take_back(0)  # after done, too
    assert match.awaited() == [0, 1]
    assert canonical(match.state) == states[2]
    match.take_back(0, 2)
    assert canonical(match.state) == states[0]
    assert match.seen(1) == untouched
    assert match.menu(0)["travel"] is not None
    for n in (1, 0, -1):
        assert refusal(partial(match.take_back, 0, n)).code == "nothing_to_take_back"


def test_what_was_seen_cannot_be_taken_back() -> None:
    match = on_table(Look(0, ["r01"]), Rumours(), Hush())
    match.play(0, "scout no")
    mine = match.seen(0).merchants[0].drawn[0]
    match.play(0, f"keep {mine}; peek")
    lane = match.state.core.lanes[0]
    assert (lane.moves, lane.floor) == ([f"keep {mine}", "peek"], 2)
    other = next(card for card in match.seen(0).merchants[0].drawn if card != mine)
    match.play(0, f"keep {other}; done")
    too_far = refusal(lambda: match.take_back(0, 3))
    assert (too_far.code, too_far.data) == ("seen_already", {"asked": 3, "free": 2})
    for n in (0, -1):
        assert refusal(partial(match.take_back, 0, n)).code == "seen_already"
    match.take_back(0, 2)
    assert match.seen(0).merchants[0].choice == [mine]
    assert match.seen(0).merchants[0].drawn == [other], "the same card as before"


# ---- isolation


def test_a_lane_that_no_longer_fits_is_cut_there_and_reopened() -> None:
    """Those before it stay joined, those after it stay drafted; nobody's game sticks."""
    match = grabbing(4, Tax(0))
    match.play(0, "grab 4; done")
    match.play(1, "grab 1; grab 6; grab 1; done")
    match.play(3, "grab 2; done")
    outcome = match.play(2, "done")
    assert [event.data for event in outcome.events] == [{"n": 4}]
    assert (outcome.joined, outcome.barrier) == (True, True)
    core = match.state.core
    assert [me.coins for me in match.state.merchants] == [4, 0, 0, 0]
    assert core.ply == 2
    assert list(core.lanes) == [1, 2, 3]
    assert (core.lanes[1].moves, core.lanes[1].done) == (["grab 1"], False)
    assert (core.lanes[2].done, core.lanes[3].moves) == (True, ["grab 2", "done"])
    assert match.awaited() == [1]
    assert match.seen(1).merchants[1].coins == 1
    assert match.why(1, Grab(6)) == no("too_many", n=6, left=5)
    match.play(1, "grab 4; done")  # five with the one kept, so that seat 3 finds only one left
    assert match.awaited() == [3]
    assert match.state.core.lanes[3].moves == []
    assert [me.coins for me in match.state.merchants] == [4, 5, 0, 0]
    match.play(3, "grab 1; done")
    assert match.awaited() == [0]
    assert list(match.menu(0)) == ["tax"]


def test_a_cut_first_lane_joins_nothing() -> None:
    match = grabbing(2)
    match.play(0, "grab 5")
    match.state.merchants[1].coins = 8  # as if the base had changed meanwhile
    stored = Match(GRABBING, load_state(TOY, dump(match.state)))
    stored.play(1, "done")
    assert stored.awaited() == [0]
    outcome = stored.play(0, "done")
    assert stored.over()
    assert outcome.events == []


@step("test.wrong")
class Wrong(AnyStep):
    """Does in a lane what can only be done on the base."""

    how: str

    def run(self, s: Bazaar, out: Out) -> None:
        if self.how == "lanes":
            out.then(Lanes.solo(0, Turn(0)))
        elif self.how == "aside":
            out.aside(Tax(0))
        else:
            out.then(Turn(1))


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize(
    ("how", "found"), [("lanes", "from the base"), ("aside", "from the base"), ("other", "asks seat 1 in the lane")]
)
def test_what_may_not_happen_in_a_lane_is_an_error(how: str, found: str, direct: bool) -> None:
    with pytest.raises(RuntimeError, match=found):
        on_table(Lanes.solo(0, Wrong(how)), direct=direct)


# ---- time-outs (§12)


def test_a_time_out_keeps_a_lane_that_the_default_closes() -> None:
    match = both_turns()
    match.play(0, "swap silk; swap spice")
    outcome = match.time_out(0)
    assert outcome.moves == ["end"]
    assert match.state.core.lanes[0].moves == ["swap silk", "swap spice", "end"]
    assert match.awaited() == [1]
    assert refusal(lambda: match.time_out(0)).code == "not_awaited"


def test_a_time_out_cuts_a_lane_that_is_in_the_middle_of_something() -> None:
    """The default after `travel temple` is to order blessings, which does not end the turn."""
    match = both_turns()
    match.play(0, "swap silk; travel wall,temple")
    assert list(match.menu(0)) == ["first"]
    assert match.time_out(0).moves == ["end"]
    assert match.state.core.lanes[0].moves == ["end"]


def test_a_time_out_cuts_only_to_the_floor_and_plays_defaults_to_the_end() -> None:
    match = on_table(Look(0, ["r01"]), Rumours(), Hush(), Tax(0))
    assert match.time_out(0).moves == ["scout yes"], "not what comes after it"
    match.play(0, "peek")
    first = match.seen(0).merchants[0].drawn[0]
    assert match.time_out(0).moves == [f"keep {first}", "done"]
    assert match.state.core.lanes[0].moves == ["peek", f"keep {first}", "done"]
    assert match.awaited() == [1]
    assert match.time_out(1).joined
    assert match.awaited() == [0], "the tax that follows is a new question"
