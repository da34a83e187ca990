"""Everything a player can say. Dice are named by colour, where needed with the place they leave: `military:settle`."""

from __future__ import annotations

from engine.kernel.move import Bag, Move, move


@move("start")
class Start(Move):
    """Which side each of the two start tiles shows (RG-2.4)."""

    development: str
    world: str


# -- Assign (RG-5) ---------------------------------------------------------------------------------------------


@move("select")
class Select(Move):
    """Put one worker (colour:column) on the strip space of a phase (RG-5.3)."""

    phase: str
    die: str


@move("wild")
class Wild(Move):
    """Put a wild die of this colour in a column (RG-5.2)."""

    die: str
    phase: str


@move("use")
class Use(Move):
    """Use a Reassign power: each shift is colour:from:to (RG-5.5)."""

    power: str
    shifts: Bag


@move("dictate")
class Dictate(Move):
    """Give up a worker (colour:column) to Reassign another (RG-5.7)."""

    die: str
    shifts: Bag


@move("done")
class Done(Move):
    """The plan stands; or: nothing more to do in this Explore phase."""


# -- Explore (RG-8) --------------------------------------------------------------------------------------------


@move("stock")
class Stock(Move):
    """An explorer takes credits. The explorer is named only where it matters: `alien` or `other` (RG-19.4)."""

    explorer: str | None = None


@move("scout")
class Scout(Move):
    """An explorer draws a tile, and one more for each tile abandoned first."""

    abandon: Bag = ()
    explorer: str | None = None


@move("place")
class Place(Move):
    """Put a drawn tile on the stack of the side named."""

    face: str
    at: str = "bottom"


@move("rearrange")
class Rearrange(Move):
    """Advanced Logistics: this side of a tile of the construction zone goes to this depth of its stack, 1 = top."""

    face: str
    depth: int


@move("wait")
class Wait(Move):
    """Explore on after the others: the tiles set aside for this player are used up."""


@move("abandon")
class Abandon(Move):
    """Give up a tile because the bag is empty (RG-8.10)."""

    face: str


# -- Develop and Settle (RG-9, RG-10) --------------------------------------------------------------------------


@move("spend")
class Spend(Move):
    """Which workers complete the top tile."""

    dice: Bag


@move("return")
class Return(Move):
    """Which of the workers spent go to the cup (Galactic Federation, Galactic Exchange)."""

    dice: Bag


@move("remove")
class Remove(Move):
    """Give a die back to the supply, from any place (RG-10.5)."""

    die: str
    place: str


# -- Produce and Ship (RG-11, RG-12) ---------------------------------------------------------------------------


@move("produce")
class Produce(Move):
    die: str
    world: str


@move("trade")
class Trade(Move):
    """Ship a good for credits. A shipper from a power is written with a plus: `home+`."""

    world: str
    good: str
    shipper: str
    bank: bool = False  # Galactic Bankers: pay $1 for a VP chip


@move("consume")
class Consume(Move):
    """Ship a good for VP chips."""

    world: str
    good: str
    shipper: str


# -- Manage Empire (RG-13) -------------------------------------------------------------------------------------


@move("recruit")
class Recruit(Move):
    dice: Bag


@move("recall")
class Recall(Move):
    """Dice (colour:place) that return to the cup, or none: `recall -`."""

    back: Bag
