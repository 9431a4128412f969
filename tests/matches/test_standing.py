"""Answers given ahead of time at the edges: the end of a match, and what is left of them."""

from random import Random

import pytest

from bot.engine.registry import Registry
from bot.matches.models import Origin, Status
from bot.matches.service import Matches
from bot.storage import people
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.playing import plies
from tests.matches.tiny_game import Vote

ANA, BO = (player.user_id for player in PLAYERS[:2])


async def test_an_answer_that_ends_the_match_is_still_answered_with_what_was_given(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.act(match, 0, Vote(True))
    (sheet,) = await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    assert sheet.given == {"stop": "yes"}
    assert (await house.table(match)).status is Status.ENDED


async def test_nothing_answered_ahead_is_kept_beyond_the_end(house: House) -> None:
    ended, cancelled = await house.match(2), await house.match(2)
    for match in (ended, cancelled):
        await house.matches.set_standing(match, ANA, "vote", "stop", "yes")
        await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    await house.to_vote(ended, 2)
    await house.matches.cancel(cancelled, ANA, key="c")
    assert (await house.table(ended)).status is Status.ENDED
    for match in (ended, cancelled):
        async with house.store.read() as tx:
            assert await people.standing_of(tx, match) == {}


async def test_while_it_is_not_needed_an_answer_changes_nothing_that_anybody_could_see(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    before, posted = await house.table(match), len(house.discord.calls)
    await house.matches.set_standing(match, BO, "vote", "stop", "yes")
    await house.pass_time(hours=1)
    assert await house.table(match) == before
    assert len(house.discord.calls) == posted


async def test_an_answer_given_ahead_is_played_after_a_restart_as_well(house: House) -> None:
    match = await house.match(2)
    await house.matches.set_standing(match, BO, "vote", "stop", "no")
    await house.restart()
    await house.to_vote(match, 2)
    entry = (await house.matches.log(match, BO)).entries[-1]
    assert (entry.origin, entry.seat) == (Origin.STANDING, 1)


async def test_a_high_five_is_answered_ahead_and_nobody_waits_for_it(
    house: House, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.play.secrets.token_hex", lambda _bytes: "a seed with high fives")
    matches = Matches(house.store, registry, house.clock)
    table = await matches.open("day_at_the_park", PLAYERS[0], PLACE, key="open")
    await matches.join(table.match, PLAYERS[1], key="join")
    await matches.start(table.match, ANA, key="start")
    for user_id in (ANA, BO):
        await matches.set_standing(table.match, user_id, "high_five", "high_five", "token")
    async for now in plies(matches, table.match, Random(1)):
        assert now.turn is not None
        assert now.turn.seat is None or now.awaited == (now.turn.seat,)
    log = await matches.log(table.match, size=1000)
    answers = [entry for entry in log.entries if entry.origin is Origin.STANDING]
    assert answers
    assert all(type(entry.events[0]).__name__ == "SteppedAside" for entry in answers)
