"""When the bag runs low: shares for players who explore together, refilling, and giving up tiles (RG-8.9 - RG-8.11)."""

from __future__ import annotations

from engine.kernel.event import Refusal, no
from engine.kernel.lanes import Lanes
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.roll.facts import KINDS
from engine.roll.moves import Abandon
from engine.roll.powers import DrawTile
from engine.roll.state import Galaxy, Player, player_order, tiles_in_zone


def explorers(player: Player) -> list[str]:
    """The colours of all explorers that have not acted: real dice first, then those from powers."""
    return player.columns["explore"] + player.extra


def scout_demand(player: Player) -> int:
    """The most tiles these explorers can draw: each abandons the whole zone, which is one tile larger every time."""
    e, k = len(explorers(player)), tiles_in_zone(player)
    return e * (k + 1) + e * (e - 1) // 2


def research_draws(s: Galaxy, seat: int) -> int:
    """Tiles drawn by powers when all explorers are done (RG-18.4)."""
    return sum(power.count for _, power in s.facts.owned(s.players[seat].tableau, DrawTile))


def demand(s: Galaxy, seat: int) -> int:
    """The most tiles this seat can draw in this phase (RG-16.5)."""
    return scout_demand(s.players[seat]) + research_draws(s, seat)


def shares(s: Galaxy) -> dict[int, int] | None:
    """How many tiles to set aside for each seat with explorers; None: too few, explore one after the other (RG-16.5).

    Every explorer can Scout at least one tile of its share. What the bag holds beyond that is dealt round, to nobody
    more than the most it can draw; tiles for draws by powers stay in the bag.
    """
    seats = [seat for seat in player_order(s) if explorers(s.players[seat])]
    share = {seat: len(explorers(s.players[seat])) for seat in seats}
    most = {seat: scout_demand(s.players[seat]) for seat in seats}
    reserve = sum(research_draws(s, seat) for seat in range(len(s.players)))
    surplus = s.bag.left(s) - reserve - sum(share.values())
    if surplus < 0:
        return None
    if surplus >= sum(most.values()) - sum(share.values()):
        return most
    while surplus:  # ends: the surplus is smaller than what is still wanted
        for seat in seats:
            if surplus and share[seat] < most[seat]:
                share[seat] += 1
                surplus -= 1
    return share


# -- Drawing ---------------------------------------------------------------------------------------------------


def draw_tiles(s: Galaxy, seat: int, count: int, out: Out) -> list[str]:
    """The seat looks at so many tiles, or at as many as there are with all abandoned tiles put back (RG-8.9)."""
    tiles = _draw(s, count, out)
    if len(tiles) < count and s.core.lane is None:  # in a lane a Scout never asks for more than its share
        refill(s, out)
        tiles += _draw(s, count - len(tiles), out)
    s.players[seat].drawn += tiles
    return tiles


def _draw(s: Galaxy, count: int, out: Out) -> list[str]:
    return [s.bag.draw(s, out) for _ in range(min(count, s.bag.left(s)))]


def refill(s: Galaxy, out: Out) -> None:
    """All abandoned tiles go back into the bag."""
    count = tiles_abandoned(s)
    if not count:
        return
    for player in s.players:
        s.bag.add(player.abandoned)
        player.abandoned = []
    out.tell("refilled", count=count)


def tiles_abandoned(s: Galaxy) -> int:
    """Tiles under the Explore tile."""
    return sum(len(player.abandoned) for player in s.players)


def abandon(s: Galaxy, seat: int, face: str) -> None:
    """The tile leaves its stack; dice on the stack stay, even if it is empty now (RG-8.6)."""
    player, printed = s.players[seat], s.facts.faces[face]
    player.stacks[printed.kind].remove(printed.tile)
    player.abandoned.append(printed.tile)


def faces_in_zone(s: Galaxy, seat: int) -> list[str]:
    """What the tiles of the construction zone show, developments first, top first."""
    stacks, side = s.players[seat].stacks, s.facts.side
    return [side(tile, kind) for kind in KINDS for tile in stacks[kind]]


# -- Still too few tiles: everybody with many of them gives one up (RG-8.10) --------------------------------------


def who_must_abandon(s: Galaxy) -> list[int]:
    """Seats with more than 3 tiles, the Scout included."""
    limit = s.facts.setup.keep_limit
    return [seat for seat in player_order(s) if tiles_in_zone(s.players[seat]) > limit]


@step("roll.forced_abandons")
class ForcedAbandons(AnyStep):
    """All who have to give up a tile choose at the same time. On the base only."""

    def run(self, s: Galaxy, out: Out) -> None:
        if seats := who_must_abandon(s):
            out.then(Lanes(seats, {seat: [ForcedAbandon(seat)] for seat in seats}))


@step("roll.forced_abandon")
class ForcedAbandon(AnyStep):
    """Exactly one tile, of the owner's choice; never decided automatically (RG-19.7)."""

    seat: int

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        def why(move: Abandon) -> Refusal | None:
            faces = faces_in_zone(s, seat)
            return None if move.face in faces else no("not_in_zone", "RG-8.10", face=move.face, faces=[*faces])

        return [Offer(Abandon, why, moves=lambda: [Abandon(face) for face in faces_in_zone(s, seat)])]

    def play(self, s: Galaxy, seat: int, move: Abandon, out: Out) -> None:
        stack = s.facts.faces[move.face].kind
        abandon(s, seat, move.face)
        out.tell("abandoned_forced", seat, stack=stack, secret={"face": move.face}, knows=(seat,))

    def default(self, s: Galaxy) -> Abandon:
        """The tile that would be built last: the bottom of the longer stack."""
        stacks = s.players[self.seat].stacks
        kind = max(KINDS, key=lambda each: len(stacks[each]))
        return Abandon(s.facts.side(stacks[kind][-1], kind))


@step("roll.return_abandoned")
class ReturnAbandoned(AnyStep):
    """The very end of Explore: abandoned tiles return to the bag, workers from powers are gone (RG-8.5, RG-7.10)."""

    def run(self, s: Galaxy, out: Out) -> None:
        refill(s, out)
        for player in s.players:
            player.extra = []
