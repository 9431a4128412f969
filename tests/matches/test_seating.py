"""Invitations, coming back, votes on those who are away, and the host."""

import asyncio

import pytest

from bot.engine.seats import Seat
from bot.matches.models import EntryKind, MatchId, Status
from bot.matches.refusals import Refusal
from bot.matches.times import TimeRule
from bot.matches.transport import Order, PanelKind
from tests.matches.house import PLAYERS, House, on_post
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Walk

ANA, BO, CY, DI = (player.user_id for player in PLAYERS[:4])
GUEST = PLAYERS[5]


async def kinds(house: House, match: MatchId) -> list[EntryKind]:
    return [entry.kind for entry in (await house.matches.log(match)).entries]


async def test_a_guest_takes_a_bots_seat_with_its_hand_once_he_agrees(house: House) -> None:
    match = await house.match(1, bots=1)
    card = (await house.table(match, 1)).view.card
    await house.matches.invite(match, ANA, GUEST, key="a")
    await house.quiet()
    (message,) = house.discord.of(PanelKind.INVITATION)
    assert message.notified == (GUEST.user_id,)
    assert (await house.table(match)).holders[1].user_id is None
    table = await house.matches.accept(match, GUEST, key="b")
    assert (table.seat, table.view.card, table.invitations) == (1, card, ())
    await house.quiet()
    assert message.deleted
    (hand,) = house.discord.of(PanelKind.HAND, GUEST.user_id)
    assert hand.table.view.card == card
    assert (await kinds(house, match))[-2:] == [EntryKind.INVITED, EntryKind.SEATED]


