"""What no invitation leads to: pings without end, two hands in one head, and a way past a moderator."""

from datetime import timedelta

import msgspec
import pytest

from bot.engine.seats import Seat
from bot.matches.models import EntryKind
from bot.matches.refusals import Refusal
from bot.matches.times import AtDeadline, TimeRule
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.test_seating import kinds
from tests.matches.tiny_game import Tiny, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])
GUEST, OTHER = PLAYERS[5:7]


async def test_nobody_is_invited_into_one_match_more_than_three_times_a_day(house: House) -> None:
    match = await house.match(1, bots=2)
    for seat in (1, 2, 1):
        await house.matches.invite(match, ANA, GUEST, key=house.key(), seat=Seat(seat))
        await house.quiet()
    refused = await refusal(house.matches.invite(match, ANA, GUEST, key="a"))
    assert (refused.key, refused.params) == (Refusal.ASKED_ENOUGH, {"name": GUEST.name})
    assert sum(GUEST.user_id in message.notified for message in house.discord.messages) == 3
    await house.matches.invite(match, ANA, OTHER, key="b")
    await house.pass_time(days=1)
    await house.matches.invite(match, ANA, GUEST, key="c")


async def test_whoever_has_held_a_seat_gets_no_other_but_his_own(house: House) -> None:
    match = await house.match(2, bots=2)
    await house.matches.leave(match, BO, key="a")
    refused = await refusal(house.matches.invite(match, ANA, PLAYERS[1], key="b", seat=Seat(2)))
    assert (refused.key, refused.params) == (Refusal.KNOWS_A_HAND, {"name": "Bo"})
    await house.matches.invite(match, ANA, PLAYERS[1], key="c")
    assert (await house.matches.accept(match, PLAYERS[1], key="d")).seat == 1


async def test_his_own_seat_is_offered_to_him_before_the_first_bots(house: House) -> None:
    match = await house.match(3)
    await house.matches.leave(match, BO, key="a")
    await house.matches.leave(match, CY, key="b")
    (offered,) = (await house.matches.invite(match, ANA, PLAYERS[2], key="c")).invitations
    assert offered.seat == 2


async def test_whoever_passes_his_seat_on_is_told_of_and_knows_its_hand(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.matches.invite(match, BO, GUEST, key="a", seat=Seat(1))
    await house.matches.accept(match, GUEST, key="b")
    assert (await kinds(house, match))[-2:] == [EntryKind.PASSED, EntryKind.SEATED]
    back = house.matches.invite(match, ANA, PLAYERS[1], key="c", seat=Seat(2))
    assert (await refusal(back)).key is Refusal.KNOWS_A_HAND


async def test_whom_a_moderator_removed_does_not_come_back_by_way_of_an_earlier_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "info", msgspec.structs.replace(Tiny.info, hand=None))
    match = await house.match(2, bots=1)
    await house.matches.leave(match, BO, key="a")
    await house.matches.invite(match, ANA, PLAYERS[1], key="b", seat=Seat(2))
    await house.matches.accept(match, PLAYERS[1], key="c")
    await house.matches.hand_over(match, Seat(2), key="d")
    assert (await refusal(house.matches.retake(match, PLAYERS[1], key="e"))).key is Refusal.NOTHING_TO_RETAKE


async def test_whom_somebody_invited_whom_a_moderator_has_removed_does_not_come(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.matches.invite(match, BO, GUEST, key="a")
    await house.matches.hand_over(match, Seat(1), key="b")
    assert (await refusal(house.matches.accept(match, GUEST, key="c"))).key is Refusal.NOT_INVITED


async def test_being_invited_back_tells_nothing_twice(house: House) -> None:
    match = await house.match(3, options={"sealed": True})
    await house.turn(match, 0)
    await house.act(match, 1, Walk(1))
    assert (await house.matches.catch_up(match, CY, key="a")).entries
    await house.matches.leave(match, CY, key="b")
    await house.matches.invite(match, ANA, PLAYERS[2], key="c")
    await house.matches.accept(match, PLAYERS[2], key="d")
    assert not (await house.matches.catch_up(match, CY, key="e")).entries


async def test_the_time_of_a_guest_who_is_away_waits_for_him(house: House) -> None:
    match = await house.match(2, time=TimeRule(24 * 3600, AtDeadline.BOT_TURN))
    until = house.clock.now() + timedelta(days=3)
    await house.matches.set_away(GUEST.user_id, until)
    await house.matches.invite(match, ANA, GUEST, key="a", seat=Seat(0))
    (timing,) = (await house.matches.accept(match, GUEST, key="b")).timings
    assert timing.deadline == until + timedelta(days=1)
