"""The table in words: whose turn it is, what is asked, the display, and what lies in front of each seat."""

from collections.abc import Iterator

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, COLOURS, LOCATIONS, RULES, AnimalId, Help
from bot.games.super_kawaii_pets.state import Home
from bot.games.super_kawaii_pets.text_names import (
    about_animal,
    about_location,
    animal_name,
    card_name,
    colour_name,
    effect_text,
    helps_text,
    location_name,
    points,
    short_name,
    short_names,
    species_name,
    symbols,
)
from bot.games.super_kawaii_pets.text_result import winners
from bot.games.super_kawaii_pets.view import PlayerView, View

__all__ = ["alt", "board", "question", "status"]


def question(view: View, say: Words) -> str:
    """What is wanted of the seat that is awaited."""
    if view.refreshing is not None:
        return say("Choose the displayed cards to replace.")
    if view.paying:
        return say("Choose how to pay for {animal}.", animal=animal_name(view.paying, say))
    if view.hand is not None and view.hand.parting:
        return say("Choose the rest of the cards to discard.")
    if view.effect:
        return say("{card}: {effect}.", card=card_name(view.effect, say), effect=effect_text(view.effect, say))
    if view.draws == RULES.draws_per_turn:
        return say("Draw two cards, one after the other.")
    if view.draws:
        return say("Draw the second card.")
    return say("Play animals, make them happy and obtain locations as you like, then end your turn.")


def status(view: View, cast: Cast, say: Words) -> str:
    """Whose turn it is, what is awaited, and what is near; after the end, who won."""
    if view.result is not None:
        return winners(view, cast, say)
    doing = say("{name}'s turn: {doing}", name=cast.name(view.seat), doing=_doing(view, say))
    return "\n".join((doing, *_warnings(view, cast, say)))


def alt(view: View, cast: Cast, say: Words) -> str:
    """The board picture summed up. Points count only cards in play: sad animals in hands are secret."""
    lines = [status(view, cast, say), *_displayed_in_short(view, say)]
    if view.fresh:
        lines.append(say("Turned happy last: {animals}.", animals=short_names(view.fresh, say)))
    lines += [_summary(Seat(seat), view, cast, say) for seat in range(len(view.players))]
    return "\n".join(lines)


def board(view: View, cast: Cast, say: Words) -> str:
    """The whole table, enough to play from."""
    lines = [status(view, cast, say), *_display(view, say), *_discards(view, say)]
    for seat in range(len(view.players)):
        lines.append(_summary(Seat(seat), view, cast, say))
        lines += _in_front(Seat(seat), view, say)
    return "\n".join(lines)


def _doing(view: View, say: Words) -> str:
    if view.refreshing is not None:
        return say("a refresh of the display")
    if view.effect:
        return say("the effect of {card}", card=card_name(view.effect, say))
    if view.draws:
        return say.plural("{n} card to draw", "{n} cards to draw", view.draws)
    return say("play, make happy, obtain")


def _warnings(view: View, cast: Cast, say: Words) -> Iterator[str]:
    """What everybody should know is near (SK12, SK16)."""
    if view.solo:
        yield (
            say("This is the last turn.")
            if view.last_round
            else say("Turns left after this one: {n}", n=view.turn_cards)
        )
    elif view.last_round:
        yield say("Final round: it ends before {name} would play again.", name=cast.name(view.first))
    elif view.stalemate_near:
        yield say("The match ends with this round unless an animal turns happy or a location is obtained.")


def _displayed_in_short(view: View, say: Words) -> Iterator[str]:
    animals = [card for card in (view.animal_top, *view.animals_shown) if card]
    locations = [card for card in view.locations_shown if card]
    if animals:
        yield say("Animals to take: {cards}.", cards=short_names(animals, say))
    yield _helps_line(view, say)
    if locations:
        yield say("Locations: {cards}.", cards=short_names(locations, say))


