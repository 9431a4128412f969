"""What the game says, and what it must not say."""

import re

import pytest

from bot.engine.picker import Ask, ask
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.seats import Cast, Member, Seat
from bot.engine.words import LOCALES, Locale, words
from bot.games.parks_memories import entry
from bot.games.parks_memories.actions import Draw, Flip, MatchTiles, ParksAction, Recharge, Stack, Take, UseForest
from bot.games.parks_memories.components import ABILITIES, TILES, TYPE
from bot.games.parks_memories.events import Flipped, Peeked, TilesMatched
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState
from bot.games.parks_memories.text import TEXTS
from tests.games.parks_memories.table import FIELD, begin, cell, cells, choices, legal, on, play

ANA, BIA = Seat(0), Seat(1)
EN, PT = (words(locale, TEXTS.package) for locale in LOCALES)
NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva", "Filipe", "Gil", "Hana")
OPEN = "table memory=open"
SEEN = FIELD.replace("(acadia1)", "acadia1*").replace("(katmai1)", "katmai1*")
TAKE, DRAW = "turn phase=take", "turn phase=draw"


def cast(seats: int = 2) -> Cast:
    return Cast(tuple(Member(name, colour) for colour, name in enumerate(NAMES[:seats])))


def prompt(state: ParksState) -> str:
    """What the first menu of a turn's step asks."""
    question = ask(GAME.info, legal(state))
    assert isinstance(question, Ask)
    return TEXTS.prompt(GAME.view(state, state.seat), question.kind, question.field, EN)


def question(state: ParksState) -> str:
    return TEXTS.question(GAME.view(state, state.seat), state.seat, cast(), EN)


def sentences(state: ParksState) -> list[str]:
    return [TEXTS.sentence(GAME.view(state, state.seat), action, EN) for action in legal(state)]


def test_ruled_menus_name_cells_only_when_faces_vanish() -> None:
    assert sentences(on(SEEN, TAKE)) == ["Take A1", "Take C1"]
    label = TEXTS.value(GAME.view(on(SEEN, TAKE), ANA), Take, "cell", cell("A1"), EN)
    assert (label.text, label.detail, label.mark) == ("A1", "", "A1")


def test_menus_name_faces_when_they_are_public() -> None:
    state = on(SEEN, TAKE, OPEN)
    assert sentences(state) == ["Take A1, Acadia", "Take C1, Katmai"]
    assert TEXTS.value(GAME.view(state, ANA), Take, "cell", cell("A1"), EN).detail == "Acadia (Forest)"


def test_ruled_the_public_log_says_flipped_a1_and_c2_and_a_recap_names_the_faces() -> None:
    event = Flipped(ANA, cells("A1 C2"), (tile("redwood1"), tile("wild1")), by_sun=False, fleeting=True)
    public = GAME.seen(event, None)
    assert public is not None
    assert TEXTS.event(public, GAME.view(on(), None), cast(), PT).startswith("Ana virou A1")
    assert TEXTS.event(event, GAME.view(on(), BIA), cast(), EN).startswith("Ana flipped A1 Redwood (Forest)")
    assert "Redwood" not in TEXTS.event(public, GAME.view(on(), None), cast(), EN)


def test_forest_is_told_to_its_user_with_the_face_and_to_others_without() -> None:
    event = Peeked(ANA, Stack(2), cell("B1"), tile("redwood1"))
    assert TEXTS.event(event, GAME.view(on(), ANA), cast(), EN) == (
        "Ana used Forest and saw Redwood (Forest), face down in B1 now."
    )
    other = GAME.seen(event, BIA)
    assert other is not None
    assert TEXTS.event(other, GAME.view(on(), BIA), cast(), EN) == (
        "Ana used Forest: a tile of stack 2 lies face down in B1."
    )


def test_a_match_without_gain_says_why() -> None:
    line = TEXTS.event(TilesMatched(ANA, "sun", cells("A1 B1"), False, False), GAME.view(on(), ANA), cast(), EN)
    assert line.endswith("match, but Sun is active already.")
    line = TEXTS.event(TilesMatched(ANA, None, cells("A1 B1"), False, False), GAME.view(on(), ANA), cast(), EN)
    assert line.endswith("match, but all abilities are active already.")


