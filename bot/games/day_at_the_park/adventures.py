"""Step 3, completing adventures (DP15, DP16), and the adventures of step 4 (DP17)."""

from collections.abc import Iterator

from bot.games.day_at_the_park.actions import Action, Cancel, Complete, DrawAdventure, Pay, PayWithWilds, Substitute
from bot.games.day_at_the_park.components import ADVENTURES, DIFFICULTIES, RULES, CardId, Difficulty, Item
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import AdventureCompleted, AdventureDrawn
from bot.games.day_at_the_park.items import Payment
from bot.games.day_at_the_park.payments import Due, due, paid_with, plain, purse, spent, substitutions
from bot.games.day_at_the_park.state import Card, Paying, Points, State, Substitution, deck_index, deck_of

__all__ = [
    "begin_paying",
    "can_refill",
    "complete",
    "completions",
    "draw_adventure",
    "draws",
    "pay",
    "pay_choices",
    "put_under",
    "substitute",
    "take_top",
]


def completions(state: State) -> Iterator[Action]:
    """DP15: the open adventures that can be completed now, with each payment that matters."""
    player = state.mover
    held = purse(player, state.wild_items)
    for card in player.open:
        for extra in _extras(card):
            asked = due(card, extra, _symbol(state))
            for payment in plain(asked, held.items):
                yield Complete(card.id, extra, payment)
            if next(substitutions(asked, held, ()), None) is not None:
                yield PayWithWilds(card.id, extra)


def _extras(card: Card) -> tuple[bool, ...]:
    """DP16: only an easy card with its bonus side up lets one turn in more."""
    return (False, True) if card.bonus and ADVENTURES[card.id].bonus.kind == "extra" else (False,)


def _symbol(state: State) -> Item | None:
    """DP15: the symbol where the figure stands now counts as one item."""
    cell = state.mover.cell
    return None if cell is None else state.park.item(cell)


def complete(course: Course, action: Complete) -> None:
    """DP15: items are turned in, points scored at once."""
    _completed(course, action.card, action.extra, action.payment)


def _completed(course: Course, card_id: CardId, extra: bool, payment: Payment) -> None:
    """DP15, DP16: the card joins the completed ones with the side that is up."""
    seat, player, adventure = course.state.active, course.state.mover, ADVENTURES[card_id]
    items, wild_tokens = spent(payment)
    course.pay(seat, items)
    course.give_up_token(seat, "wild", wild_tokens)
    bonus_points = adventure.bonus.points if extra else 0
    points = player.points
    course.change_player(
        seat,
        open=tuple(card for card in player.open if card.id != card_id),
        done=(*player.done, *(card for card in player.open if card.id == card_id)),
        points=Points(points.adventures + adventure.points, points.extras + bonus_points, points.character),
    )
    course.change(completed=course.state.completed + 1)
    course.tell(AdventureCompleted(seat, card_id, payment, adventure.points, bonus_points))


def begin_paying(course: Course, action: PayWithWilds) -> None:
    """DP21: wilds are named one by one."""
    course.change(decision=Paying(action.card, action.extra))


def pay_choices(state: State, paying: Paying) -> list[Action]:
    """DP21: whole payments first, then what else may stand in."""
    held, asked = purse(state.mover, state.wild_items), _asked(state, paying)
    payments = [Pay(payment) for payment in paid_with(paying, asked, held)]
    more = [Substitute(entry.item, entry.given) for entry in substitutions(asked, held, paying.substitutions)]
    return [*payments, *more, Cancel()]


def _asked(state: State, paying: Paying) -> Due:
    card = next(card for card in state.mover.open if card.id == paying.card)
    return due(card, paying.extra, _symbol(state))


def substitute(course: Course, paying: Paying, action: Substitute) -> None:
    """DP19, DP21: one thing is turned in as another."""
    made = (*paying.substitutions, Substitution(action.item, action.given))
    course.change(decision=Paying(paying.card, paying.extra, made))


def pay(course: Course, paying: Paying, action: Pay) -> None:
    """DP21: used wild items count against those of this turn."""
    wild_items = sum(entry.given != "wild" for entry in paying.substitutions)
    course.change(decision=None, wild_items=course.state.wild_items - wild_items)
    _completed(course, paying.card, paying.extra, action.payment)


def can_refill(state: State) -> bool:
    """DP17, DP24: after completing something, up to three open cards; not on one's own last turn."""
    missing = len(state.mover.open) < RULES.adventures_in_front
    return bool(state.completed and missing and any(state.decks)) and not state.is_last_turn


def draws(state: State) -> list[Action]:
    """DP17: any deck that is not empty, either side."""
    decks = [difficulty for difficulty in DIFFICULTIES if state.deck(difficulty)]
    return [DrawAdventure(deck, bonus) for deck in decks for bonus in (False, True)]


def draw_adventure(course: Course, action: DrawAdventure) -> None:
    """DP17: the top card of a deck, its side chosen."""
    seat = course.state.active
    card = take_top(course, action.deck)
    course.change_player(seat, open=(*course.player(seat).open, Card(card, action.bonus)))
    course.tell(AdventureDrawn(seat, card, action.bonus))


def take_top(course: Course, deck: Difficulty) -> CardId:
    """The top card of a deck leaves it, which shows the next one."""
    card, *rest = course.state.deck(deck)
    _set_deck(course, deck, tuple(rest))
    course.reveals = True
    return card


def put_under(course: Course, card: CardId) -> None:
    """DP20: a card goes under its own deck."""
    deck = deck_of(card)
    _set_deck(course, deck, (*course.state.deck(deck), card))


def _set_deck(course: Course, deck: Difficulty, cards: tuple[CardId, ...]) -> None:
    easy, medium, hard = course.state.decks
    decks = [easy, medium, hard]
    decks[deck_index(deck)] = cards
    course.change(decks=(decks[0], decks[1], decks[2]))
