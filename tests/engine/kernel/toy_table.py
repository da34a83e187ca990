"""Bazaar's components, table and moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pydantic import BaseModel, Field

from engine.kernel.chance import UNKNOWN, Deck, Veil
from engine.kernel.core import Core
from engine.kernel.event import Refusal, no
from engine.kernel.move import Bag, Count, Move, Path, move

RULES = 2
RUMOURS = [f"r{n:02}" for n in range(1, 25)]
GOODS = ("silk", "spice")
MONEY = {"silk": 2, "spice": 1, "coin": 1}  # what they are worth to camel drivers
CAMEL = 4
PRICES = {"lamp": 3, "lute": 1, "rug": 2, "sword": 5}
CRATES = {"red": ["lamp", "rug", "rug"], "blue": ["lute", "lute", "rug", "sword"]}
ROADS = {"gate": "wall well", "wall": "gate temple", "well": "gate temple", "temple": "wall well"}
MOST_SOLD = 2  # of one good in one swap; rules 1 had no limit
HIGHEST = 10  # coins that are doubled at most


class Options(BaseModel):
    rounds: int = Field(default=3, ge=1, le=5)
    strict: bool = False


@dataclass(slots=True)
class Merchant:
    coins: int = 3
    goods: dict[str, int] = field(default_factory=lambda: {"silk": 2, "spice": 2})
    place: str = "gate"
    wares: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    choice: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    camels: int = 0
    vp: int = 0
    bought: int = 0  # this round
    taxed: int = 0


@dataclass(slots=True)
class Bazaar:
    core: Core
    rounds: int = 3
    strict: bool = False
    round: int = 0
    weather: str = ""
    merchants: list[Merchant] = field(default_factory=list)
    crates: dict[str, list[str]] = field(default_factory=dict)
    deck: Deck = field(default_factory=lambda: Deck("rumours"))
    looker: int | None = None  # who knows the top rumour
    decrees: list[str] = field(default_factory=list)


@move("scout")
class Scout(Move):
    leave: bool


@move("peek")
class Peek(Move):
    pass


@move("keep")
class Keep(Move):
    rumour: str


@move("done")
class Done(Move):
    pass


@move("swap")
class Swap(Move):
    good: str
    n: int = 1


@move("buy")
class Buy(Move):
    crate: str
    wares: Bag


@move("hire")
class Hire(Move):
    pay: Count


@move("travel")
class Travel(Move):
    way: Path


@move("toll")
class Pay(Move):
    good: str


@move("tax")
class Answer(Move):
    yes: bool


@move("end")
class End(Move):
    pass


MOVES = (Scout, Peek, Keep, Done, Swap, Buy, Hire, Travel, Pay, Answer, End)


def worth(rumour: str) -> int:
    if rumour == UNKNOWN:
        raise Veil(rumour)
    return int(rumour[1:]) % 4


def order(s: Bazaar) -> list[int]:
    return [(s.round - 1 + i) % s.core.seats for i in range(s.core.seats)]


def walks(place: str) -> list[Path]:
    """Ways of one or two roads, none back to where it starts."""
    found: list[Path] = []
    for to in ROADS[place].split():
        found += [(to,), *((to, on) for on in ROADS[to].split() if on != place)]
    return found


def price(wares: Sequence[str]) -> int:
    return sum(PRICES[ware] for ware in wares)


def is_in(value: str, values: Sequence[str]) -> Refusal | None:
    return None if value in values else no("not_there", "TOY-1", what=value, there=[*sorted(values)])
