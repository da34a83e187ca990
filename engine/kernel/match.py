"""A game being played: who is awaited, what they may do, and what their moves do.

`state` is the base: what is stored. In drafted mode (the normal one) seats that decide at the same time play on
branches, and the base changes when their lanes are joined. In direct mode lanes run as the plain loop they mean,
in place and without copies: for replays, conformance, fuzzing and simulations.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from engine.kernel import read as reading
from engine.kernel.ask import Given, Question, ask
from engine.kernel.chance import Veil
from engine.kernel.core import Lane
from engine.kernel.event import Event, Refusal, Refused, no
from engine.kernel.game import Game, S, over
from engine.kernel.lanes import EnterLane, Lanes
from engine.kernel.move import Move, parse, split_batch, text
from engine.kernel.offer import Offer, exists
from engine.kernel.step import AnyStep, Out
from engine.kernel.view import view

_ENDLESS = 100_000  # steps without a question: a bug in a game, not a long turn


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
        self.forced = forced
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
            if not self._has_aside(self.state, seat):
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
        elif (seat := self._asked_on_base()) is not None:
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
        return Spot("base", self.state, core.agenda[-1]) if self._asked_on_base() == seat else None

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
        return reading.read(self.menu(seat), typed, self.game.synonyms)

    def why(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, otherwise the reason."""
        spot = self.spot(seat)
        return self._not_awaited(seat) if spot is None else self._why(spot, seat, move)

    def seen(self, seat: int | None) -> S:
        """The view of that seat's branch (None: a spectator's view of the base)."""
        core = self.state.core
        if seat is None or seat not in core.lanes or self._lane_waits(seat):
            return view(self.game, self.state, seat)
        seen = view(self.game, self._branch(seat), seat)
        seen.core.lanes = {other: Lane(done=lane.done) for other, lane in core.lanes.items()}
        return seen

    def preview(self, seat: int, move: Move) -> Preview[S]:
        """Try the move on the seat's own view, which holds nothing that could leak."""
        spot = self.spot(seat)
        refusal = self._not_awaited(seat) if spot is None else self._why(spot, seat, move)
        if spot is None or refusal is not None:
            raise Refused(refusal or self._not_awaited(seat))
        seen = view(self.game, spot.state, seat)
        out = Out()
        veiled = False
        try:
            if spot.kind == "aside":
                self._answer(seen, seen.core.asides[self.state.core.asides.index(spot.step)], seat, move, out)
            else:
                self._carry(seen, seen.core.agenda[-1], seat, move, out)
            self._run(seen, out, unroll=False)
        except Veil:
            veiled = True
        return Preview([event.for_seat(seat) for event in out.events], veiled or out.revealed, seen)

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, what: Move | str) -> Outcome:
        """Play a move, a typed move or a batch "a; b; c", all or nothing. Raises Refused and changes nothing."""
        outcome = Outcome()
        batch = [what] if isinstance(what, Move) else split_batch(what)
        before = self.state
        if self.direct:
            if len(batch) == 1:  # refused before anything changes: no copy needed
                self._play_one(seat, batch[0], outcome)
                return outcome
            before = self.game.copy(before)
        else:
            self.state = self.game.copy(before)
        try:
            for one in batch:
                self._play_one(seat, one, outcome)
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
            trial = Match(self.game, self.game.copy(self.state), forced=self.forced)
            trial.play(seat, spot.step.default(spot.state))
            still = trial.state.core.lanes.get(seat)
            if still is not None and not still.done:
                self.take_back(seat, len(lane.moves) - lane.floor)
                spot = self.spot(seat) or spot
        asked = {spot.kind}  # and not what these answers lead to
        if spot.kind == "aside":
            asked |= {"base"} if self._asked_on_base() == seat else {"lane"} if lane is not None else set()
        while spot is not None and spot.kind in asked:
            more = self.play(seat, spot.step.default(spot.state))
            outcome.moves += more.moves
            outcome.events += more.events
            outcome.private += more.private
            outcome.barrier |= more.barrier
            outcome.joined |= more.joined
            if more.joined or spot.kind == "base":
                break
            spot = self.spot(seat)
        return outcome

    # -- inside ------------------------------------------------------------------------------------------------

    def _asked_on_base(self) -> int | None:
        core = self.state.core
        if not core.agenda or (core.asides and self._waits(self.state, core.agenda[-1])):
            return None
        return core.agenda[-1].awaits(self.state)

    def _not_awaited(self, seat: int) -> Refusal:
        return no("game_over") if self.over() else no("not_awaited", seat=seat, awaited=[*self.awaited()])

    def _why(self, spot: Spot[S], seat: int, move: Move) -> Refusal | None:
        offers = spot.step.offers(spot.state, seat)
        for offer in offers:
            if offer.kind is type(move):
                return offer.why(move)
        return no("not_now", verb=move.verb, verbs=[offer.kind.verb for offer in offers if exists(offer)])

    def _meant(self, seat: int, typed: str) -> Move:
        """A stored move is parsed strictly and at once; anything else is read as people write."""
        refusal: Refusal | None = None
        with suppress(Refused):
            move = parse(self.game.verbs, typed)
            refusal = self.why(seat, move)
            if refusal is None:
                return move
        try:
            meant = self.read(seat, typed)
        except Refused as unread:
            raise Refused(refusal or unread.refusal) from None  # of a well-formed move the rule's reason says more
        if isinstance(meant, Question):
            raise Refused(no("incomplete", field=meant.name, choices=[choice.value for choice in meant.choices[:25]]))
        return meant

    def _play_one(self, seat: int, what: Move | str, outcome: Outcome) -> None:
        move = what if isinstance(what, Move) else self._meant(seat, what)
        spot = self.spot(seat)
        if spot is None:
            raise Refused(self._not_awaited(seat))
        refusal = self._why(spot, seat, move)
        if refusal is not None:
            raise Refused(refusal)
        out = Out()
        if spot.kind == "lane":
            self._play_lane(seat, spot, move, out, outcome)
        elif spot.kind == "aside":
            self._answer(self.state, spot.step, seat, move, out)
            self.state.core.ply += 1
            self._branches = {}  # open branches are forked again from the base as it is now
            self._advance(out, opening=seat)
            outcome.events += out.events
        else:
            self._carry(self.state, spot.step, seat, move, out)
            self.state.core.ply += 1
            self._advance(out)
            outcome.events += out.events
        outcome.barrier |= out.revealed
        outcome.moves.append(text(move))

    def _play_lane(self, seat: int, spot: Spot[S], move: Move, out: Out, outcome: Outcome) -> None:
        branch = spot.state
        self._carry(branch, spot.step, seat, move, out)
        self._run(branch, out)
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

    def _carry(self, s: S, step: AnyStep, seat: int, move: Move, out: Out) -> None:
        step.play(s, seat, move, out)
        self._settle(s, out)

    def _settle(self, s: S, out: Out) -> None:
        """Take the step off the agenda unless it stays, and put on what it named."""
        core = s.core
        if out.stays:
            out.stays = False
        else:
            core.agenda.pop()
        if out.next:
            core.agenda.extend(reversed(out.next))
            out.next = []
        if out.asides:
            self._add_asides(s, out)

    def _add_asides(self, s: S, out: Out) -> None:
        if s.core.lane is not None:
            raise RuntimeError("an aside can only be asked from the base")
        s.core.asides.extend(out.asides)
        out.asides = []

    def _answer(self, s: S, aside: AnyStep, seat: int, move: Move | None, out: Out) -> None:
        """Play (or run, when nobody is asked) an aside; what it names next takes its place in the line."""
        core = s.core
        at = next(i for i, one in enumerate(core.asides) if one is aside)
        lane, core.lane = core.lane, None  # an aside is of the base, even while direct mode is inside a lane
        if move is None:
            aside.run(s, out)
        else:
            aside.play(s, seat, move, out)
        stays = [aside] if out.stays else []
        core.asides[at : at + 1] = [*out.next, *stays]
        out.stays = False
        out.next = []
        if out.asides:
            self._add_asides(s, out)
        core.lane = lane

    def _run(self, s: S, out: Out, *, unroll: bool | None = None) -> None:
        """Run steps by themselves until a seat is asked, a Lanes step is reached or nothing is left."""
        core = s.core
        agenda = core.agenda
        for _ in range(_ENDLESS):
            if core.asides:
                self._run_asides(s, out)
            if not agenda:
                return
            top = agenda[-1]
            if isinstance(top, Lanes):
                if core.lane is not None:
                    raise RuntimeError("lanes can only be opened from the base")
                if not (self.direct if unroll is None else unroll):
                    return
                agenda.pop()
                agenda.extend(top.unrolled())
                continue
            if core.asides and self._waits(s, top):
                return
            seat = top.awaits(s)
            if seat is None:
                top.run(s, out)
                self._settle(s, out)
                continue
            if core.lane is not None and seat != core.lane:
                raise RuntimeError(f"{top.tag} asks seat {seat} in the lane of seat {core.lane}")
            move = top.forced(s) if self.forced and not self._has_aside(s, seat) else None
            if move is None:
                return
            self._carry(s, top, seat, move, out)
        raise RuntimeError(f"{self.game.key}: no question after {_ENDLESS} steps at {agenda[-1].tag}")

    def _run_asides(self, s: S, out: Out) -> None:
        """Asides that ask nobody (any more) run; forced answers are given. Oldest first for each seat."""
        going = True
        while going:
            going = False
            waiting: set[int] = set()
            for aside in s.core.asides:
                seat = aside.awaits(s)
                if seat in waiting:
                    continue
                move = aside.forced(s) if seat is not None and self.forced else None
                if seat is None or move is not None:
                    self._answer(s, aside, seat if seat is not None else -1, move, out)
                    going = True
                    break
                waiting.add(seat)

    def _waits(self, s: S, step: AnyStep) -> bool:
        """Quiet steps wait for all asides, a seat's lane for the seat's own."""
        return step.quiet or (isinstance(step, EnterLane) and self._has_aside(s, step.seat))

    def _has_aside(self, s: S, seat: int) -> bool:
        return any(aside.awaits(s) == seat for aside in s.core.asides)

    def _advance(self, out: Out, opening: int | None = None) -> None:
        """Run the base on: open lanes, and join them as soon as all are done.

        What is shown as a lane opens is a barrier, once. `opening`: the seat that has just answered an aside, so that
        its lane may open only now.
        """
        fresh = set() if opening is None else {opening}
        while True:
            self._run(self.state, out)
            core = self.state.core
            if self.direct or not core.agenda or not isinstance(core.agenda[-1], Lanes):
                return
            if not core.lanes:
                core.lanes = {seat: Lane() for seat in core.agenda[-1].order}
                fresh = set(core.lanes)
                self._branches = {}
            for seat, lane in core.lanes.items():
                if not lane.done and seat not in self._branches and not self._has_aside(self.state, seat):
                    opened = Out()  # what is told on a branch is told to all when the lanes are joined
                    lane.done = not self._branch(seat, opened).core.agenda
                    out.revealed |= opened.revealed and seat in fresh
            if not all(lane.done for lane in core.lanes.values()):
                return
            self._join(out)

    def _lane_waits(self, seat: int) -> bool:
        """A seat's lane opens only after its asides are answered."""
        return self._has_aside(self.state, seat)

    def _branch(self, seat: int, out: Out | None = None) -> S:
        """Base + that seat's lane. A move that the base no longer allows cuts the lane there."""
        branch = self._branches.get(seat)
        if branch is not None:
            return branch
        branch = self.game.copy(self.state)
        core = branch.core
        lanes = core.agenda[-1]
        assert isinstance(lanes, Lanes)
        core.agenda = list(reversed(lanes.start[seat]))
        core.asides = []
        core.lanes = {}
        core.lane = seat
        self._run(branch, Out() if out is None else out)
        lane = self.state.core.lanes[seat]
        kept = self._replay(branch, seat, lane.moves)
        if kept < len(lane.moves):
            del lane.moves[kept:]
            lane.floor = min(lane.floor, kept)
            lane.done = False
        self._branches[seat] = branch
        return branch

    def _replay(self, s: S, seat: int, moves: list[str], out: Out | None = None) -> int:
        """Play a lane's moves on a state whose agenda is the lane's alone; the number that were still allowed."""
        out = out if out is not None else Out()
        for kept, stored in enumerate(moves):
            if not s.core.agenda:
                return kept
            step = s.core.agenda[-1]
            try:
                move = parse(self.game.verbs, stored)
            except Refused:
                return kept
            if step.awaits(s) != seat or self._why(Spot("lane", s, step), seat, move) is not None:
                return kept
            self._carry(s, step, seat, move, out)
            self._run(s, out)
        return len(moves)

    def _join(self, out: Out) -> None:
        """On the base, for each seat in order, run its start steps and replay its moves."""
        drafted = self.state
        told = len(out.events)
        cut_at = self._join_first(self.game.copy(drafted), len(drafted.core.lanes), out)
        if cut_at is not None:
            # A lane no longer fits after the ones before it: those stay joined, this one is reopened there.
            del out.events[told:]
            self._join_first(self.game.copy(drafted), cut_at[0], out)
            lane = self.state.core.lanes[cut_at[1]]
            del lane.moves[cut_at[2] :]
            lane.floor = min(lane.floor, cut_at[2])
            lane.done = False
        if sum(1 for lane in drafted.core.lanes.values() if lane.moves) > 1:
            out.reveal()

    def _join_first(self, base: S, many: int, out: Out) -> tuple[int, int, int] | None:
        """Join the first lanes; (lane's place, its seat, moves that fitted) of one that does not fit, else None."""
        core = base.core
        lanes = core.agenda.pop()
        assert isinstance(lanes, Lanes)
        outer, drafts = core.agenda, core.lanes
        core.lanes = {}
        for place, seat in enumerate(lanes.order[:many]):
            core.agenda = list(reversed(lanes.start[seat]))
            core.lane = seat
            self._run(base, out)
            kept = self._replay(base, seat, drafts[seat].moves, out)
            if kept < len(drafts[seat].moves) or core.agenda:
                return place, seat, kept
            core.ply += kept
        core.lane = None
        core.agenda = outer
        if many < len(lanes.order):
            rest = lanes.order[many:]
            core.agenda.append(Lanes(rest, {seat: lanes.start[seat] for seat in rest}))
            core.lanes = {seat: drafts[seat] for seat in rest}
        self.state = base
        self._branches = {}
        return None
