"""When the game ends, and who has won it (RG-14, RG-15)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isqrt

from engine.kernel.game import Result
from engine.kernel.step import AnyStep, Out, step
from engine.roll.dice import owned_dice
from engine.roll.facts import COLOURS, Face
from engine.roll.powers import EndBonus, PerSet, Triangular
from engine.roll.state import Galaxy, Player


@dataclass(slots=True)
class Score:
    """Victory points of one seat and where they come from."""

    chips: int
    developments: int  # printed costs; a discount changes nothing (RG-15.2)
    worlds: int
    bonuses: dict[str, int]  # 6+ development -> VP on top of its own 6

    @property
    def total(self) -> int:
        return self.chips + self.developments + self.worlds + sum(self.bonuses.values())

    def parts(self) -> dict[str, int]:
        return {
            "chips": self.chips,
            "developments": self.developments,
            "worlds": self.worlds,
            "bonuses": sum(self.bonuses.values()),
        }


@step("roll.final_scoring")
class FinalScoring(AnyStep):
    def run(self, s: Galaxy, out: Out) -> None:
        s.finished = True
        for seat in range(len(s.players)):
            made = score(s, seat)
            for face, vp in made.bonuses.items():
                out.tell("bonus", seat, face=face, vp=vp)
            out.tell(
                "scored",
                seat,
                chips=made.chips,
                developments=made.developments,
                worlds=made.worlds,
                bonuses=sum(made.bonuses.values()),
                vp=made.total,
            )
        out.tell("won", winners=[*winners(s)])


def game_ends(s: Galaxy) -> bool:
    """The round in progress is the last: the pool is empty, or a tableau is full (RG-14.1).

    A faction lies in the tableau as two faces and so counts as two tiles (RG-14.2).
    """
    full = s.facts.setup.end_tiles
    return s.pool <= 0 or any(len(player.tableau) >= full for player in s.players)


def score(s: Galaxy, seat: int) -> Score:
    """RG-15.1. Tiles in the construction zone score nothing."""
    player = s.players[seat]
    faces = [s.facts.faces[face] for face in player.tableau]
    return Score(
        chips=player.chips,
        developments=sum(face.cost for face in faces if face.kind == "development"),
        worlds=sum(face.cost for face in faces if face.kind == "world"),
        bonuses={face.id: bonus(player, faces, face.bonus) for face in faces if face.bonus is not None},
    )


def running_score(s: Galaxy, seat: int) -> Score:
    """The score if the game ended now. It rests on public things only, so any view gives the same (RG-17.2)."""
    return score(s, seat)


def bonus(player: Player, tableau: Iterable[Face], held: EndBonus) -> int:
    """The VP of a 6+ development beyond its cost; it counts itself where it fits (RG-15.3, RG-15.4)."""
    match held:
        case Triangular():  # largest n with n(n+1)/2 <= chips: a list of thresholds, nothing is rounded (RG-15.5)
            return (isqrt(8 * player.chips + 1) - 1) // 2
        case PerSet():
            return held.vp * -(-counted(player, tableau, held) // held.size)  # RG-7.9: rounded up


def counted(player: Player, tableau: Iterable[Face], held: PerSet) -> int:
    colours = COLOURS if held.colours is None else held.colours
    match held.count:
        case "dice_owned":  # wherever they are (RG-0.6)
            return sum(die in colours for die in owned_dice(player))
        case "distinct_die_colours_owned":
            return len(set(colours).intersection(owned_dice(player)))
        case "goods":
            return sum(len(goods) for goods in player.goods.values())
        case "developments" | "development_cost":
            faces = [face for face in tableau if face.kind == "development" and held.reassign in (None, face.reassign)]
        case "worlds" | "world_cost":
            faces = [
                face for face in tableau if face.kind == "world" and (held.colours is None or face.colour in colours)
            ]
    return sum(face.cost for face in faces) if held.count.endswith("_cost") else len(faces)


def tiebreak(player: Player) -> int:
    """Dice in the cup plus credits; dice anywhere else do not count (RG-15.7)."""
    return len(player.cup) + player.credits


def winners(s: Galaxy) -> list[int]:
    """Most VP, then the tie-break; still tied: they share the victory (RG-15.6, RG-15.7)."""
    ranks = [(score(s, seat).total, tiebreak(player)) for seat, player in enumerate(s.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def result(s: Galaxy) -> Result:
    scores = [score(s, seat) for seat in range(len(s.players))]
    return Result(
        totals=[made.total for made in scores],
        parts=[made.parts() for made in scores],
        tiebreak=[tiebreak(player) for player in s.players],
        winners=winners(s),
    )
