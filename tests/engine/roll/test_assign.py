"""Roll and Assign: RG-4 and RG-5, and the Reassign powers of RG-18."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from engine.kernel.ask import Question, ask
from engine.kernel.event import Event
from engine.kernel.match import Match
from engine.kernel.move import bag
from engine.kernel.offer import One, Some, listed, sample
from engine.roll.assign import Assign, AssignPhase, RollDice, SortDice, default_phase
from engine.roll.facts import COLOURS, facts
from engine.roll.moves import Dictate, Done, Select, Use, Wild
from engine.roll.powers import Reassign
from engine.roll.reassign import reassign_limit
from engine.roll.state import COLUMNS, Galaxy
from tests.engine.roll.table import scene, table

BASE = facts("base")
FIVE = "home:explore home:ship military:develop military:settle novelty:produce"
MIXED = "home:ship military:develop rare:develop home:explore genes:settle"
REASSIGN = [face.id for face in BASE.faces.values() if any(isinstance(power, Reassign) for power in face.powers)]


def rolled(s: Galaxy, dice: str, seat: int = 0) -> None:
    for die in dice.split():
        colour, face = die.split(":")
        s.players[seat].rolled.setdefault(colour, []).append(face)


def assigning(dice: str, *tableau: str) -> Match[Galaxy]:
    """One player has rolled these dice (colour:face) and is about to assign them."""
    s = table(1)
    rolled(s, dice)
    s.players[0].tableau = [*tableau]
    return scene(s, SortDice(0), Assign(0))


def standing(match: Match[Galaxy], seat: int = 0) -> dict[str, list[str]]:
    """All workers by column, the selecting one included."""
    player = match.state.players[seat]
    columns = {column: list(dice) for column, dice in player.columns.items()}
    if player.selected and player.selector:
        columns[player.selected].append(player.selector)
    return {column: sorted(dice) for column, dice in columns.items() if dice}


def by_default(match: Match[Galaxy]) -> Match[Galaxy]:
    while (spot := match.spot(0)) is not None:
        match.play(0, spot.step.default(match.state))
    return match


def why(match: Match[Galaxy], move: Select | Wild | Use | Dictate | Done) -> tuple[str, str]:
    refusal = match.why(0, move)
    assert refusal is not None, f"{move} is allowed"
    return refusal.code, refusal.clause


# -- Roll ------------------------------------------------------------------------------------------------------


def test_rg_4_1_all_dice_of_every_cup_are_rolled() -> None:
    s = table(3)
    s.players[0].cup = ["military", "home", "military"]
    s.players[1].cup = ["alien"]
    s.players[1].citizenry = ["home"]
    match = scene(s, RollDice())
    assert {colour: len(faces) for colour, faces in s.players[0].rolled.items()} == {"home": 1, "military": 2}
    assert all(face in BASE.dice[colour].faces for colour, faces in s.players[0].rolled.items() for face in faces)
    assert s.players[0].cup == s.players[1].cup == []
    assert s.players[1].citizenry == ["home"]
    assert s.players[2].rolled == {}
    event = match.opening[0]
    assert (event.kind, event.seat, event.data) == ("rolled", 0, {"dice": ["home", "military", "military"]})
    assert event.for_seat(1).secret is None
    assert event.secret is not None
    columns = event.secret["columns"]
    assert isinstance(columns, dict)
    assert Counter(die for dice in columns.values() if isinstance(dice, list) for die in dice) == Counter(
        event.data["dice"]  # type: ignore[arg-type]  # a list, as seen above
    )


def test_rg_4_1_each_face_is_equally_likely() -> None:
    s = table(1)
    s.players[0].cup = ["home"] * 3000
    scene(s, RollDice())
    seen = Counter(s.players[0].rolled["home"])
    for face in set(BASE.dice["home"].faces):
        assert abs(seen[face] - 500 * BASE.dice["home"].faces.count(face)) < 120


def test_rg_4_1_a_roll_does_not_depend_on_the_order_of_the_cup_or_on_other_players() -> None:
    made = []
    for mine, other in (("home alien genes", "home"), ("genes home alien", "rare rare")):
        s = table(2)
        s.players[0].cup, s.players[1].cup = mine.split(), other.split()
        scene(s, RollDice())
        made.append(s.players[0].rolled)
    assert made[0] == made[1]


def test_rg_13_4_last_round_is_cleared_away() -> None:
    s, clear = table(2), table(2)
    player = s.players[0]
    player.selected, player.used, player.extra = "ship", ["nanotechnology", "dictate"], ["home"]
    player.alien_scout = player.waiting = True
    s.active, s.extra_die = ["ship"], "explore"
    scene(s, RollDice())
    assert s == clear


# -- Columns, wilds, selection ---------------------------------------------------------------------------------


def test_rg_5_1_each_die_stands_in_the_column_of_its_face() -> None:
    match = assigning("home:explore home:ship novelty:wild home:ship")
    assert standing(match) == {"explore": ["home"], "ship": ["home", "home"], "wild": ["novelty"]}
    assert match.state.players[0].rolled == {}


def test_rg_5_1_only_wild_faces_are_placed_freely() -> None:
    match = assigning("home:explore home:ship novelty:wild")
    assert why(match, Wild("home", "ship")) == ("no_such_wild", "RG-5.2")


def test_rg_5_2_wilds_share_a_column_or_go_to_different_ones() -> None:
    match = assigning("novelty:wild novelty:wild alien:wild home:ship")
    assert len(listed(match.menu(0)["wild"])) == 2 * 5
    match.play(0, "wild novelty explore; wild novelty produce; wild alien explore; select ship home:ship; done")
    assert standing(match) == {"explore": ["alien", "novelty"], "produce": ["novelty"], "ship": ["home"]}
    assert match.over()


def test_rg_5_2_wilds_need_a_column_before_reveal() -> None:
    match = assigning("home:explore home:ship novelty:wild")
    match.play(0, "select ship home:ship")
    assert why(match, Done()) == ("wilds_left", "RG-5.2")
    assert why(match, Wild("novelty", "wild")) == ("no_such_phase", "RG-0.2")
    assert "done" not in match.menu(0)


def test_rg_5_3_any_die_may_select_any_phase() -> None:
    match = assigning("home:explore home:ship novelty:wild")
    assert len(listed(match.menu(0)["select"])) == 3 * 5
    match.play(0, "select settle home:ship; wild novelty produce; done")
    assert standing(match) == {"explore": ["home"], "settle": ["home"], "produce": ["novelty"]}
    assert match.state.players[0].selected == "settle"


def test_rg_5_3_an_unplaced_wild_may_select() -> None:
    match = assigning("home:explore novelty:wild")
    match.play(0, "select ship novelty:wild; done")
    assert standing(match) == {"explore": ["home"], "ship": ["novelty"]}


def test_rg_5_3_selecting_is_compulsory_and_happens_once() -> None:
    match = assigning("home:explore home:ship")
    assert why(match, Done()) == ("no_phase_selected", "RG-5.3")
    match.play(0, "select ship home:ship")
    assert why(match, Select("explore", "home:explore")) == ("already_selected", "RG-5.3")
    assert "select" not in match.menu(0)


@pytest.mark.parametrize(
    ("phase", "die", "code"),
    [
        ("ship", "home:develop", "no_such_worker"),
        ("ship", "home", "no_such_worker"),
        ("ship", "", "no_such_worker"),
        ("ship", "home:ship:ship", "no_such_worker"),
        ("wild", "home:ship", "no_such_phase"),
        ("manage", "home:ship", "no_such_phase"),
    ],
)
def test_rg_5_3_only_own_workers_and_real_phases(phase: str, die: str, code: str) -> None:
    assert why(assigning("home:explore home:ship"), Select(phase, die))[0] == code


def test_rg_5_9_the_selecting_worker_stays_put() -> None:
    match = assigning(FIVE, "galactic_influence")
    match.play(0, "select ship home:ship")
    assert why(match, Dictate("home:ship", ("novelty:produce:ship",))) == ("selector_stays", "RG-5.9")
    assert why(match, Use("galactic_influence", ("home:ship:develop",))) == ("selector_stays", "RG-5.9")


def test_rg_5_17_a_single_worker_must_select() -> None:
    match = assigning("home:explore")
    match.play(0, "select produce home:explore")
    assert list(match.menu(0)) == ["done"]


def test_rg_5_17_a_player_without_dice_is_not_asked() -> None:
    s = table(3)
    rolled(s, "home:ship", 1)
    assert scene(s, AssignPhase(), direct=False).awaited() == [1]
    assert scene(table(2), AssignPhase()).over()


# -- Dictate ---------------------------------------------------------------------------------------------------


def test_rg_5_7_dictate_gives_up_one_worker_and_moves_another() -> None:
    match = assigning(FIVE)
    outcome = match.play(0, "select ship home:ship; dictate home:explore novelty:produce:ship; done")
    assert standing(match) == {"ship": ["home", "novelty"], "develop": ["military"], "settle": ["military"]}
    assert match.state.players[0].dictated == ["home"]
    assert outcome.events == [Event("dictated", 0, {"die": "home:explore", "shifts": ["novelty:produce:ship"]})]


def test_rg_5_7_dictate_once_a_round() -> None:
    match = assigning(FIVE)
    match.play(0, "select ship home:ship; dictate home:explore novelty:produce:ship")
    assert why(match, Dictate("military:develop", ("military:settle:ship",))) == ("dictate_used", "RG-5.7")
    assert "dictate" not in match.menu(0)


def test_rg_5_7_plain_dictate_moves_one() -> None:
    match = assigning(FIVE)
    match.play(0, "select ship home:ship")
    two = bag(["military:settle:ship", "novelty:produce:ship"])
    assert why(match, Dictate("home:explore", two)) == ("too_many_shifts", "RG-5.5")
    assert why(match, Dictate("home:explore", ())) == ("too_few_shifts", "RG-5.5")
    assert why(match, Dictate("home:explore", ("novelty:produce:produce",))) == ("same_column", "RG-5.13")


def test_rg_5_8_the_dictate_die_is_no_worker() -> None:
    match = assigning(FIVE, "galactic_influence")
    match.play(0, "select ship home:ship")
    assert why(match, Dictate("home:explore", ("home:explore:ship",))) == ("too_few_workers", "RG-5.13")
    match.play(0, "dictate home:explore novelty:produce:ship")
    assert why(match, Use("galactic_influence", ("home:explore:ship",))) == ("too_few_workers", "RG-5.13")


def test_rg_5_14_dictate_needs_three_workers() -> None:
    match = assigning("home:explore home:ship")
    match.play(0, "select ship home:ship")
    assert "dictate" not in match.menu(0)
    assert why(match, Dictate("home:explore", ("home:ship:develop",))) == ("selector_stays", "RG-5.9")


def test_rg_5_7_an_unplaced_wild_may_be_given_up_but_not_moved() -> None:
    match = assigning("home:explore home:ship novelty:wild")
    match.play(0, "select ship home:ship")
    assert why(match, Dictate("home:explore", ("novelty:wild:ship",))) == ("wild_not_placed", "RG-5.2")
    form = match.menu(0)["dictate"].field
    assert form is not None
    assert form(()) == One(["novelty:wild"])  # giving up the explorer would leave nobody to move
    match.play(0, "dictate novelty:wild home:explore:settle; done")
    assert standing(match) == {"settle": ["home"], "ship": ["home"]}
    assert match.state.players[0].dictated == ["novelty"]


def test_rg_18_6_backup_planning_repeats_dictate() -> None:
    match = assigning(FIVE, "backup_planning")
    match.play(0, "select ship home:ship; dictate home:explore novelty:produce:ship")
    match.play(0, "dictate military:develop military:settle:ship")
    assert standing(match) == {"ship": ["home", "military", "novelty"]}
    assert match.state.players[0].dictated == ["home", "military"]
    assert match.state.players[0].used == ["dictate", "dictate"]


def test_rg_18_22_galactic_mandate_moves_up_to_three() -> None:
    shifts = "military:develop:settle,military:settle:develop,novelty:produce:ship"
    match = assigning(FIVE, "galactic_mandate")
    match.play(0, f"select ship home:ship; dictate home:explore {shifts}")
    assert standing(match) == {"ship": ["home", "novelty"], "develop": ["military"], "settle": ["military"]}
    match = assigning(f"{FIVE} genes:develop", "galactic_mandate")
    match.play(0, "select ship home:ship")
    four = bag([*shifts.split(","), "genes:develop:ship"])
    assert why(match, Dictate("home:explore", four)) == ("too_many_shifts", "RG-5.5")


def test_rg_18_22_galactic_mandate_changes_dictate_only() -> None:
    match = assigning(FIVE, "galactic_mandate", "galactic_influence")
    match.play(0, "select ship home:ship")
    two = bag(["military:settle:ship", "novelty:produce:ship"])
    assert why(match, Use("galactic_influence", two)) == ("too_many_shifts", "RG-5.5")


# -- Reassign powers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "dice", "plan", "columns"),
    [
        (
            "galactic_influence",  # RG-18.20
            FIVE,
            "select ship home:ship; use galactic_influence home:explore:ship",
            {"ship": "home home", "develop": "military", "settle": "military", "produce": "novelty"},
        ),
        (
            "nanotechnology",  # RG-18.43, RG-5.10: to different columns
            FIVE,
            "select ship home:ship; use nanotechnology home:explore:settle,military:develop:produce",
            {"ship": "home", "settle": "home military", "produce": "military novelty"},
        ),
        (
            "isolation_policy",  # RG-18.34, RG-5.11: a wild in Explore is an explorer
            "home:explore rare:wild military:develop home:explore",
            "wild rare explore; select develop home:explore; use isolation_policy home:explore:ship,rare:explore:ship",
            {"develop": "home military", "ship": "home rare"},
        ),
        (
            "diversification",  # RG-18.11
            "home:explore novelty:wild military:develop home:explore",
            "select develop home:explore; wild novelty ship; use diversification home:explore:produce",
            {"develop": "home military", "produce": "home", "ship": "novelty"},
        ),
        (
            "executive_power",  # RG-18.12
            MIXED,
            "select settle home:ship; use executive_power military:develop:settle,rare:develop:settle",
            {"settle": "genes home military rare", "explore": "home"},
        ),
        (
            "homeworld_patriotism",  # RG-18.29
            "home:ship home:develop home:explore novelty:produce",
            "select ship novelty:produce; use homeworld_patriotism home:develop:ship,home:explore:ship",
            {"ship": "home home home novelty"},
        ),
        (
            "propaganda_campaign",  # RG-18.48
            MIXED,
            "select develop home:ship; use propaganda_campaign genes:settle:develop,home:explore:develop",
            {"develop": "genes home home military rare"},
        ),
        (
            "hydroponics_guild",  # RG-18.30
            MIXED,
            "select develop home:ship; use hydroponics_guild genes:settle:develop",
            {"develop": "genes home military rare", "explore": "home"},
        ),
        (
            "space_mercenaries",  # RG-18.55
            MIXED,
            "select settle home:ship; use space_mercenaries rare:develop:settle",
            {"settle": "genes home rare", "develop": "military", "explore": "home"},
        ),
        (
            "operations_affinity",  # RG-18.46
            MIXED,
            "select settle home:ship; use operations_affinity rare:develop:produce",
            {"settle": "genes home", "develop": "military", "explore": "home", "produce": "rare"},
        ),
        (
            "technology_affinity",  # RG-18.60
            MIXED,
            "select settle home:ship; use technology_affinity home:explore:develop",
            {"settle": "genes home", "develop": "home military rare"},
        ),
        (
            "colonial_affinity",  # RG-18.8
            MIXED,
            "select develop home:ship; use colonial_affinity home:explore:settle",
            {"settle": "genes home", "develop": "home military rare"},
        ),
        (
            "shipping_affinity",  # RG-18.52
            MIXED,
            "select develop home:ship; use shipping_affinity genes:settle:ship",
            {"ship": "genes", "develop": "home military rare", "explore": "home"},
        ),
        (
            "local_subsidies",  # RG-18.36
            MIXED,
            "select develop home:ship; use local_subsidies home:explore:produce",
            {"produce": "home", "develop": "home military rare", "settle": "genes"},
        ),
        (
            "system_diversification",  # RG-18.59
            MIXED,
            "select ship home:ship; use system_diversification genes:settle:produce,military:develop:ship",
            {"ship": "home military", "develop": "rare", "explore": "home", "produce": "genes"},
        ),
    ],
)
def test_rg_18_reassign_powers(face: str, dice: str, plan: str, columns: dict[str, str]) -> None:
    match = assigning(dice, face)
    outcome = match.play(0, f"{plan}; done")
    assert standing(match) == {column: dice.split() for column, dice in columns.items()}
    assert match.state.players[0].used == [face]
    shifts = plan.split()[-1].split(",")
    assert outcome.events == [Event("reassigned", 0, {"power": face, "shifts": [*shifts]})]


@pytest.mark.parametrize(
    ("face", "select", "shifts", "code"),
    [
        ("isolation_policy", "select ship home:ship", "military:develop:ship", "wrong_column"),  # RG-18.34
        ("diversification", "select ship home:explore", "home:ship:settle", "wrong_column"),  # RG-18.11
        ("diversification", "select ship home:ship", "genes:settle:ship", "wrong_colour"),
        ("executive_power", "select settle home:ship", "military:develop:settle", "too_few_shifts"),  # RG-18.12
        ("executive_power", "select settle home:ship", "home:explore:settle,rare:develop:settle", "different_columns"),
        ("executive_power", "select settle home:ship", "military:develop:ship,rare:develop:ship", "wrong_target"),
        ("executive_power", "select develop home:ship", "military:develop:develop,rare:develop:develop", "same_column"),
        ("homeworld_patriotism", "select ship home:ship", "home:explore:settle", "wrong_target"),  # RG-18.29
        ("homeworld_patriotism", "select ship home:ship", "rare:develop:ship", "wrong_colour"),
        ("propaganda_campaign", "select ship home:ship", "rare:develop:settle", "wrong_target"),  # RG-18.48
        ("space_mercenaries", "select ship home:ship", "genes:settle:ship", "wrong_colour"),  # RG-18.55
        ("operations_affinity", "select settle home:ship", "rare:develop:settle", "wrong_target"),  # RG-18.46
        ("technology_affinity", "select settle home:ship", "home:explore:ship", "wrong_target"),  # RG-18.60
        ("colonial_affinity", "select ship home:ship", "home:explore:ship", "wrong_target"),  # RG-18.8
        ("shipping_affinity", "select settle home:ship", "home:explore:settle", "wrong_target"),  # RG-18.52
        ("local_subsidies", "select develop home:ship", "military:develop:ship", "wrong_colour"),  # RG-18.36
        ("system_diversification", "select ship home:ship", "home:explore:ship", "wrong_colour"),  # RG-18.59
        ("galactic_influence", "select ship home:ship", "alien:settle:ship", "too_few_workers"),
        ("nanotechnology", "select ship home:ship", "genes:settle:produce,genes:settle:ship", "too_few_workers"),
        ("nanotechnology", "select ship home:ship", "genes:produce:ship,genes:settle:produce", "too_few_workers"),
        ("galactic_mandate", "select ship home:ship", "genes:settle:ship", "no_such_power"),
        ("galactic_influence", "select ship home:ship", "genes:settle", "no_such_shift"),
        ("galactic_influence", "select ship home:ship", "genes:settle:ship:ship", "no_such_shift"),
        ("galactic_influence", "select ship home:ship", "genes:settle:wild", "no_such_shift"),
        ("galactic_influence", "select ship home:ship", "x", "no_such_shift"),
    ],
)
def test_rg_18_what_reassign_powers_do_not_do(face: str, select: str, shifts: str, code: str) -> None:
    match = assigning(MIXED, face)
    match.play(0, select)
    assert why(match, Use(face, bag(shifts.split(","))))[0] == code


def test_rg_5_4_a_phase_is_selected_before_any_reassign() -> None:
    match = assigning(FIVE, "galactic_influence")
    assert why(match, Use("galactic_influence", ("home:explore:ship",))) == ("select_first", "RG-5.4")
    assert why(match, Dictate("home:explore", ("novelty:produce:ship",))) == ("select_first", "RG-5.4")
    assert list(match.menu(0)) == ["select"]


def test_rg_5_6_each_power_once_a_round() -> None:
    match = assigning(FIVE, "galactic_influence")
    match.play(0, "select ship home:ship; use galactic_influence home:explore:ship")
    assert why(match, Use("galactic_influence", ("novelty:produce:ship",))) == ("power_used", "RG-5.6")
    assert "use" not in match.menu(0)
    assert match.why(0, Done()) is None  # all are optional


def test_rg_5_13_a_worker_may_be_moved_by_two_powers() -> None:
    match = assigning(MIXED, "operations_affinity", "diversification")
    match.play(0, "select ship genes:settle; use operations_affinity home:ship:explore")
    match.play(0, "use diversification home:explore:settle")
    assert standing(match) == {
        "ship": ["genes"],
        "settle": ["home"],
        "develop": ["military", "rare"],
        "explore": ["home"],
    }


def test_rg_5_15_purple_is_no_other_colour() -> None:
    match = assigning("home:ship consumption:ship home:explore", "hydroponics_guild")
    match.play(0, "select develop home:ship")
    assert why(match, Use("hydroponics_guild", ("consumption:ship:develop",))) == ("wrong_colour", "RG-5.15")
    assert "use" not in match.menu(0)


@pytest.mark.parametrize(
    ("own", "others", "limit"),
    [
        (["gem_world", "spice_world"], [["space_port"]], 2),
        (["gem_world"], [["space_port"]], 1),
        ([], [["old_earth"], []], 1),  # tied at zero
        ([], [["space_port"]], 0),
        (["gem_world"], [[], ["space_port", "spice_world"]], 0),
        (["earths_lost_colony"], [["space_mall", "hidden_fortress"]], 1),  # faction and home worlds count
    ],
)
def test_rg_18_37_mad_scientists(own: list[str], others: list[list[str]], limit: int) -> None:
    s = table(1 + len(others))
    s.players[0].tableau = ["mad_scientists", *own]
    for player, tableau in zip(s.players[1:], others, strict=True):
        player.tableau = tableau
    assert reassign_limit(s, 0, "mad_scientists") == limit
    rolled(s, MIXED)
    match = scene(s, SortDice(0), Assign(0))
    match.play(0, "select ship home:ship")
    one, two = ("military:develop:ship",), bag(["military:develop:ship", "rare:develop:settle"])
    codes = [None if (no := match.why(0, Use("mad_scientists", way))) is None else no.code for way in (one, two)]
    assert codes == [["not_most_worlds"] * 2, [None, "too_many_shifts"], [None, None]][limit]
    assert ("use" in match.menu(0)) == (limit > 0)


def test_reassign_limit_of_other_faces() -> None:
    s = table(1)
    assert reassign_limit(s, 0, "nanotechnology") == 2
    assert reassign_limit(s, 0, "galactic_influence") == 1
    assert reassign_limit(s, 0, "old_earth") == 0


def test_rg_18_0c_alien_explorers_by_selection_and_by_wild() -> None:
    match = assigning("alien:wild alien:develop home:ship")
    match.play(0, "select explore alien:develop; wild alien explore; done")
    assert standing(match) == {"explore": ["alien", "alien"], "ship": ["home"]}


# -- Hidden, revised, timed out --------------------------------------------------------------------------------


def two_players() -> Match[Galaxy]:
    s = table(2)
    rolled(s, FIVE)
    rolled(s, MIXED, 1)
    return scene(s, AssignPhase(), direct=False)


def test_rg_5_16_plans_are_hidden_until_all_are_ready_and_may_be_revised() -> None:
    match = two_players()
    assert match.awaited() == [0, 1]
    match.play(0, "select ship home:ship; dictate home:explore novelty:produce:ship; done")
    assert match.awaited() == [1]
    other = match.seen(1).players[0]
    assert other.selected is None
    assert not any(other.columns.values())
    assert other.rolled == {"home": ["?"] * 2, "military": ["?"] * 2, "novelty": ["?"]}
    match.take_back(0, 3)
    assert match.awaited() == [0, 1]
    match.play(0, "select settle military:settle; done")
    outcome = match.play(1, "select ship home:ship; done")
    assert outcome.joined
    assert match.state.players[0].selected == "settle"
    assert match.state.players[0].dictated == []


def test_rg_5_16_direct_and_drafted_plans_agree() -> None:
    drafted = two_players()
    s = table(2)
    rolled(s, FIVE)
    rolled(s, MIXED, 1)
    direct = scene(s, AssignPhase())
    mine, theirs = (
        "select ship home:ship; dictate home:explore novelty:produce:ship; done",
        "select ship home:ship; done",
    )
    drafted.play(1, theirs)
    told = drafted.play(0, mine).events
    assert direct.play(0, mine).events + direct.play(1, theirs).events == told
    assert drafted.state.players == direct.state.players


def test_rg_19_2_the_default_selects_the_fullest_column() -> None:
    s = table(1)
    rolled(s, "home:explore military:settle genes:settle novelty:wild alien:wild")
    match = scene(s, AssignPhase(), direct=False)
    outcome = match.time_out(0)
    assert outcome.moves == ["select settle military:settle", "wild novelty settle", "wild alien settle", "done"]
    assert match.over()
    assert standing(match) == {"explore": ["home"], "settle": ["alien", "genes", "military", "novelty"]}
    assert match.state.players[0].selected == "settle"
    assert match.state.players[0].selector == "military"
    assert outcome.events == []


def test_rg_19_2_equal_columns_go_by_number_and_all_wilds_to_the_first() -> None:
    match = assigning("home:ship home:develop")
    assert default_phase(match.state.players[0]) == "develop"
    match = by_default(assigning("alien:wild novelty:wild"))
    assert standing(match) == {"explore": ["alien", "novelty"]}


def test_rg_19_2_questions_prefer_the_default() -> None:
    match = assigning("home:explore military:settle genes:settle novelty:wild")
    asked = ask(match.menu(0), {"verb": "select"})
    assert isinstance(asked, Question)
    assert asked.default == "settle"
    asked = ask(match.menu(0), {"verb": "select", "phase": "settle"})
    assert isinstance(asked, Question)
    assert asked.default == "military:settle"
    match.play(0, "select ship home:explore")
    asked = ask(match.menu(0), {"verb": "wild"})
    assert isinstance(asked, Question)
    assert asked.default == "ship"


def test_people_confirm_even_when_nothing_is_left() -> None:
    s = table(1)
    rolled(s, "home:ship")
    match = scene(s, SortDice(0), Assign(0), forced=True)
    match.play(0, "select ship home:ship")
    assert match.awaited() == [0]


# -- Menus say exactly what is allowed -------------------------------------------------------------------------


def random_table(rng: Random) -> Match[Galaxy]:
    dice = [
        (colour := rng.choice(COLOURS)) + ":" + rng.choice(BASE.dice[colour].faces) for _ in range(rng.randint(1, 9))
    ]
    powers = rng.sample([*REASSIGN, "backup_planning", "galactic_mandate"], rng.randint(0, 6))
    return assigning(" ".join(dice), *powers)


def test_random_plans_are_allowed_and_end() -> None:
    rng = Random(5)
    for _ in range(300):
        match = random_table(rng)
        dice = Counter(die for column in match.state.players[0].columns.values() for die in column)
        for _ in range(40):
            if match.over():
                break
            move = sample(match.menu(0), rng)
            assert match.why(0, move) is None, move
            match.play(0, move)
        player = by_default(match).state.players[0]
        assert match.over()
        left = Counter(die for column in player.columns.values() for die in column)
        assert player.selector is not None
        assert left + Counter([player.selector]) + Counter(player.dictated) == dice
        assert not player.columns["wild"]


def test_lists_hold_exactly_the_allowed_moves() -> None:
    rng = Random(6)
    for _ in range(40):
        match = random_table(rng)
        for _ in range(rng.randint(0, 2)):
            match.play(0, sample({k: v for k, v in match.menu(0).items() if k != "done"} or match.menu(0), rng))
            if match.over():
                break
        if match.over():
            continue
        offers = match.offers(0)
        places = (*COLUMNS, "cup")
        selects = [Select(p, f"{c}:{f}") for p, c, f in product(places, COLOURS, places)]
        assert set(listed(offers["select"])) == {move for move in selects if match.why(0, move) is None}
        wilds = [Wild(c, p) for c, p in product((*COLOURS, "grey"), places)]
        assert set(listed(offers["wild"])) == {move for move in wilds if match.why(0, move) is None}


def test_forms_offer_exactly_the_allowed_uses() -> None:
    rng = Random(7)
    tokens = [f"{c}:{a}:{b}" for c, a, b in product(("home", "military", "genes"), COLUMNS, COLUMNS)]
    for face in [*REASSIGN, "dictate"]:
        match = assigning("home:explore home:explore military:develop genes:develop genes:wild home:ship", face)
        match.play(0, sample({"select": match.menu(0)["select"]}, rng))
        offer = match.offers(0)["dictate" if face == "dictate" else "use"]
        assert offer.field is not None
        first = offer.field(())
        assert isinstance(first, One)
        heads = [f"{c}:{p}" for c, p in product(("home", "genes"), COLUMNS)] if face == "dictate" else [face]
        for head in heads:
            some = offer.field((head,)) if head in first.values else None
            for size in range(3):
                for shifts in combinations_with_replacement(tokens, size):
                    allowed = offer.why(offer.kind(head, bag(shifts))) is None  # type: ignore[call-arg]  # Use or Dictate
                    assert allowed == (isinstance(some, Some) and some.takes(bag(shifts))), (head, shifts)
            if isinstance(some, Some):  # every item offered leads to a whole answer
                assert set(some.addable(())) == set(some.items)
                assert some.items
