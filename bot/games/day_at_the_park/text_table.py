"""The table in words: whose turn, what is asked, the park, everybody's belongings, and the own hand."""

from itertools import groupby

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words, marked
from bot.games.day_at_the_park.cells import Cell, column_of, row_of
from bot.games.day_at_the_park.components import DIFFICULTIES, TILES, TOKENS, TileId
from bot.games.day_at_the_park.park import free_cells
from bot.games.day_at_the_park.state import (
    Card,
    ChoosingItem,
    Exchanging,
    HighFive,
    Paying,
    Placing,
    Relocating,
    Swapping,
)
from bot.games.day_at_the_park.text_cards import both_sides, card_line, short_line
from bot.games.day_at_the_park.text_names import (
    card_name,
    character_name,
    difficulty_name,
    edge_sides,
    items_text,
    points_text,
    power_text,
    space_text,
    tile_name,
    token_name,
)
from bot.games.day_at_the_park.view import SeatView, View

__all__ = ["alt", "board", "hand", "question", "status"]

LIMIT = 4000
"""The longest text a board may be."""

_STEPS = {
    "figure": marked("Enter the park: choose a space for your figure."),
    "place": marked("Place one of your two tiles; special actions may come before it."),
    "move": marked("Walk up to three spaces, or stay."),
    "adventures": marked("Complete adventures, use special actions, then draw a tile."),
    "refill": marked("Draw an adventure and choose its side."),
    "after": marked("Use more special actions, or end your turn."),
}
_STAGES = {
    "character": marked("Choose your character."),
    "side": marked("Choose the side of your character card for the whole match."),
    "bonuses": marked("Choose which of your adventures show their bonus side."),
    "ready": marked("Wait for the others to get ready."),
}


def question(view: View, seat: Seat, say: Words) -> str:
    """What is wanted of the seat that is awaited."""
    if view.step == "start":
        return say(_STAGES[view.seats[seat].stage])
    match view.decision:
        case ChoosingItem():
            return say("Choose the item that your tile brings.")
        case Placing(source="box"):
            return say("Place one of the tiles from the box.")
        case Placing():
            return say("Choose where your tile goes.")
        case HighFive(waiting=()):
            return say("Choose your reward for the high five.")
        case HighFive():
            return say("High five! Step one space on, and draw a token or turn your nap token to blank.")
        case Relocating(lifted=None):
            return say("Relocate one more tile, or let it be.")
        case Relocating():
            return say("Choose where the lifted tile lies from now on.")
        case Exchanging():
            return say("Trade items one for one.")
        case Paying(card=card):
            return say("Say what stands in for what, then pay for {card}.", card=card_name(card, say))
        case Swapping(pile="open"):
            return say("Swap one of your open adventures, or let it be.")
        case Swapping():
            return say("Swap completed adventures for the decks' top cards.")
    return say(_STEPS[view.step])


def status(view: View, cast: Cast, say: Words) -> str:
    """Whose turn it is and what is awaited; after the end, who won."""
    if view.outcome is not None:
        return _winners(view, cast, say)
    if view.step == "start":
        names = say.list([cast.name(seat) for seat in view.awaited])
        return say("Getting ready. Still to choose: {names}", names=names)
    name = cast.name(view.active)
    head = say("{name}'s last turn", name=name) if view.is_last_turn else say("{name}'s turn", name=name)
    if isinstance(view.decision, HighFive) and view.decision.waiting:
        waiting = say("{name} answers a high five", name=cast.name(view.decision.waiting[0]))
        return f"{head} · {waiting}"
    return f"{head} · {_tiles_left(view, say)}"


def _tiles_left(view: View, say: Words) -> str:
    if view.pile:
        return say.plural("{n} tile left", "{n} tiles left", view.pile)
    return say("no tiles left, last turns")


def _winners(view: View, cast: Cast, say: Words) -> str:
    assert view.outcome is not None
    winners = view.outcome.winners
    points = points_text(view.outcome.scores[winners[0]], say)
    if len(winners) == 1:
        return say("{name} had the best day with {points}", name=cast.name(winners[0]), points=points)
    names = say.list([cast.name(seat) for seat in winners])
    return say("{names} share the best day with {points} each", names=names, points=points)


def alt(view: View, cast: Cast, say: Words) -> str:
    """The board picture summed up."""
    spaces = say.plural("The park has {n} space.", "The park has {n} spaces.", len(view.park.spaces))
    tokens = say.plural("{n} token lies in it.", "{n} tokens lie in it.", len(view.benches))
    seats = [_summary(player, cast.name(seat), say) for seat, player in enumerate(view.seats)]
    return "\n".join((status(view, cast, say), f"{spaces} {tokens}", *seats))


def _summary(player: SeatView, name: str, say: Words) -> str:
    """A player in half a line, as on the board's panels."""
    nap = [say("Zzz")] if player.asleep else []
    parts = [points_text(player.points.total, say), items_text(player.items, say), *nap]
    parts += [say("on {cell}", cell=player.cell)] if player.cell else []
    return f"{name}: {', '.join(parts)}"


