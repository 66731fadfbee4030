"""No byte of hidden information on the socket: everything hidden is dealt again, and every path gives the same bytes.

The table of a live room is replaced by another world that the viewer cannot tell from it (at_table.other_world). Then
the test requests everything a client can in both: sync and aid, events, undo, refusals, hints, the HTTP routes, and the
streams of programs, one of which has a seat. The server's logs are compared, too. A last test has a moving clock:
attempts of others must not show anywhere.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any
from unittest.mock import patch
from zlib import crc32

import httpx
import pytest

import goldhook.table
from at_server import Guest, Line, NoThinkers, Served, at_table, line, live_room, play_step, run, served
from at_table import other_world
from goldhook.core.game import Refusal, seat_of
from goldhook.server.live.hints import Hints
from goldhook.server.live.journal import Journal
from goldhook.server.live.rooms import Rooms
from goldhook.server.wire import messages as wire
from goldhook.server.work.thinkers import Advice, Asker, Question
from goldhook.table import Table, Viewer

#: Long after everything: the clock of both worlds.
NOW = 2_000_000_000_000

Worlds = tuple[list[str], list[str]]


#: The last message of a stream.
END = '{"type":"pong","id":"end","now":0}'


class Mirror(NoThinkers):
    """A hint that echoes the whole question, so that hidden facts in it would show."""

    rooms: Rooms

    async def advise(self, asker: Asker, question: Question) -> Advice:
        room = live_room(self.rooms, asker.id)
        assert room
        action = goldhook.table.legal(room.table, seat_of(question.view))[0]
        return Advice(action, "coins", {"count": crc32(repr(question).encode())})


class Robot(Guest):
    """A program with a person's token, which it uses for every request."""

    def __init__(self, served: Served, name: str, token: str) -> None:
        self.bearer = {"Authorization": f"Bearer {token}"}
        super().__init__(served, name, httpx.AsyncClient(base_url=served.base, headers=self.bearer))
        served.open.append(self.client)

    async def sit(self, table: str, query: str = "") -> Line:
        return await line(self.served, table, query, additional_headers=self.bearer)


async def token_of(guest: Guest) -> str:
    return str((await guest.client.post("/api/me/tokens", json={})).json()["secret"])


