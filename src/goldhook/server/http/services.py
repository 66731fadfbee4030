"""What the routes share: live tables, the store, keys, caches, and the limits on who may request how much."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from msgspec.json import decode

from goldhook.core.game import Refusal
from goldhook.server.live.analyses import Analyses
from goldhook.server.live.people import COOKIE, HOST_COOKIE, NOBODY, Keys, Visitor, read_facts
from goldhook.server.live.replays import Replays
from goldhook.server.live.retries import Retries
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.lan import Lan
from goldhook.server.run.limits import Count, Paces, network_of
from goldhook.server.run.settings import Settings
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import Peers
from goldhook.server.work.readers import Readers
from goldhook.store import Store, Wanted
from goldhook.table import Join, Rematch

Scope = Mapping[str, Any]
#: How many of a person's matches are read at a time.
PAGE = 50
UNFINISHED = Wanted(unfinished=True)
#: The longest possible host name, with a port.
LONGEST_HOST = 260
#: How many cookies of our name are checked: one may come from another path or a sibling host.
MOST_COOKIES = 4


class Services:
    """The shared objects of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store: Store = rooms.store
        self.keys: Keys = rooms.keys
        self.settings: Settings = rooms.settings
        self.peers = Peers(rooms)
        clock, settings = time.monotonic, rooms.settings
        self._lines_of_address = Count(settings.sockets_per_address)
        self._lines_of_person = Count(settings.sockets_per_person)
        self.requests = Paces(settings.requests_per_second, 4 * settings.requests_per_second, clock)
        commands, own = settings.commands_per_second_per_address, settings.commands_per_second_per_person
        self._commands_of_address = Paces(commands, 2 * commands, clock)
        self._commands_of_person = Paces(own, 2 * own, clock)
        self.new_names = Paces(settings.names_per_hour / 3600, max(1, settings.names_per_hour / 4), clock)
        self.new_tables = Paces(settings.tables_per_hour / 3600, max(1, settings.tables_per_hour / 4), clock)
        #: Ranked attempts at daily deals; their day is that of the server's clock.
        self.ranked = Paces(settings.ranked_per_day / 86_400, settings.ranked_per_day, lambda: rooms.now() / 1000)
        circles = settings.circles_per_hour
        self._new_circles = Paces(circles / 3600, max(1, circles / 4), clock)
        self.actions = Paces(settings.actions_per_minute / 60, max(1, settings.actions_per_minute / 2), clock)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: Limits requests that take a while to compute.
        self.efforts = Paces(settings.efforts_per_minute / 60, max(1, settings.efforts_per_minute / 3), clock)
        self.readers = Readers(settings.readers, settings.reader_seconds, settings.reader_megabytes)
        self.replays = Replays(self.readers)
        self.retries = Retries(rooms.thinkers, self.readers)
        self.analyses = Analyses(rooms.thinkers, self.readers, rooms.spawn, settings.analyses_per_address)
        #: A server of several processes, or behind a proxy, is for its operator to open.
        alone = not rooms.owner and not settings.trust_proxy and not settings.origins
        self.lan = Lan(settings.host, may_open=alone)
        self._hosts = {urlsplit(origin).netloc.lower() for origin in settings.origins}

    def address(self, scope: Scope) -> str:
        """Return the client's address for limits; an IPv6 network counts as one address."""
        address = scope["client"][0] if scope.get("client") else ""
        if self.settings.trust_proxy:
            address = _last_said(scope, b"x-forwarded-for") or address
        return network_of(address)

    def is_secure(self, scope: Scope) -> bool:
        """Return whether the browser uses TLS, to us or to the proxy in front of us."""
        if self.settings.trust_proxy and (proto := _last_said(scope, b"x-forwarded-proto")):
            return proto.lower() == "https"
        return scope["scheme"] in ("https", "wss")

    def check_host(self, scope: Scope) -> None:
        """Refuse unknown host names, to prevent DNS rebinding: another site could point its name at this machine."""
        host = header(scope, b"host").lower()
        if host not in self._hosts and not is_local(host):
            raise Refusal("host_unknown", host=host[:80])

    def check_origin(self, scope: Scope) -> None:
        """Refuse requests from other sites' pages; programs send no origin, and no browser's cookies."""
        self.check_host(scope)
        origin = header(scope, b"origin").lower()
        site = header(scope, b"sec-fetch-site")
        if not origin and site in ("", "same-origin", "none"):
            return
        if _place(origin) != header(scope, b"host").lower() and origin not in self.settings.origins:
            raise Refusal("origin_wrong", origin=origin[:80])

    async def visitor(self, scope: Scope) -> Visitor:
        """Return who asks, by a program's token or a browser's cookie; NOBODY if there is no valid cookie."""
        kind, _, secret = header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            token = await self.store.tokens.bearer(self.keys.digest(secret.strip()[:100]))
            if token is None:
                raise Refusal("token_wrong")
            visitor = await self._person(token.person, token.id)
            return visitor._replace(caps=frozenset(decode(token.caps, type=list[str])))
        for cookie in cookies_of(scope):
            if person := self.keys.person_of(cookie):
                return await self._person(person)
        return NOBODY

    def check_token(self, visitor: Visitor, what: str) -> None:
        """Refuse what a program's token does not allow, or more than its rate."""
        if visitor.token:
            if what not in visitor.caps:
                raise Refusal("token_may_not", what=what)
            self._check(self.actions, visitor.token)

    @asynccontextmanager
    async def allowed(self, visitor: Visitor, asked: wire.Incoming, table: str) -> AsyncIterator[None]:
        """Context in which to run a command: checks the token, and serialises the seats it takes."""
        self.check_token(visitor, str(asked.__struct_config__.tag))
        if isinstance(asked, wire.TableCommand) and asked.command in (Join, Rematch):
            async with self.seating(visitor, beside=table):
                yield
        else:
            yield

    @asynccontextmanager
    async def seating(self, visitor: Visitor, *, beside: str = "") -> AsyncIterator[None]:
        """Context in which to take a seat; a token's requests run one by one, so that none exceeds its limit."""
        if not visitor.token:
            yield
            return
        async with self.one_by_one(visitor.token):
            await self._check_seats(visitor, beside)
            yield

    def one_by_one(self, who: str) -> asyncio.Lock:
        """Return a lock for operations of one person or token that must not run concurrently."""
        return self._busy.setdefault(who, asyncio.Lock())

    def check_requests(self, scope: Scope) -> None:
        """Limit the requests per second of an address, for pages and sockets."""
        self._check(self.requests, self.address(scope))

    def check_pace(self, scope: Scope) -> None:
        """Limit the requests of an address that take a while to compute."""
        self._check(self.efforts, self.address(scope))

    def check_circles(self, scope: Scope) -> None:
        """Limit the circles that an address creates."""
        self._check(self._new_circles, self.address(scope))

    def _check(self, paces: Paces, who: str) -> None:
        if not paces.take(who):
            self.rooms.metrics.limited += 1
            raise Refusal("too_fast", seconds=paces.wait(who))

    def check_commands(self, visitor: Visitor, address: str) -> None:
        """Limit the commands of a person and of an address, on all sockets and by HTTP.

        The person is checked first: one who sends too many does not use up the address's limit for the others.
        """
        for paces, who in ((self._commands_of_person, visitor.person), (self._commands_of_address, address)):
            if who and not paces.take(who):
                raise Refusal("too_fast", seconds=paces.wait(who))

    @contextmanager
    def line_open(self, visitor: Visitor, address: str) -> Iterator[None]:
        """Context that counts an open socket or stream; refuse if the address or the person has too many."""
        counted = [(self._lines_of_address, address)]
        if visitor.person:
            counted.append((self._lines_of_person, visitor.person))
        entered = list[tuple[Count, str]]()
        try:
            for count, who in counted:
                count.enter(who)
                entered.append((count, who))
            yield
        finally:
            for count, who in entered:
                count.leave(who)

    async def _check_seats(self, visitor: Visitor, beside: str) -> None:
        """Limit the unfinished tables that a token sits at; a repeat at the same table is allowed."""
        most = self.settings.tables_per_token
        if not most:
            return
        count, last = 0, None
        of_person = self.store.matches.of_person
        while found := await of_person(visitor.person, limit=PAGE, before=last, wanted=UNFINISHED):
            for last in found:
                if last.id != beside:
                    names = await self.store.names.at(last.id)
                    count += any(name.key.endswith(f".{visitor.token}") for name in names)
                if count >= most:
                    raise Refusal("too_many_seats", most=most)

    async def _person(self, person: str, token: str = "") -> Visitor:
        known = await self.store.people.find(person)
        return Visitor(person, token, read_facts(known).name) if known else NOBODY


