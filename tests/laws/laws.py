"""The eleven laws (kernel contract, §17), each as a check that raises Broken with what it saw."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.kernel.codec import canonical, dump, load
from engine.kernel.core import Lane
from engine.kernel.event import Event, Refused
from engine.kernel.game import Game
from engine.kernel.lanes import Lanes
from engine.kernel.match import Match
from engine.kernel.move import Move, parse, text
from engine.kernel.offer import Offer, listed, sample
from engine.kernel.view import view
from tests.engine.kernel.walk import shared_mutables
from tests.laws.mutate import Words, offered

LISTED = 15  # moves of one offer whose legality is checked one by one; all of them are parsed back


class Broken(AssertionError):
    """A law does not hold."""


def demand(holds: object, law: str, **seen: object) -> None:
    if not holds:
        raise Broken(f"{law}: " + ", ".join(f"{name}={value!r}" for name, value in seen.items()))


def round_trips(game: Game[Any], s: Any) -> None:
    """Law 1: load(dump(s)) == s."""
    again = load(game.state, dump(s))
    if again != s:
        raise Broken(f"1 round trip: {_first_difference(again, s)}")


def refuses(match: Match[Any], seat: int, words: Words, legal: Move) -> None:
    """Laws 4 and 5: a move off the menu is refused and changes no byte; one that is allowed is on the menu."""
    mutant = words.mutant(match.game, legal)
    offer = match.offers(seat).get(mutant.verb)
    if match.why(seat, mutant) is None:
        demand(offer is not None and offered(offer, mutant), "5 allowed but not offered", move=text(mutant))
        return
    before, shown = match.game.copy(match.state), match.seen(seat)
    try:
        match.play(seat, mutant)
    except Refused as refused:
        demand(refused.refusal.code, "4 refusal has a reason", move=mutant)
    else:
        raise Broken(f"4 refused move was played: {mutant!r}")
    demand(match.state == before, "4 refused move changed the state", move=text(mutant))
    demand(match.seen(seat) == shown, "4 refused move changed the branch", move=text(mutant))


def offers_are_legal(match: Match[Any], seat: int, rng: Random) -> Move:
    """Laws 5 and 8: what is listed or sampled is legal, listed once, and its text parses back. Returns a move."""
    menu = match.menu(seat)
    demand(menu, "no dead end", seat=seat, step=match.spot(seat))
    for offer in menu.values():
        _offer_is_legal(match.game, offer, rng)
    move = sample(menu, rng)
    demand(match.why(seat, move) is None, "5 sampled move is illegal", move=move, why=match.why(seat, move))
    return move


def default_is_legal(match: Match[Any], seat: int) -> Move:
    """Law 9 needs this: what is played for an absent seat is allowed."""
    spot = match.spot(seat)
    assert spot is not None
    move = spot.step.default(spot.state)
    demand(match.why(seat, move) is None, "9 the default is illegal", move=text(move), why=match.why(seat, move))
    return move


def _offer_is_legal(game: Game[Any], offer: Offer, rng: Random) -> None:
    if offer.field is None:
        moves = listed(offer)
        if offer.moves is not None:
            demand(len(moves) == len(list(offer.moves())), "5 a move is listed twice", verb=offer.kind.verb)
    else:
        moves = [sample({offer.kind.verb: offer}, rng) for _ in range(2)]
    for move in moves:
        demand(parse(game.verbs, text(move)) == move, "8 text parses back", move=move, text=text(move))
    for move in moves if len(moves) <= LISTED else rng.sample(moves, LISTED):
        demand(offer.why(move) is None, "5 offered move is illegal", move=text(move), why=offer.why(move))


def scrambled(game: Game[Any], s: Any, seat: int | None, rng: Random) -> Any:
    """The same position as that seat sees it, with everything hidden from it dealt differently."""
    other = game.copy(s)
    other.core.seed = f"{rng.getrandbits(256):064x}"
    other.core.drawn = {stream: n + rng.randrange(3) for stream, n in other.core.drawn.items()}
    for lane_seat, lane in list(other.core.lanes.items()):
        other.core.lanes[lane_seat] = Lane(done=lane.done)
    pools: dict[str, list[str]] = {}
    hidden = [secret for secret in game.secrets(other) if seat is None or seat not in secret.seats]
    for secret in hidden:
        pools.setdefault(secret.pool, []).extend(secret.items[secret.first :])
    for items in pools.values():
        rng.shuffle(items)
    for secret in hidden:
        pool = pools[secret.pool]
        many = len(secret.items) - secret.first
        if many > 0:
            secret.items[secret.first :] = [pool.pop() for _ in range(many)]
    return other


def keeps_secrets(match: Match[Any], seat: int, rng: Random) -> None:
    """Law 6: scrambling what a seat cannot see changes neither its view nor its menu; menu(view) == menu(state)."""
    game = match.game
    spot = match.spot(seat)
    assert spot is not None
    other = scrambled(game, spot.state, seat, rng)
    shown = view(game, spot.state, seat)
    demand(view(game, other, seat) == shown, "6 view depends on what is hidden", seat=seat)
    here = _menu_of(spot.step.offers(spot.state, seat))
    if spot.kind == "aside":
        at = [id(aside) for aside in spot.state.core.asides].index(id(spot.step))
        steps = other.core.asides[at], shown.core.asides[at]
    else:
        steps = other.core.agenda[-1], shown.core.agenda[-1]
    demand(_menu_of(steps[0].offers(other, seat)) == here, "6 menu depends on what is hidden", seat=seat)
    demand(_menu_of(steps[1].offers(shown, seat)) == here, "6 the view has another menu", seat=seat)


def bystander_sees_nothing(match: Match[Any], seat: int | None, rng: Random) -> None:
    """Law 6 for somebody who looks at the base (None: a spectator)."""
    other = scrambled(match.game, match.state, seat, rng)
    same = view(match.game, other, seat) == view(match.game, match.state, seat)
    demand(same, "6 view of the base depends on what is hidden", seat=seat)


def awaiting_tells_nothing(match: Match[Any], seat: int | None, rng: Random) -> None:
    """Law 6 for what all can see of lanes that have just opened: who is awaited."""
    core = match.state.core
    if not core.lanes or any(lane.moves for lane in core.lanes.values()):
        return
    other = scrambled(match.game, match.state, seat, rng)
    other.core.lanes = {}
    trial = Match(match.game, other)
    trial.resume()
    demand(trial.awaited() == match.awaited(), "6 who is awaited depends on what is hidden", seat=seat)


def _menu_of(offers: list[Offer]) -> dict[str, object]:
    """A menu as something that can be compared: listed moves, or what a form asks first."""
    found: dict[str, object] = {}
    for offer in offers:
        if offer.field is None:
            found[offer.kind.verb] = [text(move) for move in listed(offer)]
        else:
            first = offer.field(())
            found[offer.kind.verb] = (type(first).__name__, getattr(first, "values", getattr(first, "items", None)))
    return found


def view_foretells(match: Match[Any], seat: int, move: Move) -> Any:
    """Law 7, first half: what the view says the move leads to, or None if it cannot know."""
    spot = match.spot(seat)
    if spot is None or spot.kind == "aside":
        return None
    preview = match.preview(seat, move)
    agenda = preview.state.core.agenda
    opens_lanes = bool(agenda) and isinstance(agenda[-1], Lanes)  # others decide next: another position
    return None if preview.veiled or opens_lanes else preview.state


def foretold(match: Match[Any], seat: int, said: Any, barrier: bool, joined: bool) -> None:
    """Law 7, second half: if the move was no barrier, the result looks as the view foretold."""
    if said is None or barrier or joined:
        return
    shown = match.seen(seat)
    said.core.lanes = shown.core.lanes
    said.core.ply = shown.core.ply  # a preview is not a move
    if said != shown:
        raise Broken(f"7 the view foretold something else, seat {seat}: {_first_difference(said, shown)}")


def takes_back(match: Match[Any], seat: int, move: Move) -> None:
    """Law 10: take_back restores every byte."""
    lane = match.state.core.lanes.get(seat)
    spot = match.spot(seat)
    if lane is None or spot is None or spot.kind != "lane":
        return
    before = canonical(match.state)
    trial = Match(match.game, match.game.copy(match.state))
    outcome = trial.play(seat, move)
    if outcome.barrier or outcome.joined or not trial.state.core.lanes.get(seat):
        return
    trial.take_back(seat)
    demand(canonical(trial.state) == before, "10 take_back restores bytes", move=text(move))


def copies_share_nothing(game: Game[Any], s: Any) -> None:
    """Law 11."""
    shared = shared_mutables(s, game.copy(s))
    demand(not shared, "11 copies share nothing mutable", shared=shared)


def conserves(game: Game[Any], s: Any, pieces: dict[str, list[str]] | None) -> None:
    """Pieces in closed pools are never lost or doubled (`pieces`: what the pools held at the start)."""
    if game.tally is None or pieces is None:
        return
    now = game.tally(s)
    for pool, items in pieces.items():
        demand(sorted(now[pool]) == items, "pieces are conserved", pool=pool)


def heard(events: list[Event]) -> list[Event]:
    """Events as a spectator hears them."""
    return [event.for_seat(None) for event in events]


def replays_alike(
    game: Game[Any], options: Any, seats: int, seed: str, moves: dict[int, list[str]], final: Any, events: list[Event]
) -> None:
    """Laws 2 and 3: the same moves in direct mode give the same bytes and the same public events."""
    match = Match.new(game, options, seats, seed, direct=True)
    told = list(match.opening)
    at = dict.fromkeys(moves, 0)
    while not match.over():
        for seat in match.awaited():
            if at[seat] < len(moves[seat]):
                told += match.play(seat, moves[seat][at[seat]]).events
                at[seat] += 1
                break
        else:
            raise Broken(f"3 direct mode awaits {match.awaited()}, who have no moves left")
    demand(canonical(match.state) == canonical(final), "3 direct mode gives the same bytes")
    demand(heard(told) == heard(events), "3 direct mode tells the same public events")


def _first_difference(a: Any, b: Any, path: str = "") -> str:
    if type(a) is not type(b):
        return f"{path}: {a!r} / {b!r}"
    fields = getattr(a, "__dataclass_fields__", None)
    if fields is not None:
        parts = [(name, getattr(a, name), getattr(b, name)) for name in fields]
    elif isinstance(a, dict):
        if a.keys() != b.keys():
            return f"{path} keys: {a!r} / {b!r}"
        parts = [(str(key), a[key], b[key]) for key in a]
    elif isinstance(a, list) and len(a) == len(b):
        parts = [(str(i), *pair) for i, pair in enumerate(zip(a, b, strict=True))]
    else:
        return "" if a == b else f"{path}: {a!r} / {b!r}"
    for name, left, right in parts:
        found = _first_difference(left, right, f"{path}.{name}")
        if found:
            return found
    return ""
