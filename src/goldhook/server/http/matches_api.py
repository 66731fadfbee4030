"""Routes about the matches of the person who asks: the list with results, statistics, and an export."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import get_args

from msgspec import Struct, convert, field
from msgspec.json import encode
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from goldhook import table as tables
from goldhook.bots.levels import LEVELS
from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.server.http.answers import json, services_of
from goldhook.server.http.circles_api import CircleExported, exported
from goldhook.server.http.me_api import person
from goldhook.server.http.services import Services
from goldhook.server.http.tables_api import Listed, listed
from goldhook.server.live import puzzles
from goldhook.server.live.people import Visitor
from goldhook.server.live.puzzles import MyPuzzles
from goldhook.server.live.statistics import MyResults, statistics
from goldhook.store import BOTS, PEOPLE, Match, Name, Outcome, Result, Wanted
from goldhook.table.steps import owing

#: Matches per page.
PAGE = 50
#: How many running matches are read, to see whose turn it is.
READ = 20
#: How many matches a file holds at most, and how many are read at a time.
MOST_EXPORTED, READ_AT_ONCE = 20_000, 200
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
#: Levels of bots as text; 0 stands for people.
RIVALS = {str(level): level for level in (0, *LEVELS)}


class SeatShown(Struct, frozen=True):
    """A seat in a list of matches."""

    #: Empty for a bot, and for a person whose data was deleted.
    name: str
    #: The level of a bot; 0 for a person.
    level: int
    #: So far, or at the end; null if they were not read.
    points: int | None = None


class MyResult(Struct, frozen=True):
    """The person's own result."""

    outcome: str
    points: int
    #: Why the result is not counted: see docs/table.md; empty if it is counted.
    why: str


class Mine(Listed, frozen=True):
    """A table where the person plays or played."""

    #: The person's first seat, and whether any of their seats must act; null if it was not read.
    seat: int | None = None
    owes: bool | None = False
    #: The other seats, in order; empty before the start, and if they were not read.
    opponents: list[SeatShown] = field(default_factory=list)
    #: The progress of a running match; 0 if it was not read.
    round: int = 0
    turn: int = 0
    #: The person's points so far in a running match, as everybody sees them; null if they were not read.
    points: int | None = None
    #: Null until the match is over and counted.
    result: MyResult | None = None


class History(Struct, frozen=True):
    """Where the person played, newest first; `more` is the cursor of the next page, or null."""

    matches: list[Mine]
    more: str | None


class Export(Struct, frozen=True):
    """Everything that the server has computed about the person, as one file."""

    goldhook_results: int
    name: str
    results: MyResults
    matches: list[Mine]
    circles: list[CircleExported]
    puzzles: MyPuzzles


def _wanted(request: Request) -> Wanted:
    """Read the filters of a list."""
    query = request.query_params
    game, outcome, rival = query.get("game", ""), query.get("outcome", ""), query.get("rival", "")
    if game and game not in GAMES:
        raise Refusal("game_unknown", game=game[:40], known=", ".join(GAMES))
    if outcome and outcome not in OUTCOMES:
        raise Refusal("message_unreadable", why="outcome")
    if rival and rival not in RIVALS:
        raise Refusal("message_unreadable", why="rival")
    known = next((one for one in OUTCOMES if one == outcome), None)
    return Wanted(game, known or "", RIVALS[rival] if rival else None, unfinished="unfinished" in query)


async def matches(request: Request) -> Response:
    """List the matches that the person plays or played."""
    services, wanted = services_of(request), _wanted(request)
    visitor = await person(request)
    before = request.query_params.get("before", "")
    last = await services.store.matches.find(before) if before else None
    found = await services.store.matches.of_person(visitor.person, limit=PAGE, before=last, wanted=wanted)
    shown = await _shown(services, visitor, found)
    left = READ
    for number, match in enumerate(found):
        if match.status == "running":
            left -= 1
            mine = shown[number]
            shown[number] = await _as_it_stands(services, visitor, mine) if left >= 0 else replace(mine, owes=None)
    return json(History(shown, found[-1].id if len(found) == PAGE else None))


async def _shown(services: Services, visitor: Visitor, found: Sequence[Match]) -> list[Mine]:
    """Return matches with their results, in two queries."""
    ids = [match.id for match in found]
    names = await services.store.names.among(ids)
    results = await services.store.results.among([match.id for match in found if match.status == "over"])
    return [_mine(match, names.get(match.id, ()), results.get(match.id, ()), visitor.person) for match in found]


def _mine(match: Match, names: Sequence[Name], results: Sequence[Result], who: str) -> Mine:
    mine = convert(listed(match, names), Mine, from_attributes=True)
    own = next((one for one in results if one.person == who), None)
    if own is None:
        return mine
    texts = {name.key: name.text for name in names}
    others = [SeatShown(texts.get(one.name, ""), one.level, one.points) for one in results if one is not own]
    return replace(mine, seat=own.seat, opponents=others, result=MyResult(own.outcome, own.points, own.why))


async def _as_it_stands(services: Services, visitor: Visitor, mine: Mine) -> Mine:
    """Return a running match with what everybody may know of it, and with the person's own turn."""
    try:
        table = await services.rooms.read(mine.table)
    except Refusal:  # it has just been deleted
        return mine
    seats = tables.seats_of(table, services.keys.key_at(mine.table, visitor))
    if table.match is None:
        return replace(mine, seat=min(seats, default=None))
    report = table.game.report(table.match.state)
    totals = table.game.outcome(table.match.state).totals
    others = [seat for seat in range(table.players) if seat not in seats[:1]]
    return replace(
        mine,
        seat=min(seats, default=None),
        owes=bool({*seats} & {*owing(table.match)}),
        opponents=[SeatShown(table.chairs[seat].name, table.chairs[seat].bot, totals[seat]) for seat in others],
        round=report["round"],
        turn=report["turn"],
        points=totals[seats[0]] if seats else None,
    )


async def results(request: Request) -> Response:
    """Return the person's statistics: best scores, averages, win rates, streaks, strengths and the ladder."""
    visitor = await person(request)
    return json(await _results(services_of(request), visitor))


async def _results(services: Services, visitor: Visitor) -> MyResults:
    kept = services.store.results
    mine, ended = await kept.tallies(visitor.person), await kept.of_person(visitor.person)
    return statistics(mine, ended, await kept.tallies(PEOPLE), await kept.tallies(BOTS))


async def export(request: Request) -> Response:
    """Return all results of the person as one file to keep."""
    services = services_of(request)
    services.check_pace(request.scope)
    visitor = await person(request)
    shown, last = list[Mine](), None
    while len(shown) < MOST_EXPORTED:
        found = await services.store.matches.of_person(visitor.person, limit=READ_AT_ONCE, before=last)
        shown += await _shown(services, visitor, found)
        if len(found) < READ_AT_ONCE:
            break
        last = found[-1]
    circles = await exported(services.store, visitor.person)
    solved = await puzzles.mine(services.store, visitor.person, services.rooms.now())
    file = Export(1, visitor.name, await _results(services, visitor), shown, circles, solved)
    headers = {"Content-Disposition": 'attachment; filename="goldhook-results.json"'}
    return Response(await asyncio.to_thread(encode, file), 200, headers, media_type="application/json")
