"""Playing by clicks: open the turn panel, choose, go back, confirm, undo."""

from bot.engine.picker import Ask, NoSuchPath, Path, read_path
from bot.engine.pictures import Mark, Place, Snapshot
from bot.matches.models import Answer, Question, Status, Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.caller import Caller
from cogs.panels.clicks import Click, clicked
from cogs.panels.ids import read_question
from cogs.panels.latest import Latest
from cogs.panels.layout import Page
from cogs.panels.log import event_sentences
from cogs.panels.picking import pick
from cogs.panels.pictures import Pictures
from cogs.panels.scene import Scene
from cogs.panels.turn import rest_page, turn_page

__all__ = ["after_answer", "current_page"]


@clicked("play")
async def play(click: Click) -> None:
    caller = click.caller
    table = await caller.table(click.parts.match)
    message = await caller.show(await current_page(caller, table))
    await Latest.of(caller.client).opened(caller.user_id, table.match, message)


@clicked("pick", redraws=True)
@clicked("back", redraws=True)
@clicked("former", redraws=True)
@clicked("next", redraws=True)
async def step(click: Click) -> None:
    await _go(click, read_path(click.parts[3]), click.parts.number(4))


@clicked("choice", redraws=True)
async def choose(click: Click) -> None:
    """A menu's answer: one value, or a set of them where the menu takes several."""
    caller, path = click.caller, read_path(click.parts[3])
    table = await _asked(click)
    if table is None:
        return
    step = pick(caller.scene(table), path).step
    chosen = tuple(sorted(set(click.numbers))) if isinstance(step, Ask) and step.several else click.number
    try:
        page = await _step_page(caller, table, (*path, chosen))
    except NoSuchPath:
        await caller.tell(caller.say("These can't be chosen together. Please choose others."))
        return
    await caller.show(page)


@clicked("do", redraws=True)
async def confirm(click: Click) -> None:
    caller, question = click.caller, read_question(click.parts)
    table = await caller.table(question.match)
    caller.check_sights(table)
    answer = await caller.matches.answer(question, caller.user_id, click.parts[3], key=caller.key)
    await caller.show(await after_answer(caller, answer, caller.scene(table).sentence_of(click.parts[3])))


@clicked("undo", redraws=True)
async def undo(click: Click) -> None:
    caller = click.caller
    before = await caller.table(click.parts.match)
    table = await caller.matches.undo(before.match, caller.user_id, key=caller.key, ply=click.parts.number(0))
    await caller.show(await current_page(caller, table, caller.say("Taken back.")))


async def current_page(caller: Caller, table: Table, news: str = "") -> Page:
    """What the caller can do now at this table: his question, or why there is none. Raises Refused."""
    if table.seat is None:
        raise Refused(Refusal.NOT_SEATED)
    if table.status is Status.LOBBY:
        raise Refused(Refusal.IN_LOBBY)
    if table.question is None or table.status.over:
        return await _rest_page(caller, table, news)
    return await _step_page(caller, table, (), news=news)


async def after_answer(caller: Caller, answer: Answer, sentence: str) -> Page:
    """What the caller sees once his answer has met its question: what came of it, or else the action's sentence."""
    say, told = caller.say, event_sentences(caller.scene(answer.table), answer.shown)
    if answer.kind == "done":
        news = say("Done: {action}", action=told.pop(0) if told else sentence)
    elif answer.kind == "repeated":
        news = say("That counts already.")
    else:
        news = say("That question is closed. This is how things stand now.")
    return await current_page(caller, answer.table, "\n- ".join((news, *told)))


async def _go(click: Click, path: Path, page: int) -> None:
    table = await _asked(click)
    if table is not None:
        await click.caller.show(await _step_page(click.caller, table, path, page))


async def _asked(click: Click) -> Table | None:
    """The caller's table while the panel's question is open; else he is shown how things stand. Raises Refused."""
    caller, question = click.caller, read_question(click.parts)
    table = await caller.table(question.match)
    if table.question == question:
        return table
    _check_seat(table, question)
    news = caller.say("That question is closed. This is how things stand now.")
    await caller.show(await current_page(caller, table, news))
    return None


def _check_seat(table: Table, question: Question) -> None:
    """Raises Refused when the question is another's."""
    if table.seat is None:
        raise Refused(Refusal.NOT_SEATED)
    if table.seat != question.seat and question.seat < len(table.holders):
        holder = table.holders[question.seat]
        raise Refused(Refusal.SEAT_OF_BOT if holder.bot is not None else Refusal.NOT_YOUR_SEAT, name=holder.name)


async def _rest_page(caller: Caller, table: Table, news: str) -> Page:
    """Nothing is asked; where a sight is to be remembered, the board as the caller sees it just now."""
    scene = caller.scene(table)
    if not scene.fleeting:
        return rest_page(scene, None, news)
    await caller.sees(table)
    return rest_page(scene, await Pictures.of(caller.client).board(scene), news)


async def _step_page(caller: Caller, table: Table, path: Path, page: int = 0, *, news: str = "") -> Page:
    """A step of the picker with its picture. Raises NoSuchPath."""
    await caller.sees(table)
    scene, pictures = caller.scene(table), Pictures.of(caller.client)
    marked = pictures.marked(table.game)
    picking = pick(scene, path, page, marked=marked, settled=pictures.settled(table.game))
    place = marked.get(picking.field) if picking.field is not None else pictures.first_look(scene)
    picture, name = await _picture(scene, pictures, place, picking.marks)
    return turn_page(scene, picking, picture, name, news)


async def _picture(
    scene: Scene, pictures: Pictures, place: Place | None, marks: tuple[Mark, ...]
) -> tuple[Snapshot | None, str]:
    """The picture that helps to choose, and its name; where no place is named, the hand, else the board."""
    if place != "board" and (hand := await pictures.hand(scene, marks)) is not None:
        return hand, "hand"
    return await pictures.board(scene, marks), "board"
