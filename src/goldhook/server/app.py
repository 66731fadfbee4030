"""All routes, and the server around them: opened and closed with the process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from goldhook.server import me_api, tables_api
from goldhook.server.http import Handler, answering, json, services_of
from goldhook.server.rooms import Rooms
from goldhook.server.safety import Safety
from goldhook.server.services import Services
from goldhook.server.sockets import Sockets


async def health(request: Request) -> Response:
    """Is the server there, and its store with it?"""
    await services_of(request).store.people.find("nobody")
    return json({"status": "stopping" if services_of(request).rooms.stopping else "ok"})


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(services_of(request).rooms.metrics.text(), media_type="text/plain; version=0.0.4")


#: Method, path, and who answers.
ROUTES: Sequence[tuple[str, str, Handler]] = (
    ("GET", "/api/health", health),
    ("GET", "/metrics", metrics),
    ("GET", "/api/me", me_api.show),
    ("POST", "/api/me", me_api.save),
    ("GET", "/api/lobby", tables_api.lobby),
    ("POST", "/api/tables", tables_api.create),
    ("GET", "/api/tables/{table}", tables_api.show),
    ("GET", "/api/tables/{table}/set", tables_api.pieces),
    ("GET", "/api/tables/{table}/record", tables_api.record),
    ("POST", "/api/tables/{table}/commands", tables_api.command),
    ("GET", "/api/tables/{table}/stream", tables_api.stream),
)


def make_app(rooms: Rooms) -> Starlette:
    """The server's routes around live tables; whoever made the rooms closes store and thinkers."""
    services = Services(rooms)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        rooms.start()
        yield
        await rooms.stop()

    routes: list[BaseRoute] = [Route(path, answering(handler), methods=[method]) for method, path, handler in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", Sockets(services)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.services = services
    app.add_middleware(Safety, services=services)
    return app
