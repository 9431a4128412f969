"""Threads and channels that are gone, or closed to us."""

import pytest

from bot.matches.models import Place, Status
from bot.matches.transport import PanelKind, Reason, Settled
from tests.matches.house import PLACE, PLAYERS, House

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


@pytest.mark.parametrize("reason", [Reason.CHANNEL_GONE, Reason.NO_PERMISSION])
async def test_a_lost_thread_moves_the_match_to_its_channel(house: House, reason: Reason) -> None:
    match = await house.match(2, threads=True)
    await house.quiet()
    thread = (await house.table(match)).place.thread_id
    house.transport.fail = lambda call, order: Settled(reason) if order and order.room == thread else None
    await house.turn(match, 0)
    await house.quiet()
    table = await house.table(match)
    assert (table.status, table.place.thread_id) == (Status.RUNNING, None)
    assert house.discord.of(PanelKind.BOARD)[-1].where.channel_id == PLACE.channel_id


@pytest.mark.parametrize("reason", [Reason.CHANNEL_GONE, Reason.NO_PERMISSION])
async def test_a_lost_channel_pauses_the_match_and_tells_the_host(house: House, reason: Reason) -> None:
    match = await house.match(2)
    await house.quiet()
    house.transport.fail = lambda call, order: Settled(reason) if order and order.room == PLACE.channel_id else None
    await house.turn(match, 0)
    await house.quiet()
    assert (await house.table(match)).status is Status.PAUSED
    (notice,) = house.discord.of(PanelKind.NOTICE)
    assert (notice.order.recipient, notice.order.reason) == (ANA, reason)
    calls = len(house.discord.calls)
    await house.pass_time(days=1)
    assert len(house.discord.calls) == calls


async def test_a_match_whose_channel_is_gone_can_be_resumed_in_another(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    gone = Settled(Reason.CHANNEL_GONE)
    house.transport.fail = lambda call, order: gone if order and order.room == PLACE.channel_id else None
    await house.turn(match, 0)
    await house.quiet()
    await house.matches.resume(match, ANA, key="a", place=Place(7, 71))
    await house.quiet()
    board = house.discord.of(PanelKind.BOARD)[-1]
    assert (board.where.channel_id, board.notified) == (71, (BO,))


async def test_a_lobby_whose_channel_is_closed_to_us_is_cancelled(house: House) -> None:
    house.transport.fail = lambda call, order: Settled(Reason.NO_PERMISSION) if order else None
    match = await house.lobby(2)
    await house.quiet()
    assert (await house.table(match)).status is Status.CANCELLED


async def test_where_no_thread_may_be_opened_the_match_stays_in_the_channel(house: House) -> None:
    house.transport.fail = lambda call, order: Settled(Reason.NO_PERMISSION) if call == "open_thread" else None
    match = await house.match(2, threads=True)
    await house.quiet()
    assert (await house.table(match)).place.thread_id is None
    assert house.discord.board().where.channel_id == PLACE.channel_id
