"""One match, as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

from goldhook.envs.batch import Bytes
from goldhook.envs.vector import Matches

Seen: TypeAlias = dict[str, Bytes]


class MatchEnv(gymnasium.Env[Seen, Any]):
    """One match; arguments, observations, actions and rewards as in `vector.Matches`."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, game: str, *args: Any, render_mode: str | None = None, **more: Any) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            known = ", ".join(map(repr, self.metadata["render_modes"]))
            raise ValueError(f"render_mode is {render_mode!r}. Choose one of {known}, or None.")
        self.render_mode = render_mode
        self._take(Matches(game, 1, *args, autoreset_mode=AutoresetMode.DISABLED, **more))

    def _take(self, matches: Matches) -> None:
        self.matches = matches
        self.observation_space = matches.single_observation_space
        self.action_space = matches.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new match."""
        super().reset(seed=seed)
        seen, info = self.matches.reset(seed=seed, options=options)
        self._show()
        return _first(seen), {"seat": int(info["seat"][0])}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play one action of the seat in `info["seat"]`."""
        seen, rewards, ended, _, info = self.matches.step(np.asarray(action).reshape(1))
        told: dict[str, Any] = {"seat": int(info["seat"][0])}
        if ended[0]:
            told["returns"] = info["returns"][0].copy()
        self._show()
        return _first(seen), float(rewards[0]), bool(ended[0]), False, told

    def sample_world(self, seed: int) -> MatchEnv:
        """Return a copy in which everything that the seat to act cannot know is dealt again."""
        world = MatchEnv(self.matches.game.name, self.matches.players, set=self.matches.pieces)
        world._take(self.matches.sample_world(seed))
        return world

    def sample_action(self) -> int:
        """Return a random legal action, from the seed of the match."""
        return int(self.matches.sample_actions()[0])

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the table as text or as an array of pixels; "human" prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn(
                'Nothing is drawn without a render mode. Make the environment with render_mode="ansi".'
            )
            return None
        from goldhook.envs.render import shown

        return shown(self.matches.game, self.matches.batch.state(0), self.render_mode)

    def close(self) -> None:
        self.matches.close()


def _first(seen: Seen) -> Seen:
    return {name: rows[0].copy() for name, rows in seen.items()}
