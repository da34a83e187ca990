"""Moves as people type them, on positions of the game: what they mean, what is asked back, what is refused."""

from __future__ import annotations

import re
from contextlib import suppress
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
        ("trade artist colony", "not_now"),
        ("use nanotechnology home:explore:ship", "select_first"),  # a phase is selected first (RG-5.4)
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
        managing().play(0, "recall rare:worlds,rare:worlds")
    assert caught.value.refusal.code == "not_now"
    match = managing()
    match.play(0, "recruit white white red")
    refusal = refused(match, "recall rare:worlds,rare:worlds")
    assert (refusal.code, refusal.clause, refusal.data) == ("not_recallable", "RG-13.3", {"back": ["rare:worlds"]})


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


# -- Refusals that are true of what was meant -----------------------------------------------------------


def zone(*powers: str, development: str = "galactic_bankers", world: str = "rebel_miners") -> Match[Galaxy]:
    """Exploring, with two tiles in the construction zone."""
    s = table(2)
    player = s.players[0]
    player.columns["explore"], player.tableau = ["home", "alien"], [*powers]
    player.stacks = {"development": tiles(development), "world": tiles(world)}
    s.bag.rest = sorted(set(s.facts.tiles) - {tile for stack in player.stacks.values() for tile in stack})
    return scene(s, ExplorePhase())


@pytest.mark.parametrize("shippers", ["home", "home military"])
@pytest.mark.parametrize(
    ("typed", "world"),
    [
        ("trade Artist_Colony", "artist_colony"),
        ("trade artist_colony", "artist_colony"),
        ("trade artist", "artist_colony"),
        ("Trade Artist Colony white", "artist_colony"),
        ("trade ancient", "ancient_race"),
        ("trade old earth", "old_earth"),
        ("trade world=old earth", "old_earth"),
        ("trade Mining Industry", "mining_industry"),  # the whole name of another tile
        ("trade artist_colony novelty home", "artist_colony"),
    ],
)
def test_rg_12_1_a_world_without_a_good_is_named(typed: str, world: str, shippers: str) -> None:
    match = shipping(shippers, "artist_colony", "ancient_race", mining_world="rare")
    refusal = refused(match, typed)
    assert (refusal.code, refusal.clause) == ("no_good_on_world", "RG-12.1")
    assert refusal.data == {"world": world, "faces": ["mining_world"]}


def test_a_word_that_fits_nothing_is_not_called_left_over() -> None:
    match = shipping("home", mining_world="rare")
    for typed, field in (("trade zoo", "world"), ("trade mining zoo", "good"), ("Trade mining rare zoo", "shipper")):
        assert (refused(match, typed).code, refused(match, typed).data["field"]) == ("not_a_choice", field)
    refusal = refused(match, "trade mining blue")
    assert (refusal.code, refusal.data["good"]) == ("other_good_on_world", "novelty")
    assert refused(match, "trade mining rare home no zoo").code == "too_many_values"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("scout rebel galactic", "scout galactic_bankers,rebel_miners"),
        ("scout galactic-bankers rebel-miners", "scout galactic_bankers,rebel_miners"),
        ("scout galactic_bankers rebel_miners", "scout galactic_bankers,rebel_miners"),
        ("scout rebel miners galactic bankers", "scout galactic_bankers,rebel_miners"),
        ("scout abandon=rebel galactic", "scout galactic_bankers,rebel_miners"),
        ("scout bankers", "scout galactic_bankers"),
        ("scout miners, bankers", "scout galactic_bankers,rebel_miners"),
    ],
)
def test_a_list_goes_on_as_long_as_words_fit(typed: str, move: str) -> None:
    assert means(zone(), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("scout rebel miners galactic bankers alien", "scout galactic_bankers,rebel_miners alien"),
        ("scout rebel,galactic yellow", "scout galactic_bankers,rebel_miners alien"),
        ("scout bankers other", "scout galactic_bankers other"),
        ("scout alien", "scout - alien"),
    ],
)
def test_after_a_list_the_next_field_goes_on(typed: str, move: str) -> None:
    assert means(zone("alien_archaeology"), typed) == move


