"""The one door to matches: whatever people do to a match, they do here."""

from collections.abc import Mapping
from typing import Any

from bot.engine.game import GameId
from bot.engine.jsons import to_json
from bot.engine.registry import Registry
from bot.engine.seats import Seat
from bot.matches import answering, deadlines, lifecycle, lobby, privacy, recaps, rematch, seating, standing
from bot.matches.clock import Clock
from bot.matches.company import Company
from bot.matches.drawing import Drawing
from bot.matches.ledger import load_work, save_work
from bot.matches.models import (
    Answer,
    AnswerKind,
    GuildSettings,
    LogEntry,
    MatchId,
    Openings,
    Place,
    Player,
    Question,
    Recap,
    StandingSheet,
    Status,
    Table,
)
from bot.matches.names import cleaned
from bot.matches.personal import Personal
from bot.matches.refusals import Refusal, Refused
from bot.matches.rooms import Rooms
from bot.matches.tables import settings_of
from bot.matches.times import TimeRule
from bot.matches.work import Work
from bot.storage import entries, matches, openings, people
from bot.storage.database import Store
from bot.storage.rows import GuildRow, OpeningsRow
from bot.storage.transaction import Transaction

__all__ = ["Matches"]

REMEMBERED = 10_000
"""How many users' names are kept in memory, to spare writing what is known."""


