"""Parallel matches of Silver & Gold for the environments."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.memory import Memory
from goldhook.core.game import Seat, Setup, seat_of
from goldhook.core.options import offsets
from goldhook.games.silver_gold import rules
from goldhook.games.silver_gold.bots import guess
from goldhook.games.silver_gold.env import afterstates, chance, layout, steps, worlds
from goldhook.games.silver_gold.env.layout import Bytes
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel import twin
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import Action, State, Take

if TYPE_CHECKING:
    from goldhook.envs.batch import Buffers


class Batch:
    """Parallel matches with one deck; `seats` has the seat to act in each, -1 where it is over."""

    features = afterstates.FEATURES

    def __init__(self, deck: Deck, players: int, options: Options, count: int) -> None:
        self.deck, self.players, self.options = deck, players, options
        self.matches: Ints = np.zeros((count, k.SIZE), dtype=np.int32)
        self.matches[:, k.STEP] = k.OVER
        self.matches[:, k.PLAYERS] = players
        self.matches[:, k.OPTIONS :] = offsets(options)
        self.seats: Ints = np.full(count, -1, dtype=np.int32)
        self.chances: NDArray[np.uint64] = np.ones((count, 1), dtype=np.uint64)
        self._moves: Ints = np.zeros(count, dtype=np.int32)
        self._tables, self._sheet = k.tables(deck), layout.sheet(deck)
        self._actions, self._values = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS)

    @property
    def observation_size(self) -> int:
        return layout.observation_size(self.players)

    @property
    def action_count(self) -> int:
        return layout.FIRST_MARK + 2 * len(self._sheet.cells)

    def deal(self, which: NDArray[np.bool_]) -> None:
        """Start new matches in the chosen rows."""
        steps.deal(self.matches, self.chances, self.players, which, self.seats)

    def first_illegal(self, actions: NDArray[np.int64], skip: NDArray[np.bool_]) -> int:
        """Return the first row with an illegal action, or -1; skipped rows are not checked."""
        return steps.first_illegal(self._tables, self._sheet, self.matches, self.seats, actions, skip)

    def advance(self, actions: NDArray[np.int64], skip: NDArray[np.bool_]) -> None:
        """Play one legal action in every row that is not skipped."""
        steps.advance(self._tables, self._sheet, self.matches, self.seats, actions, skip)

    def play(self, actions: NDArray[np.int64], into: Buffers) -> int:
        """Play one action in every match, or restart it; return the first row with an illegal action, or -1."""
        return steps.play(
            self._tables, self._sheet, self.matches, self.chances, self.seats, actions, self._moves, into.over,
            into.viewers, into.shown, into.masks, into.returns, into.rewards,
        )  # fmt: skip

    def reply(self, sitting: NDArray[np.int8]) -> None:
        """Let compiled opponents act; by row and seat: -1 none, 0 random, 1 to 3 a level."""
        from goldhook.games.silver_gold.env import opponents

        ahead, weights = self._prospects
        opponents.reply(
            self._tables, ahead, weights, self.matches, self.chances, sitting, self.seats, self._actions, self._values
        )

    @cached_property
    def _prospects(self) -> tuple[Any, Any]:
        from goldhook.games.silver_gold.bots.prospects import prospects
        from goldhook.games.silver_gold.bots.rows import rows_of
        from goldhook.games.silver_gold.bots.trained import trained

        prices, weights = trained()
        return prospects(self._tables, prices, rows_of(self._tables)), weights

    def observe(self, viewers: Ints, which: NDArray[np.bool_], shown: Bytes, masks: Bytes) -> None:
        """Write the observation of each chosen row's viewer, and its legal actions."""
        steps.observe(self._tables, self._sheet, self.matches, viewers, which, shown, masks)

    def count(
        self, viewers: Ints, which: NDArray[np.bool_], returns: NDArray[np.float32], rewards: NDArray[np.float64]
    ) -> None:
        """Write points and share of the win of every seat, and the viewer's reward, in the chosen rows."""
        steps.count_points(self._tables, self.matches, viewers, which, returns, rewards)

    def draw(
        self, masks: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], actions: NDArray[np.int64]
    ) -> None:
        """Draw random legal actions in the chosen rows."""
        steps.draw_actions(masks, chances, which, actions)

    def afterstates(self, masks: Bytes, rows: Ints, actions: Ints, features: NDArray[np.float32]) -> int:
        """Write the features after each legal action; return their number."""
        return afterstates.afterstates(
            self._tables, self._sheet, self.matches, self.seats, masks, rows, actions, features
        )

    def redeal(self, viewers: Ints) -> None:
        """Deal again everything that the viewer of each row cannot know."""
        worlds.redeal(self._tables, self.matches, viewers, self.chances, self._actions)

    def copied(self) -> Batch:
        """Return a batch with the same matches."""
        other = Batch(self.deck, self.players, self.options, len(self.seats))
        other.matches[:], other.seats[:], other.chances[:] = self.matches, self.seats, self.chances
        return other

    def __deepcopy__(self, _memo: object) -> Batch:
        return self.copied()

    # --- one match, draw by draw ------------------------------------------------------------------------------------

    @property
    def most_outcomes(self) -> int:
        return chance.MOST_OUTCOMES

    def blank(self, row: int, first: Seat) -> list[tuple[int, int]]:
        """Start a match before its deal; return the draws of the deal."""
        chance.blank(self.matches[row], self.players, first)
        self.seats[row] = 0
        return chance.deal_draws(self.players)

    def hand_out(self, row: int) -> None:
        """End the deal."""
        chance.deal(self.matches[row], self.players)

    def draws(self, row: int, seat: Seat, action: int) -> list[tuple[int, int]]:
        """Return the draws that a legal action causes: places in the array, and the ends of their rows."""
        match = self.matches[row]
        number = steps.kernel_action(self._tables, self._sheet, match, seat, action)
        return chance.draws(self._tables, match, seat, number)

    # --- one match in the rules engine --------------------------------------------------------------------------------

    def state(self, row: int) -> State:
        """Return a match as a state of the rules engine; parts that are no longer used have an arbitrary order."""
        match = self.matches[row]
        cards = [card.id for card in self.deck.cards]
        turned = [card.id for card in self.deck.expeditions]
        hands = [int(card) for seat in range(self.players) for card in match[k.PLAYER + seat * k.SEAT + k.HAND :][:4]]
        keeping = match[k.STEP] == k.KEEP
        dealt = [cards[card] for card in hands] if keeping else []
        draw = [cards[card] for card in match[k.STACK : k.STACK + k.CARDS_IN_DECK]] if keeping else cards
        rounds = len(rules.unshuffled(self.deck, self.options)["expeditions"])
        rows = match[k.EXPEDITIONS : k.EXPEDITIONS + 8 * rounds].reshape(rounds, 8)
        shuffles = {
            "deal": (*dealt, *(card for card in cards if card not in dealt)),
            "draw": tuple(draw),
            "expeditions": tuple(tuple(turned[card] for card in row) for row in rows),
        }
        passed = 0 if match[k.ROUND] == 0 else int(7 * (match[k.ROUND] - 1) + match[k.TURN] - 1)
        first = (int(match[k.FIRST]) - passed) % self.players
        setup = Setup(self.deck, self.players, first, self.options, shuffles)
        if keeping and all(match[k.PLAYER + seat * k.SEAT + k.CARDS] < 0 for seat in range(self.players)):
            return rules.start(setup)
        return twin.to_law(match, setup)

    def action_of(self, row: int, seat: Seat, action: int) -> Action:
        """Return the rules engine's action for a number; it must be legal."""
        match, state = self.matches[row], self.state(row)
        return twin.action_of(state, seat, steps.kernel_action(self._tables, self._sheet, match, seat, action))

    def number_of(self, row: int, seat: Seat, action: Action) -> int:
        """Return the number of a legal action of the rules engine."""
        state = self.state(row)
        number = twin.number_of(state, seat, action)
        if isinstance(action, Take):
            return layout.FIRST_TAKE + number
        if state.middle.step == "keep":
            return number
        place, cells = number >> 16, number & 0xFFFF
        gap = self.matches[row, k.PLAYER + seat * k.SEAT + k.CARDS] < 0
        index: int = self._sheet.cells.tolist().index(cells)
        return layout.FIRST_MARK + (0 if gap else place) * len(self._sheet.cells) + index

    def set_state(self, row: int, state: State) -> None:
        """Set a match to a state of the rules engine."""
        self.matches[row] = twin.from_law(state)
        self.seats[row] = min(state.to_act, default=-1)

    def set_view(self, row: int, view: View, memory: Memory) -> None:
        """Set a match to one that looks the same to the seat of a view; everything hidden is left open."""
        self.matches[row] = guess.known(self.deck, view, memory).match
        self.seats[row] = seat_of(view)
