"""Routes to look at a match again, moment by moment: one that was played here, or a record's file."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from goldhook import record as records
from goldhook import setfile
from goldhook import table as tables
from goldhook.game import Refusal
from goldhook.server.compressed import compressed
from goldhook.server.http import raw_body, services_of
from goldhook.server.replays import Played
from goldhook.server.tables_api import read_by


async def of_table(request: Request) -> Response:
    """A finished match, moment by moment; refused before the end."""
    services, table = services_of(request), await read_by(request)
    match = Played(tables.finished_record(table), tuple(chair.name for chair in table.chairs))
    services.check_pace(request.scope)
    replay = await services.replays.of(match, table.id, services.address(request.scope))
    return await compressed(request, replay, "application/json", {"Cache-Control": "no-cache"})


async def of_record(request: Request) -> Response:
    """The same for a record of one's own, sent as JSON; of a match that is not over, as far as it goes."""
    services, raw = services_of(request), await raw_body(request)
    services.check_pace(request.scope)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file_not_text", file="record") from None
    match = await asyncio.to_thread(_read, text)
    replay = await services.replays.of(match, address=services.address(request.scope))
    return await compressed(request, replay, "application/json")


def _read(text: str) -> Played:
    match = records.from_json(setfile.read_json(text, "record"), "record")
    return Played(match, ("",) * match.setup.players, drawn=match.setup.pieces != match.game.house())
