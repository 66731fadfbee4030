"""Routes about tables: the lobby, creating and viewing a table, commands, the message stream and the record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Annotated, cast
from urllib.parse import parse_qs

from msgspec import Meta, Raw, Struct, field
from msgspec.json import Decoder, decode, encode
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from goldhook import table as tables
from goldhook.core.chance import deal
from goldhook.core.game import Facts, Refusal
from goldhook.games import GAMES
from goldhook.record import HOUSE, MOST_ACTIONS, RecordJson, to_json
from goldhook.server.http import own_sets
from goldhook.server.http.answers import SMALL_BODY, body, decoded, json, raw_body, services_of, somebody, wait
from goldhook.server.http.compressed import compressed
from goldhook.server.http.services import Services
from goldhook.server.http.statuses import status_of
from goldhook.server.live import opening, replays
from goldhook.server.live.people import Visitor, clean_name
from goldhook.server.live.visits import Views
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import Line
from goldhook.server.wire.sockets import heard
from goldhook.store import Match, Name, NoSuchMatch, Status, StoreError
from goldhook.table import Table
from goldhook.table.fold import read_pieces
from goldhook.table.state import LOBBY

#: Seconds between two blank lines of an idle stream.
STREAM_BEAT = 10.0
#: Tables per page of the lobby; and how many pages are read at most to fill one when blocked people's are left out.
PAGE, READS = 50, 4


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished match to play on from: its table, and how many of its actions were done."""

    table: wire.Id
    actions: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `bots` are levels by seat, `seat` is the creator's own seat, null to watch.

    `id` is chosen by the client: a repeated request with the same id returns the same table.
    """

    game: wire.Text
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    name: wire.Text = ""
    #: "house", or a whole set as JSON.
    set: wire.Text | dict[str, object] = HOUSE
    options: Annotated[dict[str, object], Meta(max_length=20)] = field(default_factory=dict)
    bots: Annotated[dict[wire.Whole, wire.Whole], Meta(max_length=8)] = field(default_factory=dict)
    seat: wire.Whole | None = 0
    id: wire.Id = ""
    #: Play on from this moment: game, players, set and the game's options are those of that match.
    play_on: PlayOn | None = None


class _Wanted(NewTable, frozen=True, forbid_unknown_fields=True):
    """The same request, with a set that is not parsed yet."""

    set: Raw = Raw(b'"house"')  # type: ignore[assignment]


class _Sized(Struct):
    """The request's set alone, to measure its length."""

    set: Raw = Raw(b"")


class Opened(Struct, frozen=True):
    """The id of a new table: /t/{table} is its page, /api/tables/{table}/socket its socket."""

    table: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    created: int
    touched: int
    players: int
    free: int
    bots: int
    set: str
    clock: bool
    spectators: bool
    #: Names of the people there; empty for people whose data was deleted.
    names: list[str]


class Lobby(Struct, frozen=True):
    """Tables that wait for players, and matches that can be watched; newest first."""

    open: list[Listed]
    running: list[Listed]
    #: Cursors of the next pages, or null.
    more_open: str | None
    more_running: str | None


_sized, _wanted, _set_name = Decoder(_Sized), Decoder(_Wanted), Decoder(wire.Text)
_command: Decoder[wire.Incoming] = Decoder(wire.INCOMING)
_refused = Decoder(wire.Refused)


def listed(match: Match, names: Sequence[Name]) -> Listed:
    """Return a match as lists show it."""
    facts = decode(match.facts)
    return Listed(
        match.id, match.game, match.status, match.created, match.touched, **facts, names=[name.text for name in names]
    )


async def lobby(request: Request) -> Response:
    """List open tables and running matches, one page of each."""
    services = services_of(request)
    visitor = await services.visitor(request.scope)
    blocked = await services.store.people.blocked_by(visitor.person) if visitor.person else frozenset[str]()
    query = request.query_params
    waiting, more_open = await _page(services, "open", query.get("open_before", ""), blocked)
    running, more_running = await _page(services, "running", query.get("running_before", ""), blocked)
    return json(Lobby(waiting, running, more_open, more_running))


