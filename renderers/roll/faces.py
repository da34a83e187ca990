"""What every picture of Roll shows alike: tiles with their powers, dice, phases, seats, and where the round stands.

In the catalogue icons stand in angle quotes, `‹ship› +$2`: braces mean something else to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.kernel.chance import UNKNOWN
from engine.kernel.lanes import Lanes
from engine.roll.facts import COLOURS, GREY, PHASES, facts
from engine.roll.income import PhaseEnd
from engine.roll.manage import ManageEmpire
from engine.roll.powers import Effect, GainCredits, GainDice, GoodsLimit, RemoveDie, SetStartCredits
from engine.roll.reveal import Reveal
from engine.roll.round import EndRound, Round
from engine.roll.scoring import running_score, winners
from engine.roll.state import Galaxy, Player, colour_order
from renderers.kit.colour import darken
from renderers.kit.dice import Die
from renderers.kit.icons import cost_diamond, drawn
from renderers.kit.masks import disc
from renderers.kit.palette import DICE_LETTERS
from renderers.kit.seats import Plate
from renderers.kit.sketch import Sketch, Sprite
from renderers.kit.tiles import Tile, paint_of
from renderers.look import Look
from renderers.words import say

ROMAN = dict(zip(PHASES, ("I", "II", "III", "IV", "V"), strict=True))
STAGES = ("setup", "assign", *PHASES, "manage", "over")


# --- Words ---


def phase_word(phase: str, look: Look) -> str:
    return say(look.lang, f"roll-phase-{phase}")


def stage_word(view: Galaxy, look: Look) -> str:
    return say(look.lang, f"roll-stage-{stage(view)}")


def name_of(seat: int, look: Look) -> str:
    return look.names[seat] if seat < len(look.names) else "ABCDE"[seat]


def names_of(seats: Iterable[int], look: Look) -> str:
    return ", ".join(name_of(seat, look) for seat in seats)


ICON = re.compile(r"‹([^›]*)›")
MONEY = re.compile(r"\$\d+")
HEAD = re.compile(r"^(‹\w+›\s?)+")  # the phase or step in which a power acts


@lru_cache(maxsize=1024)
def markup(text: str) -> str:
    """A catalogue's line as the kit wants it: icons in braces, the leading ones in brass, money in gold."""
    head = HEAD.match(text)
    if head is not None:
        text = f"[brass]{head.group().rstrip()}[/] {text[head.end() :]}"
    return ICON.sub(r"{\1}", MONEY.sub(lambda found: f"[gold]{found.group()}[/]", text))


# --- Tiles ---


@drawn("world")
def world_sign(height: int, carried: str) -> Sprite:
    """`{world:rare}` in a text: worlds of a colour. Large enough for a letter of 16 px."""
    size = max(25, round(height * 1.14))
    sketch, paint = Sketch(size, size, 4), paint_of(carried)
    sketch.shadow(disc(size), 0, 0, 1.4, 0.5)
    sketch.fill(disc(size), 0, 0, darken(paint, 0.55))
    sketch.ball(disc(size - 3), 1.5, 1.5, paint)
    sketch.write(DICE_LETTERS.get(carried, ""), size / 2, size / 2, max(16, round(size * 0.6)), darken(paint, 0.88))
    return sketch.sprite()


@drawn("development")
def development_sign(height: int, carried: str) -> Sprite:
    return cost_diamond(height, carried)


def gain_line(effects: Sequence[Effect]) -> str:
    """What a tile does once, as icons: dice to the cup, the Citizenry or the tile itself, credits."""
    found = []
    for effect in effects:
        match effect:
            case GainDice(colour, count, to):
                place = {"cup": " → {cup}", "citizenry": " → {people}", "good": ""}[to]
                found.append("+" + die_sign(colour) * count + place)
            case GainCredits(amount) | SetStartCredits(amount):
                found.append(f"+[gold]${amount}[/]")
            case RemoveDie(count):
                found.append("−" + die_sign() * count)
    return " ".join(found)


def power_line(face: str, look: Look, edition: str = "base") -> str:
    """What a tile does in play, in one short line; one without a power says what it gave once."""
    shown = facts(edition).faces[face]
    if shown.powers:
        return markup(say(look.lang, f"roll-power-{face}"))
    if shown.kind == "development" and shown.on_place:
        return f"{say(look.lang, 'roll-power-once')} {gain_line(shown.on_place)}"
    return ""


def tile_of(s: Galaxy, face: str, look: Look, goods: Sequence[str] | None = ()) -> Tile:
    """A face as the kit draws it. `goods`: the dice on a world; None leaves out where they lie and what they fetch."""
    shown = s.facts.faces[face]
    if shown.kind == "development":
        value = "" if goods is None or shown.bonus is None else _bonus(s, face)
        return Tile(shown.name, shown.badge, "development", "", power_line(face, look), value)
    colour = shown.colour or GREY
    if goods is None:
        return Tile(shown.name, shown.badge, "world", colour, gain_line(shown.on_place))
    if colour == GREY:
        return Tile(shown.name, shown.badge, "world", GREY, say(look.lang, "roll-world-grey"))
    value = f"[gold]${s.facts.setup.trade_prices[colour]}[/]"
    second = [*goods, ""] if len(goods) < goods_limit(s, face) else list(goods)
    if len(second) > 1:  # Galactic Reserves: the second good stands left of the first
        value += " " + die_sign(second[1])
    word = say(look.lang, f"roll-world-{colour}")
    return Tile(shown.name, shown.badge, "world", colour, word, value, goods[0] if goods else "")