class Party:
    """A match in progress with everyone's connections: Ann, Bob's robot, spectator Zoe, and a token each."""

    def __init__(self, server: Served, table: str, guests: list[Guest], tokens: list[str]) -> None:
        self.server, self.table, self.guests, self.tokens = server, table, guests, tokens
        self._tries = 0  # an id that was used before would only bring the old answer

    @property
    def room(self) -> Any:
        room = live_room(self.server.rooms, self.table)
        assert room
        return room

    async def seen(self, world: Table, viewer: Viewer, actions: list[str], log: list[str]) -> list[str]:
        """Return every byte that a viewer can see of a world, whatever they request."""
        self._go_to(world)
        self.room.audience.forget_backlog()
        self.room._hints = Hints(self.server.rooms.thinkers)  # thoughts from another world do not count
        log.clear()
        guest = self.guests[2 if viewer is None else viewer]
        line = await guest.sit(self.table, "?views")
        await line.until("sync")
        await self._ask(line, viewer, actions)
        self._go_to(world)
        await self._others_try(world, viewer)
        await line.ask("ping", "end")
        heard = line.raw
        await line.close()
        self._go_to(world)
        heard += await self._over_http(guest, viewer)
        await asyncio.sleep(0)
        return [*heard, *log]

    def _go_to(self, world: Table) -> None:
        """Switch to another world with the same numbers; no cached view of the previous one may remain."""
        self.room.table = world
        self.server.rooms.views.clear()

    async def _ask(self, line: Line, viewer: Viewer, actions: list[str]) -> None:
        """Send various commands, many of them refused; try private actions of the seat and take them back."""
        await line.ask("hint", "hint")
        version = (await line.look())["view"]["n"]
        for seat in range(self.room.table.players):
            for type_ in ("undo", "confirm"):
                if seat != viewer or type_ == "undo":
                    await line.ask(type_, f"{type_}-{seat}", seat=seat, version=version)
            await line.ask("vote", f"vote-{seat}", seat=seat, skip=True)
        for number, action in enumerate(actions):
            seat = viewer if viewer is not None else 0
            await line.ask("act", f"a{number}", seat=seat, action=action, version=version)
            await line.ask("act", f"s{number}", seat=seat, action=action, version=version - 1)
            version = (await line.look())["view"]["n"]
            await line.ask("undo", f"u{number}", seat=seat, version=version)
            version = (await line.look())["view"]["n"]

    async def _others_try(self, world: Table, viewer: Viewer) -> None:
        """Let others make attempts that no one else may notice."""
        for seat in range(world.players):
            if seat != viewer:
                line = await self.guests[seat].sit(self.table)
                for _ in range(2):
                    sync, self._tries = await line.look(), self._tries + 1
                    for action in [text for text in sync["legal"] if text != "take stack"][:1]:
                        asked = {"seat": seat, "action": action, "version": sync["view"]["n"]}
                        done = await line.ask("act", f"try-{self._tries}", **asked)
                        assert done["type"] == "done", done
                await line.close()

    async def _over_http(self, guest: Guest, viewer: Viewer) -> list[str]:
        """Request the same by HTTP: with cookie and with token, and the stream."""
        seen = []
        base = f"/api/tables/{self.table}"
        for path in ("", "/set", "/record", "/replay", "/analysis", "/invite"):
            answer = await guest.client.get(base + path)
            seen.append(f"{path} {answer.status_code} {answer.text}")
        seen.append((await guest.client.get("/api/lobby")).text)
        seen.append((await guest.client.get("/api/me/matches")).text)
        seat = viewer if viewer is not None else 0
        nonsense = {"type": "act", "seat": seat, "action": "nonsense", "version": 1}
        for command in ({"type": "look"}, nonsense):
            answer = await guest.client.post(f"{base}/commands", json=command)
            seen.append(answer.text)
        token = self.tokens[2 if viewer is None else viewer]
        async with guest.client.stream("GET", f"{base}/stream", headers={"Authorization": f"Bearer {token}"}) as stream:
            lines = stream.aiter_lines()
            seen += [await anext(lines), await anext(lines)]
            seen += await self._posted(guest, viewer) if isinstance(guest, Robot) else []
            await self._others_try(self.room.table, viewer)
            for visit in self.room.visits:
                visit.hear(END.encode())
            while (text := await anext(lines)) != END:
                seen.append(text)
        return seen

    async def _posted(self, robot: Robot, viewer: Viewer) -> list[str]:
        """Return the answers to a program with a seat that makes an attempt and takes it back."""
        seen = []
        for type_ in ("act", "undo"):
            look = await self._post(robot, type="look")
            facts = {"type": type_, "seat": viewer, "version": look.json()["view"]["n"]}
            actions = [text for text in look.json()["legal"] if text != "take stack"]
            action = {"action": actions[0] if actions else "x"} if type_ == "act" else {}
            seen += [look.text, (await self._post(robot, **facts, **action)).text]
        return seen

    async def _post(self, robot: Robot, **command: Any) -> httpx.Response:
        return await robot.client.post(f"/api/tables/{self.table}/commands", json=command)


def is_timeless(record: logging.LogRecord) -> str:
    return f"{record.name} {record.getMessage()}"


