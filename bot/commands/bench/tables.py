"""Tables to measure at: opened, filled and started through the one door, as people would."""

from collections.abc import Sequence

from bot.commands.guests import GUESTS
from bot.engine.game import GameId
from bot.matches.models import Place, Player, Table
from bot.matches.service import Matches

__all__ = ["PEOPLE", "answer_once", "asked", "full_table"]

PEOPLE = tuple(Player(1000 + number, name) for number, name in enumerate(GUESTS))
"""People whom no server knows."""


async def full_table(
    matches: Matches, game: GameId, place: Place, name: str, people: Sequence[Player] = PEOPLE
) -> Table:
    """A running match of the fewest people the game allows; `name` makes its calls different from others'."""
    host, *others = people[: matches.registry[game].game.info.seats[0]]
    table = await matches.open(game, host, place, key=f"{name} open", size=len(others) + 1)
    for person in others:
        await matches.join(table.match, person, key=f"{name} {person.name} joins")
    return await matches.start(table.match, host.user_id, key=f"{name} start")


async def asked(matches: Matches, table: Table) -> Table:
    """The table of the first who is awaited."""
    return await matches.table(table.match, table.persons[table.awaited[0]])


async def answer_once(matches: Matches, own: Table, key: str, choice: int) -> Table:
    """Answers the question of one's own table with one of its legal actions."""
    if own.question is None or own.seat is None:
        raise ValueError(f"nothing is asked at this table of match {own.match}")
    action = own.actions[choice % len(own.actions)]
    return (await matches.answer(own.question, own.persons[own.seat], action, key=key)).table
