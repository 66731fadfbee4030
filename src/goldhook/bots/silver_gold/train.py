"""Train the sensible player from nothing: `python -m goldhook.bots.silver_gold.train [CYCLES] [FILE]`.

It plays itself, two players on the house deck, and what brings more points is kept: in turns the prices, each a step up
or down, and the weights, by the cross-entropy method. Six cycles take about a quarter of an hour on one core.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.silver_gold.prospects import Prices, Prospects, prospects, rows_of
from goldhook.bots.silver_gold.sensible import WEIGHTS, Weights, play_out
from goldhook.bots.silver_gold.trained import FILE
from goldhook.compiled import chance_from, compiled
from goldhook.silver_gold import kernel as k
from goldhook.silver_gold.pieces import house

#: What somebody would guess who has read the rules once.
FIRST_PRICES = Prices(turn=3.0, last=2.0, cross=1.0, coin=1.5, palm=2.0)
FIRST_WEIGHTS = (1.0, 0.05, 1.0, 1.0, 1.0, 0.05, 1.0) + (0.0,) * (WEIGHTS - 7)
SPREAD = (0.3, 0.03, 0.3, 0.15, 0.4, 0.05, 0.4, 0.3, 0.4, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3)
GENERATIONS, PLAYERS_EACH, BEST_OF_THEM = 9, 24, 7


@compiled
def mean_points(deck: k.Tables, ahead: Prospects, weights: Weights, games: int, chance: NDArray[np.uint64]) -> float:
    """What sensible players reach against each other."""
    match = np.zeros(k.SIZE, dtype=np.int32)
    actions, values = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS)
    points = 0
    for _ in range(games):
        k.deal(match, 2, chance)
        play_out(deck, ahead, match, weights, actions, values)
        points += k.score(deck, match, 0) + k.score(deck, match, 1)
    return points / (2 * games)


def train(cycles: int, seed: int = 1) -> tuple[Prices, Weights]:
    """Prices and weights, better with every cycle; tells how far it is."""
    deck = k.tables(house())
    rows = rows_of(deck)
    rng = np.random.default_rng(seed)
    prices, weights = FIRST_PRICES, np.array(FIRST_WEIGHTS)
    step, spread = np.array([0.5, 0.5, 0.4, 0.4, 0.6]), np.array(SPREAD)
    began = time.monotonic()
    for cycle in range(cycles):
        luck = 1000 * (cycle + 1)
        best = mean_points(deck, prospects(deck, prices, rows), weights, 8000, chance_from(luck))
        for number in range(len(prices)):
            for way in (step[number], -step[number]):
                tried = Prices(*(price + way * (index == number) for index, price in enumerate(prices)))
                points = mean_points(deck, prospects(deck, tried, rows), weights, 8000, chance_from(luck))
                if points > best:
                    prices, best = tried, points
                    break
        ahead = prospects(deck, prices, rows)
        width = spread.copy()
        for generation in range(GENERATIONS):
            born = weights + width * rng.standard_normal((PLAYERS_EACH, WEIGHTS))
            born[0] = weights
            found = [mean_points(deck, ahead, one, 4000, chance_from(luck + 1 + generation)) for one in born]
            kept = born[np.argsort(found)[::-1][:BEST_OF_THEM]]
            weights, width = kept.mean(axis=0), 0.8 * kept.std(axis=0) + 0.2 * width
        points = mean_points(deck, ahead, weights, 20000, chance_from(7))
        minutes = (time.monotonic() - began) / 60
        print(f"cycle {cycle + 1} of {cycles}: {points:.1f} points, {minutes:.0f} min", file=sys.stderr)  # noqa: T201
        step, spread = 0.7 * step, 0.7 * spread
    return prices, weights


def main() -> None:
    cycles = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    prices, weights = train(cycles)
    trained = {
        "prices": {name: round(price, 3) for name, price in prices._asdict().items()},
        "weights": [round(float(weight), 4) for weight in weights],
    }
    path = Path(sys.argv[2]) if len(sys.argv) > 2 else FILE
    path.write_text(json.dumps(trained, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
