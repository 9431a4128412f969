"""DP15 to DP17, DP21: completing adventures, what pays for them, and drawing new ones."""

from itertools import product

from bot.games.day_at_the_park.actions import (
    Cancel,
    Complete,
    DrawAdventure,
    FinishAdventures,
    Pay,
    PayWithWilds,
    Substitute,
)
from bot.games.day_at_the_park.components import CardId
from bot.games.day_at_the_park.items import Counts, Payment, as_payment
from bot.games.day_at_the_park.payments import Due, Purse, after, paid_with, plain, spent, substitutions
from bot.games.day_at_the_park.state import Card, Paying, Substitution
from tests.games.day_at_the_park.positions import act, can, kinds_of, offered, position, step

CHASE = CardId("E25")
"""Chase Bubbles: one flower and two cupcakes; +2 for a note and a bird more."""


def completing(seat: str, head: str = "") -> str:
    return f"step: adventures\n{head}\nseat: {seat}"


def complete(card: str, *payment: str, extra: bool = False) -> Complete:
    return Complete(CardId(card), extra, tuple(payment))  # type: ignore[arg-type]


def test_dp15_items_are_turned_in_and_points_scored_at_once() -> None:
    state = position(completing("hello_kitty at=N50 open=E25 items=0/0/2/2"))
    after = act(state, complete("E25", "flower", "cupcake", "cupcake"))
    player = after.players[0]
    assert (player.items, player.points.total, player.open, player.done) == ((0, 0, 1, 0), 2, (), (Card(CHASE),))
    assert after.supply == (20, 20, 19, 20)


def test_dp15_the_rulebooks_example_a_cupcake_on_the_space_leaves_a_flower_and_a_cupcake() -> None:
    state = position(completing("keroppi at=M51 open=E25 items=0/0/1/1"))
    assert can(state, complete("E25", "flower", "cupcake"))


def test_dp15_the_symbol_counts_for_every_adventure_of_the_turn() -> None:
    state = position(completing("keroppi at=M51 open=E25,E07 items=1/0/2/1"))
    state = act(state, complete("E25", "flower", "cupcake"))
    assert can(state, complete("E07", "music", "flower"))


def test_ruled_the_symbol_counts_once_for_cost_and_easy_bonus_together() -> None:
    state = position(completing("keroppi at=N50 open=E25+ items=1/0/1/2"))
    assert can(state, complete("E25", "flower", "cupcake", "cupcake"))
    assert can(state, complete("E25", "music", "flower", "cupcake", "cupcake", extra=True))
    both = position(completing("keroppi at=M51 open=E28+ items=1/1/1/1"))
    assert can(both, complete("E28", "music", "bird", "flower", "cupcake", extra=True))


def test_ruled_the_symbol_is_where_the_figure_stands_now() -> None:
    state = position(completing("keroppi at=N50 open=E25 items=0/0/1/1"))
    assert not offered(state, Complete)


def test_dp15_several_adventures_may_be_completed() -> None:
    state = position(completing("keroppi at=N50 open=E25,E07 items=1/0/2/3"))
    state = act(state, complete("E25", "flower", "cupcake", "cupcake"), complete("E07", "music", "flower", "cupcake"))
    assert state.players[0].points.total == 4
    assert state.completed == 2


def test_dp16_an_easy_bonus_takes_extra_items_for_extra_points() -> None:
    state = position(completing("hello_kitty at=N51 open=E25+ items=0/1/1/2"))
    after = act(state, complete("E25", "bird", "flower", "cupcake", "cupcake", extra=True))
    assert (after.players[0].points.adventures, after.players[0].points.extras) == (2, 2)
    assert after.players[0].items == (0, 0, 0, 0)


def test_dp16_only_with_the_bonus_side_up() -> None:
    state = position(completing("hello_kitty at=N51 open=E25 items=1/1/1/2"))
    assert offered(state, Complete) == [complete("E25", "flower", "cupcake", "cupcake")]


def test_ruled_a_medium_bonus_side_costs_one_item_of_any_kind_more() -> None:
    state = position(completing("hello_kitty at=M50 open=M13+ items=1/4/0/1"))
    assert offered(state, Complete) == [
        complete("M13", "music", "bird", "bird", "bird", "cupcake"),
        complete("M13", "bird", "bird", "bird", "bird", "cupcake"),
    ]


def test_ruled_a_hard_bonus_side_costs_one_more_and_a_standard_side_does_not() -> None:
    held = "items=2/2/2/2"
    assert not offered(position(completing(f"hello_kitty at=M50 open=H08+ {held} tokens=")), PayWithWilds)
    assert offered(position(completing(f"hello_kitty at=M50 open=H08+ {held}")), Complete) == [
        complete("H08", "music", "music", "bird", "bird", "flower", "flower", "cupcake", "cupcake")
    ]
    assert offered(position(completing(f"hello_kitty at=M50 open=H08 {held}")), Complete) == [
        complete("H08", "music", "music", "bird", "bird", "flower", "cupcake", "cupcake")
    ]


def test_ruled_the_symbol_may_pay_the_further_item() -> None:
    state = position(completing("hello_kitty at=N51 open=M13+ items=0/3/1/1"))
    assert offered(state, Complete) == [complete("M13", "bird", "bird", "bird", "flower", "cupcake")]


def test_dp19_a_wild_token_stands_for_one_item() -> None:
    state = position(completing("hello_kitty at=N50 open=E25 items=0/0/0/2 tokens=wild"))
    state = act(state, PayWithWilds(CHASE, False))
    assert offered(state) == [Substitute("flower", "wild"), Cancel()]
    state = act(state, Substitute("flower", "wild"))
    after = act(state, Pay(("cupcake", "cupcake", "wild")))
    assert after.players[0].tokens == ()
    assert after.used == ("wild",)
    assert after.players[0].done == (Card(CHASE),)


