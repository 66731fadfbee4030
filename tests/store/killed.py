"""A process that appends as fast as it can and acknowledges on its output, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import repeat

from goldhook.store import Lease, Store, open_store

OWNER = "the-one-who-dies"


async def work(address: str, matches: list[str], claiming: bool) -> None:
    store = await open_store(address)
    leases: list[Lease | None] = [None] * len(matches)
    if claiming:  # all of them before the first line, which tells the test that it may kill
        leases = [await store.leases.claim(match, OWNER, 1000, now=0) for match in matches]
    await asyncio.gather(*map(appending, repeat(store), matches, leases))


async def appending(store: Store, match: str, lease: Lease | None) -> None:
    version = len(await store.load(match))
    while True:
        version = await store.append(match, version, [f"{match} {version + 1}".encode()], at=version, lease=lease)
        os.write(1, f"{match} {version}\n".encode())


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1], sys.argv[3:], claiming=sys.argv[2] == "claim"))
