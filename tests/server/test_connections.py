"""Connections without a request, or with half of one, do not block others."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from contextlib import suppress

import httpx
import pytest

from at_server import Served, line, run, served
from goldhook.server.run.connections import RESERVED, Connection, Connections, most_connections
from goldhook.server.run.settings import Settings

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def knock(server: Served, sent: bytes = b"", address: str = "127.0.0.1") -> Pair:
    """Open a connection, from an address of this machine."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    writer.write(sent)
    return reader, writer


async def answer(pair: Pair) -> bytes:
    """Return everything received until the server closes the connection, or until the timeout."""
    with suppress(ConnectionError):
        return await asyncio.wait_for(pair[0].read(), 10)
    return b""


def hang_up(pairs: list[Pair]) -> None:
    for _, writer in pairs:
        writer.close()


async def health(server: Served, address: str) -> int:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.base, transport=transport) as client:
        return (await client.get("/api/health")).status_code


@pytest.mark.slow
def test_an_incomplete_request_times_out() -> None:
    async def look() -> None:
        async with served(header_seconds=1, body_seconds=1) as server:
            body = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
            handshake = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            pairs = [await knock(server, sent) for sent in (b"", HALF, body, handshake)]
            answers = [await answer(pair) for pair in pairs]
            assert [text[:12] for text in answers] == [b"", b"HTTP/1.1 408", b"", b"HTTP/1.1 408"]
            hang_up(pairs)

    run(look())


@pytest.mark.slow
def test_a_slow_second_request_times_out_and_a_fast_one_does_not() -> None:
    async def look() -> None:
        async with served(header_seconds=1, body_seconds=1) as server:
            reader, writer = await knock(server, WHOLE)
            assert b"200 OK" in await reader.readuntil(b"}")
            await asyncio.sleep(1.5)  # idle for longer than a request may take
            writer.write(WHOLE)
            assert b"200 OK" in await reader.readuntil(b"}")
            writer.write(HALF)
            assert (await answer((reader, writer))).startswith(b"HTTP/1.1 408")
            writer.close()
            drip = await knock(server)
            ended = asyncio.ensure_future(drip[0].read())
            for sign in HALF * 5:  # an occasional byte is not a request either
                if ended.done():
                    break
                drip[1].write(bytes([sign]))
                await asyncio.sleep(0.1)
            assert ended.done()
            with suppress(ConnectionError):
                assert ended.result().startswith(b"HTTP/1.1 408")
            hang_up([drip])

    run(look())


@pytest.mark.slow
def test_streams_and_sockets_outlive_the_request_timeout() -> None:
    async def look() -> None:
        async with served(header_seconds=1, body_seconds=1) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            one = await ann.sit(table)
            async with ann.client.stream("GET", f"/api/tables/{table}/stream") as stream:
                rows = stream.aiter_lines()
                assert "welcome" in await anext(rows)
                await asyncio.sleep(1.5)
                assert (await one.ask("chat", text="still there?"))["type"] == "done"
                async for row in rows:
                    if "still there?" in row:
                        break
            assert (await one.ask("ping"))["type"] == "pong"

    run(look())


def test_one_address_cannot_lock_others_out() -> None:
    async def look() -> None:
        async with served(connections_per_address=8) as server:
            half = [await knock(server, HALF, "127.0.0.2") for _ in range(8)]
            await asyncio.sleep(0.05)
            late = await knock(server, WHOLE, "127.0.0.2")
            told = await answer(late)
            assert told.startswith(b"HTTP/1.1 429")
            assert b"retry-after: 5" in told
            assert b'"too_many_connections"' in told
            crowd = [await knock(server, HALF, "127.0.0.2") for _ in range(100)]
            assert await health(server, "127.0.0.3") == 200
            hang_up([*half, late, *crowd])
            while await health(server, "127.0.0.2") != 200:  # the server has to notice first
                await asyncio.sleep(0.05)

    run(look())


def test_sockets_count_as_connections_for_as_long_as_they_last() -> None:
    async def look() -> None:
        async with served(connections_per_address=6) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            for _ in range(4):  # more than there may be at once
                lines = [await ann.sit(table) for _ in range(4)]
                for one in lines:
                    await one.until("sync")
                    await one.close()
                await asyncio.sleep(0.05)
            assert (await (await ann.sit(table)).hear())["type"] == "welcome"

    run(look())


def test_at_capacity_the_greediest_address_loses_a_connection() -> None:
    async def look() -> None:
        async with served(connections=12, connections_per_address=100) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            watching = await line(server, table, local_addr=("127.0.0.4", 0))
            crowds = [[await knock(server, HALF, f"127.0.0.{at}") for _ in range(6)] for at in (2, 3)]
            await asyncio.sleep(0.05)
            assert await health(server, "127.0.0.5") == 200
            assert (await watching.ask("ping"))["type"] == "pong", "who has one connection keeps it"
            for crowd in crowds:
                hang_up(crowd)

    run(look())


