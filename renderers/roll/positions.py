"""What the gallery shows of Roll for the Galaxy: games of people who know what they want, stopped on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.kernel.match import Match
from engine.roll import GAME
from engine.roll.facts import PHASES
from engine.roll.scoring import game_ends
from renderers.positions import Played, Shot, Stop, asked, first_asked
from renderers.roll.sample_player import sensible

SEEDS = {2: 20, 3: 43, 4: 30, 5: 9}  # games in which everything below happens
PHASE_SEEDS = {"explore": 45, "develop": 41, "settle": 0, "produce": 46, "ship": 36}
MARKED = ("completed", "produced", "traded", "consumed")  # events whose tiles are marked as last moves
SHOWN = {  # the pictures of the README: shot -> file
    "table-3-middle": "table",
    "table-5-middle": "table-five-seats",
    "seat-3-powers": "plan",
    "reveal-5": "reveal",
    "seat-3-rolled-preview": "preview",
    "final-4": "final",
}


# -- Where to stop -------------------------------------------------------------------------------------------------


def in_phase(phase: str, tiles: int = 0) -> Stop:
    """Somebody decides in this phase, and the largest tableau has so many tiles."""
    return lambda match: match.state.phase == phase and bool(match.awaited()) and most_tiles(match) >= tiles


def fresh_plan(match: Match[Any]) -> bool:
    """A round's dice have just been rolled."""
    lanes = match.state.core.lanes.values()
    return first_asked(match, "roll.assign") is not None and not any(lane.moves or lane.done for lane in lanes)


def half_planned(match: Match[Any]) -> bool:
    """Some are ready, others still plan."""
    return first_asked(match, "roll.assign") is not None and any(lane.done for lane in match.state.core.lanes.values())


def in_round(number: int, stop: Stop) -> Stop:
    return lambda match: match.state.round >= number and stop(match)


def revealed(match: Match[Any]) -> bool:
    return bool(match.state.active)


def dice_moved(match: Match[Any]) -> bool:
    return planner(match) is not None


def powers_used(match: Match[Any]) -> bool:
    return planner(match, 2, 7) is not None


def planner(match: Match[Any], powers: int = 1, dice: int = 0) -> int | None:
    """Who has used so many powers in a plan with so many dice, and is still asked."""
    for seat in match.awaited():
        if asked(match, seat) == "roll.assign":
            player = match.seen(seat).players[seat]
            if len(player.used) >= powers and len(player.roll) >= dice:
                return seat
    return None


def last_round(match: Match[Any]) -> bool:
    return game_ends(match.state) and bool(match.awaited())


def most_tiles(match: Match[Any]) -> int:
    return max(len(player.tableau) for player in match.state.players)


def busy(match: Match[Any]) -> bool:
    """The middle of a full round of the middle of the game."""
    s = match.state
    return most_tiles(match) >= 8 and s.phase is not None and s.phase != "explore" and len(s.active) >= 3


# -- The list ------------------------------------------------------------------------------------------------------


def shots() -> Iterator[Shot]:
    """Every seat count from start to end; then, with three seats, every phase from both sides of the screen."""
    for seats in GAME.seats:
        yield from one_game(seats)
    for phase in PHASES:
        yield from one_phase(phase)
    yield from around_the_phases()


def begun(seats: int, seed: str = "") -> Played:
    return Played(GAME, seats, seed or str(SEEDS[seats]), sensible, MARKED)


def one_game(seats: int) -> Iterator[Shot]:
    """Start, middle and end, for everybody and for one seat."""
    many = f"{seats} seats"
    game = begun(seats)
    yield game.shot(f"seat-{seats}-start", f"{many}: choosing the start tiles", "seat", game.match.awaited()[0])
    game.until(fresh_plan)
    yield game.shot(f"table-{seats}-start", f"{many}: the first plan", "table")
    game.until(in_round(5, dice_moved))
    yield game.shot(f"seat-{seats}-plan", f"{many}: a plan with moved dice", "seat", planner(game.match))
    game.until(half_planned)
    yield game.shot(f"table-{seats}-plan", f"{many}: some are ready", "table")
    game.until(revealed)
    yield game.shot(f"reveal-{seats}", f"{many}: all plans are shown", "reveal")
    game.until(busy)
    yield game.shot(f"table-{seats}-middle", f"{many}: the middle of the game", "table")
    yield game.shot(f"table-{seats}-own", f"{many}: the same, for a seat", "table", game.match.awaited()[0])
    game.until(last_round)
    yield game.shot(f"table-{seats}-last", f"{many}: the last round", "table")
    game.to_the_end()
    yield game.shot(f"table-{seats}-end", f"{many}: the end", "table")
    yield game.shot(f"final-{seats}", f"{many}: the result", "final")


def one_phase(phase: str) -> Iterator[Shot]:
    """The table as it was left, the asked seat's pictures, and a preview of its move with marks."""
    game = begun(3, f"{phase} {PHASE_SEEDS[phase]}").until(in_phase(phase, 7))
    seat = game.match.awaited()[0]
    move = sensible(game.match, seat, Random(phase))
    yield game.shot(f"table-3-{phase}", f"{phase}: last moves", "table")
    yield game.shot(f"table-3-{phase}-choice", f"{phase}: what may be chosen", "table", seat, marks=True)
    yield game.shot(f"table-3-{phase}-preview", f"{phase}: preview of a move", "table", seat, move=move)
    yield game.shot(f"seat-3-{phase}", f"{phase}: the asked seat", "seat", seat, marks=True)
    yield game.shot(f"seat-3-{phase}-preview", f"{phase}: preview of a move", "seat", seat, move=move)


def around_the_phases() -> Iterator[Shot]:
    """Planning step by step, Manage Empire, and questions that do not come up in every phase."""
    game = begun(3, "powers 24").until(powers_used)
    yield game.shot("seat-3-powers", "Assign: two powers used", "seat", planner(game.match, 2, 7))
    game = begun(3, "plan").until(in_round(7, fresh_plan))
    seat = game.match.awaited()[0]
    yield game.shot("seat-3-rolled", "Assign: nothing chosen yet", "seat", seat, marks=True)
    move = sensible(game.match, seat, Random("plan"))
    yield game.shot("seat-3-rolled-preview", "Assign: preview of a phase", "seat", seat, move=move)
    game.until(half_planned)
    done = next(seat for seat, lane in game.match.state.core.lanes.items() if lane.done)
    yield game.shot("seat-3-ready", "Assign: ready, waiting for the others", "seat", done)
    for tag, name in (
        ("roll.recruiting", "recruit"),
        ("roll.recalling", "recall"),
        ("roll.place_tiles", "place"),
        ("roll.build", "spend"),
    ):
        game.until(lambda match, tag=tag: first_asked(match, tag) is not None)  # type: ignore[misc]
        yield game.shot(f"seat-3-{name}", f"Asked: {name}", "seat", first_asked(game.match, tag), marks=True)
