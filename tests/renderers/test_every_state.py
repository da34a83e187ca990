"""Whatever happens in a game can be drawn, and every text fits where it stands.

A sample of the states of random games, a few of every kind, for all seats. All states: set ORRERY_ALL_STATES=1, or run
`python -m tests.renderers.everything --games 20`.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.roll.facts import COLOURS, PHASES
from engine.roll.state import Galaxy
from renderers.pictures import PICTURES
from tests.renderers.everything import LONG_NAMES, Case, Job, cases, drawn_well, run, walk

SAMPLE = 0 if os.environ.get("ORRERY_ALL_STATES") else 8
KINDS = [(game, seats) for game in sorted(PICTURES) for seats in GAMES[game].seats]


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_states_of_random_games(game: str, seats: int) -> None:
    _, drawn, wrong = run(Job(game, seats, 1, SAMPLE))
    assert not wrong, "\n".join(wrong[:20])
    assert drawn > 50


def test_trouble_is_noticed() -> None:
    """A view that cannot be drawn is reported, not passed over."""
    match, look = next(walk(GAMES["roll"], 2, Random(1)))
    broken: Any = match.seen(None)
    broken.players[0].tableau = ["no_such_face"]
    assert "no_such_face" in "".join(drawn_well("roll", Case("table", broken, look)))


def crowd(s: Galaxy, rng: Random) -> None:
    """More of everything than a game usually has."""
    faces = [face for face in s.facts.faces if not any(face in player.tableau for player in s.players)]
    rng.shuffle(faces)
    for seat, player in enumerate(s.players):
        while len(player.tableau) < (12 if seat else 15):
            player.tableau.append(faces.pop())
        player.credits, player.chips = 10, 128
        player.citizenry = [rng.choice(COLOURS) for _ in range(20)]
        player.cup = [rng.choice(COLOURS) for _ in range(20)]
        worlds = [face for face in player.tableau if s.facts.faces[face].colour in s.facts.setup.trade_prices]
        player.goods = {world: [rng.choice(COLOURS)] for world in worlds}
        for kind, zone in player.zones.items():
            if player.stacks[kind]:
                zone += ["alien"] * (5 - len(zone))
        if s.active:
            for phase in s.active:
                player.columns[phase] = [rng.choice(COLOURS) for _ in range(9)]
    s.pool, s.round = -12, 88


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("seats", GAMES["roll"].seats)
def test_crowded_tables(seats: int, lang: str) -> None:
    """20 dice in a place, full tableaus and one with 15 tiles, three-digit scores."""
    rng = Random(seats)
    wrong, drawn = [], 0
    seen: set[str | None] = set()
    for match, look in walk(GAMES["roll"], seats, rng):
        stage = match.state.phase or ("plan" if not match.state.active else "manage")
        if stage in seen or match.state.round < 3:
            continue
        seen.add(stage)
        for case in [*cases(match, look, (lang,))][:6]:
            crowd(case.view, Random(stage))
            drawn += 1
            wrong += [f"{stage} {case.name} for {case.look.seat}: {line}" for line in drawn_well("roll", case)]
        if len(seen) == len(PHASES) + 2:
            break
    assert not wrong, "\n".join(wrong[:20])
    assert drawn >= 10


def test_nobody_has_a_name() -> None:
    """Names may be empty or missing in old tables; nothing breaks."""
    match, look = next(walk(GAMES["roll"], 5, Random(2)))
    for names in (("",) * 5, LONG_NAMES):
        for case in cases(match, replace(look, names=names), ("en",)):
            assert drawn_well("roll", case) == []
