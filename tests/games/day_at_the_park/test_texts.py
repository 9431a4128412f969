"""Words: names of cards and tiles in both languages, refusals, results."""

import pytest

from bot.engine.game import IllegalAction
from bot.engine.seats import Cast, Member, Seat
from bot.engine.words import LOCALES, words
from bot.games.day_at_the_park import entry, refusals, text_refusals
from bot.games.day_at_the_park.actions import ChooseBonuses, Complete, Gather, PlaceTile, Stay, Walk
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import ADVENTURES, CHARACTERS, PARK_TILES, TOKENS, CardId, TileId
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.text_cards import both_sides
from bot.games.day_at_the_park.text_names import card_name, character_name, power_text, tile_name, token_name
from tests.games.day_at_the_park.positions import position

CAST = Cast((Member("Ana", 0), Member("Bia", 1)))
SAY = words("en", entry.texts.package)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name_in_both_languages(locale: str) -> None:
    say = words(locale, entry.texts.package)
    names = [card_name(card, say) for card in ADVENTURES] + [tile_name(tile, say) for tile in PARK_TILES]
    names += [character_name(character, say) for character in CHARACTERS] + [token_name(token, say) for token in TOKENS]
    names += [power_text(c.power(side), say) for c in CHARACTERS.values() for side in ("explore", "score")]
    assert not [name for name in names if "." in name or "_" in name or "{" in name]


def test_ruled_the_attraction_called_attraction_is_ticket() -> None:
    assert token_name("attraction", SAY) == "Ticket"


def test_a_card_tells_both_its_sides() -> None:
    told = both_sides(CardId("M13"), SAY)
    assert told == (
        "Bird Watching (Nature): 3 birds, 1 flower, 1 cupcake → 4 points; bonus side: end: 1 point per 2 left of bird, "
        "at most 3 points, costs 1 item of any kind more"
    )


def test_sentences_say_the_whole_action() -> None:
    view = GAME.view(position("step: move\nseat: keroppi at=M50 hand=T01,T25"), Seat(0))
    texts = entry.texts
    assert texts.sentence(view, Walk(Cell("N50"), (Cell("N50"),)), SAY) == "Walk to N50: 1 bird"
    around = Walk(Cell("N51"), (Cell("N50"), Cell("N51")))
    assert texts.sentence(view, around, SAY) == "Walk to N51 via N50: 1 note, 1 bird"
    placed = PlaceTile(TileId("T25"), Cell("M49"), 2)
    assert texts.sentence(view, placed, SAY) == "Place the red flower on M49, gardens S"
    paid = Complete(CardId("E25"), False, ("flower", "cupcake"))
    assert texts.sentence(view, paid, SAY) == "Complete Chase Bubbles: 1 flower, 1 cupcake"


def test_a_free_place_says_what_each_tile_would_bring() -> None:
    view = GAME.view(position("seat: keroppi at=M50 hand=T13,T25"), Seat(0))
    label = entry.texts.value(view, PlaceTile, "cell", Cell("M49"), SAY)
    assert label.detail == "red bird: brings one of: bird, flower · red flower: brings: flower"


def test_a_free_place_says_what_the_chosen_tile_would_bring_and_nothing_of_the_other() -> None:
    state = position("step: place\nseat: keroppi at=M50 hand=T13,T25\nseat: my_melody score at=M50 hand=T31,T02")
    left = [action for action in GAME.legal_actions(state, Seat(0)) if getattr(action, "tile", None) == "T25"]
    label = entry.texts.value(GAME.view(state, Seat(0)), PlaceTile, "cell", Cell("M49"), SAY, left)
    assert label.detail == "brings: flower"


def test_a_refusal_says_why_and_what_instead() -> None:
    state = position("seat: keroppi at=M50 hand=T13,T25")
    error = refusals.refusal(state, Seat(0), Stay())
    told = entry.texts.refusal(error, GAME.view(state, Seat(0)), SAY)
    assert told == "Now is not the time for that. Place a tile first; one walk follows it."


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_words(locale: str) -> None:
    say = words(locale, entry.texts.package)
    params = {"cell": "M49", "token": "wild", "least": 2, "most": 5, "step": "move"}
    for key in text_refusals._REASONS:
        assert "{" not in text_refusals.refusal(IllegalAction("DP9", key, **params), say)


def test_the_board_tells_enough_to_play_from() -> None:
    text = "lay: L50=T13+wild\nseat: keroppi at=M50 open=E25+ items=1/0/2/0 tokens=wild hand=T01,T02"
    board = entry.texts.board(GAME.view(position(text), None), CAST, SAY)
    assert "Row 50: L* red bird, M red flower, N blue bird" in board
    assert "M49 (garden S)" in board
    assert "Chase Bubbles (Play): 1 flower, 2 cupcakes → 2 points; +2 points for 1 note, 1 bird more" in board
    assert "red note" not in board


def test_the_hand_is_told_to_its_owner_only() -> None:
    state = position("seat: keroppi at=M50 hand=T01,T25")
    assert "red flower (gardens N; fields E, S, W)" in entry.texts.hand(GAME.view(state, Seat(0)), CAST, SAY)
    assert entry.texts.hand(GAME.view(state, None), CAST, SAY) == ""


def test_choosing_no_bonus_side_is_a_sentence() -> None:
    view = GAME.view(position("seat: keroppi at=M50"), Seat(0))
    assert entry.texts.sentence(view, ChooseBonuses(()), SAY) == "All adventures with the standard side up"


def test_the_lobby_says_how_long_the_match_will_be() -> None:
    turns = [entry.texts.options(GAME.info.options(), seats, SAY)[0].note for seats in GAME.info.seats]
    assert turns == [f"Each player has {n} turns." for n in (12, 10, 9, 8)]


def test_a_characters_action_is_called_by_the_card_that_tells_what_it_does() -> None:
    view = GAME.view(position("seat: chococat at=M50 hand=T13,T25"), Seat(0))
    assert entry.texts.kind(view, Gather, SAY) == "Use Chococat"


def test_the_result_says_what_each_score_is_made_of() -> None:
    view = GAME.view(
        position("step: over\nseat: keroppi at=M50 points=4/1/2\nseat: chococat at=M50 points=3/0/0"), None
    )
    assert entry.texts.result(view, CAST, SAY).splitlines()[1:] == [
        "1. Ana: 7 points – adventures 4; easy bonuses 1; character 2",
        "2. Bia: 3 points – adventures 3",
    ]
