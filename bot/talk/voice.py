"""How values are called: a token's domain and the catalogue make its name, lists are counted or joined."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.talk.catalogue import NOTHING, Args, catalogue
from engine.kernel.game import Domain, Game

Names: TypeAlias = Sequence[str]  # of the people, by seat
NOBODY: Names = ()

SHARED: Mapping[str, Domain] = {
    "seat": "seat",
    "awaited": "seat",
    "winners": "seat",
    "field": "field",
    "expected": "kind",
}
# Written or to be written: never translated.
AS_TYPED = {"typed", "verb", "verbs", "near", "names", "text", "played", "why"}
NO_ID = re.compile(r"[^A-Za-z0-9_-]")


class Voice:
    """Speaks of one game in one language."""

    def __init__(self, game: Game[Any], lang: str, names: Names = NOBODY) -> None:
        self.game = game
        self.names = names
        self.book = catalogue(lang)

    # ---- messages

    def find(self, stem: str, args: Args = NOTHING) -> str | None:
        """The game's own message, else the one that all games share."""
        return self.book.text(f"{self.game.key}-{stem}", args) or self.book.text(stem, args)

    def speak(self, stem: str, args: Args, data: Mapping[str, Any]) -> str | None:
        """A message with its additions: an attribute is said if the field it is named after is there and not empty."""
        more = [name for name, value in data.items() if value]
        return self.book.text(f"{self.game.key}-{stem}", args, more) or self.book.text(stem, args, more)

    def raw(self, key: str, args: Args) -> str:
        """Better than nothing, should a text be missing."""
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())])

    def args(self, data: Mapping[str, Any], tally: bool = True) -> dict[str, str | int]:
        """Data as arguments of a message. `$dice-n`: how many `$dice`; `$bank-id`: `$bank` as data, to choose by."""
        made: dict[str, str | int] = {}
        for name, value in data.items():
            if isinstance(value, int) and not isinstance(value, bool) and self.domains(name) != ("seat",):
                made[name] = value
            elif name in AS_TYPED:
                made[name] = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            else:
                made[name] = self.value(name, value, tally)
                if isinstance(value, (list, tuple, dict)):
                    made[f"{name}-n"] = len(value)
                else:
                    made[f"{name}-id"] = "none" if value is None else str(value).lower()
        lo, hi = made.get("lo"), made.get("hi")
        if lo is not None and hi is not None:
            made["range"] = str(lo) if lo == hi else f"{lo}–{hi}"
        return made

    def hints(self, hint: Mapping[str, Any]) -> str:
        """The numbers beside an answer."""
        args = self.args(hint)
        return ", ".join(self.find(f"hint-{name}", args) or f"{name} {args[name]}" for name in hint)

    def answers(self, name: str, values: Sequence[Any]) -> str:
        """What may be answered to a question. Verbs are shown as they are typed."""
        typed = name in ("verb", "name")
        return ", ".join(str(value) if typed else self.value(name, value) for value in values)

    # ---- values

    def value(self, name: str, value: Any, tally: bool = True) -> str:
        """A value, or several, of a field. `tally`: always with a number, else only where there are several alike."""
        if isinstance(value, str) and "," in value:  # a bag as it stands in the answers to questions
            value = value.split(",")
        return self._value(self.domains(name), value, tally)

    def domains(self, name: str) -> tuple[str, ...]:
        """What the parts of a field's values are; `faces` are several of `face`."""
        head = name.partition(".")[0]
        for known in (head, head.removesuffix("s"), head + "s"):
            found = self.game.domains.get(known) or SHARED.get(known)
            if found is not None:
                return (found,) if isinstance(found, str) else found
        return (f"{self.game.key}.{head.removesuffix('s')}",)

    def tokens(self) -> dict[str, list[str]]:
        """Every verb, and every value of a field that this language has a word of its own for."""
        found = {"verb": list(self.game.verbs)}
        for name, domain in self.game.domains.items():
            prefix = _key(domain if isinstance(domain, str) else domain[0], "")
            keys = [key.removeprefix(prefix) for key in self.book.keys if key.startswith(prefix)]
            found[name] = [token for token in keys if token not in ("none", "count") and "-" not in token]
        return found

    def _value(self, domains: tuple[str, ...], value: Any, tally: bool) -> str:
        match value:
            case None | "-" | () | []:
                return self._in(domains[0], "none") or self.book.text("value-none") or "-"
            case bool():
                return self.book.text("value-yes" if value else "value-no") or str(value)
            case int():
                return self.names[value] if domains == ("seat",) and 0 <= value < len(self.names) else str(value)
            case str():
                return self._token(domains, value)
            case dict():  # the first domain is of the keys, the others are of what they hold
                rest = domains[1:] or domains
                pairs = (
                    (self._value(domains, key, tally), self._value(rest, held, tally)) for key, held in value.items()
                )
                return "; ".join(f"{key}: {held}" for key, held in pairs)
            case _:
                return self._list(domains, list(value), tally)

    def _list(self, domains: tuple[str, ...], items: list[Any], tally: bool) -> str:
        """Things that are counted (dice) by kind: "2 red, 1 white"; others one by one."""
        if all(isinstance(item, tuple) for item in items):  # a Count: pairs of key and number
            return ", ".join(f"{n} {self._value(domains, key, tally)}" for key, n in items)
        first = str(items[0]).partition(":")[0]
        count = _key(self._where(domains[0], first) or domains[0], "count")
        texts = []
        for text, n in Counter(self._value(domains, item, tally) for item in items).items():
            counted = self.book.text(count, {"n": n, "item": text}) if tally or n > 1 else text
            texts.append(counted or (text if n == 1 else f"{n} × {text}"))
        return ", ".join(texts)

    def _token(self, domains: tuple[str, ...], token: str) -> str:
        parts = token.split(":")
        texts = [self._word(domains[min(i, len(domains) - 1)], part) for i, part in enumerate(parts)]
        if len(texts) == 1:
            return texts[0]
        return self.find(f"parts-{len(texts)}", dict(zip("abcdef", texts, strict=False))) or ": ".join(texts)

    def _word(self, domain: str, token: str) -> str:
        where = self._where(domain, token)
        if where is not None:
            return self._in(where, token) or token
        return (self.book.text(f"value-{token}") or token) if token in ("yes", "no") else token

    def _where(self, domain: str, token: str) -> str | None:
        """The domain that knows the token: its own, else another one of the game (a place may be a world)."""
        if self._in(domain, token) is not None:
            return domain
        for known in self.game.domains.values():
            for other in (known,) if isinstance(known, str) else known:
                if self._in(other, token) is not None:
                    return other
        return None

    def _in(self, domain: str, token: str) -> str | None:
        key = _key(domain, token)
        return self.book.text(key) if "." in domain else self.find(key)


def _key(domain: str, token: str) -> str:
    """Fluent keys have letters, digits, - and _ only."""
    return NO_ID.sub("_", f"{domain}-{token}".replace(".", "-").replace("+", "-plus"))
