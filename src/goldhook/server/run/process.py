"""One server process: a store, thinkers, live tables, and uvicorn in front of them."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from platformdirs import user_data_path
from uvicorn.server import HANDLED_SIGNALS

from goldhook.core.game import Refusal
from goldhook.games import GAMES, plugin
from goldhook.server.live.daily_bots import DailyBots
from goldhook.server.live.people import Keys, random_id
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.app import App
from goldhook.server.run.clock import Clock
from goldhook.server.run.connections import guarded
from goldhook.server.run.logs import configure
from goldhook.server.run.settings import Settings
from goldhook.server.wire import messages as wire
from goldhook.server.wire.protocol import SocketProtocol
from goldhook.server.work.thinker_process import Thinker
from goldhook.server.work.thinkers import Thinkers, Workers
from goldhook.store import open_store

#: Seconds between pings, and before a connection that does not answer them counts as dead.
PING, PONG = 10.0, 10.0
#: Seconds for connections to end when the server stops.
GOODBYE = 5
#: Thresholds of the garbage collector: only new objects by number; everything else only by time.
GARBAGE = (10_000, 1_000_000, 1_000_000)
#: Seconds between two full garbage collections.
TIDY = 600.0
#: Milliseconds after which a client that acknowledges no data is disconnected.
UNREAD = 60_000


def store_address(settings: Settings) -> str:
    """Return where matches are stored; by default a file in the platform's data folder."""
    return settings.store or str(user_data_path("goldhook", appauthor=False) / "goldhook.sqlite")


def is_shared(settings: Settings) -> bool:
    """Return whether several processes may serve the same tables."""
    return store_address(settings).startswith(("postgresql://", "postgres://"))


@asynccontextmanager
async def running_rooms(
    settings: Settings,
    *,
    owner: str = "",
    thinkers: Thinkers | None = None,
    first: Thinker | None = None,
    now: Callable[[], int] | None = None,
) -> AsyncIterator[Rooms]:
    """Live tables with everything they need, closed in order; `first` is a thinker that is loading already."""
    store = await open_store(store_address(settings))
    try:
        thinkers = thinkers or Workers(settings.thinkers, settings.think_milliseconds, first)
        try:
            rooms = Rooms(store, await Keys.of(store), thinkers, settings, owner=owner, now=now)
            yield rooms
            await rooms.stop()
        finally:
            await thinkers.close()
    finally:
        await store.close()


class Server(uvicorn.Server):
    """uvicorn, but clients are asked to reconnect before their connections end."""

    def __init__(self, rooms: Rooms, on_start: Callable[[], None] = lambda: None) -> None:
        app = App(rooms)
        super().__init__(config_for(app))
        self._rooms, self._on_start, self._lan = rooms, on_start, app.services.lan

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop in order at the first signal, immediately at the second; unlike uvicorn's, does not raise the signal
        again.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {sign: signal.signal(sign, self.handle_exit) for sign in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._lan.begin(sockets[0].getsockname()[1], self._listen)
            self._on_start()

    async def _listen(self, host: str, port: int) -> None:
        """Listen on one more address, as if it had been there from the start."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        listening = bind(host, port)
        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=listening))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._rooms.stop()
        await asyncio.sleep(0.05)  # let the last messages go out
        await super().shutdown(sockets)


def config_for(app: App) -> uvicorn.Config:
    """Return uvicorn's configuration: no compression, small frames, its own logs off."""
    rooms = app.services.rooms
    return uvicorn.Config(
        app,
        http=guarded(rooms.settings, app.services.peers.is_door, shared=bool(rooms.owner)),
        ws=SocketProtocol,
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


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol given as TCP, asyncio sets TCP_NODELAY; otherwise some small messages wait 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


async def serve(
    settings: Settings,
    listening: socket.socket,
    on_start: Callable[[], None] = lambda: None,
    clock: Clock | None = None,
    first: Thinker | None = None,
) -> None:
    """Serve on a socket that is already bound, until a signal stops the server."""
    clock = clock or Clock.start()
    configure(settings)
    for game in GAMES:
        plugin(game)  # load it now, not while somebody waits for it
    sockets, owner = [listening], ""
    if is_shared(settings):
        sockets.append(_peer_socket(settings))
        owner = f"{random_id(12)}@{settings.peer_host}:{sockets[1].getsockname()[1]}"
    async with running_rooms(settings, owner=owner, first=first, now=clock) as rooms:
        rooms.spawn(_tidy())
        rooms.spawn(DailyBots(rooms).run())
        rooms.spawn(clock.watch())
        await Server(rooms, on_start).serve(sockets=sockets)


def _peer_socket(settings: Settings) -> socket.socket:
    """Return a socket on which other processes reach this one."""
    try:
        return bind(settings.peer_host, 0)
    except (OSError, UnicodeError):
        raise Refusal("setting_wrong", setting="GOLDHOOK_PEER_HOST", text=settings.peer_host[:80]) from None


async def check_store(settings: Settings) -> None:
    """Open the store and close it again: a problem is a Refusal now, rather than in every process."""
    await (await open_store(store_address(settings))).close()


def run(
    settings: Settings,
    listening: socket.socket,
    on_start: Callable[[], None] = lambda: None,
    clock: Clock | None = None,
    first: Thinker | None = None,
) -> None:
    """Serve in this process until it is told to stop; processes that share tables share a clock.

    `first` is a thinker that is loading already.
    """
    _tidy_rarely()
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        runner.run(serve(settings, listening, on_start, clock, first))


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, or None for asyncio's own."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def _tidy_rarely() -> None:
    """Collect cyclic garbage rarely: a table consists of thousands of small objects without cycles.

    A collection stops the server: for a third of a second with eight hundred tables. With Python's default thresholds
    that happened every few seconds under load, and found nothing. Objects that exist now, the program itself, are never
    scanned again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _tidy() -> None:
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()
