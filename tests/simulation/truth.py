"""The content of the store, folded independently of the server; every byte that is sent is checked against it.

A message is correct only if its events are durable when it is sent. So the order is checked, too: persist, acknowledge,
broadcast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.json import decode, encode

from goldhook import table as tables
from goldhook.core.game import Json
from goldhook.server.wire import messages as wire
from goldhook.server.wire.patches import patched
from goldhook.store import MemoryStore
from goldhook.table import Table, Viewer
from goldhook.table.events import AnyEvent, Joined, from_json

#: Commands that may be done without anything happening: there was nothing to do.
MAY_BE_NOTHING = ("fill_with_bots", "leave", "chat", "mute")


class Ways:
    """The connections on which each command arrived, and who has muted whom; shared by all connections."""

    def __init__(self) -> None:
        #: All errors found.
        self.wrong: list[str] = []
        self.asked: dict[tuple[str, str], Json] = {}
        self.lines: dict[tuple[str, str], set[Ear]] = {}
        self.muted: dict[str, set[str]] = {}


class Shown(NamedTuple):
    """A whole table as a viewer sees it: the view as bytes, the legal actions, the aid."""

    view: bytes
    legal: list[str]
    aid: Json


class TableTruth:
    """One table after each of its events, and what each viewer may learn of them."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.tables: list[Table] = []
        self.events: list[AnyEvent] = []
        #: By viewer: their messages, number by number.
        self.told: dict[Viewer, list[bytes]] = {}
        #: By viewer, number by number: the person and the command that caused it.
        self.causes: dict[Viewer, list[tuple[str, str]]] = {}
        #: The answer to each command of each person, and the write that contains it.
        self.answers: dict[tuple[str, str], int] = {}
        self._writes: dict[tuple[str, str], int] = {}
        self._write = 0
        self._views: dict[tuple[int, Viewer], Shown] = {}

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def add(self, events: Sequence[AnyEvent]) -> None:
        """Add events that are now durable, written together."""
        self._write += 1
        for event in events:
            before = self.tables[-1] if self.tables else None
            after = tables.evolve(before, event)
            self.tables.append(after)
            self.events.append(event)
            for viewer in (None, *range(after.players)):
                message = tables.told(before, event, after, viewer)
                if message is not None:
                    heard = self.told.setdefault(viewer, [])
                    heard.append(wire.told(message))
                    self.causes.setdefault(viewer, []).append((event.by, event.cmd))
                    assert message["n"] == len(heard) == tables.number_of(after, viewer)
            if event.cmd:
                who = event.by, event.cmd
                assert self._writes.setdefault(who, self._write) == self._write, f"done twice: {who}"
                self.answers[who] = tables.number_of(after, tables.viewer_of(after, event.by))

    def shows(self, version: int, viewer: Viewer) -> Shown:
        """Return what a viewer sees after a number of events."""
        known = self._views.get((version, viewer))
        if known is None:
            table = self.tables[version - 1]
            legal = [] if viewer is None else tables.legal(table, viewer)
            view, aid = encode(tables.view(table, viewer)), decode(encode(tables.aid(table, viewer)))
            known = self._views[version, viewer] = Shown(view, legal, aid)
        return known


class Truth:
    """All tables in the store."""

    def __init__(self, store: MemoryStore, ways: Ways) -> None:
        self._store, self._ways = store, ways
        self.at: dict[str, TableTruth] = {}

    def written(self, match: str, bodies: Sequence[bytes]) -> None:
        """Add events at the very moment at which they are durable."""
        names = {name.key: name.text for name in self._store._world.tables[match].names.values()}
        events = [
            event._replace(name=names.get(event.name, "")) if isinstance(event, Joined) else event
            for event in map(from_json, map(decode, bodies))
        ]
        try:
            self.at.setdefault(match, TableTruth(match)).add(events)
        except AssertionError as error:
            self._ways.wrong.append(str(error))


