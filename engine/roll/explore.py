"""Explore (RG-8): each explorer Scouts for tiles or Stocks credits, one task at a time.

Players explore together, each with a share of the bag set aside (RG-16.5). Who wants to draw more than is left of the
share may wait and explore on after the others, with the whole bag. When there is not even one tile for each explorer,
players explore one after the other from the start.
"""

from __future__ import annotations

from engine.kernel.event import Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.move import Move
from engine.kernel.offer import Offer, One, Some
from engine.kernel.step import AnyStep, Out, step
from engine.roll.logistics import may_rearrange, rearrange, rearrangements, why_rearrange
from engine.roll.moves import Done, Rearrange, Scout, Stock, Wait
from engine.roll.placing import PlaceTiles
from engine.roll.powers import DrawTile, ExtraWorkers, Income, StockValue
from engine.roll.shortage import (
    ForcedAbandons,
    abandon,
    draw_tiles,
    explorers,
    faces_in_zone,
    research_draws,
    shares,
    tiles_abandoned,
    who_must_abandon,
)
from engine.roll.state import Galaxy, colour_order, gain_credits, player_order, tiles_in_zone

ALIEN, OTHER = "alien", "other"  # how moves tell explorers apart, where it matters


# -- The phase -------------------------------------------------------------------------------------------------


def begin_explore(s: Galaxy) -> None:
    """Explorers from powers appear, even beside no real one (RG-7.10)."""
    s.phase = "explore"
    for player in s.players:
        powers = s.facts.owned(player.tableau, ExtraWorkers)
        player.extra = [die for _, power in powers if power.phase == "explore" for die in power.dice]
        player.alien_scout = False
        player.waiting = False


@step("roll.explore_phase")
class ExplorePhase(AnyStep):
    """What all players do in Explore; `explore_end` is the rest."""

    def run(self, s: Galaxy, out: Out) -> None:
        begin_explore(s)
        seats = [seat for seat in player_order(s) if explorers(s.players[seat]) or may_rearrange(s, seat)]
        if not seats:
            return
        share = shares(s)
        if share is None:  # on the base, so that RG-8.10 can ask everybody in between
            out.then(*[Explore(seat) for seat in seats])
            return
        s.bag.split(s, share)
        out.then(Lanes(seats, {seat: [Explore(seat)] for seat in seats}), AfterExplore())


@step("roll.after_explore")
class AfterExplore(AnyStep):
    """Shares go back into the bag; those who wait explore on, one after the other."""

    def run(self, s: Galaxy, out: Out) -> None:
        out.reveal()  # everybody now sees the tiles that came to the top of a stack
        s.bag.unsplit()
        for seat in player_order(s):
            if s.players[seat].waiting:
                s.players[seat].waiting = False
                out.then(Explore(seat))


def explore_end(s: Galaxy) -> list[AnyStep]:
    """After all explorers: the draws of powers (RG-8.13b). Then come the incomes, then `ReturnAbandoned`."""
    return [ResearchTeam(seat) for seat in player_order(s) if research_draws(s, seat)]


@step("roll.research_team")
class ResearchTeam(AnyStep):
    """Alien Research Team draws and keeps a tile, with or without explorers (RG-18.4). On the base only."""

    seat: int

    def run(self, s: Galaxy, out: Out) -> None:
        power = s.facts.owned(s.players[self.seat].tableau, DrawTile)[0][0]
        tiles = draw_tiles(s, self.seat, research_draws(s, self.seat), out)
        out.tell(
            "research_team", self.seat, power=power, drawn=len(tiles), secret={"tiles": [*tiles]}, knows=(self.seat,)
        )
        if tiles:
            out.then(PlaceTiles(self.seat, scouted=False))


# -- Explorers -------------------------------------------------------------------------------------------------


def alien_matters(s: Galaxy, seat: int) -> bool:
    """Does this seat own a power that looks at who Stocks or Scouts? (RG-18.2, RG-18.4)"""
    tableau = s.players[seat].tableau
    return any(ALIEN in power.colours for _, power in s.facts.owned(tableau, StockValue)) or any(
        power.condition is not None and power.condition.what == "scouted_with_colour_this_phase"
        for _, power in s.facts.owned(tableau, Income)
    )


