"""Routes about sets and languages: house sets, a check of custom sets, drawings of pieces, and texts."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import AnyGame, Refusal
from goldhook.core.text_parts import PARTS, texts, without_comments
from goldhook.core.texts import LANGUAGES, fluent
from goldhook.games import GAMES, plugin
from goldhook.games.contract import Drawn
from goldhook.server.http import own_sets
from goldhook.server.http.answers import json, raw_body, services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.http.tables_api import read_by
from goldhook.server.live.lessons import lesson_json

#: For responses that change only with a release.
FIXED = "public, max-age=3600"
#: Parts of a language that have their own files; lessons moved to the file of the rules.
FILES = {"": "", "rules": "rules", "lessons": "rules"}


def _game(request: Request) -> AnyGame:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Refusal("page_unknown")
    return GAMES[name]


async def house(request: Request) -> Response:
    """Return the house set of a game."""
    game = _game(request)
    return await compressed(request, _house(game.name), "application/json", {"Cache-Control": "no-cache"}, keep=True)


@lru_cache
def _house(game: str) -> bytes:
    return encode(GAMES[game].pieces_json(GAMES[game].house()))


async def lesson(request: Request) -> Response:
    """Return the guided first match of a game: every position, and what each move leads to."""
    content = await asyncio.to_thread(lesson_json, _game(request).name)
    return await compressed(request, content, "application/json", {"Cache-Control": "no-cache"}, keep=True)


async def check(request: Request) -> Response:
    """Check a set and return its faults; the Content-Type says JSON or TOML."""
    services, game, raw = services_of(request), _game(request), await raw_body(request)
    as_json = "toml" not in request.headers.get("content-type", "")
    checked = await services.readers.read(services.address(request.scope), own_sets.check, game.name, raw, as_json)
    return Response(checked, media_type="application/json")


async def drawing(request: Request) -> Response:
    """Return a piece of the house set as SVG."""
    game = _game(request)
    return await _svg(request, game.name, game.house(), FIXED, keep=not request.query_params)


async def table_drawing(request: Request) -> Response:
    """Return a piece of a table's set as SVG."""
    table = await read_by(request)
    return await _svg(request, table.game.name, table.pieces, "private, max-age=3600", keep=False)


def _draw(game: str, pieces: object, request: Request) -> str:
    """Draw a piece; `marked` and `ghost` are cells of a card, such as a1,b2, and `turn` a tile's quarter turns.

    `contrast=more` draws it in flat colours with firm lines.
    """
    id_, query = request.path_params["piece"], request.query_params
    drawn = plugin(game).art.piece(pieces, id_, Drawn(*(query.get(name, "") for name in Drawn._fields)))
    if drawn is None:
        raise Refusal("piece_unknown", piece_id=id_[:20])
    return drawn


async def _svg(request: Request, game: str, pieces: object, cache: str, *, keep: bool) -> Response:
    content = _draw(game, pieces, request).encode()
    return await compressed(request, content, "image/svg+xml", {"Cache-Control": cache}, keep=keep)


async def languages(_request: Request) -> Response:
    """List all languages."""
    return json(list(LANGUAGES), headers={"Cache-Control": FIXED})


async def language(request: Request) -> Response:
    """Return all texts of one language, as Fluent."""
    return await _fluent(request)


async def language_part(request: Request) -> Response:
    """Return a part of a language as Fluent: `home`, `table` or `pages` for a browser that begins with few texts,
    `rules` (or `lessons`, an older name) for rules, lessons, coach and puzzles."""
    return await _fluent(request, request.path_params["part"])


async def _fluent(request: Request, part: str = "") -> Response:
    code = request.path_params["code"]
    if code not in LANGUAGES:
        raise Refusal("language_unknown", language=code[:20], known=", ".join(LANGUAGES))
    if part not in (*PARTS, *FILES):
        raise Refusal("page_unknown")
    text = texts(code, part) if part in PARTS else without_comments(fluent(code, FILES[part]))
    headers = {"Cache-Control": "no-cache"}
    return await compressed(request, text.encode(), "text/plain; charset=utf-8", headers, keep=True)
