"""A little menu with every kind of offer, for the tests of moves, offers and reading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from engine.kernel.event import Refusal, no
from engine.kernel.move import Bag, Count, Move, Path, bag, move
from engine.kernel.offer import Facet, Offer, One, Some, Tally


@move("end")
class End(Move):
    pass


@move("trade")
class Trade(Move):
    world: str


@move("select")
class Select(Move):
    die: str
    onto: str = "ship"


@move("fly")
class Fly(Move):
    die: str
    way: Path


@move("found")
class Found(Move):
    corporation: str
    cards: Bag = ()


@move("play")
class Play(Move):
    card: str
    pay: Count = ()


@move("recruit")
class Recruit(Move):
    dice: Bag = ()


@move("remove")
class Remove(Move):
    target: str | None = None
    n: int = 0


WORLDS = ("artist_colony", "alien_rosetta_stone", "ancient_race", "lost_alien's_world")
DICE = ("military:settle", "military:explore", "home:ship")
WAYS = (("S1", "O2"), ("S3", "O2"), ("S1", "P4"))
PRICE = {"R01": 9, "R02": 3}
COST = {"075": 11, "001": 0, "150": 4}
CUP = ("home", "home", "military", "novelty")
SYNONYMS = {"white": "home", "red": "military", "credits": "mc"}


def among(moves: Sequence[Move]) -> Any:
    return lambda m: None if m in moves else no("not_here", "TOY-1")


def trades() -> Offer:
    moves = [Trade(world) for world in WORLDS]
    return Offer(Trade, among(moves), moves=lambda: moves)


def selects() -> Offer:
    moves = [Select(die, onto) for die in DICE for onto in ("ship", "settle", "explore")]
    return Offer(Select, among(moves), moves=lambda: moves)


def flights() -> Offer:
    moves = [Fly(die, way) for die in ("silver4", "silver2") for way in WAYS]
    return Offer(
        Fly, among(moves), moves=lambda: moves, facets=(Facet("end", lambda m: m.way[-1]),), hint=lambda m: {"n": 1}
    )


def found() -> Offer:
    def field(done: tuple[Any, ...]) -> One | Some:
        if not done:
            return One(tuple(PRICE), preferred="R02", hints={"R01": {"mc": 9}})
        return Some(("001", "045", "060", "060"), 0, 4, ok=lambda cards: 3 * len(cards) <= PRICE[done[0]])

    def why(m: Found) -> Refusal | None:
        if m.corporation not in PRICE or any(m.cards.count(c) > n for c, n in (("001", 1), ("045", 1), ("060", 2))):
            return no("not_here")
        if set(m.cards) - {"001", "045", "060"}:
            return no("not_here")
        return no("too_dear", "TOY-2") if 3 * len(m.cards) > PRICE[m.corporation] else None

    return Offer(Found, why, field=field)


def plays() -> Offer:
    def field(done: tuple[Any, ...]) -> One | Tally:
        return Tally(lambda sofar: pay(COST[done[0]], sofar), preferred={"ti": 3}) if done else One(tuple(COST))

    def pay(cost: int, sofar: dict[str, int]) -> tuple[str, Sequence[int]] | None:
        if "ti" not in sofar:
            return "ti", range(min(3, cost // 3) + 1)
        return ("mc", (cost - 3 * sofar["ti"],)) if "mc" not in sofar else None

    def why(m: Play) -> Refusal | None:
        paid = dict(m.pay)
        if m.card not in COST or set(paid) - {"ti", "mc"} or list(paid) != sorted(paid, reverse=True):
            return no("not_here")
        if paid.get("ti", 0) > 3 or 3 * paid.get("ti", 0) + paid.get("mc", 0) != COST[m.card]:
            return no("wrong_price", "TOY-3")
        return None

    return Offer(Play, why, field=field)


def recruits() -> Offer:
    fits = {bag(c) for n in (1, 2, 3) for c in combinations(CUP, n)}
    return Offer(
        Recruit,
        lambda m: None if m.dice in fits else no("too_many", "TOY-4"),
        field=lambda done: Some(CUP, 1, 3, preferred=("home",)),
    )


def removals() -> Offer:
    def field(done: tuple[Any, ...]) -> One:
        if not done:
            return One((None, "2", "3"), preferred=None)
        return One((0,) if done[0] is None else (1, 2, 10))

    def why(m: Remove) -> Refusal | None:
        right = m.n == 0 if m.target is None else m.target in ("2", "3") and m.n in (1, 2, 10)
        return None if right else no("not_here")

    return Offer(Remove, why, field=field)


def bare() -> Offer:
    return Offer(End, lambda m: None)


def menu() -> dict[str, Offer]:
    offers = (trades(), selects(), flights(), found(), plays(), recruits(), removals(), bare())
    return {offer.kind.verb: offer for offer in offers}
