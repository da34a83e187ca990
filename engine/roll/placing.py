"""Placing drawn tiles in the construction zone (RG-8.3)."""

from __future__ import annotations

from engine.kernel.event import Refusal, no
from engine.kernel.offer import Offer
from engine.kernel.step import AnyStep, Out, step
from engine.roll.facts import KINDS
from engine.roll.moves import Place
from engine.roll.powers import PlaceOnTop
from engine.roll.state import Galaxy


def places(s: Galaxy, seat: int, scouted: bool) -> tuple[str, ...]:
    """Where drawn tiles may go: the bottom; on top only Scouted ones with Improved Reconnaissance (RG-18.31)."""
    return ("bottom", "top") if scouted and s.facts.owned(s.players[seat].tableau, PlaceOnTop) else ("bottom",)


@step("roll.place_tiles")
class PlaceTiles(AnyStep):
    """Every drawn tile is placed, in any order, with either side up (RG-8.3). The side is always a real choice."""

    seat: int
    scouted: bool = True  # not the tile of Alien Research Team (RG-18.4)

    def awaits(self, s: Galaxy) -> int | None:
        return self.seat if s.players[self.seat].drawn else None

    def run(self, s: Galaxy, out: Out) -> None:
        """All are placed."""

    def offers(self, s: Galaxy, seat: int) -> list[Offer]:
        side = s.facts.side
        allowed = places(s, seat, self.scouted)

        def faces() -> list[str]:
            return [side(tile, kind) for tile in s.players[seat].drawn for kind in KINDS]

        def why(move: Place) -> Refusal | None:
            if move.face not in (drawn := faces()):
                return no("not_drawn", "RG-8.3", face=move.face, faces=[*drawn])
            if move.at not in allowed:
                return no("wrong_place", "RG-8.3", at=move.at, places=[*allowed])
            return None

        return [Offer(Place, why, moves=lambda: [Place(face, at) for face in faces() for at in allowed])]

    def play(self, s: Galaxy, seat: int, move: Place, out: Out) -> None:
        player, face = s.players[seat], s.facts.faces[move.face]
        stack = player.stacks[face.kind]
        player.drawn.remove(face.tile)
        stack.insert(0 if move.at == "top" else len(stack), face.tile)
        if stack[0] == face.tile:  # the top tile is public (RG-17.3)
            show_top(s, out)
            out.tell("placed", seat, stack=face.kind, at=move.at, face=face.id)
        else:
            out.tell("placed", seat, stack=face.kind, at=move.at, secret={"face": face.id}, knows=(seat,))
        out.stay()

    def default(self, s: Galaxy) -> Place:
        """To the shorter stack."""
        player = s.players[self.seat]
        kind = min(KINDS, key=lambda each: len(player.stacks[each]))
        return Place(s.facts.side(player.drawn[0], kind))


def show_top(s: Galaxy, out: Out) -> None:
    """Others see a new top tile at once on the base, but only when the lane is joined in a lane."""
    if s.core.lane is None:
        out.reveal()
