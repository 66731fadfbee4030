"""A process that appends as fast as it can and acknowledges on its output, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from goldhook.store import Lease, Store, open_store

OWNER = "the-one-who-dies"


async def work(address: str, matches: list[str], claiming: bool) -> None:
    store = await open_store(address)
    await asyncio.gather(*(appending(store, match, claiming) for match in matches))


async def appending(store: Store, match: str, claiming: bool) -> None:
    lease: Lease | None = await store.leases.claim(match, OWNER, 1000, now=0) if claiming else None
    version = len(await store.load(match))
    while True:
        version = await store.append(match, version, [f"{match} {version + 1}".encode()], at=version, lease=lease)
        os.write(1, f"{match} {version}\n".encode())


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1], sys.argv[3:], claiming=sys.argv[2] == "claim"))
