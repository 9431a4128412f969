"""What cannot be done is refused with the rule's number and a sentence that helps."""

import pytest

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.engine.words import LOCALES, words
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    FlipOne,
    MatchTiles,
    MoveHiker,
    ParksAction,
    Recharge,
    ReturnTile,
    Stack,
    Stay,
    Take,
    UseForest,
    UseMountain,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from bot.games.parks_memories.state import ParksState
from bot.games.parks_memories.text import TEXTS
from tests.games.parks_memories.table import FIELD, cell, cells, on, play

FLIPPED = on(FIELD.replace("(acadia1)", "acadia1").replace("(katmai1)", "katmai1*"), "hiker A1", "turn phase=take")
WATERED = on(
    FIELD.replace("(acadia1)", ".").replace("(katmai1)", "."),
    "turn phase=return",
    "area 0 redwood1 acadia1",
    "watered redwood1",
    "spot C1",
)
DRAWING = on(
    FIELD.replace("(acadia1)", "."),
    "turn phase=draw",
    "area 0 / water forest",
    "stack 1",
    "stack 2 redwood1",
    "stack 3 redwood2",
)
HIKING = on(FIELD.replace("(acadia1)", "acadia1").replace("(katmai1)", "katmai1"), "hiker A1", "turn phase=hiker")
TWO_WILDS = on(FIELD.replace("(wild1)", "wild1*").replace("(wild2)", "wild2*"), "turn phase=match")
TOOK_A_WILD = on(FIELD.replace("(wild1)", "."), "turn phase=wild", "area 0 / sun", "gone wild1")
CLASSIC = on(
    "| (acadia1) (acadia2) redwood1* . . . (redwood2) |\n" + "| . . . . . . . |\n" * 5 + "| . . |",
    "table mode=classic",
    "turn phase=second",
)


@pytest.mark.parametrize(
    ("state", "action", "rule", "key"),
    [
        (on(), Take(cell("A1")), "PM5", "not_now"),
        (on(), FlipOne(cell("A1")), "PM5", "not_now"),
        (CLASSIC, Flip(cells("A1 B1")), "PM5", "not_now"),
        (CLASSIC, FlipOne(cell("C1")), "PM5", "already_up"),
        (CLASSIC, FlipOne(cell("D1")), "PM5", "no_tile_there"),
        (on(), Flip(cells("A1")), "PM5", "flip_two"),
        (on(), Flip(cells("A1 A1")), "PM5", "flip_two"),
        (on(), Flip(cells("A1 Z9")), "PM5", "no_tile_there"),
        (on(FIELD, "hiker A1"), Flip(cells("A1 B1")), "PM11", "blocked"),
        (FLIPPED, Take(cell("A1")), "PM11", "blocked"),
        (FLIPPED, Take(cell("B1")), "PM7", "face_down"),
        (FLIPPED, Take(cell("D9")), "PM7", "no_tile_there"),
        (FLIPPED, UseSun(cells("A2 B2")), "PM13", "ability_is_inactive"),
        (TWO_WILDS, MatchTiles("sun", cells("A1 B1")), "PM6", "no_such_pair"),
        (TOOK_A_WILD, Recharge("sun"), "PM14", "already_active"),
        (WATERED, ReturnTile(tile("redwood1")), "Water", "taken_by_water"),
        (WATERED, ReturnTile(tile("katmai1")), "Water", "not_to_return"),
        (DRAWING, UseWater(cell("B1")), "Water", "water_needs_a_return"),
        (DRAWING, Draw(Stack(1)), "PM8", "stack_is_empty"),
        (DRAWING, Draw(Stack(4)), "PM8", "stack_is_empty"),
        (DRAWING, UseForest(Stack(2)), "two stacks empty", "ends_the_game"),
        (HIKING, MoveHiker(cell("A1")), "PM9", "hiker_must_move"),
        (HIKING, MoveHiker(cell("B1")), "PM9", "hiker_needs_a_face"),
        (HIKING, UseMountain(cell("C1"), "row"), "PM13", "ability_is_inactive"),
        (HIKING, Stay(), "PM9", "hiker_must_move"),
    ],
)
def test_each_refusal_names_its_rule_and_is_worded(state: ParksState, action: ParksAction, rule: str, key: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        play(state, action)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    for locale in LOCALES:
        sentence = TEXTS.refusal(refused.value, GAME.view(state, state.seat), words(locale, TEXTS.package))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert len(sentence) <= 200


def test_a_refusal_says_what_can_be_done_instead() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(FLIPPED, Take(cell("B1")))
    say = words("en", TEXTS.package)
    sentence = TEXTS.refusal(refused.value, GAME.view(FLIPPED, FLIPPED.seat), say)
    assert sentence == "B1 is face down; only face-up tiles are taken. Try C1."


def test_another_seat_may_not_act() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(on(), Seat(1), Flip(cells("A1 B1")), Luck("x", 1))
    assert refused.value.key == "not_your_turn"


def test_nothing_can_be_done_once_the_match_is_over() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(on(FIELD, "turn phase=over"), Flip(cells("A1 B1")))
    assert (refused.value.rule, refused.value.key) == ("PM15", "match_is_over")
