"""States as copies and as JSON, both made from the type hints alone.

What a state may hold: str int bool float (finite) None, Literal, list, dict (keys str or int), tuple, `X | None`,
unions of immutable things, slots dataclasses, and steps. Anything else is refused when the class is first used, with
the path of the field.

Two seams. A class with `__shared__ = True` is never copied (board graphs, compiled cards) and brings a
`__get_pydantic_core_schema__` that stores a short key. A class with `__polymorphic__ = True` in its own body stands for
its subclasses, each copied as what it is; it brings its own pydantic schema too (AnyStep's is below).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, NewType, NoReturn, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, core_schema

from engine.kernel.step import STEPS, AnyStep

T = TypeVar("T")

SCALARS = (str, int, bool, float, NoneType)


# Copies -----------------------------------------------------------------------------------------------------------


class _Copiers(dict[type, Callable[[Any], Any]]):
    """Copiers by exact class; a class met for the first time is compiled."""

    def __missing__(self, cls: type) -> Callable[[Any], Any]:
        plan = _Plan()
        plan.add(cls, cls.__name__)
        for each, source in plan.sources.items():
            name = plan.names[each]
            NAMES[f"{name}_class"] = each
            exec(compile(source, f"<copier of {each.__qualname__}>", "exec"), NAMES)
            self[each] = NAMES[name]
        return self[cls]


COPIERS = _Copiers()
NAMES: dict[str, Any] = {"new": object.__new__, "copiers": COPIERS}  # globals of the generated functions


def copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies a `cls` so that the copy shares nothing mutable with it. Compiled once per class.

    Objects must be exactly of the declared classes; only for steps and `__polymorphic__` bases is the object asked.
    """
    if _polymorphic(cls):
        return lambda s: COPIERS[type(s)](s)
    return COPIERS[cls]


def _polymorphic(cls: type) -> bool:
    if issubclass(cls, AnyStep):
        return not is_dataclass(cls)
    return bool(cls.__dict__.get("__polymorphic__"))


def _unfit(path: str, why: str) -> NoReturn:
    raise TypeError(f"{path}: {why}")


def _hints(cls: type, path: str) -> list[tuple[Field[Any], Any]]:
    """The fields with their resolved types."""
    try:
        hints = get_type_hints(cls)
    except (NameError, TypeError) as error:
        _unfit(path, f"the types of {cls.__qualname__} cannot be resolved ({error})")
    return [(f, hints[f.name]) for f in fields(cls)]


