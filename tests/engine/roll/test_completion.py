"""What follows when a tile is completed, in the order of RG-9.8."""

from __future__ import annotations

from itertools import product

import pytest

from engine.kernel.event import Event, Refused
from engine.kernel.match import Match
from engine.kernel.step import AnyStep
from engine.roll.build import BuildPhase
from engine.roll.completion import OnPlace, RemoveOne, ReturnWorkers, completion_incomes
from engine.roll.dice import owned_dice, places, take_die
from engine.roll.facts import COLOURS, PHASES
from engine.roll.moves import Remove, Return
from engine.roll.state import WORKERS, Galaxy
from tests.engine.roll.table import scene, table, tiles

DEV, WORLD = "development", "world"


def position(face: str, column: str, *tableau: str) -> Galaxy:
    s = table(2)
    kind = s.facts.faces[face].kind
    player = s.players[0]
    player.stacks[kind] = tiles(face)
    player.columns[WORKERS[kind]] = column.split()
    player.tableau = [*tableau]
    return s


def build(s: Galaxy, *moves: str, forced: bool = True) -> Match[Galaxy]:
    kind = DEV if s.players[0].stacks[DEV] else WORLD
    match = scene(s, BuildPhase(kind), forced=forced)
    for move in moves:
        match.opening = match.opening + match.play(0, move).events
    return match


def told(match: Match[Galaxy]) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, dict(event.data)) for event in match.opening]


def step_at(match: Match[Galaxy]) -> AnyStep:
    spot = match.spot(0)
    assert spot is not None
    return spot.step


def refusal(match: Match[Galaxy], move: Return | Remove) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        match.play(0, move)
    return caught.value.refusal.code, dict(caught.value.refusal.data)


# -- The workers spent -----------------------------------------------------------------------------------------


def test_galactic_federation_returns_one_or_two() -> None:
    """RG-18.19"""
    s = position("merchant_guild", "home military rare", "galactic_federation")
    match = build(s, "return military,rare")
    player = match.state.players[0]
    assert (player.cup, player.citizenry) == (["military", "rare"], ["home"])
    returned = {"power": "galactic_federation", "face": "merchant_guild", "dice": ["military", "rare"]}
    assert told(match)[1] == ("workers_returned", returned)
    s = position("merchant_guild", "home military rare", "galactic_federation")
    assert build(s, "return home").state.players[0].cup == ["home"]


def test_return_is_refused() -> None:
    """RG-18.19, RG-20.5: not optional; RG-19.10"""
    match = build(position("merchant_guild", "home military rare", "galactic_federation"))
    limits = {"power": "galactic_federation", "least": 1, "most": 2}
    assert refusal(match, Return(())) == ("return_count", {**limits, "have": 0})
    assert refusal(match, Return(("home", "military", "rare"))) == ("return_count", {**limits, "have": 3})
    code, data = refusal(match, Return(("alien",)))
    assert (code, data["die"], data["dice"]) == ("not_spent", "alien", ["home", "military", "rare"])
    assert refusal(match, Return(("home", "home")))[0] == "not_spent"


def test_dice_that_were_in_the_citizenry_before_are_not_returned() -> None:
    """RG-18.19: of the developers spent on it."""
    s = position("space_docks", "home military", "galactic_federation")
    s.players[0].citizenry = ["alien"]
    match = build(s)
    assert refusal(match, Return(("alien",)))[0] == "not_spent"


def test_galactic_federation_does_not_work_for_itself() -> None:
    """RG-18.19, RG-9.13"""
    match = build(position("galactic_federation", "home home home home home home"))
    assert match.awaited() == []
    assert match.state.players[0].cup == []


def test_galactic_federation_works_for_the_next_in_the_same_phase() -> None:
    """RG-9.13"""
    s = position("galactic_federation", "home home home home home home home home")
    s.players[0].stacks[DEV] = tiles("galactic_federation", "space_docks")
    match = build(s, "return home,home")
    assert match.state.players[0].cup == ["home", "home"]


def test_federation_is_for_developments_and_exchange_for_worlds() -> None:
    """RG-18.18, RG-18.19"""
    assert build(position("merchant_guild", "home rare genes", "galactic_exchange")).awaited() == []
    assert build(position("prosperous_world", "home rare genes", "galactic_federation")).awaited() == []
    match = build(position("prosperous_world", "home genes genes", "galactic_exchange"), "return genes")
    assert match.state.players[0].citizenry == ["home", "genes"]


def test_new_galactic_order_is_automatic() -> None:
    """RG-18.45"""
    match = build(position("prosperous_world", "military military home", "new_galactic_order"))
    player = match.state.players[0]
    assert (player.cup, player.citizenry) == (["military", "military"], ["home"])
    assert told(match)[1][1]["dice"] == ["military", "military"]


