"""Events, refusals, questions and moves as text. The engine gives keys and values; the catalogues have the words.

Keys of a game begin with its own (`roll-event-stocked`, `roll-why-world_full`, `roll-verb-scout`); what all games share
has none (`why-not_now`). A field's values are labelled by its domain: `roll.die` and `home` make `roll-die-home`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.talk.catalogue import Catalogue, catalogue
from engine.kernel.ask import Choice, Question
from engine.kernel.event import Event, Plain, Refusal
from engine.kernel.game import Domain, Game
from engine.kernel.move import Move

AnyGame: TypeAlias = Game[Any]
Names = Sequence[str]  # of the people, by seat
NOBODY: Names = ()

SHARED: Mapping[str, Domain] = {  # fields that mean the same in every game
    "seat": "seat",
    "awaited": "seat",
    "winners": "seat",
    "field": "field",
    "names": "field",
    "expected": "kind",
}
AS_TYPED = {"typed", "verb", "verbs"}  # what people wrote or should write: never translated
NO_ID = re.compile(r"[^A-Za-z0-9_-]")


# ---- what the adapters call


def say(game: AnyGame, event: Event, names: Names, lang: str, reader: int | None = None) -> str:
    """What happened, as that seat may hear it; without a reader, as everybody may."""
    heard = event.for_seat(reader)
    voice = Voice(game, lang, names)
    args = voice.args(heard.data)
    if heard.seat is not None:
        args["player"] = voice.value("seat", heard.seat)
    text = voice.find(f"event-{heard.kind}", args) or voice.raw(heard.kind, args)
    if heard.secret is not None:
        args |= voice.args(heard.secret)
        more = voice.find(f"event-{heard.kind}", args, "secret") or voice.raw("", args)
        text = f"{text} {more}"
    return text


def explain(game: AnyGame, refusal: Refusal, lang: str, names: Names = NOBODY) -> str:
    """Why not, what would be right, and the clause that says so."""
    voice = Voice(game, lang, names)
    data = refusal.data
    args = voice.args(data)
    if isinstance(data.get("field"), str) and "choices" in data:
        args["choices"] = voice.choices(str(data["field"]), data["choices"])
    text = voice.find(f"why-{refusal.code}", args) or voice.raw(refusal.code, args)
    return f"{text} ({refusal.clause})" if refusal.clause else text


def label(game: AnyGame, name: str, value: Any, lang: str, names: Names = NOBODY) -> str:
    """A field's value, or several, in words: `home:explore` is "white (Explore)"."""
    return Voice(game, lang, names).value(name, value)


def describe(game: AnyGame, move: Move, lang: str) -> str:
    """A whole move as one says it."""
    voice = Voice(game, lang)
    args = voice.args({f.name: getattr(move, f.name) for f in move.fields})
    return voice.find(f"move-{move.verb}", args) or voice.raw(voice.value("verb", move.verb), args)


def prompt(game: AnyGame, question: Question, lang: str) -> str:
    """What a question asks."""
    voice = Voice(game, lang)
    if question.verb is None:
        return voice.find("ask-verb", {}) or "?"
    head, _, key = question.name.partition(".")
    args = voice.args({name: value for name, value in question.given.items() if name != "verb"})
    args |= {"lo": question.lo, "hi": question.hi, "field": voice.value("field", head), "key": voice.value(head, key)}
    return voice.find(f"ask-{question.verb}-{head}", args) or voice.find("ask-field", args) or str(args["field"])


def option(game: AnyGame, question: Question, choice: Choice, lang: str) -> str:
    """One answer to a question, with the numbers that help to choose."""
    voice = Voice(game, lang)
    text = voice.value(question.name, choice.value)
    if question.kind == "some" and choice.count > 1:
        text = f"{text} ×{choice.count}"
    return f"{text} · {voice.hints(choice.hint)}" if choice.hint else text


def verb_help(game: AnyGame, verb: str, lang: str) -> str:
    """One sentence about what a verb does."""
    return Voice(game, lang).find(f"verb-{verb}-help", {}) or ""


# ---- one reader's words


