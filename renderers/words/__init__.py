"""Message catalogues: Fluent files in a package's `en/` and `hu/`, read once. What a language lacks is said in English.

Pictures carry few words, and have a catalogue of their own here; `bot/talk` reads its larger one the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "hu")
FALLBACK = "en"

Args = Mapping[str, str | int]
NOTHING: Args = {}


class Catalogue:
    """All messages of one package in one language."""

    def __init__(self, package: str, lang: str) -> None:
        self.package = package
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.keys: list[str] = []
        for source in sources(package, lang).values():
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self._plain: dict[str, str | None] = {}  # messages made without arguments

    def text(self, key: str, args: Args = NOTHING, more: Iterable[str] = ()) -> str | None:
        """The message, with those of its attributes named in `more`; None if there is no such message."""
        if not args and key in self._plain:
            return self._plain[key]
        if not self.bundle.has_message(key):
            text = None if self.lang == FALLBACK else catalogue(self.package, FALLBACK).text(key, args, more)
        else:
            text = self._format(key, args, more)
        if not args:
            self._plain[key] = text
        return text

    def _format(self, key: str, args: Args, more: Iterable[str]) -> str:
        """A missing argument would show as its name; a test sees to it that none is missing."""
        message = self.bundle.get_message(key)
        patterns = [message.value, *(pattern for name, pattern in message.attributes.items() if name in more)]
        return " ".join(
            str(self.bundle.format_pattern(pattern, dict(args))[0]) for pattern in patterns if pattern is not None
        )


def sources(package: str, lang: str) -> dict[str, str]:
    """The files of one language: name -> Fluent text."""
    found = {entry.name: entry for entry in files(package).joinpath(lang).iterdir() if entry.name.endswith(".ftl")}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


def catalogue(package: str, lang: str) -> Catalogue:
    """The catalogue for what a person's settings say: `hu`, `hu-HU`; anything unknown reads English."""
    head = lang.replace("_", "-").partition("-")[0].lower()
    return _made(package, head if head in LANGUAGES else FALLBACK)


@cache
def _made(package: str, lang: str) -> Catalogue:
    return Catalogue(package, lang)


def say(lang: str, key: str, **args: str | int) -> str:
    """A word or line of a picture. A missing key shows itself; a test sees to it that none is missing."""
    return catalogue("renderers.words", lang).text(key, args) or key
