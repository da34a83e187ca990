"""Explore (RG-8): Stock, Scout, placing tiles, and the powers of the phase (RG-18.1 - RG-18.4, 18.31, 18.38)."""

from __future__ import annotations

import random

import pytest

from engine.kernel.match import Match
from engine.kernel.move import bag
from engine.kernel.offer import listed, sample
from engine.roll.explore import (
    Explore,
    ExplorePhase,
    ResearchTeam,
    alien_matters,
    begin_explore,
    explore_end,
    next_explorer,
    stock_value,
)
from engine.roll.moves import Done, Place, Rearrange, Scout, Stock, Wait
from engine.roll.placing import PlaceTiles
from engine.roll.shortage import explorers, faces_in_zone
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table

DEVELOPMENTS = ["public_works", "merchant_guild", "space_docks"]  # t40 t37 t53
WORLDS = ["gem_world", "mining_world"]  # t18 t49


def position(*dice: str, tableau: tuple[str, ...] = (), seats: int = 2) -> Galaxy:
    """Seat 0 explores with these dice, five tiles wait in its zone, and t01 .. t09 are in the bag."""
    s = table(seats)
    player = s.players[0]
    player.columns["explore"] = list(dice)
    player.tableau = list(tableau)
    player.stacks["development"] = [s.facts.tile_of(face) for face in DEVELOPMENTS]
    player.stacks["world"] = [s.facts.tile_of(face) for face in WORLDS]
    s.bag.rest = [f"t0{n}" for n in range(1, 10)]
    return s


def stack(match: Match[Galaxy], kind: str) -> list[str]:
    s = match.state
    return [s.facts.side(tile, kind) for tile in s.players[0].stacks[kind]]


def refused(match: Match[Galaxy], move: object, seat: int = 0) -> str | None:
    refusal = match.why(seat, move)  # type: ignore[arg-type]  # any move, wherever it came from
    return None if refusal is None else refusal.code


def dictate(match: Match[Galaxy], *tiles: str) -> None:
    """The next tiles drawn."""
    match.state.core.script["bag"] = list(tiles)


# -- Stock -----------------------------------------------------------------------------------------------------


def test_stock_pays_two_and_the_explorer_goes_to_the_citizenry() -> None:  # RG-8.1, RG-8.2, RG-7.4
    s = position("military")
    match = scene(s, Explore(0))
    (event,) = match.play(0, "stock").events
    assert (s.players[0].credits, s.players[0].citizenry, s.players[0].columns["explore"]) == (3, ["military"], [])
    assert (event.kind, event.data) == ("stocked", {"die": "military", "extra": False, "amount": 2})
    assert match.over()


def test_credits_stop_at_ten() -> None:  # RG-7.6
    s = position("home")
    s.players[0].credits = 9
    (event,) = scene(s, Explore(0)).play(0, "stock").events
    assert s.players[0].credits == 10
    assert event.data["amount"] == 1, "what was really gained"


def test_every_explorer_must_act() -> None:  # RG-8.1, RG-7.3
    match = scene(position("home", "home", "home"), ExplorePhase(), direct=False)
    for left in (3, 2, 1):
        assert match.awaited() == [0]
        spot = match.spot(0)
        assert spot is not None
        assert len(explorers(spot.state.players[0])) == left
        assert refused(match, Done()) == "not_now"
        match.play(0, "stock")
    assert match.over()
    assert match.state.players[0].citizenry == ["home"] * 3


# -- Scout -----------------------------------------------------------------------------------------------------


def test_scout_draws_one_tile_to_the_bottom() -> None:  # RG-8.3, RG-8.4
    match = scene(position("home"), Explore(0))
    dictate(match, "t03")
    match.play(0, "scout")
    assert match.state.players[0].drawn == ["t03"]
    assert set(listed(match.menu(0)["place"])) == {Place("galactic_federation"), Place("artist_colony")}
    match.play(0, "place artist_colony")
    assert stack(match, "world") == [*WORLDS, "artist_colony"]
    assert stack(match, "development") == DEVELOPMENTS
    assert match.state.players[0].citizenry == ["home"]
    assert len(match.state.bag.rest) == 8
    assert match.over()


