"""Every post of the bot, and what it was promised to be: the bot writes that down before it posts."""

import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from simcord.backend import Backend
from simcord.backend.models import Message

from bot.matches.codes import from_base36
from tests.wire.requests import Request
from tests.wire.server import Moment

__all__ = ["Ledger", "Post", "reading"]


@dataclass(frozen=True)
class Post:
    """A message that the bot has posted."""

    nonce: str
    channel: int
    message: int
    match: int
    kind: str
    seat: int
    shows: str
    turn: int
    notified: tuple[int, ...]


def reading(database: Path) -> sqlite3.Connection:
    """The bot's database, which only it may write to."""
    return sqlite3.connect(database.resolve().as_uri() + "?mode=ro", uri=True, timeout=5)


class Ledger:
    """A witness of all posts."""

    def __init__(self, backend: Backend, database: Path) -> None:
        self.posts: list[Post] = []
        self._backend = backend
        self._database = database
        self._known: set[int] = set()

    def __call__(self, request: Request, moment: Moment, answer: Any) -> None:
        """Notes a post, unless Discord has answered it with one that it knew."""
        if moment == "before" or not request.posts or int(answer["id"]) in self._known:
            return
        nonce = str(request.body["nonce"])
        message = self._backend.get_message(request.channel or 0, int(answer["id"]))
        self._known.add(message.id)
        match, kind, seat, shows, mentions = self._promised(from_base36(nonce.split("-")[0]))
        turn = msgspec.json.decode(mentions).get("turn", 0)
        told = tuple(message.ping_user_ids)
        self.posts.append(Post(nonce, message.channel_id, message.id, match, kind, seat, shows, turn, told))

    def of(self, match: int, kind: str, seat: int = -1) -> list[Post]:
        """The posts of one panel, in their order."""
        return [post for post in self.posts if (post.match, post.kind, post.seat) == (match, kind, seat)]

    def standing(self, match: int, kind: str, seat: int = -1) -> list[Post]:
        """Those of them that were not deleted."""
        return [post for post in self.of(match, kind, seat) if post.message in self._backend.messages[post.channel]]

    def message(self, channel: int, message: int) -> Message:
        """A message as it stands."""
        return self._backend.get_message(channel, message)

    def told(self, match: int, turn: int, user: int) -> bool:
        """Whether a user was notified of a turn."""
        return any(user in post.notified for post in self.posts if (post.match, post.turn) == (match, turn))

    def doubled(self) -> list[str]:
        """Posts made twice, users notified twice of the same question, and hands sent again that had not changed.

        Somebody may be notified twice of a turn, but only if somebody else was meanwhile.
        """
        nonces = Counter(post.nonce for post in self.posts)
        boards: dict[int, list[Post]] = defaultdict(list)
        for post in self.posts:
            if post.kind == "board" and post.notified:
                boards[post.match].append(post)
        hands: dict[tuple[int, int], list[str]] = defaultdict(list)
        for post in self.posts:
            if post.kind == "hand":
                hands[post.match, post.seat].append(post.shows)
        return [
            *(f"post {nonce}" for nonce, count in nonces.items() if count > 1),
            *(
                f"match {match}, turn {next_.turn}: {told} told twice"
                for match, posts in boards.items()
                for one, next_ in pairwise(posts)
                if one.turn == next_.turn and (told := set(one.notified) & set(next_.notified))
            ),
            *(f"hand {key}" for key, shown in hands.items() for one, next_ in pairwise(shown) if one == next_),
        ]

    def _promised(self, row: int) -> tuple[int, str, int, str, str]:
        with closing(reading(self._database)) as database:
            query = "SELECT match_id, kind, seat, shows, mentions FROM deliveries WHERE id = ?"
            found: tuple[int, str, int, str, str] = database.execute(query, (row,)).fetchone()
            return found
