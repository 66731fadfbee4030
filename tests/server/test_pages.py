"""The client's files: the page at each of its addresses, cached files, compressed texts."""

from __future__ import annotations

import gzip
from collections import defaultdict
from pathlib import Path

import httpx
import pytest

from at_server import at_table, line, run, served
from goldhook.server.http.pages import PAGES

SCRIPT = "console.log('ahoy');\n" * 200
PAGE = "<!doctype html><title>Goldhook</title>" + "<p>" * 500


@pytest.fixture
def client(tmp_path: Path) -> str:
    """Return a minimal built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "index-B4x1.js").write_text(SCRIPT)
    (tmp_path / "assets" / "tiny-1.css").write_text("a{}")
    (tmp_path / "assets" / "wave-1.png").write_bytes(b"\x89PNG" + bytes(3000))
    (tmp_path / "secret.txt").write_text("not for you")
    return str(tmp_path)


def test_every_client_route_serves_the_page(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            for path in PAGES:
                answer = await browser.get(path.format_map(defaultdict(lambda: "abc", game="gold_ahoi")))
                assert (answer.status_code, answer.text) == (200, PAGE)
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
            for path in ("/assets/../secret.txt", "/assets/%2e%2e/secret.txt", "/secret.txt", "/rules/x/y"):
                assert (await browser.get(path)).status_code == 404
            icon = await browser.get("/favicon.ico")
            assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")

    run(look())


def test_without_a_built_client_a_plain_page_explains_it_in_the_readers_language(tmp_path: Path) -> None:
    async def look() -> None:
        async with served(client=str(tmp_path)) as server, httpx.AsyncClient(base_url=server.base) as browser:
            page = (await browser.get("/", headers={"Accept-Language": "fr, el;q=0.8"})).text
            assert 'lang="el"' in page
            assert "<script" not in page

    run(look())


def test_static_files_have_a_type_and_are_cached_for_a_year(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            for name, kind in (
                ("index-B4x1.js", "text/javascript"),
                ("tiny-1.css", "text/css"),
                ("wave-1.png", "image/png"),
            ):
                answer = await browser.get(f"/assets/{name}")
                assert answer.headers["content-type"].partition(";")[0] == kind
                assert "immutable" in answer.headers["cache-control"]

    run(look())


def test_only_long_compressible_text_is_compressed(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            ann = await server.guest("Ann")
            table = await ann.create()
            for path in (
                "/",
                "/assets/index-B4x1.js",
                "/api/languages/ja",
                "/api/sets/silver_gold",
                "/api/sets/silver_gold/pieces/P04",
                f"/api/tables/{table}/set",
            ):
                packed = await browser.get(path, headers={"Accept-Encoding": "gzip"})
                plain = await browser.get(path, headers={"Accept-Encoding": "identity"})
                assert packed.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert packed.content == plain.content
                assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
                assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            for path in ("/assets/tiny-1.css", "/assets/wave-1.png", "/api/health", "/api/me"):
                answer = await ann.client.get(path, headers={"Accept-Encoding": "gzip"})
                assert "content-encoding" not in answer.headers

    run(look())


def test_cached_files_are_not_sent_again(client: str) -> None:
    async def look() -> None:
        async with served(client=client) as server, httpx.AsyncClient(base_url=server.base) as browser:
            for path in ("/", "/api/languages/de", "/api/sets/gold_ahoi"):
                first = await browser.get(path)
                again = await browser.get(path, headers={"If-None-Match": first.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                assert (await browser.get(path, headers={"If-None-Match": '"other"'})).content == first.content

    run(look())


def test_streams_and_sockets_are_never_compressed() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "silver_gold", "Ann", "Bob")
            accepts = {"Accept-Encoding": "gzip"}
            async with guests[0].client.stream("GET", f"/api/tables/{table}/stream?views", headers=accepts) as stream:
                assert "content-encoding" not in stream.headers
            asked = await line(server, table, compression="deflate")
            assert asked.socket.response
            assert "sec-websocket-extensions" not in asked.socket.response.headers

    run(look())


def test_compressed_text_decompresses_to_the_original() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as browser:
            async with browser.stream("GET", "/api/languages/ru", headers={"Accept-Encoding": "gzip"}) as answer:
                raw = b"".join([chunk async for chunk in answer.aiter_raw()])
            assert gzip.decompress(raw) == (await browser.get("/api/languages/ru")).content

    run(look())
