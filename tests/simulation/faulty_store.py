"""The store as one server process sees it: slow, failing before or after a write, stalled, or gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from goldhook.store import Lease, MemoryStore, Unavailable
from goldhook.store.values import NO_CHANGE, Change, Millis
from simulation.faults import Faults

#: Methods that only read; all others write.
READS = (
    "find",
    "lobby",
    "of_person",
    "idle",
    "at",
    "blocked_by",
    "blocking",
    "bearer",
    "newest",
    "holder",
    "lapsed",
    "unsettled",
    "among",
    "tallies",
)
Written = Callable[[str, Sequence[bytes]], None]


class FaultyStore:
    """A view of the one store that survives everything. The view dies with its process."""

    def __init__(self, inner: MemoryStore, faults: Faults, chance: random.Random, written: Written) -> None:
        self.inner, self._faults, self._chance, self._written = inner, faults, chance, written
        self.dead = False
        self._going = asyncio.Event()
        self._going.set()
        #: Writes that are under way.
        self.writing = 0
        self.matches: Any = _Part(self, inner.matches)
        self.names: Any = _Part(self, inner.names)
        self.people: Any = _Part(self, inner.people)
        self.codes: Any = _Part(self, inner.codes)
        self.tokens: Any = _Part(self, inner.tokens)
        self.leases: Any = _Part(self, inner.leases)
        self.results: Any = _Part(self, inner.results)
        self.notices: Any = inner.notices

    async def append(
        self,
        match: str,
        expected_version: int,
        events: Sequence[bytes],
        *,
        at: Millis,
        lease: Lease | None = None,
        change: Change = NO_CHANGE,
    ) -> int:
        async def write() -> int:
            version = await self.inner.append(match, expected_version, events, at=at, lease=lease, change=change)
            self._written(match, events)
            return version

        return await self.do(write, writes=True)  # type: ignore[no-any-return]

    async def load(self, match: str) -> tuple[bytes, ...]:
        return await self.do(lambda: self.inner.load(match), writes=False)  # type: ignore[no-any-return]

    async def keep(self, name: str, value: bytes) -> bytes:
        return await self.inner.keep(name, value)

    async def check(self) -> None: ...

    async def probe(self) -> None: ...

    async def free_bytes(self) -> int | None:
        return None

    async def close(self) -> None: ...

    async def do(self, work: Callable[[], Any], *, writes: bool) -> Any:
        """Do the work, skip it, or do it and report a failure."""
        faults, chance = self._faults, self._chance
        await self._wait(chance.uniform(0.0, 0.004))
        if not writes:
            if faults.strike("read_failed", chance):
                raise Unavailable("simulated")
            return await work()
        if faults.strike("write_failed_before", chance):
            raise Unavailable("simulated", unsure=chance.random() < 0.5)
        self.writing += 1
        try:
            if faults.strike("write_stalled", chance):
                await self._wait(chance.choice((0.1, 0.5, 2.0, 10.0)))
            done = await work()
            await self._wait(chance.uniform(0.0, 0.004))
        finally:
            self.writing -= 1
        if faults.strike("write_failed_after", chance):
            raise Unavailable("simulated", unsure=True)
        return done

    async def pause(self, seconds: float) -> None:
        """Pause the process without its knowledge, so that its writes come too late."""
        self._going.clear()
        await asyncio.sleep(seconds)
        self._going.set()

    def go_on(self) -> None:
        self._going.set()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._going.wait()
        if self.dead:
            raise asyncio.CancelledError  # a dead process does nothing more


class _Part:
    """One part of the store, with the same faults."""

    def __init__(self, store: FaultyStore, part: Any) -> None:
        self._store, self._part = store, part

    def __getattr__(self, name: str) -> Any:
        honest = getattr(self._part, name)

        async def asked(*args: Any, **named: Any) -> Any:
            return await self._store.do(lambda: honest(*args, **named), writes=name not in READS)

        return asked
