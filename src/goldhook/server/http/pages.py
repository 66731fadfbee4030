"""What a browser gets: the built client from the package, or, where there is none, a plain page that says so.

Files with a hash in their name never change and are kept for a year; the page itself is asked for every time.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.core.lang import DEFAULT, LANGUAGES, Language
from goldhook.drawing.art import document, placed
from goldhook.drawing.symbols import SYMBOLS
from goldhook.server.http.answers import services_of
from goldhook.server.http.compressed import compressed

CLIENT = "web"
#: No file of the client has a longer path.
LONGEST_PATH = 200
IMMUTABLE = "public, max-age=31536000, immutable"
DOCS = "/openapi.json"
#: All addresses that the client shows something at.
PAGES = ("/", "/t/{table}", "/replay", "/replay/{table}", "/rules", "/rules/{game}", "/tables", "/matches", "/settings")
#: The kinds of the client's files; what the machine's own tables say differs from system to system.
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".map": "application/json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".wasm": "application/wasm",
}


def _client(request: Request) -> Traversable:
    """Where the built client lies: in the package, or where a developer says."""
    folder = services_of(request).settings.client
    return Path(folder) if folder else files("goldhook") / CLIENT


async def page(request: Request) -> Response:
    """The client's page: the same for all that it shows, so that a link to a table or a replay opens just that."""
    index = _client(request) / "index.html"
    if index.is_file():
        return await compressed(request, index.read_bytes(), "text/html", {"Cache-Control": "no-cache"}, keep=True)
    code = _wanted(request.headers.get("accept-language", ""))
    return Response(_plain(code), media_type="text/html", headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """A file of the client."""
    path = request.path_params["path"]
    content = _content(_client(request) / "assets", path)
    kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
    return await compressed(request, content, kind, {"Cache-Control": IMMUTABLE}, keep=True)


def _content(folder: Traversable, path: str) -> bytes:
    """A file below a folder; refused if there is none, or can be none of that name."""
    parts = path[: LONGEST_PATH + 1].split("/")
    if len(path) > LONGEST_PATH or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise Refusal("page_unknown")
    file = folder
    for part in parts:
        file = file / part
    try:
        if file.is_file():
            return file.read_bytes()
    except (OSError, ValueError):  # a name that the system does not take
        pass
    raise Refusal("page_unknown")


async def icon(_request: Request) -> Response:
    """What stands beside the page's title, for whoever asks for it by its old name."""
    drawn = document(placed(SYMBOLS["coin"], 10, 10), 20, 20)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


def _wanted(accepted: str) -> str:
    """The first of the reader's languages that is one of ours.

    >>> _wanted("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    codes = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


@cache
def _plain(code: str) -> str:
    say = Language(code).say
    title, text = escape(say("page-title")), escape(say("page-text"))
    return (
        f'<!doctype html><html lang="{code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}</title><h1>{title}</h1><p>{text} <a href="{DOCS}">{DOCS}</a></p></html>'
    )
