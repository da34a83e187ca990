"""What the terminal shows: the table, questions, news, and the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import fill, wrap
from typing import Any

from bot.console.answer import Mismatch, numbered
from bot.talk import words
from bot.talk.voice import Voice
from engine.kernel.ask import Question
from engine.kernel.chance import commitment
from engine.kernel.event import Event, Refused
from engine.kernel.fit import simplify
from engine.kernel.match import Match
from engine.kernel.move import Move

WIDTH = 98
CLEAR = "\033[2J\033[3J\033[H"  # the scrollback too: it holds secrets
LONG_LIST = 12  # choices; more are shown in columns
WIDEST_MOVE = 56  # in the list of moves: what a longer one means stands below it


@dataclass(frozen=True, slots=True)
class Table:
    """How a game shows a view in words: everything for a seat (None: a spectator), or that seat's own part alone.

    Its pieces (tiles, cards) explain themselves: beside the answers to a question, and when somebody asks for one.
    """

    whole: Callable[[Any, Voice, int | None], list[str]]
    own: Callable[[Any, Voice, int], list[str]]
    notes: Callable[[Voice, Question, str], list[str]]  # on an answer: what follows it, then lines below
    pieces: Callable[[Any, int], list[str]]  # that a seat has before it
    named: Callable[[str], list[str]]  # pieces that somebody may mean
    brief: Callable[[Voice, str], str]
    card: Callable[[Voice, str], Iterable[str]]


class Screen:
    def __init__(self, match: Match[Any], table: Table, names: Sequence[str], lang: str) -> None:
        self.match = match
        self.game = match.game
        self.table = table
        self.names = names
        self.lang = lang
        self.voice = Voice(match.game, lang, names)

    def word(self, key: str, **args: str | int) -> str:
        return self.voice.book.text(f"console-{key}", args) or key

    def welcome(self, seed: str) -> None:
        print(self.word("welcome", game=self.game.name, seats=len(self.names)))
        print(self.word("commitment", hash=commitment(seed)))

    def show(self, seat: int | None) -> None:
        print()
        print("\n".join(self.table.whole(self.match.seen(seat), self.voice, seat)))

    def show_own(self, seat: int) -> None:
        print()
        print("\n".join(self.table.own(self.match.seen(seat), self.voice, seat)))

    def tell(self, events: Sequence[Event], reader: int | None) -> None:
        for event in events:
            text = words.say(self.game, event, self.names, self.lang, reader)
            print(fill(text, WIDTH, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False))

    def refuse(self, refused: Refused) -> None:
        print(words.explain(self.game, refused.refusal, self.lang, self.names))

    def mismatch(self, question: Question, wrong: Mismatch) -> None:
        data = dict(wrong.data)
        if "item" in data:
            data["item"] = self.voice.value(question.name, data["item"])
        print(self.word(wrong.key, **data))

    def whose(self, seat: int) -> None:
        """Who is asked, and who else."""
        others = [self.names[other] for other in self.match.awaited() if other != seat]
        more = f" ({self.word('others', names=', '.join(others))})" if others else ""
        print(f"\n── {self.word('turn', name=self.names[seat])}{more}")

    def put(self, question: Question, back: bool, undo: bool) -> None:
        """The question, its choices, and how to answer."""
        print(words.prompt(self.game, question, self.lang))
        lines = []
        for key, choice in numbered(question).items():
            text = words.option(self.game, question, choice, self.lang)
            if question.name == "verb":
                text = f"{text} – {words.verb_help(self.game, choice.value, self.lang)}  [{choice.value}]"
            beside, *below = self.table.notes(self.voice, question, choice.value) or [""]
            text = f"{text} {beside}".rstrip()
            lines += block(text if key == choice.value else f"{key:>2}) {text}", 6)
            for line in below:
                lines += block(" " * 6 + line, 8)
        for line in in_columns(lines) if len(lines) > LONG_LIST else lines:
            print("  " + line)
        notes = [self.word("some", lo=question.lo)] if question.kind == "some" else []
        if question.default is not None:
            notes.append(self.word("default", choice=self.voice.value(question.name, question.default)))
        if back:
            notes.append(self.word("back"))
        elif undo:
            notes.append(self.word("undo"))
        if notes:
            print(f"  ({'; '.join(notes)})")

    def help(self, seat: int) -> None:
        print(self.word("help"))
        for verb in self.match.menu(seat):
            label = self.voice.value("verb", verb)
            print(f"  {verb:<12} {label}: {words.verb_help(self.game, verb, self.lang)}")

    def help_on(self, seat: int, typed: str) -> None:
        """About a verb or a tile; anything else gets the whole help."""
        verb = self.game.synonyms.get(simplify(typed), typed.lower())
        if verb in self.game.verbs:
            print(f"{verb} – {self.voice.value('verb', verb)}: {words.verb_help(self.game, verb, self.lang)}")
        elif self.table.named(typed):
            self.tile(seat, typed)
        else:
            self.help(seat)

    def tile(self, seat: int, typed: str) -> None:
        """One tile with all about it; several in a line each; without a name those before the seat."""
        found = self.table.named(typed) if typed else self.table.pieces(self.match.seen(seat), seat)
        if not found:
            print(self.word("no-tile", typed=typed or "?"))
        elif typed and len(found) == 1:
            for line in self.table.card(self.voice, found[0]):
                print("\n".join(block("  " + line, 6)))
        else:
            for piece in found:
                print("\n".join(block("  " + self.table.brief(self.voice, piece), 6)))

    def moves(self, groups: Iterable[tuple[list[Move], str]]) -> None:
        """As they are typed, and what they mean, side by side; after a group what is left to say of it."""
        groups = list(groups)
        texts = [str(move) for moves, _ in groups for move in moves]
        wide = max((len(text) for text in texts if len(text) <= WIDEST_MOVE), default=0)
        for moves, rest in groups:
            for move in moves:
                text = str(move)
                if len(text) > wide:
                    print(f"  {text}")
                    text = ""
                print("\n".join(block(f"  {text:<{wide}}  {words.describe(self.game, move, self.lang)}", wide + 4)))
            if rest:
                print(f"  {rest}")

    def ending(self, seed: str) -> None:
        """Scores, winners, and the seed that everything came from."""
        result = self.game.result(self.match.state)
        parts = list(result.parts[0])
        rows = [
            ["", *(self.voice.value("part", part) for part in parts), self.word("total"), self.word("tiebreak"), ""]
        ]
        for seat in sorted(range(len(self.names)), key=lambda seat: (-result.totals[seat], -result.tiebreak[seat])):
            points = [*(result.parts[seat][part] for part in parts), result.totals[seat], result.tiebreak[seat]]
            won = self.word("winner") if seat in result.winners else ""
            rows.append([self.names[seat], *map(str, points), won])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        print(f"\n── {self.word('over')}")
        for first, *rest in rows:
            cells = [first.ljust(widths[0]), *(text.rjust(wide) for text, wide in zip(rest, widths[1:], strict=True))]
            print("  " + "  ".join(cells).rstrip())
        print("\n" + self.word("seed", seed=seed))
        print(self.word("check", hash=commitment(seed)))


def block(text: str, indent: int) -> list[str]:
    """A text within the width of the screen; it goes on under itself."""
    inside = " " * indent
    start = text[: len(text) - len(text.lstrip())]  # wrapping keeps it, but not as part of the words
    return wrap(text.lstrip(), WIDTH - 2, initial_indent=start, subsequent_indent=inside, break_on_hyphens=False)


def in_columns(lines: list[str]) -> list[str]:
    """A long list side by side, read downwards."""
    wide = max(map(len, lines)) + 3
    across = max(1, (WIDTH - 2) // wide)
    high = -(-len(lines) // across)
    columns = [lines[at : at + high] for at in range(0, len(lines), high)]
    return ["".join(cell.ljust(wide) for cell in row).rstrip() for row in zip_longest(*columns, fillvalue="")]
