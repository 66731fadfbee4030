"""Tables leave memory when nobody needs them, at once, and come back on demand."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest
from websockets.server import ServerProtocol

from at_server import run, served
from goldhook.server import rooms


def test_a_table_that_nobody_needs_leaves_no_cycle_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.01)

    async def story() -> None:
        async with served(idle_seconds=1, grace_seconds=0) as there:
            ann, bob = await there.guest("Ann"), await there.guest("Bob")
            table = await ann.create()
            lines = [await ann.sit(table), await bob.sit(table)]
            await lines[1].ask("join")
            await lines[0].ask("start")
            live = there.rooms.live(table)
            assert live is not None
            sockets = [one for one in gc.get_objects() if isinstance(one, ServerProtocol)]
            assert len(sockets) == len(lines)
            known = [weakref.ref(one) for one in (live, *sockets)]
            live, sockets = None, []
            for line in lines:
                await line.close()
                there.open.remove(line)
            while there.rooms.live(table):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            assert [one() for one in known] == [None] * 3
            again = await ann.sit(table)
            assert (await again.until("sync"))["view"]["phase"] == "playing"

    gc.collect()
    gc.disable()  # what is only found by looking for cycles is kept for long: the server looks rarely
    try:
        run(story())
    finally:
        gc.enable()


def test_who_comes_while_a_table_is_put_away_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.01)

    async def story() -> None:
        async with served(idle_seconds=1, grace_seconds=0) as there:
            ann = await there.guest("Ann")
            table = await ann.create()
            put_away = asyncio.Event()

            async def slow(_person: str) -> frozenset[str]:
                while not put_away.is_set():
                    await asyncio.sleep(0.01)
                    if not there.rooms.live(table):
                        put_away.set()
                return frozenset()

            monkeypatch.setattr(there.rooms, "deaf_to", slow)
            line = await ann.sit(table)
            assert (await line.until("sync"))["view"]["phase"] == "lobby"
            assert put_away.is_set()

    run(story())
