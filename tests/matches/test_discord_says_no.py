"""Posts and edits that fail: each comes true once, or is given up, and nothing else waits for it."""

import pytest

from bot.matches.transport import Order, PanelKind, Passing, Reason, Settled
from tests.matches.house import PLAYERS, House, on_post
from tests.matches.tiny_game import Rest, Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


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
