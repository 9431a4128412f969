"""What actions cause."""

from typing import Literal

from bot.engine import game
from bot.engine.seats import Seat
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CardId, CharacterId, Side, TileId, Token
from bot.games.day_at_the_park.items import Counts, Payment

__all__ = [
    "AdventureCompleted",
    "AdventureDrawn",
    "AdventureSwapped",
    "AdventuresDealt",
    "BonusesChosen",
    "BoxSeen",
    "CharacterChosen",
    "DayEnded",
    "Event",
    "FigurePlaced",
    "HighFiveGiven",
    "ItemsGained",
    "ItemsTraded",
    "LastTileDrawn",
    "NapEnded",
    "PointsScored",
    "PowerUsed",
    "Rode",
    "SideChosen",
    "Stayed",
    "SteppedAside",
    "TicketUsed",
    "TileDrawn",
    "TileLaid",
    "TileMoved",
    "TileRemoved",
    "TilesDealt",
    "TokenGained",
    "TokenUsed",
    "TurnBegan",
    "Walked",
    "WildItems",
]


class CharacterChosen(game.Event, frozen=True):
    """A character has its player (DP7)."""

    seat: Seat
    character: CharacterId


class SideChosen(game.Event, frozen=True):
    """The side of the character card for the match (DP7)."""

    seat: Seat
    side: Side


class AdventuresDealt(game.Event, frozen=True):
    """The first three adventures (DP7)."""

    seat: Seat
    cards: tuple[CardId, ...]


class BonusesChosen(game.Event, frozen=True):
    """Which of the first three show their bonus side (DP7)."""

    seat: Seat
    cards: tuple[CardId, ...]


class TilesDealt(game.Event, frozen=True):
    """The first two tiles; `tiles` is () for all but their owner (DP7)."""

    seat: Seat
    tiles: tuple[TileId, ...]


class TurnBegan(game.Event, frozen=True):
    """A turn, and whether it is this player's last (DP24)."""

    seat: Seat
    last: bool


class FigurePlaced(game.Event, frozen=True):
    """The figure entered the park (DP9)."""

    seat: Seat
    cell: Cell


class TileLaid(game.Event, frozen=True):
    """A tile joined the park (DP10); `token` says whether one was put on it."""

    seat: Seat
    tile: TileId
    cell: Cell
    token: bool


class ItemsGained(game.Event, frozen=True):
    """Items from the supply."""

    seat: Seat
    items: Counts


class Stayed(game.Event, frozen=True):
    """The figure did not move (DP12)."""

    seat: Seat


class Walked(game.Event, frozen=True):
    """The figure moved (DP12)."""

    seat: Seat
    path: tuple[Cell, ...]


class TokenGained(game.Event, frozen=True):
    """A token was taken from the park (DP13) or, without a cell, drawn (DP14)."""

    seat: Seat
    token: Token
    cell: Cell | None = None


class HighFiveGiven(game.Event, frozen=True):
    """The active figure met others (DP14)."""

    seat: Seat
    others: tuple[Seat, ...]


class SteppedAside(game.Event, frozen=True):
    """A figure moved on after a high five (DP14)."""

    seat: Seat
    cell: Cell


class NapEnded(game.Event, frozen=True):
    """A nap token shows its blank side; `was_asleep` is False where it did before."""

    seat: Seat
    was_asleep: bool


class AdventureCompleted(game.Event, frozen=True):
    """An adventure was completed (DP15); `extra` are the points of an easy bonus (DP16)."""

    seat: Seat
    card: CardId
    payment: Payment
    points: int
    extra: int


class TileDrawn(game.Event, frozen=True):
    """A new tile in hand; `tile` is None for all but its owner (DP17)."""

    seat: Seat
    tile: TileId | None


class LastTileDrawn(game.Event, frozen=True):
    """The pile is empty: everybody has one more turn (DP24)."""

    seat: Seat


class AdventureDrawn(game.Event, frozen=True):
    """A new open adventure (DP17)."""

    seat: Seat
    card: CardId
    bonus: bool


class TokenUsed(game.Event, frozen=True):
    """A token was turned in, for its own action or as a bench (DP19), or just for points."""

    seat: Seat
    token: Token
    use: Literal["action", "bench", "points"]


class Rode(game.Event, frozen=True):
    """A Tricycle ride (DP19)."""

    seat: Seat
    cell: Cell


class BoxSeen(game.Event, frozen=True):
    """Tiles of the box were looked at; `tiles` is () for all but the looker (DP19)."""

    seat: Seat
    count: int
    tiles: tuple[TileId, ...]


class ItemsTraded(game.Event, frozen=True):
    """What the Exchange gave and took, all in all (DP19)."""

    seat: Seat
    gave: Counts
    took: Counts


class TicketUsed(game.Event, frozen=True):
    """An adventure was drawn and one discarded, perhaps the same (DP19)."""

    seat: Seat
    drawn: CardId
    discarded: CardId
    bonus: bool


class PowerUsed(game.Event, frozen=True):
    """A character's special action began; the nap token shows Zzz (DP18)."""

    seat: Seat
    character: CharacterId
    side: Side


class TileMoved(game.Event, frozen=True):
    """A tile found another place (DP20)."""

    seat: Seat
    tile: TileId
    source: Cell
    cell: Cell


class TileRemoved(game.Event, frozen=True):
    """A tile went to the box; a token on it was discarded unseen (DP20)."""

    seat: Seat
    tile: TileId
    cell: Cell
    token: bool


class WildItems(game.Event, frozen=True):
    """So many items may be turned in as any other (DP21)."""

    seat: Seat
    count: int


class AdventureSwapped(game.Event, frozen=True):
    """A card went under its deck and another took its place (DP20)."""

    seat: Seat
    old: CardId
    new: CardId
    bonus: bool
    completed: bool


class PointsScored(game.Event, frozen=True):
    """Points of a character's action, and what was turned in for them (DP18)."""

    seat: Seat
    points: int
    payment: Payment = ()


class DayEnded(game.Event, frozen=True):
    """Everybody had the last turn; final points by seat (DP22)."""

    points: tuple[int, ...]


Event = (
    CharacterChosen
    | SideChosen
    | AdventuresDealt
    | BonusesChosen
    | TilesDealt
    | TurnBegan
    | FigurePlaced
    | TileLaid
    | ItemsGained
    | Stayed
    | Walked
    | TokenGained
    | HighFiveGiven
    | SteppedAside
    | NapEnded
    | AdventureCompleted
    | TileDrawn
    | LastTileDrawn
    | AdventureDrawn
    | TokenUsed
    | Rode
    | BoxSeen
    | ItemsTraded
    | TicketUsed
    | PowerUsed
    | TileMoved
    | TileRemoved
    | WildItems
    | AdventureSwapped
    | PointsScored
    | DayEnded
)
