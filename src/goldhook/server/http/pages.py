"""The browser client's files, from the package; a plain page if the client was not built.

Files with a hash in their name never change and are cached for a year; the page itself is always revalidated.
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
from goldhook.core.lang import LANGUAGES, Language
from goldhook.core.text_parts import texts
from goldhook.drawing.art import document, placed
from goldhook.drawing.symbols import SYMBOLS
from goldhook.server.http.answers import services_of
from goldhook.server.http.compressed import compressed
from goldhook.server.http.previews import head, wanted_language

CLIENT = "web"
END_OF_HEAD = b"</head>"
#: No file of the client has a longer path.
LONGEST_PATH = 200
IMMUTABLE = "public, max-age=31536000, immutable"
DOCS = "/openapi.json"
#: All paths at which the client shows a page.
PAGES = (
    "/",
    "/t/{table}",
    "/replay",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/tables",
    "/matches",
    "/results",
    "/daily",
    "/daily/{date}",
    "/circles",
    "/circle/{circle}",
    "/circle/{circle}/{link}",
    "/settings",
)
#: Media types of the client's files; the system's own tables differ between machines.
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
    """Return the folder of the built client: in the package, or as the developer set it."""
    folder = services_of(request).settings.client
    return Path(folder) if folder else files("goldhook") / CLIENT


async def page(request: Request) -> Response:
    """Return the client's page. For all paths it is the same but for its link preview."""
    index = _client(request) / "index.html"
    if index.is_file():
        code = wanted_language(request.headers.get("accept-language", ""))
        added = f"  {await head(request)}\n    {_texts(code)}\n  ".encode()
        shown = index.read_bytes().replace(END_OF_HEAD, added + END_OF_HEAD, 1)
        return await compressed(request, shown, "text/html", {"Cache-Control": "no-cache"}, keep=True)
    code = wanted_language(request.headers.get("accept-language", ""))
    return Response(_plain(code), media_type="text/html", headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """Return a file of the client."""
    path = request.path_params["path"]
    content = _content(_client(request) / "assets", path)
    kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
    return await compressed(request, content, kind, {"Cache-Control": IMMUTABLE}, keep=True)


def _content(folder: Traversable, path: str) -> bytes:
    """Return a file below a folder; refuse missing files and invalid names."""
    parts = path[: LONGEST_PATH + 1].split("/")
    if len(path) > LONGEST_PATH or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise Refusal("page_unknown")
    file = folder
    for part in parts:
        file = file / part
    try:
        if file.is_file():
            return file.read_bytes()
    except (OSError, ValueError):  # a name that the file system does not accept
        pass
    raise Refusal("page_unknown")


async def icon(_request: Request) -> Response:
    """Return the icon for browsers that request /favicon.ico."""
    drawn = document(placed(SYMBOLS["coin"], 10, 10), 20, 20)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


def _texts(code: str) -> str:
    """Return a tag with the texts of the home page, so that the client need not wait for another request."""
    said, languages = escape(texts(code, "home")), " ".join(LANGUAGES)
    return f'<meta name="texts" lang="{code}" data-languages="{languages}" content="{said}" />'


@cache
def _plain(code: str) -> str:
    say = Language(code).say
    title, text = escape(say("page-title")), escape(say("page-text"))
    return (
        f'<!doctype html><html lang="{code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}</title><h1>{title}</h1><p>{text} <a href="{DOCS}">{DOCS}</a></p></html>'
    )