def test_an_ability_is_offered_only_when_it_can_be_used_with_one_line_that_says_what_it_does() -> None:
    assert question(on(SEEN, TAKE)) == "Take a face-up tile."
    assert question(on(SEEN, TAKE, "area 0 / sun")) == "Take a face-up tile. Sun can flip two more first."
    assert prompt(on(SEEN, TAKE, "area 0 / sun")) == "Take a tile now, or let Sun flip two more first?"
    taken = FIELD.replace("(acadia1)", ".")
    assert "secret" in prompt(on(taken, DRAW, "area 0 / forest"))
    assert "Water take" in prompt(on(taken, DRAW, "area 0 redwood1 / water"))
    both = prompt(on(taken, DRAW, "area 0 redwood1 / water forest"))
    assert "Forest" in both
    assert "Water" in both
    assert "lock" in prompt(on(SEEN, "turn phase=hiker", "area 0 / mountain"))


def test_look_names_the_faces_that_are_up_and_what_forest_showed() -> None:
    state = play(on(SEEN, TAKE, "area 0 / forest", "stack 1 redwood1 redwood2"), Take(cell("A1")), UseForest(Stack(1)))
    assert TEXTS.hand(GAME.view(state, ANA), cast(), EN) == (
        "Face up now: C1 Katmai (Mountain)\nForest showed you A1 Redwood (Forest); it lies face down."
    )
    assert TEXTS.hand(GAME.view(state, BIA), cast(), EN) == "Face up now: C1 Katmai (Mountain)"
    assert TEXTS.hand(GAME.view(state, None), cast(), EN) == ""


def test_in_words_tells_a_blind_player_all_that_the_picture_shows() -> None:
    state = on(
        SEEN,
        "table seats=4",
        "turn phase=take",
        "hiker B2 row",
        "area 0 redwood1 redwood2 olympic1 / sun",
        "gone wild3",
    )
    text = TEXTS.board(GAME.view(state, ANA), cast(4), EN)
    assert "Ana takes a tile for Team Campfire." in text
    assert "Row 1: A1 Acadia (Forest) face up, flipped this turn; B1 face down; C1 Katmai (Mountain) face up" in text
    assert "Row 2: A2 face down, blocked; B2 face down, blocked; C2 face down, blocked" in text
    assert "The Hiker lies on B2 and locks row 2." in text
    assert "1 of 3 pairs; pairs: Redwood; single tiles: Olympic (Forest); active: Sun" in text
    assert "Wild tiles out of the game: 1." in text


def test_two_wilds_ask_which_ability_and_say_what_each_does() -> None:
    state = play(on(FIELD, "area 0 / water"), Flip(cells("B3 C3")))
    view = GAME.view(state, ANA)
    labels = [TEXTS.value(view, MatchTiles, "ability", one.ability, EN) for one in choices(state, MatchTiles)]
    assert [label.text for label in labels] == ["Sun", "Forest", "Mountain"]
    assert all(label.detail for label in labels)
    assert TEXTS.value(view, Recharge, "ability", "water", EN).detail == "active already, so nothing is gained"


def test_stacks_and_columns_say_how_many_tiles_they_hold() -> None:
    view = GAME.view(begin(), ANA)
    assert TEXTS.value(view, Draw, "stack", Stack(1), EN).detail == "13 tiles left"
    classic = GAME.view(begin(options=ParksOptions(mode="classic")), ANA)
    group = TEXTS.group(classic, Flip, "cell", "A", EN)
    assert (group.text, group.detail) == ("Column A", "7 face-down tiles")


def finished(seats: int, options: ParksOptions, seed: str) -> ParksState:
    match = Playthrough(GAME, seats, options, seed)
    match.run(bot_chooser(entry))
    state: ParksState = match.state
    return state


