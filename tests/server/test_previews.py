"""Link previews, the web app manifest, icons and covers: right, escaped, and without anything personal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import httpx
import pytest

from at_server import at_table, run, served
from goldhook.core.lang import LANGUAGES, Language
from goldhook.drawing.cover import HEIGHT, ICONS, WIDTH
from goldhook.games import GAMES
from goldhook.server.http import previews

PAGE = "<!doctype html><html><head><title>Goldhook</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> str:
    (tmp_path / "index.html").write_text(PAGE)
    return str(tmp_path)


def properties(page: str) -> dict[str, str]:
    """Return the properties of a page's link preview."""
    found = re.findall(r'<meta property="([a-z_:]+)" content="([^"]*)" />', page)
    assert len(dict(found)) == len(found)
    return {key: unescape(value) for key, value in found}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_home_tables_and_replays_have_previews_with_the_game_and_no_names(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server:
            table, _, _ = await at_table(server, "gold_ahoi", "Annabella", "Barnabas")
            async with httpx.AsyncClient(base_url=server.base) as crawler:
                home = properties((await crawler.get("/")).text)
                assert home["og:title"] == Language("en").say("preview-home-title")
                assert home["og:image"] == f"{server.base}/covers/home.png"
                for path, key in ((f"/t/{table}", "table"), (f"/replay/{table}", "replay")):
                    page = (await crawler.get(path)).text
                    assert "Annabella" not in page
                    found = properties(page)
                    assert found["og:title"] == Language("en").say(f"preview-{key}-title", name="Gold Ahoi!")
                    assert found["og:image"] == f"{server.base}/covers/gold_ahoi.png"
                    assert (found["og:image:width"], found["og:image:height"]) == (str(WIDTH), str(HEIGHT))
                for path in ("/t/no-such-table", "/replay/file", "/rules"):
                    assert properties((await crawler.get(path)).text) == home, "as the home page"
                for path in ("/t/" + "x" * 60, "/t/%22%3E%3Cscript%3E"):
                    assert "<script" not in (await crawler.get(path)).text

    run(look())


def test_previews_speak_every_language_and_name_the_public_address(client: str) -> None:
    async def look() -> None:
        public = "https://play.example.org"
        settings = {"client": client, "origins": (public, "https://other.example.org")}
        async with served(**settings) as server, httpx.AsyncClient(base_url=server.base) as crawler:
            for code in LANGUAGES:
                found = properties((await crawler.get("/", headers={"Accept-Language": f"{code}, en;q=0.5"})).text)
                assert found["og:description"] == Language(code).say("preview-home-text")
                assert found["og:image"] == f"{public}/covers/home.png"
                manifest = await crawler.get(previews.MANIFEST, headers={"Accept-Language": code})
                assert manifest.headers["content-type"] == "application/manifest+json"
                assert manifest.json()["description"] == found["og:description"]

    run(look())


def test_the_app_is_installable_with_icons_of_every_required_size(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            page = (await browser.get("/")).text
            assert f'<link rel="manifest" href="{previews.MANIFEST}" />' in page
            manifest = (await browser.get(previews.MANIFEST)).json()
            assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Goldhook", "/", "standalone")
            for icon in manifest["icons"]:
                drawn = await browser.get(icon["src"])
                side = int(icon["sizes"].split("x")[0])
                assert (drawn.headers["content-type"], size_of(drawn.content)) == ("image/png", (side, side))
            sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
            assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
            apple = re.search(r'<link rel="apple-touch-icon" href="([^"]+)" />', page)
            assert apple
            assert size_of((await browser.get(apple[1])).content) == (180, 180)

    run(look())


def test_every_picture_is_drawn_once_and_others_do_not_exist(monkeypatch: pytest.MonkeyPatch, client: str) -> None:
    drawn: list[int] = []

    def draw(pieces: Sequence[object]) -> bytes:
        drawn.append(len(pieces))
        return b"cover"

    monkeypatch.setattr(previews, "cover_png", draw)
    previews._drawn.cache_clear()

    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            for _ in range(5):
                for name in (*GAMES, "home"):
                    answer = await browser.get(f"/covers/{name}.png")
                    assert (answer.status_code, answer.content) == (200, b"cover")
                    assert "max-age" in answer.headers["cache-control"]
            for path in ("/covers/chess.png", "/covers/..png", "/icons/1024.png", "/covers/" + "x" * 300 + ".png"):
                assert (await browser.get(path)).status_code == 404

    run(look())
    assert len(drawn) == len(GAMES) + 1
    previews._drawn.cache_clear()


def test_covers_are_drawn_from_the_sets() -> None:
    for game in GAMES:
        assert size_of(previews._drawn("cover", game)) == (WIDTH, HEIGHT)
    assert set(ICONS) == {"192", "512", "maskable", "apple"}
