"""The table of Roll for the Galaxy in words, made from a view: what the view hides cannot be shown."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from bot.console.screen import WIDTH, Table
from bot.talk.roll import FACTS, about, brief, card, named, tag, title
from bot.talk.voice import Voice
from engine.kernel.ask import Question
from engine.kernel.chance import UNKNOWN
from engine.roll.cost import effective_cost
from engine.roll.facts import KINDS, PHASES
from engine.roll.scoring import running_score
from engine.roll.state import COLUMNS, ZONES, Galaxy, Player

TO_JUDGE = ("start", "place", "abandon", "scout", "rearrange", "use")  # verbs whose tiles are chosen for what they do
NUMERALS = dict(zip(PHASES, ("I", "II", "III", "IV", "V"), strict=True))


def whole(s: Galaxy, voice: Voice, me: int | None) -> list[str]:
    """What lies on the table, seat by seat; for `me` also what only that seat sees."""
    bag = len(s.bag.rest) + len(s.bag.known) + sum(map(len, s.bag.held.values()))
    title = word(voice, "title", round=s.round, pool=max(s.pool, 0), bag=bag)
    lines = [title, "─" * len(title)]
    if s.active:
        now = [
            ("▸" if phase == s.phase else "") + f"{NUMERALS[phase]} {voice.value('phase', phase)}" for phase in s.active
        ]
        lines.append(f"{word(voice, 'phases')}: {' · '.join(now)}")
    for seat in range(len(s.players)):
        lines += ["", *mat(s, voice, seat, own=seat == me)]
    if me is not None:
        lines += plan(s.players[me], voice)
    return lines


def own(s: Galaxy, voice: Voice, me: int) -> list[str]:
    """One seat's own things alone, after each of its moves."""
    return [*mat(s, voice, me, own=True), *plan(s.players[me], voice)]


def mat(s: Galaxy, voice: Voice, seat: int, own: bool) -> Iterator[str]:
    """One seat: its numbers, then everything it has."""
    player = s.players[seat]
    numbers = (
        word(voice, "credits", n=player.credits),
        word(voice, "chips", n=player.chips),
        word(voice, "tiles", n=len(player.tableau), most=s.facts.setup.end_tiles),
        word(voice, "score", n=running_score(s, seat).total),
    )
    yield f"{seat + 1} {voice.value('seat', seat)} — {' · '.join(numbers)}"
    yield from row(voice, "tableau", "; ".join(built(s, voice, player, face) for face in player.tableau))
    for kind in KINDS:
        yield from row(voice, ZONES[kind], zone(s, voice, seat, kind, own))
    yield from row(voice, "cup", dice(voice, player.cup))
    yield from row(voice, "citizenry", dice(voice, player.citizenry))
    rolled = [colour for colour, faces in player.rolled.items() for _ in faces]
    standing = {column: held for column, held in player.columns.items() if held}
    optional = {
        "screen": dice(voice, rolled) if rolled else "",
        "workers": voice.value("columns", standing) if standing and not own else "",
        "extra": dice(voice, player.extra) if player.extra else "",
        "drawn": tiles(s, voice, player.drawn),
        "abandoned": tiles(s, voice, player.abandoned),
    }
    for name, text in optional.items():
        if text:
            yield from row(voice, name, text)


def plan(player: Player, voice: Voice) -> Iterator[str]:
    """The own dice under the phase strip, and what is selected."""
    columns = [(voice.value("phase", column), player.columns[column]) for column in COLUMNS]
    if not any(held for _, held in columns) and player.selector is None:
        return
    cells = [[name, *(voice.value("dice", held).split(", ") if held else ["·"])] for name, held in columns]
    wide = max(len(text) for cell in cells for text in cell) + 2
    yield ""
    for line in range(max(map(len, cells))):
        yield "  " + "".join((cell[line] if line < len(cell) else "").ljust(wide) for cell in cells).rstrip()
    if player.selected is not None and player.selector is not None:
        chosen = {"phase": voice.value("phase", player.selected), "die": voice.value("die", player.selector)}
        yield from row(voice, "selected", word(voice, "selected-with", **chosen))
    if player.dictated:
        yield from row(voice, "dictated", dice(voice, player.dictated))


