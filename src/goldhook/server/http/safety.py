"""Middleware for all HTTP requests: checks of origin and rate, and security headers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any

from goldhook.core.game import Refusal
from goldhook.server.http.answers import problem
from goldhook.server.http.services import LONGEST_HOST, Services, header

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

#: Only our own scripts, styles and images, and no framing. Inline scripts are forbidden; inline styles are allowed only
#: as attributes, such as the position of a tile.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self';"
    " media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
#: Nothing but pages loads anything. Browsers apply a policy to data only if it is opened by itself, such as a drawing.
DATA_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
PAGE_HEADERS = (
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
NOT_MODIFIED = 304
SAFE = ("GET", "HEAD", "OPTIONS")
#: Not counted in the metrics, as on a socket, because that would reveal what players only try.
COMMANDS = re.compile(r"/api/tables/[^/]+/commands")


@lru_cache(maxsize=64)
def policy_for(host: str) -> bytes:
    """Return the content security policy of a page; some browsers do not count sockets of the same host as 'self'.

    >>> b"connect-src 'self' ws://localhost:8000 wss://localhost:8000;" in policy_for("localhost:8000")
    True
    """
    named = re.fullmatch(r"[a-z0-9.-]+(:\d{1,5})?", host)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if named else "").encode()


def _own_headers(scope: Scope, message: MutableMapping[str, Any]) -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers of a page, or the few that data needs: on a slow network those of forty pictures count.

    For content that has not changed the browser keeps the headers that it got with the content.
    """
    if message["status"] == NOT_MODIFIED:
        return ()
    if not any(name == b"content-type" and kind.startswith(b"text/html") for name, kind in message["headers"]):
        return (DATA_POLICY,)
    policy = policy_for(header(scope, b"host")[:LONGEST_HOST].lower())
    return ((b"content-security-policy", policy), *PAGE_HEADERS)


class Safety:
    """ASGI middleware around all HTTP routes. Sockets check their origin themselves."""

    def __init__(self, app: App, services: Services) -> None:
        self._app, self._services = app, services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        services = self._services

        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                if not COMMANDS.fullmatch(scope["path"]):
                    services.rooms.metrics.answered(message["status"])
                message["headers"] = [*message["headers"], *HEADERS, *_own_headers(scope, message)]
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
                if services.is_secure(scope):
                    message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            return await problem(refusal)(scope, receive, guarded)
        return await self._app(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        services = self._services
        services.check_requests(scope)
        if scope["method"] in SAFE:
            services.check_host(scope)
        else:
            services.check_origin(scope)
