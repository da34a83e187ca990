"""Produce: producers become goods on worlds (RG-11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.event import Refusal, no
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.roll.facts import GREY
from engine.roll.moves import Produce
from engine.roll.powers import GoodsLimit
from engine.roll.state import Galaxy, kinds_of
from engine.roll.timing import in_order

ANY = "any"  # a die that matches every world


@step("roll.produce_phase")
class ProducePhase(AnyStep):
    """Nothing a producer does concerns the other players."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.phase = "produce"
        steps: dict[int, list[AnyStep]] = {
            seat: [Producing(seat)] for seat, player in enumerate(s.players) if player.columns["produce"]
        }
        out.then(*in_order(s, steps, together=True))


@step("roll.producing")
class Producing(AnyStep):
    """One producer at a time, as long as some world has room; the rest return to the cup (RG-11.3)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if s.players[self.seat].columns["produce"] and rooms(s, self.seat) else None

    def run(self, s: Galaxy, out: Out) -> None:
        player = s.players[self.seat]
        unused = player.columns["produce"]
        if unused:
            player.cup += unused
            out.tell("unused", self.seat, phase="produce", dice=[*unused])
            unused.clear()

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        player = s.players[seat]
        producers = player.columns["produce"]

        def why(move: Produce) -> Refusal | None:
            tile = s.facts.faces.get(move.world)
            if tile is None or tile.kind != "world" or tile.id not in player.tableau:
                return no("not_your_world", "RG-11.1", world=move.world, faces=[*rooms(s, seat)])
            if tile.colour == GREY:
                return no("grey_world", "RG-11.2", world=move.world, faces=[*rooms(s, seat)])
            if room_on(s, seat, move.world) < 1:
                return no("world_full", "RG-11.2", world=move.world, faces=[*rooms(s, seat)])
            if move.die not in producers:
                return no("no_such_producer", "RG-11.1", die=move.die, dice=[*producers])
            return None

        def moves() -> Iterator[Produce]:
            for die in kinds_of(producers):
                for world in rooms(s, seat):
                    yield Produce(die, world)

        return [Offer(Produce, why, moves=moves)]

    def play(self, s: Galaxy, seat: int, move: Produce, out: Out) -> None:
        player = s.players[seat]
        player.columns["produce"].remove(move.die)
        player.goods.setdefault(move.world, []).append(move.die)
        out.tell("produced", seat, die=move.die, world=move.world)
        out.stay()

    def forced(self, s: Galaxy) -> Produce | None:
        """Identical producers that have one world to go to, or fill every world (RG-19.12)."""
        producers = s.players[self.seat].columns["produce"]
        room = rooms(s, self.seat)
        if len(set(producers)) == 1 and (len(room) == 1 or len(producers) >= sum(room.values())):
            return Produce(producers[0], next(iter(room)))
        return None

    def default(self, s: Galaxy) -> Produce:
        """Matching colours first, then dice that match everything, then any (RG-19.12)."""
        producers = kinds_of(s.players[self.seat].columns["produce"])
        worlds = list(rooms(s, self.seat))
        for world in worlds:
            colour = s.facts.faces[world].colour
            if colour in producers:
                return Produce(colour, world)
        die = next((die for die in producers if s.facts.dice[die].match == ANY), producers[0])
        return Produce(die, worlds[0])


def goods_limit(s: Galaxy, seat: int) -> int:
    """Goods that each of the player's non-grey worlds holds (RG-11.2, RG-18.26)."""
    powers = s.facts.owned(s.players[seat].tableau, GoodsLimit)
    return max((power.limit for _, power in powers), default=s.facts.setup.goods_per_world)


def room_on(s: Galaxy, seat: int, world: str) -> int:
    """More goods that this non-grey world can hold."""
    return goods_limit(s, seat) - len(s.players[seat].goods.get(world, ()))


def rooms(s: Galaxy, seat: int) -> dict[str, int]:
    """The worlds of the tableau that can take goods, each with how many more; grey ones never can."""
    player = s.players[seat]
    limit = goods_limit(s, seat)
    found = {}
    for face in player.tableau:
        tile = s.facts.faces[face]
        if tile.kind == "world" and tile.colour != GREY:
            room = limit - len(player.goods.get(face, ()))
            if room > 0:
                found[face] = room
    return found
