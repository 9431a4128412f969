"""What Discord refuses and simcord lets pass: each rule looks at a request before it is carried out."""

from collections import defaultdict
from datetime import datetime, timedelta
from typing import Protocol

from simcord.backend import Backend
from simcord.backend.errors import BackendError

from tests.wire.requests import Refused, Request

__all__ = ["Archives", "Nonces", "OldEdits", "RateLimits", "Rule", "Sizes", "Tokens", "too_many"]

VIA = {"Via": "1.1 loopback"}
"""Without it discord.py takes a 429 for a ban."""


class Rule(Protocol):
    """Raises Refused when Discord would."""

    def __call__(self, request: Request) -> None: ...


def too_many(retry_after: float, code: int = 0, **more: object) -> Refused:
    """A 429 as Discord words it."""
    return Refused(429, code, "You are being rate limited.", headers=VIA, retry_after=retry_after, **more)


class Tokens:
    """An interaction's token is worth nothing before the acknowledgement (10015) and after 15 minutes (50027)."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    def __call__(self, request: Request) -> None:
        found = self._backend.interaction_tokens.get(request.token or "")
        if request.parts[0] != "webhooks" or found is None:
            return
        record = self._backend.interactions[found]
        if not record.responded:
            raise Refused(404, 10015, "Unknown Webhook")
        if record.expires_at is not None and self._backend.now_iso() >= record.expires_at:
            raise Refused(401, 50027, "Invalid Webhook Token")


class Sizes:
    """10 MiB a file, 25 MiB a request: 413, code 40005."""

    FILE, REQUEST = 10 * 2**20, 25 * 2**20

    def __call__(self, request: Request) -> None:
        if request.size > self.REQUEST or any(len(file.content) > self.FILE for file in request.files):
            raise Refused(413, 40005, "Request entity too large")


class Archives:
    """In an archived thread nothing can be edited (50083); sending opens it again, unless it is locked."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    def __call__(self, request: Request) -> None:
        channel = self._backend.channels.get(request.channel or 0)
        thread = channel.thread_metadata if channel is not None else None
        if thread is None or not thread.archived:
            return
        if not request.posts:
            raise Refused(400, 50083, "Thread is archived")
        if thread.locked:
            raise Refused(403, 160005, "Thread is locked")
        thread.archived = False


class OldEdits:
    """A message older than an hour can be edited rarely: 429, code 30046."""

    OLD = timedelta(hours=1)
    ALLOWED = 2
    EVERY = timedelta(minutes=5)

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._edits: dict[int, list[datetime]] = defaultdict(list)
        self.refused = 0

    def __call__(self, request: Request) -> None:
        if request.edited is None or request.channel is None:
            return
        message, now = self._message(request), self._backend.clock.now()
        if message is None or now - datetime.fromisoformat(message) < self.OLD:
            return
        edits = [at for at in self._edits[request.channel] if now - at < self.EVERY]
        if len(edits) >= self.ALLOWED:
            self.refused += 1
            raise too_many((edits[0] + self.EVERY - now).total_seconds(), 30046)
        self._edits[request.channel] = [*edits, now]

    def _message(self, request: Request) -> str | None:
        """When the message was posted."""
        try:
            return self._backend.get_message(request.channel or 0, request.edited or 0).timestamp
        except BackendError:
            return None


class RateLimits:
    """So many requests of one kind in a channel, and the headers that say so. Interactions' first answers are free."""

    def __init__(self, backend: Backend, limit: int = 5, per: float = 1.0) -> None:
        self._backend = backend
        self.limit = limit
        self.per = per
        self.exceeded = 0
        self._used: dict[tuple[str, str], list[float]] = defaultdict(list)

    def __call__(self, request: Request) -> None:
        if request.parts[0] == "interactions":
            return
        now = self._now()
        used = self._recent(request)
        if len(used) >= self.limit:
            self.exceeded += 1
            raise too_many(used[0] + self.per - now)
        used.append(now)

    def headers(self, request: Request) -> dict[str, str]:
        """What Discord tells of the bucket in every answer."""
        if request.parts[0] == "interactions":
            return {}
        used, now = self._recent(request), self._now()
        after = max(used[0] + self.per - now, 0.0) if used else self.per
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(self.limit - len(used), 0)),
            "X-RateLimit-Reset": f"{now + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": self._bucket(request),
        }

    def _bucket(self, request: Request) -> str:
        """The kind of request; each channel, and each interaction's token, has one of its own."""
        return f"{request.method}-{len(request.parts)}-{request.parts[0]}"

    def _recent(self, request: Request) -> list[float]:
        """When the bucket was used lately."""
        key = self._bucket(request), request.token or request.parts[1]
        since = self._now() - self.per
        self._used[key] = [at for at in self._used[key] if at > since]
        return self._used[key]

    def _now(self) -> float:
        return self._backend.clock.now().timestamp()


class Nonces:
    """A post whose nonce is known is not made again, but answered with the first one; for a few minutes only."""

    def __init__(self, backend: Backend, remembered: timedelta = timedelta(minutes=4)) -> None:
        self._backend = backend
        self.remembered = remembered
        self.repeated = 0
        self._known: dict[tuple[int, str], tuple[datetime, int]] = {}

    def known(self, request: Request) -> int | None:
        """The message that this post has made already."""
        nonce = self._nonce(request)
        if nonce is None or nonce not in self._known:
            return None
        at, message = self._known[nonce]
        if self._backend.clock.now() - at > self.remembered:
            del self._known[nonce]
            return None
        self.repeated += 1
        return message

    def note(self, request: Request, message: int) -> None:
        """Remembers what this post has made."""
        nonce = self._nonce(request)
        if nonce is not None:
            self._known[nonce] = (self._backend.clock.now(), message)

    def _nonce(self, request: Request) -> tuple[int, str] | None:
        body = request.message
        if not request.posts or not body.get("enforce_nonce") or "nonce" not in body:
            return None
        return request.channel or 0, str(body["nonce"])
