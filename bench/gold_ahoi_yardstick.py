"""Measure a level of Gold Ahoi! against the yardstick: win share overall and by role, on several sets.

    python bench/gold_ahoi_yardstick.py [--level 5] [--budget 50000p] [--games 400] [--sets house random:1 random:2]
    python bench/gold_ahoi_yardstick.py --against 4 --budget 50000p

A set is `house`, `random:SEED` (the tests' generator) or a file. The yardstick gets 16,000 playouts a move; how it
plays is described in gold_ahoi_yardstick_player.py. With `--against LEVEL` the opponent is that level instead. The
level gets the budget as it would at a table: `50000p` for playouts, `1000` for milliseconds.

Every deal is played from both seats. The games are spread over processes, a deal at a time. With a budget in playouts
the result depends on the seed alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from gold_ahoi_yardstick_player import Yardstick
from goldhook.bots.driver import play_out
from goldhook.bots.levels import MASTER, Level
from goldhook.bots.memory import Memory
from goldhook.bots.player import Player
from goldhook.bots.thought import Budget, Thought
from goldhook.core import setfile
from goldhook.core.chance import deal
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tiles, house, read_pieces
from goldhook.lab.intervals import share_interval

GAME = GAMES["gold_ahoi"]
#: The yardstick's playouts per move.
PLAYOUTS = 16_000


class Played(NamedTuple):
    """One game of the level: its win (a draw is half), its points and the opponent's, its playouts and their time."""

    win: float
    own: float
    other: float
    playouts: int
    seconds: float


class Contest(NamedTuple):
    """The settings of a measurement; every process gets them."""

    tiles: str
    level: int
    budget: Budget
    against: int | None
    playouts: int
    handicap: int
    seed: int


class Measured(Level):
    """A level that counts its playouts and their processor time."""

    total, seconds = 0, 0.0

    def think(self, view: Any, memory: Memory) -> Thought[Any]:
        began = time.process_time()
        thought = super().think(view, memory)
        if len(view["board"]) < 30:  # the last tiles may be solved, which counts endings instead of playouts
            self.seconds += time.process_time() - began
            self.total += thought.playouts
        return thought


@cache
def tiles_of(name: str) -> Tiles:
    if name == "house":
        return house()
    if name.startswith("random:"):
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
        from random_sets import random_tiles

        return random_tiles(int(name.partition(":")[2]))
    return read_pieces(setfile.read(Path(name)))


def play(contest: Contest, number: int) -> tuple[Played, Played]:
    """Play one deal twice: the level is the first player in one game, and the second player in the other."""
    tiles = tiles_of(contest.tiles)
    options = Options(handicap=contest.handicap)
    setup = deal(GAME, seed=contest.seed * 1_000_003 + number, pieces=tiles, options=options)
    games = list[Played]()
    for ours in (setup.first, 1 - setup.first):
        seed = 4 * (contest.seed * 1_000_003 + number) + ours
        level = Measured(GAME, tiles, contest.level, contest.budget, seed)
        opponent: Player
        if contest.against is None:
            opponent = Yardstick(tiles, contest.playouts, seed + 2)
        else:
            opponent = Level(GAME, tiles, contest.against, contest.budget, seed + 2)

        def sit(at: int, ours: int = ours, level: Player = level, opponent: Player = opponent) -> Player:
            return level if at == ours else opponent

        state, _, forfeit = play_out(GAME, setup, sit)
        assert forfeit is None, forfeit
        totals = GAME.outcome(state).totals
        own, other = totals[ours], totals[1 - ours]
        games.append(Played(0.5 + 0.5 * ((own > other) - (own < other)), own, other, level.total, level.seconds))
    return games[0], games[1]


def share(blocks: list[list[float]]) -> str:
    low, high = share_interval(blocks)
    return f"{fmean(map(fmean, blocks)):4.0%} ({100 * low:.0f}–{100 * high:.0f})"


def report(name: str, pairs: list[tuple[Played, Played]]) -> str:
    """Return a line of the table."""
    games = [game for pair in pairs for game in pair]
    first, second = ([[pair[role].win] for pair in pairs] for role in range(2))
    seconds = sum(game.seconds for game in games)
    speed = f"{sum(game.playouts for game in games) / seconds:,.0f}" if seconds else "–"
    return (
        f"{name:12} {len(games):5}  {share([[game.win for game in pair] for pair in pairs]):>12}"
        f"  {share(first):>12}  {share(second):>12}"
        f"  {fmean(game.own for game in games):5.1f} : {fmean(game.other for game in games):4.1f}  {speed:>11}"
    )


def measure(contest: Contest, games: int, run: Callable[..., object]) -> list[tuple[Played, Played]]:
    """Play a number of games, with the `map` of a pool or Python's own."""
    return list(run(partial(play, contest), range((games + 1) // 2)))  # type: ignore[call-overload,no-any-return]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", type=int, default=MASTER)
    parser.add_argument("--budget", type=Budget.parse, default=Budget(milliseconds=1000))
    parser.add_argument(
        "--against", type=int, metavar="LEVEL", help="a level as the opponent, instead of the yardstick"
    )
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="what the yardstick gets for each move")
    parser.add_argument("--sets", nargs="+", default=["house", "random:1", "random:2"])
    parser.add_argument("--handicap", type=int, default=0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    print("set          games          wins      as first     as second       points   playouts/s", flush=True)
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in asked.sets:
            contest = Contest(
                name, asked.level, asked.budget, asked.against, asked.playouts, asked.handicap, asked.seed
            )
            print(report(Path(name).stem, measure(contest, asked.games, pool.map)), flush=True)


if __name__ == "__main__":
    main()
