"""The final picture: who won, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roll.scoring import Score, game_ends, score, tiebreak, winners
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture, rounded
from renderers.kit.colour import mix
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row
from renderers.kit.palette import BRASS, BRASS_DEEP, GROUND, INK, LIFTED, PANEL, SOFT, Tone
from renderers.kit.surfaces import MARGIN, card
from renderers.kit.tables import HEAD, LABELS, Column, Points, Source, score_table
from renderers.kit.text import CAPTION, NAME, STRONG, TEXT, line, write
from renderers.kit.tiles import Tile, cost_sprite
from renderers.look import Look
from renderers.roll.faces import faction_name, name_of
from renderers.words import say

WIDTHS = {2: 1400, 3: 1400, 4: 1600}  # five seats: 1900
BAND = 76  # a source of points
CARD = 68  # a 6+ development
GAP = 10
WON = Tone(mix(GROUND, BRASS_DEEP, 0.8), mix(BRASS_DEEP, BRASS, 0.45), INK, 2)  # the winner's cards


def draw_final(view: Galaxy, look: Look) -> Picture:
    """Columns by rank; before the end it is the score as it stands."""
    seats = ranking(view)
    scores = [score(view, seat) for seat in seats]
    most = max(len(made.bonuses) for made in scores)
    tied = tie_mattered(view)
    w = WIDTHS.get(len(seats), 1900)
    table_h = HEAD + 18 + 4 * (BAND + 4) - 4
    cards_h = most * (CARD + GAP) + GAP if most else 0
    tie_h = BAND if tied else 0
    whole = table_h + sum(part + 4 for part in (cards_h, tie_h) if part)
    pic = Picture(w, MARGIN * 2 + whole)
    sheet = pic.box.inset(MARGIN)
    table, rest = sheet.cut_top(table_h, 4)
    score_table(pic, table, _columns(view, look, seats), _sources(view, look, seats, scores), _corner(view, look))
    if cards_h:
        band, rest = rest.cut_top(cards_h, 4)
        _bonuses(pic, band, view, look, seats, scores)
    if tied:
        _tie(pic, rest.cut_top(tie_h)[0], view, look, seats)
    return pic


# -- Who stands where ------------------------------------------------------------------------------------------


def ranking(view: Galaxy) -> list[int]:
    """Seats from the best to the last: points, then the tie-break, then the seat."""
    totals = {seat: score(view, seat).total for seat in range(len(view.players))}
    return sorted(totals, key=lambda seat: (-totals[seat], -tiebreak(view.players[seat]), seat))


def place_of(view: Galaxy, seat: int) -> int:
    """1 for the best; seats with equal points and tie-break share a place."""
    own = score(view, seat).total, tiebreak(view.players[seat])
    others = [(score(view, other).total, tiebreak(player)) for other, player in enumerate(view.players)]
    return 1 + sum(rank > own for rank in others)


def tie_mattered(view: Galaxy) -> bool:
    """Do several seats share the most points?"""
    totals = [score(view, seat).total for seat in range(len(view.players))]
    return view.finished and totals.count(max(totals)) > 1


# -- The table -------------------------------------------------------------------------------------------------


def _corner(view: Galaxy, look: Look) -> str:
    lines = [
        say(look.lang, "roll-final-title" if view.finished else "roll-final-so-far"),
        "Roll for the Galaxy",
        say(look.lang, "roll-final-length", players=len(view.players), rounds=view.round),
    ]
    if view.finished or game_ends(view):
        lines.append(say(look.lang, "roll-final-pool" if view.pool <= 0 else "roll-final-tiles"))
    return "\n".join(lines)


def _columns(view: Galaxy, look: Look, seats: Sequence[int]) -> list[Column]:
    won = winners(view) if view.finished else []
    return [
        Column(
            seat,
            name_of(seat, look),
            faction_name(view, seat),
            str(score(view, seat).total),
            _note(view, look, seats, seat, won),
            winner=seat in won,
        )
        for seat in seats
    ]


def _note(view: Galaxy, look: Look, seats: Sequence[int], seat: int, won: Sequence[int]) -> str:
    if seat not in won:
        return say(look.lang, "roll-final-place", place=place_of(view, seat))
    if len(won) > 1:
        return say(look.lang, "roll-final-shared")
    margin = score(view, seat).total - score(view, seats[1]).total
    return say(look.lang, "roll-final-wins", by=margin) if margin else say(look.lang, "roll-final-wins-tie")


def _sources(view: Galaxy, look: Look, seats: Sequence[int], scores: Sequence[Score]) -> list[Source]:
    faces = view.facts.faces

    def count(seat: int, kind: str) -> str:
        return f"×{sum(faces[face].kind == kind for face in view.players[seat].tableau)}"

    pairs = list(zip(seats, scores, strict=True))
    developments = (Points(made.developments, count(seat, "development")) for seat, made in pairs)
    worlds = (Points(made.worlds, count(seat, "world")) for seat, made in pairs)
    bonuses = (Points(sum(made.bonuses.values())) for made in scores)
    return [
        Source("vp", say(look.lang, "roll-final-chips"), tuple(Points(made.chips) for made in scores)),
        Source("develop", say(look.lang, "roll-final-developments"), tuple(developments)),
        Source("settle", say(look.lang, "roll-final-worlds"), tuple(worlds)),
        Source("star", say(look.lang, "roll-final-bonuses"), tuple(bonuses)),
    ]


# -- Under the table -------------------------------------------------------------------------------------------


def _parts(sheet: Box, count: int) -> tuple[Box, list[Box]]:
    """The column of labels and those of the seats, as the table has them."""
    labels, rest = sheet.cut_left(min(LABELS, round(sheet.w * 0.22)), 8)
    return labels, row(rest, count, 12)


def _bonuses(pic: Picture, band: Box, view: Galaxy, look: Look, seats: Sequence[int], scores: Sequence[Score]) -> None:
    """Each 6+ development with what it is worth on top of its 6."""
    labels, columns = _parts(band, len(scores))
    write(pic, labels.pad(left=64).cut_top(BAND)[0], say(look.lang, "roll-final-each"), CAPTION, SOFT, lines=3)
    won = winners(view) if view.finished else []
    for column, seat, made in zip(columns, seats, scores, strict=True):
        room = column.pad(top=GAP)
        for face, vp in made.bonuses.items():
            place, room = room.cut_top(CARD, GAP)
            inner = card(pic, place, WON if seat in won else LIFTED)
            pic.put(cost_sprite(Tile("", view.facts.faces[face].badge, "development"), 44), inner.x, place.cy, "lm")
            icon(pic, "vp", inner.right, place.cy, 46, anchor="rm", carried=f"+{vp}")
            write(pic, inner.pad(left=52, right=60), view.facts.faces[face].name, NAME, INK, lines=2)


def _tie(pic: Picture, band: Box, view: Galaxy, look: Look, seats: Sequence[int]) -> None:
    """Dice in the cup and credits, for those with the most points."""
    labels, columns = _parts(band, len(seats))
    best = score(view, seats[0]).total
    pic.fill(rounded(labels, 12), labels.x, labels.y, PANEL, 0.75)
    icon(pic, "cup", labels.x + 34, labels.cy, 30)
    write(pic, labels.pad(left=64, right=8), say(look.lang, "roll-final-tie"), TEXT, INK, lines=2)
    for column, seat in zip(columns, seats, strict=True):
        player = view.players[seat]
        if score(view, seat).total == best:
            pic.fill(rounded(column, 12), column.x, column.y, PANEL, 0.75)
            colour = BRASS if place_of(view, seat) == 1 else INK
            words = f"{{cup}} {len(player.cup)} + {{credit}} {player.credits} = {tiebreak(player)}"
            line(pic, column.inset(14, 0), words, STRONG.at(30), colour, align="m")
