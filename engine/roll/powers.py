"""What faces do, as typed values: effects on entering the tableau, powers, and the bonuses of 6+ developments.

In filters `None` means "any". Powers that the owner may decline say so; all others are applied automatically (RG-0.9).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

Kind: TypeAlias = Literal["development", "world"]
Currency: TypeAlias = Literal["credits", "vp"]


# --- What a face does once, when it enters the tableau: in printed order (RG-2.7, RG-10.3) ---


@dataclass(frozen=True, slots=True)
class GainDice:
    colour: str
    count: int
    to: Literal["cup", "citizenry", "good"]  # good: on this very world


@dataclass(frozen=True, slots=True)
class GainCredits:
    amount: int


@dataclass(frozen=True, slots=True)
class RemoveDie:
    """The owner gives up any own dice first; not optional (RG-10.5)."""

    count: int


@dataclass(frozen=True, slots=True)
class SetStartCredits:
    """In place of the usual start credits (RG-2.2)."""

    amount: int


Effect: TypeAlias = GainDice | GainCredits | RemoveDie | SetStartCredits


# --- Powers of the Assign step (RG-5) ---


@dataclass(frozen=True, slots=True)
class Reassign:
    """Once a round the owner may move `min` to `max` workers, each to a column of its own choice within `targets`."""

    min: int
    max: int
    targets: Literal["any", "selected"] | tuple[str, ...]
    colours: tuple[str, ...] | None = None
    sources: tuple[str, ...] | None = None  # columns the workers may stand in
    same_source: bool = False  # all of them leave one column
    most_worlds: str | None = None  # most worlds of this colour, alone: `max`; tied: 1; fewer: none (RG-18.37)


@dataclass(frozen=True, slots=True)
class DictateRepeat:
    """Dictate may be used any number of times a round."""


@dataclass(frozen=True, slots=True)
class DictateReach:
    """Each Dictate moves 1 to `max` workers."""

    max: int


# --- Powers of the phases. They never apply to the completion of their own tile (RG-9.13) ---


@dataclass(frozen=True, slots=True)
class Per:
    """What an income counts; every started `group` counts in full (RG-7.9)."""

    what: Literal["dice_in_citizenry", "goods_on_worlds", "goods_by_die_colour"]
    colours: tuple[str, ...]  # of the worlds for goods_on_worlds, else of the dice
    group: int = 1


@dataclass(frozen=True, slots=True)
class Condition:
    what: Literal[
        "scouted_with_colour_this_phase", "most_developments_alone", "sole_owner_of_highest_printed_cost_worlds"
    ]
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class Income:
    """Paid when `phase` ends (RG-7.8): `amount`, or `amount` for each `per`, if `condition` holds."""

    phase: str
    gain: Currency
    amount: int
    per: Per | None = None
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class ExtraWorkers:
    """Workers of these colours for this phase only, no real dice (RG-7.10)."""

    phase: str
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discount:
    """Fewer workers for a tile of this kind; this discount never brings the cost below `floor` (RG-9.9)."""

    kind: Kind
    amount: int
    floor: int | None = None
    colours: tuple[str, ...] | None = None  # of worlds
    reassign_only: bool = False  # only Reassign-power developments


@dataclass(frozen=True, slots=True)
class ShipBonus:
    """Added to every Trade or Consume of a good from a world of these colours."""

    mode: Literal["trade", "consume"]
    gain: Currency
    amount: int
    colours: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Bank:
    """After each Trade the owner may once pay credits for VP chips (RG-18.16)."""

    pay: int
    vp: int


@dataclass(frozen=True, slots=True)
class CompletionIncome:
    """Credits after each completed tile of these kinds, more for worlds of the extra colours."""

    kinds: tuple[str, ...]
    amount: int
    extra_colours: tuple[str, ...] = ()
    extra_amount: int = 0


@dataclass(frozen=True, slots=True)
class WorkersToCup:
    """Of the workers spent on a tile, all of these colours go to the cup, and `min` to `max` of the owner's choice."""

    kind: Kind
    min: int = 0
    max: int = 0
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoodsLimit:
    """Goods a non-grey world holds."""

    limit: int


@dataclass(frozen=True, slots=True)
class StockValue:
    """What one Stock by an explorer of these colours pays in all."""

    colours: tuple[str, ...]
    pays: int


@dataclass(frozen=True, slots=True)
class PlaceOnTop:
    """Scouted tiles may go on top of the stack (RG-18.31)."""


@dataclass(frozen=True, slots=True)
class Rearrange:
    """The owner may reorder and turn over the tiles of the construction zone during Explore (RG-18.1)."""


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Tiles drawn to the bottom of the stacks after all explorers, before abandoned tiles return (RG-8.13)."""

    count: int


Power: TypeAlias = (
    Reassign
    | DictateRepeat
    | DictateReach
    | Income
    | ExtraWorkers
    | Discount
    | ShipBonus
    | Bank
    | CompletionIncome
    | WorkersToCup
    | GoodsLimit
    | StockValue
    | PlaceOnTop
    | Rearrange
    | DrawTile
)
P = TypeVar("P", bound=Power)


# --- Bonuses of the 6+ developments (RG-15.3) ---


@dataclass(frozen=True, slots=True)
class PerSet:
    """`vp` for each `size` counted, a started set counting in full."""

    count: Literal[
        "dice_owned",
        "distinct_die_colours_owned",
        "development_cost",
        "developments",
        "world_cost",
        "worlds",
        "goods",
    ]
    size: int
    vp: int
    colours: tuple[str, ...] | None = None  # of the dice or of the worlds, as counted
    reassign: bool | None = None  # only developments with, or without, a Reassign power


@dataclass(frozen=True, slots=True)
class Triangular:
    """The largest n with n(n+1)/2 not above the count (RG-15.5)."""

    count: Literal["vp_chips"]


EndBonus: TypeAlias = PerSet | Triangular
