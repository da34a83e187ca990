"""Who sees and hears what: RG-17. Nothing hidden may reach a view, an event, a preview or a computer player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from engine.kernel.chance import UNKNOWN
from engine.kernel.event import Event, Plain
from engine.kernel.match import Match
from engine.kernel.player import guess, play_out, random_move
from engine.kernel.view import determinize, view
from engine.roll import GAME
from engine.roll.assign import AssignPhase, RollDice
from engine.roll.build import BuildPhase
from engine.roll.explore import Explore, ExplorePhase
from engine.roll.facts import KINDS
from engine.roll.income import PhaseEnd
from engine.roll.moves import Scout, Trade
from engine.roll.reveal import Reveal
from engine.roll.setup import Options
from engine.roll.ship import ShipPhase
from engine.roll.state import Galaxy, Player
from engine.roll.view import TILES, pieces, secrets
from tests.engine.roll.table import scene, table, tiles

Observer = int | None  # a seat, or a spectator
OTHERS: tuple[Observer, ...] = (1, None)  # who may not know what seat 0 knows


def new(seats: int, seed: object, direct: bool = False) -> Match[Galaxy]:
    rng = Random(f"view {seats} {seed}")
    return Match.new(GAME, Options(), seats, f"{rng.getrandbits(256):064x}", direct=direct)


def exploring(*, together: bool = True) -> Match[Galaxy]:
    """Seat 0 explores with two dice, three developments and a world in its zone; seat 1 with one."""
    s = table(2)
    s.players[0].columns["explore"] = ["home", "home"]
    s.players[1].columns["explore"] = ["home"]
    s.players[0].stacks["development"] = tiles("export_duties", "public_works", "diversification")
    s.players[0].stacks["world"] = tiles("gem_world")
    s.players[1].stacks["world"] = tiles("artist_colony", "mining_world")
    s.bag.rest = sorted(set(s.facts.tiles) - hidden_tiles(s))[: 40 if together else 2]
    return scene(s, ExplorePhase(), PhaseEnd("explore"), direct=False)


def hidden_tiles(s: Galaxy) -> set[str]:
    """All tiles that are not in a tableau."""
    return {tile for secret in secrets(s) if secret.pool == TILES for tile in secret.items}


# -- What is secret (RG-17.1) ---------------------------------------------------------------------------


def rolled() -> Match[Galaxy]:
    s = table(3)
    s.players[0].cup, s.players[1].cup, s.players[2].cup = ["home", "home", "alien"], ["military"], ["home"]
    s.core.script = {"roll.0": ["explore", "ship", "wild"], "roll.1": ["wild"], "roll.2": ["ship"]}
    return scene(s, RollDice(), AssignPhase(), Reveal(), direct=False)


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_rolls_are_secret_until_reveal(observer: Observer) -> None:
    match = rolled()
    seen = match.seen(observer).players[0]
    assert seen.rolled == {"home": [UNKNOWN, UNKNOWN], "alien": [UNKNOWN]}  # which dice: public (RG-17.2)
    assert not any(seen.columns.values())
    own = match.seen(0).players[0]
    assert {phase: dice for phase, dice in own.columns.items() if dice} == {
        "explore": ["home"],
        "ship": ["home"],
        "wild": ["alien"],
    }


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_plans_are_secret_until_reveal(observer: Observer) -> None:
    match = rolled()
    before = match.seen(observer).players
    for move in ("select explore home:explore", "wild alien ship", "dictate home:ship alien:ship:settle", "done"):
        outcome = match.play(0, move)
        assert outcome.events == []
        seen = match.seen(observer)
        assert seen.players == before
        assert (seen.core.lanes[0].moves, seen.core.lanes[0].floor) == ([], 0)
    match.play(2, "select ship home; done")
    assert match.seen(observer).players[0].selected is None
    outcome = match.play(1, "select develop military; done")
    shown = next(event for event in outcome.events if event.kind == "revealed" and event.seat == 0)
    assert shown.for_seat(observer).data == {"phase": "explore", "columns": {"explore": ["home"], "settle": ["alien"]}}
    now = match.seen(observer).players[0]  # only now, with the die of Dictate and that of a phase nobody selected
    assert (now.selected, now.columns["explore"], now.cup) == ("explore", ["home"], ["alien", "home"])
    assert now.roll == ["home:explore", "home:ship", "alien:wild"]
    assert now.plan == ["select explore home:explore", "wild alien ship", "dictate home:ship alien:ship:settle"]


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_start_tiles_are_secret_until_all_have_answered(observer: Observer) -> None:
    match = new(2, "start")
    drew = next(event for event in match.opening if event.kind == "drew" and event.seat == 0)
    assert drew.secret == {"tiles": match.state.players[0].drawn}
    assert (drew.for_seat(observer).secret, drew.for_seat(observer).data) == (None, {"count": 2})
    assert UNKNOWN not in match.seen(0).players[0].drawn
    match.play(0, random_move(match, 0, Random(1)))
    assert match.seen(observer).players[0].drawn == [UNKNOWN, UNKNOWN]
    assert match.seen(observer).players[0].stacks == {"development": [], "world": []}
    match.play(1, random_move(match, 1, Random(1)))
    assert match.seen(observer).players[0].stacks == match.state.players[0].stacks


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_only_the_top_of_a_stack_is_seen_and_its_size(observer: Observer) -> None:
    match = exploring()
    own = match.seen(0).players[0].stacks
    assert own == match.state.players[0].stacks
    assert match.seen(observer).players[0].stacks == {
        "development": [*tiles("export_duties"), UNKNOWN, UNKNOWN],
        "world": tiles("gem_world"),
    }


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_exploring_together_shows_nothing_before_all_are_ready(observer: Observer) -> None:
    match = exploring()
    before = match.seen(observer).players
    outcome = match.play(0, "scout public_works,gem_world")
    assert outcome.events == []
    (scouted,) = outcome.private
    assert scouted.secret is not None
    assert scouted.secret["faces"] == ["gem_world", "public_works"]
    assert match.seen(observer).players == before
    assert len(match.seen(0).players[0].drawn) == 3
    assert UNKNOWN not in match.seen(0).players[0].drawn


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_drawn_and_abandoned_tiles_are_secret_but_not_their_number(observer: Observer) -> None:
    match = exploring(together=False)
    (scouted,) = match.play(0, "scout public_works").events
    assert scouted.for_seat(observer).secret is None
    assert scouted.data == {"die": "home", "extra": False, "abandoned": 1, "drawn": 2, "missing": 0}
    seen = match.seen(observer).players[0]
    assert (seen.drawn, seen.abandoned) == ([UNKNOWN, UNKNOWN], [UNKNOWN])
    own = match.seen(0).players[0]
    assert (own.drawn, own.abandoned) == (match.state.players[0].drawn, tiles("public_works"))


@pytest.mark.parametrize("observer", [0, 1, None])
def test_rg_17_1_nobody_sees_into_the_bag(observer: Observer) -> None:
    match = exploring()
    seen = match.seen(observer)
    bag, deck = seen.bag, match.state.bag
    assert set(bag.rest) | {tile for share in bag.held.values() for tile in share} == {UNKNOWN}
    assert len(bag.rest) == len(deck.rest)  # RG-17.2: how many tiles there are is public
    assert {seat: len(share) for seat, share in bag.held.items()} == {seat: len(s) for seat, s in deck.held.items()}
    assert (seen.core.seed, seen.core.drawn, seen.core.script) == (None, {}, {})


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_1_a_tile_is_public_once_it_is_uncovered_or_completed(observer: Observer) -> None:
    s = table(2)
    s.players[0].stacks["world"] = tiles("gem_world", "artist_colony", "mining_world", "plague_world")
    s.players[0].columns["settle"] = ["home"] * 3
    match = scene(s, BuildPhase("world"), forced=True, direct=False)
    seen = match.seen(observer).players[0]
    assert seen.tableau == ["gem_world", "artist_colony"]
    assert seen.stacks["world"] == match.state.players[0].stacks["world"]  # two are left, and the game is over
    match.state.core.agenda.append(BuildPhase("world"))
    assert match.seen(observer).players[0].stacks["world"] == [*tiles("mining_world"), UNKNOWN]


def test_after_the_end_nothing_is_secret_but_the_seed() -> None:
    match = new(3, "end")
    play_out(match, Random(3))
    seen = match.seen(None)
    assert (seen.players, seen.bag, seen.core.seed) == (match.state.players, match.state.bag, None)


# -- Where placed tiles go (RG-17.3) --------------------------------------------------------------------


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_3_a_tile_placed_below_is_known_only_by_its_stack(observer: Observer) -> None:
    match = exploring(together=False)
    match.play(0, "scout")
    tile = match.state.players[0].drawn[0]
    face = match.state.facts.side(tile, "world")
    (placed,) = match.play(0, f"place {face}").events
    assert placed.for_seat(observer) == Event("placed", 0, {"stack": "world", "at": "bottom"})
    assert placed.for_seat(0).secret == {"face": face}
    assert match.seen(observer).players[0].stacks["world"] == [*tiles("gem_world"), UNKNOWN]
    assert match.seen(0).players[0].stacks["world"] == [*tiles("gem_world"), tile]


@pytest.mark.parametrize("observer", OTHERS)
def test_rg_17_3_a_tile_placed_on_top_is_public(observer: Observer) -> None:
    match = exploring(together=False)
    match.play(0, "scout gem_world")  # so that its stack is empty
    tile = match.state.players[0].drawn[0]
    face = match.state.facts.side(tile, "world")
    (placed,) = match.play(0, f"place {face}").events
    assert placed.for_seat(observer).data == {"stack": "world", "at": "bottom", "face": face}
    assert match.seen(observer).players[0].stacks["world"] == [tile]


# -- Whole games ----------------------------------------------------------------------------------------


def moments(seats: int, seed: object, *, direct: bool = False) -> Iterator[tuple[Match[Galaxy], list[Event]]]:
    """A random game: after every move, with what was told to all (the first time, of setup)."""
    rng = Random(f"{seats} {seed}")
    match = new(seats, seed, direct)
    told = list(match.opening)
    while True:
        yield match, told
        awaited = match.awaited()
        if not awaited:
            return
        seat = rng.choice(awaited)
        told = match.play(seat, random_move(match, seat, rng)).events


def public(player: Player) -> dict[str, object]:
    """RG-17.2, by player."""
    return {
        "tableau": player.tableau,
        "faction and home": (player.faction, player.home),
        "zones": player.zones,
        "goods": player.goods,
        "citizenry": player.citizenry,
        "cup": (player.cup, {colour: len(faces) for colour, faces in player.rolled.items()}),
        "credits and chips": (player.credits, player.chips),
        "tops": [stack[:1] for stack in player.stacks.values()],
        "sizes": [len(stack) for stack in player.stacks.values()],
        "workers": (player.columns, player.selected, player.extra),
        "numbers of tiles": (len(player.drawn), len(player.abandoned)),
    }


@pytest.mark.parametrize("seats", [2, 5])
def test_rg_17_2_what_is_public_is_seen_by_all_in_every_phase(seats: int) -> None:
    phases = set()
    for match, _ in moments(seats, "public"):
        s = match.state
        phases.add(s.phase)
        for observer in (None, *range(seats)):
            seen = view(GAME, s, observer)
            assert [public(player) for player in seen.players] == [public(player) for player in s.players]
            assert (seen.pool, seen.active, seen.phase, seen.supply) == (s.pool, s.active, s.phase, s.supply)
            assert len(seen.bag.rest) == len(s.bag.rest)
    assert phases >= {None, "explore", "develop", "settle", "produce", "ship"}


@pytest.mark.parametrize("seats", [2, 5])
def test_rg_17_1_what_is_secret_is_seen_by_nobody_else_in_every_phase(seats: int) -> None:
    for match, _ in moments(seats, "secret"):
        if match.over():
            return
        for observer in (None, *range(seats)):
            seen = match.seen(observer)
            assert {*seen.bag.rest, *seen.bag.known} <= {UNKNOWN}
            assert all(tile == UNKNOWN for share in seen.bag.held.values() for tile in share)
            for seat, player in enumerate(seen.players):
                below = [*player.drawn, *player.abandoned, *(t for kind in KINDS for t in player.stacks[kind][1:])]
                faces = [face for faces in player.rolled.values() for face in faces]
                assert (UNKNOWN not in below) if seat == observer else ({*below, *faces} <= {UNKNOWN})


def words(plain: Plain) -> Iterator[str]:
    """Everything written anywhere in an event."""
    match plain:
        case str():
            yield plain
        case list():
            for item in plain:
                yield from words(item)
        case dict():
            for key, value in plain.items():
                yield key
                yield from words(value)


def unknown_to(s: Galaxy, observer: Observer) -> set[str]:
    """The tiles that the observer does not see."""
    return hidden_tiles(s) - hidden_tiles(view(GAME, s, observer))


def gossip(s: Galaxy, event: Event, observer: Observer, secret: set[str]) -> set[str]:
    """The secret tiles that this event names to the observer, by themselves or by a face."""
    heard = event.for_seat(observer)
    said = {*words(heard.data), *words(heard.secret)}
    return {tile for tile in secret if said & {tile, *(s.facts.side(tile, kind) for kind in KINDS)}}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(2))
def test_rg_17_1_no_event_names_a_tile_to_those_who_may_not_know_it(seats: int, seed: int) -> None:
    """Played directly, so that events are of a single move. (Played together they are the same: the third law.)"""
    observers: list[Observer] = [None, *range(seats)]
    before: dict[Observer, set[str]] = {observer: {*table().facts.tiles} for observer in observers}
    for match, told in moments(seats, seed, direct=True):
        for observer in observers:
            after = unknown_to(match.state, observer)
            for event in told:
                assert not gossip(match.state, event, observer, before[observer] & after), (event, observer)
            before[observer] = after


@pytest.mark.parametrize("seats", GAME.seats)
def test_rg_17_1_events_of_those_who_act_together_name_only_tiles_that_came_to_the_top(seats: int) -> None:
    observers: list[Observer] = [None, *range(seats)]
    before: dict[Observer, set[str]] = {observer: {*table().facts.tiles} for observer in observers}
    for match, told in moments(seats, "together"):
        for observer in observers:
            after = unknown_to(match.state, observer)
            for event in told:
                if event.seat != observer:  # who draws a tile and abandons it in one go has seen it
                    named = gossip(match.state, event, observer, before[observer] & after)
                    assert not named or event.kind in ("placed", "rearranged"), (event, observer)
            before[observer] = after


def test_private_events_of_an_open_lane_are_for_its_seat_alone() -> None:
    """RG-17.1: `Outcome.private` goes to the mover; until the join nothing is told to the others."""
    rng = Random(5)
    match = new(3, "private")
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        open_lane = seat in match.state.core.lanes
        outcome = match.play(seat, random_move(match, seat, rng))
        if open_lane and not outcome.joined:
            assert outcome.events == []
        if not open_lane:
            assert outcome.private == []


# -- Previews -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("together", [True, False])
def test_preview_of_a_scout_shows_no_tile(together: bool) -> None:
    """RG-17.1"""
    match = exploring(together=together)
    before = GAME.copy(match.state)
    preview = match.preview(0, Scout(("public_works",)))
    assert preview.veiled
    assert preview.state.players[0].drawn == [UNKNOWN, UNKNOWN]
    (scouted,) = preview.events
    assert scouted.secret == {"faces": ["public_works"], "tiles": [UNKNOWN, UNKNOWN]}
    assert match.state == before


def test_preview_of_a_trade_shows_what_will_be_gained() -> None:
    """RG-12.3, RG-7.6"""
    s = table(2)
    player = s.players[0]
    player.tableau, player.goods = ["gem_world", "export_duties"], {"gem_world": ["home"]}
    player.columns["ship"], player.credits = ["military", "home"], 8
    match = scene(s, ShipPhase(), direct=False)
    preview = match.preview(0, Trade("gem_world", "home", "military"))
    assert not preview.veiled
    assert [(event.kind, event.data["amount"]) for event in preview.events if event.kind == "traded"] == [("traded", 2)]
    assert (preview.state.players[0].credits, match.state.players[0].credits) == (10, 8)
    outcome = match.play(0, Trade("gem_world", "home", "military"))
    assert outcome.private == preview.events


@pytest.mark.parametrize("seats", [2, 5])
def test_previews_name_no_tile_that_the_seat_may_not_know(seats: int) -> None:
    """RG-17.1"""
    rng = Random(seats)
    for match, _ in moments(seats, "preview"):
        for seat in match.awaited():
            spot = match.spot(seat)
            assert spot is not None
            secret = unknown_to(spot.state, seat)
            preview = match.preview(seat, random_move(match, seat, rng))
            assert not any(gossip(match.state, event, seat, secret) for event in preview.events)
            assert not secret & hidden_tiles(preview.state)


# -- What computer players imagine (RG-17) --------------------------------------------------------------


def from_base(match: Match[Galaxy], seat: int, rng: Random) -> Match[Galaxy]:
    """The game as it stands, without anybody's open lane."""
    seen = view(GAME, match.state, seat)
    seen.core.lanes = {}
    imagined = Match(GAME, determinize(GAME, seen, rng), direct=True)
    imagined.resume()
    return imagined


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("imagine", [from_base, guess])
def test_what_a_seat_imagines_has_all_pieces_and_can_be_played_to_the_end(
    seats: int, imagine: Callable[[Match[Galaxy], int, Random], Match[Galaxy]]
) -> None:
    rng = Random(seats)
    everything = pieces(new(seats, "guess").state)
    played: Counter[str | None] = Counter()
    for made, (match, _) in enumerate(moments(seats, "guess")):
        if made % 47 or match.over():
            continue
        seat = rng.choice(match.awaited())
        imagined = imagine(match, seat, rng)
        assert pieces(imagined.state) == everything
        assert imagined.state.core.seed != match.state.core.seed
        play_out(imagined, rng)
        assert GAME.result(imagined.state).winners
        assert pieces(imagined.state) == everything
        played[match.state.phase] += 1
    assert len(played) > 1


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_seat_imagines_fits_its_view(seats: int) -> None:
    rng = Random(seats)
    for match, _ in moments(seats, "fits"):
        for seat in match.awaited():
            seen = match.seen(seat)
            if rng.random() < 0.2:
                assert view(GAME, determinize(GAME, seen, rng), seat) == seen


def test_two_guesses_differ_only_in_what_the_seat_cannot_see() -> None:
    match = exploring(together=False)
    assert isinstance(match.state.core.agenda[-1], Explore)
    worlds = [from_base(match, 1, Random(seed)).state for seed in range(8)]
    assert len({tuple(s.players[0].stacks["development"]) for s in worlds}) > 1
    assert {view(GAME, s, 1) == view(GAME, match.state, 1) for s in worlds} == {True}
