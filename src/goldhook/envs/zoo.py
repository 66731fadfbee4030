"""A match for several agents, as PettingZoo defines it: one after the other, or all at once.

The agents are seat_0, seat_1 and so on. Rewards are 0 until the end, when `infos` has points and share of the win.
An illegal action raises an error; with `illegal="random"` a legal one is drawn instead, from the seed.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from goldhook.envs import arguments
from goldhook.envs.table import AgentTable, Seen

RENDER_MODES = ["human", "ansi", "rgb_array"]


class Turns(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Agents act one after the other. In simultaneous steps no agent sees what the others chose."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        set: Any = arguments.HOUSE,  # noqa: A002 - the word of the command line
        options: Any = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **named: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.table = AgentTable(game, players, set, options, named, render_mode, illegal, passes=False)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self._action_spaces = {agent: spaces.Discrete(self.table.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:  # noqa: ARG002 - the same for all
        return self.table.observation_space

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new match. The options of a reset are ignored; those of the game are given when it is made."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        return self.table.see(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Play the action of the selected agent; None for an agent whose match is over."""
        self.table.check_begun()
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise ValueError("The match is over. Step with None, or reset.")
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        self.table.play(seat, self.table.check(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.table.seat]
        else:
            self.rewards = self.table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = dict(zip(self.agents, self.table.results(), strict=True))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.table.render()

    def sample_world(self, seed: int) -> Turns:
        """Return a copy in which everything that the selected agent cannot know is dealt again."""
        world = Turns(self.table.game.name, self.table.players, self.table.pieces, self.table.options)
        world.reset(seed=0)
        world.table.batch = self.table.redealt(self.possible_agents.index(self.agent_selection), seed)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(world, name, getattr(self, name).copy())
        world.agent_selection = self.agent_selection
        return world

    def close(self) -> None: ...


class AtOnce(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents act at once. An agent that has nothing to decide passes: its only legal action is the last number."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        set: Any = arguments.HOUSE,  # noqa: A002
        options: Any = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        **named: Any,
    ) -> None:
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "render_fps": 1}
        self.table = AgentTable(game, players, set, options, named, render_mode, illegal, passes=True)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self._action_spaces = {agent: spaces.Discrete(self.table.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:  # noqa: ARG002 - the same for all
        return self.table.observation_space

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new match. The options of a reset are ignored; those of the game are given when it is made."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.table.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all agents; nothing is played if one of them is not legal."""
        if not self.agents:
            raise ValueError("The match is over, or has not begun. Reset before you step.")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"No action of {', '.join(missing)}. Give one for each agent; the last number passes.")
        chosen = [self.table.check(seat, actions[agent]) for seat, agent in enumerate(self.agents)]
        for seat, action in enumerate(chosen):
            if action != self.table.pass_action:
                self.table.play(seat, action)
        agents, over = self.agents, self.table.seat < 0
        rewards = self.table.rewards() if over else dict.fromkeys(agents, 0.0)
        results = self.table.results()
        infos = {agent: dict(results[seat]) if over else {} for seat, agent in enumerate(agents)}
        seen = self._seen()
        self.agents = [] if over else agents
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None: ...


def wrapped(env: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    """Return the environment in PettingZoo's wrapper that insists on reset().

    Its wrapper for actions out of range is left out: the environment itself says what to do about them.
    """
    return wrappers.OrderEnforcingWrapper(env)
