"""What things are called: one name each, the same in pictures, menus and sentences."""

from collections.abc import Iterable

import msgspec

from bot.engine.words import Words, marked
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import (
    ITEMS,
    TILES,
    AdventureType,
    CardId,
    CharacterId,
    Difficulty,
    Item,
    Power,
    TileId,
    Token,
)
from bot.games.day_at_the_park.items import Counts, Means, Payment, number
from bot.games.day_at_the_park.park import Park, edges_of
from bot.games.day_at_the_park.payments import spent

__all__ = [
    "any_items",
    "card_name",
    "cards_text",
    "character_name",
    "difficulty_name",
    "edge_sides",
    "garden_sides",
    "item_name",
    "items_text",
    "means_name",
    "payment_text",
    "points_text",
    "power_text",
    "space_text",
    "tile_name",
    "token_name",
    "turned_text",
    "type_name",
    "way_text",
]

_COUNTED: dict[Means, tuple[str, str]] = {
    "music": (marked("{n} note"), marked("{n} notes")),
    "bird": (marked("{n} bird"), marked("{n} birds")),
    "flower": (marked("{n} flower"), marked("{n} flowers")),
    "cupcake": (marked("{n} cupcake"), marked("{n} cupcakes")),
    "wild": (marked("{n} Wild token"), marked("{n} Wild tokens")),
}

_TURNED = (marked("as printed"), marked("a quarter right"), marked("upside down"), marked("a quarter left"))
"""By quarter turns clockwise."""


def item_name(item: Item, say: Words) -> str:
    return say(f"item.{item}")


def means_name(means: Means, say: Words) -> str:
    return token_name("wild", say) if means == "wild" else item_name(means, say)


def _counted(means: Means, count: int, say: Words) -> str:
    one, many = _COUNTED[means]
    return say.plural(one, many, count)


def items_text(held: Counts, say: Words, *, wild: int = 0) -> str:
    """Items and Wild tokens: "2 flowers, 1 cupcake"; "nothing" where there are none."""
    parts = [_counted(item, number(held, item), say) for item in ITEMS if number(held, item)]
    parts += [_counted("wild", wild, say)] if wild else []
    return ", ".join(parts) or say("nothing")


def payment_text(payment: Payment, say: Words) -> str:
    items, wild = spent(payment)
    return items_text(items, say, wild=wild)


def any_items(count: int, say: Words) -> str:
    return say.plural("{n} item of any kind", "{n} items of any kind", count)


def points_text(points: int, say: Words) -> str:
    return say.plural("{n} point", "{n} points", points)


def tile_name(tile: TileId, say: Words) -> str:
    """A tile by its symbol: "red flower"."""
    space = TILES[tile]
    return say(f"tile.{space.item}.{space.colour}") if space.item else say("start tile")


def space_text(park: Park, cell: Cell, say: Words) -> str:
    """What lies on a cell of the park."""
    return tile_name(park.at(cell).tile, say)


def way_text(path: tuple[Cell, ...], say: Words) -> str:
    """A walk by its end and what it passes on the way there; where it starts is not part of a path."""
    *passed, end = path
    return say("{end} via {path}", end=end, path=" → ".join(passed)) if passed else end


def edge_sides(edges: str, kind: str, say: Words) -> str:
    """The sides with this kind of edge, by compass letters: "N, E"; "" for none."""
    return ", ".join(say(f"side.{side}") for side, edge in zip("nesw", edges, strict=True) if edge == kind)


def garden_sides(tile: TileId, rotation: int, say: Words) -> str:
    """Where the gardens lie when a tile is turned like this: "N, E"."""
    return edge_sides(edges_of(tile, rotation), "G", say)


def turned_text(rotation: int, say: Words) -> str:
    return say(_TURNED[rotation])


def card_name(card: CardId, say: Words) -> str:
    return say(f"adventure.{card}")


def type_name(kind: AdventureType, say: Words) -> str:
    return say(f"type.{kind}")


def difficulty_name(difficulty: Difficulty, say: Words) -> str:
    return say(f"difficulty.{difficulty}")


def character_name(character: CharacterId, say: Words) -> str:
    return say(f"character.{character}")


def power_text(power: Power, say: Words) -> str:
    """A side of a character card in few words."""
    return say(f"power.{power.op}", **msgspec.structs.asdict(power))


def token_name(token: Token, say: Words) -> str:
    """The token called Attraction is "Ticket", so that it is not taken for all the others."""
    return say(f"token.{token}")


def cards_text(cards: Iterable[CardId], say: Words) -> str:
    return say.list([card_name(card, say) for card in cards])
