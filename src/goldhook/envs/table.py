"""One match with all its seats: the part that all multi-agent environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from gymnasium import spaces

from goldhook.core.game import Seat
from goldhook.engine.compiled import below, chance_from
from goldhook.envs import arguments
from goldhook.envs.batch import Batch, Bytes
from goldhook.envs.render import check_mode, shown

Seen: TypeAlias = dict[str, Bytes]
MOST_SEED = 2**63 - 1
#: Makes the random numbers for illegal actions differ from those of the match.
SAMPLES = 0x5EED


class AgentTable:
    """A match, its seats as agents, and what each of them sees."""

    def __init__(
        self,
        game: str,
        players: int,
        set: object,  # noqa: A002 - the word of the command line
        options: object,
        named: Mapping[str, object],
        render_mode: str | None,
        illegal: str,
        passes: bool,
    ) -> None:
        self.game = arguments.game_named(game)
        self.players = arguments.check_players(self.game, players)
        self.pieces = arguments.pieces_of(self.game, set)
        self.options = arguments.options_of(self.game, options, named)
        self.render_mode = check_mode(render_mode)
        self.batch: Batch = arguments.env_of(self.game).batch(self.pieces, self.players, self.options, 1)
        self.agents = [f"seat_{seat}" for seat in range(self.players)]
        #: The action of an agent with nothing to decide; only in environments where all act at once.
        self.pass_action = self.batch.action_count if passes else None
        fields = arguments.env_of(self.game).fields(self.players)
        sizes = [field.size for field in fields]
        least = np.repeat([field.least for field in fields], sizes).astype(np.int8)
        most = np.repeat([field.most for field in fields], sizes).astype(np.int8)
        self.action_count = self.batch.action_count + passes
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.action_count,), dtype=np.int8),
            }
        )
        self._started = False
        self._illegal = arguments.check_illegal(illegal)
        self._lots = np.ones((1, 1), dtype=np.uint64)

    def deal(self, seed: int | None) -> None:
        """Start a new match; without a seed, the next one in the sequence."""
        if seed is not None:
            self.batch.chances[0] = chance_from(arguments.check_number("seed", seed, 0, MOST_SEED))
        elif not self._started:
            self.batch.chances[0] = chance_from(int(np.random.default_rng().integers(MOST_SEED)))
        if seed is not None or not self._started:
            self._lots[0] = self.batch.chances[0] ^ np.uint64(SAMPLES) | np.uint64(1)
        self._started = True
        self.batch.deal(np.ones(1, dtype=np.bool_))

    def check_begun(self) -> None:
        """Raise an error if there is no match yet."""
        if not self._started:
            raise ValueError("No match has begun. Call reset() first.")

    @property
    def seat(self) -> Seat:
        """The seat to act, the lowest where several do; -1 when the match is over."""
        return int(self.batch.seats[0])

    def see(self, seat: Seat) -> Seen:
        """Return what a seat sees, and its legal actions."""
        self.check_begun()
        seen = np.zeros((1, self.batch.observation_size), dtype=np.int8)
        mask = np.zeros((1, self.action_count), dtype=np.int8)
        legal = np.zeros((1, self.batch.action_count), dtype=np.int8)
        self.batch.observe(np.array([seat], dtype=np.int32), np.ones(1, dtype=np.bool_), seen, legal)
        mask[:, : self.batch.action_count] = legal
        if self.pass_action is not None and not legal.any() and self.seat >= 0:
            mask[0, self.pass_action] = 1
        return {"observation": seen[0], "action_mask": mask[0]}

    def check(self, seat: Seat, action: object) -> int:
        """Return the action if the seat may take it now; raise an error that says what to do if not."""
        legal = np.flatnonzero(self.see(seat)["action_mask"])
        if isinstance(action, int | np.integer) and not isinstance(action, bool) and int(action) in legal:
            return int(action)
        if self._illegal == "random":
            return int(legal[int(below(self._lots[0], len(legal)))])
        raise ValueError(
            f"Action {action!r} of seat_{seat} is not legal now. Choose one whose action_mask is 1, such as {legal[0]}."
        )

    def play(self, seat: Seat, action: int) -> None:
        """Play a legal action of a seat that has to decide."""
        self.batch.seats[0] = seat
        self.batch.advance(np.array([action], dtype=np.int64), np.zeros(1, dtype=np.bool_))

    def results(self) -> list[dict[str, float]]:
        """Return points and share of the win of each seat."""
        returns = np.zeros((1, self.players, 2), dtype=np.float32)
        self.batch.count(np.zeros(1, dtype=np.int32), np.ones(1, dtype=np.bool_), returns, np.zeros(1))
        return [{"points": float(points), "share": float(share)} for points, share in returns[0]]

    def rewards(self) -> dict[str, float]:
        """Return the rewards of a match that is over; they add up to 0."""
        shares = [result["share"] for result in self.results()]
        return {
            agent: (share * self.players - 1) / (self.players - 1)
            for agent, share in zip(self.agents, shares, strict=True)
        }

    def redealt(self, seat: Seat, seed: int) -> Batch:
        """Return a copy of the match with everything dealt again that a seat cannot know."""
        batch = self.batch.copied()
        batch.chances[0] = chance_from(arguments.check_number("seed", seed, 0, MOST_SEED))
        batch.redeal(np.array([seat], dtype=np.int32))
        return batch

    def render(self) -> object:
        """Return the table as text or pixels; "human" prints it."""
        self.check_begun()
        return shown(self.game, self.batch.state(0), self.render_mode) if self.render_mode else None
