"""Every clause of the rules that states behaviour has a test; here are those that no other file of tests cites."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.kernel.event import Event
from engine.kernel.match import Match
from engine.roll import GAME
from engine.roll.assign import Assign, SortDice
from engine.roll.build import BuildPhase
from engine.roll.dice import owned_dice
from engine.roll.explore import ExplorePhase
from engine.roll.facts import PHASES, Reassign
from engine.roll.income import PhaseEnd
from engine.roll.manage import ManageEmpire
from engine.roll.moves import Recall, Use
from engine.roll.produce import ProducePhase
from engine.roll.reveal import Reveal
from engine.roll.round import DoPhases, Round
from engine.roll.scoring import score, winners
from engine.roll.setup import deal
from engine.roll.ship import ShipPhase, consume_vp, trade_value
from engine.roll.state import WORKERS, ZONES, Galaxy, player_order
from tests.engine.roll.table import scene, table, tiles

ROOT = Path(__file__).parents[3]
RULES = ROOT.parent / "shared" / "rules" / "roll_for_the_galaxy.md"
TESTS = (ROOT / "tests" / "engine" / "roll", ROOT / "tests" / "conformance")

NOT_TESTED = {  # clause: why it states nothing that an engine does
    "0.1": "how to read the marks of the document",
    "1.3": "denominations of chips; the pool is a number",
    "1.4": "a list of components",
    "20.1": "how a table of the rulebook is to be read; the costs are data",
    "20.2": "a slip in a translation; the power is tested by its own clause",
    "20.3": "a wording in a translation; owned dice are tested by their own clause",
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
    dash, rg = "-", "RG"  # put together here, so that this very test cites nothing
    assert cited(f"{rg}-8.9 {dash} {rg}-8.11, {rg}-18.0c") == {"8.9", "8.10", "8.11", "18.0c"}
    assert cited(f"{rg}-9.9 to {rg}-9.11; {rg}-1.1 - {rg}-2.2") == {"9.9", "9.10", "9.11", "1.1", "2.2"}
    assert cited(f"def test_{rg.lower()}_2_6_and_{rg.lower()}_18_0c_dice():") == {"2.6", "18.0c"}


# -- Positions ---------------------------------------------------------------------------------------------------


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def rolling(*rolls: str, tableau: str = "") -> Galaxy:
    """Each seat is about to roll these dice ("home:explore military:wild") so that they show just this."""
    s = table(len(rolls))
    for seat, dice in enumerate(rolls):
        by_colour = sorted((die.split(":") for die in dice.split()), key=lambda die: [*GAME_DICE].index(die[0]))
        s.players[seat].cup = [colour for colour, _ in by_colour]
        s.core.script[f"roll.{seat}"] = [face for _, face in by_colour]
    s.players[0].tableau = tableau.split()
    return s


GAME_DICE = table().facts.dice


def assigning(dice: str, *tableau: str) -> Match[Galaxy]:
    """One player has rolled these dice (colour:face) and is about to assign them."""
    s = table(1)
    for die in dice.split():
        colour, face = die.split(":")
        s.players[0].rolled.setdefault(colour, []).append(face)
    s.players[0].tableau = [*tableau]
    return scene(s, SortDice(0), Assign(0))


def dock(*powers: str, shippers: str = "home", **goods: str) -> Galaxy:
    s = table(2)
    player = s.players[0]
    player.tableau = [*powers, *goods]
    player.goods = {world: dice.split() for world, dice in goods.items()}
    player.columns["ship"] = shippers.split()
    return s


def site(kind: str, column: str, *faces: str, zone: str = "", tableau: str = "") -> Galaxy:
    """Seat 0 builds the faces of one kind, in this order from the top."""
    s = table(2)
    player = s.players[0]
    player.stacks[kind] = tiles(*faces)
    player.columns[WORKERS[kind]] = column.split()
    player.zones[kind] = zone.split()
    player.tableau = tableau.split()
    return s


# -- Terms (RG-0) ------------------------------------------------------------------------------------------------


def test_rg_0_4_only_dice_of_the_cup_become_workers() -> None:
    """Neither the Citizenry nor goods nor dice on the construction zone can be given anything to do in Assign."""
    s = rolling("military:develop home:ship")
    player = s.players[0]
    player.citizenry, player.goods, player.zones["world"] = ["novelty"], {"gem_world": ["rare"]}, ["genes"]
    match = scene(s, Round())
    refusal = match.why(0, GAME.verbs["select"]("explore", "novelty:explore"))
    assert refusal is not None
    assert refusal.data["workers"] == ["military:develop", "home:ship"]


def test_rg_0_4_the_die_on_the_dictate_spot_and_the_supply_are_no_workers() -> None:
    match = assigning("home:explore home:ship military:develop novelty:produce")
    match.play(0, "select ship home:ship; dictate military:develop home:explore:settle")
    player = match.state.players[0]
    assert player.dictated == ["military"]
    assert sum(len(dice) for dice in player.columns.values()) + 1 == 3  # and the selecting one
    assert sorted(owned_dice(player)) == ["home", "home", "military", "novelty"]


@pytest.mark.parametrize(
    ("phase", "task"), [("explore", "stock"), ("produce", "produce home gem_world"), ("ship", "trade gem_world")]
)
def test_rg_0_4_a_worker_is_named_by_its_column(phase: str, task: str) -> None:
    """A home die is explorer, producer or shipper only where it stands."""
    for column in ("explore", "produce", "ship"):
        s = dock(gem_world="novelty", shippers="")
        s.players[0].columns[column] = ["home"]
        if phase == "produce":
            s.players[0].goods = {}
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
    assert match.over()  # a good alone ships nothing
    assert player.goods == {"gem_world": ["military"]}
    assert player.cup == player.citizenry == []


@pytest.mark.parametrize("kind", ["development", "world"])
def test_rg_0_7_a_completed_tile_moves_from_the_construction_zone_to_the_tableau(kind: str) -> None:
    faces = {"development": ("public_works", "advanced_logistics"), "world": ("artist_colony", "gem_world")}[kind]
    s = site(kind, "home", *faces, tableau="space_piracy hidden_fortress old_earth")
    scene(s, BuildPhase(kind), forced=True)
    player = s.players[0]
    assert player.tableau == ["space_piracy", "hidden_fortress", "old_earth", faces[0]]
    assert player.stacks[kind] == tiles(faces[1])


def test_rg_0_9_powers_with_may_can_be_left_alone() -> None:
    match = assigning("home:explore home:ship military:develop", "nanotechnology", "backup_planning")
    match.play(0, "select ship home:ship; done")  # no Reassign, no Dictate
    assert match.over()
    trading = scene(dock("galactic_bankers", gem_world="novelty"), ShipPhase())
    trading.play(0, "trade gem_world")
    assert (trading.state.players[0].chips, trading.state.players[0].credits) == (0, 4)
    s = table(2)
    s.players[0].tableau, s.players[0].stacks["world"] = ["advanced_logistics"], tiles("gem_world")
    exploring = scene(s, ExplorePhase())
    exploring.play(0, "done")
    assert exploring.over()


def test_rg_0_9_all_other_powers_are_applied_without_a_question() -> None:
    s = dock("space_docks", "export_duties", "trade_levies", "galactic_salon", gem_world="novelty", shippers="")
    match = scene(s, ShipPhase(), PhaseEnd("ship"), forced=True)
    match.play(0, "consume gem_world")  # Space Docks must be used, Trade Levies pays, the Salon gives a chip
    player = s.players[0]
    assert match.over()
    assert (player.credits, player.chips) == (2, 2)


# -- Setup and seats (RG-2) ---------------------------------------------------------------------------------------


def test_rg_2_9_a_good_of_setup_stays_until_the_first_manage_empire() -> None:
    s = rolling("", "")
    for seat, (faction, home) in enumerate((("f1", "h3"), ("f2", "h9"))):
        deal(s, seat, faction, home, Outbox())
        s.core.script[f"roll.{seat}"] = ["explore"] * len(s.players[seat].cup)
    s.core.script["extra"] = ["explore"]
    s.bag.rest = tiles("gem_world", "artist_colony", "mining_world")
    assert s.players[0].goods == {"alpha_centauri": ["rare"]}
    back = Recall(("rare:alpha_centauri",))
    match = scene(s, Round(), direct=False, forced=True)
    while s.round < 2 and not told(match.opening, "never"):
        assert match.state.players[0].goods == {"alpha_centauri": ["rare"]}
        seat = match.awaited()[0]
        if "recall" in match.menu(seat):
            break
        refusal = match.why(0, back)
        assert refusal is not None
        assert refusal.code in ("not_now", "not_awaited")
        step = match.spot(seat)
        assert step is not None
        match.play(seat, step.step.default(step.state))
    assert match.why(0, back) is None
    match.play(0, back)
    assert "rare" in match.seen(0).players[0].cup
