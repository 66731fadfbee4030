"""HTTP: the documented examples run, the OpenAPI document is correct, headers are safe, sets and records are valid."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.json import decode, encode
from starlette.routing import Route

from at_server import FREE, at_table, play_out, run, served
from goldhook.core.lang import LANGUAGES, Language
from goldhook.core.text_parts import PARTS
from goldhook.games import GAMES
from goldhook.server.http import safety
from goldhook.server.http.openapi import openapi
from goldhook.server.http.routes import ROUTES
from goldhook.server.http.statuses import STATUS
from goldhook.server.run.app import App
from goldhook.server.run.settings import Settings
from goldhook.server.wire.messages import Problem
from goldhook.server.wire.typescript import files

ROOT = Path(__file__).parents[2]


#: The limits of a server with default settings.
USUAL: dict[str, Any] = {name: getattr(Settings(), name) for name in FREE if name not in ("store", "log")}
METHODS = ("GET", "POST", "DELETE")


@contextmanager
def beside(**settings: Any) -> Iterator[str]:
    """Run a server in its own thread; yield its address."""
    ready, done = threading.Event(), asyncio.Event()
    address: list[str] = []

    async def serving() -> None:
        async with served(**settings) as server:
            address.append(server.base)
            ready.set()
            await done.wait()

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(serving(),))
    thread.start()
    assert ready.wait(20)
    try:
        yield address[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(20)
        loop.close()


def examples() -> list[str]:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_documented_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(examples()) >= 5
    with beside(**USUAL) as address:
        monkeypatch.setenv("SERVER", address)
        names: dict[str, Any] = {}
        for block in examples():
            exec(compile(block, "docs/api.md", "exec"), names)
        counted = httpx.get(f"{address}/metrics").text
    assert len(names["record"]["actions"]) == 36
    asked = [int(number) for number in re.findall(r"^goldhook_requests_total\S* (\d+)$", counted, re.MULTILINE)]
    assert 5 < sum(asked) < 20, "a program that is told what happens does not have to ask"
    assert 'status="429"' not in counted


def test_the_documented_client_waits_when_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    class Time:
        @staticmethod
        def sleep(seconds: float) -> None:
            waited.append(seconds)
            time.sleep(seconds)

    with beside(requests_per_second=1) as address:
        monkeypatch.setenv("SERVER", address)
        names: dict[str, Any] = {}
        exec(compile(examples()[0], "docs/api.md", "exec"), names)
        names["time"] = Time
        for _ in range(200):
            assert names["call"]("/api/health")[1] == {"status": "ok"}
            if waited:
                break
    assert set(waited) == {1}


def documented() -> set[tuple[str, str]]:
    """Return all routes in the tables of docs/api.md: a lone `GET` has the next path, a lone path the last method."""
    found = set()
    for line in (ROOT / "docs" / "api.md").read_text(encoding="utf-8").splitlines():
        if not line.startswith("| `"):
            continue
        waiting, method = [], ""
        for span in re.findall(r"`([^`]+)`", line.split(" | ")[0]):
            first, _, rest = span.partition(" ")
            method = first if first in METHODS else method
            path = rest if first in METHODS else first
            if first in METHODS and not path:
                waiting.append(method)
            elif path.startswith("/"):
                found |= {(one, re.split(r"[? ]", path)[0]) for one in (*waiting, method)}
                waiting = []
    return found


def test_every_route_is_documented_in_a_row_of_its_own() -> None:
    routes = {
        (api.method, api.path)
        for api in ROUTES
        if api.path.startswith(("/api/", "/metrics", "/manifest", "/icons/", "/covers/"))
    }
    assert documented() == routes


def test_openapi_lists_exactly_the_existing_routes() -> None:
    async def look() -> None:
        async with served() as server:
            pages = App(server.rooms).pages
            there = {
                (route.path.replace(":path", ""), method)
                for route in pages.routes
                if isinstance(route, Route)
                for method in (route.methods or set()) - {"HEAD"}
            }
            described = {
                (path, method.upper()) for path, methods in openapi(ROUTES)["paths"].items() for method in methods
            }
            assert described == there
            async with httpx.AsyncClient(base_url=server.base) as client:
                assert (await client.get("/openapi.json")).json() == json.loads(encode(openapi(ROUTES)))

    run(look())


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api/tables/x/nothing", "/assets/../app.py", "/assets/none.js", "/api/sets/chess"]
)
def test_missing_things_are_refused_with_a_code(path: str) -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.get(path)
            assert (answer.status_code, decode(answer.content, type=Problem).code) == (404, "page_unknown")
            assert (await client.put("/api/lobby")).status_code == 405

    run(look())


def test_every_answer_is_safe_for_browsers() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            for path in ("/api/lobby", "/nowhere", "/api/sets/silver_gold/pieces/P01", "/api/languages/en"):
                headers = (await client.get(path)).headers
                for name, value in (*safety.HEADERS, safety.DATA_POLICY):
                    assert headers[name.decode()] == value.decode()
                assert "cache-control" in headers
            for path in ("/", "/t/abc"):
                headers = (await client.get(path)).headers
                for name, value in (*safety.HEADERS, *safety.PAGE_HEADERS):
                    assert headers[name.decode()] == value.decode()
                assert "cache-control" in headers
                policy = headers["content-security-policy"]
                host = server.base.removeprefix("http://")
                assert f"connect-src 'self' ws://{host} wss://{host};" in policy
                parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
                assert parts["default-src"] == "'none'"
                assert [name for name, allowed in parts.items() if "unsafe" in allowed] == ["style-src-attr"]
                if "etag" in headers:  # the plain page has none
                    again = await client.get(path, headers={"If-None-Match": headers["etag"]})
                    assert again.status_code == 304
                    assert "content-security-policy" not in again.headers, "it would replace the page's"

    run(look())


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""])
def test_another_host_name_of_this_machine_is_rejected(host: str) -> None:
    async def look() -> None:
        async with (
            served(origins=("https://play.example.org",)) as server,
            httpx.AsyncClient(base_url=server.base) as client,
        ):
            assert (await client.get("/api/lobby", headers={"Host": host})).status_code == 421
            assert (await client.get("/api/lobby", headers={"Host": "play.example.org"})).status_code == 200
            assert (await client.get("/api/lobby", headers={"Host": "localhost:1"})).status_code == 200

    run(look())


def test_requests_tables_and_bodies_have_limits() -> None:
    async def look() -> None:
        async with served(requests_per_second=5) as server, httpx.AsyncClient(base_url=server.base) as client:
            codes = [(await client.get("/api/health")).status_code for _ in range(40)]
            assert codes[:20] == [200] * 20
            assert 429 in codes
        async with served(tables_per_hour=4, body_bytes=1000) as server:
            ann = await server.guest("Ann")
            answers = [await ann.client.post("/api/tables", json={"game": "gold_ahoi"}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 429, 429]
            assert answers[1].headers["retry-after"] == "900"
            large = await ann.client.post("/api/me", json={"name": "x" * 2000})
            assert (large.status_code, large.json()["code"]) == (413, "body_too_large")

    run(look())


def test_a_proxy_is_trusted_only_if_configured() -> None:
    async def look() -> None:
        forwarded = {"X-Forwarded-For": "6.6.6.6, 203.0.113.9", "X-Forwarded-Proto": "https"}
        for trusted in (False, True):
            async with served(trust_proxy=trusted) as server, httpx.AsyncClient(base_url=server.base) as client:
                answer = await client.post("/api/me", json={"name": "Ann"}, headers=forwarded)
                assert ("Secure" in answer.headers["set-cookie"]) == trusted
                assert ("strict-transport-security" in answer.headers) == trusted

    run(look())


# --- sets, records, languages -------------------------------------------------------------------------------------


def test_a_custom_set_can_be_played() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            for game in GAMES.values():
                source = ROOT / "src" / "goldhook" / "games" / game.name / "data" / "house.toml"
                toml = {"Content-Type": "application/toml"}
                check = f"/api/sets/{game.name}/check"
                answer = await ann.client.post(check, content=source.read_bytes(), headers=toml)
                assert answer.json() == {"faults": [], "set": game.pieces_json(game.house())}
                mine = answer.json()["set"] | {"name": "My\u202e own"}
                table = await ann.create(game.name, 2, set=mine)
                view = (await ann.client.get(f"/api/tables/{table}")).json()
                assert view["set"] == "My own"
                piece = "T01" if game.name == "gold_ahoi" else "E1"
                drawing = await ann.client.get(f"/api/tables/{table}/pieces/{piece}")
                assert drawing.text.startswith("<svg")
                for raw in (b"[]", b"{", b"\xff", b"{}", b"[" * 5000, b'{"name": 5}'):
                    assert (await ann.client.post(check, content=raw)).json()["faults"]

    run(look())


def test_drawings_of_marked_cards_and_turned_tiles() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            cards = "/api/sets/silver_gold/pieces/P01"
            plain, marked = (await client.get(cards)).text, (await client.get(f"{cards}?marked=a1,b1")).text
            assert plain != marked
            assert (await client.get(f"{cards}?marked=z9")).json()["code"] == "cell_unreadable"
            tile = "/api/sets/gold_ahoi/pieces/T01"
            assert (await client.get(tile)).text != (await client.get(f"{tile}?turn=1")).text
            assert (await client.get("/api/sets/gold_ahoi/pieces/T99")).status_code == 404

    run(look())


def test_a_record_is_available_only_after_the_match() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            early = await guests[0].client.get(f"/api/tables/{table}/record")
            assert (early.status_code, early.json()["code"]) == (409, "match_running")
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            record = (await guests[0].client.get(f"/api/tables/{table}/record")).json()
            assert (len(record["actions"]), record["seats"]) == (36, ["human", "human"])

    run(look())


@pytest.mark.parametrize("code", LANGUAGES)
def test_language_files_are_served_without_translator_comments(code: str) -> None:
    def messages(file: Path) -> str:
        return re.sub(r"(?m)^#.*\n", "", file.read_text(encoding="utf-8"))

    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            text = (await client.get(f"/api/languages/{code}")).text
            locales = ROOT / "src" / "goldhook" / "locales"
            assert text == messages(locales / f"{code}.ftl")
            for part in ("rules", "lessons"):
                found = (await client.get(f"/api/languages/{code}/{part}")).text
                assert found == messages(locales / "rules" / f"{code}.ftl")
            parts = [(await client.get(f"/api/languages/{code}/{part}")).text for part in PARTS]
            assert sum(len(lines) for lines in map(str.splitlines, parts)) < len(text.splitlines())
            assert all(line in text for part in parts for line in part.splitlines())
            assert (await client.get(f"/api/languages/{code}/nowhere")).status_code == 404

    run(look())


def test_metrics_contain_counts_and_no_names() -> None:
    async def look() -> None:
        async with served() as server:
            _, guests, _ = await at_table(server, "gold_ahoi", "Ann-Kathrin", "Bob")
            text = (await guests[0].client.get("/metrics")).text
            assert "goldhook_tables 1\n" in text
            assert "goldhook_visits 2\n" in text
            assert "Ann" not in text
            assert "127.0.0.1" not in text

    run(look())


def test_every_refusal_with_a_status_is_a_sentence() -> None:
    for code in STATUS:
        assert Language("en")._bundle.has_message(f"refusal-{code.replace('_', '-')}")


def test_the_generated_typescript_is_current() -> None:
    expected = files(ROOT / "web" / "src")
    assert {path.name for path in expected} >= {"wire.ts", "views.ts", "daily.ts"}
    assert sum(path.parent.name in GAMES for path in expected) == len(GAMES), "views of each game"
    for path, text in expected.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make wire`"


def test_an_unknown_address_gets_an_error_page() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            lost = await client.get("/nowhere", headers={"Accept": "text/html"})
            assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")
            assert (await client.get("/nowhere")).json()["code"] == "page_unknown"

    run(look())
