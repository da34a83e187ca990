"""Who acts when in a phase: all players at once, or one after the other where it matters what others did (RG-16)."""

from __future__ import annotations

from engine.kernel.lanes import Lanes
from engine.kernel.step import AnyStep
from engine.roll.state import Galaxy, player_order


def in_order(s: Galaxy, steps: dict[int, list[AnyStep]], together: bool) -> list[AnyStep]:
    """The steps of each seat, to be pushed from the base: at the same time, or each seat after the one before it.

    Either way the results are those of player order (RG-16.2, RG-16.6). One after the other, a seat does all of its
    own steps before the next seat is asked anything (RG-16.3).
    """
    order = [seat for seat in player_order(s) if seat in steps]
    if not order:
        return []
    if together:
        return [Lanes(order, {seat: steps[seat] for seat in order})]
    return [Lanes.solo(seat, *steps[seat]) for seat in order]
