"""Kills at random moments of whole matches: every promised post appears exactly once."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.matches.models import MatchId, Status, Table
from bot.matches.transport import Order, PanelKind
from tests.matches.house import PLAYERS, House

ROUNDS = 12


def doom(house: House, chance: Random) -> None:
    """The process will die at one of its next calls, before or after Discord has heard it."""
    left = chance.randrange(6)
    after = chance.random() < 0.5

    def now(call: str, order: Order | None) -> bool:
        nonlocal left
        left -= 1
        return left < 0

    house.transport.die_after, house.transport.die_before = (
        (now, lambda *_: False) if after else (lambda *_: False, now)
    )


async def play_a_little(house: House, match: MatchId, chance: Random) -> None:
    """A few actions by whoever is awaited."""
    for _ in range(chance.randrange(1, 4)):
        table = await house.table(match)
        people = [seat for seat in table.awaited if table.holders[seat].user_id is not None]
        if not people or table.status is not Status.RUNNING:
            return
        seat = chance.choice(people)
        await house.act(match, seat, chance.choice((await house.table(match, seat)).actions))


def notified(house: House) -> Counter[tuple[MatchId, int, int]]:
    """How often each user was notified of each turn."""
    return Counter(
        (message.posted.match, message.posted.turn.number, user)
        for message in house.discord.ever(PanelKind.BOARD)
        if message.posted.turn is not None
        for user in message.notified
    )


@pytest.mark.parametrize("seed", range(6))
async def test_after_every_kill_each_promised_post_is_there_once(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    house = House(tmp_path / "picnic.db")
    await house.open()
    matches = [await house.match(3, bots=1, threads=True), await house.match(2, threads=False)]
    for _ in range(ROUNDS):
        doom(house, chance)
        for match in matches:
            await play_a_little(house, match, chance)
            await asyncio.sleep(0.002)
        await house.kill()
        house.clock.advance(seconds=chance.choice((1, 60, 7200)))
        await house.open()
        await house.pass_time(seconds=11)
        await house.pass_time(seconds=11)
        for match in matches:
            check(house, await house.table(match))
    assert house.discord.threads_opened == 1
    await house.close()


def check(house: House, table: Table) -> None:
    """What must be so whenever nothing is left to deliver."""
    mine = [message for message in house.discord.messages if message.table.match == table.match]
    boards = [message for message in mine if message.order.kind is PanelKind.BOARD and not message.deleted]
    nonces = Counter(message.order.nonce for message in mine)
    told = notified(house)
    assert all(count == 1 for count in nonces.values())
    assert all(count == 1 for count in told.values())
    assert len(boards) == 1
    assert (boards[0].table.revision, boards[0].table.status) == (table.revision, table.status)
    assert sum(message.order.kind is PanelKind.LOBBY for message in mine) == 1
    assert sum(message.order.kind is PanelKind.RESULT for message in mine) == (table.status is Status.ENDED)
    if table.turn is not None and table.status is Status.RUNNING:
        for seat in table.awaited:
            assert told[table.match, table.turn.number, table.holders[seat].user_id or 0] == 1
    for player in PLAYERS:
        hands = [message for message in mine if message.order.recipient == player.user_id]
        assert len([hand for hand in hands if not hand.deleted]) <= 1
        cards = [hand.table.view.card for hand in hands]
        assert all(before != after for before, after in pairwise(cards))