def test_the_result_says_the_reason_and_each_teams_pairs_and_abilities() -> None:
    state = on(SEEN, "table seats=4", TAKE, "area 0 redwood1 redwood2 olympic1 olympic2 acadia2 / sun")
    over = GAME.view(play(state, Take(cell("A1"))), None)
    text = TEXTS.result(over, cast(4), EN)
    assert text.startswith("3 pairs end the match.\n1. Team Campfire")
    assert "3 pairs (Redwood, Olympic, Acadia), 1 active ability" in text
    assert "2. Team Canoe" in text


def test_the_result_says_when_abilities_broke_a_tie_and_when_the_victory_is_shared() -> None:
    field = FIELD.replace("(acadia1)", ".")
    lines = (DRAW, "stack 1", "stack 2 everglades1", "stack 3 kobuk_valley1 kobuk_valley2")
    tie_break = play(on(field, *lines, "area 1 / sun"), Draw(Stack(2)))
    assert TEXTS.status(GAME.view(tie_break, None), cast(), EN) == "Bia wins with 0 pairs and more active abilities"
    shared = play(on(field, *lines), Draw(Stack(2)))
    assert "share the victory with 0 pairs each" in TEXTS.status(GAME.view(shared, None), cast(), EN)


@pytest.mark.parametrize("locale", LOCALES)
def test_full_tables_of_eight_keep_to_the_lengths(locale: Locale) -> None:
    say = words(locale, TEXTS.package)
    long = Cast(tuple(Member(f"{name} Maria Aparecida Nascimento "[:32], seat) for seat, name in enumerate(NAMES)))
    for options in (ParksOptions(mode="classic"), ParksOptions(teams=3, field="4x4", pairs_to_win=5)):
        view = GAME.view(finished(8, options, "long"), None)
        assert len(TEXTS.board(view, long, say)) <= 4000
        assert len(TEXTS.alt(view, long, say)) <= 1024
        assert len(TEXTS.result(view, long, say)) <= 1900


@pytest.mark.parametrize("locale", LOCALES)
def test_every_park_type_and_team_has_a_name(locale: Locale) -> None:
    say = words(locale, TEXTS.package)
    keys = {f"park.{one.art}" for one in TILES} | {f"type.{one}" for one in TYPE.values()}
    for key in (*keys, "team.0", "team.1", "team.2"):
        assert say(key) != key


def test_the_rules_pages_teach_every_ability_and_every_option() -> None:
    pages = TEXTS.rules(EN)
    whole = "\n".join(text for _, text in pages)
    assert all(re.search(rf"\*\*{ability.capitalize()}\*\*", whole) for ability in ABILITIES)
    assert all(word in whole for word in ("Wild", "Hiker", "stacks are empty", "Classic", "Teams", "Look"))
    assert all(len(text) <= 1800 for say in (EN, PT) for _, text in TEXTS.rules(say))


def test_the_lobby_names_every_option_in_the_structs_order_and_says_where_one_does_nothing() -> None:
    texts = TEXTS.options(ParksOptions(), 3, EN)
    assert tuple(option.field for option in texts) == ParksOptions.__struct_fields__
    assert texts[2].note == "Teams are formed from four players on."
    assert TEXTS.options(ParksOptions(teams=3), 5, EN)[2].note == "Three teams need six players."
    idle = {seats: [text.field for text in TEXTS.options(ParksOptions(), seats, EN) if text.idle] for seats in (3, 4)}
    assert idle == {3: ["teams"], 4: []}
    classic = TEXTS.options(ParksOptions(mode="classic"), 5, EN)
    assert [text.field for text in classic if text.idle] == ["field", "teams", "pairs_to_win"]
    assert {classic[number].note for number in (1, 2, 3)} == {"It does not apply to the classic mode."}


def test_every_action_of_a_position_has_its_own_sentence() -> None:
    state = on(SEEN, "turn phase=hiker", "area 0 / mountain")
    actions: tuple[ParksAction, ...] = legal(state)
    assert len(set(sentences(state))) == len(actions) == 6
