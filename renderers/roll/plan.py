"""A plan as it stands: the dice as they were rolled, and where the moves of the assignment have put each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.kernel.move import parse
from engine.roll.facts import PHASES, WILD
from engine.roll.moves import Dictate, Select, Use, Wild
from engine.roll.reassign import DICTATE
from engine.roll.state import Galaxy, Player, colour_order

VERBS = {kind.verb: kind for kind in (Select, Wild, Use, Dictate)}
SELECTS, DICTATES = "selects", "dictates"


@dataclass(frozen=True, slots=True)
class Shift:
    """A worker moved from one column to another by a power, a face or `dictate`; `wild` when a wild was placed."""

    power: str
    start: str
    end: str


@dataclass(slots=True)
class Worker:
    """A rolled die. `column` is where it stands now; `role` says if it selects, or lies on the Dictate spot."""

    colour: str
    face: str
    column: str
    role: str = ""
    shifts: list[Shift] = field(default_factory=list)

    @property
    def moved(self) -> list[Shift]:
        """What powers did with it."""
        return [shift for shift in self.shifts if shift.power != WILD]


def planned(player: Player) -> list[Worker]:
    """The dice of this round with the moves so far replayed. Dice of one colour in one column are alike."""
    workers = [Worker(colour, face, face) for colour, _, face in (die.partition(":") for die in player.roll)]
    for text in player.plan:
        match parse(VERBS, text):
            case Select(phase, die):
                chosen = _standing(workers, die, last=die.rpartition(":")[2] != phase)
                chosen.column, chosen.role = phase, SELECTS
            case Wild(die, phase):
                _shift(_standing(workers, f"{die}:{WILD}"), WILD, phase)
            case Use(power, shifts):
                _shift_all(workers, power, shifts)
            case Dictate(die, shifts):
                _standing(workers, die).role = DICTATES
                _shift_all(workers, DICTATE, shifts)
    return workers


def _shift_all(workers: Sequence[Worker], power: str, shifts: Iterable[str]) -> None:
    """Within one use each worker moves at most once (RG-5.13), so all are found before any moves."""
    taken: list[tuple[Worker, str]] = []
    for shift in shifts:
        die, _, to = shift.rpartition(":")
        taken.append((_standing([worker for worker in workers if all(worker is not t for t, _ in taken)], die), to))
    for worker, to in taken:
        _shift(worker, power, to)


def _shift(worker: Worker, power: str, to: str) -> None:
    worker.shifts.append(Shift(power, worker.column, to))
    worker.column = to


def _standing(workers: Iterable[Worker], die: str, last: bool = False) -> Worker:
    """A free worker of this colour in this column, rather one that was not moved yet."""
    colour, _, column = die.partition(":")
    found = [worker for worker in workers if not worker.role and (worker.colour, worker.column) == (colour, column)]
    unmoved = [worker for worker in found if not worker.moved] or found
    return unmoved[-1] if last else unmoved[0]


def in_column(workers: Iterable[Worker], column: str) -> list[Worker]:
    """Those that work there, without the selecting one: by colour, then by face."""
    found = [worker for worker in workers if worker.column == column and not worker.role]
    return sorted(found, key=lambda worker: (colour_order(worker.colour), worker.face))


def selecting(workers: Iterable[Worker]) -> Worker | None:
    return next((worker for worker in workers if worker.role == SELECTS), None)


def dictating(workers: Iterable[Worker]) -> list[Worker]:
    return [worker for worker in workers if worker.role == DICTATES]


def colours_rolled(player: Player) -> list[str]:
    """The colours of this round's dice: everybody sees those, rolled or not."""
    known = [die.partition(":")[0] for die in player.roll]
    rolled = [colour for colour, faces in player.rolled.items() for _ in faces]
    return sorted(known or rolled, key=colour_order)


def phases_happening(view: Galaxy) -> list[str]:
    """The phases of this round, in order; none before Reveal. Also when the game is over and they were put away."""
    if view.active or not view.finished:
        return view.active
    chosen = {player.selected for player in view.players} | {view.extra_die}
    return [phase for phase in PHASES if phase in chosen]
