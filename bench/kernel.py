"""The speed of the kernels: uniformly random play on one core, compared with OpenSpiel, pgx and PettingZoo.

    make bench

All run on the same core, in rounds of changing order, measured in processor time. Each is used like its users do:
OpenSpiel's C++ and PettingZoo from Python, pgx with a thousand games at a time inside one compiled function, the
kernels inside compiled code, like in a search. The last column is the ratio of medians to OpenSpiel's connect four.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

ROUNDS, SECONDS = 5, 1.0
MEASURE = "connect four (open_spiel)"

#: Games that pgx plays in parallel, and steps of all of them between two checks of the clock.
PGX_BATCH, PGX_STEPS = 1024, 8

#: Plays about this many games; returns the numbers of games and actions. Zero games: they were not played one by one.
Player = Callable[[int], tuple[int, int]]


def silver_gold(players: int) -> Player:
    from goldhook.engine.compiled import chance_from
    from goldhook.games.silver_gold.kernel.rules import tables
    from goldhook.games.silver_gold.pieces import house
    from random_play import silver_gold_matches

    deck, chance = tables(house()), chance_from(1)
    return lambda games: (games, silver_gold_matches(deck, players, games, chance)[0])


def gold_ahoi() -> Player:
    from goldhook.engine.compiled import chance_from
    from goldhook.games.gold_ahoi.kernel.rules import tables
    from goldhook.games.gold_ahoi.pieces import house
    from random_play import gold_ahoi_matches

    tiles, chance = tables(house()), chance_from(1)
    return lambda games: (games, gold_ahoi_matches(tiles, games, chance)[0])


def open_spiel(name: str) -> Player:
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def play(games: int) -> tuple[int, int]:
        actions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # dice are not decisions: they take time, but do not count
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    actions += 1
            state.returns()
        return games, actions

    return play


def pgx(name: str) -> Player:
    """Restart finished games immediately, like pgx's own wrapper: every step is an action in every game."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(_: int, match: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = match
        key, lots, dice = jax.random.split(key, 3)
        action = jax.random.categorical(lots, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return step(state, action, jax.random.split(dice, PGX_BATCH)), key

    key = jax.random.PRNGKey(1)
    match = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_BATCH)), key
    steps = jax.jit(lambda match: jax.lax.fori_loop(0, PGX_STEPS, act, match))

    def play(_games: int) -> tuple[int, int]:
        nonlocal match
        match = jax.block_until_ready(steps(match))
        return 0, PGX_BATCH * PGX_STEPS

    return play


def pettingzoo() -> Player:
    """Play connect four with all wrappers that its documentation recommends, and faster sampling than its own."""
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), Random(1)

    def play(games: int) -> tuple[int, int]:
        actions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                seen, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(rng.choice(seen["action_mask"].nonzero()[0]))
                    actions += 1
        return games, actions

    return play


def measure(player: Player, seconds: float) -> tuple[float, float]:
    """Return games and actions per second of processor time, in growing batches so that reading the clock costs
    nothing.
    """
    games = actions = 0
    batch, start = 1, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more = player(batch)
        games, actions = games + more[0], actions + more[1]
        batch = min(2 * batch, 1000)
    return games / spent, actions / spent


def stay_on_one_core() -> None:
    """Pin this process and all its future threads to one core; call before any thread starts."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"


def main() -> None:
    stay_on_one_core()
    contestants = {
        "Gold Ahoi! (kernel)": gold_ahoi(),
        "Silver & Gold, 2 players (kernel)": silver_gold(2),
        "Silver & Gold, 4 players (kernel)": silver_gold(4),
        MEASURE: open_spiel("connect_four"),
        "backgammon (open_spiel)": open_spiel("backgammon"),
        f"connect four (pgx × {PGX_BATCH})": pgx("connect_four"),
        f"backgammon (pgx × {PGX_BATCH})": pgx("backgammon"),
        "connect four (pettingzoo)": pettingzoo(),
    }
    for player in contestants.values():
        player(1)  # compiles, or loads the compiled code
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
        table.add_row(
            name, f"{games:,.0f}" if games else "–", f"{actions:,.0f}", f"{actions / medians[MEASURE][1]:.2f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