class Matches(Personal, Company, Rooms, Drawing):
    """The life of all matches.

    Every call that changes something takes a `key` that names it (an interaction's id): the same key again changes
    nothing more. It is committed when the call returns, and answers the caller's fresh table. Whatever cannot be
    raises `Refused`, and then nothing has changed. Whether the caller is a moderator is for Discord's face to know.
    """

    def __init__(self, store: Store, registry: Registry, clock: Clock | None = None) -> None:
        super().__init__(store, registry, clock)
        self._known: dict[int, tuple[Player, int | None]] = {}

    # The lobby

    async def open(
        self,
        game: GameId,
        host: Player,
        place: Place,
        *,
        key: str,
        options: Mapping[str, Any] | None = None,
        size: int | None = None,
        autostart: bool = False,
    ) -> Table:
        """Opens a table at which the host takes the first seat; with one seat that starts itself, he plays at once.

        `options` are fields of the game's Options, defaults for the others; `size` is how many seats are held open
        (None: as many as the game allows). Refused: unknown_game, bad_option, size, illegal (see `start`).
        """
        host = cleaned(host)
        async with self.store.write() as tx:
            known = await entries.receipt_of(tx, key)
            if known is None:
                if game not in self.registry:
                    raise Refused(Refusal.UNKNOWN_GAME)
                await people.put_player(tx, host.user_id, host.locale)
                now = self.clock.now()
                chosen = await people.guild_of(tx, place.guild_id)
                work = lobby.open_table(
                    self.registry[game],
                    host,
                    place,
                    now,
                    options=options,
                    size=size,
                    autostart=autostart,
                    time=settings_of(chosen).time if chosen else TimeRule(),
                )
                known = await self._open(tx, work, key)
        return await self._fresh(known, host.user_id)

    async def join(self, match: MatchId, player: Player, *, key: str) -> Table:
        """Takes a free seat, or the one held for the player; starts the match if it fills a table that starts itself.

        Refused: not_in_lobby, already_seated, table_full.
        """
        player = cleaned(player)
        await self._change(match, key, lambda work: lobby.join(work, player), player=player)
        return await self._fresh(match, player.user_id)

    async def stand_up(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Frees the seat, sat on or held, before the start and never after it.

        Refused: not_in_lobby, over, not_seated.
        """
        await self._change(match, key, lambda work: seating.stand_up(work, user_id))
        return await self._fresh(match)

    async def leave(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Gives the seat up: in a lobby it becomes free, in a running or paused match a bot takes it.

        The host's rights pass to the next person; with nobody left the match is cancelled. The table answered is the
        public's. Refused: not_seated, over.
        """
        await self._change(match, key, lambda work: lifecycle.leave(work, user_id))
        return await self._fresh(match)

    async def add_bot(
        self, match: MatchId, user_id: int, *, key: str, strength: str | None = None, moderator: bool = False
    ) -> Table:
        """Seats a bot of one of the game's strengths (None: "average", or else its first).

        Refused: host_only, not_in_lobby, table_full, unknown_strength.
        """
        await self._change(match, key, lambda work: lobby.add_bot(work, strength), host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def remove_bot(self, match: MatchId, user_id: int, *, key: str, moderator: bool = False) -> Table:
        """Takes the bot away that came last. Refused: host_only, not_in_lobby, no_bot."""
        await self._change(match, key, lobby.remove_bot, host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def choose(
        self, match: MatchId, user_id: int, field: str, value: Any, *, key: str, moderator: bool = False
    ) -> Table:
        """Sets one of the game's options. Refused: host_only, not_in_lobby, bad_option."""
        await self._change(match, key, lambda work: lobby.choose(work, field, value), host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def arrange(
        self,
        match: MatchId,
        user_id: int,
        *,
        key: str,
        size: int | None = None,
        autostart: bool | None = None,
        moderator: bool = False,
    ) -> Table:
        """Sets how many seats are held open, and whether a full table starts itself (None leaves it as it is).

        Refused: host_only, not_in_lobby, size.
        """
        await self._change(
            match, key, lambda work: lobby.arrange(work, size, autostart), host=user_id, moderator=moderator
        )
        return await self._fresh(match, user_id)

    async def set_time(
        self, match: MatchId, user_id: int, rule: TimeRule, *, key: str, moderator: bool = False
    ) -> Table:
        """Sets how long a turn may take and what happens then; once the match has begun all clocks begin anew.

        Refused: host_only, over, bad_time.
        """
        await self._change(match, key, lambda work: lobby.set_time(work, rule), host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    async def start(self, match: MatchId, user_id: int, *, key: str, moderator: bool = False) -> Table:
        """Begins to play. Refused: host_only, not_in_lobby, seat_count, illegal (the options do not fit the seats)."""
        await self._change(match, key, lobby.start, host=user_id, moderator=moderator)
        return await self._fresh(match, user_id)

    # Playing

    async def answer(self, question: Question, user_id: int, action: Any, *, key: str) -> Answer:
        """Answers a question with one of its legal actions, given as such or by its digest (`bot.engine.jsons`).

        A closed question is met with `stale`, or with `repeated` when this seat gave it this very answer.
        Refused: not_seated, not_your_seat, seat_of_bot, illegal, in_lobby, paused, over.
        """
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is not None:
                kind: AnswerKind = "repeated"
            else:
                work = await load_work(tx, self.registry, question.match, self.clock.now())
                kind = await answering.answer(tx, work, question, user_id, action)
                if kind == "done":
                    await self._save(tx, work, key)
        table = await self._fresh(question.match, user_id)
        async with self.store.read() as tx:
            shown = await recaps.shown_by(tx, self.registry[table.game], table, question.ply, user_id, self.clock.now())
        return Answer(kind, table, shown)

    async def undo(self, match: MatchId, user_id: int, *, key: str, ply: int | None = None) -> Table:
        """Takes the last action back, with the forced ones after it; with `ply` only as long as the match is there.

        Only within one's own turn, and never across a reveal, luck, or another's action.
        Refused: not_seated, no_undo, in_lobby, paused, over.
        """
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is None:
                work = await load_work(tx, self.registry, match, self.clock.now())
                await answering.undo(tx, work, user_id, ply)
                await self._save(tx, work, key)
        return await self._fresh(match, user_id)

    async def catch_up(self, match: MatchId, user_id: int, *, key: str) -> Recap:
        """Tells the first turn of those this user has missed, and never again. Refused: not_seated, in_lobby."""
        told: tuple[LogEntry, ...] = ()
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is None:
                work = await load_work(tx, self.registry, match, self.clock.now())
                told = await recaps.tell_next(tx, work, user_id)
                await entries.add_receipt(tx, key, match, work.now)
        return Recap(told, await self.table(match, user_id))

    async def pass_over(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Has this user miss nothing any more, untold as it is. Refused: not_seated, in_lobby."""
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is None:
                work = await load_work(tx, self.registry, match, self.clock.now())
                await recaps.pass_over(tx, work, user_id)
                await entries.add_receipt(tx, key, match, work.now)
        return await self.table(match, user_id)

    async def saw(self, table: Table) -> None:
        """Notes that the viewer has been shown this table's view: what he sees there is not told him once more."""
        async with self.store.write() as tx:
            await recaps.note_seen(tx, self.registry[table.game], table)

    async def rematch(self, match: MatchId, player: Player, place: Place, *, key: str) -> Table:
        """Opens a lobby with the same bots and options, `player` its host, which holds seats for the other people.

        If it is open already, the player takes the seat that is held for him there. Whoever played alone at a table for
        one plays again at once. Refused: not_over, not_seated.
        """
        player = cleaned(player)
        async with self.store.write() as tx:
            known = await entries.receipt_of(tx, key)
            if known is None:
                await people.put_player(tx, player.user_id, player.locale)
                followed = await self._open_rematch(tx, match)
                work = await load_work(tx, self.registry, followed or match, self.clock.now())
                if followed is None:
                    known = await self._open(tx, rematch.reopen(work, player, place, work.now), key)
                else:
                    rematch.join_again(work, player)
                    known = await self._save(tx, work, key)
        return await self._fresh(known, player.user_id)

    async def stand_in(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Lets bots play this turn for all whose time has run out, as whoever sits at the table may.

        Refused: not_seated, nobody_late, in_lobby, paused, over.
        """
        await self._change(match, key, lambda work: deadlines.stand_in(work, user_id))
        return await self._fresh(match, user_id)

    # Writing beside the log

    async def set_standing(
        self, match: MatchId, user_id: int, name: str, question: str, answer: str | None
    ) -> tuple[StandingSheet, ...]:
        """Answers a question ahead of time, or (None) no longer; it is played at once if it is asked already.

        Refused: not_seated, in_lobby, over, bad_standing.
        """
        async with self.store.write() as tx:
            work = await load_work(tx, self.registry, match, self.clock.now())
            sheets = standing.give(work, user_id, name, question, answer)
            await people.put_standing(tx, match, work.holder(user_id).seat, name, question, answer)
            if work.notes:
                await save_work(tx, work)
        self._tell()
        return sheets

    async def set_guild_settings(self, settings: GuildSettings) -> None:
        """Keeps what the server chose. Refused: bad_time."""
        time = settings.time
        if not time.possible:
            raise Refused(Refusal.BAD_TIME)
        row = GuildRow(settings.guild_id, settings.threads, settings.locale, time.limit, time.at_deadline, time.misses)
        async with self.store.write() as tx:
            await people.put_guild(tx, row)

    async def set_openings(self, wanted: Openings) -> None:
        """Keeps where the server lets tables be opened, and by whom. To heed it is for Discord's face."""
        row = OpeningsRow(wanted.guild_id, to_json(wanted.channels).decode(), wanted.role)
        async with self.store.write() as tx:
            await openings.put_openings(tx, row)

    async def remember(self, player: Player, guild_id: int | None) -> None:
        """Keeps which language a user reads, and how he is called on this server; cheap when nothing changed."""
        player = cleaned(player)
        if self._known.get(player.user_id) == (player, guild_id):
            return
        async with self.store.write() as tx:
            await people.put_player(tx, player.user_id, player.locale)
            if guild_id is not None:
                await matches.rename(tx, player.user_id, guild_id, player.name)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[player.user_id] = player, guild_id

    async def forget(self, user_id: int) -> None:
        """Takes the user out of his matches and of all that is kept; finished ones keep the seat of a former player."""
        async with self.store.write() as tx:
            await privacy.forget(tx, self.registry, self.clock, user_id)
        self._known.pop(user_id, None)
        self._tell()

    async def note(self, name: str, text: str) -> None:
        """Keeps a line of the house's own, such as which commands were registered."""
        async with self.store.write() as tx:
            await people.put_note(tx, name, text)

    async def noted(self, name: str) -> str | None:
        """The line kept under this name."""
        async with self.store.read() as tx:
            return await people.note_of(tx, name)

    # For the courier

    async def answer_as_bot(self, match: MatchId, seat: Seat, ply: int, action: Any) -> None:
        """Plays a bot's choice for the question asked at this ply, unless the match has gone on without it."""
        async with self.store.write() as tx:
            work = await load_work(tx, self.registry, match, self.clock.now())
            if answering.answer_as_bot(work, seat, ply, action):
                await save_work(tx, work)

    # Within

    async def _open(self, tx: Transaction, work: Work, key: str) -> MatchId:
        """Adds a new match, which is begun at once if its table is full already."""
        match = await self._save(tx, work, key)
        opened = await load_work(tx, self.registry, match, work.now)
        lobby.start_if_full(opened)
        if opened.notes:
            await save_work(tx, opened)
        return match

    async def _open_rematch(self, tx: Transaction, match: MatchId) -> MatchId | None:
        """The rematch's lobby or match that is not over yet."""
        followed = await matches.rematch_of(tx, match)
        return MatchId(followed.id) if followed and not Status(followed.status).over else None