@pytest.mark.parametrize("order", [1, -1])
def test_new_galactic_order_with_galactic_exchange(order: int) -> None:
    """RG-18.18: military settlers go to the cup anyway, so the choice can name others; or one of them, in vain."""
    owned = ("new_galactic_order", "galactic_exchange")[::order]
    match = build(position("jungle_world", "military military home rare", *owned))
    assert step_at(match).default(match.state) == Return(("home", "rare"))
    match.play(0, "return home,rare")
    assert sorted(match.state.players[0].cup) == ["home", "military", "military", "rare"]
    match = build(position("jungle_world", "military military home rare", *owned))
    match.play(0, "return military")
    assert sorted(match.state.players[0].cup) == ["military", "military"]
    assert match.state.players[0].citizenry == ["home", "rare"]


def test_nothing_is_asked_when_all_return_anyway() -> None:
    """RG-18.18"""
    s = position("prosperous_world", "military military military", "new_galactic_order", "galactic_exchange")
    match = build(s, forced=False)
    assert not isinstance(step_at(match), ReturnWorkers)
    match.play(0, "spend military,military,military")
    assert match.awaited() == []


def test_return_is_forced_with_a_single_die_only() -> None:
    """RG-19.10"""
    s = position("public_works", "rare", "galactic_federation")
    assert build(s).state.players[0].cup == ["rare"]
    match = build(position("space_docks", "home home", "galactic_federation"))
    assert match.awaited() == [0]
    assert step_at(match).default(match.state) == Return(("home", "home"))
    match = build(position("merchant_guild", "alien home rare", "galactic_federation"))
    assert step_at(match).default(match.state) == Return(("alien", "rare"))


def test_overfilled_tile_returns_dice_spent_only() -> None:
    """RG-18.19"""
    s = position("space_docks", "", "galactic_federation")
    s.players[0].zones[DEV] = ["home", "military", "rare"]
    match = build(s, "spend home,rare")
    assert refusal(match, Return(("military",)))[0] == "not_spent"


# -- Credits for completing ------------------------------------------------------------------------------------


def incomes(face: str, *tableau: str) -> dict[str, int]:
    s = table()
    s.players[0].tableau = [*tableau]
    return dict(completion_incomes(s, 0, face))


def test_completion_incomes() -> None:
    """RG-18.23, RG-18.49, RG-18.62"""
    owned = ("public_works", "galactic_recycling", "terraforming_robots")
    assert incomes("merchant_guild", *owned) == {"public_works": 1, "galactic_recycling": 1}
    assert incomes("gem_world", *owned) == {"galactic_recycling": 1, "terraforming_robots": 1}
    assert incomes("asteroid_belt", *owned) == {"galactic_recycling": 1, "terraforming_robots": 2}
    assert incomes("galactic_recycling", *owned) == {"public_works": 1}  # not for itself


def test_each_gain_meets_the_limit_on_its_own() -> None:
    """RG-7.6: events say what was really gained."""
    s = position("merchant_guild", "home home home", "public_works", "galactic_recycling")
    s.players[0].credits = 9
    match = build(s)
    paid = [data for kind, data in told(match) if kind == "completion_paid"]
    assert paid == [
        {"power": "public_works", "face": "merchant_guild", "amount": 1},
        {"power": "galactic_recycling", "face": "merchant_guild", "amount": 0},
    ]


def test_order_of_events() -> None:
    """RG-9.8: workers, credits from powers owned before, then the effects of the tile."""
    s = position("space_marines", "home home rare", "galactic_federation", "public_works")
    match = build(s, "return home,rare", "remove rare cup")
    kinds = [kind for kind, _ in told(match)]
    assert kinds == ["completed", "workers_returned", "completion_paid", "removed", "gained_credits", "gained_dice"]
    assert match.state.players[0].credits == 3
    assert match.state.players[0].cup == ["home", "military"]


# -- Effects and removals --------------------------------------------------------------------------------------


def test_worlds_with_credits_and_goods() -> None:
    """RG-10.3, RG-7.6"""
    match = build(position("deserted_alien_library", "home home home home home home"))
    assert match.state.players[0].goods == {"deserted_alien_library": ["alien"]}
    assert match.state.players[0].credits == 3
    s = position("lost_alien_warship", "home home home home home")
    s.players[0].credits = 9
    match = build(s)
    assert (match.state.players[0].credits, match.state.players[0].cup) == (10, ["alien"])


def removing(face: str = "rebel_warrior_race") -> Galaxy:
    """Dice of different colours in every kind of place."""
    s = position(face, "home home home")
    player = s.players[0]
    player.cup = ["home", "alien"]
    player.columns["ship"] = ["consumption"]
    player.zones[DEV] = ["rare"]
    player.tableau = ["gem_world"]
    player.goods = {"gem_world": ["novelty"]}
    player.selected = "ship"
    return s


