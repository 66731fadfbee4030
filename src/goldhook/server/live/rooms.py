"""All live tables of this process: opened on demand, closed when idle, stopped in order.

With PostgreSQL several processes share the tables. Each live table then has one owner, by lease; requests that reach
another process are forwarded to the owner (peers.py).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import TypeVar

from goldhook import table as tables
from goldhook.core.game import AnySetup, Refusal
from goldhook.server.live.daily import Daily
from goldhook.server.live.ears import Ears
from goldhook.server.live.journal import Journal
from goldhook.server.live.moderation import Changes
from goldhook.server.live.opening import open_table
from goldhook.server.live.people import NOBODY, Keys, Visitor, random_id
from goldhook.server.live.results import Settling
from goldhook.server.live.room import Room
from goldhook.server.live.views import Views
from goldhook.server.live.visits import Visit
from goldhook.server.run.clock import Clock
from goldhook.server.run.health import Health
from goldhook.server.run.limits import Paces
from goldhook.server.run.metrics import Metrics
from goldhook.server.run.settings import Settings
from goldhook.server.run.shares import Shares
from goldhook.server.wire import messages as wire
from goldhook.server.work.fair_slots import FairSlots
from goldhook.server.work.thinkers import Thinkers
from goldhook.store import Change, NoSuchMatch, Owned, Status, Store, StoreError, is_identifier
from goldhook.table import Table
from goldhook.table.events import AnyEvent, BotSeated, Joined, Rematched, WentAway
from goldhook.table.state import CLOSED, PLAYING

T = TypeVar("T")
_log = logging.getLogger("goldhook.server.live.rooms")
#: Seconds between two rounds of cleaning up.
SWEEP = 5.0
#: The statuses of tables in the lobby.
_OFFERED: tuple[Status, ...] = ("open", "running")


class Elsewhere(Exception):  # noqa: N818 - a redirect, not an error
    """Another process owns the table."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class Rooms:
    """The live tables of one process."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        thinkers: Thinkers,
        settings: Settings,
        *,
        owner: str = "",
        now: Callable[[], int] | None = None,
    ) -> None:
        self.store, self.keys, self.thinkers, self.settings = store, keys, thinkers, settings
        self.metrics = Metrics()
        #: Milliseconds since 1970; never goes back, even if the system clock does.
        self.now = now or Clock.start()
        self.health = Health(store, settings.free_megabytes)
        #: The name of this process's run, if several processes share the store.
        self.owner = owner
        self.stopping = False
        self.changes = Changes(self)
        self.settling = Settling(store)
        self.daily = Daily(store, keys)
        self.shares = Shares(settings.loop_percent_per_address)
        self.views = Views()
        self.recalls = FairSlots(1)
        per_minute = settings.chat_per_minute_per_address
        #: The chat rate of each address, at all tables.
        self.chat_paces = Paces(per_minute / 60, max(1, per_minute / 4), time.monotonic)
        self._ttl = settings.lease_seconds * 1000
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._tasks = set[asyncio.Task[object]]()
        gauges = self.metrics.gauges
        gauges["tables"] = ("Tables in memory.", lambda: len(self._rooms))
        gauges["visits"] = ("Lines to tables.", lambda: sum(len(room.visits) for room in self._rooms.values()))

    def start(self) -> None:
        """Start the background tasks: cleaning up, listening for changes, settling matches,
        renewing leases.
        """
        self.spawn(self._sweep())
        self.spawn(self.changes.listen())
        self.spawn(self.settling.run())
        if self.owner:
            self.spawn(self._renew())

    async def unlist(self) -> None:
        """Remove from the lobby what a killed server left there; a table is listed again when its players return.

        Processes that share the store skip this: they take over the lapsed tables and notice who is away.
        """
        for status in _OFFERED if not self.owner else ():
            while found := await self.store.matches.lobby(status):
                nothing = Change(listed=False)
                appends = (self.store.append(one.id, one.version, [], at=one.touched, change=nothing) for one in found)
                await asyncio.gather(*appends)

    def time(self) -> float:
        """Return the seconds of the event loop's clock."""
        return asyncio.get_running_loop().time()

    def spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background; errors are logged, and `stop` cancels it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("work beside the tables failed", exc_info=error)

    def new_id(self) -> str:
        """Return a random id for a new table; anyone who knows it may visit the table."""
        return random_id(12)

    # --- opening --------------------------------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """Return the live table; open it if necessary.

        Raises a Refusal if there is no such table, `Elsewhere` if another process owns it.
        """
        room = self._rooms.get(id_)
        if room is not None:
            return room
        if self.stopping:
            raise Refusal("server_stopping")
        if not is_identifier(id_):
            raise Refusal("table_unknown")
        opening = self._opening.get(id_)
        if opening is None:
            opening = self._opening[id_] = asyncio.ensure_future(self._open(id_))
            opening.add_done_callback(lambda _done: self._opening.pop(id_, None))
        return await asyncio.shield(opening)

    async def _open(self, id_: str) -> Room:
        if closing := self._closing.get(id_):
            await asyncio.wait([closing])  # otherwise its lease would be released while we use it
        try:
            lease = None
            if self.owner:
                lease = await self.store.leases.claim(id_, self.owner, self._ttl, now=self.now())
            journal = Journal(self.store, id_, lease)
            table = await journal.open()
        except (NoSuchMatch, ValueError):
            raise Refusal("table_unknown") from None
        except Owned as owned:
            raise Elsewhere(owned.owner) from None
        room = Room(self, journal, table)
        await self._wake(room)
        if room.gone:  # another process has taken it over in the meantime
            return await self._open(id_)
        self._rooms[id_] = room
        room.begin()
        return room

    async def _wake(self, room: Room) -> None:
        """Resume a paused match. If it should have been paused but is not, the server was killed: pause it first."""
        table = room.table
        if table.phase == PLAYING and table.paused is None and tables.due(table) is not None:
            await room.do(tables.Pause(since=table.at))
        if room.table.paused is not None:
            await room.do(tables.Resume())

    async def read(self, id_: str) -> Table:
        """Return the table as stored, without opening it: for read-only requests."""
        room = self._rooms.get(id_)
        if room is not None:
            return room.table
        try:
            return await Journal(self.store, id_, None).read()
        except (NoSuchMatch, ValueError):
            raise Refusal("table_unknown") from None

    async def create(
        self, command: tables.Create, visitor: Visitor, *, repeatable: bool = False, dealt: AnySetup | None = None
    ) -> None:
        """Create a table; it is durable when this returns. With `dealt`, the match starts immediately, as dealt."""
        events = tables.decide(None, command, self.now())
        if dealt is not None:
            start = tables.Start(command.by, dealt.shuffles, dealt.first)
            events += tables.decide(tables.fold(events), start, self.now())
        await open_table(self.store, events, {command.by: visitor}, repeatable=repeatable)
        with suppress(Elsewhere):
            await self.room(command.table)

    async def prepare_rematch(self, journal: Journal, table: Table, rematched: Rematched) -> None:
        """Store the table of a rematch before it is announced: the same people, under new keys."""
        keys = {}
        visitors = {}
        together = await self._together(journal.people_at(table), journal.visitor(rematched.host).person)
        for chair in table.chairs:
            visitor = journal.visitor(chair.holder)
            if visitor.person in together:
                keys[chair.holder] = self.keys.key_at(rematched.table, visitor)
                visitors[keys[chair.holder]] = visitor
        host = keys.get(rematched.host)
        if host is None:  # a host who only watches
            raise Refusal("not_seated")
        events: list[AnyEvent] = []
        for event in tables.successor(table, rematched._replace(host=host)):
            if isinstance(event, Joined | WentAway) and event.person in keys:
                events.append(event._replace(person=keys[event.person]))
            elif isinstance(event, Joined):  # their data was deleted, or they block each other: a bot takes the seat
                events.append(BotSeated(at=event.at, seat=event.seat, level=table.agreed.table.stand_in))
            elif not isinstance(event, WentAway):
                events.append(event)
        await open_table(self.store, events, visitors)

    async def _together(self, others: set[str], host: str) -> set[str]:
        """Return the people who join the host's rematch: no two of them block each other."""
        people = self.store.people
        staying = others - {""} - await people.blocked_by(host) - await people.blocking(host)
        return {one for one in staying if one == host or not await people.blocked_by(one) & staying}

    async def check_welcome(self, visit: Visit, table: Table, journal: Journal) -> None:
        """Refuse a seat to a person who blocks someone at the table, or is blocked by someone there.

        At a listed table only the host may take several seats; a program counts as the person who owns its token.
        """
        person, others = visit.visitor.person, journal.people_at(table)
        if others - {person}:
            people = self.store.people
            apart = await people.blocked_by(person) | await people.blocking(person)
            if apart & others:
                raise Refusal("not_welcome")
        hosts = visit.key == table.host or person == journal.visitor(table.host).person
        if table.agreed.table.open_lobby and person in others and not hosts:
            raise Refusal("one_seat")

    async def ears(self, person: str) -> Ears:
        """Return whose chat the person receives."""
        return await Ears.of(self.store, person)

    async def sitting(self, id_: str, seat: int) -> Visitor:
        """Return who holds a seat, under the name they use there; NOBODY if no person does."""
        room = self._rooms.get(id_)
        journal = room.journal if room else Journal(self.store, id_, None)
        try:
            table = room.table if room else await journal.read()
        except (NoSuchMatch, ValueError):
            raise Refusal("table_unknown") from None
        return journal.sitting(table.chairs[seat]) if 0 <= seat < table.players else NOBODY

    # --- closing --------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Close idle tables every few seconds, and delete tables that were never started after `lobby_hours`."""
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(StoreError):
                await self.health.look_after()
            with suppress(StoreError):
                await self._let_idle_go()
                if self.owner:
                    await self._take_over()
                if rounds % 60 == 0:
                    await self._delete_unused()
            rounds += 1

    async def _take_over(self) -> None:
        """Open the tables whose owner died: clocks and bots continue, and people who do not return are marked away."""
        for id_ in await self.store.leases.lapsed(now=self.now(), limit=1_000):
            with suppress(Refusal, Elsewhere):
                await self.room(id_)

    async def _let_idle_go(self) -> None:
        for room in [room for room in self._rooms.values() if self._may_go(room)]:
            closing = self._closing[room.id] = self.spawn(self._let_go(room))
            await closing

    def _may_go(self, room: Room) -> bool:
        return room.quiet and self.time() - room.attendance.touched >= self.settings.idle_seconds

    async def _let_go(self, room: Room) -> None:
        try:
            if not self._may_go(room):  # somebody came in the meantime
                return
            self._rooms.pop(room.id, None)
            room.close(None)
            with suppress(StoreError):  # other processes forward requests to us until the lease is released
                if room.journal.lease:
                    await self.store.leases.release(room.journal.lease)
            with suppress(StoreError):
                if room.table.phase == CLOSED:
                    await self.store.matches.discard(room.id)
        finally:
            del self._closing[room.id]

    async def _delete_unused(self) -> None:
        if not self.settings.lobby_hours:
            return
        before = self.now() - self.settings.lobby_hours * 3_600_000
        for match in await self.store.matches.idle("open", before=before):
            if match.id in self._rooms or match.id in self._opening:
                continue
            with suppress(Owned, NoSuchMatch):  # people sit at it in another process
                if self.owner:
                    await self.store.leases.claim(match.id, self.owner, self._ttl, now=self.now())
                await self.store.matches.discard(match.id)

    def lose(self, room: Room) -> None:
        """Close a room whose table another process owns now."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.close(wire.Retry(200, "moved"))

    async def _renew(self) -> None:
        """Renew all leases; close the tables that another process has taken over."""
        while True:
            await asyncio.sleep(self._ttl / 3000)
            known = [room for room in self._rooms.values() if room.journal.lease]
            try:
                held = await self.store.leases.renew(self.owner, self._ttl, now=self.now())
            except StoreError:
                continue
            for room in known:
                if room.id not in held:
                    self.lose(room)

    async def stop(self) -> None:
        """Pause clocks, save everything and ask all clients to reconnect. Calling it again does nothing."""
        if self.stopping:
            return
        self.stopping = True
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        await asyncio.gather(*(room.stop() for room in rooms), return_exceptions=True)
        if self.owner:
            with suppress(StoreError):
                await self.store.leases.resign(self.owner)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._rooms.clear()

    @property
    def all(self) -> Collection[Room]:
        """Return every table that is in memory here."""
        return self._rooms.values()
