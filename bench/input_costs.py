"""Part two of `hostile.py`: the cost of one hostile request or frame to an idle server.

The event loop is the server's main thread. The cost of an input to it is the larger of two numbers. The first is the
processor time of that thread, minus that of an ordinary request. The second is the longest wait of repeated WebSocket
pings from another process, minus the median; it shows work in another thread that holds the interpreter's lock. Costs
above the goal are measured again, and the smallest number counts: a cost recurs, a disturbance does not.

Memory is the peak of the server's process during its first answer, minus its size before. The server returns large
blocks to the system immediately (`MALLOC_MMAP_THRESHOLD_` fixed at its usual value); otherwise one input could hide in
memory that another one left behind.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median

from msgspec import Struct

from contestants import Goldhook
from hostile_inputs import FINE, PING, Frame, Input, Place, frames, inputs
from http_wire import Answer, Connection, ask, request
from pinger import Pinger
from processes import Process, status
from watch import Watch
from wire import WebSocket

#: Milliseconds and megabytes that one input may cost.
LOOP_GOAL, MEMORY_GOAL = 5.0, 1.0
#: The number of measurements of a cost above its goal, and the milliseconds that no disturbance explains.
TRIES, BEYOND_DOUBT = 5, 200.0
#: Seconds until an input counts as unanswered.
PATIENCE = 30.0
#: Concurrent requests of a repeated input, and the status that ends it.
AT_ONCE, TOO_MUCH = 20, 429
#: An ordinary request and an ordinary frame, and the number of measurements of each.
ORDINARY_INPUT, ORDINARY_FRAME = Input("", request("GET", "/api/languages")), Frame("", PING)
ORDINARY = 15

#: The status of a frame that was refused, or answered like a ping.
REFUSED_FRAME = 1
Send = Callable[[str], Awaitable[Answer]]


class Cost(Struct):
    """The result of one input."""

    name: str
    #: The HTTP status, or the close code of a socket, or "refused".
    status: str
    code: str
    retry_after: str
    #: Milliseconds of the event loop, megabytes of memory.
    loop: float
    memory: float
    #: The fault of the answer; empty if there is none.
    fault: str = ""


class Costs:
    """Measures inputs one after another; replaces a server that dies or hangs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: Process | None = None
        self._pinger: Pinger | None = None
        self._sources = _sources()
        self._place = Place("", "")
        #: Processor seconds of the event loop.
        self._ordinary_input = self._ordinary_frame = 0.0
        #: Requests or sockets of the last input, if it was repeated.
        self._sent = 1
        self._watch: Watch | None = None

    async def measure(self, only: str = "") -> AsyncIterator[Cost]:
        """Measure every input whose name contains the given text."""
        await self._restart()
        for number, name in enumerate([one.name for one in inputs(self._place)]):
            if only in name:
                await self._be_well()
                one = inputs(self._place)[number]  # a new server has new tables
                yield await self._cost(name, self._request(one), self._ordinary_input, partial(fault, one))
        for frame in frames():
            if only in frame.name:
                await self._be_well()
                yield await self._cost(frame.name, self._frame(frame), self._ordinary_frame, frame_fault)

    # --- the server

    async def _restart(self) -> None:
        self.stop()
        settings = {"GOLDHOOK_CLIENT": str(self._client()), "MALLOC_MMAP_THRESHOLD_": "131072"}
        self._process = process = Goldhook(limited=True, **settings).start(self._folder)
        self._watch = Watch(process)
        me = await ask(process.port, request("POST", "/api/me", {"name": "Mallory"}))
        wanted = {"game": "silver_gold", "players": 2, "bots": {"1": 1}}
        opened = await ask(process.port, request("POST", "/api/tables", wanted, cookie=me.cookie))
        self._place = Place(me.cookie, opened.json()["table"])
        start = {"type": "start", "id": "s"}
        await ask(process.port, request("POST", f"/api/tables/{self._place.table}/commands", start, cookie=me.cookie))
        self._pinger = Pinger(process.port, self._path(self._place.table))
        for one in inputs(self._place):
            if one.statuses == FINE:  # code loaded on first use is not a cost of the input
                await self._request(one)(next(self._sources))
        self._ordinary_input = await self._usual(self._request(ORDINARY_INPUT))
        self._ordinary_frame = await self._usual(self._frame(ORDINARY_FRAME))

    def _client(self) -> Path:
        """Return the folder of a placeholder client that the server accepts as built."""
        folder = self._folder / "client"
        (folder / "assets").mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text("<!doctype html>")
        return folder

    async def _usual(self, send: Send) -> float:
        return median([(await self._timed(send))[0] for _ in range(ORDINARY)])

    async def _be_well(self) -> None:
        """Replace a server that died or hangs."""
        well = self._process is not None and self._process.alive
        if well and self._process:
            answer = await ask(self._process.port, ORDINARY_INPUT.raw, next(self._sources), PATIENCE)
            well = answer.status == 200
        if not well:
            await self._restart()

    def stop(self) -> None:
        """Stop the server."""
        if self._pinger:
            self._pinger.stop()
            self._pinger = None
        if self._watch:
            self._watch.stop()
            self._watch = None
        if self._process:
            self._process.stop(patience=8)
            self._process = None

    @staticmethod
    def _path(table: str) -> str:
        return f"/api/tables/{table}/socket"

    # --- one input

    def _request(self, one: Input) -> Send:
        async def send(source: str) -> Answer:
            assert self._process
            if one.times == 1:
                return await ask(self._process.port, one.raw, source, PATIENCE)
            return await self._many(one, source)

        return send

    async def _many(self, one: Input, source: str) -> Answer:
        """Send an input repeatedly on a few connections until the server refuses more."""
        assert self._process
        connections = [Connection(self._process.port, source) for _ in range(AT_ONCE)]
        self._sent, answer = 0, Answer(0)
        while self._sent < one.times and answer.status != TOO_MUCH:
            asked = [asyncio.wait_for(connection.ask(one.raw), PATIENCE) for connection in connections]
            found = [item for item in await asyncio.gather(*asked, return_exceptions=True) if isinstance(item, Answer)]
            answer = max(found, key=lambda item: item.status == TOO_MUCH, default=Answer(0))
            self._sent += AT_ONCE
        for connection in connections:
            connection.close()
        return answer

    def _frame(self, frame: Frame) -> Send:
        async def send(source: str) -> Answer:
            assert self._process
            path, headers = self._path(frame.table or self._place.table) + frame.query, {"Cookie": self._place.cookie}
            beside = [WebSocket(path, headers, lambda _text: None) for _ in range(frame.beside)]
            self._sent = 1 + frame.beside
            try:
                for socket in beside:
                    await asyncio.wait_for(socket.connect(self._process.port, source), PATIENCE)
                return await _answer_to(WebSocket(path, headers, lambda _text: None), self._process.port, source, frame)
            finally:
                for socket in beside:
                    socket.close()

        return send

    async def _cost(self, name: str, send: Send, ordinary: float, judge: Callable[[Answer], str]) -> Cost:
        assert self._process
        before = status(self._process.pid, "VmRSS")
        self._process.reset_peak()
        seconds, answer = await self._timed(send)
        memory = max(0, status(self._process.pid, "VmHWM") - before) / 1e6
        stall, tries = await self._stall(send), 1
        while LOOP_GOAL < (loop := 1000 * max(seconds - ordinary, stall)) < BEYOND_DOUBT and tries < TRIES:
            seconds, stall = min(seconds, (await self._timed(send))[0]), min(stall, await self._stall(send))
            tries += 1
        shown = "refused" if answer.status == REFUSED_FRAME else str(answer.status)
        return Cost(name, shown, answer.code, answer.header("retry-after"), loop, memory, judge(answer))

    async def _timed(self, send: Send) -> tuple[float, Answer]:
        """Send an input; return the event loop's processor time for it, and the answer."""
        assert self._process
        self._sent, answer = 1, Answer(0)
        try:
            before = self._process.loop_seconds()
            answer = await send(next(self._sources))
            return (self._process.loop_seconds() - before) / self._sent, answer
        except OSError:  # the input killed it
            return PATIENCE, answer

    async def _stall(self, send: Send) -> float:
        """Send an input; return how long the event loop was blocked meanwhile."""
        assert self._pinger
        self._pinger.begin()
        await asyncio.sleep(0.02)
        with suppress(OSError):
            await send(next(self._sources))
        await asyncio.sleep(0.01)
        return await asyncio.to_thread(self._pinger.end)


