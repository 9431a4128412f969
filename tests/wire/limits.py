"""Our own table of Discord's limits, for what its description does not say."""

from collections.abc import Callable, Iterator
from typing import Any

from simcord.components import walk_components

from tests.wire.requests import Request

__all__ = ["limits_kept"]

V2 = 1 << 15
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
COMPONENTS, CHARACTERS, CUSTOM_ID, OPTIONS, ALT, LABEL, OPTION, NONCE, BUTTONS = 40, 4000, 100, 25, 1024, 80, 100, 25, 5
PICTURES = 10

Part = dict[str, Any]


def limits_kept(request: Request) -> list[str]:
    """What of a message is over a limit."""
    message = request.message
    parts = list(walk_components(message.get("components") or []))
    whole = [*_whole(message, parts), *_ids(parts), *_files(request, parts)]
    return whole + [fault for part in parts for fault in _LIMITS.get(part["type"], _nothing)(part)]


def _whole(message: Part, parts: list[Part]) -> Iterator[str]:
    text = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    if len(parts) > COMPONENTS:
        yield f"{len(parts)} components"
    if text > CHARACTERS:
        yield f"{text} characters"
    if int(message.get("flags") or 0) & V2 and any(message.get(key) for key in ("content", "embeds", "poll")):
        yield "components V2 together with content, embeds or a poll"
    if len(str(message.get("content") or "")) > 2000:
        yield "content of more than 2,000 characters"
    if len(str(message.get("nonce") or "")) > NONCE:
        yield "a nonce of more than 25 characters"


def _ids(parts: list[Part]) -> Iterator[str]:
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if len(set(ids)) < len(ids):
        yield f"custom ids that are not unique: {sorted(ids)}"
    yield from (
        f"a custom id of {len(custom_id)} characters" for custom_id in ids if not 0 < len(custom_id) <= CUSTOM_ID
    )


def _files(request: Request, parts: list[Part]) -> Iterator[str]:
    """What a gallery shows must have been sent along, and everything sent along must be shown."""
    sent = {f"attachment://{file.filename}" for file in request.files}
    shown = {item["media"]["url"] for part in parts if part["type"] == GALLERY for item in part["items"]}
    shown |= {part["file"]["url"] for part in parts if part["type"] == 13}
    if sent != {url for url in shown if url.startswith("attachment://")}:
        yield f"files {sorted(sent)}, shown {sorted(shown)}"
    if any(len(file.description or "") > ALT for file in request.files):
        yield "an alt text of more than 1,024 characters"


def _button(part: Part) -> Iterator[str]:
    if not 0 < len(part.get("label") or part.get("emoji") or "") <= LABEL:
        yield f"a button's label of {len(part.get('label') or '')} characters"


def _menu(part: Part) -> Iterator[str]:
    options = part["options"]
    if not 0 < len(options) <= OPTIONS:
        yield f"a menu of {len(options)} lines"
    if len({option["value"] for option in options}) < len(options):
        yield "a menu's values that are not unique"
    for option in options:
        if any(len(option.get(key) or "") > OPTION for key in ("label", "value", "description")):
            yield f"a menu's line of more than 100 characters: {option}"


def _gallery(part: Part) -> Iterator[str]:
    if not 0 < len(part["items"]) <= PICTURES:
        yield f"a gallery of {len(part['items'])} pictures"
    for item in part["items"]:
        if not 0 < len(item.get("description") or "") <= ALT:
            yield f"an alt text of {len(item.get('description') or '')} characters"


def _row(part: Part) -> Iterator[str]:
    if len(part["components"]) > BUTTONS:
        yield f"a row of {len(part['components'])}"


def _nothing(_part: Part) -> Iterator[str]:
    return iter(())


_LIMITS: dict[int, Callable[[Part], Iterator[str]]] = {1: _row, BUTTON: _button, MENU: _menu, GALLERY: _gallery}
