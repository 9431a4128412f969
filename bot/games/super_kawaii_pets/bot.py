"""A player made of rules of thumb: takes what it can soon pay, plays at once, and moves pets into homes."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.luck import Luck
from bot.games.super_kawaii_pets.actions import (
    Cancel,
    ChooseAnimals,
    ChooseHelps,
    ChooseLocations,
    DrawHelp,
    EndTurn,
    KawaiiAction,
    MakeHappy,
    Obtain,
    Pay,
    PlayAnimal,
    Refresh,
    Replace,
    SkipEffect,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import (
    ANIMALS,
    COLOUR_OF_HELP,
    HELPS,
    LOCATIONS,
    RULES,
    AnimalId,
    Effect,
    Help,
    LocationId,
    effect_of,
)
from bot.games.super_kawaii_pets.events import KawaiiEvent
from bot.games.super_kawaii_pets.hands import help_of
from bot.games.super_kawaii_pets.payments import payments, sort_helps
from bot.games.super_kawaii_pets.view import HandView, PlayerView, View

__all__ = ["choose"]

UNAFFORDABLE = 4.0
"""Helps that are missing for an animal which two more cards would not make happy."""


def choose(
    history: Sequence[KawaiiEvent],  # noqa: ARG001 (what lies on the table is enough)
    view: View,
    actions: Sequence[KawaiiAction],
    luck: Luck,
    strength: str = "average",  # noqa: ARG001 (there is one strength)
) -> KawaiiAction:
    """The action that looks best now; equal ones by luck."""
    values = [_VALUES[type(action)](view, action) for action in actions]
    best = max(values)
    return luck.choice([action for action, value in zip(actions, values, strict=True) if value == best])


def _take_animal(view: View, action: TakeAnimal) -> float:
    """Its points, less what its care still costs; in the final round only what can be paid now counts."""
    animal, helps = ANIMALS[action.animal], _hand(view).helps
    missing = _missing(action.animal, helps)
    if view.last_round and missing:
        return -1.0
    crowd = len(_waiting(view))
    wanted = sum(animal.species in (*LOCATIONS[place].needs, "wild") for place in _places(view))
    return 0.5 * animal.vp + 0.4 * wanted + (1.0 if effect_of(animal.id) else 0.0) - 1.3 * missing - 1.2 * crowd + 1.5


def _take_help(view: View, action: TakeHelp) -> float:
    return _use(view, action.help) + 0.1


def _draw_help(view: View, _: DrawHelp) -> float:
    """Any of the three kinds may come."""
    return sum(_use(view, kind) for kind in HELPS) / len(HELPS)


def _use(view: View, kind: Help) -> float:
    """What one more Help of this kind brings nearer, and a little for its own sake."""
    helps = _hand(view).helps
    more = sort_helps((*helps, kind))
    nearer = max((_missing(animal, helps) - _missing(animal, more) for animal in _waiting(view)), default=0.0)
    return 1.0 + 2.0 * nearer - 0.3 * helps.count(kind)


def _skip_effect(*_: Any) -> float:
    return 0.0


def _play_animal(view: View, action: PlayAnimal) -> float:
    """At once, as a sad animal costs the same in the hand; but one whose effect would be lost may wait for a turn."""
    effect = effect_of(action.animal)
    worth_waiting = effect is not None and not _finds(view, effect) and not view.last_round
    return -0.5 if worth_waiting and _own(view).hand < RULES.hand_limit and len(_own(view).sad) > 1 else 100.0


def _finds(view: View, effect: Effect) -> bool:
    """Whether anything open fits the effect."""
    animals = [ANIMALS[card] for card in (view.animal_top, *view.animals_shown) if card]
    helps = [Help(card) for card in view.helps_shown if card]
    if effect.by == "help":
        return effect.want in helps
    if effect.by == "species":
        return any(animal.species == effect.want for animal in animals)
    return any(animal.colour == effect.want for animal in animals) or any(
        COLOUR_OF_HELP[kind] == effect.want for kind in helps
    )


def _make_happy(view: View, action: MakeHappy) -> float:
    """Points a card, unless most of it would be paid in pairs."""
    animal = ANIMALS[action.animal]
    waste = len(action.payment) - len(animal.cost)
    if waste > 1 and not view.last_round:
        return -10.0
    return 50.0 + animal.vp - 1.5 * waste - 0.5 * len(animal.cost)


def _pay(_: View, action: Pay) -> float:
    return 50.0 + ANIMALS[action.animal].vp


def _obtain(_: View, action: Obtain) -> float:
    """Points, less a little for each Wild that stands in for another species."""
    location = LOCATIONS[action.location]
    wilds = sum(ANIMALS[animal].species == "wild" for animal in action.residents)
    return 60.0 + location.vp - len(location.needs) - 0.5 * wilds


def _end_turn(view: View, action: EndTurn) -> float:
    """Ends the turn with the cards gone that are missed least."""
    return -sum(_keep(view, card) for card in action.discard)


def _keep(view: View, card: str) -> float:
    kind = help_of(card)
    if kind is not None:
        return _use(view, kind)
    return ANIMALS[AnimalId(card)].vp - _missing(AnimalId(card), _hand(view).helps) - (2.0 if view.last_round else 0.0)


def _never(*_: Any) -> float:
    """Turns are worth more than other cards to choose from."""
    return -1000.0


def _at_last(*_: Any) -> float:
    """Who has inherited a half-done refresh calls it off."""
    return -500.0


def _waiting(view: View) -> tuple[AnimalId, ...]:
    """Own animals that are not happy yet, in front and in the hand."""
    return (*_own(view).sad, *_hand(view).animals)


def _missing(animal: AnimalId, helps: tuple[Help, ...]) -> float:
    """How many more Helps of the right kind would pay for the animal: 0 to 2, or too many."""
    cost = ANIMALS[animal].cost
    if payments(cost, helps):
        return 0.0
    extra = [sort_helps((*helps, kind)) for kind in HELPS]
    if any(payments(cost, hand) for hand in extra):
        return 1.0
    more = [sort_helps((*hand, kind)) for hand in extra for kind in HELPS]
    return 2.0 if any(payments(cost, hand) for hand in more) else UNAFFORDABLE


def _places(view: View) -> tuple[LocationId, ...]:
    return tuple(place for place in view.locations_shown if place)


def _own(view: View) -> PlayerView:
    return view.players[view.seat]


def _hand(view: View) -> HandView:
    assert view.hand is not None
    return view.hand


_VALUES: dict[type[KawaiiAction], Callable[[View, Any], float]] = {
    TakeAnimal: _take_animal,
    TakeHelp: _take_help,
    DrawHelp: _draw_help,
    SkipEffect: _skip_effect,
    PlayAnimal: _play_animal,
    MakeHappy: _make_happy,
    Pay: _pay,
    Obtain: _obtain,
    EndTurn: _end_turn,
    Refresh: _never,
    ChooseAnimals: _never,
    ChooseHelps: _never,
    ChooseLocations: _never,
    Replace: _at_last,
    Cancel: _at_last,
}
