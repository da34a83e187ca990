"""Reveal: all assignments are shown at once, and with them the phases that take place this round (RG-6)."""

from __future__ import annotations

from engine.kernel.chance import pick
from engine.kernel.step import AnyStep, Out, step
from engine.roll.assign import shown
from engine.roll.facts import PHASES
from engine.roll.state import Galaxy, Player


@step("roll.reveal")
class Reveal(AnyStep):
    def run(self, s: Galaxy, out: Out) -> None:
        for seat, player in enumerate(s.players):
            if player.selected is None:  # without any worker nothing is selected (RG-5.17)
                continue
            if player.selector is not None:  # it works like any other worker of that phase (RG-5.3)
                player.columns[player.selected].append(player.selector)
                player.selector = None
            out.tell("revealed", seat, phase=player.selected, columns=shown(player.columns))
        chosen = {player.selected for player in s.players}
        if len(s.players) == s.facts.setup.extra_die_players:  # RG-6.2
            s.extra_die = pick(s, out, "extra", s.facts.dice[s.facts.setup.extra_die].faces)
            chosen.add(s.extra_die)
            out.tell("extra_die", phase=s.extra_die)
        s.active = [phase for phase in PHASES if phase in chosen]  # active for everybody (RG-6.1)
        out.tell("phases", phases=[*s.active])
        for player in s.players:
            send_back(player, s.active)


def send_back(player: Player, active: list[str]) -> None:
    """Workers of inactive phases and all Dictate dice return to the cup (RG-6.3)."""
    for column, dice in player.columns.items():
        if column not in active:
            player.cup += dice
            dice.clear()
    player.cup += player.dictated
    player.dictated.clear()
