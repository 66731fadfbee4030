"""Limits on accepted connections: how many there may be, and how long a request may take to arrive.

A connection counts from the moment it is accepted, whatever follows: a request, a table's socket, or nothing. So
clients that send half a request, or none, cannot lock others out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from goldhook.server.run.limits import LATER, network_of
from goldhook.server.wire.protocol import SocketProtocol

if TYPE_CHECKING:
    from goldhook.server.run.settings import Settings

Server: TypeAlias = tuple[str, int | None] | None
#: File descriptors that are not for connections: the store, the thinkers, files being sent.
RESERVED = 100
#: How many connections beyond its limit an address gets with an explanation; further ones are just closed.
TOLD = 16
#: Seconds that such a connection has to send its request.
PATIENCE = 2
_BODY = b'{"code":"too_many_connections","facts":{"seconds":%d}}' % LATER
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: %d\r\ncontent-length: %d\r\n\r\n%s" % (LATER, len(_BODY), _BODY)
)
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection:
    """One connection: its address and its current state."""

    __slots__ = ("address", "http", "transport")

    def __init__(self, address: str, transport: asyncio.Transport, http: HttpProtocol | None) -> None:
        self.address, self.transport = address, transport
        #: None once it has become a WebSocket.
        self.http = http

    @property
    def idle(self) -> bool:
        """Return whether no request is running."""
        return self.http is not None and (not self.http.has_begun or self.http.cycle.response_complete)


class Connections:
    """All connections of a process, by address. A limit of 0 means none."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = min(per_address, most // 2) if most and per_address else per_address or most
        self._open: dict[str, dict[Connection, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of(self, address: str) -> int:
        """Return how many connections an address has."""
        return len(self._open.get(address, ()))

    def excess(self, address: str) -> int:
        """Return how far one more connection would exceed the limit of an address."""
        return self.of(address) + 1 - self._per_address if self._per_address and address else 0

    def admit(self, connection: Connection) -> bool:
        """Count a connection; if the process is full, close one of the address with the most. Return False if none can
        be closed.
        """
        if self._most and self._count >= self._most and not self._make_room(connection.address):
            return False
        self._open.setdefault(connection.address, {})[connection] = None
        self._count += 1
        return True

    def leave(self, connection: Connection) -> None:
        """Stop counting a connection; calling it again does nothing."""
        known = self._open.get(connection.address, {})
        if connection in known:
            del known[connection]
            self._count -= 1
            if not known:
                del self._open[connection.address]

    def _make_room(self, newcomer: str) -> bool:
        """Close a connection of the address with the most: the longest idle one, or, if that is fair, the newest."""
        greediest = max(self._open, key=self.of)
        chosen = next((one for one in self._open[greediest] if one.idle), None)
        if chosen is None and self.of(greediest) > self.of(newcomer) + 1:
            chosen = next(reversed(self._open[greediest]))
        if chosen is None:
            return False
        chosen.transport.abort()
        self.leave(chosen)
        return True


class Guard:
    """The limits of all connections of a server."""

    def __init__(self, admitted: Connections, settings: Settings, is_door: Callable[[Server], bool]) -> None:
        self.admitted = admitted
        self.header_seconds, self.body_seconds = settings.header_seconds, settings.body_seconds
        self._proxied, self._is_door = settings.trust_proxy, is_door

    def address_of(self, protocol: HttpProtocol) -> str:
        """Return the address that a connection counts for; empty for none.

        Behind a proxy all connections come from the proxy, and the port for other processes is used only by those.
        """
        if self._proxied or not protocol.client or self._is_door(protocol.server):
            return ""
        return network_of(protocol.client[0])


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol, with a limit on connections, and with timeouts for headers and bodies."""

    #: Shared by all connections of a server; set by `guarded`.
    guard: ClassVar[Guard]

    _connection: Connection | None = None
    _turned_away = False
    _deadline: asyncio.TimerHandle | None = None
    #: What the client must send next, headers or a body, and for which request.
    _owed: tuple[str, int] = ("", 0)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address, admitted = self.guard.address_of(self), self.guard.admitted
        excess = admitted.excess(address)
        self._connection = Connection(address, transport, self)
        if excess > TOLD or not admitted.admit(self._connection):
            transport.abort()
        elif excess > 0:
            self._turned_away = True
            self._wait("header", PATIENCE)
        else:
            self._expect()

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            self.transport.write(TOO_MANY)
            self.transport.close()
            return
        super().data_received(data)
        self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._wait("", 0)
        socket, connection = self.transport.get_protocol(), self._connection
        if connection and isinstance(socket, SocketProtocol):
            connection.http = None
            socket.on_lost = partial(self.guard.admitted.leave, connection)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait("", 0)
        if self._connection:
            self.guard.admitted.leave(self._connection)

    def _expect(self) -> None:
        """Set a timeout for what the client must send next, unless it is already set."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return self._wait("", 0)
        their_state = self.conn.their_state
        if their_state is h11.SEND_BODY:
            return self._wait("body", self.guard.body_seconds)
        owes_headers = their_state is h11.IDLE and (not self.has_begun or bool(self.conn.trailing_data[0]))
        return self._wait("header", self.guard.header_seconds) if owes_headers else self._wait("", 0)

    @property
    def has_begun(self) -> bool:
        """Return whether there was a request on this connection."""
        return bool(self.cycle)

    def _wait(self, owed: str, seconds: int) -> None:
        if self._owed == (owed, id(self.cycle)):
            return
        self._owed = owed, id(self.cycle)
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if owed and seconds:
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        """Close the connection; send 408 if part of a request arrived and no response is under way."""
        if self._owed[0] == "header" and self.conn.trailing_data[0]:
            self.transport.write(TOO_LATE)
            self.transport.close()
        else:
            self.transport.abort()


def guarded(settings: Settings, is_door: Callable[[Server], bool], *, shared: bool) -> type[HttpProtocol]:
    """Return the HTTP protocol of one server; `shared`: it forwards visitors to other processes."""
    connections = Connections(most_connections(settings, shared=shared), settings.connections_per_address)

    class Guarded(HttpProtocol):
        guard = Guard(connections, settings, is_door)

    return Guarded


def most_connections(settings: Settings, *, shared: bool = False) -> int:
    """Return the limit on connections: the setting, but no more than the file descriptors allow.

    A visitor who is forwarded to another process needs two.
    """
    files = _file_descriptors()
    if not files:
        return settings.connections
    room = max(10, (files - RESERVED) // (2 if shared else 1))
    return min(settings.connections, room) if settings.connections else room


def _file_descriptors() -> int:
    """Return how many files the process may open, after raising its limit as far as possible; 0 if unknown."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft
