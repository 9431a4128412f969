"""What a seat can do."""

from typing import Literal

from bot.engine import game
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CardId, CharacterId, Difficulty, Item, Side, TileId, Token
from bot.games.day_at_the_park.items import Means, Payment

__all__ = [
    "Action",
    "ButterflyItems",
    "Cancel",
    "ChooseBonuses",
    "ChooseCharacter",
    "ChooseSide",
    "ChooseTile",
    "Complete",
    "Done",
    "DrawAdventure",
    "DrawFromBox",
    "EndTurn",
    "FinishAdventures",
    "GainItems",
    "Gather",
    "LiftTile",
    "LookInBox",
    "OpenAlbum",
    "Pay",
    "PayWithWilds",
    "PlaceFigure",
    "PlaceTile",
    "RemoveTile",
    "Rest",
    "Reward",
    "RideTricycle",
    "ScorePoints",
    "SetDown",
    "Stay",
    "StepAside",
    "Substitute",
    "SwapAdventure",
    "TakeItem",
    "TakeReward",
    "Trade",
    "TurnInItems",
    "TurnInToken",
    "UseExchange",
    "UseTicket",
    "UseWildItems",
    "Walk",
]

Reward = Literal["token", "nap"]
"""What a high five brings: an attraction token, or one's nap token turned to blank (DP14)."""


class ChooseCharacter(game.Action, frozen=True):
    """Start: first come, first served (DP7)."""

    character: CharacterId


class ChooseSide(game.Action, frozen=True):
    """Start: the side of the character card that stays up for the whole match (DP7)."""

    side: Side


class ChooseBonuses(game.Action, frozen=True):
    """Start: those of the three dealt adventures that show their bonus side (DP7)."""

    cards: tuple[CardId, ...]


class PlaceFigure(game.Action, frozen=True):
    """First turn: the figure goes onto any space (DP9)."""

    cell: Cell


class PlaceTile(game.Action, frozen=True):
    """Lay a tile, turned clockwise by quarter turns (DP10)."""

    tile: TileId
    cell: Cell
    rotation: int


class ChooseTile(game.Action, frozen=True):
    """Say first which tile it will be, where tile and place together would be too many choices."""

    tile: TileId


class TakeItem(game.Action, frozen=True):
    """Which item a laid tile brings (DP11)."""

    item: Item


class Stay(game.Action, frozen=True):
    """Do not move: one item of one's own space and nothing else (DP12)."""


class Walk(game.Action, frozen=True):
    """Move one to three spaces (DP12)."""

    end: Cell
    path: tuple[Cell, ...]
    """The spaces entered, in order."""


class StepAside(game.Action, frozen=True):
    """Answer a high five: where to (one's own space if there is no other), and which reward (DP14)."""

    cell: Cell
    reward: Reward


class TakeReward(game.Action, frozen=True):
    """The active player's own reward for high fives (DP14)."""

    reward: Reward


class Complete(game.Action, frozen=True):
    """Complete an adventure with plain items (DP15), with the extra of an easy bonus or without (DP16)."""

    card: CardId
    extra: bool
    payment: Payment


class PayWithWilds(game.Action, frozen=True):
    """Complete an adventure with wild items or Wild tokens: they are named one by one (DP19, DP21)."""

    card: CardId
    extra: bool


class Substitute(game.Action, frozen=True):
    """Turn in `given` where `item` is asked; None stands for "any item"."""

    item: Item | None
    given: Means


class Pay(game.Action, frozen=True):
    """Turn all of this in and complete the adventure."""

    payment: Payment


class FinishAdventures(game.Action, frozen=True):
    """Go on to step 4, which draws a tile (DP17)."""


class DrawAdventure(game.Action, frozen=True):
    """Step 4: an adventure from the top of a deck, and whether its bonus side is up (DP17)."""

    deck: Difficulty
    bonus: bool


class EndTurn(game.Action, frozen=True):
    """Use no more special actions."""


class RideTricycle(game.Action, frozen=True):
    """Tricycle: to any space, for its item (DP19)."""

    cell: Cell


class LookInBox(game.Action, frozen=True):
    """Butterfly: look at the tiles in the box and place one (DP19)."""


class ButterflyItems(game.Action, frozen=True):
    """Butterfly: any two items instead (DP19)."""

    gains: tuple[Item, ...]


class UseExchange(game.Action, frozen=True):
    """Exchange: begin to trade (DP19)."""


class Trade(game.Action, frozen=True):
    """Give so many items of a kind for as many of another."""

    give: Item
    take: Item
    count: int


class UseTicket(game.Action, frozen=True):
    """The token Attraction: draw from a deck, put a card under its deck; the side of the new one if kept (DP19)."""

    deck: Difficulty
    discard: CardId
    bonus: bool


class Rest(game.Action, frozen=True):
    """Any token as a bench: the nap token to blank (DP19)."""

    token: Token


class LiftTile(game.Action, frozen=True):
    """Hello Kitty, explore: this tile is to lie elsewhere."""

    cell: Cell


class SetDown(game.Action, frozen=True):
    """Where the lifted tile lies from now on."""

    cell: Cell
    rotation: int


class DrawFromBox(game.Action, frozen=True):
    """My Melody, explore: look at two random tiles of the box and place one."""


class GainItems(game.Action, frozen=True):
    """Items of any kinds: My Melody's with an empty box, Pompompurrin's before a swap."""

    gains: tuple[Item, ...]


class UseWildItems(game.Action, frozen=True):
    """Keroppi, explore: some items count as any other in this turn."""


class RemoveTile(game.Action, frozen=True):
    """Badtz-maru, explore: a tile goes to the box and leaves its item."""

    cell: Cell


class Gather(game.Action, frozen=True):
    """Chococat, explore: items of touching spaces, of different kinds."""

    items: tuple[Item, ...]


class OpenAlbum(game.Action, frozen=True):
    """Chococat, score: swap completed adventures."""


class SwapAdventure(game.Action, frozen=True):
    """A card goes under its deck, the top card of any deck takes its place; and whether its bonus side is up."""

    card: CardId
    deck: Difficulty
    bonus: bool


class TurnInItems(game.Action, frozen=True):
    """Hello Kitty and Badtz-maru, score: items for points."""

    payment: Payment


class TurnInToken(game.Action, frozen=True):
    """Pompompurrin, score: an unused token for points."""

    token: Token


class ScorePoints(game.Action, frozen=True):
    """My Melody and Keroppi, score: points for what lies there."""


class Cancel(game.Action, frozen=True):
    """Take back what was begun; nothing was spent or revealed."""


class Done(game.Action, frozen=True):
    """Let it be enough."""


Action = (
    ChooseCharacter
    | ChooseSide
    | ChooseBonuses
    | PlaceFigure
    | PlaceTile
    | ChooseTile
    | TakeItem
    | Stay
    | Walk
    | StepAside
    | TakeReward
    | Complete
    | PayWithWilds
    | Substitute
    | Pay
    | FinishAdventures
    | DrawAdventure
    | EndTurn
    | RideTricycle
    | LookInBox
    | ButterflyItems
    | UseExchange
    | Trade
    | UseTicket
    | Rest
    | LiftTile
    | SetDown
    | DrawFromBox
    | GainItems
    | UseWildItems
    | RemoveTile
    | Gather
    | OpenAlbum
    | SwapAdventure
    | TurnInItems
    | TurnInToken
    | ScorePoints
    | Cancel
    | Done
)
