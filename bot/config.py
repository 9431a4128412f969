"""Settings from the environment and `.env`, validated before anything starts."""

import re
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

__all__ = ["BadSettings", "Settings", "load_settings"]

PREFIX = "PICNIC_"
TOKEN_SHAPE = re.compile(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}")
"""Three parts of letters, digits, "_" and "-", joined by dots."""


class BadSettings(Exception):
    """A setting is missing or malformed; the message is one line for the operator."""


class Settings(BaseSettings):
    """What an operator can set. README.md lists the same."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr | None = None
    """The bot's token; only `picnic run` needs it."""
    database: Path = Field(default=Path("picnic.db"))
    """The SQLite file that holds all matches."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """The least level that is logged."""
    log_format: Literal["text", "json"] = "text"
    """How lines of the log look."""
    cache: Path | None = None
    """Where drawn sprites are kept; None: in the system's temporary folder."""

    def usable_token(self) -> str:
        """The token, once it has the shape of one. Raises BadSettings."""
        token = self.token.get_secret_value().strip() if self.token is not None else ""
        if not token:
            raise BadSettings(
                f"{PREFIX}TOKEN is not set: copy the bot's token from Discord's developer portal into .env"
            )
        if not TOKEN_SHAPE.fullmatch(token):
            raise BadSettings(f"{PREFIX}TOKEN is not a bot token: it should be three parts joined by dots")
        return token


def load_settings(**given: Any) -> Settings:
    """The settings, those given by hand before the environment's and `.env`'s. Raises BadSettings with one line."""
    try:
        return Settings(**given)
    except ValidationError as error:
        raise BadSettings(_sentence(error.errors(include_url=False)[0])) from None
    except UnicodeDecodeError:
        raise BadSettings(".env is not text in UTF-8") from None


def _sentence(error: ErrorDetails) -> str:
    """What is wrong with a setting; what was given is shown only where a few words can be, so never a token."""
    name = PREFIX + "_".join(map(str, error["loc"])).upper()
    if error["type"] == "literal_error":
        return f"{name} cannot be {error['input']!r}; it can be {error['ctx']['expected']}"
    return f"{name} cannot be read"
