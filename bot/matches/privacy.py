"""What is kept about somebody: given to him as a file, and forgotten when he wants it."""

import msgspec

from bot.engine.jsons import to_json
from bot.engine.registry import Registry
from bot.matches import lifecycle, seating
from bot.matches.clock import Clock
from bot.matches.ledger import load_work, save_work
from bot.matches.models import Export, Status
from bot.matches.names import FORMER
from bot.matches.wishes import Wish
from bot.storage import invitations, matches, privacy
from bot.storage.transaction import Transaction

__all__ = ["export_data", "forget"]


async def export_data(tx: Transaction, user_id: int) -> Export:
    """All that is kept about the user, his own secrets included and nobody else's."""
    data = msgspec.json.format(to_json(await privacy.data_of(tx, user_id)), indent=2)
    return Export("picnic-my-data.json", data, complete=True)


async def forget(tx: Transaction, registry: Registry, clock: Clock, user_id: int) -> None:
    """Leaves every match that is not over, ends his invitations, and takes the user out of all that is kept.

    What names him there on Discord, and is still of use, is shown anew.
    """
    for row in await matches.of_player(tx, user_id, (Status.LOBBY, Status.RUNNING, Status.PAUSED)):
        work = await load_work(tx, registry, row.id, clock.now())
        lifecycle.leave(work, user_id)
        work.redraw(Wish.LOBBY)
        await save_work(tx, work)
    for match in await invitations.with_invitations_of(tx, user_id):
        work = await load_work(tx, registry, match, clock.now())
        seating.end_invitations(work, user_id)
        await save_work(tx, work)
    await privacy.forget_user(tx, user_id, FORMER)
