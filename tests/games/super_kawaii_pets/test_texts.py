"""What the game says, in both languages."""

from typing import Any

import pytest

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.seats import Cast, Member, Seat
from bot.engine.words import LOCALES, Words, words
from bot.games.super_kawaii_pets import entry
from bot.games.super_kawaii_pets.actions import (
    EndTurn,
    KawaiiAction,
    MakeHappy,
    Obtain,
    Pay,
    PlayAnimal,
    Refresh,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS, AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.events import HelpDrawn
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.state import State
from bot.games.super_kawaii_pets.text_names import short_name
from bot.games.super_kawaii_pets.text_refusals import REASONS
from tests.games.super_kawaii_pets.positions import GAME, after, at, legal, of_kind

TEXTS = entry.texts
EN, PT = (words(locale, TEXTS.package) for locale in ("en", "pt_BR"))
LONG = "Filipe Augusto Nascimento Junior"
CAST = Cast(tuple(Member(name, seat) for seat, name in enumerate(("Ana", "Bia", "Caio", LONG))))
LONG_CAST = Cast((Member(LONG, 0),) * 4)


def both() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)


def sentence(state: State, action: KawaiiAction, say: Words = EN) -> str:
    return TEXTS.sentence(GAME.view(state, state.seat), action, say)


def test_actions_are_whole_sentences() -> None:
    state = at("0: hand D05 care food love; sad D01; happy D07 C07\n1:")
    care, corgi = Help("care"), AnimalId("D01")
    assert sentence(state, PlayAnimal(AnimalId("D05"))) == "Play Labrador"
    assert sentence(state, MakeHappy(corgi, (care,))) == "Make Welsh Corgi happy for care"
    obtain = Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07")))
    assert sentence(state, obtain) == "Obtain Sunny Porch for Frenchie and Abyssinian"
    assert sentence(state, TakeAnimal(corgi)) == "Take Welsh Corgi"
    assert sentence(state, TakeHelp(care), PT) == "Pegar cuidado"


def test_end_turn_says_what_will_be_discarded() -> None:
    state = at("0: hand D05 D06 food food love care care\n1:")
    view = GAME.view(state, Seat(0))
    assert TEXTS.kind(view, EndTurn, EN) == "End turn, discard 2"
    assert sentence(state, EndTurn(("D05", "food2"))) == "End your turn and discard Labrador and Food 2"
    assert TEXTS.kind(GAME.view(at("0: hand D05\n1:"), Seat(0)), EndTurn, EN) == "End turn"


def test_a_payment_says_what_is_kept() -> None:
    view = GAME.view(at("0: hand food food love love care; sad D06\n1:"), Seat(0))
    label = TEXTS.value(view, MakeHappy, "payment", (Help("food"), Help("care")), EN)
    assert (label.text, label.detail) == ("Food and care", "you keep food and 2 love")


def test_a_menu_names_the_thing_first_then_what_it_brings() -> None:
    view = GAME.view(at("draws=2\n0:\n1:"), Seat(0))
    label = TEXTS.value(view, TakeAnimal, "animal", AnimalId("D04"), EN)
    assert label.text == "English Pointer"
    assert label.detail == "dog, blue, needs care + love, 3 points, draws a pink card"


def test_a_hidden_draw_is_told_without_its_card() -> None:
    view = GAME.view(at("draws=1\n0: hand food\n1:"), None)
    assert TEXTS.event(HelpDrawn(Seat(0), None), view, CAST, EN) == "Ana draws from the Help deck."
    assert TEXTS.event(HelpDrawn(Seat(0), Help("food")), view, CAST, EN) == "Ana draws food from the Help deck."


def test_the_status_warns_of_the_final_round_the_stalemate_and_the_last_turn() -> None:
    final = TEXTS.status(GAME.view(at("draws=2 last_round=true\n0:\n1:"), None), CAST, EN)
    assert final == "Ana's turn: 2 cards to draw\nFinal round: it ends before Ana would play again."
    near = TEXTS.status(GAME.view(at("draws=2 quiet_rounds=2\n0:\n1:"), None), CAST, EN)
    assert near.endswith("The match ends with this round unless an animal turns happy or a location is obtained.")
    alone = TEXTS.status(GAME.view(at("draws=2 turn_cards=3\n0:"), None), CAST, EN)
    assert alone.endswith("Turns left after this one: 3")
    assert TEXTS.status(GAME.view(at("draws=2 turn_cards=0\n0:"), None), CAST, EN).endswith("This is the last turn.")


