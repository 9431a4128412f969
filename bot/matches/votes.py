"""Counting the votes of those at a table, which rows keep as lists of user ids: more than half decide."""

from collections.abc import Collection

from bot.engine.jsons import from_json, to_json

__all__ = ["NOBODY", "cast", "decided", "voters", "withdraw"]

NOBODY = "[]"
"""No votes, as rows keep them."""


def voters(kept: str) -> tuple[int, ...]:
    """Who has voted."""
    return from_json(kept, tuple[int, ...])  # type: ignore[no-any-return]


def cast(kept: str, user_id: int) -> str:
    """The votes with this user's, which counts once."""
    return to_json(tuple(sorted({*voters(kept), user_id}))).decode()


def withdraw(kept: str, user_id: int) -> str:
    """The votes without this user's."""
    return to_json(tuple(voter for voter in voters(kept) if voter != user_id)).decode()


def decided(kept: str, entitled: Collection[int | None]) -> bool:
    """Whether more than half of those who may vote have; nobody else's votes count."""
    return 2 * len(set(voters(kept)) & set(entitled)) > len(entitled)
