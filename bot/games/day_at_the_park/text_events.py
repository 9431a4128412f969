"""The log: one line for what happened."""

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.day_at_the_park import events as e
from bot.games.day_at_the_park.components import CHARACTERS, CardId
from bot.games.day_at_the_park.text_names import (
    card_name,
    cards_text,
    character_name,
    items_text,
    payment_text,
    points_text,
    power_text,
    tile_name,
    token_name,
    way_text,
)

__all__ = ["event_line"]

MOST_NAMES = 4
"""More tiles than this are counted, not named."""

Start = e.CharacterChosen | e.SideChosen | e.AdventuresDealt | e.BonusesChosen | e.TilesDealt
Figures = e.TurnBegan | e.FigurePlaced | e.Stayed | e.Walked | e.Rode | e.HighFiveGiven | e.SteppedAside | e.NapEnded
Tiles = e.TileLaid | e.TileDrawn | e.LastTileDrawn | e.BoxSeen | e.TileMoved | e.TileRemoved
Cards = e.AdventureCompleted | e.AdventureDrawn | e.TicketUsed | e.AdventureSwapped
Belongings = e.ItemsGained | e.TokenGained | e.TokenUsed | e.ItemsTraded | e.PowerUsed | e.WildItems | e.PointsScored


def event_line(event: e.Event, cast: Cast, say: Words) -> str:
    """What happened, in one sentence."""
    if isinstance(event, e.DayEnded):
        return say("The day at the park is over.")
    name = cast.name(event.seat)
    if isinstance(event, Start):
        return _start(event, name, say)
    if isinstance(event, Figures):
        return _figures(event, name, cast, say)
    if isinstance(event, Tiles):
        return _tiles(event, name, say)
    if isinstance(event, Cards):
        return _cards(event, name, say)
    return _belongings(event, name, say)


def _start(event: Start, name: str, say: Words) -> str:
    match event:
        case e.CharacterChosen(character=character):
            return say("{name} is {character}.", name=name, character=character_name(character, say))
        case e.SideChosen(side="explore"):
            return say("{name} plays the explore side.", name=name)
        case e.SideChosen():
            return say("{name} plays the score side.", name=name)
        case e.AdventuresDealt(cards=cards):
            return say("{name} is dealt {cards}.", name=name, cards=cards_text(cards, say))
        case e.BonusesChosen(cards=()):
            return say("{name} keeps all standard sides up.", name=name)
        case e.BonusesChosen(cards=cards):
            return say("{name} turns up the bonus of {cards}.", name=name, cards=cards_text(cards, say))
        case e.TilesDealt(tiles=()):
            return say("{name} has two tiles and is ready.", name=name)
        case e.TilesDealt(tiles=tiles):
            tiles_text = say.list([tile_name(tile, say) for tile in tiles])
            return say("{name} has two tiles and is ready: {tiles}.", name=name, tiles=tiles_text)


def _figures(event: Figures, name: str, cast: Cast, say: Words) -> str:
    match event:
        case e.TurnBegan(last=True):
            return say("{name}'s last turn.", name=name)
        case e.TurnBegan():
            return say("{name}'s turn.", name=name)
        case e.FigurePlaced(cell=cell):
            return say("{name} entered the park on {cell}.", name=name, cell=cell)
        case e.Stayed():
            return say("{name} stayed.", name=name)
        case e.Walked(path=path):
            return say("{name} walked to {way}.", name=name, way=way_text(path, say))
        case e.Rode(cell=cell):
            return say("{name} rode to {cell}.", name=name, cell=cell)
        case e.HighFiveGiven(others=others):
            names = say.list([cast.name(seat) for seat in others])
            return say("{name} gave a high five to {names}.", name=name, names=names)
        case e.SteppedAside(cell=cell):
            return say("{name} stepped to {cell}.", name=name, cell=cell)
        case e.NapEnded(was_asleep=True):
            return say("{name} woke up: the nap token is blank again.", name=name)
        case e.NapEnded():
            return say("{name} took no token; the nap token was blank.", name=name)


