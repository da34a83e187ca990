"""Looks for mutable objects that two values have in common (law 11)."""

from __future__ import annotations

from dataclasses import is_dataclass
from types import BuiltinFunctionType, FunctionType, NoneType
from typing import Any

LEAVES = (str, int, float, bytes, NoneType, type, FunctionType, BuiltinFunctionType)


def shared_mutables(a: object, b: object) -> list[str]:
    """Where `b` reaches a mutable object that `a` reaches too: "players[0].hand is players[0].hand". Empty is good."""
    mine: dict[int, str] = {}
    theirs: dict[int, str] = {}
    _collect(a, "", mine, set())
    _collect(b, "", theirs, set())
    return [f"{path or 'it'} is {mine[i] or 'it'}" for i, path in theirs.items() if i in mine]


def _collect(x: Any, path: str, found: dict[int, str], seen: set[int]) -> None:
    cls = type(x)
    if isinstance(x, LEAVES) or getattr(cls, "__shared__", False) or id(x) in seen:
        return
    seen.add(id(x))
    frozen = is_dataclass(cls) and cls.__dataclass_params__.frozen  # type: ignore[attr-defined]  # typeshed omits it
    if not (frozen or isinstance(x, (tuple, frozenset))):
        found[id(x)] = path
    if isinstance(x, dict):
        for key, value in x.items():
            _collect(key, f"{path}<{key!r}>", found, seen)
            _collect(value, f"{path}[{key!r}]", found, seen)
    elif isinstance(x, (list, tuple, set, frozenset)):
        for i, value in enumerate(x):
            _collect(value, f"{path}[{i}]", found, seen)
    for name in _attributes(x):
        if hasattr(x, name):
            _collect(getattr(x, name), f"{path}.{name}".lstrip("."), found, seen)


def _attributes(x: object) -> list[str]:
    names = list(getattr(x, "__dict__", {}))
    for base in type(x).__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else [s for s in slots if s not in ("__dict__", "__weakref__")]
    return names
