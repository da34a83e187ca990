"""The bag: shares for exploring together (RG-16.5), refilling (RG-8.9), forced abandoning (RG-8.10, RG-8.11)."""

from __future__ import annotations

import random

import pytest

from engine.kernel.event import Refused
from engine.kernel.match import Match
from engine.kernel.offer import sample
from engine.kernel.step import Out
from engine.roll.explore import Explore, ExplorePhase, ResearchTeam
from engine.roll.moves import Abandon, Done, Place, Scout, Stock, Wait
from engine.roll.shortage import (
    ForcedAbandons,
    ReturnAbandoned,
    demand,
    draw_tiles,
    explorers,
    faces_in_zone,
    scout_demand,
    shares,
    who_must_abandon,
)
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def position(bag: int, *players: tuple[int, int]) -> Galaxy:
    """A bag of so many tiles, and for each seat (home explorers, developments waiting)."""
    s = table(len(players))
    every = sorted(s.facts.tiles)
    for seat, (many, zone) in enumerate(players):
        s.players[seat].faction = f"f{seat + 1}"
        s.players[seat].columns["explore"] = ["home"] * many
        s.players[seat].stacks["development"] = [every.pop() for _ in range(zone)]
    s.bag.rest = every[:bag]
    return s


def all_tiles(s: Galaxy) -> list[str]:
    found = list(s.bag.rest)
    for share in s.bag.held.values():
        found += share
    for player in s.players:
        found += player.drawn + player.abandoned + player.stacks["development"] + player.stacks["world"]
    return sorted(found)


def place_all(match: Match[Galaxy], seat: int, kind: str = "world") -> None:
    """Put everything drawn at the bottom of one stack."""
    while (spot := match.spot(seat)) is not None and (drawn := spot.state.players[seat].drawn):
        match.play(seat, Place(match.state.facts.side(drawn[0], kind)))


# -- Demand and shares -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("many", "zone", "most"), [(0, 5, 0), (1, 0, 1), (1, 2, 3), (2, 2, 7), (3, 0, 6), (3, 4, 18)])
def test_worst_case_demand(many: int, zone: int, most: int) -> None:  # RG-16.5
    s = position(0, (many, zone))
    assert scout_demand(s.players[0]) == demand(s, 0) == most


def test_extra_explorers_and_research_team_count_in_the_demand() -> None:  # RG-16.5
    s = position(0, (1, 2))
    s.players[0].extra = ["home"]
    s.players[0].tableau = ["alien_research_team"]
    assert demand(s, 0) == 2 * 3 + 1 + 1


def test_worst_case_really_happens_and_no_more() -> None:  # RG-16.5
    s = position(7, (2, 2))
    match = scene(s, ExplorePhase())
    for _ in range(2):
        match.play(0, Scout(tuple(sorted(faces_in_zone(match.state, 0)))))
        place_all(match, 0)
    assert match.over()
    assert not match.state.bag.rest


@pytest.mark.parametrize(
    ("bag", "share"),
    [
        (13, {0: 7, 1: 6}),  # all that anybody could draw
        (12, {0: 6, 1: 6}),
        (9, {0: 4, 1: 5}),
        (6, {0: 3, 1: 3}),
        (5, {0: 2, 1: 3}),  # one for each explorer
        (4, None),
        (0, None),
    ],
)
def test_shares(bag: int, share: dict[int, int] | None) -> None:  # RG-16.5
    assert shares(position(bag, (2, 2), (3, 0))) == share


def test_surplus_is_dealt_in_player_order() -> None:  # RG-16.2
    s = position(3, (1, 2), (1, 2))
    s.players[0].faction, s.players[1].faction = "f5", "f4"
    assert shares(s) == {1: 2, 0: 1}


def test_tiles_for_research_team_stay_in_the_bag() -> None:  # RG-16.5
    s = position(4, (1, 2), (0, 1))
    s.players[1].tableau = ["alien_research_team"]
    assert shares(s) == {0: 3}
    s.bag.rest.pop()
    assert shares(s) == {0: 2}
    s.bag.rest = s.bag.rest[:1]
    assert shares(s) is None


def test_seats_without_explorers_get_no_share() -> None:
    assert shares(position(0, (0, 3), (0, 0))) == {}


