"""Day at the Park by clicks: whole matches with decisions out of turn, and tiles and tokens that stay secret."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.engine.luck import Luck
from bot.engine.pictures import Mark, Snapshot
from bot.engine.registry import Registry
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park import entry
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.scoring import final_score
from bot.games.day_at_the_park.state import HighFive, State
from bot.matches.models import MatchId, Table
from cogs.commands.sentences import code_of
from cogs.panels.pictures import Pictures
from cogs.panels.scene import Scene
from tests.flows.driver import Person, Shown, is_question, play_to_the_end
from tests.flows.tables import friends, open_table, played, public_table
from tests.flows.twins import Onlooker, Prepared, fresh, registry_with
from tests.flows.world import World, world_of
from tests.games.day_at_the_park.positions import position

pytestmark = pytest.mark.usefixtures("same_luck")

COMMAND = "day-at-the-park"
DAY = 24 * 60 * 60
"""Seconds."""


@pytest.mark.parametrize(("seats", "clicks", "locale"), [(2, 3, "pt-BR"), (5, 5, "en-US")])
async def test_a_whole_match_by_clicks_with_a_high_five_answered_after_a_restart_and_a_day(
    registry: Registry, tmp_path: Path, seats: int, clicks: int, locale: str
) -> None:
    async with world_of(registry, tmp_path, locale) as world:
        people = friends(world, seats, locale)
        await open_table(people, COMMAND)
        luck = Random(clicks)
        await play_to_the_end(world, people, luck, watch=MetByOthers(world))
        await answer_a_day_later(world, people)
        await check_result(world, await play_to_the_end(world, people, luck), people)


class MetByOthers:
    """Stops a match once somebody whose turn it is not has been given a high five."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def __call__(self, _asked: Sequence[Person], _answered: int) -> bool:
        return waiting(await public_table(self.world)) != ()


def waiting(table: Table) -> tuple[int, ...]:
    """Whose answers to a high five the match waits for."""
    decision = table.view.decision
    return decision.waiting if isinstance(decision, HighFive) else ()


async def answer_a_day_later(world: World, people: Sequence[Person]) -> None:
    """The bot restarts, a day goes by, and only then the one who was met answers on the same board."""
    before = await public_table(world)
    (met, *_) = waiting(before)
    await world.restart()
    await world.let_pass(DAY)
    after = await public_table(world)
    assert (after.view, after.awaited, after.ply) == (before.view, (met,), before.ply)
    board = world.board()
    assert f"<@{people[met].id}>" in board.text
    mover = await people[before.view.active].open_turn(board)
    assert not is_question(mover)
    await people[met].move(await people[met].open_turn(board), lambda _labels: 0)
    now = await public_table(world)
    assert now.view.seats[met].cell != before.view.seats[met].cell
    assert waiting(now) == waiting(before)[1:]


async def check_result(world: World, result: Shown, people: Sequence[Person]) -> None:
    match = await played(world)
    assert match.outcome is not None
    totals = tuple(final_score(player).total for player in match.state.players)
    assert match.outcome.scores == totals
    for person, total in zip(people, totals, strict=True):
        assert any(person.actor.name in line and str(total) in line for line in result.text.splitlines())
    assert world.find("play") is None


SEATS, ROUNDS = 3, 2
KNOWN = SEATS * ROUNDS
"""So many tiles are drawn, and all but the last round's are laid."""
CALM = (a.PlaceFigure, a.PlaceTile, a.TakeItem, a.Stay, a.FinishAdventures, a.EndTurn)
"""What tells nothing hidden but the tile that is laid."""


async def test_other_tiles_tokens_and_decks_make_no_public_difference(tmp_path: Path) -> None:
    one, hands = await stay_calm(fresh(tmp_path, "one"), registry_with(entry, Prepared(GAME, opened)))
    twin = Prepared(GAME, lambda dealt: with_other_secrets(opened(dealt)))
    other, other_hands = await stay_calm(fresh(tmp_path, "other"), registry_with(entry, twin))
    assert all(mine != theirs for mine, theirs in zip(hands, other_hands, strict=True))
    assert one.told == other.told
    assert len(one.pictures) >= KNOWN
    assert one.pictures == other.pictures


def opened(state: State) -> State:
    """The first turn: everybody has taken what was offered first."""
    ply = 0
    while state.step == "start":
        ply, seat = ply + 1, GAME.awaited(state)[0]
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0], Luck("start", ply)).state
    return state


def with_other_secrets(state: State) -> State:
    """The same for the public, and for it to learn in two rounds: one tile in each hand and those drawn next stay."""
    hands = [player.hand for player in state.players]
    players = tuple(replace(player, hand=player.hand[:1]) for player in state.players)
    other = GAME.imagine(replace(state, players=players, pile=state.pile[KNOWN:]), None, Luck("other tiles", 0))
    players = tuple(
        replace(player, hand=(*player.hand, *hand[1:])) for player, hand in zip(other.players, hands, strict=True)
    )
    assert other.bag != state.bag
    return replace(other, players=players, pile=(*state.pile[:KNOWN], *other.pile))


async def stay_calm(folder: Path, registry: Registry) -> tuple[Onlooker, list[str]]:
    """Two rounds in which all lay what they drew last: whoever has watched them, and the hands they were sent."""
    async with world_of(registry, folder) as world:
        people = friends(world, SEATS)
        await open_table(people, COMMAND)
        onlooker = Onlooker(world)
        while (table := await public_table(world)).view.turn.number <= KNOWN:
            (seat,) = table.awaited
            await act(people[seat], await world.bot.matches.seat_table(MatchId(1), seat))
            await world.let_pass(11)
            onlooker.look()
        assert len(table.view.benches) == KNOWN
        return onlooker, [person.direct_messages()[-1].text for person in people]


async def act(person: Person, table: Table) -> None:
    """Plays by typing, so that the same tile can be named whatever the other one is."""
    tile = table.view.own.hand[-1]
    offered = [action for action in table.actions if getattr(action, "tile", tile) == tile]
    calmest = next(action for kind in CALM for action in offered if isinstance(action, kind))
    assert table.question is not None
    reply = await person.slash(f"{COMMAND} play", move=code_of(table.question, calmest))
    assert "Done" in reply.text


async def test_while_a_tiles_turns_are_asked_its_picture_shows_that_tile_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[Mark, ...]] = []
    draw = Pictures.hand

    async def watched(self: Pictures, scene: Scene, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
        shown.append(marks)
        return await draw(self, scene, marks)

    monkeypatch.setattr(Pictures, "hand", watched)
    async with world_of(registry_with(entry, Prepared(GAME, lambda _dealt: position(TURNING))), tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, COMMAND)
        panel = await people[0].open_turn(world.board())
        await people[0].decide(panel, lambda _labels: 0)
        *turns, tile = shown[-1]
        assert {mark.field for mark in turns} == {"rotation"}
        assert len(turns) > 1
        assert tile == Mark("tile", "T30", "")


TURNING = """
step: place
lay: L50=T26/3
seat: keroppi at=M50 hand=T30,T01
seat: my_melody score at=M50 hand=T31,T02
"""
