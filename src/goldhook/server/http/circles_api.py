"""Routes about circles of friends: members, results against each other, and duplicate tournaments.

For everybody else, a circle does not exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.server.http.answers import body, json, services_of
from goldhook.server.http.invitations_api import INVITED, is_link
from goldhook.server.http.invite_api import invite_to
from goldhook.server.http.me_api import Short, person
from goldhook.server.http.tables_api import Listed, listed
from goldhook.server.live import circles as live
from goldhook.server.live.circles import EncountersShown, MemberShown, Sight, TournamentShown
from goldhook.server.live.opening import is_open
from goldhook.server.live.people import clean_name, random_id
from goldhook.server.live.standings import PLAYERS, seat_in
from goldhook.server.wire import messages as wire
from goldhook.store import Circle, Play, Store, Tournament
from goldhook.table.checks import check_level

#: Circles of a person, members and tournaments of a circle, rounds of a tournament.
MOST_CIRCLES, MOST_MEMBERS, MOST_TOURNAMENTS, MOST_ROUNDS = 20, 16, 6, 10
#: The path of a member's attempt at a round.
ROUND = "/api/circles/{circle}/tournaments/{tournament}/rounds/{round}"


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """A circle to create."""

    name: Short


class LinkWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether newcomers may join; opening the link makes a new one."""

    open: bool


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to create. `level` is the bot that everybody plays against; 0 if members play each other."""

    game: wire.Text
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 4
    level: wire.Whole = 0


class Against(Struct, frozen=True, forbid_unknown_fields=True):
    """The member whose offer to play a round is accepted; empty to play the bot, or to wait for an opponent."""

    member: Short = ""


class RoundTable(Struct, frozen=True):
    """The table of an attempt; empty while the person waits for an opponent."""

    table: str


class CircleListed(Struct, frozen=True):
    """A circle in a member's list."""

    circle: str
    name: str
    members: int


class RoundExported(Struct, frozen=True):
    """A person's own attempt at a round; outcome and table are empty if there is none yet."""

    game: str
    round: int
    table: str
    outcome: str
    points: int


class CircleExported(Struct, frozen=True):
    """A circle in a person's export, without the data of the other members."""

    name: str
    created: int
    #: The person's own attempts at rounds of tournaments.
    rounds: list[RoundExported]


class CircleShown(Struct, frozen=True):
    """A circle as one of its members sees it."""

    circle: str
    name: str
    #: The secret part of the link, or empty if the circle is closed to newcomers.
    link: str
    members: list[MemberShown]
    encounters: list[EncountersShown]
    #: Tables of members in the public lobby, to join or to watch.
    tables: list[Listed]
    #: The newest first.
    tournaments: list[TournamentShown]


_new_circle, _link_wish = Decoder(NewCircle), Decoder(LinkWish)
_new_tournament, _against = Decoder(NewTournament), Decoder(Against)


async def _sight(request: Request) -> Sight:
    """Return the circle of the request as the person sees it; for others it does not exist."""
    services = services_of(request)
    who, id_ = (await person(request)).person, request.path_params["circle"]
    circle = await services.store.circles.find(id_)
    members = await services.store.circles.members(id_)
    if circle is None or who not in {one.person for one in members}:
        raise Refusal("circle_unknown")
    return Sight.of(services.keys, circle, members, who)


async def _run_sight(request: Request) -> Sight:
    """Return the circle of the request; refuse members who do not run it."""
    sight = await _sight(request)
    if not sight.runs:
        raise Refusal("circle_not_yours")
    return sight


# --- circles ------------------------------------------------------------------------------------------------------


async def mine(request: Request) -> Response:
    """List the circles of the person, oldest first."""
    return json(await circles_of(request, (await person(request)).person))


async def circles_of(request: Request, who: str) -> list[CircleListed]:
    """Return the circles of a person."""
    circles = services_of(request).store.circles
    found = await circles.of_person(who)
    return [CircleListed(one.id, one.name, len(await circles.members(one.id))) for one in found]


async def exported(store: Store, who: str) -> list[CircleExported]:
    """Return the circles of a person for their export."""
    found = []
    for circle in await store.circles.of_person(who):
        games = {one.id: one.game for one in await store.circles.tournaments(circle.id)}
        plays = [one for one in await store.circles.plays(circle.id) if one.person == who]
        rounds = [RoundExported(games[one.tournament], one.round, one.match, one.outcome, one.points) for one in plays]
        found.append(CircleExported(circle.name, circle.created, rounds))
    return found


