"""Playing again: a lobby in which the bots sit down once more, and which holds seats for the people until the start."""

from datetime import datetime

from bot.matches import lobby
from bot.matches.models import EntryKind, Place, Player, Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.tables import time_of
from bot.matches.work import Work
from bot.storage.rows import HolderRow, InvitationRow

__all__ = ["join_again", "reopen"]


def reopen(before: Work, host: Player, place: Place, now: datetime) -> Work:
    """A new lobby like this one was, in which nobody sits who was not asked. Alone one plays on at once."""
    if not before.status.over:
        raise Refused(Refusal.NOT_OVER)
    before.holder(host.user_id)
    size = before.row.size
    work = lobby.open_table(before.entry, host, place, now, time=time_of(before.row), size=size, autostart=size == 1)
    work.row.options = before.row.options
    work.row.rematch_of = before.row.id
    for holder in before.holders:
        if holder.bot is not None:
            lobby.seat_bot(work, holder.bot)
        elif holder.user_id is not None and holder.user_id != host.user_id:
            _hold_seat(work, holder.user_id, holder)
    return work


def join_again(work: Work, player: Player) -> None:
    """Takes the seat that the lobby holds for the player, if it does."""
    if work.status is Status.LOBBY and work.invitation_of(player.user_id) is not None:
        lobby.join(work, player)


def _hold_seat(work: Work, user_id: int, before: HolderRow) -> None:
    """Asks a person of the match before whether he plays again; the invitation names the seat he had."""
    work.invitations[before.seat] = InvitationRow(work.row.id, before.seat, user_id, before.name, work.row.host)
    work.note(EntryKind.INVITED, before)
