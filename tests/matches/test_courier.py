"""What appears on Discord, when, and how often."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.matches import panels
from bot.matches.models import Status
from bot.matches.transport import PanelKind, Passing
from bot.storage import entries
from bot.storage.rows import DeliveryRow
from tests.matches.house import PLACE, PLAYERS, House, on_post
from tests.matches.tiny_game import Draw, Rest, Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def test_at_the_start_come_a_thread_a_board_and_the_hands(house: House) -> None:
    match = await house.match(2, threads=True)
    await house.quiet()
    thread = (await house.table(match)).place.thread_id
    assert thread is not None
    assert house.discord.threads_opened == 1
    board = house.discord.board()
    assert (board.where.channel_id, board.notified) == (thread, (ANA,))
    for seat, user_id in enumerate((ANA, BO)):
        (hand,) = house.discord.of(PanelKind.HAND, user_id)
        assert hand.table.view.card == (await house.table(match, seat)).view.card
        assert hand.order.room is None
    await house.pass_time(seconds=11)
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert lobby.table.place.thread_id == thread


async def test_without_threads_the_match_stays_in_the_channel(house: House) -> None:
    await house.match(2, threads=False)
    await house.quiet()
    assert house.discord.threads_opened == 0
    assert house.discord.board().where.channel_id == PLACE.channel_id


async def test_who_is_newly_awaited_gets_a_new_board_that_notifies_him_alone(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.turn(match, 0)
    await house.quiet()
    first, second = house.discord.ever(PanelKind.BOARD)
    assert first.deleted
    assert (first.notified, second.notified) == ((ANA,), (BO,))


async def test_steps_within_a_turn_only_edit_the_board_and_notify_nobody(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.act(match, 0, Walk(1))
    await house.pass_time(seconds=11)
    board = house.discord.board()
    assert (board.edits, board.notified) == (1, (ANA,))
    assert len(house.discord.ever(PanelKind.BOARD)) == 1


async def test_everybody_owing_a_vote_is_notified_once(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    await house.quiet()
    assert house.discord.board().notified == (ANA, BO, CY)
    posted = len(house.discord.ever(PanelKind.BOARD))
    for seat in (1, 2):
        await house.act(match, seat, Vote(True))
        await house.pass_time(seconds=11)
    board = house.discord.board()
    assert len(house.discord.ever(PanelKind.BOARD)) == posted
    assert board.table.awaited == (0,)


async def test_an_undo_notifies_nobody_again(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.act(match, 0, Walk(1))
    await house.matches.undo(match, ANA, key="a")
    await house.pass_time(seconds=11)
    assert len(house.discord.ever(PanelKind.BOARD)) == 1


async def test_a_board_that_has_scrolled_away_comes_anew_at_a_turns_first_action_only(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    await house.quiet()
    posted = len(house.discord.ever(PanelKind.BOARD))
    await house.pass_time(hours=2)
    await house.act(match, 0, Vote(False))
    await house.quiet()
    assert len(house.discord.ever(PanelKind.BOARD)) == posted + 1
    assert house.discord.board().notified == ()
    await house.pass_time(hours=2)
    await house.act(match, 1, Vote(False))
    await house.quiet()
    assert len(house.discord.ever(PanelKind.BOARD)) == posted + 1


async def test_a_hand_is_sent_again_only_when_it_changed_and_it_is_its_owners_turn(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.turn(match, 0, draw=True)
    await house.quiet()
    await house.turn(match, 1)
    await house.quiet()
    assert len(house.discord.ever(PanelKind.HAND, BO)) == 1
    first, second = house.discord.ever(PanelKind.HAND, ANA)
    assert first.deleted
    assert first.table.view.card != second.table.view.card


async def test_a_hand_that_a_pause_kept_back_is_sent_when_the_match_goes_on(house: House) -> None:
    house.transport.fail = lambda call, order: Passing() if on_post("hand")(call, order) else None
    match = await house.match(2)
    await house.quiet()
    house.transport.fail = lambda call, order: None
    await house.matches.pause(match, ANA, key="a")
    await house.pass_time(minutes=1)
    assert house.discord.ever(PanelKind.HAND) == []
    await house.matches.resume(match, ANA, key="b")
    await house.quiet()
    assert len(house.discord.ever(PanelKind.HAND, ANA)) == 1


async def test_a_hand_that_was_sent_just_before_a_kill_and_a_pause_is_not_sent_again(house: House) -> None:
    house.transport.die_after = on_post("hand")
    match = await house.match(2)
    async with asyncio.timeout(5):
        await house.transport.dying.wait()
    await house.kill()
    await house.open(courier=False)
    await house.matches.pause(match, ANA, key="a")
    await house.courier.start()
    await house.quiet()
    await house.matches.resume(match, ANA, key="b")
    await house.quiet()
    assert len(house.discord.ever(PanelKind.HAND, ANA)) == 1


async def test_sealed_hands_are_never_sent(house: House) -> None:
    await house.match(2, options={"sealed": True})
    await house.quiet()
    assert house.discord.ever(PanelKind.HAND) == []


async def test_public_panels_know_no_secret(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0, draw=True)
    await house.finish_from(match, 1)
    await house.pass_time(seconds=11)
    for message in house.discord.messages:
        if message.order.kind is not PanelKind.HAND:
            assert message.table.seat is None
            assert message.table.question is None
            assert message.table.view is None or message.table.view.card is None


async def test_the_end_brings_one_result(house: House) -> None:
    match = await house.match(2)
    await house.finish(match)
    await house.pass_time(seconds=11)
    (result,) = house.discord.ever(PanelKind.RESULT)
    assert result.table.outcome is not None
    assert house.discord.board().table.status is Status.ENDED
    assert (await house.table(match)).status is Status.ENDED


async def test_a_cancelled_lobby_says_so(house: House) -> None:
    match = await house.lobby(2)
    await house.quiet()
    await house.matches.cancel(match, ANA, key="a")
    await house.pass_time(seconds=11)
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert lobby.table.status is Status.CANCELLED


async def test_an_error_nobody_foresaw_is_tried_again_and_holds_up_nothing_else(house: House) -> None:
    house.transport.fail = lambda call, order: RuntimeError("oh") if on_post("hand")(call, order) else None
    await house.match(2)
    await house.quiet()
    assert house.discord.board().notified == (ANA,)
    house.transport.fail = lambda call, order: None
    await house.pass_time(seconds=10)
    assert len(house.discord.of(PanelKind.HAND)) == 2


async def test_an_idle_house_asks_nothing_of_discord_or_the_clock(house: House) -> None:
    await house.match(2)
    await house.quiet()
    calls = len(house.discord.calls)
    await house.pass_time(days=20)
    assert len(house.discord.calls) == calls


async def test_stop_finishes_what_is_under_way(house: House) -> None:
    await house.lobby(1)
    await house.courier.stop()
    posted = len(house.discord.messages)
    await house.courier.start()
    await house.quiet()
    assert len(house.discord.messages) == 1
    assert posted <= 1


async def test_bots_post_nothing_of_their_own_and_the_next_board_tells_them(house: House) -> None:
    match = await house.match(1, bots=3)
    await house.quiet()
    await house.turn(match, 0)
    await house.pass_time(seconds=11)
    assert len(house.discord.ever(PanelKind.BOARD)) == 2
    board = house.discord.board()
    assert board.notified == (ANA,)
    assert board.table.awaited == (0,)
    assert len([entry for entry in board.table.since if entry.origin == "bot"]) >= 3


async def test_nonces_are_short_enough_for_discord(house: House) -> None:
    await house.match(2)
    await house.quiet()
    assert all(0 < len(message.order.nonce) <= 25 for message in house.discord.messages)


async def test_a_notification_is_not_lost_when_the_turn_changes_hands_quickly(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(1))
    await house.act(match, 0, Draw())
    await house.act(match, 1, Walk(1))
    await house.act(match, 1, Rest())
    await house.quiet()
    assert house.discord.board().notified == (ANA, BO)
    assert timedelta(0) == house.clock.now() - house.discord.board().at


def test_an_edit_that_waits_does_not_hold_up_what_was_wished_for_meanwhile() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    row = DeliveryRow(1, "board", wants="11", due=now)
    panels.put_off(row, "10", now + timedelta(seconds=10))
    assert row.due == now
    panels.put_off(row, "11", now + timedelta(seconds=10))
    assert row.due == now + timedelta(seconds=10)


async def test_calls_are_forgotten_after_a_day_though_nobody_restarts(house: House) -> None:
    await house.matches.open("tiny", PLAYERS[0], PLACE, key="old")
    await house.pass_time(hours=25)
    await house.matches.open("tiny", PLAYERS[0], PLACE, key="new")
    await house.quiet()
    async with house.store.read() as tx:
        assert [await entries.receipt_of(tx, key) for key in ("old", "new")] == [None, 2]