@dataclass(slots=True)
class Voice:
    """Speaks of one game in one language."""

    game: AnyGame
    lang: str
    names: Names = NOBODY
    book: Catalogue = field(init=False)

    def __post_init__(self) -> None:
        self.book = catalogue(self.lang)

    def find(self, stem: str, args: Mapping[str, str | int], attribute: str | None = None) -> str | None:
        """The game's own message, else the one that all games share."""
        return self.book.text(f"{self.game.key}-{stem}", args, attribute) or self.book.text(stem, args, attribute)

    def raw(self, key: str, args: Mapping[str, str | int]) -> str:
        """Better than nothing, should a text be missing."""
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())]).strip()

    def args(self, data: Mapping[str, Any]) -> dict[str, str | int]:
        """The data as arguments of a message. `$dice-n` is the number of `$dice`; `$face-id` is `$face` as data."""
        made: dict[str, str | int] = {}
        for name, value in data.items():
            if isinstance(value, int) and not isinstance(value, bool) and self.domains(name) != ("seat",):
                made[name] = value
                continue
            if name in AS_TYPED:
                made[name] = ", ".join(value) if isinstance(value, list) else str(value)
                continue
            made[name] = self.value(name, value)
            if isinstance(value, (list, tuple, dict)):
                made[f"{name}-n"] = len(value)
            else:
                made[f"{name}-id"] = "none" if value is None else str(value).lower()
        return made

    def value(self, name: str, value: Any) -> str:
        """A value, or several, of a field."""
        if isinstance(value, str) and "," in value:  # a bag as it stands in the answers to questions
            value = value.split(",")
        return self._value(name, self.domains(name), value)

    def choices(self, name: str, values: Plain) -> str:
        """Answers that are possible. Verbs are shown as they are typed."""
        listed = values if isinstance(values, list) else [values]
        return ", ".join(str(value) if name in ("verb", "name") else self.value(name, value) for value in listed)

    def hints(self, hint: Mapping[str, Plain]) -> str:
        """The numbers beside an answer."""
        args = self.args(hint)
        return ", ".join(self.find(f"hint-{name}", args) or f"{name} {args[name]}" for name in hint)

    def domains(self, name: str) -> tuple[str, ...]:
        """What the parts of a field's values are; `faces` are several of `face`."""
        head = name.partition(".")[0]
        for known in (head, head.removesuffix("s")):
            found = self.game.domains.get(known) or SHARED.get(known)
            if found is not None:
                return (found,) if isinstance(found, str) else found
        return (f"{self.game.key}.{head}",)

    def _value(self, name: str, domains: tuple[str, ...], value: Any) -> str:
        match value:
            case None | "-" | () | []:
                return self._in(domains[0], "none") or self._shared("none")
            case bool():
                return self._shared("yes" if value else "no")
            case int():
                return self.names[value] if domains == ("seat",) and value < len(self.names) else str(value)
            case str():
                return self._token(name, domains, value)
            case dict():
                return "; ".join(self._pair(name, domains, key, held) for key, held in value.items())
            case _:
                return self._list(name, domains, list(value))

    def _pair(self, name: str, domains: tuple[str, ...], key: str, held: Any) -> str:
        """An entry of a table: the first domain is of its keys, the others are of what it holds."""
        return f"{self._value(name, domains[:1], key)}: {self._value(name, domains[1:] or domains, held)}"

    def _list(self, name: str, domains: tuple[str, ...], items: list[Any]) -> str:
        """Things that are counted (dice) by kind: "2 red, 1 white"; others one by one."""
        if all(isinstance(item, tuple) for item in items):
            return ", ".join(f"{n} {self._value(name, domains, key)}" for key, n in items)
        texts = [self._value(name, domains, item) for item in items]
        count = _key(domains[0], "count")
        if not self.book.has(count):
            return ", ".join(texts)
        return ", ".join(str(self.book.text(count, {"n": n, "item": text})) for text, n in Counter(texts).items())

    def _token(self, name: str, domains: tuple[str, ...], token: str) -> str:
        parts = token.split(":") if len(domains) > 1 else [token]
        texts = [self._word(domains[min(i, len(domains) - 1)], part) for i, part in enumerate(parts)]
        if len(texts) == 1:
            return texts[0]
        args = dict(zip("abc", texts, strict=False))
        return self.find(f"parts-{name}", args) or ": ".join(texts)

    def _word(self, domain: str, token: str) -> str:
        """A token's name in its domain, else in another domain of the game (a place may be a world), else itself."""
        if domain == "seat":
            return token
        others = [one for known in self.game.domains.values() for one in ((known,) if isinstance(known, str) else known)]
        for where in dict.fromkeys((domain, *others)):
            if (text := self._in(where, token)) is not None:
                return text
        return self._shared(token) if token in ("yes", "no") else token

    def _in(self, domain: str, token: str) -> str | None:
        key = _key(domain, token)
        return self.book.text(key) if "." in domain else self.find(key, {})

    def _shared(self, token: str) -> str:
        return self.book.text(f"value-{token}") or token


def _key(domain: str, token: str) -> str:
    """Fluent keys have letters, digits, - and _ only."""
    return NO_ID.sub("_", f"{domain}-{token}".replace(".", "-").replace("+", "-plus"))
