"""Every vector of Roll for the Galaxy passes, the shared ones and our own; and nothing wrong passes."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import Case, adapter, check, read
from tests.conformance.__main__ import main

GAME = "roll_for_the_galaxy"
ROOT = Path(__file__).resolve().parents[2]
OURS = Path(__file__).resolve().parent / "cases" / GAME
SHARED = ROOT.parent / "shared" / "conformance" / GAME
FACTS = ROOT.parent / "shared" / "facts" / GAME

CASES = read([OURS, *([SHARED] if SHARED.is_dir() else [])], GAME)


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.file.parts[-3]}-{case.id}") for case in CASES])
def test_vector(case: Case) -> None:
    assert [str(difference) for difference in check(case, adapter(GAME))] == [], case.name


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared vectors are not here")
def test_all_shared_vectors_are_run() -> None:
    assert sum(case.file.parent == SHARED for case in CASES) >= 218


def test_ids_of_our_own_are_different() -> None:
    ids = [case.id for case in CASES if case.file.parent == OURS]
    assert len(ids) == len(set(ids))


# -- The runner ------------------------------------------------------------------------------------------------


def stock(**changes: Any) -> dict[str, Any]:
    """A small vector that passes, unless it is changed."""
    return {
        "id": "X1",
        "title": "Stock pays $2",
        "clause": "RG-8.2",
        "given": {"player": {"credits": 3, "columns": {"explore": ["home"]}}},
        "do": [{"op": "explore", "player": "A", "steps": [{"task": "stock", "die": "home"}, {"task": "done"}]}],
        "expect": {"player": {"credits": 5, "citizenry": ["home"], "columns": {}}},
        **changes,
    }


def ran(vector: Any) -> list[str]:
    return [str(difference) for difference in check(Case(Path("x.json"), 1, vector), adapter(GAME))]


def write(path: Path, *vectors: Any) -> Path:
    path.write_text(json.dumps({"game": GAME, "vectors": vectors}), encoding="utf-8")
    return path


def test_the_small_vector_passes() -> None:
    assert ran(stock()) == []


@pytest.mark.parametrize(
    ("expect", "says"),
    [
        ({"player": {"credits": 6}}, "credits: expected 6, got 5"),
        ({"player": {"citizenry": []}}, 'citizenry: expected [], got ["home"]'),
        ({"player": {"columns": {"explore": ["home"]}}}, 'columns: expected {"explore": ["home"]}, got {}'),
        ({"vp_pool_empty": True}, "vp_pool_empty: expected true, got false"),
        ({"value": 5}, "value: expected 5, got nothing: no step asked for it"),
        ({"illegal": True, "why": "because"}, "step 1 (explore): expected to be rejected (because), got allowed"),
    ],
)
def test_a_wrong_expectation_fails(expect: dict[str, Any], says: str) -> None:
    assert ran(stock(expect=expect)) == [says]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"do": [{"op": "teleport"}]}, "unknown op 'teleport'"),
        ({"do": [{"op": "explore", "steps": [{"task": "dance"}]}]}, "unknown task 'dance'"),
        ({"do": [{"op": "end_check", "loudly": True}]}, "unknown field 'loudly'"),
        ({"do": [{"op": "explore", "steps": [{"task": "stock"}]}]}, "'die' is missing"),
        ({"do": []}, "nothing is done"),
        ({"given": {"player": {"hat": "red"}}}, "unknown field 'hat'"),
        ({"given": {"player": {"cup": ["pink"]}}}, "'pink' is not a die colour"),
        ({"given": {"player": {"dev_stack": ["gem_world"]}}}, "not the development side of a tile"),
        ({"expect": {"mood": "good"}}, "unknown field 'mood'"),
        ({"expect": {"players": {"Z": {}}}}, "nobody is called Z"),
        ({"surprise": 1}, "unknown field 'surprise'"),
        ({"do": [{"op": "explore", "player": "Z", "steps": []}]}, "nobody is called Z"),
        ({"do": [{"op": "end_check", "player": "Z"}]}, "nobody is called Z"),
        ({"given": {"player": {}, "players": {"A": {}}}}, "either the only player or several"),
        ({"do": [{"op": "fact_face", "face": "old_earth", "what": "text"}]}, "the engine knows no 'text'"),
        ({"do": [{"op": "fact_dice", "die": "home", "what": "speciality"}]}, "the engine knows no 'speciality'"),
    ],
)
@pytest.mark.parametrize("illegal", [False, True])
def test_what_is_not_in_the_format_never_passes(changes: dict[str, Any], says: str, illegal: bool) -> None:
    expect = {"illegal": True} if illegal and "expect" not in changes else changes.get("expect", {})
    (told,) = ran(stock(**{**changes, "expect": expect}))
    assert says in told


def test_only_the_last_step_may_be_the_illegal_one() -> None:
    bad = {"op": "explore", "steps": [{"task": "stock", "die": "military"}]}
    (told,) = ran(stock(do=[bad, {"op": "end_check"}], expect={"illegal": True}))
    assert told.startswith("step 1 (explore): expected to be allowed, got rejected")


def test_a_crash_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setitem(sys.modules[f"tests.conformance.{GAME}"].__dict__["OPS"], "end_check", crash)
    assert ran(stock(do=[{"op": "end_check"}], expect={"illegal": True})) == [
        "vector: expected to run, got KeyError: 'lost'"
    ]
    assert ran("no object") == ["vector: expected an object, got no object"]


def fact(op: str, value: object, **asked: str) -> list[str]:
    return ran(stock(given={}, do=[{"op": op, **asked}], expect={"value": value}))


@pytest.mark.skipif(not FACTS.is_dir(), reason="the shared facts are not here")
def test_every_shared_fact_can_be_asked_for() -> None:
    def read_facts(name: str) -> list[dict[str, Any]]:
        document: dict[str, list[dict[str, Any]]] = json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))
        return document[name]

    for die in read_facts("dice"):
        for what in die.keys() - {"speciality"}:
            assert fact("fact_dice", die[what], die=die["id"], what=what) == []
    faces = [tile[kind] for tile in read_facts("tiles") for kind in ("development", "world")]
    faces += [face for faction in read_facts("factions") for face in faction["faces"]] + read_facts("home_worlds")
    for face in faces:
        for what in face.keys() - {"text"}:
            assert fact("fact_face", face[what], face=face["id"], what=what) == []


def test_a_wrong_fact_fails() -> None:
    assert fact("fact_dice", "blue", die="novelty", what="colour") == ["value: expected blue, got cyan"]
    assert fact("fact_face", {"powers": [{"kind": "discount"}]}, face="space_piracy") != []
    assert fact("fact_face", {"powers": []}, face="space_piracy") != []
    assert fact("fact_face", {"text": ""}, face="space_piracy") != []
    assert fact("fact_face", True, face="public_works", what="cost") != []


# -- The command -----------------------------------------------------------------------------------------------


def test_it_ends_with_the_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path / "good.json", stock(), stock(id="X2"))
    assert main([GAME, str(good)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_it_names_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "a.json", stock(), stock(id="X2", expect={"player": {"credits": 4}}))
    packed = tmp_path / "below" / "b.json.gz"
    packed.parent.mkdir()
    packed.write_bytes(gzip.compress(json.dumps({"vectors": [stock(id="X3", do=[{"op": "fly"}])]}).encode()))
    assert main([GAME, str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 2 failed"
    assert f"FAILED X2 Stock pays $2 [RG-8.2] in {tmp_path / 'a.json'}" in lines
    assert "  credits: expected 4, got 5" in lines
    assert any("unknown op 'fly'" in line for line in lines)


@pytest.mark.parametrize(
    ("game", "name", "content", "says"),
    [
        ("chess", "a.json", "{}", 'There are no vectors for a game called "chess". Known: roll_for_the_galaxy.'),
        (GAME, "missing.json", None, "There is no file or folder"),
        (GAME, "a.json", "{", "cannot be read as JSON"),
        (GAME, "a.json.gz", "{}", "cannot be read as JSON"),
        (GAME, "a.json", "[]", 'has no list "vectors"'),
        (GAME, "a.json", '{"vectors": []}', "There are no vectors in what was named."),
        (GAME, "a.json", '{"game": "chess", "vectors": []}', "is for chess, not for roll_for_the_galaxy"),
    ],
)
def test_what_cannot_be_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, name: str, content: str | None, says: str
) -> None:
    if content is not None:
        (tmp_path / name).write_text(content, encoding="utf-8")
    assert main([game, str(tmp_path / name)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err


def test_the_real_command(tmp_path: Path) -> None:
    wrong = write(tmp_path / "wrong.json", stock(expect={"player": {"credits": 9}}))
    command = [sys.executable, "-m", "tests.conformance", GAME, str(OURS), str(wrong)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    ours = sum(case.file.parent == OURS for case in CASES)
    assert done.stdout.splitlines()[-1] == f"{ours} passed, 1 failed"
    assert (done.returncode, done.stderr) == (1, "")
