"""Special actions of the characters' score sides, and when a special action may be used (DP18)."""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from bot.games.day_at_the_park.actions import (
    Action,
    Cancel,
    Done,
    OpenAlbum,
    ScorePoints,
    SwapAdventure,
    TurnInItems,
    TurnInToken,
)
from bot.games.day_at_the_park.adventures import put_under, take_top
from bot.games.day_at_the_park.attractions import attraction_actions
from bot.games.day_at_the_park.components import DIFFICULTIES, TOKENS
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import AdventureSwapped, PointsScored, TokenUsed
from bot.games.day_at_the_park.explore import EXPLORE, use_power
from bot.games.day_at_the_park.items import Payment
from bot.games.day_at_the_park.park import touching
from bot.games.day_at_the_park.payments import distinct, purse, same, spent
from bot.games.day_at_the_park.state import Card, State, Swapping, deck_of

__all__ = [
    "open_album",
    "points_to_score",
    "score_points",
    "special_actions",
    "swap_adventure",
    "swaps",
    "turn_in_items",
    "turn_in_token",
]


def special_actions(state: State) -> Iterator[Action]:
    """DP18: any number at any time in one's own turn: before, between and after the steps (ruled)."""
    player = state.mover
    if not player.asleep:
        op = player.power.op
        yield from (EXPLORE[op] if op in EXPLORE else _SCORE[op])(state)
    yield from attraction_actions(state)


def _score(course: Course, points: int, payment: Payment = ()) -> None:
    seat, player = course.state.active, course.state.mover
    scored = msgspec.structs.replace(player.points, character=player.points.character + points)
    course.change_player(seat, points=scored)
    course.tell(PointsScored(seat, points, payment))


def _same_items(state: State) -> Iterable[Action]:
    """Hello Kitty: three items of one kind."""
    return map(TurnInItems, same(state.mover.power.n, purse(state.mover, 0)))


def _different_items(state: State) -> Iterable[Action]:
    """Badtz-maru: one item of each kind."""
    return map(TurnInItems, distinct(state.mover.power.n, purse(state.mover, 0)))


def turn_in_items(course: Course, action: TurnInItems) -> None:
    """Hello Kitty, Badtz-maru: items for points; Wild tokens may stand in, the space's symbol may not."""
    use_power(course)
    items, wild_tokens = spent(action.payment)
    course.pay(course.state.active, items)
    course.give_up_token(course.state.active, "wild", wild_tokens)
    _score(course, course.state.mover.power.points, action.payment)


def points_to_score(state: State) -> int:
    """My Melody, Keroppi: what their score sides bring now."""
    power, player = state.mover.power, state.mover
    if power.op == "score_completed_difficulties":
        return power.per * min(power.max, len({deck_of(card.id) for card in player.done}))
    assert player.cell is not None
    symbol = state.park.item(player.cell)
    alike = sum(symbol is not None and state.park.item(near) == symbol for near in touching(state.park)[player.cell])
    return power.base + power.per * min(power.max, alike)


def _points_there(state: State) -> Iterable[Action]:
    """Offered only if it brings something."""
    return [ScorePoints()] if points_to_score(state) else []


def score_points(course: Course) -> None:
    """My Melody: 1 point, and 1 for each touching space with the same item. Keroppi: 1 a difficulty completed."""
    points = points_to_score(course.state)
    use_power(course)
    _score(course, points)


def _tokens_to_turn_in(state: State) -> Iterable[Action]:
    """Pompompurrin: one token of any kind."""
    return (TurnInToken(token) for token in TOKENS if token in state.mover.tokens)


def turn_in_token(course: Course, action: TurnInToken) -> None:
    """Pompompurrin: an unused token for points."""
    use_power(course)
    course.use_token(TokenUsed(course.state.active, action.token, "points"))
    _score(course, course.state.mover.power.points)


def _album(state: State) -> Iterable[Action]:
    """Chococat: with at least one completed adventure."""
    return [OpenAlbum()] if state.mover.done else []


def open_album(course: Course) -> None:
    """Chococat: nothing is spent before the first swap."""
    course.change(decision=Swapping("done", course.state.mover.power.max))


def swaps(state: State, swapping: Swapping) -> list[Action]:
    """DP20: each card for the top card of each deck; an emptied deck shows the card just put under."""
    ways: list[Action] = []
    for card in _pile(state, swapping):
        decks = [deck for deck in DIFFICULTIES if state.deck(deck) or deck == deck_of(card.id)]
        ways += [SwapAdventure(card.id, deck, bonus) for deck in decks for bonus in (False, True)]
    untouched = swapping.pile == "done" and not swapping.swapped
    return [*ways, Cancel() if untouched else Done()]


def _pile(state: State, swapping: Swapping) -> tuple[Card, ...]:
    return state.mover.open if swapping.pile == "open" else state.mover.done


def swap_adventure(course: Course, swapping: Swapping, action: SwapAdventure) -> None:
    """DP20: the old card goes under its deck, the new one's side is chosen; a completed one changes no points."""
    completed = swapping.pile == "done"
    if completed and not swapping.swapped:
        use_power(course)
    put_under(course, action.card)
    new = Card(take_top(course, action.deck), action.bonus)
    cards = tuple(new if card.id == action.card else card for card in _pile(course.state, swapping))
    course.change_player(course.state.active, **{swapping.pile: cards})
    course.tell(AdventureSwapped(course.state.active, action.card, new.id, action.bonus, completed))
    left = swapping.left - 1
    course.change(decision=Swapping(swapping.pile, left, swapping.swapped + 1) if left else None)


_SCORE: dict[str, Callable[[State], Iterable[Action]]] = {
    "turn_in_same": _same_items,
    "score_neighbours_same_item": _points_there,
    "score_completed_difficulties": _points_there,
    "turn_in_distinct": _different_items,
    "swap_completed": _album,
    "turn_in_attractions": _tokens_to_turn_in,
}
"""What can be done now with each score side, if the nap token is blank."""
