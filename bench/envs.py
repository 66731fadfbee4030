"""The speed of the environments: random play on one core, with observations and masks, compared with other libraries.

    .venv-bench/bin/python bench/envs.py

All run on the same core in the same run, in rounds of changing order, measured in processor time. Each is used like its
users do: our vector environment and pgx with 1,024 matches at a time, OpenSpiel and PettingZoo from Python. Actions are
drawn at random from the masks; our rows show the steps with and without that time. PufferLib, which is not measured
here, publishes "over 1 million steps per second per core" for its own environments.
"""

from __future__ import annotations

import statistics
import sys
import time

from rich.console import Console
from rich.table import Table

from kernel import Player, open_spiel, pettingzoo, pgx, stay_on_one_core

ROUNDS, SECONDS = 5, 1.0
BATCH, STEPS = 1024, 8
MEASURE = "connect four (open_spiel)"


class Vector:
    """One of our vector environments in random play; the time for drawing actions is measured separately."""

    def __init__(self, game: str, players: int) -> None:
        from goldhook.envs.vector import make

        self._env = make(game, BATCH, players)
        self._env.reset()
        self.drawing = 0.0

    def play(self, _games: int) -> tuple[int, int]:
        for _ in range(STEPS):
            began = time.process_time()
            actions = self._env.sample_actions()
            self.drawing += time.process_time() - began
            self._env.step(actions)
        return 0, BATCH * STEPS


def measure(play: Player, seconds: float, vector: Vector | None) -> tuple[float, float]:
    """Return actions per second of processor time: in total, and without drawing them."""
    actions, batch, start, drawn = 0, 1, time.process_time(), vector.drawing if vector else 0.0
    while (spent := time.process_time() - start) < seconds:
        actions += play(batch)[1]
        batch = min(2 * batch, 1000)
    return actions / spent, actions / (spent - (vector.drawing - drawn if vector else 0.0))


def main() -> None:
    stay_on_one_core()
    ours = {
        "Silver & Gold, 2 players": Vector("silver_gold", 2),
        "Silver & Gold, 4 players": Vector("silver_gold", 4),
        "Gold Ahoi!": Vector("gold_ahoi", 2),
    }
    peers: dict[str, Player] = {
        f"connect four (pgx × {BATCH})": pgx("connect_four"),
        f"backgammon (pgx × {BATCH})": pgx("backgammon"),
        MEASURE: open_spiel("connect_four"),
        "backgammon (open_spiel)": open_spiel("backgammon"),
        "connect four (pettingzoo)": pettingzoo(),
    }
    players = {name: vector.play for name, vector in ours.items()} | peers
    for play in players.values():
        play(1)  # compiles, or loads the compiled code
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    order = list(players)
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name in order:
            found[name].append(measure(players[name], SECONDS, ours.get(name)))
        order = order[1:] + order[:1]
    table = Table(
        "environment", "steps/s", "without drawing", f"× {MEASURE}",
        title=f"Random play on one core, batch {BATCH} where there are batches",
    )  # fmt: skip
    medians = {
        name: [statistics.median(column) for column in zip(*rounds, strict=True)] for name, rounds in found.items()
    }
    for name, (steps, bare) in medians.items():
        apart = f"{bare:,.0f}" if name in ours else "–"
        table.add_row(name, f"{steps:,.0f}", apart, f"{steps / medians[MEASURE][0]:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
