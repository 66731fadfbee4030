"""Compare the Silver & Gold bots of two versions of this project: cost of a deck, speed, and strength.

    git worktree add ../before COMMIT
    python bench/versions.py ../before/src
    python bench/versions.py ../before/src --level 5 --playouts 300 --games 400 [--players 3]

Each version runs in its own process. The versions take turns in short rounds, so that a busy machine slows down both.
Without --games no matches are played; everything else takes about two minutes.
"""

from __future__ import annotations

import argparse
import os
import pickle
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

#: Decks whose cost is averaged, and rounds in which the versions take turns.
DECKS, ROUNDS = 6, 25
#: Playouts per round, for each of the positions.
PLAYOUTS = 400
#: Games of sensible players on the same deals, by deck.
DEALS = 20_000


# --- in the process of one version ---------------------------------------------------------------------------------

#: The current names of modules, and their names before the game folders.
BEFORE = {
    "games.silver_gold.bots": "bots.silver_gold",
    "games.silver_gold.kernel.rules": "silver_gold.kernel",
    "games.silver_gold": "silver_gold",
    "engine.compiled": "compiled",
}


@cache
def module(name: str) -> Any:
    """Return a module of this version by its current name."""
    try:
        return import_module(f"goldhook.{name}")
    except ModuleNotFoundError:
        now, before = next((now, before) for now, before in BEFORE.items() if name.startswith(now))
        return import_module(f"goldhook.{name.replace(now, before, 1)}")


def memory_of(game_round: int, expeditions: tuple[str, ...]) -> Any:
    """Return a seat's memory, in this version's own type."""
    try:
        return module("games.silver_gold.bots.memory").Seen(game_round, expeditions)
    except ModuleNotFoundError:
        return module("bots.memory").Memory(game_round, expeditions)


class Side:
    """The measurements of one version; both versions run the same."""

    def __init__(self) -> None:
        from decisions import decisions

        mind, budget = mind_of(0), module("bots.thought").Budget(playouts=2)
        for view, memory in decisions(module("games.silver_gold").GAME):  # this compiles what it needs
            mind.think(view, memory, 5, budget, 1, 1)

    def cost(self) -> tuple[float, float]:
        """Return the seconds of processor time and bytes of memory for another deck in a process that has one."""
        Mind = module("games.silver_gold.bots.mind").Mind  # noqa: N806 - a class
        decks = [deck(500 + number) for number in range(DECKS + 1)]
        minds = [Mind(decks[0])]
        memory, began = resident(), time.process_time()
        minds += [Mind(one) for one in decks[1:]]
        return (time.process_time() - began) / DECKS, (resident() - memory) / DECKS

    def speed(self, seed: int) -> float:
        """Return the playouts per second of processor time, over some positions of a match."""
        from decisions import decisions
        from goldhook.bots.thought import Budget

        mind, positions = mind_of(0), decisions(module("games.silver_gold").GAME)
        began = time.process_time()
        thoughts = [mind.think(view, memory, 5, Budget(playouts=PLAYOUTS), seed, 1) for view, memory in positions]
        playouts: int = sum(thought.playouts for thought in thoughts)
        return playouts / (time.process_time() - began)

    def points(self, number: int, thinker: int, deals: int) -> list[tuple[int, int]]:
        """Return the points of two sensible players in some deals; the thinker looks further ahead, -1 is none."""
        import numpy as np

        chance_from = module("engine.compiled").chance_from
        play_out = module("games.silver_gold.bots.sensible").play_out
        k = module("games.silver_gold.kernel.rules")
        mind = mind_of(number)
        match, actions = np.zeros(k.SIZE, dtype=np.int32), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
        values, found = np.zeros(k.MOST_ACTIONS), list[tuple[int, int]]()
        for deal in range(deals):
            k.deal(match, 2, chance_from(deal))
            play_out(mind._tables, mind._ahead, match, mind._weights, thinker, actions, values)
            found.append((k.score(mind._tables, match, 0), k.score(mind._tables, match, 1)))
        return found

    def act(self, number: int, view: Any, memory: Any, level: int, playouts: int, seed: int) -> str:
        """Return the action of a level, as text."""
        from goldhook.bots.thought import Budget

        thought = mind_of(number).think(view, memory_of(*memory), level, Budget(playouts=playouts), seed, 1)
        return str(thought.action)


@cache
def deck(number: int) -> Any:
    """Return the house deck for 0, otherwise the same cards with other islands."""
    house = module("games.silver_gold.pieces").house()
    return module("games.silver_gold.bots.train").other_islands(house, number) if number else house


@cache
def mind_of(number: int) -> Any:
    """Return the mind for a deck, made once."""
    return module("games.silver_gold.bots.mind").Mind(deck(number))