def test_scout_draws_one_more_for_each_tile_abandoned() -> None:  # RG-8.3
    match = scene(position("home"), Explore(0))
    dictate(match, "t01", "t02", "t03")
    match.play(0, "scout merchant_guild,gem_world")
    player = match.state.players[0]
    assert player.drawn == ["t01", "t02", "t03"]
    assert sorted(player.abandoned) == ["t18", "t37"], "face down until the phase ends (RG-8.5)"
    match.play(0, "place galactic_federation; place new_galactic_order; place star_nomad_lair")  # in any order
    assert stack(match, "development") == ["public_works", "space_docks", "galactic_federation", "new_galactic_order"]
    assert stack(match, "world") == ["mining_world", "star_nomad_lair"]


def test_all_drawn_tiles_must_be_placed() -> None:  # RG-8.3
    match = scene(position("home", "home"), Explore(0))
    match.play(0, "scout public_works")
    first = match.state.players[0].drawn[0]
    match.play(0, Place(match.state.facts.side(first, "world")))
    assert refused(match, Stock()) == "not_now"
    assert refused(match, Place(match.state.facts.side(first, "development"))) == "not_drawn"
    match.play(0, listed(match.menu(0)["place"])[0])
    assert refused(match, Stock()) is None


def test_a_tile_scouted_in_this_phase_may_be_abandoned() -> None:  # RG-8.3
    match = scene(position("home", "home"), Explore(0))
    dictate(match, "t01", "t02", "t03")
    match.play(0, "scout; place new_galactic_order; scout new_galactic_order")
    assert match.state.players[0].abandoned == ["t01"]


def test_both_stacks_may_become_empty_and_dice_stay() -> None:  # RG-8.6, RG-8.7
    s = position("home")
    s.players[0].zones["world"] = ["home", "genes"]
    match = scene(s, Explore(0))
    match.play(0, Scout(bag(DEVELOPMENTS + WORLDS)))
    assert s.players[0].stacks == {"development": [], "world": []}
    assert s.players[0].zones["world"] == ["home", "genes"]
    assert len(s.players[0].drawn) == 6


@pytest.mark.parametrize(
    ("abandon", "code"),
    [
        (("conscription",), "not_in_zone"),  # the hidden side of gem_world
        (("artist_colony",), "not_in_zone"),
        (("space_piracy",), "not_in_zone"),
        (("nonsense", "public_works"), "not_in_zone"),
        (("gem_world", "gem_world"), "named_twice"),
        (("gem_world", "public_works"), None),
    ],
)
def test_what_can_be_abandoned(abandon: tuple[str, ...], code: str | None) -> None:  # RG-8.3
    assert refused(scene(position("home"), Explore(0)), Scout(abandon)) == code


def test_no_placing_on_top_without_the_power() -> None:  # RG-8.3
    match = scene(position("home"), Explore(0))
    dictate(match, "t01")
    match.play(0, "scout")
    assert refused(match, Place("secluded_world", "top")) == "wrong_place"
    assert refused(match, Place("secluded_world", "middle")) == "wrong_place"
    assert refused(match, Place("gem_world")) == "not_drawn"
    assert refused(match, Place("nonsense")) == "not_drawn"


def test_improved_reconnaissance_places_on_top_tile_by_tile() -> None:  # RG-18.31, RG-8.8
    s = position("home", tableau=("improved_reconnaissance",))
    s.players[0].zones["development"] = ["home"] * 6
    match = scene(s, Explore(0))
    dictate(match, "t01", "t02")
    match.play(0, "scout gem_world")
    assert len(listed(match.menu(0)["place"])) == 8
    match.play(0, "place new_galactic_order top; place star_nomad_lair")
    assert stack(match, "development") == ["new_galactic_order", *DEVELOPMENTS]
    assert stack(match, "world") == ["mining_world", "star_nomad_lair"]
    assert s.players[0].tableau == ["improved_reconnaissance"], "an overfilled tile is not completed yet"
    assert s.players[0].zones["development"] == ["home"] * 6


def test_default_places_on_the_shorter_stack() -> None:
    match = scene(position("home"), Explore(0))
    match.play(0, "scout")
    spot = match.spot(0)
    assert spot is not None
    match.play(0, spot.step.default(spot.state))
    assert len(stack(match, "world")) == 3


# -- Who hears what (RG-17) --------------------------------------------------------------------------------------


def test_others_hear_only_numbers_of_a_scout() -> None:  # RG-17.1, RG-17.2
    match = scene(position("home"), Explore(0))
    dictate(match, "t01", "t02")
    (event,) = match.play(0, "scout gem_world").events
    assert event.for_seat(1).data == {"die": "home", "extra": False, "abandoned": 1, "drawn": 2, "missing": 0}
    assert event.for_seat(1).secret is None
    assert event.for_seat(0).secret == {"faces": ["gem_world"], "tiles": ["t01", "t02"]}