@pytest.mark.parametrize(
    ("die", "place"),
    [
        ("alien", "cup"),
        ("home", "citizenry"),  # one just spent
        ("rare", "developments"),
        ("consumption", "ship"),  # the one that selected the phase
        ("novelty", "gem_world"),  # a good
    ],
)
def test_a_die_is_given_up_from_anywhere(die: str, place: str) -> None:
    """RG-10.5, RG-10.6"""
    s = removing()
    before = owned_dice(s.players[0])
    match = build(s, f"remove {die} {place}")
    player = match.state.players[0]
    assert sorted([*owned_dice(player), die]) == sorted([*before, "military", "genes"])
    assert ("removed", {"die": die, "place": place, "face": "rebel_warrior_race"}) in told(match)
    assert all(player.goods.values())
    assert player.selected == "ship"
    assert match.state.supply[die] == match.state.facts.dice[die].count + 1  # back in the supply


def test_the_die_gained_cannot_be_the_one_given_up() -> None:
    """RG-10.5"""
    s = position("space_marines", "home home home")
    s.players[0].cup = ["home"]
    match = build(s)
    code, data = refusal(match, Remove("military", "cup"))
    assert (code, data) == ("no_such_die", {"die": "military", "place": "cup", "dice": ["home"]})
    code, data = refusal(match, Remove("home", "worlds"))
    assert (code, data) == ("no_die_there", {"place": "worlds", "places": ["cup", "citizenry"]})


def test_the_menu_of_removals_is_exact() -> None:
    """RG-10.5"""
    match = build(removing())
    offer = match.menu(0)["remove"]
    assert offer.moves is not None
    names = ["cup", "citizenry", "developments", "worlds", *PHASES, "gem_world", "old_earth", "wild", "nonsense"]
    legal = {Remove(die, place) for die, place in product([*COLOURS, "x"], names)}
    legal = {move for move in legal if offer.why(move) is None}
    listed = list(offer.moves())
    assert len(listed) == len(set(listed)) == 6
    assert set(listed) == legal


def test_removal_is_forced_only_without_a_choice() -> None:
    """RG-19.11"""
    match = build(position("former_penal_colony", "home"))
    player = match.state.players[0]
    assert (player.citizenry, player.cup) == ([], ["military"])
    s = position("former_penal_colony", "home")
    s.players[0].cup = ["home"]
    assert build(s).awaited() == [0]  # one colour, two places


def test_without_dice_nothing_is_removed() -> None:
    """RG-10.5"""
    match = scene(table(), OnPlace(0, "space_marines"))
    assert match.over()
    assert match.state.players[0].cup == ["military"]
    assert match.state.players[0].credits == 2


def test_default_removal() -> None:
    """A home die rather than a coloured one, and not one at work."""
    s = removing()
    s.players[0].cup = ["alien"]
    match = scene(s, RemoveOne(0, "rebel_warrior_race"))
    s.players[0].citizenry = ["home"]
    assert step_at(match).default(s) == Remove("home", "citizenry")
    s.players[0].columns["settle"], s.players[0].citizenry = [], []
    assert step_at(match).default(s) == Remove("consumption", "ship")


def test_new_power_does_not_pay_for_its_own_tile() -> None:
    """RG-9.13"""
    match = build(position("terraforming_robots", "home"))
    assert match.state.players[0].credits == 1


# -- Where dice are --------------------------------------------------------------------------------------------


def test_owned_dice_counts_every_place() -> None:
    """RG-0.6"""
    player = table().players[0]
    player.cup, player.citizenry, player.dictated = ["home"], ["military"], ["consumption"]
    player.columns["wild"], player.columns["ship"] = ["novelty"], ["rare"]
    player.zones[WORLD], player.goods = ["genes"], {"gem_world": ["alien"]}
    player.selector, player.rolled = "home", {"military": ["ship", "explore"]}
    assert sorted(owned_dice(player)) == sorted([*COLOURS, "home", "military", "military"])


def test_take_die_from_each_place() -> None:
    """RG-10.5"""
    s = removing()
    player = s.players[0]
    player.citizenry, player.zones[WORLD] = ["genes"], ["military"]
    for place, dice in [(place, [*dice]) for place, dice in places(player).items()]:
        for die in dice:
            take_die(player, die, place)
    assert (owned_dice(player), places(player), player.goods) == ([], {}, {})


def test_events_are_public() -> None:
    """RG-17.2"""
    events: list[Event] = build(removing(), "remove alien cup").opening
    assert all(event.secret is None and event.seat == 0 for event in events)
