"""The components of Roll for the Galaxy as typed values: dice, faces, tiles, powers, and the numbers of setup.

Faces are named by id (`space_piracy`) everywhere in the rules; `facts(edition)` knows all about them. In filters
`None` means "any". Powers that the owner may decline say so; all others are applied automatically (RG-0.9).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar, cast

PHASES = ("explore", "develop", "settle", "produce", "ship")
WILD = "wild"
COLOURS = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
GREY = "grey"
WORLD_COLOURS = ("novelty", "rare", "genes", "alien", GREY)
KINDS = ("development", "world")

Kind: TypeAlias = Literal["development", "world"]
Currency: TypeAlias = Literal["credits", "vp"]


@dataclass(frozen=True, slots=True)
class Die:
    """All dice of one colour. `match`: the world colour it matches in Consume, "any", or None for never (RG-12.5)."""

    id: str
    name: str
    count: int
    faces: tuple[str, ...]
    match: str | None


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


# --- Tiles ---


@dataclass(frozen=True, slots=True)
class Face:
    """One development or world: the side of a game tile, half of a faction tile, or a home world."""

    id: str
    name: str
    kind: Kind
    cost: int  # printed; also its VP
    tile: str  # t01, f1, h1
    colour: str | None = None  # of a world
    aliases: tuple[str, ...] = ()  # other spellings people may type
    on_place: tuple[Effect, ...] = ()
    powers: tuple[Power, ...] = ()
    reassign: bool = False  # counts as a Reassign-power development (RG-9.11)
    bonus: EndBonus | None = None

    @property
    def badge(self) -> str:
        """The cost as printed: "6+" on developments with a bonus."""
        return f"{self.cost}+" if self.bonus else str(self.cost)


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    world: str
    development: str


@dataclass(frozen=True, slots=True)
class Faction:
    id: str
    number: int  # lowest begins where order matters (RG-16.2)
    faces: tuple[str, str]


@dataclass(frozen=True, slots=True)
class HomeWorld:
    id: str
    face: str


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of the game that are on no tile."""

    min_players: int
    max_players: int
    vp_per_player: int  # RG-2.1
    start_credits: int
    credit_cap: int  # RG-7.6
    credits_if_broke: int  # RG-13.2
    start_cup: Mapping[str, int]  # RG-2.6
    start_citizenry: Mapping[str, int]
    start_tiles: int  # RG-2.4
    recruit_cost: int
    stock_value: int
    scout_draw: int  # and one more for each tile abandoned (RG-8.3)
    keep_limit: int  # RG-8.10
    goods_per_world: int
    trade_prices: Mapping[str, int]  # by world colour (RG-12.3)
    consume_vp: int  # RG-12.4
    good_match_vp: int
    shipper_match_vp: int
    end_tiles: int  # RG-14.1
    faction_tiles: int  # a faction counts as so many tiles (RG-14.2)
    home_tiles: int
    extra_die_players: int  # with so many players one more die is rolled at Reveal (RG-6.2)
    extra_die: str


@dataclass(frozen=True, eq=False)
class Facts:
    """Everything printed of one edition. Made once and shared: never changed."""

    dice: Mapping[str, Die]
    faces: Mapping[str, Face]
    tiles: Mapping[str, Tile]  # the game tiles: what may lie in the bag
    factions: Mapping[str, Faction]
    homes: Mapping[str, HomeWorld]
    setup: Setup

    def side(self, tile: str, kind: str) -> str:
        """The face of a game tile when it lies with this kind up."""
        return self._sides[tile, kind]

    def tile_of(self, face: str) -> str:
        return self.faces[face].tile

    def back(self, face: str) -> str:
        """The other side of a game tile; factions and home worlds have none."""
        return self._backs[face]

    def powers_of(self, face: str, power: type[P]) -> tuple[P, ...]:
        return tuple(held for held in self.faces[face].powers if isinstance(held, power))

    def owned(self, tableau: Collection[str], power: type[P]) -> tuple[tuple[str, P], ...]:
        """The powers of one type among these faces, each with its face, in the order of the tableau."""
        holders = self._holders.get(power)
        if holders is None or holders.keys().isdisjoint(tableau):
            return ()
        found = tuple(pair for face in tableau if face in holders for pair in holders[face])
        return cast(tuple[tuple[str, P], ...], found)

    @cached_property
    def _sides(self) -> dict[tuple[str, str], str]:
        return {(t.id, kind): getattr(t, kind) for t in self.tiles.values() for kind in KINDS}

    @cached_property
    def _backs(self) -> dict[str, str]:
        pairs = [(t.world, t.development) for t in self.tiles.values()]
        return dict(pairs) | {development: world for world, development in pairs}

    @cached_property
    def _holders(self) -> dict[type[object], dict[str, tuple[tuple[str, Power], ...]]]:
        """Power type -> face -> its powers of that type: usually no face of a tableau is in it, which is quick."""
        index: dict[type[object], dict[str, tuple[tuple[str, Power], ...]]] = {}
        for face in self.faces.values():
            for power in face.powers:
                holders = index.setdefault(type(power), {})
                holders[face.id] = (*holders.get(face.id, ()), (face.id, power))
        return index


