"""Train a policy from scratch by self-play, using only NumPy: python examples/train.py silver_gold --minutes 15

Each generation plays a batch of matches to the end, with the same network in all seats. The network rates the position
after each legal action, adds a little noise, and takes the best. Then it learns to predict, from each of these
positions, the final lead of the seat. About once a minute it is measured against the deckhand (level:2).

The script writes GAME.npz, which can play anywhere (`goldhook bot --policy GAME.npz`), and the learning curve GAME.svg.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.drawing.art import ACTION, INK, SAND_RIM, document, line, num, rasterise, words
from goldhook.drawing.chart import leaf
from goldhook.envs.policy import Policy
from goldhook.envs.vector import Matches, make
from goldhook.games import GAMES
from goldhook.lab.intervals import share_interval

Floats = NDArray[np.float32]
HIDDEN = (64, 32)
RATE, BATCH, EPOCHS = 1e-3, 512, 2
#: The predicted lead is divided by this many points.
POINTS = 10.0
GENERATION, TEST = 256, 400


class Network:
    """Layers with max(0, x) between them, a linear part beside them, and Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        sizes = (inputs, *HIDDEN, 1)
        self.params: list[Floats] = [np.zeros(inputs, dtype=np.float32)]
        for size, to in pairwise(sizes):
            scale = np.sqrt(2 / size) if to > 1 else 0.01
            self.params += [(rng.standard_normal((size, to)) * scale).astype(np.float32), np.zeros(to, np.float32)]
        self._first = [np.zeros_like(part) for part in self.params]
        self._second = [np.zeros_like(part) for part in self.params]
        self._steps = 0

    def policy(self, game: str) -> Policy:
        layers = tuple(zip(self.params[1::2], self.params[2::2], strict=True))
        return Policy(game, self.params[0], layers)

    def learn(self, seen: Floats, target: Floats, rate: float) -> float:
        """Take one step towards the targets; return the error before it."""
        inputs, hidden = [seen], seen
        for weights, biases in zip(self.params[1:-2:2], self.params[2:-2:2], strict=True):
            hidden = np.maximum(hidden @ weights + biases, 0)
            inputs.append(hidden)
        value = (hidden @ self.params[-2] + self.params[-1])[:, 0] + seen @ self.params[0]
        wrong = ((value - target) / len(target)).astype(np.float32)
        slopes: list[Any] = [seen.T @ wrong]
        layers: list[Any] = []
        back = wrong[:, None]
        for number in range(len(inputs) - 1, -1, -1):
            layers = [inputs[number].T @ back, back.sum(axis=0), *layers]
            back = (back @ self.params[1 + 2 * number].T) * (inputs[number] > 0)
        self._adam(slopes + layers, rate)
        return float(np.mean((value - target) ** 2))

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        for part, first, second, slope in zip(self.params, self._first, self._second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            even = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            part -= (rate * even * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def choose(env: Matches, policy: Policy, noise: float, rng: np.random.Generator) -> tuple[Any, Floats, Any]:
    """Return the best action of each row that still plays, with some noise: actions, their features, and the rows."""
    rows, actions, features = env.afterstates()
    values = policy.values(features)
    if noise:
        values = values + noise * rng.gumbel(size=len(values)).astype(np.float32)
    order = np.lexsort((-values, rows))
    playing, first = np.unique(rows[order], return_index=True)
    best = order[first]
    chosen = np.zeros(env.num_envs, dtype=np.int64)
    chosen[playing] = actions[best]
    return chosen, features[best].copy(), playing


def generation(
    env: Matches, policy: Policy, noise: float, goal: str, rng: np.random.Generator
) -> tuple[Floats, Floats]:
    """Play one match in every row; return all positions that occurred, and their final results."""
    _, info = env.reset()
    over = np.zeros(env.num_envs, dtype=bool)
    final = np.zeros((env.num_envs, env.players, 2), dtype=np.float32)
    seen, rows, seats = [], [], []
    while not over.all():
        actions, features, playing = choose(env, policy, noise, rng)
        kept = ~over[playing]
        seen.append(features[kept])
        rows.append(playing[kept])
        seats.append(info["seat"][playing[kept]].copy())
        _, _, ended, _, info = env.step(actions)
        final[ended & ~over] = info["returns"][ended & ~over]
        over |= ended
    at, who = np.concatenate(rows), np.concatenate(seats)
    points = final[:, :, 0]
    own = points[at, who]
    others = (points[at].sum(axis=1) - own) / (env.players - 1)
    return np.concatenate(seen), (own - others if goal == "lead" else own).astype(np.float32) / POINTS


def measure(game: str, policy: Policy, matches: int, seed: int) -> tuple[float, tuple[float, float]]:
    """Return the share of wins against the deckhand, with its 95 % interval."""
    rng = np.random.default_rng(seed)
    env = make(game, min(matches, 200), opponents=["level:2"], seed=seed)
    env.reset()
    shares: list[float] = []
    while len(shares) < matches:
        actions, _, _ = choose(env, policy, 0, rng)
        _, _, ended, _, info = env.step(actions)
        shares += info["returns"][ended, info["seat"][ended], 1].tolist()
    return float(np.mean(shares)), share_interval([(share,) for share in shares])


def draw(game: str, curve: list[tuple[float, float, tuple[float, float]]], file: Path) -> None:
    """Draw the share of wins against the deckhand over the minutes of training."""
    width, height, left, top, right, foot = 900, 460, 90, 110, 850, 390
    last = max(curve[-1][0], 1e-9)

    def x(minutes: float) -> float:
        return left + (right - left) * minutes / last

    def y(share: float) -> float:
        return foot - (foot - top) * share

    body = leaf(width, height, bars=29, thick=3)
    body += words(f"{game}: learning by self-play", 40, 60, 30, font_weight="bold")
    body += words("wins against the deckhand, 95 % intervals, by minutes of training", 40, 86, 15, font_style="italic")
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        body += line(f"M{left} {num(y(share))}H{right}", SAND_RIM, 2 if share == 0.6 else 1)
        body += words(f"{share:.0%}", left - 12, y(share) + 5, 15, text_anchor="end")
    for minutes in np.linspace(0, last, 6):
        body += words(f"{minutes:.1f}", x(minutes), foot + 28, 15, text_anchor="middle")
    for minutes, _, (low, high) in curve:
        body += line(f"M{num(x(minutes))} {num(y(low))}V{num(y(high))}", INK, 1.5)
    path = "M" + "L".join(f"{num(x(minutes))} {num(y(share))}" for minutes, share, _ in curve)
    body += line(path, ACTION, 3)
    rasterise(document(body, width, height, f"{game}: learning curve"), file)


def train(
    game: str,
    minutes: float,
    seed: int,
    goal: str,
    folder: Path,
    every: float,
    test: int,
    clock: Any = time.perf_counter,
) -> float:
    """Train for this many minutes; return the last share of wins against the deckhand."""
    rng = np.random.default_rng(seed)
    env = make(game, GENERATION, seed=seed)
    network = Network(env.batch.features, rng)
    curve: list[tuple[float, float, tuple[float, float]]] = []
    spent, measured, matches = 0.0, -every, 0
    while True:
        policy = network.policy(game)
        if spent - measured >= every or spent >= minutes:
            share, ends = measure(game, policy, test, 10**6 + matches)
            curve.append((spent, share, ends))
            measured = spent
            told = f"{share:.1%} against the deckhand ({ends[0]:.0%} to {ends[1]:.0%})"
            print(f"{spent:5.1f} min {matches:7d} matches: {told}", flush=True)
            policy.save(folder / f"{game}.npz")
            draw(game, curve, folder / f"{game}.svg")
            if spent >= minutes:
                return share
        began = clock()
        left = max(0.0, 1 - spent / minutes)
        seen, target = generation(env, policy, 0.02 + 0.15 * left, goal, rng)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // BATCH)):
                network.learn(seen[part], target[part], RATE * (0.1 + 0.9 * left))
        matches += GENERATION
        spent += (clock() - began) / 60


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy from nothing, by self-play.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=15, help="of training; measuring comes on top")
    parser.add_argument("--every", type=float, default=1.5, help="minutes between two measurements")
    parser.add_argument("--test", type=int, default=TEST, help="matches of a measurement")
    parser.add_argument("--goal", choices=("lead", "points"), default="lead", help="what to foretell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path())
    parser.add_argument("--busy", action="store_true", help="count processor time, for a machine that others use too")
    asked = parser.parse_args()
    clock = time.process_time if asked.busy else time.perf_counter
    train(asked.game, asked.minutes, asked.seed, asked.goal, asked.folder, asked.every, asked.test, clock)


if __name__ == "__main__":
    main()
