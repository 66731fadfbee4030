"""The yardstick of the Silver & Gold bots: a bot sketched in an evening, against the captain and the master.

    python bench/sketch.py [--ms 1000 | --playouts 1000] [--games 20] [--decks 3] [--seed 1]
    python bench/sketch.py --tune 5

sketch_player.py describes how the sketch plays; `--tune` finds its weights again, in minutes.

With playouts it meets the captain on the house deck. With milliseconds it meets the master, both with the same time per
move, on the house deck and on random decks of the same budget. Every shuffle is played from both seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from goldhook.bots.driver import play_out as play_match
from goldhook.bots.levels import CAPTAIN, MASTER, Level
from goldhook.bots.player import Player
from goldhook.bots.thought import Budget
from goldhook.core.chance import deal
from goldhook.engine.compiled import chance_from
from goldhook.games import GAMES
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.pieces import Deck, house
from goldhook.lab.intervals import mean_interval, share_interval
from sketch_player import TUNED, Sketch, mean_points, shapes_of, tune

GAME = GAMES["silver_gold"]


class Row(NamedTuple):
    """The points of two players, by shuffle, each shuffle from both seats."""

    ours: list[list[float]]
    sketch: list[list[float]]


def meet(deck: Deck, level: int, level_budget: Budget, budget: Budget, games: int, seed: int) -> Row:
    """Play a number of games of a level against the sketch."""
    row = Row([], [])
    for shuffle in range((games + 1) // 2):
        setup = deal(GAME, 2, 1000 * seed + shuffle, pieces=deck)
        ours, theirs = list[float](), list[float]()
        for turn in range(2):

            def sit(at: int, turn: int = turn, shuffle: int = shuffle) -> Player:
                lots = (seed << 20) + 2 * shuffle + turn
                if at == turn:
                    return Level(GAME, deck, level, level_budget, lots)
                return Sketch(deck, budget, lots)

            state, _, forfeit = play_match(GAME, setup, sit)
            assert forfeit is None, forfeit
            totals = GAME.outcome(state).totals
            ours.append(totals[turn])
            theirs.append(totals[1 - turn])
        row.ours.append(ours)
        row.sketch.append(theirs)
    return row


def told(values: list[list[float]]) -> str:
    interval = mean_interval(values)
    mean = fmean(fmean(block) for block in values)
    return f"{mean:6.1f} ± {interval[1] - mean:.1f}" if interval else f"{mean:6.1f}"


def report(what: str, row: Row) -> None:
    more = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(row.ours, row.sketch, strict=True)]
    wins = [[(1 + (points > 0) - (points < 0)) / 2 for points in block] for block in more]
    low, high = share_interval(wins)
    print(
        f"{what:44} {2 * len(wins):4} {told(row.ours):>14} {told(row.sketch):>14} {told(more):>14}"
        f"  {fmean(map(fmean, wins)):5.0%} [{low:.0%}, {high:.0%}]",
        flush=True,
    )


def decks_of(count: int) -> list[Deck]:
    """Return random decks of the same budget, made by the tests' generator."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from random_sets import random_deck

    return [random_deck(seed) for seed in range(1, count + 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", type=int, help="milliseconds a move, for the master and the sketch")
    budget.add_argument("--playouts", type=int, help="playouts a move, for the sketch against the captain")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--decks", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tune", type=float, metavar="MINUTES", help="tune the weights, and play nothing")
    asked = parser.parse_args()
    if asked.tune:
        tune(asked.tune, asked.seed)
        return
    points = mean_points(k.tables(house()), shapes_of(house()), TUNED, 4000, chance_from(7))
    print(f"the greedy player under the sketch, in self-play on the house deck: {points:.1f} points")
    print(f"{'':44} games         level         sketch     difference  wins")
    contests: list[tuple[str, Callable[[], Row]]] = []
    if asked.playouts or not asked.ms:
        tried = Budget(playouts=asked.playouts or 1000)
        name = f"captain, sketch at {tried.playouts:,} playouts"
        contests.append((name, lambda: meet(house(), CAPTAIN, tried, tried, asked.games, asked.seed)))
    if asked.ms or not asked.playouts:
        timed = Budget(milliseconds=asked.ms or 1000)
        for deck in (house(), *decks_of(asked.decks)):
            name = f"master, {timed.milliseconds} ms each, {deck.name}"
            contests.append((name, lambda deck=deck: meet(deck, MASTER, timed, timed, asked.games, asked.seed)))  # type: ignore[misc]
    warm(house())
    for name, play in contests:
        report(name, play())


def warm(deck: Deck) -> None:
    """Compile everything before a clock runs."""
    meet(deck, MASTER, Budget(playouts=1), Budget(playouts=1), 2, 0)


if __name__ == "__main__":
    main()
