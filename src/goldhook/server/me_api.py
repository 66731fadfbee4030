"""Routes about oneself: a name is all it takes; and everything about oneself can be deleted."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder
from starlette.requests import Request
from starlette.responses import Response

from goldhook.game import Refusal
from goldhook.server.http import body, json, services_of, somebody
from goldhook.server.people import (
    COOKIE,
    COOKIE_SECONDS,
    Facts,
    clean_name,
    random_id,
    read_facts,
    write_facts,
)

Short = Annotated[str, Meta(max_length=500)]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What one is called, and the language one reads."""

    name: Short
    lang: Literal["", "de", "en", "el", "it", "ja", "pl", "ru"] = ""


_me = Decoder(Me)


async def show(request: Request) -> Response:
    """Who am I?"""
    services = services_of(request)
    visitor = await somebody(request)
    person = await services.store.people.find(visitor.person)
    facts = read_facts(person) if person else Facts()
    return json(Me(facts.name, facts.lang))  # type: ignore[arg-type]


async def save(request: Request) -> Response:
    """A name, and with it an identity if there is none yet: the cookie comes with the answer."""
    services = services_of(request)
    wanted = await body(request, _me)
    visitor = await services.visitor(request.scope)
    if visitor.token:
        raise Refusal("token_may_not", what="me")
    person = visitor.person or random_id()
    known = await services.store.people.find(person)
    facts = read_facts(known) if known else Facts()
    facts.name, facts.lang = clean_name(wanted.name), wanted.lang
    await services.store.people.save(person, write_facts(facts), services.rooms.now())
    return with_identity(request, json(Me(facts.name, facts.lang)), person)


def with_identity(request: Request, response: Response, person: str) -> Response:
    """The answer, with a cookie that no script can read and no other site can send."""
    services = services_of(request)
    response.set_cookie(
        COOKIE,
        services.keys.sign(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.is_secure(request.scope),
    )
    return response
