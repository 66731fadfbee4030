"""The tables of `hostile.py`, in Markdown: every number next to its goal, and whether the goal is met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan
from typing import NamedTuple

from input_costs import LOOP_GOAL, MEMORY_GOAL, Cost
from isolation import Felt, Result, Waits

#: A move's p99 may grow by this factor, and to this many milliseconds in any case; its p99.9 has a fixed limit.
GROWTH, P99_FLOOR, P999_GOAL = 5.0, 25.0, 100.0
#: Seconds: of the master's answer; of the others', beyond their median without an attack; of a rematch.
MASTER_GOAL, OTHERS_GOAL, REMATCH_GOAL = 2.2, 1.1, 2.0
#: Megabytes of the server's own process, and of each of its child processes.
SERVER_GOAL, CHILD_GOAL = 300.0, 400.0


class Goal(NamedTuple):
    """A number, its limit, and its format."""

    what: str
    quiet: str
    found: str
    most: str
    met: bool


def goals(result: Result) -> list[Goal]:
    """Return all goals of an attack."""
    quiet, attacked = result.quiet, result.attacked
    p99_most = max(GROWTH * quiet.p99, P99_FLOOR)
    others_most = OTHERS_GOAL + (0.0 if isnan(quiet.others.median) else quiet.others.median)
    return [
        _below("move p99", quiet.p99, attacked.p99, p99_most, "{:,.1f} ms"),
        _below("move p99.9", quiet.p999, attacked.p999, P999_GOAL, "{:,.1f} ms"),
        _waited("master answers", quiet.master, attacked.master, MASTER_GOAL),
        _waited("levels 1–4 answer", quiet.others, attacked.others, others_most),
        _waited("rematch", quiet.rematch, attacked.rematch, REMATCH_GOAL),
        _below("server process", quiet.server, attacked.server, SERVER_GOAL, "{:,.0f} MB"),
        _below("largest thinker", quiet.child, attacked.child, CHILD_GOAL, "{:,.0f} MB"),
        Goal("moves unanswered", f"{quiet.lost}", f"{attacked.lost}", "0", not attacked.lost),
        Goal("server", "well", result.end or "well", "well", not result.end),
    ]


def _below(what: str, quiet: float, found: float, most: float, form: str) -> Goal:
    quiet_, found_, most_ = ("–" if isnan(number) else form.format(number) for number in (quiet, found, most))
    return Goal(what, quiet_, found_, most_, found <= most)


def _waited(what: str, quiet: Waits, found: Waits, most: float) -> Goal:
    """Judge the longest wait; without any waits, the goal is met."""
    met = not found.count or (found.longest <= most and not found.unanswered)
    return Goal(what, _longest(quiet), _longest(found), f"{most:.2f} s", met)


def _longest(waits: Waits) -> str:
    if not waits.count:
        return "–"
    return f"{'> ' if waits.unanswered else ''}{waits.longest:.2f} s"


#: The column heads of the first table, with their goals.
HEADS = (
    "move p99, ≤ 5 × quiet or 25 ms",
    "move p99.9, ≤ 100 ms",
    "master answers, ≤ 2.2 s",
    "levels 1–4 answer, ≤ quiet + 1.1 s",
    "rematch, ≤ 2 s",
    "server process, ≤ 300 MB",
    "largest thinker, ≤ 400 MB",
    "moves unanswered, 0",
    "server",
)


def isolation_tables(results: Sequence[Result]) -> Iterator[str]:
    """Yield the lines of part one: goals in short and in full, moves, and the attackers' traffic."""
    if not results:
        return
    yield from _head("attack", *HEADS)
    for result in results:
        cells = [f"{goal.quiet} → {goal.found}{'' if goal.met else ' **missed**'}" for goal in goals(result)]
        yield _row(result.attack, *cells)
    yield from _head("attack", "", "quiet", "attacked", "goal", "")
    for result in results:
        for goal in goals(result):
            most = goal.most if goal.what == "server" else f"≤ {goal.most}"
            verdict = "met" if goal.met else "**missed**"
            yield _row(result.attack, goal.what, goal.quiet, goal.found, most, verdict)
    yield from _head("attack", "phase", "moves", "left out (disk)", "p50 ms", "p99", "p99.9", "worst", "answers")
    for result in results:
        yield _moves(result.attack, "quiet", result.quiet)
        yield _moves(result.attack, "attacked", result.attacked)
    yield from _head("attack", "sent", "answered", "refused", "failed", "refused with", "quiet people were refused")
    for result in results:
        numbers = [f"{result.counts.get(what, 0):,}" for what in ("sent", "answered", "refused", "failed")]
        yield _row(result.attack, *numbers, _listed(result.codes), _listed(result.trouble))


def _head(*cells: str) -> tuple[str, ...]:
    return "", _row(*cells), "|" + "---|" * len(cells)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '¦') for cell in cells)} |"


def _moves(name: str, phase: str, felt: Felt) -> str:
    times = ["–" if isnan(time) else f"{time:,.1f}" for time in (felt.p50, felt.p99, felt.p999, felt.worst)]
    answers = f"{felt.master.count} of the master, {felt.others.count} of others"
    return _row(name, phase, f"{felt.moves:,}", str(felt.disk), *times, answers)


def _listed(codes: dict[str, int]) -> str:
    return ", ".join(f"{code} × {count:,}" for code, count in sorted(codes.items(), key=lambda item: -item[1])) or "–"


def input_tables(costs: Sequence[Cost]) -> Iterator[str]:
    """Yield the lines of part two: every input, and the worst of each column."""
    if not costs:
        return
    yield from _head("input", "status", "code", "Retry-After", "event loop ms", "memory MB", "")
    for cost in costs:
        numbers = f"{cost.loop:,.1f}", f"{cost.memory:,.2f}"
        yield _row(cost.name, cost.status, cost.code, cost.retry_after, *numbers, ", ".join(misses(cost)) or "met")
    loop, memory = max(costs, key=lambda cost: cost.loop), max(costs, key=lambda cost: cost.memory)
    wrong = [cost for cost in costs if cost.fault]
    slow, large = (sum(miss in misses(cost) for cost in costs) for miss in (SLOW, LARGE))
    yield from _head(f"{len(costs)} inputs", "worst", "by", "goal", "missed by")
    yield _row("event loop", f"{loop.loop:,.1f} ms", loop.name, f"≤ {LOOP_GOAL:.0f} ms", str(slow))
    yield _row("memory", f"{memory.memory:,.2f} MB", memory.name, f"≤ {MEMORY_GOAL:.0f} MB", str(large))
    first = (wrong[0].fault, wrong[0].name) if wrong else ("–", "–")
    yield _row("answer", *first, "a code and a fitting status", str(len(wrong)))


SLOW, LARGE = "**slow**", "**large**"


def misses(cost: Cost) -> list[str]:
    """Return every goal that an input misses."""
    found = [SLOW] if cost.loop > LOOP_GOAL else []
    found += [LARGE] if cost.memory > MEMORY_GOAL else []
    return found + ([f"**{cost.fault}**"] if cost.fault else [])
