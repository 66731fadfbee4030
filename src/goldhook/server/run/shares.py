"""Shares of the event loop: an address that uses more than its share waits for its turn, and delays nobody else.

The loop time of every request is measured, step by step, and charged to the address that sent it. An address within its
share never waits. Beyond it, its commands and requests queue up; between two rounds of the loop one of them is let
through, with all such addresses taking turns. Nothing is refused here: an address gets the whole loop while no other
needs it.
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
#: How many seconds' worth of its share an address may use in one burst.
BURST = 2
#: Seconds of loop time for a request outside our code: reading it and writing the response.
REQUEST = 0.0003


class Shares:
    """The loop time that each address used recently, and the requests that wait for their turn."""

    def __init__(self, percent: int, clock: Callable[[], float] = time.perf_counter) -> None:
        rate = percent / 100
        self._limited, self._clock = bool(rate), clock
        self._spent = Paces(rate, BURST * rate, clock)
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._releasing = False

    def charge(self, address: str, seconds: float) -> None:
        """Charge loop time to an address."""
        if self._limited:
            self._spent.of(address).spend(seconds)

    async def turn(self, address: str) -> None:
        """Wait for a turn, if the address has used up its share. Never call this while holding a lock."""
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
        """Let one request through, addresses taking turns; the next follows after everything else that is ready."""
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

    async def run(self, address: str, work: Coroutine[object, None, T]) -> T:
        """Run the work, and charge the time for which it keeps the loop busy, not the time it waits."""
        if not self._limited:
            return await work
        spent, clock = self._spent, self._clock
        return await _timed(work, clock, lambda seconds: spent.of(address).spend(seconds))


@coroutine
def _timed(
    work: Coroutine[object, None, T], clock: Callable[[], float], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    """Drive a coroutine step by step, as `await` does, and measure each step."""
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
