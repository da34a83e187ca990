"""The components in the words of the shared facts folder, made from those of the engine.

Two things of the folder are not here, since nothing is played with them: the texts of faces, and what a die is best at.
"""

from __future__ import annotations

from typing import Any

from engine.roll import GAME
from engine.roll.facts import COLOURS, Die, Face
from engine.roll.powers import (
    Bank,
    CompletionIncome,
    DictateReach,
    DictateRepeat,
    Discount,
    DrawTile,
    Effect,
    EndBonus,
    ExtraWorkers,
    GainCredits,
    GainDice,
    GoodsLimit,
    Income,
    Per,
    PlaceOnTop,
    Power,
    Rearrange,
    Reassign,
    RemoveDie,
    SetStartCredits,
    ShipBonus,
    StockValue,
    Triangular,
    WorkersToCup,
)

CURRENCY = {"credits": "credits", "vp": "vp_chips"}
PHASE_OF = {"development": "develop", "world": "settle"}


def at(phase: str | None, when: str) -> dict[str, Any]:
    return {"step": "phase", "phase": phase, "when": when}


def listed(items: tuple[str, ...] | None) -> list[str] | None:
    return None if items is None else list(items)


def published_power(power: Power) -> dict[str, Any]:
    match power:
        case Reassign():
            free = power.targets == "any" and power.max > 1  # RG-5.10
            # "All but these" is shorter for a person; ours lists those allowed.
            barred = [c for c in COLOURS if c not in (power.colours or COLOURS)]
            by_exception = 0 < len(barred) < 3
            lead = {"max_workers": power.max}
            return {
                "kind": "reassign",
                "timing": {"step": "assign"},
                "optional": True,
                "uses_per_round": 1,
                "workers": {"min": power.min, "max": power.max},
                "colours": None if by_exception else listed(power.colours),
                "not_colours": barred if by_exception else None,
                "from": listed(power.sources),
                "to": power.targets if isinstance(power.targets, str) else list(power.targets),
                "same_source_phase": power.same_source,
                "independent_targets": free,
                "condition": power.most_worlds
                and {
                    "what": "most_worlds_of_colour",
                    "colour": power.most_worlds,
                    "alone": lead,
                    "tied": {"max_workers": 1},
                    "fewer": {"max_workers": 0},
                },
            }
        case DictateRepeat():
            told: dict[str, Any] = {"kind": "dictate_repeat", "uses_per_round": "unlimited"}
            return told | {"timing": {"step": "assign"}, "optional": True}
        case DictateReach():
            told = {"kind": "dictate_reach", "workers": {"min": 1, "max": power.max}, "to": "any"}
            return told | {"independent_targets": True, "timing": {"step": "assign"}, "optional": True}
        case Income():
            told = {"kind": "income", "gain": CURRENCY[power.gain], "amount": power.amount}
            told |= {"per": power.per and published_per(power.per), "condition": None}
            if power.condition:
                colour = {"colour": power.condition.colour} if power.condition.colour else {}
                told["condition"] = {"what": power.condition.what} | colour
            return told | {"timing": at(power.phase, "end"), "optional": False}
        case ExtraWorkers():
            told = {"kind": "extra_worker", "dice": list(power.dice)}
            return told | {"timing": at(power.phase, "during"), "optional": False}
        case Discount():
            only: dict[str, Any] = {"reassign_power": True} if power.reassign_only else {"all": True}
            told = {"kind": "discount", "amount": power.amount, "floor": power.floor}
            told["applies_to"] = {"world_colours": list(power.colours)} if power.colours else only
            return told | {"timing": at(PHASE_OF[power.kind], "during"), "optional": False}
        case ShipBonus():
            told = {"kind": "ship_bonus", "mode": power.mode, "gain": CURRENCY[power.gain], "amount": power.amount}
            told["world_colours"] = listed(power.colours)
            return told | {"timing": at("ship", "each_task"), "optional": False}
        case Bank():
            told = {"kind": "pay_on_trade", "mode": "trade", "pay_credits": power.pay, "gain": "vp_chips"}
            told |= {"amount": power.vp, "limit_per_task": 1}
            return told | {"timing": at("ship", "each_task"), "optional": True}
        case CompletionIncome():
            told = {"kind": "income_on_complete", "trigger": list(power.kinds), "amount": power.amount, "extra": None}
            if power.extra_colours:
                told["extra"] = {"world_colours": list(power.extra_colours), "amount": power.extra_amount}
            return told | {"includes_itself": False, "timing": at(None, "after_completing"), "optional": False}
        case WorkersToCup():
            told = {"kind": "workers_to_cup", "workers": "settlers" if power.kind == "world" else "developers"}
            if power.colours:
                assert (power.min, power.max) == (0, 0)
                told |= {"min": "all", "max": "all", "colours": list(power.colours)}
            else:
                told |= {"min": power.min, "max": power.max, "colours": None}
            told["includes_itself"] = False
            return told | {"timing": at(PHASE_OF[power.kind], "on_completing"), "optional": False}
        case GoodsLimit():
            told = {"kind": "goods_limit", "limit": power.limit}
            told["applies_to"] = {"kind": "world", "not_colours": ["grey"]}
            return told | {"timing": {"step": "continuous"}, "optional": False}
        case StockValue():
            told = {"kind": "stock_value", "die_colours": list(power.colours), "pays": power.pays}
            return told | {"timing": at("explore", "each_task"), "optional": False}
        case PlaceOnTop():
            return {"kind": "place_on_top", "timing": at("explore", "each_task"), "optional": True}
        case Rearrange():
            told = {"kind": "rearrange_construction", "uses": "unlimited", "until": "alien_research_team_draw"}
            return told | {"may_flip": True, "timing": at("explore", "during"), "optional": True}
        case DrawTile():
            told = {"kind": "draw_tile", "count": power.count, "place": "bottom"}
            return told | {"timing": at("explore", "end_before_abandoned_return"), "optional": False}


