"""The message catalogues: Fluent files in `en/` and `hu/`, read once. What a language lacks is said in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "hu")
FALLBACK = "en"

Args = Mapping[str, str | int]
NOTHING: Args = {}


class Catalogue:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for source in sources(lang).values():
            self.bundle.add_resource(FluentResource(source))
        self._plain: dict[str, str] = {}  # messages without arguments, already made

    def text(self, key: str, args: Args = NOTHING, attribute: str | None = None) -> str | None:
        """The message, or None if there is none, here or in the fallback language."""
        if not args and attribute is None and key in self._plain:
            return self._plain[key]
        pattern = self._pattern(key, attribute)
        if pattern is None:
            return None if self.lang == FALLBACK else catalogue(FALLBACK).text(key, args, attribute)
        made, _ = self.bundle.format_pattern(pattern, args)  # a missing argument shows as its name: tests see to it
        text = str(made)
        if not args and attribute is None:
            self._plain[key] = text
        return text

    def has(self, key: str) -> bool:
        """Is the message there, here or in the fallback language?"""
        return self.bundle.has_message(key) or (self.lang != FALLBACK and catalogue(FALLBACK).has(key))

    def _pattern(self, key: str, attribute: str | None) -> object | None:
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.value if attribute is None else message.attributes.get(attribute)


def sources(lang: str) -> dict[str, str]:
    """The files of one language: name -> Fluent text."""
    found = {entry.name: entry for entry in files("bot.talk").joinpath(lang).iterdir() if entry.name.endswith(".ftl")}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


def catalogue(lang: str) -> Catalogue:
    """The catalogue for what a person's settings say: `hu`, `hu-HU`; anything unknown reads English."""
    head = lang.replace("_", "-").partition("-")[0].lower()
    return _made(head if head in LANGUAGES else FALLBACK)


@cache
def _made(lang: str) -> Catalogue:
    return Catalogue(lang)
