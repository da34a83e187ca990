"""The hot-seat table: through the real process as people use it, and what it must never show."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bot.console.answer import Mismatch, all_moves, answer, numbered
from bot.console.roll import TABLE
from bot.console.screen import CLEAR, WIDTH
from bot.console.start import seed_of
from bot.talk.voice import Voice
from engine.games import GAMES
from engine.kernel.ask import Choice, Question
from engine.kernel.chance import commitment
from engine.kernel.match import Match
from engine.kernel.offer import Some, sample
from engine.roll.facts import KINDS, facts
from engine.roll.state import EDITION, Galaxy
from tests.bot.spoken import ROOT

GAME = GAMES["roll"]
NAMES = ["Anna", "Béla", "Cili"]
COMMAND = [sys.executable, "-m", "bot", "console", "--names", ",".join(NAMES)]


def run(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    """The real process; it gets these lines, then the end of input."""
    typed = "".join(f"{line}\n" for line in lines or [])
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=60,
        env=environment,
        check=False,
    )


# ---- a round as people play it


def whites(seed: str) -> list[str]:
    """Where Cili's white dice stand in round 1, if everybody takes the first way to begin."""
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 3, seed_of(seed))
    for seat in range(3):
        match.play(seat, next(iter(all_moves(match.menu(seat)["start"], 1))))
    return [column for column, dice in match.seen(2).players[2].columns.items() if "home" in dice]


SEED = next(seed for seed in map(str, range(100)) if len(whites(seed)) > 1 and "wild" not in whites(seed))


def test_a_scripted_round() -> None:
    """Cili has the keyboard when the start tiles are chosen, and keeps it as long as she is asked."""
    column = whites(SEED)[0]
    lines = [
        *("1", "1", "1"),  # start tiles of all three, by number
        "selekt explore",  # a typo
        "select explore white",  # there are several
        "select explore purple",  # there is none
        f"select explore white:{column}",  # a typed move
        "undo",
        *("select", "2", "9", "1"),  # a partial move, then numbers, one of them wrong
        "done",
        *("help", "log", "moves", "table", "seat 7", "seat 3", "seat 2", "seat 1", "trade"),
        *("undo 3", "done"),  # Cili thinks again
        *["auto"] * 14,
        "quit",
    ]
    done = run("--seed", SEED, lines=lines)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    expected = [
        "selekt is not a phase. The phases: Explore, Develop, Settle, Produce, Ship. (RG-",
        "“white” could mean several things: white (",
        "You have no such worker here: purple. Yours: ",
        "Played: Select Explore with white",
        "Taken back: Cili, 1 move.",
        "Which phase do you select?",
        "Which worker selects Develop?",
        "There is no 9 here: 1 to",
        "Played: Select Develop with",
        "Played: Done",
        "Now possible:",
        "There is no seat 7: 1 to 3.",
        "Cili has nothing to decide now.",
        "Béla, your choice",
        "Anna, your choice",
        "“trade” is not possible now. Possible: ",
        "Taken back: Cili, 1 move.",
        "Cili, your choice",
        "Played: Done",
        "The computer moved for Anna.",
        "The computer moved for Béla.",
        "Phases this round:",
        "Round 2",
        "Goodbye.",
    ]
    at = 0
    for text in expected:  # in this order
        found = done.stdout.find(text, at)
        assert found >= 0, (text, done.stdout[at : at + 3000])
        at = found + len(text)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_whole_game_by_auto_ends_with_scores(lang: str) -> None:
    done = run("--seed", "whole", "--lang", lang, lines=["auto"] * 1500)
    assert done.returncode == 0, done.stderr
    end = done.stdout[-1500:]
    seed = sha256(b"whole").hexdigest()
    assert ("Total" if lang == "en" else "Összesen") in end
    assert seed in end
    assert seed not in done.stdout[:-1500]
    assert done.stdout.count(commitment(seed)) == 2  # announced, and shown again
    assert any(("wins" if lang == "en" else "győzött") in line for line in end.splitlines())


def test_the_computer_can_play_all_seats() -> None:
    done = run("--seats", "2", "--names", "", "--seat-bots", "1,2", "--seed", "bots", "--beginner")
    assert done.returncode == 0, done.stderr
    assert "Player 1" in done.stdout
    assert "The game is over" in done.stdout


def test_one_person_against_the_computer() -> None:
    done = run("--seat-bots", "2,3", "--seed", "alone", lines=["auto on"])
    assert done.returncode == 0, done.stderr
    assert "The computer plays on for Anna." in done.stdout
    assert "The game is over" in done.stdout


def test_the_end_of_input_is_polite() -> None:
    done = run("--seed", "short", lines=["1"])
    assert done.returncode == 0
    assert "Goodbye." in done.stdout
    assert not done.stderr


