"""Words for the values a choice can take: the thing first, then what it brings."""

from collections.abc import Callable, Sequence
from textwrap import shorten
from typing import Any

from msgspec.structs import replace

from bot.engine.words import Label, Words
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import ADVENTURES, CHARACTERS, TILES, CardId, Difficulty, Item, Side, TileId
from bot.games.day_at_the_park.items import Means, Payment, tally
from bot.games.day_at_the_park.movement import collected
from bot.games.day_at_the_park.park import gains, places
from bot.games.day_at_the_park.state import Card, Placing, Relocating
from bot.games.day_at_the_park.text_cards import bonus_text, side_text
from bot.games.day_at_the_park.text_names import (
    card_name,
    character_name,
    difficulty_name,
    garden_sides,
    item_name,
    items_text,
    means_name,
    payment_text,
    points_text,
    power_text,
    space_text,
    tile_name,
    token_name,
    turned_text,
)
from bot.games.day_at_the_park.view import View

__all__ = ["decided", "gain_text", "value"]

DETAIL = 100
"""Discord's limit for the second line of a menu's option."""


def value(of: type[Any], field: str, chosen: Any, view: View, say: Words) -> Label:
    """One value of a field; for a set, one element of it."""
    special = _BY_KIND.get((of, field))
    label = special(chosen, view, say) if special else _BY_FIELD[field](chosen, view, say)
    return Label(label.text, shorten(label.detail, DETAIL, placeholder=" …"), label.mark)


def decided(view: View, among: Sequence[Any]) -> View:
    """The view of somebody who has decided, if these actions are what he can still do, which tile he places."""
    still = {action.tile for action in among if isinstance(action, a.PlaceTile)}
    tiles = tuple(tile for tile in view.placing if tile in still)
    return replace(view, decision=Placing(tiles, "hand")) if tiles else view


def _character(chosen: Any, _view: View, say: Words) -> Label:
    character = CHARACTERS[chosen]
    powers = f"{power_text(character.explore, say)} / {power_text(character.score, say)}"
    return Label(character_name(chosen, say), powers)


def _side(chosen: Side, view: View, say: Words) -> Label:
    own = view.own.character if view.own else None
    detail = power_text(CHARACTERS[own].power(chosen), say) if own else ""
    return Label(say("Explore") if chosen == "explore" else say("Score"), detail)


def _bonus_card(chosen: CardId, _view: View, say: Words) -> Label:
    return Label(card_name(chosen, say), side_text(chosen, True, say))


def _tile(chosen: TileId, _view: View, say: Words) -> Label:
    return Label(tile_name(chosen, say), _gardens(chosen, 0, say))


def _free_place(chosen: Cell, view: View, say: Words) -> Label:
    """A place with the item each tile that fits there would bring."""
    brings = {
        tile: gain_text(gains(view.park, tile, chosen), say)
        for tile in view.placing
        if any(cell == chosen for cell, _ in places(view.park, TILES[tile].edges))
    }
    if len(set(brings.values())) == 1:
        return Label(chosen, next(iter(brings.values())))
    return Label(chosen, " · ".join(f"{tile_name(tile, say)}: {gain}" for tile, gain in brings.items()))


def gain_text(offered: tuple[Item, ...], say: Words) -> str:
    """What laying a tile there brings (DP11)."""
    if not offered:
        return say("brings nothing")
    names = [item_name(item, say) for item in offered]
    if len(names) == 1:
        return say("brings: {items}", items=names[0])
    return say("brings one of: {items}", items=", ".join(names))


def _set_down(chosen: Cell, _view: View, _say: Words) -> Label:
    return Label(chosen)


def _space(chosen: Cell, view: View, say: Words) -> Label:
    """A space of the park with what is there."""
    parts = [space_text(view.park, chosen, say)]
    parts += [say("with a token")] if chosen in view.benches else []
    if any(player.cell == chosen for seat, player in enumerate(view.seats) if seat != view.viewer):
        parts.append(say("with another figure"))
    return Label(chosen, ", ".join(parts))


