"""What is hidden, from whom, and what may be undone."""

from bot.engine.luck import Luck
from bot.engine.play import forced_action
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.actions import (
    DrawHelp,
    EndTurn,
    KawaiiAction,
    MakeHappy,
    Obtain,
    PlayAnimal,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.events import AnimalTaken, HelpDrawn
from tests.games.super_kawaii_pets.positions import GAME, after, at, start, step

ANA, BIA = Seat(0), Seat(1)


def reveals(text: str, action: KawaiiAction) -> bool:
    return step(at(text), action).reveals


def test_hands_are_seen_by_their_owner_only() -> None:
    state = at("0: hand D05 food\n1: hand love love care")
    mine = GAME.view(state, ANA)
    assert mine.hand is not None
    assert (mine.hand.animals, mine.hand.helps) == (("D05",), ("food",))
    assert [player.hand for player in mine.players] == [2, 3]
    assert GAME.view(state, None).hand is None


def test_a_draw_from_the_help_deck_is_seen_by_its_owner_only() -> None:
    drawn = HelpDrawn(ANA, Help("food"))
    assert GAME.seen(drawn, ANA) == drawn
    assert GAME.seen(drawn, BIA) == HelpDrawn(ANA, None)
    assert GAME.seen(drawn, None) == HelpDrawn(ANA, None)


def test_face_up_draws_were_seen_by_all() -> None:
    taken = AnimalTaken(ANA, AnimalId("D01"))
    assert GAME.seen(taken, BIA) == taken


def test_discards_are_public() -> None:
    view = GAME.view(at("animals: D01 C01 / R01 / D05\nhelps: food / / love\nlocations: L01 / / L02\n0:\n1:"), None)
    assert (view.animal_discards, view.help_discards, view.location_discards) == (("D05",), ("love",), ("L02",))


def test_the_view_shows_the_open_animal_and_the_sizes_of_the_decks() -> None:
    view = GAME.view(start(3), BIA)
    state = start(3)
    assert view.animal_top == state.animals.deck[0]
    assert (view.animal_deck, view.help_deck, view.location_deck) == (40, 24, 12)


def test_imagining_keeps_what_is_public_and_the_own_hand() -> None:
    state = at("0: hand D05 food\n1: hand C04 love\n2: hand care")
    for draw in range(20):
        other = GAME.imagine(state, ANA, Luck("imagine", draw))
        assert GAME.view(other, ANA) == GAME.view(state, ANA)
        assert other.players[0] == state.players[0]
        assert sorted((*other.helps.deck, *(h for p in other.players for h in p.helps))) == sorted(
            (*state.helps.deck, *(h for p in state.players for h in p.helps))
        )


def test_imagining_deals_other_hands_anew_animals_and_helps_alike() -> None:
    state = at("0: hand D05 food\n1: hand C04 love\n2: hand care")
    hands = {GAME.imagine(state, ANA, Luck("imagine", n)).players[1] for n in range(40)}
    assert len(hands) > 5
    assert {len(hand.animals) for hand in hands} == {0, 1}


def test_cards_laid_out_for_the_discard_are_secret_until_the_turn_ends() -> None:
    state = at("parting: D05 food\n0: hand D05 D06 D07 D08 D09 D10 food food love love care\n1:")
    other = GAME.imagine(state, BIA, Luck("imagine", 3))
    assert GAME.view(other, BIA) == GAME.view(state, BIA)
    mine, theirs = GAME.view(state, ANA).hand, GAME.view(state, BIA).hand
    assert mine is not None
    assert mine.parting == ("D05", "food")
    assert theirs is not None
    assert theirs.parting == ()


def test_undo_is_possible_where_nothing_was_revealed() -> None:
    assert not reveals("draws=2\n0:\n1:", TakeAnimal(AnimalId("D01")))
    assert not reveals("draws=2\n0:\n1:", TakeHelp(Help("love")))
    assert not reveals("0: hand D01\n1:", PlayAnimal(AnimalId("D01")))
    assert not reveals("0: hand care; sad D01\n1:", MakeHappy(AnimalId("D01"), (Help("care"),)))
    assert not reveals("0: happy D07 C07\n1:", Obtain(LocationId("L01"), (AnimalId("D07"), AnimalId("C07"))))


def test_undo_never_crosses_a_card_that_was_unseen() -> None:
    assert reveals("draws=2\n0:\n1:", DrawHelp())
    assert reveals("draws=2\n0:\n1:", TakeAnimal(AnimalId("R01"))), "the next animal of the deck is open now"
    refilled = after(at("draws=2\n0:\n1:"), TakeHelp(Help("love")), TakeHelp(Help("food")))
    assert step(refilled, EndTurn()).reveals


def test_taking_the_last_animal_of_the_deck_reveals_nothing() -> None:
    text = "draws=2\nanimals: D01 C01 / R01\nhelps: food food food / love\nlocations: L01\n0:\n1:"
    assert not reveals(text, TakeAnimal(AnimalId("R01")))


def test_ending_a_turn_is_not_played_by_itself_while_a_hand_is_hidden() -> None:
    holding = at("0: hand food\n1:")
    assert GAME.legal_actions(holding, ANA) == (EndTurn(),)
    assert forced_action(GAME, holding, Luck("forced", 0)) is None
    assert forced_action(GAME, at("0:\n1:"), Luck("forced", 0)) == (ANA, EndTurn())


def test_the_hand_view_says_what_each_card_can_do() -> None:
    hand = GAME.view(at("0: hand D05 D10 food love; sad D02 D01; happy D07 C07\n1:"), ANA).hand
    assert hand is not None
    assert hand.playable
    assert set(hand.payable) == {"D01", "D02", "D05"}
    assert hand.obtainable == ("L01",)
    drawing = GAME.view(at("draws=1\n0: hand D05\n1:"), ANA).hand
    assert drawing is not None
    assert not drawing.playable
