"""Every clause of the rules that states behaviour has a test. Here are those that are about no single file of rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.kernel.event import Event
from engine.kernel.match import Match
from engine.roll.assign import Assign, SortDice
from engine.roll.build import BuildPhase
from engine.roll.dice import owned_dice
from engine.roll.explore import ExplorePhase
from engine.roll.facts import COLOURS
from engine.roll.income import PhaseEnd
from engine.roll.manage import ManageEmpire
from engine.roll.moves import Remove, Select, Use
from engine.roll.produce import ProducePhase
from engine.roll.reveal import Reveal
from engine.roll.round import DoPhases
from engine.roll.scoring import score, winners
from engine.roll.ship import ShipPhase, consume_vp
from engine.roll.state import WORKERS, Galaxy, player_order
from tests.engine.roll.table import scene, table, tiles

ROOT = Path(__file__).parents[3]
RULES = ROOT.parent / "shared" / "rules" / "roll_for_the_galaxy.md"
TESTS = (ROOT / "tests" / "engine" / "roll", ROOT / "tests" / "conformance")

NOT_TESTED = {  # clause: why there is nothing that an engine does
    "0.1": "how to read the marks of the document",
    "1.3": "denominations of chips; the pool is a number",
    "1.4": "a list of components",
    "20.1": "how a table of the rulebook is to be read; the costs are data",
    "20.2": "a slip in a translation; the power is tested under its own clause",
    "20.3": "a wording in a translation; owned dice are tested under their own clause",
    "20.4": "a wording in a translation",
    "20.6": "there is no expansion",
}

CLAUSE = re.compile(r"^- \*\*RG-(\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
CITED = re.compile(r"RG-(\d+)\.(\d+)([a-z]?)(?:\s*(?:-|–|to)\s*RG-\1\.(\d+))?")
NAMED = re.compile(r"rg_(\d+)_(\d+)([a-z]?)_")


def cited(text: str) -> set[str]:
    """The clauses a text speaks of: by number, as a range of numbers, or in the name of a test."""
    found = set()
    for chapter, first, letter, last in CITED.findall(text):
        found.add(f"{chapter}.{first}{letter}")
        found.update(f"{chapter}.{n}" for n in range(int(first) + 1, int(last or 0) + 1))
    found.update(f"{chapter}.{number}{letter}" for chapter, number, letter in NAMED.findall(text))
    return found


@pytest.fixture(scope="module")
def clauses() -> list[str]:
    if not RULES.exists():
        pytest.skip(f"the rules are not here ({RULES})")
    return CLAUSE.findall(RULES.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def tested() -> set[str]:
    files = [path for folder in TESTS for path in folder.rglob("*") if path.suffix in (".py", ".json")]
    return set().union(*(cited(path.read_text(encoding="utf-8")) for path in files))


def test_every_clause_has_a_test(clauses: list[str], tested: set[str]) -> None:
    assert len(clauses) == len(set(clauses)) > 200
    assert [clause for clause in clauses if clause not in tested and clause not in NOT_TESTED] == []


def test_no_clause_is_excused_without_need(clauses: list[str], tested: set[str]) -> None:
    assert [clause for clause in NOT_TESTED if clause not in clauses or clause in tested] == []


def test_only_clauses_that_exist_are_cited(clauses: list[str], tested: set[str]) -> None:
    assert sorted(tested.difference(clauses)) == []


def test_how_clauses_are_cited() -> None:
    rg = "RG"  # the texts are put together here, so that this very test cites nothing
    assert cited(f"{rg}-8.9 - {rg}-8.11, {rg}-18.0c") == {"8.9", "8.10", "8.11", "18.0c"}
    assert cited(f"{rg}-9.9 to {rg}-9.11; {rg}-1.1 - {rg}-2.2") == {"9.9", "9.10", "9.11", "1.1", "2.2"}
    assert cited(f"def test_{rg.lower()}_2_6_and_{rg.lower()}_18_0c_dice():") == {"2.6", "18.0c"}


# -- Positions ---------------------------------------------------------------------------------------------------


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def assigning(dice: str, *tableau: str) -> Match[Galaxy]:
    """One player has rolled these dice (colour:face) and is about to assign them, reveal and act."""
    s = table(1)
    for die in dice.split():
        colour, face = die.split(":")
        s.players[0].rolled.setdefault(colour, []).append(face)
    s.players[0].tableau = [*tableau]
    return scene(s, SortDice(0), Assign(0), Reveal(), DoPhases())


def dock(*powers: str, shippers: str = "home", **goods: str) -> Galaxy:
    """Seat 0 with these powers, shippers and goods."""
    s = table(2)
    player = s.players[0]
    player.tableau = [*powers, *goods]
    player.goods = {world: dice.split() for world, dice in goods.items()}
    player.columns["ship"] = shippers.split()
    return s


def site(kind: str, column: str, *faces: str, zone: str = "", tableau: str = "") -> Galaxy:
    """Seat 0 builds these faces of one kind, the first on top."""
    s = table(2)
    player = s.players[0]
    player.stacks[kind] = tiles(*faces)
    player.columns[WORKERS[kind]] = column.split()
    player.zones[kind] = zone.split()
    player.tableau = tableau.split()
    return s


def code(match: Match[Galaxy], move: Remove | Use) -> str | None:
    refusal = match.why(0, move)
    return None if refusal is None else refusal.code


# -- Terms (RG-0) ------------------------------------------------------------------------------------------------


def test_rg_0_4_only_dice_of_the_cup_become_workers() -> None:
    match = assigning("military:develop home:ship", "gem_world")
    player = match.state.players[0]
    player.citizenry, player.goods, player.zones["world"] = ["novelty"], {"gem_world": ["rare"]}, ["genes"]
    refusal = match.why(0, Select("explore", "novelty:explore"))
    assert refusal is not None
    assert refusal.data["workers"] == ["military:develop", "home:ship"]


def test_rg_0_4_the_die_on_the_dictate_spot_is_no_worker() -> None:
    match = assigning("home:explore home:ship military:develop novelty:produce")
    match.play(0, "select ship home:ship; dictate military:develop home:explore:settle")
    player = match.state.players[0]
    assert player.dictated == ["military"]
    assert sum(len(dice) for dice in player.columns.values()) + 1 == 3  # with the selecting one
    assert sorted(owned_dice(player)) == ["home", "home", "military", "novelty"]


@pytest.mark.parametrize("phase", ["explore", "produce", "ship"])
def test_rg_0_4_a_worker_is_what_its_column_says(phase: str) -> None:
    task = {"explore": "stock", "produce": "produce home gem_world", "ship": "trade gem_world"}[phase]
    for column in ("explore", "produce", "ship"):
        s = dock("gem_world", shippers="")
        s.players[0].columns[column] = ["home"]
        s.players[0].goods = {"gem_world": ["novelty"]} if phase == "ship" else {}
        s.active = [phase]
        match = scene(s, DoPhases())
        assert match.awaited() == ([0] if column == phase else [])
        if column == phase:
            match.play(0, task)


def test_rg_0_5_a_good_is_a_die_on_a_world_and_no_worker() -> None:
    s = table(2)
    player = s.players[0]
    player.tableau, player.columns["produce"] = ["gem_world"], ["military"]
    match = scene(s, ProducePhase(), ShipPhase(), forced=True)
    assert match.over()  # a good ships nothing by itself
    assert player.goods == {"gem_world": ["military"]}
    assert player.cup == player.citizenry == []


@pytest.mark.parametrize(
    ("kind", "top", "below"),
    [("development", "public_works", "advanced_logistics"), ("world", "artist_colony", "gem_world")],
)
def test_rg_0_7_a_completed_tile_leaves_the_construction_zone_for_the_tableau(kind: str, top: str, below: str) -> None:
    s = site(kind, "home", top, below, tableau="space_piracy hidden_fortress old_earth")
    scene(s, BuildPhase(kind), forced=True)
    player = s.players[0]
    assert player.tableau == ["space_piracy", "hidden_fortress", "old_earth", top]
    assert (player.stacks[kind], player.zones[kind]) == (tiles(below), [])


def test_rg_0_9_powers_with_may_can_be_left_alone() -> None:
    match = assigning("home:explore home:ship military:develop", "nanotechnology", "backup_planning")
    match.play(0, "select ship home:ship; done")  # no Reassign, no Dictate
    assert match.state.players[0].used == []
    trading = scene(dock("galactic_bankers", gem_world="novelty"), ShipPhase())
    trading.play(0, "trade gem_world novelty home")
    assert (trading.state.players[0].chips, trading.state.players[0].credits) == (0, 4)
    s = table(2)
    s.players[0].tableau, s.players[0].stacks["world"] = ["advanced_logistics"], tiles("gem_world")
    exploring = scene(s, ExplorePhase())
    exploring.play(0, "done")
    assert exploring.over()


def test_rg_0_9_all_other_powers_are_applied_without_a_question() -> None:
    s = dock("space_docks", "trade_levies", "galactic_salon", gem_world="military", shippers="")
    match = scene(s, ShipPhase(), PhaseEnd("ship"), forced=True)
    match.play(0, "consume gem_world")  # the shipper of Space Docks must act, Trade Levies and the Salon pay
    player = s.players[0]
    assert match.over()
    assert (player.credits, player.chips) == (2, 2)


# -- Setup and seats (RG-2) ---------------------------------------------------------------------------------------


def test_rg_2_11_faction_numbers_only_say_who_is_first() -> None:
    s = table(4)
    for player, faction in zip(s.players, ("f7", "f3", "f2", "f9"), strict=True):
        player.faction = faction
    assert player_order(s) == [2, 3, 0, 1]  # clockwise, not by number


# -- Assign and Reveal (RG-5, RG-6, RG-7) ----------------------------------------------------------------------------


def test_rg_5_12_the_phase_you_select_is_where_the_own_selecting_worker_stands() -> None:
    match = assigning("home:explore home:ship home:develop", "propaganda_campaign")
    match.play(0, "select settle home:ship")  # the die shows another face than the phase it selects
    refusal = match.why(0, Use("propaganda_campaign", ("home:explore:ship",)))
    assert refusal is not None
    assert (refusal.code, refusal.data["phases"]) == ("wrong_target", ["settle"])
    match.play(0, "use propaganda_campaign home:explore:settle")
    assert match.state.players[0].columns["settle"] == ["home"]


def test_rg_6_4_and_rg_7_2_the_selecting_worker_acts_like_any_other_and_no_better() -> None:
    s = table(3)
    for seat, (selected, explorers) in enumerate((("explore", ["home"]), ("ship", ["home", "home"]), ("ship", []))):
        s.players[seat].selected, s.players[seat].selector = selected, "military"
        s.players[seat].columns["explore"] = explorers
    match = scene(s, Reveal(), DoPhases())
    assert [sorted(player.columns["explore"]) for player in s.players] == [["home", "military"], ["home", "home"], []]
    for seat in (0, 0, 1, 1):
        match.play(seat, "stock")
    assert match.over()
    assert [player.credits for player in s.players] == [5, 5, 1]


# -- Settle (RG-10) ------------------------------------------------------------------------------------------------


def test_rg_10_2_settlers_left_over_wait_on_the_next_world() -> None:  # as RG-9.3, RG-9.4, RG-9.7
    s = site("world", "home home military", "gem_world", "galactic_resort")
    match = scene(s, BuildPhase("world"))
    assert [*match.menu(0)] == ["spend"]
    match.play(0, "spend home,home")
    player = s.players[0]
    assert match.over()
    assert (player.tableau, player.zones["world"]) == (["gem_world"], ["military"])
    assert (player.citizenry, player.cup) == (["home", "home"], ["novelty"])


def test_rg_10_2_an_overfilled_world_is_completed_first() -> None:  # as RG-9.5
    s = site("world", "", "gem_world", "galactic_resort", zone="home military rare")
    match = scene(s, BuildPhase("world"))
    match.play(0, "spend home,rare")
    assert (s.players[0].tableau, s.players[0].zones["world"]) == (["gem_world"], ["military"])


def test_rg_10_2_without_a_world_settlers_return_to_the_cup() -> None:  # as RG-9.6
    s = site("world", "home", zone="rare")
    scene(s, BuildPhase("world"))
    assert (sorted(s.players[0].cup), s.players[0].zones["world"]) == (["home", "rare"], [])


def test_rg_10_2_what_follows_a_completed_world() -> None:  # as RG-9.8
    s = site("world", "home home", "gem_world", tableau="terraforming_robots galactic_exchange")
    match = scene(s, BuildPhase("world"))
    events = match.play(0, "spend home,home").events + match.play(0, "return home").events
    assert [event.kind for event in events] == ["completed", "workers_returned", "completion_paid", "gained_dice"]


def test_rg_10_4_a_good_just_gained_can_be_shipped_and_a_die_in_the_cup_waits() -> None:
    s = site("world", "home home home home home", "planetary_nebula", "gem_world")
    player = s.players[0]
    player.columns["ship"] = ["military"]
    s.active = ["settle", "ship"]
    match = scene(s, DoPhases(), forced=True)
    assert player.goods == {"planetary_nebula": ["rare"]}
    assert player.cup == ["novelty"]
    assert all(not dice for phase, dice in player.columns.items() if phase != "ship")
    match.play(0, "consume planetary_nebula")
    assert (match.over(), player.chips, player.cup) == (True, 2, ["novelty"])


# -- Goods (RG-11, RG-12) --------------------------------------------------------------------------------------------


def test_rg_11_4_colours_of_dice_count_for_consume_and_never_for_trade() -> None:
    credits, vp = set(), set()
    for good in COLOURS:
        for shipper in COLOURS:
            trading = scene(dock(mining_world=good, shippers=shipper), ShipPhase())
            (event,) = trading.play(0, "trade mining_world").events
            credits.add(event.data["amount"])
            vp.add(consume_vp(trading.state, 0, "mining_world", good, shipper))
    assert (credits, vp) == ({4}, {1, 2, 3})


def test_rg_12_7_purple_matches_in_consume_only() -> None:
    s = dock("genetics_lab", plague_world="consumption", shippers="consumption")
    assert consume_vp(s, 0, "plague_world", "consumption", "consumption") == 3
    scene(s, PhaseEnd("produce"))
    assert s.players[0].credits == 1  # Genetics Lab finds no genes die
    s.players[0].tableau += ["galactic_exchange"]
    assert score(s, 0).bonuses == {"galactic_exchange": 1}  # purple is one colour
    match = assigning("consumption:explore home:ship home:develop", "hydroponics_guild")
    match.play(0, "select ship home:ship")
    assert code(match, Use("hydroponics_guild", ("consumption:explore:ship",))) == "wrong_colour"


@pytest.mark.parametrize(("face", "plan"), [("ship", "select ship novelty:ship"), ("wild", "select ship novelty:wild")])
def test_rg_12_8_the_face_shown_never_matters_for_consume(face: str, plan: str) -> None:
    match = assigning(f"novelty:{face}", "gem_world")
    match.state.players[0].goods = {"gem_world": ["novelty"]}
    match.play(0, f"{plan}; done; consume gem_world")
    assert match.state.players[0].chips == 3


def test_rg_12_11_chips_come_from_the_pool() -> None:
    s = dock("galactic_salon", "galactic_bankers", gem_world="novelty", mining_world="home", shippers="novelty home")
    s.pool = 20
    match = scene(s, ShipPhase(), PhaseEnd("ship"))
    match.play(0, "consume gem_world novelty novelty; trade mining_world home home yes")
    assert (s.players[0].chips, s.pool) == (3 + 1 + 1, 15)


# -- The last round (RG-13) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owned", "best", "goods"), [([], [0], 0), (["galactic_reserves"], [1], 1)])
def test_rg_13_8_recalling_in_the_last_round_breaks_ties_but_reserves_keep_goods(
    owned: list[str], best: list[int], goods: int
) -> None:
    s = table(2)
    s.pool = 0
    for player in s.players:
        player.credits, player.cup, player.tableau = 3, ["home"], ["gem_world"]
    s.players[1].cup = ["home", "home"]
    s.players[0].tableau += owned
    s.players[0].goods, s.players[0].zones["world"] = {"gem_world": ["rare"]}, ["military"]
    s.players[1].chips = score(s, 0).total - score(s, 1).total  # a tie but for dice and credits
    s.players[1].credits += len(owned)  # as Reserves keep the good, one die less comes to the cup
    match = scene(s, ManageEmpire(), forced=True)
    assert match.over()
    assert [score(s, seat).total for seat in (0, 1)] == [score(s, 0).total] * 2
    assert sum(map(len, s.players[0].goods.values())) == goods
    assert winners(s) == best


# -- Powers (RG-18) -------------------------------------------------------------------------------------------------


def test_rg_18_0a_reassign_powers_are_used_in_assign_only() -> None:
    s = dock("nanotechnology", "gem_world", shippers="home")
    player = s.players[0]
    player.goods = {"gem_world": ["novelty"]}
    player.columns["explore"] = player.columns["produce"] = ["home", "military"]
    player.stacks["development"], player.columns["develop"] = tiles("export_duties"), ["home", "military", "rare"]
    player.citizenry, player.credits = ["home", "military"], 1
    shift = Use("nanotechnology", ("home:explore:ship",))
    for step in (ExplorePhase(), BuildPhase("development"), ProducePhase(), ShipPhase(), ManageEmpire()):
        player.goods = {} if isinstance(step, ProducePhase) else {"gem_world": ["novelty"]}
        match = scene(s, step)
        assert match.awaited() == [0], step
        assert code(match, shift) == "not_now"
        s.core.lane = None


@pytest.mark.parametrize(
    ("tableau", "faces", "kind", "paid"),
    [
        ("public_works", ("diversification", "jumpdrive_research"), "development", 2),
        ("galactic_recycling", ("artist_colony", "star_nomad_lair"), "world", 2),
        ("terraforming_robots", ("asteroid_belt", "artist_colony"), "world", 3),
    ],
)
def test_rg_18_0b_a_power_is_used_as_often_as_its_trigger_occurs(
    tableau: str, faces: tuple[str, ...], kind: str, paid: int
) -> None:
    cost = sum(table().facts.faces[face].cost for face in faces)
    s = site(kind, "home " * cost, *faces, tableau=tableau)
    match = scene(s, BuildPhase(kind), forced=True)
    assert len(told(match.opening, "completion_paid")) == 2
    assert s.players[0].credits == 1 + paid


def test_rg_18_0d_a_power_applies_to_dice_of_its_column_whatever_face_they_show() -> None:
    match = assigning("alien:produce home:explore home:ship", "alien_archaeology", "galactic_influence")
    match.play(0, "select explore home:explore; use galactic_influence alien:produce:explore; done; stock alien")
    assert match.state.players[0].credits == 1 + 4
    match = assigning("alien:produce home:explore home:ship", "alien_archaeology", "galactic_influence")
    match.play(0, "select explore home:explore; use galactic_influence home:ship:explore; done; stock")
    assert match.state.players[0].credits == 1 + 2


@pytest.mark.parametrize(
    ("face", "gained", "credits"),
    [
        pytest.param("conscription", ["military", "military"], 0, id="RG-18.9"),
        pytest.param("information_tech", ["novelty", "novelty"], 0, id="RG-18.32"),
        pytest.param("space_marines", ["military"], 1, id="RG-18.54"),
    ],
)
def test_developments_with_an_immediate_effect(face: str, gained: list[str], credits: int) -> None:
    s = site("development", "home " * table().facts.faces[face].cost, face)
    player = s.players[0]
    player.cup, player.goods, player.tableau = ["rare"], {"gem_world": ["genes"]}, ["gem_world"]
    supply = dict(s.supply)
    match = scene(s, BuildPhase("development"), forced=True)
    assert player.tableau == ["gem_world", face]
    assert [*match.menu(0)] == ["remove"]  # RG-10.5: mandatory, and before the gain
    assert (player.cup, player.credits) == (["rare"], 1)
    assert code(match, Remove(gained[0], "cup")) == "no_such_die"
    match.play(0, "remove genes gem_world")
    assert match.over()
    assert (player.cup, player.goods, player.credits) == (["rare", *gained], {}, 1 + credits)
    assert s.supply == {**supply, "genes": supply["genes"] + 1, gained[0]: supply[gained[0]] - len(gained)}
