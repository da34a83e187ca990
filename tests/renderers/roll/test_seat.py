"""A seat's own picture: its plan, every step of a round, too much of everything, and no secret of others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.view import view
from engine.roll import GAME
from engine.roll.facts import COLOURS, PHASES
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, same
from renderers.look import Look
from renderers.roll.faces import STAGES, stage
from renderers.roll.forecast import builds, forecast
from renderers.roll.plan import planned
from renderers.roll.powers import offered
from renderers.roll.seat import draw_seat
from renderers.words import LANGUAGES
from tests.renderers.roll.games import LONG, crowd, look_of, played, shown

SEATS = (2, 3, 4, 5)


def words(picture: Picture) -> str:
    return " ".join(text.text for text in picture.report.texts)


@cache
def game(seats: int) -> Match[Galaxy]:
    """Some position while planning, some rounds into a game."""
    return next(match for match in played(seats, 11) if match.state.round > 5 and stage(match.state) == "assign")


def staged(seats: int, wanted: str) -> Galaxy:
    """A position in which seat 0 has far too much, as if this stage were being played."""
    s = GAME.copy(game(seats).state)
    s.core.lanes, s.core.agenda = {}, []
    for player in s.players:
        player.rolled = {}
    s.finished = wanted == "over"
    s.phase = wanted if wanted in PHASES else None
    s.active = list(PHASES) if wanted not in ("assign", "setup") else []
    s.round = 0 if wanted == "setup" else 99
    return s


# -- Every state -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_stage_is_drawn(seats: int) -> None:
    rng, known = Random(seats), set()
    for match in played(seats, 12):
        now = stage(match.state)
        seat = rng.choice(match.awaited() or [0])
        spot = match.spot(seat)
        kind = (now, spot and spot.step.tag)
        if kind in known and rng.random() > 0.03:
            continue
        known.add(kind)
        for one in {seat, rng.randrange(seats)}:
            shown(draw_seat(match.seen(one), look_of(match, one, rng.choice(LANGUAGES))))
    assert {now for now, _ in known} >= {"setup", "assign", "explore", "manage", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wanted", STAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_too_much_of_everything_fits(wanted: str, lang: str, seed: int) -> None:
    rng = Random(seed)
    s = staged(3, wanted)
    player = crowd(s, 0, rng)
    if wanted in ("setup", "explore"):
        player.drawn = player.stacks["world"][-2:] if wanted == "setup" else player.stacks["world"][-4:]
        player.stacks["world"] = player.stacks["world"][: -len(player.drawn)]
    if wanted in ("explore", "ship"):
        player.extra = ["home", "genes", "alien"][:seed]
    picture = shown(draw_seat(view(GAME, s, 0), Look(LONG[:3], 0, lang, frozenset({0, 1}))))
    assert len(picture.png()) <= 600_000


# -- Planning --------------------------------------------------------------------------------------------------


def plans(seats: int, seed: int) -> Iterator[tuple[Match[Galaxy], int]]:
    """Everybody who plans, after every move."""
    for match in played(seats, seed):
        if stage(match.state) == "assign":
            for seat in match.state.core.lanes:
                yield match, seat


def test_a_plan_with_moved_dice_names_the_power() -> None:
    found = 0
    for match, seat in plans(3, 13):
        seen = match.seen(seat)
        moved = [shift for worker in planned(seen.players[seat]) for shift in worker.moved]
        if moved and found < 12:
            said = words(shown(draw_seat(seen, look_of(match, seat, "en"))))
            assert all(s.power == "dictate" or seen.facts.faces[s.power].name.split()[0] in said for s in moved)
            found += 1
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 4, 5, 9, 10, 20])
def test_any_number_of_dice_fits_in_a_column(count: int, lang: str) -> None:
    rng = Random(count)
    s = staged(4, "assign")
    player = s.players[1]
    colours = [rng.choice(COLOURS) for _ in range(count)]
    column = rng.choice((*PHASES, "wild"))
    player.roll = [*(f"{colour}:{column}" for colour in colours), "home:explore"]
    player.columns = {name: [] for name in player.columns}
    player.columns[column] += colours
    player.plan, player.selected, player.selector = ["select settle home:explore"], "settle", "home"
    shown(draw_seat(view(GAME, s, 1), Look(LONG[:4], 1, lang, frozenset({1}))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_moves_become_a_list(lang: str) -> None:
    s = staged(2, "assign")
    player = s.players[0]
    player.tableau += ["nanotechnology", "galactic_mandate", "backup_planning", "propaganda_campaign"]
    player.roll = ["home:explore"] * 8 + ["alien:wild", "genes:ship", "rare:ship"]
    player.plan = [
        "select settle home:explore",
        "wild alien produce",
        "use nanotechnology genes:ship:settle,rare:ship:produce",
        "use propaganda_campaign rare:produce:settle",
        "dictate home:explore home:explore:develop,home:explore:settle,home:explore:ship",
        "dictate home:explore home:explore:develop,home:develop:settle",
    ]
    workers = planned(player)
    player.columns = {
        name: [worker.colour for worker in workers if worker.column == name and not worker.role]
        for name in player.columns
    }
    player.used = ["nanotechnology", "propaganda_campaign", "dictate", "dictate"]
    player.selected, player.selector = "settle", "home"
    player.dictated = ["home", "home"]
    said = words(shown(draw_seat(view(GAME, s, 0), Look(LONG[:2], 0, lang, frozenset({0})))))
    assert "III → II" not in said
    assert "I → II" in said


def test_powers_say_whether_they_can_be_used() -> None:
    s = staged(2, "assign")
    player = s.players[0]
    player.tableau = ["nanotechnology", "space_mercenaries", "mad_scientists", "local_subsidies"]
    s.players[1].tableau += ["gem_world"]
    player.columns["explore"] += ["home", "genes"]
    look = Look(LONG[:2], 0)
    states = {one.power: one.state for one in offered(s, 0, look)}
    assert set(states.values()) == {"first"}
    player.selected, player.selector, player.used = "ship", "rare", ["nanotechnology"]
    states = {one.power: one.state for one in offered(s, 0, look)}
    assert states == {
        "nanotechnology": "used",
        "space_mercenaries": "never",
        "mad_scientists": "not_most",
        "local_subsidies": "free",
        "dictate": "free",
    }


def test_the_forecast_completes_tiles_as_the_game_does() -> None:
    """Printed cost less discounts; what is left goes to the next tile; a discount helps from the next tile on."""
    s = staged(2, "assign")
    player = s.players[0]
    tile = s.facts.tile_of
    player.tableau, player.zones["world"] = ["alien_uplift_blueprints"], ["home"]
    player.stacks["world"] = [tile("malevolent_lifeforms"), tile("gem_world")]
    made, left = builds(s, 0, "world", ["genes", "home", "home"])
    assert [(one.face, one.cost, one.complete) for one in made] == [
        ("malevolent_lifeforms", 3, True),
        ("gem_world", 2, False),
    ]
    assert made[0].dice == ("home", "home", "home")
    assert made[1].dice == ("genes",)
    assert left == []
    player.stacks["world"] = []
    assert builds(s, 0, "world", ["genes"]) == ([], ["home", "genes"])


def test_the_forecast_tells_what_is_certain() -> None:
    s = staged(2, "assign")
    player = s.players[0]
    player.goods = {}
    nobody = {phase: list[str]() for phase in PHASES}
    look = Look(LONG[:2], 0)
    quiet = {entry.phase for entry in forecast(s, 0, nobody, look)}
    busy = {entry.phase for entry in forecast(s, 0, {**nobody, "explore": ["home"], "ship": ["genes"]}, look)}
    assert busy >= quiet | {"explore", "ship"}


def test_ready_and_waiting_are_told_apart() -> None:
    for match, seat in plans(3, 14):
        lanes = match.state.core.lanes
        if lanes[seat].done and len(match.awaited()) == 1:
            said = words(shown(draw_seat(match.seen(seat), look_of(match, seat, "en"))))
            assert "Ready" in said
            assert "Revise" not in said
            return
    raise AssertionError("nobody was ready before the others")


# -- Marks, secrets, order -------------------------------------------------------------------------------------


def test_marks_change_the_picture_and_nothing_else() -> None:
    match = game(3)
    seat = match.awaited()[0]
    seen, plain = match.seen(seat), look_of(match, seat, "en")
    marked = Look(plain.names, seat, "en", plain.awaited, choices=frozenset(PHASES), picked=frozenset({"ship"}))
    one, two = shown(draw_seat(seen, plain)), shown(draw_seat(seen, marked))
    assert not same(one.image, two.image)
    assert one.image.size == two.image.size


def test_nothing_of_the_others_is_shown() -> None:
    """Whatever the others hold and plan, the own picture is the same."""
    match = game(3)
    other = GAME.copy(match.state)
    rng = Random(1)
    for player in other.players[1:]:
        for colour, faces in player.rolled.items():
            player.rolled[colour] = [rng.choice(other.facts.dice[colour].faces) for _ in faces]
        for stack in player.stacks.values():
            stack[1:] = reversed(stack[1:])
    look = look_of(match, 0, "en")
    one, two = (draw_seat(Match(GAME, s).seen(0), look) for s in (match.state, other))
    assert same(one.image, two.image)


def test_a_seat_is_needed() -> None:
    with pytest.raises(ValueError, match=r"look\.seat"):
        draw_seat(game(2).seen(None), Look(LONG[:2]))
