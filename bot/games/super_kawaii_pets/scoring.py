"""What a match is worth to each player (SK13 to SK16)."""

import msgspec

from bot.engine.game import Outcome
from bot.games.super_kawaii_pets.components import ANIMALS, COLOURS, LOCATIONS, RULES, Colour
from bot.games.super_kawaii_pets.state import Player, State

__all__ = ["Score", "colour_counts", "outcome", "points_in_play", "scores", "solo_rank"]


class Score(msgspec.Struct, frozen=True):
    """A seat's points and what they are made of."""

    happy: int
    """Points of the happy animals, assigned ones too."""
    locations: int
    sad_in_play: int
    """How many sad animals lie in front of the player; each costs a point."""
    sad_in_hand: int
    """How many animals are in the hand; each costs a point."""
    colours: tuple[int, ...]
    """What each colour brings, in the order of `COLOURS`: the majority (SK15), or solo's five of a colour (SK16)."""

    @property
    def sad(self) -> int:
        return self.sad_in_play + self.sad_in_hand

    @property
    def total(self) -> int:
        return self.happy + self.locations - RULES.sad_penalty * self.sad + sum(self.colours)


def scores(state: State) -> tuple[Score, ...]:
    """Every seat's score if the match ended now."""
    bonuses = _colour_bonuses(state)
    return tuple(_score(player, bonus) for player, bonus in zip(state.players, bonuses, strict=True))


def points_in_play(player: Player) -> int:
    """Points of the cards in play that everybody sees: happy animals and locations, less sad animals (SK13)."""
    return _happy_points(player) + _location_points(player) - RULES.sad_penalty * len(player.sad)


def colour_counts(player: Player) -> tuple[int, ...]:
    """Horizontal cards of each colour, in the order of `COLOURS`."""
    cards: list[Colour] = [ANIMALS[animal].colour for animal in player.all_happy]
    cards += [LOCATIONS[home.location].colour for home in player.homes]
    return tuple(map(cards.count, COLOURS))


def outcome(state: State) -> Outcome | None:
    """The ranking: most points, then fewest sad animals, then shared (SK14). Solo is won or lost (SK16)."""
    if state.over is None:
        return None
    final = scores(state)
    totals = tuple(score.total for score in final)
    keys = [(-score.total, score.sad) for score in final]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Outcome(state.over, ranks, totals, won=state.over != "solo_lost")


def solo_rank(points: int) -> int:
    """The highest of the solo ranks (35, 40, 45, 50) that the points reach; 0 for none (SK16)."""
    return max((rank for rank in RULES.solo_ranks if points >= rank), default=0)


def _score(player: Player, colours: tuple[int, ...]) -> Score:
    return Score(_happy_points(player), _location_points(player), len(player.sad), len(player.animals), colours)


def _happy_points(player: Player) -> int:
    return sum(ANIMALS[animal].vp for animal in player.all_happy)


def _location_points(player: Player) -> int:
    return sum(LOCATIONS[home.location].vp for home in player.homes)


def _colour_bonuses(state: State) -> list[tuple[int, ...]]:
    counts = [colour_counts(player) for player in state.players]
    if state.solo:
        return [tuple(RULES.solo_colour_points * (n >= RULES.solo_colour_min) for n in counts[0])]
    if not state.colour_majority:
        return [(0,) * len(COLOURS) for _ in counts]
    by_colour = [_majority(column) for column in zip(*counts, strict=True)]
    return list(zip(*by_colour, strict=True))


def _majority(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What one colour brings to each seat: 3 for having most, 1 for sharing most, from one card on (SK15)."""
    most = max(counts)
    points = RULES.colour_majority if counts.count(most) == 1 else RULES.colour_tie
    return tuple(points if count == most > 0 else 0 for count in counts)