_editions: dict[str, Facts] = {}


def facts(edition: str) -> Facts:
    """The facts a game is played with; "base" is read from the data on first use."""
    if edition not in _editions and edition == "base":
        register(edition, _load())
    try:
        return _editions[edition]
    except KeyError:
        raise ValueError(f'Roll for the Galaxy has no edition "{edition}".') from None


def register(edition: str, made: Facts) -> None:
    """Add an edition, e.g. one with odd components for a test."""
    _editions[edition] = made


# --- From JSON: an object's tag names its class, its other keys are the fields of that class ---

_EFFECTS: dict[str, type[Effect]] = {
    "gain_dice": GainDice,
    "gain_credits": GainCredits,
    "remove_die": RemoveDie,
    "set_start_credits": SetStartCredits,
}
_POWERS: dict[str, type[Power]] = {
    "reassign": Reassign,
    "dictate_repeat": DictateRepeat,
    "dictate_reach": DictateReach,
    "income": Income,
    "extra_workers": ExtraWorkers,
    "discount": Discount,
    "ship_bonus": ShipBonus,
    "bank": Bank,
    "completion_income": CompletionIncome,
    "workers_to_cup": WorkersToCup,
    "goods_limit": GoodsLimit,
    "stock_value": StockValue,
    "place_on_top": PlaceOnTop,
    "rearrange": Rearrange,
    "draw_tile": DrawTile,
}
_BONUSES: dict[str, type[EndBonus]] = {"per_set": PerSet, "triangular": Triangular}


def _load() -> Facts:
    dice = {raw["id"]: Die(**_frozen(raw)) for raw in _read("dice")}
    faces: dict[str, Face] = {}
    tiles: dict[str, Tile] = {}
    factions: dict[str, Faction] = {}
    homes: dict[str, HomeWorld] = {}

    def add(raw: dict[str, Any], tile: str) -> str:
        face = _face(raw, tile)
        faces[face.id] = face
        return face.id

    for raw in _read("tiles"):
        key = raw["id"]
        tiles[key] = Tile(key, add(raw["world"], key), add(raw["development"], key))
    for raw in _read("factions"):
        key, (left, right) = raw["id"], raw["faces"]
        factions[key] = Faction(key, raw["number"], (add(left, key), add(right, key)))
    for raw in _read("home_worlds"):
        key = raw["id"]
        homes[key] = HomeWorld(key, add(raw["face"], key))
    return Facts(dice, faces, tiles, factions, homes, Setup(**_read("setup")))


def _read(name: str) -> Any:
    return json.loads(files("engine.roll").joinpath("data", f"{name}.json").read_text(encoding="utf-8"))


def _face(raw: dict[str, Any], tile: str) -> Face:
    plain = _frozen(raw)
    plain["on_place"] = tuple(_tagged(_EFFECTS, "effect", effect) for effect in raw.get("on_place", ()))
    plain["powers"] = tuple(_power(power) for power in raw.get("powers", ()))
    if "bonus" in raw:
        plain["bonus"] = _tagged(_BONUSES, "bonus", raw["bonus"])
    return Face(tile=tile, **plain)


def _power(raw: dict[str, Any]) -> Power:
    parts: dict[str, Any] = {}
    if "per" in raw:
        parts["per"] = Per(**_frozen(raw["per"]))
    if "condition" in raw:
        parts["condition"] = Condition(**raw["condition"])
    return _tagged(_POWERS, "power", raw | parts)


T = TypeVar("T")


def _tagged(classes: Mapping[str, type[T]], tag: str, raw: dict[str, Any]) -> T:
    fields = _frozen(raw)
    return classes[fields.pop(tag)](**fields)


def _frozen(raw: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in raw.items()}
