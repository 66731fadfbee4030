"""Routes about the person who asks: name, devices, tokens and blocks. All their data can be deleted."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder, decode, encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.server.http.answers import body, json, services_of, somebody
from goldhook.server.http.tables_api import read_by
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

Short = Annotated[str, Meta(max_length=500)]
#: What a token may be allowed to do: take seats and act, open tables, chat.
CAPS: dict[str, tuple[str, ...]] = {
    "play": (
        *("join", "leave", "act", "undo", "confirm", "vote", "present", "hand_over", "look", "ping", "stream"),
        *("unconfirm", "return", "choose", "add_seat", "close_seat", "set_options"),
        *("start", "seat_bot", "fill_with_bots", "reseat", "remove", "rematch", "mute"),
    ),
    "create": ("create",),
    "chat": ("chat", "react"),
}
MOST_TOKENS = 16


class Me(Struct, frozen=True):
    """The name of a person. Other fields are ignored: older clients sent a language, which the server never used."""

    name: Short


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that signs in another device as the same person; it expires soon."""

    code: Annotated[str, Meta(max_length=64)]
    #: When the code expires, in milliseconds since 1970; only in responses.
    expires: Annotated[int, Meta(ge=0, le=2**53)] = 0


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a program's token, with what it may do."""

    caps: Annotated[tuple[Literal["play", "create", "chat"], ...], Meta(max_length=16)] = ("play",)


class Token(Struct, frozen=True):
    """A token in a list; `secret` is set only in the response that creates it."""

    id: str
    caps: list[str]
    created: int
    secret: str = ""


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """The person meant: by seat, or by the `handle` of a `said` message."""

    seat: wire.Whole | None = None
    handle: Short = ""


class Blocked(Struct, frozen=True):
    """A blocked person: the id of the entry, and the name that was seen."""

    id: str
    name: str


_me, _code, _new_token, _whom = Decoder(Me), Decoder(Code), Decoder(NewToken), Decoder(Whom)


async def person(request: Request) -> Visitor:
    """Return the person who asks; refuse tokens."""
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
    """Show the person's name; an empty name means that there is none yet."""
    facts = await facts_of(request, (await services_of(request).visitor(request.scope)).person)
    return json(Me(facts.name))


async def save(request: Request) -> Response:
    """Set the name; create an identity if there is none yet, and return its cookie."""
    services = services_of(request)
    wanted = await body(request, _me)
    visitor = await services.visitor(request.scope)
    if visitor.token:
        raise Refusal("token_may_not", what="me")
    name, who = clean_name(wanted.name), visitor.person or _newcomer(request)
    facts = await facts_of(request, who)
    facts.name = name
    await save_facts(request, who, facts)
    return with_identity(request, json(Me(facts.name)), who)


def _newcomer(request: Request) -> str:
    """Return the id of a new person; refuse if the address has created too many."""
    services = services_of(request)
    address, new_names = services.address(request.scope), services.new_names
    if not new_names.take(address):
        services.rooms.metrics.limited += 1
        raise Refusal("too_many_names", seconds=new_names.wait(address))
    return random_id()


def with_identity(request: Request, response: Response, person: str) -> Response:
    """Return the response with an identity cookie that scripts cannot read and other sites cannot send."""
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
    if secure and COOKIE in request.cookies:  # an old cookie, or one set by a sibling host
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
    return response


async def forget(request: Request) -> Response:
    """Delete all data of the person; the matches they played keep no name."""
    services = services_of(request)
    visitor = await person(request)
    await services.store.people.forget(visitor.person)
    await services.rooms.changes.tell_at_last(visitor.person)
    response, secure = Response(status_code=204), services.is_secure(request.scope)
    for name in (COOKIE, HOST_COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
    return response


# --- another device -----------------------------------------------------------------------------------------------


async def offer_code(request: Request) -> Response:
    """Create a code for another device of the person."""
    services = services_of(request)
    visitor = await person(request)
    code, expires = random_id(10), services.rooms.now() + CODE_SECONDS * 1000
    await services.store.codes.offer(services.keys.digest(code), visitor.person, expires)
    return json(Code(code, expires))


async def redeem_code(request: Request) -> Response:
    """Sign in this device as the person of a code."""
    services = services_of(request)
    wanted = await body(request, _code)
    code = wanted.code.strip().lower().replace("-", "").replace(" ", "")
    who = await services.store.codes.redeem(services.keys.digest(code), now=services.rooms.now())
    if who is None:
        raise Refusal("code_unknown")
    facts = await facts_of(request, who)
    return with_identity(request, json(Me(facts.name)), who)


# --- programs -----------------------------------------------------------------------------------------------------


async def tokens(request: Request) -> Response:
    """List the person's tokens, without their secrets."""
    found = await services_of(request).store.tokens.of_person((await person(request)).person)
    return json([Token(token.id, _named(decode(token.caps)), token.created) for token in found])


async def new_token(request: Request) -> Response:
    """Create a token for a program; its secret is shown only once."""
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
    """Revoke a token; connections that use it are closed."""
    services, visitor = services_of(request), await person(request)
    await services.store.tokens.revoke(visitor.person, request.path_params["token"])
    await services.rooms.changes.tell(visitor.person)
    return Response(status_code=204)


# --- blocked people -----------------------------------------------------------------------------------------------


async def block(request: Request) -> Response:
    """Block a person: never share a table again, and hide their chat."""
    services, table = services_of(request), request.path_params["table"]
    visitor = await person(request)
    wanted = await body(request, _whom)
    if wanted.seat is not None:
        await read_by(request)  # people who may not watch must not learn who sits there
    block = await services.rooms.changes.block(table, visitor.person, wanted.seat, wanted.handle)
    return json(Blocked(block.id, block.name), 201)


async def blocks(request: Request) -> Response:
    """List the people blocked: one entry for each name seen, oldest first."""
    visitor = await person(request)
    found = await services_of(request).store.people.blocks_of(visitor.person)
    return json([Blocked(block.id, block.name) for block in found])


async def unblock(request: Request) -> Response:
    """Remove a block; the person stays blocked under other names."""
    services = services_of(request)
    visitor = await person(request)
    await services.store.people.unblock(visitor.person, request.path_params["handle"])
    await services.rooms.changes.tell(visitor.person)
    return Response(status_code=204)
