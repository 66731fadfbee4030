"""All HTTP routes with the types of their requests and responses; the app and OpenAPI are built from this list."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from goldhook.games.contract import Drawn
from goldhook.server.http import (
    analysis_api,
    circles_api,
    daily_api,
    games_api,
    invitations_api,
    invite_api,
    matches_api,
    me_api,
    pages,
    previews,
    puzzles_api,
    replay_api,
    retries_api,
    sets_api,
    tables_api,
)
from goldhook.server.http.answers import Handler, json, services_of
from goldhook.server.http.openapi import openapi
from goldhook.server.http.own_sets import Checked
from goldhook.server.live.analyses import Analysed, Working
from goldhook.server.live.daily import DailyShown, DayShown
from goldhook.server.live.lessons import LessonShown
from goldhook.server.live.puzzles import MyPuzzles, PuzzleShown, PuzzlesShown, PuzzleVerdict
from goldhook.server.live.replays import Replay
from goldhook.server.live.retries import DecisionShown, RetryVerdict
from goldhook.server.live.statistics import MyResults
from goldhook.server.wire import messages as wire

JSON, NDJSON, SVG, TEXT, HTML = "application/json", "application/x-ndjson", "image/svg+xml", "text/plain", "text/html"
TOML, PNG = "application/toml", "image/png"


class Api(NamedTuple):
    """One route."""

    method: str
    path: str
    handler: Handler
    #: The types of the request and response bodies; None for no body, or one without a type.
    takes: object = None
    gives: object = None
    status: int = 200
    kind: str = JSON
    #: Names of query parameters.
    query: tuple[str, ...] = ()
    #: Text media types that the request body may have instead of JSON.
    or_text: tuple[str, ...] = ()


async def health(request: Request) -> Response:
    """Report whether server and store work; "degraded" means that disk space is low."""
    rooms = services_of(request).rooms
    status = await rooms.health.status()
    return json({"status": "stopping" if rooms.stopping else status})


async def metrics(request: Request) -> Response:
    """Return metrics for Prometheus."""
    return PlainTextResponse(services_of(request).rooms.metrics.text(), media_type="text/plain; version=0.0.4")


async def description(_request: Request) -> Response:
    """Return this OpenAPI description."""
    return Response(_description(), media_type=JSON)


@cache
def _description() -> bytes:
    return encode(openapi(ROUTES))


ROUTES: tuple[Api, ...] = (
    *(Api("GET", path, pages.page, kind=HTML) for path in pages.PAGES),
    Api("GET", "/favicon.ico", pages.icon, kind=SVG),
    Api("GET", previews.MANIFEST, previews.manifest, gives=dict[str, object], kind="application/manifest+json"),
    Api("GET", "/icons/{icon}.png", previews.icon, kind=PNG),
    Api("GET", "/covers/{cover}.png", previews.cover, kind=PNG),
    Api("GET", "/assets/{path:path}", pages.asset, kind="application/octet-stream"),
    Api("GET", "/openapi.json", description, gives=dict[str, object]),
    Api("GET", "/metrics", metrics, kind=TEXT),
    Api("GET", "/api/health", health, gives=dict[str, str]),
    Api("GET", "/api/me", me_api.show, gives=me_api.Me),
    Api("POST", "/api/me", me_api.save, me_api.Me, me_api.Me),
    Api("DELETE", "/api/me", me_api.forget, status=204),
    Api(
        "GET",
        "/api/me/matches",
        matches_api.matches,
        gives=matches_api.History,
        query=("before", "game", "outcome", "rival", "unfinished"),
    ),
    Api("GET", "/api/me/results", matches_api.results, gives=MyResults),
    Api("GET", "/api/me/export", matches_api.export, gives=matches_api.Export),
    Api("GET", "/api/me/puzzles", puzzles_api.mine, gives=MyPuzzles),
    Api("POST", "/api/me/puzzles", puzzles_api.keep, puzzles_api.Kept, MyPuzzles),
    Api("DELETE", "/api/me/puzzles", puzzles_api.drop, status=204),
    Api("POST", "/api/me/code", me_api.offer_code, gives=me_api.Code),
    Api("POST", "/api/me/redeem", me_api.redeem_code, me_api.Code, me_api.Me),
    Api("GET", "/api/me/tokens", me_api.tokens, gives=list[me_api.Token]),
    Api("POST", "/api/me/tokens", me_api.new_token, me_api.NewToken, me_api.Token, 201),
    Api("DELETE", "/api/me/tokens/{token}", me_api.revoke_token, status=204),
    Api("GET", "/api/me/blocks", me_api.blocks, gives=list[me_api.Blocked]),
    Api("DELETE", "/api/me/blocks/{handle}", me_api.unblock, status=204),
    Api("GET", "/api/circles", circles_api.mine, gives=list[circles_api.CircleListed]),
    Api("POST", "/api/circles", circles_api.create, circles_api.NewCircle, circles_api.CircleShown, 201),
    Api("GET", "/api/circles/{circle}", circles_api.show, gives=circles_api.CircleShown),
    Api("GET", "/api/circles/{circle}/invite", circles_api.invite, gives=invite_api.Invite),
    Api(
        "POST",
        "/api/circles/{circle}/invitation",
        invitations_api.invitation,
        invitations_api.Invited,
        invitations_api.Invitation,
    ),
    Api("POST", "/api/circles/{circle}/link", circles_api.set_link, circles_api.LinkWish, circles_api.CircleShown),
    Api(
        "POST", "/api/circles/{circle}/members", circles_api.join, invitations_api.Invited, circles_api.CircleShown, 201
    ),
    Api("DELETE", "/api/circles/{circle}/members/{member}", circles_api.leave, status=204),
    Api(
        "POST",
        "/api/circles/{circle}/tournaments",
        circles_api.new_tournament,
        circles_api.NewTournament,
        circles_api.CircleShown,
        201,
    ),
    Api("DELETE", "/api/circles/{circle}/tournaments/{tournament}", circles_api.drop_tournament, status=204),
    Api("POST", circles_api.ROUND, circles_api.play, circles_api.Against, circles_api.RoundTable, 201),
    Api("DELETE", circles_api.ROUND, circles_api.withdraw, status=204),
    Api("GET", "/api/lobby", tables_api.lobby, gives=tables_api.Lobby, query=("open_before", "running_before")),
    Api("POST", "/api/tables", tables_api.create, tables_api.NewTable, tables_api.Opened, 201),
    Api("GET", "/api/tables/{table}", tables_api.show, gives=dict[str, object]),
    Api("GET", "/api/tables/{table}/set", tables_api.pieces, gives=dict[str, object]),
    Api("GET", "/api/tables/{table}/record", tables_api.record, gives=dict[str, object]),
    Api("GET", "/api/tables/{table}/replay", replay_api.of_table, gives=Replay),
    Api("GET", "/api/tables/{table}/analysis", analysis_api.of_table, gives=Working | Analysed, query=("level",)),
    Api("GET", "/api/tables/{table}/decisions/{number}", retries_api.show, gives=DecisionShown),
    Api("POST", "/api/tables/{table}/decisions/{number}", retries_api.judge, retries_api.Tried, RetryVerdict),
    Api("GET", "/api/tables/{table}/invite", invite_api.of_table, gives=invite_api.Invite),
    Api("POST", "/api/lan", invite_api.open_lan, gives=invite_api.Network),
    Api("POST", "/api/replay", replay_api.of_record, dict[str, object], Replay),
    Api(
        "GET",
        "/api/tables/{table}/pieces/{piece}",
        sets_api.table_drawing,
        kind=SVG,
        query=Drawn._fields,
    ),
    Api(
        "POST",
        "/api/tables/{table}/commands",
        tables_api.command,
        wire.INCOMING,
        wire.Done | wire.Sync | wire.Hinted | wire.Previewed | wire.Pong,
    ),
    Api("GET", "/api/tables/{table}/stream", tables_api.stream, kind=NDJSON, query=("n", "viewer", "views")),
    Api("POST", "/api/tables/{table}/block", me_api.block, me_api.Whom, me_api.Blocked, 201),
    Api("GET", "/api/daily", daily_api.show, gives=DailyShown),
    Api("GET", "/api/daily/{date}", daily_api.day, gives=DayShown),
    Api("POST", "/api/daily/{date}/{game}", daily_api.play, gives=tables_api.Opened, status=201),
    Api("GET", "/api/games", games_api.games, gives=games_api.GamesShown),
    Api("GET", "/api/sets/{game}", sets_api.house, gives=dict[str, object]),
    Api("POST", "/api/sets/{game}/check", sets_api.check, dict[str, object], Checked, or_text=(TOML,)),
    Api("GET", "/api/sets/{game}/pieces/{piece}", sets_api.drawing, kind=SVG, query=Drawn._fields),
    Api("GET", "/api/lessons/{game}", sets_api.lesson, gives=LessonShown),
    Api("GET", "/api/puzzles", puzzles_api.index, gives=PuzzlesShown),
    Api("GET", "/api/puzzles/{game}/{puzzle}", puzzles_api.show, gives=PuzzleShown),
    Api("POST", "/api/puzzles/{game}/{puzzle}", puzzles_api.attempt, puzzles_api.PuzzleAnswer, PuzzleVerdict),
    Api("GET", "/api/languages", sets_api.languages, gives=list[str]),
    Api("GET", "/api/languages/{code}", sets_api.language, kind=TEXT),
    Api("GET", "/api/languages/{code}/{part}", sets_api.language_part, kind=TEXT),
)
