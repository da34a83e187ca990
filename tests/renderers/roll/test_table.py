"""The table picture: every seat count, stage and language; crowded mats; marks; and no word missing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.kernel.match import Match
from engine.kernel.player import random_move
from engine.kernel.view import view
from engine.roll import GAME
from engine.roll.facts import COLOURS, KINDS, PHASES, facts
from engine.roll.state import Galaxy
from renderers.kit import icons
from renderers.kit.canvas import Picture, same
from renderers.kit.fitting import parse
from renderers.look import Look
from renderers.roll.faces import (
    STAGES,
    gain_line,
    goods_limit,
    phase_state,
    power_line,
    screened,
    seat_state,
    stage,
    tile_of,
    top_tile,
)
from renderers.roll.table import draw_table
from renderers.words import LANGUAGES, catalogue

LONG = (
    "Hosszúnevű Karolina-Ágnes Boróka",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "x",
    "[brass]{vp:3} Dénes {{ [[ ‹ship›",
    "Őrült Űrkutató Ödön, Nagykanizsa",
)
SEATS = (2, 3, 4, 5)


def shown(picture: Picture) -> Picture:
    assert picture.report.overflows == []
    assert picture.report.overlaps() == []
    assert max(picture.image.size) <= 2000
    return picture


def played(seats: int, seed: int) -> Iterator[Match[Galaxy]]:
    """A random game, before every move."""
    rng = Random(seed)
    match = Match.new(GAME, GAME.options(), seats, f"table {seed}")
    while awaited := match.awaited():
        yield match
        seat = rng.choice(awaited)
        match.play(seat, random_move(match, seat, rng))
    yield match


@cache
def positions(seats: int) -> dict[str, tuple[Galaxy, frozenset[int]]]:
    """A position of every stage, and the end; with who is awaited. Not every game asks somebody in every stage."""
    found: dict[str, tuple[Galaxy, frozenset[int]]] = {}
    for seed in range(seats, 100):
        for match in played(seats, seed):
            key = stage(match.state)
            if key not in found or match.state.round == 6:
                found[key] = match.seen(None), frozenset(match.awaited())
        if set(found) >= set(STAGES):
            break
    return found


def crowded(seats: int, seed: int, tiles: int = 14, dice: int = 20) -> Galaxy:
    """Far more of everything than a game brings, in the middle of a phase."""
    rng = Random(seed)
    s = GAME.copy(next(m.state for m in played(seats, seed) if m.state.round > 3 and stage(m.state) in PHASES))
    used = {s.facts.tile_of(face) for player in s.players for face in player.tableau}
    used |= {tile for player in s.players for stack in player.stacks.values() for tile in stack}
    free = [tile for tile in s.facts.tiles if tile not in used]
    rng.shuffle(free)
    for seat, player in enumerate(s.players):
        while len(player.tableau) < tiles - seat and free:
            player.tableau.append(s.facts.side(free.pop(), rng.choice(KINDS)))
        for face in player.tableau:
            if s.facts.faces[face].colour not in (None, "grey") and rng.random() < 0.7:
                player.goods[face] = [rng.choice(COLOURS) for _ in range(goods_limit(s, face))]
        player.cup += rng.choices(COLOURS, k=dice)
        player.citizenry += rng.choices(COLOURS, k=dice // 2)
        for phase in s.active:
            player.columns[phase] += rng.choices(COLOURS, k=rng.randrange(6))
        for zone in player.zones.values():
            zone += rng.choices(COLOURS, k=rng.randrange(9))
        player.chips, player.credits = rng.randrange(20, 90), 10
    return view(GAME, s, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_stage_is_drawn(seats: int, lang: str) -> None:
    found = positions(seats)
    assert set(found) >= set(STAGES)
    for seen, awaited in found.values():
        picture = shown(draw_table(seen, Look(LONG[:seats], lang=lang, awaited=awaited)))
        assert min(picture.image.size) >= 1200


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("seed", "tiles"), [(1, 14), (2, 13), (3, 16), (4, 18)])
def test_crowded_mats_fit(seats: int, seed: int, tiles: int) -> None:
    seen = crowded(seats, seed, tiles)
    for lang in LANGUAGES:
        shown(draw_table(seen, Look(LONG[:seats], lang=lang, awaited=frozenset({0}))))


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_picture_stays_small(seats: int) -> None:
    seen = crowded(seats, 5, tiles=12, dice=6)
    assert len(draw_table(seen, Look(LONG[:seats])).png()) <= 600_000


def test_every_power_has_a_line_of_known_icons() -> None:
    everything = facts("base")
    for lang in LANGUAGES:
        keys = set(catalogue("renderers.words", lang).keys)
        look = Look((), lang=lang)
        for face in everything.faces.values():
            assert bool(face.powers) == (f"roll-power-{face.id}" in keys), face.id
            for markup in (power_line(face.id, look), gain_line(face.on_place)):
                assert all(icons.exists(atom.icon) for atom in parse(markup) if atom.icon), markup
            assert face.kind == "world" or power_line(face.id, look), face.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_fits_everywhere(lang: str) -> None:
    """Each face once in a tableau and once on a site, in the narrow and in the broad mat."""
    seen = view(GAME, positions(5)["explore"][0], None)
    faces = [face for face in seen.facts.faces.values() if face.tile in seen.facts.tiles]
    look = Look(LONG, lang=lang)
    tops = [face.tile for face in faces if face.kind == "development"]
    names = [face.id for face in faces] + [f for one in seen.facts.factions.values() for f in one.faces]
    for count in (5, 3):
        seen.players = seen.players[:count]
        for at in range(0, len(names), 12 * count):
            for seat, player in enumerate(seen.players):
                player.goods, player.tableau = {}, names[at + 12 * seat : at + 12 * seat + 12]
                for kind in KINDS:
                    player.stacks[kind] = [tops[(at // 2 + seat * 7) % len(tops)], "?"]
            shown(draw_table(seen, look))


def test_it_shows_what_is_marked() -> None:
    seen, awaited = positions(3)["explore"]
    plain = draw_table(seen, Look(LONG[:3], awaited=awaited)).image
    face, other = seen.players[0].tableau[0], seen.players[1].tableau[1]
    die = f"{seen.players[1].citizenry[0]}:citizenry" if seen.players[1].citizenry else "home:cup"
    for look in (
        Look(LONG[:3], awaited=awaited, last=frozenset({face})),
        Look(LONG[:3], awaited=awaited, choices=frozenset({face, other})),
        Look(LONG[:3], awaited=awaited, picked=frozenset({other})),
        Look(LONG[:3], awaited=awaited, choices=frozenset({"settle"})),
        Look(LONG[:3], awaited=awaited, seat=1, choices=frozenset({die})),
        Look(LONG[:3]),
    ):
        assert not same(plain, shown(draw_table(seen, look)).image)


def test_the_same_view_gives_the_same_bytes() -> None:
    seen, awaited = positions(4)["settle"]
    look = Look(LONG[:4], lang="hu", awaited=awaited)
    assert draw_table(seen, look).png() == draw_table(view(GAME, seen, None), look).png()


def test_an_own_plan_does_not_show_on_the_table() -> None:
    """Everybody may see the table picture that a seat asks for: it tells the colours behind the screen, no more."""
    for match in played(3, 8):
        if stage(match.state) == "assign" and match.state.round == 2:
            look = Look(LONG[:3], awaited=frozenset(match.awaited()))
            public = draw_table(match.seen(None), look)
            for seat in range(3):
                assert same(public.image, draw_table(match.seen(seat), look).image)


def test_hidden_tiles_and_dice_are_no_trouble() -> None:
    seen = view(GAME, positions(2)["settle"][0], None)
    player = seen.players[0]
    player.stacks["world"] = ["?", "?", "?"]
    player.cup.append("?")
    assert top_tile(seen, player, "world") == "?"
    shown(draw_table(seen, Look(("Anna", "Bence"))))


def test_phases_and_seats_say_how_far_they_are() -> None:
    seen, awaited = positions(4)["settle"]
    seen = view(GAME, seen, None)
    seen.active = ["explore", "settle", "produce", "ship"]
    assert [phase_state(seen, phase) for phase in PHASES] == ["done", "skipped", "now", "next", "later"]
    look = Look(LONG[:4], awaited=awaited)
    assert all(seat_state(seen, seat, look) == "awaited" for seat in awaited)
    over, _ = positions(4)["over"]
    assert {seat_state(over, seat, look) for seat in range(4)} == {"won", "lost"}
    before, _ = positions(4)["assign"]
    assert {phase_state(before, phase) for phase in PHASES} == {"hidden"}
    assert all(screened(player) for player in before.players)


def test_a_second_good_stands_beside_the_first() -> None:
    seen = view(GAME, positions(2)["explore"][0], None)
    player = seen.players[0]
    player.tableau += ["galactic_reserves", "gem_world"]
    assert "{die}" in tile_of(seen, "gem_world", Look(()), ["novelty"]).value
    assert "{die:home}" in tile_of(seen, "gem_world", Look(()), ["novelty", "home"]).value