def built(s: Galaxy, voice: Voice, player: Player, face: str) -> str:
    """A face of the tableau: cost, colour of a world, goods."""
    printed = s.facts.faces[face]
    details = [voice.value("colour", printed.colour)] if printed.colour else []
    if goods := player.goods.get(face):
        details.append(word(voice, "good", dice=dice(voice, goods)))
    return f"{voice.value('face', face)} {printed.badge}" + (f" ({', '.join(details)})" if details else "")


def zone(s: Galaxy, voice: Voice, seat: int, kind: str, own: bool) -> str:
    """A construction stack: all of it for its owner, the top tile and the height for the others."""
    player = s.players[seat]
    stack = player.stacks[kind]
    known = [s.facts.side(tile, kind) for tile in stack if tile != UNKNOWN]
    shown = known if own else known[:1]
    names = [waiting(s, voice, seat, face) for face in shown]
    parts = [" › ".join(names) if names else word(voice, "empty")]
    if len(shown) < len(stack):
        parts.append(word(voice, "more", n=len(stack) - len(shown)))
    if player.zones[kind]:
        parts.append(word(voice, "on", dice=dice(voice, player.zones[kind])))
    return " · ".join(parts)


def waiting(s: Galaxy, voice: Voice, seat: int, face: str) -> str:
    """A tile under construction, with what it costs this seat if that is less."""
    printed = s.facts.faces[face]
    cost = effective_cost(s, seat, face)
    price = printed.badge if cost == printed.cost else f"{printed.badge}→{cost}"
    return f"{voice.value('face', face)} {price}" + (
        f" ({voice.value('colour', printed.colour)})" if printed.colour else ""
    )


def tiles(s: Galaxy, voice: Voice, held: list[str]) -> str:
    """Tiles with both sides, or their number when they are hidden."""
    hidden = held.count(UNKNOWN)
    both = [[s.facts.side(tile, kind) for kind in reversed(KINDS)] for tile in held if tile != UNKNOWN]
    names = [" / ".join(title(voice, face) for face in faces) for faces in both]
    return "; ".join([*names, *([str(hidden)] if hidden else [])])


def dice(voice: Voice, colours: list[str]) -> str:
    return voice.value("dice", colours) if colours else "–"


def row(voice: Voice, name: str, text: str) -> list[str]:
    """A labelled line, wrapped under itself."""
    head = f"  {word(voice, name)}: "
    return wrap(head + text, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False)


def word(voice: Voice, name: str, **args: str | int) -> str:
    return voice.find(f"table-{name}", args) or name


# ---- what tiles do


def notes(voice: Voice, question: Question, value: str) -> list[str]:
    """On a tile that may be chosen: what it costs and does. On a world that is there: its colour."""
    printed = FACTS.faces.get(value)
    if printed is None or question.name == "verb":
        return []
    if question.verb not in TO_JUDGE:
        return [f"({voice.value('colour', printed.colour)})"] if printed.colour else []
    lines = [f"{tag(voice, value)} – {about(voice, value)}"]
    if question.name == "development":  # of the start tiles: the other one becomes the world (RG-2.4)
        worlds = [FACTS.back(other.value) for other in question.choices if other.value != value]
        lines += [f"{voice.find('field-world')}: {brief(voice, world)}" for world in worlds]
    return lines


def pieces(s: Galaxy, me: int) -> list[str]:
    """The faces before a seat: tableau, construction zone, and both sides of what was drawn."""
    player = s.players[me]
    stacks = [s.facts.side(tile, kind) for kind in KINDS for tile in player.stacks[kind] if tile != UNKNOWN]
    drawn = [s.facts.side(tile, kind) for tile in player.drawn for kind in reversed(KINDS) if tile != UNKNOWN]
    return [*player.tableau, *stacks, *drawn]


TABLE = Table(whole, own, notes, pieces, named, brief, card)
