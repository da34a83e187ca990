"""Ship (V): every shipper takes one good and Trades it for credits or Consumes it for VP chips (RG-12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.event import Refusal, no
from engine.kernel.move import Move
from engine.kernel.offer import Hint, Offer
from engine.kernel.step import AnyStep, Out, step
from engine.roll.dice import take_good
from engine.roll.income import income
from engine.roll.moves import Consume, Trade
from engine.roll.powers import Bank, ExtraWorkers, Income, ShipBonus
from engine.roll.scoring import game_ends
from engine.roll.state import Galaxy, Player, gain_chips, gain_credits, kinds_of
from engine.roll.timing import in_order

EXTRA = "+"  # written after the colour of a shipper that is no real die (RG-7.10)


@step("roll.ship_phase")
class ShipPhase(AnyStep):
    """All tasks of all players; incomes follow at the end of the phase."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.phase = "ship"
        steps: dict[int, list[AnyStep]] = {}
        for seat, player in enumerate(s.players):
            powers = s.facts.owned(player.tableau, ExtraWorkers)
            player.extra = [die for _, power in powers if power.phase == "ship" for die in power.dice]
            if player.columns["ship"] or player.extra:
                steps[seat] = [Shipping(seat)]
        out.then(*in_order(s, steps, together=not order_matters(s)))


