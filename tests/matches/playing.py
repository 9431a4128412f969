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
        if table.awaited:
            await answer_at_random(matches, await matches.seat_table(match, luck.choice(table.awaited)), luck)


async def answer_at_random(matches: Matches, own: Table, luck: Random) -> None:
    """The owner of this table, person or bot, answers with one of his legal actions if he still is asked."""
    if own.question is None or own.seat is None:
        return
    user_id, action = own.holders[own.seat].user_id, luck.choice(own.actions)
    if user_id is None:
        await matches.answer_as_bot(own.match, own.seat, own.question.ply, action)
    else:
        await matches.answer(own.question, user_id, action, key=f"ply {own.match} {own.revision}")
