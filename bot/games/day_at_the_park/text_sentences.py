"""Whole actions as sentences of at most 80 characters."""

from bot.engine.words import Words
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CHARACTERS, RULES
from bot.games.day_at_the_park.items import tally
from bot.games.day_at_the_park.movement import collected
from bot.games.day_at_the_park.state import Relocating
from bot.games.day_at_the_park.text_names import (
    card_name,
    cards_text,
    character_name,
    difficulty_name,
    garden_sides,
    item_name,
    items_text,
    means_name,
    payment_text,
    power_text,
    space_text,
    tile_name,
    token_name,
    way_text,
)
from bot.games.day_at_the_park.view import View

__all__ = ["sentence"]

Start = a.ChooseCharacter | a.ChooseSide | a.ChooseBonuses
Tiles = a.PlaceTile | a.ChooseTile | a.TakeItem | a.LiftTile | a.SetDown | a.RemoveTile | a.DrawFromBox | a.LookInBox
Moves = a.PlaceFigure | a.Walk | a.Stay | a.RideTricycle | a.StepAside | a.TakeReward
Cards = (
    a.Complete | a.PayWithWilds | a.Substitute | a.Pay | a.DrawAdventure | a.SwapAdventure | a.UseTicket | a.OpenAlbum
)
Items = a.ButterflyItems | a.GainItems | a.Gather | a.Trade | a.TurnInItems | a.TurnInToken


def sentence(action: a.Action, view: View, say: Words) -> str:
    """The whole action."""
    if isinstance(action, Start):
        return _start(action, view, say)
    if isinstance(action, Tiles):
        return _tiles(action, view, say)
    if isinstance(action, Moves):
        return _moves(action, view, say)
    if isinstance(action, Cards):
        return _cards(action, view, say)
    if isinstance(action, Items):
        return _items(action, say)
    return _short(action, view, say)


def _start(action: Start, view: View, say: Words) -> str:
    match action:
        case a.ChooseCharacter(character):
            return say("Be {character}", character=character_name(character, say))
        case a.ChooseSide(side):
            own = view.own.character if view.own else None
            power = power_text(CHARACTERS[own].power(side), say) if own else ""
            return say("Explore: {power}", power=power) if side == "explore" else say("Score: {power}", power=power)
        case a.ChooseBonuses(()):
            return say("All adventures with the standard side up")
        case a.ChooseBonuses(cards):
            return say("Bonus side up: {cards}", cards=cards_text(cards, say))


def _tiles(action: Tiles, view: View, say: Words) -> str:
    match action:
        case a.PlaceTile(tile, cell, rotation):
            text = {"tile": tile_name(tile, say), "sides": garden_sides(tile, rotation, say)}
            return say("Place the {tile} on {cell}, gardens {sides}", cell=cell, **text)
        case a.ChooseTile(tile):
            return say("Place the {tile}, gardens {sides}", tile=tile_name(tile, say), sides=garden_sides(tile, 0, say))
        case a.TakeItem(item):
            return say("Take 1 {item}", item=item_name(item, say))
        case a.LiftTile(cell):
            return say("Relocate the {tile} on {cell}", tile=space_text(view.park, cell, say), cell=cell)
        case a.SetDown(cell, rotation):
            return _set_down(cell, rotation, view, say)
        case a.RemoveTile(cell):
            return say("Remove the {tile} on {cell}", tile=space_text(view.park, cell, say), cell=cell)
        case a.DrawFromBox():
            return say("Look at tiles from the box and place one")
        case a.LookInBox():
            return say("Butterfly: look into the box and place a tile")


def _set_down(cell: Cell, rotation: int, view: View, say: Words) -> str:
    assert isinstance(view.decision, Relocating)
    assert view.decision.lifted is not None
    tile = view.decision.lifted.tile
    text = {"tile": tile_name(tile, say), "sides": garden_sides(tile, rotation, say)}
    return say("Set the {tile} down on {cell}, gardens {sides}", cell=cell, **text)


