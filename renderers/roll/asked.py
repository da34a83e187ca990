"""What a seat has before it in each step after planning: its workers, drawn tiles, goods, what it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.roll.build import ready
from engine.roll.completion import RemoveOne, ReturnWorkers
from engine.roll.explore import stock_value
from engine.roll.facts import PHASES
from engine.roll.placing import places
from engine.roll.produce import rooms
from engine.roll.scoring import running_score
from engine.roll.ship import consume_vp, shippers, trade_value
from engine.roll.shortage import explorers
from engine.roll.state import Galaxy, colour_order, kinds_of
from renderers.kit.canvas import Picture
from renderers.kit.dice import Die, dice, sprite_of
from renderers.kit.icons import badge, icon
from renderers.kit.layout import Box, grid, row
from renderers.kit.palette import (
    BRASS,
    BRASS_DEEP,
    BRIGHT,
    GLYPH,
    IDLE,
    INK,
    LIFTED,
    MAY,
    MUTED,
    NOW,
    PLAIN,
    SHIELD,
    SOFT,
)
from renderers.kit.surfaces import GAP, action, card, fact, nothing, panel
from renderers.kit.text import CAPTION, HEAD, NAME, TEXT, escape, fit_line, line, write
from renderers.kit.tiles import tile
from renderers.look import Look
from renderers.roll.blocks import TILE, Block, beside, both_sides, question, state_of, titled
from renderers.roll.faces import ROMAN, dice_of, phase_state, phase_word, tile_of
from renderers.roll.forecast import KINDS, of_phase
from renderers.roll.managing import manage_block
from renderers.words import say

STRIP = 150
SIDES = 236  # a drawn tile, both sides
LOW_SIDES = 148
WORK = 132


# -- The round so far ------------------------------------------------------------------------------------------


def strip_block(view: Galaxy, seat: int, look: Look) -> Block:
    """The five phases: what happened, what happens now, and the own dice that wait."""

    def draw(pic: Picture, box: Box) -> None:
        for phase, place in zip(PHASES, row(box, 5, GAP), strict=True):
            _phase(pic, place, view, seat, phase, look)

    return Block(STRIP, draw)


def _phase(pic: Picture, box: Box, view: Galaxy, seat: int, phase: str, look: Look) -> None:
    state = phase_state(view, phase)
    tone = NOW if state == "now" else BRIGHT if state in ("next", "later") else IDLE
    inner = card(pic, box, tone, 16)
    tint = BRASS if state == "now" else GLYPH if tone is BRIGHT else MUTED
    icon(pic, phase, inner.x + 34, inner.y + 36, 44, tint)
    words = inner.pad(left=78)
    write(pic, words.pad(top=2).cut_top(30)[0], ROMAN[phase], HEAD.at(24), tint if state == "now" else MUTED)
    write(pic, words.pad(top=34).cut_top(36)[0], phase_word(phase, look), HEAD, MUTED if tone is IDLE else INK)
    foot = inner.cut_foot(46)[0]
    player = view.players[seat]
    waiting = player.columns[phase] if state in ("now", "next", "later") else []
    if waiting:
        dice(pic, foot, dice_of(waiting), size=42)
        return
    write(pic, foot.inset(6, 0), say(look.lang, f"roll-seat-phase-{state}"), CAPTION, tint if tone is NOW else MUTED)


# -- Pieces ----------------------------------------------------------------------------------------------------


def workers_block(title: str, real: Sequence[str], extra: Sequence[str], look: Look) -> Block:
    """Dice that work now; those from powers carry a plus."""

    def draw(pic: Picture, box: Box) -> None:
        inner = panel(pic, box).inset(2, -4)
        head, rest = inner.cut_top(34, 6)
        write(pic, head, title, NAME.at(24), INK)
        if not real and not extra:
            nothing(pic, rest)
            return
        left = rest.cut_left(rest.w - len(extra) * 72)[0] if len(extra) <= 3 else row(rest, 2, GAP)[0]
        used = dice(pic, left, dice_of(real), size=60) if real else Box(rest.x, rest.y, 0, rest.h)
        for at, colour in enumerate(extra):
            x = used.right + (14 if used.w else 0) + at * 72
            pic.put(sprite_of(Die(colour), 52), x, rest.cy, "lm")
            pic.put(badge("+", 26, BRASS_DEEP, BRASS), x + 40, rest.cy - 36)

    return Block(WORK, draw)


def lines_block(parts: Sequence[str], width: int, asked: bool = False) -> Block:
    """Lines of markup on a panel; brass if this is what the seat is asked."""
    counts = [len(fit_line(part, TEXT, width - 44, None, 3).lines) for part in parts]

    def draw(pic: Picture, box: Box) -> None:
        panel(pic, box, NOW if asked else PLAIN, 16)
        inner = box.inset(22, 14)
        spare = max(0, inner.h - 40 * sum(counts)) // 2
        inner = inner.pad(top=spare)
        for part, count in zip(parts, counts, strict=True):
            place, inner = inner.cut_top(40 * count)
            line(pic, place, part, TEXT, INK, lines=count)

    return Block(max(WORK, 28 + 40 * sum(counts)), draw)


def drawn_block(view: Galaxy, tiles: Sequence[str], look: Look, dense: bool = False) -> Block:
    """Tiles with both sides. Dense: their names only."""
    columns = 6 if dense else min(max(2, len(tiles)), 4) if len(tiles) <= 8 else 5
    h = LOW_SIDES if dense else SIDES
    rows = -(-len(tiles) // columns)

    def draw(pic: Picture, box: Box) -> None:
        for tile_id, place in zip(tiles, grid(box, columns, rows, GAP), strict=False):
            both_sides(pic, place, view, tile_id, look)

    return Block(rows * h + (rows - 1) * GAP, draw)


# -- Step by step ----------------------------------------------------------------------------------------------


def step_blocks(view: Galaxy, seat: int, stage: str, look: Look, width: int, dense: bool) -> list[Block]:
    """What lies before the seat in this step."""
    right = round((width - GAP) * 0.64)
    match stage:
        case "setup":
            return _setup(view, seat, look)
        case "explore":
            return _explore(view, seat, look, dense)
        case "develop" | "settle":
            return _build(view, seat, stage, look, right)
        case "produce":
            return _produce(view, seat, look, right)
        case "ship":
            return _ship(view, seat, look, right)
        case "manage":
            return [manage_block(view, seat, look)]
        case _:
            return [_result(view, seat, look)]


def _setup(view: Galaxy, seat: int, look: Look) -> list[Block]:
    drawn = view.players[seat].drawn
    if not drawn:
        return []
    return [
        titled(say(look.lang, "roll-seat-start"), drawn_block(view, drawn, look), say(look.lang, "roll-seat-start-do"))
    ]


def _explore(view: Galaxy, seat: int, look: Look, dense: bool) -> list[Block]:
    player = view.players[seat]
    work = workers_block(say(look.lang, "roll-seat-explorers"), player.columns["explore"], player.extra, look)
    found = [beside(work, _tasks(view, seat, look), 0.42)]
    if player.drawn:
        key = "roll-seat-place-top" if "top" in places(view, seat, True) else "roll-seat-place"
        title = say(look.lang, "roll-seat-drawn", count=len(player.drawn))
        found.insert(0, titled(title, drawn_block(view, player.drawn, look, dense), say(look.lang, key)))
    return found


def _tasks(view: Galaxy, seat: int, look: Look) -> Block:
    """Scout and Stock, with what Stock pays."""
    left = explorers(view.players[seat])
    values = sorted({stock_value(view, seat, die) for die in left}) or [view.facts.setup.stock_value]
    amount = f"[gold]${'–'.join(map(str, values))}[/]"
    tasks = (
        ("scout", "roll-seat-scout", say(look.lang, "roll-seat-scout-do")),
        ("stock", "roll-seat-stock", say(look.lang, "roll-seat-stock-do", amount=amount)),
    )

    def draw(pic: Picture, box: Box) -> None:
        for (sign, key, does), place in zip(tasks, row(box, 2, GAP), strict=True):
            meant = sign in look.picked or (bool(left) and sign in look.choices)
            action(pic, place, MAY if meant else LIFTED if left else IDLE)
            icon(pic, sign, place.x + 50, place.cy, 42, GLYPH if left or meant else MUTED)
            words = place.inset(0, 14).pad(left=98, right=14)
            upper, lower = words.cut_top(36, 2)
            write(pic, upper, say(look.lang, key), HEAD, INK if left or meant else MUTED)
            line(pic, lower, does, CAPTION, SOFT if left or meant else MUTED, lines=2)

    return Block(WORK, draw)


def _build(view: Galaxy, seat: int, phase: str, look: Look, width: int) -> list[Block]:
    player = view.players[seat]
    asked = question(view, seat)
    parts = _asked_to_build(view, seat, phase, asked, look)  # what follows depends on the answer
    parts = parts or [*of_phase(view, seat, phase, player.columns[phase], look).parts]
    parts = parts or [f"[muted]{say(look.lang, 'roll-seat-does-nothing')}[/]"]
    work = workers_block(say(look.lang, f"roll-seat-{phase}ers"), player.columns[phase], (), look)
    return [beside(work, lines_block(parts, width, asked is not None), 0.36)]


def _asked_to_build(view: Galaxy, seat: int, phase: str, asked: object | None, look: Look) -> list[str]:
    """The question in words, if there is one."""
    faces = view.facts.faces
    match asked:
        case ReturnWorkers():
            least, most = asked.limits(view)
            names = {"power": escape(faces[asked.power].name), "face": escape(faces[asked.face].name)}
            return [say(look.lang, "roll-seat-return", least=least, most=most, **names)]
        case RemoveOne():
            return [say(look.lang, "roll-seat-remove", face=escape(faces[asked.face].name))]
        case None:
            return []
    top = ready(view, seat, KINDS[phase])
    if top is None:
        return []
    choice = "".join(f"{{die:{die}}}" for die in sorted(top.choice, key=colour_order)[:12])
    return [say(look.lang, "roll-seat-spend", need=top.need, face=escape(faces[top.face].name), dice=choice)]


def _produce(view: Galaxy, seat: int, look: Look, width: int) -> list[Block]:
    player = view.players[seat]
    room = rooms(view, seat)
    parts = [say(look.lang, "roll-seat-rooms", count=sum(room.values()))]
    parts += of_phase(view, seat, "produce", player.columns["produce"], look).parts
    work = workers_block(say(look.lang, "roll-seat-producers"), player.columns["produce"], (), look)
    return [beside(work, lines_block(parts, width), 0.36)]


def _ship(view: Galaxy, seat: int, look: Look, width: int) -> list[Block]:
    player = view.players[seat]
    able = shippers(player)
    goods = [(world, good) for world in player.tableau for good in kinds_of(player.goods.get(world, []))]
    work = workers_block(say(look.lang, "roll-seat-shippers"), player.columns["ship"], player.extra, look)
    count = sum(len(lying) for lying in player.goods.values())
    parts = [say(look.lang, "roll-seat-goods", count=count), say(look.lang, "roll-seat-ship-do")]
    found = [beside(work, lines_block(parts, width), 0.36)]
    if goods:
        rows = -(-len(goods) // 4)

        def draw(pic: Picture, box: Box) -> None:
            for (world, good), place in zip(goods, grid(box, 4, rows, GAP), strict=False):
                best = max((consume_vp(view, seat, world, good, shipper) for shipper in able), default=0)
                amount = f"[gold]${trade_value(view, seat, world)}[/]"
                worth = say(look.lang, "roll-seat-does-worth", amount=amount, vp=f"{{vp:{best}}}") if best else amount
                shown = replace(tile_of(view, world, look, (good,)), power=worth, value="", good=good)
                tile(pic, place, shown, state=state_of(world, look))

        found.append(titled(say(look.lang, "roll-seat-good-worth"), Block(rows * TILE + (rows - 1) * GAP, draw)))
    return found


def _result(view: Galaxy, seat: int, look: Look) -> Block:
    """The own points when the game is over."""
    made = running_score(view, seat)
    numbers = (
        (made.total, "roll-seat-total", BRASS),
        (made.chips, "roll-final-chips", SHIELD),
        (made.developments, "roll-final-developments", INK),
        (made.worlds, "roll-final-worlds", INK),
        (sum(made.bonuses.values()), "roll-final-bonuses", INK),
    )

    def draw(pic: Picture, box: Box) -> None:
        for (value, key, colour), place in zip(numbers, row(box, 5, GAP), strict=True):
            fact(pic, place, str(value), say(look.lang, key), colour, HEAD.at(54))

    return Block(128, draw)
