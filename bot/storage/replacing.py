"""Writing rows in place of what was kept under the same key."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Delete, Table, and_, bindparam, delete, insert

from bot.storage.transaction import Transaction

__all__ = ["put_rows"]


async def put_rows(tx: Transaction, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Writes these rows; those with the same primary keys, which no other table may refer to, give way."""
    if rows:
        keys = table.primary_key.columns.keys()
        await tx.execute(_old(table), [{f"old_{key}": row[key] for key in keys} for row in rows])
        await tx.execute(insert(table), list(rows))


@cache
def _old(table: Table) -> Delete:
    """Deletes the row with one key. Parameters have names of their own: SQLAlchemy reserves those of columns."""
    return delete(table).where(and_(*(column == bindparam(f"old_{column.name}") for column in table.primary_key)))
