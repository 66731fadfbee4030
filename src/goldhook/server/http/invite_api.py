"""Routes to invite others: links and how far they reach, a QR code, and opening the local network."""

from __future__ import annotations

import ipaddress
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.server.http.answers import json, services_of
from goldhook.server.http.services import header
from goldhook.server.http.tables_api import read_by
from goldhook.server.run.lan import State, is_loopback, qr_svg

Reach = Literal["anywhere", "same network", "this device"]
#: Best first.
REACHES: tuple[Reach, ...] = ("anywhere", "same network", "this device")


class Link(Struct, frozen=True):
    """An address of the page, and from where it can be opened."""

    url: str
    reach: Reach


class Invite(Struct, frozen=True):
    """All links to a page, the one that reaches farthest first; `qr` shows that one as SVG."""

    links: list[Link]
    qr: str
    #: Whether the server is open to the network; `off` can be changed by POST /api/lan, from the server's own machine.
    lan: State


class Network(Struct, frozen=True):
    """The server is open to the network."""

    lan: State
    url: str


async def of_table(request: Request) -> Response:
    """Return the links by which others can reach a table."""
    table = await read_by(request)
    return invite_to(request, f"/t/{table.id}")


def invite_to(request: Request, path: str) -> Response:
    """Return the links by which others can reach a page."""
    services = services_of(request)
    links = [Link(f"{origin}{path}", reach_of(urlsplit(origin).hostname or "")) for origin in _origins(request)]
    links.sort(key=lambda link: REACHES.index(link.reach))
    state = services.lan.state()
    if state == "off" and not _from_here(request):
        state = "unavailable"
    return json(Invite(links, qr_svg(links[0].url), state))


def _origins(request: Request) -> list[str]:
    """Return all known origins of this server: the operator's, the network's, and the one just used."""
    services = services_of(request)
    found = list(services.settings.origins)
    if address := services.lan.address():
        found.append(f"http://{address}")
    scheme = "https" if services.is_secure(request.scope) else "http"
    found.append(f"{scheme}://{header(request.scope, b'host').lower()}")
    return list(dict.fromkeys(found))


def reach_of(host: str) -> Reach:
    """Return from where a host can be reached.

    >>> reach_of("127.0.0.1"), reach_of("192.168.1.7"), reach_of("box.local"), reach_of("play.example.org")
    ('this device', 'same network', 'same network', 'anywhere')
    """
    if is_loopback(host):
        return "this device"
    try:
        return "anywhere" if ipaddress.ip_address(host).is_global else "same network"
    except ValueError:
        return "same network" if host.endswith(".local") else "anywhere"


async def open_lan(request: Request) -> Response:
    """Open this server to the local network, as `--lan` does; only from its own machine."""
    services = services_of(request)
    if not _from_here(request):
        raise Refusal("lan_not_from_here")
    await services.lan.open()
    return json(Network(services.lan.state(), f"http://{services.lan.address()}/"))


def _from_here(request: Request) -> bool:
    """Return whether the request comes from this machine; a proxied request may come from anywhere."""
    scope = request.scope
    proxied = any(header(scope, name) for name in (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"))
    asks = scope["client"][0] if scope.get("client") else ""
    named = urlsplit(f"//{header(scope, b'host')}").hostname or ""
    return not proxied and is_loopback(asks) and is_loopback(named)