async def test_an_invitation_is_nobody_elses(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.matches.invite(match, ANA, GUEST, key="a")
    assert (await refusal(house.matches.accept(match, PLAYERS[6], key="b"))).key is Refusal.NOT_INVITED
    assert (await refusal(house.matches.decline(match, BO, key="c"))).key is Refusal.NOT_INVITED
    assert (await refusal(house.matches.invite(match, 999, GUEST, key="d"))).key is Refusal.NOT_SEATED


async def test_a_declined_invitation_goes_and_changes_nothing(house: House) -> None:
    match = await house.match(1, bots=1)
    await house.matches.invite(match, ANA, GUEST, key="a")
    await house.quiet()
    await house.matches.decline(match, GUEST.user_id, key="b")
    await house.quiet()
    assert house.discord.of(PanelKind.INVITATION) == []
    assert (await refusal(house.matches.accept(match, GUEST, key="c"))).key is Refusal.NOT_INVITED
    assert EntryKind.DECLINED in await kinds(house, match)


async def test_the_end_of_the_match_ends_its_invitations(house: House) -> None:
    match = await house.match(1, bots=1)
    await house.matches.invite(match, ANA, GUEST, key="a")
    await house.quiet()
    await house.matches.cancel(match, ANA, key="b")
    await house.quiet()
    assert house.discord.of(PanelKind.INVITATION) == []
    assert (await refusal(house.matches.accept(match, GUEST, key="c"))).key is Refusal.OVER


async def test_an_invitation_survives_a_restart_and_is_posted_once(house: House) -> None:
    match = await house.match(1, bots=1)
    await house.matches.invite(match, ANA, GUEST, key="a")
    await house.quiet()
    await house.restart()
    assert len(house.discord.ever(PanelKind.INVITATION)) == 1
    assert (await house.matches.accept(match, GUEST, key="b")).seat == 1


async def test_only_a_bots_seat_or_ones_own_can_be_offered(house: House) -> None:
    match = await house.match(2)
    taken = await refusal(house.matches.invite(match, ANA, GUEST, key="a", seat=Seat(1)))
    assert (taken.key, taken.params) == (Refusal.SEAT_TAKEN, {"name": "Bo"})
    assert (await refusal(house.matches.invite(match, ANA, GUEST, key="b"))).key is Refusal.NO_BOT
    assert (await refusal(house.matches.invite(match, ANA, PLAYERS[1], key="c"))).key is Refusal.SITS_ALREADY
    await house.matches.invite(match, ANA, GUEST, key="d", seat=Seat(0))
    table = await house.matches.accept(match, GUEST, key="e")
    assert ([holder.user_id for holder in table.holders], table.host) == ([GUEST.user_id, BO], GUEST.user_id)
    assert table.question is not None


async def test_a_new_holder_can_take_back_nothing_that_was_played_before(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(1))
    await house.matches.invite(match, ANA, GUEST, key="a", seat=Seat(0))
    await house.matches.accept(match, GUEST, key="b")
    assert (await refusal(house.matches.undo(match, GUEST.user_id, key="c"))).key is Refusal.NO_UNDO


async def test_whoever_left_takes_his_seat_back_from_the_bot(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.matches.leave(match, BO, key="a")
    table = await house.matches.retake(match, PLAYERS[1], key="b")
    assert (table.seat, table.holders[1].name, table.status) == (1, "Bo", Status.RUNNING)
    assert (await kinds(house, match))[-2:] == [EntryKind.LEFT, EntryKind.BACK]
    assert (await refusal(house.matches.retake(match, PLAYERS[1], key="c"))).key is Refusal.ALREADY_SEATED
    await house.turn(match, 0)
    await house.pass_time(seconds=11)
    assert house.discord.board().notified == (BO,)


async def test_a_seat_that_somebody_else_has_taken_since_is_not_given_back(house: House) -> None:
    match = await house.match(2)
    await house.matches.leave(match, BO, key="a")
    await house.matches.invite(match, ANA, GUEST, key="b")
    await house.matches.accept(match, GUEST, key="c")
    assert (await refusal(house.matches.retake(match, PLAYERS[1], key="d"))).key is Refusal.NOTHING_TO_RETAKE
    await house.matches.leave(match, GUEST.user_id, key="e")
    assert (await refusal(house.matches.retake(match, PLAYERS[1], key="f"))).key is Refusal.NOTHING_TO_RETAKE


async def test_whom_a_moderator_removed_needs_an_invitation_to_come_back(house: House) -> None:
    match = await house.match(2)
    await house.matches.hand_over(match, Seat(1), key="a")
    assert (await refusal(house.matches.retake(match, PLAYERS[1], key="b"))).key is Refusal.NOTHING_TO_RETAKE
    await house.matches.invite(match, ANA, PLAYERS[1], key="c")
    assert (await house.matches.accept(match, PLAYERS[1], key="d")).seat == 1


async def test_the_others_give_an_absent_players_seat_to_a_bot_by_more_than_half(house: House) -> None:
    match = await house.match(4, time=TimeRule(24 * 3600))
    early = await refusal(house.matches.vote_out(match, BO, Seat(0), key="a"))
    assert (early.key, early.params) == (Refusal.NOT_ABSENT, {"name": "Ana"})
    for hours in (12, 9, 3):
        await house.pass_time(hours=hours)
    for user_id in (BO, BO):
        table = await house.matches.vote_out(match, user_id, Seat(0), key=house.key())
        assert table.holders[0].user_id == ANA
    table = await house.matches.vote_out(match, CY, Seat(0), key="b")
    assert (table.holders[0].bot, table.host) == ("average", BO)
    assert EntryKind.HANDED_OVER in await kinds(house, match)
    assert (await house.matches.retake(match, PLAYERS[0], key="c")).seat == 0


async def test_without_a_deadline_somebody_is_absent_after_two_days(house: House) -> None:
    match = await house.match(2)
    await house.pass_time(hours=47)
    assert (await refusal(house.matches.vote_out(match, BO, Seat(0), key="a"))).key is Refusal.NOT_ABSENT
    await house.pass_time(hours=1)
    assert (await refusal(house.matches.vote_out(match, ANA, Seat(0), key="b"))).key is Refusal.NOT_ABSENT
    assert (await refusal(house.matches.vote_out(match, BO, Seat(1), key="c"))).key is Refusal.NOT_ABSENT
    assert (await house.matches.vote_out(match, BO, Seat(0), key="d")).holders[0].bot == "average"


async def test_a_move_of_the_absent_player_ends_the_vote(house: House) -> None:
    match = await house.match(3)
    await house.pass_time(hours=50)
    await house.matches.vote_out(match, BO, Seat(0), key="a")
    await house.act(match, 0, Walk(1))
    table = await house.matches.vote_out(match, CY, Seat(0), key="b")
    assert table.holders[0].user_id == ANA


async def test_whoever_leaves_takes_his_vote_on_an_absent_player_with_him(house: House) -> None:
    match = await house.match(4)
    await house.pass_time(hours=50)
    await house.matches.vote_out(match, BO, Seat(0), key="a")
    await house.matches.leave(match, BO, key="b")
    await house.matches.retake(match, PLAYERS[1], key="c")
    table = await house.matches.vote_out(match, CY, Seat(0), key="d")
    assert table.holders[0].user_id == ANA


async def test_the_votes_on_an_absent_player_may_be_enough_once_somebody_else_has_left(house: House) -> None:
    match = await house.match(5)
    await house.pass_time(hours=50)
    for user_id in (BO, CY):
        await house.matches.vote_out(match, user_id, Seat(0), key=house.key())
    assert (await house.table(match)).holders[0].user_id == ANA
    table = await house.matches.leave(match, DI, key="a")
    assert table.holders[0].bot == "average"


async def test_the_host_passes_his_rights_on_to_somebody_at_the_table(house: House) -> None:
    match = await house.match(2)
    assert (await refusal(house.matches.pass_host(match, BO, BO, key="a"))).key is Refusal.HOST_ONLY
    assert (await refusal(house.matches.pass_host(match, ANA, 999, key="b"))).key is Refusal.NOT_AT_TABLE
    assert (await house.matches.pass_host(match, ANA, BO, key="c")).host == BO
    assert EntryKind.NEW_HOST in await kinds(house, match)
    assert (await refusal(house.matches.cancel(match, ANA, key="d"))).key is Refusal.HOST_ONLY


async def test_the_hand_of_whoever_leaves_goes_and_comes_again_with_him(house: House) -> None:
    match = await house.match(3)
    await house.quiet()
    await house.matches.leave(match, BO, key="a")
    await house.quiet()
    assert house.discord.of(PanelKind.HAND, BO) == []
    await house.matches.retake(match, PLAYERS[1], key="b")
    await house.quiet()
    assert len(house.discord.of(PanelKind.HAND, BO)) == 1


async def test_coming_back_in_a_turn_one_was_notified_of_notifies_nobody_again(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    await house.quiet()
    assert BO in house.discord.board().notified
    turn = (await house.table(match)).turn
    await house.matches.leave(match, BO, key="a")
    await house.matches.retake(match, PLAYERS[1], key="b")
    await house.pass_time(seconds=11)
    table = await house.table(match)
    assert (table.turn, table.awaited) == (turn, (0, 1, 2))
    assert (
        len(
            [
                board
                for board in house.discord.ever(PanelKind.BOARD)
                if BO in board.notified and board.posted.turn == turn
            ]
        )
        == 1
    )


class Lingering:
    """A hand of Ana's that has arrived, and of which the house has not heard yet."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._arrived, self._heard = asyncio.Event(), asyncio.Event()

    async def begin(self) -> MatchId:
        """Ana draws a card, and is sent her new hand as her next turn begins."""
        house = self.house
        match = await house.match(2)
        await house.quiet()
        await house.turn(match, 0, draw=True)
        await house.quiet()
        real = house.transport._end

        async def linger(call: str, order: Order | None) -> None:
            await real(call, order)
            if on_post("hand")(call, order) and not self._arrived.is_set():
                self._arrived.set()
                await self._heard.wait()

        house.transport._end = linger  # type: ignore[method-assign]
        await house.turn(match, 1)
        async with asyncio.timeout(5):
            await self._arrived.wait()
        return match

    async def end(self, *, killed: bool) -> None:
        """The house hears of it, or is killed before."""
        if killed:
            await self.house.restart()
        else:
            self._heard.set()
        await self.house.quiet()

    def hands(self, user_id: int) -> int:
        return len(self.house.discord.of(PanelKind.HAND, user_id))


@pytest.mark.parametrize("killed", [False, True])
async def test_whoever_leaves_while_his_hand_is_sent_anew_has_none(house: House, *, killed: bool) -> None:
    lingering = Lingering(house)
    match = await lingering.begin()
    await house.matches.leave(match, ANA, key="a")
    await lingering.end(killed=killed)
    assert lingering.hands(ANA) == 0
    await house.matches.retake(match, PLAYERS[0], key="b")
    await house.quiet()
    assert lingering.hands(ANA) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_whoever_leaves_while_his_hand_is_sent_anew_and_comes_back_has_one(house: House, *, killed: bool) -> None:
    lingering = Lingering(house)
    match = await lingering.begin()
    await house.matches.leave(match, ANA, key="a")
    await house.matches.retake(match, PLAYERS[0], key="b")
    await lingering.end(killed=killed)
    assert lingering.hands(ANA) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_whoever_is_given_a_seat_while_its_hand_is_on_its_way_has_it_alone(house: House, *, killed: bool) -> None:
    lingering = Lingering(house)
    match = await lingering.begin()
    await house.matches.invite(match, ANA, GUEST, seat=Seat(0), key="a")
    await house.matches.accept(match, GUEST, key="b")
    await lingering.end(killed=killed)
    assert (lingering.hands(ANA), lingering.hands(GUEST.user_id)) == (0, 1)
