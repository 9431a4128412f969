"""Queries on players, servers, standing answers and the house's own notes."""

from sqlalchemy import delete, insert, select, update

from bot.storage.replacing import put_rows
from bot.storage.rows import GuildRow, as_values, read_optional
from bot.storage.schema import guilds, notes, players, standing
from bot.storage.transaction import Transaction

__all__ = [
    "forget_standing",
    "guild_of",
    "note_of",
    "put_guild",
    "put_note",
    "put_player",
    "put_standing",
    "standing_of",
]


async def put_player(tx: Transaction, user_id: int, locale: str | None) -> None:
    """Keeps Discord's tag of a user's language; a missing tag leaves the one kept before."""
    kept = {"locale": locale} if locale else {"user_id": user_id}
    changed = await tx.execute(update(players).where(players.c.user_id == user_id).values(kept))
    if not changed.rowcount:
        await tx.execute(insert(players).values(user_id=user_id, locale=locale))


async def guild_of(tx: Transaction, guild_id: int) -> GuildRow | None:
    """What a server chose; None if it never did."""
    row = (await tx.execute(select(guilds).where(guilds.c.guild_id == guild_id))).one_or_none()
    return read_optional(GuildRow, row)


async def put_guild(tx: Transaction, row: GuildRow) -> None:
    """Keeps what a server chose."""
    await put_rows(tx, guilds, [as_values(row)])


async def note_of(tx: Transaction, name: str) -> str | None:
    """What the house has noted under this name."""
    return (await tx.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def put_note(tx: Transaction, name: str, text: str) -> None:
    await put_rows(tx, notes, [{"name": name, "text": text}])


async def standing_of(tx: Transaction, match_id: int) -> dict[tuple[int, str], dict[str, str]]:
    """By (seat, kind of question): the standing answers, by question."""
    found: dict[tuple[int, str], dict[str, str]] = {}
    for row in await tx.execute(select(standing).where(standing.c.match_id == match_id)):
        found.setdefault((row.seat, row.name), {})[row.question] = row.answer
    return found


async def put_standing(tx: Transaction, match_id: int, seat: int, name: str, question: str, answer: str | None) -> None:
    """Keeps a standing answer in place of an older one; None keeps none."""
    key = {"match_id": match_id, "seat": seat, "name": name, "question": question}
    if answer is None:
        await tx.execute(delete(standing).filter_by(**key))
    else:
        await put_rows(tx, standing, [{**key, "answer": answer}])


async def forget_standing(tx: Transaction, match_id: int, seat: int) -> None:
    """Drops all that a seat answered ahead."""
    await tx.execute(delete(standing).where(standing.c.match_id == match_id, standing.c.seat == seat))
