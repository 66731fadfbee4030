"""Compressed responses for long texts: the client's files, languages, sets, replays.

Only for texts without secrets, because their compressed size reveals something about them. So each route opts in.
Sockets and streams are never compressed: their messages are short and must not wait.
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

#: Shorter texts are sent as they are; longer ones are compressed in a thread, so that tables need not wait.
SHORT, LONG = 1_000, 100_000
#: Media types that are already compressed.
DENSE = ("image/png", "image/webp", "image/jpeg", "font/woff2", "application/octet-stream")
#: Bytes of cached texts that only change with a release, compressed and not.
MOST = 32_000_000


async def compressed(
    request: Request, content: bytes, kind: str, headers: Mapping[str, str] | None = None, *, keep: bool = False
) -> Response:
    """Return the response, compressed if that is worth it.

    With `keep`, for texts that only change with a release, the result is cached and gets an ETag.
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
    """Return whether the client accepts gzip.

    >>> _takes_gzip("gzip, deflate, br"), _takes_gzip("br, gzip;q=0"), _takes_gzip("")
    (True, False, False)
    """
    offers = [offer.replace(" ", "").lower() for offer in accepted.split(",")]
    return any(offer.startswith("gzip") and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


def _gzip(content: bytes, level: int = 6) -> bytes:
    return gzip.compress(content, level, mtime=0)


class _Kept:
    """A text that does not change, its ETag, and its compressed form, made on first use."""

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
