"""What the bot asks of Discord, and how Discord can refuse it."""

import io
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from aiohttp.web_request import FileField

__all__ = ["Dropped", "Refused", "Request", "Upload", "read_request"]


@dataclass
class Upload:
    """A file of a multipart request, as simcord's routes read it."""

    filename: str
    description: str | None
    content: bytes

    @property
    def fp(self) -> io.BytesIO:
        return io.BytesIO(self.content)


@dataclass
class Request:
    """One request of the bot."""

    method: str
    path: str
    """Without the API's own prefix."""
    params: dict[str, str]
    body: Any = None
    files: list[Upload] = field(default_factory=list)
    multipart: bool = False
    size: int = 0
    """Bytes of the whole body."""
    reason: str | None = None

    @property
    def parts(self) -> list[str]:
        return self.path.strip("/").split("/")

    @property
    def message(self) -> dict[str, Any]:
        """The message it carries, be it the body or the data of an interaction's answer."""
        body = self.body if isinstance(self.body, dict) else {}
        inner = body.get("data") if self.parts[0] == "interactions" else body
        return inner if isinstance(inner, dict) else {}

    @property
    def token(self) -> str | None:
        """The interaction token it goes by."""
        parts = self.parts
        return parts[2] if parts[0] in ("webhooks", "interactions") and len(parts) > 2 else None

    @property
    def channel(self) -> int | None:
        """The channel in which it posts or changes a message by the bot's own right."""
        parts = self.parts
        is_message = parts[0] == "channels" and len(parts) > 2 and parts[2] == "messages"
        return int(parts[1]) if is_message and self.method != "GET" else None

    @property
    def edited(self) -> int | None:
        """The message it edits by the bot's own right."""
        parts = self.parts
        return int(parts[3]) if self.channel and self.method == "PATCH" and len(parts) == 4 else None

    @property
    def posts(self) -> bool:
        """Whether it posts a message in a channel."""
        return self.channel is not None and self.method == "POST" and len(self.parts) == 3


class Refused(Exception):
    """Discord says no."""

    def __init__(
        self, status: int, code: int, message: str, *, headers: dict[str, str] | None = None, **more: Any
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers = headers or {}
        self.json = {"code": code, "message": message, **more}


class Dropped(Exception):
    """The connection breaks instead of an answer."""


async def read_request(request: web.Request, prefix: str) -> Request:
    """Takes a request off the wire, JSON or multipart."""
    kept = Request(request.method, request.path.removeprefix(prefix), dict(request.query))
    kept.reason = request.headers.get("X-Audit-Log-Reason")
    kept.size = request.content_length or 0
    if request.content_type.startswith("multipart/"):
        kept.multipart = True
        form = await request.post()
        kept.body = json.loads(str(form.get("payload_json", "null")))
        described = {str(item["id"]): item.get("description") for item in kept.message.get("attachments") or ()}
        for name, part in form.items():
            if isinstance(part, FileField):
                index = name.removeprefix("files[").removesuffix("]")
                kept.files.append(Upload(part.filename, described.get(index), part.file.read()))
    elif request.can_read_body:
        kept.body = json.loads(await request.read())
    return kept
