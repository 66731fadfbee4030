"""How a person does at puzzles: numbers from their first attempts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DAY = 86_400_000


class Streaks(NamedTuple):
    """Puzzles solved and tried, right answers in a row now and at most, and days in a row with a solved puzzle."""

    solved: int
    tried: int
    now: int
    longest: int
    days: int


def streaks(attempts: Sequence[tuple[bool, int]], now: int) -> Streaks:
    """Return the numbers of attempts, oldest first: was it right, and when, in milliseconds since 1970.

    A day (UTC) counts until the next one is over, so today's puzzle can still continue a streak.

    >>> streaks([(True, 0), (False, 1), (True, 2), (True, DAY)], 3 * DAY - 1)
    Streaks(solved=3, tried=4, now=2, longest=2, days=2)
    """
    run = longest = 0
    for right, _ in attempts:
        run = run + 1 if right else 0
        longest = max(longest, run)
    solved = [at // DAY for right, at in attempts if right]
    days, today = set(solved), now // DAY
    first = today if today in days else today - 1
    day = first
    while day in days:
        day -= 1
    return Streaks(len(solved), len(attempts), run, longest, first - day)
