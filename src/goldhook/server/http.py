"""What all HTTP answers have in common: JSON by msgspec, refusals with a status, bodies that end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import Decoder, encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from goldhook.game import Refusal
from goldhook.server import wire
from goldhook.server.people import Visitor
from goldhook.server.services import Services
from goldhook.store import StoreError, is_identifier

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

#: The status of a refusal; all others are 409: understood, but not now, or not so.
STATUS = {
    "message_unreadable": 400,
    "name_first": 401,
    "token_wrong": 401,
    "not_welcome": 403,
    "origin_wrong": 403,
    "host_unknown": 421,
    "watching_forbidden": 403,
    "lan_not_from_here": 403,
    "token_may_not": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "table_unknown": 404,
    "page_unknown": 404,
    "piece_unknown": 404,
    "language_unknown": 404,
    "code_unknown": 404,
    "nobody_there": 404,
    "match_running": 409,
    "hint_unavailable": 503,
    "analysis_unavailable": 503,
    "body_too_large": 413,
    "too_fast": 429,
    "too_many_connections": 429,
    "too_many_tables": 429,
    "too_many_names": 429,
    "too_many_analyses": 429,
    "chat_too_fast": 429,
    "server_stopping": 503,
    "store_unavailable": 503,
}


#: Names in paths and queries that are ids, and what is said where there can be no such thing.
IDS = {
    **dict.fromkeys(("table", "before", "open_before", "running_before"), "table_unknown"),
    **dict.fromkeys(("token", "handle"), "page_unknown"),
}


class Problem(Struct, frozen=True):
    """Why something was not done: a code and its facts; the sentence is `refusal-<code>` of the language files."""

    code: str
    facts: dict[str, Any]


def json(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(encode(data), status, headers, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = STATUS.get(refusal.code, 409)
    return json(Problem(refusal.code, wire.plain_facts(refusal)), status, wait(status, refusal.facts))


def wait(status: int, facts: Mapping[str, object]) -> dict[str, str]:
    """Whoever came too fast, or at a bad moment, is told in how many seconds to come again."""
    return {"Retry-After": str(facts.get("seconds", 1))} if status in (429, 503) else {}


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def body(request: Request, decoder: Decoder[T]) -> T:
    """The body of a request, as the type it has to be."""
    try:
        return decoder.decode(await raw_body(request))
    except wire.Unreadable as error:
        raise Refusal("message_unreadable", why=str(error)[:120]) from None


async def raw_body(request: Request) -> bytes:
    """The bytes of a body, unless there are too many."""
    most = services_of(request).settings.body_bytes
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > most:
                raise Refusal("body_too_large", most=most)
    except ClientDisconnect:
        raise Refusal("message_unreadable", why="disconnected") from None
    return bytes(read)


async def somebody(request: Request) -> Visitor:
    """Who asks; refused if they have no name yet."""
    visitor = await services_of(request).visitor(request.scope)
    if not visitor.person:
        raise Refusal("name_first")
    return visitor


def _check_ids(named: Mapping[str, str]) -> None:
    """Refuse what cannot be an id, before any store is asked for it."""
    for name in IDS.keys() & named.keys():
        if named[name] and not is_identifier(named[name]):
            raise Refusal(IDS[name])


def answering(handler: Handler) -> Handler:
    """Refusals and trouble with the store become answers."""

    async def answer(request: Request) -> Response:
        try:
            _check_ids({**request.query_params, **request.path_params})
            return await handler(request)
        except Refusal as refusal:
            return problem(refusal)
        except StoreError:
            return problem(Refusal("store_unavailable"))

    answer.__name__ = handler.__name__
    answer.__doc__ = handler.__doc__
    return answer
