"""Advanced Logistics: reordering and turning over the tiles of the own construction zone (RG-18.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.event import Refusal, no
from engine.kernel.step import Out
from engine.roll.facts import KINDS
from engine.roll.moves import Rearrange
from engine.roll.placing import show_top
from engine.roll.powers import Rearrange as RearrangePower
from engine.roll.shortage import faces_in_zone
from engine.roll.state import Galaxy, tiles_in_zone


def may_rearrange(s: Galaxy, seat: int) -> bool:
    """With the power, and a tile to move; no explorer is needed."""
    player = s.players[seat]
    return bool(s.facts.owned(player.tableau, RearrangePower)) and tiles_in_zone(player) > 0


def rearrangements(s: Galaxy, seat: int) -> Iterator[Rearrange]:
    """Every tile, either side up, to every depth but where it already is."""
    stacks, side = s.players[seat].stacks, s.facts.side
    for kind in KINDS:
        for at, tile in enumerate(stacks[kind], 1):
            for up in KINDS:
                for depth in range(1, len(stacks[up]) + (up != kind) + 1):
                    if up != kind or depth != at:
                        yield Rearrange(side(tile, up), depth)


def why_rearrange(s: Galaxy, seat: int, move: Rearrange) -> Refusal | None:
    face, stacks = s.facts.faces.get(move.face), s.players[seat].stacks
    here = next((kind for kind in KINDS if face is not None and face.tile in stacks[kind]), None)
    if face is None or here is None:
        return no("not_in_zone", "RG-18.1", face=move.face, faces=[*faces_in_zone(s, seat)])
    most = len(stacks[face.kind]) + (here != face.kind)
    if not 1 <= move.depth <= most:
        return no("no_such_depth", "RG-18.1", depth=move.depth, most=most)
    if here == face.kind and stacks[here][move.depth - 1] == face.tile:
        return no("nothing_changes", "RG-18.1", face=move.face, depth=move.depth)
    return None


def rearrange(s: Galaxy, seat: int, move: Rearrange, out: Out) -> None:
    """The dice on the stacks stay where they are."""
    stacks, face = s.players[seat].stacks, s.facts.faces[move.face]
    before = _tops(s, seat)
    for stack in stacks.values():
        if face.tile in stack:
            stack.remove(face.tile)
    stacks[face.kind].insert(move.depth - 1, face.tile)
    after = _tops(s, seat)
    if after != before:
        show_top(s, out)
    out.tell("rearranged", seat, faces=[*after], secret={"face": move.face, "depth": move.depth}, knows=(seat,))


def _tops(s: Galaxy, seat: int) -> list[str]:
    """The faces everybody sees."""
    stacks = s.players[seat].stacks
    return [s.facts.side(stacks[kind][0], kind) for kind in KINDS if stacks[kind]]
