"""Setup: RG-2."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from pydantic import ValidationError

from engine.kernel.event import Event, Plain
from engine.kernel.match import Match
from engine.kernel.offer import listed
from engine.kernel.step import Out
from engine.roll import GAME
from engine.roll.facts import facts, register
from engine.roll.gains import carry_out, gain_dice
from engine.roll.moves import Start
from engine.roll.powers import GainCredits, RemoveDie
from engine.roll.setup import Options, SetUp, StartTiles, beginner_choice, blank, deal, prepare, vp_pool
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table

SEED = "5eed" * 16
BASE = facts("base")


def dealt(faction: str, home: str) -> tuple[Galaxy, list[Event]]:
    """One player with this faction and home world."""
    s, out = table(1), Out()
    deal(s, 0, faction, home, out)
    return s, out.events


def set_up(seats: int, seed: str = SEED, *, beginner: bool = False, direct: bool = False) -> Match[Galaxy]:
    return scene(prepare(Options(beginner=beginner), seats, seed), SetUp(), direct=direct)


@pytest.mark.parametrize(("players", "vp"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_rg_2_1_the_pool_has_12_vp_for_each_player(players: int, vp: int) -> None:
    assert vp_pool(BASE, players) == vp
    assert set_up(players).state.pool == vp


def test_rg_2_2_everybody_starts_with_one_credit_but_doomed_world() -> None:
    s, _ = dealt("f1", "h2")
    assert s.players[0].credits == 1
    s, events = dealt("f3", "h9")
    assert s.players[0].credits == 8
    assert Event("start_credits", 0, {"face": "doomed_world", "amount": 8}) in events
    assert sorted(s.players[0].cup) == ["home", "home", "home", "novelty"]
    assert s.players[0].citizenry == ["home", "home"]


def test_rg_2_3_one_faction_and_one_home_world_each() -> None:
    for n in range(20):
        players = set_up(5, f"{n:064x}").state.players
        assert len({player.faction for player in players}) == 5
        assert len({player.home for player in players}) == 5
        for player in players:
            assert player.tableau == [*BASE.factions[player.faction].faces, BASE.homes[player.home].face]


def test_rg_2_3_every_faction_and_home_world_is_dealt_sometimes() -> None:
    first = [set_up(2, f"{n:064x}").state.players[0] for n in range(120)]
    assert {player.faction for player in first} == set(BASE.factions)
    assert {player.home for player in first} == set(BASE.homes)


def test_rg_2_4_the_player_picks_which_tile_is_which() -> None:
    match = set_up(2)
    drawn = match.state.players[0].drawn
    assert len(drawn) == 2
    starts = listed(match.menu(0)["start"])
    assert starts == [
        Start(BASE.side(drawn[0], "development"), BASE.side(drawn[1], "world")),
        Start(BASE.side(drawn[1], "development"), BASE.side(drawn[0], "world")),
    ]
    match.play(0, starts[1])
    assert match.state.players[0].drawn == drawn  # hidden until all have answered (RG-19.1)
    match.play(1, listed(match.menu(1)["start"])[0])
    assert match.state.players[0].stacks == {"development": [drawn[1]], "world": [drawn[0]]}
    assert match.state.players[0].drawn == []


@pytest.mark.parametrize(
    ("development", "world", "code"),
    [
        ("new_galactic_order", "secluded_world", "both_start_tiles"),  # one tile cannot fill both sides
        ("isolation_policy", "planetary_nebula", "both_start_tiles"),
        ("secluded_world", "isolation_policy", "not_a_start_tile"),
        ("space_piracy", "secluded_world", "not_a_start_tile"),
        ("isolation_policy", "?", "not_a_start_tile"),
        ("", "", "not_a_start_tile"),
    ],
)
def test_rg_2_4_both_tiles_are_used_one_on_each_side(development: str, world: str, code: str) -> None:
    s = table(1)
    s.players[0].drawn = ["t01", "t21"]
    match = scene(s, StartTiles(0))
    refusal = match.why(0, Start(development, world))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, "RG-2.4")


@pytest.mark.parametrize("tiles", [["t01", "t21"], ["t21", "t01"]])
def test_rg_2_5_beginners_take_the_lower_costs(tiles: list[str]) -> None:
    assert beginner_choice(table(1), tiles) == ("t21", "t01")  # 3 and 1, not 6 and 3


def test_rg_2_5_equal_costs_go_by_the_development_and_then_by_the_draw() -> None:
    """In the base game equal sums always mean equal developments, so odd tiles are needed for the middle rule."""
    printed = {"isolation_policy": 2, "planetary_nebula": 1, "new_galactic_order": 3, "secluded_world": 2}
    faces = {face: replace(BASE.faces[face], cost=cost) for face, cost in printed.items()}
    register("odd costs", replace(BASE, faces={**BASE.faces, **faces}))
    s = table(1)
    s.core.edition = "odd costs"
    assert beginner_choice(s, ["t01", "t21"]) == beginner_choice(s, ["t21", "t01"]) == ("t21", "t01")  # 2+2, not 3+1
    s.core.edition = "base"
    for one, other in permutations(BASE.tiles, 2):
        ways = [cost(one, "development") + cost(other, "world"), cost(other, "development") + cost(one, "world")]
        chosen = beginner_choice(s, [one, other])
        assert chosen == ((one, other) if ways[0] <= ways[1] else (other, one))


def cost(tile: str, kind: str) -> int:
    return BASE.faces[BASE.side(tile, kind)].cost


def test_rg_2_5_the_beginner_option_asks_nobody() -> None:
    match = set_up(3, beginner=True)
    assert match.over()
    for player in match.state.players:
        assert player.drawn == []
        assert [len(stack) for stack in player.stacks.values()] == [1, 1]
    assert [event.seat for event in match.opening if event.kind == "start_tiles"] == [0, 1, 2]


def test_rg_2_5_the_default_is_the_beginners_arrangement() -> None:
    s = table(1)
    s.players[0].drawn = ["t01", "t21"]
    match = scene(s, StartTiles(0))
    match.time_out(0)
    assert s.players[0].stacks == {"development": ["t21"], "world": ["t01"]}


def test_rg_2_6_and_rg_2_7_dice_of_a_faction_and_a_home_world() -> None:
    s, events = dealt("f1", "h2")
    player = s.players[0]
    assert player.tableau == ["space_piracy", "hidden_fortress", "new_sparta"]
    assert player.cup == ["home"] * 3
    assert Counter(player.citizenry) == {"home": 2, "military": 3}
    assert player.goods == {}
    assert events[0] == Event("dealt", 0, {"faction": "f1", "home": "h2", "faces": [*player.tableau]})
    gained: dict[str, Plain] = {"face": "new_sparta", "dice": ["military", "military"], "place": "citizenry"}
    assert Event("gained_dice", 0, gained) in events


def test_rg_2_7_both_worlds_of_destroyed_colony_give_their_die() -> None:
    s, _ = dealt("f9", "h7")
    assert Counter(s.players[0].cup) == {"home": 3, "consumption": 1}
    assert Counter(s.players[0].citizenry) == {"home": 2, "military": 1, "consumption": 1}


def test_rg_2_7_goods_lie_on_the_worlds_that_show_them() -> None:
    s, events = dealt("f6", "h5")
    assert s.players[0].goods == {"pilgrimage_world": ["novelty"], "ancient_race": ["genes"]}
    assert s.players[0].cup == ["home"] * 3
    assert s.players[0].citizenry == ["home"] * 2
    gained: dict[str, Plain] = {"face": "ancient_race", "dice": ["genes"], "place": "ancient_race"}
    assert Event("gained_dice", 0, gained) in events


def test_rg_2_8_the_world_waiting_gives_nothing() -> None:
    s, _ = dealt("f4", "h4")
    before = (list(s.players[0].cup), list(s.players[0].citizenry), dict(s.players[0].goods))
    s.players[0].drawn = ["t01", "t21"]
    match = scene(s, StartTiles(0))
    outcome = match.play(0, Start("isolation_policy", "secluded_world"))
    assert (s.players[0].cup, s.players[0].citizenry, s.players[0].goods) == before
    assert outcome.events == [Event("start_tiles", 0, {"faces": ["isolation_policy", "secluded_world"]})]
    assert len(s.players[0].tableau) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rg_2_10_tiles_not_drawn_stay_in_the_bag(seats: int) -> None:
    match = set_up(seats)
    s = match.state
    assert len(s.bag.rest) == 55 - 2 * seats
    assert s.bag.rest == sorted(s.bag.rest)
    assert sorted([*s.bag.rest, *(tile for player in s.players for tile in player.drawn)]) == sorted(BASE.tiles)


def test_rg_17_1_only_the_owner_hears_which_tiles_were_drawn() -> None:
    match = set_up(2)
    drew = [event for event in match.opening if event.kind == "drew"]
    assert [event.data for event in drew] == [{"count": 2}, {"count": 2}]
    assert drew[1].secret == {"tiles": match.state.players[1].drawn}
    assert drew[1].for_seat(0).secret is None


def test_drafted_and_direct_setup_end_in_the_same_state() -> None:
    drafted, direct = set_up(3), set_up(3, direct=True)
    for match in (drafted, direct):
        while not match.over():
            seat = match.awaited()[-1]
            match.play(seat, listed(match.menu(seat)["start"])[1])
    assert drafted.state == direct.state


def test_setup_is_the_same_for_the_same_seed_only() -> None:
    assert set_up(4).state == set_up(4).state
    assert set_up(4).state.players != set_up(4, "0" * 64).state.players


def test_a_blank_table() -> None:
    s = blank(Options(beginner=True), 3)
    assert [player.credits for player in s.players] == [1, 1, 1]
    assert (s.pool, s.beginner, s.bag.rest, s.core.agenda, s.core.seats) == (36, True, [], [], 3)


def test_options_are_closed() -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"expert": True})
    with pytest.raises(ValidationError):
        setattr(Options(), "beginner", True)  # noqa: B010 - mypy would see through a plain assignment


# -- gains -----------------------------------------------------------------------------------------------------


def test_rg_7_6_credits_beyond_ten_are_lost() -> None:
    s, out = table(1), Out()
    s.players[0].credits = 9
    for face in BASE.faces.values():
        for effect in face.on_place:
            if isinstance(effect, GainCredits):
                carry_out(s, 0, face.id, effect, out)
    assert s.players[0].credits == 10
    assert [event.data["amount"] for event in out.events][:2] == [1, 0]


def test_rg_10_5_giving_up_a_die_is_not_automatic() -> None:
    with pytest.raises(ValueError, match="conscription"):
        carry_out(table(1), 0, "conscription", RemoveDie(1), Out())


def test_dice_go_to_known_places_only() -> None:
    with pytest.raises(ValueError, match="strip"):
        gain_dice(table(1), 0, "new_sparta", "military", 1, "strip")


def test_every_face_but_those_that_take_a_die_can_be_carried_out() -> None:
    for face in BASE.faces.values():
        for effect in face.on_place:
            if not isinstance(effect, RemoveDie):
                carry_out(table(1), 0, face.id, effect, Out())


def test_a_new_game_asks_for_start_tiles() -> None:
    match = Match.new(GAME, Options(), 2, SEED)
    assert match.awaited() == [0, 1]
    assert list(match.menu(0)) == ["start"]
