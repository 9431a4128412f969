"""The log and the recaps: one line for what happened, with the faces that the event still carries."""

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.parks_memories.events import (
    Drawn,
    Ended,
    Flipped,
    HikerMoved,
    HikerStayed,
    Kept,
    Missed,
    Paired,
    ParksEvent,
    Peeked,
    Recharged,
    Returned,
    Taken,
    TilesMatched,
)
from bot.games.parks_memories.text_names import cells, faced, line_name, park, park_and_type, type_name

__all__ = ["event_line"]


def event_line(event: ParksEvent, cast: Cast, say: Words) -> str:
    """What happened, in one sentence."""
    if isinstance(event, Ended):
        return _ended(event, say)
    name = cast.name(event.seat)
    match event:
        case Flipped():
            return _flipped(event, name, say)
        case TilesMatched():
            return _matched(event, name, say)
        case Taken():
            return _taken(event, name, say)
        case Recharged(_, ability):
            return say("The Wild recharges {ability} for {name}.", name=name, ability=type_name(ability, say))
        case Paired(_, tile):
            return say("That makes a pair of {park} for {name}.", name=name, park=park(tile, say))
        case Returned():
            return _returned(event, name, say)
        case Drawn():
            return _drawn(event, name, say)
        case Peeked():
            return _peeked(event, name, say)
        case HikerMoved():
            return _hiked(event, name, say)
        case HikerStayed():
            return say("The Hiker stays where he is.")
        case Kept(_, _, tiles):
            return say("{name} keeps a pair of {park} and goes on.", name=name, park=park(tiles[0], say))
        case Missed():
            return say("No pair.")


def _flipped(event: Flipped, name: str, say: Words) -> str:
    tiles = faced(event.cells, event.tiles, say)
    if event.by_sun:
        return say("{name} used Sun and flipped {tiles}.", name=name, tiles=tiles)
    return say("{name} flipped {tiles}.", name=name, tiles=tiles)


def _matched(event: TilesMatched, name: str, say: Words) -> str:
    """Two Wilds may match for nothing; to those who may not see faces an event without gain never comes."""
    if event.ability is None:
        return say("{cells} match, but all abilities are active already.", cells=cells(event.cells, say))
    ability = type_name(event.ability, say)
    if not event.recharged:
        return say("{cells} match, but {ability} is active already.", cells=cells(event.cells, say), ability=ability)
    if not event.cells:
        return say("{name} recharges {ability}.", name=name, ability=ability)
    return say("{cells} match: {name} recharges {ability}.", cells=cells(event.cells, say), name=name, ability=ability)


def _taken(event: Taken, name: str, say: Words) -> str:
    tile = park_and_type(event.tile, say)
    if event.by_water:
        return say("{name} used Water and also took {tile} from {cell}.", name=name, tile=tile, cell=event.cell)
    return say("{name} took {tile} from {cell}.", name=name, tile=tile, cell=event.cell)


def _returned(event: Returned, name: str, say: Words) -> str:
    if event.tile is None:
        return say("{name} returned a tile face down to {cell}.", name=name, cell=event.cell)
    return say(
        "{name} returned {tile} face down to {cell}.", name=name, tile=park_and_type(event.tile, say), cell=event.cell
    )


def _drawn(event: Drawn, name: str, say: Words) -> str:
    if event.tile is None:
        return say("{name} drew from stack {stack} to {cell}.", name=name, stack=event.stack, cell=event.cell)
    return say(
        "{name} drew {tile} from stack {stack} to {cell}.",
        name=name,
        tile=park_and_type(event.tile, say),
        stack=event.stack,
        cell=event.cell,
    )


def _peeked(event: Peeked, name: str, say: Words) -> str:
    if event.tile is None:
        return say(
            "{name} used Forest: a tile of stack {stack} lies face down in {cell}.",
            name=name,
            stack=event.stack,
            cell=event.cell,
        )
    return say(
        "{name} used Forest and saw {tile}, face down in {cell} now.",
        name=name,
        tile=park_and_type(event.tile, say),
        cell=event.cell,
    )


def _hiked(event: HikerMoved, name: str, say: Words) -> str:
    if event.line is None:
        return say("{name} moved the Hiker to {cell}.", name=name, cell=event.cell)
    line = line_name(event.cell, event.line, say)
    return say(
        "{name} used Mountain: the Hiker lies on {cell} and locks {line}.", name=name, cell=event.cell, line=line
    )


def _ended(event: Ended, say: Words) -> str:
    if event.reason == "stacks":
        return say("Two stacks are empty: the match is over.")
    if event.reason == "cleared":
        return say("The field is cleared: the match is over.")
    return say("That is enough pairs: the match is over.")