def explorer_choices(s: Galaxy, seat: int) -> tuple[str | None, ...]:
    """What a task may say of its explorer: nothing, unless it matters and both kinds are left (RG-19.4)."""
    left = explorers(s.players[seat])
    if ALIEN in left and any(die != ALIEN for die in left) and alien_matters(s, seat):
        return (ALIEN, OTHER)
    return (None,)


def next_explorer(s: Galaxy, seat: int, explorer: str | None) -> tuple[str, bool]:
    """The colour of the explorer that acts, and whether it is a real die. Real ones act before those from powers."""
    player = s.players[seat]
    for real, dice in ((True, player.columns["explore"]), (False, player.extra)):
        fitting = [die for die in dice if explorer is None or (die == ALIEN) == (explorer == ALIEN)]
        if fitting:
            return min(fitting, key=colour_order), real
    raise LookupError(f"seat {seat} has no explorer left ({explorer})")


def stock_value(s: Galaxy, seat: int, die: str) -> int:
    """What a Stock by this explorer pays (RG-8.2, RG-18.2)."""
    powers = s.facts.owned(s.players[seat].tableau, StockValue)
    return max((power.pays for _, power in powers if die in power.colours), default=s.facts.setup.stock_value)


def largest_scout(s: Galaxy, seat: int) -> int:
    """Tiles drawn when the whole zone is abandoned (RG-8.3)."""
    return s.facts.setup.scout_draw + tiles_in_zone(s.players[seat])


def abandon_limits(s: Galaxy, seat: int) -> tuple[int, int]:
    """How many tiles the next Scout must and may abandon; (1, 0) if no Scout is possible.

    In a lane the share is the limit (RG-16.5). On the base anything goes that gets a tile (RG-8.11), and with an
    empty bag that may be the very tile abandoned (RG-8.9).
    """
    zone = tiles_in_zone(s.players[seat])
    if s.core.lane is not None:
        most = s.bag.left(s) - s.facts.setup.scout_draw
        return (0, min(zone, most)) if most >= 0 else (1, 0)
    any_tile = s.bag.left(s) or tiles_abandoned(s) or who_must_abandon(s)
    return (0 if any_tile else 1), zone


