"""The speed of the kernels: uniformly random play on one core, beside games that OpenSpiel compiled from C++.

    make bench

Whole games on both sides, in rounds whose order shifts, by the processor's clock. OpenSpiel is driven from Python, the
way its users play; the kernels play inside compiled code, the way a search uses them. The last column is the ratio of
medians to connect four.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.table import Table

ROUNDS, SECONDS = 5, 1.0
MEASURE = "connect four (open_spiel)"

#: Plays about so many games; tells how many games and actions it was.
Player = Callable[[int], tuple[int, int]]


def silver_gold(players: int) -> Player:
    from goldhook.compiled import chance_from
    from goldhook.silver_gold import kernel
    from goldhook.silver_gold.pieces import house

    deck, chance = kernel.tables(house()), chance_from(1)
    return lambda games: (games, kernel.random_matches(deck, players, games, chance)[0])


def gold_ahoi() -> Player:
    from goldhook.compiled import chance_from
    from goldhook.gold_ahoi import kernel
    from goldhook.gold_ahoi.pieces import house

    tiles, chance = kernel.tables(house()), chance_from(1)
    return lambda games: (games, kernel.random_matches(tiles, games, chance)[0])


def open_spiel(name: str) -> Player:
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def play(games: int) -> tuple[int, int]:
        actions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # dice are no decision: they take time, but do not count
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    actions += 1
            state.returns()
        return games, actions

    return play


def measure(player: Player, seconds: float) -> tuple[float, float]:
    """Games and actions a second of processor time, in growing batches so that the clock itself costs nothing."""
    games = actions = 0
    batch, start = 1, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more = player(batch)
        games, actions = games + more[0], actions + more[1]
        batch = min(2 * batch, 1000)
    return games / spent, actions / spent


def main() -> None:
    contestants = {
        "Gold Ahoi! (kernel)": gold_ahoi(),
        "Silver & Gold, 2 players (kernel)": silver_gold(2),
        "Silver & Gold, 4 players (kernel)": silver_gold(4),
        MEASURE: open_spiel("connect_four"),
        "backgammon (open_spiel)": open_spiel("backgammon"),
    }
    for player in contestants.values():
        player(1)  # compiles, or reads what was compiled
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    order = list(contestants)
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name in order:
            found[name].append(measure(contestants[name], SECONDS))
        order = order[1:] + order[:1]
    medians = {
        name: [statistics.median(column) for column in zip(*rounds, strict=True)] for name, rounds in found.items()
    }
    table = Table(
        "game", "games/s", "actions/s", f"× {MEASURE}", title="The speed of the kernels: random play on one core"
    )
    for name, (games, actions) in medians.items():
        table.add_row(name, f"{games:,.0f}", f"{actions:,.0f}", f"{actions / medians[MEASURE][1]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
