"""The faults of a run, their frequency, and a count of each kind that happened."""

from __future__ import annotations

import random
from collections import Counter

#: All kinds, each with its highest probability: one in this many chances.
NETWORK = {
    "asked_dropped": 0.15,
    "asked_doubled": 0.2,
    "asked_reordered": 0.15,
    "asked_late": 0.15,
    "told_dropped": 0.1,
    "told_doubled": 0.1,
    "told_reordered": 0.1,
    "told_late": 0.1,
    "line_cut": 0.05,
    "line_dead": 0.02,
    "reader_stalled": 0.15,
}
STORE = {
    "write_failed_before": 0.15,
    "write_failed_after": 0.15,
    "write_stalled": 0.08,
    "read_failed": 0.1,
}
BOTS = {"mind_failed": 0.3, "mind_talked_nonsense": 0.3, "mind_stalled": 0.2}
#: Rare faults: the mean seconds between two of them are drawn for each run.
SERVER = ("server_killed", "server_stopped", "owner_paused")
#: Consequences that must have happened; otherwise the run tested less than it claims.
CONSEQUENCES = (
    *("killed_while_writing", "asked_again", "answered_again", "refused_stale", "resumed_from_n", "synced_after_gap"),
    *("reader_dropped", "table_evicted", "bot_stood_in", "moved_to_other_process", "rematch_played", "undone", "voted"),
    "unconfirmed",
)
KINDS = (*NETWORK, *STORE, *BOTS, *SERVER, *CONSEQUENCES)


class Faults:
    """The faults of one run: each run has some kinds of them."""

    def __init__(self, chance: random.Random, seen: Counter[str]) -> None:
        self.seen = seen
        self.calm = True
        self._rates = {
            kind: most * chance.random() if chance.random() < 0.5 else 0.0
            for kind, most in (NETWORK | STORE | BOTS).items()
        }

    def strike(self, kind: str, chance: random.Random) -> bool:
        """Return whether the fault happens now."""
        struck = not self.calm and chance.random() < self._rates[kind]
        if struck:
            self.seen[kind] += 1
        return struck

    def note(self, kind: str) -> None:
        """Count a fault that happened."""
        assert kind in KINDS, kind
        self.seen[kind] += 1