@step("roll.explore")
class Explore(AnyStep):
    """One seat's tasks, until all explorers have acted (RG-8.1); with Advanced Logistics until the seat is done."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if explorers(s.players[self.seat]) or may_rearrange(s, self.seat) else None

    def run(self, s: Galaxy, out: Out) -> None:
        """Nothing is left to do."""

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        choices = explorer_choices(s, seat)
        found = []
        if explorers(s.players[seat]):
            found += [
                Offer(
                    Stock,
                    lambda move: why_explorer(move.explorer, choices),
                    moves=lambda: [Stock(explorer) for explorer in choices],
                    hint=lambda move: {"amount": stock_value(s, seat, next_explorer(s, seat, move.explorer)[0])},
                ),
                Offer(
                    Scout,
                    lambda move: why_scout(s, seat, move.abandon) or why_explorer(move.explorer, choices),
                    field=lambda values: One(choices) if values else _ask_abandon(s, seat),
                ),
            ]
            if s.core.lane is not None:
                found.append(Offer(Wait, lambda move: why_wait(s, seat)))
        if may_rearrange(s, seat):
            found.append(
                Offer(Rearrange, lambda move: why_rearrange(s, seat, move), moves=lambda: rearrangements(s, seat))
            )
            found.append(Offer(Done, lambda move: why_done(s, seat)))
        return found

    def play(self, s: Galaxy, seat: int, move: Move, out: Out) -> None:
        match move:
            case Stock():
                self.stock(s, move, out)
            case Scout():
                self.scout(s, move, out)
            case Rearrange():
                rearrange(s, seat, move, out)
            case Wait():
                s.players[seat].waiting = True
                out.tell("waits", seat, count=len(explorers(s.players[seat])))
        if not isinstance(move, (Wait, Done)):
            out.stay()

    def stock(self, s: Galaxy, move: Stock, out: Out) -> None:
        die, real = self.use_explorer(s, move.explorer)
        amount = gain_credits(s, self.seat, stock_value(s, self.seat, die))
        out.tell("stocked", self.seat, die=die, extra=not real, amount=amount)

    def scout(self, s: Galaxy, move: Scout, out: Out) -> None:
        """RG-8.3; with too few tiles in the bag RG-8.9, and if that does not help RG-8.10."""
        die, real = self.use_explorer(s, move.explorer)
        player = s.players[self.seat]
        player.alien_scout = player.alien_scout or die == ALIEN
        for face in move.abandon:
            abandon(s, self.seat, face)
        wanted = s.facts.setup.scout_draw + len(move.abandon)
        tiles = draw_tiles(s, self.seat, wanted, out)
        out.tell(
            "scouted",
            self.seat,
            die=die,
            extra=not real,
            abandoned=len(move.abandon),
            drawn=len(tiles),
            missing=wanted - len(tiles),
            secret={"faces": [*move.abandon], "tiles": [*tiles]},
            knows=(self.seat,),
        )
        if tiles:
            out.then(PlaceTiles(self.seat))
        if len(tiles) < wanted:
            out.then(ForcedAbandons(), DrawMissing(self.seat, wanted - len(tiles)))

    def use_explorer(self, s: Galaxy, explorer: str | None) -> tuple[str, bool]:
        """A real explorer goes to the Citizenry (RG-7.4), one from a power is gone (RG-7.10)."""
        player = s.players[self.seat]
        die, real = next_explorer(s, self.seat, explorer)
        if real:
            player.columns["explore"].remove(die)
            player.citizenry.append(die)
        else:
            player.extra.remove(die)
        return die, real

    def forced(self, s: Galaxy) -> Move | None:
        """Stock, when no tile can be drawn in any way (RG-19.4). In a lane one can still wait for tiles."""
        if s.core.lane is not None or not explorers(s.players[self.seat]):
            return None
        least, most = abandon_limits(s, self.seat)
        return Stock(explorer_choices(s, self.seat)[0]) if least > most else None

    def default(self, s: Galaxy) -> Move:
        return Stock(explorer_choices(s, self.seat)[0]) if explorers(s.players[self.seat]) else Done()


def why_explorer(explorer: str | None, choices: tuple[str | None, ...]) -> Refusal | None:
    if explorer in choices:
        return None
    if choices == (None,):
        return no("explorer_not_asked", "RG-19.4", explorer=explorer)
    return no("name_explorer", "RG-19.4", explorer=explorer, choices=[*choices])


def why_scout(s: Galaxy, seat: int, faces: tuple[str, ...]) -> Refusal | None:
    zone = faces_in_zone(s, seat)
    for i, face in enumerate(faces):
        if face not in zone:
            return no("not_in_zone", "RG-8.3", face=face, faces=[*zone])
        if face in faces[:i]:
            return no("named_twice", "RG-8.3", face=face)
    need, have = s.facts.setup.scout_draw + len(faces), s.bag.left(s)
    if s.core.lane is not None and need > have:
        return no("share_used_up", "RG-16.5", need=need, have=have)
    return no("no_tile_left", "RG-8.11") if len(faces) < abandon_limits(s, seat)[0] else None


def _ask_abandon(s: Galaxy, seat: int) -> Some:
    least, most = abandon_limits(s, seat)
    return Some(faces_in_zone(s, seat) if least <= most else (), least, most)


def why_wait(s: Galaxy, seat: int) -> Refusal | None:
    """Waiting makes sense only for a Scout that is larger than what is left of the share."""
    need, have = largest_scout(s, seat), s.bag.left(s)
    return None if need > have else no("no_need_to_wait", "RG-16.5", need=need, have=have)


def why_done(s: Galaxy, seat: int) -> Refusal | None:
    left = explorers(s.players[seat])
    return no("explorers_left", "RG-8.1", dice=[*left]) if left else None


@step("roll.draw_missing")
class DrawMissing(AnyStep):
    """The Scout goes on after others gave up tiles (RG-8.10), and is over with the tiles it gets (RG-8.11)."""

    seat: int
    count: int

    def run(self, s: Galaxy, out: Out) -> None:
        tiles = draw_tiles(s, self.seat, self.count, out)
        missing = self.count - len(tiles)
        out.tell(
            "scout_ended",
            self.seat,
            drawn=len(tiles),
            missing=missing,
            secret={"tiles": [*tiles]},
            knows=(self.seat,),
        )
        if tiles:
            out.then(PlaceTiles(self.seat))