class Kept(logging.Handler):
    """Keeps the server's log lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("goldhook"):
            self.lines.append(is_timeless(record))


async def compared(game: str, seed: int, moments: int) -> list[Worlds]:
    """Return the views of each viewer in this world and in the other, at some moments of a match."""
    chance, log = random.Random(seed), list[str]()
    handler = Kept(log)
    logging.getLogger().addHandler(handler)
    found: list[Worlds] = []
    try:
        mirror = Mirror()
        no_past = patch("goldhook.table.views_seen", lambda *_at: ())  # the other world has none that one could replay
        # Bots never answer here, so a bot that only has to confirm must not do so either, in whichever world.
        never = patch("goldhook.server.live.bots_at_table.THOUGHT", 3600)
        async with served(mirror, grace_seconds=3600) as server:
            mirror.rooms = server.rooms
            people = [await server.guest(name) for name in ("Ann", "Bob", "Zoe")]
            tokens = [await token_of(guest) for guest in people]
            guests = [people[0], Robot(server, "Bob", tokens[1]), people[2]]
            options = {"clock": {"credit": 9, "bank": 90}, "open_lobby": True, "hints": True}
            table = await guests[0].create(game, options=options)
            lines = [await guest.sit(table) for guest in guests[:2]]
            await lines[1].ask("join")
            await lines[0].ask("start")
            party = Party(server, table, guests, tokens)
            for _ in range(moments):
                for _ in range(chance.randrange(2, 12)):
                    line = chance.choice(lines)
                    if (await line.look())["legal"]:
                        await play_step(line, chance)
                with no_past, never:
                    found += await _both(party, chance, log)
    finally:
        logging.getLogger().removeHandler(handler)
    return found


async def _both(party: Party, chance: random.Random, log: list[str]) -> list[Worlds]:
    here, honest = party.room.table, party.server.rooms.now
    party.server.rooms.now = lambda: NOW
    found = []
    try:
        for viewer in (None, 0, 1):
            legal = [text for text in goldhook.table.legal(here, viewer or 0) if text != "take stack"]
            actions = [*chance.sample(legal, min(3, len(legal))), "mark P01 a1", "place 0,0 0", "keep P01 P02", "x"]
            there = other_world(here, viewer, chance)
            found.append((await party.seen(here, viewer, actions, log), await party.seen(there, viewer, actions, log)))
    finally:
        party.server.rooms.now = honest
        party._go_to(here)
    return found


@pytest.mark.parametrize(
    ("game", "seed", "moments"),
    [
        ("gold_ahoi", 1, 1),
        pytest.param("gold_ahoi", 2, 4, marks=pytest.mark.slow),
        pytest.param("silver_gold", 1, 4, marks=pytest.mark.slow),
        pytest.param("silver_gold", 2, 4, marks=pytest.mark.slow),
    ],
)
def test_both_worlds_produce_identical_bytes(game: str, seed: int, moments: int) -> None:
    async def look() -> None:
        hints = set[str]()
        for here, there in await compared(game, seed, moments):
            assert len(here) > 30
            assert here == there
            hints.update(text.partition('"id"')[0] for text in here if '"id":"hint"' in text)
        assert '{"type":"hinted",' in hints

    run(look())


# --- a clock that moves -------------------------------------------------------------------------------------------


class Onlookers:
    """Everyone except the person who makes an attempt, with all they can see or request."""

    def __init__(self, table: str, lines: list[Line], guests: list[Guest]) -> None:
        self.table, self.lines, self.guests = table, lines, guests

    async def see(self) -> list[str]:
        """Return everything except the time and the counts of their own requests."""
        seen = []
        for one in self.lines:
            one.heard.clear()
            one._read = 0
            await one.ask("ping")
            seen += [str(message) for message in one.heard if message["type"] != "pong"]
        for guest in self.guests:
            for path in ("/api/lobby", "/api/me/matches", f"/api/tables/{self.table}", "/metrics"):
                text = (await guest.client.get(path)).text
                seen += [row for row in text.splitlines() if not row.startswith("goldhook_requests_total")]
        return seen


@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_attempts_leave_no_visible_trace(game: str) -> None:
    async def look() -> None:
        async with served(grace_seconds=3600) as server:
            table, guests, lines = await at_table(
                server, game, "Ann", "Bob", options={"open_lobby": True, "hints": True}
            )
            zoe = await server.guest("Zoe")
            seat = 0 if (await lines[0].look())["legal"] else 1
            tries = await guests[seat].sit(table, "?views")
            others = Onlookers(table, [lines[1 - seat], await zoe.sit(table)], [guests[1 - seat], zoe])
            sync = await tries.until("sync")
            n, action = sync["view"]["n"], next(text for text in sync["legal"] if text != "take stack")
            clock = [server.rooms.now()]
            server.rooms.now = lambda: clock[0]
            await others.see()
            clock[0] += 5_000
            idle = await others.see()
            assert any('"touched"' in row for row in idle)
            for attempt in range(2):
                clock[0] += 5_000
                for type_, more in (("act", {"action": action}), ("undo", {})):
                    done = await tries.ask(type_, f"{type_}-{attempt}", seat=seat, version=n, **more)
                    assert done["type"] == "done", done
                    n = done["n"]
                    assert await others.see() == idle
            written = await server.rooms.store.matches.find(table)
            journal = Journal(server.rooms.store, table, None)
            await journal.read()
            assert written
            assert journal._touched == written.touched, "nor does it after the table was loaded again"

    run(look())


# --- planted ------------------------------------------------------------------------------------------------------


def leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.view

    def leaky(table: Table, viewer: Viewer) -> Any:
        return honest(table, viewer) | {"set": _secret(table)}

    monkeypatch.setattr(goldhook.table, "view", leaky)


def leak_in_telling(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.told_all

    def leaky(before: Any, event: Any, after: Table, viewers: Any) -> Any:
        messages = honest(before, event, after, viewers)
        return {viewer: message | {"name": _secret(after)} for viewer, message in messages.items()}

    monkeypatch.setattr(goldhook.table, "told_all", leaky)


def leak_in_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.decide

    def leaky(table: Any, command: Any, now: int) -> Any:
        try:
            return honest(table, command, now)
        except Refusal as refusal:
            raise Refusal(refusal.code, **refusal.facts, hint=_secret(table) if table else "") from None

    monkeypatch.setattr(goldhook.table, "decide", leaky)


def leak_in_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a leak: the order of legal actions depends on hidden facts."""
    honest = goldhook.table.legal

    def leaky(table: Table, seat: int) -> list[str]:
        return sorted(honest(table, seat), key=lambda text: crc32((text + _secret(table)).encode()))

    monkeypatch.setattr(goldhook.table, "legal", leaky)


