"""A live table: it handles one command after the other, and always saves, then acknowledges, then broadcasts.

`table` matches the store: it is replaced only when the events are durable. Events that the store does not confirm are
neither acknowledged nor broadcast; the room then reads its table again before it continues.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from goldhook import table as tables
from goldhook.bots.levels import MASTER
from goldhook.core.game import Refusal
from goldhook.server.live.attendance import Attendance
from goldhook.server.live.audience import Audience, check_may_look
from goldhook.server.live.bots_at_table import BotsAtTable
from goldhook.server.live.chat import Chatter
from goldhook.server.live.hints import Hints, hinted
from goldhook.server.live.journal import Journal
from goldhook.server.live.moderation import Standing
from goldhook.server.live.translation import command_of
from goldhook.server.live.visits import Heard, Visit
from goldhook.server.live.waiting import Absences, Alarm
from goldhook.server.wire import messages as wire
from goldhook.store import ConnectionLost, StaleOwner, StoreError
from goldhook.table import Command, Table
from goldhook.table.events import AnyEvent, Rematched, is_open
from goldhook.table.state import OVER, PLAYING

if TYPE_CHECKING:
    from goldhook.server.live.rooms import Rooms

#: Milliseconds before a client should retry after a store error.
AGAIN = 500

Answer = Callable[[bytes], None]


class Room:
    """Room: one live table and its connections."""

    def __init__(self, rooms: Rooms, journal: Journal, table: Table) -> None:
        self.id = table.id
        self.table = table
        self.audience = Audience(rooms)
        self.gone = False
        self.attendance = Attendance(self.visits, rooms.time, rooms.settings.pause_seconds)
        self._rooms = rooms
        #: Milliseconds that the table is ahead of the server's clock, because it was saved under a faster clock.
        self._ahead = max(0, table.at - rooms.now())
        self.journal = journal
        self._lock = asyncio.Lock()
        self._lost = False
        self._alarm = Alarm()
        self._absences = Absences(rooms.settings.grace_seconds)
        #: How many commands each person has in progress; none of them is zero.
        self._asking: dict[str, int] = {}
        rooms.views.forget(table)
        self.chatter = Chatter(
            self.id, rooms.keys, rooms.now, rooms.chat_paces, rooms.settings.chat_per_minute_per_table
        )
        self._bots = BotsAtTable(rooms.thinkers)
        self._hints = Hints(rooms.thinkers, rooms.recalls)

    def now(self) -> int:
        """Return the time at this table: never earlier than its last event."""
        return self._rooms.now() + self._ahead

    # --- visits ---------------------------------------------------------------------------------------------------

    async def enter(self, visit: Visit, heard: Heard | None = None) -> None:
        """Add a visit; `heard` is the last message of the client's earlier connection."""
        if self._lost or self.gone:
            async with self._lock:
                await self._find()
        check_may_look(self.table, visit.key)
        self._bots.attend(self, visit)
        self.visits.add(visit)
        table, visit.viewer = self.table, tables.viewer_of(self.table, visit.key)
        deaf_to = self.journal.marked_seats(table, self._rooms.keys, visit.ears.closed_to)
        greeting = self.audience.greeting(table, self.now(), visit, heard, deaf_to)
        visit.greet([*greeting, *self.chatter.recent(visit, table)])
        self.audience.count_watchers(table, newcomer=visit)
        self._bots.greet(visit)
        self._absences.end(visit.key)
        if visit.key in table.away:
            self.do(tables.ComeBack(visit.key))
        elif tables.seats_of(table, visit.key):
            self._rooms.spawn(self._list_anew())

    def leave(self, visit: Visit) -> None:
        """Remove a visit. If it was the person's last, they are marked away after a grace period."""
        self.visits.discard(visit)
        self._bots.attend(self, visit)
        self.audience.count_watchers(self.table)
        if visit.key and not self.is_here(visit.key):
            self._absences.expect(self, visit.key)

    def is_here(self, key: str) -> bool:
        """Return whether the person has a connection to this table."""
        return self.audience.is_here(key)

    @property
    def visits(self) -> set[Visit]:
        """Return all connections to this table."""
        return self.audience.visits

    def sync(self, visit: Visit, id_: str = "", *, counted: bool = True) -> bytes:
        """Return the whole table, as this visit may see it."""
        return self.audience.sync(self.table, self.now(), visit, id_, counted=counted)

    # --- commands -------------------------------------------------------------------------------------------------

    async def ask(self, asked: wire.Incoming, visit: Visit, answer: Answer) -> None:
        """Handle a visitor's message; the answer is sent before anything is broadcast."""
        self._bots.attend(self, visit)
        match asked:
            case wire.Ping():
                return answer(wire.encode(wire.Pong(asked.id, self.now())))
            case wire.Look():
                return self._look(asked, visit, answer)
            case wire.Preview():
                return self._preview(asked, visit, answer)
            case wire.Hint():
                return await self._hint(asked, visit, answer)
            case wire.Chat() | wire.React():
                return self._chat(asked, visit, answer)
            case wire.Mute():
                return await self._mute(asked, visit, answer)
        try:
            self._refuse_at_once(asked, visit)
            self._asking[visit.key] = self._asking.get(visit.key, 0) + 1
            try:
                async with self._lock:
                    await self._find()
                    await self._ask(asked, visit, answer)
            finally:
                self._asking[visit.key] -= 1
                if not self._asking[visit.key]:
                    del self._asking[visit.key]
        except Refusal as refusal:
            self._refuse(asked, visit, refusal, answer)
        except StoreError:
            answer(wire.encode(wire.Again(asked.id, AGAIN)))
        return None

    def _refuse_at_once(self, asked: wire.TableCommand, visit: Visit) -> None:
        """Raise a command's refusal without waiting for a command that is being saved.

        Otherwise the response time would reveal that another player is trying something. A person's own commands wait
        for each other: a repeat must not be refused while the first one may still succeed.
        """
        busy = self._lock.locked() or self._asking
        if busy and not (self._lost or self.gone or visit.key in self._asking):
            self._judged(asked, visit)

    def _refuse(self, asked: wire.TableCommand, visit: Visit, refusal: Refusal, answer: Answer) -> None:
        attempt = asked.command in (tables.Act, tables.Undo)
        self._rooms.metrics.refused += not attempt
        answer(wire.refused(asked.id, refusal))
        if refusal.code == "stale" and visit in self.visits:
            visit.hear(self.sync(visit, counted=not attempt))

    def _look(self, asked: wire.Look, visit: Visit, answer: Answer) -> None:
        try:
            check_may_look(self.table, visit.key)
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        return answer(self.sync(visit, asked.id))

    def _preview(self, asked: wire.Preview, visit: Visit, answer: Answer) -> None:
        viewer = tables.viewer_of(self.table, visit.key)
        answer(wire.encode(wire.Previewed(asked.id, tables.gains(self.table, viewer, asked.actions))))

    def ask_beside(self, asked: wire.Hint, visit: Visit, answer: Answer) -> None:
        """Handle a slow request in the background, so that the visitor can continue in the meantime."""
        self._rooms.spawn(self._rooms.shares.run(visit.address, self.ask(asked, visit, answer)))

    async def _hint(self, asked: wire.Hint, visit: Visit, answer: Answer) -> None:
        self._bots.explain(self, MASTER, tables.match_view(self.table, tables.viewer_of(self.table, visit.key)))
        try:
            answer(hinted(asked.id, await self._hints.give(lambda: self.table, visit)))
        except Refusal as refusal:
            answer(wire.refused(asked.id, refusal))

    async def _ask(self, asked: wire.TableCommand, visit: Visit, answer: Answer) -> None:
        key, table = visit.key, self.table
        events = self._judged(asked, visit)
        if events and asked.command is tables.Join:
            await self._rooms.check_welcome(visit, table, self.journal)
        if events and isinstance(events[0], Rematched):
            await self._rooms.prepare_rematch(self.journal, table, events[0])
        await self._happen(events, lambda: answer(self._done(asked.id, key)), visit)

    def _judged(self, asked: wire.TableCommand, visit: Visit) -> list[AnyEvent]:
        """Return the events of a command, none if it is a repeat; raises a Refusal."""
        key, table = visit.key, self.table
        if not key:
            raise Refusal("name_first")
        if asked.id and tables.answer(table, key, asked.id) is not None:
            return []
        check_may_look(table, key)
        if self.journal.worn_out and asked.command not in (tables.Leave, tables.Rematch):
            raise Refusal("table_worn_out")
        command = command_of(asked, table, key, visit.visitor, self._rooms.new_id)
        return tables.decide(table, command, self.now())

    def _done(self, id_: str, key: str) -> bytes:
        """Return the acknowledgement of a command; a repeat gets the same one."""
        number = tables.answer(self.table, key, id_)
        if number is None:
            number = tables.number_of(self.table, tables.viewer_of(self.table, key))
        return wire.encode(wire.Done(id_, number))

    def do(self, command: Command) -> asyncio.Task[bool]:
        """Run a command of the server itself, as soon as the table is free."""
        return self._rooms.spawn(self._do(command))

    async def _do(self, command: Command) -> bool:
        """Run a command and return whether it was done.

        A refusal means that the table has changed in the meantime. Some commands are retried after a store error.
        """
        async with self._lock:
            if self.gone:
                return False
            try:
                await self._find()
                events = tables.decide(self.table, command, self.now())
                await self._happen(events)
                if isinstance(command, tables.Tick) and not events:
                    self._settle()  # the timer was early: set it again
            except Refusal:
                return False
            except StoreError:
                if isinstance(command, tables.Tick | tables.GoAway | tables.ComeBack):
                    asyncio.get_running_loop().call_later(AGAIN / 1000, self.do, command)
                return False
        return True

    # --- save, acknowledge, broadcast -----------------------------------------------------------------------------

    async def _happen(
        self, events: list[AnyEvent], acknowledge: Callable[[], None] | None = None, visit: Visit | None = None
    ) -> None:
        """Save events, then acknowledge, then broadcast. After a StoreError nothing was acknowledged or broadcast."""
        if not events:
            if acknowledge:
                acknowledge()
            return
        tellings = [(self.table, event, tables.evolve(self.table, event)) for event in events[:1]]
        for event in events[1:]:
            tellings.append((tellings[-1][2], event, tables.evolve(tellings[-1][2], event)))
        after = tellings[-1][2]
        try:
            await self.journal.write(events, self.table, after, visit.visitor if visit else None)
        except BaseException as error:
            self._lost = True  # it may or may not be saved: read the table again first
            if isinstance(error, StaleOwner):
                self._rooms.lose(self)
            raise
        before, self.table = self.table, after
        if acknowledge:
            acknowledge()
        self.audience.broadcast(before, tellings, self.now())
        self._rooms.metrics.events += sum(is_open(event) for _, event, _ in tellings)
        if before.phase == PLAYING and after.phase == OVER:
            self._rooms.settling.note()
        self._settle()

    async def _find(self) -> None:
        """After a store error, read the table again and send everyone the whole view."""
        if self.gone:
            raise ConnectionLost("the table was just put away")
        if self._lost:
            self.table = await self.journal.open()
            self._ahead = max(self._ahead, self.table.at - self._rooms.now())
            self._lost = False
            self.audience.sync_all(self.table, self.now())
            self._settle()

    async def _list_anew(self, listed: bool | None = None) -> None:
        """Update the lobby: a table is listed while somebody is here, and not while the server is stopping."""
        async with self._lock:
            with suppress(StoreError, Refusal):
                await self._find()
                await self.journal.list_anew(self.table, listed)

    async def heed(self, person: str, standing: Standing) -> None:
        """Apply a change to a person: to their connections here and their chat."""
        for visit in [visit for visit in self.visits if visit.visitor.person == person]:
            visit.ears = standing.ears
            if refusal := standing.fault(visit.visitor):
                self.audience.dismiss(visit, refusal)
        if not standing.known:
            self.chatter.forget(person)
            self.audience.forget_backlog()
            if person in self.journal.people_at(self.table):
                await self._refresh()

    async def _refresh(self) -> None:
        """Read the table again, because names have changed."""
        async with self._lock:
            self._lost = True
            with suppress(StoreError):
                await self._find()

    # --- time, bots -----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """After every change: set the timer for what is due next, and start the bots that must move."""
        self._alarm.cancel()
        if self.gone:
            return
        due = tables.due(self.table)
        if due is not None:
            self._alarm.set(max(0, due - self.now()), lambda: self.do(tables.Tick()))
        self._bots.ask(self)

    def begin(self) -> None:
        """Start the timers and bots of a room that was just opened."""
        self._settle()
        self._absences.expect_all(self)

    @property
    def quiet(self) -> bool:
        """Return whether the room can leave memory: no connections, nothing due, no bot thinking for somebody."""
        played = self._bots.busy and self.attendance.attended
        return not (self.visits or self._alarm or self._absences or played or self._lock.locked())

    async def stop(self) -> None:
        """Pause the clocks and ask everybody to reconnect, because the server is stopping."""
        if self.table.phase == PLAYING:
            await self._do(tables.Pause())
        await self._list_anew(listed=False)
        self.close(wire.Retry(1_000, "stopping"))

    def close(self, retry: wire.Retry | None) -> None:
        """Close the room: cancel all its work and end its visits."""
        self.gone = True
        self._rooms.views.forget(self.table)
        self._bots.cancel(self.id)
        self._hints.forget()
        self._absences.clear()
        self._alarm.cancel()
        for visit in self.visits:
            visit.end(retry)

    # --- chat -----------------------------------------------------------------------------------------------------

    def _chat(self, asked: wire.Chat | wire.React, visit: Visit, answer: Answer) -> None:
        """Send a chat message or a sign to everybody here; the last messages are kept for those who join soon."""
        if repeated := self.chatter.repeated(asked, visit.key):
            return answer(repeated.answer)
        try:
            check_may_look(self.table, visit.key)
            said = self.chatter.say(asked, visit, self.table, self._done(asked.id, visit.key))
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        answer(said.answer)
        for other in self.visits:
            self.chatter.tell(said, other)
        return None

    async def _mute(self, asked: wire.Mute, visit: Visit, answer: Answer) -> None:
        try:
            check_may_look(self.table, visit.key)
            await self._rooms.changes.mute(self.id, visit.visitor.person, asked)
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        except StoreError:
            return answer(wire.encode(wire.Again(asked.id, AGAIN)))
        return answer(self._done(asked.id, visit.key))
