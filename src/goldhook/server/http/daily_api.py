"""Routes about the daily deal: today, a day of the past, and a table to play it at."""

from __future__ import annotations

from datetime import date, timedelta

from starlette.requests import Request
from starlette.responses import Response

from goldhook import daily
from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.server.http.answers import json, services_of
from goldhook.server.http.me_api import person
from goldhook.server.http.services import Services
from goldhook.server.http.tables_api import Opened
from goldhook.server.live.daily import PAST
from goldhook.server.live.people import Visitor, clean_name
from goldhook.store import StoreError

#: The date of the current day, for clients that cannot trust their clock.
TODAY = "today"


async def show(request: Request) -> Response:
    """Show today's deals, the calendar of the days before, and the commitments to the keys."""
    services = services_of(request)
    visitor = await services.visitor(request.scope)
    return json(await services.rooms.daily.shown(visitor, services.rooms.now()))


async def day(request: Request) -> Response:
    """Show the deals of one day: the person's attempts, and how others did once the person has finished."""
    services = services_of(request)
    wanted = _day(request)
    visitor = await services.visitor(request.scope)
    return json(await services.rooms.daily.day(visitor, wanted, services.rooms.now()))


def _day(request: Request) -> date:
    """Return the day of a path; refuse days that are not in the calendar."""
    named, today = request.path_params["date"], daily.day_of(services_of(request).rooms.now())
    wanted = today if named == TODAY else daily.read_day(named)
    if wanted is None or not today - timedelta(days=PAST) <= wanted <= today:
        raise Refusal("daily_unknown", days=PAST)
    return wanted


async def play(request: Request) -> Response:
    """Open a table for an attempt, or return the ranked attempt that is not over.

    The first attempt on the day itself is ranked, all others are not.
    """
    services, wanted, game = services_of(request), _day(request), request.path_params["game"]
    if game not in GAMES:
        raise Refusal("game_unknown", game=game[:40], known=", ".join(GAMES))
    visitor = await person(request)
    id_ = services.rooms.daily.ranked_table(visitor, wanted, game)
    async with services.one_by_one(id_):
        match = await services.store.matches.find(id_)
        is_new = match is None or not match.version
        if match is None or is_new or match.status == "over":
            ranked = is_new and wanted == daily.day_of(services.rooms.now())
            id_ = id_ if ranked else services.rooms.new_id()
            await _open(services, services.address(request.scope), visitor, id_, wanted, game, ranked=ranked)
    return json(Opened(id_), 201, {"Location": f"/t/{id_}"})


async def _open(
    services: Services, address: str, visitor: Visitor, id_: str, wanted: date, game: str, *, ranked: bool
) -> None:
    limits = [services.new_tables, *([services.ranked] if ranked else [])]
    for paces in limits:
        if not paces.take(address):
            raise Refusal("too_many_tables", seconds=paces.wait(address))
    key = services.keys.key_at(id_, visitor)
    name = clean_name(visitor.name)
    command, dealt = await services.rooms.daily.attempt(key, name, id_, wanted, game, ranked=ranked)
    try:
        await services.rooms.create(command, visitor, repeatable=ranked, dealt=dealt)
    except StoreError:
        for paces in limits:
            paces.give_back(address)  # a retry is not counted twice
        raise
