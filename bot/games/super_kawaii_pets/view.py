"""What one viewer may know: all that lies on the table, and his own hand."""

import msgspec

from bot.engine import game as engine
from bot.engine.game import Turn
from bot.engine.seats import Seat, Viewer
from bot.games.super_kawaii_pets.actions import HandCard
from bot.games.super_kawaii_pets.choices import flips, obtainable
from bot.games.super_kawaii_pets.components import RULES, AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.display import open_locations
from bot.games.super_kawaii_pets.events import HelpDrawn, KawaiiEvent
from bot.games.super_kawaii_pets.scoring import Score, colour_counts, outcome, points_in_play, scores, solo_rank
from bot.games.super_kawaii_pets.state import Ending, Home, Player, Refreshing, State

__all__ = ["HandView", "PlayerView", "Result", "View", "secrets", "seen", "view"]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of a seat, as everybody sees it."""

    sad: tuple[AnimalId, ...]
    happy: tuple[AnimalId, ...]
    """Happy and free."""
    homes: tuple[Home, ...]
    hand: int
    """How many cards the hand holds; which ones is the owner's secret."""
    points: int
    """Of the cards in play; sad animals in hand will cost a point each as well."""
    horizontal: int
    """Happy animals and locations: ten start the final round."""
    colours: tuple[int, ...]
    """Horizontal cards of each colour, in the order of `COLOURS`."""


class HandView(msgspec.Struct, frozen=True):
    """The viewer's own hand, and what his cards can do."""

    animals: tuple[AnimalId, ...]
    helps: tuple[Help, ...]
    playable: bool
    """Whether animals of the hand can be played at this moment."""
    payable: tuple[AnimalId, ...]
    """The animals, in front of him or in the hand, that his Helps could turn happy, each taken alone."""
    obtainable: tuple[LocationId, ...]
    """The open locations that his free happy animals could move into."""
    parting: tuple[HandCard, ...]
    """Laid out for the discard that ends the turn, while more must be chosen."""


class Result(msgspec.Struct, frozen=True):
    """How the match ended."""

    reason: Ending
    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    solo_rank: int
    """35, 40, 45 or 50 in a solo match won with as many points; else 0."""


class View(engine.View, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    players: tuple[PlayerView, ...]
    animal_top: AnimalId
    """The open top of the animal deck, which can be taken; "" when the deck is empty."""
    animals_shown: tuple[AnimalId, ...]
    """The places beside the deck; "" where the card is gone until the next turn begins."""
    animal_deck: int
    """How many cards the animal deck holds, the open one included."""
    helps_shown: tuple[str, ...]
    """Kinds of Help by place; "" for a gap."""
    help_deck: int
    locations_shown: tuple[LocationId, ...]
    location_deck: int
    animal_discards: tuple[AnimalId, ...]
    help_discards: tuple[Help, ...]
    location_discards: tuple[LocationId, ...]
    turn: Turn
    seat: Seat
    """Whose turn it is (after the end: whose turn was the last)."""
    first: Seat
    """Who holds the First Player card."""
    awaited: tuple[Seat, ...]
    draws: int
    """Draws of this turn still to make."""
    effect: str
    """The animal or location whose draw effect waits; "" for none."""
    paying: AnimalId
    """The animal whose payment is being chosen; "" for none."""
    refreshing: Refreshing | None
    """Solo: what has been chosen to be replaced, while it is."""
    solo: bool
    turn_cards: int
    """Solo: turns left after this one, if none is spent on a refresh."""
    colour_majority: bool
    last_round: bool
    """Whether this is the final round; in solo, the last turn."""
    stalemate_near: bool
    """Whether the match ends with this round unless somebody makes an animal happy or obtains a location."""
    fresh: tuple[AnimalId, ...]
    """The animals turned happy in the latest turn that turned any; the last one was turned last."""
    fresh_now: bool
    """Whether that is the running turn."""
    hand: HandView | None
    """None for the public."""
    revealed: tuple[tuple[AnimalId, ...], ...]
    """After the end: the animals in each hand, which cost a point each; () before."""
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    animals, helps, locations = state.animals, state.helps, state.locations
    return View(
        viewer=viewer,
        players=tuple(map(_player_view, state.players)),
        animal_top=AnimalId(animals.deck[0] if animals.deck else ""),
        animals_shown=tuple(map(AnimalId, animals.shown)),
        animal_deck=len(animals.deck),
        helps_shown=helps.shown,
        help_deck=len(helps.deck),
        locations_shown=tuple(map(LocationId, locations.shown)),
        location_deck=len(locations.deck),
        animal_discards=tuple(map(AnimalId, animals.discards)),
        help_discards=tuple(map(Help, helps.discards)),
        location_discards=tuple(map(LocationId, locations.discards)),
        turn=state.turn,
        seat=state.seat,
        first=state.first,
        awaited=() if state.over else (state.seat,),
        draws=state.draws,
        effect=state.effect,
        paying=state.paying,
        refreshing=state.refreshing,
        solo=state.solo,
        turn_cards=state.turn_cards,
        colour_majority=state.colour_majority,
        last_round=state.last_round or (state.solo and state.turn_cards == 0),
        stalemate_near=_stalemate_near(state),
        fresh=state.fresh,
        fresh_now=bool(state.fresh) and state.fresh_turn == state.turn_number,
        hand=None if viewer is None else _hand_view(state, viewer),
        revealed=tuple(player.animals for player in state.players) if state.over else (),
        result=_result(state),
    )


def secrets(shown: View) -> tuple[tuple[AnimalId, ...], tuple[Help, ...]] | None:
    """The cards in the viewer's hand, to tell whether they changed; None for the public."""
    return None if shown.hand is None else (shown.hand.animals, shown.hand.helps)


def seen(event: KawaiiEvent, viewer: Viewer) -> KawaiiEvent:
    """The event as this viewer may read it: a Help from the deck is known to its owner only."""
    if isinstance(event, HelpDrawn) and event.seat != viewer:
        return HelpDrawn(event.seat, None)
    return event


def _player_view(player: Player) -> PlayerView:
    return PlayerView(
        player.sad,
        player.happy,
        player.homes,
        player.hand_size,
        points_in_play(player),
        player.horizontal,
        colour_counts(player),
    )


def _hand_view(state: State, seat: Seat) -> HandView:
    player = state.players[seat]
    busy = state.draws or state.effect or state.paying or state.parting or state.refreshing is not None
    return HandView(
        player.animals,
        player.helps,
        playable=seat == state.seat and not busy and state.over is None,
        payable=tuple(animal for animal in (*player.sad, *player.animals) if flips(animal, player.helps)),
        obtainable=tuple(place for place in open_locations(state) if obtainable(place, player.happy)),
        parting=state.parting if seat == state.seat else (),
    )


def _stalemate_near(state: State) -> bool:
    last_chance = state.quiet_rounds == RULES.stalemate_rounds - 1
    return last_chance and not state.progress and not state.over


def _result(state: State) -> Result | None:
    ended = outcome(state)
    if ended is None or state.over is None:
        return None
    rank = solo_rank(ended.scores[0]) if state.over == "solo_won" else 0
    return Result(state.over, ended.ranks, scores(state), rank)
