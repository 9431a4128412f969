"""Words for what can be chosen: buttons, menus, and whole actions as sentences."""

from typing import Any

from bot.engine.words import Label, Words, marked
from bot.games.super_kawaii_pets import actions as a
from bot.games.super_kawaii_pets.components import ANIMALS, COLOUR_OF_HELP, RULES, AnimalId, Help
from bot.games.super_kawaii_pets.hands import help_of
from bot.games.super_kawaii_pets.payments import without
from bot.games.super_kawaii_pets.text_names import (
    about_animal,
    about_help,
    about_location,
    animal_name,
    capital,
    card_name,
    colour_name,
    hand_card_name,
    help_name,
    helps_text,
    location_name,
    points,
    short_names,
)
from bot.games.super_kawaii_pets.view import View

__all__ = ["kind", "prompt", "sentence", "value"]

_KINDS: dict[type[Any], str] = {
    a.TakeAnimal: marked("Take an animal"),
    a.TakeHelp: marked("Take a Help"),
    a.DrawHelp: marked("Draw from Help deck"),
    a.SkipEffect: marked("Take nothing"),
    a.PlayAnimal: marked("Play an animal"),
    a.MakeHappy: marked("Make happy"),
    a.Pay: marked("Make happy"),
    a.Obtain: marked("Obtain a location"),
    a.Refresh: marked("Refresh display"),
    a.ChooseAnimals: marked("Animals"),
    a.ChooseHelps: marked("Helps"),
    a.ChooseLocations: marked("Locations"),
    a.Replace: marked("Replace now"),
    a.Cancel: marked("Cancel"),
}

_PROMPTS: dict[tuple[type[Any], str], str] = {
    (a.TakeAnimal, "animal"): marked("Which animal do you take?"),
    (a.TakeHelp, "help"): marked("Which Help do you take?"),
    (a.PlayAnimal, "animal"): marked("Which animal comes to your table?"),
    (a.MakeHappy, "animal"): marked("Who turns happy?"),
    (a.MakeHappy, "payment"): marked("Which Helps do you discard for it?"),
    (a.Pay, "animal"): marked("Who turns happy?"),
    (a.Obtain, "location"): marked("Which location do you obtain?"),
    (a.Obtain, "residents"): marked("Who moves in for good?"),
    (a.EndTurn, "discard"): marked("Which cards do you discard?"),
    (a.ChooseAnimals, "animals"): marked("Which animals are replaced?"),
    (a.ChooseHelps, "places"): marked("Which Helps are replaced?"),
    (a.ChooseLocations, "locations"): marked("Which locations are replaced?"),
}


def kind(of: type[Any], view: View, say: Words) -> str:
    """A kind of action on a button; ending the turn says how many cards go."""
    if of is not a.EndTurn:
        return say(_KINDS[of])
    going = _going(view)
    return say("End turn, discard {n}", n=going) if going else say("End turn")


def prompt(of: type[Any] | None, field: str | None, view: View, say: Words) -> str:
    """What is asked next."""
    if of is not None and field is not None:
        return say(_PROMPTS[of, field])
    if view.refreshing is not None:
        return say("Choose what to replace, then replace it all at once.")
    if view.effect or view.draws:
        return say("What do you take?")
    return say("What do you do?")


def value(of: type[Any], field: str, chosen: Any, view: View, say: Words) -> Label:
    """One value of a field: the thing, then what it brings."""
    match field:
        case "help":
            return Label(capital(help_name(chosen, say)), about_help(chosen, say))
        case "payment":
            return _payment_label(chosen, view, say)
        case "residents":
            return Label(say.list([animal_name(animal, say) for animal in chosen]))
        case "discard":
            return _discard_label(chosen, say)
        case "places":
            kind_there = Help(view.helps_shown[chosen])
            return Label(capital(help_name(kind_there, say)), say("place {n}", n=chosen + 1))
        case "location" | "locations":
            return Label(location_name(chosen, say), about_location(chosen, say))
        case _:
            return Label(animal_name(chosen, say), _animal_detail(of, chosen, say))


