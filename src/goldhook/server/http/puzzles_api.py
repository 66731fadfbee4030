"""Routes about puzzles. The server judges; no answer leaves it before an attempt."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook.puzzles.puzzle import Puzzle
from goldhook.server.http.answers import body, json, services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.live import puzzles
from goldhook.server.run.caches import ByteCache

#: Positions that somebody asked for, as JSON, by game and puzzle. All of them fit, so each is built only once.
_positions = ByteCache[tuple[str, str], bytes](16_000_000)


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle: one of its legal actions."""

    action: Annotated[str, Meta(max_length=200)]


_attempt = Decoder(Attempt)


async def index(request: Request) -> Response:
    """List the puzzles of all games with their difficulty, and the puzzles of the day."""
    now = services_of(request).rooms.now()
    content = encode(await asyncio.to_thread(puzzles.listed, now))
    return await compressed(request, content, "application/json", {"Cache-Control": "no-cache"}, keep=True)


async def show(request: Request) -> Response:
    """Return the position of a puzzle, and what each legal move leads to."""
    services, puzzle = services_of(request), await _puzzle(request)
    named = (request.path_params["game"], puzzle.id)
    content = _positions.get(named)
    if content is None:
        services.check_pace(request.scope)
        content = await asyncio.to_thread(puzzles.position, *named)
        _positions.put(named, content, len(content))
    return await compressed(request, content, "application/json", {"Cache-Control": "no-cache"})


async def attempt(request: Request) -> Response:
    """Judge an answer: right or wrong, how much better the best answer is, and why."""
    services_of(request).check_pace(request.scope)
    puzzle, wanted = await _puzzle(request), await body(request, _attempt)
    return json(await asyncio.to_thread(puzzles.verdict, puzzle, wanted.action))


async def _puzzle(request: Request) -> Puzzle:
    named = request.path_params
    return await asyncio.to_thread(puzzles.found, named["game"], named["puzzle"])