@pytest.mark.parametrize("seed", range(30))
def test_shares_never_exceed_the_bag_or_the_demand(seed: int) -> None:
    rng = random.Random(seed)
    s = position(rng.randrange(25), *[(rng.randrange(4), rng.randrange(4)) for _ in range(rng.randrange(2, 6))])
    share = shares(s)
    least = sum(len(explorers(player)) for player in s.players)
    if share is None:
        assert len(s.bag.rest) < least
        return
    assert sum(share.values()) <= len(s.bag.rest)
    assert sum(share.values()) in (len(s.bag.rest), sum(scout_demand(player) for player in s.players))
    for seat, size in share.items():
        assert len(explorers(s.players[seat])) <= size <= scout_demand(s.players[seat])


# -- Exploring together ----------------------------------------------------------------------------------------


def test_shares_do_not_overlap_and_return_to_the_bag() -> None:
    s = position(9, (2, 2), (3, 0))
    before = all_tiles(s)
    match = scene(s, ExplorePhase(), direct=False)
    held = match.state.bag.held
    assert {seat: len(share) for seat, share in held.items()} == {0: 4, 1: 5}
    assert not set(held[0]) & set(held[1])
    assert all_tiles(match.state) == before
    match.play(0, "stock; stock")
    match.play(1, "stock; stock; stock")
    assert match.over()
    assert match.state.bag.held == {}
    assert match.state.bag.rest == sorted(match.state.bag.rest)
    assert all_tiles(match.state) == before


def test_a_scout_beyond_the_share_is_refused() -> None:  # RG-16.5
    match = scene(position(3, (1, 2), (1, 2)), ExplorePhase(), direct=False)
    everything = tuple(sorted(faces_in_zone(match.state, 1)))
    refusal = match.why(1, Scout(everything))
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("share_used_up", {"need": 3, "have": 1})
    assert match.why(1, Scout()) is None


def test_wait_only_when_the_share_may_not_suffice() -> None:
    match = scene(position(5, (1, 2), (1, 2)), ExplorePhase(), direct=False)  # shares 3 and 2, both can draw 3
    assert "wait" not in match.menu(0)
    assert "wait" in match.menu(1)
    refusal = match.why(0, Wait())
    assert refusal is not None
    assert (refusal.code, refusal.data) == ("no_need_to_wait", {"need": 3, "have": 3})


def test_with_the_share_used_up_only_stock_and_wait_are_left() -> None:
    match = scene(position(4, (2, 2), (1, 0)), ExplorePhase(), direct=False)  # shares 3 and 1
    match.play(0, Scout(tuple(sorted(faces_in_zone(match.state, 0)))))
    place_all(match, 0)
    assert set(match.menu(0)) == {"stock", "wait"}
    refusal = match.why(0, Scout())
    assert refusal is not None
    assert refusal.code == "share_used_up"
    assert match.awaited() == [0, 1], "nothing is forced while one can wait"


@pytest.mark.parametrize("direct", [True, False])
def test_who_waits_explores_on_with_the_whole_bag(direct: bool) -> None:  # RG-8.9
    s = position(3, (1, 2), (1, 2))
    before = all_tiles(s)
    match = scene(s, ExplorePhase(), direct=direct)
    match.play(0, "stock")
    outcome = match.play(1, "wait")
    assert "waits" in [event.kind for event in (*outcome.events, *outcome.private)]
    assert match.awaited() == [1]
    assert match.state.core.lane is None
    assert not match.state.players[1].waiting
    assert "wait" not in match.menu(1)
    match.play(1, Scout(tuple(sorted(faces_in_zone(match.state, 1)))))
    assert len(match.state.players[1].drawn) == 3
    place_all(match, 1)
    assert match.over()
    assert all_tiles(match.state) == before


def test_several_who_wait_go_on_in_player_order() -> None:  # RG-16.2
    s = position(3, (1, 2), (1, 2), (1, 0))
    for player, faction in zip(s.players, ("f3", "f1", "f2"), strict=True):
        player.faction = faction
    match = scene(s, ExplorePhase(), direct=False)
    match.play(2, "stock")
    match.play(0, "wait")
    match.play(1, "wait")
    assert match.awaited() == [1]
    match.play(1, "stock")
    assert match.awaited() == [0]


