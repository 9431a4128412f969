"""Before the first turn: the setup, and everybody's start choices at once (DP5 to DP8)."""

from collections.abc import Iterator
from itertools import combinations

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import Action, ChooseBonuses, ChooseCharacter, ChooseSide
from bot.games.day_at_the_park.components import (
    ADVENTURES,
    CHARACTERS,
    DIFFICULTIES,
    PARK_TILES,
    RULES,
    SET_ASIDE,
    TOKENS,
    TOKENS_PER_KIND,
    CardId,
    Difficulty,
)
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import (
    AdventuresDealt,
    BonusesChosen,
    CharacterChosen,
    SideChosen,
    TilesDealt,
)
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.park import start_park
from bot.games.day_at_the_park.state import Card, Player, State

__all__ = ["choose_bonuses", "choose_character", "choose_side", "setup", "start_choices"]


def setup(seats: int, options: Options, luck: Luck) -> State:
    """DP4 to DP6: shuffled tiles, some set aside unseen, tokens and decks. The first player is random (ruled)."""
    if seats not in SET_ASIDE:
        raise IllegalAction("DP4", "seats", least=min(SET_ASIDE), most=max(SET_ASIDE))
    tiles = luck.shuffled(PARK_TILES)
    aside = SET_ASIDE[seats]
    decks = [_deck(difficulty, luck) for difficulty in DIFFICULTIES]
    bag = luck.shuffled([token for token in TOKENS for _ in range(TOKENS_PER_KIND)])
    return State(
        options=options,
        players=_players(seats, options, luck),
        park=start_park(options.start_tile),
        first=(first := Seat(luck.below(seats))),
        active=first,
        pile=tiles[aside:],
        box=tuple(sorted(tiles[:aside])),
        decks=(decks[0], decks[1], decks[2]),
        bag=bag,
    )


def _deck(difficulty: Difficulty, luck: Luck) -> tuple[CardId, ...]:
    return luck.shuffled([card.id for card in ADVENTURES.values() if card.difficulty == difficulty])


def _players(seats: int, options: Options, luck: Luck) -> tuple[Player, ...]:
    """DP7: without a character each, or with one dealt."""
    if options.characters == "pick":
        return (Player(stage="character"),) * seats
    return tuple(Player(stage="side", character=character) for character in luck.sample(tuple(CHARACTERS), seats))


def start_choices(state: State, seat: Seat) -> list[Action]:
    """DP7, ruled: each in the order character, its side, bonus sides; nobody waits for the others."""
    player = state.players[seat]
    match player.stage:
        case "character":
            taken = {other.character for other in state.players}
            return [ChooseCharacter(character) for character in CHARACTERS if character not in taken]
        case "side":
            return [ChooseSide("explore"), ChooseSide("score")]
        case "bonuses":
            return [ChooseBonuses(cards) for cards in _subsets(player)]
        case "ready":
            return []


def _subsets(player: Player) -> Iterator[tuple[CardId, ...]]:
    cards = [card.id for card in player.open]
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)


def choose_character(course: Course, seat: Seat, action: ChooseCharacter) -> None:
    """Ruled: first come, first served."""
    course.change_player(seat, stage="side", character=action.character)
    course.tell(CharacterChosen(seat, action.character))


def choose_side(course: Course, seat: Seat, action: ChooseSide) -> None:
    """DP7: the side for the whole match; then two easy adventures and a medium one are dealt."""
    course.change_player(seat, side=action.side, stage="bonuses")
    course.tell(SideChosen(seat, action.side))
    easy, medium, hard = course.state.decks
    cards = easy[: RULES.start_easy] + medium[: RULES.start_medium]
    course.change(decks=(easy[RULES.start_easy :], medium[RULES.start_medium :], hard))
    course.change_player(seat, open=tuple(map(Card, cards)))
    course.tell(AdventuresDealt(seat, cards))
    course.reveals = True


def choose_bonuses(course: Course, seat: Seat, action: ChooseBonuses) -> None:
    """DP7: a bonus side is chosen per card; then come the two secret tiles."""
    cards = tuple(Card(card.id, card.id in action.cards) for card in course.player(seat).open)
    tiles, pile = course.state.pile[: RULES.hand_tiles], course.state.pile[RULES.hand_tiles :]
    course.change(pile=pile)
    course.change_player(seat, open=cards, hand=tiles, stage="ready")
    course.tell(BonusesChosen(seat, action.cards))
    course.tell(TilesDealt(seat, tiles))
    course.reveals = True
