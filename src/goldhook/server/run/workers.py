"""Several server processes on one port: a parent that starts them, restarts dead ones and stops them."""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType

from goldhook.core.game import Refusal
from goldhook.server.run import process
from goldhook.server.run.clock import Clock
from goldhook.server.run.logs import configure
from goldhook.server.run.settings import Settings
from goldhook.server.work.thinkers import worker_count

#: Seconds between two checks of the children, before a dead one is restarted, and before a stopping one is killed.
LOOK, AGAIN, GOODBYE = 0.2, 1.0, 15.0
#: A process that lived for fewer seconds than this died young; after this many in a row, its slot is hopeless.
YOUNG, MOST_DEATHS = 10.0, 6
#: The longest delay before a restart, in seconds, as long as another slot works.
LONGEST = 30.0
_spawn = multiprocessing.get_context("spawn")
_log = logging.getLogger("goldhook.server.run.workers")


class Slot:
    """The slot of one server process; it is refilled when its process dies, after a longer delay each time it dies
    young.
    """

    def __init__(self, start: Callable[[], SpawnProcess]) -> None:
        self._start = start
        self.process: SpawnProcess | None = None
        #: How many processes in a row died young.
        self.deaths = 0
        self._born = self._again = -math.inf

    def look_after(self, now: float) -> None:
        """Refill the slot if it is empty and due; never block."""
        if self.process is None:
            if now >= self._again:
                self._fill(now)
        elif not self.process.is_alive():
            self._empty(now)
        elif now - self._born >= YOUNG:
            self.deaths = 0

    @property
    def is_hopeless(self) -> bool:
        return self.deaths >= MOST_DEATHS

    def _fill(self, now: float) -> None:
        self._born = now
        try:
            self.process = self._start()
        except OSError:  # no resources for another process now
            self._empty(now)

    def _empty(self, now: float) -> None:
        status = self.process.exitcode if self.process else None
        self.process = None
        self.deaths = self.deaths + 1 if now - self._born < YOUNG else 1
        wait = min(AGAIN * self.deaths, LONGEST)
        self._again = now + wait
        _log.error("a server process ended and will be started again", extra={"status": status, "seconds": wait})


def run(settings: Settings, listening: socket.socket, count: int, on_start: Callable[[], None]) -> None:
    """Serve in `count` processes until this one is told to stop; refuse if none of them can serve.

    The thinkers are divided among them; each process gets at least one.
    """
    settings = replace(settings, thinkers=max(1, worker_count(settings.thinkers) // count))
    asyncio.run(process.check_store(settings))
    configure(settings)
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGINT, signal.SIGTERM)}
    #: The children live while we hold the other end; it closes with us, however we end.
    lifeline, held = _spawn.Pipe(duplex=False)
    clock = Clock.start()
    slots = [Slot(lambda: _start(settings, listening, lifeline, clock)) for _ in range(count)]
    try:
        look_after(slots, time.monotonic())
        on_start()
        while not stopping:
            look_after(slots, time.monotonic())
            time.sleep(LOOK)
    finally:
        _end([slot.process for slot in slots if slot.process])
        held.close()
        lifeline.close()
        for sign, handler in before.items():
            signal.signal(sign, handler)


def look_after(slots: Sequence[Slot], now: float) -> None:
    """Refill the slots that are empty and due; refuse if all of them are hopeless."""
    for slot in slots:
        slot.look_after(now)
    if all(slot.is_hopeless for slot in slots):
        raise Refusal("workers_died", count=sum(slot.deaths for slot in slots))


def _end(children: list[SpawnProcess]) -> None:
    for child in children:
        child.terminate()
    ends = time.monotonic() + GOODBYE
    for child in children:
        child.join(max(0.0, ends - time.monotonic()))
        if child.is_alive():
            child.kill()


def _start(settings: Settings, listening: socket.socket, lifeline: Connection, clock: Clock) -> SpawnProcess:
    child = _spawn.Process(target=_serve, args=(settings, listening, lifeline, clock))
    child.start()
    return child


def _serve(settings: Settings, listening: socket.socket, lifeline: Connection, clock: Clock) -> None:
    """Serve in a child process. It ignores Ctrl-C, which reaches the whole terminal; the parent stops it, or the
    parent's end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, args=(lifeline,), daemon=True).start()
    try:
        process.run(settings, listening, clock=clock)
    except Refusal as refusal:  # something that still worked when the parent checked
        _log.error("a server process cannot serve", extra={"code": refusal.code})
        sys.exit(1)


def _end_with_the_parent(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os.kill(os.getpid(), signal.SIGTERM)