def _moves(action: Moves, view: View, say: Words) -> str:
    match action:
        case a.PlaceFigure(cell):
            return say("Enter the park on {cell} ({tile})", cell=cell, tile=space_text(view.park, cell, say))
        case a.Walk(_, path):
            items = items_text(collected(view.park, path, view.supply), say)
            return say("Walk to {way}: {items}", way=way_text(path, say), items=items)
        case a.Stay():
            return say("Stay and take the item of your space")
        case a.RideTricycle(cell):
            return say("Tricycle: ride to {cell} ({tile})", cell=cell, tile=space_text(view.park, cell, say))
        case a.StepAside(cell, "token"):
            return say("Step to {cell} and draw a token", cell=cell)
        case a.StepAside(cell):
            return say("Step to {cell} and turn your nap token to blank", cell=cell)
        case a.TakeReward("token"):
            return say("Draw a token")
        case a.TakeReward():
            return say("Turn your nap token to blank")


def _cards(action: Cards, view: View, say: Words) -> str:
    match action:
        case a.Complete(card, False, payment):
            return say("Complete {card}: {payment}", card=card_name(card, say), payment=payment_text(payment, say))
        case a.Complete(card, _, payment):
            names = {"card": card_name(card, say), "payment": payment_text(payment, say)}
            return say("Complete {card} with its bonus: {payment}", **names)
        case a.PayWithWilds(card, False):
            return say("Complete {card} with wilds", card=card_name(card, say))
        case a.PayWithWilds(card):
            return say("Complete {card} and its bonus with wilds", card=card_name(card, say))
        case a.Substitute(None, given):
            return say("{given} in place of any item", given=means_name(given, say))
        case a.Substitute(item, given):
            assert item is not None
            return say("{given} in place of: {item}", given=means_name(given, say), item=item_name(item, say))
        case a.Pay(payment):
            return say("Turn in {payment}", payment=payment_text(payment, say))
        case a.OpenAlbum():
            return say("Swap completed adventures")
        case a.DrawAdventure() | a.SwapAdventure() | a.UseTicket():
            return _from_deck(action, view, say)


def _from_deck(action: a.DrawAdventure | a.SwapAdventure | a.UseTicket, view: View, say: Words) -> str:
    """A card from the top of a deck, and the side that is up."""
    top = view.top(action.deck)
    new = card_name(top, say) if top else difficulty_name(action.deck, say)
    side = say("bonus side") if action.bonus else say("standard side")
    match action:
        case a.DrawAdventure():
            return say("Draw {card}, {side}", card=new, side=side)
        case a.UseTicket(discard=discard) if discard == top:
            return say("Ticket: draw {card} and put it back", card=new)
        case a.UseTicket(discard=discard):
            return say("Ticket: {new} for {old}, {side}", new=new, old=card_name(discard, say), side=side)
        case a.SwapAdventure(card=card):
            return say("Swap {old} for {new}, {side}", new=new, old=card_name(card, say), side=side)


def _items(action: Items, say: Words) -> str:
    match action:
        case a.ButterflyItems(gains):
            return say("Butterfly: gain {items}", items=items_text(tally(gains), say))
        case a.GainItems(gains):
            return say("Gain {items}", items=items_text(tally(gains), say))
        case a.Gather(items):
            return say("Gather {items}", items=items_text(tally(items), say))
        case a.Trade(give, take, count):
            gave, took = tally([give] * count), tally([take] * count)
            return say("Trade {gave} for {took}", gave=items_text(gave, say), took=items_text(took, say))
        case a.TurnInItems(payment):
            return say("Turn in {payment} for points", payment=payment_text(payment, say))
        case a.TurnInToken(token):
            return say("Turn in a token for points: {token}", token=token_name(token, say))


def _short(action: a.Action, view: View, say: Words) -> str:
    """What needs no details."""
    match action:
        case a.FinishAdventures():
            return say("Go on and draw a tile") if view.pile else say("Complete no more adventures")
        case a.EndTurn():
            return say("End the turn")
        case a.UseExchange():
            return say("Exchange up to {n} items", n=RULES.exchange_max)
        case a.Rest(token):
            return say("Bench: turn in a token to wake up ({token})", token=token_name(token, say))
        case a.UseWildItems():
            return say("Let items count as wild in this turn")
        case a.ScorePoints():
            return say("Score the points of your character's action")
        case a.Cancel():
            return say("Back: nothing is spent")
        case _:
            return say("That is all")
