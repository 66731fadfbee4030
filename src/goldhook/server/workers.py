"""Several server processes on one port: a parent that starts them, starts the dead anew, and passes the end on."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import NamedTuple

from goldhook.game import Refusal
from goldhook.server import process
from goldhook.server.settings import Settings
from goldhook.server.thinkers import worker_count

#: Seconds to look after the children, until a dead one is started anew, and until one that does not end is ended.
LOOK, AGAIN, GOODBYE = 0.2, 1.0, 15.0
#: Who lived for fewer seconds than this died young; so many of them in a row, and something is wrong with all of them.
YOUNG, MOST_DEATHS = 10.0, 6
_spawn = multiprocessing.get_context("spawn")
_log = logging.getLogger("goldhook.server.workers")


class _Child(NamedTuple):
    process: SpawnProcess
    born: float


def run(settings: Settings, listening: socket.socket, count: int, on_start: Callable[[], None]) -> None:
    """Serve in so many processes until this one is told to stop; refused if none of them can serve.

    Those who think are shared among them: each has its part, and one at least.
    """
    settings = replace(settings, thinkers=max(1, worker_count(settings.thinkers) // count))
    asyncio.run(process.check_store(settings))
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGINT, signal.SIGTERM)}
    #: As long as we hold the other end the children live; it closes with us, whatever ends us.
    lifeline, held = _spawn.Pipe(duplex=False)
    children, deaths = list[_Child](), 0
    try:
        for _ in range(count):
            children.append(_start(settings, listening, lifeline))
        on_start()
        while not stopping:
            time.sleep(LOOK)
            for number, child in enumerate(children):
                if child.process.is_alive() or stopping:
                    continue
                deaths = deaths + 1 if time.monotonic() - child.born < YOUNG else 1
                if deaths >= MOST_DEATHS:
                    raise Refusal("workers_died", count=deaths)
                time.sleep(AGAIN * deaths)
                children[number] = _start(settings, listening, lifeline)
    finally:
        _end([child.process for child in children])
        held.close()
        lifeline.close()
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _end(children: list[SpawnProcess]) -> None:
    for child in children:
        child.terminate()
    ends = time.monotonic() + GOODBYE
    for child in children:
        child.join(max(0.0, ends - time.monotonic()))
        if child.is_alive():
            child.kill()


def _start(settings: Settings, listening: socket.socket, lifeline: Connection) -> _Child:
    child = _spawn.Process(target=_serve, args=(settings, listening, lifeline))
    child.start()
    return _Child(child, time.monotonic())


def _serve(settings: Settings, listening: socket.socket, lifeline: Connection) -> None:
    """In a child: Ctrl-C reaches the whole terminal, but the parent tells us when to stop, or its end does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, args=(lifeline,), daemon=True).start()
    try:
        process.run(settings, listening)
    except Refusal as refusal:  # what was well when the parent looked
        _log.error("a server process cannot serve", extra={"code": refusal.code})
        sys.exit(1)


def _end_with_the_parent(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os.kill(os.getpid(), signal.SIGTERM)
