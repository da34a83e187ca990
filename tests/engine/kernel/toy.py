"""Bazaar: a strange little game that uses every idea of the kernel at least once.

A round: weather (a roll), perhaps a look at the top rumour (on the base), rumours (lanes with shares), turns (solo
lanes), taxes after each (asides, or strictly in between), dusk (quiet, draws a decree).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from itertools import chain
from typing import Any

from engine.kernel.chance import Deck, pick
from engine.kernel.core import Core
from engine.kernel.event import no
from engine.kernel.game import Game, Result, Secret, Standing
from engine.kernel.lanes import First, Lanes
from engine.kernel.move import Move
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from tests.engine.kernel.toy_table import (
    CRATES,
    MOVES,
    RULES,
    RUMOURS,
    Answer,
    Bazaar,
    Done,
    Keep,
    Merchant,
    Options,
    Peek,
    Scout,
    is_in,
    order,
    worth,
)
from tests.engine.kernel.toy_turn import Arrive, Blessings, Double, Gift, Toll, Turn


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
        once = None if s.deck.left(s) else no("nothing_more", "TOY-2")
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


@step("toy.after_turn")
class AfterTurn(AnyStep):
    """Who bought something may be taxed by the others: beside the game, or strictly before it goes on."""

    seat: int

    def run(self, s: Bazaar, out: Out) -> None:
        taxes = [Tax(other) for other in order(s) if other != self.seat and s.merchants[self.seat].bought]
        if s.strict:
            out.then(*taxes)
        else:
            out.aside(*taxes)


@step("toy.tax")
class Tax(AnyStep):
    """Pay a coin for a point. How many coins there are is seen when the question is answered."""

    seat: int

    def awaits(self, s: Bazaar) -> int | None:
        return self.seat if s.merchants[self.seat].coins else None

    def run(self, s: Bazaar, out: Out) -> None:
        pass

    def offers(self, s: Bazaar, seat: int) -> list[Offer]:
        return [Offer(Answer, lambda m: None, moves=lambda: [Answer(True), Answer(False)])]

    def play(self, s: Bazaar, seat: int, move: Answer, out: Out) -> None:
        if move.yes:
            s.merchants[seat].coins -= 1
            s.merchants[seat].taxed += 1

    def default(self, s: Bazaar) -> Move:
        return Answer(False)


@step("toy.dusk")
class Dusk(AnyStep):
    """Told at dusk, so that the order of answers does not show. The decree pays everybody."""

    quiet = True

    def run(self, s: Bazaar, out: Out) -> None:
        decree = s.deck.draw(s, out)
        s.decrees.append(decree)
        out.tell("dusk", decree=decree, taxed=[me.taxed for me in s.merchants])
        for me in s.merchants:
            me.vp += me.taxed
            me.coins += worth(decree)
            me.bought = me.taxed = 0
        s.looker = None
        out.then(Dawn() if s.round < s.rounds else Reckoning())


@step("toy.reckoning")
class Reckoning(AnyStep):
    def run(self, s: Bazaar, out: Out) -> None:
        out.tell("reckoned", totals=[*result(s).totals])


def result(s: Bazaar) -> Result:
    parts = [
        {"vp": me.vp, "camels": 2 * me.camels, "wares": len(me.wares), "rumours": sum(map(worth, me.kept))}
        for me in s.merchants
    ]
    totals = [sum(each.values()) for each in parts]
    coins = [me.coins for me in s.merchants]
    best = max(zip(totals, coins, strict=True))
    winners = [seat for seat in range(s.core.seats) if (totals[seat], coins[seat]) == best]
    return Result(totals, parts, coins, winners)


def secrets(s: Bazaar) -> Iterator[Secret]:
    yield Secret("rumour", s.deck.rest, 0, ())
    yield Secret("rumour", s.deck.known, 0, () if s.looker is None else (s.looker,))
    for share in s.deck.held.values():
        yield Secret("rumour", share, 0, ())
    for seat, me in enumerate(s.merchants):
        for cards in (me.drawn, me.choice, me.kept):
            yield Secret("rumour", cards, 0, (seat,))
    for on_agenda in s.core.agenda:
        if isinstance(on_agenda, Look):
            yield Secret("rumour", on_agenda.cards, 0, (on_agenda.seat,))


def unseen(view: Bazaar, pool: str) -> list[str]:
    seen = {card for secret in secrets(view) for card in secret.items} | {*view.decrees}
    return [card for card in RUMOURS if card not in seen]


def tally(s: Bazaar) -> dict[str, list[str]]:
    rumours = [card for secret in secrets(s) for card in secret.items] + s.decrees
    return {"rumours": rumours, "wares": [*chain(*s.crates.values(), *(me.wares for me in s.merchants))]}


def blank(options: Options, seats: int) -> Bazaar:
    return Bazaar(
        Core(rules=RULES, edition="toy", seats=seats),
        rounds=options.rounds,
        strict=options.strict,
        merchants=[Merchant() for _ in range(seats)],
        crates={crate: [*wares] for crate, wares in CRATES.items()},
        deck=Deck("rumours", [*RUMOURS]),
    )


def setup(options: Options, seats: int, seed: str) -> Bazaar:
    s = blank(options, seats)
    s.core.seed = seed
    s.core.agenda = [Dawn()]
    return s


def miserly(view: Bazaar, menu: Mapping[str, Offer], params: Mapping[str, str]) -> Move | None:
    """A standing answer: no tax as long as there are fewer coins than that."""
    return Answer(False) if "tax" in menu and view.merchants[int(params["seat"])].coins < int(params["coins"]) else None


def from_rules_1(old: dict[str, Any]) -> dict[str, Any]:
    """Rules 1 called coins pennies (and allowed to swap any number of goods at once)."""
    for me in old["merchants"]:
        me["coins"] = me.pop("pennies")
    return old


TOY: Game[Bazaar] = Game(
    key="toy",
    name="Bazaar",
    rules=RULES,
    seats=range(2, 5),
    options=Options,
    state=Bazaar,
    moves=(*MOVES, First),
    steps=(Dawn, Look, Rumours, Hear, Whisper, Hush, Turn, Toll, Arrive, Blessings, Double, Gift, AfterTurn, Tax, Dusk,
           Reckoning),
    setup=setup,
    blank=blank,
    secrets=secrets,
    unseen=unseen,
    result=result,
    domains={"good": "toy.good", "rumour": "toy.rumour", "crate": "toy.crate", "wares": "toy.ware", "way": "toy.place"},
    synonyms={"carpet": "rug"},
    standing=(Standing("miserly", miserly),),
    upgrades={1: from_rules_1},
    tally=tally,
)  # fmt: skip
