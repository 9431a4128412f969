"""Why something cannot be, in words."""

from collections.abc import Mapping, Sequence

from bot.engine.game import IllegalAction
from bot.engine.registry import Registry
from bot.engine.words import Locale, Words, marked, words
from bot.matches.models import Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.names import escape

__all__ = ["PAUSED", "Sorry", "refusal_text"]

PAUSED = marked("The match is paused. The host or a moderator goes on with `/match resume`; others vote with it.")
"""What is to be done in a match that stands still."""


class Sorry(Exception):
    """What Discord's face itself refuses; the message is the finished sentence in the reader's language."""


_SENTENCES: Mapping[Refusal, str] = {
    Refusal.UNKNOWN_MATCH: marked("There is no such match. `/match list` shows yours."),
    Refusal.UNKNOWN_GAME: marked("That game is not on our shelf. `/help` shows those that are."),
    Refusal.NOT_IN_LOBBY: marked("The match has started, so the table can't be changed any more."),
    Refusal.IN_LOBBY: marked("The match has not started yet. The host starts it in the lobby."),
    Refusal.OVER: marked("This match is over, so nothing in it changes any more. *Rematch* opens a new table."),
    Refusal.NOT_OVER: marked("The match is still being played. A rematch can be opened after its end."),
    Refusal.PAUSED: PAUSED,
    Refusal.NOT_PAUSED: marked("The match is not paused, so it can simply be played on."),
    Refusal.NOT_SEATED: marked(
        "You have no seat at this table, so you can only look on. *In words* and *Log* are open to everybody."
    ),
    Refusal.NOT_YOUR_SEAT: marked("That is for {name} to decide. *Play* shows what is asked of you."),
    Refusal.SEAT_OF_BOT: marked("That seat is played by the bot {name}."),
    Refusal.ALREADY_SEATED: marked("You sit at this table already."),
    Refusal.HOST_ONLY: marked("Only the host, {name}, or a moderator may do that."),
    Refusal.MODERATORS_ONLY: marked(
        "Only moderators may do that: it takes the permission *Manage Messages* or *Manage Server*."
    ),
    Refusal.TABLE_FULL: marked(
        "All {size} seats are taken or held. Ask the host for one more, or open a table of your own."
    ),
    Refusal.SIZE: marked("This table can have {least} to {most} seats: some are taken, and the game sets the rest."),
    Refusal.SEAT_COUNT: marked("{seats} sit here, but the game is played by {allowed}."),
    Refusal.NO_BOT: marked("There is no bot at this table."),
    Refusal.UNKNOWN_STRENGTH: marked("The bots of this game don't play like that. Pick a bot by its button."),
    Refusal.BAD_OPTION: marked("The game does not know this choice ({field}). Pick one from the menu."),
    Refusal.ILLEGAL: marked("That is not possible just now. *Play* shows what is."),
    Refusal.NO_UNDO: marked(
        "There is nothing to take back: only moves of your own turn can be, until something new is seen."
    ),
    Refusal.BAD_TIME: marked("A turn can be given 5 minutes to 14 days, or no deadline. Pick one from the menu."),
    Refusal.NOBODY_LATE: marked("Nobody's time is up just now, so no bot need play for anybody."),
    Refusal.BAD_ABSENCE: marked(
        "You can be away for 14 days in all; after 7 days at the table you can be again. Pick a day of the list."
    ),
    Refusal.BAD_HABITS: marked("Reminders can come every hour up to every 7 days, or not at all."),
    Refusal.NOBODY_TO_NUDGE: marked(
        "Nobody can be nudged just now: once a turn is enough, and some want no reminders."
    ),
    Refusal.SITS_ALREADY: marked("No invitation is needed: {name} sits at this table."),
    Refusal.SEAT_TAKEN: marked("That seat is held by {name}. A bot's seat can be offered, or your own."),
    Refusal.ASKED_ENOUGH: marked("Three invitations a day are enough. {name} can be asked again tomorrow."),
    Refusal.KNOWS_A_HAND: marked("Nobody gets to know the secrets of two seats, and {name} has held another one."),
    Refusal.NOT_INVITED: marked("This invitation is not for you, or no longer open."),
    Refusal.NOTHING_TO_RETAKE: marked("No bot plays on for you here. Somebody at the table can `/match invite` you."),
    Refusal.NOT_ABSENT: marked(
        "It is too early for that: {name} still has time. Once it is up, or after 48 hours, the others decide."
    ),
    Refusal.NOT_AT_TABLE: marked("Only somebody who sits at the table can be its host."),
    Refusal.OTHER_SERVER: marked(
        "The match stays on its server as long as I may write there. Please use `/match resume` there."
    ),
    Refusal.BAD_STANDING: marked("That can't be answered ahead of time. *Play* shows what is asked of you."),
}


def refusal_text(error: Refused, locale: Locale, registry: Registry, table: Table | None = None) -> str:
    """The refusal as a sentence for the person it concerns; `table` is what he sees, where there is a match."""
    broken = error.params.get("error")
    if isinstance(broken, IllegalAction) and broken.rule and table is not None:
        texts = registry[table.game].texts
        return texts.refusal(broken, table.view, words(locale, texts.package))
    say = words(locale)
    params = {name: _shown(value, say) for name, value in error.params.items()}
    return say(_SENTENCES[error.key], **params)


def _shown(value: object, say: Words) -> str:
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, Sequence):
        return _counts(value, say)
    return str(value)


def _counts(counts: Sequence[int], say: Words) -> str:
    """Seat counts: "2 to 8", or "2 and 4" where some between are missing."""
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return say("{least} to {most}", least=counts[0], most=counts[-1])
    return say.list([str(count) for count in counts])