def test_a_placed_tile_is_public_only_on_top() -> None:  # RG-17.3
    s = position("home")
    s.players[0].stacks["world"] = []
    match = scene(s, Explore(0))
    dictate(match, "t01", "t02")
    match.play(0, "scout space_docks")
    (event,) = match.play(0, "place secluded_world").events
    assert event.for_seat(None).data == {"stack": "world", "at": "bottom", "face": "secluded_world"}
    (event,) = match.play(0, "place star_nomad_lair").events
    assert event.for_seat(1).data == {"stack": "world", "at": "bottom"}
    assert event.for_seat(0).secret == {"face": "star_nomad_lair"}


def test_views_hide_what_was_drawn() -> None:  # RG-17.1
    match = scene(position("home"), ExplorePhase(), direct=False)
    match.play(0, "scout")
    (tile,) = match.seen(0).players[0].drawn
    assert tile != "?"
    assert match.seen(1).players[0].drawn == [], "not before the lane is joined"
    assert set(match.seen(0).bag.rest) == {"?"}


def test_a_scout_cannot_be_taken_back_but_a_stock_can() -> None:
    match = scene(position("home", "home"), ExplorePhase(), direct=False)
    match.play(0, "stock")
    match.take_back(0)
    match.play(0, "scout")
    assert match.state.core.lanes[0].floor == 1


def test_preview_of_a_scout_tells_nothing() -> None:
    match = scene(position("home"), ExplorePhase(), direct=False)
    preview = match.preview(0, Scout())
    assert preview.veiled
    assert preview.state.players[0].drawn == ["?"]


# -- Extra explorers and alien powers ----------------------------------------------------------------------------


def test_extra_explorers_need_no_real_one_and_are_gone_when_used() -> None:  # RG-7.10, RG-18.3
    s = position(tableau=("alien_research_ship",))
    match = scene(s, ExplorePhase(), direct=False)
    outcome = match.play(0, "stock; stock")
    player = match.state.players[0]
    assert (player.credits, player.citizenry, player.cup, player.extra) == (5, [], [], [])
    assert [event.data["extra"] for event in outcome.events] == [True, True]


def test_major_research_labs() -> None:  # RG-18.38
    s = position("home", tableau=("major_research_labs",))
    begin_explore(s)
    assert explorers(s.players[0]) == ["home", "home"]
    match = scene(s, Explore(0))
    match.play(0, "stock")
    assert s.players[0].citizenry == ["home"], "the real die acts first"
    match.play(0, "stock")
    assert s.players[0].citizenry == ["home"]


def test_powers_of_other_phases_give_no_explorers() -> None:  # RG-7.7
    s = position(tableau=("organic_shipyards", "space_docks"))
    begin_explore(s)
    assert explorers(s.players[0]) == []


def test_alien_archaeology() -> None:  # RG-18.2
    s = position("home", "alien", tableau=("alien_archaeology",))
    assert stock_value(s, 0, "alien") == 4
    assert stock_value(s, 0, "home") == 2
    match = scene(s, Explore(0))
    assert refused(match, Stock()) == "name_explorer"
    assert refused(match, Scout()) == "name_explorer"
    assert refused(match, Stock("home")) == "name_explorer"
    assert listed(match.menu(0)["stock"]) == [Stock("alien"), Stock("other")]
    match.play(0, "stock alien")
    assert s.players[0].credits == 5
    assert refused(match, Stock("other")) == "explorer_not_asked", "only one kind is left"
    match.play(0, "stock")
    assert s.players[0].credits == 7
    assert s.players[0].citizenry == ["alien", "home"]


def test_the_explorer_is_not_named_where_it_does_not_matter() -> None:  # RG-19.4
    s = position("home", "alien", "military")
    assert not alien_matters(s, 0)
    match = scene(s, Explore(0))
    assert refused(match, Stock("alien")) == "explorer_not_asked"
    assert refused(match, Scout((), "other")) == "explorer_not_asked"
    assert listed(match.menu(0)["stock"]) == [Stock()]


def test_extra_alien_explorer_counts_for_alien_archaeology() -> None:  # RG-18.2, RG-18.3
    s = position(tableau=("alien_archaeology", "alien_research_ship"))
    match = scene(s, ExplorePhase())
    match.play(0, "stock alien; stock")
    assert s.players[0].credits == 7
    assert s.players[0].citizenry == []


