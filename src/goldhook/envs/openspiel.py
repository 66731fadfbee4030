"""Every game for OpenSpiel: importing this module registers goldhook_<game>.

Chance is explicit: the first player, each card or tile that is dealt, drawn or turned up is a chance node of its own.
In steps that all seats take at once they decide one after the other, and no observation shows what the others chose.

Parameters: `players`; `perfect_recall`, whether an information state holds all that its player saw and did, or what it
sees now; `set`, the path of a set file; and the options of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from goldhook.core.game import AnyGame, Seat
from goldhook.core.options import declared
from goldhook.engine.compiled import chance_from
from goldhook.envs import arguments
from goldhook.envs.batch import Batch
from goldhook.games import GAMES


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel's form."""

    def __init__(self, law: AnyGame, kind: Any, parameters: dict[str, Any]) -> None:
        values = {**kind.parameter_specification, **parameters}
        self.law, self.parameters = law, values
        self.players = arguments.check_players(law, values["players"])
        self.pieces = arguments.pieces_of(law, values["set"])
        options = {option.name: values[option.name] for option in declared(law.options)}
        self.options = arguments.options_of(law, options)
        self.perfect_recall = bool(values["perfect_recall"])
        self.most_decisions = arguments.env_of(law).most_decisions
        batch = self.batch()
        self.observation_size = batch.observation_size
        info = pyspiel.GameInfo(
            num_distinct_actions=batch.action_count,
            max_chance_outcomes=batch.most_outcomes,
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1) if self.players > 2 else -1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions * self.players,
        )
        super().__init__(kind, info, parameters)

    def batch(self) -> Batch:
        return arguments.env_of(self.law).batch(self.pieces, self.players, self.options, 1)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"An observer takes no parameters. Remove {params!r}.")
        recall = bool(kind is not None and kind.perfect_recall)
        return Observer(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. Chance nodes come before the match, and before an action that reveals cards or tiles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._batch = game.batch()
        self._players, self._recall, self._law = game.players, game.perfect_recall, _Shared(game)
        #: Places still to be drawn; None before the first player is known.
        self._pending: list[tuple[int, int]] | None = None
        self._action: tuple[Seat, int] | None = None
        self._dealt = False
        #: What each player saw and did at each of its decisions.
        self._seen: list[list[tuple[bytes, int]]] = [[] for _ in range(game.players)]
        #: In a sampled world: the number of earlier moves of the true match.
        self._sampled_at = 0

    # --- who acts -----------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._pending is None or self._pending:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self._batch.seats[0])
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self._look(player)[1])]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._pending is None:
            return [(seat, 1 / self._players) for seat in range(self._players)]
        place, end = self._pending[0]
        outcomes = sorted(int(value) for value in self._batch.matches[0, place:end])
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self._pending is None:
            self._pending = self._batch.blank(0, action)
        elif self._pending:
            self._draw(action)
        else:
            seat = int(self._batch.seats[0])
            self._seen[seat].append((self._look(seat)[0].tobytes(), action))
            self._action = (seat, action)
            self._pending = self._batch.draws(0, seat, action)
        if not self._pending:
            self._go_on()

    def _draw(self, outcome: int) -> None:
        assert self._pending
        match, (place, end) = self._batch.matches[0], self._pending.pop(0)
        found = place + match[place:end].tolist().index(outcome)
        match[place], match[found] = match[found], match[place]

    def _go_on(self) -> None:
        """Everything is drawn: end the deal, or play the action that waited for it."""
        if not self._dealt:
            self._batch.hand_out(0)
            self._dealt = True
        elif self._action:
            (seat, action), self._action = self._action, None
            self._batch.seats[0] = seat
            self._batch.advance(np.array([action], dtype=np.int64), np.zeros(1, dtype=np.bool_))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        results = np.zeros((1, self._players, 2), dtype=np.float32)
        self._batch.count(np.zeros(1, dtype=np.int32), np.ones(1, dtype=np.bool_), results, np.zeros(1))
        return [float(share * self._players - 1) / (self._players - 1) for share in results[0, :, 1]]

    # --- what is known ------------------------------------------------------------------------------------------------

    def _look(self, player: int) -> tuple[Any, Any]:
        batch = self._batch
        seen = np.zeros((1, batch.observation_size), dtype=np.int8)
        mask = np.zeros((1, batch.action_count), dtype=np.int8)
        if self._dealt:
            batch.observe(np.array([player], dtype=np.int32), np.ones(1, dtype=np.bool_), seen, mask)
        return seen[0], mask[0]

    def seen(self, player: int, recall: bool) -> bytes:
        """Return what a player knows: what it sees now and, with recall, all that it saw and did before."""
        now: bytes = self._look(player)[0].tobytes()
        if not recall:
            return now
        return b"".join(shown + action.to_bytes(2, "big") for shown, action in self._seen[player]) + now

    def information_state_string(self, player: int | None = None) -> str:
        at = self.current_player() if player is None else player
        return f"{at}:{self.seen(at, self._recall).hex()}"

    def observation_string(self, player: int | None = None) -> str:
        at = self.current_player() if player is None else player
        return f"{at}:{self.seen(at, False).hex()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state in which everything that the player cannot know is dealt again.

        `sampler` returns a random number from 0 to 1. The moves before it are not part of the state's history: they
        would reveal what was drawn.
        """
        world: SpielState = self.clone()
        world._batch.chances[0] = chance_from(int(sampler() * 2**53))
        world._batch.redeal(np.array([player], dtype=np.int32))
        world._seen = [list(known) if at == player else [] for at, known in enumerate(self._seen)]
        world._sampled_at = self.move_number()
        return world

    def history(self) -> list[int]:
        return list(super().history())[self._sampled_at :]

    def full_history(self) -> list[Any]:
        return list(super().full_history())[self._sampled_at :]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    # --- for people ---------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"first player {action}" if self._pending is None else f"drawn {action}"
        return str(self._batch.action_of(0, player, action))

    def __str__(self) -> str:
        if not self._dealt:
            return "deal"
        batch, law = self._batch, self._law.game.law
        view = law.view(batch.state(0), None)
        return f"{law.name} {view}" + (f" drawing {len(self._pending)}" if self._pending else "")


class _Shared:
    """Data that all states of a game share; it is not copied with them."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, _memo: object) -> _Shared:
        return self


