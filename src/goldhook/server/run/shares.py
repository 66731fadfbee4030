"""Shares of the event loop: an address that uses more than its share waits for its turn, and delays nobody else.

Every answer is timed, step by step, and charged to the address that asked. As long as an address stays within its share
nothing happens. Beyond it, its commands and requests queue up, and one of them, of all addresses in turn, is let
through between two rounds of the loop. Nobody is refused here: an address gets the whole loop while nobody else needs
it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from goldhook.server.run.limits import Paces

T = TypeVar("T")
#: Seconds' worth of its share that an address may use at once.
BURST = 2
#: Seconds of the loop that a request takes before and after it is ours: reading it, writing the answer.
REQUEST = 0.0003


class Shares:
    """The loop time that each address used lately, and those who wait for their turn."""

    def __init__(self, percent: int, clock: Callable[[], float] = time.perf_counter) -> None:
        rate = percent / 100
        self._limited, self._clock = bool(rate), clock
        self._spent = Paces(rate, BURST * rate, clock)
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._releasing = False

    def charge(self, address: str, seconds: float) -> None:
        """Count loop time that was used for an address."""
        if self._limited:
            self._spent.of(address).spend(seconds)

    async def turn(self, address: str) -> None:
        """Wait for a turn, if the address has used up its share. Never wait here while holding a lock."""
        if not self._limited or not self._spent.of(address).in_debt:
            return
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        if not self._releasing:
            self._releasing = True
            loop.call_soon(self._release)
        await turn

    def _release(self) -> None:
        """Let one through, the addresses in turn; the next comes after all else that is ready now."""
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._release)
                return
        self._releasing = False

    async def run(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        """Do the work, and charge the time it keeps the loop busy, not the time it waits."""
        if not self._limited:
            return await work
        spent, clock = self._spent, self._clock
        return await _timed(work, clock, lambda seconds: spent.of(address).spend(seconds))


@coroutine
def _timed(
    work: Coroutine[Any, Any, T], clock: Callable[[], float], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    """Drive a coroutine step by step, as `await` does, with a clock at hand."""
    sent: Any = None
    error: BaseException | None = None
    while True:
        began = clock()
        try:
            waits_for = work.send(sent) if error is None else work.throw(error)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            charge(clock() - began)
        sent = error = None
        try:
            sent = yield waits_for
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown
