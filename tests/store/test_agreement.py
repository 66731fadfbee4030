"""Three stores, one contract: all three give the same answers, whatever the requests and their order."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import asyncpg
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from goldhook.store import PEOPLE as PEOPLE_TALLY
from goldhook.store import (
    Addition,
    Block,
    Change,
    Circle,
    Digest,
    Lease,
    Match,
    MemoryStore,
    Mute,
    Outcome,
    PuzzleAttempt,
    Result,
    SqliteStore,
    Status,
    Store,
    StoreError,
    Tournament,
    Wanted,
)
from goldhook.store.postgres import PostgresStore

pytestmark = pytest.mark.slow

# Few of each, so that they meet.
MATCHES = st.sampled_from(["m1", "m2", "m3", "no-such"])
PEOPLE = st.sampled_from(["anna", "ben", "cleo", "nobody"])
KEYS = st.sampled_from(["0", "1", "host"])
OWNERS = st.sampled_from(["server-1", "server-2", "server-3"])
STATUS: st.SearchStrategy[Status] = st.sampled_from(["open", "running", "over"])
DIGESTS = st.sampled_from([Digest(bytes([number]) * 32) for number in range(4)])
TIMES = st.integers(0, 6)
BODIES = st.binary(max_size=20)
CHANGES = st.builds(Change, st.none() | STATUS, st.none() | st.booleans(), st.none() | BODIES)
NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=8)
LIMITS = st.integers(0, 4)
CIRCLES = st.sampled_from(["c1", "c2"])
TOURNAMENTS = st.sampled_from(["t1", "t2"])
OUTCOMES: st.SearchStrategy[Outcome] = st.sampled_from(["won", "drawn", "lost"])
SMALL = st.integers(0, 2)
ROWS = st.lists(
    st.builds(Result, SMALL, KEYS, st.none() | PEOPLE, SMALL, SMALL, OUTCOMES, st.integers(-9, 9), st.just("") | KEYS),
    max_size=3,
    unique_by=lambda row: row.seat,
)
ADDITIONS = st.builds(Addition, st.sampled_from([PEOPLE_TALLY, "anna", "ben"]), SMALL, SMALL, KEYS, st.integers(-9, 9))
ATTEMPTS = st.builds(PuzzleAttempt, st.sampled_from(["gold_ahoi", "silver_gold"]), KEYS, st.booleans(), TIMES)
WANTED = st.builds(
    Wanted, st.sampled_from(["", "gold_ahoi", "chess"]), st.just("") | OUTCOMES, st.none() | SMALL, st.booleans()
)

Ask = Callable[[Store], Awaitable[Any]]


class Agreement(RuleBasedStateMachine):
    """The three stores side by side."""

    run: ClassVar[Callable[[Awaitable[Any]], Any]]
    postgres: ClassVar[PostgresStore]
    wipe: ClassVar[Callable[[], Awaitable[None]]]

    def __init__(self) -> None:
        super().__init__()
        type(self).run(type(self).wipe())
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name, "goldhook.db")
        self.sqlite = self.open_file()
        self.memory = MemoryStore()
        self.versions = dict.fromkeys(("m1", "m2", "m3", "no-such"), 0)
        self.leases: list[Lease] = []
        self.seen: list[Match] = []
        self.all(lambda store: store.matches.create("m1", "gold_ahoi", b"{}", 0, listed=True))
        for person in ("anna", "ben"):
            self.all(lambda store, person=person: store.people.save(person, b"{}", 0))  # type: ignore[misc]

    def all(self, ask: Ask) -> Any:
        """Ask all three stores; return their common answer."""
        memory, sqlite, postgres = (
            type(self).run(answer(ask, store)) for store in (self.memory, self.sqlite, type(self).postgres)
        )
        assert memory == sqlite, "memory, SQLite"
        assert memory == postgres, "memory, PostgreSQL"
        return memory

    def open_file(self) -> SqliteStore:
        store: SqliteStore = type(self).run(SqliteStore.open(self.path))
        store._engine._writing.execute("PRAGMA synchronous = OFF")  # no test crashes the machine
        return store

    def teardown(self) -> None:
        self.all(whole)
        type(self).run(self.sqlite.close())
        self.folder.cleanup()

    @rule()
    def look_at_everything(self) -> None:
        self.all(whole)

    @rule()
    def reopen(self) -> None:
        """Reopen the file: everything acknowledged is in it."""
        type(self).run(self.sqlite.close())
        self.sqlite = self.open_file()


class AtTheTable(Agreement):
    """Matches, events and owners."""

    # --- events ---------------------------------------------------------------------------------------------------

    @rule(match=MATCHES, events=st.lists(BODIES, max_size=3), off=st.sampled_from([0, 0, 0, -1, 1]), at=TIMES,
          change=CHANGES, which=st.integers(0, 3), data=st.data())  # fmt: skip
    def append(
        self, match: str, events: list[bytes], off: int, at: int, change: Change, which: int, data: st.DataObject
    ) -> None:
        mine = [lease for lease in self.leases if lease.match == match]
        lease = data.draw(st.sampled_from(mine[-3:])) if which and mine else None
        expected = max(0, self.versions[match] + off)
        told = self.all(lambda store: store.append(match, expected, events, at=at, lease=lease, change=change))
        if isinstance(told, int):
            self.versions[match] = told

    @rule(match=MATCHES)
    def load(self, match: str) -> None:
        self.all(lambda store: store.load(match))

    # --- matches --------------------------------------------------------------------------------------------------

    @rule(match=st.sampled_from(["m1", "m2", "m3"]), facts=BODIES, created=TIMES, listed=st.booleans())
    def create(self, match: str, facts: bytes, created: int, listed: bool) -> None:
        self.all(lambda store: store.matches.create(match, "silver_gold", facts, created, listed=listed))

    @rule(status=STATUS, limit=LIMITS, page=st.booleans())
    def lobby(self, status: Status, limit: int, page: bool) -> None:
        before = self.seen[-1] if page and self.seen else None
        self.seen += self.all(lambda store: store.matches.lobby(status, limit=limit, before=before))

    @rule(status=STATUS, before=TIMES, limit=LIMITS)
    def idle(self, status: Status, before: int, limit: int) -> None:
        self.all(lambda store: store.matches.idle(status, before=before, limit=limit))

    @rule(match=MATCHES)
    def discard(self, match: str) -> None:
        self.all(lambda store: store.matches.discard(match))
        self.versions[match] = 0
        self.leases = [lease for lease in self.leases if lease.match != match]

    # --- owners ---------------------------------------------------------------------------------------------------

    @rule(match=MATCHES, owner=OWNERS, ttl=st.integers(1, 3), now=TIMES)
    def claim(self, match: str, owner: str, ttl: int, now: int) -> None:
        told = self.all(lambda store: store.leases.claim(match, owner, ttl, now=now))
        if isinstance(told, Lease):
            self.leases.append(told)

    @rule(owner=OWNERS, ttl=st.integers(1, 3), now=TIMES)
    def renew(self, owner: str, ttl: int, now: int) -> None:
        self.all(lambda store: store.leases.renew(owner, ttl, now=now))

    @rule(data=st.data())
    def release(self, data: st.DataObject) -> None:
        if self.leases:
            lease = data.draw(st.sampled_from(self.leases))
            self.all(lambda store: store.leases.release(lease))

    @rule(owner=OWNERS)
    def resign(self, owner: str) -> None:
        self.all(lambda store: store.leases.resign(owner))

    @rule(match=MATCHES, now=TIMES, limit=LIMITS)
    def who_owns(self, match: str, now: int, limit: int) -> None:
        self.all(lambda store: store.leases.holder(match, now=now))
        self.all(lambda store: store.leases.lapsed(now=now, limit=limit))


class Around(Agreement):
    """People, names, codes and tokens."""

    @rule(match=MATCHES)
    def discard(self, match: str) -> None:
        self.all(lambda store: store.matches.discard(match))

    @rule(match=st.sampled_from(["m1", "m2", "m3"]), created=TIMES)
    def create(self, match: str, created: int) -> None:
        self.all(lambda store: store.matches.create(match, "gold_ahoi", b"{}", created))

    @rule(person=st.sampled_from(["anna", "ben", "cleo"]), facts=BODIES, at=TIMES)
    def save(self, person: str, facts: bytes, at: int) -> None:
        self.all(lambda store: store.people.save(person, facts, at))

    @rule(match=st.sampled_from(["m1", "m2", "m3"]))
    def finish(self, match: str) -> None:
        found = self.all(lambda store: store.matches.find(match))
        if found:
            self.all(lambda store: store.append(match, found.version, [b"x"], at=1, change=Change("over")))

    @rule(match=MATCHES, ended=TIMES, rows=ROWS, added=st.lists(ADDITIONS, max_size=4))
    def settle(self, match: str, ended: int, rows: list[Result], added: list[Addition]) -> None:
        self.all(lambda store: store.results.settle(match, ended, rows, added))

    @rule(person=PEOPLE, limit=LIMITS, page=st.booleans(), wanted=WANTED)
    def of_person(self, person: str, limit: int, page: bool, wanted: Wanted) -> None:
        before = self.seen[-1] if page and self.seen else None
        asked: dict[str, Any] = {"limit": limit, "before": before, "wanted": wanted}
        self.seen += self.all(lambda store: store.matches.of_person(person, **asked))

    @rule(person=PEOPLE)
    def forget(self, person: str) -> None:
        self.all(lambda store: store.people.forget(person))

    @rule(match=MATCHES, key=KEYS, person=PEOPLE, text=NAMES)
    def put_name(self, match: str, key: str, person: str, text: str) -> None:
        self.all(lambda store: store.names.put(match, key, person, text))

    @rule(match=MATCHES, key=KEYS)
    def drop_name(self, match: str, key: str) -> None:
        self.all(lambda store: store.names.drop(match, key))

    @rule(person=PEOPLE, id_=KEYS, other=PEOPLE, mark=KEYS, name=NAMES, at=TIMES)
    def block(self, person: str, id_: str, other: str, mark: str, name: str, at: int) -> None:
        self.all(lambda store: store.people.block(person, Block(id_, other, mark, name), at))

    @rule(person=PEOPLE, id_=KEYS)
    def unblock(self, person: str, id_: str) -> None:
        self.all(lambda store: store.people.unblock(person, id_))

    @rule(person=PEOPLE, other=PEOPLE, mark=KEYS, muted=st.booleans())
    def mute(self, person: str, other: str, mark: str, muted: bool) -> None:
        self.all(lambda store: store.people.mute(person, Mute(other, mark, muted)))

    @rule(code=DIGESTS, person=PEOPLE, expires=TIMES)
    def offer(self, code: Digest, person: str, expires: int) -> None:
        self.all(lambda store: store.codes.offer(code, person, expires))

    @rule(code=DIGESTS, now=TIMES)
    def redeem(self, code: Digest, now: int) -> None:
        self.all(lambda store: store.codes.redeem(code, now=now))

    @rule(token=KEYS, secret=DIGESTS, person=PEOPLE, caps=BODIES, created=TIMES)
    def grant(self, token: str, secret: Digest, person: str, caps: bytes, created: int) -> None:
        self.all(lambda store: store.tokens.grant(token, secret, person, caps, created))

    @rule(person=PEOPLE, token=KEYS)
    def revoke(self, person: str, token: str) -> None:
        self.all(lambda store: store.tokens.revoke(person, token))

    @rule(person=PEOPLE, attempts=st.lists(ATTEMPTS, max_size=3))
    def keep_puzzles(self, person: str, attempts: list[PuzzleAttempt]) -> None:
        self.all(lambda store: store.puzzles.keep(person, attempts))

    @rule(person=PEOPLE)
    def drop_puzzles(self, person: str) -> None:
        self.all(lambda store: store.puzzles.drop(person))

    @rule(secret=DIGESTS)
    def bearer(self, secret: Digest) -> None:
        self.all(lambda store: store.tokens.bearer(secret))

    @rule(name=KEYS, value=BODIES)
    def keep(self, name: str, value: bytes) -> None:
        self.all(lambda store: store.keep(name, value))


class InCircles(Agreement):
    """Circles, their members, tournaments and attempts."""

    def __init__(self) -> None:
        super().__init__()
        self.all(lambda store: store.circles.create(Circle("c1", "Friday", "link", 0), "anna"))
        self.all(lambda store: store.circles.add_tournament(Tournament("t1", "c1", "gold_ahoi", 2, 0, 0)))

    @rule(person=st.sampled_from(["anna", "ben", "cleo"]), facts=BODIES, at=TIMES)
    def save(self, person: str, facts: bytes, at: int) -> None:
        self.all(lambda store: store.people.save(person, facts, at))

    @rule(person=PEOPLE)
    def forget(self, person: str) -> None:
        self.all(lambda store: store.people.forget(person))

    @rule(circle=CIRCLES, person=PEOPLE, name=NAMES, at=TIMES)
    def create_circle(self, circle: str, person: str, name: str, at: int) -> None:
        self.all(lambda store: store.circles.create(Circle(circle, name, "link", at), person))

    @rule(circle=CIRCLES, person=PEOPLE, at=TIMES)
    def join(self, circle: str, person: str, at: int) -> None:
        self.all(lambda store: store.circles.join(circle, person, at))

    @rule(circle=CIRCLES, person=PEOPLE)
    def leave(self, circle: str, person: str) -> None:
        self.all(lambda store: store.circles.leave(circle, person))

    @rule(circle=CIRCLES, link=st.just("") | KEYS)
    def set_link(self, circle: str, link: str) -> None:
        self.all(lambda store: store.circles.set_link(circle, link))

    @rule(tournament=TOURNAMENTS, circle=CIRCLES, at=TIMES)
    def add_tournament(self, tournament: str, circle: str, at: int) -> None:
        self.all(lambda store: store.circles.add_tournament(Tournament(tournament, circle, "gold_ahoi", 2, 0, at)))

    @rule(tournament=TOURNAMENTS)
    def drop_tournament(self, tournament: str) -> None:
        self.all(lambda store: store.circles.drop_tournament(tournament))

    @rule(tournament=TOURNAMENTS, round_=SMALL, person=PEOPLE, seat=SMALL)
    def offer(self, tournament: str, round_: int, person: str, seat: int) -> None:
        self.all(lambda store: store.circles.offer(tournament, round_, person, seat))

    @rule(tournament=TOURNAMENTS, round_=SMALL, person=PEOPLE)
    def withdraw(self, tournament: str, round_: int, person: str) -> None:
        self.all(lambda store: store.circles.withdraw(tournament, round_, person))

    @rule(tournament=TOURNAMENTS, round_=SMALL, match=MATCHES, person=PEOPLE, seat=SMALL, against=st.none() | PEOPLE)
    def begin(self, tournament: str, round_: int, match: str, person: str, seat: int, against: str | None) -> None:
        if person != against:
            self.all(lambda store: store.circles.begin(tournament, round_, match, person, seat, against))

    @rule(match=st.sampled_from(["m1", "m2", "m3"]), listed=st.booleans(), person=PEOPLE)
    def play(self, match: str, listed: bool, person: str) -> None:
        self.all(lambda store: store.matches.create(match, "gold_ahoi", b"{}", 1, listed=listed))
        self.all(lambda store: store.names.put(match, "0", person, "Name"))

    @rule(match=MATCHES, ended=TIMES, rows=ROWS)
    def settle(self, match: str, ended: int, rows: list[Result]) -> None:
        self.all(lambda store: store.results.settle(match, ended, rows, ()))


async def answer(ask: Ask, store: Store) -> Any:
    """Return a store's answer; an error is an answer, too."""
    try:
        return await ask(store)
    except StoreError as error:
        return error


