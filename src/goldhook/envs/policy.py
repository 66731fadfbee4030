"""A trained policy as a file and as a player at any table.

A policy values what each legal action leads to (`Matches.afterstates`) and takes the best. The file is a NumPy archive
(.npz) without pickled objects: `game`, the linear part `skip`, and the layers `w0`, `b0`, `w1`, `b1` and so on, with
max(0, x) between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.core.game import A, AnyGame, Facts, MatchView, Refusal, seat_of
from goldhook.envs import arguments
from goldhook.games import GAMES, plugin

Floats: TypeAlias = NDArray[np.float32]
#: Far above the size of any real policy.
LARGEST = 50_000_000


class Policy(NamedTuple):
    """A network with one output, the value of an afterstate."""

    game: str
    skip: Floats
    layers: tuple[tuple[Floats, Floats], ...]

    def values(self, features: Floats) -> Floats:
        """Return the value of each row of features."""
        hidden = features
        for weights, biases in self.layers[:-1]:
            hidden = np.maximum(hidden @ weights + biases, 0)
        weights, biases = self.layers[-1]
        return (hidden @ weights + biases)[:, 0] + features @ self.skip

    def save(self, file: Path) -> None:
        """Write the policy."""
        arrays: dict[str, Any] = {"game": np.array(self.game), "skip": self.skip}
        for number, (weights, biases) in enumerate(self.layers):
            arrays |= {f"w{number}": weights, f"b{number}": biases}
        np.savez(file, **arrays)


def load(file: Path) -> Policy:
    """Read a policy; raise a Refusal if the file is not one."""
    try:
        if file.stat().st_size > LARGEST:
            raise Refusal("policy_unreadable", file=str(file), why="too large")
        with np.load(file, allow_pickle=False) as arrays:
            layers: list[tuple[Floats, Floats]] = []
            while f"w{len(layers)}" in arrays:
                layers.append((_floats(arrays, f"w{len(layers)}"), _floats(arrays, f"b{len(layers)}")))
            policy = Policy(str(arrays["game"]), _floats(arrays, "skip"), tuple(layers))
    except FileNotFoundError as error:
        raise Refusal("file_missing", file=str(file), why=error.strerror or "") from None
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise Refusal("policy_unreadable", file=str(file), why=str(error)[:80]) from None
    _check(policy, file)
    return policy


def _floats(arrays: Any, name: str) -> Floats:
    return np.asarray(arrays[name], dtype=np.float32)


def _check(policy: Policy, file: Path) -> None:
    """Refuse a file whose game does not exist, or whose layers do not fit together."""
    fits = policy.game in GAMES and plugin(policy.game).env is not None and bool(policy.layers)
    if fits:
        width = len(arguments.env_of(GAMES[policy.game]).afterstates())
        fits = policy.skip.shape == (width,)
        for weights, biases in policy.layers:
            fits = fits and weights.ndim == 2 and weights.shape[0] == width and biases.shape == weights.shape[1:]
            width = weights.shape[-1] if weights.ndim else 0
        fits = fits and width == 1 and all(np.isfinite(part).all() for layer in policy.layers for part in layer)
    if not fits:
        raise Refusal("policy_unreadable", file=str(file), why="the layers do not fit the game")


class PolicyPlayer:
    """A policy at one seat of one match."""

    def __init__(self, policy: Policy, game: AnyGame, pieces: Any, players: int, options: Any) -> None:
        if policy.game != game.name:
            raise Refusal("policy_game", game=policy.game, table=game.name)
        self.name = "policy"
        self._policy, self._bots = policy, plugin(game.name).bots
        self._batch = arguments.env_of(game).batch(pieces, players, options, 1)
        self._memory = self._bots.blank

    def see(self, view: MatchView) -> None:
        self._memory = self._bots.remember(self._memory, view)

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        self.see(view)
        chosen: A = legal[0] if len(legal) == 1 else self._best(view)
        return chosen

    def _best(self, view: MatchView) -> Any:
        batch, seat = self._batch, seat_of(view)
        viewer = np.array([seat], dtype=np.int32)
        batch.set_view(0, view, self._memory)
        batch.redeal(viewer)  # fills the hidden part, which is empty in a match made from a view
        shown = np.zeros((1, batch.observation_size), dtype=np.int8)
        mask = np.zeros((1, batch.action_count), dtype=np.int8)
        batch.observe(viewer, np.ones(1, dtype=np.bool_), shown, mask)
        room = int(mask.sum())
        rows, actions = np.zeros(room, dtype=np.int32), np.zeros(room, dtype=np.int32)
        features = np.zeros((room, batch.features), dtype=np.float32)
        count = batch.afterstates(mask, rows, actions, features)
        best = int(np.argmax(self._policy.values(features[:count])))
        return batch.action_of(0, seat, int(actions[best]))

    def end(self, report: Facts) -> None: ...
