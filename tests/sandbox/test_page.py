"""The sandbox's pages in Chromium, used as a newcomer would."""

import os
import re
from pathlib import Path

from playwright.async_api import Page, expect

from tests.sandbox.conftest import Sandbox, enter


async def test_a_move_is_made_by_clicking_in_the_page(visit: Page) -> None:
    links = visit.get_by_role("listitem").first.get_by_role("link")
    await expect(links).to_have_text([re.compile("as Ana"), re.compile("as Bia"), re.compile("as Caio")])
    for place, due in (("direct messages", 1), ("#games", 0)):
        await expect(visit.locator("li", has_text=place).locator("a.due")).to_have_count(due)
    room = await enter(visit, visit.locator("li").first.locator("a.due"))
    buttons = room.locator("button.component-button")

    await buttons.get_by_text("Play", exact=True).click()
    await expect(room.get_by_text("Only you can see this")).to_be_visible()
    await buttons.get_by_text(re.compile("on row 2")).click()

    await expect(room.get_by_text(re.compile("Done: .* placed .* on row 2")).first).to_be_visible()
    await expect(room.get_by_text(re.compile("^(Ana|Bia|Caio) placed .* on row 2"))).to_be_visible()
    await keep_picture(room, "move")


async def test_a_players_card_is_seen_in_his_direct_messages(visit: Page) -> None:
    bia = visit.get_by_role("listitem").filter(has_text="Bia's direct messages").get_by_role("link")
    room = await enter(visit, bia)
    await expect(room.locator("img").first).to_be_visible()
    await expect(room.get_by_text(re.compile("Your Priority card, worth")).first).to_be_visible()
    await keep_picture(room, "card")


async def test_rooms_are_changed_from_the_start_page(visit: Page) -> None:
    channel = visit.get_by_role("listitem").filter(has_text="#games")
    room = await enter(visit, channel.get_by_role("link", name="as Ana"))
    await expect(room.get_by_text(re.compile("Um dia para Relaxar")).first).to_be_visible()
    room = await enter(visit, visit.get_by_role("listitem").last.get_by_role("link"))
    await expect(room.get_by_text("Your Priority card").first).to_be_visible()
    assert len(visit.context.pages) == 2


async def test_ctrl_c_leaves_cleanly(sandbox: Sandbox) -> None:
    assert await sandbox.stop() == 0


async def keep_picture(page: Page, name: str) -> None:
    """Leaves a screenshot in the folder that PICNIC_SCREENSHOTS names, for whoever wants to look."""
    folder = os.environ.get("PICNIC_SCREENSHOTS")
    if folder:
        await page.screenshot(path=Path(folder) / f"sandbox_{name}.png")
