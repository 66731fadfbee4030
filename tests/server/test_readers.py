"""Reader processes: work that takes too long or too much is killed and refused; addresses share them fairly."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from at_server import run
from goldhook.core.game import Refusal
from goldhook.server.http import own_sets
from goldhook.server.live import replays
from goldhook.server.work import readers
from goldhook.server.work.readers import Readers

pytestmark = pytest.mark.slow

#: Far longer than any test: a killed process was killed for another reason.
PATIENT = 3600.0

#: A server that starts a reader, says which process that is, and is killed.
DYING = """
import asyncio, os, signal
from goldhook.server.work.readers import Readers

async def main():
    print(await Readers(1, 3600, 64).read("a", os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def with_readers(
    look: Callable[[Readers], Coroutine[Any, Any, None]], count: int = 1, seconds: float = PATIENT, megabytes: int = 64
) -> None:
    async def looked() -> None:
        there = Readers(count, seconds, megabytes)
        try:
            await look(there)
        finally:
            await there.close()

    run(looked())


async def refused(work: Awaitable[Any]) -> str:
    """Return the code of the refusal."""
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


def test_work_runs_in_a_reused_process() -> None:
    async def look(there: Readers) -> None:
        first, second = await there.read("a", os.getpid), await there.read("b", os.getpid)
        assert first == second != os.getpid()
        assert await there.read("a", eval, "__import__('os').nice(0)") == os.nice(0) + readers.NICE

    with_readers(look)


def test_refusals_and_our_own_errors_are_returned() -> None:
    async def look(there: Readers) -> None:
        with pytest.raises(Refusal) as caught:
            await there.read("a", replays.replay_record, b'{"goldhook": 7}')
        assert (caught.value.code, caught.value.facts["version"]) == ("record_version", "7")
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await there.read("a", eval, "1 / 0")
        assert b'"code":"file_not_json"' in await there.read("a", own_sets.check, "gold_ahoi", b"x", True)

    with_readers(look)


@pytest.mark.parametrize("endless", ["sum(iter(int, 1))", "__import__('time').sleep(3600)"])
def test_a_job_that_takes_too_long_is_killed_and_refused(endless: str) -> None:
    async def look(there: Readers) -> None:
        before = await there.read("a", os.getpid)
        assert await refused(there.read("a", eval, endless)) == "too_costly"
        assert await there.read("a", os.getpid) != before

    with_readers(look, seconds=1)


def test_only_processor_time_counts() -> None:
    async def look(there: Readers) -> None:
        assert await there.read("a", eval, "__import__('time').sleep(3)") is None
        for _ in range(6):  # each request has its own limit
            assert await there.read("a", eval, "sum(range(2 * 10**7))")

    with_readers(look, seconds=2)


@pytest.mark.parametrize("greedy", ["len(bytearray(10**9))", "len([[] for _ in range(10**8)])"])
def test_a_job_that_needs_too_much_memory_is_refused(greedy: str) -> None:
    async def look(there: Readers) -> None:
        before = await there.read("a", os.getpid)
        assert await refused(there.read("a", eval, greedy)) == "too_costly"
        assert await there.read("a", os.getpid) != before, "nobody gets what is left of it"

    with_readers(look)


def test_a_reader_that_dies_is_replaced() -> None:
    async def look(there: Readers) -> None:
        first = await there.read("a", os.getpid)
        os.kill(first, signal.SIGKILL)
        while is_alive(first):
            await asyncio.sleep(0.01)
        assert await there.read("a", os.getpid) != first
        assert await refused(there.read("a", os._exit, 1)) == "too_costly"
        assert await there.read("a", os.getpid)

    with_readers(look)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_addresses_take_turns() -> None:
    async def look(there: Readers) -> None:
        done: list[str] = []

        async def ask(who: str, name: str) -> None:
            done.append(await there.read(who, str, name))

        await asyncio.gather(*(ask("a", f"a{number}") for number in range(5)), ask("b", "b"))
        assert sorted(done) == ["a0", "a1", "a2", "a3", "a4", "b"]
        assert done.index("b") <= 2, "however much the other one asks"

    with_readers(look)


def test_an_address_has_one_reader_at_a_time() -> None:
    async def look(there: Readers) -> None:
        long = asyncio.ensure_future(there.read("a", time.sleep, 3600))
        waits = asyncio.ensure_future(there.read("a", os.getpid))
        assert await there.read("b", os.getpid), "the other reader is free"
        assert not long.done()
        assert not waits.done()
        await there.close()
        assert (await refused(long), await refused(waits)) == ("server_stopping", "server_stopping")
        assert await refused(there.read("b", os.getpid)) == "server_stopping"

    with_readers(look, count=2)


def test_waiting_jobs_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(there: Readers) -> None:
        monkeypatch.setattr(readers, "MOST_WAITING", readers.MOST_EACH + 2)
        asked: list[asyncio.Future[Any]] = []
        asked += [asyncio.ensure_future(there.read("a", time.sleep, 3600)) for _ in range(readers.MOST_EACH + 1)]
        await asyncio.sleep(0)
        assert await refused(there.read("a", os.getpid)) == "too_fast", "one address"
        asked += [asyncio.ensure_future(there.read(who, os.getpid)) for who in "bc"]
        await asyncio.sleep(0)
        assert there.waiting == readers.MOST_WAITING
        assert await refused(there.read("d", os.getpid)) == "too_fast", "all together"
        await there.close()
        assert [await refused(one) for one in asked] == ["server_stopping"] * len(asked)

    with_readers(look)


def test_abandoned_files_are_not_read() -> None:
    async def look(there: Readers) -> None:
        long = asyncio.ensure_future(there.read("a", time.sleep, 2))
        gone = asyncio.ensure_future(there.read("b", os._exit, 1))
        await asyncio.sleep(0)
        gone.cancel()
        await long
        assert await there.read("b", os.getpid)

    with_readers(look)


def test_readers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "dying.py"
    script.write_text(DYING)
    died = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert died.returncode == -signal.SIGKILL
    reader, ends = int(died.stdout), time.monotonic() + 30
    while is_alive(reader):
        assert time.monotonic() < ends
        time.sleep(0.05)
