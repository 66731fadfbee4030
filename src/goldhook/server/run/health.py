"""Health of the store: a failed write is reported until one succeeds, and low disk space before it runs out."""

from __future__ import annotations

import logging
from typing import Literal

from goldhook.store import Store, StoreError

_log = logging.getLogger("goldhook.server.run.health")


class Health:
    """The status that operators and load balancers query."""

    def __init__(self, store: Store, free_megabytes: int) -> None:
        self._store, self._least = store, free_megabytes * 1_000_000
        self._failing = self._low = False

    async def status(self) -> Literal["ok", "degraded"]:
        """Return "ok", or "degraded" while the disk is nearly full. Raises a StoreError if the store cannot be used."""
        await self._store.check()
        return "degraded" if await self._is_low() else "ok"

    async def look_after(self) -> None:
        """Try a write if the last one failed: an idle server would never notice that the store works again."""
        try:
            await self._store.check()
        except StoreError as error:
            if not self._failing:
                _log.error("the store cannot be used", extra={"code": type(error).__name__})
            self._failing = True
            await self._store.probe()
        if self._failing:
            _log.warning("the store can be used again")
        self._failing = False
        low = await self._is_low()
        if low and not self._low:
            _log.warning("the disk of the store is nearly full")
        self._low = low

    async def _is_low(self) -> bool:
        free = await self._store.free_bytes()
        return free is not None and free < self._least