async def _page(
    services: Services, status: Status, before: str, blocked: frozenset[str]
) -> tuple[list[Listed], str | None]:
    """Return one page of tables, without those of blocked people, and the cursor of the next page."""
    store, shown = services.store, list[Listed]()
    last = await store.matches.find(before) if before else None
    if before and last is None:
        raise Refusal("table_unknown")
    for _ in range(READS):
        found = await store.matches.lobby(status, limit=PAGE + 1, before=last)
        for last in found:
            with suppress(NoSuchMatch):  # it has just been deleted
                names = await store.names.at(last.id)
                if blocked & {name.person for name in names if name.person}:
                    continue
                if len(shown) == PAGE:
                    return shown, shown[-1].table
                shown.append(listed(last, names))
        if len(found) <= PAGE:
            return shown, None
    return shown, last.id if last else None


async def create(request: Request) -> Response:
    """Open a table; a repeated request with the same id returns the same table."""
    services = services_of(request)
    visitor = await somebody(request)
    wanted = _read_wanted(await raw_body(request))
    services.check_token(visitor, "create")
    if wanted.id:
        id_ = services.keys.table_of(visitor, wanted.id)
        async with services.one_by_one(id_):  # a concurrent repeat finds the table that the first has opened
            if not await opening.is_open(services.store, id_):
                await _open(request, visitor, wanted, id_)
    else:
        id_ = services.rooms.new_id()
        await _open(request, visitor, wanted, id_)
    return json(Opened(id_), 201, {"Location": f"/t/{id_}"})


def _read_wanted(raw: bytes) -> _Wanted:
    """Decode the request. Only the set may be long: a reader parses it later."""
    if len(raw) - len(bytes(decoded(_sized, raw).set)) > SMALL_BODY:
        raise Refusal("body_too_large", most=SMALL_BODY)
    return decoded(_wanted, raw)


async def _pieces(services: Services, address: str, wanted: _Wanted) -> str | dict[str, object]:
    """Return the set of a new table: "house", or a set that a reader has validated."""
    raw = bytes(wanted.set)
    if not raw.startswith(b"{"):
        return decoded(_set_name, raw)
    if wanted.game not in GAMES:
        raise Refusal("game_unknown", game=wanted.game[:40], known=", ".join(GAMES))
    checked = await services.readers.read(address, own_sets.for_table, wanted.game, raw)
    pieces = decode(checked, type=dict[str, object])
    await asyncio.to_thread(_prepare, wanted.game, pieces)
    return pieces


def _prepare(game: str, pieces: dict[str, object]) -> None:
    """Precompute what the first match with a set needs, in a thread: it takes about fifty milliseconds."""
    law = GAMES[game]
    law.start(deal(law, law.players[0], pieces=read_pieces(law, pieces)))


async def _open(request: Request, visitor: Visitor, wanted: _Wanted, id_: str) -> None:
    services = services_of(request)
    address = services.address(request.scope)
    if not services.new_tables.take(address):
        raise Refusal("too_many_tables", seconds=services.new_tables.wait(address))
    begun = None if wanted.play_on is None else await _begun(request, address, wanted, wanted.play_on)
    if begun is None:
        pieces: str | Facts = await _pieces(services, address, wanted)
        game, players, options = wanted.game, wanted.players, wanted.options
    else:
        pieces, game, players = begun["set"], begun["game"], begun["players"]
        options = {**wanted.options, **begun["options"]}
    name = clean_name(wanted.name or visitor.name) if wanted.seat is not None else ""
    command = tables.Create(
        services.keys.key_at(id_, visitor),
        name,
        id_,
        game,
        players,
        pieces,
        options,
        wanted.bots,
        wanted.seat,
        opening=begun and {"first": begun["first"], "shuffles": begun["shuffles"], "actions": begun["actions"]},
    )
    try:
        async with services.seating(visitor, beside=id_):
            await services.rooms.create(command, visitor, repeatable=bool(wanted.id))
    except StoreError:
        services.new_tables.give_back(address)  # a retry is not counted twice
        raise