async def create(request: Request) -> Response:
    """Create a circle; the person who does runs it."""
    services = services_of(request)
    who, wanted = (await person(request)).person, await body(request, _new_circle)
    circle = Circle(random_id(12), clean_name(wanted.name), random_id(16), services.rooms.now())
    async with services.one_by_one(who):
        await _check_circles(request, who)
        services.check_circles(request.scope)
        await services.store.circles.create(circle, who)
    request.path_params["circle"] = circle.id
    return json(await _shown(request), 201, {"Location": f"/circle/{circle.id}"})


async def _check_circles(request: Request, who: str) -> None:
    if len(await services_of(request).store.circles.of_person(who)) >= MOST_CIRCLES:
        raise Refusal("too_many_circles", most=MOST_CIRCLES)


async def show(request: Request) -> Response:
    """Return a circle to one of its members."""
    return json(await _shown(request))


async def _shown(request: Request) -> CircleShown:
    sight = await _sight(request)
    circle, circles = sight.circle, services_of(request).store.circles
    plays: dict[str, list[Play]] = {}
    for play in await circles.plays(circle.id):
        plays.setdefault(play.tournament, []).append(play)
    return CircleShown(
        circle.id,
        circle.name,
        circle.link,
        sight.everybody(),
        sight.encounters(await circles.encounters(circle.id)),
        await _tables(request, sight),
        [sight.tournament(one, plays.get(one.id, [])) for one in await circles.tournaments(circle.id)],
    )


async def _tables(request: Request, sight: Sight) -> list[Listed]:
    """Return the listed tables of members, without those of people whom the person blocks."""
    store = services_of(request).store
    found = await store.circles.tables(sight.circle.id)
    blocked = await store.people.blocked_by(sight.me)
    names = await store.names.among([match.id for match in found])
    return [
        listed(match, names[match.id])
        for match in found
        if match.id in names and not blocked & {name.person for name in names[match.id] if name.person}
    ]


async def invite(request: Request) -> Response:
    """Return the links by which friends can join the circle."""
    circle = (await _sight(request)).circle
    if not circle.link:
        raise Refusal("circle_closed")
    return invite_to(request, f"/circle/{circle.id}/{circle.link}")


async def set_link(request: Request) -> Response:
    """Close the circle to newcomers, or open it with a new link. For the member who runs it."""
    sight, wanted = await _run_sight(request), await body(request, _link_wish)
    await services_of(request).store.circles.set_link(sight.circle.id, random_id(16) if wanted.open else "")
    return json(await _shown(request))


# --- members ------------------------------------------------------------------------------------------------------


async def join(request: Request) -> Response:
    """Join a circle by its link."""
    services = services_of(request)
    who, wanted = (await person(request)).person, await body(request, INVITED)
    id_, circles = request.path_params["circle"], services.store.circles
    async with services.one_by_one(id_), services.one_by_one(who):
        circle, members = await circles.find(id_), await circles.members(id_)
        if who not in {one.person for one in members}:
            if circle is None or not is_link(circle, wanted.link):
                raise Refusal("circle_unknown")
            if len(members) >= MOST_MEMBERS:
                raise Refusal("circle_full", most=MOST_MEMBERS)
            await _check_circles(request, who)
            await circles.join(id_, who, services.rooms.now())
    return json(await _shown(request), 201)


async def leave(request: Request) -> Response:
    """Leave a circle; the member who runs it may remove others, and the old link no longer works then."""
    sight, circles = await _sight(request), services_of(request).store.circles
    who = sight.person(request.path_params["member"])
    if who is None:
        raise Refusal("circle_unknown")
    if who != sight.me:
        if not sight.runs:
            raise Refusal("circle_not_yours")
        if sight.circle.link:
            await circles.set_link(sight.circle.id, random_id(16))
    await circles.leave(sight.circle.id, who)
    return Response(status_code=204)


# --- tournaments --------------------------------------------------------------------------------------------------


async def new_tournament(request: Request) -> Response:
    """Create a duplicate tournament; any member may."""
    services, sight = services_of(request), await _sight(request)
    wanted = await body(request, _new_tournament)
    if wanted.game not in GAMES:
        raise Refusal("game_unknown", game=wanted.game[:40], known=", ".join(GAMES))
    if PLAYERS not in (players := GAMES[wanted.game].players):
        raise Refusal("players_wrong", players=PLAYERS, least=players[0], most=players[-1])
    if wanted.level:
        check_level(wanted.level)
    circle, circles = sight.circle.id, services.store.circles
    async with services.one_by_one(circle):
        if len(await circles.tournaments(circle)) >= MOST_TOURNAMENTS:
            raise Refusal("too_many_tournaments", most=MOST_TOURNAMENTS)
        now = services.rooms.now()
        await circles.add_tournament(Tournament(random_id(12), circle, wanted.game, wanted.rounds, wanted.level, now))
    return json(await _shown(request), 201)


