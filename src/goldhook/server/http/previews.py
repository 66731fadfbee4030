"""What other programs show of a page: link previews, the web app manifest, icons and covers.

Nothing here is personal: a preview names the game, never a player. Every picture is drawn once per process.
"""

from __future__ import annotations

import asyncio
import threading
from functools import cache
from html import escape

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import Refusal
from goldhook.core.lang import DEFAULT, LANGUAGES, Language
from goldhook.drawing.art import PAPER, SEA
from goldhook.drawing.cover import HEIGHT, ICONS, WIDTH, cover_png, icon_png
from goldhook.games import GAMES, plugin
from goldhook.server.http.answers import services_of
from goldhook.server.http.services import header
from goldhook.store import StoreError

MANIFEST = "/manifest.webmanifest"
#: The cover of pages that are not about one game.
HOME = "home"
#: Pictures change only with a release; a preview may be older by a day.
DAY = "public, max-age=86400"
#: No table has a longer id.
LONGEST_ID = 40
#: One picture is drawn at a time, so that a burst of first requests does not take all cores.
_drawing = threading.Lock()


def wanted_language(accepted: str) -> str:
    """Return the first of the reader's languages that is supported.

    >>> wanted_language("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    codes = [part.strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


# --- the head of the page -----------------------------------------------------------------------------------------


async def head(request: Request) -> str:
    """Return the tags for link previews and for installing the app, to be added to the head of the page."""
    subject, game = await _about(request)
    return _head(subject, game, wanted_language(request.headers.get("accept-language", "")), _origin(request))


async def _about(request: Request) -> tuple[str, str]:
    """Return what a page is about: a table, a replay or neither; and its game, if there is such a table."""
    first, _, id_ = request.url.path.strip("/").partition("/")
    subject = {"t": "table", "replay": "replay"}.get(first, "")
    if not subject or not 0 < len(id_) <= LONGEST_ID:
        return "", ""
    try:
        match = await services_of(request).store.matches.find(id_)
    except (StoreError, ValueError):
        match = None
    return (subject, match.game) if match and match.game in GAMES else ("", "")


def _origin(request: Request) -> str:
    """Return the public address of the server: the first that the operator has set, or the one just used."""
    services = services_of(request)
    if services.settings.origins:
        return services.settings.origins[0]
    scheme = "https" if services.is_secure(request.scope) else "http"
    return f"{scheme}://{header(request.scope, b'host').lower()}"


def _head(subject: str, game: str, code: str, origin: str) -> str:
    lang = Language(code)
    name = lang.game(game) if game else ""
    if subject == "table":
        title, text = lang.say("preview-table-title", name=name), lang.say("preview-table-text")
    elif subject == "replay":
        title, text = lang.say("preview-replay-title", name=name), lang.say("preview-replay-text")
    else:
        title, text = lang.say("preview-home-title"), lang.say("preview-home-text")
    picture = f"{origin}/covers/{game or HOME}.png"
    properties = {
        "og:type": "website",
        "og:site_name": "Goldhook",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": lang.say("preview-picture"),
    }
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "\n    ".join(
        [
            *tags,
            f'<meta name="description" content="{escape(text)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            f'<link rel="manifest" href="{MANIFEST}" />',
            '<link rel="apple-touch-icon" href="/icons/apple.png" />',
        ]
    )


# --- routes -------------------------------------------------------------------------------------------------------


async def manifest(request: Request) -> Response:
    """Return the web app manifest, so that browsers can install the app."""
    code = wanted_language(request.headers.get("accept-language", ""))
    icons = [
        {
            "src": f"/icons/{name}.png",
            "sizes": f"{side}x{side}",
            "type": "image/png",
            "purpose": "maskable" if name == "maskable" else "any",
        }
        for name, (side, _, _) in ICONS.items()
        if name != "apple"
    ]
    described = {
        "name": "Goldhook",
        "short_name": "Goldhook",
        "description": Language(code).say("preview-home-text"),
        "lang": code,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": SEA,
        "icons": icons,
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(encode(described), media_type="application/manifest+json", headers=headers)


async def icon(request: Request) -> Response:
    """Return an icon of the app as PNG: 192, 512, maskable or apple."""
    name = request.path_params["icon"]
    if name not in ICONS:
        raise Refusal("page_unknown")
    return await _picture("icon", name)


async def cover(request: Request) -> Response:
    """Return the picture of link previews as PNG: of a game, or of all."""
    name = request.path_params["cover"]
    if name != HOME and name not in GAMES:
        raise Refusal("page_unknown")
    return await _picture("cover", name)


async def _picture(kind: str, name: str) -> Response:
    drawn = await asyncio.to_thread(_drawn_once, kind, name)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": DAY})


def _drawn_once(kind: str, name: str) -> bytes:
    with _drawing:
        return _drawn(kind, name)


@cache
def _drawn(kind: str, name: str) -> bytes:
    """Return a picture. There are as many as icons and games, so the cache stays small."""
    if kind == "icon":
        return icon_png(name)
    covers = [plugin(game).art.cover(GAMES[game].house()) for game in (GAMES if name == HOME else (name,))]
    return cover_png([piece for pieces in covers for piece in (pieces[:2] if name == HOME else pieces)])