def test_hungarian_is_spoken_and_understood() -> None:
    done = run("--lang", "hu", "--seed", SEED, lines=["1", "1", "1", "fázis kiválasztása letelepedés", "1", "kesz"])
    assert "Melyik munkás" in done.stdout or "melyik munkás" in done.stdout
    assert "Lépés: Fázis: Letelepedés" in done.stdout
    assert "Lépés: Kész" in done.stdout


# ---- the command line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "chess"), 'There is no game "chess" here. Games: roll.'),
        (("--seats", "9"), 'Roll for the Galaxy is for 2 to 5 players, not "9".'),
        (("--seats", "two"), 'Roll for the Galaxy is for 2 to 5 players, not "two".'),
        (("--seats", "2"), "3 names for 2 seats."),
        (("--lang", "xx"), 'There is no language "xx" here. Languages: en, hu.'),
        (("--seat-bots", "4"), 'There is no seat "4": the seats are 1 to 3.'),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip() == said


def test_without_arguments_it_tells_what_there_is() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot"], capture_output=True, encoding="utf-8", cwd=ROOT, timeout=60, check=True
    )
    assert "console" in done.stdout
    assert "python -m bot run" in done.stdout


def test_a_seed_is_hex_or_any_text() -> None:
    assert seed_of("AB" * 32) == "ab" * 32
    assert seed_of("galaxy") == sha256(b"galaxy").hexdigest()
    assert seed_of(None) != seed_of(None)


# ---- secrets


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


def read_until(fd: int, wanted: str, seconds: float = 20) -> str:
    """What the terminal shows, up to and with this text."""
    seen = b""
    end = time.monotonic() + seconds
    while wanted.encode() not in seen:
        ready, _, _ = select.select([fd], [], [], max(0, end - time.monotonic()))
        assert ready, seen.decode("utf-8", "replace")
        seen += os.read(fd, 65536)
    return seen.decode("utf-8", "replace")


def test_on_a_terminal_the_screen_is_cleared_between_seats() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen([*COMMAND, "--seed", SEED], stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT)
    os.close(theirs)
    try:
        before = read_until(ours, "type another number: 2 Béla, 3 Cili.")
        assert "Next is Anna" in before
        assert "Which tile" not in before
        os.write(ours, b"\n")
        assert "They are" in read_until(ours, "\n> ")  # her start tiles
        os.write(ours, b"1\n")
        between = read_until(ours, "type another number: 3 Cili.")
        assert CLEAR in between
        assert "They are" not in between.partition(CLEAR)[2]
        os.write(ours, b"3\n")
        assert "Cili, your choice" in read_until(ours, "\n> ")
        os.write(ours, b"quit\n")
        read_until(ours, "Goodbye.")
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


# ---- answers


def some(lo: int, hi: int) -> Question:
    items = ("home", "home", "military")
    choices = (Choice("home", count=2), Choice("military"))
    return Question("recruit", "dice", "some", choices, lo, hi, {"verb": "recruit"}, None, Some(items, lo, hi))


def test_several_numbers_make_a_selection() -> None:
    match: Any = None  # numbers need no game
    assert answer(match, 0, some(3, 3), "1 1, 2") == {"verb": "recruit", "dice": "home,home,military"}
    assert answer(match, 0, some(0, 3), "-") == {"verb": "recruit", "dice": "-"}


@pytest.mark.parametrize(
    ("line", "key", "data"),
    [
        ("1", "incomplete", {"n": 1, "range": "2"}),
        ("2 2", "not-together", {}),
        ("1 4", "no-number", {"typed": "4", "most": "2"}),
        ("-", "incomplete", {"n": 0, "range": "2"}),
    ],
)
def test_wrong_numbers_say_why(line: str, key: str, data: dict[str, Any]) -> None:
    with pytest.raises(Mismatch) as caught:
        answer(None, 0, some(2, 2), line)  # type: ignore[arg-type]  # numbers need no game
    assert (caught.value.key, caught.value.data) == (key, data)


def test_numbers_that_are_values_stand_for_themselves() -> None:
    depth = Question("rearrange", "depth", "one", (Choice("1"), Choice("3")), 1, 1, {"verb": "rearrange"})
    assert list(numbered(depth)) == ["1", "3"]


def test_all_moves_of_a_form_are_legal_and_different() -> None:
    rng = Random(5)
    match: Match[Galaxy] = Match.new(GAME, GAME.options(), 2, f"{5:064x}")
    for _ in range(150):
        seat = match.awaited()[0]
        for offer in match.menu(seat).values():
            moves = list(all_moves(offer, 40))
            assert len(moves) == len(set(moves)) > 0
            assert all(offer.why(move) is None for move in moves)
        match.play(seat, sample(match.menu(seat), rng))
