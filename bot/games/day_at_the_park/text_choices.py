"""Words for what can be chosen: buttons, and what is asked."""

from typing import Any

from bot.engine.words import Label, Words, marked
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.cells import Row, column_of, row_of
from bot.games.day_at_the_park.text_names import character_name
from bot.games.day_at_the_park.view import View

__all__ = ["group", "kind", "prompt"]

_KINDS: dict[type[Any], str] = {
    a.ChooseCharacter: marked("Character"),
    a.ChooseSide: marked("Side"),
    a.ChooseBonuses: marked("Bonus sides"),
    a.PlaceFigure: marked("Enter the park"),
    a.PlaceTile: marked("Place a tile"),
    a.ChooseTile: marked("Choose a tile"),
    a.TakeItem: marked("Take an item"),
    a.Walk: marked("Walk"),
    a.Stay: marked("Stay here"),
    a.StepAside: marked("High five"),
    a.TakeReward: marked("Reward"),
    a.Complete: marked("Complete"),
    a.PayWithWilds: marked("Pay with wilds"),
    a.Substitute: marked("Use a wild"),
    a.Pay: marked("Pay"),
    a.FinishAdventures: marked("Go on"),
    a.DrawAdventure: marked("Draw an adventure"),
    a.EndTurn: marked("End the turn"),
    a.RideTricycle: marked("Tricycle"),
    a.LookInBox: marked("Butterfly: look"),
    a.ButterflyItems: marked("Butterfly: items"),
    a.UseExchange: marked("Exchange"),
    a.Trade: marked("Trade"),
    a.UseTicket: marked("Ticket"),
    a.Rest: marked("Bench"),
    a.LiftTile: marked("Relocate a tile"),
    a.SetDown: marked("Set it down"),
    a.SwapAdventure: marked("Swap"),
    a.Cancel: marked("Back"),
    a.Done: marked("That is all"),
}

_POWERS: frozenset[type[Any]] = frozenset(
    (
        a.DrawFromBox,
        a.GainItems,
        a.Gather,
        a.LiftTile,
        a.OpenAlbum,
        a.RemoveTile,
        a.ScorePoints,
        a.TurnInItems,
        a.TurnInToken,
        a.UseWildItems,
    )
)
"""What the sides of the character cards allow, each by its own kind of action."""

_FIELDS: dict[str, str] = {
    "character": marked("Who will you be?"),
    "side": marked("Which side of your character card stays up for the whole match?"),
    "cards": marked("Which of your adventures show their bonus side, if any?"),
    "tile": marked("Which tile?"),
    "cell": marked("Which space?"),
    "rotation": marked("How is it turned?"),
    "item": marked("Which item?"),
    "end": marked("Where does the walk end?"),
    "path": marked("Which way do you go?"),
    "reward": marked("Which reward?"),
    "card": marked("Which adventure?"),
    "extra": marked("With its easy bonus?"),
    "payment": marked("What do you turn in?"),
    "given": marked("What stands in for it?"),
    "deck": marked("From which deck?"),
    "bonus": marked("Which side is up?"),
    "gains": marked("Which items do you gain?"),
    "give": marked("What do you give?"),
    "take": marked("What do you take?"),
    "count": marked("How many?"),
    "discard": marked("Which adventure goes under its deck?"),
    "token": marked("Which token?"),
    "items": marked("Which items do you gather?"),
}

_PROMPTS: dict[tuple[type[Any], str], str] = {
    (a.PlaceFigure, "cell"): marked("Where does your figure enter the park?"),
    (a.PlaceTile, "cell"): marked("Where does the tile go?"),
    (a.SetDown, "cell"): marked("Where does the tile go?"),
    (a.StepAside, "cell"): marked("Which way does your figure step?"),
    (a.LiftTile, "cell"): marked("Which tile is to lie elsewhere?"),
    (a.RemoveTile, "cell"): marked("Which tile goes to the box?"),
    (a.RideTricycle, "cell"): marked("Where do you ride to?"),
    (a.Substitute, "item"): marked("What shall a wild stand in for?"),
}


def kind(of: type[Any], view: View, say: Words) -> str:
    """A kind of action on a button; a character's action by the name of the card that tells what it does."""
    if of in _POWERS and view.decision is None:
        assert view.own is not None
        assert view.own.character is not None
        return say("Use {character}", character=character_name(view.own.character, say))
    return say(_KINDS[of])


def prompt(of: type[Any] | None, field: str | None, say: Words) -> str:
    """What is asked next."""
    if of is None or field is None:
        return say("What do you do?")
    return say(_PROMPTS.get((of, field)) or _FIELDS[field])


def group(row: Row, view: View, say: Words) -> Label:
    """A row of the park, where there are too many spaces for one menu."""
    columns = [column_of(cell) for cell in view.park.cells() if row_of(cell) == row]
    if not columns:
        return Label(say("Row {row}", row=row), say("beyond the park's edge"))
    detail = say("spaces {first} to {last}", first=columns[0], last=columns[-1])
    return Label(say("Row {row}", row=row), detail)
