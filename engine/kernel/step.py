"""A step is a paragraph of the rulebook: who is asked, what they may do, and what doing it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from engine.kernel.event import Event, Plain

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

    from engine.kernel.move import Move
    from engine.kernel.offer import Offer

T = TypeVar("T", bound="type[AnyStep]")

STEPS: dict[str, type[AnyStep]] = {}  # every step class by its tag, for loading stored agendas


class Out:
    """What a step says while it plays: what comes next, what is told, what was shown."""

    __slots__ = ("asides", "events", "next", "revealed", "stays")

    def __init__(self) -> None:
        self.next: list[AnyStep] = []
        self.asides: list[AnyStep] = []
        self.events: list[Event] = []
        self.stays = False
        self.revealed = False

    def then(self, *steps: AnyStep) -> None:
        """These run next, in this order."""
        self.next.extend(steps)

    def stay(self) -> None:
        """This step comes again after them; otherwise it is over."""
        self.stays = True

    def aside(self, *steps: AnyStep) -> None:
        """Ask these beside the agenda, without stopping the table."""
        self.asides.extend(steps)

    def reveal(self) -> None:
        """Something hidden was shown: undo does not cross this freely."""
        self.revealed = True

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        secret: dict[str, Plain] | None = None,
        knows: tuple[int, ...] = (),
        **data: Plain,
    ) -> None:
        self.events.append(Event(kind, seat, data, secret, knows))


class AnyStep:
    """Base of all steps. Write subclasses with `@step("game.name")`; fields are plain data only."""

    __slots__ = ()
    tag: ClassVar[str] = ""
    quiet: ClassVar[bool] = False  # True: waits until no aside is open

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from engine.kernel.codec import step_schema  # here, because codec needs steps

        return step_schema(source, handler)

    def awaits(self, s: Any) -> int | None:
        """The seat asked now. None: `run` is called instead."""
        return None

    def run(self, s: Any, out: Out) -> None:
        raise NotImplementedError(f"{type(self).__name__} awaits nobody and has no run()")

    def offers(self, s: Any, seat: int) -> list[Offer]:
        """What the seat may do. Builds closures only; enumerates nothing."""
        raise NotImplementedError(f"{type(self).__name__} awaits a seat and has no offers()")

    def play(self, s: Any, seat: int, move: Any, out: Out) -> None:
        """Carry out a move that `why` has allowed."""
        raise NotImplementedError(f"{type(self).__name__} awaits a seat and has no play()")

    def forced(self, s: Any) -> Move | None:
        """The only sensible move, when everybody could deduce it. Never for optional things."""
        return None

    def default(self, s: Any) -> Move:
        """A harmless legal move for time-outs, from what the seat sees."""
        raise NotImplementedError(f"{type(self).__name__} awaits a seat and has no default()")


@dataclass_transform()
def step(tag: str) -> Callable[[T], T]:
    """Make a slots dataclass of the class and register it under its tag (`roll.assign`)."""

    def make(cls: T) -> T:
        made: Any = dataclass(slots=True)(cls)
        made.tag = tag
        if tag in STEPS and (STEPS[tag].__module__, STEPS[tag].__qualname__) != (cls.__module__, cls.__qualname__):
            raise ValueError(f"two steps are called {tag}")
        STEPS[tag] = made
        return made  # type: ignore[no-any-return]  # dataclass(slots=True) returns a new class of the same type

    return make
