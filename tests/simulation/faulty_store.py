"""The store as one server process sees it: it takes its time, fails before or after it wrote, stalls, or is gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from goldhook.store import Lease, MemoryStore, Unavailable
from goldhook.store.values import NO_CHANGE, Change, Millis
from simulation.faults import Faults

#: What only looks; all else writes.
READS = ("find", "lobby", "of_person", "idle", "at", "blocked_by", "blocking", "bearer", "newest", "holder", "lapsed")
Written = Callable[[str, Sequence[bytes]], None]


class FaultyStore:
    """A view of the one store that survives everything. It dies with its process."""

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
        self.snapshots: Any = _Part(self, inner.snapshots)
        self.leases: Any = _Part(self, inner.leases)
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

    async def load(self, match: str, *, after: int = 0) -> tuple[bytes, ...]:
        return await self.do(lambda: self.inner.load(match, after=after), writes=False)  # type: ignore[no-any-return]

    async def keep(self, name: str, value: bytes) -> bytes:
        return await self.inner.keep(name, value)

    async def check(self) -> None: ...

    async def probe(self) -> None: ...

    async def free_bytes(self) -> int | None:
        return None

    async def close(self) -> None: ...

    async def do(self, work: Callable[[], Any], *, writes: bool) -> Any:
        """Do the work, or not, or do it and say that it was not."""
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
        """The process stands still, and does not know: whatever it wanted to write it writes too late."""
        self._going.clear()
        await asyncio.sleep(seconds)
        self._going.set()

    def go_on(self) -> None:
        self._going.set()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._going.wait()
        if self.dead:
            raise asyncio.CancelledError  # what a dead process still wants to do is never done


class _Part:
    """One part of the store, with the same trouble."""

    def __init__(self, store: FaultyStore, part: Any) -> None:
        self._store, self._part = store, part

    def __getattr__(self, name: str) -> Any:
        honest = getattr(self._part, name)

        async def asked(*args: Any, **named: Any) -> Any:
            return await self._store.do(lambda: honest(*args, **named), writes=name not in READS)

        return asked
