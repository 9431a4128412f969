"""Who sits where in a match that has begun: invitations, coming back, votes on those who are away, and the host."""

from bot.engine.seats import Seat
from bot.matches import lifecycle, timing, votes
from bot.matches.models import EntryKind, Player, Status
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import HolderRow, InvitationRow

__all__ = ["accept", "decline", "invite", "pass_host", "retake", "stand_up", "vote_out"]


def invite(work: Work, user_id: int, guest: Player, seat: int | None) -> None:
    """Offers a bot's seat or one's own, with what it holds; None is the first bot's. The guest has to agree."""
    own = work.holder(user_id).seat
    work.require(Status.RUNNING, Status.PAUSED)
    if work.find(guest.user_id) is not None:
        raise Refused(Refusal.SITS_ALREADY, name=guest.name)
    seat = _first_bot(work) if seat is None else seat
    if not 0 <= seat < len(work.holders):
        raise Refused(Refusal.NOT_SEATED)
    if seat != own and not work.is_bot(seat):
        raise Refused(Refusal.SEAT_TAKEN, name=work.holders[seat].name)
    for other in [other for other, held in work.invitations.items() if held.user_id == guest.user_id]:
        work.close_invitation(other)
    work.invitations[seat] = InvitationRow(work.row.id, seat, guest.user_id, guest.name, user_id)
    entry = work.note(EntryKind.INVITED, name=guest.name, user_id=guest.user_id, seat=seat)
    work.wish(Wish.INVITATION, str(entry.revision), seat)


def accept(work: Work, guest: Player) -> None:
    """The guest takes the seat he was offered. Refused when it is no longer to be had.

    What was told once to whoever sat there before, he has not seen; whoever takes his own seat back has.
    """
    work.require(Status.RUNNING, Status.PAUSED)
    offered = _invitation(work, guest.user_id)
    if work.find(guest.user_id) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    holder = work.holders[offered.seat]
    if holder.user_id not in (None, offered.host):
        raise Refused(Refusal.NOT_INVITED)
    before = holder.user_id
    holder.seen = "[]"
    _take(work, holder, guest, EntryKind.SEATED)
    if before is not None:
        lifecycle.pass_on(work, before)


def decline(work: Work, user_id: int) -> None:
    """The guest would rather not."""
    offered = _invitation(work, user_id)
    work.note(EntryKind.DECLINED, name=offered.name, user_id=user_id, seat=offered.seat)
    work.close_invitation(offered.seat)
    if work.status is Status.LOBBY:
        work.wish(Wish.LOBBY)


def stand_up(work: Work, user_id: int) -> None:
    """Frees the seat in the lobby, sat on or held, as a click there means it, though the match may just have begun."""
    work.require(Status.LOBBY)
    if work.invitation_of(user_id) is not None:
        decline(work, user_id)
    else:
        lifecycle.leave(work, user_id)


def retake(work: Work, player: Player, seat: int | None) -> None:
    """Somebody takes the seat back that a bot has played on for him; None where there is none."""
    work.require(Status.RUNNING, Status.PAUSED)
    if work.find(player.user_id) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    if seat is None:
        raise Refused(Refusal.NOTHING_TO_RETAKE)
    _take(work, work.holders[seat], player, EntryKind.BACK)


def vote_out(work: Work, user_id: int, seat: Seat) -> None:
    """Votes that a bot take the seat of somebody absent; it does when more than half of the others say so."""
    voter = work.holder(user_id)
    work.require(Status.RUNNING)
    if not 0 <= seat < len(work.holders):
        raise Refused(Refusal.NOT_SEATED)
    holder = work.holders[seat]
    if holder.user_id is None:
        raise Refused(Refusal.SEAT_OF_BOT, name=holder.name)
    clock = work.clocks.get(seat)
    if clock is None or voter is holder or not timing.absent(work, clock):
        raise Refused(Refusal.NOT_ABSENT, name=holder.name)
    if user_id not in votes.voters(clock.votes):
        work.note(EntryKind.VOTED, voter, seat=seat)
    clock.votes = votes.cast(clock.votes, user_id)
    lifecycle.count_votes(work, clock)
    work.wish(Wish.BOARD)


def pass_host(work: Work, user_id: int) -> None:
    """Makes somebody at the table its host."""
    work.require(Status.LOBBY, Status.RUNNING, Status.PAUSED)
    holder = work.find(user_id)
    if holder is None:
        raise Refused(Refusal.NOT_AT_TABLE)
    lifecycle.make_host(work, holder)


def _take(work: Work, holder: HolderRow, player: Player, kind: EntryKind) -> None:
    """The player sits down there; what the seat holds is his, and nothing played before can be taken back.

    He is notified of the turn, unless it is the one that he was notified of before he left, of whose time he then has
    no more than he had.
    """
    holder.user_id, holder.name, holder.bot = player.user_id, player.name, None
    holder.dm_closed = False
    holder.pinged_turn = holder.pinged_turn if kind is EntryKind.BACK else None
    work.note(kind, holder)
    work.settle()
    work.seats_changed = True
    work.vacated.append(holder.seat)
    if kind is not EntryKind.BACK:
        timing.begin_anew(work, holder.seat)
    work.close_invitation(holder.seat)
    work.take_away(Wish.HAND, holder.seat)
    play = Play.resume(work)
    play.wish_hand(Seat(holder.seat))
    if work.status is Status.RUNNING:
        play.wish_awaited()


def _invitation(work: Work, user_id: int) -> InvitationRow:
    found = work.invitation_of(user_id)
    if found is None:
        raise Refused(Refusal.NOT_INVITED)
    return found


def _first_bot(work: Work) -> int:
    seat = next((holder.seat for holder in work.holders if holder.bot is not None), None)
    if seat is None:
        raise Refused(Refusal.NO_BOT)
    return seat
