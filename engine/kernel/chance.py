"""Chance. What nobody has seen is not decided yet: a draw is made when it is looked at, by a keyed hash.

Index n of a stream depends on the seed, the stream's name and n alone, so a rules fix in one deck does not shift
another, and lanes (which have streams of their own) give the same draws in whatever order people move.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

from engine.kernel.step import Out

if TYPE_CHECKING:
    from engine.kernel.core import Core, State

T = TypeVar("T")
UNKNOWN = "?"
_SPAN = 1 << 64


class Veil(Exception):
    """The next thing to happen depends on something that this view does not hold."""


def _index(core: Core, stream: str, size: int) -> int:
    if core.seed is None:
        raise Veil(stream)
    if core.lane is not None:
        stream = f"{stream}@{core.lane}"
    n = core.drawn.get(stream, 0)
    core.drawn[stream] = n + 1
    limit = _SPAN - _SPAN % size  # rejection sampling: every index is equally likely
    attempt = 0
    while True:
        digest = sha256(f"{core.seed}/{core.rewinds}/{stream}/{n}/{attempt}".encode()).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % size
        attempt += 1


def _choose(core: Core, stream: str, items: Sequence[T]) -> int:
    script = core.script.get(stream)
    if script:
        wanted = script.pop(0)
        return list(map(str, items)).index(wanted)
    return _index(core, stream, len(items))


def pick(s: State, out: Out, stream: str, items: Sequence[T]) -> T:
    """One of the items, each equally likely. The only source of chance; a die is a pick from its faces."""
    out.reveal()
    return items[_choose(s.core, stream, items)]


@dataclass(slots=True)
class Deck:
    """Unordered cards. `known` were looked at but not taken (next first); `held` are shares for open lanes."""

    name: str
    rest: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    held: dict[int, list[str]] = field(default_factory=dict)

    def left(self, s: State) -> int:
        """How many cards can be drawn here: in a lane, those of the lane's share."""
        share = self._share(s)
        return len(self.rest) + len(self.known) if share is None else len(share)

    def draw(self, s: State, out: Out) -> str:
        """Take and look at the next card. On a view the card is unknown."""
        out.reveal()
        share = self._share(s)
        if share is None and self.known:
            return self.known.pop(0)
        source = self.rest if share is None else share
        if not source:
            raise LookupError(f"{self.name}: nothing is left to draw, or seat {s.core.lane} has no share in its lane")
        if s.core.seed is None:
            source.pop()
            return UNKNOWN
        script = s.core.script.get(self.name)
        if script and script[0] not in source:
            self._bring(script[0], source)
        return source.pop(_choose(s.core, self.name, source))

    def _share(self, s: State) -> list[str] | None:
        """The cards set aside for the lane being played. None: the deck itself, on the base or in the only lane."""
        lane = s.core.lane
        if lane is None:
            return None
        return self.held.get(lane, None if s.core.alone else [])

    def _bring(self, card: str, source: list[str]) -> None:
        """A scene dictates a card that chance has put into another share: it changes places with one of these."""
        for other in (self.rest, *self.held.values()):
            if card in other:
                other[other.index(card)] = source.pop()
                other.sort()
                insort(source, card)
                return

    def add(self, cards: Iterable[str]) -> None:
        """Cards go back and are mixed in."""
        for card in cards:
            insort(self.rest, card)

    def split(self, s: State, shares: Mapping[int, int]) -> None:
        """Set cards aside for lanes, unseen by anybody, so that lanes cannot draw each other's cards.

        Known cards stay where they are: they are not unseen.
        """
        if sum(shares.values()) > len(self.rest):
            raise LookupError(f"{self.name} has too few cards for these shares")
        for seat, size in shares.items():
            share = self.held[seat] = []
            for _ in range(size):
                if s.core.seed is None:
                    share.append(self.rest.pop())
                else:
                    insort(share, self.rest.pop(_index(s.core, f"{self.name}.share", len(self.rest))))

    def unsplit(self) -> None:
        """What the lanes left goes back."""
        for share in self.held.values():
            self.add(share)
        self.held = {}


def commitment(secret: str) -> str:
    """What the lobby shows before anybody joins."""
    return sha256(secret.encode()).hexdigest()


def salted_seed(secret: str, salts: Iterable[str]) -> str:
    """The game's seed. Neither the operator (secret) nor the players (salts) can choose it alone."""
    parts = [f"{len(part)}:{part}" for part in (secret, *salts)]  # with lengths: no two lists of salts look alike
    return sha256("\n".join(parts).encode()).hexdigest()
