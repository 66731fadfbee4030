"""Parallel matches of Gold Ahoi! for the environments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.memory import Memory
from goldhook.core.game import Seat, Setup, seat_of
from goldhook.core.options import offsets
from goldhook.games.gold_ahoi.bots import guess
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.env import afterstates, areas, chance, layout, steps, worlds
from goldhook.games.gold_ahoi.env.layout import Bytes
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import Action, State

if TYPE_CHECKING:
    from goldhook.envs.batch import Buffers


class Batch:
    """Parallel matches with one set of tiles; `seats` has the seat to act in each, -1 where it is over."""

    features = afterstates.FEATURES
    observation_size = layout.OBSERVATION
    action_count = layout.ACTIONS

    def __init__(self, tiles: Tiles, players: int, options: Options, count: int) -> None:
        self.tiles, self.players, self.options = tiles, players, options
        self.matches: Ints = np.zeros((count, k.SIZE), dtype=np.int32)
        self.matches[:, k.LAID] = TILES
        self.matches[:, k.OPTIONS :] = offsets(options)
        self.seats: Ints = np.full(count, -1, dtype=np.int32)
        self.chances: NDArray[np.uint64] = np.ones((count, 1), dtype=np.uint64)
        self._spots: areas.Spots = np.zeros((count, areas.ROOM), dtype=np.uint8)
        self._chests: Bytes = np.zeros((count, areas.AREAS), dtype=np.int8)
        self._moves: Ints = np.zeros(count, dtype=np.int32)
        self._tables, self._sheet = k.tables(tiles), layout.sheet(tiles)
        self._lead, self._touched = np.zeros(areas.AREAS, dtype=np.int8), np.zeros(areas.AREAS, dtype=np.int8)

    def deal(self, which: NDArray[np.bool_]) -> None:
        """Start new matches in the chosen rows."""
        steps.deal(self.matches, self._spots, self._chests, self.chances, which, self.seats)

    def first_illegal(self, actions: NDArray[np.int64], skip: NDArray[np.bool_]) -> int:
        """Return the first row with an illegal action, or -1; skipped rows are not checked."""
        return steps.first_illegal(self.matches, actions, skip)

    def advance(self, actions: NDArray[np.int64], skip: NDArray[np.bool_]) -> None:
        """Play one legal action in every row that is not skipped."""
        steps.advance(self._sheet, self.matches, self._spots, self._chests, self.seats, actions, skip)

    def play(self, actions: NDArray[np.int64], into: Buffers) -> int:
        """Play one action in every match, or restart it; return the first row with an illegal action, or -1."""
        return steps.play(
            self._sheet, self.matches, self._spots, self._chests, self.chances, self.seats, actions, self._moves,
            into.over, into.viewers, self._lead, into.shown, into.masks,
            into.returns, into.rewards,
        )  # fmt: skip

    def reply(self, sitting: NDArray[np.int8]) -> None:
        """Let compiled opponents act; by row and seat: -1 none, 0 random, 1 to 3 a level."""
        from goldhook.games.gold_ahoi.env import opponents

        opponents.reply(
            self._tables, faces(self.tiles), self._sheet, self.matches, self._spots, self._chests, self.chances,
            sitting, self.seats,
        )  # fmt: skip

    def observe(self, viewers: Ints, which: NDArray[np.bool_], shown: Bytes, masks: Bytes) -> None:
        """Write the observation of each chosen row's viewer, and its legal actions."""
        steps.observe(
            self._sheet, self.matches, viewers, which, self._spots,
            self._chests, self._lead, shown, masks,
        )  # fmt: skip

    def count(
        self, viewers: Ints, which: NDArray[np.bool_], returns: NDArray[np.float32], rewards: NDArray[np.float64]
    ) -> None:
        """Write points and share of the win of every seat, and the viewer's reward, in the chosen rows."""
        steps.count_points(self.matches, self._spots, self._chests, self._lead, viewers, which, returns, rewards)

    def draw(
        self, masks: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], actions: NDArray[np.int64]
    ) -> None:
        """Draw random legal actions in the chosen rows."""
        steps.draw_actions(masks, chances, which, actions)

    def afterstates(self, masks: Bytes, rows: Ints, actions: Ints, features: NDArray[np.float32]) -> int:
        """Write the features after each legal action; return their number."""
        after = np.empty(k.SIZE, dtype=np.int32)
        spots, chests = np.empty(areas.ROOM, dtype=np.uint8), np.empty(areas.AREAS, dtype=np.int8)
        return afterstates.afterstates(
            faces(self.tiles), self._sheet, self.matches, self._spots, self._chests, self.seats, masks, rows, actions,
            features, after, spots, chests, self._lead, self._touched,
        )  # fmt: skip

    def redeal(self, viewers: Ints) -> None:
        """Deal again everything that the viewer of each row cannot know."""
        worlds.redeal(self.matches, viewers, self.chances)

    def copied(self) -> Batch:
        """Return a batch with the same matches."""
        other = Batch(self.tiles, self.players, self.options, len(self.seats))
        other.matches[:], other.seats[:], other.chances[:] = self.matches, self.seats, self.chances
        other._spots[:], other._chests[:] = self._spots, self._chests
        return other

    def __deepcopy__(self, _memo: object) -> Batch:
        return self.copied()

    # --- one match, draw by draw ------------------------------------------------------------------------------------

    @property
    def most_outcomes(self) -> int:
        return chance.MOST_OUTCOMES

    def blank(self, row: int, first: Seat) -> list[tuple[int, int]]:
        """Start a match before its deal; return the draws of the deal."""
        chance.blank(self.matches[row], first)
        self.seats[row] = first
        areas.find_areas(self._sheet, self.matches[row], self._spots[row], self._chests[row])
        return chance.deal_draws()

    def hand_out(self, row: int) -> None:
        """End the deal."""
        chance.deal(self.matches[row])

    def draws(self, row: int, seat: Seat, action: int) -> list[tuple[int, int]]:  # noqa: ARG002
        """Return the draws that a legal action causes: places in the array, and the ends of their rows."""
        return chance.draws(self.matches[row])

    # --- one match in the rules engine --------------------------------------------------------------------------------

    def state(self, row: int) -> State:
        """Return a match as a state of the rules engine."""
        match = self.matches[row]
        bag = tuple(self.tiles.tiles[tile].id for tile in match[k.BAG : k.BAG + TILES])
        first = int(match[k.TO_MOVE] if match[k.LAID] % 2 == 0 else 1 - match[k.TO_MOVE])
        return twin.to_law(match, Setup(self.tiles, 2, first, self.options, {"bag": bag}))

    def action_of(self, row: int, seat: Seat, action: int) -> Action:  # noqa: ARG002 - only one seat can act
        """Return the rules engine's action for a number; it must be legal."""
        return twin.action_of(int(steps.kernel_action(self.matches[row], action)))

    def number_of(self, row: int, seat: Seat, action: Action) -> int:  # noqa: ARG002 - only one seat can act
        """Return the number of a legal action of the rules engine."""
        return int(steps.env_action(self.matches[row], twin.number_of(action)))

    def set_state(self, row: int, state: State) -> None:
        """Set a match to a state of the rules engine."""
        self.matches[row] = twin.from_law(state)
        self.seats[row] = min(state.to_act, default=-1)
        areas.find_areas(self._sheet, self.matches[row], self._spots[row], self._chests[row])

    def set_view(self, row: int, view: View, memory: Memory) -> None:  # noqa: ARG002 - a view shows everything
        """Set a match to one that looks the same to the seat of a view; everything hidden is left open."""
        self.matches[row] = guess.known(self.tiles, view).match
        self.seats[row] = seat_of(view)
        areas.find_areas(self._sheet, self.matches[row], self._spots[row], self._chests[row])
