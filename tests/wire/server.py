"""Discord's HTTP interface on loopback: each request is checked, judged by the rules, and carried out by simcord."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

from aiohttp import web
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import routes as _routes  # noqa: F401  - registers what `dispatch` knows
from simcord.http.router import dispatch

from tests.wire.gateway import Gateway
from tests.wire.requests import Dropped, Refused, Request, read_request
from tests.wire.rules import Archives, Nonces, OldEdits, RateLimits, Rule, Sizes, Tokens

__all__ = ["Check", "Lag", "Moment", "Server"]

PREFIX = "/api/v10"
BODY = 64 * 2**20

Moment = Literal["before", "after"]
"""A request is about to be carried out; it has been, and is about to be answered."""
Check = Callable[[Request], list[str]]
"""What is wrong with a request by some description of it."""
Lag = Callable[[Request], float]
"""How many seconds a request is on its way."""
Witness = Callable[[Request, Moment, Any], None]
"""Sees every request; may raise Refused or Dropped. After it was carried out, the answer is there as well."""


class Server:
    """One Discord. `url` and `gateway.url` are where a bot finds it, once it is `served`."""

    def __init__(self, backend: Backend, token: str) -> None:
        self.backend = backend
        self.gateway = Gateway(backend, token)
        self.url = ""
        self.violations: list[str] = []
        """What the checks found wrong with the bot's requests."""
        self.surprises: list[str] = []
        """What the bot asked for that this Discord does not know."""
        self.checks: list[Check] = []
        self.witnesses: list[Witness] = []
        self.lags: list[Lag] = []
        self.limits = RateLimits(backend)
        self.nonces = Nonces(backend)
        self.old_edits = OldEdits(backend)
        self.rules: list[Rule] = [Sizes(), Tokens(backend), Archives(backend), self.old_edits, self.limits]
        self._token = token

    @asynccontextmanager
    async def served(self) -> AsyncIterator["Server"]:
        """Listens on a free port of loopback."""
        app = web.Application(client_max_size=BODY)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._handle)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            port = runner.addresses[0][1]
            self.url = f"http://127.0.0.1:{port}{PREFIX}"
            self.gateway.url = f"ws://127.0.0.1:{port}/gateway"
            yield self
        finally:
            await self.gateway.drop(resumable=False)
            await runner.cleanup()

    async def _handle(self, raw: web.Request) -> web.StreamResponse:
        request = await read_request(raw, PREFIX)
        await asyncio.sleep(sum(lag(request) for lag in self.lags))
        try:
            return self._answered(request, self._carry_out(request, raw.headers.get("Authorization")))
        except Refused as refusal:
            headers = {**self.limits.headers(request), **refusal.headers}
            return _json(refusal.json, refusal.status, headers)
        except Dropped:
            if raw.transport is not None:
                raw.transport.abort()
            raise asyncio.CancelledError from None

    def _carry_out(self, request: Request, authorization: str | None) -> Any:
        """What Discord answers. Raises Refused and Dropped."""
        if request.token is None and authorization != f"Bot {self._token}":
            raise Refused(401, 0, "401: Unauthorized")
        self.violations += [
            f"{request.method} {request.path}: {fault}" for check in self.checks for fault in check(request)
        ]
        self._witness(request, "before")
        for rule in self.rules:
            rule(request)
        answer = self._dispatch(request)
        self._witness(request, "after", answer)
        return answer

    def _witness(self, request: Request, moment: Moment, answer: Any = None) -> None:
        for witness in list(self.witnesses):
            witness(request, moment, answer)

    def _dispatch(self, request: Request) -> Any:
        if request.path == "/gateway/bot":
            return self._gateway_bot()
        known = self.nonces.known(request)
        if known is not None:
            message = self.backend.get_message(request.channel or 0, known)
            return serializers.message_payload(self.backend, message)
        try:
            answer = dispatch(
                self.backend,
                request.method,
                request.path,
                json=request.body,
                params=dict(request.params),
                files=request.files,
                reason=request.reason,
            )
        except BackendError as error:
            if error.status == 501:
                self.surprises.append(str(error))
            raise Refused(error.status, error.code, error.message) from error
        if request.posts:
            self.nonces.note(request, int(answer["id"]))
        return answer

    def _answered(self, request: Request, answer: Any) -> web.Response:
        silent = request.parts[0] == "interactions" and request.params.get("with_response") not in ("1", "true", "True")
        headers = self.limits.headers(request)
        if answer is None or silent:
            return web.Response(status=204, headers=headers)
        return _json(answer, 200, headers)

    def _gateway_bot(self) -> dict[str, Any]:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        return {"url": self.gateway.url, "shards": 1, "session_start_limit": limit}


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    """As Discord words the type: with a character set, discord.py takes the body for plain text without a code."""
    return web.Response(body=json.dumps(body), status=status, headers={**headers, "Content-Type": "application/json"})
