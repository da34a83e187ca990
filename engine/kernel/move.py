"""Moves as small frozen values, each with one canonical line of text and one strict way back."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass
from typing import Annotated, Any, ClassVar, Literal, TypeVar, dataclass_transform, get_type_hints

from engine.kernel.event import Refused, no

Bag = Annotated[tuple[str, ...], "bag"]  # order means nothing: always sorted
Path = Annotated[tuple[str, ...], "path"]  # order means something
Count = Annotated[tuple[tuple[str, int], ...], "count"]  # keys in the order of the game's data, no zeros

Kind = Literal["str", "int", "bool", "optional", "bag", "path", "count"]
T = TypeVar("T", bound="Move")

REQUIRED: Any = object()  # the default of a field that has none
MOST_CHARS = 2000  # in one move
MOST_MOVES = 20  # in one batch
LONGEST_ECHO = 60  # of what was typed, in refusals

TOKEN = re.compile(r"[A-Za-z0-9_.+':-]+")
TOKENS = re.compile(r"[A-Za-z0-9_.+':-]+(?:,[A-Za-z0-9_.+':-]+)*")
INT = re.compile(r"0|-?[1-9][0-9]{0,8}")
AMOUNT = re.compile(r"[1-9][0-9]{0,8}")
VERB = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Field:
    """One value of a move. In "optional" and list fields the text "-" is taken: it means None or empty."""

    name: str
    kind: Kind
    default: Any = REQUIRED

    @property
    def required(self) -> bool:
        return self.default is REQUIRED


class Move:
    """Base of all moves. Write subclasses with `@move("verb")`."""

    __slots__ = ()
    verb: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    _needs: ClassVar[int] = 0  # how many fields have no default; they come first
    _show: ClassVar[tuple[tuple[str, Callable[[Any], str], Any], ...]] = ()
    _read: ClassVar[tuple[Callable[[str], Any], ...]] = ()

    def __str__(self) -> str:
        return text(self)


# ---- values


def _show_str(value: str) -> str:
    return value


def _show_bool(value: bool) -> str:
    return "yes" if value else "no"


def _show_optional(value: str | None) -> str:
    return "-" if value is None else value


def _show_list(value: tuple[str, ...]) -> str:
    return ",".join(value) or "-"


def _show_count(value: Count) -> str:
    return ",".join([f"{key}:{n}" for key, n in value]) or "-"


def _read_str(text: str) -> str:
    if TOKEN.fullmatch(text) is None:
        raise ValueError
    return text


def _read_int(text: str) -> int:
    if INT.fullmatch(text) is None:
        raise ValueError
    return int(text)


def _read_bool(text: str) -> bool:
    if text not in {"yes", "no"}:
        raise ValueError
    return text == "yes"


def _read_optional(text: str) -> str | None:
    return None if text == "-" else _read_str(text)


def _read_path(text: str) -> Path:
    if text == "-":
        return ()
    if TOKENS.fullmatch(text) is None:
        raise ValueError
    return tuple(text.split(","))


def _read_bag(text: str) -> Bag:
    return tuple(sorted(_read_path(text)))


def _read_count(text: str) -> Count:
    counts: dict[str, int] = {}
    for item in _read_path(text):
        key, _, amount = item.rpartition(":")
        if not key or key in counts or AMOUNT.fullmatch(amount) is None:
            raise ValueError
        counts[key] = int(amount)
    return tuple(counts.items())


SHOW: dict[Kind, Callable[[Any], str]] = {
    "str": _show_str,
    "int": str,
    "bool": _show_bool,
    "optional": _show_optional,
    "bag": _show_list,
    "path": _show_list,
    "count": _show_count,
}
READ: dict[Kind, Callable[[str], Any]] = {
    "str": _read_str,
    "int": _read_int,
    "bool": _read_bool,
    "optional": _read_optional,
    "bag": _read_bag,
    "path": _read_path,
    "count": _read_count,
}
HINTS: tuple[tuple[Any, Kind], ...] = (
    (str, "str"),
    (int, "int"),
    (bool, "bool"),
    (str | None, "optional"),
    (Bag, "bag"),
    (Path, "path"),
    (Count, "count"),
)


def bag(items: Iterable[str]) -> Bag:
    """The items as a Bag."""
    return tuple(sorted(items))


def count(amounts: Mapping[str, int], order: Iterable[str]) -> Count:
    """The amounts as a Count: keys in this order, zeros left out."""
    made = tuple((key, amounts[key]) for key in order if amounts.get(key))
    if len(made) != sum(1 for n in amounts.values() if n):
        raise ValueError(f"amounts {dict(amounts)} have a key outside their order")
    return made


def value_text(field: Field, value: Any) -> str:
    """The text of one value."""
    return SHOW[field.kind](value)


def parse_value(field: Field, text: str) -> Any:
    """The value of one text; raises Refused."""
    try:
        if len(text) > MOST_CHARS:
            raise ValueError
        return READ[field.kind](text)
    except ValueError:
        raise Refused(no("bad_value", field=field.name, typed=text[:LONGEST_ECHO], expected=field.kind)) from None


# ---- moves


@dataclass_transform(frozen_default=True)
def move(verb: str) -> Callable[[type[T]], type[T]]:
    """Make a frozen slots dataclass of the class, with its text form ready."""
    if VERB.fullmatch(verb) is None:
        raise TypeError(f"{verb!r} cannot be a verb")

    def make(cls: type[T]) -> type[T]:
        made: Any = dataclass(frozen=True, slots=True)(cls)
        hints = get_type_hints(made, include_extras=True)
        fields = tuple(_field(cls, f, hints[f.name]) for f in dataclasses.fields(made))
        made.verb = verb
        made.fields = fields
        made._needs = sum(1 for f in fields if f.required)
        made._show = tuple((f.name, SHOW[f.kind], f.default) for f in fields)
        made._read = tuple(READ[f.kind] for f in fields)
        return made  # type: ignore[no-any-return]  # dataclass(slots=True) returns a new class of the same type

    return make


def _field(cls: type, declared: Any, hint: Any) -> Field:
    kind = next((kind for known, kind in HINTS if hint == known), None)
    if kind is None:
        raise TypeError(f"{cls.__name__}.{declared.name}: a move has no fields of type {hint}")
    if declared.default_factory is not MISSING:
        raise TypeError(f"{cls.__name__}.{declared.name}: write the default itself, it is never changed")
    if declared.name == "verb" or hasattr(Move, declared.name):
        raise TypeError(f"{cls.__name__}.{declared.name}: this name is taken")
    default = REQUIRED if declared.default is MISSING else declared.default
    if default is not REQUIRED and READ[kind](SHOW[kind](default)) != default:
        raise TypeError(f"{cls.__name__}.{declared.name}: the default {default!r} has no text of its own")
    return Field(declared.name, kind, default)


def text(move: Move) -> str:
    """The canonical text: fields in declared order, trailing ones equal to their default left out."""
    parts = [move.verb]
    keep = 1
    for name, show, default in move._show:
        value = getattr(move, name)
        parts.append(show(value))
        if value != default:
            keep = len(parts)
    del parts[keep:]
    return " ".join(parts)


def parse(moves: Mapping[str, type[Move]], text: str) -> Move:
    """The strict inverse of `text`; raises Refused and nothing else."""
    if len(text) > MOST_CHARS:
        raise Refused(no("too_long", most=MOST_CHARS))
    verb, *values = text.split(" ")
    kind = moves.get(verb)
    if kind is None:
        raise Refused(no("unknown_verb", typed=verb[:LONGEST_ECHO], verbs=list(moves)))
    fields = kind.fields
    if len(values) > len(fields):
        raise Refused(no("too_many_values", typed=" ".join(values[len(fields) :])[:LONGEST_ECHO]))
    made: list[Any] = []
    try:
        for read, value in zip(kind._read, values, strict=False):
            made.append(read(value))
    except ValueError:
        at = len(made)
        typed = values[at][:LONGEST_ECHO]
        raise Refused(no("bad_value", field=fields[at].name, typed=typed, expected=fields[at].kind)) from None
    if len(made) < kind._needs:
        raise Refused(no("missing_value", field=fields[len(made)].name))
    return kind(*made)


def split_batch(text: str) -> list[str]:
    """The moves of "a; b; c", at least one; raises Refused."""
    if len(text) > MOST_CHARS * MOST_MOVES:
        raise Refused(no("too_long", most=MOST_CHARS * MOST_MOVES))
    lines = [line for part in text.split(";") if (line := part.strip())]
    if not lines:
        raise Refused(no("no_move"))
    if len(lines) > MOST_MOVES:
        raise Refused(no("too_many_moves", most=MOST_MOVES))
    return lines
