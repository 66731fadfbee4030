"""Every HTTP route, with valid and invalid requests: no status 500, and every refusal has a code.

schemathesis makes the requests from /openapi.json, with and without a cookie, and about existing tables.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from msgspec.json import decode
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from at_server import Served, at_table, play_out, served
from goldhook.server.http.openapi import openapi
from goldhook.server.http.routes import ROUTES
from goldhook.server.wire import messages as wire
from goldhook.server.wire.messages import Problem
from goldhook.store import Unavailable
from simulation.trouble import refusal_codes, troubles

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
#: Anything that is not JSON is sent unchanged.
schemathesis.serializer("application/toml")(lambda _context, value: str(value).encode(errors="replace"))
#: Requests of each kind, for each route and place.
EXAMPLES = 20
#: These are about a server that has no bots to ask.
WITHOUT_BOTS = ("hint_unavailable", "analysis_unavailable")


class Place(NamedTuple):
    """A table and the cookie of a player there; empty for any table, and for no player."""

    table: str
    cookie: str


class Running:
    """A server in its own thread, with people and tables for the requests."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Served) -> None:
        self._loop, self.server = loop, server
        self.places: list[Place] = []

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def open_tables(self) -> list[Place]:
        """Open a lobby, a match and a finished match, each with a player."""
        ann = await self.server.guest("Ann")
        waiting = await ann.create("silver_gold", 3, options={"open_lobby": True})
        running, guests, _ = await at_table(self.server, "silver_gold", "Bob", "Cid", options={"open_lobby": True})
        over, others, lines = await at_table(self.server, "gold_ahoi", "Dot", "Eve")
        await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
        return [Place(waiting, ann.cookie), Place(running, guests[0].cookie), Place(over, others[0].cookie)]


@contextmanager
def running_server() -> Iterator[Running]:
    ready: list[Running] = []
    began, ended = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with served(grace_seconds=3600) as server:
            ready.append(Running(asyncio.get_running_loop(), server))
            began.set()
            await ended.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert began.wait(30)
    try:
        yield ready[0]
    finally:
        ready[0]._loop.call_soon_threadsafe(ended.set)
        thread.join()


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with running_server() as running:
        running.places = running.do(running.open_tables())
        yield running


def check(case: Any, cookie: str) -> str:
    """Send a request and check the answer; return the code of a refusal."""
    answer = case.call(headers={"Cookie": cookie} if cookie else {})
    if answer.status_code == 503 and decode(answer.content, type=Problem).code in WITHOUT_BOTS:
        return ""
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code < 400:
        return ""
    code: str = decode(answer.content)["code"]
    assert code in refusal_codes(), code
    return code


def operations() -> list[str]:
    return [f"{api.method} {api.path.replace(':path', '')}" for api in ROUTES]


def ask_often(operation: Any, mode: GenerationMode, place: Place) -> None:
    """Send what the description allows, or what it forbids, about this place."""

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if place.table:
            case.path_parameters["table"] = place.table
        check(case, place.cookie)

    with suppress(Unsatisfiable):  # a route without parameters has no invalid request
        ask()


@pytest.mark.slow
# The server's thread draws random numbers, too; hypothesis takes them for the strategies'.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize("asked", operations())
def test_no_request_breaks_the_server(asked: str, server: Running) -> None:
    method, path = asked.split()
    operation = schemathesis.openapi.from_url(f"{server.server.base}/openapi.json")[path][method]
    somebody = server.do(server.server.guest("Zoe"))
    places = [Place("", ""), Place("", somebody.cookie)]
    if "{table}" in path and not path.endswith("/stream"):  # which would never end
        places += server.places
    with troubles() as logged:
        for place in places:
            for mode in GenerationMode:
                ask_often(operation, mode, place)
    assert not logged


@pytest.mark.slow
def test_the_openapi_description_is_valid_for_schemathesis() -> None:
    schema = schemathesis.openapi.from_dict(openapi(ROUTES))
    schema.validate()
    assert len(list(schema.get_all_operations())) == len(ROUTES)


async def _fails(*_args: Any, **_facts: Any) -> Any:
    raise Unavailable("simulated", unsure=True)


@pytest.mark.slow
def test_store_failures_are_documented_responses() -> None:
    """A command with an unknown result is answered as on the socket; everything else has a code."""
    with running_server() as running:
        ann = running.do(running.server.guest("Ann"))
        table = running.do(ann.create("gold_ahoi", bots={1: 1}))
        schema = schemathesis.openapi.from_url(f"{running.server.base}/openapi.json")
        store: Any = running.server.rooms.store
        store.append = _fails
        commands = schema["/api/tables/{table}/commands"]["POST"]
        start: Any = {"path_parameters": {"table": table}, "body": {"type": "start", "id": "s"}}
        told = answered(commands.Case(**start, media_type="application/json"), ann.cookie)
        assert decode(told, type=wire.Again) == wire.Again("s", 500)
        store.people.find = _fails
        told = answered(commands.Case(**start, media_type="application/json"), ann.cookie)
        assert decode(told, type=Problem).code == "store_unavailable"


def answered(case: Any, cookie: str) -> bytes:
    """Return the answer of a failing server, which must be described, too."""
    answer = case.call(headers={"Cookie": cookie})
    assert (answer.status_code, answer.headers["retry-after"]) == (503, ["1"])
    case.validate_response(answer, checks=CHECKS[1:])
    content: bytes = answer.content
    return content


@pytest.mark.slow
def test_every_kind_of_body_is_described() -> None:
    with running_server() as running:
        schema = schemathesis.openapi.from_url(f"{running.server.base}/openapi.json")
        check_set = schema["/api/sets/{game}/check"]["POST"]
        described = openapi(ROUTES)["paths"]["/api/sets/{game}/check"]["post"]["requestBody"]["content"]
        assert {kind: content["schema"]["type"] for kind, content in described.items()} == {
            "application/json": "object",
            "application/toml": "string",
        }
        bodies: Any = {"application/json": {"name": 5}, "application/toml": 'name = "Mine"\n'}
        for kind, body in bodies.items():
            case = check_set.Case(path_parameters={"game": "gold_ahoi"}, body=body, media_type=kind)
            answer = case.call()
            case.validate_response(answer, checks=CHECKS)
            codes = {fault["code"] for fault in decode(answer.content)["faults"]}
            assert codes
            assert "file_not_json" not in codes


def test_an_unsupported_method_is_documented() -> None:
    paths = openapi(ROUTES)["paths"]
    with running_server() as running, httpx.Client(base_url=running.server.base) as client:
        for path, operations in paths.items():
            for method in {"get", "post", "put", "delete"} - operations.keys():
                answer = client.request(method, path)
                assert (answer.status_code, decode(answer.content, type=Problem).code) == (405, "page_unknown")
            for operation in operations.values():
                schema = operation["responses"]["405"]["content"]["application/json"]["schema"]
                assert "Problem" in str(schema)
