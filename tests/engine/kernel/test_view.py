"""What a seat may see, previews that cannot leak, and guesses that fit a view (contract §10)."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from engine.kernel.chance import UNKNOWN
from engine.kernel.core import Lane
from engine.kernel.game import Secret
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.player import guess, play_out, random_move
from engine.kernel.view import determinize, view
from tests.engine.kernel.table import SEED, kinds, on_table, refusal, start
from tests.engine.kernel.toy import TOY, Dusk, Hush, Look, Rumours, Tax, secrets, tally
from tests.engine.kernel.toy_table import RUMOURS, Answer, Bazaar, Buy, Done, Keep, Peek, Scout, Swap, Travel
from tests.engine.kernel.toy_turn import Turn
from tests.engine.kernel.walk import shared_mutables


def rumours(seats: int = 2) -> Match[Bazaar]:
    """Everybody has heard something."""
    match = on_table(Look(0, ["r01"]), Rumours(), Hush(), Tax(0), seats=seats)
    match.state.deck.rest.remove("r01")
    match.play(0, "scout yes")
    return match


def hidden(s: Bazaar) -> dict[str, int]:
    """How many things are hidden in each kind of place."""
    places = {"rest": s.deck.rest, "known": s.deck.known, "held": [*chain(*s.deck.held.values())]}
    for seat, me in enumerate(s.merchants):
        places[f"hand{seat}"] = me.drawn + me.choice + me.kept
    return {place: cards.count(UNKNOWN) for place, cards in places.items() if UNKNOWN in cards}


def test_each_seat_sees_its_own_secrets_only() -> None:
    match = rumours()
    assert hidden(match.seen(0)) == {"rest": 19, "held": 3}
    assert hidden(match.seen(1)) == {"rest": 19, "known": 1, "held": 3}
    assert hidden(match.seen(None)) == {"rest": 19, "known": 1, "held": 4}
    assert match.seen(0).deck.known == ["r01"]
    match.play(0, "keep " + match.seen(0).merchants[0].drawn[0] + "; done")
    match.play(1, "keep " + match.seen(1).merchants[1].drawn[0] + "; done")
    assert hidden(match.seen(0)) == {"rest": 21, "hand1": 1}
    assert hidden(match.seen(1)) == {"rest": 21, "known": 1, "hand0": 1}


def test_a_list_may_be_hidden_from_some_place_on() -> None:
    stack = replace(TOY, secrets=lambda s: [Secret("rumour", s.decrees, 1, (1,))])
    match = on_table(Tax(0))
    for decrees, shown in (([], []), (["r01"], ["r01"]), (["r01", "r02", "r03"], ["r01", UNKNOWN, UNKNOWN])):
        match.state.decrees = [*decrees]
        assert view(stack, match.state, 0).decrees == view(stack, match.state, None).decrees == shown
        assert view(stack, match.state, 1).decrees == match.state.decrees == decrees


def test_a_secret_may_lie_in_a_step_on_the_agenda() -> None:
    match = on_table(Look(1, ["r05"]), Dusk())
    seen = {seat: match.seen(seat).core.agenda[-1] for seat in (0, 1, None)}
    assert seen == {0: Look(1, [UNKNOWN]), 1: Look(1, ["r05"]), None: Look(1, [UNKNOWN])}


def test_the_kernel_hides_the_seed_the_counters_and_the_lanes() -> None:
    match = rumours()
    match.state.core.script = {"rumours": []}
    match.play(0, "peek; keep " + match.seen(0).merchants[0].drawn[0])
    core = match.state.core
    assert core.seed == SEED
    assert core.drawn
    assert core.lanes[0].moves
    for seat in (0, 1, None):
        seen = match.seen(seat)
        assert (seen.core.seed, seen.core.drawn, seen.core.script) == (None, {}, {})
        assert seen.core.lanes == {0: Lane(), 1: Lane()}
        assert not shared_mutables(seen, match.state)
    match.play(0, "done")
    assert match.seen(1).core.lanes == {0: Lane(done=True), 1: Lane()}


def test_after_the_end_only_the_seed_is_secret() -> None:
    match = start(2, rounds=1)
    play_out(match, Random(1))
    for seat in (0, None):
        seen = match.seen(seat)
        assert hidden(seen) == {}
        assert seen.core.seed is None
        assert seen.merchants == match.state.merchants


# ---- previews


def test_a_preview_shows_what_the_move_does_and_changes_nothing() -> None:
    match = on_table(Lanes.solo(0, Turn(0)), Tax(1))
    before = match.game.copy(match.state)
    preview = match.preview(0, Buy("red", ("lamp",)))
    assert (kinds(preview.events), preview.veiled) == (["bought"], False)
    assert preview.state.merchants[0].coins == 0
    preview = match.preview(0, Travel(("wall", "temple")))
    assert kinds(preview.events) == ["travelled", "arrived"]
    assert match.state == before
    match.play(0, "swap silk")
    assert match.preview(0, Swap("silk")).state.merchants[0].coins == 5, "on the branch, not on the base"
    assert refusal(lambda: match.preview(0, Swap("silk", 2))).code == "not_so_many"
    assert refusal(lambda: match.preview(1, Answer(True))).code == "not_awaited"


def test_a_draw_in_a_preview_is_unknown() -> None:
    match = rumours()
    (first,) = match.seen(0).merchants[0].drawn
    preview = match.preview(0, Peek())
    assert preview.veiled
    assert preview.state.merchants[0].drawn == [first, UNKNOWN]
    assert preview.events[0].secret == {"rumour": UNKNOWN}


def test_a_roll_or_a_look_inside_the_unknown_ends_a_preview() -> None:
    match = on_table(Tax(0), Dusk())
    match.state.round = 1
    preview = match.preview(0, Answer(True))
    assert preview.veiled
    assert preview.state.merchants[0].taxed == 1
    assert preview.state.round == 1, "dawn was not reached: the decree is unknown"
    match.state.deck.known, match.state.looker = ["r03"], 0
    preview = match.preview(0, Answer(True))
    assert preview.veiled
    assert (preview.state.decrees, preview.state.round, preview.state.weather) == (["r03"], 2, "")


@pytest.mark.parametrize("seats", [2, 3])
def test_previews_and_menus_are_the_same_whatever_is_hidden(seats: int) -> None:
    """Played on the view, so what a seat cannot see cannot change it. Law 6, through the public functions."""
    for number in range(6):
        rng = Random(number)
        match = start(seats, rounds=2)
        while not match.over():
            seat = rng.choice(match.awaited())
            move = random_move(match, seat, rng)
            spot = match.spot(seat)
            assert spot is not None
            if spot.kind != "lane":  # the hidden part of a base is easy to change
                other = Match(TOY, determinize(TOY, view(TOY, match.state, seat), rng))
                assert list(other.menu(seat)) == list(match.menu(seat))
                assert other.preview(seat, move) == match.preview(seat, move)
            match.play(seat, move)


# ---- guesses


def test_a_guess_fits_the_view_and_deals_every_card_once() -> None:
    match = rumours(3)
    for seat in range(3):
        seen = match.seen(seat)
        guessed = determinize(TOY, seen, Random(seat))
        assert hidden(guessed) == {}
        assert sorted(tally(guessed)["rumours"]) == RUMOURS
        assert guessed.core.seed not in (None, SEED)
        assert view(TOY, guessed, seat).merchants == seen.merchants
        assert determinize(TOY, seen, Random(seat)) == guessed
        assert determinize(TOY, seen, Random(seat + 9)) != guessed
        assert not shared_mutables(seen, guessed)


@pytest.mark.parametrize("number", range(6))
def test_the_game_plays_on_from_a_guess(number: int) -> None:
    """From any question of any seat, in a lane too, to the end of the game."""
    rng = Random(number)
    match = start(2 + number % 3, strict=number % 2 == 0)
    while not match.over():
        seat = rng.choice(match.awaited())
        imagined = guess(match, seat, rng)
        spot = match.spot(seat)
        assert spot is not None
        if spot.kind == "lane":
            assert imagined.state.core.lane == seat
        assert imagined.state.core.asides == match.state.core.asides
        assert imagined.state.core.lanes == {}
        assert seat in imagined.awaited()
        assert list(imagined.menu(seat)) == list(match.menu(seat))
        assert not shared_mutables(imagined.state, match.state)
        play_out(imagined, rng)
        assert imagined.state.round == match.state.rounds
        assert sorted(tally(imagined.state)["rumours"]) == RUMOURS
        match.play(seat, random_move(match, seat, rng))


def test_a_guess_knows_only_what_the_seat_sees() -> None:
    match = rumours()
    mine = match.seen(0).merchants[0].drawn[0]
    theirs = match.seen(1).merchants[1].drawn[0]
    match.play(0, Keep(mine))
    match.play(1, Keep(theirs))
    for number in range(10):
        imagined = guess(match, 0, Random(number)).state
        assert imagined.merchants[0].choice == [mine]
        assert imagined.merchants[1].choice == [], "another's open lane is still to be played"
        assert imagined.core.lanes == {}
        assert all(UNKNOWN not in secret.items for secret in secrets(imagined))


def test_guesses_of_what_is_hidden_differ() -> None:
    match = on_table(Look(1, ["r05"]), Dusk())
    match.state.deck.rest.remove("r05")
    guesses = {guess(match, 0, Random(n)).state.core.agenda[-1].cards[0] for n in range(20)}  # type: ignore[attr-defined]  # a Look
    assert len(guesses) > 5
    assert match.why(1, Scout(True)) is None
    assert match.why(1, Done()) is not None
