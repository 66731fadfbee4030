"""Duplicate tournaments: seats, and standings that compare only equal deals.

In a round every table plays the same shuffle. So the points of two members differ by their play, not by luck, if both
had the same seat. Members learn nothing about a round before they have finished it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from goldhook.lab.intervals import mean_interval
from goldhook.store import Play

#: Every table of a tournament has two seats.
PLAYERS = 2


class Lead(NamedTuple):
    """How many points more per round a member made than the others on the same deals, with a 95 % interval."""

    person: str
    rounds: int
    lead: float
    #: None for fewer than two rounds.
    interval: tuple[float, float] | None


def seat_in(round_: int) -> int:
    """Return the seat of the member who opens a table; it changes from round to round.

    >>> [seat_in(number) for number in (1, 2, 3)]
    [0, 1, 0]
    """
    return (round_ - 1) % PLAYERS


def finished_by(person: str, plays: Iterable[Play]) -> frozenset[int]:
    """Return the rounds of a tournament that a person has finished, and so may know."""
    return frozenset(play.round for play in plays if play.person == person and play.outcome)


def standings(plays: Sequence[Play], rounds: frozenset[int]) -> list[Lead]:
    """Return the standings over these rounds, best first; members without anybody to compare with are left out.

    >>> plays = [Play("t", number, who, 0, "m", "won", points) for number, who, points in
    ...          [(1, "ann", 30), (1, "ben", 20), (2, "ann", 28), (2, "ben", 22), (3, "ann", 99)]]
    >>> [(one.person, one.rounds, one.lead) for one in standings(plays, frozenset({1, 2, 3}))]
    [('ann', 2, 8.0), ('ben', 2, -8.0)]
    """
    equal: defaultdict[tuple[int, int], list[Play]] = defaultdict(list)
    for play in plays:
        if play.round in rounds and play.outcome and not play.why:
            equal[play.round, play.seat].append(play)
    leads: defaultdict[str, list[float]] = defaultdict(list)
    for group in equal.values():
        total, others = sum(play.points for play in group), len(group) - 1
        for play in group if others else ():
            leads[play.person].append(play.points - (total - play.points) / others)
    found = [
        Lead(person, len(lead), fmean(lead), mean_interval([[one] for one in lead])) for person, lead in leads.items()
    ]
    return sorted(found, key=lambda one: (-one.lead, one.person))
