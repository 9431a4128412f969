"""Rooms, messages, people and disks that are not to be had for a while: nothing is lost or doubled, and it goes on."""

from contextlib import ExitStack

import pytest

from bot.matches.models import EntryKind, Status
from bot.matches.times import AtDeadline, TimeRule
from bot.matches.transport import Order, PanelKind, Passing, Reason, Settled
from tests.matches.house import PLACE, PLAYERS, House, on_post
from tests.matches.tiny_game import Walk
from tests.storage.full_disk import full_disk

ANA, BO = (player.user_id for player in PLAYERS[:2])
DAY = 24 * 3600


def close(house: House) -> None:
    """The channel is closed to us from now on."""
    closed = Settled(Reason.NO_PERMISSION)
    house.transport.fail = lambda call, order: closed if order and order.room == PLACE.channel_id else None


def open_again(house: House) -> None:
    house.transport.fail = lambda call, order: None


async def reopen(house: House) -> None:
    """The channel is open again, and the house hears of it."""
    open_again(house)
    for match, _ in await house.matches.halted():
        await house.matches.reopen(match)
    await house.quiet()


async def test_an_archived_thread_keeps_no_second_board(house: House) -> None:
    """Nothing in it can be edited or deleted before something is posted there."""
    match = await house.match(2)
    await house.quiet()
    (old,) = house.discord.of(PanelKind.BOARD)

    def archived(call: str, _order: Order | None) -> Exception | None:
        if len(house.discord.ever(PanelKind.BOARD)) > 1:
            return None
        return {"edit": Settled(Reason.REJECTED), "delete": Settled(Reason.NO_PERMISSION)}.get(call)

    house.transport.fail = archived
    await house.act(match, 0, Walk(1))
    await house.quiet()
    assert old.deleted
    assert (house.discord.board().table.ply, house.discord.board().notified) == (1, ())


async def test_a_board_too_old_to_be_edited_is_posted_anew_at_once_and_notifies_nobody(house: House) -> None:
    match = await house.match(2)
    await house.act(match, 0, Walk(1))
    await house.quiet()
    await house.pass_time(hours=2)
    about = on_post("board", call="edit")
    house.transport.fail = lambda call, order: Passing(3600) if about(call, order) else None
    await house.matches.undo(match, ANA, key="a")
    await house.pass_time(seconds=11)
    board = house.discord.board()
    assert (board.table.ply, board.notified, len(house.discord.ever(PanelKind.BOARD))) == (0, (), 2)


async def test_a_young_board_waits_until_discord_takes_an_edit(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    about = on_post("board", call="edit")
    house.transport.fail = lambda call, order: Passing(300) if about(call, order) else None
    await house.act(match, 0, Walk(1))
    await house.pass_time(seconds=11)
    open_again(house)
    assert house.discord.board().table.ply == 0
    await house.pass_time(seconds=300)
    assert house.discord.board().table.ply == 1
    assert len(house.discord.ever(PanelKind.BOARD)) == 1


async def test_a_halted_match_goes_on_by_itself_with_one_board(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    close(house)
    await house.turn(match, 0)
    await house.quiet()
    assert (await house.table(match)).status is Status.PAUSED
    await reopen(house)
    assert (await house.table(match)).status is Status.RUNNING
    assert house.discord.board().notified == (BO,)
    assert await house.matches.halted() == ()


async def test_a_match_that_its_host_has_paused_stays_so_when_rooms_open(house: House) -> None:
    match = await house.match(2)
    await house.matches.pause(match, ANA, key="a")
    await house.matches.reopen(match)
    assert (await house.table(match)).status is Status.PAUSED


async def test_a_result_that_could_not_be_shown_is_owed_and_comes_once(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.quiet()
    close(house)
    await house.finish_votes(match)
    await house.quiet()
    (notice,) = house.discord.of(PanelKind.NOTICE)
    assert (notice.order.recipient, notice.table.status) == (ANA, Status.ENDED)
    assert house.discord.ever(PanelKind.RESULT) == []
    for _ in range(2):
        await reopen(house)
    assert len(house.discord.ever(PanelKind.RESULT)) == 1


async def test_what_waits_for_discord_is_tried_as_soon_as_it_is_back(house: House) -> None:
    house.transport.fail = lambda call, order: Passing(3600) if call == "post" else None
    await house.match(2)
    await house.quiet()
    open_again(house)
    await house.pass_time(seconds=60)
    assert house.discord.messages == []
    await house.matches.hurry(PLACE.guild_id + 1)
    await house.quiet()
    assert house.discord.messages == []
    await house.matches.hurry(PLACE.guild_id)
    await house.quiet()
    assert house.discord.board().notified == (ANA,)
    assert house.discord.of(PanelKind.HAND) == [], "direct messages keep to the wait that Discord imposed"


async def test_a_new_start_waits_for_nothing_that_the_last_one_waited_for(house: House) -> None:
    house.transport.fail = lambda call, order: Passing(3600) if call == "post" else None
    await house.match(2)
    await house.quiet()
    await house.restart()
    assert house.discord.board().notified == (ANA,)
    assert len(house.discord.of(PanelKind.HAND)) == 2


async def test_a_lost_thread_is_noticed_when_it_is_told_of(house: House) -> None:
    match = await house.match(2, threads=True)
    await house.quiet()
    thread = (await house.table(match)).place.thread_id
    assert thread is not None
    gone = Settled(Reason.CHANNEL_GONE)
    house.transport.fail = lambda call, order: gone if order and order.room == thread else None
    await house.matches.look_again(thread)
    await house.pass_time(seconds=11)
    assert house.discord.board().where.channel_id == PLACE.channel_id


async def test_a_disk_that_fills_up_between_a_post_and_its_recording_doubles_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    match = await house.match(2)
    await house.quiet()
    with ExitStack() as disk:

        def fill(call: str, order: Order | None) -> None:
            if on_post("board")(call, order):
                house.transport.fail = lambda _call, _order: None
                disk.enter_context(full_disk())

        house.transport.fail = fill
        await house.turn(match, 0)
        await house.until(lambda: f"match {match} waits" in caplog.text)
    await house.pass_time(seconds=6)
    assert len(house.discord.ever(PanelKind.BOARD)) == 2
    assert house.discord.board().notified == (BO,)


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        (TimeRule(DAY), EntryKind.LATE),
        (TimeRule(None), EntryKind.LATE),
        (TimeRule(DAY, AtDeadline.BOT_TURN), EntryKind.STAND_IN),
        (TimeRule(DAY, AtDeadline.BOT_SEAT, 1), EntryKind.REPLACED),
    ],
)
async def test_who_has_left_the_server_has_no_time_left(house: House, rule: TimeRule, kind: EntryKind) -> None:
    match = await house.match(2, time=rule)
    await house.quiet()
    house.discord.departed.add(BO)
    await house.turn(match, 0)
    await house.pass_time(seconds=11)
    kinds = [entry.kind for entry in (await house.matches.log(match, size=50)).entries]
    assert kinds.count(EntryKind.DEPARTED) == kinds.count(kind) > 0, "once a turn"
    assert BO not in [user for board in house.discord.ever(PanelKind.BOARD) for user in board.notified]
    assert (await house.table(match)).late == ((1,) if kind is EntryKind.LATE else ())


async def test_who_comes_back_to_the_server_is_asked_as_before(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    house.discord.departed.add(BO)
    await house.turn(match, 0)
    await house.quiet()
    house.discord.departed.clear()
    await house.turn(match, 1)
    await house.quiet()
    assert house.discord.board().notified == (ANA, BO)
