"""The vocabulary on one sheet: `python -m renderers.kit.demo OUT.png [score]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from renderers.kit import dice, hexes, marks, seats, surfaces, tables, tiles, tracks
from renderers.kit.canvas import Picture
from renderers.kit.dice import Die
from renderers.kit.icons import icon
from renderers.kit.layout import Box, row
from renderers.kit.palette import (
    ACTION,
    ALARM,
    BRIGHT,
    DICE,
    GLYPH,
    IDLE,
    INCOME,
    INK,
    MAY,
    NOW,
    READY,
    SECTOR_OUTER,
    SHIELD,
    SOFT,
)
from renderers.kit.pieces import SHAPES, piece
from renderers.kit.text import CAPTION, FIGURE, LABEL, NAME, TITLE, label, line, write
from renderers.kit.tiles import Tile

PHASES = ("Explore", "Develop", "Settle", "Produce", "Ship")
FACES = ("explore", "develop", "settle", "produce", "ship", "wild", "wild")


def _caption(pic: Picture, x: float, y: float, words: str) -> None:
    label(pic, x, y, words, LABEL.at(19), SOFT, anchor="ms")


def _seats(pic: Picture, box: Box) -> None:
    surfaces.head(pic, box.cut_top(32)[0], "Seats and their pieces")
    for seat, place in enumerate(row(box.pad(top=44), 5, 12)):
        pic.put(seats.chip(seat, 64), place.x, place.y + 4)
        pic.put(piece("triangle", 42, seat), place.x + 74, place.y)
        pic.put(piece("disc", 28, seat), place.x + 81, place.y + 42)


def _structures(pic: Picture, box: Box) -> None:
    surfaces.head(pic, box.cut_top(32)[0], "Structures")
    words = ("mine", "station", "lab", "institute", "academy", "former", "base", "token", "satellite")
    for name, word, place in zip(SHAPES, words, row(box.pad(top=44), len(SHAPES), 4), strict=True):
        size = {"star": 62, "diamond": 56, "disc": 30, "square": 44}.get(name, 52)
        pic.put(piece(name, size, letter="K" if name == "diamond" else ""), place.cx, place.y + 32, "mm")
        _caption(pic, place.cx, place.y + 84, word)


def _dice(pic: Picture, box: Box) -> None:
    surfaces.head(pic, box.cut_top(32)[0], "Dice: unrolled, rolled, moved away, gathered")
    cells = row(box.pad(top=44), 9, 8)
    for colour, face, place in zip(DICE, FACES, cells, strict=False):
        pic.put(dice.die(colour, 52), place.x, place.y + 10)
        pic.put(dice.die(colour, 72, face), place.x + 62, place.y)
        _caption(pic, place.x + 66, place.y + 100, colour)
    pic.put(dice.ghost(72, "produce"), cells[7].x + 36, cells[7].y)
    _caption(pic, cells[7].x + 72, cells[7].y + 100, "was here")
    dice.stack(pic, cells[8].x + 10, cells[8].y + 8, Die("genes"), 52, 3)
    _caption(pic, cells[8].x + 56, cells[8].y + 100, "three")


def _signs(pic: Picture, box: Box) -> None:
    surfaces.head(pic, box.cut_top(32)[0], "Goods and signs")
    names = (
        "credit", "credit:5", "vp", "vp:12", "bag", "cube", "crystal", "token", "wild", "reassign", "dictate", "cup",
        "people", "scout", "stock", "waiting", "done", "secret", "winner", "star",
    )  # fmt: skip
    for sign, place in zip(names, row(box.pad(top=44), len(names), 4), strict=True):
        name, _, carried = sign.partition(":")
        icon(pic, name, place.cx, place.y + 26, 48 if name == "vp" else 42, carried=carried)
        _caption(pic, place.cx, place.y + 76, name)


def _phases(pic: Picture, box: Box) -> None:
    tones = (BRIGHT, IDLE, NOW, IDLE, BRIGHT)
    states = ("done", "skipped", "now", "skipped", "next")
    for at, (place, word, tone, state) in enumerate(zip(row(box, 5, 12), PHASES, tones, states, strict=True)):
        inner = surfaces.card(pic, place, tone, 16)
        quiet = SOFT if tone is BRIGHT else tone.text
        icon(pic, word.lower(), inner.x + 44, inner.y + 38, 56, GLYPH if tone is BRIGHT else tone.text)
        words = inner.pad(left=92)
        write(pic, words.cut_top(34)[0], ("I", "II", "III", "IV", "V")[at], FIGURE.at(30), quiet)
        write(pic, words.pad(top=36).cut_top(36)[0], word, FIGURE.at(30), tone.text if tone is IDLE else INK)
        foot = inner.cut_foot(34)[0]
        write(pic, foot.inset(10, 0), state, CAPTION, quiet)
        if tone is not IDLE:
            seats.chips(pic, foot.pad(left=92), (at % 4, 4)[: 1 + at // 4])


TILES = (
    (Tile("Mining Industry", "2", "development", "", "{ship} Rare good: +{credit}1"), "plain"),
    (Tile("Alpha Centauri", "1", "world", "rare", "Rare", "[gold]$4[/]", "home"), "plain"),
    (Tile("Galactic Fuel Depot", "3", "world", "rare", "Rare", "[gold]$4[/]", ""), "now"),
    (Tile("Gem World", "2", "world", "novelty", "Novelty", "[gold]$3[/]", "novelty"), "may"),
    (Tile("The Last of the Gnarssh", "0", "world", "genes", "Genes", "[gold]$5[/]", "genes"), "picked"),
    (Tile("New Galactic Order", "6+", "development", "", "{settle} Military to cup"), "off"),
    (Tile("Elhagyott idegen gyártelep", "1", "world", "alien", "Idegen", "[gold]$6[/]", ""), "plain"),
)


def _tiles(pic: Picture, box: Box) -> None:
    surfaces.head(pic, box.cut_top(32)[0], "Tiles: plain, new, may choose, picked, off; stacks; an empty place")
    places = row(box.pad(top=44).cut_top(118)[0], 7, 12)
    for place, (shown, state) in zip(places, TILES, strict=True):
        tiles.tile(pic, place, shown, state=state)
    below = row(box.pad(top=176), (1.3, 1.3, 1, 1, 1, 1), 16)
    league = Tile("Mining League", "6+", "development")
    tiles.building(pic, below[0], league, [Die("home"), Die("rare"), Die("military")], slots=6, more="+2", depth=2)
    lifeforms = Tile("Malevolent Lifeforms", "4", "world", "genes")
    tiles.building(pic, below[1], lifeforms, [Die("genes")], slots=3, discount="−1", more="+2", depth=1)
    tiles.blank(pic, below[2], "12")
    body = surfaces.tabbed(pic, below[3], "income", INCOME)
    line(pic, body, "{cube}2 {token}", FIGURE.at(28), align="m")
    body = surfaces.tabbed(pic, below[4], "action", ACTION)
    line(pic, body, "3{crystal} / {vp:4}", FIGURE.at(28), align="m")
    body = surfaces.action(pic, below[5], READY)
    line(pic, body.cut_top(54)[0], "3{credit}", FIGURE.at(30), align="m")
    write(pic, body.cut_foot(30)[0], "ready", CAPTION, ACTION, align="m")


def _map(pic: Picture, box: Box) -> None:
    grid = hexes.Grid(52, box.x + 60, box.y + 56)
    cells = [(q, r) for q in range(7) for r in range(-(q // 2), 3 - (q + 1) // 2)]
    hexes.draw_cells(pic, grid, cells)
    hexes.around(pic, grid, cells, SECTOR_OUTER, 4)
    marks.last_cells(pic, grid, [(0, 0), (0, 1), (1, 0)])
    marks.choice_cells(pic, grid, [(3, 0), (5, -1)])
    marks.picked_cell(pic, grid, (4, -1))
    for cell, seat, name in (
        ((0, 0), 1, "star"),
        ((1, 0), 1, "dome"),
        ((4, -1), 3, "triangle"),
        ((6, -2), 2, "square"),
    ):
        x, y = grid.centre(cell)
        pic.put(piece(name, 44, seat), x, y - 9, "mm")
    for q, r in cells:
        x, y = grid.centre((q, r))
        label(pic, x, y + 38, f"{q}{'ABCDEFGH'[r + 4]}", LABEL, (169, 184, 220), anchor="ms", rim=(7, 11, 22))
    marks.cost_pill(pic, *_above(grid.centre((3, 0))), "2{cube}")
    marks.cost_pill(pic, *_above(grid.centre((5, -1))), "3{cube} {crystal}")


def _above(point: tuple[float, float]) -> tuple[float, float]:
    return point[0], point[1] - 38


def _plan(pic: Picture, box: Box) -> None:
    surfaces.panel(pic, box)
    dice.boxed(pic, Box(box.x + 24, box.y + 22, 210, 92))
    pic.put(dice.die("alien", 68, "wild"), box.x + 36, box.y + 34)
    line(pic, Box(box.x + 118, box.y + 26, 110, 84), "[brass]selects[/] certain", NAME, lines=2)
    pic.put(dice.ghost(72, "produce"), box.x + 40, box.y + 140)
    pic.put(dice.die("home", 72, "produce"), box.x + 320, box.y + 140)
    marks.moved(pic, (box.x + 100, box.y + 222), (box.x + 350, box.y + 226), "Galactic Influence", 40)
    tracks.bar(pic, Box(box.x + 260, box.y + 40, 190, 16), 0.42, SHIELD)
    tracks.pips(pic, Box(box.x + 260, box.y + 80, 190, 14), 7, 12)


def _plates(pic: Picture, box: Box) -> None:
    shown = (
        seats.Plate(0, "Anna", "Mining Industry", "29", done=True, shielded=True),
        seats.Plate(1, "Bence", "Space Piracy", "24", awaited=True, shielded=True),
        seats.Plate(2, "Hosszúnevű Karolina", "Consumer Markets", "124", shielded=True),
        seats.Plate(3, "Dénes", "Őrült űrkutató", "34"),
        seats.Plate(4, "Erzsébet", "Genetics Lab", "108", awaited=True),
    )
    for place, plate in zip(row(box, 5, 12), shown, strict=True):
        seats.plate(pic, place, plate)


def parts() -> Picture:
    """The sheet."""
    pic = Picture(1800, 1640)
    strip = surfaces.topstrip(pic, 92, (232, 190, 106))
    write(pic, strip.cut_left(700)[0], "Orrery · the drawing kit", TITLE, INK)
    line(
        pic, strip.cut_right(760)[0], "őű ŐŰ € → × − {credit}3 {vp:5} {die:N}{die:M} {seat:D}", CAPTION, SOFT, align="r"
    )
    sheet = pic.box.inset(32, 0).pad(top=116)
    drawers: tuple[tuple[Callable[[Picture, Box], None], int], ...] = (
        (_plates, 90), (_phases, 142), (_dice, 158), (_signs, 126), (_tiles, 296),
    )  # fmt: skip
    top, sheet = sheet.cut_top(134, 16)
    left, right = top.cut_left(790, 40)
    _seats(pic, left)
    _structures(pic, right)
    for draw, h in drawers:
        band, sheet = sheet.cut_top(h, 24)
        draw(pic, band)
    band, sheet = sheet.cut_top(330, 24)
    one, other = band.cut_left(620, 24)
    _map(pic, one)
    plan, other = other.cut_left(480, 24)
    _plan(pic, plan)
    levels = row(other, 3, 12)
    stand: tuple[dict[int, tuple[int, ...]], ...] = (
        {1: (0, 2), 3: (1,)},
        {0: (0, 1, 2), 2: (3,)},
        {2: (0, 1, 2, 3, 4)},
    )
    for place, colour, on in zip(levels, ((184, 122, 66), (61, 139, 240), (47, 184, 101)), stand, strict=True):
        gains = ("", "{cube}", "2{cube}", "3{token}")
        tracks.track(pic, place, "0123", on, colour=colour, gains=gains, now=3 if colour[0] == 47 else None)
    words = ("now, last move, awaited", "may choose, chosen, saved", "negative, alarm", "inactive, used")
    for place, tone, word in zip(row(sheet.cut_top(56)[0], 4, 16), (NOW, MAY, ALARM, IDLE), words, strict=True):
        surfaces.panel(pic, place, tone, 14)
        write(pic, place, word, CAPTION.at(24), tone.text, align="m")
    return pic


def score() -> Picture:
    """A score table with invented numbers."""
    pic = Picture(1600, 860)
    columns = (
        tables.Column(2, "Carla", "Consumer Markets", "52", "wins by 3", True),
        tables.Column(0, "Anna", "Mining Industry", "49", "2nd"),
        tables.Column(1, "Bence", "Space Piracy", "41", "3rd"),
        tables.Column(3, "Dénes", "Genetics Lab", "38", "4th"),
    )
    numbers = (
        ("vp", "Chips", (14, 9, 4, 11)),
        ("settle", "Worlds", (16, 17, 20, 12)),
        ("develop", "Developments", (15, 17, 9, 9)),
        ("star", "6-cost bonuses", (7, 6, 8, 6)),
        ("credit", "Talent", (0, 2, 2, 0)),
        ("warning", "Lost", (0, -2, -2, 0)),
    )
    sources = tuple(
        tables.Source(sign, name, tuple(tables.Points(v, "2{credit}" if sign == "credit" else "") for v in values))
        for sign, name, values in numbers
    )
    corner = "Final score\nRoll for the Galaxy\n4 players · 11 rounds"
    tables.score_table(pic, pic.box.inset(24), columns, sources, corner)
    return pic


SHEETS: dict[str, Callable[[], Picture]] = {"parts": parts, "score": score}


def main(arguments: list[str]) -> int:
    if not arguments:
        print("python -m renderers.kit.demo OUT.png [parts|score]")
        return 2
    pic = SHEETS[arguments[1] if len(arguments) > 1 else "parts"]()
    Path(arguments[0]).write_bytes(pic.png())
    for lost in pic.report.overflows:
        print(f"does not fit: {lost.text!r} in {lost.box}")
    for one, other in pic.report.overlaps():
        print(f"written over each other: {one!r}, {other!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
