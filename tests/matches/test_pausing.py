"""Pausing and going on: at once for the host and moderators, by vote for the others."""

from bot.engine.seats import Seat
from bot.matches.models import EntryKind, MatchId, Place, Status
from bot.matches.refusals import Refusal
from bot.matches.transport import Reason, Settled
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.test_seating import kinds

ANA, BO, CY, DI, ED = (player.user_id for player in PLAYERS[:5])


async def wants_pause(house: House, match: MatchId, *users: int) -> Status:
    """The match's status after these have asked for a pause."""
    for user_id in users:
        await house.matches.pause(match, user_id, key=house.key())
    return (await house.table(match)).status


async def wants_to_go_on(house: House, match: MatchId, *users: int) -> Status:
    """The match's status after these have asked to go on."""
    for user_id in users:
        await house.matches.resume(match, user_id, key=house.key())
    return (await house.table(match)).status


async def test_the_host_and_a_moderator_pause_and_resume_at_once(house: House) -> None:
    match = await house.match(3)
    assert await wants_pause(house, match, ANA) is Status.PAUSED
    assert await wants_to_go_on(house, match, ANA) is Status.RUNNING
    assert (await house.matches.pause(match, 999, key="a", moderator=True)).status is Status.PAUSED
    assert (await house.matches.resume(match, 999, key="b", moderator=True)).status is Status.RUNNING


async def test_the_others_pause_and_resume_when_more_than_half_of_all_persons_want_it(house: House) -> None:
    match = await house.match(4, bots=1)
    assert await wants_pause(house, match, BO, BO, CY) is Status.RUNNING
    assert (await house.table(match)).voters == (BO, CY)
    assert await wants_pause(house, match, DI) is Status.PAUSED
    assert (await house.table(match)).voters == ()
    assert await wants_to_go_on(house, match, DI, CY) is Status.PAUSED
    assert await wants_to_go_on(house, match, BO) is Status.RUNNING


async def test_each_vote_is_one_entry_of_the_log_and_stands_on_the_board(house: House) -> None:
    match = await house.match(3)
    await house.quiet()
    await wants_pause(house, match, BO, BO)
    await house.pass_time(seconds=11)
    assert house.discord.board().table.voters == (BO,)
    await wants_pause(house, match, CY)
    await wants_to_go_on(house, match, BO)
    assert (await kinds(house, match))[-4:] == [
        EntryKind.PAUSE_WANTED,
        EntryKind.PAUSE_WANTED,
        EntryKind.PAUSED,
        EntryKind.RESUME_WANTED,
    ]


async def test_whoever_does_not_sit_there_has_no_vote(house: House) -> None:
    match = await house.match(2)
    assert (await refusal(house.matches.pause(match, 999, key="a"))).key is Refusal.NOT_SEATED
    await house.matches.pause(match, ANA, key="b")
    assert (await refusal(house.matches.resume(match, 999, key="c"))).key is Refusal.NOT_SEATED


async def test_votes_lapse_when_the_match_pauses_or_goes_on(house: House) -> None:
    match = await house.match(4)
    await wants_pause(house, match, BO, CY)
    await wants_pause(house, match, ANA)
    assert await wants_to_go_on(house, match, BO, ANA) is Status.RUNNING
    assert (await house.table(match)).voters == ()
    assert await wants_pause(house, match, DI) is Status.RUNNING


async def test_whoever_plays_on_wants_no_pause_any_more(house: House) -> None:
    match = await house.match(3)
    await house.turn(match, 0)
    await wants_pause(house, match, BO)
    await house.turn(match, 1)
    assert (await house.table(match)).voters == ()
    assert await wants_pause(house, match, CY) is Status.RUNNING


async def test_whoever_leaves_takes_his_vote_with_him(house: House) -> None:
    match = await house.match(4)
    await wants_pause(house, match, BO)
    await house.matches.leave(match, BO, key="a")
    assert (await house.table(match)).voters == ()
    await house.matches.retake(match, PLAYERS[1], key="b")
    assert await wants_pause(house, match, CY, DI) is Status.RUNNING


async def test_the_votes_may_be_enough_once_somebody_else_has_left(house: House) -> None:
    match = await house.match(5)
    await wants_pause(house, match, BO, CY)
    await house.matches.leave(match, DI, key="a")
    assert (await house.table(match)).status is Status.RUNNING
    await house.matches.hand_over(match, Seat(4), key="b")
    assert (await house.table(match)).status is Status.PAUSED
    await wants_to_go_on(house, match, BO)
    await house.matches.leave(match, ANA, key="c")
    assert (await house.table(match)).status is Status.PAUSED


async def test_a_vote_survives_a_restart(house: House) -> None:
    match = await house.match(3)
    await wants_pause(house, match, BO)
    await house.restart()
    assert await wants_pause(house, match, CY) is Status.PAUSED


async def test_a_vote_moves_the_match_within_its_server_only(house: House) -> None:
    match = await house.match(3)
    for guild, channel in ((999, PLACE.channel_id), (PLACE.guild_id, 71)):
        await house.matches.pause(match, ANA, key=house.key())
        for user_id in (BO, CY):
            await house.matches.resume(match, user_id, key=house.key(), place=Place(guild, 71))
        place = (await house.table(match)).place
        assert (place.guild_id, place.channel_id) == (PLACE.guild_id, channel)


async def test_no_vote_is_left_when_the_match_ends(house: House) -> None:
    match = await house.match(3)
    await wants_pause(house, match, BO)
    await house.matches.cancel(match, ANA, key="a")
    assert (await house.table(match)).voters == ()


async def test_the_host_takes_the_match_to_another_server_only_when_its_own_is_closed_to_us(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    elsewhere = Place(999, 71)
    await house.matches.pause(match, ANA, key="a")
    refused = house.matches.resume(match, ANA, key="b", place=elsewhere)
    assert (await refusal(refused)).key is Refusal.OTHER_SERVER
    await house.matches.resume(match, ANA, key="c")
    house.transport.fail = lambda _call, _order: Settled(Reason.CHANNEL_GONE)
    await house.turn(match, 0)
    await house.pass_time(seconds=11)
    assert (await house.table(match)).status is Status.PAUSED
    assert (await house.matches.resume(match, ANA, key="d", place=elsewhere)).place.guild_id == 999
