"""Shared parts of HTTP requests and responses: JSON, refusals with a status, bounded bodies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

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

#: The longest body, except for sets and records; such bodies are decoded on the event loop.
SMALL_BODY = 16_384

#: Names in paths and queries that are ids, and the refusal for invalid ones.
IDS = {
    **dict.fromkeys(("table", "before", "open_before", "running_before"), "table_unknown"),
    **dict.fromkeys(("token", "handle", "tournament"), "page_unknown"),
    **dict.fromkeys(("circle", "member"), "circle_unknown"),
}


def json(data: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a JSON response."""
    return Response(encode(data), status, headers, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    """Return a refusal as a response."""
    status = status_of(refusal.code)
    return json(Problem(refusal.code, wire.plain_facts(refusal)), status, wait(status, refusal.facts))


def wait(status: int, facts: Mapping[str, object]) -> dict[str, str]:
    """Return a Retry-After header for responses that ask the client to come back later."""
    return {"Retry-After": str(facts.get("seconds", 1))} if status in (429, 503) else {}


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def body(request: Request, decoder: Decoder[T]) -> T:
    """Read and decode the body of a request."""
    return decoded(decoder, await raw_body(request, SMALL_BODY))


def decoded(decoder: Decoder[T], raw: bytes) -> T:
    """Decode JSON, or refuse it."""
    try:
        return decoder.decode(raw)
    except wire.Unreadable as error:
        raise Refusal("message_unreadable", why=str(error)[:120]) from None


async def raw_body(request: Request, most: int | None = None) -> bytes:
    """Read the body of a request; refuse it if it is too long, before reading if Content-Length already says so."""
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
    """Return who asks; refuse people without a name."""
    visitor = await services_of(request).visitor(request.scope)
    if not visitor.person:
        raise Refusal("name_first")
    return visitor


def _check_ids(named: Mapping[str, str]) -> None:
    """Refuse invalid ids before the store is queried."""
    for name in IDS.keys() & named.keys():
        if named[name] and not is_identifier(named[name]):
            raise Refusal(IDS[name])


def answering(handler: Handler) -> Handler:
    """Wrap a handler so that refusals and store errors become responses."""

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
