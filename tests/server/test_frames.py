"""WebSocket frames: whole, in pieces, several together, too long, broken; each is read correctly."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from at_server import Served, run, served

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A


def frame(kind: int, body: bytes, *, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """Return a client's frame."""
    size = len(body)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes((kind,)) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


def ping(id_: str) -> bytes:
    """Return a client's own ping, as a message."""
    return json.dumps({"type": "ping", "id": id_}).encode()


class Raw:
    """A socket to a table, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def frame(self) -> tuple[int, bytes]:
        """Return the next frame of the server."""
        async with asyncio.timeout(5):
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            return kind, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> list[str]:
        """Return the ids of a number of answers to pings."""
        found: list[str] = []
        while len(found) < count:
            kind, body = await self.frame()
            assert kind == TEXT, (kind, body)
            said = [json.loads(line) for line in body.split(b"\n")]
            found += [message["id"] for message in said if message["type"] == "pong"]
        return found

    async def goodbye(self) -> int:
        """Return the server's close code."""
        while True:
            kind, body = await self.frame()
            if kind == CLOSE:
                return int.from_bytes(body[:2])


@asynccontextmanager
async def raw(there: Served) -> AsyncIterator[Raw]:
    """Open a socket to a new table."""
    ann = await there.guest("Ann")
    table = await ann.create()
    reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{there.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {ann.cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def test_whole_frames_short_and_long_alone_and_several_at_once() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            line.writer.write(frame(TEXT, ping("a")))
            assert await line.pongs(1) == ["a"]
            line.writer.write(frame(TEXT, ping("b")) + frame(TEXT, ping("c" * 60).ljust(300)) + frame(TEXT, ping("d")))
            assert await line.pongs(3) == ["b", "c" * 60, "d"]

    run(story())


def test_a_fragmented_frame_may_be_followed_by_plain_ones() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            data = frame(TEXT, ping("a")) + frame(TEXT, ping("b").ljust(200)) + frame(TEXT, ping("c"))
            for at in range(len(data)):
                line.writer.write(data[at : at + 1])
                await asyncio.sleep(0.001)
            line.writer.write(frame(TEXT, ping("d")))
            assert await line.pongs(4) == ["a", "b", "c", "d"]

    run(story())


@pytest.mark.slow
def test_frames_decode_the_same_however_they_are_split() -> None:
    async def story() -> None:
        chance = random.Random(1)
        async with served() as there:
            for _ in range(20):
                async with raw(there) as line:
                    wanted, data = [], b""
                    for number in range(8):
                        ahead = chance.choice([b"", frame(PONG, b"?"), frame(PONG, b"")])
                        half, body = chance.random() < 0.3, ping(f"m{number}").ljust(chance.choice([0, 200, 4000]))
                        split = chance.randrange(1, len(body))
                        parts = [frame(0x01, body[:split]), ahead, frame(0x80, body[split:])]
                        data += b"".join(parts) if half else ahead + frame(TEXT, body, mask=chance.randbytes(4))
                        wanted.append(f"m{number}")
                    cuts = sorted(chance.randrange(len(data)) for _ in range(chance.randrange(4)))
                    for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
                        line.writer.write(data[start:end])
                        await asyncio.sleep(0.002)
                    assert await line.pongs(len(wanted)) == wanted

    run(story())


def test_payload_that_looks_like_a_frame_is_not_parsed() -> None:
    async def story() -> None:
        inner = frame(TEXT, ping("inner"))
        outer = frame(BINARY, inner, mask=bytes(4))
        async with served() as there, raw(there) as line:
            for cut in (1, 2, 5, 6):
                line.writer.write(outer[:cut])
                await asyncio.sleep(0.05)
                line.writer.write(outer[cut:])
                line.writer.write(frame(TEXT, ping(f"after {cut}")))
                assert await line.pongs(1) == [f"after {cut}"]

    run(story())


def test_an_interleaved_message_is_refused_at_any_point() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            line.writer.write(frame(0x01, b'{"type":'))
            await asyncio.sleep(0.1)
            line.writer.write(frame(TEXT, ping("within")))
            assert await line.goodbye() == 1002

    run(story())


def test_a_ping_of_the_protocol_is_answered_between_messages() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            await line.frame()
            line.writer.write(frame(PING, b"hello") + frame(TEXT, ping("a")))
            while (heard := await line.frame())[0] == TEXT:
                pass
            assert heard == (PONG, b"hello")
            line.writer.write(frame(TEXT, ping("b")))
            assert (await line.pongs(1))[-1] in ("a", "b")

    run(story())


def test_broken_frames_close_the_connection_with_specific_codes() -> None:
    cases = {
        frame(TEXT, b"x" * 4_097): 1009,
        frame(TEXT, b"\xff\xfe"): 1007,
        bytes((TEXT, 2)) + b"{}": 1002,  # not masked
        bytes((0xC1,)) + frame(TEXT, b"{}")[1:]: 1002,  # a reserved bit
        frame(0x80, b"{}"): 1002,  # the rest of nothing
        frame(0x01, b"{") + frame(TEXT, b"}"): 1002,  # a message within a message
        frame(0x83, b"{}"): 1002,
    }

    async def story() -> None:
        async with served() as there:
            for sent, code in cases.items():
                for before in (b"", frame(TEXT, ping("a"))):
                    async with raw(there) as line:
                        await line.frame()
                        line.writer.write(before + sent)
                        assert await line.goodbye() == code, sent[:20]

    run(story())


def test_a_close_frame_is_answered_and_later_frames_ignored() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            await line.frame()
            line.writer.write(frame(CLOSE, (1000).to_bytes(2)) + frame(TEXT, ping("late")))
            assert await line.goodbye() == 1000
            assert await line.reader.read() == b""

    run(story())


def test_many_messages_are_sent_in_one_frame() -> None:
    async def story() -> None:
        async with served() as there, raw(there) as line:
            looks = [json.dumps({"type": "look", "id": f"look{number}"}).encode() for number in range(200)]
            line.writer.write(b"".join(frame(TEXT, look) for look in looks))
            ids: list[str] = []
            longest = 0
            while len(ids) < len(looks):
                _, body = await line.frame()
                longest = max(longest, len(body))
                said = [json.loads(text) for text in body.split(b"\n")]
                ids += [message["id"] for message in said if message["type"] == "sync" and message["id"]]
            assert ids == [f"look{number}" for number in range(200)]
            assert longest > 0xFFFF, "longer than two bytes can say"

    run(story())
