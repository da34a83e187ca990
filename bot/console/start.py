"""From the command line to a game: which one, who sits where, and the seed."""

from __future__ import annotations

import argparse
import re
import secrets
import shlex
import sys
from dataclasses import replace
from hashlib import sha256
from io import TextIOWrapper

from pydantic import ValidationError

from bot.console import roll
from bot.console.hotseat import HotSeat
from bot.console.screen import Table
from bot.talk import words
from bot.talk.catalogue import FALLBACK, LANGUAGES, catalogue
from engine.games import GAMES
from engine.kernel.match import Match

TABLES: dict[str, Table] = {"roll": roll.TABLE}
HEX = re.compile(r"[0-9a-f]{64}")


class Wrong(Exception):
    """An argument that cannot be; the text says what would be right."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="roll", metavar="KEY", help=f"which game: {', '.join(TABLES)}")
    parser.add_argument("--seats", default="3", metavar="N", help="how many players (default: 3)")
    parser.add_argument("--names", default="", metavar="A,B,C", help="their names, with commas between them")
    parser.add_argument("--seat-bots", default="", metavar="2,3", help="seats that the computer plays, at random")
    parser.add_argument("--seed", default=None, metavar="TEXT", help="the same text deals the same game")
    parser.add_argument("--beginner", action="store_true", help="an easier start, where the game has one")
    parser.add_argument("--lang", default="en", metavar="CODE", help=f"language: {', '.join(LANGUAGES)}")


def start(chosen: argparse.Namespace) -> int:
    """Play; 0 when the game ended or was left, 2 for arguments that cannot be."""
    try:
        table = prepared(chosen)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # odd bytes or a terminal without ő are no reason to stop
    table.play()
    return 0


def prepared(chosen: argparse.Namespace) -> HotSeat:
    game = GAMES.get(chosen.game)
    if game is None or chosen.game not in TABLES:
        raise Wrong(f'There is no game "{chosen.game}" here. Games: {", ".join(TABLES)}.')
    least, most = game.seats[0], game.seats[-1]
    if not chosen.seats.isdecimal() or int(chosen.seats) not in game.seats:
        raise Wrong(f'{game.name} is for {least} to {most} players, not "{chosen.seats}".')
    seats = int(chosen.seats)
    if chosen.lang not in LANGUAGES:
        raise Wrong(f'There is no language "{chosen.lang}" here. Languages: {", ".join(LANGUAGES)}.')
    try:
        options = game.options(**({"beginner": True} if chosen.beginner else {}))
    except ValidationError:
        raise Wrong(f"{game.name} has no --beginner.") from None
    names = seat_names(chosen.names, seats, chosen.lang)
    bots = seat_numbers(chosen.seat_bots, seats)
    seed = seed_of(chosen.seed)
    synonyms = {**words.spoken(game, chosen.lang), **game.synonyms}
    match = Match.new(replace(game, synonyms=synonyms), options, seats, seed)
    return HotSeat(match, TABLES[game.key], names, chosen.lang, seed, bots, command(chosen, seed))


def command(chosen: argparse.Namespace, seed: str) -> str:
    """What to type for the same game once more, as it was typed this time."""
    typed = [sys.orig_argv[0], "-m", "bot", "console", "--game", chosen.game, "--seats", chosen.seats]
    typed += ["--names", chosen.names] if chosen.names else []
    typed += ["--seat-bots", chosen.seat_bots] if chosen.seat_bots else []
    typed += ["--beginner"] if chosen.beginner else []
    typed += ["--lang", chosen.lang] if chosen.lang != FALLBACK else []
    return shlex.join([*typed, "--seed", chosen.seed or seed])


def seat_names(typed: str, seats: int, lang: str) -> list[str]:
    names = [name.strip() for name in typed.split(",") if name.strip()]
    if len(names) > seats:
        raise Wrong(f"{len(names)} names for {seats} seats.")
    missing = range(len(names) + 1, seats + 1)
    names += [catalogue(lang).text("console-player", {"n": n}) or str(n) for n in missing]
    for at, name in enumerate(names):
        if name.casefold() in map(str.casefold, names[:at]):
            raise Wrong(f'Two players are called "{name}". Everybody needs a name of their own.')
    return names


def seat_numbers(typed: str, seats: int) -> set[int]:
    numbers = [number.strip() for number in typed.split(",") if number.strip()]
    for number in numbers:
        if not number.isdecimal() or not 1 <= int(number) <= seats:
            raise Wrong(f'There is no seat "{number}": the seats are 1 to {seats}.')
    return {int(number) - 1 for number in numbers}


def seed_of(typed: str | None) -> str:
    """64 hex digits are the seed itself, any other text makes one; without text it is drawn."""
    if typed is None:
        return secrets.token_hex(32)
    return typed.lower() if HEX.fullmatch(typed.lower()) else sha256(typed.encode()).hexdigest()