async def _begun(request: Request, address: str, wanted: _Wanted, moment: PlayOn) -> RecordJson:
    """Return the beginning of a match that plays on another one, as a record; a reader deals it."""
    services = services_of(request)
    match = tables.finished_record(await _watched(request, moment.table))
    services.check_pace(request.scope)
    dealt = await services.readers.read(address, replays.redealt, replays.pack(match), moment.actions, wanted.seat)
    return cast(RecordJson, decode(dealt))


async def show(request: Request) -> Response:
    """Return the table as the person may see it."""
    services, table = services_of(request), await read_by(request)
    visitor = await services.visitor(request.scope)
    key = services.keys.key_at(table.id, visitor)
    if tables.bots_due(table) and (key == table.host or tables.seats_of(table, key)):
        with suppress(Refusal, StoreError):  # a program may play without a connection: resume paused bots
            await services.peers.ask(table.id, visitor, wire.Ping(), services.address(request.scope))
    return json(tables.view(table, tables.viewer_of(table, key)))


async def read_by(request: Request) -> Table:
    """Return the stored table of a request, without opening it; refuse people who may not watch."""
    return await _watched(request, request.path_params["table"])


async def _watched(request: Request, id_: str) -> Table:
    services = services_of(request)
    table = await services.rooms.read(id_)
    key = services.keys.key_at(id_, await services.visitor(request.scope))
    if table.phase != LOBBY and not tables.may_watch(table, key):
        raise Refusal("watching_forbidden")
    return table


async def pieces(request: Request) -> Response:
    """Return the table's set."""
    table = await read_by(request)
    return await compressed(request, encode(tables.pieces_json(table)), "application/json")


async def record(request: Request) -> Response:
    """Return the record of a finished match; it holds all shuffles, so it is refused before the end."""
    return json(to_json(tables.finished_record(await read_by(request))))


async def command(request: Request) -> Response:
    """Handle one command; the response is the one that a socket would get."""
    services = services_of(request)
    visitor, address = await somebody(request), services.address(request.scope)
    services.check_commands(visitor, address)
    asked = await body(request, _command)
    table = request.path_params["table"]
    async with services.allowed(visitor, asked, table):
        answer = await services.peers.ask(table, visitor, asked, address)
    status, facts = _status(answer)
    return Response(answer, status, wait(status, facts), media_type="application/json")


def _status(answer: bytes) -> tuple[int, dict[str, object]]:
    """Return the HTTP status of a socket's answer, and the facts of a refusal."""
    if answer.startswith(b'{"type":"refused"'):
        refused = _refused.decode(answer)
        return status_of(refused.code), refused.facts
    return 503 if answer.startswith(b'{"type":"again"') else 200, {}


async def stream(request: Request) -> Response:
    """Stream the messages that a socket would get, as NDJSON; blank lines keep the connection alive."""
    services = services_of(request)
    visitor = await services.visitor(request.scope)
    services.check_token(visitor, "stream")
    query = parse_qs(request.url.query, keep_blank_values=True)
    table, address = request.path_params["table"], services.address(request.scope)
    with ExitStack() as counted:
        counted.enter_context(services.line_open(visitor, address))
        views: Views = "whole" if "views" in query else ""  # programs do not have to apply changes
        line = await services.peers.line(table, visitor, heard(query), views=views, address=address)
        return _Stream(line, counted.pop_all().close)


class _Stream(StreamingResponse):
    """An NDJSON response over a connection to a table; both end together."""

    def __init__(self, line: Line, end: Callable[[], None]) -> None:
        headers = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}
        super().__init__(_lines(line), media_type="application/x-ndjson", headers=headers)
        self._line, self._end = line, end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._end()
            await self._line.close()


async def _lines(line: Line) -> AsyncIterator[bytes]:
    """Yield the table's messages; blank lines in between detect a dead connection."""
    waiting = asyncio.ensure_future(line.frame())
    try:
        while True:
            await asyncio.wait([waiting], timeout=STREAM_BEAT)
            if not waiting.done():
                yield b"\n"
                continue
            frame = waiting.result()
            if frame is None:
                return
            yield frame + b"\n"
            waiting = asyncio.ensure_future(line.frame())
    finally:
        waiting.cancel()