def sentence(action: a.KawaiiAction, view: View, say: Words) -> str:
    """The whole action."""
    match action:
        case a.TakeAnimal(animal):
            return say("Take {animal}", animal=animal_name(animal, say))
        case a.TakeHelp(kind_taken):
            return say("Take {help}", help=help_name(kind_taken, say))
        case a.DrawHelp():
            return say("Draw the top card of the Help deck")
        case a.SkipEffect():
            return say("Take nothing by {card}", card=card_name(view.effect, say))
        case a.EndTurn(discard):
            return _end_sentence(discard, view, say)
        case a.PlayAnimal() | a.MakeHappy() | a.Pay() | a.Obtain():
            return _table_sentence(action, say)
        case _:
            return _refresh_sentence(action, view, say)


def _table_sentence(action: a.PlayAnimal | a.MakeHappy | a.Pay | a.Obtain, say: Words) -> str:
    """What is done with animals in front of one."""
    match action:
        case a.PlayAnimal(animal):
            return say("Play {animal}", animal=animal_name(animal, say))
        case a.MakeHappy(animal, payment):
            names = {"animal": animal_name(animal, say), "payment": helps_text(payment, say)}
            return say("Make {animal} happy for {payment}", **names)
        case a.Pay(animal):
            return say("Make {animal} happy, then choose the payment", animal=animal_name(animal, say))
        case a.Obtain(location, residents):
            names = {"location": location_name(location, say), "animals": short_names(residents, say)}
            return say("Obtain {location} for {animals}", **names)


def _refresh_sentence(action: a.KawaiiAction, view: View, say: Words) -> str:
    """What is done with a turn card in solo, and calling off what was begun."""
    match action:
        case a.Refresh():
            return say("Spend a turn card to replace displayed cards")
        case a.ChooseAnimals(cards) | a.ChooseLocations(cards):
            return say("Choose to replace {cards}", cards=short_names(cards, say))
        case a.ChooseHelps(places):
            return say("Choose to replace {cards}", cards=_helps_by_place(places, view, say))
        case a.Replace():
            return say("Replace the cards chosen")
        case _:
            return _cancel_sentence(view, say)


def _cancel_sentence(view: View, say: Words) -> str:
    if view.refreshing is not None:
        return say("Cancel, and keep the turn card")
    if view.paying:
        return say("Cancel, and leave {animal} sad for now", animal=animal_name(view.paying, say))
    return say("Cancel, and go on with the turn")


def _end_sentence(discard: tuple[a.HandCard, ...], view: View, say: Words) -> str:
    if not discard:
        return say("End your turn")
    cards = say.list([hand_card_name(card, say) for card in discard])
    if len(discard) < _going(view):
        return say("Lay out {cards} for the discard", cards=cards)
    return say("End your turn and discard {cards}", cards=cards)


def _going(view: View) -> int:
    """How many cards the viewer must still choose to discard."""
    if view.hand is None:
        return 0
    held = len(view.hand.animals) + len(view.hand.helps) - len(view.hand.parting)
    return max(0, held - RULES.hand_limit)


def _animal_detail(of: type[Any], animal: Any, say: Words) -> str:
    """What is worth knowing of an animal: all of it, or of one that is paid for, what it brings."""
    if of is a.MakeHappy or of is a.Pay:
        return points(ANIMALS[animal].vp, say)
    return about_animal(animal, say)


def _payment_label(payment: tuple[Help, ...], view: View, say: Words) -> Label:
    kept = without(view.hand.helps, payment) if view.hand else ()
    detail = say("you keep {helps}", helps=helps_text(kept, say)) if kept else say("you keep no Help")
    return Label(capital(helps_text(payment, say)), detail)


def _discard_label(card: a.HandCard, say: Words) -> Label:
    kind_held = help_of(card)
    if kind_held is None:
        return Label(card_name(card, say), about_animal(AnimalId(card), say))
    return Label(hand_card_name(card, say), colour_name(COLOUR_OF_HELP[kind_held], say))


def _helps_by_place(places: tuple[int, ...], view: View, say: Words) -> str:
    """ "food (place 1) and love (place 3)"."""
    return say.list(
        [say("{help} (place {n})", help=help_name(Help(view.helps_shown[place]), say), n=place + 1) for place in places]
    )
