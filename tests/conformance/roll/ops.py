"""Every operation of the format, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.lanes import Lanes
from engine.kernel.move import bag
from engine.roll import GAME
from engine.roll.cost import effective_cost
from engine.roll.manage import Recalling, Recruiting
from engine.roll.moves import Consume, Produce, Recall, Recruit, Trade
from engine.roll.reveal import Reveal
from engine.roll.scoring import game_ends, score, winners
from engine.roll.setup import Options, beginner_choice, vp_pool
from engine.roll.ship import EXTRA
from engine.roll.state import player_order
from tests.conformance.roll.assign import assign
from tests.conformance.roll.building import build, place
from tests.conformance.roll.explore import end_phase, explore
from tests.conformance.roll.given import faction
from tests.conformance.roll.published import published_die, published_face
from tests.conformance.roll.scene import Rejected, Scene
from tests.conformance.roll.setup import setup
from tests.conformance.roll.words import NotUnderstood

Op = dict[str, Any]


# -- Setup and Reveal ------------------------------------------------------------------------------------------


def _vp_pool(scene: Scene, op: Op) -> None:
    scene.seen["value"] = vp_pool(scene.facts, op["players"])


def _beginner(scene: Scene, op: Op) -> None:
    scene.seen["development"], scene.seen["world"] = beginner_choice(scene.s, op["tiles"])


def _reveal(scene: Scene, op: Op) -> None:
    """Without a word on the extra die it shows a phase that is selected anyway, which changes nothing (RG-6.2)."""
    scene.nobody_asked()
    selected = [player.selected for player in scene.s.players if player.selected is not None]
    shows = op.get("extra_die", selected[0] if selected else None)
    scene.s.core.script["extra"] = [shows] if shows else []
    scene.go(Reveal())
    del scene.s.core.script["extra"]
    scene.new_round()


# -- Produce and Ship ------------------------------------------------------------------------------------------


def _produce(scene: Scene, op: Op) -> None:
    seat = scene.seat(op)
    scene.part("produce", seat)
    for each in op.get("place", []):
        scene.play(seat, Produce(each["die"], each["world"]))
    while "place" not in op and scene.asked() == seat:
        scene.play_forced(seat, "where to produce")
    scene.nobody_asked()


def _ship(scene: Scene, op: Op) -> None:
    seat = scene.seat(op)
    scene.part("ship", seat)
    for task in op.get("tasks", []):
        shipper = task["shipper"] + (EXTRA if task.get("virtual") else "")
        bank = task.get("bank", False)
        if task["mode"] == "trade":
            scene.play(seat, Trade(task["world"], task["good"], shipper, bank))
        elif bank:
            raise Rejected("consume has no bank: Galactic Bankers looks at Trades only")
        else:
            scene.play(seat, Consume(task["world"], task["good"], shipper))
    scene.nobody_asked()


# -- Manage Empire ---------------------------------------------------------------------------------------------


def _recruit(scene: Scene, op: Op) -> None:
    seat = scene.seat(op)
    scene.nobody_asked()
    if seat not in scene.recruited | scene.managed:
        scene.recruited.add(seat)
        scene.go(Lanes.solo(seat, Recruiting(seat)))
    if op.get("dice") or ("dice" in op and scene.asked() == seat):  # naming nobody is an answer too
        scene.play(seat, Recruit(bag(op["dice"])))
    elif scene.asked() == seat:
        scene.play_forced(seat, "whom to recruit")


def _recall(scene: Scene, op: Op) -> None:
    seat = scene.seat(op)
    scene.nobody_asked()
    if seat not in scene.managed:
        scene.go(Lanes.solo(seat, Recalling(seat)))
    items = [f"{item['die']}:{place(item['from'])}" for item in op["items"]]
    if items or scene.asked() == seat:
        scene.play(seat, Recall(bag(items)))


def _manage_done(scene: Scene, op: Op) -> None:
    """Whoever has recruited and wants nothing (more) back."""
    seat = scene.seat(op)
    if seat not in scene.recruited:
        _recruit(scene, {"player": scene.names[seat]})
    _recall(scene, {"player": scene.names[seat], "items": []})
    scene.managed.add(seat)


# -- Questions -------------------------------------------------------------------------------------------------


def _cost(scene: Scene, op: Op) -> None:
    scene.seen["value"] = effective_cost(scene.s, scene.seat(op), op["face"])


def _end_check(scene: Scene, op: Op) -> None:
    scene.seen["value"] = game_ends(scene.s)


def _score(scene: Scene, op: Op) -> None:
    made = score(scene.s, scene.seat(op))
    scene.seen["score"] = {
        "chips": made.chips,
        "developments": made.developments,
        "worlds": made.worlds,
        "bonuses": made.bonuses,
        "total": made.total,
    }


def _winners(scene: Scene, op: Op) -> None:
    scene.seen["winners"] = [scene.names[seat] for seat in winners(scene.s)]


def _order(scene: Scene, op: Op) -> None:
    s = GAME.blank(Options(), len(op["seats"]))
    for player, (_, number) in zip(s.players, op["seats"], strict=True):
        player.faction = faction(number)
    scene.seen["value"] = [op["seats"][seat][0] for seat in player_order(s)]


# -- Facts, in the words of the shared facts folder ------------------------------------------------------------


def _fact_dice(scene: Scene, op: Op) -> None:
    scene.seen["value"] = _looked_up(op, published_die(scene.facts.dice[op["die"]]))


def _fact_face(scene: Scene, op: Op) -> None:
    known = published_face(scene.facts.faces[op["face"]])
    if known["tile"] in scene.facts.homes:
        known["id_tile"] = known["tile"]  # as home worlds have it
    scene.seen["value"] = _looked_up(op, known)


def _looked_up(op: Op, known: dict[str, Any]) -> Any:
    if "what" not in op:
        return known
    if op["what"] not in known:  # text and speciality are nothing the engine plays with
        raise NotUnderstood(f"{op['op']}: the engine knows no {op['what']!r}")
    return known[op["what"]]


def _fact_back(scene: Scene, op: Op) -> None:
    scene.seen["value"] = scene.facts.back(op["face"])


OPS: dict[str, Callable[[Scene, Op], None]] = {
    "setup": setup,
    "vp_pool": _vp_pool,
    "beginner": _beginner,
    "assign": assign,
    "reveal": _reveal,
    "explore": explore,
    "develop": build,
    "settle": build,
    "produce": _produce,
    "ship": _ship,
    "end_phase": end_phase,
    "recruit": _recruit,
    "recall": _recall,
    "manage_done": _manage_done,
    "cost": _cost,
    "end_check": _end_check,
    "score": _score,
    "winners": _winners,
    "order": _order,
    "fact_dice": _fact_dice,
    "fact_face": _fact_face,
    "fact_back": _fact_back,
}
