"""The message catalogues of what people read: Fluent files in `en/` and `hu/` of this package."""

from __future__ import annotations

from renderers.words import FALLBACK, LANGUAGES, NOTHING, Args, Catalogue
from renderers.words import catalogue as catalogue_of
from renderers.words import sources as sources_of

__all__ = ["FALLBACK", "LANGUAGES", "NOTHING", "Args", "Catalogue", "catalogue", "sources"]


def sources(lang: str) -> dict[str, str]:
    """The files of one language: name -> Fluent text."""
    return sources_of("bot.talk", lang)


def catalogue(lang: str) -> Catalogue:
    """The catalogue for what a person's settings say: `hu`, `hu-HU`; anything unknown reads English."""
    return catalogue_of("bot.talk", lang)
