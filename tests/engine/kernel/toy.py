"""Bazaar: a strange little game that uses every idea of the kernel at least once.

Rounds of: weather (a roll), perhaps a look at the top rumour (base decision), rumours (lanes with shares), turns (solo
lanes) each followed by taxes (asides, or strictly in between), dusk (quiet, draws a decree on the base).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from pydantic import BaseModel, Field

from engine.kernel.chance import UNKNOWN, Deck, Veil, pick
from engine.kernel.core import Core
from engine.kernel.event import Plain, Refusal, no
from engine.kernel.game import Game, Result, Secret, Standing
from engine.kernel.lanes import AnyOrder, First, Lanes
from engine.kernel.move import Bag, Count, Move, Path, count, move
from engine.kernel.offer import Facet, Offer, One, Some, Tally
from engine.kernel.step import AnyStep, Out, step

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
    rounds: int = Field(3, ge=1, le=5)
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


@step("toy.dawn")
class Dawn(AnyStep):
    def run(self, s: Bazaar, out: Out) -> None:
        s.round += 1
        s.weather = pick(s, out, "weather", ["clear", "storm", "wind"])
        out.tell("dawn", round=s.round, weather=s.weather)
        look = [Look(order(s)[0])] if s.weather == "clear" else []
        out.then(*look, Rumours(), Hush(), *chain(*((Lanes.solo(i, Turn(i)), AfterTurn(i)) for i in order(s))), Dusk())


@step("toy.look")
class Look(AnyStep):
    """The card lies in the step while its seat decides."""

    seat: int
    cards: list[str] = field(default_factory=list)

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat if self.cards else None

    def run(self, s: Bazaar, out: Out) -> None:
        self.cards.append(s.deck.draw(s, out))
        out.stay()

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        return [Offer(Scout, lambda m: None, moves=lambda: [Scout(True), Scout(False)])]

    def play(self, s: Bazaar, seat: int, move: Scout, out: Out) -> None:
        if move.leave:
            s.deck.known, s.looker = self.cards, seat
        else:
            s.deck.add(self.cards)
        out.tell("scouted", seat, leave=move.leave)

    def default(self, s: Bazaar) -> Move:
        return Scout(True)


@step("toy.rumours")
class Rumours(AnyStep):
    def run(self, s: Bazaar, out: Out) -> None:
        s.deck.split(s, dict.fromkeys(order(s), 2))
        out.then(Lanes(order(s), {seat: [Hear(seat), Whisper(seat)] for seat in order(s)}))


@step("toy.hear")
class Hear(AnyStep):
    seat: int

    def run(self, s: Bazaar, out: Out) -> None:
        card = s.deck.draw(s, out)
        s.merchants[self.seat].drawn.append(card)
        out.tell("heard", self.seat, secret={"rumour": card}, knows=(self.seat,))


@step("toy.whisper")
class Whisper(AnyStep):
    """Choose one of the rumours heard; think again as often as you like."""

    seat: int

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        me = s.merchants[seat]
        once = no("nothing_more", "TOY-2") if s.deck.left(s) < 2 else None
        chosen = None if me.choice else no("nothing_kept", "TOY-2", choices=[*me.drawn])
        return [
            Offer(Peek, lambda m: once),
            Offer(Keep, lambda m: is_in(m.rumour, me.drawn), moves=lambda: [Keep(card) for card in me.drawn]),
            Offer(Done, lambda m: chosen),
        ]

    def play(self, s: Bazaar, seat: int, move: Move, out: Out) -> None:
        me = s.merchants[seat]
        match move:
            case Peek():
                out.then(Hear(seat))
                out.stay()
            case Keep():
                me.drawn.remove(move.rumour)
                me.drawn += me.choice
                me.choice = [move.rumour]
                out.stay()
            case _:
                me.kept += me.choice
                me.choice = []
                out.tell("whispered", seat, count=len(me.kept))

    def default(self, s: Bazaar) -> Move:
        me = s.merchants[self.seat]
        return Done() if me.choice else Keep(me.drawn[0])


@step("toy.hush")
class Hush(AnyStep):
    """What nobody kept goes back."""

    def run(self, s: Bazaar, out: Out) -> None:
        s.deck.unsplit()
        for me in s.merchants:
            s.deck.add(me.drawn)
            me.drawn = []


@step("toy.turn")
class Turn(AnyStep):
    seat: int
    travelled: bool = False

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        me = s.merchants[seat]
        way = () if self.travelled else walks(me.place)
        return [swaps(me), buys(s, me), hires(me), Offer(End, lambda m: None)] + [
            Offer(
                Travel,
                lambda m: None if m.way in way else no("no_way", "TOY-5", way=[*m.way], place=me.place),
                moves=lambda: [Travel(w) for w in way],
                facets=(Facet("to", lambda m: m.way[-1]),),
            )
        ]

    def play(self, s: Bazaar, seat: int, move: Move, out: Out) -> None:
        me = s.merchants[seat]
        match move:
            case Swap():
                me.goods[move.good] -= move.n
                me.coins += move.n
                out.tell("swapped", seat, good=move.good, count=move.n)
            case Buy():
                for ware in move.wares:
                    s.crates[move.crate].remove(ware)
                me.wares += move.wares
                me.coins -= price(move.wares)
                me.bought += len(move.wares)
                out.tell("bought", seat, wares=[*move.wares])
            case Hire():
                for good, n in move.pay:
                    if good == "coin":
                        me.coins -= n
                    else:
                        me.goods[good] -= n
                me.camels += 1
                out.tell("hired", seat)
            case Travel():
                self.travelled = True
                me.place = move.way[-1]
                out.tell("travelled", seat, way=[*move.way])
                out.then(Toll(seat), Arrive(seat))
        if not isinstance(move, End):
            out.stay()

    def default(self, s: Bazaar) -> Move:
        return End()


def swaps(me: Merchant) -> Offer:
    def why(m: Swap) -> Refusal | None:
        if m.good not in GOODS:
            return is_in(m.good, GOODS)
        most = min(MOST_SOLD, me.goods[m.good])
        return None if 1 <= m.n <= most else no("not_so_many", "TOY-3", good=m.good, n=m.n, most=most)

    moves = (Swap(good, n) for good in GOODS for n in range(1, min(MOST_SOLD, me.goods[good]) + 1))
    return Offer(Swap, why, moves=lambda: list(moves))
