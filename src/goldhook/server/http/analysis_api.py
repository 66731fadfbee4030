"""The route to an analysis of a finished match."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from goldhook import table as tables
from goldhook.bots.levels import CAPTAIN, MASTER
from goldhook.core.game import Refusal
from goldhook.server.http.answers import services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.http.tables_api import read_by

LEVELS = {str(level): level for level in (CAPTAIN, MASTER)}


async def of_table(request: Request) -> Response:
    """Return the analysis of a finished match, or its progress; poll until it is done."""
    services, table = services_of(request), await read_by(request)
    asked = request.query_params.get("level", str(MASTER))
    if asked not in LEVELS:
        raise Refusal("level_wrong", level=asked[:20], least=CAPTAIN, most=MASTER)
    match, level = tables.finished_record(table), LEVELS[asked]
    if not services.analyses.is_known(table.id, level):
        services.check_pace(request.scope)
    found = services.analyses.ask(table.id, match, level, services.address(request.scope))
    return await compressed(request, found, "application/json")