def top_tile(s: Galaxy, player: Player, kind: str) -> str | None:
    """The face on top of a stack; "?" if it is not known, None if the stack is empty."""
    stack = player.stacks[kind]
    if not stack:
        return None
    return UNKNOWN if stack[0] == UNKNOWN else s.facts.side(stack[0], kind)


def goods_limit(s: Galaxy, world: str) -> int:
    """How many goods this world may hold in the tableau it lies in."""
    owner = owner_of(s, world)
    powers = () if owner is None else s.facts.owned(s.players[owner].tableau, GoodsLimit)
    return max((power.limit for _, power in powers), default=s.facts.setup.goods_per_world)


def owner_of(s: Galaxy, face: str) -> int | None:
    return next((seat for seat, player in enumerate(s.players) if face in player.tableau), None)


def _bonus(s: Galaxy, face: str) -> str:
    """What a 6+ development adds to its cost as things stand."""
    owner = owner_of(s, face)
    return "" if owner is None else f"{{end}}{{vp:{running_score(s, owner).bonuses[face]}}}"


# --- Dice ---


def die_sign(colour: str = "") -> str:
    """A die inside a line of markup; without a colour an empty place."""
    return f"{{die:{colour}}}" if colour else "{die}"


def dice_of(colours: Iterable[str]) -> list[Die]:
    """Unrolled dice, in the order of the colours."""
    return [Die(colour) for colour in sorted(colours, key=_order)]


def rolled_die(text: str) -> Die:
    """`home:explore` as moves and `player.roll` name it."""
    colour, _, face = text.partition(":")
    return Die(colour, face)


def screened(player: Player) -> list[str]:
    """The colours of all dice behind a seat's screen while it plans: they are public, their faces are not."""
    found = [colour for colour, faces in player.rolled.items() for _ in faces]
    found += [die for dice in player.columns.values() for die in dice]
    found += player.dictated
    return found if player.selector is None else [*found, player.selector]


def _order(colour: str) -> int:
    return colour_order(colour) if colour in COLOURS else len(COLOURS)


# --- Seats, and where the game stands ---


def faction_name(s: Galaxy, seat: int) -> str:
    faction = s.players[seat].faction
    return s.facts.faces[s.facts.factions[faction].faces[0]].name if faction else ""


def plate_of(s: Galaxy, seat: int, look: Look) -> Plate:
    """Name, faction and score so far, on a shield; brass while awaited."""
    score = str(running_score(s, seat).total)
    done = seat_state(s, seat, look) == "done"
    name, faction = name_of(seat, look), faction_name(s, seat)
    return Plate(seat, name, faction, score, awaited=seat in look.awaited, done=done, shielded=True)


def stage(s: Galaxy) -> str:
    """One of STAGES: what the table is doing."""
    if s.finished:
        return "over"
    if s.phase is not None:
        return s.phase
    if s.round == 0:
        return "setup"
    return "manage" if s.active else "assign"


def phase_state(s: Galaxy, phase: str) -> str:
    """hidden (before Reveal), skipped, done, now, next (the one that follows), later; none outside the rounds."""
    if not s.active:
        return "hidden" if stage(s) == "assign" else "none"
    if phase not in s.active:
        return "skipped"
    if s.phase is None:
        return "done"
    ahead = s.active.index(phase) - (s.active.index(s.phase) if s.phase in s.active else -1)
    return "done" if ahead < 0 else ("now", "next")[ahead] if ahead < 2 else "later"


def to_come(s: Galaxy) -> list[str]:
    """The active phases whose workers still stand in their columns."""
    return [phase for phase in s.active if phase_state(s, phase) in ("now", "next", "later")]


def selectors(s: Galaxy, phase: str) -> list[int]:
    """Who selected this phase, as far as it has been revealed."""
    return [seat for seat, player in enumerate(s.players) if s.active and player.selected == phase]


def seat_state(s: Galaxy, seat: int, look: Look) -> str:
    """awaited, later (its turn comes in this phase), done, won, lost, or idle while nobody is awaited."""
    if s.finished:
        return "won" if seat in winners(s) else "lost"
    if seat in look.awaited:
        return "awaited"
    if not look.awaited:
        return "idle"
    lane = s.core.lanes.get(seat)
    if lane is not None:
        return "done" if lane.done else "awaited"
    return "later" if seat in _coming(s) else "done"


ENDS = (PhaseEnd, Reveal, ManageEmpire, EndRound, Round)


def _coming(s: Galaxy) -> set[int]:
    """Seats with a turn still to come in this phase, when turns are taken one after the other."""
    found: set[int] = set()
    for step in reversed(s.core.agenda):
        if isinstance(step, ENDS):
            break
        seats = step.order if isinstance(step, Lanes) else getattr(step, "seats", [getattr(step, "seat", None)])
        found.update(seat for seat in seats if seat is not None)
    return found
