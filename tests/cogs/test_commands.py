"""What is registered with Discord: within its limits, in both languages, and true to the games."""

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import discord
from discord import AppCommandOptionType

from bot.client import Picnic, extensions
from bot.engine.game import GameInfo
from bot.sync import commands_payload, sync_commands
from cogs.commands.game_cog import GameCog

GLOBAL, SUBCOMMANDS, CHOICES, OPTIONS, CHARACTERS = 100, 25, 25, 25, 8000
NAME, DESCRIPTION = 32, 100
SETTINGS = {"seats", "self_start"}
"""Parameters of `new` that are no options of the game."""
WITHOUT_TRANSLATION = {"English", "Português (Brasil)"}
"""Names that are the same in every language, besides those of the games."""


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with all its sub-commands, options and choices."""
    yield command
    for inner in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(inner)


def games(bot: Picnic) -> list[GameCog]:
    """The cogs of games."""
    return [cog for cog in bot.cogs.values() if isinstance(cog, GameCog)]


async def payload(bot: Picnic) -> list[dict[str, Any]]:
    return json.loads(json.dumps(await commands_payload(bot)))  # type: ignore[no-any-return]


async def test_the_counts_stay_within_discords_limits(bot: Picnic) -> None:
    commands = await payload(bot)
    assert len(commands) <= GLOBAL
    for command in commands:
        for part in parts(command):
            options, choices = part.get("options", ()), part.get("choices", ())
            assert len(options) <= (SUBCOMMANDS if part is command else OPTIONS), part["name"]
            assert len(choices) <= CHOICES, part["name"]


async def test_names_and_descriptions_fit_in_every_language(bot: Picnic) -> None:
    for command in await payload(bot):
        for part in parts(command):
            is_choice = "value" in part
            names = [part["name"], *(part.get("name_localizations") or {}).values()]
            assert all(1 <= len(name) <= (DESCRIPTION if is_choice else NAME) for name in names), names
            assert is_choice or all(name == name.lower() and " " not in name for name in names), names
            descriptions = [part.get("description"), *(part.get("description_localizations") or {}).values()]
            assert is_choice or all(text and len(text) <= DESCRIPTION for text in descriptions), descriptions


async def test_no_command_has_more_than_8000_characters(bot: Picnic) -> None:
    for command in await payload(bot):
        assert sum(map(_characters, parts(command))) <= CHARACTERS, command["name"]


def _characters(part: dict[str, Any]) -> int:
    """What Discord counts of one part: the longest of its names, descriptions and values over the languages."""
    names = [part["name"], *(part.get("name_localizations") or {}).values()]
    descriptions = [part.get("description") or "", *(part.get("description_localizations") or {}).values()]
    return max(map(len, names)) + max(map(len, descriptions)) + len(str(part.get("value", "")))


async def test_everything_is_said_in_portuguese_too(bot: Picnic) -> None:
    same = WITHOUT_TRANSLATION | {cog.app_command.name for cog in games(bot) if cog.app_command is not None}
    for command in await payload(bot):
        for part in parts(command):
            if part["name"] not in same:
                assert (part.get("name_localizations") or {}).get("pt-BR"), part["name"]
            if part.get("description"):
                assert (part.get("description_localizations") or {}).get("pt-BR"), part["description"]


async def test_names_are_unique_among_their_neighbours_in_every_language(bot: Picnic) -> None:
    for command in await payload(bot):
        for part in parts(command):
            for neighbours in (part.get("options", ()), part.get("choices", ())):
                for language in (None, "pt-BR"):
                    names = [(n.get("name_localizations") or {}).get(language, n["name"]) for n in neighbours]
                    assert len(set(names)) == len(names), names


async def test_every_game_has_a_cog_with_its_commands(bot: Picnic) -> None:
    groups = {cog.game: cog for cog in games(bot)}
    assert set(groups) == set(bot.registry.ids())
    for cog in groups.values():
        assert cog.app_command is not None
        names = {command.name for command in cog.app_command.commands}
        assert names >= {"new", "play", "board", "rules"}
        assert ("hand" in names) is (bot.registry[cog.game].game.info.hand is not None), cog.game


async def test_where_faces_may_be_seen_once_there_are_look_and_missed_instead_of_a_hand(bot: Picnic) -> None:
    command = next(cog.app_command for cog in games(bot) if cog.game == "parks_memories")
    assert command is not None
    assert {inner.name for inner in command.commands} == {"new", "play", "board", "rules", "look", "missed"}


async def test_the_parameters_of_new_are_the_games_options(bot: Picnic) -> None:
    for cog in games(bot):
        assert cog.app_command is not None
        _check_new(cog.app_command.get_command("new"), bot.registry[cog.game].game.info)


def _check_new(command: Any, info: GameInfo) -> None:
    hints = get_type_hints(info.options)
    parameters = {parameter.name: parameter for parameter in command.parameters}
    assert set(parameters) - SETTINGS == set(info.options.__struct_fields__), info.id
    assert set(parameters) >= SETTINGS
    for field in info.options.__struct_fields__:
        parameter = parameters[field]
        assert parameter.default == getattr(info.options(), field), (info.id, field)
        if parameter.choices:
            assert {choice.value for choice in parameter.choices} == set(get_args(hints[field])), (info.id, field)
        else:
            assert parameter.type in (AppCommandOptionType.boolean, AppCommandOptionType.integer), (info.id, field)
    seats = parameters["seats"]
    assert (seats.min_value, seats.max_value) == (min(info.seats), max(info.seats)), info.id


async def test_commands_are_registered_only_when_they_changed(bot: Picnic) -> None:
    assert not await sync_commands(bot, bot.matches, "changed")
    assert await sync_commands(bot, bot.matches, "always")
    bot.tree.remove_command("help")
    assert await sync_commands(bot, bot.matches, "changed")
    assert not await sync_commands(bot, bot.matches, "changed")


async def test_a_ready_bot_registers_nothing(bot: Picnic) -> None:
    before = len(bot.http.backend.http_requests)  # type: ignore[attr-defined]
    await bot.on_ready()
    assert len(bot.http.backend.http_requests) == before  # type: ignore[attr-defined]


async def test_no_privileged_intent_is_asked_for(bot: Picnic) -> None:
    assert bot.intents == discord.Intents(guilds=True)


async def test_every_module_of_cogs_is_loaded(bot: Picnic) -> None:
    assert set(extensions()) == set(bot.extensions)
