"""HTTP for attackers: requests as prepared bytes, kept-alive connections, any source address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from wire import HERE

JSON, TOML = "application/json", "application/toml"


class Answer(NamedTuple):
    """A server's answer; `status` is 0 if it closed the connection without one."""

    status: int
    head: bytes = b""
    body: bytes = b""

    def header(self, name: str) -> str:
        """Return a header, or an empty string."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.strip().lower() == name.lower().encode():
                return value.strip().decode("latin-1")
        return ""

    @property
    def cookie(self) -> str:
        return self.header("set-cookie").partition(";")[0]

    def json(self) -> Any:
        """Return the body as data; None if it is not JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None

    @property
    def code(self) -> str:
        """Return the code of a refusal, or of the first fault of a set; empty if there is none."""
        found = self.json()
        if isinstance(found, dict) and isinstance(found.get("faults"), list) and found["faults"]:
            found = found["faults"][0]
        return str(found.get("code", "")) if isinstance(found, dict) else ""


def request(
    method: str,
    path: str | bytes,
    body: bytes | Mapping[str, Any] = b"",
    headers: Mapping[str, str] | None = None,
    *,
    cookie: str = "",
    sized: bool = True,
) -> bytes:
    """Return a request; one that is not `sized` sends its body in chunks, without a Content-Length."""
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    lines = {"Host": "127.0.0.1", **({"Cookie": cookie} if cookie else {})}
    if raw:
        lines["Content-Type"] = JSON
        lines |= {"Content-Length": str(len(raw))} if sized else {"Transfer-Encoding": "chunked"}
    elif method == "POST":
        lines["Content-Length"] = "0"
    lines |= headers or {}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items()).encode("latin-1")
    if raw and not sized:
        raw = b"%x\r\n" % len(raw) + raw + b"\r\n0\r\n\r\n"
    target = path if isinstance(path, bytes) else path.encode()
    return b"%s %s HTTP/1.1\r\n" % (method.encode(), target) + head + b"\r\n" + raw


class Connection(asyncio.Protocol):
    """One connection, one request at a time. It connects on demand, and again after the server has closed it."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self._port, self._source = port, source
        self._transport: asyncio.Transport | None = None
        self._data = bytearray()
        self._answer: asyncio.Future[Answer] | None = None

    async def ask(self, raw: bytes) -> Answer:
        """Send a request and wait for its answer."""
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            await loop.create_connection(lambda: self, HERE, self._port, local_addr=(self._source, 0))
        assert self._transport
        self._data.clear()
        self._answer = loop.create_future()
        self._transport.write(raw)
        try:
            return await self._answer
        except asyncio.CancelledError:
            self.close()  # a late answer would be taken for the answer to the next request
            raise

    def close(self) -> None:
        """Close the connection."""
        if self._transport:
            self._transport.abort()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if (answer := _whole(self._data)) is not None:
            self._give(answer)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        self._transport = None
        head, _, body = bytes(self._data).partition(b"\r\n\r\n")
        self._give(Answer(_status(head), head, body) if body else Answer(0))

    def _give(self, answer: Answer) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(answer)


def _whole(data: bytearray) -> Answer | None:
    """Return the answer once it is complete."""
    end = data.find(b"\r\n\r\n")
    if end < 0:
        return None
    head = bytes(data[:end])
    answer = Answer(_status(head), head, bytes(data[end + 4 :]))
    if answer.status in (204, 304):
        return answer
    if answer.header("transfer-encoding"):
        return answer if data.endswith(b"0\r\n\r\n") else None
    size = answer.header("content-length")
    return answer if size and len(answer.body) >= int(size) else None


def _status(head: bytes) -> int:
    words = head.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


async def ask(port: int, raw: bytes, source: str = HERE, patience: float = 30.0) -> Answer:
    """Send one request on its own connection; the status is 0 if there is no answer in time."""
    connection = Connection(port, source)
    try:
        return await asyncio.wait_for(connection.ask(raw), patience)
    except (OSError, TimeoutError):
        return Answer(0)
    finally:
        connection.close()
