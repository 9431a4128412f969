"""Everything there is to know about a running match."""

from typing import Literal

import msgspec

from bot.engine import game
from bot.engine.seats import Seat
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import (
    ADVENTURES,
    CHARACTERS,
    DIFFICULTIES,
    ITEMS_PER_KIND,
    CardId,
    CharacterId,
    Difficulty,
    Item,
    Power,
    Side,
    TileId,
    Token,
)
from bot.games.day_at_the_park.items import NOTHING, Counts, Means, counts
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.park import Park, Space

__all__ = [
    "Bench",
    "Card",
    "ChoosingItem",
    "Decision",
    "Exchanging",
    "HighFive",
    "Paying",
    "Placing",
    "Player",
    "Points",
    "Relocating",
    "Stage",
    "State",
    "Step",
    "Substitution",
    "Swapping",
    "deck_index",
    "deck_of",
]

Step = Literal["start", "figure", "place", "move", "adventures", "refill", "after", "over"]
"""Where the turn stands: everybody's start choices, the first turn's figure, the four steps of DP9 (the last
of them as `refill`), what may still be done after them, and the end."""

Stage = Literal["character", "side", "bonuses", "ready"]
"""What a player chooses next at the start (DP7)."""


class Card(msgspec.Struct, frozen=True, array_like=True):
    """An adventure in front of a player, and whether its bonus side is up."""

    id: CardId
    bonus: bool = False


class Points(msgspec.Struct, frozen=True, array_like=True):
    """Points scored so far, by where they came from."""

    adventures: int = 0
    extras: int = 0
    """Easy bonuses (DP16)."""
    character: int = 0

    @property
    def total(self) -> int:
        return self.adventures + self.extras + self.character


class Player(msgspec.Struct, frozen=True):
    """One player's figure, cards and belongings."""

    stage: Stage = "ready"
    character: CharacterId | None = None
    side: Side = "explore"
    hand: tuple[TileId, ...] = ()
    """Secret."""
    open: tuple[Card, ...] = ()
    done: tuple[Card, ...] = ()
    items: Counts = NOTHING
    tokens: tuple[Token, ...] = ()
    """In the order of the token kinds; public."""
    asleep: bool = False
    """Whether the nap token shows Zzz."""
    points: Points = Points()
    cell: Cell | None = None
    """Where the figure stands; None before the first turn."""

    @property
    def power(self) -> Power:
        """The special action of the character's side that is up."""
        assert self.character is not None
        return CHARACTERS[self.character].power(self.side)


class Bench(msgspec.Struct, frozen=True, array_like=True):
    """An attraction token in the park, bench side up; what it is, is secret."""

    cell: Cell
    token: Token


class ChoosingItem(msgspec.Struct, frozen=True, tag=True):
    """A tile was laid, and there is a choice of what to gain (DP11)."""

    items: tuple[Item, ...]


class Placing(msgspec.Struct, frozen=True, tag=True):
    """Tiles of which one is to be laid; which ones, only the player knows."""

    tiles: tuple[TileId, ...]
    source: Literal["hand", "box"]
    chosen: TileId | None = None


class HighFive(msgspec.Struct, frozen=True, tag=True):
    """High fives to be answered, in turn order; when the list is empty the active player's reward is left (DP14)."""

    waiting: tuple[Seat, ...]


class Relocating(msgspec.Struct, frozen=True, tag=True):
    """Tiles change their places, one after the other."""

    lifted: Space | None
    moved: tuple[TileId, ...] = ()


class Exchanging(msgspec.Struct, frozen=True, tag=True):
    """The Exchange is being used: how many items were traded, and what was held before."""

    before: Counts
    traded: int = 0


class Substitution(msgspec.Struct, frozen=True, array_like=True):
    """`given` is turned in where `item` was asked for; None stands for "any item"."""

    item: Item | None
    given: Means


class Paying(msgspec.Struct, frozen=True, tag=True):
    """An adventure is being paid with wild items or Wild tokens."""

    card: CardId
    extra: bool
    substitutions: tuple[Substitution, ...] = ()


class Swapping(msgspec.Struct, frozen=True, tag=True):
    """Cards may be swapped for the decks' top cards."""

    pile: Literal["open", "done"]
    left: int
    swapped: int = 0


Decision = ChoosingItem | Placing | HighFive | Relocating | Exchanging | Paying | Swapping
"""What must be settled before the turn goes on."""


class State(game.State, frozen=True, cache_hash=True):
    """A match as the table knows it, with all its secrets."""

    options: Options
    players: tuple[Player, ...]
    park: Park
    first: Seat
    active: Seat
    pile: tuple[TileId, ...]
    """Tiles to be drawn, the next one first."""
    box: tuple[TileId, ...]
    """Tiles set aside or removed, in the order of their ids."""
    decks: tuple[tuple[CardId, ...], tuple[CardId, ...], tuple[CardId, ...]]
    """Easy, medium and hard adventures, the top card first."""
    bag: tuple[Token, ...]
    """Attraction tokens to be drawn, the next one first."""
    used: tuple[Token, ...] = ()
    """Tokens turned in; public."""
    lost: tuple[Token, ...] = ()
    """Tokens that left the park unseen, with a removed tile."""
    benches: tuple[Bench, ...] = ()
    step: Step = "start"
    turn: int = 0
    """Turns that have begun."""
    last_turns: int = 0
    """How many of the turns that have begun are their players' last (DP24)."""
    decision: Decision | None = None
    completed: int = 0
    """Adventures completed in this turn."""
    wild_items: int = 0
    """Items that may still be turned in as any other in this turn."""
    fresh: tuple[Cell, ...] = ()
    """What changed last: the cells of tiles laid, or of a walk from its start to its end."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def mover(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def is_last_turn(self) -> bool:
        return self.last_turns > 0

    @property
    def supply(self) -> Counts:
        """The items that nobody holds (DP2)."""
        held = [player.items for player in self.players]
        return counts(ITEMS_PER_KIND - sum(column) for column in zip(*held, strict=True))

    def deck(self, difficulty: Difficulty) -> tuple[CardId, ...]:
        return self.decks[deck_index(difficulty)]

    def figures_at(self, cell: Cell) -> tuple[Seat, ...]:
        """The figures on a space, in seat order."""
        return tuple(Seat(seat) for seat, player in enumerate(self.players) if player.cell == cell)

    def has_bench(self, cell: Cell) -> bool:
        return any(bench.cell == cell for bench in self.benches)

    def unseated(self, cell: Cell) -> bool:
        """Whether no figure stands there."""
        return all(player.cell != cell for player in self.players)


def deck_index(difficulty: Difficulty) -> int:
    return DIFFICULTIES.index(difficulty)


def deck_of(card: CardId) -> Difficulty:
    """The deck a card belongs to."""
    return ADVENTURES[card].difficulty
