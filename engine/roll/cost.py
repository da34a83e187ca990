"""What a tile of the construction zone costs its owner now."""

from __future__ import annotations

from engine.roll.facts import Face
from engine.roll.powers import Discount
from engine.roll.state import Galaxy


def applies(discount: Discount, tile: Face) -> bool:
    """Is this a tile the discount speaks of?"""
    return (
        discount.kind == tile.kind
        and (discount.colours is None or tile.colour in discount.colours)
        and (tile.reassign or not discount.reassign_only)  # RG-9.11
    )


def effective_cost(s: Galaxy, seat: int, face: str) -> int:
    """The printed cost minus the discounts of the tableau, so a tile never helps itself (RG-9.9, RG-9.13)."""
    tile = s.facts.faces[face]
    cost = tile.cost
    owned = s.facts.owned(s.players[seat].tableau, Discount)
    discounts = [discount for _, discount in owned if applies(discount, tile)]
    # The higher limit comes first: Free Trade Zone before the discounts of 1 (RG-9.10).
    for discount in sorted(discounts, key=lambda discount: discount.floor or 0, reverse=True):
        least = min(cost, discount.floor or 0)  # a limit never raises the cost
        cost = max(cost - discount.amount, least)
    return cost