def test_real_dice_act_before_extra_ones_of_the_same_kind() -> None:  # RG-7.10
    s = position("military", "home", "alien", tableau=("alien_archaeology", "alien_research_ship"))
    begin_explore(s)
    assert next_explorer(s, 0, "alien") == ("alien", True)
    assert next_explorer(s, 0, "other") == ("home", True)
    s.players[0].columns["explore"] = ["military"]
    assert next_explorer(s, 0, "alien") == ("alien", False)
    s.players[0].columns["explore"] = []
    assert next_explorer(s, 0, "other") == ("home", False)


@pytest.mark.parametrize(
    ("task", "noticed"), [("scout - alien", True), ("scout - other", False), ("stock alien", False)]
)
def test_alien_research_team_notices_alien_scouts(task: str, noticed: bool) -> None:  # RG-18.4
    s = position("home", "alien", tableau=("alien_research_team",))
    match = scene(s, Explore(0))
    match.play(0, task)
    assert s.players[0].alien_scout is noticed


def test_alien_research_team_draws_at_the_end_to_the_bottom() -> None:  # RG-8.13, RG-18.4, RG-19.6
    s = position(tableau=("alien_research_team", "improved_reconnaissance"))
    assert explore_end(s) == [ResearchTeam(0)]
    s.core.script["bag"] = ["t03"]
    match = scene(s, *explore_end(s))
    (event,) = match.opening
    assert (event.kind, event.data) == ("research_team", {"power": "alien_research_team", "drawn": 1})
    assert event.secret == {"tiles": ["t03"]}
    assert refused(match, Place("artist_colony", "top")) == "wrong_place"
    match.play(0, "place artist_colony")
    assert stack(match, "world") == [*WORLDS, "artist_colony"]
    assert match.over()


def test_nobody_draws_without_the_power() -> None:
    assert explore_end(position("home")) == []


def test_the_phase_starts_afresh() -> None:
    s = position()
    s.players[0].alien_scout = s.players[0].waiting = True
    s.players[1].extra = ["home"]
    match = scene(s, ExplorePhase())
    assert s.phase == "explore"
    assert (s.players[0].alien_scout, s.players[0].waiting, s.players[1].extra) == (False, False, [])
    assert match.over(), "nobody has anything to do"


# -- Advanced Logistics ------------------------------------------------------------------------------------------


def test_rearranging_needs_the_power() -> None:  # RG-18.1
    match = scene(position("home"), Explore(0))
    assert refused(match, Rearrange("mining_world", 1)) == "not_now"


def test_reorder_and_turn_over_without_explorers() -> None:  # RG-18.1, RG-19.5
    s = position(tableau=("advanced_logistics",))
    s.players[0].zones["development"] = ["home"]
    match = scene(s, ExplorePhase(), direct=False)
    assert match.awaited() == [0]
    match.play(0, "rearrange mining_world 1; rearrange conscription 4; rearrange lost_alien_warship 2")
    match.play(0, "done")
    assert match.over()
    assert stack(match, "development") == ["merchant_guild", "space_docks", "conscription"]
    assert stack(match, "world") == ["mining_world", "lost_alien_warship"]
    assert match.state.players[0].zones["development"] == ["home"]


@pytest.mark.parametrize(
    ("face", "depth", "code"),
    [
        ("public_works", 1, "nothing_changes"),
        ("public_works", 3, None),
        ("public_works", 4, "no_such_depth"),
        ("lost_alien_warship", 3, None),  # turned over, below both worlds
        ("lost_alien_warship", 4, "no_such_depth"),
        ("gem_world", 0, "no_such_depth"),
        ("gem_world", -1, "no_such_depth"),
        ("artist_colony", 1, "not_in_zone"),
        ("advanced_logistics", 1, "not_in_zone"),
        ("space_piracy", 1, "not_in_zone"),
        ("nonsense", 1, "not_in_zone"),
    ],
)
def test_what_can_be_rearranged(face: str, depth: int, code: str | None) -> None:  # RG-18.1
    match = scene(position(tableau=("advanced_logistics",)), Explore(0))
    assert refused(match, Rearrange(face, depth)) == code
    assert (Rearrange(face, depth) in listed(match.menu(0)["rearrange"])) is (code is None)


