"""Train the sensible player from scratch: `python -m goldhook.games.silver_gold.bots.train [CYCLES] [FILE]`.

It plays two-player games against itself, on the house deck and on decks with other islands, and keeps changes that
bring more points. It alternates between the prices, one step up or down each, and the weights, by the cross-entropy
method. The result is written to ./trained.json after every cycle. The bots use the file in the package, which is
replaced only if FILE names it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.core.cells import bits
from goldhook.engine.compiled import chance_from, compiled
from goldhook.games.silver_gold.bots.prospects import Prospects, prospects
from goldhook.games.silver_gold.bots.rows import Rows, rows_of
from goldhook.games.silver_gold.bots.sensible import NOBODY, play_out
from goldhook.games.silver_gold.bots.solve import Prices
from goldhook.games.silver_gold.bots.weights import COIN, CROSS, PALM, SEAL, SEALED, SOON, TAKE, WEIGHTS, Weights
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.pieces import GRID, Card, Deck, house

#: A guess from the rules alone: a turn marks about three fields, and a field is worth a point.
FIRST_PRICES = Prices(turn=3.0, late=3.0, second=3.0, last=5.0, cross=1.0, coin=1.5, palm=1.5)
#: At first only points count.
FIRST_WEIGHTS = np.zeros(WEIGHTS)
FIRST_WEIGHTS[[COIN, PALM, CROSS, SEAL, SEALED, SOON, TAKE]] = 1.0
#: The initial standard deviation of each weight.
SPREAD = (
    0.4, 0.04, 0.04, 0.04, 0.04, 0.2, 0.04, 0.2, 0.4, 0.6, 0.1, 0.6, 0.4, 0.2, 0.3, 0.4, 0.4,
    0.2, 1.0, 0.3, 0.6, 0.2, 0.2, 0.6, 0.2, 0.6, 0.6, 0.2, 0.3, 0.6, 1.2, 0.8, 1.0, 0.4,
)  # fmt: skip
STEP = (0.3, 0.3, 0.6, 1.0, 0.3, 0.2, 0.3)
GENERATIONS, PLAYERS_EACH, BEST_OF_THEM = 9, 30, 8
#: Used in addition to the house deck, which counts as much as all of them.
OTHER_DECKS = 3
#: More cycles find little improvement.
CYCLES = 6


class School(NamedTuple):
    """A deck to train on."""

    deck: k.Tables
    rows: Rows


@compiled
def mean_points(deck: k.Tables, ahead: Prospects, weights: Weights, games: int, chance: NDArray[np.uint64]) -> float:
    """Return the mean points of sensible players against each other."""
    match = np.zeros(k.SIZE, dtype=np.int32)
    actions, values = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS)
    points = 0
    for _ in range(games):
        k.deal(match, 2, chance)
        play_out(deck, ahead, match, weights, NOBODY, actions, values)
        points += k.score(deck, match, 0) + k.score(deck, match, 1)
    return points / (2 * games)


def other_islands(deck: Deck, seed: int) -> Deck:
    """Return the same cards with random islands and random places for their symbols."""
    chance = random.Random(seed)
    cards = list[Card]()
    for card in deck.cards:
        island = 1 << chance.randrange(16)
        while island.bit_count() < card.fields:
            island |= chance.choice(list(bits(GRID.neighbours(island))))
        cells = chance.sample(list(bits(island)), card.fields)
        coins, palms, crosses = card.coins.bit_count(), card.palms.bit_count(), card.crosses.bit_count()
        symbols = sum(cells[:coins]), sum(cells[coins : coins + palms]), sum(cells[coins + palms :][:crosses])
        cards.append(Card(card.id, card.colour, island, *symbols, card.seal))
    return Deck(f"{deck.name} {seed}", tuple(cards), deck.expeditions)


def points_of(
    schools: list[School], ahead: list[Prospects], weights: Weights, games: int, luck: int
) -> NDArray[np.float64]:
    """Return the mean points of sensible players on the house deck and on the others."""
    found = [
        mean_points(school.deck, one, weights, games if number == 0 else games // OTHER_DECKS, chance_from(luck))
        for number, (school, one) in enumerate(zip(schools, ahead, strict=True))
    ]
    return np.array([found[0], np.mean(found[1:])])


def train(cycles: int, file: Path, seed: int = 1) -> tuple[Prices, Weights]:
    """Return the trained prices and weights; write them and report progress after every cycle."""
    decks = [house(), *(other_islands(house(), number) for number in range(101, 101 + OTHER_DECKS))]
    schools = [School(k.tables(deck), rows_of(k.tables(deck))) for deck in decks]
    rng = np.random.default_rng(seed)
    prices, weights = FIRST_PRICES, FIRST_WEIGHTS
    step, spread = np.array(STEP), np.array(SPREAD)
    began = time.monotonic()
    for cycle in range(cycles):
        luck = 1000 * (cycle + 1)
        ahead = [prospects(school.deck, prices, school.rows) for school in schools]
        width = spread.copy()
        for generation in range(GENERATIONS):
            born = weights + width * rng.standard_normal((PLAYERS_EACH, WEIGHTS))
            born[0] = weights
            found = [points_of(schools, ahead, one, 2000, luck + 1 + generation).mean() for one in born]
            kept = born[np.argsort(found)[::-1][:BEST_OF_THEM]]
            weights, width = kept.mean(axis=0), 0.8 * kept.std(axis=0) + 0.2 * width
        best = points_of(schools, ahead, weights, 6000, luck).mean()
        for number in range(len(prices)):
            for way in (step[number], -step[number]):
                tried = Prices(*(price + way * (index == number) for index, price in enumerate(prices)))
                then = [prospects(school.deck, tried, school.rows) for school in schools]
                points = points_of(schools, then, weights, 6000, luck).mean()
                if points > best:
                    prices, best, ahead = tried, points, then
                    break
        points = points_of(schools, ahead, weights, 12000, 7)
        minutes = (time.monotonic() - began) / 60
        told = (
            f"cycle {cycle + 1} of {cycles}: {points[0]:.1f} points, on other decks {points[1]:.1f}, {minutes:.0f} min"
        )
        print(told, file=sys.stderr, flush=True)  # noqa: T201
        save(prices, weights, file)
        step, spread = 0.7 * step, 0.7 * spread
    return prices, weights


def save(prices: Prices, weights: Weights, file: Path) -> None:
    """Write the result in the format that trained.py reads."""
    trained = {
        "prices": {name: round(price, 3) for name, price in prices._asdict().items()},
        "weights": [round(float(weight), 4) for weight in weights],
    }
    file.write_text(json.dumps(trained, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Train for the requested number of cycles; refuse a file that cannot be written before the first cycle."""
    about = "Train the sensible player of Silver & Gold from nothing."
    where = "written after every cycle; trained.json here unless named. The bots play by the one in the package"
    parser = argparse.ArgumentParser("python -m goldhook.games.silver_gold.bots.train", description=about)
    parser.add_argument("cycles", metavar="CYCLES", nargs="?", type=int, default=CYCLES, help=f"{CYCLES} unless named")
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, default=Path("trained.json"), help=where)
    asked = parser.parse_args(arguments)
    if asked.cycles < 1:
        parser.error("CYCLES is at least 1")
    try:
        asked.file.open("a").close()
    except OSError as error:
        parser.error(f"{asked.file} cannot be written ({error.strerror})")
    train(asked.cycles, asked.file)


if __name__ == "__main__":
    main()
