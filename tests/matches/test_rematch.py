"""Playing again: bots sit down by themselves, people are asked, and seats are held for them until the start."""

from bot.matches.models import MatchId, Place, Status, Table
from bot.matches.refusals import Refusal
from bot.matches.transport import PanelKind
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Options

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


def asked(table: Table) -> list[int]:
    return [invitation.user_id for invitation in table.invitations]


async def over(house: House, players: int, bots: int = 0) -> MatchId:
    """A match at a table for all of these that is cancelled, and nothing left to deliver."""
    match = await house.match(players, bots, size=players + bots, options={"rounds": 1})
    await house.quiet()
    await house.matches.cancel(match, ANA, key=house.key())
    await house.pass_time(seconds=11)
    return match


async def test_a_rematch_has_the_same_bots_and_options_and_asks_the_people(house: House) -> None:
    match = await house.match(3, bots=1, options={"rounds": 1})
    assert (await refusal(house.matches.rematch(match, PLAYERS[1], PLACE, key="a"))).key is Refusal.NOT_OVER
    await house.matches.cancel(match, ANA, key="b")
    outsider = house.matches.rematch(match, PLAYERS[4], PLACE, key="c")
    assert (await refusal(outsider)).key is Refusal.NOT_SEATED
    table = await house.matches.rematch(match, PLAYERS[1], Place(7, 71), key="d")
    assert (table.status, table.host, table.options) == (Status.LOBBY, BO, Options(rounds=1))
    assert [(holder.user_id, holder.bot) for holder in table.holders] == [(BO, None), (None, "average")]
    assert asked(table) == [ANA, CY]
    assert (await house.table(match)).rematch == table.match


async def test_the_lobby_notifies_those_it_asks_once(house: House) -> None:
    table = await house.matches.rematch(await over(house, 3), PLAYERS[0], PLACE, key="a")
    await house.quiet()
    lobby = house.discord.ever(PanelKind.LOBBY)[-1]
    assert lobby.notified == (BO, CY)
    await house.restart()
    await house.pass_time(days=30)
    again = house.discord.ever(PanelKind.LOBBY)[-1]
    assert (again.table.match, again.notified) == (table.match, (ANA,))


async def test_a_held_seat_is_its_players_alone(house: House) -> None:
    match = (await house.matches.rematch(await over(house, 3), PLAYERS[0], PLACE, key="a")).match
    assert (await refusal(house.matches.join(match, PLAYERS[5], key="b"))).key is Refusal.TABLE_FULL
    table = await house.matches.join(match, PLAYERS[2], key="c")
    assert (table.persons, asked(table)) == ((ANA, CY), [BO])


async def test_asking_for_a_rematch_as_well_is_joining_it(house: House) -> None:
    match = await over(house, 3)
    first = await house.matches.rematch(match, PLAYERS[0], PLACE, key="a")
    for key in ("b", "c"):
        second = await house.matches.rematch(match, PLAYERS[1], PLACE, key=key)
        assert (second.match, second.persons, asked(second)) == (first.match, (ANA, BO), [CY])
    await house.matches.cancel(first.match, ANA, key="d")
    third = await house.matches.rematch(match, PLAYERS[1], PLACE, key="e")
    assert third.match != first.match


async def test_whoever_would_rather_not_frees_the_seat_held_for_him(house: House) -> None:
    match = (await house.matches.rematch(await over(house, 2), PLAYERS[0], PLACE, key="a")).match
    assert asked(await house.matches.stand_up(match, BO, key="b")) == []
    assert (await house.matches.join(match, PLAYERS[5], key="c")).persons == (ANA, PLAYERS[5].user_id)


async def test_bots_and_a_smaller_table_take_held_seats_from_the_last(house: House) -> None:
    match = (await house.matches.rematch(await over(house, 4), PLAYERS[0], PLACE, key="a")).match
    assert asked(await house.matches.add_bot(match, ANA, key="b")) == [BO, CY]
    assert asked(await house.matches.arrange(match, ANA, key="c", size=3)) == [BO]


async def test_the_start_waits_for_nobody_who_was_asked(house: House) -> None:
    match = (await house.matches.rematch(await over(house, 2, bots=1), PLAYERS[0], PLACE, key="a")).match
    table = await house.matches.start(match, ANA, key="b")
    assert (table.status, table.persons, asked(table)) == (Status.RUNNING, (ANA,), [])
    assert (await refusal(house.matches.accept(match, PLAYERS[1], key="c"))).key is Refusal.NOT_INVITED


async def test_whoever_is_forgotten_is_asked_no_more(house: House) -> None:
    match = (await house.matches.rematch(await over(house, 2), PLAYERS[0], PLACE, key="a")).match
    await house.matches.forget(BO)
    assert asked(await house.table(match)) == []
