"""The hand panel: one seat's secrets, by direct message or as a private reply."""

from discord import ButtonStyle

from bot.engine.pictures import Snapshot
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.scene import Scene
from cogs.panels.standing import standing_button

__all__ = ["hand_page"]


def hand_page(scene: Scene, picture: Snapshot | None, nonce: str = "") -> Page:
    """The viewer's secrets, and the way to his move when he is asked for one.

    `scene.table` is the owner's own; with a nonce it is the direct message that the courier keeps. That one stays for
    long, so it always leads to the owner's move.
    """
    say, table = scene.say, scene.table
    texts = [scene.title]
    if table.seat is not None and table.question is not None:
        texts.append(scene.texts.question(table.view, table.seat, scene.cast, say))
    words = scene.texts.hand(table.view, scene.cast, say)
    after = [words or say("You hold nothing secret in this game.")]
    if nonce:
        after.append("-# " + say("The board is in {room}.", room=scene.room_link))
    controls = [button(say("My hand"), button_id("hand", table.match, nonce))] if nonce else []
    if nonce or table.question is not None:
        controls.insert(0, button(say("Play"), button_id("play", table.match, nonce), style=ButtonStyle.primary))
    controls += standing_button(scene, nonce)
    return Page(texts, picture, "hand", after, controls, fleeting=scene.fleeting)
