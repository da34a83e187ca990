"""Games in progress survive new rules: a changed stored form needs a new number, and old states play on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from engine.kernel.codec import dump, fingerprint, load
from engine.kernel.match import Match
from engine.kernel.player import play_out
from engine.kernel.upgrade import load_state
from engine.roll import GAME
from engine.roll.state import Galaxy
from engine.roll.view import pieces
from tests.engine.roll.released import HERE, SCHEMAS
from tests.engine.roll.released.make import ALONE, NAMES, name_of

STORED = sorted(HERE.glob("*/*.json"), key=lambda path: (int(path.parent.name), path.name))
HOW = """
The stored form of Roll for the Galaxy has changed, but its number ({rules}) has not.
- If rules {rules} are released: raise RULES in engine/roll/setup.py, add upgrades[{rules}] to GAME, and run
  `python -m tests.engine.roll.released.make`.
- If nobody plays by rules {rules} yet: run `python -m tests.engine.roll.released.make`.
"""


def test_a_changed_form_needs_a_new_number() -> None:
    schemas = json.loads(SCHEMAS.read_text(encoding="utf-8"))
    assert schemas.get(str(GAME.rules)) == fingerprint(GAME.state, GAME.steps), HOW.format(rules=GAME.rules)


def test_every_number_has_its_stored_games() -> None:
    numbers = [str(n) for n in range(1, GAME.rules + 1)]
    assert [*json.loads(SCHEMAS.read_text(encoding="utf-8"))] == numbers
    assert sorted({path.parent.name for path in STORED}, key=int) == numbers
    assert {path.stem for path in STORED if path.parent.name == numbers[-1]} == {*NAMES}


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stored_games_play_on_to_their_end(path: Path) -> None:
    data = path.read_bytes()
    assert json.loads(data)["core"]["rules"] == int(path.parent.name)
    s = load_state(GAME, data)
    assert s.core.rules == GAME.rules
    everything = pieces(s)
    match = Match(GAME, s)
    match.resume()
    assert match.awaited()
    assert GAME.result(match.state).totals  # a running score can be shown
    play_out(match, Random(path.stem))
    assert GAME.result(match.state).winners
    assert pieces(match.state) == everything


@pytest.mark.parametrize("path", [path for path in STORED if path.parent.name == str(GAME.rules)], ids=lambda p: p.stem)
def test_stored_games_of_the_present_rules_are_taken_up_where_they_were(path: Path) -> None:
    s = load(Galaxy, path.read_bytes())
    assert dump(s) + b"\n" == path.read_bytes()
    lanes = {seat: [*lane.moves] for seat, lane in s.core.lanes.items()}
    match = Match(GAME, s)
    assert name_of(match) == path.stem
    match.resume()
    assert {seat: lane.moves for seat, lane in match.state.core.lanes.items()} == lanes  # no move was lost
    assert any(lanes.values()) or path.stem == ALONE
    for seat in match.awaited():
        assert match.menu(seat)
