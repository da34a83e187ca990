"""What a seat may do: offers, each a list of moves or a form, and random moves from them. `ask` narrows them down.

A form must have no dead ends: whatever it offers can be completed to a legal move. `Some` sees to that within its own
bag; between fields it is the duty of the form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from engine.kernel.event import Plain, Refusal, Refused, no
from engine.kernel.move import Bag, Move, bag, count

Hint: TypeAlias = dict[str, Plain]
UNSET: Any = object()  # so that None can be the preferred value
MOST_TRIED = 2000  # selections looked at before an item is believed to lead somewhere


class Rng(Protocol):
    """Chance from outside, for sampling only."""

    def randrange(self, n: int, /) -> int: ...


def always(_: Bag) -> bool:
    return True


@dataclass(slots=True)
class One:
    """Takes one of the values, `hints` are kept by value. Pieces that are alike may be named once each."""

    values: Sequence[Any]
    preferred: Any = UNSET
    hints: Mapping[Any, Hint] | None = None


@dataclass(slots=True)
class Some:
    """Takes a bag of `lo` to `hi` items, which may repeat. `ok` must stay true when items are removed."""

    items: Sequence[str]
    lo: int
    hi: int
    ok: Callable[[Bag], bool] = always
    preferred: Bag | None = None
    hints: Mapping[str, Hint] | None = None

    def reaches(self, chosen: Bag, pool: Sequence[str], tries: list[int] | None = None) -> bool:
        """Can the chosen items grow from the pool to at least `lo`? Believed after many tries."""
        if len(chosen) >= self.lo:
            return True
        if len(chosen) + len(pool) < self.lo:
            return False
        tries = [MOST_TRIED] if tries is None else tries
        for i, item in enumerate(pool):
            if item in pool[:i]:
                continue
            tries[0] -= 1
            if tries[0] < 0:
                return True
            grown = bag((*chosen, item))
            if self.ok(grown) and self.reaches(grown, pool[i + 1 :], tries):
                return True
        return False

    def addable(self, chosen: Bag) -> list[str]:
        """The items that may be added next, each once."""
        if len(chosen) >= self.hi:
            return []
        found = []
        left = Counter(self.items) - Counter(chosen)
        for item in left:
            grown = bag((*chosen, item))
            if self.ok(grown) and self.reaches(grown, list((left - Counter((item,))).elements())):
                found.append(item)
        return found

    def takes(self, chosen: Bag) -> bool:
        """Is this a whole answer?"""
        return self.lo <= len(chosen) <= self.hi and not Counter(chosen) - Counter(self.items) and self.ok(bag(chosen))

    def only(self) -> Bag | None:
        """The answer, when there is just one."""
        if self.lo == self.hi and (self.hi == len(self.items) or len(set(self.items)) == 1):
            return bag(self.items[: self.hi])
        return () if self.lo <= 0 and not self.addable(()) else None


@dataclass(slots=True)
class Tally:
    """A Count asked key by key: `next` takes the amounts so far and gives the next key and its amounts, or None.

    Keys stand in the Count as they were asked, unless `order` says otherwise.
    """

    next: Callable[[dict[str, int]], tuple[str, Sequence[int]] | None]
    preferred: Mapping[str, int] | None = None
    order: Sequence[str] | None = None


Form: TypeAlias = Callable[[tuple[Any, ...]], One | Some | Tally]  # values so far -> what to ask next


@dataclass(frozen=True, slots=True)
class Facet:
    """A question for a listed offer that is no part of the move: where to, before which way."""

    name: str
    of: Callable[[Any], str]


@dataclass(slots=True)
class Offer:
    """One verb on the menu: a listed offer has `moves`, a form has `field`, a bare verb neither.

    `why` decides; `moves` gives exactly the legal moves; `field` takes the values so far and gives the next field.
    """

    kind: type[Move]
    why: Callable[[Any], Refusal | None]
    moves: Callable[[], Iterable[Move]] | None = None
    field: Form | None = None
    facets: tuple[Facet, ...] = ()
    hint: Callable[[Any], Hint | None] | None = None


def listed(offer: Offer) -> list[Move]:
    """The moves of a listed offer, of a bare verb, or of a form that only ever asks for one of several; each once."""
    if offer.moves is not None:
        return list(dict.fromkeys(offer.moves()))
    if offer.field is not None:
        return [offer.kind(*values) for values in _ways(offer, offer.field, ())]
    if offer.kind.fields:
        raise ValueError(f"{offer.kind.verb} is not a listed offer")
    bare = offer.kind()
    return [bare] if offer.why(bare) is None else []


def _ways(offer: Offer, form: Form, values: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if len(values) == len(offer.kind.fields):
        yield values
        return
    asked = form(values)
    if not isinstance(asked, One):
        raise ValueError(f"{offer.kind.verb} has more moves than a list should")
    for value in dict.fromkeys(asked.values):
        yield from _ways(offer, form, (*values, value))


def exists(offer: Offer) -> bool:
    """Is there any such move? Looks at the first one only; forms have no dead ends."""
    if offer.moves is not None:
        return next(iter(offer.moves()), None) is not None
    if offer.field is None:
        return bool(listed(offer))
    first = offer.field(())
    match first:
        case One():
            return len(first.values) > 0
        case Some():
            return first.ok(()) and first.reaches((), first.items)
        case Tally():
            asked = first.next({})
            return asked is None or len(asked[1]) > 0


# ---- sampling


def sample(menu: Mapping[str, Offer], rng: Rng) -> Move:
    """A random legal move: first any of the verbs, then any of its moves, or a random walk through its form."""
    pool = list(menu.values())
    while pool:
        offer = pool.pop(rng.randrange(len(pool)))
        if offer.field is None:
            if moves := listed(offer):
                return moves[rng.randrange(len(moves))]
        elif exists(offer):
            return _walk(offer, offer.field, rng)
    raise Refused(no("nothing_to_do"))


def _walk(offer: Offer, form: Form, rng: Rng) -> Move:
    values: list[Any] = []
    for _ in offer.kind.fields:
        asked = form(tuple(values))
        match asked:
            case One():
                values.append(asked.values[rng.randrange(len(asked.values))])
            case Some():
                values.append(_grow(asked, rng))
            case Tally():
                amounts: dict[str, int] = {}
                while (step := asked.next(dict(amounts))) is not None:
                    amounts[step[0]] = step[1][rng.randrange(len(step[1]))]
                values.append(count(amounts, asked.order or list(amounts)))
    return offer.kind(*values)


def _grow(some: Some, rng: Rng) -> Bag:
    """An item that cannot join now never can later, so each is looked at once."""
    hi = min(some.hi, len(some.items))
    for _ in range(20):
        size = some.lo + rng.randrange(hi - some.lo + 1)
        chosen: Bag = ()
        pool = list(some.items)
        while pool and len(chosen) < size:
            item = pool.pop(rng.randrange(len(pool)))
            grown = bag((*chosen, item))
            if some.ok(grown) and some.reaches(grown, pool):
                chosen = grown
        if len(chosen) >= some.lo:
            return chosen
    raise ValueError(f"no {some.lo} of {list(some.items)} go together")
