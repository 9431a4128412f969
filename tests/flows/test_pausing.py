"""A pause as people ask for it: the host has it, the others vote."""

from pathlib import Path

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import world_of


async def test_players_vote_for_a_pause_and_the_board_counts(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        host, bo, cy = people = friends(world, 3)
        await open_table(people, **DEALT)
        reply = await bo.slash("match pause")
        assert "Votes for a pause: 1 of 3 (friend1)" in reply.text
        assert "until your next move" in reply.text
        await world.let_pass(11)
        assert "Votes for a pause: 1 of 3 (friend1)" in world.board().text
        assert "The match is paused" in (await cy.press(await cy.press(world.board(), "more"), "pause")).text
        assert (await public_table(world)).status is Status.PAUSED
        await world.let_pass(11)
        assert "others vote with it" in world.board().text
        assert "Votes to go on: 1 of 3 (friend2)" in (await cy.slash("match resume")).text
        assert "The match goes on" in (await host.slash("match resume")).text
        log = (await host.slash("match log")).text
        assert "friend1 (seat 2) wants a pause." in log
        assert "friend2 (seat 3) wants to go on." in log


async def test_whoever_only_looks_on_has_no_vote(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        *people, stranger = friends(world, 3)
        await open_table(people, **DEALT)
        (thread,) = world.channel.threads
        assert "no seat" in (await stranger.slash("match pause", thread)).text
