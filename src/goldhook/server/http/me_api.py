"""Routes about oneself: a name is all it takes; and everything about oneself can be deleted."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, convert
from msgspec.json import Decoder, decode, encode
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from goldhook import table as tables
from goldhook.core.game import Refusal
from goldhook.core.lang import LANGUAGES
from goldhook.server.http.answers import body, json, services_of, somebody
from goldhook.server.http.services import Services
from goldhook.server.http.tables_api import Listed, listed, read_by
from goldhook.server.live.people import (
    CODE_SECONDS,
    COOKIE,
    COOKIE_SECONDS,
    HOST_COOKIE,
    Facts,
    Visitor,
    clean_name,
    random_id,
    read_facts,
    write_facts,
)
from goldhook.server.wire import messages as wire
from goldhook.store import NoSuchMatch
from goldhook.table.steps import owing

Short = Annotated[str, Meta(max_length=500)]
#: What a token may be allowed to do: to sit and act, to open tables, to talk.
CAPS: dict[str, tuple[str, ...]] = {
    "play": (
        *("join", "leave", "act", "undo", "confirm", "vote", "present", "hand_over", "look", "ping", "stream"),
        *("start", "seat_bot", "fill_with_bots", "reseat", "remove", "rematch", "mute"),
    ),
    "create": ("create",),
    "chat": ("chat",),
}
MOST_TOKENS = 16
#: So many running matches are looked into, to see whose turn it is.
READ = 20


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What one is called, and the language one reads."""

    name: Short
    #: A code such as "de"; empty if the client never said.
    lang: Annotated[str, Meta(max_length=8)] = ""


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that makes another device the same person: once, and not for long."""

    code: Annotated[str, Meta(max_length=64)]
    #: When it ends, in milliseconds since 1970; only in answers.
    expires: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Mine(Listed, frozen=True):
    """A table where one plays, or played."""

    #: My first seat in a running match, and whether it is my turn there, on any seat; null: it was not looked into.
    seat: int | None = None
    owes: bool | None = False


class History(Struct, frozen=True):
    """Where one played, the newest first; `more` is where to go on, or null."""

    matches: list[Mine]
    more: str | None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program: what it may do."""

    caps: Annotated[tuple[Literal["play", "create", "chat"], ...], Meta(max_length=16)] = ("play",)


class Token(Struct, frozen=True):
    """A token as it is listed; `secret` only once, when it is new."""

    id: str
    caps: list[str]
    created: int
    secret: str = ""


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there, or who said something there: `handle` of `said`."""

    seat: wire.Whole | None = None
    handle: Short = ""


class Blocked(Struct, frozen=True):
    """Somebody whom one does not want to meet: the entry's id, and the name that one saw."""

    id: str
    name: str


_me, _code, _new_token, _whom = Decoder(Me), Decoder(Code), Decoder(NewToken), Decoder(Whom)


async def person(request: Request) -> Visitor:
    """Who asks, in person: a token will not do."""
    visitor = await somebody(request)
    if visitor.token:
        raise Refusal("token_may_not", what="me")
    return visitor


async def facts_of(request: Request, person: str) -> Facts:
    known = await services_of(request).store.people.find(person)
    return read_facts(known) if known else Facts()


async def save_facts(request: Request, person: str, facts: Facts) -> None:
    services = services_of(request)
    await services.store.people.save(person, write_facts(facts), services.rooms.now())


# --- a name -------------------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """Who am I? An empty name is nobody yet."""
    facts = await facts_of(request, (await services_of(request).visitor(request.scope)).person)
    return json({"name": facts.name, "lang": facts.lang})


async def save(request: Request) -> Response:
    """A name, and with it an identity if there is none yet: the cookie comes with the answer."""
    services = services_of(request)
    wanted = await body(request, _me)
    visitor = await services.visitor(request.scope)
    if visitor.token:
        raise Refusal("token_may_not", what="me")
    if wanted.lang and wanted.lang not in LANGUAGES:
        raise Refusal("language_unknown", language=wanted.lang, known=", ".join(LANGUAGES))
    name, who = clean_name(wanted.name), visitor.person or _newcomer(request)
    facts = await facts_of(request, who)
    facts.name, facts.lang = name, wanted.lang
    await save_facts(request, who, facts)
    return with_identity(request, json(Me(facts.name, wanted.lang)), who)


def _newcomer(request: Request) -> str:
    """The id of a new person; refused if an address asks for too many."""
    services = services_of(request)
    address, new_names = services.address(request.scope), services.new_names
    if not new_names.take(address):
        services.rooms.metrics.limited += 1
        raise Refusal("too_many_names", seconds=new_names.wait(address))
    return random_id()


