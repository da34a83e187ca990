"""Develop and Settle (RG-9, RG-10) and whether the order of players matters (RG-16.4)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from engine.kernel.chance import UNKNOWN, Veil
from engine.kernel.event import Event, Refused
from engine.kernel.match import Match
from engine.kernel.move import bag
from engine.roll.build import Build, Builders, BuildPhase, completions, end_in_sight, may_choose, ready, top_face
from engine.roll.facts import COLOURS, PHASES
from engine.roll.moves import Spend
from engine.roll.state import WORKERS, ZONES, Galaxy, Player
from tests.engine.roll.table import scene, table, tiles

DEV, WORLD = "development", "world"
FILL = ("old_earth", "gem_world", "plague_world", "comet_zone", "asteroid_belt", "jungle_world", "secluded_world",
        "prosperous_world", "space_mall", "distant_world", "pirate_world")  # fmt: skip


def position(
    stack: tuple[str, ...], column: str = "", zone: str = "", tableau: tuple[str, ...] = (), kind: str = DEV
) -> Galaxy:
    s = table(2)
    give(s.players[0], stack, column, zone, tableau, kind)
    return s


def give(
    player: Player,
    stack: tuple[str, ...],
    column: str = "",
    zone: str = "",
    tableau: tuple[str, ...] = (),
    kind: str = DEV,
) -> None:
    player.stacks[kind] = tiles(*stack)
    player.columns[WORKERS[kind]] = column.split()
    player.zones[kind] = zone.split()
    player.tableau = [*tableau]


def build(s: Galaxy, *moves: str, kind: str = DEV, forced: bool = True) -> Match[Galaxy]:
    match = scene(s, BuildPhase(kind), forced=forced)
    for move in moves:
        match.play(0, move)
    return match


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def refusal(match: Match[Galaxy], move: Spend) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        match.play(0, move)
    return caught.value.refusal.code, dict(caught.value.refusal.data)


def test_exact_number_completes_by_itself() -> None:
    """RG-9.2, RG-19.8"""
    s = position(("space_docks", "merchant_guild"), "home military")
    match = build(s)
    player = match.state.players[0]
    assert match.awaited() == []
    assert player.tableau == ["space_docks"]
    assert player.citizenry == ["home", "military"]
    assert player.stacks[DEV] == tiles("merchant_guild")
    assert (player.zones[DEV], player.columns["develop"]) == ([], [])
    completed = match.opening[0]
    assert (completed.kind, completed.seat) == ("completed", 0)
    assert completed.data == {"face": "space_docks", "cost": 2, "dice": ["home", "military"]}
    assert s.phase == "develop"


def test_left_over_workers_stand_on_the_next_tile() -> None:
    """RG-9.3, RG-9.4"""
    match = build(position(("space_docks", "merchant_guild"), "home home home home"))
    player = match.state.players[0]
    assert player.zones[DEV] == ["home", "home"]
    assert match.opening[-1].data == {"face": "merchant_guild", "dice": ["home", "home"], "count": 2, "cost": 3}
    assert kinds(match.opening) == ["completed", "workers_placed"]


def test_workers_that_do_not_complete_are_placed_without_a_question() -> None:
    """RG-9.7, RG-19.8: all are placed, whatever their colours."""
    match = build(position(("merchant_guild",), "novelty", "home"), forced=False)
    assert match.awaited() == []
    assert match.state.players[0].zones[DEV] == ["home", "novelty"]
    assert match.state.players[0].columns["develop"] == []


def test_which_workers_are_spent_is_the_owners_choice() -> None:
    """RG-9.1, RG-9.2"""
    s = position(("merchant_guild", "galactic_investors"), "home novelty rare", "military")
    match = build(s, "spend home,rare")
    player = match.state.players[0]
    assert sorted(player.citizenry) == ["home", "military", "rare"]  # the one that waited there is spent too
    assert player.zones[DEV] == ["novelty"]


def test_spend_is_refused() -> None:
    """RG-9.2: exactly what is missing, out of the column."""
    match = build(position(("merchant_guild",), "home novelty rare", "military"))
    short = {"face": "merchant_guild", "need": 2, "have": 1}
    assert refusal(match, Spend(("home",))) == ("spend_exactly", short)
    assert refusal(match, Spend(())) == ("spend_exactly", short | {"have": 0})
    for move in (Spend(("home", "home")), Spend(("home", "military")), Spend(("home", "nonsense"))):
        code, data = refusal(match, move)
        assert (code, data["dice"]) == ("no_such_worker", ["home", "novelty", "rare"])
        assert data["die"] in move.dice


def test_every_offered_bag_is_legal_and_no_other() -> None:
    """RG-9.2"""
    match = build(position(("merchant_guild",), "home home novelty rare", "military"))
    offer = match.menu(0)["spend"]
    assert offer.field is not None
    some = offer.field(())
    legal = {
        dice
        for n in range(5)
        for dice in combinations_with_replacement(sorted(COLOURS), n)
        if offer.why(Spend(bag(dice))) is None
    }
    assert legal == {bag(two.split()) for two in ("home home", "home novelty", "home rare", "novelty rare")}
    assert all(some.takes(dice) for dice in legal)  # type: ignore[union-attr]  # a form of one Some


@pytest.mark.parametrize(
    ("column", "zone", "expected"),
    [
        ("rare rare rare rare", "", ("rare", "rare", "rare")),  # one colour
        ("rare home", "military", ("home", "rare")),  # exact number
        ("rare home home", "military", None),
        ("home", "home rare genes alien", None),  # RG-19.9
        ("home", "home home home home", ("home", "home", "home")),
        ("rare", "home genes alien", ("alien", "genes", "home")),
    ],
)
def test_forced(column: str, zone: str, expected: tuple[str, ...] | None) -> None:
    """RG-19.8, RG-19.9"""
    match = build(position(("merchant_guild", "galactic_investors"), column, zone), forced=False)
    spot = match.spot(0)
    assert spot is not None
    forced = spot.step.forced(spot.state)
    assert forced == (Spend(expected) if expected else None)


def test_default_spends_home_dice_first() -> None:
    """RG-9.2"""
    match = build(position(("space_docks", "galactic_investors"), "alien home novelty home"))
    spot = match.spot(0)
    assert spot is not None
    assert spot.step.default(spot.state) == Spend(("home", "home"))


def test_overfilled_without_new_workers() -> None:
    """RG-9.5: the owner chooses among the dice that stand there; the others stay for the next tile."""
    s = position(("galactic_recycling", "merchant_guild"), "", "home military rare")
    match = build(s)
    assert match.awaited() == [0]
    match.play(0, "spend home,military")
    player = match.state.players[0]
    assert player.tableau == ["galactic_recycling"]
    assert player.citizenry == ["home", "military"]
    assert player.zones[DEV] == ["rare"]


def test_overfilled_takes_no_worker_of_the_column() -> None:
    """RG-9.5: the tile is completed first, then the new workers come."""
    s = position(("galactic_recycling", "merchant_guild"), "alien", "home military rare")
    match = build(s)
    assert refusal(match, Spend(("alien", "home")))[0] == "no_such_worker"
    match.play(0, "spend military,rare")
    assert match.state.players[0].zones[DEV] == ["home", "alien"]


def test_overfilled_chain() -> None:
    """RG-9.5: repeated as long as it applies."""
    s = position(("public_works", "advanced_logistics", "merchant_guild"), "home", "home home home")
    player = build(s).state.players[0]
    assert player.tableau == ["public_works", "advanced_logistics"]
    assert player.credits == 2  # Public Works paid for the second
    assert player.zones[DEV] == ["home", "home"]


def test_a_discount_gained_on_the_way_counts_at_once() -> None:
    """RG-9.9, RG-9.13, RG-18.33"""
    s = position(("investment_credits", "merchant_guild", "public_works"), "home home home home home home")
    player = build(s).state.players[0]
    assert player.tableau == ["investment_credits", "merchant_guild"]
    assert player.zones[DEV] == []


def test_a_discount_gained_earlier_completes_a_waiting_world() -> None:
    """RG-9.9"""
    s = position(("prosperous_world",), "", "home home", ("replicant_robots",), WORLD)
    assert build(s, kind=WORLD).state.players[0].tableau == ["replicant_robots", "prosperous_world"]


@pytest.mark.parametrize("kind", [DEV, WORLD])
def test_without_a_tile_workers_return_to_the_cup(kind: str) -> None:
    """RG-9.6: those that stood on the empty zone too."""
    match = build(position((), "novelty", "home", kind=kind), kind=kind)
    player = match.state.players[0]
    assert player.cup == ["home", "novelty"]
    assert (player.zones[kind], player.columns[WORKERS[kind]], player.citizenry) == ([], [], [])
    assert match.opening[0].data == {"phase": WORKERS[kind], "dice": ["home", "novelty"]}


def test_emptied_stack_sends_the_rest_to_the_cup() -> None:
    """RG-9.6"""
    match = build(position(("public_works",), "home home home"))
    assert (match.state.players[0].citizenry, match.state.players[0].cup) == (["home"], ["home", "home"])
    assert kinds(match.opening) == ["completed", "unused"]


def test_several_worlds_in_one_phase() -> None:
    """RG-10.1"""
    s = position(("secluded_world", "fifth_column", "gem_world", "jungle_world"), "home home home home", kind=WORLD)
    player = build(s, kind=WORLD).state.players[0]
    assert player.tableau == ["secluded_world", "fifth_column", "gem_world"]
    assert player.cup == ["military", "novelty"]
    assert player.stacks[WORLD] == tiles("jungle_world")


def test_removing_a_settler_leaves_fewer_for_the_next_world() -> None:
    """RG-10.5: any die, one that still stands in the column too."""
    s = position(("former_penal_colony", "gem_world"), "home rare rare", kind=WORLD)
    match = build(s, "spend home", "remove rare settle", kind=WORLD)
    player = match.state.players[0]
    assert player.tableau == ["former_penal_colony"]
    assert player.zones[WORLD] == ["rare"]
    assert match.awaited() == []


def test_seats_without_workers_have_no_part() -> None:
    """RG-9.1"""
    s = table(3)
    give(s.players[1], ("space_docks",), "home")
    match = scene(s, BuildPhase(DEV), direct=False)
    assert match.over()
    assert match.state.players[1].zones[DEV] == ["home"]
    assert match.state.players[0].stacks[DEV] == []


def test_all_build_at_the_same_time() -> None:
    """RG-16.1: and direct play gives the same."""

    def two() -> Galaxy:
        s = position(("space_docks", "merchant_guild"), "home rare rare")
        give(s.players[1], ("shipping_affinity",), "genes alien home")
        return s

    drafted = scene(two(), BuildPhase(DEV), direct=False)
    assert drafted.awaited() == [0, 1]
    late = drafted.play(1, "spend alien,genes")
    assert late.events == []
    joined = drafted.play(0, "spend home,rare")
    assert joined.barrier
    direct = scene(two(), BuildPhase(DEV))
    events = [*direct.opening]
    events += direct.play(0, "spend home,rare").events
    events += direct.play(1, "spend alien,genes").events
    assert direct.state.players == drafted.state.players
    assert joined.events == events


# -- RG-16.4 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stack", "column", "zone", "expected"),
    [
        ((), "home home", "", 0),
        (("merchant_guild",), "home home", "", 0),
        (("merchant_guild",), "home home", "rare", 1),
        (("merchant_guild",), "home home home home", "rare", 1),
        (("merchant_guild", "galactic_federation", "new_economy"), "home home home home", "", 2),
        (("merchant_guild", "galactic_federation", "new_economy"), "home home home home", "home home", 3),
    ],
)
def test_completions(stack: tuple[str, ...], column: str, zone: str, expected: int) -> None:
    """RG-16.4: an upper bound; tiles below the top cost at least 1."""
    assert completions(position(stack, column, zone), 0, DEV) == expected


def test_completions_looks_at_no_secret() -> None:
    """RG-17.1"""
    s = position(("space_docks", "merchant_guild", "public_works"), "home home home home")
    known = completions(s, 0, DEV)
    s.players[0].stacks[DEV][1:] = [UNKNOWN, UNKNOWN]
    assert completions(s, 0, DEV) == known == 3


@pytest.mark.parametrize(
    ("stack", "column", "tableau", "expected"),
    [
        (("merchant_guild", "new_economy"), "home rare", (), False),
        (("merchant_guild", "new_economy"), "home rare genes", (), False),  # exact
        (("merchant_guild",), "home rare genes home", (), True),
        (("merchant_guild",), "home home home home", (), False),
        (("merchant_guild", "new_economy"), "home home home home", (), True),  # the next may be Space Marines
        (("space_marines",), "home home home", (), True),
        (("merchant_guild",), "home home home", ("galactic_federation",), True),
        (("merchant_guild",), "home home home", ("galactic_exchange",), False),
    ],
)
def test_may_choose(stack: tuple[str, ...], column: str, tableau: tuple[str, ...], expected: bool) -> None:
    """RG-16.4"""
    assert may_choose(position(stack, column, tableau=tableau), 0, DEV) is expected


def near_the_end(have: int, chooses: bool = True) -> Galaxy:
    s = position(("space_docks",), "home home", tableau=FILL[:have])
    give(s.players[1], ("merchant_guild",), "home rare genes home" if chooses else "home home home", tableau=FILL[:3])
    return s


def test_end_in_sight() -> None:
    """RG-16.4: somebody with a choice could see another player reach 12 tiles."""
    assert end_in_sight(near_the_end(11), DEV)
    assert not end_in_sight(near_the_end(10), DEV)
    assert not end_in_sight(near_the_end(11), WORLD)
    assert not end_in_sight(near_the_end(11, chooses=False), DEV)
    own = near_the_end(3)
    own.players[1].tableau = [*FILL]
    assert not end_in_sight(own, DEV)  # only the one who chooses reaches 12
    certain = near_the_end(11)
    certain.pool = 0
    assert not end_in_sight(certain, DEV)  # the game ends anyway


def test_near_the_end_players_build_one_after_the_other() -> None:
    """RG-16.2, RG-16.3: beginning with the lowest faction number."""
    s = near_the_end(11)
    s.players[0].columns["develop"] = ["home", "rare", "genes"]
    s.players[0].faction, s.players[1].faction = "f5", "f2"
    match = scene(s, BuildPhase(DEV), direct=False)
    assert match.awaited() == [1]
    match.play(1, "spend genes,home,home")
    assert match.awaited() == [0]
    assert match.state.players[1].tableau[-1] == "merchant_guild"  # seen before the other decides
    match.play(0, "spend genes,rare")
    assert match.over()


def test_an_uncovered_tile_is_a_barrier_for_undo() -> None:
    """RG-17.1: the tile below is secret until the tile on it is completed; then everybody sees it."""
    s = position(("space_docks", "space_marines", "new_economy"), "home rare rare rare rare")
    match = scene(s, BuildPhase(DEV), direct=False, forced=True)
    outcome = match.play(0, "spend home,rare")  # Space Marines is seen now; it completes itself and asks
    assert (outcome.joined, outcome.barrier) == (True, True)
    outcome = match.play(0, "remove rare citizenry")
    assert (outcome.joined, outcome.barrier) == (True, True)


@pytest.mark.parametrize("hidden", ["artist_colony", "former_penal_colony"])
def test_who_is_awaited_does_not_tell_what_lies_below(hidden: str) -> None:
    """RG-17.1: one of these worlds asks its owner to give up a die. Others cannot tell before they have decided."""
    s = position(("star_nomad_lair", hidden), "home home", kind=WORLD)
    s.players[0].cup = ["rare"]
    s.players[1].stacks[WORLD] = tiles("gem_world")
    s.players[1].columns["settle"] = ["home", "rare", "genes"]
    match = scene(s, BuildPhase(WORLD), direct=False, forced=True)
    assert match.awaited() == [1]
    match.play(1, "spend home,rare")
    assert match.awaited() == ([0] if hidden == "former_penal_colony" else [])


def test_without_a_new_top_tile_there_is_no_barrier() -> None:
    """RG-17.1"""
    s = position(("space_docks",), "home rare rare rare")
    match = scene(s, BuildPhase(DEV), direct=False)
    outcome = match.play(0, "spend home,rare")
    assert (outcome.joined, outcome.barrier) == (True, False)


def test_a_hidden_top_tile_ends_a_preview() -> None:
    """RG-17.1"""
    s = position(("space_docks",), "home")
    s.players[0].stacks[DEV] = [UNKNOWN]
    with pytest.raises(Veil):
        top_face(s, 0, DEV)


def test_names_of_places_are_no_faces() -> None:
    """A world's name stands for the goods on it, so it must not be the name of another place."""
    names = {"cup", "citizenry", *ZONES.values(), *PHASES}
    assert names.isdisjoint(table().facts.faces)


def test_steps_are_plain() -> None:
    s = position(("space_docks",), "home")
    assert ready(s, 0, DEV) is None
    assert (Build(0, DEV).tag, BuildPhase(DEV).tag, Builders([0], DEV).tag) == (
        "roll.build",
        "roll.build_phase",
        "roll.builders",
    )