def resident() -> int:
    """Return the memory that this process uses now, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def serve() -> None:
    """Answer requests on standard input until it ends."""
    say, side = sys.stdout.buffer, Side()
    while True:
        try:
            name, arguments = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(getattr(side, name)(*arguments), say)
        say.flush()


# --- in the process that compares ----------------------------------------------------------------------------------


class Version:
    """A process with the sources of one version."""

    def __init__(self, name: str, source: Path) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(source)],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, question: Callable[..., Any], *arguments: Any) -> Any:
        """Call a method of `Side` in the process."""
        assert self._process.stdin and self._process.stdout
        pickle.dump((question.__name__, arguments), self._process.stdin)
        self._process.stdin.flush()
        return pickle.load(self._process.stdout)

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def interval(found: Sequence[float]) -> str:
    """Return the mean with its 95 % confidence interval."""
    half = 1.96 * statistics.stdev(found) / len(found) ** 0.5
    return f"{statistics.fmean(found):+.3f} ± {half:.3f}"


def compare_cost(versions: Sequence[Version]) -> None:
    for version in versions:
        seconds, grown = version.ask(Side.cost)
        print(f"one more deck, {version.name}: {1000 * seconds:.0f} ms, {grown / 1e6:.1f} MB", flush=True)


def compare_speed(old: Version, new: Version) -> None:
    speeds: dict[str, list[float]] = {old.name: [], new.name: []}
    for number in range(ROUNDS):
        for version in (old, new) if number % 2 else (new, old):
            speeds[version.name].append(version.ask(Side.speed, number))
    before, after = (statistics.median(speeds[version.name]) for version in (old, new))
    ratios = [b / a for a, b in zip(speeds[old.name], speeds[new.name], strict=True)]
    print(
        f"playouts a second of processor time: old {before:,.0f}, new {after:,.0f}; median ratio of {ROUNDS} rounds "
        f"{statistics.median(ratios):.3f} ({min(ratios):.2f} to {max(ratios):.2f})",
        flush=True,
    )


def compare_points(old: Version, new: Version, decks: Sequence[int], deals: int) -> None:
    for number in decks:
        for thinker, how in ((-1, "one turn ahead"), (0, "two turns ahead")):
            before, after = (version.ask(Side.points, number, thinker, deals) for version in (old, new))
            seats = (0, 1) if thinker < 0 else (0,)
            gained = [statistics.fmean(b[seat] - a[seat] for seat in seats) for a, b in zip(before, after, strict=True)]
            same = sum(a == b for a, b in zip(before, after, strict=True)) / deals
            print(
                f"sensible players, {how}, deck {number}: new − old {interval(gained)} points, "
                f"{100 * same:.0f} % of {deals} games end with the same points",
                flush=True,
            )


def compare_strength(
    old: Version, new: Version, number: int, players: int, level: int, playouts: int, games: int
) -> None:  # fmt: skip
    """Play the new version against the old one in all other seats; play every deal once from each seat."""
    from goldhook.core.chance import deal
    from goldhook.games.silver_gold import GAME
    from goldhook.games.silver_gold.bots.memory import BLANK, remember

    won, gained = list[float](), list[float]()
    for game in range(games):
        state = GAME.start(deal(GAME, players, game // players, pieces=deck(number)))
        at, memories, decision = game % players, [BLANK] * players, 0
        while waiting := GAME.to_act(state):
            seat, legal = waiting[0], GAME.legal(state, waiting[0])
            view = GAME.view(state, seat)
            memories[seat] = remember(memories[seat], view)
            decision += 1
            version = new if seat == at else old
            seen = (memories[seat].round, memories[seat].expeditions)
            question = (number, view, seen, level, playouts, 1000 * game + decision)
            action = legal[0] if len(legal) == 1 else GAME.parse(version.ask(Side.act, *question))
            state, _ = GAME.apply(state, seat, action)
        outcome = GAME.outcome(state)
        won.append((at in outcome.winners) / len(outcome.winners))
        others = [points for seat, points in enumerate(outcome.totals) if seat != at]
        gained.append(outcome.totals[at] - statistics.fmean(others))
    deals = range(0, games, players)
    shares = [statistics.fmean(won[first : first + players]) for first in deals]
    points = [statistics.fmean(gained[first : first + players]) for first in deals]
    print(
        f"level {level} with {playouts} playouts, {players} players, deck {number}, {games} games: the new version "
        f"wins {interval(shares)} of the games (equal: {1 / players:.3f}), and leads by {interval(points)} points",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, metavar="SRC", help="the src folder of the other version")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--games", type=int, default=0, help="matches between the versions, a multiple of the players")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=300)
    parser.add_argument("--deals", type=int, default=DEALS, help="games of sensible players, on each deck")
    parser.add_argument("--decks", type=int, nargs="+", default=[0, 101], help="0 is the house deck, others are drawn")
    asked = parser.parse_args()
    if asked.serve:
        return serve()
    old = Version("old", asked.old.absolute())
    new = Version("new", Path(__file__).parent.parent / "src")
    if asked.games:
        for number in asked.decks:
            compare_strength(old, new, number, asked.players, asked.level, asked.playouts, asked.games)
    else:
        compare_cost((old, new))
        compare_speed(old, new)
        compare_points(old, new, asked.decks, asked.deals)
    old.close()
    new.close()
    return None


if __name__ == "__main__":
    main()