def test_wait_can_be_taken_back() -> None:
    match = scene(position(3, (1, 2), (1, 2)), ExplorePhase(), direct=False)
    match.play(0, "wait")
    match.take_back(0)
    assert match.awaited() == [0, 1]
    assert match.spot(0) is not None
    match.play(0, "stock")
    assert match.awaited() == [1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_draws_do_not_depend_on_who_moves_first(order: tuple[int, int]) -> None:  # RG-16.6
    results = []
    for direct in (True, False):
        match = scene(position(12, (1, 2), (2, 1)), ExplorePhase(), direct=direct)
        todo = (0, 1) if direct else order
        for seat in todo:
            while match.spot(seat) is not None and match.spot(seat).step.tag == "roll.explore":  # type: ignore[union-attr]  # just checked
                match.play(seat, Scout())
                place_all(match, seat)
        assert match.over()
        results.append(([player.stacks for player in match.state.players], match.state.bag.rest))
    assert results[0] == results[1]


# -- RG-8.9: refill from abandoned tiles -----------------------------------------------------------------------


def test_abandoned_tiles_are_drawn_when_the_bag_is_empty() -> None:  # RG-8.9
    s = position(1, (1, 2), (0, 0))
    zone = list(s.players[0].stacks["development"])
    s.players[1].abandoned = ["t01"]
    s.bag.rest = ["t02"]
    match = scene(s, Explore(0))
    outcome = match.play(0, Scout(tuple(sorted(faces_in_zone(s, 0)))))
    drawn = match.state.players[0].drawn
    assert drawn[0] == "t02", "what is left comes first"
    assert set(drawn) <= {"t02", "t01", *zone}, "the tiles of this Scout are in the bag, too"
    assert len(drawn) == 3
    assert len(match.state.bag.rest) == 1
    assert [event.data["count"] for event in outcome.events if event.kind == "refilled"] == [3]
    assert not any(player.abandoned for player in match.state.players)


def test_abandoned_tiles_of_others_are_enough_for_a_scout() -> None:  # RG-8.9, RG-8.11
    s = position(0, (1, 0), (0, 0))
    s.players[1].abandoned = ["t01"]
    match = scene(s, Explore(0), forced=True)
    assert set(match.menu(0)) == {"stock", "scout"}
    match.play(0, Scout())
    assert s.players[0].drawn == ["t01"]


def test_no_refill_while_the_bag_suffices() -> None:  # RG-8.5
    s = position(3, (1, 2))
    match = scene(s, Explore(0))
    match.play(0, Scout(tuple(sorted(faces_in_zone(s, 0)))))
    assert len(s.players[0].abandoned) == 2
    assert not s.bag.rest


def test_a_lane_never_refills() -> None:
    match = scene(position(2, (1, 1), (0, 1)), ExplorePhase())
    match.state.players[1].abandoned = ["t50"]
    match.play(0, Scout(tuple(faces_in_zone(match.state, 0))))
    assert match.state.players[1].abandoned == ["t50"]


# -- RG-8.10: everybody with more than 3 tiles gives one up ------------------------------------------------------


def test_more_than_three_tiles() -> None:  # RG-8.10
    assert who_must_abandon(position(0, (0, 3), (0, 4), (0, 5))) == [1, 2]


def test_forced_abandon_feeds_the_scout() -> None:  # RG-8.10
    s = position(0, (1, 2), (0, 4), (0, 3))
    match = scene(s, ExplorePhase(), direct=False)
    assert match.state.core.lanes == {}, "one after the other, on the base"
    match.play(0, Scout())
    assert match.awaited() == [1]
    assert match.why(0, Stock()) is not None
    face = faces_in_zone(match.state, 1)[2]
    outcome = match.play(1, Abandon(face))
    (event,) = [event for event in outcome.events if event.kind == "abandoned_forced"]
    assert event.for_seat(0).secret is None
    assert event.for_seat(1).secret == {"face": face}
    assert len(faces_in_zone(match.state, 1)) == 3
    assert match.state.players[0].drawn == [s.facts.tile_of(face)]
    place_all(match, 0)
    assert match.over()


def test_the_scout_places_first_and_may_have_to_abandon_too() -> None:  # RG-8.10
    s = position(2, (1, 3), (0, 4))
    before = all_tiles(s)
    zone = faces_in_zone(s, 0)
    match = scene(s, ExplorePhase(), direct=False)
    match.play(0, "wait")  # share: 2 tiles, the largest Scout draws 4
    match.play(0, Scout(tuple(sorted(zone))))  # 2 from the bag, 2 of the 3 abandoned
    assert len(match.state.players[0].drawn) == 4
    place_all(match, 0)
    assert match.over(), "nothing was missing"
    assert all_tiles(match.state) == before

    s = position(0, (1, 4), (0, 4))
    before = all_tiles(s)
    match = scene(s, ExplorePhase(), direct=False)
    match.play(0, Scout((faces_in_zone(s, 0)[0],)))  # gets that very tile back; one is missing
    assert match.awaited() == [0]
    assert len(match.state.players[0].drawn) == 1
    place_all(match, 0)
    assert match.awaited() == [0, 1], "both have 4 tiles, and choose at the same time"
    match.play(1, Abandon(faces_in_zone(match.state, 1)[0]))
    match.play(0, Abandon(faces_in_zone(match.state, 0)[0]))
    assert len(match.state.players[0].drawn) == 1
    assert len(match.state.bag.rest) == 1
    place_all(match, 0)
    assert match.over()
    assert all_tiles(match.state) == before


def test_forced_abandon_refuses_what_is_not_in_the_zone() -> None:
    s = position(0, (0, 4))
    match = scene(s, ForcedAbandons())
    for face in ("gem_world", "space_piracy", "nonsense", ""):
        refusal = match.why(0, Abandon(face))
        assert refusal is not None
        assert (refusal.code, refusal.data["faces"]) == ("not_in_zone", faces_in_zone(s, 0))


def test_forced_abandon_is_never_automatic() -> None:  # RG-19.7
    s = position(0, (0, 4))
    match = scene(s, ForcedAbandons(), forced=True)
    assert match.awaited() == [0]
    last = faces_in_zone(s, 0)[-1]
    match.time_out(0)
    assert last not in faces_in_zone(match.state, 0)


def test_dice_stay_when_a_tile_is_given_up() -> None:  # RG-8.6
    s = position(0, (0, 4))
    s.players[0].zones["development"] = ["home", "rare"]
    match = scene(s, ForcedAbandons())
    match.play(0, Abandon(faces_in_zone(s, 0)[0]))
    assert s.players[0].zones["development"] == ["home", "rare"]


# -- RG-8.11: nothing left at all --------------------------------------------------------------------------------


def test_scout_ends_with_what_it_got() -> None:  # RG-8.11
    s = position(1, (1, 1), (0, 3))
    match = scene(s, Explore(0))
    outcome = match.play(0, Scout(tuple(faces_in_zone(s, 0))))
    assert len(match.state.players[0].drawn) == 2
    assert [event.data["missing"] for event in outcome.events if event.kind == "scouted"] == [0]
    s = position(0, (1, 1), (0, 3))
    match = scene(s, Explore(0))
    outcome = match.play(0, Scout(tuple(faces_in_zone(s, 0))))
    assert [event.data["missing"] for event in outcome.events if event.kind == "scouted"] == [1]
    (face,) = [s.facts.side(tile, "world") for tile in match.state.players[0].drawn]
    outcome = match.play(0, Place(face))
    assert [event.data["missing"] for event in outcome.events if event.kind == "scout_ended"] == [1]
    assert match.over()


def test_a_scout_that_gets_nothing_is_not_offered() -> None:  # RG-8.11
    match = scene(position(0, (1, 0), (0, 3)), Explore(0))
    assert set(match.menu(0)) == {"stock"}
    refusal = match.why(0, Scout())
    assert refusal is not None
    assert refusal.code == "no_tile_left"


def test_without_other_tiles_a_scout_must_abandon() -> None:  # RG-8.9, RG-8.11
    s = position(0, (1, 2), (0, 3))
    match = scene(s, Explore(0))
    refusal = match.why(0, Scout())
    assert refusal is not None
    assert refusal.code == "no_tile_left"
    assert match.why(0, Scout((faces_in_zone(s, 0)[1],))) is None
    assert set(match.menu(0)) == {"stock", "scout"}


def test_stock_is_automatic_when_no_tile_can_be_drawn() -> None:  # RG-19.4
    s = position(0, (2, 0), (0, 3))
    s.players[0].credits = 1
    match = scene(s, ExplorePhase(), forced=True)
    assert match.over()
    assert s.players[0].credits == 5
    assert s.players[0].citizenry == ["home", "home"]
    assert scene(position(1, (1, 0), (0, 3)), ExplorePhase(), forced=True).awaited() == [0]


# -- Sequential mode -------------------------------------------------------------------------------------------


def test_too_few_tiles_means_one_after_the_other() -> None:  # RG-8.12, RG-16.2
    s = position(1, (1, 0), (1, 0), (0, 1))
    s.players[0].faction, s.players[1].faction = "f9", "f1"
    match = scene(s, ExplorePhase(), direct=False)
    assert match.awaited() == [1]
    match.play(1, Scout())
    place_all(match, 1)
    assert match.awaited() == [0]
    assert set(match.menu(0)) == {"stock"}


def test_advanced_logistics_only_in_the_own_turn() -> None:  # RG-16.3
    s = position(0, (1, 0), (0, 2), (0, 4))
    s.players[1].tableau = ["advanced_logistics"]
    match = scene(s, ExplorePhase(), direct=False)
    assert match.awaited() == [0]
    match.play(0, "stock")
    assert match.awaited() == [1]
    match.play(1, Done())
    assert match.over()


# -- The end of the phase ----------------------------------------------------------------------------------------


def test_abandoned_tiles_return_at_the_end() -> None:  # RG-8.5, RG-8.13
    s = position(2, (0, 0), (0, 0))
    s.players[0].abandoned, s.players[1].abandoned = ["t55"], ["t53", "t54"]
    s.players[0].extra = ["home"]
    match = scene(s, ReturnAbandoned())
    assert s.bag.rest == ["t01", "t02", "t53", "t54", "t55"]
    assert [event.data for event in match.opening] == [{"count": 3}]
    assert not s.players[0].abandoned
    assert not s.players[0].extra


def test_research_team_draws_abandoned_tiles_from_an_empty_bag() -> None:  # RG-18.4, RG-8.9
    s = position(0, (0, 0), (0, 5))
    s.players[0].tableau = ["alien_research_team"]
    s.players[1].abandoned = ["t01"]
    match = scene(s, ResearchTeam(0))
    assert s.players[0].drawn == ["t01"]
    match.play(0, Place("secluded_world"))
    assert match.over()


def test_research_team_forces_nobody_to_abandon() -> None:  # RG-18.4
    s = position(0, (0, 0), (0, 5))
    s.players[0].tableau = ["alien_research_team"]
    match = scene(s, ResearchTeam(0))
    assert match.over()
    assert [event.data["drawn"] for event in match.opening] == [0]


def test_draw_tiles_on_a_view_are_unknown() -> None:
    s = position(2, (1, 0))
    s.core.seed = None
    assert draw_tiles(s, 0, 2, Out()) == ["?", "?"]


@pytest.mark.parametrize("seed", range(25))
def test_random_phases_keep_every_tile(seed: int) -> None:
    """Low bags, any mode: the phase ends, no tile is lost, and direct and drafted play agree on what is possible."""
    rng = random.Random(seed)
    s = position(rng.randrange(8), *[(rng.randrange(3), rng.randrange(6)) for _ in range(rng.randrange(2, 5))])
    if rng.random() < 0.5:
        s.players[0].tableau = ["advanced_logistics", "alien_research_ship", "alien_archaeology"]
    s.core.seed = f"{seed:064x}"
    before = all_tiles(s)
    match = scene(s, ExplorePhase(), ReturnAbandoned(), direct=seed % 2 == 0)
    for _ in range(400):
        if match.over():
            break
        seat = rng.choice(match.awaited())
        with pytest.raises(Refused):
            match.play(seat, Place("nonsense", "side"))
        match.play(seat, _random_move(match, seat, rng))
        assert all_tiles(match.state) == before
    assert match.over()
    assert not any(explorers(player) or player.drawn or player.abandoned for player in match.state.players)


def _random_move(match: Match[Galaxy], seat: int, rng: random.Random) -> str:
    menu = match.menu(seat)
    if "done" in menu and rng.random() < 0.5:
        return "done"
    return str(sample(menu, rng))
