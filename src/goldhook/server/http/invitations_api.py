"""The route to an invitation: what a guest with the link of a circle may know before joining."""

from __future__ import annotations

import hmac
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.server.http.answers import body, json, services_of
from goldhook.server.live.circles import name_of
from goldhook.store import Circle


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a circle's link."""

    link: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """What a guest with the link sees before joining: the circle's name, and the member who runs it."""

    name: str
    by: str


INVITED = Decoder(Invited)


async def invitation(request: Request) -> Response:
    """Return the circle's name and who runs it, to a guest with its link."""
    services, wanted = services_of(request), await body(request, INVITED)
    services.check_pace(request.scope)
    id_, circles = request.path_params["circle"], services.store.circles
    circle = await circles.find(id_)
    if circle is None or not is_link(circle, wanted.link):
        raise Refusal("circle_unknown")
    members = await circles.members(id_)
    return json(Invitation(circle.name, name_of(members[0]) if members else ""))


def is_link(circle: Circle, link: str) -> bool:
    """Return whether this is the circle's link; a closed circle has none. Takes as long for any wrong link."""
    return bool(circle.link) and hmac.compare_digest(circle.link.encode(), link.encode(errors="replace"))