def test_every_rearrangement_is_listed_once() -> None:
    s = position(tableau=("advanced_logistics",))
    match = scene(s, Explore(0))
    moves = list(match.menu(0)["rearrange"].moves())  # type: ignore[misc]  # a listed offer
    assert len(moves) == len(set(moves)) == 5 * 5
    every = [Rearrange(face, depth) for face in s.facts.faces for depth in range(-1, 8)]
    assert {move for move in every if refused(match, move) is None} == set(moves)


def test_between_tasks_and_done_only_when_all_have_acted() -> None:  # RG-18.1, RG-8.1
    match = scene(position("home", tableau=("advanced_logistics",)), Explore(0))
    match.play(0, "rearrange mining_world 1")
    refusal = match.why(0, Done())
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("explorers_left", {"dice": ["home"]})
    match.play(0, "stock")
    assert set(match.menu(0)) == {"rearrange", "done"}
    match.play(0, "rearrange gem_world 1; done")
    assert match.over()


def test_advanced_logistics_with_an_empty_zone_asks_nothing() -> None:
    s = position(tableau=("advanced_logistics",))
    s.players[0].stacks = {"development": [], "world": []}
    assert scene(s, ExplorePhase()).over()


def test_others_hear_of_new_top_tiles_only() -> None:  # RG-17.1
    match = scene(position(tableau=("advanced_logistics",)), Explore(0))
    (event,) = match.play(0, "rearrange space_docks 2").events
    assert event.for_seat(1).data == {"faces": ["public_works", "gem_world"]}
    assert event.for_seat(1).secret is None
    assert event.for_seat(0).secret == {"face": "space_docks", "depth": 2}
    outcome = match.play(0, "rearrange space_docks 1")
    assert outcome.events[0].for_seat(1).data == {"faces": ["space_docks", "gem_world"]}
    assert outcome.barrier, "a hidden tile was shown"


def test_not_after_the_draw_of_alien_research_team() -> None:  # RG-18.1, RG-8.13
    s = position(tableau=("advanced_logistics", "alien_research_team"))
    match = scene(s, ExplorePhase(), *explore_end(s))
    match.play(0, "done")
    assert refused(match, Rearrange("mining_world", 1)) == "not_now"
    match.play(0, listed(match.menu(0)["place"])[0])
    assert match.over()


# -- The menu and the rules agree ----------------------------------------------------------------------------------


def test_time_out_stocks_and_finishes() -> None:
    match = scene(position("home", "home", tableau=("advanced_logistics",)), ExplorePhase(), direct=False)
    match.time_out(0)
    assert match.over()
    assert match.state.players[0].credits == 5


@pytest.mark.parametrize("seed", range(20))
def test_sampled_moves_are_legal_and_every_legal_scout_is_offered(seed: int) -> None:
    rng = random.Random(seed)
    tableau = ("alien_archaeology", "alien_research_ship", "advanced_logistics", "improved_reconnaissance")
    s = position("home", "alien", tableau=tableau[: rng.randrange(5)])
    s.bag.rest = s.bag.rest[: rng.randrange(2, 10)]
    match = scene(s, ExplorePhase(), direct=False)
    for _ in range(200):
        if not match.awaited():
            break
        (seat,) = match.awaited()
        menu = match.menu(seat)
        for verb, offer in match.offers(seat).items():
            assert (verb in menu) == any(_legal(match, seat, offer.kind))
        move = Done() if "done" in menu else sample(menu, rng)
        assert match.why(seat, move) is None
        match.play(seat, str(move))
    assert match.over()


def _legal(match: Match[Galaxy], seat: int, kind: type) -> list[bool]:
    """Of all moves of a kind that could be thought of here: which are legal."""
    spot = match.spot(seat)
    assert spot is not None
    s = spot.state
    zone, drawn = faces_in_zone(s, seat), s.players[seat].drawn
    named = (None, "alien", "other")
    thought: list[object] = []
    if kind is Stock:
        thought = [Stock(explorer) for explorer in named]
    elif kind is Scout:
        thought = [Scout(bag(zone[:n]), explorer) for n in range(len(zone) + 1) for explorer in named]
    elif kind is Place:
        thought = [Place(s.facts.side(tile, "world")) for tile in drawn]
    elif kind is Rearrange:
        thought = [Rearrange(s.facts.back(face), 1) for face in zone]
    else:
        thought = [kind()]
        assert kind in (Wait, Done)
    return [match.why(seat, move) is None for move in thought]  # type: ignore[arg-type]  # moves all


def test_place_tiles_without_tiles_is_over_at_once() -> None:
    assert scene(position(), PlaceTiles(0)).over()