async def drop_tournament(request: Request) -> Response:
    """Delete a tournament. For the member who runs the circle."""
    sight = await _run_sight(request)
    tournament = await _tournament(request, sight)
    await services_of(request).store.circles.drop_tournament(tournament.id)
    return Response(status_code=204)


async def _tournament(request: Request, sight: Sight) -> Tournament:
    wanted = request.path_params["tournament"]
    for tournament in await services_of(request).store.circles.tournaments(sight.circle.id):
        if tournament.id == wanted:
            return tournament
    raise Refusal("page_unknown")


async def _round(request: Request, sight: Sight) -> tuple[Tournament, int]:
    """Return tournament and round of the request."""
    tournament, text = await _tournament(request, sight), request.path_params["round"]
    if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= tournament.rounds:
        raise Refusal("page_unknown")
    return tournament, int(text)


async def play(request: Request) -> Response:
    """Play a round: against the bot, against a member who waits for an opponent, or wait for one.

    Every member has one attempt; a repeated request returns its table.
    """
    services, sight = services_of(request), await _sight(request)
    wanted = await body(request, _against)
    tournament, round_ = await _round(request, sight)
    async with services.one_by_one(tournament.id):
        plays = [
            one
            for one in await services.store.circles.plays(sight.circle.id)
            if (one.tournament, one.round) == (tournament.id, round_)
        ]
        mine = next((one for one in plays if one.person == sight.me and one.match), None)
        if mine is not None:
            table = await _again(request, sight, tournament, mine, plays)
        elif tournament.level:
            table = await _begin(request, sight, tournament, round_, None)
        elif wanted.member:
            table = await _begin(request, sight, tournament, round_, _offer(sight, plays, wanted.member))
        else:
            await services.store.circles.offer(tournament.id, round_, sight.me, seat_in(round_))
            table = ""
    return json(RoundTable(table), 201)


async def _again(request: Request, sight: Sight, tournament: Tournament, mine: Play, plays: Sequence[Play]) -> str:
    """Return the table of an attempt; open it if the server was killed before it could."""
    rooms = services_of(request).rooms
    if not await is_open(rooms.store, mine.match):
        seats = {one.seat: sight.member(one.person) for one in plays if one.match == mine.match}
        opening = live.opening_of(rooms, tournament, mine.round, mine.match, seats)
        await live.open_round(rooms, mine.match, opening)
    return mine.match


def _offer(sight: Sight, plays: Sequence[Play], id_: str) -> Play:
    """Return the open offer of a member."""
    for one in plays:
        if not one.match and one.person != sight.me and sight.ids[one.person] == id_:
            return one
    raise Refusal("offer_gone")


async def _begin(request: Request, sight: Sight, tournament: Tournament, round_: int, offer: Play | None) -> str:
    """Note an attempt and open its table, which starts immediately."""
    services, me = services_of(request), sight.member(sight.me)
    store, rooms, address = services.store, services.rooms, services.address(request.scope)
    if offer is None:
        seat, against = seat_in(round_), None
        seats = {seat: me}
    else:
        seat, against = PLAYERS - 1 - offer.seat, offer.person
        seats = {seat: me, offer.seat: sight.member(against)}
        if against in await store.people.blocked_by(sight.me) | await store.people.blocking(sight.me):
            raise Refusal("not_welcome")
    match = rooms.new_id()
    opening = live.opening_of(rooms, tournament, round_, match, seats)
    if not services.new_tables.take(address):
        raise Refusal("too_many_tables", seconds=services.new_tables.wait(address))
    if not await store.circles.begin(tournament.id, round_, match, sight.me, seat, against):
        raise Refusal("offer_gone")
    await live.open_round(rooms, match, opening)
    return match


async def withdraw(request: Request) -> Response:
    """Stop waiting for an opponent."""
    sight = await _sight(request)
    tournament, round_ = await _round(request, sight)
    await services_of(request).store.circles.withdraw(tournament.id, round_, sight.me)
    return Response(status_code=204)
