"""The gateway: sessions that identify, beat, lose their connection and resume."""

import asyncio
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.gateway import FakeGateway

from tests.wire.compression import compressor_of

__all__ = ["Gateway", "Session"]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
BEAT = 41_250
"""Milliseconds between two heartbeats, as Discord asks for."""
UNKNOWN_SESSION, BAD_TOKEN = 4006, 4004
ON_ITS_WAY = 0.05
"""Seconds until a heartbeat is acknowledged: discord.py misjudges its delay when nothing lies between."""
KEPT = 1000
"""Events a session keeps for a resume."""


class Connection:
    """One WebSocket."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self._compress = compressor_of(compress)
        self._waiting: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    def send(self, op: int, data: Any = None, *, event: str | None = None, number: int | None = None) -> None:
        """Sends in the order of the calls."""
        self._waiting.put_nowait({"op": op, "d": data, "t": event, "s": number})

    async def write(self) -> None:
        """Writes what was sent until the socket is closed."""
        while not self.socket.closed and (payload := await self._waiting.get()) is not None:
            text = json.dumps(payload)
            if self._compress is None:
                await self.socket.send_str(text)
            else:
                await self.socket.send_bytes(self._compress(text.encode()))


class Session:
    """What a bot that identified is told, on one connection after another. Stands in for discord.py's state."""

    def __init__(self, name: str, backend: Backend, intents: int) -> None:
        self.name = name
        self.intents = discord.Intents._from_value(intents)
        self.connection: Connection | None = None
        self.sent: list[tuple[int, str, Any]] = []
        self.parsers = _Parsers(self)
        self._gateway = FakeGateway(backend, self)

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tells the bot, if its intents include such an event."""
        self._gateway.feed(event, payload)

    def dispatch(self, event: str, payload: Any) -> None:
        """Sends an event, and keeps it for a resume."""
        number = self.sent[-1][0] + 1 if self.sent else 1
        self.sent.append((number, event, payload))
        del self.sent[:-KEPT]
        if self.connection is not None:
            self.connection.send(DISPATCH, payload, event=event, number=number)

    def resume(self, connection: Connection, since: int) -> None:
        """Goes on with a new connection: what it has missed, then RESUMED."""
        self.connection = connection
        for number, event, payload in self.sent:
            if number > since:
                connection.send(DISPATCH, payload, event=event, number=number)
        self.dispatch("RESUMED", {})


class _Parsers(dict[str, Any]):
    """Every event is known, and what parses it sends it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def __missing__(self, event: str) -> Any:
        return lambda payload: self._session.dispatch(event, payload)


class Gateway:
    """Accepts the bot's WebSocket, and tells its session all that happens in the backend."""

    def __init__(self, backend: Backend, token: str) -> None:
        self.backend = backend
        self.session: Session | None = None
        self.greeted = asyncio.Event()
        """Set while a bot is connected that has identified or resumed."""
        self.identified = 0
        self.resumed = 0
        self.url = ""
        self._token = token
        self._guilds: list[int] | None = None
        backend.subscribers.append(self._feed)

    @property
    def counts(self) -> Counter[str]:
        """How many sessions were begun and resumed so far."""
        return Counter(identified=self.identified, resumed=self.resumed)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        connection.send(HELLO, {"heartbeat_interval": BEAT})
        writer = asyncio.create_task(connection.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            writer.cancel()
            if self.session is None or self.session.connection in (None, connection):
                self.greeted.clear()
        return socket

    async def drop(self, *, resumable: bool = True) -> None:
        """Breaks the connection off; a session that is not resumable is forgotten as well."""
        session = self.session
        if session is None or session.connection is None:
            return
        connection, session.connection = session.connection, None
        self.greeted.clear()
        if not resumable:
            self.session = None
        await connection.socket.close(code=4000)

    def ask_to_reconnect(self) -> None:
        """Has the bot break the connection off, and resume."""
        if self.session is not None and self.session.connection is not None:
            connection, self.session.connection = self.session.connection, None
            self.greeted.clear()
            connection.send(RECONNECT)

    def forget(self) -> None:
        """The bot is no more: what happens from now on is told to nobody."""
        self.session = None
        self.greeted.clear()

    async def _receive(self, connection: Connection, message: dict[str, Any]) -> None:
        data: Any = message.get("d")
        if message["op"] == HEARTBEAT:
            asyncio.get_running_loop().call_later(ON_ITS_WAY, connection.send, ACK)
        elif message["op"] in (IDENTIFY, RESUME) and data["token"] != self._token:
            await connection.socket.close(code=BAD_TOKEN)
        elif message["op"] == IDENTIFY:
            self._identify(connection, data)
        elif message["op"] == RESUME:
            self._resume(connection, data)

    def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        self.identified += 1
        session = Session(f"session-{self.identified}", self.backend, data["intents"])
        session.connection = connection
        guilds = list(self.backend.guilds.values())
        session.dispatch("READY", self._ready(session.name, data.get("shard", [0, 1])))
        for guild in guilds:
            session.feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self.session = session
        self.greeted.set()

    def _ready(self, session: str, shard: list[int]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": serializers.user_payload(self.backend.bot_user),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self.backend.guilds],
            "session_id": session,
            "resume_gateway_url": self.url,
            "shard": shard,
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        if self.session is None or self.session.name != data["session_id"]:
            connection.send(INVALID, False)
            return
        self.resumed += 1
        self.session.resume(connection, data["seq"])
        self.greeted.set()

    def _feed(self, event: str, payload: Mapping[str, Any]) -> None:
        if self.session is not None:
            self.session.feed(event, payload)
