"""Makes saves: matches of every game, played by people and bots up to moments that are hard to keep."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from bot.engine.registry import Entry, Registry
from bot.matches.models import MatchId, Status, Table
from tests.conformance.walks import all_options
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.playing import plies

__all__ = ["make_saves", "restore"]

TRIES = 2
"""Matches that are played until one comes to the moment; not every game has every one."""

Moment = Callable[[Table, Table], bool]

MOMENTS: tuple[Moment, ...] = (
    lambda public, _own: public.ply >= 2,
    lambda public, own: public.ply >= 15 and own.undoable,
    lambda public, _own: public.ply >= 15 and public.turn is not None and public.awaited != (public.turn.seat,),
    lambda public, _own: public.ply >= 40,
)
"""At the start; within a turn, with an action that can be taken back; asked out of turn or together; late.

Each looks at the public's table and at that of the first who is awaited.
"""


async def make_saves(registry: Registry, folder: Path) -> None:
    """Writes one dump a game into a folder that there must not be yet."""
    await asyncio.to_thread(folder.mkdir)
    for entry in registry:
        with TemporaryDirectory() as temporary:
            database = Path(temporary) / "picnic.db"
            await _play(entry, House(database, registry))
            with closing(sqlite3.connect(database)) as connection:
                dump = "\n".join(connection.iterdump())
            (folder / f"{entry.game.info.id}.sql").write_text(dump + "\n", encoding="utf-8")


def restore(dump: Path, database: Path) -> None:
    """Makes a database of a dump."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))


async def _play(entry: Entry, house: House) -> None:
    """One match a moment, the last one paused, and a lobby; the courier has posted what they want."""
    await house.open()
    luck = Random(entry.game.info.id)
    seats = entry.game.info.seats
    for number, moment in enumerate(MOMENTS):
        await _match_at(moment, entry, house, seats[number * (len(seats) - 1) // (len(MOMENTS) - 1)], luck)
    await _match_at(MOMENTS[0], entry, house, seats[-1], luck, paused=True)
    await _table(entry, house, seats[-1], luck)
    await house.pass_time(seconds=11)
    await house.close()


async def _match_at(
    moment: Callable[[Table, Table], bool],
    entry: Entry,
    house: House,
    seats: int,
    luck: Random,
    *,
    paused: bool = False,
) -> None:
    """Plays matches until one stands at the moment; there somebody answers ahead what he can."""
    for _ in range(TRIES):
        match = await _table(entry, house, seats, luck)
        await house.matches.start(match, PLAYERS[0].user_id, key=house.key())
        async for table in plies(house.matches, match, luck):
            await house.pass_time(seconds=11)
            own = await house.matches.seat_table(match, table.awaited[0])
            if table.awaited and own.question is not None and moment(table, own):
                await _answer_ahead(house, table)
                if paused:
                    await house.matches.pause(match, PLAYERS[0].user_id, key=house.key())
                return


async def _table(entry: Entry, house: House, seats: int, luck: Random) -> MatchId:
    """A lobby with any options; where three or more play, the last of them is a bot."""
    options = msgspec.structs.asdict(luck.choice(all_options(entry, seats)))
    game = entry.game.info.id
    table = await house.matches.open(game, PLAYERS[0], PLACE, key=house.key(), options=options, size=seats)
    bots = 1 if seats > 2 else 0
    for player in PLAYERS[1 : seats - bots]:
        await house.matches.join(table.match, player, key=house.key())
    for _ in range(bots):
        await house.matches.add_bot(table.match, PLAYERS[0].user_id, key=house.key())
    return table.match


async def _answer_ahead(house: House, table: Table) -> None:
    """Whoever is not asked now answers everything ahead that he can."""
    for holder in table.holders:
        if holder.user_id is None or holder.seat in table.awaited or table.status is not Status.RUNNING:
            continue
        for sheet in await house.matches.standing(table.match, holder.user_id):
            for key in sheet.keys:
                await house.matches.set_standing(table.match, holder.user_id, sheet.name, key, sheet.answers[0])