class _Plan:
    """Sources of the copiers for one class and all it holds. Nothing is kept unless all of it is understood."""

    def __init__(self) -> None:
        self.names = {cls: made.__name__ for cls, made in COPIERS.items()}
        self.sources: dict[type, str] = {}
        self.shared: set[type] = set()  # frozen classes found (or being found) to hold nothing mutable

    def add(self, cls: type, path: str) -> str:
        """Write the copier of a dataclass; its name."""
        if not is_dataclass(cls):
            _unfit(path, f"{cls.__qualname__} is no dataclass")
        name = self.names[cls] = f"copy_{cls.__name__}_{len(self.names)}"
        self.check_slots(cls, path)
        lines = [f"def {name}(s):", f" n = new({name}_class)"]
        for f, hint in _hints(cls, path):
            if not f.init:
                _unfit(f"{path}.{f.name}", "a field with init=False is not stored")
            lines.append(f" n.{f.name} = {self.code(hint, f's.{f.name}', f'{path}.{f.name}')}")
        self.sources[cls] = "\n".join([*lines, " return n"])
        return name

    def check_slots(self, cls: type, path: str) -> None:
        if getattr(cls, "__dictoffset__", 0):
            _unfit(path, f"{cls.__qualname__} needs @dataclass(slots=True), and so do its bases")
        known = {f.name for f in fields(cls)} | {"__weakref__"}
        for base in cls.__mro__:
            slots = base.__dict__.get("__slots__", ())
            for slot in (slots,) if isinstance(slots, str) else slots:
                if slot not in known:
                    _unfit(f"{path}.{slot}", "a slot that is no field would be lost")

    def code(self, hint: Any, x: str, path: str) -> str:
        """The expression that copies `x`; `x` itself when it can be shared."""
        origin, args = get_origin(hint), get_args(hint)
        if isinstance(hint, NewType):
            return self.code(hint.__supertype__, x, path)
        if hint is None or hint in SCALARS:
            return x
        if origin is Literal:
            if all(type(value) in SCALARS for value in args):
                return x
            _unfit(path, f"{hint} may hold only str, int, bool and None")
        if origin in (Union, UnionType):
            return self.union(hint, args, x, path)
        v = f"v{path.count('[')}"  # one name per depth of nesting
        if origin is list:
            item = self.code(args[0], v, f"{path}[*]")
            return f"{x}[:]" if item == v else f"[{item} for {v} in {x}] if {x} else []"
        if origin is dict:
            self.check_key(args[0], path)
            item = self.code(args[1], v, f"{path}[*]")
            return f"{x}.copy()" if item == v else f"{{k{v}: {item} for k{v}, {v} in {x}.items()}} if {x} else {{}}"
        if origin is tuple:
            if len(args) == 2 and args[1] is Ellipsis:
                item = self.code(args[0], v, f"{path}[*]")
                return x if item == v else f"tuple([{item} for {v} in {x}])"
            items = [self.code(a, f"{x}[{i}]", f"{path}[{i}]") for i, a in enumerate(args)]
            return x if all(c == f"{x}[{i}]" for i, c in enumerate(items)) else f"({', '.join(items)},)"
        if origin is None and isinstance(hint, type):
            return self.instance(hint, x, path)
        _unfit(path, f"{hint} is not something a state may hold")

    def union(self, hint: Any, args: tuple[Any, ...], x: str, path: str) -> str:
        codes = [self.code(a, x, path) for a in args]
        if all(c == x for c in codes):
            return x
        if len(args) == 2 and NoneType in args:
            return f"(None if {x} is None else {codes[args[0] is NoneType]})"
        _unfit(path, f"{hint}: of several types only None may stand beside one that has to be copied")

    def check_key(self, hint: Any, path: str) -> None:
        while isinstance(hint, NewType):
            hint = hint.__supertype__
        if hint not in (str, int) and not (
            get_origin(hint) is Literal and all(isinstance(value, str) for value in get_args(hint))
        ):
            _unfit(path, f"keys of a dict are str or int, not {hint}")

    def instance(self, cls: type, x: str, path: str) -> str:
        if getattr(cls, "__shared__", False):
            if not hasattr(cls, "__get_pydantic_core_schema__"):
                _unfit(path, f"{cls.__qualname__} is shared and must say how it is stored")
            return x
        if _polymorphic(cls) or issubclass(cls, AnyStep):
            return f"copiers[type({x})]({x})"
        if not is_dataclass(cls):
            _unfit(path, f"{cls.__qualname__} is not something a state may hold")
        if cls.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # every dataclass has it; typeshed does not say so
            self.check_frozen(cls, path)
            return x
        return f"{self.names.get(cls) or self.add(cls, path)}({x})"

    def check_frozen(self, cls: type, path: str) -> None:
        if cls in self.shared:
            return
        self.shared.add(cls)
        for f, hint in _hints(cls, path):
            if self.code(hint, "x", f"{path}.{f.name}") != "x":
                _unfit(f"{path}.{f.name}", f"{cls.__qualname__} is frozen, so it may hold nothing that changes")
            if not f.init:
                _unfit(f"{path}.{f.name}", "a field with init=False is not stored")


# JSON -------------------------------------------------------------------------------------------------------------

_adapters: dict[type, tuple[int, TypeAdapter[Any]]] = {}  # with the number of steps they know
_defined: ContextVar[set[str] | None] = ContextVar("_defined", default=None)  # unions in the adapter being built
_opaque: ContextVar[bool] = ContextVar("_opaque", default=False)  # for `schema`: any step is just "a step"


def _adapter(cls: type[T]) -> TypeAdapter[T]:
    known = _adapters.get(cls)
    if known is None or known[0] != len(STEPS):
        copier(cls)  # refuses what a state may not hold
        before = _defined.set(set())
        try:
            known = _adapters[cls] = (len(STEPS), TypeAdapter(cls))
        finally:
            _defined.reset(before)
    return known[1]


def dump(s: object) -> bytes:
    """The state as JSON, for the store. Most contents of a wrong type are refused here; all of them by `load`."""
    return _adapter(type(s)).dump_json(s, warnings="error")


def load(cls: type[T], data: bytes | str) -> T:
    """The state that `dump` wrote. ValueError, without the contents, if it is anything else."""
    try:
        return _adapter(cls).validate_json(data, strict=True, extra="forbid")
    except ValidationError as error:
        trouble = _trouble(error)
    raise ValueError(f"not a stored {cls.__name__}: {trouble}")


def plain(s: object) -> dict[str, Any]:
    """The state as dicts, lists and scalars, exactly what its JSON says."""
    made: dict[str, Any] = _adapter(type(s)).dump_python(s, mode="json", warnings="error")
    return made


def canonical(s: object) -> bytes:
    """Equal states give equal bytes: JSON with sorted keys and no spaces. Slow; for tests and audit."""
    return _sorted(plain(s))


