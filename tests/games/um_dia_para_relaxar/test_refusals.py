"""What cannot be done, and how the player is told why and what can be done instead."""

from itertools import permutations

import pytest

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.engine.words import words
from bot.games.um_dia_para_relaxar.actions import Action, Forbid, Like, MoveHeart, MoveUp, Pass, Place, Skip, Swap, Vote
from bot.games.um_dia_para_relaxar.components import OUTINGS, ROWS, OutingId, Row
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import State
from bot.games.um_dia_para_relaxar.text import TEXTS
from tests.games.um_dia_para_relaxar.positions import FULL_SETUP, position

BEACH, FARM, PARK, SPA, ZOO = map(OutingId, ("beach", "farm", "park", "spa", "zoo"))
UNIVERSE: tuple[Action, ...] = (
    *map(Place, ROWS),
    *(kind(outing) for kind in (MoveUp, Like, Forbid, Skip) for outing in OUTINGS),
    *(kind(one, other) for kind in (Swap, MoveHeart) for one, other in permutations(OUTINGS, 2)),
    *(MoveHeart(outing, outing) for outing in OUTINGS),
    Pass(),
    Vote(True),
    Vote(False),
)
"""Everything anybody could ever ask for."""

SETUP = position("setup", "0: zoo spa park farm\ndeck: beach museum")
FULL = position("move move_up", FULL_SETUP)
CROWDED = position("move move_up", "3: zoo camping karaoke theatre\n2: beach! spa")
SKIPPING = position(
    "move skip_a_row", "6: spa\n5: zoo museum cinema travel\n3: beach! park\n2: diving\n0: farm\nout: museum"
)
SWAPPING = position("move swap_places", "4: zoo\n3: beach! park\n1: farm")
LIKING = position("move like", "3: zoo spa+2")
NO_SUPPLY = position("move like", "3: zoo spa+8")
SECOND = position("second_move move_two_up", "3: zoo\n2: beach\nmoved: zoo=two_up")
FORBIDDING = position("move forbidden_to_move", "3: zoo! spa")
VOTING = position("vote move_up", "8: beach\n3: zoo spa", "seat: P01 0\nseat: P02 yes")
OVER = position("over move_up", "8: beach\n3: zoo spa", 2)

CASES: tuple[tuple[State, int, Action, str, str], ...] = (
    (OVER, 0, Vote(True), "UR13 over", "The day is chosen and the match is over."),
    (VOTING, 1, Vote(True), "UR13 voted", "Your vote is in and stays face down until all have voted."),
    (FULL, 1, MoveUp(ZOO), "UR6 not_your_turn", "It is another player's turn."),
    (SETUP, 0, Pass(), "UR4 place_first", "Beach has to find its row first."),
    (SETUP, 0, Place(Row(0)), "UR5 row_full", "Row 0 is full: a row holds four outings. Try Row 1, Row 2 or Row 3."),
    (
        SETUP,
        0,
        Place(Row(4)),
        "UR4 not_a_setup_row",
        "Only rows 0 to 3 are used in the setup, not row 4. Try Row 1, Row 2 or Row 3.",
    ),
    (VOTING, 0, MoveUp(ZOO), "UR13 vote_first", "The outing on row 8 is voted on first: YES or NO."),
    (VOTING, 0, Vote(False), "UR13 no_cards_gone", "All your NO cards are used, so only YES is left."),
    (FULL, 0, Pass(), "UR6 must_act", "MOVE UP must be carried out; only LIKE and FORBIDDEN TO MOVE may be passed."),
    (FULL, 0, Like(ZOO), "UR6 other_face", "The die shows MOVE UP, so that is what can be done."),
    (
        LIKING,
        0,
        MoveHeart(SPA, ZOO),
        "UR10 supply_left",
        "Hearts move only when the supply is empty; put one from the supply.",
    ),
    (NO_SUPPLY, 0, Like(ZOO), "UR10 supply_empty", "The supply has no hearts left; move one from another outing."),
    (NO_SUPPLY, 0, MoveHeart(ZOO, SPA), "UR10 no_heart", "There is no heart on Zoo."),
    (NO_SUPPLY, 0, MoveHeart(SPA, SPA), "UR10 heart_stays", "The heart lies on Spa; choose another outing."),
    (NO_SUPPLY, 0, MoveHeart(SPA, PARK), "UR13 not_in_play", "Park is not on the rows."),
    (LIKING, 0, Like(BEACH), "UR13 not_in_play", "Beach is not on the rows. Try Zoo or Spa."),
    (SECOND, 0, MoveUp(ZOO), "UR9 same_outing", "Zoo has moved; the second move is for another outing. Try Beach."),
    (FORBIDDING, 0, Forbid(ZOO), "UR11 already_there", "The X lies on Zoo as it is. Try Spa."),
    (
        CROWDED,
        0,
        MoveUp(BEACH),
        "UR11 forbidden",
        "Beach is under the X and may not move. Try Zoo, Camping or Karaoke.",
    ),
    (CROWDED, 0, MoveUp(SPA), "UR7 no_room", "Row 3 is full, so Spa can't move there. Try Zoo, Camping or Karaoke."),
    (
        SKIPPING,
        0,
        Skip(SPA),
        "UR2 too_high",
        "Spa is on row 6, and no row lies that far up. Try Diving, Zoo or Museum.",
    ),
    (SKIPPING, 0, Skip(PARK), "UR12 no_room", "Row 5 is full, so Park can't move there. Try Diving, Zoo or Museum."),
    (
        SKIPPING,
        0,
        Skip(FARM),
        "UR12 nothing_to_skip",
        "Row 1 is empty, so Farm has nothing to skip. Try Diving, Zoo or Museum.",
    ),
    (SWAPPING, 0, Swap(FARM, PARK), "UR8 not_adjacent", "Farm and Park are not in rows next to each other."),
    (SWAPPING, 0, Swap(ZOO, PARK), "UR8 wrong_way_round", "Zoo lies above Park: name the lower one first."),
    (SWAPPING, 0, Swap(BEACH, ZOO), "UR11 forbidden", "Beach is under the X and may not move."),
)


@pytest.mark.parametrize(("state", "seat", "action", "reason", "sentence"), CASES, ids=[case[3] for case in CASES])
def test_a_refusal_names_the_rule_and_says_what_can_be_done_instead(
    state: State, seat: int, action: Action, reason: str, sentence: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Seat(seat), action, Luck("refused", 0))
    assert f"{caught.value.rule} {caught.value.key}" == reason
    assert TEXTS.refusal(caught.value, GAME.view(state, Seat(seat)), words("en", TEXTS.package)) == sentence


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_not_offered_is_refused_with_a_sentence_in_both_languages(seats: int) -> None:
    luck = Luck("universe", seats)
    state = GAME.setup(seats, Options(), luck)
    while GAME.outcome(state) is None:
        seat = luck.choice(GAME.awaited(state))
        legal = GAME.legal_actions(state, seat)
        assert set(legal) <= set(UNIVERSE)
        for action in luck.sample([action for action in UNIVERSE if action not in legal], 40):
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(state, seat, action, luck)
            view = GAME.view(state, seat)
            english, portuguese = (
                TEXTS.refusal(caught.value, view, words(tag, TEXTS.package)) for tag in ("en", "pt_BR")
            )
            assert english
            assert portuguese
            assert english != portuguese
        state = GAME.apply(state, seat, luck.choice(legal), luck).state