def _display(view: View, say: Words) -> Iterator[str]:
    """Every open card with all that stands on it."""
    deck = say.plural("{n} card in the deck", "{n} cards in the deck", view.animal_deck)
    if view.animal_top:
        yield say("**Animals to take** ({deck}, the first of these on top of it):", deck=deck)
    else:
        yield say("**Animals to take** ({deck}):", deck=deck)
    for animal in filter(None, (view.animal_top, *view.animals_shown)):
        yield f"• {animal_name(animal, say)}: {about_animal(animal, say)}"
    yield _helps_line(view, say)
    left = say.plural("{n} card in the deck", "{n} cards in the deck", view.location_deck)
    yield say("**Locations** ({deck}):", deck=left)
    for location in filter(None, view.locations_shown):
        yield f"• {location_name(location, say)}: {about_location(location, say)}"


def _helps_line(view: View, say: Words) -> str:
    shown = tuple(Help(card) for card in view.helps_shown if card)
    deck = say.plural("{n} card in the deck", "{n} cards in the deck", view.help_deck)
    return say("Helps to take: {helps} ({deck}).", helps=helps_text(shown, say) or say("none"), deck=deck)


def _discards(view: View, say: Words) -> Iterator[str]:
    """Discards are public."""
    if view.help_discards:
        yield say("Discarded Helps: {cards}.", cards=helps_text(view.help_discards, say))
    if view.animal_discards:
        yield say("Discarded animals: {cards}.", cards=short_names(view.animal_discards, say))
    if view.location_discards:
        yield say("Discarded locations: {cards}.", cards=short_names(view.location_discards, say))


def _summary(seat: Seat, view: View, cast: Cast, say: Words) -> str:
    """A seat in one line."""
    player = view.players[seat]
    name = cast.name(seat)
    if seat == view.first and not view.solo:
        name = say("{name} (first player)", name=name)
    return say(
        "{name}: {points} in play, {n} of {goal} horizontal cards, {sad} sad, {hand} in hand.",
        name=name,
        points=points(player.points, say),
        n=player.horizontal,
        goal=RULES.end_at,
        sad=len(player.sad),
        hand=player.hand,
    )


def _in_front(seat: Seat, view: View, say: Words) -> Iterator[str]:
    """All cards that lie in front of a seat."""
    player = view.players[seat]
    if player.sad:
        yield say("Sad: {animals}.", animals=", ".join(_sad(animal, say) for animal in player.sad))
    if player.happy:
        yield say("Happy and free: {animals}.", animals=", ".join(_happy(animal, say) for animal in player.happy))
    for home in player.homes:
        yield _home(home, say)
    if view.colour_majority or view.solo:
        yield _colours(player, say)
    if view.revealed and view.revealed[seat]:
        yield say("Sad in hand: {animals}.", animals=short_names(view.revealed[seat], say))


def _sad(animal: AnimalId, say: Words) -> str:
    """ "Corgi (dog, blue, care, 1)"."""
    card = ANIMALS[animal]
    colour = colour_name(card.colour, say)
    parts = (species_name(card.species, say), colour, symbols(card.cost, say), str(card.vp))
    return f"{short_name(animal, say)} ({', '.join(parts)})"


def _happy(animal: AnimalId, say: Words) -> str:
    return f"{short_name(animal, say)} ({species_name(ANIMALS[animal].species, say)})"


def _home(home: Home, say: Words) -> str:
    worth = points(LOCATIONS[home.location].vp, say)
    names = {"location": location_name(home.location, say), "animals": short_names(home.residents, say)}
    return say("{location} ({points}): {animals}.", points=worth, **names)


def _colours(player: PlayerView, say: Words) -> str:
    counts = [f"{colour_name(colour, say)} {n}" for colour, n in zip(COLOURS, player.colours, strict=True)]
    return say("By colour: {counts}.", counts=", ".join(counts))
