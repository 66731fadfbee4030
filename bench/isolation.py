"""Part one of `hostile.py`: one server, a quiet phase, an attack, and the experience of the quiet players in each.

Disk stalls are not the server's fault. A process next to it syncs its own file at the same time (`disk.Control`) and
records each sync that took longer than `SLOW_SYNC`. A move is left out of the percentiles if such stalls cover at least
half of its time; so a stall of thirty milliseconds does not excuse a move that took five seconds. The report prints the
number of moves left out.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from msgspec import Struct, field

from attacker import Attack, Running
from contestants import Goldhook
from disk import Control, Stall
from duels import percentile
from goldhook.bots.levels import MASTER
from http_wire import ask, request
from quiet_table import Move, QuietBots, QuietTables, Reply
from watch import CEILING, Memory, Watch

#: Seconds from which a sync of the control counts as a stall, and its syncs per second.
SLOW_SYNC, SYNCS = 0.02, 50.0
#: Unmeasured seconds before the quiet phase, and seconds after the attack for late answers.
WARM, GRACE = 2.0, 5.0
UNKNOWN = float("nan")


class Phase(NamedTuple):
    """An interval on the clock of `time.perf_counter`."""

    begin: float
    end: float
    attacked: bool

    def has(self, begin: float, end: float) -> bool:
        """Return whether an event counts in this phase; events that an attack interrupts count as attacked."""
        return begin < self.end and end >= self.begin if self.attacked else self.begin <= begin and end < self.end


class Waits(Struct):
    """The times of answers, in seconds."""

    count: int = 0
    median: float = UNKNOWN
    longest: float = UNKNOWN
    #: Whether the longest never got an answer, so that it is even longer.
    unanswered: bool = False


class Felt(Struct):
    """The experience of the quiet players in one phase. Times of moves in milliseconds, memory in MB."""

    moves: int = 0
    p50: float = UNKNOWN
    p99: float = UNKNOWN
    p999: float = UNKNOWN
    worst: float = UNKNOWN
    #: Moves left out because of disk stalls; moves that were never acknowledged.
    disk: int = 0
    lost: int = 0
    #: Rematches, which need two new connections; answers of the master, and of levels 1 to 4.
    rematch: Waits = field(default_factory=Waits)
    master: Waits = field(default_factory=Waits)
    others: Waits = field(default_factory=Waits)
    server: float = UNKNOWN
    child: float = UNKNOWN


class Result(Struct):
    """The measurements of one attack."""

    attack: str
    about: str
    quiet: Felt = field(default_factory=Felt)
    attacked: Felt = field(default_factory=Felt)
    #: The attacker's requests and answers by kind, and refusals by code.
    counts: dict[str, int] = field(default_factory=dict)
    codes: dict[str, int] = field(default_factory=dict)
    #: Refusals of quiet players' requests, by code.
    trouble: dict[str, int] = field(default_factory=dict)
    #: The end of the server, unless it still runs well.
    end: str = ""


async def isolation(name: str, attack: Attack, seconds: float, folder: Path | None, seed: int) -> Result:
    """Measure one attack on its own server."""
    with tempfile.TemporaryDirectory(prefix="goldhook-bench-", dir=folder) as place:
        trial = _Trial(Path(place), attack)
        try:
            return await trial.measure(name, seconds, seed)
        except Exception as error:  # whatever happens to this server, measure the next attack
            return Result(name, (attack.__doc__ or "").strip(), end=f"not measured: {error!r}")
        finally:
            trial.stop()


class _Trial:
    """A server, a waiting attacker, and all measuring processes."""

    def __init__(self, folder: Path, attack: Attack) -> None:
        self._attack = attack
        self._process = Goldhook(limited=True).start(folder)
        self._watch = Watch(self._process)
        self._control = Control(folder, SYNCS, SLOW_SYNC)
        self._running = Running(attack, self._process.port)

    def stop(self) -> None:
        self._running.stop()
        self._control.stop()
        self._watch.stop()
        self._process.stop(patience=8)

    async def measure(self, name: str, seconds: float, seed: int) -> Result:
        """Measure the quiet phase, then the attack."""
        if not await self._running.prepared():
            raise RuntimeError(f"the attack {name} could not be prepared")
        tables, bots = QuietTables(self._process.port, seed), QuietBots(self._process.port, seed)
        await bots.start()
        await tables.start()
        await asyncio.sleep(WARM)
        self._watch.take()
        begin = time.perf_counter()
        await asyncio.sleep(seconds)
        quiet, before, begin = Phase(begin, begin + seconds, False), self._watch.take(), time.perf_counter()
        attacked = Phase(begin, begin + seconds, True)
        tables.until = attacked.end
        found = await self._running.attack(seconds)
        await asyncio.gather(tables.stop(GRACE), bots.stop(GRACE))
        end, during, stalls = await self._end(), self._watch.take(), self._control.stop()
        return Result(
            name,
            (self._attack.__doc__ or "").strip(),
            _felt(quiet, tables, bots.replies, stalls, before),
            _felt(attacked, tables, bots.replies, stalls, during),
            found.get("counts", {}),
            found.get("codes", {}),
            dict(tables.trouble),
            end,
        )

    async def _end(self) -> str:
        """Return how the server ended."""
        if self._watch.too_much:
            return f"ended at {CEILING / 1e9:.0f} GB"
        if not self._process.alive:
            return "died"
        answer = await ask(self._process.port, request("GET", "/api/health"), patience=GRACE)
        return "" if answer.status == 200 else "hangs"


def _felt(phase: Phase, tables: QuietTables, replies: Sequence[Reply], stalls: Sequence[Stall], memory: Memory) -> Felt:
    moves = [move for move in tables.moves if phase.has(move.due, move.end)]
    counted = sorted(move.end - move.due for move in moves if not _is_excused(move, stalls))
    p50, p99, p999, worst = (percentile(counted, percent) if counted else UNKNOWN for percent in (50, 99, 99.9, 100))
    rematches = [rematch for rematch in tables.rematches if phase.has(rematch.due, rematch.end)]
    answers = [reply for reply in replies if phase.has(reply.sent, reply.end)]
    return Felt(
        len(moves),
        p50,
        p99,
        p999,
        worst,
        disk=len(moves) - len(counted),
        lost=sum(not move.answered for move in moves),
        rematch=_waits([(rematch.end - rematch.due, rematch.answered) for rematch in rematches]),
        master=_waits([(one.end - one.sent, one.answered) for one in answers if one.level == MASTER]),
        others=_waits([(one.end - one.sent, one.answered) for one in answers if one.level != MASTER]),
        server=memory.server / 1e6,
        child=memory.largest_child / 1e6,
    )


def _is_excused(move: Move, stalls: Sequence[Stall]) -> bool:
    """Return whether disk stalls cover at least half of the move's time."""
    covered = sum(max(0.0, min(move.end, stall.end) - max(move.due, stall.begin)) for stall in stalls)
    return covered > 0 and covered >= (move.end - move.due) / 2


def _waits(found: Sequence[tuple[float, bool]]) -> Waits:
    """Return the waits, given the seconds of each and whether it was answered."""
    if not found:
        return Waits()
    longest, answered = max(found)
    return Waits(len(found), median(seconds for seconds, _ in found), longest, not answered)
