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
from goldhook.server.http.me_api import person
from goldhook.server.live import puzzles
from goldhook.server.run.caches import ByteCache

#: How many attempts of a device a request may have.
MOST_KEPT = 200
#: Positions that somebody asked for, as JSON, by game and puzzle. All of them fit, so each is built only once.
_positions = ByteCache[tuple[str, str], bytes](16_000_000)


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle: one of its legal actions."""

    action: Annotated[str, Meta(max_length=200)]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """Attempts that a device kept before its player had a name."""

    attempts: Annotated[tuple[puzzles.AttemptShown, ...], Meta(max_length=MOST_KEPT)]


_attempt, _kept = Decoder(PuzzleAnswer), Decoder(Kept)


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
    """Judge an answer: right or wrong, how much better the best answer is, and why. A person's first answer is kept."""
    services = services_of(request)
    services.check_pace(request.scope)
    puzzle, wanted = await _puzzle(request), await body(request, _attempt)
    verdict = await asyncio.to_thread(puzzles.verdict, puzzle, wanted.action)
    visitor, now = await services.visitor(request.scope), services.rooms.now()
    if visitor.person and not visitor.token:  # answers of programs are not the person's
        first = puzzles.AttemptShown(request.path_params["game"], puzzle.id, verdict.right, now)
        await puzzles.keep(services.store, visitor.person, [first], now)
    return json(verdict)


async def mine(request: Request) -> Response:
    """Return the person's first attempts at puzzles, and their streaks."""
    services, visitor = services_of(request), await person(request)
    return json(await puzzles.mine(services.store, visitor.person, services.rooms.now()))


async def keep(request: Request) -> Response:
    """Add what this device kept before the person had a name; puzzles that were tried before stay as they are."""
    services, visitor = services_of(request), await person(request)
    services.check_pace(request.scope)
    wanted, now = await body(request, _kept), services.rooms.now()
    await puzzles.keep(services.store, visitor.person, wanted.attempts, now)
    return json(await puzzles.mine(services.store, visitor.person, now))


async def drop(request: Request) -> Response:
    """Delete the person's attempts at puzzles."""
    services, visitor = services_of(request), await person(request)
    await services.store.puzzles.drop(visitor.person)
    return Response(status_code=204)


async def _puzzle(request: Request) -> Puzzle:
    named = request.path_params
    return await asyncio.to_thread(puzzles.found, named["game"], named["puzzle"])
