"""What each action does: one function an action, for actions that are known to be legal."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.games.super_kawaii_pets import actions as a
from bot.games.super_kawaii_pets import events as e
from bot.games.super_kawaii_pets.components import AnimalId, effect_of
from bot.games.super_kawaii_pets.display import (
    fitting_animals,
    fitting_helps,
    next_help,
    replace_chosen,
    take_animal,
    take_help,
    take_location,
)
from bot.games.super_kawaii_pets.hands import excess, help_of, without_cards
from bot.games.super_kawaii_pets.payments import sort_helps, without
from bot.games.super_kawaii_pets.state import Home, Pile, Refreshing, State
from bot.games.super_kawaii_pets.table import Table
from bot.games.super_kawaii_pets.turns import after_draw, after_progress, finish_turn, remove_turn_card

__all__ = ["move"]


def move(state: State, action: a.KawaiiAction, luck: Luck) -> Step[State, e.KawaiiEvent]:
    """What a legal action of the seat whose turn it is leads to."""
    table = Table(state, luck)
    _MOVES[type(action)](table, action)
    return table.step()


def _take_animal(table: Table, action: a.TakeAnimal) -> None:
    """An open animal goes to the hand, by draw or effect (SK5, SK8)."""
    take_animal(table, action.animal)
    table.change_player(animals=(*table.player.animals, action.animal))
    table.tell(e.AnimalTaken(table.state.seat, action.animal))
    _after_taking(table)


def _take_help(table: Table, action: a.TakeHelp) -> None:
    """An open Help goes to the hand, by draw or effect (SK5, SK8)."""
    take_help(table, action.help)
    table.change_player(helps=sort_helps((*table.player.helps, action.help)))
    table.tell(e.HelpTaken(table.state.seat, action.help))
    _after_taking(table)


def _draw_help(table: Table, _: a.DrawHelp) -> None:
    """The top of the Help deck goes to the hand, seen by its owner only (SK5)."""
    help_card = next_help(table)
    assert help_card is not None
    table.change_player(helps=sort_helps((*table.player.helps, help_card)))
    table.tell(e.HelpDrawn(table.state.seat, help_card))
    table.reveals = True
    after_draw(table)


def _after_taking(table: Table) -> None:
    if table.state.effect:
        table.change(effect="")
    else:
        after_draw(table)


def _skip_effect(table: Table, _: a.SkipEffect) -> None:
    """A draw effect is optional (SK8)."""
    table.tell(e.EffectSkipped(table.state.seat, table.state.effect))
    table.change(effect="")


def _play_animal(table: Table, action: a.PlayAnimal) -> None:
    """An animal from the hand comes to lie in front, sad; its draw effect waits (SK5, SK8)."""
    player = table.player
    hand = tuple(animal for animal in player.animals if animal != action.animal)
    table.change_player(animals=hand, sad=(*player.sad, action.animal))
    table.tell(e.AnimalPlayed(table.state.seat, action.animal))
    _trigger(table, action.animal)


def _make_happy(table: Table, action: a.MakeHappy) -> None:
    """The payment is discarded and the animal turned over (SK5, SK7)."""
    player, state = table.player, table.state
    table.change_player(
        helps=without(player.helps, action.payment),
        sad=tuple(animal for animal in player.sad if animal != action.animal),
        happy=(*player.happy, action.animal),
    )
    before = state.fresh if state.fresh_turn == state.turn_number else ()
    table.change(
        helps=_with_discards(state.helps, action.payment),
        fresh=(*before, action.animal),
        fresh_turn=state.turn_number,
        paying=AnimalId(""),
    )
    table.tell(e.TurnedHappy(state.seat, action.animal, action.payment))
    after_progress(table)


def _pay(table: Table, action: a.Pay) -> None:
    """The animal is chosen, its payments are asked next."""
    table.change(paying=action.animal)


def _obtain(table: Table, action: a.Obtain) -> None:
    """Happy animals move into a face-up location for good; its draw effect waits (SK5, SK8, SK9)."""
    player = table.player
    take_location(table, action.location)
    table.change_player(
        happy=tuple(animal for animal in player.happy if animal not in action.residents),
        homes=(*player.homes, Home(action.location, action.residents)),
    )
    table.tell(e.LocationObtained(table.state.seat, action.location, action.residents))
    after_progress(table)
    _trigger(table, action.location)


def _end_turn(table: Table, action: a.EndTurn) -> None:
    """What is over the hand limit goes; the turn ends once all of it is chosen (SK10)."""
    going = (*table.state.parting, *action.discard)
    if len(going) < excess(table.player):
        table.change(parting=going)
        return
    table.change(parting=())
    if going:
        _discard(table, going)
    finish_turn(table)


def _discard(table: Table, going: tuple[a.HandCard, ...]) -> None:
    """Animals and Helps go from the hand to their discards (SK10)."""
    helps = tuple(kind for card in going if (kind := help_of(card)))
    animals = tuple(AnimalId(card) for card in going if help_of(card) is None)
    left_animals, left_helps = without_cards(table.player, going)
    table.change_player(animals=left_animals, helps=left_helps)
    table.change(
        animals=_with_discards(table.state.animals, animals),
        helps=_with_discards(table.state.helps, helps),
    )
    table.tell(e.Discarded(table.state.seat, animals, helps))


def _refresh(table: Table, _: a.Refresh) -> None:
    """Solo: a turn card is removed, and displayed cards may be chosen (SK16)."""
    remove_turn_card(table, refresh=True)
    table.change(refreshing=Refreshing())


def _choose_animals(table: Table, action: a.ChooseAnimals) -> None:
    table.change(refreshing=replace(_chosen(table), animals=action.animals))


def _choose_helps(table: Table, action: a.ChooseHelps) -> None:
    table.change(refreshing=replace(_chosen(table), helps=action.places))


def _choose_locations(table: Table, action: a.ChooseLocations) -> None:
    table.change(refreshing=replace(_chosen(table), locations=action.locations))


def _replace(table: Table, _: a.Replace) -> None:
    """Solo: all cards chosen are replaced at once (SK16); a waiting effect that nothing fits any more is lost (SK8)."""
    chosen = _chosen(table)
    table.change(refreshing=None)
    replace_chosen(table, chosen)
    if table.state.effect:
        _trigger(table, table.state.effect)


def _cancel(table: Table, _: a.Cancel) -> None:
    """Back to before Refresh, Pay or the first portion discarded."""
    if table.state.refreshing is not None:
        table.change(turn_cards=table.state.turn_cards + 1)
        table.tell(e.TurnCardReturned(table.state.turn_cards))
    table.change(refreshing=None, paying=AnimalId(""), parting=())


def _trigger(table: Table, card: str) -> None:
    """The card's draw effect waits for its owner; it is lost where nothing open fits (SK8)."""
    effect = effect_of(card)
    if effect is None:
        return
    fits = fitting_animals(table.state, effect) or fitting_helps(table.state, effect)
    table.change(effect=card if fits else "")
    if not fits:
        table.tell(e.EffectLost(table.state.seat, card))


def _chosen(table: Table) -> Refreshing:
    assert table.state.refreshing is not None
    return table.state.refreshing


def _with_discards(pile: Pile, cards: tuple[str, ...]) -> Pile:
    return Pile(pile.shown, pile.deck, (*pile.discards, *cards))


_MOVES: dict[type[a.KawaiiAction], Callable[[Table, Any], None]] = {
    a.TakeAnimal: _take_animal,
    a.TakeHelp: _take_help,
    a.DrawHelp: _draw_help,
    a.SkipEffect: _skip_effect,
    a.PlayAnimal: _play_animal,
    a.MakeHappy: _make_happy,
    a.Pay: _pay,
    a.Obtain: _obtain,
    a.EndTurn: _end_turn,
    a.Refresh: _refresh,
    a.ChooseAnimals: _choose_animals,
    a.ChooseHelps: _choose_helps,
    a.ChooseLocations: _choose_locations,
    a.Replace: _replace,
    a.Cancel: _cancel,
}