def test_the_explorer_is_no_short_form_of_a_tile() -> None:
    match = zone("alien_archaeology", development="alien_research_ship")
    assert means(match, "scout alien") == "scout - alien"
    assert means(match, "scout alien research ship alien") == "scout alien_research_ship alien"
    assert means(match, "scout research other") == "scout alien_research_ship other"


def test_a_name_with_a_comma_in_a_list() -> None:
    match = zone(world="deep_space_symbionts_ltd", development="galactic_bankers")
    both = "scout deep_space_symbionts_ltd,galactic_bankers"
    assert means(match, "scout Deep Space Symbionts, Ltd., Galactic Bankers") == both
    assert means(match, "scout bankers, Deep Space Symbionts, Ltd.") == both


def test_items_that_do_not_fit_are_refused_by_the_rule() -> None:
    match = zone()
    for typed in ("scout old earth", "scout rebel Old_Earth", "scout rebel, old earth"):
        refusal = refused(match, typed)
        assert (refusal.code, refusal.clause, refusal.data["face"]) == ("not_in_zone", "RG-8.3", "old_earth")
    assert refused(match, "scout rebel rebel").data == {"face": "rebel_miners"}
    assert refused(match, "scout rebel rebel").code == "named_twice"
    assert refused(match, "Scout rebel zoo").data["field"] == "abandon"


def test_rg_5_7_numbers_in_shifts_count_workers() -> None:
    match = assigning("select explore red1", dice="home:explore home:produce home:ship military:explore")
    for typed, column in (("dictate white1 white1", "produce"), ("dictate white3 white2", "produce")):
        refusal = refused(match, typed)
        assert refusal.code == "ambiguous"
        assert refusal.data["candidates"] == [f"home:{column}:{to}" for to in PHASES if to != column]
    both = assigning("select ship white", dice="home:settle military:develop military:settle")
    assert means(both, "use propaganda red2") == "use propaganda_campaign military:settle:ship"  # one target


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("select develop white (Develop)", "select develop home:develop"),
        ("select develop white develop", "select develop home:develop"),
        ("select develop home-develop", "select develop home:develop"),
        ("select develop white-dev", "select develop home:develop"),
        ("select (Develop) white (Ship)", "select develop home:ship"),
        ("select develop green (wild)", "select develop genes:wild"),
    ],
)
def test_dice_as_they_are_shown(typed: str, move: str) -> None:
    assert means(assigning(dice="home:develop home:ship military:ship genes:wild"), typed) == move


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("dictate white produce white ship develop", "dictate home:produce home:ship:develop"),
        ("dictate white (Produce) white: Ship → Develop", "dictate home:produce home:ship:develop"),
        ("dictate white-produce white -> ship -> develop", "dictate home:produce home:ship:develop"),
        ("use nano red: Settle → Ship", "use nanotechnology military:settle:ship"),
        (
            "use nano red: Settle → Ship, white: Ship → Develop",
            "use nanotechnology home:ship:develop,military:settle:ship",
        ),
        ("use nano red settle ship white ship develop", "use nanotechnology home:ship:develop,military:settle:ship"),
    ],
)
def test_shifts_as_they_are_shown(typed: str, move: str) -> None:
    match = assigning("select explore red1", dice="military:explore home:produce home:ship military:settle")
    assert means(match, typed) == move


def test_goods_as_they_are_shown() -> None:
    match = managing()
    match.play(0, "recruit white white red")
    for typed in ("recall cyan (Artist Colony)", "recall cyan artist colony", "recall cyan-artist-colony"):
        assert means(match, typed) == "recall novelty:artist_colony"
    assert means(match, "recall cyan (Artist Colony), brown worlds") == "recall novelty:artist_colony,rare:worlds"


