"""Special actions of attraction tokens (DP19)."""

from collections.abc import Iterator

from bot.games.day_at_the_park.actions import (
    Action,
    ButterflyItems,
    Cancel,
    Done,
    LookInBox,
    Rest,
    RideTricycle,
    Trade,
    UseExchange,
    UseTicket,
)
from bot.games.day_at_the_park.adventures import put_under, take_top
from bot.games.day_at_the_park.components import DIFFICULTIES, ITEMS, RULES, TOKENS
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import BoxSeen, ItemsTraded, Rode, TicketUsed, TokenUsed
from bot.games.day_at_the_park.items import bundles, counts, kinds, less, number, plus, tally
from bot.games.day_at_the_park.state import Card, Exchanging, Placing, State

__all__ = [
    "attraction_actions",
    "begin_exchange",
    "cancel_exchange",
    "end_exchange",
    "gain_butterfly_items",
    "look_in_box",
    "rest",
    "ride_tricycle",
    "trade",
    "trades",
    "use_ticket",
]


def attraction_actions(state: State) -> Iterator[Action]:
    """DP19: what the active player's tokens can do now. A Wild token is for paying, or a bench."""
    tokens = state.mover.tokens
    if "tricycle" in tokens:
        yield from map(RideTricycle, state.park.cells())
    if "butterfly" in tokens:
        yield from _butterfly(state)
    if "exchange" in tokens and next(_swaps(state, RULES.exchange_max), None) is not None:
        yield UseExchange()
    if "attraction" in tokens:
        yield from _tickets(state)
    if state.mover.asleep:
        yield from (Rest(token) for token in TOKENS if token in tokens)


def ride_tricycle(course: Course, action: RideTricycle) -> None:
    """DP19: to any space, one's own included, for its item; no token and no high five (ruled)."""
    seat = course.state.active
    course.use_token(TokenUsed(seat, "tricycle", "action"))
    course.change_player(seat, cell=action.cell)
    course.change(fresh=(action.cell,))
    course.tell(Rode(seat, action.cell))
    if (item := course.state.park.item(action.cell)) is not None:
        course.gain(seat, tally([item]))


def _butterfly(state: State) -> Iterator[Action]:
    """DP19: looking or items, chosen before looking; with an empty box only items (ruled)."""
    if state.box:
        yield LookInBox()
    yield from map(ButterflyItems, bundles(RULES.butterfly_items, state.supply))


def look_in_box(course: Course) -> None:
    """DP19: who looks must place one of the tiles; only the looker sees them."""
    seat, box = course.state.active, course.state.box
    course.use_token(TokenUsed(seat, "butterfly", "action"))
    course.change(decision=Placing(box, "box"))
    course.tell(BoxSeen(seat, len(box), box))
    course.reveals = True


def gain_butterfly_items(course: Course, action: ButterflyItems) -> None:
    """DP19: any two items instead of a tile."""
    course.use_token(TokenUsed(course.state.active, "butterfly", "action"))
    course.gain(course.state.active, tally(action.gains))


def _swaps(state: State, most: int) -> Iterator[Trade]:
    held, supply = state.mover.items, state.supply
    for give in kinds(held):
        for take in ITEMS:
            limit = min(most, number(held, give), number(supply, take)) if give != take else 0
            yield from (Trade(give, take, count) for count in range(1, limit + 1))


def begin_exchange(course: Course) -> None:
    """DP19: the token is turned in once all trades are agreed."""
    course.change(decision=Exchanging(course.state.mover.items))


def trades(state: State, exchanging: Exchanging) -> list[Action]:
    """DP19: one for one, for items of any kinds that the supply has, up to six."""
    more = list(_swaps(state, RULES.exchange_max - exchanging.traded))
    return [*([Done()] if exchanging.traded else []), *more, Cancel()]


def trade(course: Course, exchanging: Exchanging, action: Trade) -> None:
    """DP19: items are returned first, then others taken."""
    seat = course.state.active
    course.pay(seat, tally([action.give] * action.count))
    items = plus(course.player(seat).items, tally([action.take] * action.count))
    course.change_player(seat, items=items)
    traded = exchanging.traded + action.count
    course.change(decision=Exchanging(exchanging.before, traded))
    if traded == RULES.exchange_max:
        end_exchange(course, exchanging)


def end_exchange(course: Course, exchanging: Exchanging) -> None:
    """DP19: the token is turned in; what was traded to and fro is not worth telling."""
    seat = course.state.active
    change = less(course.player(seat).items, exchanging.before)
    course.change(decision=None)
    course.use_token(TokenUsed(seat, "exchange", "action"))
    gave, took = counts(max(0, -n) for n in change), counts(max(0, n) for n in change)
    course.tell(ItemsTraded(seat, gave, took))


def cancel_exchange(course: Course, exchanging: Exchanging) -> None:
    """All trades are taken back, and the token is kept."""
    course.change_player(course.state.active, items=exchanging.before)
    course.change(decision=None)


def _tickets(state: State) -> Iterator[UseTicket]:
    """DP19: any deck that is not empty; the side is asked only if the new card is kept (ruled)."""
    for deck in DIFFICULTIES:
        for drawn in state.deck(deck)[:1]:
            for card in state.mover.open:
                yield UseTicket(deck, card.id, bonus=False)
                yield UseTicket(deck, card.id, bonus=True)
            yield UseTicket(deck, drawn, bonus=False)


def use_ticket(course: Course, action: UseTicket) -> None:
    """DP19: draw an adventure, then put one's choice of card, maybe the new one, under its deck."""
    seat = course.state.active
    course.use_token(TokenUsed(seat, "attraction", "action"))
    drawn = take_top(course, action.deck)
    cards = (*course.player(seat).open, Card(drawn, action.bonus))
    course.change_player(seat, open=tuple(card for card in cards if card.id != action.discard))
    put_under(course, action.discard)
    course.tell(TicketUsed(seat, drawn, action.discard, action.bonus))


def rest(course: Course, action: Rest) -> None:
    """DP19: any token as a bench turns the nap token to blank."""
    course.use_token(TokenUsed(course.state.active, action.token, "bench"))
    course.end_nap(course.state.active)