def published_per(per: Per) -> dict[str, Any]:
    if per.what == "dice_in_citizenry":
        return {"what": per.what, "colours": list(per.colours), "group": per.group, "round": "up"}
    assert per.group == 1
    return {"what": per.what, "world_colours" if per.what == "goods_on_worlds" else "colours": list(per.colours)}


def published_effect(effect: Effect) -> dict[str, Any]:
    match effect:
        case GainDice():
            return {"effect": "gain_die", "colour": effect.colour, "count": effect.count, "to": effect.to}
        case GainCredits():
            return {"effect": "gain_credits", "amount": effect.amount}
        case SetStartCredits():
            return {"effect": "set_start_credits", "amount": effect.amount}
        case RemoveDie():
            whose = "owner, any of the owner's dice wherever it is"
            told: dict[str, Any] = {"effect": "remove_die", "count": effect.count, "choice": whose}
            return told | {"destination": "supply", "mandatory": True}


def published_bonus(bonus: EndBonus | None) -> dict[str, Any] | None:
    if bonus is None:
        return None
    if isinstance(bonus, Triangular):
        steps = [n * (n + 1) // 2 for n in range(1, 12)]
        return {"type": "triangular", "count": bonus.count, "thresholds": steps}
    told: dict[str, Any] = {"type": "per_set", "count": bonus.count, "set_size": bonus.size}
    told |= {"vp_per_set": bonus.vp, "round": "up"}
    only: dict[str, Any] = {}
    if bonus.colours:
        only["colours" if bonus.count == "dice_owned" else "world_colours"] = list(bonus.colours)
    if bonus.reassign is not None:
        only["reassign_power"] = bonus.reassign
    return told | ({"filter": only} if only else {})


def published_face(face: Face) -> dict[str, Any]:
    dice = [effect for effect in face.on_place if isinstance(effect, GainDice)]
    return {
        "id": face.id,
        "name": face.name,
        "aliases": list(face.aliases),
        "kind": face.kind,
        "colour": face.colour,
        "cost": face.cost,
        "cost_badge": face.badge,
        "on_place": [published_effect(effect) for effect in face.on_place],
        "powers": [published_power(power) for power in face.powers],
        "reassign_power": face.reassign,
        "end_bonus": published_bonus(face.bonus),
        "tile": face.tile,
        "dice_gained": [{"colour": die.colour, "count": die.count, "to": die.to} for die in dice],
        "credits_gained": sum(effect.amount for effect in face.on_place if isinstance(effect, GainCredits)),
        "removes_die": any(isinstance(effect, RemoveDie) for effect in face.on_place),
    }


def published_die(die: Die) -> dict[str, Any]:
    return {
        "id": die.id,
        "name": die.name,
        "colour": next(word for word, meant in GAME.synonyms.items() if meant == die.id),  # as people call it
        "count": die.count,
        "faces": list(die.faces),
        "consume_match": die.match,
    }
