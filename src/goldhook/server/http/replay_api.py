"""Routes to replay a match, moment by moment: one that was played here, or a record file."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from goldhook import table as tables
from goldhook.server.http.answers import raw_body, services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.http.tables_api import read_by


async def of_table(request: Request) -> Response:
    """Return a finished match, moment by moment; refused before the end."""
    services, table = services_of(request), await read_by(request)
    match, names = tables.finished_record(table), tuple(chair.name for chair in table.chairs)
    services.check_pace(request.scope)
    replay = await services.replays.of_table(services.address(request.scope), table.id, match, names)
    return await compressed(request, replay, "application/json", {"Cache-Control": "no-cache"})


async def of_record(request: Request) -> Response:
    """Return the replay of an uploaded record; an unfinished match is replayed as far as it goes."""
    services, raw = services_of(request), await raw_body(request)
    services.check_pace(request.scope)
    replay = await services.replays.of_record(services.address(request.scope), raw)
    return await compressed(request, replay, "application/json")
