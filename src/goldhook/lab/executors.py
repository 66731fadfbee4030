"""Run games in this process, in several processes, or on a cluster. Results come back in the order of the games."""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeAlias

from goldhook.core.game import Refusal
from goldhook.lab.schedule import Done, Order, play

Spread: TypeAlias = Callable[[Iterable[Order]], Generator[Done, None, None]]
#: Games queued per worker ahead of the next result.
AHEAD = 4
#: `--cluster local` starts a cluster here with this many workers; `auto` is Ray's own name for the one that runs here.
LOCAL, LOCAL_WORKERS, AUTO = "local", 2, "auto"
#: Seconds to wait for a connection; Ray itself would try for minutes.
KNOCK = 5.0


def here(orders: Iterable[Order]) -> Generator[Done, None, None]:
    """Play the games one after the other in this process."""
    for order in orders:
        yield play(order)


def workers(count: int) -> Spread:
    """Return an executor that plays in this many processes of this machine."""

    def spread(orders: Iterable[Order]) -> Generator[Done, None, None]:
        others = set(multiprocessing.active_children())
        # Spawned, not forked: compiled code and its threads do not survive a fork.
        pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin_worker)
        try:
            waiting: deque[Future[Done]] = deque()
            for order in orders:
                with deaf_children():  # the pool starts its processes as games come in
                    waiting.append(pool.submit(_play_or_leave, order))
                if len(waiting) > AHEAD * count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise Refusal("workers_broken") from None
        except BaseException:  # stopped: end the workers too
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown()

    return spread


@contextmanager
def deaf_children() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl-C from their first moment.

    A terminal sends it to all of them, and a process that is still loading would die with a long traceback. Processes
    inherit the signal mask. It applies to this thread only: a signal to another thread waits until the block ends.
    Windows has no such mask: a worker there ignores Ctrl-C once it has started.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = list[int]()
    handler = signal.signal(signal.SIGINT, lambda sign, _frame: heard.append(sign))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if heard:
            signal.raise_signal(signal.SIGINT)


def begin_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit cleanly with all bots on SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":  # ignoring is enough, and started programs would inherit the mask
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(1))


def _play_or_leave(order: Order) -> Done:
    """Play a game, but end the process on SystemExit, which the pool would take for the result of one game."""
    try:
        return play(order)
    except SystemExit:
        os._exit(1)


def cluster(address: str) -> Spread:
    """Return an executor on a Ray cluster, whose machines have Goldhook and the bots' programs installed."""

    def spread(orders: Iterable[Order]) -> Generator[Done, None, None]:
        ray = _join(address)
        try:
            remote = ray.remote(play)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            for order in orders:
                waiting.append(remote.remote(order))
                if len(waiting) > ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        except ray.exceptions.RayError as error:
            raise Refusal("cluster_lost", address=address, why=str(error).strip().partition("\n")[0]) from None
        finally:
            ray.shutdown()

    return spread


def check_address(address: str) -> None:
    """Refuse a text that cannot be the address of a cluster."""
    if address not in (LOCAL, AUTO) and not re.fullmatch(r"(ray://)?[^\s/:]+:[0-9]{1,5}", address):
        raise Refusal("cluster_address", address=address)


def _knock(address: str) -> None:
    """Refuse an address that does not accept connections."""
    host, _, port = address.removeprefix("ray://").partition(":")
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("cluster_lost", address=address, why=why) from None


def _join(address: str) -> Any:
    """Return Ray, connected to the cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Refusal("cluster_missing") from None
    if address not in (LOCAL, AUTO):
        _knock(address)
    where: dict[str, Any] = (
        {"num_cpus": LOCAL_WORKERS, "include_dashboard": False} if address == LOCAL else {"address": address}
    )
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise Refusal("cluster_lost", address=address, why=str(error).strip().partition("\n")[0]) from None
    return ray