def _sorted(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def _trouble(error: ValidationError) -> str:
    """What is wrong and where. Never the values: a state holds secrets and this ends up in logs."""
    found = error.errors(include_url=False, include_input=False)
    said = []
    for e in found[:3]:
        where = ".".join(map(str, e["loc"])) or "the whole"
        what = f"unknown step {e['ctx']['tag']!r}" if e["type"] == "union_tag_invalid" else e["msg"]
        said.append(f"{where}: {what}")
    return "; ".join(said) + (f"; and {len(found) - 3} more" if len(found) > 3 else "")


def step_schema(source: type[AnyStep], handler: GetCoreSchemaHandler) -> CoreSchema:
    """How pydantic stores a step: `{"step": tag, ...fields}`, told apart by the tag. Called through AnyStep's hook."""
    if is_dataclass(source):
        return _one_step(source, handler)
    if _opaque.get():
        return core_schema.any_schema(metadata={"pydantic_js_functions": [lambda _, __: {"$comment": "a step"}]})
    ref = f"{source.__module__}.{source.__qualname__}"
    defined = _defined.get()
    if defined is not None and ref in defined:  # elsewhere in the state, or we are inside one of its own steps
        return core_schema.definition_reference_schema(ref)
    before = _defined.set({ref} if defined is None else defined)  # None: an adapter that is not ours
    if defined is not None:
        defined.add(ref)
    try:
        choices = {tag: _one_step(cls, handler) for tag, cls in STEPS.items() if issubclass(cls, source)}
    finally:
        _defined.reset(before)
    if not choices:  # nothing can be on the agenda yet
        return core_schema.literal_schema([f"no step is registered for {ref}"], ref=ref)
    return core_schema.tagged_union_schema(choices, "step", ref=ref, serialization=_as_dict(choices))


def _as_dict(choices: dict[str, CoreSchema]) -> core_schema.SerSchema:
    inner = {tag: c["schema"] for tag, c in choices.items()}
    return core_schema.plain_serializer_function_ser_schema(
        _parts, return_schema=core_schema.tagged_union_schema(inner, "step")
    )


def _one_step(cls: type[AnyStep], handler: GetCoreSchemaHandler) -> CoreSchema:
    path = f"step {cls.tag or cls.__qualname__}"
    if STEPS.get(cls.tag) is not cls:
        _unfit(path, 'not registered; write it with @step("game.name")')
    copier(cls)  # refuses what a step may not hold
    parts = {"step": core_schema.typed_dict_field(core_schema.literal_schema([cls.tag]), required=True)}
    for f, hint in _hints(cls, path):
        if f.name == "step":
            _unfit(path, 'a field may not be called "step"')
        needed = f.default is MISSING and f.default_factory is MISSING
        parts[f.name] = core_schema.typed_dict_field(handler.generate_schema(hint), required=needed)
    stored = core_schema.typed_dict_schema(parts, extra_behavior="forbid", cls_name=cls.__name__)

    def parts_of(x: AnyStep) -> dict[str, Any]:  # where the hint names this very class
        if type(x) is not cls:
            raise ValueError(f"{type(x).__qualname__} is no {cls.__qualname__}")
        return _parts(x)

    return core_schema.no_info_after_validator_function(
        _build,
        stored,
        serialization=core_schema.plain_serializer_function_ser_schema(parts_of, return_schema=stored),
    )


def _build(parts: dict[str, Any]) -> AnyStep:
    return STEPS[parts.pop("step")](**parts)


def _parts(x: AnyStep) -> dict[str, Any]:
    if not isinstance(x, AnyStep) or STEPS.get(x.tag) is not type(x):
        raise ValueError(f"{type(x).__qualname__} is no registered step")
    parts: dict[str, Any] = {"step": x.tag}
    for name in x.__dataclass_fields__:  # type: ignore[attr-defined]  # every registered step is a dataclass
        parts[name] = getattr(x, name)
    return parts


# Schemas ----------------------------------------------------------------------------------------------------------


def schema(cls: type, steps: Iterable[type[AnyStep]] = ()) -> dict[str, Any]:
    """The shape of the stored JSON of a state and of these steps. Docstrings and order do not matter."""
    return {"state": _shape(cls), "steps": {step.tag: _shape(step) for step in sorted(steps, key=lambda c: c.tag)}}


def fingerprint(cls: type, steps: Iterable[type[AnyStep]] = ()) -> str:
    """SHA-256 of `schema`: when it changes, the rules need a new number."""
    return hashlib.sha256(_sorted(schema(cls, steps))).hexdigest()


def _shape(cls: type) -> Any:
    copier(cls)
    before = _opaque.set(True)
    try:
        return _bare(TypeAdapter(cls).json_schema())
    finally:
        _opaque.reset(before)


def _bare(node: Any) -> Any:
    """A JSON schema without the parts written for people."""
    if not isinstance(node, dict):
        return [_bare(n) for n in node] if isinstance(node, list) else node
    made: dict[str, Any] = {}
    for key, value in node.items():
        if key in ("properties", "$defs"):
            made[key] = {name: _bare(inner) for name, inner in value.items()}
        elif key == "required":
            made[key] = sorted(value)
        elif key in ("default", "const", "enum"):
            made[key] = value
        elif key not in ("title", "description"):
            made[key] = _bare(value)
    return made
