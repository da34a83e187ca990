"""What lies on the table. Dice are written by colour: dice of one colour are identical."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.chance import Deck
from engine.kernel.core import Core
from engine.roll.facts import COLOURS, KINDS, PHASES, WILD, Facts, facts

EDITION = "base"
COLUMNS = (*PHASES, WILD)  # where rolled dice stand; wilds need a column before Reveal (RG-5.2)
ZONES = {"development": "developments", "world": "worlds"}  # how moves name the dice on a construction stack
WORKERS = {"development": "develop", "world": "settle"}  # the phase that builds each kind of tile


@dataclass(slots=True)
class Player:
    """One seat's mat, screen and tableau."""

    faction: str = ""  # f1 .. f9
    home: str = ""  # h1 .. h9
    credits: int = 0
    chips: int = 0  # VP chips
    tableau: list[str] = field(default_factory=list)  # faces, in the order they came
    cup: list[str] = field(default_factory=list)
    citizenry: list[str] = field(default_factory=list)
    rolled: dict[str, list[str]] = field(default_factory=dict)  # colour -> faces, before they stand in columns
    columns: dict[str, list[str]] = field(default_factory=lambda: {column: [] for column in COLUMNS})
    roll: list[str] = field(default_factory=list)  # colour:face of each die rolled this round, for showing
    plan: list[str] = field(default_factory=list)  # the moves of the assignment, for showing
    selected: str | None = None  # the phase this player selected
    selector: str | None = None  # the selecting worker while assigning; from Reveal on it stands in its column
    dictated: list[str] = field(default_factory=list)  # dice on the Dictate spot
    used: list[str] = field(default_factory=list)  # Reassign powers used this round; "dictate" once for each use
    stacks: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})  # tiles, top first
    zones: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})  # dice on each stack
    goods: dict[str, list[str]] = field(default_factory=dict)  # world -> dice; no empty lists
    drawn: list[str] = field(default_factory=list)  # tiles looked at and not yet placed
    abandoned: list[str] = field(default_factory=list)  # tiles under the Explore tile
    extra: list[str] = field(default_factory=list)  # workers from powers left in this phase (RG-7.10)
    alien_scout: bool = False  # an Alien Technology explorer Scouted this phase (RG-18.4)
    waiting: bool = False  # explores on after the others, when the bag is low (docs/decisions)


@dataclass(slots=True)
class Galaxy:
    """A whole game of Roll for the Galaxy."""

    core: Core
    players: list[Player]
    bag: Deck  # tile ids
    pool: int  # VP left; below zero once it has run dry (RG-12.12)
    supply: dict[str, int] = field(default_factory=dict)  # dice nobody owns, by colour
    beginner: bool = False
    round: int = 0
    active: list[str] = field(default_factory=list)  # phases that take place this round, in order
    phase: str | None = None  # the phase being carried out
    extra_die: str | None = None  # what the spare die showed with two players (RG-6.2)
    finished: bool = False

    @property
    def facts(self) -> Facts:
        return facts(self.core.edition)


def gain_credits(s: Galaxy, seat: int, amount: int) -> int:
    """The marker never exceeds $10; what is over is lost at each single gain (RG-7.6). Returns what was gained."""
    player = s.players[seat]
    gained = min(amount, s.facts.setup.credit_cap - player.credits)
    player.credits += gained
    return gained


def gain_chips(s: Galaxy, seat: int, amount: int) -> None:
    """Chips come from the pool, and are paid even when it has run dry (RG-12.11, RG-12.12)."""
    s.players[seat].chips += amount
    s.pool -= amount


def tiles_in_zone(player: Player) -> int:
    """Tiles waiting in the construction zone."""
    return sum(len(stack) for stack in player.stacks.values())


def colour_order(colour: str) -> int:
    return COLOURS.index(colour)


def kinds_of(dice: list[str]) -> list[str]:
    """The different colours among these dice, in the order of the data."""
    return sorted(set(dice), key=colour_order)


def player_order(s: Galaxy) -> list[int]:
    """Clockwise from the lowest faction number (RG-16.2)."""
    factions = s.facts.factions
    seats = range(len(s.players))
    first = min(seats, key=lambda seat: factions[s.players[seat].faction].number if s.players[seat].faction else seat)
    return [(first + i) % len(s.players) for i in seats]
