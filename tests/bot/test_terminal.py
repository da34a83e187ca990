"""What must never be seen by another seat, and what must not be cleared away before it is read."""

from __future__ import annotations

from random import Random

import pytest

from bot.console.roll import TABLE
from bot.console.screen import CLEAR, WIDTH
from bot.console.start import seed_of
from bot.talk.voice import Voice
from engine.kernel.chance import commitment
from engine.kernel.match import Match
from engine.kernel.offer import sample
from engine.roll.facts import KINDS, facts
from engine.roll.state import EDITION, Galaxy
from tests.bot.hotseat import GAME, NAMES, SEED, Terminal

EVERY = [face.name for face in facts(EDITION).faces.values()]
UNMISTAKABLE = {name for name in EVERY if sum(name in other for other in EVERY) == 1}  # not "Diversification"


def hidden_names(s: Galaxy, seat: int | None) -> set[str]:
    """What must not be read by that seat: names of tiles that only others see."""
    tiles = {*s.bag.rest, *(tile for share in s.bag.held.values() for tile in share)}
    for other, player in enumerate(s.players):
        if other != seat:
            tiles |= {*player.drawn, *player.abandoned}
            tiles |= {tile for stack in player.stacks.values() for tile in stack[1:]}
    return UNMISTAKABLE & {s.facts.faces[s.facts.side(tile, kind)].name for tile in tiles for kind in KINDS}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_shows_no_secrets_and_fits(seed: int) -> None:
    rng = Random(seed)
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, f"{seed:064x}")
    voices = [Voice(GAME, lang, NAMES) for lang in ("en", "hu")]
    while not match.over():
        awaited = match.awaited()
        seat = rng.choice(awaited)
        for reader in (seat, None):
            lines = TABLE.whole(match.seen(reader), rng.choice(voices), reader)
            assert max(map(len, lines)) <= WIDTH
            text = "\n".join(lines)
            assert "?" not in text
            spot = match.spot(seat) if reader is not None else None
            truth = spot.state if spot is not None else match.state  # a seat sees its own branch
            assert not [name for name in hidden_names(truth, reader) if name in text]
        match.play(seat, sample(match.menu(seat), rng))


# ---- on a terminal


def test_the_seed_can_be_noted_before_the_game_begins() -> None:
    with Terminal("--seed", SEED) as terminal:
        welcome = terminal.until("Press Enter to begin.")
        assert commitment(seed_of(SEED)) in welcome
        assert CLEAR not in welcome
        terminal.enter("")
        assert CLEAR in terminal.until("type another number: 2 Béla, 3 Cili.")


def test_the_screen_is_cleared_between_seats_once_it_is_read() -> None:
    with Terminal("--seed", SEED) as terminal:
        terminal.until("Press Enter to begin.")
        terminal.enter("")
        before = terminal.until("type another number: 2 Béla, 3 Cili.")
        assert "Next is Anna" in before
        assert "Which tile" not in before
        terminal.enter("")
        assert "They are" in terminal.until("\n> ")  # her start tiles
        terminal.enter("1")
        result = terminal.until("Press Enter to clear the screen for the next player.")
        assert "Played: Development" in result
        assert "Anna starts to build" in result
        assert CLEAR not in result
        terminal.enter("")
        between = terminal.until("type another number: 3 Cili.")
        assert CLEAR in between
        assert "Anna starts to build" not in between.partition(CLEAR)[2]
        terminal.enter("3")
        assert "Cili, your choice" in terminal.until("\n> ")
        terminal.enter("seat 2")  # nothing happened that would have to be read first
        assert terminal.until("Press Enter, Béla.").count(CLEAR) == 1
        terminal.enter("")
        terminal.until("\n> ")
        terminal.enter("undo 1")
        assert "Taken back: Anna, 1 move." in terminal.until("Press Enter, Anna.").partition(CLEAR)[2]
        terminal.enter("")
        terminal.until("\n> ")
        terminal.enter("quit")
        terminal.until("Goodbye.")
        assert terminal.process.wait(20) == 0


def test_alone_at_the_keyboard_nothing_is_cleared() -> None:
    with Terminal("--seed", SEED, "--seat-bots", "2,3") as terminal:
        terminal.until("Press Enter to begin.")
        terminal.enter("")
        shown = terminal.until("\n> ")
        terminal.enter("1")
        shown += terminal.until("\n> ")
        assert CLEAR not in shown
        assert "Press Enter" not in shown
