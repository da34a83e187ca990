"""Ship: RG-12, its powers in RG-18, and RG-16.4."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from engine.kernel.event import Event, Refused
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move, parse
from engine.kernel.offer import listed
from engine.kernel.step import Out
from engine.roll import GAME
from engine.roll.facts import COLOURS
from engine.roll.moves import Consume, Trade
from engine.roll.ship import ShipPhase, Shipping, consume_credits, consume_vp, largest_gain, order_matters, trade_value
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table


def told(events: Iterable[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


NOVELTY, RARE, GENES, ALIEN = "gem_world", "asteroid_belt", "plague_world", "deserted_alien_outpost"


def dock(*powers: str, shippers: str = "", **goods: str) -> Galaxy:
    """Seat 0 with these powers, shippers and goods: dock("export_duties", shippers="home", gem_world="novelty")."""
    s = table(2)
    player = s.players[0]
    player.tableau = [*powers, *goods]
    player.goods = {world: dice.split() for world, dice in goods.items()}
    player.columns["ship"] = shippers.split()
    s.pool = 20
    return s


def ship(s: Galaxy) -> Match[Galaxy]:
    return scene(s, ShipPhase())


@pytest.mark.parametrize(("world", "credits"), [(NOVELTY, 3), (RARE, 4), (GENES, 5), (ALIEN, 6)])
def test_trade_pays_by_the_colour_of_the_world(world: str, credits: int) -> None:  # RG-12.3
    s = dock(shippers="alien", **{world: "consumption"})
    done = ship(s).play(0, f"trade {world} consumption alien")
    player = s.players[0]
    assert (player.credits, player.chips, s.pool) == (1 + credits, 0, 20)
    assert sorted(player.citizenry) == ["alien", "consumption"]  # RG-12.1
    assert (player.goods, player.columns["ship"]) == ({}, [])
    assert [event.data["amount"] for event in told(done.events, "traded")] == [credits]


@pytest.mark.parametrize(
    ("world", "good", "shipper", "vp"),
    [
        (NOVELTY, "home", "home", 1),
        (NOVELTY, "novelty", "home", 2),
        (NOVELTY, "military", "novelty", 2),
        (NOVELTY, "novelty", "novelty", 3),
        (GENES, "consumption", "consumption", 3),
        (GENES, "rare", "consumption", 2),
        (RARE, "consumption", "genes", 2),
        (ALIEN, "home", "military", 1),
        (GENES, "genes", "alien", 2),
        (ALIEN, "alien", "consumption", 3),
    ],
)
def test_consume_counts_matches_apart(world: str, good: str, shipper: str, vp: int) -> None:  # RG-12.4 - RG-12.6
    s = dock(shippers=shipper, **{world: good})
    assert consume_vp(s, 0, world, good, shipper) == vp
    ship(s).play(0, f"consume {world} {good} {shipper}")
    assert (s.players[0].chips, s.pool, s.players[0].credits) == (vp, 20 - vp, 1)


def test_bad_pairings_are_allowed() -> None:  # RG-12.9
    s = dock(shippers="novelty genes", gem_world="novelty", plague_world="genes")
    ship(s).play(0, "consume gem_world novelty genes; consume plague_world genes novelty")
    assert s.players[0].chips == 4


def test_credits_above_the_limit_are_lost() -> None:  # RG-7.6, RG-12.10
    s = dock(shippers="home home", plague_world="genes", gem_world="home")
    s.players[0].credits = 8
    match = ship(s)
    assert told(match.play(0, "trade plague_world genes home").events, "traded")[0].data["amount"] == 2
    assert told(match.play(0, "trade gem_world home home").events, "traded")[0].data["amount"] == 0
    assert s.players[0].credits == 10


def test_shippers_must_be_used_while_goods_are_left() -> None:  # RG-12.2
    s = dock(shippers="home home", gem_world="novelty", plague_world="genes")
    match = ship(s)
    match.play(0, "trade gem_world novelty home")
    assert match.awaited() == [0]
    assert set(match.menu(0)) == {"trade", "consume"}


def test_shippers_without_goods_return_to_the_cup() -> None:  # RG-12.2, RG-7.5
    s = dock(shippers="home military military", gem_world="novelty")
    done = ship(s).play(0, "trade gem_world novelty military")
    player = s.players[0]
    assert (sorted(player.cup), sorted(player.citizenry)) == (["home", "military"], ["military", "novelty"])
    assert told(done.events, "unused")[0].data == {"phase": "ship", "dice": ["home", "military"]}


def test_nobody_is_asked_without_goods_or_shippers() -> None:  # RG-19.13
    s = dock(shippers="home")
    s.players[1].goods = {NOVELTY: ["home"]}
    s.players[1].tableau = [NOVELTY]
    assert ship(s).over()
    assert s.players[0].cup == ["home"]
    assert s.players[1].goods == {NOVELTY: ["home"]}
    assert s.phase == "ship"  # until the phase ends


def test_of_two_goods_the_owner_chooses_one() -> None:  # RG-18.26
    s = dock("galactic_reserves", shippers="novelty", gem_world="novelty home")
    ship(s).play(0, "consume gem_world home novelty")
    assert s.players[0].goods == {NOVELTY: ["novelty"]}
    assert s.players[0].chips == 2


# -- Powers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("powers", "world", "credits"),
    [
        (["galactic_demand"], NOVELTY, 5),  # RG-18.17
        (["galactic_demand"], RARE, 4),
        (["jumpdrive_research", "export_duties"], RARE, 6),  # RG-18.13, RG-18.35
        (["jumpdrive_research", "export_duties", "galactic_demand"], NOVELTY, 6),
        (["mining_industry", "trade_levies", "new_economy"], RARE, 4),  # Consume only
    ],
)
def test_trade_powers(powers: list[str], world: str, credits: int) -> None:
    assert trade_value(dock(*powers), 0, world) == credits


@pytest.mark.parametrize(
    ("powers", "world", "vp", "credits"),
    [
        (["galactic_renaissance"], NOVELTY, 2, 0),  # RG-18.25
        (["minor_research_labs"], GENES, 2, 0),  # RG-18.42
        (["minor_research_labs"], NOVELTY, 1, 0),
        (["minor_research_labs", "galactic_renaissance"], ALIEN, 3, 0),
        (["space_refineries", "mining_industry"], RARE, 2, 1),  # RG-18.57, RG-18.40
        (["space_refineries", "mining_industry"], ALIEN, 1, 0),
        (["new_economy", "trade_levies"], NOVELTY, 1, 3),  # RG-18.44, RG-18.63
        (["new_economy", "trade_levies", "mining_industry"], RARE, 1, 4),
        (["export_duties", "galactic_demand"], NOVELTY, 1, 0),  # Trade only
    ],
)
def test_consume_powers(powers: list[str], world: str, vp: int, credits: int) -> None:
    s = dock(*powers, shippers="home", **{world: "home"})
    assert (consume_vp(s, 0, world, "home", "home"), consume_credits(s, 0, world)) == (vp, credits)
    done = ship(s).play(0, f"consume {world} home home")
    assert (s.players[0].chips, s.players[0].credits) == (vp, 1 + credits)
    data = told(done.events, "consumed")[0].data
    assert (data["vp"], data["amount"]) == (vp, credits)


def test_space_docks_lend_a_shipper_that_vanishes() -> None:  # RG-18.53, RG-7.10
    s = dock("space_docks", gem_world="novelty")
    ship(s).play(0, "consume gem_world novelty home+")
    player = s.players[0]
    assert (player.chips, player.citizenry, player.cup, player.extra) == (2, ["novelty"], [], [])


def test_organic_shipyards_lend_two() -> None:  # RG-18.47
    s = dock("organic_shipyards", plague_world="genes", gem_world="novelty")
    ship(s).play(0, "consume plague_world genes genes+; trade gem_world novelty home+")
    player = s.players[0]
    assert (player.chips, player.credits, sorted(player.citizenry)) == (3, 4, ["genes", "novelty"])


def test_extra_shippers_without_goods_disappear() -> None:  # RG-7.10
    s = dock("organic_shipyards", "space_docks", shippers="home", gem_world="novelty")
    match = ship(s)
    assert s.players[0].extra == ["home", "genes", "home"]
    match.play(0, "trade gem_world novelty genes+")
    player = s.players[0]
    assert match.over()
    assert (player.extra, player.cup, player.citizenry) == ([], ["home"], ["novelty"])


def test_bankers_are_paid_after_the_trade() -> None:  # RG-18.16
    s = dock("galactic_bankers", shippers="home home", gem_world="home", plague_world="home")
    s.players[0].credits = 9
    match = ship(s)
    done = match.play(0, "trade gem_world home home yes")
    assert (s.players[0].credits, s.players[0].chips, s.pool) == (9, 1, 19)
    assert [(e.kind, e.data["amount"]) for e in done.events] == [("traded", 1), ("banked", 1)]
    match.play(0, "trade plague_world home home")
    assert (s.players[0].credits, s.players[0].chips) == (10, 1)


def test_no_bank_without_bankers() -> None:  # RG-18.16
    match = ship(dock(shippers="home", gem_world="home"))
    refusal = match.why(0, Trade(NOVELTY, "home", "home", bank=True))
    assert refusal is not None
    assert refusal.code == "no_bank"


def test_a_dry_pool_still_pays() -> None:  # RG-12.12
    s = dock(shippers="novelty genes", gem_world="novelty", plague_world="genes")
    s.pool = 2
    ship(s).play(0, "consume gem_world novelty novelty; consume plague_world genes genes")
    assert (s.players[0].chips, s.pool) == (6, -4)


# -- Menus -------------------------------------------------------------------------------------------------------


def crowded() -> Galaxy:
    powers = ("galactic_reserves", "galactic_bankers", "organic_shipyards", "space_docks", "trade_levies")
    return dock(*powers, shippers="home home alien", gem_world="novelty home", plague_world="genes genes")


def test_exactly_the_legal_moves_are_listed() -> None:
    match = ship(crowded())
    menu = match.menu(0)
    shippers = [*COLOURS, *(colour + "+" for colour in COLOURS), "?", "+"]
    worlds = [NOVELTY, GENES, RARE, "galactic_bankers", "nowhere", ""]
    every: list[Move] = [Consume(*way) for way in product(worlds, [*COLOURS, "?"], shippers)]
    every += [Trade(*way) for way in product(worlds, [*COLOURS, "?"], shippers, [False, True])]
    legal = [move for move in every if match.why(0, move) is None]
    found = [move for offer in menu.values() for move in listed(offer)]
    assert sorted(map(str, found)) == sorted(map(str, legal))
    assert len(found) == 3 * 4 + 3 * 4 * 2


@pytest.mark.parametrize(
    ("move", "code", "data"),
    [
        ("consume asteroid_belt home home", "no_good_on_world", {"world": RARE, "faces": [NOVELTY, GENES]}),
        (
            "consume gem_world genes home",
            "other_good_on_world",
            {"world": NOVELTY, "good": "genes", "dice": ["home", "novelty"]},
        ),
        (
            "trade gem_world home rare",
            "no_such_shipper",
            {"shipper": "rare", "shippers": ["home", "alien", "home+", "genes+"]},
        ),
    ],
)
def test_refusals_say_what_would_be_right(move: str, code: str, data: dict[str, object]) -> None:  # RG-12.1
    match = ship(crowded())
    meant = parse(GAME.verbs, move)
    refusal = match.why(0, meant)
    assert refusal is not None
    assert (refusal.code, refusal.data) == (code, data)
    with pytest.raises(Refused):
        match.play(0, meant)


def test_hints_show_what_is_really_gained() -> None:
    s = crowded()
    s.players[0].credits = 8
    menu = ship(s).menu(0)
    trade_hint, consume_hint = menu["trade"].hint, menu["consume"].hint
    assert trade_hint is not None
    assert consume_hint is not None
    assert trade_hint(Trade(NOVELTY, "home", "home")) == {"amount": 2}
    assert trade_hint(Trade(NOVELTY, "home", "home", bank=True)) == {"amount": 1, "vp": 1}
    assert consume_hint(Consume(NOVELTY, "home", "home")) == {"vp": 1, "amount": 1}


def test_the_default_consumes_well_and_spares_dice() -> None:
    s = crowded()
    ship(s)
    assert Shipping(0).default(s) == Consume(GENES, "genes", "genes+")
    s.players[0].goods = {NOVELTY: ["home"]}
    assert Shipping(0).default(s) == Consume(NOVELTY, "home", "home+")


# -- Order of players (RG-16.4) ----------------------------------------------------------------------------------


def rivals(pool: int) -> Galaxy:
    """Both seats can take 3 VP; seat 1 has the lower faction number."""
    s = table(2)
    s.pool = pool
    for player, faction in zip(s.players, ("f5", "f2"), strict=True):
        player.faction = faction
        player.tableau = [NOVELTY]
        player.goods = {NOVELTY: ["novelty"]}
        player.columns["ship"] = ["novelty", "home"]
    return s


def pushed(s: Galaxy) -> list[list[int]]:
    out = Out()
    ShipPhase().run(s, out)
    return [each.order for each in out.next if isinstance(each, Lanes)]


def test_the_largest_gain_is_never_too_small() -> None:  # RG-16.4
    assert largest_gain(rivals(20), 0) == 3
    s = dock("galactic_salon", shippers="home", gem_world="novelty", plague_world="genes")
    assert largest_gain(s, 0) == 2 + 1  # one good, and the income of the phase (RG-18.27)
    s = dock("galactic_bankers", shippers="home novelty", gem_world="novelty", asteroid_belt="home")
    assert largest_gain(s, 0) == 3 + 1
    assert largest_gain(dock(gem_world="novelty"), 0) == 0
    assert largest_gain(dock(shippers="home"), 0) == 0


def test_all_ship_together_while_the_pool_lasts() -> None:
    assert not order_matters(rivals(7))
    assert pushed(rivals(7)) == [[1, 0]]  # RG-16.6: logs are in player order


def test_a_low_pool_makes_them_ship_one_after_the_other() -> None:  # RG-16.2, RG-16.4
    assert order_matters(rivals(6))
    assert pushed(rivals(6)) == [[1], [0]]
    match = scene(rivals(6), ShipPhase(), direct=False)
    assert match.awaited() == [1]
    match.play(1, "consume gem_world novelty novelty")
    assert match.awaited() == [0]
    assert match.seen(0).pool == 3


def test_one_who_ships_alone_waits_for_nobody() -> None:
    s = rivals(1)
    s.players[1].goods = {}
    assert not order_matters(s)
    assert pushed(s) == [[1, 0]]


def test_together_and_directly_are_the_same() -> None:
    moves = {0: "trade gem_world novelty home", 1: "consume gem_world novelty home"}
    drafted, direct = scene(rivals(20), ShipPhase(), direct=False), scene(rivals(20), ShipPhase())
    assert drafted.awaited() == [0, 1]
    for seat in (0, 1):
        drafted.play(seat, moves[seat])
    for seat in (1, 0):
        assert direct.awaited() == [seat]
        direct.play(seat, moves[seat])
    assert drafted.over()
    assert direct.over()
    assert drafted.state == direct.state
    assert drafted.state.players[0].credits == 4
    assert drafted.state.players[1].chips == 2
