"""A thousand runs of the whole server with every kind of fault, and checks of its invariants.

No acknowledged action is lost or done twice. A repeat gets the first answer. Nothing is acknowledged or broadcast
before it is durable. No one receives hidden information. Once the faults end, everyone sees what the store has, and
play continues.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from simulation.faults import KINDS
from simulation.person import Person
from simulation.world import simulate

#: Seeds in one test; every kind of fault must have happened among them.
BATCH = 250


def run_all(seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        simulate(seed, seen)
    return seen


def test_a_few_runs() -> None:
    seen = run_all(range(20))
    assert seen["server_killed"], "something went wrong"
    assert seen["asked_again"]


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1000, 1000 + 4 * BATCH, BATCH))
def test_nothing_is_lost_doubled_or_leaked_whatever_goes_wrong(first: int) -> None:
    seen = run_all(range(first, first + BATCH))
    never = [kind for kind in KINDS if not seen[kind]]
    assert not never, f"in {BATCH} runs nobody saw {never}"


def test_a_seed_says_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed is the same run, message for message; another seed is another run."""
    honest, heard = Person.hear, list[str]()

    def hear(person: Person, message: object) -> None:
        heard.append(f"{person.name} {message}")
        honest(person, message)  # type: ignore[arg-type]

    monkeypatch.setattr(Person, "hear", hear)
    runs = []
    for seed in (3, 4, 3):
        heard.clear()
        simulate(seed, Counter())
        runs.append(list(heard))
        random.random()
    assert runs[0] == runs[2] != runs[1]
