"""The log: one line for what happened."""

from bot.engine.seats import Cast
from bot.engine.words import Words, marked
from bot.games.super_kawaii_pets import events as e
from bot.games.super_kawaii_pets.components import RULES, Help
from bot.games.super_kawaii_pets.state import Ending
from bot.games.super_kawaii_pets.text_names import (
    animal_name,
    card_name,
    help_name,
    helps_text,
    location_name,
    short_name,
    short_names,
)
from bot.games.super_kawaii_pets.view import View

__all__ = ["ending", "event_line"]

_SHUFFLED = {
    "animals": marked("The discarded animals are shuffled into a new deck."),
    "helps": marked("The discarded Helps are shuffled into a new deck."),
    "locations": marked("The discarded locations are shuffled into a new deck."),
}

_ENDINGS: dict[Ending, str] = {
    "ten": marked("The final round is over."),
    "stalemate": marked("Three full rounds went by without a happy animal or a location."),
    "solo_won": marked("Ten horizontal cards in time: you win!"),
    "solo_lost": marked("The turns deck is empty and ten horizontal cards are not reached."),
}

Seated = (
    e.TurnBegan
    | e.NothingToDraw
    | e.AnimalTaken
    | e.HelpTaken
    | e.HelpDrawn
    | e.AnimalPlayed
    | e.EffectLost
    | e.EffectSkipped
    | e.TurnedHappy
    | e.LocationObtained
    | e.LastRoundBegan
    | e.Discarded
)


def event_line(event: e.KawaiiEvent, view: View, cast: Cast, say: Words) -> str:
    """What happened, in one sentence."""
    if isinstance(event, Seated):
        return _seated(event, cast.name(event.seat), view, say)
    match event:
        case e.DisplayRefilled(animals, helps, locations):
            return say("New in the display: {cards}.", cards=_cards(animals, helps, locations, say))
        case e.Shuffled(deck):
            return say(_SHUFFLED[deck])
        case e.StalemateNear():
            return say("Another round without a happy animal or a location ends the match.")
        case e.TurnCardRemoved(left):
            return say("A turn card leaves the game; {n} left.", n=left)
        case e.TurnCardReturned(left):
            return say("The turn card comes back; {n} left.", n=left)
        case e.CardsReplaced(animals, helps, locations):
            return say("Replaced: {cards}.", cards=_cards(animals, helps, locations, say))
        case e.Ended(reason):
            return ending(reason, say)


def ending(reason: Ending, say: Words) -> str:
    """Why the match ended."""
    return say(_ENDINGS[reason])


def _seated(event: Seated, name: str, view: View, say: Words) -> str:
    """What a seat did, or what befell it."""
    match event:
        case e.TurnBegan():
            return say("{name}'s turn begins.", name=name)
        case e.NothingToDraw():
            return say("{name} finds no card to draw.", name=name)
        case e.EffectLost(_, card):
            return say("Nothing fits the effect of {card}.", card=card_name(card, say))
        case e.EffectSkipped(_, card):
            return say("{name} takes nothing by {card}.", name=name, card=card_name(card, say))
        case e.LastRoundBegan():
            return _last_round(name, view, say)
        case e.Discarded(_, animals, helps):
            return say("{name} discards {cards}.", name=name, cards=_cards(animals, helps, (), say))
        case _:
            return _played(event, name, say)


def _played(
    event: e.AnimalTaken | e.HelpTaken | e.HelpDrawn | e.AnimalPlayed | e.TurnedHappy | e.LocationObtained,
    name: str,
    say: Words,
) -> str:
    """A card that went from one place to another."""
    match event:
        case e.AnimalTaken(_, animal):
            return say("{name} takes {card}.", name=name, card=animal_name(animal, say))
        case e.HelpTaken(_, kind):
            return say("{name} takes {card}.", name=name, card=help_name(kind, say))
        case e.HelpDrawn(_, kind):
            return _drawn(kind, name, say)
        case e.AnimalPlayed(_, animal):
            return say("{name} plays {animal}, still sad.", name=name, animal=animal_name(animal, say))
        case e.TurnedHappy(_, animal, payment):
            names = {"animal": animal_name(animal, say), "payment": helps_text(payment, say)}
            return say("{name} makes {animal} happy for {payment}!", name=name, **names)
        case e.LocationObtained(_, location, residents):
            names = {"location": location_name(location, say), "animals": short_names(residents, say)}
            return say("{name} obtains {location} for {animals}.", name=name, **names)


def _drawn(kind: Help | None, name: str, say: Words) -> str:
    if kind is None:
        return say("{name} draws from the Help deck.", name=name)
    return say("{name} draws {card} from the Help deck.", name=name, card=help_name(kind, say))


def _last_round(name: str, view: View, say: Words) -> str:
    if view.solo:
        return say("{name} has {n} horizontal cards: this turn is the last.", name=name, n=RULES.end_at)
    return say("{name} has {n} horizontal cards: the final round has begun.", name=name, n=RULES.end_at)


def _cards(animals: tuple[str, ...], helps: tuple[Help, ...], locations: tuple[str, ...], say: Words) -> str:
    """Cards of several kinds in one list."""
    names = [short_name(card, say) for card in animals]
    names += [helps_text(helps, say)] if helps else []
    names += [short_name(card, say) for card in locations]
    return ", ".join(names)
