"""The components of Roll for the Galaxy as typed values: dice, faces, tiles, and the numbers of setup.

Faces are named by id (`space_piracy`) everywhere in the rules; `facts(edition)` knows all about them.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, TypeVar, cast

from engine.roll.powers import (
    Bank,
    CompletionIncome,
    Condition,
    DictateReach,
    DictateRepeat,
    Discount,
    DrawTile,
    Effect,
    EndBonus,
    ExtraWorkers,
    GainCredits,
    GainDice,
    GoodsLimit,
    Income,
    Kind,
    P,
    Per,
    PerSet,
    PlaceOnTop,
    Power,
    Rearrange,
    Reassign,
    RemoveDie,
    SetStartCredits,
    ShipBonus,
    StockValue,
    Triangular,
    WorkersToCup,
)

PHASES = ("explore", "develop", "settle", "produce", "ship")
WILD = "wild"
COLOURS = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")
GREY = "grey"
WORLD_COLOURS = ("novelty", "rare", "genes", "alien", GREY)
KINDS = ("development", "world")


@dataclass(frozen=True, slots=True)
class Die:
    """All dice of one colour. `match`: the world colour it matches in Consume, "any", or None for never (RG-12.5)."""

    id: str
    name: str
    count: int
    faces: tuple[str, ...]
    match: str | None


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
