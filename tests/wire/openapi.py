"""Discord's own description of its interface, which every request body must fit."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.wire.requests import Request

__all__ = ["Description"]

WHOLE = "urn:discord"
MOST = 3
"""Faults told of one request."""


class Description:
    """The description, read from a file. As a check, it answers in which ways a request does not fit."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text("utf-8"))
        self._registry: Registry[Any] = Registry().with_resource(WHOLE, DRAFT202012.create_resource(document))
        self._operations = {
            (method.upper(), tuple(template.strip("/").split("/"))): operation
            for template, operations in document["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict)
        }
        self._paths = list(self._operations)
        self._validator = cache(self._make_validator)
        self.checked = 0

    def __call__(self, request: Request) -> list[str]:
        """What is wrong with it; a path that the description does not know is wrong as well."""
        operation = self._find(request)
        if operation is None:
            return ["Discord's description knows no such operation"]
        self.checked += 1
        content = self._operations[operation].get("requestBody", {}).get("content", {})
        if request.body is None or not content:
            return [] if request.body is None else ["a body where Discord wants none"]
        errors = self._validator(operation).iter_errors(_with_strings(request.body))
        return [f"{error.json_path}: {error.message[:300]}" for error, _ in zip(errors, range(MOST), strict=False)]

    def _find(self, request: Request) -> tuple[str, tuple[str, ...]] | None:
        """The operation whose path fits with the most words of its own."""
        parts = request.parts
        fitting = [
            (method, path)
            for method, path in self._paths
            if method == request.method
            and len(path) == len(parts)
            and all(word.startswith("{") or word == part for word, part in zip(path, parts, strict=True))
        ]
        return max(fitting, key=lambda found: sum(not word.startswith("{") for word in found[1]), default=None)

    def _make_validator(self, operation: tuple[str, tuple[str, ...]]) -> Any:
        """Checks bodies as JSON; the files of a multipart body stand beside it."""
        method, path = operation
        pointer = "/".join(part.replace("~", "~0").replace("/", "~1") for part in ("paths", "/" + "/".join(path)))
        where = f"{WHOLE}#/{pointer}/{method.lower()}/requestBody/content/application~1json/schema"
        return Draft202012Validator({"$ref": where}, registry=self._registry)


def _with_strings(body: Any) -> Any:
    """The body, with the snowflakes that discord.py sends as numbers as strings."""
    if isinstance(body, list):
        return [_with_strings(item) for item in body]
    if not isinstance(body, dict):
        return body
    changed = {key: _with_strings(value) for key, value in body.items()}
    if "recipient_id" in changed:
        changed["recipient_id"] = str(changed["recipient_id"])
    if isinstance(changed.get("allowed_mentions"), dict) and "users" in changed["allowed_mentions"]:
        changed["allowed_mentions"]["users"] = [str(user) for user in changed["allowed_mentions"]["users"]]
    for attachment in changed.get("attachments") or ():
        attachment["id"] = str(attachment["id"])
    return changed