def _tiles(event: Tiles, name: str, say: Words) -> str:
    match event:
        case e.TileLaid(tile=tile, cell=cell, token=token):
            text = {"name": name, "tile": tile_name(tile, say), "cell": cell}
            if token:
                return say("{name} placed the {tile} on {cell}, a token on it.", **text)
            return say("{name} placed the {tile} on {cell}.", **text)
        case e.TileDrawn(tile=None):
            return say("{name} drew a tile.", name=name)
        case e.TileDrawn(tile=tile):
            assert tile is not None
            return say("{name} drew the {tile}.", name=name, tile=tile_name(tile, say))
        case e.LastTileDrawn():
            return say("That was the last tile: everybody has one more turn.")
        case e.BoxSeen(count=count, tiles=tiles) if not tiles or count > MOST_NAMES:
            return say.plural(
                "{name} looks at {n} tile of the box.", "{name} looks at {n} tiles of the box.", count, name=name
            )
        case e.BoxSeen(tiles=tiles):
            return say("{name} sees {tiles}.", name=name, tiles=say.list([tile_name(tile, say) for tile in tiles]))
        case e.TileMoved(tile=tile, source=source, cell=cell):
            text = {"name": name, "tile": tile_name(tile, say), "source": source, "cell": cell}
            return say("{name} moved the {tile} from {source} to {cell}.", **text)
        case e.TileRemoved(tile=tile, cell=cell, token=token):
            text = {"name": name, "tile": tile_name(tile, say), "cell": cell}
            if token:
                return say("{name} removed the {tile} on {cell} with its token.", **text)
            return say("{name} removed the {tile} on {cell}.", **text)


def _cards(event: Cards, name: str, say: Words) -> str:
    match event:
        case e.AdventureCompleted(card=card, payment=payment, points=points, extra=extra):
            return say(
                "{name} completed {card} for {payment}: {points}.",
                name=name,
                card=card_name(card, say),
                payment=payment_text(payment, say),
                points=points_text(points + extra, say),
            )
        case e.AdventureDrawn(card=card, bonus=True):
            return say("{name} drew {card}, bonus side up.", name=name, card=card_name(card, say))
        case e.AdventureDrawn(card=card):
            return say("{name} drew {card}.", name=name, card=card_name(card, say))
        case e.TicketUsed(drawn=drawn, discarded=discarded) if drawn == discarded:
            return say("{name} drew {card} and put it back.", name=name, card=card_name(drawn, say))
        case e.TicketUsed(drawn=drawn, discarded=discarded):
            return say("{name} drew {new} and discarded {old}.", name=name, **_swap(drawn, discarded, say))
        case e.AdventureSwapped(new=new, old=old, completed=True):
            return say("{name} swapped the completed {old} for {new}.", name=name, **_swap(new, old, say))
        case e.AdventureSwapped(new=new, old=old):
            return say("{name} swapped {old} for {new}.", name=name, **_swap(new, old, say))


def _swap(new: CardId, old: CardId, say: Words) -> dict[str, str]:
    return {"new": card_name(new, say), "old": card_name(old, say)}


def _belongings(event: Belongings, name: str, say: Words) -> str:
    match event:
        case e.ItemsGained(items=items):
            return say("{name} gained {items}.", name=name, items=items_text(items, say))
        case e.TokenGained(token=token, cell=None):
            return say("{name} drew a token: {token}.", name=name, token=token_name(token, say))
        case e.TokenGained(token=token):
            return say("{name} turned the token over: {token}.", name=name, token=token_name(token, say))
        case e.TokenUsed(token=token, use="bench"):
            return say("{name} used a token as a bench: {token}.", name=name, token=token_name(token, say))
        case e.TokenUsed(token=token):
            return say("{name} turned in a token: {token}.", name=name, token=token_name(token, say))
        case e.ItemsTraded(gave=gave, took=took):
            return say(
                "{name} traded {gave} for {took}.", name=name, gave=items_text(gave, say), took=items_text(took, say)
            )
        case e.PowerUsed(character=character, side=side):
            power = power_text(CHARACTERS[character].power(side), say)
            return say(
                "{name} used {character}'s action: {power}.",
                name=name,
                character=character_name(character, say),
                power=power,
            )
        case e.WildItems(count=count):
            return say("Up to {n} of {name}'s items may be wild in this turn.", n=count, name=name)
        case e.PointsScored(points=points, payment=()):
            return say("{name} scored {points}.", name=name, points=points_text(points, say))
        case e.PointsScored(points=points, payment=payment):
            text = {"points": points_text(points, say), "payment": payment_text(payment, say)}
            return say("{name} turned in {payment} and scored {points}.", name=name, **text)