def with_identity(request: Request, response: Response, person: str) -> Response:
    """The answer, with a cookie that no script can read and no other site can send."""
    services = services_of(request)
    secure = services.is_secure(request.scope)
    response.set_cookie(
        HOST_COOKIE if secure else COOKIE,
        services.keys.sign(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    if secure and COOKIE in request.cookies:  # from before, or from a neighbour's host
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
    return response


async def forget(request: Request) -> Response:
    """Delete all there is about me; where I played, nobody's name is left."""
    services = services_of(request)
    visitor = await person(request)
    await services.store.people.forget(visitor.person)
    await services.rooms.changes.tell_at_last(visitor.person)
    response, secure = Response(status_code=204), services.is_secure(request.scope)
    for name in (COOKIE, HOST_COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
    return response


async def matches(request: Request) -> Response:
    """Where I played, or play."""
    services = services_of(request)
    visitor = await person(request)
    before = await services.store.matches.find(request.query_params.get("before", ""))
    found = await services.store.matches.of_person(visitor.person, limit=50, before=before)
    running = [match.id for match in found if match.status == "running"][:READ]
    shown = []
    for match in found:
        try:
            mine = convert(await listed(request, match), Mine, from_attributes=True)
        except NoSuchMatch:  # it was deleted just now
            continue
        if match.id in running:
            mine = await _as_it_stands(services, visitor, mine)
        elif match.status == "running":
            mine = replace(mine, owes=None)
        shown.append(mine)
    return json(History(shown, found[-1].id if len(found) == 50 else None))


async def _as_it_stands(services: Services, visitor: Visitor, mine: Mine) -> Mine:
    """A running match, and whether it is my turn."""
    try:
        table = await services.rooms.read(mine.table)
    except Refusal:  # it was deleted just now
        return mine
    seats = tables.seats_of(table, services.keys.key_at(mine.table, visitor))
    waited_for = owing(table.match) if table.match else ()
    return replace(mine, seat=min(seats, default=None), owes=bool({*seats} & {*waited_for}))


# --- another device -----------------------------------------------------------------------------------------------


async def offer_code(request: Request) -> Response:
    """A code for another device of mine."""
    services = services_of(request)
    visitor = await person(request)
    code, expires = random_id(10), services.rooms.now() + CODE_SECONDS * 1000
    await services.store.codes.offer(services.keys.digest(code), visitor.person, expires)
    return json(Code(code, expires))


async def redeem_code(request: Request) -> Response:
    """Be who the code says, on this device."""
    services = services_of(request)
    wanted = await body(request, _code)
    code = wanted.code.strip().lower().replace("-", "").replace(" ", "")
    who = await services.store.codes.redeem(services.keys.digest(code), now=services.rooms.now())
    if who is None:
        raise Refusal("code_unknown")
    facts = await facts_of(request, who)
    return with_identity(request, json({"name": facts.name, "lang": facts.lang}), who)


# --- programs -----------------------------------------------------------------------------------------------------


async def tokens(request: Request) -> Response:
    """My tokens, without their secrets."""
    found = await services_of(request).store.tokens.of_person((await person(request)).person)
    return json([Token(token.id, _named(decode(token.caps)), token.created) for token in found])


async def new_token(request: Request) -> Response:
    """A token for a program of mine; the secret is told just now."""
    services = services_of(request)
    visitor = await person(request)
    wanted = await body(request, _new_token)
    id_, secret, now = random_id(8), f"gh_{random_id(32)}", services.rooms.now()
    allowed = [what for cap in dict.fromkeys(wanted.caps) for what in CAPS[cap]]
    async with services.one_by_one(visitor.person):
        if len(await services.store.tokens.of_person(visitor.person)) >= MOST_TOKENS:
            raise Refusal("too_many_tokens", most=MOST_TOKENS)
        await services.store.tokens.grant(id_, services.keys.digest(secret), visitor.person, encode(allowed), now)
    return json(Token(id_, _named(allowed), now, secret), 201)


def _named(allowed: list[str]) -> list[str]:
    return [cap for cap, what in CAPS.items() if set(what) <= set(allowed)]


async def revoke_token(request: Request) -> Response:
    """The token is worth nothing from now on."""
    services, visitor = services_of(request), await person(request)
    await services.store.tokens.revoke(visitor.person, request.path_params["token"])
    await services.rooms.changes.tell(visitor.person)
    return Response(status_code=204)


# --- people whom one does not want to meet ------------------------------------------------------------------------


async def block(request: Request) -> Response:
    """Never sit with this person again, and hear nothing from them."""
    services, table = services_of(request), request.path_params["table"]
    visitor = await person(request)
    wanted = await body(request, _whom)
    if wanted.seat is not None:
        await read_by(request)  # who may not look on does not learn who sits there
    block = await services.rooms.changes.block(table, visitor.person, wanted.seat, wanted.handle)
    return json(Blocked(block.id, block.name), 201)


async def blocks(request: Request) -> Response:
    """Whom I blocked: an entry for each name that I saw, the oldest first."""
    visitor = await person(request)
    found = await services_of(request).store.people.blocks_of(visitor.person)
    return json([Blocked(block.id, block.name) for block in found])


async def unblock(request: Request) -> Response:
    """Remove an entry; who is blocked under another name stays blocked."""
    services = services_of(request)
    visitor = await person(request)
    await services.store.people.unblock(visitor.person, request.path_params["handle"])
    await services.rooms.changes.tell(visitor.person)
    return Response(status_code=204)
