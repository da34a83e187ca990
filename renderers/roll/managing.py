"""Manage Empire as a seat sees it: the Citizenry against the credits, and all dice that may come back for free."""

from __future__ import annotations

from engine.roll.manage import must_recall, recallable, recruits
from engine.roll.state import Galaxy
from renderers.kit.canvas import Picture
from renderers.kit.dice import dice
from renderers.kit.icons import icon
from renderers.kit.layout import Box, grid
from renderers.kit.palette import BRASS, GLYPH, INK, MUTED, NOW, PLAIN, SOFT
from renderers.kit.surfaces import panel
from renderers.kit.text import CAPTION, HEAD, line, write
from renderers.look import Look
from renderers.roll.blocks import Block, beside, question
from renderers.roll.faces import dice_of
from renderers.words import say

LEAST = 206
PLACE = 60  # a place with dice to recall


def manage_block(view: Galaxy, seat: int, look: Look) -> Block:
    """Recruit, which must be done, and Recall, which may; what is asked now in brass."""
    lying = dice_by_place(view, seat)
    rows = -(-len(lying) // 2)
    h = max(LEAST, 32 + 44 + PLACE * rows + 44)
    asked = getattr(question(view, seat), "tag", "")

    def recruit(pic: Picture, box: Box) -> None:
        now = asked == "roll.recruiting"
        _recruit(pic, _titled(pic, box, "recruit", now, look), view, seat, look, now)

    def recall(pic: Picture, box: Box) -> None:
        _recall(pic, _titled(pic, box, "recall", asked == "roll.recalling", look), view, seat, look)

    return beside(Block(h, recruit), Block(h, recall), 0.42)


def dice_by_place(view: Galaxy, seat: int) -> dict[str, list[str]]:
    """What may be recalled: a stack's workers, a world's goods."""
    found: dict[str, list[str]] = {}
    for item in recallable(view.players[seat]):
        colour, _, place = item.partition(":")
        found.setdefault(place, []).append(colour)
    return found


def _titled(pic: Picture, box: Box, what: str, asked: bool, look: Look) -> Box:
    inner = panel(pic, box, NOW if asked else PLAIN).inset(4, 0)
    head, rest = inner.cut_top(36, 8)
    icon(pic, what, head.x + 18, head.cy, 30, BRASS if asked else GLYPH)
    write(pic, head.pad(left=48), say(look.lang, f"roll-seat-{what}"), HEAD, INK)
    return rest


def _recruit(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look, now: bool) -> None:
    player = view.players[seat]
    if not player.citizenry:
        write(pic, box, say(look.lang, "roll-seat-citizenry-empty"), CAPTION, MUTED)
        return
    foot, rest = box.cut_foot(60, 8)
    words = say(look.lang, "roll-seat-recruit-done")
    if now:
        need, count = recruits(view, seat), len(player.citizenry)
        words = say(look.lang, "roll-seat-recruit-do", need=need, count=count, credits=player.credits)
    line(pic, foot, words, CAPTION.at(22), SOFT, lines=2)
    dice(pic, rest, dice_of(player.citizenry), size=56)


def _recall(pic: Picture, box: Box, view: Galaxy, seat: int, look: Look) -> None:
    player = view.players[seat]
    lying = dice_by_place(view, seat)
    if not lying:
        write(pic, box, say(look.lang, "roll-seat-recall-none"), CAPTION, MUTED)
        return
    foot, rest = box.cut_foot(34, 8)
    key = "roll-seat-recall-must" if must_recall(player) else "roll-seat-recall-do"
    write(pic, foot, say(look.lang, key), CAPTION.at(22), SOFT)
    rows = -(-len(lying) // 2)
    spots = grid(rest.cut_top(PLACE * rows - 8)[0], 2, rows, 8)
    for (place, colours), spot in zip(lying.items(), spots, strict=False):
        used = dice(pic, spot.cut_left(spot.w // 2)[0], dice_of(colours), size=42)
        faces = view.facts.faces
        name = faces[place].name if place in faces else say(look.lang, f"roll-seat-on-{place}")
        write(pic, spot.pad(left=used.right + 14 - spot.x), name, CAPTION, INK, lines=2)
