"""Routes about sets and languages: the house sets, a check of one's own, every piece as a drawing, all sentences."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from importlib.resources import files
from typing import Any

from msgspec import Struct
from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook import setfile
from goldhook.catalog import GAMES
from goldhook.game import Game, Refusal
from goldhook.gold_ahoi import drawing as gold_ahoi
from goldhook.gold_ahoi.pieces import Tiles
from goldhook.lang import LANGUAGES
from goldhook.server.compressed import compressed
from goldhook.server.http import Problem, json, raw_body
from goldhook.server.tables_api import read_by
from goldhook.server.wire import plain_facts
from goldhook.silver_gold import drawing as silver_gold
from goldhook.silver_gold.pieces import GRID, Deck

#: More faults than these help nobody.
MOST_FAULTS = 100
#: What never changes as long as the program does not.
FIXED = "public, max-age=3600"


class Checked(Struct, frozen=True):
    """What is wrong with a set; if nothing is, the set as JSON, ready for a table."""

    faults: list[Problem]
    set: dict[str, Any] | None


def _game(request: Request) -> Game[Any, Any, Any]:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Refusal("page_unknown")
    return GAMES[name]


async def house(request: Request) -> Response:
    """The house set of a game."""
    game = _game(request)
    return await compressed(request, _house(game.name), "application/json", {"Cache-Control": "no-cache"}, keep=True)


@lru_cache
def _house(game: str) -> bytes:
    return encode(GAMES[game].pieces_json(GAMES[game].house()))


async def check(request: Request) -> Response:
    """Everything that is wrong with a set, JSON or TOML by its Content-Type."""
    game, raw = _game(request), await raw_body(request)
    as_json = "toml" not in request.headers.get("content-type", "")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return json(Checked([Problem("file_not_text", {"file": "set"})], None))
    return json(await asyncio.to_thread(checked, game, text, as_json))


def checked(game: Game[Any, Any, Any], text: str, as_json: bool) -> Checked:
    """A set's faults, or the set."""
    try:
        source = setfile.from_text(text, "set", as_json=as_json)
        faults = list(game.faults(source))
    except Refusal as refusal:
        faults = [refusal]
    if faults:
        return Checked([Problem(fault.code, plain_facts(fault)) for fault in faults[:MOST_FAULTS]], None)
    return Checked([], game.pieces_json(game.read_pieces(source)))


async def drawing(request: Request) -> Response:
    """A piece of the house set as SVG."""
    game = _game(request)
    return await _svg(request, game.house(), FIXED, keep=not request.query_params)


async def table_drawing(request: Request) -> Response:
    """A piece of a table's set as SVG."""
    table = await read_by(request)
    return await _svg(request, table.pieces, "private, max-age=3600", keep=False)


def _draw(pieces: Any, request: Request) -> str:
    """`marked` and `ghost` are cells of a card, such as a1,b2; `turn` quarter turns of a tile."""
    id_, query = request.path_params["piece"], request.query_params
    if isinstance(pieces, Deck):
        marked, ghost = (_cells(query.get(name, "")) for name in ("marked", "ghost"))
        for expedition in pieces.expeditions:
            if expedition.id == id_:
                return silver_gold.expedition_svg(expedition)
        if id_ in pieces.by_id:
            return silver_gold.card_svg(pieces.card(id_), marked, ghost)
    elif isinstance(pieces, Tiles) and id_ in pieces.by_id:
        turn = query.get("turn", "0")
        return gold_ahoi.tile_svg(pieces.tile(id_), int(turn) if turn in ("1", "2", "3") else 0)
    raise Refusal("piece_unknown", piece_id=id_[:20])


def _cells(text: str) -> int:
    try:
        return GRID.read(text.replace(",", " ")[:100])
    except ValueError as error:
        raise Refusal("cell_unreadable", cell=str(error)[:10]) from None


async def _svg(request: Request, pieces: Any, cache: str, *, keep: bool) -> Response:
    content = _draw(pieces, request).encode()
    return await compressed(request, content, "image/svg+xml", {"Cache-Control": cache}, keep=keep)


async def languages(_request: Request) -> Response:
    """All languages there are."""
    return json(list(LANGUAGES), headers={"Cache-Control": FIXED})


async def language(request: Request) -> Response:
    """All sentences of one language, as Fluent."""
    return await _fluent(request, "locales")


async def rules(request: Request) -> Response:
    """The rules of both games in one language, as Fluent: long, and wanted on one page only."""
    return await _fluent(request, "locales/rules")


async def _fluent(request: Request, folder: str) -> Response:
    code = request.path_params["code"]
    if code not in LANGUAGES:
        raise Refusal("language_unknown", language=code[:20], known=", ".join(LANGUAGES))
    text, headers = _sentences(folder, code), {"Cache-Control": "no-cache"}
    return await compressed(request, text, "text/plain; charset=utf-8", headers, keep=True)


@lru_cache
def _sentences(folder: str, code: str) -> bytes:
    return (files("goldhook") / folder / f"{code}.ftl").read_bytes()
