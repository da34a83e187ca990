"""The same drawing gives the same bytes, in any thread and any process; nothing kept can be spoilt."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from renderers.kit import demo, dice, icons, marks, masks, pieces, seats, surfaces, tables, tiles, tracks
from renderers.kit.canvas import Picture, layer, png, same
from renderers.kit.dice import Die
from renderers.kit.layout import Box, flow, grid, row, stack
from renderers.kit.masks import Cut, Oval, Poly, Rounded, Shape, mask
from renderers.kit.palette import ALARM, DICE, MAY, NOW, SEATS
from renderers.kit.sketch import Sprite


def digest(pic: Picture) -> str:
    return hashlib.sha256(pic.png()).hexdigest()


@pytest.mark.parametrize("name", demo.SHEETS)
def test_the_vocabulary_fits_and_does_not_overlap(name: str) -> None:
    pic = demo.SHEETS[name]()
    assert pic.report.overflows == []
    assert pic.report.overlaps() == []
    assert max(pic.image.size) <= 2000
    assert len(pic.png()) < 600_000


def test_the_same_bytes_in_a_fresh_process() -> None:
    code = "import hashlib; from renderers.kit.demo import score; print(hashlib.sha256(score().png()).hexdigest())"
    fresh = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert fresh == digest(demo.score()) == digest(demo.score())


def test_threads_do_not_disturb_each_other() -> None:
    for cached in (dice.die, seats.chip, pieces.piece, masks.mask):
        cached.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        drawn = [*pool.map(lambda sheet: digest(demo.SHEETS[sheet]()), ["parts", "score"] * 3)]
    assert len(set(drawn)) == 2
    assert drawn[0] == digest(demo.parts())


SPRITES = [
    lambda: dice.die("alien", 72, "wild"),
    lambda: dice.ghost(60, "ship"),
    lambda: seats.chip(3, 60),
    lambda: pieces.piece("star", 50, 1),
    lambda: icons.DRAWN["vp"](40, "12"),
    lambda: icons.cost_diamond(52, "6+"),
]


@pytest.mark.parametrize("make", SPRITES)
def test_a_kept_sprite_cannot_be_spoilt(make: object) -> None:
    assert callable(make)
    first: Sprite = make()
    before = first.image
    ImageDraw.Draw(first.image).rectangle((0, 0, 99, 99), fill="red")
    assert make() is first
    assert first.image.tobytes() == before.tobytes()
    pic = Picture(120, 120)
    pic.put(first, 60, 60, "mm", 0.5)
    assert first.image.tobytes() == before.tobytes()


def test_sprites_made_anew_are_equal() -> None:
    first = dice.die("genes", 44, "settle").image
    dice.die.cache_clear()
    assert dice.die("genes", 44, "settle").image.tobytes() == first.tobytes()


def test_a_layer_is_drawn_once_and_copied() -> None:
    made = []

    @layer()
    def ground(w: int) -> Picture:
        made.append(w)
        pic = Picture(w, 20)
        pic.fill(Rounded(w, 20, 6), 0, 0, (200, 0, 0))
        return pic

    one = ground(40)
    one.rect(Box(0, 0, 40, 20), (0, 0, 255))
    other = ground(40)
    assert made == [40]
    assert other.image.getpixel((20, 10)) == (200, 0, 0)
    assert not same(one.image, other.image)


@pytest.mark.parametrize("stroke", [0, 1.5, 4])
@pytest.mark.parametrize(
    "shape", [Rounded(60, 40, 12), Rounded(9, 30, 14), Cut(50, 40, 9), Oval(30, 20), masks.star(40, 40, 1)]
)
def test_masks_are_as_large_as_their_shapes(shape: Shape, stroke: float) -> None:
    form = mask(shape, stroke)
    assert form.size == (shape.w, shape.h)
    assert form.getbbox() is not None
    middle = form.getpixel((int(shape.w) // 2, int(shape.h) // 2))
    assert middle == (0 if stroke and shape.w > 12 else middle)


def test_stretched_corners_equal_a_fine_drawing() -> None:
    for shape in (Rounded(90, 50, 13), Cut(90, 50, 11)):
        for stroke in (0, 2):
            fine = masks.draw_at(shape, masks.FINE, stroke).reduce(masks.FINE)
            assert mask(shape, stroke).tobytes() == fine.tobytes()


@pytest.mark.parametrize("width", [0, 1.5, 4])
@pytest.mark.parametrize("shape", [Rounded(400, 300, 18), Rounded(900, 50, 40, masks.TOP), Rounded(1200, 61, 0)])
def test_large_panels_in_parts_equal_the_whole(shape: Rounded, width: float) -> None:
    parts, whole = Picture(1250, 320), Picture(1250, 320)
    parts.ring(shape, 3, 4, (250, 200, 90), width) if width else parts.fill(shape, 3, 4, (250, 200, 90))
    whole.stamp(mask(shape, width), 3, 4, (250, 200, 90))
    assert same(parts.image, whole.image)


def test_half_transparent_shapes_mix_with_the_ground() -> None:
    pic = Picture(20, 20, (0, 0, 0))
    pic.fill(Poly(20, 20, ((0, 0), (20, 0), (20, 20), (0, 20))), 0, 0, (200, 100, 50), 0.5)
    assert pic.image.getpixel((10, 10)) == pytest.approx((100, 50, 25), abs=1)


def test_a_palette_png_keeps_its_colours() -> None:
    table = Image.new("P", (1, 1))
    table.putpalette([0, 0, 0, 232, 190, 106, 95, 240, 196])
    pic = Picture(8, 8, (232, 190, 106))
    image = Image.open(BytesIO(png(pic.image, table)))
    assert image.mode == "P"
    assert image.convert("RGB").getpixel((4, 4)) == (232, 190, 106)


@pytest.mark.parametrize("count", [0, 1, 4, 8, 14, 20])
@pytest.mark.parametrize("w", [120, 200, 300])
def test_dice_stay_in_their_box(count: int, w: int) -> None:
    pic = Picture(400, 80, (0, 0, 0))
    colours = list(DICE)
    shown = [Die(colours[at % 4]) for at in range(count)]
    used = dice.dice(pic, Box(40, 16, w, 44), shown)
    assert used.w <= w
    inked = pic.image.getbbox()
    assert (inked is None) is (count == 0)
    if inked:
        assert inked[2] <= 40 + w + 8


def test_every_count_of_slots_and_every_seat_can_be_drawn() -> None:
    pic = Picture(600, 300)
    for slots in range(13):
        box = Box(20, 20, 260, 116)
        tile = tiles.Tile("Mining League", "6+", "development")
        tiles.building(pic, box, tile, [Die("home")] * (slots // 2), slots=slots, more="+3", discount="−1", depth=5)
        assert pic.report.overflows == []
    for seat in SEATS:
        assert seats.chip(seat.number, 26).w == 26
    tiles.building(pic, Box(300, 20, 260, 116), None, [], slots=0, empty="–")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rows", [3, 8, 13])
def test_score_tables_of_all_sizes_fit(players: int, rows: int) -> None:
    pic = Picture(1600, 1150)
    columns = [
        tables.Column(at, "Wolfeschlegelsteinhausen", "Consumer Markets", "188", "wins by 17", at == 0)
        for at in range(players)
    ]
    points = tuple(tables.Points((-24, 0, 52, 7, 133)[at], "13") for at in range(players))
    sources = [tables.Source("vp:3", "Kutatási sávok és pontok", points)] * rows
    tables.score_table(pic, pic.box.inset(24), columns, sources, "Final score\nRoll for the Galaxy")
    assert pic.report.overflows == []


def test_layouts_lose_no_pixel() -> None:
    box = Box(3, 5, 1001, 333)
    for parts in (row(box, 7, 12), stack(box, (1, 2.5, 4), 9)):
        assert parts[0].x == 3
        assert parts[0].y == 5
        assert (parts[-1].right, parts[-1].bottom) == (box.right, box.bottom)
    cells = grid(box, 6, 2, 10)
    assert len(cells) == 12
    assert all(box.contains(cell) for cell in cells)
    assert not any(a.overlap(b) for at, a in enumerate(cells) for b in cells[at + 1 :])
    assert [place.y for place in flow(Box(0, 0, 100, 100), [60, 60, 30], 20, 5)] == [0, 25, 25]


def sampler() -> Picture:
    """What the demo does not show."""
    pic = Picture(1400, 900)
    strip = surfaces.topstrip(pic, 112)
    plates = [seats.Plate(at, f"Player {at}", "Xenos", str(40 * at), at == 2, at == 1) for at in range(4)]
    seats.strip(pic, strip, "Round 5", "of 6 · Actions", plates)
    body = pic.box.inset(24).pad(top=110)
    left, right = row(body, 2, 24)
    lines = stack(left.cut_top(300)[0], 4, 10)
    shown = tiles.Tile("Malevolent Lifeforms", "4", "world", "genes", "{die:G}{die:G}{die:A} complete (4 − 1)")
    for box, state in zip(lines, ("plain", "now", "may", "off"), strict=True):
        tiles.row_tile(pic, box, shown, "if picked", state)
    facts = row(left.pad(top=320).cut_top(100)[0], 4, 10)
    numbers = (("9", "chips"), ("$4", "credits"), ("{vp:12}", "points"), ("[red]10[/]", "of 12 tiles"))
    for box, (value, caption) in zip(facts, numbers, strict=True):
        surfaces.fact(pic, box, value, caption)
    notices = row(left.pad(top=440).cut_top(44)[0], 3, 10)
    states = ((NOW, "waiting", "placing settlers"), (MAY, "done", "done"), (ALARM, "warning", "late"))
    for box, (tone, sign, words) in zip(notices, states, strict=True):
        surfaces.notice(pic, box, words, tone, sign=sign)
    tracks.scale(pic, left.pad(top=510).cut_top(60)[0].inset(20, 0), 0, 60, 10)
    mark = left.pad(top=600).cut_left(200)[0].cut_top(90)[0]
    surfaces.card(pic, mark)
    marks.last_move(pic, mark)
    games = (("{seat:A} Anna", "12", "[brass]5[/]"), ("{seat:E} Éva", "9", "2"))
    cells = tables.Cells(("Player", "Games", "Wins"), games)
    tables.grid_table(pic, right.cut_top(180)[0], cells)
    entries = [("explore", "Explore"), ("vp:5", "points"), ("credit", "credits"), ("die:N", "dice"), ("ship", "Ship")]
    marks.legend(pic, right.pad(top=200).cut_top(220)[0], entries)
    marks.legend(pic, right.pad(top=430).cut_top(100)[0], entries, upright=False)
    surfaces.tag(pic, right.right + 90, right.bottom, "3{cube} 2{crystal}", MAY, within=pic.box.inset(8))
    power = "{ship} Each good shipped may take any settler: +1 {vp} and {credit}2"
    tall = tiles.Tile("Galactic Exchange", "6+", "development", "", power)
    tiles.tile(pic, Box(right.x, right.y + 560, 230, 180), tall)
    surfaces.nothing(pic, Box(right.x + 260, right.y + 560, 60, 60))
    dice.chosen(pic, right.x + 340, right.y + 560, 48)
    pic.put(dice.hidden(48), right.x + 340, right.y + 560)
    return pic


def test_the_rest_of_the_vocabulary_fits_too() -> None:
    pic = sampler()
    assert pic.report.overflows == []
    assert pic.report.overlaps() == []
