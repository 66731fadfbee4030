"""Routes to try a decision of a finished match again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder
from starlette.requests import Request
from starlette.responses import Response

from goldhook import table as tables
from goldhook.core.game import Refusal
from goldhook.server.http.answers import body, json, services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.http.tables_api import read_by

#: More digits than any action's number has.
_DIGITS = 6


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """Another action at a decision, and the better one that the analysis found."""

    action: Annotated[str, Meta(max_length=200)]
    better: Annotated[str, Meta(max_length=200)]


_tried = Decoder(Tried)


async def show(request: Request) -> Response:
    """Return a decision of a finished match as its seat saw it, and what each legal move leads to."""
    services, table = services_of(request), await read_by(request)
    match, number = tables.finished_record(table), _number(request)
    services.check_pace(request.scope)
    shown = await services.retries.show(services.address(request.scope), match, number)
    return await compressed(request, shown, "application/json", {"Cache-Control": "no-cache"})


async def judge(request: Request) -> Response:
    """Compare another action at a decision with the played one and the better one."""
    services, table = services_of(request), await read_by(request)
    match, number, tried = tables.finished_record(table), _number(request), await body(request, _tried)
    services.check_pace(request.scope)
    who = services.address(request.scope)
    return json(await services.retries.judge(who, table.id, match, number, tried.action, tried.better))


def _number(request: Request) -> int:
    text: str = request.path_params["number"]
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
        raise Refusal("page_unknown")
    return int(text)
