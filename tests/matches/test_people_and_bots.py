"""Leaving, handing over, bots and answers given ahead."""

import pytest

from bot.matches.models import EntryKind, Origin, Status
from bot.matches.refusals import Refusal
from bot.matches.transport import PanelKind
from bot.storage import people
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])


async def test_whoever_leaves_is_followed_by_a_bot_and_the_match_goes_on(house: House) -> None:
    match = await house.match(2)
    table = await house.matches.leave(match, ANA, key="a")
    assert (table.status, table.host, table.seat) == (Status.RUNNING, BO, None)
    assert table.holders[0].bot == "average"
    assert table.holders[0].name != "Ana"
    await house.quiet()
    assert (await house.table(match)).awaited == (1,)
    left = next(entry for entry in (await house.matches.log(match)).entries if entry.kind is EntryKind.LEFT)
    assert (left.name, left.seat) == ("Ana", 0)


async def test_the_others_are_told_that_somebody_left(house: House) -> None:
    match = await house.match(2)
    await house.matches.leave(match, ANA, key="a")
    await house.quiet()
    assert EntryKind.LEFT in [entry.kind for entry in (await house.table(match, 1)).since]


async def test_the_old_panels_of_whoever_left_are_dead(house: House) -> None:
    match = await house.match(2)
    question = (await house.table(match, 0)).question
    assert question is not None
    await house.matches.leave(match, ANA, key="a")
    assert (await refusal(house.matches.answer(question, ANA, Walk(1), key="b"))).key is Refusal.NOT_SEATED
    assert (await refusal(house.matches.leave(match, ANA, key="c"))).key is Refusal.NOT_SEATED


async def test_a_match_without_people_is_cancelled(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.matches.leave(match, ANA, key="a")
    assert (await house.matches.leave(match, BO, key="b")).status is Status.CANCELLED
    await house.pass_time(seconds=11)
    assert house.discord.board().table.status is Status.CANCELLED


async def test_a_moderator_can_hand_a_seat_to_a_bot(house: House) -> None:
    match = await house.match(2)
    seat = (await house.table(match)).holders[1].seat
    table = await house.matches.hand_over(match, seat, key="a")
    assert table.holders[1].bot == "average"
    again = await refusal(house.matches.hand_over(match, seat, key="b"))
    assert (again.key, again.params) == (Refusal.SEAT_OF_BOT, {"name": table.holders[1].name})


async def test_a_bots_seat_gets_no_direct_message(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.matches.leave(match, BO, key="a")
    await house.turn(match, 0, draw=True)
    await house.quiet()
    assert len(house.discord.ever(PanelKind.HAND, BO)) == 1


async def test_bots_play_by_themselves_in_commits_of_their_own(house: House) -> None:
    match = await house.match(1, bots=2)
    await house.turn(match, 0)
    await house.quiet()
    entries = (await house.matches.log(match)).entries
    assert [entry.origin for entry in entries if entry.seat in (1, 2)] == [Origin.BOT] * 6
    assert (await house.table(match)).awaited == (0,)


async def test_a_bot_that_stumbles_still_plays(house: House, caplog: pytest.LogCaptureFixture) -> None:
    match = await house.lobby(1)
    await house.matches.add_bot(match, ANA, key="a", strength="clumsy")
    await house.matches.start(match, ANA, key="b")
    await house.turn(match, 0)
    await house.quiet()
    assert (await house.table(match)).awaited == (0,)
    assert "stumbled" in caplog.text


async def test_an_answer_given_ahead_is_played_the_moment_it_is_asked(house: House) -> None:
    match = await house.match(2)
    (sheet,) = await house.matches.standing(match, BO)
    assert (sheet.name, sheet.keys, sheet.answers, sheet.given) == ("vote", ("stop",), ("yes", "no"), {})
    (sheet,) = await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    assert sheet.given == {"stop": "yes"}
    await house.to_vote(match, 2)
    assert (await house.table(match)).awaited == (0,)
    entry = (await house.matches.log(match, BO)).entries[-1]
    assert (entry.origin, entry.seat) == (Origin.STANDING, 1)


async def test_an_answer_given_ahead_can_be_changed_until_then_and_is_played_if_asked_already(house: House) -> None:
    match = await house.match(2)
    await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    (sheet,) = await house.matches.set_standing(match, BO, "vote", "stop", None)
    assert sheet.given == {}
    await house.to_vote(match, 2)
    assert (await house.table(match)).awaited == (0, 1)
    await house.matches.set_standing(match, BO, "vote", "stop", "no")
    assert (await house.table(match)).awaited == (0,)


async def test_what_was_given_ahead_is_known_to_nobody_else_and_goes_with_its_owner(house: House) -> None:
    match = await house.match(3)
    await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    assert (await house.matches.standing(match, ANA))[0].given == {}
    assert b"stop" not in (await house.matches.export(match)).data
    await house.matches.leave(match, BO, key="a")
    async with house.store.read() as tx:
        assert await people.standing_of(tx, match) == {}


async def test_what_cannot_be_given_ahead_is_refused(house: House) -> None:
    match = await house.match(2)
    for name, question, answer in (("x", "stop", "yes"), ("vote", "x", "yes"), ("vote", "stop", "maybe")):
        call = house.matches.set_standing(match, BO, name, question, answer)
        assert (await refusal(call)).key is Refusal.BAD_STANDING
    assert (await refusal(house.matches.standing(match, 999))).key is Refusal.NOT_SEATED


async def test_a_vote_of_a_bot_that_came_in_the_middle_counts(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.act(match, 0, Vote(True))
    await house.matches.leave(match, BO, key="a")
    await house.quiet()
    assert (await house.table(match)).view.phase == "walk"
