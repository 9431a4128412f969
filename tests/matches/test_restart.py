"""Kill -9 at the worst moments: nothing is lost, nothing appears twice."""

import asyncio

import pytest

from bot.matches.times import TimeRule
from bot.matches.transport import PanelKind
from tests.matches.house import PLAYERS, House, on_post
from tests.matches.tiny_game import Vote, Walk

ANA, BO = (player.user_id for player in PLAYERS[:2])


async def die(house: House) -> None:
    """Waits for the moment, then kills and starts anew."""
    async with asyncio.timeout(5):
        await house.transport.dying.wait()
    await house.restart()


async def test_a_kill_between_commit_and_post_loses_no_post(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    house.transport.die_before = on_post("board")
    await house.turn(match, 0)
    await die(house)
    await house.pass_time(seconds=11)
    assert house.discord.board().notified == (BO,)
    assert [m.notified for m in house.discord.ever(PanelKind.BOARD)] == [(ANA,), (BO,)]


@pytest.mark.parametrize("wait", [{"seconds": 1}, {"hours": 30}])
@pytest.mark.parametrize("kind", ["lobby", "board", "hand", "result"])
async def test_a_kill_between_a_post_and_its_recording_doubles_no_post(
    house: House, kind: str, wait: dict[str, float]
) -> None:
    house.transport.die_after = on_post(kind)
    match = await house.match(2)
    if kind == "result":
        await house.finish(match)
    async with asyncio.timeout(5):
        await house.transport.dying.wait()
    await house.kill()
    house.clock.advance(**wait)
    await house.open()
    await house.pass_time(seconds=11)
    seen = [(m.order.recipient, m.order.nonce) for m in house.discord.ever(PanelKind(kind))]
    assert len({nonce for _, nonce in seen}) == len(seen)
    if kind == "hand":
        assert sorted(recipient or 0 for recipient, _ in seen) == [ANA, BO]
    elif kind in ("lobby", "result"):
        assert len(seen) == 1
    else:
        assert len(house.discord.of(PanelKind.BOARD)) == 1
    notified = [user for m in house.discord.ever(PanelKind.BOARD) for user in m.notified]
    assert notified.count(ANA) == 1 or kind == "result"


async def test_a_reminder_that_came_due_after_a_kill_within_a_post_is_sent_all_the_same(house: House) -> None:
    """The board that the kill left behind is found, and counts as the news of the turn; the reminder comes after it."""
    house.transport.die_after = on_post("board")
    match = await house.match(2, time=TimeRule(300))
    async with asyncio.timeout(5):
        await house.transport.dying.wait()
    await house.kill()
    house.clock.advance(minutes=10)
    await house.open()
    await house.quiet()
    assert [board.notified for board in house.discord.ever(PanelKind.BOARD)] == [(ANA,)]
    await house.pass_time(minutes=10)
    assert [board.notified for board in house.discord.ever(PanelKind.BOARD)] == [(ANA,), (ANA,)]
    assert house.discord.board().table.timings == (await house.table(match)).timings


async def test_a_kill_between_opening_a_thread_and_its_recording_opens_no_second(house: House) -> None:
    house.transport.die_after = lambda call, order: call == "open_thread"
    match = await house.match(2, threads=True)
    await die(house)
    assert house.discord.threads_opened == 1
    assert (await house.table(match)).place.thread_id in house.discord.threads.values()
    assert len(house.discord.ever(PanelKind.BOARD)) == 1


async def test_a_kill_before_the_old_board_is_deleted_leaves_one_board(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    house.transport.die_before = lambda call, order: call == "delete"
    await house.turn(match, 0)
    await die(house)
    assert house.discord.board().notified == (BO,)


async def test_votes_cast_before_a_kill_and_the_luck_to_come_survive(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    panels = [await house.table(match, seat) for seat in range(3)]
    await house.act(match, 1, Vote(True))
    await house.restart()
    table = await house.table(match)
    assert table.awaited == (0, 2)
    assert (await house.table(match, 1)).view.vote is True
    question = panels[2].question
    assert question is not None
    assert (await house.matches.answer(question, PLAYERS[2].user_id, Vote(False), key="a")).kind == "done"


async def test_an_answer_acknowledged_before_a_kill_is_known_after_it(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    await house.matches.answer(question, ANA, Walk(2), key="a")
    await house.restart()
    assert (await house.matches.answer(question, ANA, Walk(2), key="a")).kind == "repeated"
    assert (await house.matches.answer(question, ANA, Walk(2), key="b")).kind == "repeated"
    assert (await house.table(match)).view.steps == (2, 0)


async def test_bots_go_on_after_a_kill(house: House) -> None:
    match = await house.match(1, bots=2)
    await house.quiet()
    await house.kill()
    await house.open(courier=False)
    await house.turn(match, 0)
    await house.restart()
    assert (await house.table(match)).awaited == (0,)


async def test_a_night_of_downtime_delays_nothing_twice(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0)
    await house.kill()
    house.clock.advance(hours=9)
    await house.open()
    await house.quiet()
    await house.pass_time(seconds=11)
    assert [m.notified for m in house.discord.ever(PanelKind.BOARD)].count((BO,)) <= 1
    assert BO in [user for m in house.discord.ever(PanelKind.BOARD) for user in m.notified]
    assert len(house.discord.of(PanelKind.BOARD)) == 1


async def test_a_whole_match_with_a_restart_after_every_action(house: House) -> None:
    match = await house.match(2)
    for seat in range(2):
        await house.act(match, seat, Walk(1))
        await house.restart()
        await house.act(match, seat, (await house.table(match, seat)).actions[1])
        await house.restart()
    for seat in range(2):
        await house.act(match, seat, Vote(True))
        await house.restart()
    await house.pass_time(seconds=11)
    assert len(house.discord.ever(PanelKind.RESULT)) == 1
    assert len(house.discord.ever(PanelKind.HAND)) == 2
    assert [m.notified for m in house.discord.ever(PanelKind.BOARD)] == [(ANA,), (BO,), (ANA, BO)]