async def whole(store: Store) -> list[Any]:
    """Return everything that can be read from a store."""
    told: list[Any] = []
    for match in ("m1", "m2", "m3"):
        told.append(await store.matches.find(match))
        with suppress(StoreError):
            told += [await store.names.at(match), await store.load(match)]
    for person in ("anna", "ben", "cleo"):
        told += [await store.people.find(person), await store.tokens.of_person(person)]
        told += [await store.people.blocked_by(person), await store.people.blocking(person)]
        told += [await store.people.blocks_of(person), await store.people.mutes_of(person)]
        told += [await store.results.of_person(person), await store.results.tallies(person)]
        told += [await store.circles.of_person(person), await store.puzzles.of_person(person)]
    matches = ["m1", "m2", "m3", "no-such"]
    told += [await store.results.among(matches), await store.names.among(matches), await store.results.unsettled()]
    told.append(await store.results.tallies(PEOPLE_TALLY))
    for circle in ("c1", "c2"):
        circles = store.circles
        told += [await circles.find(circle), await circles.members(circle), await circles.encounters(circle)]
        told += [await circles.tournaments(circle), await circles.plays(circle), await circles.tables(circle)]
    return told


@pytest.mark.parametrize("machine", [AtTheTable, Around, InCircles])
def test_memory_sqlite_and_postgresql_agree(machine: type[Agreement], postgres: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(PostgresStore.open(postgres, schema="agreement", connections=2))

        async def wipe() -> None:
            connection = await asyncpg.connect(postgres, server_settings={"search_path": "agreement"})
            await connection.execute(
                "TRUNCATE matches, events, people, owners, kept, tallies, circles RESTART IDENTITY CASCADE"
            )
            await connection.close()

        bound = {"run": staticmethod(runner.run), "wipe": staticmethod(wipe), "postgres": store}
        examples = 2 * settings().max_examples  # of the profile, because collisions need many steps
        run_state_machine_as_test(
            type("Machine", (machine,), bound), settings=settings(max_examples=examples, stateful_step_count=40)
        )
        runner.run(store.close())
