"""A panel is edited rarely, and by one hand at a time."""

from contextlib import AbstractAsyncContextManager

import pytest

from bot.matches.transport import PanelKind, Passing
from bot.matches.wishes import Wish
from tests.matches.discord_fake import Message
from tests.matches.house import PLACE, PLAYERS, House

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


async def test_edits_that_fail_are_no_more_frequent_than_those_that_succeed(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    house.transport.fail = lambda call, order: Passing() if call == "edit" else None
    before = house.discord.calls.count("edit")
    for size in (2, 3) * 30:
        await house.matches.arrange(match, ANA, size=size, key=house.key())
        await house.pass_time(seconds=1)
    assert house.discord.calls.count("edit") - before <= 7


async def test_an_edit_that_an_outage_held_up_comes_as_soon_as_that_is_over(house: House) -> None:
    match = await house.lobby(1)
    await house.quiet()
    house.transport.fail = lambda call, order: Passing() if call == "edit" else None
    await house.matches.join(match, PLAYERS[1], key="a")
    await house.pass_time(minutes=30)
    house.transport.fail = lambda call, order: None
    await house.restart()
    await house.pass_time(seconds=11)
    assert len(house.discord.of(PanelKind.LOBBY)[0].table.holders) == 2


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
