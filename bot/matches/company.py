"""The part of `Matches` that is about its people: who sits where once it has begun, and whether it goes on."""

from bot.engine.seats import Seat
from bot.matches import lifecycle, pausing, seating
from bot.matches.desk import Desk
from bot.matches.ledger import load_work
from bot.matches.models import EntryKind, MatchId, Place, Player, Table
from bot.matches.names import cleaned
from bot.storage import entries, people
from bot.storage.transaction import Transaction

__all__ = ["Company"]

CHANGES = (
    EntryKind.LEFT,
    EntryKind.REPLACED,
    EntryKind.HANDED_OVER,
    EntryKind.REMOVED,
    EntryKind.SEATED,
    EntryKind.BACK,
)
"""The entries that say who held a seat until then, or from then on."""

OPEN_TO_RETURN = (EntryKind.LEFT, EntryKind.REPLACED, EntryKind.HANDED_OVER)
"""After these somebody may take his seat back; whom a moderator has removed needs an invitation."""


class Company(Desk):
    """Invitations, coming back, votes, passing the host's rights on, pausing, and ending without a result."""

    async def invite(self, match: MatchId, user_id: int, guest: Player, *, key: str, seat: Seat | None = None) -> Table:
        """Offers a bot's seat (None: the first bot's) or the inviter's own to somebody, who has to agree.

        Refused: not_seated, sits_already, seat_taken, no_bot, in_lobby, over.
        """
        guest = cleaned(guest)
        await self._change(match, key, lambda work: seating.invite(work, user_id, guest, seat), player=guest)
        return await self._fresh(match, user_id)

    async def accept(self, match: MatchId, guest: Player, *, key: str) -> Table:
        """Takes the seat that was offered, with what it holds. Refused: not_invited, already_seated, in_lobby, over."""
        guest = cleaned(guest)
        await self._change(match, key, lambda work: seating.accept(work, guest), player=guest)
        return await self._fresh(match, guest.user_id)

    async def decline(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Turns an invitation down. Answers the public's table. Refused: not_invited."""
        await self._change(match, key, lambda work: seating.decline(work, user_id))
        return await self._fresh(match)

    async def retake(self, match: MatchId, player: Player, *, key: str) -> Table:
        """Takes the seat back that a bot plays on for this player.

        Refused: nothing_to_retake, already_seated, in_lobby, over.
        """
        player = cleaned(player)
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is None:
                await people.put_player(tx, player.user_id, player.locale)
                work = await load_work(tx, self.registry, match, self.clock.now())
                seating.retake(work, player, await self._former_seat(tx, match, player.user_id))
                await self._save(tx, work, key)
        return await self._fresh(match, player.user_id)

    async def vote_out(self, match: MatchId, user_id: int, seat: Seat, *, key: str) -> Table:
        """Votes that a bot take an absent player's seat; more than half of the other persons decide.

        Refused: not_seated, not_absent, seat_of_bot, in_lobby, paused, over.
        """
        await self._change(match, key, lambda work: seating.vote_out(work, user_id, seat))
        return await self._fresh(match, user_id)

    async def pass_host(self, match: MatchId, user_id: int, heir: int, *, key: str, moderator: bool = False) -> Table:
        """Makes another person at the table its host. Refused: host_only, not_at_table, over."""
        await self._change(match, key, lambda work: seating.pass_host(work, heir), host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def cancel(self, match: MatchId, user_id: int, *, key: str, moderator: bool = False) -> Table:
        """Ends a match without a result. Refused: host_only, over."""
        await self._change(match, key, lifecycle.cancel, host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def pause(self, match: MatchId, user_id: int, *, key: str, moderator: bool = False) -> Table:
        """Stops a running match until it is resumed; from anybody but the host it is a vote.

        Refused: not_seated, in_lobby, paused, over.
        """
        await self._change(match, key, lambda work: pausing.pause(work, user_id, moderator=moderator))
        return await self._fresh(match, user_id)

    async def resume(
        self, match: MatchId, user_id: int, *, key: str, moderator: bool = False, place: Place | None = None
    ) -> Table:
        """Goes on with a paused match, at another place if one is given; from anybody but the host it is a vote.

        Refused: not_seated, not_paused.
        """
        await self._change(match, key, lambda work: pausing.resume(work, user_id, place, moderator=moderator))
        return await self._fresh(match, user_id)

    async def hand_over(self, match: MatchId, seat: Seat, *, key: str) -> Table:
        """Gives a person's seat in a running or paused match to a bot, as a moderator may. Answers the public's table.

        Refused: in_lobby, over, seat_of_bot.
        """
        await self._change(match, key, lambda work: lifecycle.hand_over(work, seat))
        return await self._fresh(match)

    async def _former_seat(self, tx: Transaction, match: MatchId, user_id: int) -> int | None:
        """The seat that this user was the last person to hold, and may hold again."""
        for seat, entry in (await entries.latest_by_seat(tx, match, CHANGES)).items():
            if entry.user_id == user_id and entry.kind in OPEN_TO_RETURN:
                return seat
        return None
