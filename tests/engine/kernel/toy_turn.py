"""A merchant's turn: composed of small moves, with what follows from them nested inside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.kernel.event import Refusal, no
from engine.kernel.lanes import AnyOrder
from engine.kernel.move import Bag, Move, Path, count
from engine.kernel.offer import Facet, Offer, One, Some, Tally
from engine.kernel.step import AnyStep, Out, step
from tests.engine.kernel.toy_table import (
    CAMEL,
    GOODS,
    HIGHEST,
    MONEY,
    MOST_SOLD,
    Bazaar,
    Buy,
    End,
    Hire,
    Merchant,
    Pay,
    Swap,
    Travel,
    is_in,
    price,
    walks,
)  # fmt: skip


@step("toy.turn")
class Turn(AnyStep):
    seat: int
    travelled: bool = False

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        me = s.merchants[seat]
        ways = [] if self.travelled else walks(me.place)
        return [swaps(me), buys(s, me), hires(me), travels(me, ways), Offer(End, lambda m: None)]

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
    most = {good: min(MOST_SOLD, me.goods[good]) for good in GOODS}

    def why(m: Swap) -> Refusal | None:
        if m.good not in most:
            return is_in(m.good, GOODS)
        if not 1 <= m.n <= most[m.good]:
            return no("not_so_many", "TOY-3", good=m.good, n=m.n, most=most[m.good])
        return None

    return Offer(Swap, why, moves=lambda: [Swap(good, n) for good in GOODS for n in range(1, most[good] + 1)])


def buys(s: Bazaar, me: Merchant) -> Offer:
    """One crate, then wares from it: at most three, and no more than there are coins for."""

    def affordable(wares: Bag) -> bool:
        return price(wares) <= me.coins

    def why(m: Buy) -> Refusal | None:
        if m.crate not in s.crates:
            return is_in(m.crate, list(s.crates))
        if missing := Counter(m.wares) - Counter(s.crates[m.crate]):
            return no("not_in_crate", "TOY-4", wares=[*missing.elements()], crate=m.crate)
        if not 1 <= len(m.wares) <= 3:
            return no("wrong_number", "TOY-4", n=len(m.wares), lo=1, hi=3)
        if not affordable(m.wares):
            return no("too_dear", "TOY-4", need=price(m.wares), have=me.coins)
        return None

    def form(done: tuple[Any, ...]) -> One | Some:
        if done:
            return Some(s.crates[done[0]], 1, 3, ok=affordable)
        return One([crate for crate, wares in s.crates.items() if any(affordable((ware,)) for ware in wares)])

    return Offer(Buy, why, field=form)


def hires(me: Merchant) -> Offer:
    """A camel driver wants goods and coins worth exactly four."""
    have = {**me.goods, "coin": me.coins}

    def amounts(sofar: dict[str, int]) -> tuple[str, Sequence[int]] | None:
        open_keys = [key for key in MONEY if key not in sofar]
        if not open_keys:
            return None
        key, *later = open_keys
        due = CAMEL - sum(MONEY[k] * n for k, n in sofar.items())
        rest = sum(MONEY[k] * have[k] for k in later)  # all later keys are worth 1 apiece, so every sum can be met
        return key, [n for n in range(have[key] + 1) if 0 <= due - MONEY[key] * n <= rest]

    def why(m: Hire) -> Refusal | None:
        paid = dict(m.pay)
        if any(key not in MONEY for key in paid) or m.pay != count(paid, MONEY):
            return no("odd_payment", "TOY-6", keys=[*MONEY])
        if any(not 0 < n <= have[key] for key, n in paid.items()):
            return no("not_so_many", "TOY-6", have=[f"{key}:{n}" for key, n in have.items()])
        value = sum(MONEY[key] * n for key, n in paid.items())
        return None if value == CAMEL else no("wrong_price", "TOY-6", need=CAMEL, paid=value)

    return Offer(Hire, why, field=lambda done: Tally(amounts, preferred={"coin": CAMEL}))


def travels(me: Merchant, ways: list[Path]) -> Offer:
    """Destination first, then the route."""

    def why(m: Travel) -> Refusal | None:
        return None if m.way in ways else no("no_way", "TOY-5", way=[*m.way], place=me.place)

    return Offer(Travel, why, moves=lambda: map(Travel, ways), facets=(Facet("to", lambda m: m.way[-1]),))


@step("toy.toll")
class Toll(AnyStep):
    """In a storm the road takes one good. With one kind of goods there is nothing to decide."""

    seat: int

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat if s.weather == "storm" and self._goods(s) else None

    def run(self, s: Bazaar, out: Out) -> None:
        pass

    def _goods(self, s: Bazaar) -> list[str]:
        return [good for good in GOODS if s.merchants[self.seat].goods[good]]

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        goods = self._goods(s)
        return [Offer(Pay, lambda m: is_in(m.good, goods), moves=lambda: [Pay(good) for good in goods])]

    def play(self, s: Bazaar, seat: int, move: Pay, out: Out) -> None:
        s.merchants[seat].goods[move.good] -= 1
        out.tell("paid_toll", seat, good=move.good)

    def forced(self, s: Bazaar) -> Move | None:
        goods = self._goods(s)
        return Pay(goods[0]) if len(goods) == 1 else None

    def default(self, s: Bazaar) -> Move:
        return Pay(self._goods(s)[0])


@step("toy.arrive")
class Arrive(AnyStep):
    seat: int

    def run(self, s: Bazaar, out: Out) -> None:
        me = s.merchants[self.seat]
        out.tell("arrived", self.seat, place=me.place)
        if me.place == "temple":
            out.then(Blessings(self.seat, [Double(self.seat), Gift(self.seat)]))
        elif me.place == "well":
            me.goods["spice"] += 1


@step("toy.blessings")
class Blessings(AnyOrder):
    def matters(self, s: Bazaar) -> bool:
        return s.merchants[self.seat].coins < HIGHEST


@step("toy.double")
class Double(AnyStep):
    seat: int

    def run(self, s: Bazaar, out: Out) -> None:
        me = s.merchants[self.seat]
        me.coins = max(me.coins, min(2 * me.coins, HIGHEST))
        out.tell("doubled", self.seat, coins=me.coins)


@step("toy.gift")
class Gift(AnyStep):
    seat: int

    def run(self, s: Bazaar, out: Out) -> None:
        s.merchants[self.seat].coins += 1
        out.tell("given", self.seat)
