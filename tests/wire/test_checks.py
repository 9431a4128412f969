"""What the soak looks for it also finds: each check against a request that breaks it."""

import os
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import Backend

from tests.wire.leaks import Onlooker
from tests.wire.limits import limits_kept
from tests.wire.loopback import OPENAPI
from tests.wire.openapi import Description
from tests.wire.requests import Request, Upload

PATH = "/channels/1/messages"


def post(*components: dict[str, Any], files: tuple[Upload, ...] = (), **more: Any) -> Request:
    """A post with these components."""
    return Request("POST", PATH, {}, {"components": list(components), "flags": 1 << 15, **more}, list(files))


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str, label: str = "Play") -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(lines: int, label: str = "a line") -> dict[str, Any]:
    return {"type": 3, "custom_id": "m", "options": [{"label": label, "value": str(n)} for n in range(lines)]}


def gallery(alt: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://cdn/board.png"}, "description": alt}]}


@pytest.mark.parametrize(
    ("kept", "broken"),
    [
        (post(*[text("a")] * 40), post(*[text("a")] * 41)),
        (post(text("a" * 4000)), post(text("a" * 2000), text("a" * 2001))),
        (post(row(button("a"), button("b"))), post(row(button("a"), button("a")))),
        (post(row(button("a" * 100))), post(row(button("a" * 101)))),
        (post(row(button("a", "b" * 80))), post(row(button("a", "b" * 81)))),
        (post(row(menu(25))), post(row(menu(26)))),
        (post(row(menu(1, "a" * 100))), post(row(menu(1, "a" * 101)))),
        (post(gallery("a" * 1024)), post(gallery("a" * 1025))),
        (post(text("a"), nonce="n" * 25), post(text("a"), nonce="n" * 26)),
        (post(text("a")), post(text("a"), content="a")),
    ],
)
def test_each_limit_is_seen_where_it_is_passed(kept: Request, broken: Request) -> None:
    assert limits_kept(kept) == []
    assert len(limits_kept(broken)) == 1


@pytest.mark.skipif(OPENAPI not in os.environ, reason="Discord's description is not at hand")
def test_a_body_that_does_not_fit_the_description_is_seen() -> None:
    description = Description(Path(os.environ[OPENAPI]))
    assert description(post(text("a"))) == []
    assert description(post({"type": 10})) != []
    assert description(Request("POST", "/no/such/thing", {})) != []


def test_a_private_panel_and_a_hand_in_public_are_seen() -> None:
    backend = Backend()
    channel = backend.create_channel(backend.create_guild("meadow").id, "games").id
    onlooker = Onlooker(backend)
    public = f"/channels/{channel}/messages"
    for custom_id in ("p:words:1:1-1", "p:do:1:x"):
        onlooker(Request("POST", public, {}, {"components": [row(button(custom_id))]}), "before", None)
    assert len(onlooker.found()) == 1
    onlooker(Request("POST", public, {}, {"components": []}, [Upload("hand.png", None, b"")]), "before", None)
    assert len(onlooker.found()) == 2