def board(view: View, cast: Cast, say: Words) -> str:
    """The whole table; when that is too long, adventures are told without their bonuses, then by name."""
    for detail in (2, 1, 0):
        seats = [_seat(player, cast.name(seat), detail, say) for seat, player in enumerate(view.seats)]
        parts = (status(view, cast, say), *_park(view, say), _decks(view, detail, say), _tokens(view, say), *seats)
        text = "\n".join(filter(None, parts))
        if len(text) <= LIMIT:
            break
    return text[:LIMIT]


def _park(view: View, say: Words) -> list[str]:
    """The park row by row, and the free places with the edges they ask for."""
    rows = [
        say("Row {row}: {spaces}", row=row, spaces=", ".join(_space(view, cell, say) for cell in cells))
        for row, cells in groupby(view.park.cells(), row_of)
    ]
    free = ", ".join(_free(cell, asked, say) for cell, asked in free_cells(view.park).items())
    return [*rows, say("Free places: {places}", places=free)]


def _space(view: View, cell: Cell, say: Words) -> str:
    token = "*" if cell in view.benches else ""
    return f"{column_of(cell)}{token} {space_text(view.park, cell, say)}"


def _free(cell: Cell, asked: str, say: Words) -> str:
    """A free place with the edges its neighbours ask for: "M48 (garden S)"."""
    gardens, fields = edge_sides(asked, "G", say), edge_sides(asked, "F", say)
    parts = [say("garden {sides}", sides=gardens)] if gardens else []
    parts += [say("field {sides}", sides=fields)] if fields else []
    return f"{cell} ({', '.join(parts)})"


def _decks(view: View, detail: int, say: Words) -> str:
    """The top cards, standard side up."""
    tops = [(deck, top) for deck in DIFFICULTIES if (top := view.top(deck))]
    if not tops:
        return say("The decks are empty.")
    cards = [f"{difficulty_name(deck, say)} – {_open(Card(top), min(detail, 1), say)}" for deck, top in tops]
    return say("On the decks: {cards}", cards=" / ".join(cards))


def _tokens(view: View, say: Words) -> str:
    """What lies ready: * marks spaces with a token."""
    left = view.bag + len(view.used) + view.lost
    return say(
        "* = a token. To draw: {tokens} tokens, {tiles} tiles; {box} tiles in the box",
        tokens=left,
        tiles=view.pile,
        box=view.box,
    )


def _seat(player: SeatView, name: str, detail: int, say: Words) -> str:
    """A player's line: character, points, belongings, adventures."""
    if player.character is None:
        return say("{name} has no character yet", name=name)
    head = say("{name} as {character}", name=name, character=character_name(player.character, say))
    parts = [_summary(player, head, say)]
    if detail:
        parts.append(power_text(player.power, say))
    if player.tokens:
        parts.append(say("tokens: {tokens}", tokens=", ".join(_token_counts(player, say))))
    if player.open:
        parts.append(say("open: {cards}", cards=" / ".join(_open(card, detail, say) for card in player.open)))
    parts.append(say("completed: {n}", n=len(player.done)))
    return "; ".join(parts)


def _open(card: Card, detail: int, say: Words) -> str:
    """An open adventure, as fully as there is room for."""
    if detail == 0:
        return card_name(card.id, say)
    return card_line(card, say) if detail > 1 else short_line(card, say)


def _token_counts(player: SeatView, say: Words) -> list[str]:
    counted = [(token, player.tokens.count(token)) for token in TOKENS if token in player.tokens]
    return [token_name(token, say) + (f" ×{count}" if count > 1 else "") for token, count in counted]


def hand(view: View, say: Words) -> str:
    """The viewer's tiles, those of the box while one is looked at, and the own adventures."""
    own = view.own
    if own is None or own.character is None:
        return ""
    lines = (
        [say("Your tiles: {tiles}", tiles=" / ".join(tile_line(tile, say) for tile in own.hand))] if own.hand else []
    )
    if isinstance(view.decision, Placing) and view.decision.source == "box" and view.decision.tiles:
        tiles = ", ".join(tile_name(tile, say) for tile in view.decision.tiles)
        lines.append(say("From the box: {tiles}", tiles=tiles))
    lines += [card_line(card, say) for card in own.open]
    if own.stage == "bonuses":
        lines = [both_sides(card.id, say) for card in own.open]
    return "\n".join(lines)


def tile_line(tile: TileId, say: Words) -> str:
    """A tile as printed: its symbol and its edges."""
    edges = TILES[tile].edges
    gardens, fields = edge_sides(edges, "G", say), edge_sides(edges, "F", say)
    return say("{tile} (gardens {gardens}; fields {fields})", tile=tile_name(tile, say), gardens=gardens, fields=fields)