async def _answer_to(socket: WebSocket, port: int, source: str, sent: Frame) -> Answer:
    """Send a frame on a new socket; return the refusal, or the code of the server's close frame."""
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def give(found: Answer) -> None:
        if not answer.done():
            answer.set_result(found)

    def heard(text: bytes) -> None:
        for line in text.split(b"\n"):
            if line.startswith((b'{"type":"refused"', b'{"type":"pong"')):
                give(Answer(REFUSED_FRAME, b"", line))

    socket.on_text = heard
    socket.on_lost = lambda: give(Answer(socket.closed_with))
    try:
        await asyncio.wait_for(socket.connect(port, source), PATIENCE)
        socket.write(sent.raw)
        return await asyncio.wait_for(answer, PATIENCE)
    except (OSError, TimeoutError):
        return Answer(0)
    finally:
        socket.on_lost = lambda: None
        socket.close()


def _sources() -> Iterator[str]:
    """Yield addresses of this machine, so that no limit counts two inputs as the same visitor."""
    while True:
        for third in range(1, 200):
            for fourth in range(1, 255):
                yield f"127.0.{third}.{fourth}"


# --- faults of answers --------------------------------------------------------------------------------------------


def fault(one: Input, answer: Answer) -> str:
    """Return the fault of the answer to a request; empty if there is none."""
    if not answer.status:
        return "no answer"
    if answer.status not in one.statuses:
        return f"status {answer.status}"
    if answer.status >= 400 and one.coded and not answer.code:
        return "no code"
    if answer.status in (429, 503) and not answer.header("retry-after"):
        return "no Retry-After"
    return "" if one.says in answer.body else f"does not say {one.says.decode()}"


def frame_fault(answer: Answer) -> str:
    """Return the fault of the answer to a frame; empty if there is none."""
    if not answer.status:
        return "no answer"
    hung_up = answer.status >= 1000 and answer.status != 1011
    return "" if hung_up or answer.code or b'"pong"' in answer.body else "no code"


async def input_costs(folder: Path | None, only: str = "") -> list[Cost]:
    """Measure all inputs on new servers."""
    found = []
    with tempfile.TemporaryDirectory(prefix="goldhook-bench-", dir=folder) as place:
        costs = Costs(Path(place))
        try:
            async for cost in costs.measure(only):
                print(f"  {cost.name}: {cost.status}, {cost.loop:.1f} ms, {cost.memory:.1f} MB", file=sys.stderr)
                found.append(cost)
        finally:
            costs.stop()
    return found
