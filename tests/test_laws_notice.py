"""Proof that the laws can fail: each is broken on purpose, and the fuzzer's checks must notice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.kernel import chance, codec
from engine.kernel.event import Refusal, Refused, no
from engine.kernel.match import Match
from engine.kernel.step import Out
from engine.roll import GAME, assign, build, completion, explore, gains, placing, ship
from engine.roll.moves import Done
from engine.roll.state import Galaxy, Player
from tests.laws import laws
from tests.laws.laws import Broken
from tests.laws.trial import run_trial

Patch = pytest.MonkeyPatch


def loses_a_field(patch: Patch) -> None:
    def forgetful(cls: type[Galaxy], data: bytes) -> Galaxy:
        loaded = real(cls, data)
        loaded.players[0].plan = []
        return loaded

    real = codec.load
    patch.setattr(laws, "load", forgetful)


def refusing_costs_a_credit(patch: Patch) -> None:
    def costly(player: Player, move: Any) -> Refusal | None:
        refusal = real(player, move)
        player.credits -= refusal is not None
        return refusal

    real = assign.select_why
    patch.setattr(assign, "select_why", costly)


def lists_what_it_refuses(patch: Patch) -> None:
    patch.setattr(explore, "why_explorer", lambda explorer, choices: no("never"))


def allows_what_it_does_not_list(patch: Patch) -> None:
    patch.setattr(ship, "why_not_pair", lambda player, world, good, shipper: None)


def menu_looks_into_the_bag(patch: Patch) -> None:
    def peeking(s: Galaxy, seat: int, scouted: bool) -> tuple[str, ...]:
        return ("top", "bottom") if s.bag.rest[:1] < ["t10"] else ("bottom",)

    patch.setattr(placing, "places", peeking)


def waiting_tells_of_hidden_tiles(patch: Patch) -> None:
    """The tile below the top decides whether a seat is asked."""

    def telling(self: build.Build, s: Galaxy) -> Any:
        hidden = s.players[self.seat].stacks[self.kind][1:2]
        return None if hidden < ["t28"] else real(self, s)

    real = build.Build.forced
    patch.setattr(build.Build, "forced", telling)


def forgets_to_reveal(patch: Patch) -> None:
    patch.setattr(Out, "reveal", lambda self: None)


def lanes_share_a_stream(patch: Patch) -> None:
    def shared(core: Any, stream: str, size: int) -> int:
        lane, core.lane = core.lane, None
        try:
            return real(core, stream, size)
        finally:
            core.lane = lane

    real = chance._index
    patch.setattr(chance, "_index", shared)


def nobody_may_say_done(patch: Patch) -> None:
    patch.setattr(assign, "done_why", lambda player: no("never"))


def dice_come_from_nowhere(patch: Patch) -> None:
    def generous(s: Galaxy, seat: int, face: str, colour: str, count: int, to: str) -> str:
        s.players[seat].cup.append(colour)
        return real(s, seat, face, colour, count, to)

    real = gains.gain_dice
    patch.setattr(gains, "gain_dice", generous)


def a_die_is_lost(patch: Patch) -> None:
    patch.setattr(completion, "take_die", lambda player, die, place: None)


def taking_back_leaves_a_trace(patch: Patch) -> None:
    def careless(self: Match[Galaxy], seat: int, n: int = 1) -> None:
        real(self, seat, n)
        self.state.core.lanes[seat].floor += 1

    real = Match.take_back
    patch.setattr(Match, "take_back", careless)


BREAKS: list[tuple[Callable[[Patch], None], str]] = [
    (loses_a_field, "1 round trip"),
    (lanes_share_a_stream, "not_drawn|^[0-9]"),
    (refusing_costs_a_credit, "4 "),
    (lists_what_it_refuses, "5 "),
    (allows_what_it_does_not_list, "5 "),
    (menu_looks_into_the_bag, "6 "),
    (waiting_tells_of_hidden_tiles, "6 who is awaited"),
    (forgets_to_reveal, "7 "),
    (nobody_may_say_done, "no dead end|9 the default"),
    (dice_come_from_nowhere, "conserved"),
    (a_die_is_lost, "conserved"),
    (taking_back_leaves_a_trace, "10 "),
]


@pytest.mark.parametrize(("break_it", "law"), BREAKS, ids=[breaks.__name__ for breaks, _ in BREAKS])
def test_the_laws_notice(break_it: Callable[[Patch], None], law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    break_it(monkeypatch)
    with pytest.raises((Broken, Refused), match=law):  # the fuzzer counts any exception as a failure
        play_many()


def play_many() -> None:
    for seed in range(12):
        run_trial(GAME, GAME.options(), 2 + seed % 3, Random(seed))


def test_done_is_a_move_of_roll() -> None:
    """The break above means something only as long as plans end with `done`."""
    assert Done in GAME.moves
