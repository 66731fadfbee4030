"""No byte of hidden information, at the socket: everything hidden is dealt anew, and every path gives the same bytes.

The table of a live room is replaced by another world that the viewer cannot tell from it (at_table.other_world). Then
all that a client can ask for is asked in both: sync and aid, events, undo, refusals, the HTTP routes, the bots' stream;
and what the server logs meanwhile is compared, too.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

import goldhook.table
from at_server import Guest, Line, Served, at_table, play_step, run, served
from at_table import other_world
from goldhook.game import Refusal
from goldhook.server import wire
from goldhook.table import Table, Viewer

#: Long after everything: the clock of both worlds.
NOW = 2_000_000_000_000

Worlds = tuple[list[str], list[str]]


class Party:
    """A match in the middle, with everybody's way to it: Ann, Bob, Zoe who watches, and a token each."""

    def __init__(self, server: Served, table: str, guests: list[Guest], tokens: list[str]) -> None:
        self.server, self.table, self.guests, self.tokens = server, table, guests, tokens

    @property
    def room(self) -> Any:
        room = self.server.rooms.live(self.table)
        assert room
        return room

    async def seen(self, world: Table, viewer: Viewer, actions: list[str], log: list[str]) -> list[str]:
        """Every byte that a viewer gets to see of a world, whatever they ask."""
        self.room.table = world
        self.room._told.clear()
        log.clear()
        guest = self.guests[2 if viewer is None else viewer]
        line = await guest.sit(self.table, "?views")
        await line.until("sync")
        await self._ask(line, viewer, actions)
        self.room.table = world
        await self._others_try(world, viewer)
        await line.ask("ping", "end")
        heard = line.raw
        await line.close()
        self.room.table = world
        heard += await self._over_http(guest, viewer)
        await asyncio.sleep(0)
        return [*heard, *log]

    async def _ask(self, line: Line, viewer: Viewer, actions: list[str]) -> None:
        """This and that, much of it refused; what is private to the seat is tried and taken back."""
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
        """Others try something that no one else may notice."""
        for seat in range(world.players):
            if seat != viewer:
                line = await self.guests[seat].sit(self.table)
                sync = await line.look()
                for action in sync["legal"][:2]:
                    if action != "take stack":
                        await line.ask("act", seat=seat, action=action, version=(await line.look())["view"]["n"])
                await line.close()

    async def _over_http(self, guest: Guest, viewer: Viewer) -> list[str]:
        """The same by HTTP: by cookie and by token, and the stream."""
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
        return seen


def is_timeless(record: logging.LogRecord) -> str:
    return f"{record.name} {record.getMessage()}"


class Kept(logging.Handler):
    """What the server logs, as lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("goldhook"):
            self.lines.append(is_timeless(record))


async def compared(game: str, seed: int, moments: int) -> list[Worlds]:
    """What each viewer sees in this world and in the other, at some moments of a match."""
    chance, log = random.Random(seed), list[str]()
    handler = Kept(log)
    logging.getLogger().addHandler(handler)
    found: list[Worlds] = []
    try:
        async with served(grace_seconds=3600) as server:
            table, guests, lines = await at_table(
                server, game, "Ann", "Bob", options={"clock": {"credit": 9, "bank": 90}}
            )
            guests.append(await server.guest("Zoe"))
            tokens = [(await guest.client.post("/api/me/tokens", json={})).json()["secret"] for guest in guests]
            party = Party(server, table, guests, tokens)
            for _ in range(moments):
                for _ in range(chance.randrange(2, 12)):
                    line = chance.choice(lines)
                    if (await line.look())["legal"]:
                        await play_step(line, chance)
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
        party.room.table = here
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
def test_both_worlds_give_the_same_bytes(game: str, seed: int, moments: int) -> None:
    async def look() -> None:
        for here, there in await compared(game, seed, moments):
            assert len(here) > 30
            assert here == there

    run(look())


def leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.view

    def leaky(table: Table, viewer: Viewer) -> Any:
        return honest(table, viewer) | {"set": _secret(table)}

    monkeypatch.setattr(goldhook.table, "view", leaky)


def leak_in_telling(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.told

    def leaky(before: Any, event: Any, after: Table, viewer: Viewer) -> Any:
        message = honest(before, event, after, viewer)
        return message and message | {"name": _secret(after)}

    monkeypatch.setattr(goldhook.table, "told", leaky)


def leak_in_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.decide

    def leaky(table: Any, command: Any, now: int) -> Any:
        try:
            return honest(table, command, now)
        except Refusal as refusal:
            raise Refusal(refusal.code, **refusal.facts, hint=_secret(table) if table else "") from None

    monkeypatch.setattr(goldhook.table, "decide", leaky)


def leak_in_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the order in which legal actions are listed may depend on what is hidden."""
    honest = goldhook.table.legal

    def leaky(table: Table, seat: int) -> list[str]:
        return sorted(honest(table, seat), key=lambda text: crc32((text + _secret(table)).encode()))

    monkeypatch.setattr(goldhook.table, "legal", leaky)


def leak_in_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others have marked may not show in their totals before all have marked."""
    honest = goldhook.table.aid

    def leaky(table: Table, viewer: Viewer) -> Any:
        attempts = [part.tentative for part in table.match.parts] if table.match else []
        return honest(table, viewer) | {"totals": attempts}

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
    """Something that nobody may know: the last shuffle, in order."""
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
