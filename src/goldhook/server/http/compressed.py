"""Long texts go out compressed, if the browser takes that: the client's files, languages, sets, replays.

Only what holds no secret: how well a text compresses tells something about it. So it is asked for by each route, not
laid over all of them. Sockets and streams are never compressed: their messages are short, and must not wait.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

from goldhook.server.run.caches import ByteCache

#: What is shorter goes out as it is; what is longer is not compressed while tables wait.
SHORT, LONG = 1_000, 100_000
#: Kinds that are compressed already.
DENSE = ("image/png", "image/webp", "image/jpeg", "font/woff2", "application/octet-stream")
#: Bytes that are kept of texts that stay the same until the next release, compressed and not.
MOST = 32_000_000


async def compressed(
    request: Request, content: bytes, kind: str, headers: Mapping[str, str] | None = None, *, keep: bool = False
) -> Response:
    """The answer, compressed if that is worth it.

    With `keep`, for what is the same until the next release, that is done once; and a browser that has it already is
    told just so.
    """
    sent = {**(headers or {}), "Vary": "Accept-Encoding"}
    if keep:
        sent["ETag"] = _kept(content).tag
        if sent["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=sent)
    if len(content) >= SHORT and kind not in DENSE and _takes_gzip(request.headers.get("accept-encoding", "")):
        if keep:
            content = _kept(content).packed
        elif len(content) < LONG:
            content = _gzip(content)
        else:
            content = await asyncio.to_thread(_gzip, content)
        sent["Content-Encoding"] = "gzip"
    return Response(content, media_type=kind, headers=sent)


def _takes_gzip(accepted: str) -> bool:
    """Does the browser take it?

    >>> _takes_gzip("gzip, deflate, br"), _takes_gzip("br, gzip;q=0"), _takes_gzip("")
    (True, False, False)
    """
    offers = [offer.replace(" ", "").lower() for offer in accepted.split(",")]
    return any(offer.startswith("gzip") and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


def _gzip(content: bytes, level: int = 6) -> bytes:
    return gzip.compress(content, level, mtime=0)


class _Kept:
    """A text that stays the same, its tag, and what it is compressed, once somebody takes that."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.tag = f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'

    @cached_property
    def packed(self) -> bytes:
        return _gzip(self._content, 9)


_known: ByteCache[bytes, _Kept] = ByteCache(MOST)


def _kept(content: bytes) -> _Kept:
    found = _known.get(content)
    if found is None:
        found = _Kept(content)
        _known.put(content, found, 2 * len(content))
    return found
