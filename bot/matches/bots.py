"""Bots' moves: chosen on what their seat has seen, off the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.jsons import from_json
from bot.engine.luck import Luck
from bot.engine.registry import Entry
from bot.engine.seats import Seat
from bot.matches.lobby import usual_strength
from bot.matches.models import EntryKind, MatchId, Status
from bot.matches.play import read_questions
from bot.matches.seeing import read_log
from bot.matches.service import Matches
from bot.storage import clocks, entries, matches
from bot.storage.rows import EntryRow, MatchRow

__all__ = ["play_bots"]

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True):
    """A bot's turn: all that is needed to choose, and the ply at which it was asked."""

    seat: Seat
    strength: str
    ply: int
    row: MatchRow
    history: Sequence[EntryRow]


async def play_bots(service: Matches, match: MatchId) -> None:
    """Lets bots move until none is awaited; each move is a commit of its own."""
    while (thought := await _next(service, match)) is not None:
        entry = service.registry[thought.row.game]
        action = await asyncio.to_thread(_choose, entry, thought)
        await service.answer_as_bot(match, thought.seat, thought.ply, action)


async def _next(service: Matches, match: MatchId) -> Thought | None:
    """The first bot that a running match waits for, also one that plays a turn for somebody."""
    async with service.store.read() as tx:
        row = await matches.load_match(tx, match)
        if row is None or row.status != Status.RUNNING:
            return None
        bots = {holder.seat: holder.bot for holder in await matches.holders_of(tx, match) if holder.bot}
        stand_ins = {(clock.seat, clock.turn) for clock in await clocks.clocks_of(tx, match) if clock.stand_in}
        for asked in read_questions(row.questions):
            if asked.seat in bots or (asked.seat, asked.turn) in stand_ins:
                history = await entries.log_rows(tx, match, (EntryKind.ACTION,))
                strength = bots.get(asked.seat) or usual_strength(service.registry[row.game].game.info)
                return Thought(asked.seat, strength, asked.ply, row, history)
    return None


def _choose(entry: Entry, thought: Thought) -> Any:
    """The bot's choice; any legal action if it stumbles, so that nobody waits for it in vain."""
    game, seat, row = entry.game, thought.seat, thought.row
    state = from_json(row.state or "", game.info.state)
    actions = game.legal_actions(state, seat)
    luck = Luck(row.seed or "", row.ply, f"bot {seat}")
    seen = [event for line in read_log(entry, thought.history, seat) for event in line.events]
    try:
        action = entry.bot(seen, game.view(state, seat), actions, luck, thought.strength)
        if action in actions:
            return action
        log.error("the bot of %s chose what is not legal (match %s, ply %s)", row.game, row.id, row.ply)
    except Exception:
        log.exception("the bot of %s stumbled (match %s, ply %s)", row.game, row.id, row.ply)
    return luck.choice(actions)
