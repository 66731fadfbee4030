"""The server as one ASGI application: HTTP through Starlette, table sockets directly."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from goldhook.core.game import Refusal
from goldhook.server.http import pages
from goldhook.server.http.answers import answering, problem
from goldhook.server.http.routes import ROUTES
from goldhook.server.http.safety import Safety
from goldhook.server.http.services import Services
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.shares import REQUEST
from goldhook.server.wire.peers import PEER_PATH
from goldhook.server.wire.sockets import PeerSockets, Sockets
from goldhook.store import StoreError

SOCKET_PATH = "/api/tables/{table}/socket"


class App:
    """The ASGI application of one process. The creator of the rooms closes their store and thinkers."""

    def __init__(self, rooms: Rooms) -> None:
        self.services = services = Services(rooms)
        self._sockets = [
            (re.compile(path.format(table="(?P<table>[^/]+)")), endpoint)
            for path, endpoint in ((SOCKET_PATH, Sockets(services)), (PEER_PATH, PeerSockets(services)))
        ]
        self.pages = _http(rooms, services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.pages(scope, receive, send)
        if scope["type"] == "http":
            address, shares = self.services.address(scope), self.services.rooms.shares
            shares.charge(address, REQUEST)
            await shares.turn(address)
            return await shares.run(address, self.pages(scope, receive, send))
        for path, endpoint in self._sockets:
            if found := path.fullmatch(scope["path"]):
                return await endpoint({**scope, "path_params": found.groupdict()}, receive, send)
        return await send({"type": "websocket.close", "code": 4000})


def _http(rooms: Rooms, services: Services) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        with suppress(StoreError):
            await rooms.unlist()
        rooms.start()
        yield
        await rooms.stop()
        await services.readers.close()

    routes = [Route(api.path, answering(api.handler), methods=[api.method]) for api in ROUTES]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_page})
    app.router.redirect_slashes = False  # behind TLS they would lead to http://
    app.state.services = services
    app.add_middleware(Safety, services=services)
    return app


async def _no_such_page(request: Request, error: Exception) -> Response:
    """Refuse unknown paths and methods; a browser gets the client's page instead."""
    assert isinstance(error, HTTPException)
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    response = await pages.page(request) if wants_page else problem(Refusal("page_unknown"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