class Ear:
    """Everything sent on one connection, in the server's order; anything wrong is an error."""

    def __init__(
        self, truth: TableTruth, key: str, heard: tuple[int, Viewer] | None, codes: frozenset[str], ways: Ways,
        *, views: bool,
    ) -> None:  # fmt: skip
        self._views = views
        self._truth, self._key, self._codes, self._ways = truth, key, codes, ways
        self._heard = heard
        #: The version that the connection has reached, and the viewer and number of its last message.
        self._version = 1
        self._viewer: Viewer = None
        self._n: int | None = None
        #: The last whole view, with all changes since then.
        self._last: Json = {}
        #: May a message repeat what the last whole view already shows?
        self._retold = False
        self._answered: set[str] = set()
        self._muted = set(ways.muted.get(key, ()))

    def asks(self, message: Json) -> None:
        """Note that a command reached the server on this connection."""
        self._ways.asked.setdefault((self._key, message["id"]), message)
        self._ways.lines.setdefault((self._key, message["id"]), set()).add(self)

    def hear(self, line: bytes) -> Json:
        """Check one message and return it."""
        message: Json = decode(line)
        try:
            getattr(self, f"_{message['type']}", self._other)(message, line)
        except AssertionError as error:
            self._ways.wrong.append(str(error)[:2000])
        return message

    def hear_alone(self, message: Json) -> None:
        """Check a separate answer, sent over HTTP."""
        if message["type"] in ("sync", "done", "refused"):
            self.hear(encode(message))

    def _other(self, message: Json, _line: bytes) -> None:
        assert message["type"] in ("watching", "pong", "retry", "again"), message

    def _said(self, message: Json, _line: bytes) -> None:
        author = message["text"].split()[0]
        assert author not in self._muted, f"{self._key} does not want to hear {author}: {message}"

    def _welcome(self, message: Json, _line: bytes) -> None:
        """Check the state of the table in the first message of a connection."""
        viewer = message["viewer"]
        self._find(lambda version: tables.number_of(self._truth.tables[version - 1], viewer) == message["n"], message)
        resumes = self._heard is not None and self._heard[1] == viewer
        self._viewer, self._n = viewer, self._heard[0] if resumes and self._heard else None

    def _sync(self, message: Json, line: bytes) -> None:
        viewer, n = message["viewer"], message["view"]["n"]
        shown = encode(message["view"])

        def fits(version: int) -> bool:
            if tables.number_of(self._truth.tables[version - 1], viewer) != n:
                return False
            there = self._truth.shows(version, viewer)
            seen = (shown, message["legal"], message["aid"])
            return seen == (there if self._views else there._replace(aid={}))

        assert shown in line
        self._find(fits, message)
        self._last = message
        self._retold = self._views and viewer != self._viewer
        self._viewer, self._n = viewer, n

    def _changed(self, message: Json, _line: bytes) -> None:
        """Check that the patch turns the last whole view into the current one."""
        assert self._views, "nobody asked for changes"
        parts: Json = {part: patched(self._last[part], message[part]) for part in ("view", "aid") if part in message}
        now: Json = {**self._last, **parts, "legal": message.get("legal", self._last["legal"])}
        n = now["view"]["n"]
        assert n == self._n, message

        def fits(version: int) -> bool:
            if tables.number_of(self._truth.tables[version - 1], now["viewer"]) != n:
                return False
            there = self._truth.shows(version, now["viewer"])
            return (now["view"], now["legal"], now["aid"]) == (decode(there.view), there.legal, there.aid)

        self._find(fits, now)
        self._last = now

    def _find(self, fits: Callable[[int], bool], message: Json) -> None:
        """Find the version that the message shows, between the connection's last one and the last durable one."""
        for version in range(self._version, len(self._truth.tables) + 1):
            table = self._truth.tables[version - 1]
            if (
                message["viewer"] == tables.viewer_of(table, self._key)
                and message["seats"] == list(tables.seats_of(table, self._key))
                and message["host"] == (self._key == table.host)
                and fits(version)
            ):
                self._version = version
                return
        raise AssertionError(f"no table that is durable looks like this to {self._key}: {message}")

    def _told(self, message: Json, line: bytes) -> None:
        n = message["n"]
        if self._n is None and self._views:
            self._n = n - 1  # the part of the event log that is kept
        assert self._n is not None, f"told before anything else: {message}"
        again = self._retold and n <= self._n  # a page gets the messages about a change of viewer after the new view
        self._retold = again and n < self._n
        assert again or n == self._n + 1, f"a gap on the line after {self._n}: {message}"
        durable = self._truth.told.get(self._viewer, [])
        assert n <= len(durable), f"told before it is durable: {message}"
        assert line == durable[n - 1], f"viewer {self._viewer} may not know this: {message}, but {durable[n - 1]!r}"
        cause = self._truth.causes[self._viewer][n - 1]
        if cause[0] == self._key and self._ways.lines.get(cause) == {self}:
            assert cause[1] in self._answered, f"told before it was acknowledged: {message}"
        self._n = max(n, self._n)

    def _done(self, message: Json, _line: bytes) -> None:
        id_ = message["id"]
        number = self._truth.answers.get((self._key, id_))
        asked = self._ways.asked[self._key, id_]
        if number is None:
            assert asked["type"] in MAY_BE_NOTHING, f"acknowledged, but not durable: {message} {asked}"
        else:
            assert number == message["n"], f"another answer than the first time: {message}, not {number}"
        if asked["type"] == "mute":
            self._muted.add(self._truth.table.chairs[asked["seat"]].name)
            self._ways.muted.setdefault(self._key, set()).update(self._muted)
        self._answered.add(id_)

    def _hinted(self, message: Json, _line: bytes) -> None:
        versions = range(self._version, len(self._truth.tables) + 1)
        fits = any(message["action"] in self._truth.shows(version, self._viewer).legal for version in versions)
        assert fits, f"a hint that is not legal: {message}"

    def _refused(self, message: Json, _line: bytes) -> None:
        code, id_ = message["code"], message["id"]
        assert code in self._codes, f"a refusal without a sentence: {message}"
        # A vote may be refused, time out again, and count when it is repeated; then the refusal can arrive last.
        if code not in ("too_fast", "message_unreadable", "nothing_to_vote"):
            assert (self._key, id_) not in self._truth.answers, f"refused, but durable: {message}"
