"""Whether anything that somebody must not know has left the bot in a public request."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from discord import ui
from simcord.backend import Backend
from simcord.components import walk_components

from bot.engine.jsons import from_json, to_json
from bot.engine.luck import Luck
from bot.engine.registry import Registry
from bot.matches.models import Table
from cogs.panels.board import board_page
from cogs.panels.layout import panel
from cogs.panels.scene import Scene
from tests.flows.driver import verb_of
from tests.wire.requests import Request
from tests.wire.server import Moment

__all__ = ["Onlooker", "board_texts", "deal_anew", "texts_of"]

PRIVATE = {"do", "pick", "choice", "back", "former", "next", "undo"}
"""Verbs that only a private panel may carry: their custom ids hold a digest of what the seat may do."""
TEXT = 10


class Onlooker:
    """A witness who sees what everybody in a server sees, and knows what was shown to one person only."""

    def __init__(self, backend: Backend) -> None:
        self.leaks: list[str] = []
        self._backend = backend
        self._secret: set[str] = set()
        self._public: dict[str, str] = {}

    def __call__(self, request: Request, moment: Moment, _answer: Any) -> None:
        if moment == "after" or not request.message:
            return
        public = self._is_public(request)
        for file in request.files:
            print_ = sha256(file.content).hexdigest()
            if file.filename == "hand.png" and not public:
                self._secret.add(print_)
            elif public:
                self._public[print_] = request.path
        if public:
            self._look(request)

    def found(self) -> list[str]:
        """All leaks so far."""
        return self.leaks + [f"a hand's picture in {self._public[it]}" for it in self._secret & self._public.keys()]

    def _look(self, request: Request) -> None:
        parts = walk_components(request.message.get("components") or [])
        verbs = {verb_of(part["custom_id"]) for part in parts if ":" in part.get("custom_id", "")} & PRIVATE
        if verbs:
            self.leaks.append(f"{request.path}: {verbs} in public")
        if any(file.filename == "hand.png" for file in request.files):
            self.leaks.append(f"{request.path}: a hand in public")

    def _is_public(self, request: Request) -> bool:
        """A post or edit in a server's channel, or an answer that redraws a message there."""
        if request.channel is not None:
            return self._backend.get_channel(request.channel).guild_id is not None
        found = self._backend.interaction_tokens.get(request.token or "")
        record = self._backend.interactions.get(found or 0)
        message = self._backend.messages.get(record.channel_id, {}).get(record.message_id or 0) if record else None
        return message is not None and record is not None and record.guild_id is not None and not message.is_ephemeral


def deal_anew(database: Path, registry: Registry) -> None:
    """In a copy of the bot's database, deals all that the public can't see anew in every running match."""
    with closing(sqlite3.connect(database)) as copy, copy:
        running = copy.execute("SELECT id, game, state FROM matches WHERE status = 'running'").fetchall()
        for match, game_id, state in running:
            game = registry[game_id].game
            other = game.imagine(from_json(state, game.info.state), None, Luck("dealt anew", match))
            copy.execute("UPDATE matches SET state = ? WHERE id = ?", (to_json(other).decode(), match))


def board_texts(registry: Registry, table: Table) -> list[str]:
    """What the board of this table says."""
    return texts_of(panel(board_page(Scene.of(registry, table, table.locale), None)))


def texts_of(shown: ui.LayoutView | list[dict[str, Any]]) -> list[str]:
    """The texts of a message."""
    to_components: Any = getattr(shown, "to_components", lambda: shown)
    components = to_components()
    return [part["content"] for part in walk_components(components) if part["type"] == TEXT]
