"""The server's routes around its live tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from goldhook.game import Refusal
from goldhook.server.http import answering, problem
from goldhook.server.peers import PEER_PATH
from goldhook.server.rooms import Rooms
from goldhook.server.routes import ROUTES
from goldhook.server.safety import Safety
from goldhook.server.services import Services
from goldhook.server.sockets import PeerSockets, Sockets


def make_app(rooms: Rooms) -> Starlette:
    """All routes. Whoever made the rooms closes their store and thinkers."""
    services = Services(rooms)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        rooms.start()
        yield
        await rooms.stop()

    routes: list[BaseRoute] = [Route(api.path, answering(api.handler), methods=[api.method]) for api in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", Sockets(services)))
    routes.append(WebSocketRoute(PEER_PATH, PeerSockets(services)))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_page})
    app.state.services = services
    app.add_middleware(Safety, services=services)
    return app


async def _no_such_page(_request: Request, error: Exception) -> Response:
    """Addresses and methods that there are not are refused like everything else."""
    assert isinstance(error, HTTPException)
    response = problem(Refusal("page_unknown"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
