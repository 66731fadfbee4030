"""What a browser gets: the built client from the package, or, where there is none, a plain page that says so.

Files with a hash in their name never change and are kept for a year; the page itself is asked for every time.
"""

from __future__ import annotations

import mimetypes
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from goldhook.game import Refusal
from goldhook.lang import DEFAULT, LANGUAGES, Language

CLIENT = "web"
IMMUTABLE = "public, max-age=31536000, immutable"
DOCS = "/openapi.json"


def _client() -> Traversable:
    return files("goldhook") / CLIENT


async def page(request: Request) -> Response:
    """The client's page: the same for every table, so that a link to one opens it."""
    index = _client() / "index.html"
    if index.is_file():
        return Response(index.read_bytes(), media_type="text/html", headers={"Cache-Control": "no-cache"})
    code = _wanted(request.headers.get("accept-language", ""))
    return Response(_plain(code), media_type="text/html", headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """A file of the client."""
    file = _client() / "assets"
    for part in request.path_params["path"].split("/"):
        if part in ("", ".", "..") or "\\" in part or "\0" in part:
            raise Refusal("page_unknown")
        file = file / part
    if not file.is_file():
        raise Refusal("page_unknown")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": IMMUTABLE})


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
