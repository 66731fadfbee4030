"""Slots for slow work: a fixed number at a time, and an address with much work does not delay the others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from goldhook.core.game import Refusal
from goldhook.server.run.limits import LATER


class FairSlots:
    """The next free slot goes to the waiting address that holds the fewest; equals take turns."""

    def __init__(self, at_once: int, waiting_per_address: int = 0) -> None:
        self._free, self._most = at_once, waiting_per_address
        self._held = Counter[str]()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Context that holds a slot. Refuse if too many requests of the address already wait."""
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
            if turn.done() and not turn.cancelled():  # the slot was granted just before the cancellation
                self._held -= Counter((address,))
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Pass a slot that was just freed to the next in the queue, so that nobody else can take it in between."""
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
