"""Manage Empire: Recruit from the Citizenry, which costs credits, then Recall dice, which is free (RG-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.kernel.event import Refusal, no
from engine.kernel.game import Standing
from engine.kernel.move import Move, bag
from engine.kernel.offer import Offer, Some
from engine.kernel.step import AnyStep, Out, step
from engine.roll.dice import take_die
from engine.roll.moves import Recall, Recruit, Return
from engine.roll.powers import GoodsLimit
from engine.roll.scoring import game_ends
from engine.roll.state import ZONES, Galaxy, Player, colour_order
from engine.roll.timing import in_order


@step("roll.manage_empire")
class ManageEmpire(AnyStep):
    """Nobody's choice here touches another player, so all manage at the same time (RG-19.14)."""

    def run(self, s: Galaxy, out: Out) -> None:
        steps: dict[int, list[AnyStep]] = {seat: [Recruiting(seat), Recalling(seat)] for seat in range(len(s.players))}
        out.then(*in_order(s, steps, together=True))


# -- Recruit ---------------------------------------------------------------------------------------------------


@step("roll.recruiting")
class Recruiting(AnyStep):
    """Compulsory, until the Citizenry is empty or the credits are gone (RG-13.1)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if recruits(s, self.seat) else None

    def run(self, s: Galaxy, out: Out) -> None:
        leave_a_credit(s, self.seat, out)

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        citizenry = by_colour(s.players[seat].citizenry)
        need = recruits(s, seat)

        def why(m: Recruit) -> Refusal | None:
            if strange := Counter(m.dice) - Counter(citizenry):
                return no("not_in_citizenry", "RG-13.1", dice=[*strange.elements()])
            if len(m.dice) != need:  # RG-13.6: saving credits is not allowed
                return no("recruit_number", "RG-13.6", need=need, have=len(m.dice))
            return None

        return [Offer(Recruit, why, field=lambda _: Some(citizenry, need, need))]

    def play(self, s: Galaxy, seat: int, move: Recruit, out: Out) -> None:
        player = s.players[seat]
        for die in move.dice:
            player.citizenry.remove(die)
        player.cup += move.dice
        price = len(move.dice) * s.facts.setup.recruit_cost
        player.credits -= price
        out.tell("recruited", seat, dice=[*by_colour(move.dice)], amount=price)
        leave_a_credit(s, seat, out)

    def forced(self, s: Galaxy) -> Move | None:
        """All of them, or all alike (RG-19.14); in the last round it no longer matters which (RG-19.16)."""
        citizenry = by_colour(s.players[self.seat].citizenry)
        need = recruits(s, self.seat)
        if need == len(citizenry) or citizenry[0] == citizenry[-1] or game_ends(s):
            return Recruit(bag(citizenry[:need]))
        return None

    def default(self, s: Galaxy) -> Move:
        """Home dice, which have no wild face, stay behind first."""
        citizenry = by_colour(s.players[self.seat].citizenry)
        return Recruit(bag(citizenry[-recruits(s, self.seat) :]))


def recruits(s: Galaxy, seat: int) -> int:
    """How many dice this seat must recruit now."""
    player = s.players[seat]
    return min(player.credits // s.facts.setup.recruit_cost, len(player.citizenry))


def leave_a_credit(s: Galaxy, seat: int, out: Out) -> None:
    """A marker at $0 goes to $1 (RG-13.2)."""
    player = s.players[seat]
    if player.credits == 0:
        player.credits = s.facts.setup.credits_if_broke
        out.tell("broke", seat, amount=player.credits)


def by_colour(dice: list[str] | tuple[str, ...]) -> list[str]:
    return sorted(dice, key=colour_order)


# -- Recall ----------------------------------------------------------------------------------------------------


@step("roll.recalling")
class Recalling(AnyStep):
    """Optional and free: any dice from the construction zones and any goods, all named at once (RG-13.3)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if recallable(s.players[self.seat]) else None

    def run(self, s: Galaxy, out: Out) -> None:
        """There is nothing to recall."""

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        player = s.players[seat]
        dice = recallable(player)
        least = must_recall(player)

        def why(m: Recall) -> Refusal | None:
            if strange := Counter(m.back) - Counter(dice):
                return no("not_recallable", "RG-13.3", back=[*strange.elements()])
            if len(m.back) < least:
                return no("cup_stays_empty", "RG-13.7", need=least)
            return None

        return [Offer(Recall, why, field=lambda _: Some(dice, least, len(dice)))]

    def play(self, s: Galaxy, seat: int, move: Recall, out: Out) -> None:
        player = s.players[seat]
        for item in move.back:
            colour, _, place = item.partition(":")
            take_die(player, colour, place)
            player.cup.append(colour)
        if move.back:
            out.tell("recalled", seat, back=[*move.back])

    def forced(self, s: Galaxy) -> Move | None:
        player = s.players[self.seat]
        dice = recallable(player)
        if game_ends(s):  # dice in the cup break ties, goods may be worth VP (RG-13.8, RG-19.16)
            keeps_goods = bool(s.facts.owned(player.tableau, GoodsLimit))
            back = on_zones(player) if keeps_goods else dice
            return Recall(bag(back or dice[: must_recall(player)]))
        return Recall(bag(dice)) if len(dice) == must_recall(player) else None

    def default(self, s: Galaxy) -> Move:
        player = s.players[self.seat]
        return Recall(bag(recallable(player)[: must_recall(player)]))


def must_recall(player: Player) -> int:
    """A cup that would stay empty needs a die (RG-13.7)."""
    return 0 if player.cup else 1


def recallable(player: Player) -> list[str]:
    """Every die that may be recalled, as colour:place, where a world stands for its goods. Not the Citizenry."""
    goods = [f"{die}:{world}" for world in player.tableau for die in by_colour(player.goods.get(world, []))]
    return on_zones(player) + goods


def on_zones(player: Player) -> list[str]:
    return [f"{die}:{place}" for kind, place in ZONES.items() for die in by_colour(player.zones[kind])]


# -- Answers people can give in advance ------------------------------------------------------------------------


def never_recall(view: Galaxy, menu: Mapping[str, Offer], params: Mapping[str, str]) -> Move | None:
    """`recall -`, unless a die must be recalled."""
    offer = menu.get(Recall.verb)
    nothing = Recall(())
    return nothing if offer is not None and offer.why(nothing) is None else None


def return_most(view: Galaxy, menu: Mapping[str, Offer], params: Mapping[str, str]) -> Move | None:
    """Galactic Federation, Galactic Exchange: as many as allowed, if the dice are all alike (RG-19.10)."""
    offer = menu.get(Return.verb)
    asked = offer.field(()) if offer is not None and offer.field is not None else None
    if not isinstance(asked, Some) or len(set(asked.items)) != 1:
        return None
    return Return(bag(asked.items[: asked.hi]))


STANDING = (Standing("no_recall", never_recall), Standing("return_two", return_most))
