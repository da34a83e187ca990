"""What a face gives once, when it enters the tableau: in setup, or when it is completed (RG-2.7, RG-10.3)."""

from __future__ import annotations

from engine.kernel.step import Out
from engine.roll.powers import Effect, GainCredits, GainDice, RemoveDie, SetStartCredits
from engine.roll.state import Galaxy, gain_credits


def gain_dice(s: Galaxy, seat: int, face: str, colour: str, count: int, to: str) -> str:
    """New dice from the supply to the cup, the Citizenry or, as goods, onto this very world. Returns the place."""
    player = s.players[seat]
    dice = [colour] * count
    s.supply[colour] -= count  # never runs out (RG-1.5)
    match to:
        case "cup":
            player.cup += dice  # rolled in the next round (RG-10.4)
        case "citizenry":
            player.citizenry += dice
        case "good":
            player.goods.setdefault(face, []).extend(dice)
            return face
        case _:
            raise ValueError(f"{face}: dice cannot go to {to}")
    return to


def carry_out(s: Galaxy, seat: int, face: str, effect: Effect, out: Out) -> None:
    """One effect of a face. Giving up a die is a question to the owner and is asked before (RG-10.5)."""
    match effect:
        case GainDice(colour, count, to):
            place = gain_dice(s, seat, face, colour, count, to)
            out.tell("gained_dice", seat, face=face, dice=[colour] * count, place=place)
        case GainCredits(amount):
            out.tell("gained_credits", seat, face=face, amount=gain_credits(s, seat, amount))
        case SetStartCredits(amount):  # RG-2.2
            s.players[seat].credits = amount
            out.tell("start_credits", seat, face=face, amount=amount)
        case RemoveDie():
            raise ValueError(f"{face}: which die is given up is for its owner to say")
