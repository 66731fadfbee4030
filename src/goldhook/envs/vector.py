"""Parallel matches as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from goldhook.core.game import OptionSet
from goldhook.engine.compiled import chance_from
from goldhook.envs import arguments
from goldhook.envs.batch import Actions, Batch, Buffers, Bytes, Flags, Ints
from goldhook.envs.opponents import Opponents

Observation: TypeAlias = dict[str, Bytes]
Info: TypeAlias = dict[str, Any]
Floats: TypeAlias = NDArray[np.float32]
Illegal = Literal["raise", "random"]
#: Makes the random numbers for sampled actions differ from those of the matches.
SAMPLES = 0x5EED
MOST_SEED = 2**63 - 1


def make(
    game: str,
    num_envs: int = 1,
    players: int = 2,
    opponents: str | Sequence[str] | None = None,
    set: Any = arguments.HOUSE,  # noqa: A002 - the word of the command line
    seed: int = 0,
    **more: Any,
) -> Matches:
    """Make a vector environment; `Matches` describes the other arguments."""
    return Matches(game, num_envs, players, opponents, set, seed, **more)


class Matches(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Parallel matches of a game. A step is one decision in each of them, by the seat in `info["seat"]`.

    In steps that all seats take at once they decide one after the other, and none sees what the others chose. The
    reward is 0 until the end. Then `info["returns"]` has points and share of the win of every seat, and the reward is 1
    for a win, less for a shared one, and below 0 for a loss; all seats together get 0.

    - `opponents`: bots at the other seats, clockwise, such as ["level:3"]; None: the learner plays all seats.
    - `set`: "house", the path of a set file, or pieces. `options`: the game's options as a dictionary,
      or each as an argument of its name, such as `memory_aid=True`.
    - `seat`: the learner's seat against opponents; None draws it for each match.
    - `autoreset_mode`: how an ended match is restarted, as Gymnasium defines it. With "Disabled",
      `reset(options={"reset_mask": ended})` restarts those.
    - `illegal`: "raise" an error for an illegal action, or play a "random" legal one instead, drawn from the seed.
    - `copy`: return copies. Otherwise the arrays are overwritten by the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        set: Any = arguments.HOUSE,  # noqa: A002
        seed: int = 0,
        *,
        options: dict[str, Any] | OptionSet | None = None,
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        illegal: Illegal = "raise",
        copy: bool = False,
        render_mode: str | None = None,
        **named: Any,
    ) -> None:
        self.game = arguments.game_named(game)
        self.players = arguments.check_players(self.game, players)
        self.num_envs = arguments.check_number("num_envs", num_envs, 1, arguments.MOST_ENVS)
        self.pieces = arguments.pieces_of(self.game, set)
        self.options = arguments.options_of(self.game, options, named)
        bots = arguments.opponents_of(opponents, self.players)
        self._seat = None if seat is None else arguments.check_number("seat", seat, 0, self.players - 1)
        if seat is not None and bots is None:
            raise ValueError("seat applies only to matches against opponents. Name opponents, or leave seat out.")
        if render_mode is not None:
            raise ValueError("A batch cannot be rendered. Make a single environment with gymnasium.make.")
        self._illegal, self._copy = arguments.check_illegal(illegal), copy
        try:
            self._mode = AutoresetMode(autoreset_mode)
        except ValueError:
            known = ", ".join(repr(mode.value) for mode in AutoresetMode)
            raise ValueError(f"autoreset_mode is {autoreset_mode!r}. Choose one of {known}.") from None
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.batch: Batch = arguments.env_of(self.game).batch(self.pieces, self.players, self.options, self.num_envs)
        self.opponents = Opponents(self.game, self.pieces, self.batch, bots) if bots else None
        self._make_spaces()
        self._make_buffers()
        self._sow([arguments.check_number("seed", seed, 0, MOST_SEED) + row for row in range(self.num_envs)])

    def _make_spaces(self) -> None:
        fields = arguments.env_of(self.game).fields(self.players)
        least = np.repeat([field.least for field in fields], [field.size for field in fields]).astype(np.int8)
        most = np.repeat([field.most for field in fields], [field.size for field in fields]).astype(np.int8)
        actions = self.batch.action_count
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_buffers(self) -> None:
        rows, batch = self.num_envs, self.batch
        self._seen: Observation = {
            "observation": np.zeros((rows, batch.observation_size), dtype=np.int8),
            "action_mask": np.zeros((rows, batch.action_count), dtype=np.int8),
        }
        self._final: Observation = {name: np.zeros_like(shown) for name, shown in self._seen.items()}
        self._viewers: Ints = np.zeros(rows, dtype=np.int32)
        self._returns: Floats = np.zeros((rows, self.players, 2), dtype=np.float32)
        self._rewards: NDArray[np.float64] = np.zeros(rows)
        self._over: Flags = np.ones(rows, dtype=np.bool_)
        self._never: Flags = np.zeros(rows, dtype=np.bool_)
        self._all: Flags = np.ones(rows, dtype=np.bool_)
        shown, masks = self._seen["observation"], self._seen["action_mask"]
        self._buffers = Buffers(self._over, self._viewers, shown, masks, self._returns, self._rewards)
        self._started = False
        self._after: tuple[Ints, Ints, Floats] | None = None

    def _sow(self, seeds: Sequence[int | None]) -> None:
        if not hasattr(self, "_lots"):
            self._lots = np.ones((self.num_envs, 1), dtype=np.uint64)
        for row, seed in enumerate(seeds):
            if seed is not None:
                self.batch.chances[row] = chance_from(seed)
                self._lots[row] = chance_from(seed ^ SAMPLES)

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin new matches, all or those of `options["reset_mask"]`; a seed makes them repeatable."""
        self._check_open()
        which = self._reset_mask(options)
        if isinstance(seed, int | np.integer):
            seed = [arguments.check_number("seed", int(seed), 0, MOST_SEED) + row for row in range(self.num_envs)]
        if seed is not None:
            if len(seed) != self.num_envs:
                raise ValueError(
                    f"{len(seed)} seeds for {self.num_envs} environments. Give one for each, or one number."
                )
            self._sow([one if which[row] else None for row, one in enumerate(seed)])
        self._begin(which)
        self._returns[which] = 0
        self._over[which] = False
        self._started = True
        self._observe(self._all)
        return self._given(self._seen), self._info(self._never)

    def _reset_mask(self, options: dict[str, Any] | None) -> Flags:
        mask = (options or {}).get("reset_mask")
        unknown = sorted({*(options or {})} - {"reset_mask"})
        if unknown:
            raise ValueError(f"Unknown reset options {unknown}. A reset takes reset_mask; make() takes game options.")
        if mask is None:
            return self._all
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask must be an array of {self.num_envs} booleans, one for each environment.")
        if not self._started and not mask.all():
            raise error.ResetNeeded("The first reset begins all matches. Call reset() without a reset_mask.")
        return mask

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play one action in every match; a match that ended in the last step restarts instead (next-step mode)."""
        self._check_open()
        if not self._started:
            raise error.ResetNeeded("No match has begun. Call reset() before step().")
        numbers = self._numbers(actions)
        if self._mode == AutoresetMode.DISABLED and self._over.any():
            row = int(np.argmax(self._over))
            raise error.ResetNeeded(
                f'Match {row} is over. Call reset(options={{"reset_mask": mask}}) for the matches that have ended.'
            )
        if self.opponents:
            self._play_with_opponents(numbers)
        elif (row := self.batch.play(numbers, self._buffers)) >= 0:
            self.batch.play(self._legal(numbers, row), self._buffers)
        ended = self._over.copy()
        info = self._info(ended)
        if self._mode == AutoresetMode.SAME_STEP and ended.any():
            self._begin_ended(ended, info)
        rewards = self._rewards.copy() if self._copy else self._rewards
        return self._given(self._seen), rewards, ended, self._never.copy(), info

    def _play_with_opponents(self, numbers: Actions) -> None:
        """Play the learner's actions, restart ended matches, and let the opponents act."""
        row, again = self.batch.first_illegal(numbers, self._over), self._over.copy()
        self.batch.advance(numbers if row < 0 else self._legal(numbers, row), again)
        if again.any():
            self._begin(again)
        assert self.opponents
        self.opponents.act()
        np.less(self.batch.seats, 0, out=self._over)
        self._rewards[:] = 0
        self.batch.count(self._viewers, self._over, self._returns, self._rewards)
        self._observe(self._all)

    def _begin_ended(self, ended: Flags, info: Info) -> None:
        """Restart ended matches in the same step; their final observations go into the info."""
        for name, shown in self._seen.items():
            self._final[name][ended] = shown[ended]
        info["final_info"] = {"seat": self._viewers.copy(), "returns": info["returns"]}
        self._begin(ended)
        self._over[:] = False
        self._observe(ended)
        info |= self._info(ended)
        info["final_obs"], info["_final_obs"], info["_final_info"] = self._given(self._final), ended, ended

    def _numbers(self, actions: Any) -> Actions:
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            found = f"{numbers.dtype} of shape {numbers.shape}"
            raise error.InvalidAction(f"Actions are {found}. Give {self.num_envs} whole numbers, one for each match.")
        return numbers.astype(np.int64, copy=False)

    def _legal(self, numbers: Actions, row: int) -> Actions:
        """Replace illegal actions, one of which is in this row, by random legal ones; or raise an error."""
        masks = np.empty_like(self._seen["action_mask"])
        self.batch.observe(self._viewers, self._all, np.empty_like(self._seen["observation"]), masks)
        if self._illegal == "raise":
            self._refuse(row, int(numbers[row]), np.flatnonzero(masks[row]))
        numbers = numbers.copy()
        checked = self._over.copy()
        while row >= 0:
            chosen = self._never.copy()
            chosen[row] = checked[row] = True
            self.batch.draw(masks, self._lots, chosen, numbers)
            row = self.batch.first_illegal(numbers, checked)
        return numbers

    def _refuse(self, row: int, action: int, legal: NDArray[Any]) -> None:
        most = self.batch.action_count
        what = "is not legal now" if 0 <= action < most else f"does not exist, they go from 0 to {most - 1}"
        where = f" in match {row}" if self.num_envs > 1 else ""
        raise error.InvalidAction(
            f"Action {action} of seat {self._viewers[row]}{where} {what}. Choose one whose action_mask is 1, such as "
            f'{legal[0]}, or make the environment with illegal="random".'
        )

    def _begin(self, which: Flags) -> None:
        self.batch.deal(which)
        if self.opponents:
            self.opponents.sit_down(which, self._seat)
            self.opponents.act()

    def _observe(self, which: Flags) -> None:
        """Write what the seat to act sees, in the chosen matches; where a match is over, what the last one sees."""
        if not which.any():
            return
        seats = self.batch.seats
        np.copyto(self._viewers, seats, where=seats >= 0)
        if self.opponents:
            np.copyto(self._viewers, self.opponents.learner)
        self.batch.observe(self._viewers, which, self._seen["observation"], self._seen["action_mask"])

    def _given(self, seen: Observation) -> Observation:
        return {name: shown.copy() if self._copy else shown for name, shown in seen.items()}

    def _info(self, ended: Flags) -> Info:
        info = {"seat": self._viewers, "returns": self._returns, "_returns": ended}
        return {name: rows.copy() for name, rows in info.items()} if self._copy else info

    # --- for learners and planners ------------------------------------------------------------------------------------

    def sample_actions(self) -> Actions:
        """Return random legal actions, from the seed of each match; 0 where a match is over."""
        actions = np.zeros(self.num_envs, dtype=np.int64)
        self.batch.draw(self._seen["action_mask"], self._lots, ~self._over, actions)
        return actions

    def afterstates(self) -> tuple[Ints, Ints, Floats]:
        """Return what every legal action leads to: rows of matches, actions, and for each a row of features.

        The features hold only what the seat to act knows. Actions that look the same are listed once. The arrays are
        overwritten by the next call.
        """
        most = int(self._seen["action_mask"].sum())
        if self._after is None or len(self._after[0]) < most:
            room = max(2 * most, 64)
            features = np.zeros((room, self.batch.features), dtype=np.float32)
            self._after = np.zeros(room, dtype=np.int32), np.zeros(room, dtype=np.int32), features
        count = self.batch.afterstates(self._seen["action_mask"], *self._after)
        return self._after[0][:count], self._after[1][:count], self._after[2][:count]

    def sample_world(self, seed: int) -> Matches:
        """Return a copy for a search: everything that the seat to act cannot know is dealt again.

        What the seat has seen stays, so the observation is the same. The copy has no opponents: the caller plays all
        seats of the copy.
        """
        self._check_open()
        world = Matches(
            self.game.name, self.num_envs, self.players, None, self.pieces, options=self.options,
            autoreset_mode=AutoresetMode.DISABLED, copy=self._copy,
        )  # fmt: skip
        world._adopt(self.batch, self._viewers, self._over, seed)
        return world

    def _adopt(self, batch: Batch, viewers: Ints, over: Flags, seed: int) -> None:
        self.batch = batch.copied()
        self._viewers[:], self._over[:] = viewers, over
        self._sow([arguments.check_number("seed", seed, 0, MOST_SEED) + row for row in range(self.num_envs)])
        self.batch.redeal(self._viewers)
        self._started = True
        self._observe(self._all)

    def observation(self) -> Observation:
        """Return the current observation."""
        return self._given(self._seen)

    def _check_open(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("The environment is closed. Make a new one.")

    def close_extras(self, **_kwargs: Any) -> None:
        """End the programs among the opponents."""
        if self.opponents:
            self.opponents.close()
