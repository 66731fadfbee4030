"""Several server processes on one port: a parent that starts them, starts the dead anew, and passes the end on."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from types import FrameType

from goldhook.server import process
from goldhook.server.settings import Settings

#: Seconds to look after the children, until a dead one is started anew, and until one that does not end is ended.
LOOK, AGAIN, GOODBYE = 0.2, 1.0, 15.0
_spawn = multiprocessing.get_context("spawn")


def run(settings: Settings, listening: socket.socket, count: int, on_start: Callable[[], None]) -> None:
    """Serve in so many processes until this one is told to stop."""
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    before = {sign: signal.signal(sign, stop) for sign in (signal.SIGINT, signal.SIGTERM)}
    children = [_start(settings, listening) for _ in range(count)]
    on_start()
    try:
        while not stopping:
            time.sleep(LOOK)
            for number, child in enumerate(children):
                if not child.is_alive() and not stopping:
                    time.sleep(AGAIN)
                    children[number] = _start(settings, listening)
    finally:
        for child in children:
            child.terminate()
        ends = time.monotonic() + GOODBYE
        for child in children:
            child.join(max(0.0, ends - time.monotonic()))
            if child.is_alive():
                child.kill()
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _start(settings: Settings, listening: socket.socket) -> SpawnProcess:
    child = _spawn.Process(target=_serve, args=(settings, listening))
    child.start()
    return child


def _serve(settings: Settings, listening: socket.socket) -> None:
    """In a child: Ctrl-C reaches the whole terminal, but the parent tells us when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    process.run(settings, listening)