@pytest.mark.parametrize(
    ("before", "typed", "code", "clause"),
    [
        ("", "done", "no_phase_selected", "RG-5.3"),
        ("", "DONE", "no_phase_selected", "RG-5.3"),
        ("", "use", "select_first", "RG-5.4"),
        ("", "use nano white:i:v", "select_first", "RG-5.4"),
        ("", "Use Nanotechnology", "select_first", "RG-5.4"),
        ("", "dictate red1 white:i:v", "select_first", "RG-5.4"),
        ("select ship white1", "select", "already_selected", "RG-5.3"),
        ("select ship white1", "sel", "already_selected", "RG-5.3"),
        ("select ship white1", "select explore red1", "already_selected", "RG-5.3"),
        ("select ship white1", "Select nowhere", "already_selected", "RG-5.3"),
        ("select ship white1", "done", "wilds_left", "RG-5.2"),
        ("select ship white1; wild green ship", "wild green ship", "no_such_wild", "RG-5.2"),
        ("select ship white1; wild green ship", "wild", "not_now", ""),
    ],
)
def test_a_verb_without_a_move_now_is_refused_by_the_rule(before: str, typed: str, code: str, clause: str) -> None:
    refusal = refused(assigning(*before.split("; ")) if before else assigning(), typed)
    assert (refusal.code, refusal.clause) == (code, clause)


def test_dictate_once_a_round() -> None:
    match = assigning("select ship white1", "dictate red1 cyan:iv:v")
    for typed in ("dictate", "dictate white", "dictate red cyan"):
        assert refused(match, typed).code == "dictate_used"


def test_rg_13_6_the_number_of_dice_is_said() -> None:
    match = managing()
    for typed, n in (("recruit red", 1), ("recruit white white red yellow", 4), ("recruit home,home", 2)):
        refusal = refused(match, typed)
        assert (refusal.code, refusal.clause) == ("recruit_number", "RG-13.6")
        assert refusal.data == {"need": 3, "have": n}
    refusal = refused(match, "recruit purple white white")
    assert (refusal.code, refusal.data) == ("not_in_citizenry", {"dice": ["consumption"]})


@pytest.mark.parametrize("typed", ["use executive powers white:explore:ship", "use Executive_Power", "use executive"])
def test_a_power_that_cannot_be_used_is_not_blamed_on_shifts(typed: str) -> None:
    """Only Nanotechnology is left."""
    match = assigning("select ship white2")
    player = match.state.players[0]
    player.tableau = ["nanotechnology", "executive_power"]
    assert asks(match, "use")[0] == "shifts"
    refusal = refused(match, typed)
    assert refusal.data.get("field") == "power" or refusal.data.get("power") == "executive_power"
    player.tableau = ["nanotechnology"]
    refusal = refused(match, typed)
    assert (refusal.code, refusal.data["power"]) == ("no_such_power", "executive_power")


def test_an_unknown_verb_comes_with_those_that_are_near() -> None:
    refusal = refused(assigning(), "selct develop")
    assert (refusal.code, refusal.data) == (
        "unknown_verb",
        {"typed": "selct", "verbs": ["select", "wild"], "near": ["select"]},
    )
    assert "near" not in refused(assigning(), "fly me to the moon").data
    assert refused(assigning(), "scout").data == {"verb": "scout", "verbs": ["select", "wild"]}


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


WORDS = ["white", "red1", "white2", "purple", "alien", "other", "develop", "iv", "home:ship", "white:i:v", "(Ship)",
         "→", "->", ",", "-", "=", ":", "rebel", "galactic bankers", "Old Earth", "artist", "world", "zoo", "nano", "1",
         "9", "die=", "phase=ship", "world=old", "top", "yes", "Ltd.", "executive powers", "é", "(", ")"]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
def test_any_text_is_read_asked_or_refused(seats: int) -> None:
    rng = Random(seats)
    match = Match.new(GAME, Options(), seats, f"{rng.getrandbits(256):064x}")
    while awaited := match.awaited():
        seat = rng.choice(awaited)
        for verb in rng.sample([*match.offers(seat), *GAME.verbs], 3):
            typed = " ".join([verb, *rng.choices(WORDS, k=rng.randrange(6))])
            with suppress(Refused):
                found = match.read(seat, typed)
                assert isinstance(found, Question) or match.why(seat, found) is None, typed
        match.play(seat, random_move(match, seat, rng))
