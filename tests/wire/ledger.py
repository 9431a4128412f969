"""Every post of the bot, and what it was promised to be: the bot writes that down before it posts."""

from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from simcord.backend import Backend
from simcord.backend.models import Message

from bot.matches.codes import from_base36
from tests.wire.database import Waiting, reading, waiting
from tests.wire.requests import Request
from tests.wire.server import Moment

__all__ = ["Ledger", "Post"]


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
    at: datetime
    clocks: dict[int, Waiting]
    """By user: how long the match had waited for him then."""


class Ledger:
    """A witness of all posts."""

    def __init__(self, backend: Backend, database: Path) -> None:
        self.posts: list[Post] = []
        self._backend = backend
        self._database = database
        self._known: set[int] = set()
        self._repeated: list[str] = []
        """Hands that were sent again though they stood there."""

    def __call__(self, request: Request, moment: Moment, answer: Any) -> None:
        """Notes a post, unless Discord has answered it with one that it knew."""
        if moment == "before" or not request.posts or int(answer["id"]) in self._known:
            return
        nonce = str(request.body["nonce"])
        message = self._backend.get_message(request.channel or 0, int(answer["id"]))
        self._known.add(message.id)
        match, kind, seat, shows, mentions = self._promised(from_base36(nonce.split("-")[0]))
        turn = msgspec.json.decode(mentions).get("turn", 0)
        told, now, clocks = tuple(message.ping_user_ids), self._backend.clock.now(), waiting(self._database, match)
        post = Post(nonce, message.channel_id, message.id, match, kind, seat, shows, turn, told, now, clocks)
        if post.kind == "hand" and post.shows in [hand.shows for hand in self.standing(match, "hand", seat)]:
            self._repeated.append(f"hand {post.shows} of seat {seat} in {match}")
        self.posts.append(post)

    def of(self, match: int, kind: str, seat: int = -1) -> list[Post]:
        """The posts of one panel, in their order."""
        return [post for post in self.posts if (post.match, post.kind, post.seat) == (match, kind, seat)]

    def standing(self, match: int, kind: str, seat: int = -1) -> list[Post]:
        """Those of them that were not deleted."""
        return [post for post in self.of(match, kind, seat) if post.message in self._backend.messages[post.channel]]

    def message(self, channel: int, message: int) -> Message:
        """A message as it stands."""
        return self._backend.get_message(channel, message)

    def told(self, match: int, turn: int, user: int) -> int:
        """How often a user was notified of what he is asked in a turn, without the reminders he was to have.

        Once somebody else was notified meanwhile, he is asked anew.
        """
        posts = [post for post in self.posts if (post.match, post.turn) == (match, turn) and post.notified]
        again = [(one, next_) for one, next_ in pairwise(posts) if user in one.notified and user in next_.notified]
        first = any(user in post.notified for post in posts)
        return first + sum(not _reminds(one, next_, user) for one, next_ in again)

    def _tellings(self, match: int, turn: int, user: int) -> list[Post]:
        return [post for post in self.posts if (post.match, post.turn) == (match, turn) and user in post.notified]

    def doubled(self) -> list[str]:
        """Posts made twice, users notified twice of the same, and hands sent again that had not changed."""
        nonces = Counter(post.nonce for post in self.posts)
        turns = {(post.match, post.turn, user) for post in self.posts for user in post.notified}
        return [
            *(f"post {nonce}" for nonce, count in nonces.items() if count > 1),
            *(f"notified too often: {self._tellings(*turn)}" for turn in turns if self.told(*turn) > 1),
            *self._repeated,
        ]

    def _promised(self, row: int) -> tuple[int, str, int, str, str]:
        with closing(reading(self._database)) as database:
            query = "SELECT match_id, kind, seat, shows, mentions FROM deliveries WHERE id = ?"
            found: tuple[int, str, int, str, str] = database.execute(query, (row,)).fetchone()
            return found


def _reminds(one: Post, next_: Post, user: int) -> bool:
    """Whether a second notification of a turn is a reminder: by the clock as it runs now, or because somebody asked."""
    now = next_.clocks.get(user)
    before = one.clocks.get(user) if one.shows else None  # else he was to be reminded while it was on its way
    return now is not None and now.reminds(before, one.at, next_.at)
