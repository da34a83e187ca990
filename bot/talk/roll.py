"""What a tile of Roll for the Galaxy is and does: worlds from their facts, developments from the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from bot.talk.voice import Voice
from engine.kernel.fit import simplify
from engine.roll.facts import Face, facts
from engine.roll.powers import GainCredits, GainDice, RemoveDie, SetStartCredits
from engine.roll.state import EDITION

FACTS = facts(EDITION)


def tag(voice: Voice, face: str) -> str:
    """Cost, and the colour of a world."""
    printed = FACTS.faces[face]
    return f"({printed.badge}, {voice.value('colour', printed.colour)})" if printed.colour else f"({printed.badge})"


def title(voice: Voice, face: str) -> str:
    return f"{voice.value('face', face)} {tag(voice, face)}"


def about(voice: Voice, face: str) -> str:
    """What it does, in one sentence."""
    printed = FACTS.faces[face]
    if printed.kind == "development":
        return _word(voice, f"about-{face}")
    gains = ", ".join(_gains(voice, printed))
    for effect in printed.on_place:
        if isinstance(effect, SetStartCredits):
            return _word(voice, "effect-start", amount=effect.amount)
    swap = any(isinstance(effect, RemoveDie) for effect in printed.on_place)
    return _word(voice, "effect-swap" if swap else "effect-gains", gains=gains)


def brief(voice: Voice, face: str) -> str:
    return f"{title(voice, face)} – {about(voice, face)}"


def card(voice: Voice, face: str) -> Iterator[str]:
    """A tile with all about it: this side, then the other one."""
    printed = FACTS.faces[face]
    colour = voice.value("colour", printed.colour) if printed.colour else ""
    parts = [voice.value("face", face), _word(voice, f"card-{printed.kind}", cost=printed.badge, colour=colour)]
    if printed.reassign:
        parts.append(_word(voice, "card-reassign"))
    yield " · ".join(parts)
    yield about(voice, face)
    if price := FACTS.setup.trade_prices.get(printed.colour or ""):
        yield _word(voice, "card-price", amount=price)
    if printed.tile in FACTS.tiles:
        yield _word(voice, "card-back", face=brief(voice, FACTS.back(face)))
    elif printed.tile in FACTS.factions:
        (other,) = (half for half in FACTS.factions[printed.tile].faces if half != face)
        yield _word(voice, "card-faction", face=brief(voice, other))
    else:
        yield _word(voice, "card-home")


def named(typed: str) -> list[str]:
    """The faces somebody may mean: called just so, else beginning so, else with words so, else spelled nearly so."""
    wanted = simplify(typed)
    names = {simplify(name): face.id for face in FACTS.faces.values() for name in (*face.aliases, face.name)}
    if not wanted or wanted in names:
        return [names[wanted]] if wanted else []
    found = [face for name, face in names.items() if name.startswith(wanted)]
    if not found:
        words = [simplify(word) for word in typed.split()]
        found = [face.id for face in FACTS.faces.values() if _has_words(face.name.lower().split(), words)]
    if not found:
        found = [names[name] for name in get_close_matches(wanted, names, n=3, cutoff=0.75)]
    return list(dict.fromkeys(found))


def _has_words(name: list[str], words: list[str]) -> bool:
    """Each word begins a word of the name, in this order: `lib` for Deserted Alien Library."""
    left = iter(name)
    return all(any(part.startswith(word) for part in left) for word in words)


def _gains(voice: Voice, printed: Face) -> Iterator[str]:
    for effect in printed.on_place:
        match effect:
            case GainDice(colour, count, to):
                yield _word(voice, "effect-dice", count=count, die=voice.value("die", colour), to=to)
            case GainCredits(amount):
                yield _word(voice, "effect-credits", amount=amount)
            case _:
                pass  # said in another way


def _word(voice: Voice, name: str, **args: str | int) -> str:
    return voice.find(name, args) or name