def test_the_result_says_why_and_what_each_score_is_made_of() -> None:
    state = at("over=ten\n0: happy D10; sad D02 D03\n1: happy D04 C01; hand D09")
    assert TEXTS.result(GAME.view(state, None), CAST, EN).splitlines() == [
        "The final round is over.",
        "1. Ana: 4 points (happy animals 6, locations 0, sad animals −2, 0 of them in hand)",
        "2. Bia: 3 points (happy animals 4, locations 0, sad animals −1, 1 of them in hand)",
    ]
    tie = at("over=ten\n0: happy D10; sad D02 D03\n1: happy D04 C01\n2: happy D11; sad D08 D07")
    assert "Among equal points, fewer sad animals win." in TEXTS.result(GAME.view(tie, None), CAST, EN)


@both()
@pytest.mark.parametrize("ending", ["solo_won", "solo_lost"])
def test_the_end_of_a_solo_match_is_told(say: Words, ending: str) -> None:
    view = GAME.view(at(f"over={ending}\n0: happy D10 D11 D12 C10 C11 C12"), None)
    told = TEXTS.result(view, CAST, say)
    assert "Ana" in TEXTS.status(view, CAST, say)
    assert (say("35 points or more: not bad!") in told) == (ending == "solo_won")


@both()
def test_every_refusal_is_worded(say: Words) -> None:
    params: dict[str, Any] = {"animal": "D01", "card": "L01", "help": "food", "location": "L02", "count": 2, "seat": 1}
    view = GAME.view(at("0:\n1:"), None)
    for key in REASONS:
        text = TEXTS.refusal(IllegalAction("SK5", key, **params), view, say)
        assert "{" not in text
        assert text.endswith(".")


@both()
def test_cards_have_names_of_their_own_long_and_short(say: Words) -> None:
    cards = (*ANIMALS, *LOCATIONS)
    short = {short_name(card, say) for card in cards}
    assert len(short) == len(cards)
    assert max(map(len, short)) <= 11


@both()
def test_no_table_is_too_full_to_be_told(say: Words) -> None:
    """All animals and locations in play, all with long names."""
    animals = sorted(ANIMALS, key=lambda animal: -len(say(f"animal.{animal}")))
    hands = " ".join(animals[:20])
    seats = [f"{seat}: sad {' '.join(animals[20 + 4 * seat : 24 + 4 * seat])}" for seat in range(3)]
    homes = "homes " + " ".join(f"{place}=D01+C01" for place in list(LOCATIONS)[3:])
    state = at("\n".join([f"draws=2 last_round=true\n3: hand {hands} food food love; {homes}", *seats]))
    for viewer in (None, Seat(3)):
        view = GAME.view(state, viewer)
        assert len(TEXTS.board(view, LONG_CAST, say)) <= 4000
        assert len(TEXTS.alt(view, LONG_CAST, say)) <= 1024
        assert len(TEXTS.hand(view, LONG_CAST, say)) <= 1024
        assert len(TEXTS.status(view, LONG_CAST, say)) <= 300


@both()
def test_the_longest_sentences_fit_a_menu(say: Words) -> None:
    animals = sorted(ANIMALS, key=lambda animal: -len(say(f"short.{animal}")))
    state = at(f"0: hand {' '.join(animals[:8])}\n1:")
    assert all(len(sentence(state, action, say)) <= 80 for action in of_kind(state, EndTurn))
    state = at(f"turn_cards=2\nanimals: {' '.join(animals[:3])} / {animals[3]}\nhelps: care care care\n0:")
    assert all(len(sentence(after(state, Refresh()), a, say)) <= 80 for a in legal(after(state, Refresh())))
    for animal in ANIMALS:
        payment = tuple(map(Help, ("food", "food", "love", "love", "care", "care")))
        assert len(sentence(at("0:\n1:"), MakeHappy(animal, payment), say)) <= 80
        assert len(sentence(at("0:\n1:"), Pay(animal), say)) <= 80


@both()
def test_options_say_what_solo_fixes(say: Words) -> None:
    together, alone = (TEXTS.options(KawaiiOptions(), seats, say) for seats in (3, 1))
    assert [option.field for option in together] == ["animals_shown", "colour_majority"]
    assert together[0].note == ""
    assert alone[0].note == alone[1].note != ""


@both()
def test_the_hand_says_what_it_can_do(say: Words) -> None:
    state = at("0: hand D05 food love; sad D02; happy D07 C07\n1:")
    text = TEXTS.hand(GAME.view(state, Seat(0)), CAST, say)
    for name in (say("animal.D05"), say("short.D02"), say("location.L01")):
        assert name in text
    assert TEXTS.hand(GAME.view(state, None), CAST, say) == ""


def test_texts_tell_nothing_of_other_hands() -> None:
    state = at("draws=2\n0: hand D05 food\n1: hand love care")
    other = GAME.imagine(state, None, Luck("another", 1))
    for tell in (TEXTS.board, TEXTS.alt, TEXTS.status):
        assert tell(GAME.view(state, None), CAST, EN) == tell(GAME.view(other, None), CAST, EN)
