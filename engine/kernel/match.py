"""A game being played: who is awaited, what they may do, and what their moves do.

`state` is the base: what is stored. In drafted mode (the normal one) seats that decide at the same time play on
branches, and the base changes when their lanes are joined. In direct mode lanes run as the plain loop they mean,
in place and without copies: for replays, conformance, fuzzing and simulations.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from engine.kernel import draft
from engine.kernel import read as reading
from engine.kernel.ask import Given, Question, ask
from engine.kernel.chance import Veil
from engine.kernel.core import Lane
from engine.kernel.event import Event, Refusal, Refused, no
from engine.kernel.game import Game, S, over
from engine.kernel.lanes import Lanes
from engine.kernel.move import Move, split_batch, text
from engine.kernel.offer import Offer, exists
from engine.kernel.run import Runner, asked_on_base, has_aside, why_at
from engine.kernel.step import AnyStep, Out
from engine.kernel.view import view


@dataclass(slots=True)
class Outcome:
    """What an accepted move did. `private` is for the mover alone: its lane is not joined yet."""

    moves: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    private: list[Event] = field(default_factory=list)
    barrier: bool = False
    joined: bool = False


@dataclass(slots=True)
class Preview(Generic[S]):
    """What a move would do, as far as the seat can know. `veiled`: then something unknown happens."""

    events: list[Event]
    veiled: bool
    state: S


class Spot(NamedTuple, Generic[S]):
    """Where a seat is asked: in an aside, in its lane or on the base."""

    kind: str
    state: S
    step: AnyStep


class Match(Generic[S]):
    def __init__(self, game: Game[S], state: S, *, direct: bool = False, forced: bool = True) -> None:
        self.game = game
        self.state = state
        self.direct = direct
        self._runner = Runner(game, forced)
        self._branches: dict[int, S] = {}

    @classmethod
    def new(cls, game: Game[S], options: object, seats: int, seed: str, *, direct: bool = False) -> Match[S]:
        """A fresh game, run up to its first question. `opening` holds the events on the way."""
        match = cls(game, game.setup(options, seats, seed), direct=direct)
        match.opening = match.resume()
        return match

    opening: list[Event] = []  # noqa: RUF012 - replaced, never changed

    def resume(self) -> list[Event]:
        """Run on to the first question: a new game, a scene, a state that was upgraded. Otherwise nothing happens."""
        for seat, lane in self.state.core.lanes.items():
            if not has_aside(self.state, seat):
                lane.done = not self._branch(seat).core.agenda
        out = Out()
        self._advance(out)
        return out.events

    # -- asking ------------------------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        """The seats that must decide something now."""
        core = self.state.core
        seats = {seat for aside in core.asides if (seat := aside.awaits(self.state)) is not None}
        if core.agenda and isinstance(core.agenda[-1], Lanes):
            seats.update(seat for seat, lane in core.lanes.items() if not lane.done)
        elif (seat := asked_on_base(self.state)) is not None:
            seats.add(seat)
        return sorted(seats)

    def over(self) -> bool:
        return over(self.state)

    def spot(self, seat: int) -> Spot[S] | None:
        """Where that seat is asked now; its asides come first, oldest first."""
        core = self.state.core
        for aside in core.asides:
            if aside.awaits(self.state) == seat:
                return Spot("aside", self.state, aside)
        if core.agenda and isinstance(core.agenda[-1], Lanes):
            lane = core.lanes.get(seat)
            if lane is None or lane.done:
                return None
            branch = self._branch(seat)
            return Spot("lane", branch, branch.core.agenda[-1]) if branch.core.agenda else None
        return Spot("base", self.state, core.agenda[-1]) if asked_on_base(self.state) == seat else None

    def offers(self, seat: int) -> dict[str, Offer]:
        """Everything the step could offer, unfiltered: enough for checking and replaying."""
        spot = self.spot(seat)
        return {} if spot is None else {offer.kind.verb: offer for offer in spot.step.offers(spot.state, seat)}

    def menu(self, seat: int) -> dict[str, Offer]:
        """The verbs that seat can really use now."""
        return {verb: offer for verb, offer in self.offers(seat).items() if exists(offer)}

    def ask(self, seat: int, given: Given) -> Question | Move:
        """The next question on the way to a move, or the move."""
        return ask(self.menu(seat), given)

    def read(self, seat: int, typed: str) -> Question | Move:
        """What a person's typed text means here."""
        if self.spot(seat) is None:
            raise Refused(self._not_awaited(seat))
        return reading.read(self.offers(seat), typed, self.game.synonyms, self.game.verbs)

    def why(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, otherwise the reason."""
        spot = self.spot(seat)
        return self._not_awaited(seat) if spot is None else why_at(spot.state, spot.step, seat, move)

    def seen(self, seat: int | None) -> S:
        """The view of that seat's branch (None: a spectator's view of the base)."""
        core = self.state.core
        if seat is None or seat not in core.lanes or has_aside(self.state, seat):
            return view(self.game, self.state, seat)
        seen = view(self.game, self._branch(seat), seat)
        seen.core.lanes = {other: Lane(done=lane.done) for other, lane in core.lanes.items()}
        return seen

    def preview(self, seat: int, move: Move) -> Preview[S]:
        """Try the move on the seat's own view, which holds nothing that could leak."""
        spot = self._legal_spot(seat, move)
        seen = view(self.game, spot.state, seat)
        out = Out()
        veiled = False
        try:
            if spot.kind == "aside":
                aside = seen.core.asides[self.state.core.asides.index(spot.step)]
                self._runner.answer(seen, aside, seat, move, out)
            else:
                self._runner.carry(seen, seen.core.agenda[-1], seat, move, out)
            self._runner.run(seen, out)
        except Veil:
            veiled = True
        return Preview([event.for_seat(seat) for event in out.events], veiled or out.revealed, seen)

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, what: Move | str) -> Outcome:
        """Play a move, a typed move or a batch "a; b; c", all or nothing. Raises Refused and changes nothing."""
        batch = [what] if isinstance(what, Move) else split_batch(what)
        first = self._legal(seat, batch[0])
        outcome = Outcome()
        before = self.state
        if not self.direct:
            self.state = self.game.copy(before)  # whatever happens now, the old base is still there
        elif len(batch) > 1:
            before = self.game.copy(before)
        try:
            self._apply(seat, first, outcome)
            for one in batch[1:]:
                self._apply(seat, self._legal(seat, one), outcome)
        except BaseException:
            self.state = before
            self._branches = {}
            raise
        return outcome

    def take_back(self, seat: int, n: int = 1) -> None:
        """Take back that seat's last n moves of its open lane, not beyond what they have shown."""
        lane = self.state.core.lanes.get(seat)
        if lane is None or not lane.moves:
            raise Refused(no("nothing_to_take_back"))
        free = len(lane.moves) - lane.floor
        if n < 1 or n > free:
            raise Refused(no("seen_already", asked=n, free=free))
        self.state = self.game.copy(self.state)
        lane = self.state.core.lanes[seat]
        del lane.moves[-n:]
        lane.done = False
        self._branches.pop(seat, None)

    def time_out(self, seat: int) -> Outcome:
        """Decide for an absent seat: keep its lane if a default would just close it, else cut it; then defaults."""
        spot = self.spot(seat)
        if spot is None:
            raise Refused(self._not_awaited(seat))
        outcome = Outcome()
        lane = self.state.core.lanes.get(seat)
        if spot.kind == "lane" and lane is not None and len(lane.moves) > lane.floor:
            trial = Match(self.game, self.game.copy(self.state), forced=self._runner.forced)
            closes = trial.play(seat, spot.step.default(spot.state)).joined or trial.state.core.lanes[seat].done
            if not closes:
                self.take_back(seat, len(lane.moves) - lane.floor)
                spot = self.spot(seat) or spot
        asked = {spot.kind}  # and not what these answers lead to
        if spot.kind == "aside":
            asked |= {"base"} if asked_on_base(self.state) == seat else {"lane"} if lane is not None else set()
        agenda = self.state.core.agenda
        depth, here = len(agenda), agenda[-1] if agenda else None
        while spot is not None and spot.kind in asked:
            more = self.play(seat, spot.step.default(spot.state))
            outcome.moves += more.moves
            outcome.events += more.events
            outcome.private += more.private
            outcome.barrier |= more.barrier
            outcome.joined |= more.joined
            agenda = self.state.core.agenda
            same = len(agenda) > depth or (len(agenda) == depth and agenda[-1] == here)
            if more.joined or (spot.kind == "base" and not same):  # another question than the one that was late
                break
            spot = self.spot(seat)
        return outcome

    # -- inside ------------------------------------------------------------------------------------------------

    def _not_awaited(self, seat: int) -> Refusal:
        return no("game_over") if self.over() else no("not_awaited", seat=seat, awaited=[*self.awaited()])

    def _legal_spot(self, seat: int, move: Move) -> Spot[S]:
        """Where the seat may play this move; raises Refused."""
        spot = self.spot(seat)
        refusal = self._not_awaited(seat) if spot is None else why_at(spot.state, spot.step, seat, move)
        if spot is None or refusal is not None:
            raise Refused(refusal or self._not_awaited(seat))
        return spot

    def _legal(self, seat: int, what: Move | str) -> Move:
        """The move meant, if it is legal; a text is read as people write, which is strict first."""
        if isinstance(what, Move):
            self._legal_spot(seat, what)
            return what
        meant = self.read(seat, what)
        if isinstance(meant, Question):
            raise Refused(no("incomplete", field=meant.name, choices=[choice.value for choice in meant.choices[:25]]))
        return meant

    def _apply(self, seat: int, move: Move, outcome: Outcome) -> None:
        """Carry out a legal move and run on."""
        spot = self.spot(seat)
        assert spot is not None
        out = Out()
        if spot.kind == "lane":
            self._apply_in_lane(seat, spot, move, out, outcome)
        else:
            if spot.kind == "aside":
                self._runner.answer(self.state, spot.step, seat, move, out)
                self._branches = {}  # open branches are forked again from the base as it is now
            else:
                self._runner.carry(self.state, spot.step, seat, move, out)
            self.state.core.ply += 1
            self._advance(out, opening=seat if spot.kind == "aside" else None)
            outcome.events += out.events
        outcome.barrier |= out.revealed
        outcome.moves.append(text(move))

    def _apply_in_lane(self, seat: int, spot: Spot[S], move: Move, out: Out, outcome: Outcome) -> None:
        branch = spot.state
        self._runner.carry(branch, spot.step, seat, move, out)
        self._runner.run(branch, out)
        lane = self.state.core.lanes[seat]
        lane.moves.append(text(move))
        if out.revealed:
            lane.floor = len(lane.moves)
        outcome.private += out.events
        if not branch.core.agenda:
            lane.done = True
            public = Out()
            before = self.state.core.ply
            self._advance(public)
            outcome.events += public.events
            outcome.joined = outcome.joined or self.state.core.ply != before
            out.revealed |= public.revealed

    def _advance(self, out: Out, opening: int | None = None) -> None:
        """Run the base on: open lanes, and join them as soon as all are done.

        What is shown as a lane opens is a barrier, once. `opening`: the seat that has just answered an aside, so that
        its lane may open only now.
        """
        fresh = set() if opening is None else {opening}
        while True:
            self._runner.run(self.state, out, unroll=self.direct)
            core = self.state.core
            if self.direct or not core.agenda or not isinstance(core.agenda[-1], Lanes):
                return
            if not core.lanes:
                core.lanes = {seat: Lane() for seat in core.agenda[-1].order}
                fresh = set(core.lanes)
                self._branches = {}
            for seat, lane in core.lanes.items():
                if not lane.done and seat not in self._branches and not has_aside(self.state, seat):
                    opened = Out()  # what is told on a branch is told to all when the lanes are joined
                    lane.done = not self._branch(seat, opened).core.agenda
                    out.revealed |= opened.revealed and seat in fresh
            if not all(lane.done for lane in core.lanes.values()):
                return
            self.state = draft.join(self._runner, self.state, out)
            self._branches = {}

    def _branch(self, seat: int, opened: Out | None = None) -> S:
        """The seat's branch, forked on first use."""
        found = self._branches.get(seat)
        if found is None:
            found = self._branches[seat] = draft.branch(self._runner, self.state, seat, opened or Out())
        return found
