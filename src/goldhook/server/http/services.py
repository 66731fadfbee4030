"""What the routes work with: the live tables, the store, the keys, and who may ask for how much."""

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
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.lan import Lan
from goldhook.server.run.limits import Count, Paces, network_of
from goldhook.server.run.settings import Settings
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import Peers
from goldhook.server.work.readers import Readers
from goldhook.store import Store

Scope = Mapping[str, Any]
#: So many of a person's matches are looked at in one go.
PAGE = 50
#: The longest name that there can be, with a port.
LONGEST_HOST = 260
#: So many cookies of our name are looked at: one may be left from another path, or be another's.
MOST_COOKIES = 4


class Services:
    """One of each, for one process."""

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
        self.actions = Paces(settings.actions_per_minute / 60, max(1, settings.actions_per_minute / 2), clock)
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: What takes a while to work out.
        self.efforts = Paces(settings.efforts_per_minute / 60, max(1, settings.efforts_per_minute / 3), clock)
        self.readers = Readers(settings.readers, settings.reader_seconds, settings.reader_megabytes)
        self.replays = Replays(self.readers)
        self.analyses = Analyses(rooms.thinkers, self.readers, rooms.spawn, settings.analyses_per_address)
        #: A server of several processes, or behind a proxy, is its operator's to open.
        alone = not rooms.owner and not settings.trust_proxy and not settings.origins
        self.lan = Lan(settings.host, may_open=alone)
        self._hosts = {urlsplit(origin).netloc.lower() for origin in settings.origins}

    def address(self, scope: Scope) -> str:
        """Where a request comes from; a whole IPv6 network counts as one."""
        address = scope["client"][0] if scope.get("client") else ""
        if self.settings.trust_proxy:
            address = _last_said(scope, b"x-forwarded-for") or address
        return network_of(address)

    def is_secure(self, scope: Scope) -> bool:
        """Does the browser speak TLS to us, or to the proxy in front of us?"""
        if self.settings.trust_proxy and (proto := _last_said(scope, b"x-forwarded-proto")):
            return proto.lower() == "https"
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
        for cookie in cookies_of(scope):
            if person := self.keys.person_of(cookie):
                return await self._person(person)
        return NOBODY

    def check_token(self, visitor: Visitor, what: str) -> None:
        """A program's token has its own pace, and may not do everything."""
        if visitor.token:
            if what not in visitor.caps:
                raise Refusal("token_may_not", what=what)
            self._check(self.actions, visitor.token)

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
        self._check(self.requests, self.address(scope))

    def check_pace(self, scope: Scope) -> None:
        """What takes a while to work out is not asked for too often."""
        self._check(self.efforts, self.address(scope))

    def _check(self, paces: Paces, who: str) -> None:
        if not paces.take(who):
            self.rooms.metrics.limited += 1
            raise Refusal("too_fast", seconds=paces.wait(who))

    def check_commands(self, visitor: Visitor, address: str) -> None:
        """Refuse more commands than a person may give, or than come from an address, on all sockets and by HTTP.

        The person comes first: one who gives too many does not use up what the others at the address have.
        """
        for paces, who in ((self._commands_of_person, visitor.person), (self._commands_of_address, address)):
            if who and not paces.take(who):
                raise Refusal("too_fast", seconds=paces.wait(who))

    @contextmanager
    def line_open(self, visitor: Visitor, address: str) -> Iterator[None]:
        """Count a socket or stream within it; refused if the address or the person has too many."""
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


def _last_said(scope: Scope, name: bytes) -> str:
    """Return the last value of a header that proxies append to: what comes before it, anybody may have sent."""
    said = [value for key, value in scope["headers"] if key.lower() == name]
    return said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""


def cookies_of(scope: Scope) -> list[str]:
    """Return the values of our cookie, the best first; other cookies may look however they like.

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
