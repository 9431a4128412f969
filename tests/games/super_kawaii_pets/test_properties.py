"""What holds in every match, however it is played."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.luck import Luck
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS, RULES, AnimalId, Help, Location
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.payments import payments, sort_helps
from bot.games.super_kawaii_pets.residents import residents
from bot.games.super_kawaii_pets.state import State
from tests.games.super_kawaii_pets.hidden import inventory
from tests.games.super_kawaii_pets.positions import GAME

KINDS = st.sampled_from([Help("food"), Help("love"), Help("care")])


def everything(seats: int) -> list[str]:
    each = 9 if seats > 1 else 9 - RULES.solo_turn_cards_per_type
    return sorted((*ANIMALS, *LOCATIONS, *(["food"] * each), *(["love"] * each), *(["care"] * each)))


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.text("abc", min_size=4, max_size=8),
    shown=st.sampled_from([3, 4]),
    data=st.data(),
)
def test_every_card_is_in_exactly_one_place_and_hands_end_their_turns_with_five_at_most(
    seats: int, seed: str, shown: int, data: st.DataObject
) -> None:
    state = GAME.setup(seats, KawaiiOptions(animals_shown=3 if shown == 3 else 4), Luck(seed, 0))
    picks = data.draw(st.lists(st.integers(0, 10_000), min_size=20, max_size=80))
    for ply, pick in enumerate(picks, start=1):
        if state.over is not None:
            break
        state = _check(state, pick, Luck(seed, ply), everything(seats))


def _check(state: State, pick: int, luck: Luck, cards: list[str]) -> State:
    actions = GAME.legal_actions(state, state.seat)
    following = GAME.apply(state, state.seat, actions[pick % len(actions)], luck).state
    assert list(inventory(following)) == cards
    if following.turn_number > state.turn_number:
        assert following.players[state.seat].hand_size <= RULES.hand_limit
    assert all(player.helps == sort_helps(player.helps) for player in following.players)
    return following


@given(cost=st.lists(KINDS, min_size=1, max_size=3), hand=st.lists(KINDS, max_size=9))
def test_a_payment_comes_from_the_hand_and_has_one_or_two_cards_a_symbol(cost: list[Help], hand: list[Help]) -> None:
    for payment in payments(tuple(cost), sort_helps(tuple(hand))):
        assert not Counter(payment) - Counter(hand)
        assert len(cost) <= len(payment) <= RULES.substitute * len(cost)


@given(cost=st.lists(KINDS, min_size=1, max_size=3), hand=st.lists(KINDS, max_size=9), more=KINDS)
def test_one_more_help_never_takes_a_payment_away(cost: list[Help], hand: list[Help], more: Help) -> None:
    before = payments(tuple(cost), sort_helps(tuple(hand)))
    assert set(before) <= set(payments(tuple(cost), sort_helps((*hand, more))))


@given(
    location=st.sampled_from(list(LOCATIONS.values())),
    happy=st.lists(st.sampled_from(list(ANIMALS)), unique=True, max_size=8),
)
def test_residents_are_free_animals_that_cover_each_need(location: Location, happy: list[AnimalId]) -> None:
    left = []
    for chosen in residents(location.needs, tuple(happy)):
        assert set(chosen) <= set(happy)
        assert len(set(chosen)) == len(location.needs)
        own = Counter(ANIMALS[animal].species for animal in chosen)
        wilds = own.pop("wild", 0)
        assert sum((Counter(location.needs) - own).values()) == wilds
        left.append(tuple(sorted(ANIMALS[animal].species for animal in happy if animal not in chosen)))
    assert len(set(left)) == len(left), "each choice leaves other species free"
