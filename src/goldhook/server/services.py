"""What the routes work with: the live tables, the store, the keys, and who may ask for how much."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from msgspec.json import decode

from goldhook.game import Refusal
from goldhook.server import wire
from goldhook.server.analyses import Analyses
from goldhook.server.lan import Lan
from goldhook.server.limits import Count, Paces
from goldhook.server.peers import Peers
from goldhook.server.people import COOKIE, NOBODY, Keys, Visitor, read_facts
from goldhook.server.readers import Readers
from goldhook.server.replays import Replays
from goldhook.server.rooms import Rooms
from goldhook.server.settings import Settings
from goldhook.store import Store

Scope = Mapping[str, Any]
#: So many of a person's matches are looked at in one go.
PAGE = 50
#: The longest name that there can be, with a port.
LONGEST_HOST = 260


class Services:
    """One of each, for one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store: Store = rooms.store
        self.keys: Keys = rooms.keys
        self.settings: Settings = rooms.settings
        self.peers = Peers(rooms)
        clock, settings = time.monotonic, rooms.settings
        self.sockets = Count(settings.sockets_per_address)
        self.requests = Paces(settings.requests_per_second, 4 * settings.requests_per_second, clock)
        self.new_tables = Paces(settings.tables_per_hour / 3600, max(1, settings.tables_per_hour / 4), clock)
        self.actions = Paces(settings.actions_per_minute / 60, max(1, settings.actions_per_minute / 2), clock)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: What takes a while to work out.
        self.efforts = Paces(settings.requests_per_second / 10, 2 * settings.requests_per_second, clock)
        self.readers = Readers(settings.readers, settings.reader_seconds, settings.reader_megabytes)
        self.replays = Replays(self.readers)
        self.analyses = Analyses(rooms.thinkers, self.readers, rooms.spawn)
        #: A server of several processes, or behind a proxy, is its operator's to open.
        alone = not rooms.owner and not settings.trust_proxy and not settings.origins
        self.lan = Lan(settings.host, may_open=alone)
        self._hosts = {urlsplit(origin).netloc.lower() for origin in settings.origins}

    def address(self, scope: Scope) -> str:
        """Where a request comes from; a whole IPv6 network counts as one."""
        address = scope["client"][0] if scope.get("client") else ""
        if self.settings.trust_proxy and (forwarded := header(scope, b"x-forwarded-for")):
            address = forwarded.rpartition(",")[2].strip()
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return address[:64]
        return str(ipaddress.ip_network((known, 64), strict=False)) if known.version == 6 else address

    def is_secure(self, scope: Scope) -> bool:
        """Does the browser speak TLS to us, or to the proxy in front of us?"""
        if self.settings.trust_proxy and (proto := header(scope, b"x-forwarded-proto")):
            return proto == "https"
        return scope["scheme"] in ("https", "wss")

    def check_host(self, scope: Scope) -> None:
        """Refuse names that are not ours: another site could let its own name lead to this machine."""
        host = header(scope, b"host").lower()
        if host not in self._hosts and not is_local(host):
            raise Refusal("host_unknown", host=host[:80])

    def check_origin(self, scope: Scope) -> None:
        """Refuse what another site's page asks in a visitor's name; programs send no origin, and no one's cookies."""
        self.check_host(scope)
        origin = header(scope, b"origin").lower()
        site = header(scope, b"sec-fetch-site")
        if not origin and site in ("", "same-origin", "none"):
            return
        if _place(origin) != header(scope, b"host").lower() and origin not in self.settings.origins:
            raise Refusal("origin_wrong", origin=origin[:80])

    async def visitor(self, scope: Scope) -> Visitor:
        """Who asks: by the token of a program, or by the cookie of a browser; nobody, if neither is good."""
        kind, _, secret = header(scope, b"authorization").partition(" ")
        if kind.lower() == "bearer":
            token = await self.store.tokens.bearer(self.keys.digest(secret.strip()[:100]))
            if token is None:
                raise Refusal("token_wrong")
            visitor = await self._person(token.person, token.id)
            return visitor._replace(caps=frozenset(decode(token.caps, type=list[str])))
        person = self.keys.person_of(cookie_of(scope))
        return await self._person(person) if person else NOBODY

    def check_token(self, visitor: Visitor, what: str) -> None:
        """A program's token has its own pace, and may not do everything."""
        if visitor.token:
            if what not in visitor.caps:
                raise Refusal("token_may_not", what=what)
            if not self.actions.take(visitor.token):
                self.rooms.metrics.limited += 1
                raise Refusal("too_fast")

    @asynccontextmanager
    async def allowed(self, visitor: Visitor, asked: wire.Incoming, table: str) -> AsyncIterator[None]:
        """Do within it what is asked: a token may not do everything, and takes its seats one after the other."""
        self.check_token(visitor, str(asked.__struct_config__.tag))
        if isinstance(asked, wire.Join | wire.Rematch):
            async with self.seating(visitor, beside=table):
                yield
        else:
            yield

    @asynccontextmanager
    async def seating(self, visitor: Visitor, *, beside: str = "") -> AsyncIterator[None]:
        """Sit down within it. A token's seats are counted one after the other, or it could take too many at once."""
        if not visitor.token:
            yield
            return
        async with self.one_by_one(visitor.token):
            await self._check_seats(visitor, beside)
            yield

    def one_by_one(self, who: str) -> asyncio.Lock:
        """What two requests at once would do twice, or too often: the second waits for the first."""
        return self._busy.setdefault(who, asyncio.Lock())

    def check_requests(self, scope: Scope) -> None:
        """Nobody asks for more than so much a second, whether pages or sockets."""
        if not self.requests.take(self.address(scope)):
            self.rooms.metrics.limited += 1
            raise Refusal("too_fast")

    def check_pace(self, scope: Scope) -> None:
        """What takes a while to work out is not asked for too often."""
        if not self.efforts.take(self.address(scope)):
            self.rooms.metrics.limited += 1
            raise Refusal("too_fast")

    async def _check_seats(self, visitor: Visitor, beside: str) -> None:
        """A token sits at so many tables at once, and no more; where it sits already it may ask again."""
        most = self.settings.tables_per_token
        if not most:
            return
        count, last = 0, None
        of_person = self.store.matches.of_person
        while found := await of_person(visitor.person, limit=PAGE, before=last, unfinished=True):
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
    """A header of the request; empty if there is none."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(value.decode("latin-1"))
    return ""


def cookie_of(scope: Scope) -> str:
    """Our cookie."""
    try:
        morsel = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


def _place(origin: str) -> str:
    """The host and port of an origin; none, if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_local(host: str) -> bool:
    """A bare address, or a name that no other site can have: this machine's own in its network is one.

    >>> is_local("127.0.0.1:8000"), is_local("[::1]:8000"), is_local("localhost"), is_local("evil.example")
    (True, True, True, False)
    >>> is_local(own_name()), is_local("evil.local"), is_local("evil@localhost")
    (True, False, False)
    """
    if len(host) > LONGEST_HOST or "@" in host:
        return False
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # half a bracket
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
    """What multicast DNS calls this machine: the first part of its name, and `.local`."""
    return f"{socket.gethostname().partition('.')[0].lower()}.local"
