"""Roll for the Galaxy, 2 to 5 players. Everything others need of it is GAME."""

from engine.kernel.fit import simplify
from engine.kernel.game import Domain, Game
from engine.kernel.step import STEPS
from engine.roll import moves
from engine.roll.facts import COLOURS, facts
from engine.roll.manage import STANDING
from engine.roll.round import Round
from engine.roll.scoring import result
from engine.roll.setup import RULES, Options, blank, prepare
from engine.roll.state import EDITION, Galaxy
from engine.roll.view import pieces, secrets, unseen

__all__ = ["GAME"]


def _setup(options: Options, seats: int, seed: str) -> Galaxy:
    s = prepare(options, seats, seed)
    s.core.agenda.insert(0, Round())
    return s


def _synonyms() -> dict[str, str]:
    """Other words people type: die colours, phase numbers, and spellings of names that differ between sources."""
    words = {
        "white": "home",
        "red": "military",
        "purple": "consumption",
        "cyan": "novelty",
        "blue": "novelty",
        "brown": "rare",
        "green": "genes",
        "yellow": "alien",
        "i": "explore",
        "ii": "develop",
        "iii": "settle",
        "iv": "produce",
        "v": "ship",
        "onthedevelopments": "developments",
        "ontheworlds": "worlds",
    }
    words |= {f"{colour}+": f"{die}+" for colour, die in words.items() if die in COLOURS}
    for face in facts(EDITION).faces.values():
        words |= {simplify(alias): face.id for alias in face.aliases}
        words.setdefault(simplify(face.name), face.id)
    return words


_DOMAINS: dict[str, Domain] = {
    "phase": "roll.phase",
    "die": ("roll.die", "roll.place"),
    "dice": "roll.die",
    "good": "roll.die",
    "shifts": ("roll.die", "roll.phase", "roll.phase"),
    "back": ("roll.die", "roll.place"),
    "place": "roll.place",
    "shipper": "roll.worker",
    "explorer": "roll.explorer",
    "at": "roll.at",
    "development": "roll.face",
    "world": "roll.face",
    "face": "roll.face",
    "power": "roll.face",
    "abandon": "roll.face",
}

GAME: Game[Galaxy] = Game(
    key="roll",
    name="Roll for the Galaxy",
    rules=RULES,
    seats=range(2, 6),
    options=Options,
    state=Galaxy,
    moves=tuple(kind for kind in vars(moves).values() if isinstance(kind, type) and kind.__module__ == moves.__name__),
    steps=tuple(kind for tag, kind in sorted(STEPS.items()) if tag.startswith("roll.")),
    setup=_setup,
    blank=blank,
    secrets=secrets,
    unseen=unseen,
    result=result,
    domains=_DOMAINS,
    synonyms=_synonyms(),
    standing=STANDING,
    tally=pieces,
)
