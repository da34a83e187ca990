"""Events, refusals, questions and moves as text. The engine gives keys and values; the catalogues have the words.

Keys of a game begin with its own (`roll-event-stocked`, `roll-why-world_full`, `roll-verb-scout`); what all games share
has none (`why-not_now`). A field's values are labelled by its domain: `roll.die` and `home` make `roll-die-home`.
"""

from __future__ import annotations

from typing import Any, TypeAlias
from unicodedata import combining, normalize

from bot.talk.voice import NOBODY, Names, Voice
from engine.kernel.ask import Choice, Question
from engine.kernel.event import Event, Refusal
from engine.kernel.fit import simplify
from engine.kernel.game import Game
from engine.kernel.move import Move

AnyGame: TypeAlias = Game[Any]


def say(game: AnyGame, event: Event, names: Names, lang: str, reader: int | None = None) -> str:
    """What happened, as that seat may hear it; without a reader, as everybody may."""
    heard = event.for_seat(reader)
    voice = Voice(game, lang, names)
    data = {**heard.data, **(heard.secret or {})}
    args = voice.args(data)
    if heard.seat is not None:
        args["player"] = voice.value("seat", heard.seat)
    return voice.speak(f"event-{heard.kind}", args, data) or voice.raw(heard.kind, args)


def explain(game: AnyGame, refusal: Refusal, lang: str, names: Names = NOBODY) -> str:
    """Why not, what would be right, and the clause that says so."""
    voice = Voice(game, lang, names)
    args = voice.args(refusal.data, tally=False)
    asked = refusal.data.get("field")
    for several in ("choices", "candidates"):  # values of the field that was asked
        values = refusal.data.get(several)
        if isinstance(asked, str) and isinstance(values, list):
            args[several] = voice.answers(asked, values)
    text = voice.speak(f"why-{refusal.code}", args, refusal.data) or voice.raw(refusal.code, args)
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
        return voice.find("ask-verb") or "?"
    head, _, key = question.name.partition(".")
    given = {name: value for name, value in question.given.items() if name != "verb"}
    args = voice.args({**given, "field": head, "lo": question.lo, "hi": question.hi})
    args["key"] = voice.value(head, key) if key else ""
    return voice.find(f"ask-{question.verb}-{head}", args) or voice.find("ask-field", args) or head


def option(game: AnyGame, question: Question, choice: Choice, lang: str) -> str:
    """One answer to a question, with the numbers that help to choose."""
    voice = Voice(game, lang)
    text = voice.value(question.name, choice.value)
    if choice.count > 1:
        text = f"{text} ×{choice.count}"
    return f"{text} · {voice.hints(choice.hint)}" if choice.hint else text


def verb_help(game: AnyGame, verb: str, lang: str) -> str:
    """One sentence about what a verb does."""
    return Voice(game, lang).find(f"verb-{verb}-help") or ""


def spoken(game: AnyGame, lang: str) -> dict[str, str]:
    """Synonyms for typed moves: what the reader's language calls verbs and values, also without its accents."""
    voice = Voice(game, lang)
    words: dict[str, str] = {}
    for name, tokens in voice.tokens().items():
        for token in tokens:
            text = simplify(voice.value(name, token))
            words.setdefault(text, token)
            words.setdefault(plain(text), token)
    return words


def plain(text: str) -> str:
    """Letters without their accents."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))