def _rotation(chosen: int, view: View, say: Words) -> Label:
    lifted = view.decision.lifted if isinstance(view.decision, Relocating) else None
    tiles = (lifted.tile,) if lifted else view.placing
    details = [_gardens(tile, chosen, say) for tile in tiles]
    if len(tiles) > 1:
        details = [f"{tile_name(tile, say)}: {detail}" for tile, detail in zip(tiles, details, strict=True)]
    return Label(turned_text(chosen, say), " · ".join(details))


def _gardens(tile: TileId, rotation: int, say: Words) -> str:
    """Where the gardens lie when the tile is turned like this."""
    return say("gardens {sides}", sides=garden_sides(tile, rotation, say))


def _path(chosen: tuple[Cell, ...], view: View, say: Words) -> Label:
    return Label(items_text(collected(view.park, chosen, view.supply), say), " → ".join(chosen))


def _reward(chosen: a.Reward, view: View, say: Words) -> Label:
    if chosen == "token":
        return Label(
            say("Draw a token"), say.plural("{n} token left", "{n} tokens left", view.bag + len(view.used) + view.lost)
        )
    asleep = view.own is not None and view.own.asleep
    detail = say("your character's action is ready again") if asleep else say("your nap token is blank as it is")
    return Label(say("Nap token to blank"), detail)


def _card(chosen: CardId, view: View, say: Words) -> Label:
    adventure = ADVENTURES[chosen]
    detail = points_text(adventure.points, say)
    for card in view.own.open if view.own else ():
        if card == Card(chosen, True):
            detail = f"{detail}; {bonus_text(adventure.bonus, say)}"
    return Label(card_name(chosen, say), detail)


def _discard(chosen: CardId, view: View, say: Words) -> Label:
    held = view.own is not None and any(card.id == chosen for card in view.own.open)
    return Label(card_name(chosen, say), say("yours") if held else say("the new one"))


def _extra(chosen: bool, _view: View, say: Words) -> Label:
    return Label(say("With the bonus"), say("more items, more points")) if chosen else Label(say("Without the bonus"))


def _payment(chosen: Payment, _view: View, say: Words) -> Label:
    return Label(payment_text(chosen, say))


def _item(chosen: Item | None, _view: View, say: Words) -> Label:
    return Label(item_name(chosen, say) if chosen else say("the item of any kind"))


def _given(chosen: Means, view: View, say: Words) -> Label:
    if chosen == "wild":
        return Label(token_name("wild", say))
    left = say.plural("{n} wild item left in this turn", "{n} wild items left in this turn", view.wild_items)
    return Label(means_name(chosen, say), left)


def _deck(chosen: Difficulty, view: View, say: Words) -> Label:
    top = view.top(chosen)
    if top is None:
        return Label(difficulty_name(chosen, say), say("the card you put under it"))
    detail = f"{side_text(top, False, say)} → {points_text(ADVENTURES[top].points, say)}"
    return Label(f"{difficulty_name(chosen, say)}: {card_name(top, say)}", detail)


def _bonus(chosen: bool, _view: View, say: Words) -> Label:
    if chosen:
        return Label(say("Bonus side"), say("a medium or hard one costs 1 item of any kind more"))
    return Label(say("Standard side"))


def _gains(chosen: tuple[Item, ...], _view: View, say: Words) -> Label:
    return Label(items_text(tally(chosen), say))


def _count(chosen: int, _view: View, say: Words) -> Label:
    return Label(say.plural("{n} item", "{n} items", chosen))


def _token(chosen: Any, _view: View, say: Words) -> Label:
    return Label(token_name(chosen, say), say(f"token_use.{chosen}"))


_BY_FIELD: dict[str, Callable[[Any, View, Words], Label]] = {
    "character": _character,
    "side": _side,
    "cards": _bonus_card,
    "tile": _tile,
    "cell": _space,
    "end": _space,
    "rotation": _rotation,
    "path": _path,
    "reward": _reward,
    "card": _card,
    "extra": _extra,
    "payment": _payment,
    "item": _item,
    "items": _item,
    "given": _given,
    "give": _item,
    "take": _item,
    "count": _count,
    "deck": _deck,
    "bonus": _bonus,
    "gains": _gains,
    "discard": _discard,
    "token": _token,
}
_BY_KIND: dict[tuple[type[Any], str], Callable[[Any, View, Words], Label]] = {
    (a.PlaceTile, "cell"): _free_place,
    (a.SetDown, "cell"): _set_down,
}
