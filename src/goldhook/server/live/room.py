"""A live table: one command after the other, and the order is law: persist, then acknowledge, then tell.

`table` is always what the store has: it is replaced when the events are durable, not before. Whatever the store does
not confirm is neither acknowledged nor told; the room then reads its table anew before it goes on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from goldhook import table as tables
from goldhook.core.chance import deal
from goldhook.core.game import Json, Refusal
from goldhook.server.live.attendance import Attendance
from goldhook.server.live.backlog import Kept, line_of
from goldhook.server.live.bots_at_table import BotsAtTable
from goldhook.server.live.chat import Chatter
from goldhook.server.live.hints import Hints, hinted
from goldhook.server.live.journal import Journal
from goldhook.server.live.moderation import Standing
from goldhook.server.live.people import Visitor, clean_name
from goldhook.server.live.visits import Heard, Visit
from goldhook.server.live.waiting import Absences, Alarm
from goldhook.server.wire import messages as wire
from goldhook.store import ConnectionLost, StaleOwner, StoreError
from goldhook.table import Command, Table, Viewer
from goldhook.table.events import is_open
from goldhook.table.state import LOBBY, PLAYING

if TYPE_CHECKING:
    from goldhook.server.live.rooms import Rooms

#: Milliseconds after which a client asks again, where the store had trouble.
AGAIN = 500

Answer = Callable[[bytes], None]
#: The table before, what happened, and the table after it.
Telling = tuple[Table, Json, Table]


class Room:
    """One table with everybody who looks at it."""

    def __init__(self, rooms: Rooms, journal: Journal, table: Table) -> None:
        self.id = table.id
        self.table = table
        self.visits: set[Visit] = set()
        self.gone = False
        self.attendance = Attendance(self.visits, rooms.time, rooms.settings.pause_seconds)
        self._rooms = rooms
        #: Milliseconds that the table is ahead of the server's clock: it was written under a clock that was.
        self._ahead = max(0, table.at - rooms.now())
        self.journal = journal
        self._lock = asyncio.Lock()
        self._lost = False
        self._told = Kept()
        self._watching = 0
        self._alarm = Alarm()
        self._absences = Absences(rooms.settings.grace_seconds)
        #: Who has a command under way, and how many.
        self._asking = Counter[str]()
        rooms.views.forget(table)
        self.chatter = Chatter(
            self.id, rooms.keys, rooms.now, rooms.chat_paces, rooms.settings.chat_per_minute_per_table
        )
        self._bots = BotsAtTable(rooms.thinkers)
        self._hints = Hints(rooms.thinkers, rooms.recalls)

    def now(self) -> int:
        """The time at this table: never before the last thing that happened here, and it goes on from there."""
        return self._rooms.now() + self._ahead

    # --- coming and going -----------------------------------------------------------------------------------------

    async def enter(self, visit: Visit, heard: Heard | None = None) -> None:
        """Somebody looks at the table from now on; `heard` is where they were when they were here before."""
        if self._lost or self.gone:
            async with self._lock:
                await self._find()
        self._check_may_look(self.table, visit.key)
        self._bots.attend(self, visit)
        self.visits.add(visit)
        table, visit.viewer = self.table, tables.viewer_of(self.table, visit.key)
        seats, host = tables.seats_of(table, visit.key), visit.key == table.host
        number = tables.number_of(table, visit.viewer)
        deaf_to, now = self.journal.marked_seats(table, self._rooms.keys, visit.ears.closed_to), self.now()
        greeting = [wire.encode(wire.Welcome(wire.PROTOCOL, now, visit.viewer, seats, host, number, deaf_to))]
        told = self._told.to_tell(table, visit.viewer)
        missing = number - heard.n if heard and heard.viewer == visit.viewer else -1
        known = 0 <= missing <= len(told)
        if known or visit.views:  # a page shows the story, as far as it is kept
            greeting += told[len(told) - missing if known else 0 :]
        if visit.views or not known:
            greeting.append(self.sync(visit))
        visit.greet([*greeting, *self.chatter.recent(visit, table)])
        self._count_watchers(newcomer=visit)
        self._bots.greet(visit)
        self._absences.end(visit.key)
        if visit.key in table.away:
            self.do(tables.ComeBack(visit.key))
        elif seats:
            self._rooms.spawn(self._list_anew())

    def leave(self, visit: Visit) -> None:
        """A line is gone. If it was the person's last, they are away after a moment."""
        self.visits.discard(visit)
        self._bots.attend(self, visit)
        self._count_watchers()
        if visit.key and not self.is_here(visit.key):
            self._absences.expect(self, visit.key)

    def is_here(self, key: str) -> bool:
        """Has the person a line to this table?"""
        return any(visit.key == key for visit in self.visits)

    def _check_may_look(self, table: Table, key: str) -> None:
        if table.phase != LOBBY and not tables.may_watch(table, key):
            raise Refusal("watching_forbidden")

    def _count_watchers(self, newcomer: Visit | None = None) -> None:
        """Tell all when the number of those who only look on has changed, and a newcomer if there are any."""
        count = sum(not tables.seats_of(self.table, visit.key) for visit in self.visits)
        line = wire.encode(wire.Watching(count))
        for visit in self.visits:
            if count != self._watching or (count and visit is newcomer):
                visit.hear(line)
        self._watching = count

    def sync(self, visit: Visit, id_: str = "", *, counted: bool = True) -> bytes:
        """The whole table, as this visit may see it."""
        self._rooms.metrics.syncs += counted
        table, viewer = self.table, tables.viewer_of(self.table, visit.key)
        seats, host = tables.seats_of(table, visit.key), visit.key == table.host
        seen: Any = self._rooms.views.of(table, viewer, aid=visit.views)
        return wire.encode(wire.Sync(self.now(), viewer, seats, host, seen.view, seen.legal, seen.aid, id_))

    # --- commands -------------------------------------------------------------------------------------------------

    async def ask(self, asked: wire.Incoming, visit: Visit, answer: Answer) -> None:
        """What a visitor asks; the answer is given before anybody is told."""
        self._bots.attend(self, visit)
        if isinstance(asked, wire.Ping):
            return answer(wire.encode(wire.Pong(asked.id, self.now())))
        if isinstance(asked, wire.Look):
            return self._look(asked, visit, answer)
        if isinstance(asked, wire.Hint):
            return await self._hint(asked, visit, answer)
        if isinstance(asked, wire.Chat):
            return self._chat(asked, visit, answer)
        if isinstance(asked, wire.Mute):
            return await self._mute(asked, visit, answer)
        try:
            self._refuse_at_once(asked, visit)
            self._asking[visit.key] += 1
            try:
                async with self._lock:
                    await self._find()
                    await self._ask(asked, visit, answer)
            finally:
                self._asking -= Counter((visit.key,))
        except Refusal as refusal:
            self._refuse(asked, visit, refusal, answer)
        except StoreError:
            answer(wire.encode(wire.Again(asked.id, AGAIN)))
        return None

    def _refuse_at_once(self, asked: wire.TableCommand, visit: Visit) -> None:
        """Raise the refusal that a command gets while another is being written, without waiting for that one.

        Else the time that a refusal takes would tell that somebody else tries something. A person's own commands wait
        for each other: a repeat must not be refused while the first of its kind may still be done.
        """
        busy = self._lock.locked() or self._asking
        if busy and not (self._lost or self.gone or visit.key in self._asking):
            self._judged(asked, visit)

    def _refuse(self, asked: wire.TableCommand, visit: Visit, refusal: Refusal, answer: Answer) -> None:
        attempt = isinstance(asked, wire.Act | wire.Undo)
        self._rooms.metrics.refused += not attempt
        answer(wire.refused(asked.id, refusal))
        if refusal.code == "stale" and visit in self.visits:
            visit.hear(self.sync(visit, counted=not attempt))

    def _look(self, asked: wire.Look, visit: Visit, answer: Answer) -> None:
        try:
            self._check_may_look(self.table, visit.key)
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        return answer(self.sync(visit, asked.id))

    def ask_beside(self, asked: wire.Hint, visit: Visit, answer: Answer) -> None:
        """What takes a while: whoever asks may go on meanwhile."""
        self._rooms.spawn(self._rooms.shares.run(visit.address, self.ask(asked, visit, answer)))

    async def _hint(self, asked: wire.Hint, visit: Visit, answer: Answer) -> None:
        self._bots.explain(self)
        try:
            answer(hinted(asked.id, await self._hints.give(lambda: self.table, visit)))
        except Refusal as refusal:
            answer(wire.refused(asked.id, refusal))

    async def _ask(self, asked: wire.TableCommand, visit: Visit, answer: Answer) -> None:
        key, table = visit.key, self.table
        events = self._judged(asked, visit)
        if events and isinstance(asked, wire.Join):
            await self._rooms.check_welcome(visit, table, self.journal)
        if events and isinstance(asked, wire.Rematch):
            await self._rooms.prepare_rematch(self.journal, table, events[0])
        await self._happen(events, lambda: answer(self._done(asked.id, key)), visit)

    def _judged(self, asked: wire.TableCommand, visit: Visit) -> list[Json]:
        """Return the events that a command leads to, none if it is a repeat; raises a Refusal."""
        key, table = visit.key, self.table
        if not key:
            raise Refusal("name_first")
        if asked.id and tables.answer(table, key, asked.id) is not None:
            return []
        self._check_may_look(table, key)
        return tables.decide(table, self._command(asked, key, visit.visitor), self.now())

    def _done(self, id_: str, key: str) -> bytes:
        """The answer to a command; a repeat gets the same."""
        number = tables.answer(self.table, key, id_)
        if number is None:
            number = tables.number_of(self.table, tables.viewer_of(self.table, key))
        return wire.encode(wire.Done(id_, number))

    def _command(self, asked: wire.TableCommand, key: str, visitor: Visitor) -> Command:
        """What a visitor asks, in the table's own words."""
        if isinstance(asked, wire.Start):
            setup = deal(self.table.game, self.table.players, pieces=self.table.pieces, options=self.table.agreed.law)
            return tables.Start(key, setup.shuffles, setup.first, asked.id)
        if isinstance(asked, wire.Rematch):
            return tables.Rematch(key, self._rooms.new_id(), asked.lot, asked.id)
        if isinstance(asked, wire.Join):
            return tables.Join(key, clean_name(asked.name or visitor.name), asked.seat, asked.id)
        command: Command = getattr(tables, type(asked).__name__)(by=key, **asdict(asked))
        return command

    def do(self, command: Command) -> asyncio.Task[bool]:
        """A command of the server itself, as soon as the table is free."""
        return self._rooms.spawn(self._do(command))

    async def _do(self, command: Command) -> bool:
        """Was it done? A refusal means that the table has moved on; trouble of the store, that we try again."""
        async with self._lock:
            if self.gone:
                return False
            try:
                await self._find()
                events = tables.decide(self.table, command, self.now())
                await self._happen(events)
                if isinstance(command, tables.Tick) and not events:
                    self._settle()  # the timer was early: wait for the rest
            except Refusal:
                return False
            except StoreError:
                if isinstance(command, tables.Tick | tables.GoAway | tables.ComeBack):
                    asyncio.get_running_loop().call_later(AGAIN / 1000, self.do, command)
                return False
        return True

    # --- persist, acknowledge, tell -------------------------------------------------------------------------------

    async def _happen(
        self, events: list[Json], acknowledge: Callable[[], None] | None = None, visit: Visit | None = None
    ) -> None:
        """Make events durable; then acknowledge; then tell. Raises a StoreError, and nothing has happened."""
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
            self._lost = True  # it may be written or not: look before anything else
            if isinstance(error, StaleOwner):
                self._rooms.lose(self)
            raise
        before, self.table = self.table, after
        if acknowledge:
            acknowledge()
        self._tell(before, tellings)
        self._rooms.metrics.events += sum(is_open(event) for _, event, _ in tellings)
        self._settle()

    def _tell(self, before: Table, tellings: list[Telling]) -> None:
        """Tell every viewer who listens, and keep it for those who were here a moment ago."""
        after = self.table
        same = before.chairs is after.chairs and before.eyes == after.eyes
        same = same and (before.host, before.phase) == (after.host, after.phase)
        turned = () if same else self._turn_eyes()
        viewers: set[Viewer] = {seat for seat, chair in enumerate(after.chairs) if chair.holder}
        viewers.update([visit.viewer for visit in self.visits])
        lines: dict[Viewer, list[bytes]] = {}
        for viewer in viewers:
            said = [(tables.told(past, event, now, viewer), now) for past, event, now in tellings]
            lines[viewer] = heard = [line_of(message, now) for message, now in said if message is not None]
            self._told.keep(viewer, heard)
        self._told.forget_all_but(viewers)
        for visit in self.visits:
            if visit in turned:
                continue
            for line in lines[visit.viewer]:
                visit.hear(line)
            if visit.views and lines[visit.viewer]:
                visit.hear(self.sync(visit, counted=any(is_open(event) for _, event, _ in tellings)))
        for visit in turned:
            visit.hear(self.sync(visit))
            if visit.views:  # a page shows the story: what turned the eyes belongs to it
                for line in lines[visit.viewer]:
                    visit.hear(line)
        if not same:
            self._count_watchers()

    def _turn_eyes(self) -> list[Visit]:
        """Those who look through other eyes from now on: a whole view is due. And some may look no longer."""
        turned = []
        for visit in list(self.visits):
            viewer = tables.viewer_of(self.table, visit.key)
            if self.table.phase != LOBBY and not tables.may_watch(self.table, visit.key):
                self._send_off(visit, Refusal("watching_forbidden"))
            elif viewer != visit.viewer:
                visit.viewer = viewer
                turned.append(visit)
        return turned

    def _send_off(self, visit: Visit, refusal: Refusal) -> None:
        """Somebody may be here no longer."""
        visit.refuse(refusal)
        self.visits.discard(visit)

    async def _find(self) -> None:
        """After trouble with the store: the table as it is written, and everybody sees it whole."""
        if self.gone:
            raise ConnectionLost("the table was just put away")
        if self._lost:
            self.table = await self.journal.open()
            self._ahead = max(self._ahead, self.table.at - self._rooms.now())
            self._lost = False
            self._told.clear()
            self._rooms.views.forget(self.table)
            self._turn_eyes()
            for visit in self.visits:
                visit.hear(self.sync(visit))
            self._count_watchers()
            self._settle()

    async def _list_anew(self, listed: bool | None = None) -> None:
        """A table is offered while somebody is here, and not by a server that stops."""
        async with self._lock:
            with suppress(StoreError, Refusal):
                await self._find()
                await self.journal.list_anew(self.table, listed)

    async def heed(self, person: str, standing: Standing) -> None:
        """What is known of a person has changed: it holds for the lines that they have here, and for what they said."""
        for visit in [visit for visit in self.visits if visit.visitor.person == person]:
            visit.ears = standing.ears
            if refusal := standing.fault(visit.visitor):
                self._send_off(visit, refusal)
        if not standing.known:
            self.chatter.forget(person)
            self.forget_told()
            if person in self.journal.people_at(self.table):
                await self._refresh()

    def forget_told(self) -> None:
        """Nobody is told once more who was here, also if they left: who comes back sees the table as it is."""
        self._told.clear()

    async def _refresh(self) -> None:
        """Names have changed: read them anew."""
        async with self._lock:
            self._lost = True
            with suppress(StoreError):
                await self._find()

    # --- time, bots -----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """After everything that happens: when does time bring something, and which bot has to move?"""
        self._alarm.cancel()
        if self.gone:
            return
        due = tables.due(self.table)
        if due is not None:
            self._alarm.set(max(0, due - self.now()), lambda: self.do(tables.Tick()))
        self._bots.ask(self)

    def begin(self) -> None:
        """The room is open: let time and bots go on."""
        self._settle()
        self._absences.expect_all(self)

    @property
    def quiet(self) -> bool:
        """Nobody looks, nothing is due, no bot thinks for somebody: it can leave memory and come back on demand."""
        played = self._bots.busy and self.attendance.attended
        return not (self.visits or self._alarm or self._absences or played or self._lock.locked())

    async def stop(self) -> None:
        """The server stops: clocks stand still from now on, and everybody is asked to come back."""
        if self.table.phase == PLAYING:
            await self._do(tables.Pause())
        await self._list_anew(listed=False)
        self.close(wire.Retry(1_000, "stopping"))

    def close(self, retry: wire.Retry | None) -> None:
        """The room leaves memory."""
        self.gone = True
        self._rooms.views.forget(self.table)
        self._bots.cancel(self.id)
        self._hints.forget()
        self._absences.clear()
        self._alarm.cancel()
        for visit in self.visits:
            visit.end(retry)

    # --- chat -----------------------------------------------------------------------------------------------------

    def _chat(self, asked: wire.Chat, visit: Visit, answer: Answer) -> None:
        """Chat is not stored: it is told to who is here, and to who comes soon."""
        if repeated := self.chatter.repeated(asked, visit.key):
            return answer(repeated.answer)
        try:
            self._check_may_look(self.table, visit.key)
            said = self.chatter.say(asked, visit, self.table, self._done(asked.id, visit.key))
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        answer(said.answer)
        for other in self.visits:
            self.chatter.tell(said, other)
        return None

    async def _mute(self, asked: wire.Mute, visit: Visit, answer: Answer) -> None:
        try:
            self._check_may_look(self.table, visit.key)
            await self._rooms.changes.mute(self.id, visit.visitor.person, asked)
        except Refusal as refusal:
            return answer(wire.refused(asked.id, refusal))
        except StoreError:
            return answer(wire.encode(wire.Again(asked.id, AGAIN)))
        return answer(self._done(asked.id, visit.key))
