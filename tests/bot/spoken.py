"""What the engine can say, found in its source: every event, refusal and hint with the fields that go with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = ROOT / "engine"


@dataclass
class Call:
    """One place where something is told or refused."""

    where: str
    key: str | None  # None: not written out
    told: set[str]  # fields that everybody hears
    secret: set[str] = field(default_factory=set)
    later: set[str] = field(default_factory=set)  # fields that are put in afterwards, if at all
    seat: bool = False
    opaque: bool = False  # fields are passed in a way that cannot be read off


def modules(package: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(package.rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8"))


def events(package: Path) -> list[Call]:
    """Every `.tell("kind", seat, field=..., secret={...})`."""
    found = []
    for name, tree in modules(package):
        for function, call in calls(tree):
            if isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                made = _call(name, function, call)
                made.seat = len(call.args) > 1 or "seat" in made.told
                made.told.discard("seat")
                found.append(made)
    return found


def refusals(package: Path) -> list[Call]:
    """Every `no("code", "clause", field=...)`, and what the same function does to its `data`."""
    found = []
    for name, tree in modules(package):
        for function, call in calls(tree):
            if isinstance(call.func, ast.Name) and call.func.id == "no":
                made = _call(name, function, call)
                made.later = set(_put_in(function)) if function is not None else set()
                found.append(made)
    return found


def _put_in(function: ast.AST) -> Iterator[str]:
    """The fields of every `refusal.data["field"] = ...`."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(
                targets=[ast.Subscript(value=ast.Attribute(attr="data"), slice=ast.Constant(value=str(key)))]
            ):
                yield key


def hints(package: Path) -> set[str]:
    """The keys of every dict written in a function or lambda that makes hints."""
    found: set[str] = set()
    for _, tree in modules(package):
        for node in ast.walk(tree):
            is_function = isinstance(node, ast.FunctionDef) and "Hint" in ast.dump(node.returns or ast.Pass())
            is_argument = isinstance(node, ast.keyword) and node.arg in ("hint", "hints")
            if is_function or is_argument:
                for inner in ast.walk(node):
                    found |= literal_keys(inner) if isinstance(inner, ast.Dict) else set()
    return found


def calls(tree: ast.AST, function: ast.AST | None = None) -> Iterator[tuple[ast.AST | None, ast.Call]]:
    """Every call, with the innermost function around it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield function, node
        yield from calls(node, node if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else function)


def literal_keys(node: ast.Dict) -> set[str]:
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def _call(name: str, function: ast.AST | None, call: ast.Call) -> Call:
    first = call.args[0] if call.args else None
    key = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
    told = {word.arg for word in call.keywords if word.arg is not None and word.arg not in ("secret", "knows")}
    made = Call(f"{name}:{call.lineno}", key, told)
    made.opaque = any(word.arg is None for word in call.keywords)
    for word in call.keywords:
        if word.arg == "secret":
            keys = _secret_keys(function, word.value)
            made.secret = keys or set()
            made.opaque |= keys is None
    return made


def _secret_keys(function: ast.AST | None, value: ast.expr) -> set[str] | None:
    """The fields of a secret: written there, or given to a name in the same function."""
    if isinstance(value, ast.Dict):
        return literal_keys(value)
    if isinstance(value, ast.Name) and function is not None:
        for node in ast.walk(function):
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            named = isinstance(target, ast.Name) and target.id == value.id
            if named and isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Dict):
                return literal_keys(node.value)
    return None
