"""The end of the day: bonuses of completed adventures, and who had the best one (DP16, DP21, DP22)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import msgspec

from bot.engine.game import Outcome
from bot.games.day_at_the_park.components import ADVENTURES, ITEMS, TYPES, AdventureType, Bonus, CardId
from bot.games.day_at_the_park.items import Counts, number, plus, tally
from bot.games.day_at_the_park.state import Card, Player, Points, State

__all__ = ["CardBonus", "Score", "bonus_points", "final_score", "outcome"]


class CardBonus(msgspec.Struct, frozen=True):
    """What a completed card's bonus side is worth at the end."""

    card: CardId
    points: int


class Score(msgspec.Struct, frozen=True):
    """What one player's score is made of."""

    points: Points
    """Scored during the day."""
    bonuses: tuple[CardBonus, ...]
    """Medium and hard cards with the bonus side up, in the order of completion; also those that bring nothing."""
    wild: Counts
    """What the Wild tokens were declared as, for the best total."""
    completed: int
    items: int
    """Items left, Wild tokens not among them (ruled)."""

    @property
    def total(self) -> int:
        return self.points.total + sum(bonus.points for bonus in self.bonuses)

    @property
    def rank_key(self) -> tuple[int, int, int]:
        """DP22: points, then completed adventures, then items left."""
        return self.total, self.completed, self.items


def final_score(player: Player) -> Score:
    """DP16, DP19: each Wild token is declared once for all cards, here for the best total; of equal ways the first."""
    best = max(_declarations(player), key=lambda wild: sum(_bonuses(player, wild).values()))
    bonuses = tuple(CardBonus(card, points) for card, points in _bonuses(player, best).items())
    return Score(player.points, bonuses, best, len(player.done), sum(player.items))


def _declarations(player: Player) -> Iterator[Counts]:
    """Every way to declare the Wild tokens; where no card counts leftovers there is nothing to declare."""
    tokens = player.tokens.count("wild")
    if not any(ADVENTURES[card.id].bonus.kind.startswith("leftover") for card in _bonus_cards(player)):
        tokens = 0
    return map(tally, combinations_with_replacement(ITEMS, tokens))


def _bonus_cards(player: Player) -> list[Card]:
    """DP16: only cards with the bonus side up count, and easy ones were settled when they were completed."""
    return [card for card in player.done if card.bonus and ADVENTURES[card.id].bonus.kind != "extra"]


def _bonuses(player: Player, wild: Counts) -> dict[CardId, int]:
    left = plus(player.items, wild)
    types = [ADVENTURES[card.id].type for card in player.done]
    return {card.id: bonus_points(ADVENTURES[card.id].bonus, left, types) for card in _bonus_cards(player)}


def bonus_points(bonus: Bonus, left: Counts, types: list[AdventureType]) -> int:
    """DP16: medium cards count leftovers, not spent; hard ones count completed types, their own card too."""
    match bonus.kind:
        case "leftover_per":
            return min(bonus.max, bonus.points * (_left(bonus, left) // bonus.n))
        case "leftover_set":
            return bonus.points if min(left) >= bonus.each else 0
        case "leftover_at_least":
            return bonus.points if _left(bonus, left) >= bonus.n else 0
        case "per_type":
            return bonus.points * sum(kind == bonus.type for kind in types)
        case "type_sets":
            return bonus.points * min(types.count(kind) for kind in TYPES)
        case "extra":
            return 0


def _left(bonus: Bonus, left: Counts) -> int:
    assert bonus.item is not None
    return number(left, bonus.item)


def outcome(state: State) -> Outcome | None:
    """DP22: most points, then most completed adventures, then most items left, then shared. None before the end."""
    if state.step != "over":
        return None
    scores = [final_score(player) for player in state.players]
    keys = [score.rank_key for score in scores]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome("last_turns_over", ranks, tuple(score.total for score in scores))