def test_ruled_wild_tokens_pay_easy_bonuses() -> None:
    state = position(completing("hello_kitty at=N51 open=E25+ items=0/0/1/2 tokens=wild"))
    state = act(state, PayWithWilds(CHASE, True), Substitute("bird", "wild"))
    after = act(state, Pay(("flower", "cupcake", "cupcake", "wild")))
    assert after.players[0].points.extras == 2


def test_dp21_an_item_used_as_wild_is_turned_in_as_another() -> None:
    """Keroppi's action: up to three items may be wild."""
    state = position(completing("keroppi at=N50 open=E25 items=3/0/0/0", "wild: 3"))
    state = act(state, PayWithWilds(CHASE, False), Substitute("flower", "music"))
    state = act(state, Substitute("cupcake", "music"), Substitute("cupcake", "music"))
    after = act(state, Pay(("music", "music", "music")))
    assert after.wild_items == 0
    assert after.players[0].items == (0, 0, 0, 0)


def test_ruled_the_symbol_is_never_wild() -> None:
    state = position(completing("keroppi at=N51 open=E25 items=2/0/0/0", "wild: 3"))
    assert not offered(state, PayWithWilds)


def test_paying_may_be_cancelled_and_nothing_is_spent() -> None:
    state = position(completing("hello_kitty at=N50 open=E25 items=0/0/0/2 tokens=wild"))
    begun = act(state, PayWithWilds(CHASE, False), Substitute("flower", "wild"))
    assert act(begun, Cancel()) == state


def test_dp17_a_tile_is_drawn_first_then_adventures_until_three() -> None:
    state = position(completing("hello_kitty at=N50 hand=T01 done=E25 open=E01,E02", "completed: 1\npile: T05 T06"))
    after = step(state, FinishAdventures())
    assert after.state.players[0].hand == ("T01", "T05")
    assert after.reveals
    assert kinds_of(after.state) == {DrawAdventure}
    drawn = act(after.state, DrawAdventure("hard", True))
    assert drawn.players[0].open[-1] == Card(CardId("H01"), True)
    assert drawn.step in ("after", "place")


def test_dp17_without_completing_anything_no_adventure_is_drawn() -> None:
    state = position(completing("hello_kitty zzz at=N50 hand=T01 open=E01,E02", "pile: T05 T06"))
    assert act(state, FinishAdventures()).active == 1


def test_dp17_any_deck_and_either_side() -> None:
    state = position("step: refill\ncompleted: 1\nseat: hello_kitty at=N50 open=E01,E02")
    assert offered(state) == [
        DrawAdventure(deck, side) for deck in ("easy", "medium", "hard") for side in (False, True)
    ]


def test_ruled_an_empty_deck_cannot_be_chosen() -> None:
    state = position("step: refill\ncompleted: 1\nmedium:\nhard:\neasy: E20\nseat: hello_kitty at=N50 open=E01,E02")
    assert offered(state) == [DrawAdventure("easy", False), DrawAdventure("easy", True)]


def test_ruled_with_all_decks_empty_one_plays_on_with_fewer() -> None:
    head = "completed: 1\npile: T05 T06\neasy:\nmedium:\nhard:"
    state = position(completing("hello_kitty zzz at=N50 hand=T01 open=E01", head))
    assert act(state, FinishAdventures()).active == 1


def _by_hand(asked: Due, held: Purse) -> set[Payment]:
    """Every payment there is, tried one by one: spare items count as wild, none is turned in for its own kind."""
    found = set()
    for items in product(*(range(have + 1) for have in held.items)):
        for tokens in range(held.wild_tokens + 1):
            size = sum(asked.items) + asked.any
            spare = sum(max(0, have - want) for have, want in zip(items, asked.items, strict=True))
            short = sum(max(0, want - have) for have, want in zip(items, asked.items, strict=True))
            if sum(items) + tokens == size and max(0, short - tokens) <= held.wild_items and spare + tokens >= short:
                music, bird, flower, cupcake = items
                found.add(as_payment((music, bird, flower, cupcake), tokens))
    return found


def _by_choices(asked: Due, held: Purse) -> set[Payment]:
    """Every payment that the choices lead to, no choice leading nowhere."""
    found = set(plain(asked, held.items))
    trail: list[tuple[Substitution, ...]] = [()]
    while trail:
        made = trail.pop()
        payments = set(paid_with(Paying(CHASE, False, made), asked, held))
        more = list(substitutions(asked, held, made))
        assert payments or more or not made
        found |= payments
        trail += [(*made, entry) for entry in more]
    return found


def test_dp21_the_choices_lead_to_every_payment_and_nowhere_else() -> None:
    holdings: list[Counts] = [(0, 0, 1, 2), (2, 1, 0, 1), (1, 0, 1, 2), (3, 0, 0, 0), (1, 1, 1, 1), (0, 2, 2, 0)]
    for items, tokens, wild, anything in product(holdings, range(3), range(3), range(2)):
        asked, held = Due((0, 0, 1, 2), anything), Purse(items, tokens, wild)
        chosen = _by_choices(asked, held)
        assert chosen <= _by_hand(asked, held)
        assert {spent(payment) for payment in chosen} == {spent(payment) for payment in _by_hand(asked, held)}


def test_after_a_substitution_less_is_asked() -> None:
    rest, left = after(Due((0, 0, 1, 2)), Purse((1, 0, 1, 2), 1, 0), (Substitution("flower", "wild"),))
    assert rest.items == (0, 0, 0, 2)
    assert (left.items, left.wild_tokens) == ((1, 0, 0, 2), 0)
