"""The hot-seat table: through the real process as people use it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from bot.console.start import seed_of
from engine.kernel.chance import commitment
from tests.bot.hotseat import COMMAND, SEED, in_order, run, whites
from tests.bot.spoken import ROOT

# ---- a round as people play it


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
        "“selekt” is not possible now. Possible: select. Did you mean select?",
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
        "Cili is done. “undo 3” opens that plan again while others still decide.",
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
    in_order(done.stdout, expected)


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
        (("--names", "Anna,Béla,anna"), 'Two players are called "anna". Everybody needs a name of their own.'),
        (("--names", "Player 2"), 'Two players are called "Player 2". Everybody needs a name of their own.'),
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


# ---- leaving


def test_the_goodbye_gives_the_command_for_the_same_game() -> None:
    done = run("--seed", "my game", "--seat-bots", "3", "--beginner", "--lang", "hu", lines=["quit"])
    command = shlex.split(done.stdout.splitlines()[-1])
    assert command[0] == sys.executable
    assert command[1:4] == ["-m", "bot", "console"]
    assert command[command.index("--seed") + 1] == "my game"
    again = subprocess.run(
        command, input="quit\n", capture_output=True, encoding="utf-8", cwd=ROOT, timeout=60, check=True
    )
    assert again.stdout == done.stdout


def test_a_drawn_seed_is_in_the_goodbye() -> None:
    done = run(lines=["quit"])
    seed = shlex.split(done.stdout.splitlines()[-1])[-1]
    assert commitment(seed) in done.stdout


@pytest.mark.parametrize("arguments", [("--seed", "pipe"), ("--help",)])
def test_when_nobody_reads_on_it_ends_quietly(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """As with `| head -1`."""
    typed = tmp_path / "typed"
    typed.write_text("auto\n" * 300)
    with typed.open() as lines:
        command = [*COMMAND, *arguments]
        process = subprocess.Popen(command, stdin=lines, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)
    assert process.stdout is not None
    assert process.stderr is not None
    if "--help" not in arguments:
        process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(30) == 0


# ---- thinking again


def test_revising_can_be_discovered() -> None:
    column = whites(SEED)[0]
    lines = ["1", "1", "1", f"select explore white:{column}", "select develop", "undo", "quit"]
    said = run("--seed", SEED, lines=lines).stdout
    note = "(undo: takes back your last move)"
    before, after = said.split("> select explore")
    assert note not in before
    in_order(after, [note, "You have selected Explore already. “undo” takes moves back", "Taken back: Cili, 1 move."])
    assert note not in after.partition("Taken back")[2]


def test_the_plan_of_a_computer_stays() -> None:
    said = run("--seed", SEED, "--seat-bots", "2", lines=["1", "1", "undo 2", "seat 2", "quit"]).stdout
    in_order(said, ["> undo 2\nThe computer plays for Béla.", "> seat 2\nBéla has nothing to decide now."])


# ---- asking


def test_a_tile_tells_what_it_does() -> None:
    lines = ["tile bankers", "help Free Trade Zone", "tile alien", "tile", "tile qqq", "help stock", "help qqq", "quit"]
    said = run("--seed", SEED, lines=lines).stdout
    in_order(
        said,
        [
            "Galactic Bankers · development, cost 6+\n  Ship: after each Trade",
            "Other side: Former Penal Colony (1, Novelty) – Give up 1 of your dice; gains 1 red die to the",
            "Free Trade Zone · development, cost 3\n",
            "Alien Archaeology (1) – Explore: a yellow explorer",
            "> tile\n",
            "> tile qqq\nNo tile is called “qqq”.",
            "> help stock\nstock – Stock: An explorer takes credits.",
            "> help qqq\n",
            "Now possible:",
        ],
    )
