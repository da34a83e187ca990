"""A game at one keyboard. Each seat sees its own view; when the seat changes, the screen is cleared in between."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NoReturn

from bot.console.answer import Mismatch, all_moves, answer
from bot.console.screen import CLEAR, Screen, Table
from bot.talk import words
from engine.kernel.ask import Choice, Given, Question
from engine.kernel.event import Event, Refused
from engine.kernel.match import Match
from engine.kernel.move import Move
from engine.kernel.offer import sample

MOST_MOVES = 60  # of one verb, in a list
LOG_LINES = 30


class Left(Exception):
    """Somebody typed quit."""


class HotSeat:
    def __init__(
        self, match: Match[Any], table: Table, names: Sequence[str], lang: str, seed: str, bots: set[int], again: str
    ) -> None:
        self.match = match
        self.screen = Screen(match, table, names, lang)
        self.names = names
        self.seed = seed
        self.again = again  # the command that deals this game once more
        self.bots = bots  # seats that the computer plays, at random
        self.rng = Random(f"{seed}/bots")
        self.log: list[Event] = list(match.opening)
        self.heard = [0] * len(names)  # how much of the log each seat has been told
        self.seat: int | None = None  # who sits at the keyboard
        self.tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.unread = False  # something is on the screen that nobody had the time to read

    # ---- the course of the game

    def play(self) -> None:
        self.screen.welcome(self.seed)
        try:
            if self.tty and len(self.bots) < len(self.names):
                self.read(self.screen.word("begin") + " ")
            while not self.match.over():
                self.go_on()
        except (Left, EOFError, KeyboardInterrupt):
            print("\n" + self.screen.word("bye", command=self.again))
            return
        self.news(self.seat if self.seat is not None else 0)
        self.screen.show(None)
        self.screen.ending(self.seed)

    def go_on(self) -> None:
        """Computer seats move; otherwise the seat at the keyboard, if it is asked, else the next one."""
        awaited = self.match.awaited()
        for seat in awaited:
            if seat in self.bots:
                self.log += self.match.play(seat, sample(self.match.menu(seat), self.rng)).events
                return
        if self.seat not in awaited:
            self.hand_over(awaited)
        assert self.seat is not None
        self.turn(self.seat)

    def hand_over(self, awaited: list[int], said: str = "") -> None:
        """Somebody else sits down. Nothing of theirs is shown before they are there, and nothing is left of before."""
        seat = awaited[0]
        if self.tty and len(self.names) - len(self.bots) > 1:
            if self.unread:
                self.read("\n" + self.screen.word("clear") + " ")
            print(CLEAR + said)
            others = ", ".join(f"{other + 1} {self.names[other]}" for other in awaited[1:])
            key = "hand-over-choice" if others else "hand-over"
            typed = self.read(self.screen.word(key, name=self.names[seat], others=others) + " ")
            if typed.isdecimal() and int(typed) - 1 in awaited:
                seat = int(typed) - 1
            print(CLEAR, end="")
        elif said:
            print(said)
        self.unread = False
        self.seat = seat
        self.news(seat)
        self.screen.show(seat)

    def news(self, seat: int) -> None:
        """Everything since this seat last looked."""
        fresh = self.log[self.heard[seat] :]
        self.heard[seat] = len(self.log)
        if fresh:
            print(f"\n── {self.screen.word('news')}")
            self.screen.tell(fresh, seat)

    def turn(self, seat: int) -> None:
        """Questions and answers until a move is made, or something else comes first."""
        trail: list[Given] = [{}]  # the answers before each question, for going back
        self.screen.whose(seat)
        while True:
            asked = self.ask(seat, trail[-1])
            if isinstance(asked, Move):
                self.move(seat, asked)
                return
            self.screen.put(asked, back=len(trail) > 1, undo=self.can_undo(seat))
            line = self.read("> ")
            head, _, rest = line.partition(" ")
            command = self.commands.get(head.lower())
            try:
                if line.lower() == "b":
                    del trail[max(1, len(trail) - 1) :]
                elif command is not None:
                    if command(self, seat, rest.strip()):
                        return
                elif ";" in line:
                    self.move(seat, line)
                    return
                elif line or asked.default is not None:
                    found = answer(self.match, seat, asked, line)
                    if isinstance(found, Move):
                        self.move(seat, found)
                        return
                    self.match.ask(seat, found)  # refused here if it leads nowhere
                    trail.append(found)
            except Refused as refused:
                self.screen.refuse(refused)
            except Mismatch as mismatch:
                self.screen.mismatch(asked, mismatch)

    def ask(self, seat: int, given: Given) -> Question | Move:
        """The next question. A single possible move is still asked for, so that people see what happens."""
        found = self.match.ask(seat, given)
        if isinstance(found, Move) and not given:
            return Question(None, "verb", "one", (Choice(found.verb),), 1, 1, {})
        return found

    def move(self, seat: int, move: Move | str) -> None:
        outcome = self.match.play(seat, move)
        self.log += outcome.events
        self.unread = True
        if isinstance(move, Move):
            print(self.screen.word("played", move=words.describe(self.match.game, move, self.screen.lang)))
        self.screen.tell([event for event in outcome.private if event not in outcome.events], seat)
        if outcome.events:
            self.news(seat)
        if seat in self.match.awaited():
            (self.screen.show if outcome.events else self.screen.show_own)(seat)

    def read(self, text: str) -> str:
        line = input(text).strip()
        if not self.tty:
            print(line)  # so that a recorded session can be read
        return line

    # ---- commands: True if the turn is over or begins anew

    def do_help(self, seat: int, rest: str) -> bool:
        if rest:
            self.screen.help_on(seat, rest)
        else:
            self.screen.help(seat)
        return False

    def do_tile(self, seat: int, rest: str) -> bool:
        self.screen.tile(seat, rest)
        return False

    def do_table(self, seat: int, rest: str) -> bool:
        self.screen.show(seat)
        return False

    def do_moves(self, seat: int, rest: str) -> bool:
        groups = []
        for verb, offer in self.match.menu(seat).items():
            found = list(all_moves(offer, MOST_MOVES + 1))
            more = len(found) > MOST_MOVES or not found
            groups.append((found[:MOST_MOVES], f"{verb} {self.screen.word('more')}" if more else ""))
        self.screen.moves(groups)
        return False

    def do_log(self, seat: int, rest: str) -> bool:
        most = int(rest) if rest.isdecimal() else LOG_LINES
        self.screen.tell(self.log[-most:] if most else [], seat)
        return False

    def do_undo(self, seat: int, rest: str) -> bool:
        other = self.seat_named(rest) if rest else seat
        if other is None:
            return False
        if other in self.bots:
            print(self.screen.word("computer", name=self.names[other]))
            return False
        self.match.take_back(other)
        said = self.screen.word("undone", name=self.names[other])
        if other == seat:
            print(said)
            self.screen.show_own(seat)
        else:
            self.unread = False  # whoever typed this has read what is there
            self.hand_over([other], said)
        return True

    def do_seat(self, seat: int, rest: str) -> bool:
        other = self.seat_named(rest)
        if other is None:
            return False
        if other not in self.match.awaited():
            key = "reopen" if self.can_undo(other) and other not in self.bots else "wait"
            print(self.screen.word(key, name=self.names[other], n=other + 1))
            return False
        if other != seat:
            self.unread = False
            self.hand_over([other])
        return True

    def do_auto(self, seat: int, rest: str) -> bool:
        """Random moves as long as this seat is asked here; with "on" to the end of the game."""
        self.unread = True
        if rest.lower() == "on":
            self.bots.add(seat)
            self.seat = None
            print(self.screen.word("automatic", name=self.names[seat]))
            return True
        told = len(self.log)
        private: list[Event] = []
        while seat in self.match.awaited() and len(self.log) == told:
            outcome = self.match.play(seat, sample(self.match.menu(seat), self.rng))
            self.log += outcome.events
            private += outcome.private
        print(self.screen.word("automatic-once", name=self.names[seat]))
        self.screen.tell([event for event in private if event not in self.log[told:]], seat)
        self.news(seat)
        if seat in self.match.awaited():
            self.screen.show(seat)
        return True

    def do_quit(self, seat: int, rest: str) -> NoReturn:
        raise Left

    def can_undo(self, seat: int) -> bool:
        """Has that seat moves in its open lane that showed nothing new?"""
        lane = self.match.state.core.lanes.get(seat)
        return lane is not None and len(lane.moves) > lane.floor

    def seat_named(self, typed: str) -> int | None:
        if typed.isdecimal() and 0 < int(typed) <= len(self.names):
            return int(typed) - 1
        print(self.screen.word("no-seat", typed=typed or "?", most=len(self.names)))
        return None

    commands: ClassVar[Mapping[str, Callable[[HotSeat, int, str], bool]]] = {
        "help": do_help,
        "tile": do_tile,
        "table": do_table,
        "moves": do_moves,
        "log": do_log,
        "undo": do_undo,
        "seat": do_seat,
        "auto": do_auto,
        "quit": do_quit,
    }
