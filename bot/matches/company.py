"""The part of `Matches` that is about its people: who sits where once it has begun, and whether it goes on."""

from collections.abc import Callable

from bot.engine.seats import Seat
from bot.matches import lifecycle, pausing, seating
from bot.matches.desk import Desk
from bot.matches.ledger import load_work
from bot.matches.models import MatchId, Place, Player, Table
from bot.matches.names import cleaned
from bot.matches.past import Past, past_of
from bot.matches.work import Work
from bot.storage import entries, people

__all__ = ["Company"]


class Company(Desk):
    """Invitations, coming back, votes, passing the host's rights on, pausing, and ending without a result."""

    async def invite(self, match: MatchId, user_id: int, guest: Player, *, key: str, seat: Seat | None = None) -> Table:
        """Offers a bot's seat (None: the guest's former one, or the first bot's) or one's own; the guest has to agree.

        Refused: not_seated, sits_already, seat_taken, no_bot, asked_enough, knows_a_hand, in_lobby, over.
        """
        guest = cleaned(guest)
        await self._seat(match, guest, key, lambda work, past: seating.invite(work, user_id, guest, seat, past))
        return await self._fresh(match, user_id)

    async def accept(self, match: MatchId, guest: Player, *, key: str) -> Table:
        """Takes the seat that was offered, with what it holds.

        Refused: not_invited, already_seated, knows_a_hand, in_lobby, over.
        """
        guest = cleaned(guest)
        await self._seat(match, guest, key, lambda work, past: seating.accept(work, guest, past))
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
        await self._seat(match, player, key, lambda work, past: seating.retake(work, player, past))
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

        Refused: not_seated, not_paused, other_server.
        """
        await self._change(match, key, lambda work: pausing.resume(work, user_id, place, moderator=moderator))
        return await self._fresh(match, user_id)

    async def hand_over(self, match: MatchId, seat: Seat, *, key: str) -> Table:
        """Gives a person's seat in a running or paused match to a bot, as a moderator may. Answers the public's table.

        Refused: in_lobby, over, seat_of_bot.
        """
        await self._change(match, key, lambda work: lifecycle.hand_over(work, seat))
        return await self._fresh(match)

    async def _seat(self, match: MatchId, player: Player, key: str, change: Callable[[Work, Past], None]) -> None:
        """One unit of work on somebody who sits down, or shall, with his past in the match."""
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is not None:
                return
            await people.put_player(tx, player.user_id, player.locale)
            work = await load_work(tx, self.registry, match, self.clock.now(), player.user_id)
            change(work, await past_of(tx, match, player.user_id, work.now))
            await self._save(tx, work, key)
