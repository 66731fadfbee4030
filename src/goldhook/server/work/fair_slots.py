"""Slots for work that takes a while: so many at a time, and an address with much to do does not delay the others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from goldhook.core.game import Refusal
from goldhook.server.run.limits import LATER


class FairSlots:
    """The next free slot goes to the waiting address that holds the fewest; among equals, to each in turn."""

    def __init__(self, at_once: int, waiting_per_address: int = 0) -> None:
        self._free, self._most = at_once, waiting_per_address
        self._held = Counter[str]()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Work within it. Refused if too much of the address waits already."""
        await self._enter(address)
        try:
            yield
        finally:
            self._held -= Counter((address,))
            self._hand_on()

    async def _enter(self, address: str) -> None:
        if self._free:
            self._free -= 1
            self._held[address] += 1
            return
        queue = self._waiting.setdefault(address, deque())
        if self._most and len(queue) >= self._most:
            raise Refusal("too_fast", seconds=LATER)
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the slot came with the cancellation
                self._held -= Counter((address,))
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give a slot that was just left to the next who waits; nobody else can take it meanwhile."""
        while self._waiting:
            address = min(self._waiting, key=lambda one: self._held[one])
            queue = self._waiting.pop(address)
            turn = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not turn.done():
                self._held[address] += 1
                turn.set_result(None)
                return
        self._free += 1
