"""The speed of the rules engines: uniformly random play on one core, compared with other game engines in Python.

    make bench                                              # everything, in about a minute
    .venv-bench/bin/python bench/law.py --only silver_gold --only uno --rounds 9 --seconds 2 --json

Each plays whole games through its own public API: start a game, list the legal actions, choose uniformly with
`random.Random`, apply, until the end. Only choices of players count as actions; dealing, dice inside a move and chance
nodes take time but do not count. All play in one process, in rounds of changing order, measured in processor time, so
that a busy machine favours none; on an idle one it equals wall time. The last column is the ratio of medians to the
fastest Python peer. Two more are shown that are not peers: a `core` below its project's documented API, and a game
compiled from C++.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

OURS, PEER, CORE, COMPILED = KINDS = ("ours", "peer", "core", "C++")

#: Endless games: each `next` plays a whole one and returns its number of actions.
Games = Iterator[int]


def goldhook(name: str, rng: Random) -> Games:
    """Fair: the full list, the checked apply and its events; shuffling and setup are timed, too."""
    from goldhook.core.chance import deal
    from goldhook.games import GAMES

    game = GAMES[name]
    while True:
        actions = 0
        state = game.start(deal(game, 2, rng.getrandbits(32)))
        while seats := game.to_act(state):
            seat = seats[0]
            state, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)))
            actions += 1
        game.outcome(state)
        yield actions


def uno(rng: Random) -> Games:
    """Fair: `rlcard.make` and `env.step` are RLCard's documented way; a step checks the action and observes."""
    import rlcard

    env = rlcard.make("uno", config={"seed": rng.getrandbits(32)})
    while True:
        actions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            actions += 1
        env.get_payoffs()
        yield actions


def uno_core(rng: Random) -> Games:
    """More than fair: the class below RLCard's API, changed in place; no check, no events, no observation."""
    from rlcard.games.uno import Game

    game = Game()
    while True:
        actions = 0
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(rng.choice(state["legal_actions"]))
            actions += 1
        game.get_payoffs()
        yield actions


def catan(rng: Random) -> Games:
    """Fair: the loop of catanatron's `Game.play` without the copies it makes; `execute` checks by default."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    while True:
        actions = 0
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.getrandbits(32))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.execute(rng.choice(game.state.playable_actions))
            actions += 1
        yield actions


def chess(rng: Random) -> Games:
    """More than fair: `push` does not check, and the empty list shows mate without another search."""
    from chess import Board

    def drawn(board: Any) -> Any:
        return board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()

    while True:
        actions = 0
        board = Board()
        while (moves := list(board.legal_moves)) and not drawn(board):
            board.push(rng.choice(moves))
            actions += 1
        board.result()
        yield actions


def open_spiel(name: str, rng: Random) -> Games:
    """More than fair: the loop of OpenSpiel's own example, whose `apply_action` does not check."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - importing registers the games written in Python

    game = pyspiel.load_game(name)
    while True:
        actions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        state.returns()
        yield actions


@dataclass
class Contestant:
    """A contestant and its speed: actions and games per second, round by round."""

    name: str
    kind: str
    label: str
    package: str
    play: Callable[[Random], Games]
    actions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.actions) if self.actions else 0.0

    def ready(self) -> Games | None:
        """Return its games after a warm-up game; None if its package is not installed."""
        played = self.play(Random(7))
        try:
            next(played)
        except ModuleNotFoundError:
            return None
        return played

    def play_round(self, played: Games, seconds: float) -> None:
        actions = games = 0
        start = now = time.process_time()
        while now < start + seconds:
            actions += next(played)
            games += 1
            now = time.process_time()
        self.actions.append(actions / (now - start))
        self.games.append(games / (now - start))


def contestants() -> list[Contestant]:
    return [
        Contestant("silver_gold", OURS, "Silver & Gold", "goldhook", partial(goldhook, "silver_gold")),
        Contestant("gold_ahoi", OURS, "Gold Ahoi!", "goldhook", partial(goldhook, "gold_ahoi")),
        Contestant("uno", PEER, "Uno", "rlcard", uno),
        Contestant("catan", PEER, "Catan", "catanatron", catan),
        Contestant("chess", PEER, "chess", "chess", chess),
        Contestant("tic_tac_toe", PEER, "tic-tac-toe", "open_spiel", partial(open_spiel, "python_tic_tac_toe")),
        Contestant("kuhn_poker", PEER, "Kuhn poker", "open_spiel", partial(open_spiel, "python_kuhn_poker")),
        Contestant("liars_poker", PEER, "liar's poker", "open_spiel", partial(open_spiel, "python_liars_poker")),
        Contestant("uno_core", CORE, "Uno, unchecked", "rlcard", uno_core),
        Contestant("connect_four", COMPILED, "connect four", "open_spiel", partial(open_spiel, "connect_four")),
    ]


def measure(everyone: Sequence[Contestant], rounds: int, seconds: float) -> None:
    players = [(one, played) for one in everyone if (played := one.ready())]
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}: {len(players)} × {seconds:g} s", file=sys.stderr, flush=True)
        shift = number % max(1, len(players))
        for one, played in players[shift:] + players[:shift]:
            one.play_round(played, seconds)


def ranked(everyone: Sequence[Contestant]) -> list[tuple[Contestant, float | None]]:
    """Sort by kind and speed, each with the ratio of its median to that of the fastest Python peer."""
    fastest = max((one.median for one in everyone if one.kind == PEER), default=0.0)
    order = sorted(everyone, key=lambda one: (KINDS.index(one.kind), -one.median))
    return [(one, one.median / fastest if fastest and one.actions else None) for one in order]


def table(everyone: Sequence[Contestant], caption: str) -> Table:
    shown = Table(box=box.SIMPLE, title="The speed of the law: random play on one core", caption=caption)
    for heading in ("", "engine"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("games/s", "actions/s", "best", "× peer"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for one, ratio in ranked(everyone):
        cells = ["", "not installed"]
        if one.actions:
            cells = [f"{speed:,.0f}" for speed in (statistics.median(one.games), one.median, max(one.actions))]
        if ratio is not None:
            cells.append(f"{ratio:.2f}")
        shown.add_row(one.kind, f"{one.label} ({one.package})", *cells)
    return shown


def as_json(everyone: Sequence[Contestant], caption: str) -> str:
    results = [
        {"name": one.name, "kind": one.kind, "version": version(one.package) if one.actions else None}
        | {"median": one.median, "ratio": ratio, "actions": one.actions, "games": one.games}
        for one, ratio in ranked(everyone)
    ]
    return json.dumps({"measured": caption, "results": results}, indent=2)


def main() -> None:
    everyone = contestants()
    names = [one.name for one in everyone]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--json", action="store_true", help="every round, as JSON, in place of the table")
    options = parser.parse_args()
    chosen = [one for one in everyone if not options.only or one.name in options.only]
    measure(chosen, options.rounds, options.seconds)
    clock = f"{options.rounds} rounds of {options.seconds:g} s of processor time"
    caption = f"medians of {clock}, Python {platform.python_version()}"
    if options.json:
        print(as_json(chosen, caption))
    else:
        Console().print(table(chosen, caption))


if __name__ == "__main__":
    main()
