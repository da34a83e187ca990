"""Honesty: anybody can check a finished game from what was announced, the published secret and the log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.kernel.chance import commitment, salted_seed
from engine.kernel.codec import canonical
from engine.kernel.event import Refusal, Refused, no
from engine.kernel.game import Game, S
from engine.kernel.match import Match

Kind = Literal["play", "standing", "timeout", "back", "rewind"]
MOST_SHOWN = 5  # places where two states differ


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log. Forced moves are no rows: the rules make them again.

    `text` is the moves of play, standing and timeout, the number of moves of back, the row that rewind goes back to.
    """

    seat: int | None
    kind: Kind
    text: str


class Wrong(Exception):
    """A row that the rules do not bear out."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def rewound(game: Game[S], before: S, now: S) -> S:
    """A stored state put back by agreement. What is drawn after it differs from everything drawn so far."""
    state = game.copy(before)
    state.core.rewinds = now.core.rewinds + 1
    return state


def replay(game: Game[S], options: object, seats: int, seed: str, rows: Iterable[Row]) -> Match[S]:
    """Play the whole log again; raises Wrong at the first row that cannot have happened."""
    match = Match.new(game, options, seats, seed)
    before: list[S] = []  # the state before each row; a drafted match never changes a state it has left
    for at, row in enumerate(rows):
        before.append(match.state)
        try:
            match = _repeat(match, row, before)
        except Refused as refused:
            why = refused.refusal
            raise Wrong(no("row_refused", why.clause, row=at, seat=row.seat, text=row.text, why=why.code)) from None
    return match


def _repeat(match: Match[S], row: Row, before: Sequence[S]) -> Match[S]:
    if row.kind == "rewind":
        to = _number(row.text)
        if to >= len(before):
            raise Refused(no("no_such_row"))
        return Match(match.game, rewound(match.game, before[to], match.state))
    if row.seat is None:
        raise Refused(no("bad_row"))
    match row.kind:
        case "play" | "standing":
            match.play(row.seat, row.text)
        case "timeout":
            played = "; ".join(match.time_out(row.seat).moves)
            if played != row.text:
                raise Refused(no("timeout_differs", played=played))
        case "back":
            match.take_back(row.seat, _number(row.text))
        case _:
            raise Refused(no("bad_row"))
    return match


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Refused(no("bad_row"))
    return int(text)


def verify(
    game: Game[S],
    options: object,
    seats: int,
    secret: str,
    salts: Sequence[str],
    announced: str,
    rows: Iterable[Row],
    final: bytes,
) -> list[Refusal]:
    """What does not fit together; nothing if the game was honest. `final`: the stored last state."""
    wrong: list[Refusal] = []
    if commitment(secret) != announced:
        wrong.append(no("secret_changed", announced=announced, published=commitment(secret)))
    try:
        match = replay(game, options, seats, salted_seed(secret, salts), rows)
    except Wrong as found:
        return [*wrong, found.refusal]
    if not match.over():
        wrong.append(no("not_finished", awaited=[*match.awaited()]))
    ours = json.loads(canonical(match.state))
    try:
        theirs = json.loads(final)
    except ValueError:
        return [*wrong, no("state_unreadable")]
    places = [place for _, place in zip(range(MOST_SHOWN), _differences(ours, theirs, ""), strict=False)]
    if places:
        wrong.append(no("state_differs", places=[*places]))
    return wrong


def _differences(a: Any, b: Any, path: str) -> Iterator[str]:
    """Where two plain values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in sorted({*a, *b}):
            if key in a and key in b:
                yield from _differences(a[key], b[key], f"{path}.{key}".lstrip("."))
            else:
                yield f"{path}.{key}".lstrip(".")
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (one, other) in enumerate(zip(a, b, strict=True)):
            yield from _differences(one, other, f"{path}[{i}]")
    elif type(a) is not type(b) or a != b:
        yield path or "it"
