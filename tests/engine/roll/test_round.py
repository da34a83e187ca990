"""The course of a round and of whole games, as people play them: RG-3, RG-13.5, RG-14.3, RG-16, RG-19."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from engine.kernel.ask import Question
from engine.kernel.codec import canonical
from engine.kernel.event import Event, Refused
from engine.kernel.match import Match
from engine.kernel.move import Move, text
from engine.kernel.offer import listed
from engine.kernel.player import random_move
from engine.kernel.step import AnyStep, Out
from engine.roll import GAME
from engine.roll.assign import AssignPhase
from engine.roll.build import BuildPhase
from engine.roll.explore import ExplorePhase
from engine.roll.facts import PHASES
from engine.roll.manage import ManageEmpire, must_recall
from engine.roll.moves import Recall, Scout, Trade
from engine.roll.produce import ProducePhase
from engine.roll.round import DoPhases, Round
from engine.roll.scoring import game_ends
from engine.roll.setup import Options, deal
from engine.roll.ship import ShipPhase
from engine.roll.shortage import ForcedAbandons
from engine.roll.state import Galaxy, colour_order
from tests.engine.roll.table import scene, table, tiles

TOGETHER = (  # steps that may await players at the same time, in the order of a round
    {"roll.start_tiles"},
    {"roll.assign"},
    {"roll.explore", "roll.place_tiles", "roll.forced_abandon"},
    {"roll.build", "roll.return_workers", "roll.remove_one"},
    {"roll.producing"},
    {"roll.shipping"},
    {"roll.recruiting", "roll.recalling"},
)


def new(seats: int, seed: object = 1, beginner: bool = False) -> Match[Galaxy]:
    rng = Random(f"round {seats} {seed}")
    return Match.new(GAME, Options(beginner=beginner), seats, f"{rng.getrandbits(256):064x}")


def random_game(seats: int, seed: object = 1) -> Iterator[tuple[Match[Galaxy], int, Move]]:
    """A whole game; each time, before a random move of a random seat is played."""
    rng = Random(f"play {seats} {seed}")
    match = new(seats, seed)
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        move = random_move(match, seat, rng)
        yield match, seat, move
        match.play(seat, move)
    assert match.over()


def rolling(*rolls: str, extra: str = "") -> Galaxy:
    """Each seat is about to roll these dice ("home:explore military:wild"), which will show just this."""
    s = table(len(rolls))
    for seat, dice in enumerate(rolls):
        pairs = sorted((die.split(":") for die in dice.split()), key=lambda die: colour_order(die[0]))
        s.players[seat].cup = [colour for colour, _ in pairs]
        s.core.script[f"roll.{seat}"] = [face for _, face in pairs]
    s.core.script["extra"] = extra.split()
    s.bag.rest = sorted(s.facts.tiles)[:10]
    return s


def drafted(s: Galaxy, *steps: AnyStep) -> Match[Galaxy]:
    return scene(s, *steps, forced=True, direct=False)


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def tag(match: Match[Galaxy], seat: int) -> str:
    spot = match.spot(seat)
    assert spot is not None
    return spot.step.tag


# -- The five steps and the phases (RG-3.1, RG-7.1) ----------------------------------------------------------------


OF_PHASE = {
    **dict.fromkeys(("scouted", "stocked", "waits", "placed", "rearranged", "refilled", "scout_ended"), "explore"),
    **dict.fromkeys(("research_team", "abandoned_forced"), "explore"),
    **dict.fromkeys(("traded", "consumed", "banked"), "ship"),
    "produced": "produce",
}
BUILDING = {"completed", "workers_placed", "workers_returned", "completion_paid", "gained_dice", "gained_credits"}
COURSE = [
    ("round",),
    ("rolled",),
    ("reassigned", "dictated"),
    ("revealed",),
    ("extra_die",),
    ("phases",),
    *[(phase,) for phase in PHASES],
    ("recruited", "broke", "recalled"),
    ("bonus", "scored"),
    ("won",),
]
STAGE = {kind: stage for stage, kinds_of_stage in enumerate(COURSE) for kind in kinds_of_stage}


def phase_of(s: Galaxy, event: Event) -> str | None:
    """The phase that tells this event, if any does."""
    if event.kind in ("income", "income_vp", "unused"):
        return str(event.data["phase"])
    if event.kind in BUILDING or event.kind == "removed":
        return "develop" if s.facts.faces[str(event.data["face"])].kind == "development" else "settle"
    return OF_PHASE.get(event.kind)


@pytest.mark.parametrize("seats", GAME.seats)
def test_rg_3_1_every_round_takes_its_five_steps_in_order(seats: int) -> None:
    rng = Random(seats)
    match = new(seats)
    events: list[Event] = []
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        events += match.play(seat, random_move(match, seat, rng)).events
    starts = [at for at, event in enumerate(events) if event.kind == "round"]
    assert [events[at].data["round"] for at in starts] == [*range(1, match.state.round + 1)]
    assert {*kinds(events[: starts[0]])} == {"start_tiles"}
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        course = events[start:end]
        (phases,) = [event.data["phases"] for event in course if event.kind == "phases"]
        assert isinstance(phases, list)
        stages = []
        for event in course:
            phase = phase_of(match.state, event)
            assert phase is None or phase in phases  # RG-7.1: nothing happens in a phase that is not active
            stages.append(STAGE[phase or event.kind])
        assert stages == sorted(stages)
        assert kinds(course).count("revealed") == seats
        assert ("extra_die" in kinds(course)) == (seats == 2)  # RG-6.2
    assert kinds(events[starts[-1] :]).count("won") == 1


@pytest.mark.parametrize("phase", PHASES)
def test_rg_7_1_a_phase_that_is_not_active_is_skipped_with_all_its_powers(phase: str) -> None:
    """One power for each phase; only that of the active one pays."""
    powers = {
        "explore": "technology_unions",
        "develop": "galactic_investors",
        "settle": "robot_surveyors",
        "produce": "merchant_guild",
        "ship": "free_trade_association",
    }
    s = table(3)
    s.players[0].tableau = [*powers.values(), "alien_research_ship", "space_docks", "gem_world"]
    s.players[0].goods = {"gem_world": ["home"]}
    s.active, s.bag.rest = [phase], tiles("artist_colony", "mining_world", "plague_world")
    match = drafted(s, DoPhases())
    assert match.awaited() == ([0] if phase in ("explore", "ship") else [])  # extra workers come with their phase
    while match.awaited():
        match.time_out(0)
    paid = {"explore": 4 + 1, "develop": 2, "settle": 2, "produce": 2 + 1, "ship": 2}  # Unions pay in two phases
    assert match.state.players[0].credits == 1 + paid[phase]
    assert match.state.players[0].chips == (phase == "ship")
    assert (match.state.phase, match.state.players[0].extra) == (None, [])


def test_rg_4_2_and_rg_10_4_dice_that_enter_the_cup_wait_for_the_next_roll() -> None:
    s = rolling("home:settle home:settle", "home:settle", "home:settle")
    s.players[0].stacks["world"] = tiles("gem_world")
    match = drafted(s, Round())
    for seat in (1, 2):
        match.play(seat, "select settle home:settle; done")
    joined = match.play(0, "select settle home:settle; done")
    # Nothing else is to be decided, so the next round has begun; the new die is rolled only there.
    at = kinds(joined.events).index("round")
    assert kinds(joined.events[:at]).count("rolled") == 0
    (gained,) = [event for event in joined.events[:at] if event.kind == "gained_dice"]
    assert gained.data == {"face": "gem_world", "dice": ["novelty"], "place": "cup"}
    rolled = next(event for event in joined.events[at:] if event.kind == "rolled" and event.seat == 0)
    assert rolled.data["dice"] == ["home", "novelty"]  # $1 recruits one of the two settlers


def test_rg_2_9_a_good_of_setup_cannot_be_recalled_before_the_first_manage_empire() -> None:
    s = table(2)
    deal(s, 0, "f1", "h3", Out())
    deal(s, 1, "f2", "h9", Out())
    assert s.players[0].goods == {"alpha_centauri": ["rare"]}
    s.core.script = {"roll.0": ["explore"] * 4, "roll.1": ["explore"] * 4, "extra": ["explore"]}
    back = Recall(("rare:alpha_centauri",))
    match = drafted(s, Round())
    while "recall" not in match.menu(0):
        assert match.state.round == 1
        assert match.state.players[0].goods == {"alpha_centauri": ["rare"]}
        refusal = match.why(0, back)
        assert refusal is not None
        assert refusal.code in ("not_now", "not_awaited")
        match.time_out(match.awaited()[0])
    match.play(0, back)


def test_rg_11_5_goods_stay_over_rounds() -> None:
    s = rolling("home:develop home:develop", "home:develop home:develop", extra="develop")
    goods = {"gem_world": ["genes"], "mining_world": ["home"]}
    s.players[0].tableau, s.players[0].goods = [*goods], {world: [*dice] for world, dice in goods.items()}
    match = drafted(s, Round())
    while match.state.round == 1:
        match.time_out(match.awaited()[0])
    assert match.state.players[0].goods == match.seen(1).players[0].goods == goods


# -- Assign: together, hidden, revised (RG-5.16, RG-19.2, RG-19.3) ----------------------------------------------------


def three_plans() -> Match[Galaxy]:
    return drafted(rolling("home:explore home:ship", "home:explore home:develop", "home:settle"), Round())


def test_rg_19_2_everybody_is_awaited_at_the_same_time_in_assign() -> None:
    match = three_plans()
    assert match.awaited() == [0, 1, 2]
    for seat, left in ((1, [0, 2]), (0, [2])):
        outcome = match.play(seat, "select explore home:explore; done")
        assert (outcome.events, outcome.joined) == ([], False)
        assert match.awaited() == left
    assert match.play(2, "select settle home; done").joined


def test_rg_5_16_a_plan_may_be_revised_until_the_last_one_is_ready() -> None:
    match = three_plans()
    match.play(0, "select ship home:ship; done")
    match.play(1, "select develop home:develop; done")
    match.take_back(0, 2)  # the whole plan, after having been ready
    assert match.awaited() == [0, 2]
    match.play(0, "select explore home:explore; done")
    outcome = match.play(2, "select settle home; done")
    shown = {event.seat: event.data["phase"] for event in outcome.events if event.kind == "revealed"}
    assert shown == {0: "explore", 1: "develop", 2: "settle"}
    with pytest.raises(Refused):
        match.take_back(1)


def test_rg_5_16_nobody_sees_a_plan_before_reveal() -> None:
    match = three_plans()
    before = [match.seen(1), match.seen(None)]
    outcome = match.play(0, "select ship home:ship")
    assert outcome.events == []
    assert [match.seen(1), match.seen(None)] == before
    match.play(0, "done")
    for old, now in zip(before, (match.seen(1), match.seen(None)), strict=True):
        assert (now.players, now.core.lanes[0].done, now.core.lanes[0].moves) == (old.players, True, [])


@pytest.mark.parametrize(("spare", "active"), [("ship", ["explore", "ship"]), ("explore", ["explore"])])
def test_rg_19_3_reveal_is_automatic_and_rolls_the_extra_die_for_two(spare: str, active: list[str]) -> None:
    match = drafted(rolling("home:explore", "home:explore home:ship", extra=spare), Round())
    match.play(0, "select explore home; done")
    outcome = match.play(1, "select explore home:explore; done")
    assert kinds(outcome.events)[:4] == ["revealed", "revealed", "extra_die", "phases"]
    assert outcome.events[2].data == {"phase": spare}
    assert match.state.active == active
    assert match.state.players[1].columns["ship"] == (["home"] if "ship" in active else [])


def test_rg_19_3_with_three_or_more_there_is_no_extra_die() -> None:
    match = three_plans()
    for seat in match.awaited():
        match.time_out(seat)
    assert (match.state.extra_die, match.state.active) == (None, ["explore", "settle"])


# -- Who is awaited (RG-19) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_rg_19_18_only_the_steps_and_phases_are_one_after_the_other(seats: int) -> None:
    for match, _, _ in random_game(seats, "awaited"):
        tags = {tag(match, seat) for seat in match.awaited()}
        assert any(tags <= group for group in TOGETHER), tags


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_with_nothing_to_decide_is_awaited(seats: int) -> None:
    """RG-19: but everybody says when a plan stands."""
    for match, seat, _ in random_game(seats, "idle"):
        asked = match.ask(seat, {})
        assert isinstance(asked, Question) or tag(match, seat) == "roll.assign", asked


@pytest.mark.parametrize("seats", [2, 4])
def test_rg_19_18_answers_may_come_in_any_order(seats: int) -> None:
    """A whole game of defaults, answered from the first seat or from the last."""
    ends = []
    for first in (0, -1):
        match = new(seats, "order")
        while awaited := match.awaited():
            match.time_out(awaited[first])
        ends.append(canonical(match.state))
    assert ends[0] == ends[1]


def test_rg_19_17_incomes_returns_goods_credits_and_the_end_are_automatic() -> None:
    s = table(3)
    s.active, s.pool = [*PHASES], 0
    player = s.players[0]
    player.tableau = ["galactic_investors", "merchant_guild", "gem_world", "space_piracy"]
    player.stacks["world"] = tiles("planetary_nebula")
    player.columns |= {"settle": ["home"] * 3, "produce": ["rare"] * 2, "develop": ["genes"], "ship": []}
    player.citizenry = ["military"]
    match = drafted(s, DoPhases(), ManageEmpire())
    assert match.over()  # nobody was asked anything
    player = match.state.players[0]
    events = match.opening
    assert [e.data["amount"] for e in events if e.kind == "income"] == [2, 2, 1]
    assert [e.data["dice"] for e in events if e.kind == "unused"] == [["genes"], ["rare"]]
    assert [e.data["place"] for e in events if e.kind == "gained_dice"] == ["planetary_nebula"]
    assert (player.goods, player.credits) == ({}, 2)  # $6, four of them recruit; the last round recalls all goods
    assert Counter(player.cup) == Counter(["home"] * 3 + ["rare"] * 3 + ["genes", "military"])


# -- The end (RG-3.2, RG-13.5, RG-14) --------------------------------------------------------------------------------


def test_rg_3_2_and_rg_14_3_the_round_in_progress_is_finished() -> None:
    s = rolling("home:settle", "home:ship home:ship", "home:explore")
    s.players[0].tableau = ["gem_world"] * 11
    s.players[0].stacks["world"] = tiles("artist_colony")
    s.players[1].tableau, s.players[1].goods = ["gem_world"], {"gem_world": ["novelty"]}
    match = drafted(s, Round())
    for seat, plan in ((0, "settle home"), (1, "ship home:ship"), (2, "explore home")):
        match.play(seat, f"select {plan}; done")
    match.play(2, "stock")
    assert len(match.state.players[0].tableau) == 12
    assert game_ends(match.state)
    assert match.awaited() == [1]  # RG-14.3: Ship takes place all the same
    outcome = match.play(1, "consume gem_world novelty home")
    assert match.over()
    assert (match.state.round, match.state.finished) == (1, True)
    assert {"recruited", "scored", "won"} <= {*kinds(outcome.events)}  # Manage Empire too


@pytest.mark.parametrize(("pool", "rounds"), [(1, 2), (0, 1)])
def test_rg_13_5_the_end_is_checked_after_manage_empire(pool: int, rounds: int) -> None:
    s = rolling("home:explore", "home:explore", "home:explore")
    s.pool = pool
    match = drafted(s, Round())
    while match.awaited() and match.state.round == 1:
        match.time_out(match.awaited()[0])
    assert (match.state.round, match.over()) == (rounds, rounds == 1)
    assert match.state.active == []  # RG-13.4


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_result_is_what_final_scoring_told(seats: int) -> None:
    """RG-15.1, RG-15.6, RG-15.7"""
    told: list[Event] = []
    match = new(seats, "result")
    rng = Random(seats)
    while awaited := match.awaited():
        assert match.state.pool + sum(player.chips for player in match.state.players) == 12 * seats  # RG-12.11
        assert not match.state.finished
        seat = rng.choice(awaited)
        told = match.play(seat, random_move(match, seat, rng)).events
    result = GAME.result(match.state)
    scored = [event.data for event in told if event.kind == "scored"]
    assert [data["vp"] for data in scored] == result.totals
    names = ("chips", "developments", "worlds", "bonuses")
    assert [{name: data[name] for name in names} for data in scored] == result.parts
    assert told[-1].kind == "won"
    assert told[-1].data["winners"] == result.winners
    assert all(result.totals[seat] == max(result.totals) for seat in result.winners)
    assert (match.over(), match.state.finished, game_ends(match.state)) == (True, True, True)
    refusal = match.why(0, Recall(()))
    assert refusal is not None
    assert refusal.code == "game_over"


# -- Setup (RG-2.4, RG-2.5) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_rg_19_1_sides_are_chosen_together_or_by_the_beginner_rule(seats: int) -> None:
    free, beginner = new(seats), new(seats, beginner=True)
    assert free.awaited() == beginner.awaited() == [*range(seats)]
    assert {tag(free, seat) for seat in range(seats)} == {"roll.start_tiles"}
    assert {tag(beginner, seat) for seat in range(seats)} == {"roll.assign"}
    assert (free.state.round, beginner.state.round) == (0, 1)
    for seat in range(seats):
        assert [*free.menu(seat)] == ["start"]
        free.time_out(seat)  # the beginners' arrangement
    free.state.beginner = True
    assert free.state.players == beginner.state.players


# -- Standing answers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_standing_answers_are_legal_moves_from_what_the_seat_sees(seats: int) -> None:
    given: Counter[str] = Counter()
    for match, seat, _ in random_game(seats, "standing"):
        for standing in GAME.standing:
            move = standing.answer(match.seen(seat), match.menu(seat), {})
            if move is not None:
                assert match.why(seat, move) is None
                given[standing.key] += 1
    assert given["no_recall"] > 0


def test_standing_answer_to_galactic_federation() -> None:
    """RG-19.10"""
    s = table(2)
    s.players[0].tableau, s.players[0].stacks["development"] = ["galactic_federation"], tiles("space_marines")
    s.players[0].columns["develop"] = ["home"] * 3
    match = drafted(s, BuildPhase("development"))
    answers = {standing.key: standing.answer(match.seen(0), match.menu(0), {}) for standing in GAME.standing}
    assert {key: move and text(move) for key, move in answers.items()} == {
        "no_recall": None,
        "return_two": "return home,home",
    }


# -- Time-outs (RG-19.2) ---------------------------------------------------------------------------------------------


def zone(s: Galaxy, *worlds: str) -> Galaxy:
    s.players[0].stacks["world"] = tiles(*worlds)
    return s


def assigning() -> Match[Galaxy]:
    s = table(2)
    s.players[0].tableau = ["nanotechnology"]
    s.players[0].rolled = {"home": ["explore", "develop"], "military": ["develop", "wild"]}
    return drafted(s, AssignPhase())


def exploring() -> Match[Galaxy]:
    s = zone(table(2), "gem_world")
    s.players[0].columns["explore"] = ["home", "alien"]
    s.players[0].tableau = ["advanced_logistics", "alien_archaeology"]
    s.bag.rest = tiles("artist_colony", "mining_world", "plague_world", "comet_zone", "jungle_world")
    return drafted(s, ExplorePhase())


def placing() -> Match[Galaxy]:
    match = exploring()
    match.play(0, "scout - other")
    return match


def giving_up() -> Match[Galaxy]:
    s = zone(table(2), "gem_world", "artist_colony", "mining_world", "plague_world")
    return drafted(s, ForcedAbandons())


def building() -> Match[Galaxy]:
    s = zone(table(2), "gem_world", "galactic_resort")
    s.players[0].columns["settle"] = ["home", "military", "genes"]
    return drafted(s, BuildPhase("world"))


def returning() -> Match[Galaxy]:
    match = building()
    match.state.players[0].tableau = ["galactic_exchange"]
    match = drafted(match.state, BuildPhase("world"))
    match.play(0, "spend genes,home")
    return match


def removing() -> Match[Galaxy]:
    s = zone(table(2), "former_penal_colony")
    s.players[0].columns["settle"] = ["military"]
    s.players[0].cup, s.players[0].citizenry = ["alien"], ["home", "rare"]
    return drafted(s, BuildPhase("world"))


def producing() -> Match[Galaxy]:
    s = table(2)
    s.players[0].tableau, s.players[0].columns["produce"] = ["gem_world", "mining_world"], ["rare", "home"]
    return drafted(s, ProducePhase())


def shipping() -> Match[Galaxy]:
    s = table(2)
    s.players[0].tableau = ["gem_world", "mining_world", "galactic_bankers"]
    s.players[0].goods = {"gem_world": ["home"], "mining_world": ["rare"]}
    s.players[0].columns["ship"] = ["rare"]
    return drafted(s, ShipPhase())


def recruiting() -> Match[Galaxy]:
    s = table(2)
    s.players[0].citizenry, s.players[0].credits = ["home", "alien", "genes"], 2
    return drafted(s, ManageEmpire())


def recalling(cup: str = "home") -> Match[Galaxy]:
    s = zone(table(2), "gem_world")
    s.players[0].zones["world"], s.players[0].cup = ["military", "rare"], cup.split()
    return drafted(s, ManageEmpire())


TIMED: dict[str, tuple[Callable[[], Match[Galaxy]], list[str]]] = {
    "roll.assign": (assigning, ["select develop home:develop", "wild military develop", "done"]),
    "roll.explore": (exploring, ["stock alien", "stock", "done"]),
    "roll.place_tiles": (placing, ["place", "stock", "done"]),  # whatever was drawn
    "roll.forced_abandon": (giving_up, ["abandon plague_world"]),
    "roll.build": (building, ["spend home,military"]),
    "roll.return_workers": (returning, ["return genes,home"]),
    "roll.remove_one": (removing, ["remove home citizenry"]),
    "roll.producing": (producing, ["produce rare mining_world"]),  # the home die has one world left to go to
    "roll.shipping": (shipping, ["consume mining_world rare rare"]),
    "roll.recruiting": (recruiting, ["recruit alien,genes"]),
    "roll.recalling": (recalling, ["recall -"]),
}


@pytest.mark.parametrize("step", TIMED)
def test_rg_19_2_a_time_out_plays_harmless_defaults(step: str) -> None:
    position, moves = TIMED[step]
    match = position()
    assert tag(match, 0) == step
    played = match.time_out(0).moves
    if step == "roll.place_tiles":
        played[0] = played[0].split()[0]
    assert played == moves
    assert match.awaited() == []


def test_time_outs_are_tested_for_every_step_that_asks() -> None:
    asking = {kind.tag for kind in GAME.steps if kind.offers is not AnyStep.offers}
    assert asking == {*TIMED, "roll.start_tiles"} == set().union(*TOGETHER)


def test_rg_13_7_the_default_recalls_one_die_for_an_empty_cup() -> None:
    assert recalling(cup="").time_out(0).moves == ["recall military:worlds"]


def test_rg_19_2_a_time_out_keeps_a_plan_that_only_lacks_done_and_drops_a_half_made_one() -> None:
    match = assigning()
    match.play(0, "select explore home:explore; wild military ship")
    assert match.time_out(0).moves == ["done"]
    assert match.state.players[0].selected == "explore"
    match = assigning()
    match.play(0, "select explore home:explore; dictate home:develop military:develop:ship")
    assert match.time_out(0).moves == ["select develop home:develop", "wild military develop", "done"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_defaults_are_legal_harmless_and_from_what_the_seat_sees(seats: int) -> None:
    for match, seat, _ in random_game(seats, "default"):
        spot = match.spot(seat)
        assert spot is not None
        move = spot.step.default(spot.state)
        assert match.why(seat, move) is None
        assert move.verb not in ("use", "dictate", "wait", "rearrange")
        seen = match.seen(seat)
        assert seen.core.agenda[-1].default(seen) == move
        match move:
            case Scout():
                assert move.abandon == ()
            case Trade():
                assert not move.bank
            case Recall():
                assert len(move.back) == must_recall(spot.state.players[seat])


@pytest.mark.parametrize("seed", range(12))
def test_a_time_out_keeps_a_plan_that_only_lacks_done(seed: int) -> None:
    """RG-19.2: also for the last seat, when `done` joins all plans and the next phase opens at once."""
    match = Match.new(GAME, GAME.options(beginner=True), 2, f"{seed:064x}")
    match.time_out(1)
    plan = []
    while "done" not in match.menu(0):
        verb = "wild" if "wild" in match.menu(0) else "select"
        move = listed(match.menu(0)[verb])[-1]  # not what the default would choose
        plan += match.play(0, move).moves
    assert match.time_out(0).moves == ["done"]
    assert match.state.players[0].plan == plan


def test_a_time_out_in_sequential_explore_plays_all_tasks() -> None:
    """The seat's part of the phase, not one task for each clock."""
    s = table(2)
    for player in s.players:
        player.columns["explore"] = ["home", "home"]
    s.players[0].stacks["world"] = tiles("gem_world")
    match = scene(s, ExplorePhase(), direct=False)  # an empty bag: one after the other
    assert match.awaited() == [0]
    assert match.time_out(0).moves == ["stock", "stock"]
    assert match.awaited() != [0]