@pytest.mark.slow
def test_behind_a_proxy_connections_are_not_counted_by_address() -> None:
    async def look() -> None:
        async with served(connections_per_address=4, trust_proxy=True, header_seconds=1) as server:
            half = [await knock(server, HALF) for _ in range(20)]
            assert await health(server, "127.0.0.1") == 200
            assert (await answer(half[0])).startswith(b"HTTP/1.1 408"), "but they have no more time than others"
            hang_up(half)

    run(look())


class Closed:
    """A transport that records that it was closed."""

    closed = False

    def abort(self) -> None:
        self.closed = True


def test_which_connection_is_dropped_at_capacity() -> None:
    connections = Connections(10, 8)
    assert connections.excess("a") <= 0
    held = {name: [Connection(name, Closed(), None) for _ in range(count)] for name, count in (("a", 5), ("b", 5))}  # type: ignore[arg-type]
    for one in [*held["a"], *held["b"]]:
        assert connections.admit(one)
    assert connections.excess("a") == 1, "half of all is the most that one address gets"
    assert connections.admit(Connection("c", Closed(), None))  # type: ignore[arg-type]
    assert len(connections) == 10
    assert [one.transport.closed for one in held["a"]] == [False] * 4 + [True]  # type: ignore[attr-defined]
    assert not connections.admit(Connection("b", Closed(), None)), "not at the cost of who has less"  # type: ignore[arg-type]
    for one in [*held["a"], *held["b"]]:
        connections.leave(one)
        connections.leave(one)
    assert len(connections) == 1


def test_connections_leave_file_descriptors_for_the_server_itself() -> None:
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert 0 < most_connections(Settings()) <= max(10, files - RESERVED)
    assert most_connections(Settings(connections=20)) == 20
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (150, 256));"
        "from goldhook.server.run.connections import most_connections;"
        "from goldhook.server.run.settings import Settings;"
        "print(most_connections(Settings(connections=1000)), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert found == [str(256 - RESERVED), "256"]


# --- who asks -----------------------------------------------------------------------------------------------------


def test_the_last_forwarded_address_counts() -> None:
    async def look() -> None:
        async with (
            served(trust_proxy=True, requests_per_second=1) as server,
            httpx.AsyncClient(base_url=server.base) as client,
        ):

            async def statuses(*said: list[str]) -> set[int]:
                asked = [[("X-Forwarded-For", value) for value in values] for values in said]
                return {(await client.get("/api/health", headers=values)).status_code for values in asked}

            spoofed = [[f"198.51.100.{number}", "203.0.113.1"] for number in range(12)]
            assert 429 in await statuses(*spoofed), "what a client says of itself comes first"
            ported = [[f"203.0.113.2:{4000 + number}"] for number in range(12)]
            assert 429 in await statuses(*ported), "a port makes no other address"
            assert await statuses(["203.0.113.1", "203.0.113.3"]) == {200}

    run(look())


@pytest.mark.parametrize(
    "others", ['x={"a":1}', "foo[bar]=1", "path=/", "=;;=", "a b=c", 'q="\\"', "goldhookx=1", "goldhook=forged.00"]
)
def test_another_cookie_does_not_hide_ours(others: str) -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            async with httpx.AsyncClient(base_url=server.base) as client:
                for sent in (
                    [("Cookie", f"{others}; {ann.cookie}")],
                    [("Cookie", f"{ann.cookie};{others}")],
                    [("Cookie", others), ("Cookie", ann.cookie)],
                    [("Cookie", ann.cookie), ("Cookie", others)],
                ):
                    assert (await client.get("/api/me", headers=sent)).json()["name"] == "Ann", sent

    run(look())


def test_under_tls_the_cookie_belongs_to_this_host_alone() -> None:
    async def look() -> None:
        async with served(trust_proxy=True) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            tls = {"X-Forwarded-Proto": "https"}
            async with httpx.AsyncClient(base_url=server.base) as client:
                old = {"Cookie": ann.cookie, **tls}
                assert (await client.get("/api/me", headers=old)).json()["name"] == "Ann", "from before"
                renewed = await client.post("/api/me", json={"name": "Anna"}, headers=old)
                cookies = renewed.headers.get_list("set-cookie")
                new = next(text for text in cookies if text.startswith("__Host-goldhook="))
                assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in new.split(";")}
                assert "domain" not in new.lower()
                assert any(text.startswith('goldhook="";') and "Max-Age=0" in text for text in cookies)
                both = {"Cookie": f"{bob.cookie}; {new.split(';')[0]}", **tls}
                assert (await client.get("/api/me", headers=both)).json()["name"] == "Anna", (
                    "a neighbour's does not win"
                )
                gone = await client.delete("/api/me", headers=both)
                assert len(gone.headers.get_list("set-cookie")) == 2
                plain = await client.post("/api/me", json={"name": "Cid"})
                assert plain.headers["set-cookie"].startswith("goldhook=")

    run(look())