class Observer:
    """Tensors and strings for a player: what it sees now or, with perfect recall, all that it saw and did."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall, self._size = recall, game.observation_size
        self._most = game.most_decisions if recall else 0
        size = (self._size + 1) * self._most + self._size
        self.tensor = np.zeros(size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.tensor.fill(0)
        self.tensor[: self._size] = np.frombuffer(state.seen(player, False), dtype=np.int8)
        for number, (shown, action) in enumerate(state._seen[player][: self._most]):
            start = self._size + number * (self._size + 1)
            self.tensor[start : start + self._size] = np.frombuffer(shown, dtype=np.int8)
            self.tensor[start + self._size] = action + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the string."""
        return f"{player}:{state.seen(player, self._recall).hex()}"


def _register(law: AnyGame) -> None:
    defaults: dict[str, Any] = {option.name: option.default for option in declared(law.options)}
    kind = pyspiel.GameType(
        short_name=f"goldhook_{law.name}",
        long_name=law.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=law.players[-1],
        min_num_players=law.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": law.players[0], "perfect_recall": False, "set": arguments.HOUSE, **defaults,
        },
    )  # fmt: skip

    class Registered(SpielGame):
        """The class of one game. OpenSpiel creates it from the parameters alone."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(law, kind, parameters or {})

    pyspiel.register_game(kind, Registered)


for _law in GAMES.values():
    if f"goldhook_{_law.name}" not in pyspiel.registered_names():
        _register(_law)
