"""One server process: a store, thinkers, live tables, and uvicorn in front of them."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from goldhook.server import wire
from goldhook.server.app import make_app
from goldhook.server.logs import configure
from goldhook.server.people import Keys, random_id
from goldhook.server.rooms import Rooms
from goldhook.server.settings import Settings
from goldhook.server.thinkers import Thinkers, Workers
from goldhook.store import open_store

#: Seconds between pings, and until a line that answers none is dead.
PING, PONG = 20.0, 20.0
#: Seconds that connections get to end when the server stops.
GOODBYE = 5


def store_address(settings: Settings) -> str:
    """Where matches are kept; by default a file in the platform's data folder."""
    return settings.store or str(user_data_path("goldhook", appauthor=False) / "goldhook.sqlite")


def is_shared(settings: Settings) -> bool:
    """May several processes serve the same tables?"""
    return store_address(settings).startswith(("postgresql://", "postgres://"))


@asynccontextmanager
async def running_rooms(
    settings: Settings, *, owner: str = "", thinkers: Thinkers | None = None
) -> AsyncIterator[Rooms]:
    """Live tables with all that they need, closed in order."""
    address = store_address(settings)
    if not is_shared(settings) and address != "memory:":
        Path(address).parent.mkdir(parents=True, exist_ok=True)
    store = await open_store(address)
    try:
        thinkers = thinkers or Workers(settings.thinkers, settings.think_milliseconds)
        try:
            rooms = Rooms(store, await Keys.of(store), thinkers, settings, owner=owner)
            yield rooms
            await rooms.stop()
        finally:
            await thinkers.close()
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """uvicorn, but everybody is asked to come back before their connections end."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms, self._on_start = rooms, on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._rooms.stop()
        await asyncio.sleep(0.05)  # let the goodbyes go out
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # who reads nothing for so long is gone, whatever their machine says
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


async def serve(settings: Settings, sockets: list[socket.socket], on_start: Callable[[], None] = lambda: None) -> None:
    """Serve on sockets that are bound already, until a signal says stop."""
    configure(settings)
    owner = ""
    if is_shared(settings):
        peer = bind(settings.peer_host, 0)
        sockets = [*sockets, peer]
        owner = f"{random_id(12)}@{settings.peer_host}:{peer.getsockname()[1]}"
    async with running_rooms(settings, owner=owner) as rooms:
        server = _Server(config_for(make_app(rooms)), rooms, on_start)
        await server.serve(sockets=sockets)


def config_for(app: Starlette) -> uvicorn.Config:
    """How uvicorn runs here: no compression, small frames, its own logs off."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=wire.LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GOODBYE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16_384,
    )


def run(settings: Settings, listening: socket.socket, on_start: Callable[[], None] = lambda: None) -> None:
    """Serve in this process until it is told to stop."""
    asyncio.run(serve(settings, [listening], on_start))
