"""The sandbox's start page: lists the rooms and opens the one chosen."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from html import escape
from string import Template
from urllib.parse import quote

from aiohttp import web

from bot.commands.sandbox.rooms import Room
from bot.commands.sandbox.window import Window

__all__ = ["StartPage"]

HOST = "127.0.0.1"
ICON = "data:image/svg+xml," + quote(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
    '<circle cx="8" cy="8" r="6.5" fill="#ffdb74" stroke="#4a3b4f" stroke-width="1.5"/></svg>'
)
"""The page's icon, so that no browser asks for one that is not there."""

PAGE = Template("""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<link rel="icon" href="$icon">
<title>Picnic sandbox</title>
<style>
  body { background: #fff8ee; color: #4a3b4f; font: 600 18px/1.5 Nunito, system-ui, sans-serif;
         max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 2rem; margin: 0; }
  p { font-weight: 400; }
  li { list-style: none; background: #fff; border: 3px solid #4a3b4f; border-radius: 18px;
       padding: .6rem 1rem; margin: .8rem 0; box-shadow: 0 5px 0 #ffe0e7; }
  ul { padding: 0; }
  a { display: inline-block; color: inherit; background: #fff3c4; border-radius: 14px;
      padding: .1rem .7rem; margin: .2rem .3rem .2rem 0; text-decoration: none; }
  a:hover, a:focus { background: #ffdb74; }
  a.due { background: #a5dc96; }
  a.due::after { content: " · to move"; }
</style>
<h1>Picnic sandbox</h1>
<p><b>$title</b> is on the table$waiting. Choose a room and whose eyes to see it with: it opens in a second tab,
one room at a time. What only one player may see arrives in that player's direct messages.</p>
<ul>
$rooms
</ul>
<p>Ctrl-C in the terminal ends the sandbox. Nothing is kept.</p>
</html>
""")


class StartPage:
    """A small loopback server. Addresses: `/`, and `/open/ROOM/VIEWER`, which changes the room and leads there."""

    def __init__(
        self,
        title: str,
        rooms: Callable[[], Mapping[str, Room]],
        waiting: Callable[[], Awaitable[Sequence[str]]],
        window: Window,
    ) -> None:
        self._title = title
        self._rooms = rooms
        self._waiting = waiting
        self._window = window
        app = web.Application(middlewares=[_loopback_only])
        app.add_routes([web.get("/", self._list), web.get("/open/{room}/{viewer}", self._open)])
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, port: int) -> str:
        """Listens on this port (0: any) and answers the page's address. Raises OSError when the port is taken."""
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        return f"http://{HOST}:{self._runner.addresses[0][1]}/"

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _list(self, _request: web.Request) -> web.Response:
        awaited = await self._waiting()
        page = PAGE.substitute(
            icon=ICON,
            title=escape(self._title),
            waiting=f", and waits for {escape(', '.join(awaited))}" if awaited else "",
            rooms="\n".join(_item(room, awaited) for room in self._rooms().values()),
        )
        return web.Response(text=page, content_type="text/html", headers={"Cache-Control": "no-store"})

    async def _open(self, request: web.Request) -> web.Response:
        try:
            room = self._rooms()[request.match_info["room"]]
            address = await self._window.show(room, int(request.match_info["viewer"]))
        except (LookupError, ValueError):
            raise web.HTTPNotFound(text="There is no such room, or this viewer may not look in.") from None
        raise web.HTTPFound(address)


def _item(room: Room, awaited: Sequence[str]) -> str:
    """A room with one link for each who may look in; who is to move is marked where the match can be played."""
    links = []
    for number, eyes in enumerate(room.viewers):
        due = ' class="due"' if eyes.name in awaited and room.playable else ""
        text = "Open" if room.private else f"as {escape(eyes.name)}"
        links.append(f'<a href="/open/{room.id}/{number}" target="picnic-room"{due}>{text}</a>')
    return f"<li>{escape(room.name)}<br>{''.join(links)}</li>"


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answers only to loopback names, so that no other site can lead a browser in by a name of its own."""
    if request.url.host not in (HOST, "localhost"):
        raise web.HTTPForbidden()
    return await handler(request)
