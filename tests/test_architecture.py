"""The rooms of the house and the arrows between them: docs/architecture.md, enforced."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "engine", "migrations", "renderers")
OURS = {*PACKAGES, "tests", "benchmarks"}

# What each room may import besides itself. A new room needs a line here: decide its arrows when it is built.
ARROWS: dict[str, set[str]] = {
    "engine": set(),
    "renderers": {"engine"},
    "migrations": set(),
    "bot": set(),
    "bot.settings": set(),
    "bot.store": {"bot.settings", "migrations", "engine"},
    "bot.clock": {"bot.settings", "engine"},
    "bot.tables": {"bot.settings", "bot.store", "bot.clock", "engine"},
    "bot.talk": {"bot.settings", "bot.store", "bot.clock", "renderers", "engine"},
    "bot.console": {"bot.talk", "engine"},
    "bot.web": {"bot.settings", "bot.talk", "bot.tables", "bot.store", "bot.clock", "renderers", "engine"},
    "bot.discord_app": {"bot.settings", "bot.talk", "bot.tables", "bot.store", "bot.clock", "renderers", "engine"},
}
ASSEMBLES = "bot.__main__"  # puts the rooms together, so it may import them all

# All the engine may import from outside. A list of what is allowed, because a list of what is forbidden has holes:
# no I/O, no clock, no chance but the kernel's own. A module that is pure may be added.
PURE = {
    "__future__", "abc", "bisect", "collections", "contextlib", "contextvars", "copy",
    "dataclasses", "enum", "fractions", "functools", "graphlib", "hashlib", "heapq", "importlib.resources",
    "itertools", "json", "keyword", "math", "operator", "pydantic", "pydantic_core", "re", "string", "struct",
    "textwrap", "types", "typing", "typing_extensions", "zlib",
}  # fmt: skip
NO_FUNCTIONS = {"open", "print", "input", "breakpoint", "__import__"}
NO_METHODS = {"write_text", "write_bytes"}  # a method may well be called `open`: lanes do that


def within(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def imports(path: PurePosixPath, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every import of a file, wherever it stands, as (line, full dotted name); `from a import b` is `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            package = path.parent.parts
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            start = ".".join(part for part in (base, node.module) if part)
            for alias in node.names:
                yield node.lineno, start if alias.name == "*" else f"{start}.{alias.name}"
        elif isinstance(node, ast.Call) and called(node) in {"import_module", "__import__"} and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield node.lineno, name.value


def called(node: ast.Call) -> str:
    """The last name of what is called: `open` for both `open(...)` and `lane.open(...)`."""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def room_of(module: str) -> str:
    """`bot.talk.words` is in `bot.talk`; the other packages are one room each."""
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "bot" else parts[0]


def wrong_arrow(path: PurePosixPath, target: str) -> str | None:
    """Why this file may not import that module of ours; None if it may."""
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    room = room_of(module)
    if room == ASSEMBLES:
        return None if target.split(".")[0] in PACKAGES else f"{room} may not import {target}"
    if room not in ARROWS:
        return f"{room} is a new room: give it a line in ARROWS"
    if not any(within(target, other) for other in {room, *ARROWS[room]}):
        return f"{room} may not import {target}"
    if room == "bot" and target != "bot":  # bot/__init__.py is loaded before every room, so it knows none
        return f"bot/__init__.py may not import {target}"
    if room == "engine" and len(path.parts) > 2:  # engine/<part>/...; a file directly in engine/ may know all games
        part = path.parts[1]
        if not any(within(target, f"engine.{known}") for known in ("kernel", part)):
            return f"engine.{part} may not import {target}"
    return None


def violations(name: str, source: str) -> list[str]:
    """Everything in the file that points an arrow the wrong way."""
    path = PurePosixPath(name)
    tree = ast.parse(source, name)
    found = []
    for line, target in imports(path, tree):
        if target.split(".")[0] in OURS:
            if why := wrong_arrow(path, target):
                found.append(f"{name}:{line}: {why}")
        elif path.parts[0] == "engine" and not any(within(target, pure) for pure in PURE):
            found.append(f"{name}:{line}: engine may not import {target}: no I/O, clock or chance (see PURE)")
    if path.parts[0] == "engine":
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                forbidden = NO_FUNCTIONS if isinstance(node.func, ast.Name) else NO_METHODS
                if called(node) in forbidden:
                    found.append(f"{name}:{node.lineno}: engine may not call {called(node)}()")
    return found


SOURCES = sorted(path.relative_to(ROOT).as_posix() for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def test_all_arrows_point_down() -> None:
    found = [line for name in SOURCES for line in violations(name, (ROOT / name).read_text("utf-8"))]
    assert not found, "\n".join(found)


def test_the_checker_has_files_to_check() -> None:
    assert {"bot/__init__.py", "engine/__init__.py", "engine/kernel/core.py"} <= set(SOURCES)


def test_every_folder_with_code_is_a_package() -> None:
    """Without `__init__.py` the folder would be missing from the installed package."""
    folders = {(ROOT / name).parent for name in SOURCES}
    assert not [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/kernel/core.py", "import bot"),
        ("engine/kernel/core.py", "from renderers.kit import canvas"),
        ("engine/kernel/core.py", "import tests.fuzz"),
        ("engine/kernel/core.py", "import engine.roll"),
        ("engine/kernel/core.py", "from engine import roll"),
        ("engine/kernel/core.py", "from engine.roll.state import State"),
        ("engine/kernel/core.py", "from .. import roll"),
        ("engine/kernel/core.py", "from ..roll import GAME"),
        ("engine/kernel/__init__.py", "from ..roll import GAME"),
        ("engine/kernel/core.py", "def late():\n    import engine.gaia"),
        ("engine/kernel/core.py", "if TYPE_CHECKING:\n    from engine.gaia.state import State"),
        ("engine/kernel/core.py", "import engine"),
        ("engine/roll/state.py", "from engine.gaia import power"),
        ("engine/roll/state.py", "from ..gaia import power"),
        ("engine/roll/__init__.py", "from engine import gaia"),
        ("engine/rolling/state.py", "import engine.roll"),
        ("renderers/roll.py", "from bot.talk import words"),
        ("renderers/roll.py", "import migrations"),
        ("migrations/m001.py", "import bot.store"),
        ("bot/__init__.py", "from bot import talk"),
        ("bot/talk/words.py", "from bot.tables import Table"),
        ("bot/talk/words.py", "from ..discord_app import client"),
        ("bot/talk/words.py", "importlib.import_module('bot.web')"),
        ("bot/tables/play.py", "from bot.talk import words"),
        ("bot/tables/play.py", "import renderers"),
        ("bot/store/rows.py", "from bot.tables import Table"),
        ("bot/store/rows.py", "from bot import clock"),
        ("bot/clock/wake.py", "import bot.tables"),
        ("bot/web/page.py", "import bot.discord_app"),
        ("bot/discord_app/client.py", "from bot import web"),
        ("bot/console.py", "from bot.tables import Table"),
        ("bot/console/__init__.py", "from bot.store import rows"),
        ("bot/settings.py", "import engine"),
        ("bot/anteroom/door.py", "import engine"),
        ("bot/__main__.py", "import tests.fuzz"),
    ],
)
def test_a_wrong_arrow_is_caught(name: str, source: str) -> None:
    assert violations(name, source)


@pytest.mark.parametrize(
    "module",
    """PIL aiohttp aiosqlite asyncio concurrent.futures ctypes datetime discord fluent.runtime http.client importlib
    importlib.metadata io logging multiprocessing os os.path pathlib pickle random requests secrets select shutil
    signal socket sqlite3 ssl subprocess sys tempfile threading time urllib.request uuid zoneinfo""".split(),
)
def test_the_engine_has_no_io_clock_or_chance(module: str) -> None:
    assert violations("engine/kernel/chance.py", f"import {module}")
    assert violations("engine/roll/dice.py", f"def late():\n    from {module} import anything")


@pytest.mark.parametrize(
    "call",
    ["open('x')", "print('x')", "input()", "breakpoint()", "__import__('x')", "place.write_text('x')"],
)
def test_the_engine_neither_reads_nor_writes(call: str) -> None:
    assert violations("engine/roll/facts.py", call)
    assert not violations("renderers/roll.py", call)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine/kernel/core.py", "from engine.kernel.step import Step\nfrom .move import Move\nfrom . import view"),
        ("engine/kernel/lanes.py", "lane.open()\nblueprint('x')"),
        ("engine/roll/facts.py", "import json\nfrom importlib import resources\nimport importlib.resources"),
        ("engine/roll/__init__.py", "from engine.kernel.game import Game\nfrom engine.roll.setup import setup"),
        ("engine/roll/phases/ship.py", "from ..state import State\nfrom ...kernel.step import Step"),
        ("engine/games.py", "from engine.roll import GAME\nfrom engine.gaia import GAME"),
        ("renderers/roll.py", "from PIL import Image\nfrom engine.roll.state import State\nfrom renderers import kit"),
        ("bot/talk/words.py", "from renderers import roll\nimport engine.kernel.event\nfrom . import catalogue"),
        ("bot/tables/play.py", "from bot.store import rows\nfrom ..clock import wake\nfrom engine.kernel import match"),
        ("bot/discord_app/client.py", "import discord\nfrom bot.talk import words\nfrom bot import tables"),
        ("bot/console.py", "import sys\nfrom bot.talk import words\nfrom engine.roll import GAME\nprint('x')"),
        ("bot/__main__.py", "from bot import console, discord_app, web\nfrom bot.settings import Settings"),
    ],
)
def test_a_right_arrow_passes(name: str, source: str) -> None:
    assert violations(name, source) == []


# Addresses come from the installer's own settings, never from our files. In pieces, so that this file is clean too.
REGISTRIES = tuple(
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("anaconda", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("docker", "io"),
        ("ghcr", "io"),
        ("quay", "io"),
    )
)


def registries_in(text: str) -> list[str]:
    return [host for host in REGISTRIES if host in text.lower()]


def test_no_file_names_a_package_registry() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    found = []
    for name in filter(None, listed.decode().split("\0")):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b""  # deleted but not yet committed
        if b"\0" not in content:
            found += [f"{name}: {host}" for host in registries_in(content.decode("utf-8", "replace"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("host", REGISTRIES)
def test_a_registry_is_caught(host: str) -> None:
    assert registries_in(f"index-url = https://{host.upper()}/simple") == [host]
    assert registries_in("index-url = https://example.org/simple") == []
