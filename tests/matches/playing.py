"""Matches of any game, played on at random through the service."""

from collections.abc import AsyncIterator
from random import Random

from bot.matches.models import MatchId, Table
from bot.matches.service import Matches

__all__ = ["answer_at_random", "plies"]


async def plies(matches: Matches, match: MatchId, luck: Random) -> AsyncIterator[Table]:
    """The public's table before each answer; after the caller has looked, whoever is awaited answers at random."""
    while not (table := await matches.table(match)).status.over:
        yield table
        if table == await matches.table(match):
            await answer_at_random(matches, table, luck)


async def answer_at_random(matches: Matches, table: Table, luck: Random) -> None:
    """One of those who are awaited, person or bot, answers with one of his legal actions."""
    own = await matches.seat_table(table.match, luck.choice(table.awaited))
    assert own.seat is not None
    assert own.question is not None
    user_id, action = own.holders[own.seat].user_id, luck.choice(own.actions)
    if user_id is None:
        await matches.answer_as_bot(table.match, own.seat, own.question.ply, action)
    else:
        await matches.answer(own.question, user_id, action, key=f"ply {table.match} {table.revision}")
