"""What the dice would do in each phase, as far as their owner can know: tasks, tiles completed, goods, what powers pay.

All in markup. It reckons with the cheapest dice where the owner would be asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.kernel.chance import UNKNOWN
from engine.roll.cost import effective_cost
from engine.roll.explore import stock_value
from engine.roll.facts import PHASES
from engine.roll.income import income
from engine.roll.powers import DrawTile, ExtraWorkers, Income
from engine.roll.produce import rooms
from engine.roll.ship import consume_vp, trade_value
from engine.roll.state import WORKERS, Galaxy, colour_order, kinds_of
from renderers.kit.text import escape
from renderers.look import Look
from renderers.roll.blocks import cost_mark
from renderers.roll.faces import die_sign
from renderers.words import say

KINDS = {phase: kind for kind, phase in WORKERS.items()}
NAMED = 3  # worlds named in a line; the rest is a number
SHOWN = 6  # dice drawn in a line; more are a number
GOODS = 6  # goods with what they fetch; the rest is a number


@dataclass(frozen=True, slots=True)
class Entry:
    """What one phase does: short pieces of markup, best first."""

    phase: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """A tile and the workers on it; complete if they are as many as it costs."""

    face: str
    cost: int
    dice: tuple[str, ...]
    complete: bool


def forecast(view: Galaxy, seat: int, workers: Mapping[str, Sequence[str]], look: Look) -> list[Entry]:
    """What happens to this seat in each phase, if it happens; phases in which nothing would are left out."""
    return [entry for phase in PHASES if (entry := of_phase(view, seat, phase, workers[phase], look)).parts]


def of_phase(view: Galaxy, seat: int, phase: str, dice: Sequence[str], look: Look) -> Entry:
    match phase:
        case "explore":
            parts = _explore(view, seat, dice, look)
        case "develop" | "settle":
            parts = _build(view, seat, KINDS[phase], dice, look)
        case "produce":
            parts = _produce(view, seat, dice, look)
        case _:
            parts = _ship(view, seat, dice, look)
    return Entry(phase, (*parts, *_paid(view, seat, phase, look)))


def signs(dice: Sequence[str]) -> str:
    """Dice in a line: each, or one of a colour with a count."""
    dice = sorted(dice, key=colour_order)
    if len(dice) <= SHOWN:
        return "".join(map(die_sign, dice))
    return " ".join(f"{dice.count(colour)}×{die_sign(colour)}" for colour in kinds_of(dice))


def extra_workers(view: Galaxy, seat: int, phase: str) -> list[str]:
    """Workers that powers give in this phase (RG-7.10)."""
    powers = view.facts.owned(view.players[seat].tableau, ExtraWorkers)
    return [die for _, power in powers if power.phase == phase for die in power.dice]


# -- Phase by phase --------------------------------------------------------------------------------------------


def _explore(view: Galaxy, seat: int, dice: Sequence[str], look: Look) -> list[str]:
    explorers = [*dice, *extra_workers(view, seat, "explore")]
    if not explorers:
        return []
    values = sorted({stock_value(view, seat, die) for die in explorers})
    amount = "–".join(str(value) for value in values)
    parts = [say(look.lang, "roll-seat-does-explore", count=len(explorers), amount=f"[gold]${amount}[/]")]
    for face, power in view.facts.owned(view.players[seat].tableau, DrawTile):
        name = escape(view.facts.faces[face].name)
        parts.append(say(look.lang, "roll-seat-does-draw", count=power.count, name=name))
    return parts


def builds(view: Galaxy, seat: int, kind: str, dice: Sequence[str]) -> tuple[list[Built], list[str]]:
    """The tiles of a stack that these workers complete, then the one they would stand on; and dice without a tile."""
    player = view.players[seat]
    zone, column = list(player.zones[kind]), sorted(dice, key=colour_order)
    found: list[Built] = []
    tableau = list(player.tableau)
    for tile in player.stacks[kind]:
        if tile == UNKNOWN:
            return found, []
        face = view.facts.side(tile, kind)
        players = [*view.players]
        players[seat] = replace(player, tableau=tableau)
        cost = effective_cost(replace(view, players=players), seat, face)
        if len(zone) + len(column) < cost:
            if zone or column:
                found.append(Built(face, cost, (*zone, *column), complete=False))
            return found, []
        spent, zone = zone[:cost], zone[cost:]
        need = cost - len(spent)
        spent, column = spent + column[:need], column[need:]
        found.append(Built(face, cost, tuple(spent), complete=True))
        tableau = [*tableau, face]
    return found, [*zone, *column]


def _build(view: Galaxy, seat: int, kind: str, dice: Sequence[str], look: Look) -> list[str]:
    made, left = builds(view, seat, kind, dice)
    if not dice and not any(built.complete for built in made):
        return []
    parts = [built_line(view, built, look) for built in made]
    if left:
        parts.append(say(look.lang, "roll-seat-does-no-tile", dice=signs(left)))
    return parts


def built_line(view: Galaxy, built: Built, look: Look) -> str:
    face = view.facts.faces[built.face]
    name = f"{cost_mark(view, built.face)} {escape(face.name)}"
    if not built.complete:
        count, cost = len(built.dice), built.cost
        return f"{name} {signs(built.dice)} " + say(look.lang, "roll-seat-does-stand", count=count, cost=cost)
    saved = face.cost - built.cost
    price = f" [mint]({face.cost} − {saved})[/]" if saved else ""
    return f"{name} {signs(built.dice)} {say(look.lang, 'roll-seat-does-complete')}{price}"


def _produce(view: Galaxy, seat: int, dice: Sequence[str], look: Look) -> list[str]:
    if not dice:
        return []
    room = rooms(view, seat)
    goods = min(len(dice), sum(room.values()))
    if not goods:
        return [say(look.lang, "roll-seat-does-no-room", dice=signs(dice))]
    names = [f"{cost_mark(view, world)} {escape(view.facts.faces[world].name)}" for world in room]
    where = ", ".join(names[:NAMED]) + (f" +{len(names) - NAMED}" if len(names) > NAMED else "")
    return [f"{signs(dice)} {say(look.lang, 'roll-seat-does-produce', count=goods)} {where}"]


def _ship(view: Galaxy, seat: int, dice: Sequence[str], look: Look) -> list[str]:
    player = view.players[seat]
    shippers = [*dice, *extra_workers(view, seat, "ship")]
    if not shippers:
        return []
    goods = [
        (world, good) for world in player.tableau for good in sorted(player.goods.get(world, ()), key=colour_order)
    ]
    if not goods:  # workers from powers go nowhere
        yet = bool(player.columns["produce"]) or player.selected == "produce"
        key = "roll-seat-does-no-goods-yet" if yet else "roll-seat-does-no-goods"
        return [say(look.lang, key, dice=signs(dice))] if dice else []
    lead = say(look.lang, "roll-seat-does-ship", count=min(len(shippers), len(goods)), goods=len(goods))
    parts = [good_line(view, seat, world, good, shippers, look) for world, good in goods[:GOODS]]
    more = [f"+{len(goods) - GOODS}"] if len(goods) > GOODS else []
    return [f"{signs(shippers)} {lead} {parts[0]}", *parts[1:], *more]


def good_line(view: Galaxy, seat: int, world: str, good: str, shippers: Sequence[str], look: Look) -> str:
    """What a good fetches: credits, or VP with the best shipper."""
    vp = max(consume_vp(view, seat, world, good, shipper) for shipper in shippers)
    worth = say(
        look.lang, "roll-seat-does-worth", amount=f"[gold]${trade_value(view, seat, world)}[/]", vp=f"{{vp:{vp}}}"
    )
    return f"{escape(view.facts.faces[world].name)} {die_sign(good)} {worth}"


def _paid(view: Galaxy, seat: int, phase: str, look: Look) -> list[str]:
    """Incomes at the end of the phase that do not depend on what happens in it."""
    found = []
    for face, power in view.facts.owned(view.players[seat].tableau, Income):
        if power.phase == phase and power.per is None and (amount := income(view, seat, power)) > 0:
            gain = f"[gold]${amount}[/]" if power.gain == "credits" else f"{{vp:{amount}}}"
            found.append(f"+{gain} {escape(view.facts.faces[face].name)}")
    return found