def header(scope: Scope, name: bytes) -> str:
    """Return a header of the request; empty if there is none."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(value.decode("latin-1"))
    return ""


def _last_said(scope: Scope, name: bytes) -> str:
    """Return the last value of a header that proxies append to: anyone may have sent the earlier ones."""
    said = [value for key, value in scope["headers"] if key.lower() == name]
    return said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""


def cookies_of(scope: Scope) -> list[str]:
    """Return the values of our cookie, the most trusted first; other cookies may have any form.

    >>> cookies_of({"headers": [(b"cookie", b'x={"a":1}; goldhook=one; path=/'), (b"cookie", b"__Host-goldhook=two")]})
    ['two', 'one']
    """
    found: dict[str, list[str]] = {HOST_COOKIE: [], COOKIE: []}
    for key, value in scope["headers"]:
        if key.lower() == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, said = part.strip().partition("=")
                if name in found and len(found[name]) < MOST_COOKIES:
                    found[name].append(said.strip().strip('"'))
    return [*found[HOST_COOKIE], *found[COOKIE]]


def _place(origin: str) -> str:
    """Return the host and port of an origin; empty if it is invalid."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_local(host: str) -> bool:
    """Return whether a host is a bare address, localhost, or this machine's mDNS name: no other site can own these.

    >>> is_local("127.0.0.1:8000"), is_local("[::1]:8000"), is_local("localhost"), is_local("evil.example")
    (True, True, True, False)
    >>> is_local(own_name()), is_local("evil.local"), is_local("evil@localhost")
    (True, False, False)
    """
    if len(host) > LONGEST_HOST or "@" in host:
        return False
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # an unbalanced bracket
        return False
    if name == "localhost" or name.endswith(".localhost") or name == own_name():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_name() -> str:
    """Return this machine's multicast DNS name: the first part of its host name, and `.local`."""
    return f"{socket.gethostname().partition('.')[0].lower()}.local"
