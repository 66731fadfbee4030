"""Unused tables leave memory immediately, and are loaded on demand."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest
from websockets.server import ServerProtocol

from at_server import FREE, NoThinkers, live_room, run, served
from goldhook import table as tables
from goldhook.core.chance import deal
from goldhook.server.live import rooms
from goldhook.server.live.ears import Ears
from goldhook.server.live.people import Facts, Keys, Visitor, write_facts
from goldhook.server.live.rooms import Elsewhere, Rooms
from goldhook.server.run.settings import Settings
from goldhook.store import MemoryStore


@pytest.mark.slow
def test_an_evicted_table_leaves_no_reference_cycle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.01)

    async def story() -> None:
        async with served(idle_seconds=1, grace_seconds=0) as there:
            ann, bob = await there.guest("Ann"), await there.guest("Bob")
            table = await ann.create()
            lines = [await ann.sit(table), await bob.sit(table)]
            await lines[1].ask("join")
            await lines[0].ask("start")
            live = live_room(there.rooms, table)
            assert live is not None
            sockets = [one for one in gc.get_objects() if isinstance(one, ServerProtocol)]
            assert len(sockets) == len(lines)
            known = [weakref.ref(one) for one in (live, *sockets)]
            live, sockets = None, []
            for line in lines:
                await line.close()
                there.open.remove(line)
            while live_room(there.rooms, table):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            assert [one() for one in known] == [None] * 3
            again = await ann.sit(table)
            assert (await again.until("sync"))["view"]["phase"] == "playing"

    gc.collect()
    gc.disable()  # reference cycles stay in memory for long, because the server rarely collects them
    try:
        run(story())
    finally:
        gc.enable()


def test_a_visitor_arriving_during_eviction_is_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.01)

    async def story() -> None:
        async with served(idle_seconds=1, grace_seconds=0) as there:
            ann = await there.guest("Ann")
            table = await ann.create()
            put_away = asyncio.Event()

            async def slow(_person: str) -> Ears:
                while not put_away.is_set():
                    await asyncio.sleep(0.01)
                    if not live_room(there.rooms, table):
                        put_away.set()
                return Ears()

            monkeypatch.setattr(there.rooms, "ears", slow)
            line = await ann.sit(table)
            assert (await line.until("sync"))["view"]["phase"] == "lobby"
            assert put_away.is_set()

    run(story())


def test_a_table_taken_over_while_opening_is_dropped() -> None:
    async def story() -> None:
        store, now = MemoryStore(), [1_000_000]
        keys, settings = await Keys.of(store), Settings(**FREE)
        first, other, slow = [
            Rooms(store, keys, NoThinkers(), settings, owner=f"{name}@host:{port}", now=lambda: now[0])
            for port, name in enumerate(("first", "other", "slow"))
        ]
        await store.people.save("ann", write_facts(Facts("Ann")), 0)
        ann = Visitor("ann", name="Ann")
        key = keys.key_at("t1", ann)
        await first.create(tables.Create(key, "Ann", "t1", "gold_ahoi", 2, bots={1: 1}), ann)
        room = await first.room("t1")
        setup = deal(room.table.game, pieces=room.table.pieces)
        await room.do(tables.Start(key, setup.shuffles, setup.first))
        await first.stop()
        honest = store.load

        async def load(match: str) -> tuple[bytes, ...]:
            found = await honest(match)
            store.load = honest  # type: ignore[method-assign]
            now[0] += 60_000  # it stood still so long that it counts as dead
            await other.room("t1")
            return found

        store.load = load  # type: ignore[method-assign]
        with pytest.raises(Elsewhere, match="other"):
            await slow.room("t1")
        assert live_room(slow, "t1") is None
        await asyncio.gather(other.stop(), slow.stop())

    run(story())
