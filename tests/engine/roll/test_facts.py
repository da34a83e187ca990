"""The components are what the rules say they are, and what the published facts say they are."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any

import pytest

from engine.roll.facts import COLOURS, KINDS, PHASES, WILD, WORLD_COLOURS, Face, facts, register
from engine.roll.powers import (
    Condition,
    DictateReach,
    DictateRepeat,
    DrawTile,
    GainDice,
    Income,
    Per,
    Reassign,
    RemoveDie,
    SetStartCredits,
)
from tests.conformance.roll.published import published_die, published_face

BASE = facts("base")
PUBLISHED = Path(__file__).resolve().parents[3] / ".." / "shared" / "facts" / "roll_for_the_galaxy"
published = pytest.mark.skipif(not PUBLISHED.is_dir(), reason="the published facts are not on this machine")


def game_faces() -> list[Face]:
    return [BASE.faces[face] for tile in BASE.tiles.values() for face in (tile.world, tile.development)]


# --- Counts ---


def test_111_dice_of_six_faces() -> None:  # RG-1.1
    assert tuple(BASE.dice) == COLOURS
    assert [die.count for die in BASE.dice.values()] == [25, 22, 9, 20, 14, 12, 9]
    assert sum(die.count for die in BASE.dice.values()) == 111
    for die in BASE.dice.values():
        assert len(die.faces) == 6
        assert set(die.faces) <= {*PHASES, WILD}
    assert WILD not in BASE.dice["home"].faces  # RG-6.2
    assert Counter(BASE.dice["home"].faces)["explore"] == 2
    assert "explore" not in BASE.dice["alien"].faces  # RG-18.0c


def test_which_dice_match_which_worlds() -> None:  # RG-12.5
    matches = {die.id: die.match for die in BASE.dice.values()}
    coloured = {colour: colour for colour in WORLD_COLOURS if colour != "grey"}
    assert matches == {"home": None, "military": None, "consumption": "any"} | coloured


def test_tiles_factions_and_homes() -> None:  # RG-1.2
    assert list(BASE.tiles) == [f"t{n:02}" for n in range(1, 56)]
    for tile in BASE.tiles.values():
        assert BASE.faces[tile.world].kind == "world"
        assert BASE.faces[tile.development].kind == "development"
    assert len({face.id for face in game_faces()}) == 110
    assert [faction.number for faction in BASE.factions.values()] == list(range(1, 10))
    assert list(BASE.homes) == [f"h{n}" for n in range(1, 10)]
    assert len(BASE.faces) == 110 + 2 * 9 + 9
    assert all(key == face.id for key, face in BASE.faces.items())
    assert len({face.name for face in BASE.faces.values()}) == len(BASE.faces)  # RG-9.14


def test_factions_show_a_development_and_a_world_except_the_ninth() -> None:  # RG-2.7
    for faction in BASE.factions.values():
        kinds = [BASE.faces[face].kind for face in faction.faces]
        assert kinds == (["world", "world"] if faction.number == 9 else ["development", "world"])
    assert [BASE.faces[face].cost for face in BASE.factions["f9"].faces] == [0, 3]  # RG-20.7


def test_colours_are_of_worlds_only() -> None:  # RG-0.3
    for face in BASE.faces.values():
        assert face.kind in KINDS
        assert (face.colour in WORLD_COLOURS) if face.kind == "world" else (face.colour is None)
        if face.kind == "world":
            assert face.on_place  # RG-10.3
            assert not face.powers
            goods = [e for e in face.on_place if isinstance(e, GainDice) and e.to == "good"]
            assert not goods or face.colour != "grey"  # RG-11.2


def test_eighteen_reassign_developments() -> None:  # RG-9.11
    marked = {face.id for face in BASE.faces.values() if face.reassign}
    assert len(marked) == 18
    holding = {
        face.id
        for face in BASE.faces.values()
        if any(isinstance(power, Reassign | DictateRepeat | DictateReach) for power in face.powers)
    }
    assert marked == holding
    assert {"backup_planning", "galactic_mandate"} <= marked
    assert "biological_adaptation" not in marked


def test_ten_developments_with_a_bonus() -> None:  # RG-15.4
    bonus = {face.id for face in BASE.faces.values() if face.bonus}
    assert bonus == {
        "free_trade_association",
        "galactic_bankers",
        "galactic_exchange",
        "galactic_federation",
        "galactic_renaissance",
        "galactic_reserves",
        "mining_league",
        "new_economy",
        "new_galactic_order",
        "system_diversification",
    }
    assert {face.badge for face in BASE.faces.values() if face.bonus} == {"6+"}
    assert BASE.faces["nanotechnology"].badge == "5"


def test_immediate_developments_have_no_lasting_power() -> None:  # RG-9.12
    immediate = {face.id for face in BASE.faces.values() if face.kind == "development" and face.on_place}
    assert immediate == {"conscription", "information_tech", "space_marines"}
    for face in BASE.faces.values():
        if face.kind == "development":
            assert bool(face.powers) != bool(face.on_place)
        places = [type(effect) for effect in face.on_place]
        assert RemoveDie not in places[1:]  # RG-10.5: removal comes first


def handed_out(face: str, colour: str) -> int:
    effects = BASE.faces[face].on_place
    return sum(effect.count for effect in effects if isinstance(effect, GainDice) and effect.colour == colour)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_supply_cannot_run_out(colour: str) -> None:  # RG-1.5
    """Each tile in play on the side that hands out more; the five most generous factions and home worlds."""
    setup = BASE.setup
    players = setup.max_players
    start = players * (setup.start_cup.get(colour, 0) + setup.start_citizenry.get(colour, 0))
    factions = sorted(sum(handed_out(face, colour) for face in faction.faces) for faction in BASE.factions.values())
    homes = sorted(handed_out(home.face, colour) for home in BASE.homes.values())
    tiles = [max(handed_out(t.world, colour), handed_out(t.development, colour)) for t in BASE.tiles.values()]
    assert start + sum(factions[-players:]) + sum(homes[-players:]) + sum(tiles) <= BASE.dice[colour].count


@pytest.mark.parametrize(
    ("face", "cost", "back"),
    [
        ("advanced_logistics", 1, "designer_species_ultd"),  # RG-18.1
        ("alien_research_ship", 5, "spice_world"),  # RG-18.3
        ("free_trade_zone", 3, "galactic_resort"),  # RG-18.15
        ("galactic_bankers", 6, "former_penal_colony"),  # RG-18.16
        ("galactic_salon", 4, "runaway_robots"),  # RG-18.27
        ("mad_scientists", 3, "gateway_station"),  # RG-18.37
        ("space_docks", 2, "armaments_world"),  # RG-18.53
        ("trade_levies", 3, "comet_zone"),  # RG-18.63
    ],
)
def test_costs_and_backs(face: str, cost: int, back: str) -> None:
    assert BASE.faces[face].cost == cost
    assert BASE.back(face) == back
    assert BASE.back(back) == face


def test_setup_numbers() -> None:
    setup = BASE.setup
    players = range(setup.min_players, setup.max_players + 1)
    assert [setup.vp_per_player * n for n in players] == [24, 36, 48, 60]  # RG-2.1
    assert (setup.start_credits, setup.credit_cap) == (1, 10)  # RG-2.2, RG-7.6
    assert BASE.faces["doomed_world"].on_place == (SetStartCredits(8),)  # RG-2.2
    assert (setup.start_cup, setup.start_citizenry) == ({"home": 3}, {"home": 2})  # RG-2.6
    assert setup.trade_prices == {"novelty": 3, "rare": 4, "genes": 5, "alien": 6}  # RG-12.3
    assert setup.end_tiles == 12  # RG-14.1
    assert setup.faction_tiles + setup.home_tiles == 3  # RG-14.2
    assert (setup.extra_die_players, setup.extra_die) == (2, "home")  # RG-6.2


# --- Shape ---


def test_ids_fit_the_move_grammar() -> None:
    token = re.compile(r"[A-Za-z0-9_.+':-]+")
    ids = [*BASE.dice, *BASE.faces, *BASE.tiles, *BASE.factions, *BASE.homes, *COLOURS, *WORLD_COLOURS, *PHASES, *KINDS]
    assert [key for key in ids if not token.fullmatch(key) or key in ("-", "yes", "no") or key.isdigit()] == []


def test_every_word_is_known() -> None:
    """Colours, phases and kinds inside powers, effects and bonuses are spelt as everywhere else."""
    fields: dict[str, set[str | None]] = {
        "colour": {*COLOURS, *WORLD_COLOURS, None},
        "colours": {*COLOURS, *WORLD_COLOURS},
        "extra_colours": set(WORLD_COLOURS),
        "most_worlds": {*WORLD_COLOURS, None},
        "dice": set(COLOURS),
        "phase": set(PHASES),
        "sources": set(PHASES),
        "targets": {*PHASES, "any", "selected"},
        "kind": set(KINDS),
        "kinds": set(KINDS),
        "to": {"cup", "citizenry", "good"},
        "gain": {"credits", "vp"},
        "mode": {"trade", "consume"},
        "what": {
            "dice_in_citizenry",
            "goods_on_worlds",
            "goods_by_die_colour",
            "scouted_with_colour_this_phase",
            "most_developments_alone",
            "sole_owner_of_highest_printed_cost_worlds",
        },
    }
    for face in BASE.faces.values():
        parts: list[Any] = [*face.on_place, *face.powers]
        parts += [face.bonus] if face.bonus else []
        parts += [part for power in BASE.powers_of(face.id, Income) for part in (power.per, power.condition) if part]
        for part in parts:
            for name in part.__slots__:
                value = getattr(part, name)
                assert not isinstance(value, list | dict)
                if name in fields and not (value is None and name in ("colours", "sources")):
                    assert set(value if isinstance(value, tuple) else [value]) <= fields[name], (face.id, name)


# --- Lookups ---


def test_sides_and_tiles() -> None:
    assert BASE.side("t01", "world") == "secluded_world"
    assert BASE.side("t01", "development") == "new_galactic_order"
    assert BASE.tile_of("secluded_world") == "t01"
    assert BASE.tile_of("space_piracy") == "f1"
    assert BASE.tile_of("old_earth") == "h7"
    with pytest.raises(KeyError):
        BASE.back("old_earth")
    for tile in BASE.tiles.values():
        assert {BASE.tile_of(BASE.side(tile.id, kind)) for kind in KINDS} == {tile.id}


def test_powers_of_a_face() -> None:
    assert BASE.powers_of("alien_research_team", DrawTile) == (DrawTile(1),)
    assert BASE.powers_of("alien_research_team", Income) == (
        Income("explore", "credits", 1, condition=Condition("scouted_with_colour_this_phase", "alien")),
    )
    assert BASE.powers_of("old_earth", Income) == ()
    assert BASE.powers_of("system_diversification", Reassign) == (
        Reassign(1, 2, "any", colours=("military", "consumption", "novelty", "rare", "genes", "alien")),
    )


def test_owned_powers_come_in_the_order_of_the_tableau() -> None:
    tableau = ["space_piracy", "hidden_fortress", "old_earth"]
    piracy = Income("ship", "credits", 1, per=Per("dice_in_citizenry", ("military",), 2))
    assert BASE.owned(tableau, Income) == (("space_piracy", piracy),)
    assert BASE.owned(tableau, Reassign) == ()
    assert BASE.owned([], Income) == ()
    tourism = BASE.owned(["space_tourism", "galactic_salon", "space_piracy"], Income)
    assert [face for face, _ in tourism] == ["space_tourism", "space_tourism", "galactic_salon", "space_piracy"]
    for kind in {type(power) for face in BASE.faces.values() for power in face.powers}:
        every = [(face, power) for face in BASE.faces for power in BASE.powers_of(face, kind)]
        assert list(BASE.owned(list(BASE.faces), kind)) == every


def test_facts_are_frozen_and_loaded_once() -> None:
    assert facts("base") is BASE
    with pytest.raises(FrozenInstanceError):
        BASE.faces["old_earth"].cost = 0  # type: ignore[misc]  # that it is refused is the point


def test_editions_are_looked_up_by_name() -> None:
    with pytest.raises(ValueError, match="no edition"):
        facts("ambition")
    few = replace(BASE, tiles={"t01": BASE.tiles["t01"]})
    register("test-one-tile", few)
    assert facts("test-one-tile") is few
    assert few.side("t01", "world") == "secluded_world"


# --- Nothing was lost or altered: the published form, rebuilt from ours, is the published form ---


def read(name: str) -> Any:
    return json.loads((PUBLISHED / f"{name}.json").read_text(encoding="utf-8"))


def without_prose(face: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in face.items() if key != "text"}


@published
def test_dice_as_published() -> None:
    theirs = read("dice")["dice"]
    assert [published_die(die) for die in BASE.dice.values()] == [
        {key: value for key, value in die.items() if key != "speciality"} for die in theirs
    ]


@published
def test_tiles_as_published() -> None:
    theirs = read("tiles")["tiles"]
    assert list(BASE.tiles) == [tile["id"] for tile in theirs]
    for tile in theirs:
        for kind in KINDS:
            assert published_face(BASE.faces[BASE.side(tile["id"], kind)]) == without_prose(tile[kind])


@published
def test_factions_as_published() -> None:
    theirs = read("factions")["factions"]
    assert list(BASE.factions) == [faction["id"] for faction in theirs]
    for faction in theirs:
        ours = BASE.factions[faction["id"]]
        faces = [BASE.faces[face] for face in ours.faces]
        assert ours.number == faction["number"]
        assert faces[0].name == faction["name"]
        assert BASE.setup.faction_tiles == faction["counts_as_tiles"]
        assert [published_face(face) for face in faces] == [without_prose(face) for face in faction["faces"]]


@published
def test_home_worlds_as_published() -> None:
    theirs = read("home_worlds")["home_worlds"]
    assert list(BASE.homes) == [home["id_tile"] for home in theirs]
    for home in theirs:
        expected = without_prose(home)
        expected["tile"] = expected.pop("id_tile")
        assert published_face(BASE.faces[BASE.homes[expected["tile"]].face]) == expected


@published
def test_setup_as_published() -> None:
    ours = BASE.setup
    theirs = read("setup")
    players = range(ours.min_players, ours.max_players + 1)
    doomed = BASE.faces["doomed_world"].on_place[0]
    assert isinstance(doomed, SetStartCredits)
    expected = {
        "players": {"min": ours.min_players, "max": ours.max_players},
        "vp_pool_per_player": ours.vp_per_player,
        "vp_pool": {str(n): ours.vp_per_player * n for n in players},
        "start_credits": ours.start_credits,
        "start_credits_doomed_world": doomed.amount,
        "credit_cap": ours.credit_cap,
        "credits_after_recruit_if_zero": ours.credits_if_broke,
        "start_dice": {"cup": ours.start_cup, "citizenry": ours.start_citizenry},
        "faction_tiles_per_player": 1,
        "home_worlds_per_player": 1,
        "recruit_cost": ours.recruit_cost,
        "stock_value": ours.stock_value,
        "goods_per_world": ours.goods_per_world,
        "end_conditions": {
            "tableau_tiles": ours.end_tiles,
            "vp_pool_empty": True,
            "faction_counts_as": ours.faction_tiles,
            "home_world_counts_as": ours.home_tiles,
        },
        "two_player_extra_phase_die": ours.extra_die,
        "scout_draw": f"{ours.scout_draw} + number of tiles abandoned for this Scout",
        "rare_bag_shortage_keep_limit": ours.keep_limit,
    }
    prose = {"about", "vp_chips", "ten_chips", "start_draw", "unused_start_tiles", "typical_rounds"}
    assert {key: value for key, value in theirs.items() if key not in prose} == expected
    assert theirs["start_draw"]["tiles"] == ours.start_tiles


@published
def test_trade_prices_as_published() -> None:
    ours = BASE.setup
    theirs = read("trade_prices")
    assert ours.trade_prices == theirs["prices"]
    assert theirs["consume"] == {
        "base_vp": ours.consume_vp,
        "good_matches_world": ours.good_match_vp,
        "shipper_matches_world": ours.shipper_match_vp,
        "wildcard_colour": next(die.id for die in BASE.dice.values() if die.match == "any"),
        "never_match": [die.id for die in BASE.dice.values() if die.match is None],
    }
