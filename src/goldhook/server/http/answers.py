"""What all HTTP answers have in common: JSON by msgspec, refusals with a status, bodies that end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from msgspec.json import Decoder, encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.server.http.services import Services
from goldhook.server.http.statuses import status_of
from goldhook.server.live.people import Visitor
from goldhook.server.wire import messages as wire
from goldhook.server.wire.messages import Problem
from goldhook.store import StoreError, is_identifier

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

#: Bodies other than sets and records are no longer: they are decoded on the event loop.
SMALL_BODY = 16_384

#: Names in paths and queries that are ids, and what is said where there can be no such thing.
IDS = {
    **dict.fromkeys(("table", "before", "open_before", "running_before"), "table_unknown"),
    **dict.fromkeys(("token", "handle"), "page_unknown"),
}


def json(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(encode(data), status, headers, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = status_of(refusal.code)
    return json(Problem(refusal.code, wire.plain_facts(refusal)), status, wait(status, refusal.facts))


def wait(status: int, facts: Mapping[str, object]) -> dict[str, str]:
    """Whoever came too fast, or at a bad moment, is told in how many seconds to come again."""
    return {"Retry-After": str(facts.get("seconds", 1))} if status in (429, 503) else {}


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def body(request: Request, decoder: Decoder[T]) -> T:
    """The body of a request, as the type it has to be."""
    return decoded(decoder, await raw_body(request, SMALL_BODY))


def decoded(decoder: Decoder[T], raw: bytes) -> T:
    """JSON as the type it has to be."""
    try:
        return decoder.decode(raw)
    except wire.Unreadable as error:
        raise Refusal("message_unreadable", why=str(error)[:120]) from None


async def raw_body(request: Request, most: int | None = None) -> bytes:
    """The bytes of a body; refused if there are too many, before they are read if the request says so itself."""
    largest = services_of(request).settings.body_bytes
    most = largest if most is None else min(most, largest)
    told = request.headers.get("content-length", "")
    if told.isdecimal() and (len(told) > 15 or int(told) > most):
        raise Refusal("body_too_large", most=most)
    read = bytearray()
    try:
        async for chunk in request.stream():
            if len(read) + len(chunk) > most:
                raise Refusal("body_too_large", most=most)
            read += chunk
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
