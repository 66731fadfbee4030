"""Run simulations by seed: `python -m simulation 17`, or `python -m simulation 0-999`."""

from __future__ import annotations

import sys
import time
from collections import Counter

from simulation.faults import KINDS
from simulation.world import simulate

seen: Counter[str] = Counter()
began = time.perf_counter()
first, _, last = sys.argv[1].partition("-")
wrong = 0
for seed in range(int(first), int(last or first) + 1):
    try:
        simulate(seed, seen)
    except AssertionError as error:
        wrong += 1
        if not last:
            raise
        sys.stdout.write(f"{error}\n")
sys.stdout.write("".join(f"{seen[kind]:8d} {kind}\n" for kind in KINDS))
sys.stdout.write(f"{wrong} wrong, {time.perf_counter() - began:.1f} s\n")
sys.exit(bool(wrong))
