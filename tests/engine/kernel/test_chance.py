"""Chance: keyed, fair, one stream a purpose, shares for lanes, a seed nobody chose (contract §9)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from itertools import pairwise

import pytest

from engine.kernel.chance import UNKNOWN, Deck, Veil, commitment, pick, salted_seed
from engine.kernel.step import Out
from tests.engine.kernel.table import SEED
from tests.engine.kernel.toy import blank
from tests.engine.kernel.toy_table import RUMOURS, Bazaar, Options


def table(seed: str | None = SEED) -> Bazaar:
    s = blank(Options(), 3)
    s.core.seed = seed
    return s


def rolls(s: Bazaar, n: int, stream: str = "die", sides: int = 6) -> list[int]:
    return [pick(s, Out(), stream, range(sides)) for _ in range(n)]


def draws(s: Bazaar, n: int) -> list[str]:
    return [s.deck.draw(s, Out()) for _ in range(n)]


def chi_square(found: Iterable[int], cells: int) -> float:
    counts = Counter(found)
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# Bounds: 99.99 % of fair dice stay below; the seed is fixed, so this passes or fails once and for all.
@pytest.mark.parametrize(("sides", "bound"), [(2, 15.2), (6, 25.8), (7, 27.9), (20, 52.4)])
def test_every_face_is_as_likely(sides: int, bound: float) -> None:
    assert chi_square(rolls(table(), 12_000, sides=sides), sides) < bound


def test_a_roll_says_nothing_about_the_next_one() -> None:
    found = rolls(table(), 12_001)
    assert chi_square([6 * a + b for a, b in pairwise(found)], 36) < 78


def test_the_first_card_of_a_deck_is_any_card() -> None:
    found = []
    for n in range(6000):
        s = table(f"{n:064x}")
        found.append(RUMOURS.index(s.deck.draw(s, Out())))
    assert chi_square(found, len(RUMOURS)) < 57


def test_the_published_formula_is_the_one_in_use() -> None:
    """Anybody can compute a pick with standard tools."""
    digest = sha256(f"{SEED}/0/die/0/0".encode()).digest()
    assert rolls(table(), 1) == [int.from_bytes(digest[:8], "big") % 6]
    lane = table()
    lane.core.lane = 2
    lane.core.rewinds = 3
    digest = sha256(f"{SEED}/3/die@2/0/0".encode()).digest()
    assert rolls(lane, 1) == [int.from_bytes(digest[:8], "big") % 6]


def test_streams_do_not_shift_each_other() -> None:
    plain, mixed = table(), table()
    expected = rolls(plain, 20)
    found = []
    for _ in range(20):
        rolls(mixed, 3, "other")
        mixed.core.lane = 1
        rolls(mixed, 2)  # in a lane it is another stream
        mixed.core.lane = None
        found += rolls(mixed, 1)
    assert found == expected
    assert mixed.core.drawn == {"die": 20, "other": 60, "die@1": 40}
    assert rolls(table(), 20, "other") != expected


def test_a_rewind_changes_what_is_drawn() -> None:
    first, second = table(), table()
    second.core.rewinds = 1
    assert rolls(first, 30) != rolls(second, 30)
    assert draws(first, 5) != draws(second, 5)


def test_every_pick_and_draw_is_a_reveal() -> None:
    s, out = table(), Out()
    pick(s, out, "die", [1])
    assert out.revealed
    for known in ([], ["r99"]):
        s.deck.known = known
        out = Out()
        s.deck.draw(s, out)
        assert out.revealed


def test_a_scene_dictates() -> None:
    s = table()
    s.core.script = {"die": ["5", "0"], "rumours": ["r07", "r03"]}
    assert rolls(s, 2) == [5, 0]
    assert draws(s, 2) == ["r07", "r03"]
    assert s.core.drawn == {}
    after = table()
    after.deck.rest = [card for card in RUMOURS if card not in ("r03", "r07")]
    assert draws(s, 3) == draws(after, 3), "then chance takes over where it would have begun"
    s.core.script = {"die": ["9"]}
    with pytest.raises(ValueError, match="9"):
        rolls(s, 1)


def test_a_scene_dictates_draws_from_shares_too() -> None:
    s = table()
    s.deck.split(s, {0: 2, 1: 2})
    order = [next(card for card in s.deck.rest), s.deck.held[1][0], s.deck.held[0][0], "r24"]
    s.core.script = {"rumours": [*order]}
    found = []
    for seat in (0, 0, 1, 1):
        s.core.lane = seat
        found += draws(s, 1)
    assert found == order
    s.core.lane = None
    s.deck.unsplit()
    assert sorted([*s.deck.rest, *found]) == RUMOURS


def test_known_cards_come_first_and_added_ones_are_mixed_in() -> None:
    s = table()
    top = draws(s, 2)
    s.deck.known = [*top]
    assert s.deck.left(s) == 24
    assert draws(s, 2) == top
    s.deck.add(reversed(top))
    assert s.deck.rest == RUMOURS, "rest is kept sorted: its order says nothing"


# ---- shares


def test_shares_are_separate_and_what_is_left_goes_back() -> None:
    s = table()
    s.deck.split(s, {2: 3, 0: 4})
    assert [len(s.deck.rest), len(s.deck.held[2]), len(s.deck.held[0])] == [17, 3, 4]
    s.core.lane = 0
    assert s.deck.left(s) == 4
    share = [*s.deck.held[0]]
    mine = draws(s, 3)
    assert set(mine) <= set(share)
    s.core.lane = 1
    assert s.deck.left(s) == 0
    with pytest.raises(LookupError, match=r"rumours: .* seat 1 has no share"):
        draws(s, 1)
    s.core.lane = None
    assert s.deck.left(s) == 17
    s.deck.unsplit()
    assert s.deck.held == {}
    assert sorted([*s.deck.rest, *mine]) == RUMOURS


def test_draws_of_one_lane_do_not_depend_on_those_of_another() -> None:
    """Arrival order cannot matter: whoever draws first, everybody draws the same."""
    found = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        s = table()
        s.deck.split(s, {0: 5, 1: 5, 2: 5})
        hands: dict[int, list[str]] = {}
        for seat in order:
            s.core.lane = seat
            hands[seat] = draws(s, 3)
        found.append([hands[seat] for seat in range(3)])
    assert found[0] == found[1] == found[2]


# ---- views


def test_on_a_view_a_draw_is_unknown_and_a_roll_is_veiled() -> None:
    s = table(None)
    s.deck = Deck("rumours", [UNKNOWN] * 5, ["r02"])
    assert draws(s, 3) == ["r02", UNKNOWN, UNKNOWN]
    s.deck.split(s, {0: 2})
    assert s.deck.held == {0: [UNKNOWN] * 2}
    s.core.lane = 0
    assert draws(s, 1) == [UNKNOWN]
    out = Out()
    with pytest.raises(Veil):
        pick(s, out, "die", range(6))
    assert out.revealed


# ---- honesty


def test_the_seed_depends_on_the_secret_and_on_every_salt() -> None:
    seed = salted_seed("secret", ["a", "b"])
    assert seed == sha256(b"6:secret\n1:a\n1:b").hexdigest()
    others = [("secret2", ["a", "b"]), ("secret", ["b", "a"]), ("secret", ["a"]), ("secret", ["a", "c"])]
    others.append(("secret", ["a\nb"]))
    assert all(salted_seed(*other) != seed for other in others)
    assert commitment("secret") == sha256(b"secret").hexdigest()


PROGRAM = """
from hashlib import sha256
from random import Random
from engine.kernel.codec import canonical
from tests.engine.kernel.table import play_again, random_game, start
for strict in (False, True):
    match = start(4, strict=strict)
    random_game(match, Random(7))
    print(sha256(canonical(match.state)).hexdigest())
"""


def test_hash_seeds_do_not_matter() -> None:
    """Law 2: the same bytes in every process."""
    said = set()
    for hash_seed in ("0", "1", "31337"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, env=env)
        said.add(run.stdout)
    assert len(said) == 1
    assert len(said.pop().split()) == 2