@step("roll.shipping")
class Shipping(AnyStep):
    """One task after the other: nothing is announced in advance (RG-7.3), nobody may stop early (RG-12.2)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if can_ship(s.players[self.seat]) else None

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        player = s.players[seat]
        banks = bank(s, seat) is not None

        def trades() -> Iterator[Move]:
            for world, good, shipper in pairings(player):
                yield Trade(world, good, shipper)
                if banks and why_not_bank(s, seat, world) is None:
                    yield Trade(world, good, shipper, bank=True)

        def why_trade(m: Trade) -> Refusal | None:
            refused = why_not_pair(player, m.world, m.good, m.shipper)
            return why_not_bank(s, seat, m.world) if refused is None and m.bank else refused

        def why_consume(m: Consume) -> Refusal | None:
            return why_not_pair(player, m.world, m.good, m.shipper)

        def trade_hint(m: Trade) -> Hint:
            amount = min(trade_value(s, seat, m.world), s.facts.setup.credit_cap - player.credits)
            power = bank(s, seat) if m.bank else None
            return {"amount": amount} if power is None else {"amount": amount - power.pay, "vp": power.vp}

        def consume_hint(m: Consume) -> Hint:
            amount = min(consume_credits(s, seat, m.world), s.facts.setup.credit_cap - player.credits)
            vp = consume_vp(s, seat, m.world, m.good, m.shipper)
            return {"vp": vp, "amount": amount} if amount else {"vp": vp}

        return [
            Offer(Trade, why_trade, moves=trades, hint=trade_hint),
            Offer(Consume, why_consume, moves=lambda: [Consume(*way) for way in pairings(player)], hint=consume_hint),
        ]

    def play(self, s: Galaxy, seat: int, move: Trade | Consume, out: Out) -> None:
        load(s.players[seat], move.world, move.good, move.shipper)
        match move:
            case Trade():
                trade(s, seat, move, out)
            case Consume():
                consume(s, seat, move, out)
        out.stay()

    def run(self, s: Galaxy, out: Out) -> None:
        """Shippers without a good return to the cup; extra ones disappear (RG-7.5, RG-7.10)."""
        player = s.players[self.seat]
        unused = player.columns["ship"]
        if unused:
            player.cup += unused
            player.columns["ship"] = []
            out.tell("unused", self.seat, phase="ship", dice=[*unused])
        player.extra = []

    def default(self, s: Galaxy) -> Move:
        """Consume for the most VP, with an extra shipper where that is as good: it costs nothing to recruit again."""

        def worth(way: tuple[str, str, str]) -> tuple[int, bool]:
            return consume_vp(s, self.seat, *way), way[2].endswith(EXTRA)

        return Consume(*max(pairings(s.players[self.seat]), key=worth))


# -- What can be shipped ---------------------------------------------------------------------------------------


def shippers(player: Player) -> list[str]:
    """The different shippers as moves name them, real dice first."""
    return [*kinds_of(player.columns["ship"]), *(die + EXTRA for die in kinds_of(player.extra))]


def can_ship(player: Player) -> bool:
    return bool(player.goods) and bool(player.columns["ship"] or player.extra)


def pairings(player: Player) -> Iterator[tuple[str, str, str]]:
    """Every (world, good, shipper); any pairing is allowed, bad ones too (RG-12.9)."""
    able = shippers(player)
    for world in player.tableau:
        for good in kinds_of(player.goods.get(world, [])):
            for shipper in able:
                yield world, good, shipper


def why_not_pair(player: Player, world: str, good: str, shipper: str) -> Refusal | None:
    goods = player.goods.get(world)
    if goods is None:
        return no("no_good_on_world", "RG-12.1", world=world, faces=[*player.goods])
    if good not in goods:
        return no("other_good_on_world", "RG-12.1", world=world, good=good, dice=[*kinds_of(goods)])
    if shipper not in (able := shippers(player)):
        return no("no_such_shipper", "RG-12.1", shipper=shipper, shippers=[*able])
    return None


def load(player: Player, world: str, good: str, shipper: str) -> None:
    """Shipper and good go to the Citizenry, an extra shipper is gone (RG-12.1, RG-7.10)."""
    take_good(player, world, good)
    if shipper.endswith(EXTRA):
        player.extra.remove(shipper.removesuffix(EXTRA))
    else:
        player.columns["ship"].remove(shipper)
        player.citizenry.append(shipper)
    player.citizenry.append(good)


# -- Trade -----------------------------------------------------------------------------------------------------


def trade(s: Galaxy, seat: int, move: Trade, out: Out) -> None:
    gained = gain_credits(s, seat, trade_value(s, seat, move.world))
    out.tell("traded", seat, world=move.world, good=move.good, shipper=move.shipper, amount=gained)
    power = bank(s, seat) if move.bank else None
    if power is not None:  # RG-18.16: the Trade is paid first
        s.players[seat].credits -= power.pay
        gain_chips(s, seat, power.vp)
        out.tell("banked", seat, amount=power.pay, vp=power.vp)


def trade_value(s: Galaxy, seat: int, world: str) -> int:
    """Credits by the colour of the world and by powers; die colours are irrelevant (RG-12.3)."""
    colour = s.facts.faces[world].colour
    assert colour is not None
    return s.facts.setup.trade_prices[colour] + bonuses(s, seat, world, "trade", "credits")


def bank(s: Galaxy, seat: int) -> Bank | None:
    """The power to buy VP chips after a Trade, if owned (RG-18.16)."""
    owned = s.facts.owned(s.players[seat].tableau, Bank)
    return owned[0][1] if owned else None


def why_not_bank(s: Galaxy, seat: int, world: str) -> Refusal | None:
    power = bank(s, seat)
    if power is None:
        return no("no_bank", "RG-18.16")
    have = min(s.players[seat].credits + trade_value(s, seat, world), s.facts.setup.credit_cap)
    return None if have >= power.pay else no("bank_too_dear", "RG-18.16", need=power.pay, have=have)


# -- Consume ---------------------------------------------------------------------------------------------------


def consume(s: Galaxy, seat: int, move: Consume, out: Out) -> None:
    vp = consume_vp(s, seat, move.world, move.good, move.shipper)
    gain_chips(s, seat, vp)
    gained = gain_credits(s, seat, consume_credits(s, seat, move.world))
    out.tell("consumed", seat, world=move.world, good=move.good, shipper=move.shipper, vp=vp, amount=gained)


def consume_vp(s: Galaxy, seat: int, world: str, good: str, shipper: str) -> int:
    """One VP, more if the good or the shipper match the world, and by powers (RG-12.4). None can be refused."""
    setup = s.facts.setup
    vp = setup.consume_vp + bonuses(s, seat, world, "consume", "vp")
    if matches(s, good, world):
        vp += setup.good_match_vp
    if matches(s, shipper.removesuffix(EXTRA), world):
        vp += setup.shipper_match_vp
    return vp


def consume_credits(s: Galaxy, seat: int, world: str) -> int:
    """Consume pays credits through powers only."""
    return bonuses(s, seat, world, "consume", "credits")


def matches(s: Galaxy, die: str, world: str) -> bool:
    """The colour of the world, or purple; home and military never match (RG-12.5)."""
    match = s.facts.dice[die].match
    return match is not None and match in ("any", s.facts.faces[world].colour)


def bonuses(s: Galaxy, seat: int, world: str, mode: str, gain: str) -> int:
    """What powers add to one Trade or Consume of a good from this world; they all add up."""
    colour = s.facts.faces[world].colour
    return sum(
        power.amount
        for _, power in s.facts.owned(s.players[seat].tableau, ShipBonus)
        if power.mode == mode and power.gain == gain and (power.colours is None or colour in power.colours)
    )


# -- Does the order of players matter? (RG-16.4) ---------------------------------------------------------------


def order_matters(s: Galaxy) -> bool:
    """The pool may run out this phase, so that later players would like to know, and there are several to decide."""
    if sum(can_ship(player) for player in s.players) < 2 or game_ends(s):  # or the end is certain already
        return False
    most = sum(largest_gain(s, seat) for seat in range(len(s.players)))
    return most > 0 and s.pool <= most


def largest_gain(s: Galaxy, seat: int) -> int:
    """No fewer VP chips than this seat can possibly take in this phase, its income at the end included."""
    player = s.players[seat]
    able = shippers(player)
    power = bank(s, seat)
    banked = 0 if power is None else power.vp
    each = [
        max(banked, *(consume_vp(s, seat, world, good, shipper) for shipper in able))
        for world, goods in player.goods.items()
        for good in goods
        if able
    ]
    tasks = len(player.columns["ship"]) + len(player.extra)
    incomes = s.facts.owned(player.tableau, Income)
    paid = sum(income(s, seat, held) for _, held in incomes if held.phase == "ship" and held.gain == "vp")
    return sum(sorted(each, reverse=True)[:tasks]) + paid
