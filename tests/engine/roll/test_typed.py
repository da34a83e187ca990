"""Moves as people type them, on positions of the game: what they mean, what is asked back, what is refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.kernel.ask import Question
from engine.kernel.event import Refusal, Refused
from engine.kernel.fit import simplify
from engine.kernel.match import Match
from engine.kernel.move import Move, text
from engine.kernel.offer import listed, sample
from engine.kernel.player import random_move
from engine.roll import GAME
from engine.roll.assign import Assign, SortDice
from engine.roll.explore import ExplorePhase
from engine.roll.facts import PHASES
from engine.roll.manage import ManageEmpire
from engine.roll.placing import PlaceTiles
from engine.roll.produce import ProducePhase
from engine.roll.setup import Options
from engine.roll.ship import ShipPhase
from engine.roll.state import Galaxy
from tests.engine.roll.table import scene, table, tiles

DICE = "home:explore home:ship military:develop military:settle novelty:produce genes:wild"
POWERS = ("nanotechnology", "propaganda_campaign", "executive_power", "galactic_mandate")
COLOURS = {
    "home": "white",
    "military": "red",
    "consumption": "purple",
    "novelty": "cyan",
    "rare": "brown",
    "genes": "green",
    "alien": "yellow",
}


def assigning(*moves: str, dice: str = DICE) -> Match[Galaxy]:
    s = table(1)
    for die in dice.split():
        colour, face = die.split(":")
        s.players[0].rolled.setdefault(colour, []).append(face)
    s.players[0].tableau = [*POWERS]
    match = scene(s, SortDice(0), Assign(0))
    for move in moves:
        match.play(0, move)
    return match


def shipping(shippers: str = "home", *powers: str, **goods: str) -> Match[Galaxy]:
    s = table(2)
    player = s.players[0]
    player.goods = {world: dice.split() for world, dice in (goods or {"artist_colony": "novelty"}).items()}
    player.tableau = [*player.goods, *powers]
    player.columns["ship"] = shippers.split()
    return scene(s, ShipPhase())


def exploring(*powers: str) -> Match[Galaxy]:
    s = table(2)
    player = s.players[0]
    player.columns["explore"], player.tableau = ["home", "alien"], [*powers]
    player.stacks = {"development": tiles("export_duties", "public_works"), "world": tiles("gem_world")}
    s.bag.rest = sorted(set(s.facts.tiles) - {tile for stack in player.stacks.values() for tile in stack})
    return scene(s, ExplorePhase())


def managing() -> Match[Galaxy]:
    s = table(2)
    player = s.players[0]
    player.citizenry, player.credits, player.cup = ["home", "home", "military", "alien"], 3, ["home"]
    player.zones["world"], player.tableau, player.goods = ["rare"], ["artist_colony"], {"artist_colony": ["novelty"]}
    return scene(s, ManageEmpire())


def means(match: Match[Galaxy], typed: str) -> str:
    """The move that is read, and that `play` carries out too."""
    move = match.read(0, typed)
    assert isinstance(move, Move), move
    again = Match(GAME, GAME.copy(match.state), direct=True, forced=False)
    assert again.play(0, typed).moves == [text(move)]
    return text(move)


def asks(match: Match[Galaxy], typed: str) -> tuple[str, list[str]]:
    """The question that is asked back: the field and its choices."""
    question = match.read(0, typed)
    assert isinstance(question, Question), question
    return question.name, [choice.value for choice in question.choices]


def refused(match: Match[Galaxy], typed: str) -> Refusal:
    """Why it cannot be read; and trying to play it changes nothing."""
    before = GAME.copy(match.state)
    with pytest.raises(Refused):
        match.play(0, typed)
    with pytest.raises(Refused) as caught:
        match.read(0, typed)
    assert match.state == before
    return caught.value.refusal


# -- What is meant --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("select explore red1", "select explore military:develop"),
        ("select explore red2", "select explore military:settle"),
        ("Select EXPLORE Red-1", "select explore military:develop"),
        ("select explore red:settle", "select explore military:settle"),
        ("select explore military:settle", "select explore military:settle"),
        ("select explore mil:set", "select explore military:settle"),
        ("select explore cyan", "select explore novelty:produce"),
        ("select explore green", "select explore genes:wild"),
        ("sel exp white1", "select explore home:explore"),
        ("s ship white2", "select ship home:ship"),
        ("select die=red1 phase=explore", "select explore military:develop"),
        ("  select   explore   red1  ", "select explore military:develop"),
        ("wild green iv", "wild genes produce"),
        ("wild iv", "wild genes produce"),  # there is one wild
    ],
)
def test_assign(typed: str, move: str) -> None:
    assert means(assigning(), typed) == move


@pytest.mark.parametrize(("numeral", "phase"), [*zip(("i", "ii", "iii", "iv", "v"), PHASES, strict=True)])
def test_rg_0_2_phases_by_roman_numerals(numeral: str, phase: str) -> None:
    for typed in (numeral, numeral.upper()):
        assert means(assigning(), f"select {typed} red1") == f"select {phase} military:develop"


@pytest.mark.parametrize(("colour", "word"), [*COLOURS.items()])
def test_rg_0_3_dice_by_the_colour_people_see(colour: str, word: str) -> None:
    face = table().facts.dice[colour].faces[0]
    match = assigning(dice=f"{colour}:{face}")
    for typed in (colour, word, word.upper(), colour[:4]):
        assert means(match, f"select ship {typed}") == f"select ship {colour}:{face}"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("use nanotechnology home:explore:ship", "use nanotechnology home:explore:ship"),
        ("use nano white:explore:ship", "use nanotechnology home:explore:ship"),
        ("use Nano white:i:v red:ii:iii", "use nanotechnology home:explore:ship,military:develop:settle"),
        ("use nano red:settle:i, white:explore:ship", "use nanotechnology home:explore:ship,military:settle:explore"),
        ("use propaganda campaign red:develop", "use propaganda_campaign military:develop:ship"),  # one target
        ("use PROPAGANDA-campaign cyan", "use propaganda_campaign novelty:produce:ship"),
        ("dictate red:develop white:explore:ship", "dictate military:develop home:explore:ship"),
        ("dictate red1 white:i:v cyan:iv:v", "dictate military:develop home:explore:ship,novelty:produce:ship"),
        ("dictate green red:develop:ship", "dictate genes:wild military:develop:ship"),
        ("d white cyan:produce:settle", "dictate home:explore novelty:produce:settle"),
    ],
)
def test_reassign_and_dictate(typed: str, move: str) -> None:
    assert means(assigning("select ship home:ship"), typed) == move


@pytest.mark.parametrize(
    "typed",
    [
        "trade Artist_Colony",
        "trade artist colony",
        "Trade ARTIST-colony",
        "trade artist",
        "TRADE art",
        "t",
        "trade artist colony cyan white",
        "trade world=artist_colony",
        "trade shipper=white artist colony",
    ],
)
def test_trade(typed: str) -> None:
    assert means(shipping(), typed) == "trade artist_colony novelty home"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("consume mining world rare home+", "consume mining_world rare home+"),
        ("consume mining home+", "consume mining_world rare home+"),  # one good lies there
        ("con artist white", "consume artist_colony novelty home"),
    ],
)
def test_consume(typed: str, move: str) -> None:
    match = shipping("home", "space_docks", artist_colony="novelty", mining_world="rare")
    assert means(match, typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("recruit white white red", "recruit home,home,military"),
        ("recruit red white white", "recruit home,home,military"),
        ("recruit white, white, red", "recruit home,home,military"),
        ("Recruit HOME,military,home", "recruit home,home,military"),
        ("rec w w r", "recruit home,home,military"),
        ("recruit yellow red white", "recruit alien,home,military"),
    ],
)
def test_recruit(typed: str, move: str) -> None:
    assert means(managing(), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("recall -", "recall -"),
        ("recall brown", "recall rare:worlds"),
        ("recall cyan:artist colony", "recall novelty:artist_colony"),
        ("recall brown cyan", "recall novelty:artist_colony,rare:worlds"),
    ],
)
def test_recall(typed: str, move: str) -> None:
    match = managing()
    match.play(0, "recruit white white red")
    assert means(match, typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("scout", "scout"),  # nothing is abandoned unless it is said
        ("Scout", "scout"),
        ("scout -", "scout"),
        ("scout public works", "scout public_works"),
        ("scout gem_world,public_works", "scout gem_world,public_works"),
        ("scout public,gem", "scout gem_world,public_works"),
        ("scout abandon=gem-world", "scout gem_world"),
        ("stock", "stock"),
        ("sto", "stock"),
    ],
)
def test_explore(typed: str, move: str) -> None:
    assert means(exploring(), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("stock alien", "stock alien"),
        ("stock yellow", "stock alien"),
        ("stock other", "stock other"),
        ("scout - yellow", "scout - alien"),
        ("scout public works alien", "scout public_works alien"),
        ("scout explorer=other abandon=gem_world", "scout gem_world other"),
        ("rearrange public works 1", "rearrange public_works 1"),
        ("rearrange Lost Alien Warship 2", "rearrange lost_alien_warship 2"),
    ],
)
def test_explore_with_powers(typed: str, move: str) -> None:
    assert means(exploring("alien_archaeology", "advanced_logistics"), typed) == move


def test_produce() -> None:
    s = table(2)
    s.players[0].tableau, s.players[0].columns["produce"] = ["gem_world", "mining_world"], ["home", "rare"]
    match = scene(s, ProducePhase())
    assert means(match, "produce brown gem world") == "produce rare gem_world"
    assert asks(match, "produce brown") == ("world", ["gem_world", "mining_world"])


# -- Spellings that differ between sources (RG-20.7) ----------------------------------------------------


@pytest.mark.parametrize(
    ("face", "typed", "move"),
    [
        ("high_gravity_world", "place Hight-Gravity World", "place high_gravity_world"),
        ("new_economy", "place hight gravity world top", "place high_gravity_world top"),
        ("advanced_logistics", "place avanced logistics", "place advanced_logistics"),
        ("executive_power", "place Executive Powers top", "place executive_power top"),
        ("armaments_world", "place Armament's World", "place armaments_world"),
        ("deep_space_symbionts_ltd", "place Deep Space Symbionts, Ltd.", "place deep_space_symbionts_ltd"),
    ],
)
def test_rg_20_7_other_spellings(face: str, typed: str, move: str) -> None:
    s = table(2)
    s.players[0].drawn, s.players[0].tableau = tiles(face), ["improved_reconnaissance"]
    assert means(scene(s, PlaceTiles(0)), typed) == move


def test_rg_20_7_every_name_and_alias_leads_to_its_face() -> None:
    """Alien Archeology is never part of a move, but people may ask for it."""
    assert GAME.synonyms[simplify("Alien Archeology")] == "alien_archaeology"
    for face in table().facts.faces.values():
        for name in (face.name, *face.aliases):
            assert GAME.synonyms[simplify(name)] == face.id


def test_synonyms_never_hide_a_real_name() -> None:
    """A word for one thing must not be the id of another."""
    facts = table().facts
    ids = {simplify(name): name for name in (*facts.faces, *facts.dice, *PHASES)}
    assert {word: meant for word, meant in GAME.synonyms.items() if ids.get(word, meant) != meant} == {}


# -- Ambiguous, early or wrong --------------------------------------------------------------------------


def test_ambiguous_text_names_the_candidates() -> None:
    refusal = refused(assigning(), "select explore red")
    assert refusal.code == "ambiguous"
    assert refusal.data == {"field": "die", "typed": "red", "candidates": ["military:develop", "military:settle"]}
    trade = refused(shipping("home", artist_colony="rare", armaments_world="home"), "trade a")
    assert (trade.code, trade.data["candidates"]) == ("ambiguous", ["artist_colony", "armaments_world"])
    verb = refused(exploring(), "s")
    assert (verb.code, verb.data["candidates"]) == ("ambiguous", ["stock", "scout"])


def test_numbers_count_dice_not_kinds_of_them() -> None:
    match = assigning(dice="military:develop military:develop military:settle home:ship")
    assert means(match, "select explore red1") == "select explore military:develop"
    assert means(match, "select explore red2") == "select explore military:develop"
    assert means(match, "select explore red3") == "select explore military:settle"
    assert refused(match, "select explore red4").code in ("not_a_choice", "no_such_worker")
    match.play(0, "select explore white")
    assert asks(match, "dictate red3")[0] == "shifts"


@pytest.mark.parametrize(
    "typed", ["scout public works, gem world", "scout public,gem world", "Scout Gem World , Public Works"]
)
def test_lists_of_names_with_several_words(typed: str) -> None:
    assert means(exploring(), typed) == "scout gem_world,public_works"


def test_too_many_dice_are_counted() -> None:
    refusal = refused(managing(), "recruit white white red red red")
    assert refusal.code == "wrong_number"


def test_one_column_of_a_colour_is_not_ambiguous() -> None:
    match = assigning(dice="military:develop military:develop home:ship")
    assert means(match, "select explore red") == "select explore military:develop"
    assert means(match, "select explore red1") == "select explore military:develop"


@pytest.mark.parametrize(
    ("typed", "name", "choices"),
    [
        ("", "verb", ["select", "wild"]),
        ("select", "phase", [*PHASES]),
        ("select explore", "die", DICE.replace("home:ship ", "").replace("genes", "home:ship genes").split()),
        ("wild", "phase", [*PHASES]),
        ("wild green", "phase", [*PHASES]),
    ],
)
def test_text_that_stops_early_is_asked_on(typed: str, name: str, choices: list[str]) -> None:
    assert asks(assigning(), typed) == (name, choices)


def test_text_that_stops_early_is_not_played() -> None:
    match = assigning()
    before = GAME.copy(match.state)
    with pytest.raises(Refused) as caught:
        match.play(0, "select explore")
    assert (caught.value.refusal.code, caught.value.refusal.data["field"]) == ("incomplete", "die")
    assert match.state == before


def test_questions_go_on_where_the_text_stopped() -> None:
    assert asks(assigning("select ship home:ship"), "use") == ("power", ["nanotechnology", "propaganda_campaign"])
    assert asks(assigning("select ship home:ship"), "use nano")[0] == "shifts"
    assert asks(assigning("select ship home:ship"), "dictate")[0] == "die"
    assert asks(shipping("home military"), "trade artist") == ("shipper", ["home", "military"])
    assert asks(managing(), "recruit") == ("dice", ["home", "military", "alien"])
    assert asks(exploring("alien_archaeology"), "stock") == ("explorer", ["alien", "other"])
    assert asks(exploring("alien_archaeology"), "scout gem") == ("explorer", ["alien", "other"])


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("fly me to the moon", "unknown_verb"),
        ("select", None),
        ("select nowhere red1", "no_such_phase"),
        ("select explore red3", "no_such_worker"),
        ("select explore purple", "no_such_worker"),
        ("select explore red1 red2", "too_many_values"),
        ("select explore colour=red1", "unknown_name"),
        ("wild red explore", "no_such_wild"),
        ("trade artist colony", "unknown_verb"),
        ("use nanotechnology home:explore:ship", "unknown_verb"),  # a phase is selected first (RG-5.4)
        ("🎲🎲", "unknown_verb"),
        (";;;", "unknown_verb"),
        ("select " + "x" * 3000, "too_long"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(typed: str, code: str | None) -> None:
    match = assigning()
    if code is None:
        assert asks(match, typed)[0] == "phase"
    else:
        assert refused(match, typed).code == code


def test_a_well_formed_move_is_refused_with_the_reason_of_the_rules() -> None:
    with pytest.raises(Refused) as caught:
        assigning().play(0, "use nanotechnology home:explore:ship")
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("select_first", "RG-5.4")
    with pytest.raises(Refused) as caught:
        managing().play(0, "recruit home,home")
    assert (caught.value.refusal.code, caught.value.refusal.data) == ("recruit_number", {"need": 3, "have": 2})


def test_a_batch_is_all_or_nothing() -> None:
    match = assigning()
    before = GAME.copy(match.state)
    with pytest.raises(Refused):
        match.play(0, "select explore red1; wild green v; use nano red")
    assert match.state == before
    match.play(0, "select explore red1; wild green v; use nano red:settle:ship; done")
    assert match.over()


def test_who_is_not_awaited_is_told_so() -> None:
    with pytest.raises(Refused) as caught:
        shipping().read(1, "trade")
    assert caught.value.refusal.code == "not_awaited"


# -- Every move of whole games --------------------------------------------------------------------------


def spoken(line: str) -> list[str]:
    """The same move as different people would type it."""
    colours = "|".join(COLOURS)
    return [
        line,
        line.upper(),
        line.replace("_", "-"),
        line.replace(",", ", "),
        re.sub(rf"\b({colours})(?=[:, ]|$)", lambda found: COLOURS[found[1]], line),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_text_of_every_move_is_read_back(seats: int) -> None:
    rng = Random(seats)
    match = Match.new(GAME, Options(), seats, f"{rng.getrandbits(256):064x}")
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        for verb, offer in match.menu(seat).items():
            moves = [sample({verb: offer}, rng)] if offer.field is not None else listed(offer)
            for move in moves if len(moves) < 4 else rng.sample(moves, 3):
                for line in spoken(text(move)):
                    assert match.read(seat, line) == move, line
        match.play(seat, random_move(match, seat, rng))
