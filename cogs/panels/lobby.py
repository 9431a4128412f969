"""The lobby panel: what the game is, who sits, what can be chosen, and the way to the start."""

from discord import ButtonStyle

from bot.engine.words import OptionText, Words
from bot.matches.models import Holder, Status
from cogs.panels.idle import idle_line
from cogs.panels.ids import button_id, menu_id
from cogs.panels.layout import Button, Choice, Control, Menu, Page, button, menu
from cogs.panels.scene import Scene
from cogs.panels.times import rule_text

__all__ = ["lobby_page", "opened_page", "option_texts"]


def lobby_page(scene: Scene, nonce: str) -> Page:
    """The lobby; once the match has begun or is given up, where it went."""
    say, table = scene.say, scene.table
    texts = [scene.title, scene.texts.about(say), _seats(scene), _choices(scene)]
    if table.status is Status.LOBBY:
        return Page([*texts, _hint(scene), idle_line(scene)], controls=_controls(scene, nonce))
    if table.status is Status.CANCELLED and table.view is None:
        return Page([scene.title, say("This table was given up.")])
    texts.append(say("The match is played in {room}.", room=scene.room_link))
    return Page(texts, controls=[button(say("Rules"), button_id("rules", table.game, 0, nonce))])


def opened_page(scene: Scene, invitation: str) -> Page:
    """What whoever opens a table is told: the invitation to it, or that its match has begun already."""
    begun = scene.table.status is not Status.LOBBY
    text = scene.say("The match has begun in {room}.", room=scene.room_link) if begun else invitation
    return Page([scene.title, text])


def option_texts(scene: Scene) -> tuple[OptionText, ...]:
    """The game's options as they stand, worded for those who sit here (at least as many as the game needs)."""
    table = scene.table
    seats = max(len(table.holders), scene.entry.game.info.seats[0])
    return scene.texts.options(table.options, seats, scene.say)


def _seats(scene: Scene) -> str:
    say, table = scene.say, scene.table
    lines = [_seat(number, holder, scene) for number, holder in enumerate(table.holders, start=1)]
    free = table.size - len(table.holders) - len(table.invitations)
    if free > 0 and table.status is Status.LOBBY:
        lines.append("-# " + say.plural("{n} seat is free.", "{n} seats are free.", free))
    if table.invitations:
        lines.append(_asked_again(scene))
    return "\n".join(lines)


def _asked_again(scene: Scene) -> str:
    """Asks the people of the match before. Whom a mention notifies is for the transport to say."""
    people = " ".join(f"<@{invitation.user_id}>" for invitation in scene.table.invitations)
    return scene.say(
        "{people} Another match? A seat is held for you until the start: press *Join* or *Leave*.", people=people
    )


def _seat(number: int, holder: Holder, scene: Scene) -> str:
    say, name = scene.say, scene.name(holder)
    if holder.bot is not None:
        return say("{number}\\. {name} · bot", number=number, name=name)
    if holder.user_id == scene.table.host:
        return say("{number}\\. {name} · host", number=number, name=name)
    return f"{number}\\. {name}"


def _choices(scene: Scene) -> str:
    """The options with their notes; those that change nothing are of interest only while they can be changed."""
    lines = []
    for option in option_texts(scene):
        if option.idle and scene.table.status is not Status.LOBBY:
            continue
        lines.append(f"**{option.name}:** {option.value}")
        if option.note:
            lines.append(f"-# {option.note}")
    lines.append(scene.say("**Time per turn:** {rule}", rule=rule_text(scene.table.time, scene.say)))
    return "\n".join(lines)


def _hint(scene: Scene) -> str:
    say, table = scene.say, scene.table
    if table.startable:
        hint = say("Ready: the host can start.")
    else:
        least = min((n for n in scene.entry.game.info.seats if n >= len(table.holders)), default=table.size)
        hint = say("Still waiting: this game starts with {n} at the table.", n=least)
    if table.autostart:
        hint += " " + say("It starts by itself when all seats are taken.")
    return f"-# {hint}"


def _controls(scene: Scene, nonce: str) -> list[Control]:
    say, table = scene.say, scene.table

    def plain(label: str, verb: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Button:
        return button(label, button_id(verb, table.match, nonce), style=style, disabled=disabled)

    full = len(table.holders) >= table.size
    bots = any(holder.bot is not None for holder in table.holders)
    return [
        plain(say("Join"), "join", ButtonStyle.success, disabled=full),
        plain(say("Leave"), "leave"),
        *_bot_buttons(scene, nonce, full=full),
        plain(say("Remove bot"), "lessbot", disabled=not bots),
        *_option_menus(scene, nonce),
        _size_menu(scene, nonce),
        plain(say("Start"), "start", ButtonStyle.primary, disabled=not table.startable),
        plain(_self_start_label(say, table.autostart), "selfstart"),
        plain(say("Cancel"), "cancel", ButtonStyle.danger),
        plain(say("Clock"), "time"),
        button(say("Rules"), button_id("rules", table.game, 0, nonce)),
        *([plain(say("Keep it"), "keep")] if table.closes is not None else []),
    ]


def _self_start_label(say: Words, on: bool) -> str:
    return say("Self-start: on") if on else say("Self-start: off")


def _bot_buttons(scene: Scene, nonce: str, *, full: bool) -> list[Button]:
    """One button to add a bot, or one for each strength the game's bots have."""
    say, match = scene.say, scene.table.match
    strengths = scene.entry.game.info.strengths
    if len(strengths) == 1:
        return [button(say("Add bot"), button_id("morebot", match, strengths[0], nonce), disabled=full)]
    return [
        button(
            say("Add bot: {strength}", strength=say(f"bot.{name}")),
            button_id("morebot", match, name, nonce),
            disabled=full,
        )
        for name in strengths
    ]


def _option_menus(scene: Scene, nonce: str) -> list[Menu]:
    menus = []
    for number, option in enumerate(option_texts(scene)):
        choices = [
            Choice(label, str(index), chosen=value == getattr(scene.table.options, option.field))
            for index, (value, label) in enumerate(option.choices)
        ]
        if len(choices) > 1:
            menus.append(menu(option.name, menu_id("choose", scene.table.match, number, nonce), choices))
    return menus


def _size_menu(scene: Scene, nonce: str) -> Menu:
    say, table = scene.say, scene.table
    sizes = [size for size in scene.entry.game.info.seats if size >= len(table.holders)] or [table.size]
    choices = [
        Choice(say.plural("{n} seat", "{n} seats", size), str(size), chosen=size == table.size) for size in sizes
    ]
    return menu(say("Seats at this table"), menu_id("size", table.match, nonce), choices)
