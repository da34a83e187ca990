"""Effective costs (RG-9.9 to RG-9.11)."""

from __future__ import annotations

import pytest

from engine.roll.cost import effective_cost
from tests.engine.roll.table import table

GREY = ("fifth_column", "rebel_hideout", "trading_world", "tourist_world", "terraformed_world", "galactic_trendsetters")


def cost(face: str, *tableau: str) -> int:
    s = table(2)
    s.players[1].tableau = [*tableau]
    return effective_cost(s, 1, face)


def test_without_discounts_the_printed_cost_holds() -> None:
    """RG-0.8"""
    s = table()
    assert all(effective_cost(s, 0, face.id) == face.cost for face in s.facts.faces.values())


@pytest.mark.parametrize("robots", [False, True])
def test_free_trade_zone_on_grey_worlds(robots: bool) -> None:
    """RG-9.10: the table for printed costs 1 to 6, in whatever order the discounts were built."""
    expected = [1, 1, 1, 1, 2, 3] if robots else [1, 2, 2, 2, 3, 4]
    owned = ["free_trade_zone", *(["replicant_robots"] if robots else [])]
    assert [cost(face, *owned) for face in GREY] == expected
    assert [cost(face, *reversed(owned)) for face in GREY] == expected


@pytest.mark.parametrize(
    ("face", "owned", "expected"),
    [
        ("public_works", ("investment_credits",), 1),  # RG-18.33: never below 1
        ("merchant_guild", ("investment_credits",), 2),
        ("galactic_mandate", ("biological_adaptation",), 2),  # RG-9.11: improves Dictate
        ("backup_planning", ("biological_adaptation",), 1),
        ("merchant_guild", ("biological_adaptation",), 3),  # RG-18.7
        ("executive_power", ("biological_adaptation", "investment_credits"), 1),  # RG-9.9: they add up
        ("shipping_affinity", ("biological_adaptation", "investment_credits"), 1),
        ("planetary_nebula", ("free_trade_zone",), 3),  # RG-18.15: grey worlds only
        ("alien_sentinels", ("alien_uplift_blueprints",), 5),  # RG-18.5
        ("plague_world", ("alien_uplift_blueprints", "replicant_robots"), 1),
        ("plague_world", ("replicant_robots", "alien_uplift_blueprints"), 1),
        ("gem_world", ("replicant_robots", "alien_uplift_blueprints", "free_trade_zone"), 1),
        ("secluded_world", ("replicant_robots",), 1),  # RG-18.50
        ("merchant_guild", ("replicant_robots", "free_trade_zone", "alien_uplift_blueprints"), 3),
        ("gem_world", ("investment_credits", "biological_adaptation"), 2),
    ],
)
def test_discounts(face: str, owned: tuple[str, ...], expected: int) -> None:
    """RG-9.9"""
    assert cost(face, *owned) == expected


def test_nothing_is_ever_free() -> None:
    """RG-18.5: no lower limit is printed on Alien Uplift Blueprints, and none is needed."""
    discounts = (
        "investment_credits",
        "biological_adaptation",
        "free_trade_zone",
        "replicant_robots",
        "alien_uplift_blueprints",
    )
    s = table()
    s.players[0].tableau = [*discounts]
    waiting = [face for tile in s.facts.tiles.values() for face in (tile.world, tile.development)]
    assert min(effective_cost(s, 0, face) for face in waiting) == 1


def test_discounts_are_the_owners_alone() -> None:
    """RG-9.9"""
    s = table()
    s.players[1].tableau = ["investment_credits"]
    assert effective_cost(s, 0, "merchant_guild") == 3
