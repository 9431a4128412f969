"""Everything that the bot has posted by its own right, and what each post was for."""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import closing
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import msgspec
from simcord.components import walk_components

from bot.matches.codes import from_base36
from tests.flows.world import World

__all__ = ["Diary", "Post"]

SOON = timedelta(hours=1)
"""Nobody is told of the same turn twice within this time, unless he has moved meanwhile."""


class Post(msgspec.Struct, frozen=True):
    """A message that the bot has posted."""

    nonce: str
    message: int
    at: datetime
    kind: str
    """Of the delivery that it came from."""
    seat: int
    shows: str
    turn: int
    notified: tuple[int, ...]
    """The users it notified."""


class Diary:
    """Reads along from its beginning on. The bot writes each post down before it makes it; here both are compared."""

    def __init__(self, world: World) -> None:
        self.posts: list[Post] = []
        self._moves: dict[int, list[datetime]] = defaultdict(list)
        self._world = world
        world.env.backend.subscribers.insert(0, self._hear)

    def moved(self, user_id: int) -> None:
        """A user has just made a move; should he be asked again in that turn, he is told again."""
        self._moves[user_id].append(self._world.env.now())

    def told(self, turn: int, user_id: int) -> list[datetime]:
        """When a user was notified of a turn."""
        return [post.at for post in self.posts if post.turn == turn and user_id in post.notified]

    def reminders(self) -> list[Post]:
        """The posts that notified somebody of what he had been notified of."""
        told: set[tuple[int, int]] = set()
        found = []
        for post in self.posts:
            pings = {(post.turn, user_id) for user_id in post.notified}
            if pings & told:
                found.append(post)
            told |= pings
        return found

    def doubled(self) -> list[str]:
        """Posts that were made twice, and pings for which nobody can have waited."""
        nonces = Counter(post.nonce for post in self.posts)
        pings: dict[tuple[int, int], list[datetime]] = defaultdict(list)
        for post in self.posts:
            for user_id in post.notified:
                pings[post.turn, user_id].append(post.at)
        return [
            *(f"post {nonce}" for nonce, count in nonces.items() if count > 1),
            *(
                f"turn {turn}: {user_id} at {one} and {two}"
                for (turn, user_id), moments in pings.items()
                for one, two in pairwise(moments)
                if two - one < SOON and not self._moved_between(user_id, one, two)
            ),
        ]

    def _moved_between(self, user_id: int, begin: datetime, end: datetime) -> bool:
        return any(begin <= move <= end for move in self._moves[user_id])

    def hands_sent_again(self) -> Counter[int]:
        """By seat, how often its hand was sent though it had not changed."""
        hands: dict[int, list[str]] = defaultdict(list)
        for post in self.posts:
            if post.kind == "hand":
                hands[post.seat].append(post.shows)
        return Counter(seat for seat, shown in hands.items() for one, two in pairwise(shown) if one == two)

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE":
            return
        message = self._world.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
        nonce = _nonce(message.components)
        if nonce is None or message.is_ephemeral:
            return
        kind, seat, shows, mentions = self._promised(from_base36(nonce.split("-")[0]))
        turn, told = msgspec.json.decode(mentions).get("turn", 0), tuple(message.ping_user_ids)
        self.posts.append(Post(nonce, message.id, self._world.env.now(), kind, seat, shows, turn, told))

    def _promised(self, delivery: int) -> tuple[str, int, str, str]:
        """What the bot has written down about a post that it was about to make."""
        with closing(sqlite3.connect(self._world.database.resolve().as_uri() + "?mode=ro", uri=True)) as database:
            query = "SELECT kind, seat, shows, mentions FROM deliveries WHERE id = ?"
            found: tuple[str, int, str, str] = database.execute(query, (delivery,)).fetchone()
            return found


def _nonce(components: list[dict[str, Any]]) -> str | None:
    """The name of the post, which a part of a custom id in it is."""
    ids = (str(part.get("custom_id", "")) for part in walk_components(components))
    return next((part for each in ids for part in each.split(":")[3:4] if "-" in part), None)
