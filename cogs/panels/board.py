"""The board panel: the one public message of a running match."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine.pictures import Snapshot
from bot.matches.models import Status
from cogs.panels.idle import idle_line
from cogs.panels.ids import button_id
from cogs.panels.layout import Button, Page, button
from cogs.panels.log import recent_lines
from cogs.panels.refusals import PAUSED
from cogs.panels.scene import Scene
from cogs.panels.seats import voted_line
from cogs.panels.standing import standing_button
from cogs.panels.times import moment

__all__ = ["board_page", "more_page", "words_page"]

RECENT = 10
"""Lines of what happened; the log has the rest."""


def board_page(scene: Scene, picture: Snapshot | None, nonce: str = "") -> Page:
    """The board: it asks those whom the match waits for, and tells what happened since their last turn."""
    say, table = scene.say, scene.table
    status = scene.texts.status(table.view, scene.cast, say)
    texts = [scene.title, status, _requests(scene), _deadlines(scene), voted_line(scene), idle_line(scene)]
    after = [_in_sight(scene), recent_lines(scene, RECENT), _closed(scene)]
    if table.status is Status.PAUSED:
        texts[2] = say(PAUSED)
    if table.status is Status.CANCELLED:
        texts[2] = say("The match was cancelled.")
    return Page(texts, picture, after=after, controls=_controls(scene, nonce), fleeting=scene.fleeting)


def words_page(scene: Scene) -> Page:
    """The whole board in words, enough to play from."""
    return Page([scene.texts.board(scene.table.view, scene.cast, scene.say)], fleeting=scene.fleeting)


def more_page(scene: Scene, pictures: Sequence[str]) -> Page:
    """What is seldom needed: further pictures, rules, leaving and ending."""
    say, match, running = scene.say, scene.table.match, not scene.table.status.over
    controls = [button(say(f"picture.{name}"), button_id("picture", match, name)) for name in pictures]
    controls += standing_button(scene)
    controls.append(button(say("Rules"), button_id("rules", scene.table.game, 0)))
    controls.append(button(say("Export"), button_id("export", match)))
    if scene.table.question is not None:
        controls.append(button(say("No reminders"), button_id("hush", match)))
    if running:
        controls.append(button(say("Clock"), button_id("time", match)))
    if running and scene.table.status is Status.PAUSED:
        controls.append(button(say("Go on"), button_id("resume", match)))
    elif running:
        controls.append(button(say("Pause"), button_id("pause", match)))
    if running and scene.table.seat is not None:
        controls.append(button(say("Leave"), button_id("leaveask", match), style=ButtonStyle.danger))
    if running:
        controls.append(button(say("Cancel match"), button_id("cancel", match), style=ButtonStyle.danger))
    return Page([scene.title, _who_plays(scene)], controls=controls)


def _requests(scene: Scene) -> str:
    """One line for all persons who are asked the same: their mentions, then what is wanted.

    Whom a mention notifies is for the transport to say.
    """
    asked: dict[str, list[str]] = {}
    for seat in scene.table.awaited:
        user_id = scene.table.holders[seat].user_id
        if user_id is not None:
            question = scene.texts.question(scene.table.view, seat, scene.cast, scene.say)
            asked.setdefault(question, []).append(f"<@{user_id}>")
    return "\n".join(f"{' '.join(people)} {question}" for question, people in asked.items())


def _in_sight(scene: Scene) -> str:
    """What the viewer sees and the public does not, where that is shown for a moment only."""
    return scene.texts.hand(scene.table.view, scene.cast, scene.say) if scene.fleeting else ""


def _deadlines(scene: Scene) -> str:
    """Until when who is waited for; one line for all with the same time left, and one for those whose time is up."""
    say, until = scene.say, dict[str, list[str]]()
    for timing in scene.table.timings:
        if timing.deadline is not None and not timing.late:
            until.setdefault(moment(timing.deadline.timestamp()), []).append(_name(scene, timing.seat))
    lines = [say("Time for {names}: {when}", names=say.list(names), when=when) for when, names in until.items()]
    for timing in scene.table.timings:
        if timing.away_until is not None:
            name, when = _name(scene, timing.seat), moment(timing.away_until.timestamp(), "f")
            lines.append(say("{name} is away until {when}; the time waits, for 14 days at most.", name=name, when=when))
    if late := scene.table.late:
        names = say.list([_name(scene, seat) for seat in late])
        lines.append(say("The time is up for {names}. Anybody at the table may let a bot play this turn.", names=names))
    return "\n".join(f"-# {line}" for line in lines)


def _name(scene: Scene, seat: int) -> str:
    return scene.name(scene.table.holders[seat])


def _closed(scene: Scene) -> str:
    """Whose secrets could not be sent. What they are is not said."""
    names = [_name(scene, seat) for seat in scene.table.closed_dms]
    if not names:
        return ""
    return "-# " + scene.say(
        "Direct messages are closed for {names}: what is theirs waits behind *My hand*.", names=scene.say.list(names)
    )


def _controls(scene: Scene, nonce: str) -> list[Button]:
    say, match, table = scene.say, scene.table.match, scene.table
    play = button(say("Play"), button_id("play", match, nonce), style=ButtonStyle.primary)
    controls = [play] if table.status is Status.RUNNING else []
    if table.closes is not None:
        controls.append(button(say("Keep it"), button_id("keep", match, nonce)))
    if table.late:
        controls.append(button(say("Let a bot play"), button_id("standin", match, nonce)))
    if scene.entry.game.info.hand is not None:
        controls.append(button(say("My hand"), button_id("hand", match, nonce)))
    if scene.entry.game.info.fleeting(table.options):
        controls.append(button(say("Look"), button_id("look", match, nonce)))
    controls.append(button(say("In words"), button_id("words", match, nonce)))
    controls.append(button(say("Log"), button_id("logopen", match, nonce)))
    controls.append(button(say("More"), button_id("more", match, nonce)))
    return controls


def _who_plays(scene: Scene) -> str:
    names = [
        scene.say("{name} (bot)", name=scene.name(holder)) if holder.bot is not None else scene.name(holder)
        for holder in scene.table.holders
    ]
    return scene.say("At the table: {names}", names=scene.say.list(names))
