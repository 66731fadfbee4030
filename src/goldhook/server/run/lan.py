"""For guests in the same room: this machine's address in the local network, and a QR code for phones.

A server that was started for this machine alone can be opened to the network while it runs, on the same port.
"""

from __future__ import annotations

import io
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Literal

import segno

from goldhook.core.game import Refusal

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - what --lan and operators ask for
State = Literal["on", "off", "unavailable"]


def own_address() -> str:
    """Return the address at which the network reaches this machine; the local one if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only selects a route (an address reserved for examples)
            return str(probe.getsockname()[0])
        except OSError:
            return HERE


def qr_code(text: str) -> str:
    """Return a QR code in half blocks, for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


@lru_cache(maxsize=256)
def qr_svg(text: str) -> str:
    """Return a QR code as SVG, with a white background in every theme: phones cannot read light on dark."""
    drawn = io.BytesIO()
    look = {"xmldecl": False, "nl": False, "omitsize": True, "svgclass": None, "lineclass": None, "light": "#fff"}
    segno.make(text, error="m").save(drawn, kind="svg", border=3, **look)
    return drawn.getvalue().decode()


def is_loopback(host: str) -> bool:
    """Return whether the host, without a port, means the machine itself.

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.168.1.7")
    (True, True, True, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Lan:
    """Whether the server is open to the network, and whether it can be opened."""

    def __init__(self, host: str, *, may_open: bool = True) -> None:
        self._host, self._may_open = host, may_open
        self._port = 0
        self._listen: Callable[[str, int], Awaitable[None]] | None = None
        self._open = set[str]()

    def begin(self, port: int, listen: Callable[[str, int], Awaitable[None]]) -> None:
        """Note the port that the server listens on; `listen` adds one more address."""
        self._port, self._listen = port, listen

    @property
    def port(self) -> int:
        return self._port

    def address(self) -> str:
        """Return the address and port at which others in the network reach the server; empty if they cannot."""
        if not is_loopback(self._host) and self._host not in EVERYWHERE:
            return self._named(self._host)
        own = own_address()
        reached = own in self._open or (self._host in EVERYWHERE and own != HERE)
        return self._named(own) if reached else ""

    def _named(self, host: str) -> str:
        return f"[{host}]:{self._port}" if ":" in host else f"{host}:{self._port}"

    def state(self) -> State:
        """Return "on", "off" if it can be switched on, or "unavailable"."""
        if self.address():
            return "on"
        can = self._may_open and self._listen is not None and is_loopback(self._host) and own_address() != HERE
        return "off" if can else "unavailable"

    async def open(self) -> None:
        """Open the server to the network until it stops."""
        state, own = self.state(), own_address()
        if state == "on":
            return
        if state == "unavailable" or self._listen is None:
            raise Refusal("lan_unavailable", why=self._host if own == HERE else own)
        try:
            await self._listen(own, self._port)
        except OSError as error:
            raise Refusal("lan_unavailable", why=error.strerror or str(error)) from None
        self._open.add(own)