def leak_in_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a leak: totals include the others' marks before all have marked."""
    honest = goldhook.table.aid

    def leaky(table: Table, viewer: Viewer) -> Any:
        attempts = [part.tentative for part in table.match.parts] if table.match else []
        return {**honest(table, viewer), "totals": attempts}

    monkeypatch.setattr(goldhook.table, "aid", leaky)


def leak_in_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = wire.refused

    def leaky(id_: str, refusal: Refusal) -> bytes:
        logging.getLogger("goldhook.server").error("refused %s at %s", id_, LAST[-1])
        return honest(id_, refusal)

    honest_decide = goldhook.table.decide

    def noting(table: Any, command: Any, now: int) -> Any:
        LAST.append(_secret(table) if table else "")
        return honest_decide(table, command, now)

    monkeypatch.setattr(goldhook.table, "decide", noting)
    monkeypatch.setattr(wire, "refused", leaky)


LAST = [""]


def _secret(table: Table) -> str:
    """Return a fact that must stay hidden: the last shuffle, in order."""
    if table.match is None:
        return ""
    return str([list(row) for row in table.match.record.setup.shuffles.values()])


LEAKS = [leak_in_view, leak_in_telling, leak_in_refusal, leak_in_legal, leak_in_aid, leak_in_log]


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        leak(monkeypatch)
        assert any(here != there for here, there in await compared("silver_gold", 1, moments=1))

    run(look())
