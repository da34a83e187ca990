"""Setup: factions and home worlds, their dice and credits, and the two start tiles of each player (RG-2)."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine.kernel.chance import Deck, pick
from engine.kernel.core import Core
from engine.kernel.event import Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.roll.facts import Facts, facts
from engine.roll.gains import carry_out
from engine.roll.moves import Start
from engine.roll.state import EDITION, Galaxy, Player, player_order

RULES = 1  # rises with every change of behaviour or of state


class Options(BaseModel):
    """What the people at the table agree on before the game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    beginner: bool = False  # start tiles are arranged by cost (RG-2.5)


def vp_pool(facts: Facts, players: int) -> int:
    """VP chips at the start of the game (RG-2.1)."""
    return facts.setup.vp_per_player * players


def blank(options: Options, seats: int) -> Galaxy:
    """An empty table, for scenes: nothing dealt, an empty bag, nothing on the agenda."""
    components = facts(EDITION)
    return Galaxy(
        core=Core(rules=RULES, edition=EDITION, seats=seats, seed="0" * 64),
        players=[Player(credits=components.setup.start_credits) for _ in range(seats)],
        bag=Deck("bag"),
        pool=vp_pool(components, seats),
        supply={die.id: die.count for die in components.dice.values()},
        beginner=options.beginner,
    )


def prepare(options: Options, seats: int, seed: str) -> Galaxy:
    """A table whose setup is about to happen: every draw is made in a step, so nothing is decided yet."""
    s = blank(options, seats)
    s.core.seed = seed
    s.core.agenda = [SetUp()]
    return s


@step("roll.set_up")
class SetUp(AnyStep):
    """Everything up to the first round, but for the choice of sides."""

    def run(self, s: Galaxy, out: Out) -> None:
        s.bag.rest = sorted(s.facts.tiles)
        factions, homes = list(s.facts.factions), list(s.facts.homes)
        for seat in range(len(s.players)):  # RG-2.3: nobody has the same, the others leave the game
            faction = pick(s, out, "faction", factions)
            home = pick(s, out, "home", homes)
            factions.remove(faction)
            homes.remove(home)
            deal(s, seat, faction, home, out)
        for seat, player in enumerate(s.players):
            player.drawn = [s.bag.draw(s, out) for _ in range(s.facts.setup.start_tiles)]  # RG-2.4
            out.tell("drew", seat, count=len(player.drawn), secret={"tiles": [*player.drawn]}, knows=(seat,))
        if s.beginner:
            for seat, player in enumerate(s.players):
                arrange(s, seat, *beginner_choice(s, player.drawn), out)
        else:
            order = player_order(s)
            out.then(Lanes(order, {seat: [StartTiles(seat)] for seat in order}))


def deal(s: Galaxy, seat: int, faction: str, home: str, out: Out) -> None:
    """A faction and a home world come to the tableau, with all that they and every player begin with."""
    player = s.players[seat]
    player.faction, player.home = faction, home
    player.tableau = [*s.facts.factions[faction].faces, s.facts.homes[home].face]
    player.credits = s.facts.setup.start_credits  # RG-2.2
    for dice, shown in ((player.cup, s.facts.setup.start_cup), (player.citizenry, s.facts.setup.start_citizenry)):
        for colour, count in shown.items():  # RG-2.6
            dice += [colour] * count
            s.supply[colour] -= count
    out.tell("dealt", seat, faction=faction, home=home, faces=[*player.tableau])
    for face in player.tableau:  # RG-2.7
        for effect in s.facts.faces[face].on_place:
            carry_out(s, seat, face, effect, out)


def beginner_choice(s: Galaxy, tiles: list[str]) -> tuple[str, str]:
    """The tiles to use as development and as world: the arrangement with the lower costs (RG-2.5)."""
    first, second = tiles

    def costs(sides: tuple[str, str]) -> tuple[int, int]:
        development = s.facts.faces[s.facts.side(sides[0], "development")].cost
        world = s.facts.faces[s.facts.side(sides[1], "world")].cost
        return development + world, development

    return min((first, second), (second, first), key=costs)  # equal: the tile drawn first is the development


def arrange(s: Galaxy, seat: int, development: str, world: str, out: Out) -> None:
    """The two start tiles come to the construction zone. The world gives nothing before it is completed (RG-2.8)."""
    player = s.players[seat]
    player.drawn = []
    player.stacks["development"].append(development)
    player.stacks["world"].append(world)
    faces = [s.facts.side(development, "development"), s.facts.side(world, "world")]
    out.tell("start_tiles", seat, faces=[*faces])


@step("roll.start_tiles")
class StartTiles(AnyStep):
    """Which start tile is the development, and which the world (RG-2.4, RG-19.1)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        drawn = s.players[seat].drawn
        ways = [self._start(s, one, other) for one in drawn for other in drawn if one != other]

        def why(move: Start) -> Refusal | None:
            if move in ways:
                return None
            for face, possible in (
                (move.development, [way.development for way in ways]),
                (move.world, [way.world for way in ways]),
            ):
                if face not in possible:
                    return no("not_a_start_tile", "RG-2.4", face=face, faces=[*possible])
            return no("both_start_tiles", "RG-2.4", development=move.development, world=move.world)

        return [Offer(Start, why, moves=lambda: ways)]

    def play(self, s: Galaxy, seat: int, move: Start, out: Out) -> None:
        arrange(s, seat, s.facts.tile_of(move.development), s.facts.tile_of(move.world), out)

    def default(self, s: Galaxy) -> Start:
        return self._start(s, *beginner_choice(s, s.players[self.seat].drawn))

    def _start(self, s: Galaxy, development: str, world: str) -> Start:
        return Start(s.facts.side(development, "development"), s.facts.side(world, "world"))
