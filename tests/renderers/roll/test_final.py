"""The final picture: ranks, winners, ties, and the bonus of every 6+ development."""

from __future__ import annotations

from random import Random

import pytest

from engine.kernel.view import view
from engine.roll import GAME
from engine.roll.scoring import score, winners
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, same
from renderers.look import Look
from renderers.roll.final import draw_final, place_of, ranking, tie_mattered
from renderers.words import LANGUAGES
from tests.renderers.roll.games import LONG, crowd, over, played, shown

SEATS = (2, 3, 4, 5)


def look(seats: int, lang: str = "en") -> Look:
    return Look(LONG[:seats], lang=lang)


def words(picture: Picture) -> str:
    return " ".join(text.text for text in picture.report.texts)


def tied(seats: int, shared: bool) -> Galaxy:
    """Two seats with equal points on top; the first has one more credit unless they share the victory."""
    s = over(seats, 1)
    for seat, player in enumerate(s.players):
        player.cup, player.credits = ["home"], 3
        player.chips += 100 - score(s, seat).total if seat < 2 else 0
    s.players[0].credits += 0 if shared else 1
    return s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_an_end_of_every_size_is_drawn(seats: int, lang: str) -> None:
    s = over(seats, 2)
    picture = shown(draw_final(view(GAME, s, None), look(seats, lang)))
    assert str(max(score(s, seat).total for seat in range(seats))) in words(picture)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_bonuses_of_a_full_tableau_fit(seats: int, lang: str) -> None:
    s = over(seats, 3)
    bonuses = [face.id for face in s.facts.faces.values() if face.bonus is not None]
    for at, face in enumerate(bonuses):
        if not any(face in player.tableau for player in s.players):
            s.players[at % seats if seats < 4 else at % 2].tableau.append(face)
    crowd(s, 0, Random(4))
    picture = shown(draw_final(s, look(seats, lang)))
    for face in score(s, 1).bonuses:
        assert s.facts.faces[face].name.split()[-1] in words(picture)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("shared", [False, True])
def test_a_tie_is_explained(seats: int, shared: bool) -> None:
    s = tied(seats, shared)
    assert tie_mattered(s)
    assert winners(s) == ([0, 1] if shared else [0])
    assert [place_of(s, seat) for seat in (0, 1)] == ([1, 1] if shared else [1, 2])
    for lang in LANGUAGES:
        shown(draw_final(s, look(seats, lang)))
    said = words(draw_final(s, look(seats)))
    assert "Tie-break" in said
    assert said.count("shares the victory") == (2 if shared else 0)
    assert ("wins the tie-break" in said) is not shared


def test_seats_stand_in_order_of_their_points() -> None:
    s = over(4, 5)
    totals = [score(s, seat).total for seat in ranking(s)]
    assert totals == sorted(totals, reverse=True)
    assert ranking(s)[0] in winners(s)


def test_before_the_end_it_is_the_score_so_far() -> None:
    match = next(match for match in played(3, 6) if match.state.round == 5)
    said = words(shown(draw_final(match.seen(None), look(3))))
    assert "Score so far" in said
    assert "wins" not in said


def test_the_same_end_gives_the_same_picture() -> None:
    s = over(3, 7)
    assert same(draw_final(s, look(3)).image, draw_final(GAME.copy(s), look(3)).image)
