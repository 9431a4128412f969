"""Who sits where in a match that has begun: invitations, coming back, votes on those who are away, and the host."""

from bot.engine.seats import Seat
from bot.matches import lifecycle, timing, votes
from bot.matches.models import EntryKind, Player, Status
from bot.matches.past import Past
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import HolderRow, InvitationRow

__all__ = ["accept", "decline", "end_invitations", "invite", "pass_host", "retake", "stand_up", "vote_out"]

MOST_ASKED = 3
"""How often somebody may be invited into one match a day: each time he is notified."""


def invite(work: Work, user_id: int, guest: Player, seat: int | None, past: Past) -> None:
    """Offers a bot's seat or one's own, with what it holds. The guest has to agree.

    None is the seat that the guest has held, or else the first bot's.
    """
    own = work.holder(user_id).seat
    work.require(Status.RUNNING, Status.PAUSED)
    if work.find(guest.user_id) is not None:
        raise Refused(Refusal.SITS_ALREADY, name=guest.name)
    seat = _bots_seat(work, past) if seat is None else seat
    if not 0 <= seat < len(work.holders):
        raise Refused(Refusal.NOT_SEATED)
    if seat != own and not work.is_bot(seat):
        raise Refused(Refusal.SEAT_TAKEN, name=work.holders[seat].name)
    _check_hands(work, guest, seat, past)
    if past.asked >= MOST_ASKED:
        raise Refused(Refusal.ASKED_ENOUGH, name=guest.name)
    for other in [other for other, held in work.invitations.items() if held.user_id == guest.user_id]:
        work.close_invitation(other)
    work.invitations[seat] = InvitationRow(work.row.id, seat, guest.user_id, guest.name, user_id)
    entry = work.note(EntryKind.INVITED, name=guest.name, user_id=guest.user_id, seat=seat)
    work.wish(Wish.INVITATION, str(entry.revision), seat)


def accept(work: Work, guest: Player, past: Past) -> None:
    """The guest takes the seat he was offered. Refused when it is no longer to be had.

    What was told once to whoever sat there before, he has not seen; whoever comes back has.
    """
    work.require(Status.RUNNING, Status.PAUSED)
    offered = _invitation(work, guest.user_id)
    if work.find(guest.user_id) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    holder = work.holders[offered.seat]
    if holder.user_id not in (None, offered.host):
        raise Refused(Refusal.NOT_INVITED)
    _check_hands(work, guest, offered.seat, past)
    before = holder.user_id
    if before is not None:
        work.note(EntryKind.PASSED, holder)
    if offered.seat not in past.held:
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


def end_invitations(work: Work, user_id: int) -> None:
    """The user is invited no longer, and nobody by him; the seats that a lobby holds for others stay held."""
    if work.invitation_of(user_id) is not None:
        decline(work, user_id)
    if work.status is not Status.LOBBY:
        work.close_invitations_by(user_id)


def stand_up(work: Work, user_id: int) -> None:
    """Frees the seat in the lobby, sat on or held, as a click there means it, though the match may just have begun."""
    work.require(Status.LOBBY)
    if work.invitation_of(user_id) is not None:
        decline(work, user_id)
    else:
        lifecycle.leave(work, user_id)


def retake(work: Work, player: Player, past: Past) -> None:
    """Somebody takes the seat back that a bot has played on for him."""
    work.require(Status.RUNNING, Status.PAUSED)
    if work.find(player.user_id) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    if past.left is None:
        raise Refused(Refusal.NOTHING_TO_RETAKE)
    _take(work, work.holders[past.left], player, EntryKind.BACK)


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


def _bots_seat(work: Work, past: Past) -> int:
    """A bot's seat, if one can be had one that the guest has held."""
    seats = sorted((holder.seat not in past.held, holder.seat) for holder in work.holders if holder.bot is not None)
    if not seats:
        raise Refused(Refusal.NO_BOT)
    return seats[0][1]


def _check_hands(work: Work, guest: Player, seat: int, past: Past) -> None:
    """Nobody gets to know what two seats hold in secret."""
    if work.info.hand is not None and past.held - {seat}:
        raise Refused(Refusal.KNOWS_A_HAND, name=guest.name)
