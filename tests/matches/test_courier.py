"""What appears on Discord, when, how often, and what happens when Discord says no."""

import asyncio
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta

import pytest

from bot.matches import panels
from bot.matches.models import Place, Status
from bot.matches.transport import Order, PanelKind, Passing, Reason, Settled
from bot.matches.wishes import Wish
from bot.storage.rows import DeliveryRow
from tests.matches.discord_fake import Message
from tests.matches.house import PLACE, PLAYERS, House, on_post
from tests.matches.tiny_game import Draw, Rest, Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def test_a_lobby_is_posted_once_and_then_edited(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    await house.matches.join(match, PLAYERS[1], key="a")
    await house.quiet()
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert lobby.where.channel_id == PLACE.channel_id
    assert (lobby.edits, len(lobby.table.holders)) == (1, 2)


async def test_a_panel_is_edited_at_most_once_in_ten_seconds_and_then_shows_the_latest(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    for player in PLAYERS[1:5]:
        await house.matches.join(match, player, key=house.key())
        await house.pass_time(seconds=1)
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert (lobby.edits, len(lobby.table.holders)) == (1, 2)
    await house.pass_time(seconds=10)
    assert (lobby.edits, len(lobby.table.holders)) == (2, 5)


async def test_a_panel_redrawn_by_its_own_click_is_not_edited_again(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    await house.kill()
    await house.open(courier=False)
    await house.matches.join(match, PLAYERS[1], key="a")
    async with redrawing(house, lobby) as name:
        assert name == lobby.order.nonce
    await house.courier.start()
    await house.quiet()
    assert lobby.edits == 0


def redrawing(house: House, lobby: Message) -> AbstractAsyncContextManager[str | None]:
    """The lobby is redrawn in answer to a click."""
    return house.matches.redrawing(lobby.table.match, PanelKind.LOBBY, lobby.where.message_id, {lobby.order.nonce})


async def test_a_redraw_that_fails_leaves_the_edit_to_the_courier(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    await house.matches.join(match, PLAYERS[1], key="a")
    with pytest.raises(TimeoutError):
        async with redrawing(house, lobby):
            raise TimeoutError
    await house.pass_time(seconds=11)
    assert len(lobby.table.holders) == 2


async def test_what_outdates_a_panel_while_it_is_redrawn_is_left_to_the_courier(house: House) -> None:
    await house.lobby(1)
    await house.pass_time(days=29, hours=23)
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    await house.matches.join(lobby.table.match, PLAYERS[1], key="a")
    async with redrawing(house, lobby):
        await house.matches.adjust(lobby.table.match, lambda work: work.redraw(Wish.LOBBY))
    await house.pass_time(seconds=11)
    assert lobby.edits == 1


async def test_nobody_redraws_a_panel_that_shows_everything_or_another_message(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    async with redrawing(house, lobby) as name:
        assert name is None
    await house.matches.join(match, PLAYERS[1], key="a")
    for message_id, marks in ((lobby.where.message_id + 1, {lobby.order.nonce}), (lobby.where.message_id, {"else"})):
        async with house.matches.redrawing(match, PanelKind.LOBBY, message_id, marks) as name:
            assert name is None


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


@pytest.mark.parametrize("kind", ["lobby", "board", "hand", "result"])
async def test_a_post_that_fails_with_500_is_tried_again_until_it_stands_once(house: House, kind: str) -> None:
    failures = iter([Passing(), Passing(), Passing(1.5)])
    about = on_post(kind)
    house.transport.fail = lambda call, order: next(failures, None) if about(call, order) else None
    match = await house.match(2)
    if kind == "result":
        await house.finish(match)
    for _ in range(8):
        await house.pass_time(seconds=20)
    assert {m.order.recipient for m in house.discord.of(PanelKind(kind))} == ({ANA, BO} if kind == "hand" else {None})
    nonces = [message.order.nonce for message in house.discord.messages]
    assert len(set(nonces)) == len(nonces)
    assert list(failures) == []


async def test_a_500_that_posted_all_the_same_is_not_posted_twice(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    lied = iter([True])
    real = house.transport._end

    async def lie(call: str, order: Order | None) -> None:
        await real(call, order)
        if on_post("board")(call, order) and next(lied, False):
            raise Passing

    house.transport._end = lie  # type: ignore[method-assign]
    await house.turn(match, 0)
    await house.pass_time(seconds=30)
    await house.pass_time(seconds=30)
    assert len(house.discord.ever(PanelKind.BOARD)) == 2
    assert house.discord.board().notified == (BO,)


async def test_discords_own_waiting_time_is_kept(house: House) -> None:
    house.transport.fail = lambda call, order: Passing(300) if on_post("board")(call, order) else None
    await house.match(2)
    await house.quiet()
    tries = house.discord.calls.count("post")
    await house.pass_time(seconds=290)
    assert house.discord.calls.count("post") == tries
    house.transport.fail = lambda call, order: None
    await house.pass_time(seconds=20)
    assert house.discord.board().notified == (ANA,)


async def test_an_edit_that_discord_postpones_holds_up_nobodys_notification(house: House) -> None:
    """30046: an old message takes no more edits for a while."""
    match = await house.match(2)
    await house.quiet()
    house.transport.fail = lambda call, order: Passing(300) if call == "edit" else None
    await house.act(match, 0, Walk(1))
    await house.quiet()
    await house.act(match, 0, Rest())
    await house.quiet()
    assert house.discord.board().notified == (BO,)


async def test_an_edit_that_discord_postpones_is_not_tried_before_whatever_is_done_meanwhile(house: House) -> None:
    match = await house.match(2)
    await house.pass_time(seconds=11)
    house.transport.fail = lambda call, order: Passing(300) if call == "edit" else None
    await house.act(match, 0, Walk(1))
    await house.quiet()
    tried = house.discord.calls.count("edit")
    await house.matches.undo(match, ANA, key="a")
    await house.pass_time(seconds=290)
    assert house.discord.calls.count("edit") == tried
    house.transport.fail = lambda call, order: None
    await house.pass_time(seconds=20)
    assert house.discord.board().edits == 1


async def test_the_result_waits_for_the_board_before_it(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    house.transport.fail = lambda call, order: Passing() if order and order.kind is PanelKind.BOARD else None
    await house.finish(match)
    await house.quiet()
    assert house.discord.ever(PanelKind.RESULT) == []
    house.transport.fail = lambda call, order: None
    await house.pass_time(seconds=30)
    assert len(house.discord.ever(PanelKind.RESULT)) == 1


async def test_one_match_in_trouble_keeps_no_other_waiting(house: House) -> None:
    stuck = await house.match(2)
    house.transport.fail = lambda call, order: Passing() if order and order.table.match == stuck else None
    await house.quiet()
    other = await house.match(2)
    await house.quiet()
    assert {m.table.match for m in house.discord.of(PanelKind.BOARD)} >= {other}


async def test_closed_dms_hold_nothing_up_and_the_board_says_where_the_card_waits(house: House) -> None:
    def closed(call: str, order: Order | None) -> Exception | None:
        return Settled(Reason.DM_CLOSED) if order and order.recipient == BO else None

    house.transport.fail = closed
    match = await house.match(2)
    await house.pass_time(seconds=11)
    assert house.discord.ever(PanelKind.HAND, BO) == []
    assert house.discord.board().table.closed_dms == (1,)
    calls = len(house.discord.calls)
    await house.pass_time(days=1)
    assert len(house.discord.calls) == calls
    house.transport.fail = lambda call, order: None
    await house.turn(match, 0)
    await house.turn(match, 1, draw=True)
    for seat in range(2):
        await house.act(match, seat, Vote(False))
    await house.turn(match, 0)
    await house.pass_time(seconds=11)
    assert len(house.discord.of(PanelKind.HAND, BO)) == 1
    assert house.discord.board().table.closed_dms == ()


async def test_a_deleted_board_is_posted_anew(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    house.discord.board().deleted = True
    await house.act(match, 0, Walk(1))
    await house.quiet()
    assert house.discord.board().table.ply == 1


async def test_an_edit_that_discord_rejects_becomes_a_new_message(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    old = house.discord.board()
    about = on_post("board", call="edit")
    house.transport.fail = lambda call, order: Settled(Reason.REJECTED) if about(call, order) else None
    await house.act(match, 0, Walk(1))
    await house.quiet()
    assert old.deleted
    assert house.discord.board().table.ply == 1


async def test_a_post_that_discord_rejects_is_given_up_and_the_match_goes_on(house: House) -> None:
    house.transport.fail = lambda call, order: Settled(Reason.REJECTED) if on_post("board")(call, order) else None
    match = await house.match(2)
    await house.quiet()
    house.transport.fail = lambda call, order: None
    await house.turn(match, 0)
    await house.quiet()
    assert house.discord.board().notified == (BO,)


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
