"""The sketch of a Silver & Gold bot: a greedy player with weights tuned in self-play, and flat Monte Carlo over it.

Every mark is tried in full playouts and rated by points only, with sequential halving; cards to keep, cards to take and
extra crosses are chosen greedily. It does not use the tables of half-filled cards' promises.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Arms, Effort, Sums, race
from goldhook.bots.thought import Budget
from goldhook.core.game import A, Facts
from goldhook.engine.compiled import bits_in, chance_from, compiled, inlined, lowest_bit, next_random, tight
from goldhook.games.silver_gold.bots.guess import Known, imagine, known
from goldhook.games.silver_gold.bots.memory import BLANK, remember
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables
from goldhook.games.silver_gold.kernel.twin import PAIRS
from goldhook.games.silver_gold.pieces import Deck, house
from goldhook.games.silver_gold.state import STACK, Action, Keep, Mark, Take

Weights = NDArray[np.float64]
Floats = NDArray[np.float32]

# --- the greedy player --------------------------------------------------------------------------------------------

# The features, by their index in the array of weights: the name and a first guess.
FIRST_GUESS = {
    "field": 1.0,  # a field marked
    "near": 2.0,  # the same, as a share of the fields left on the card
    "cross": 1.6,
    "coin": 1.2,
    "cup": 0.06,  # a coin's share of the cup of its row, times the cup
    "palm": 0.9,  # times the current worth of a palm
    "fill": 3.0,  # a card filled
    "fill_size": 0.1,  # the same, for each of its fields
    "seal": 0.8,  # its seal, for each card of the colour laid aside
    "seal_later": 0.1,  # the same, for each turn to come
    "sealed": 1.0,  # a seal laid aside that counts the card
    "reach": 0.5,  # fields left that the next expedition card will mark, on average
    "exact": 1.0,  # the share of the expedition cards that exactly fill the fields left
    "lonely": -0.3,  # fields left without a neighbour
    "pace": 2.2,  # fields filled per turn: a card that is too slow will never be filled
    "late": 0.15,  # a field of such a card
    "take_coin": 0.8,  # of a card to take or keep: its symbols, its seal, its size
    "take_palm": 1.2,
    "take_cross": 0.8,
    "take_seal": 0.8,
    "take_seal_later": 0.06,
    "take_size": 2.0,
    "take_pace": 2.5,
}
(
    FIELD, NEAR, CROSS, COIN, CUP, PALM, FILL, FILL_SIZE, SEAL, SEAL_LATER, SEALED, REACH, EXACT, LONELY, PACE, LATE,
    TAKE_COIN, TAKE_PALM, TAKE_CROSS, TAKE_SEAL, TAKE_SEAL_LATER, TAKE_SIZE, TAKE_PACE,
) = range(len(FIRST_GUESS))  # fmt: skip
#: The result of 3.5 minutes of tuning. Symbols weigh little: the player who fills the card gets them anyway.
TUNED = np.array(
    [
        2.2589, 2.0032, 0.0128, -0.0384, 0.0267, 0.4919, 2.4961, -0.0383, 0.2156, 0.1238, 0.8012, 0.7903,
        1.0336, -0.2314, 2.6117, 0.0162, 0.9623, 0.7099, 0.9533, 0.5859, 0.0178, 1.7831, 6.4612,
    ]
)  # fmt: skip
TURNS = 28


def shapes(deck: Tables) -> Floats:
    """Return the qualities of the shape of the fields left, indexed by these fields as a set.

    They are the mean number of fields that the next expedition card will mark, the share of the expedition cards that
    exactly fill it, and the fields without a neighbour.
    """
    left = np.arange(1 << 16)
    size = np.array([cells.bit_count() for cells in range(1 << 16)])
    table = np.zeros((1 << 16, 3), dtype=np.float32)
    expeditions = len(deck.mark_start)
    for row in range(expeditions):
        patterns = np.unique(np.concatenate([deck.marks[first:end] for first, end, _ in deck.mark_start[row]]))
        fits, exact = np.zeros(1 << 16, dtype=bool), size == 1
        for cells in patterns:
            fits |= left & cells == cells
            exact |= left == cells
        table[:, 0] += np.where(fits, size[patterns[0]], size > 0) / expeditions
        table[:, 1] += exact / expeditions
    west, east = (left & 0x7777) << 1, (left & 0xEEEE) >> 1
    near = west | east | left << 4 & 0xFFFF | left >> 4
    table[:, 2] = size[left & ~near]
    return table


@inlined
def _seal_worth(
    deck: Tables, match: Ints, player: int, card: int, turns: int, seal: float, later: float, sealed: float
) -> float:
    """Return the gain of filling the card beyond its points."""
    points, colour = deck.cards[card, k.SEAL_POINTS], deck.cards[card, k.SEAL_COLOUR]
    worth = later * points * turns
    for index in range(match[player + k.DONE_COUNT]):
        other = match[player + k.DONE + index]
        if points and deck.cards[other, k.COLOUR] == colour:
            worth += seal * points
        if deck.cards[other, k.SEAL_POINTS] and deck.cards[other, k.SEAL_COLOUR] == deck.cards[card, k.COLOUR]:
            worth += sealed * deck.cards[other, k.SEAL_POINTS]
    return worth  # type: ignore[no-any-return]


@tight
def best_mark(deck: Tables, shape: Floats, match: Ints, seat: int, weights: Weights) -> int:
    """Return the best mark, or the best field owed for a cross."""
    player = k.PLAYER + seat * k.SEAT
    turns = TURNS - (match[k.ROUND] - 1) * 7 - match[k.TURN]
    palm = 0.0
    if match[player + k.PALM_COUNT] < 4:
        palm = weights[PALM]
        for shown in range(match[k.DISPLAY_COUNT]):
            palm += weights[PALM] * deck.cards[match[k.DISPLAY + shown], k.PALMS_PRINTED]
    coins = match[player + k.COINS]
    coin = 0.0 if coins >= 12 else weights[COIN] + weights[CUP] * match[k.CUPS_LEFT] * (1 + coins % 4)
    kind = 1 if match[player + k.OWED] > 0 else 0
    best, best_value = -1, -1e9
    for place in range(2):
        card = match[player + k.CARDS + place]
        if card < 0:
            continue
        marked = match[player + k.MARKED + place]
        free = deck.cards[card, k.ISLAND] & ~marked
        fill = weights[FILL] + weights[FILL_SIZE] * deck.cards[card, k.POINTS]
        fill += _seal_worth(deck, match, player, card, turns, weights[SEAL], weights[SEAL_LATER], weights[SEALED])
        before = weights[REACH] * shape[free, 0] + weights[EXACT] * shape[free, 1] + weights[LONELY] * shape[free, 2]
        starts = deck.mark_start[match[k.EXPEDITION], card]
        for index in range(starts[kind], starts[2]):
            cells = deck.marks[index]
            if cells & marked:
                continue
            rest = free & ~cells
            size, left = bits_in(cells), bits_in(rest)
            if left == 0:
                value = size * (weights[FIELD] + weights[NEAR]) + fill - before
            elif left <= weights[PACE] * turns:
                value = size * (weights[FIELD] + weights[NEAR] / (1.0 + left)) - before
                value += weights[REACH] * shape[rest, 0] + weights[EXACT] * shape[rest, 1]
                value += weights[LONELY] * shape[rest, 2]
            else:
                value = size * weights[LATE]
            value += weights[CROSS] * bits_in(cells & deck.cards[card, k.CROSS_CELLS])
            value += coin * bits_in(cells & deck.cards[card, k.COIN_CELLS])
            value += palm * bits_in(cells & deck.cards[card, k.PALM_CELLS])
            if value > best_value:
                best, best_value = place << 16 | cells, value
    return best


@inlined
def _card_worth(deck: Tables, match: Ints, player: int, card: int, weights: Weights) -> float:
    """Return the promise of an untouched card relative to its cost."""
    turns = TURNS - (match[k.ROUND] - 1) * 7 - match[k.TURN] if match[k.ROUND] > 0 else TURNS
    points = deck.cards[card, k.POINTS]
    symbols = weights[TAKE_CROSS] * bits_in(deck.cards[card, k.CROSS_CELLS])
    if match[player + k.COINS] < 12:
        symbols += weights[TAKE_COIN] * bits_in(deck.cards[card, k.COIN_CELLS])
    if match[player + k.PALM_COUNT] < 4:
        symbols += weights[TAKE_PALM] * bits_in(deck.cards[card, k.PALM_CELLS])
    if points > weights[TAKE_PACE] * turns:  # will never be filled: only its symbols count
        return symbols / 20.0  # type: ignore[no-any-return]
    seals = _seal_worth(
        deck, match, player, card, turns, weights[TAKE_SEAL], weights[TAKE_SEAL_LATER], weights[TAKE_SEAL]
    )
    return (points + symbols + seals) / (points + weights[TAKE_SIZE])  # type: ignore[no-any-return]


@tight
def best_card(deck: Tables, match: Ints, seat: int, weights: Weights) -> int:
    """Return the card to take (the stack only if the display is empty), or the pair to keep."""
    player = k.PLAYER + seat * k.SEAT
    if match[k.STEP] == k.CLAIM:
        best, best_value = k.FROM_STACK, -1e9
        for shown in range(match[k.DISPLAY_COUNT]):
            value = _card_worth(deck, match, player, match[k.DISPLAY + shown], weights)
            if value > best_value:
                best, best_value = shown, value
        return best
    best, best_value, pair = 0, -1e9, 0
    for one in range(4):
        for other in range(one + 1, 4):
            value = _card_worth(deck, match, player, match[player + k.HAND + one], weights)
            value += _card_worth(deck, match, player, match[player + k.HAND + other], weights)
            if value > best_value:
                best, best_value = pair, value
            pair += 1
    return best


@tight
def greedy(deck: Tables, shape: Floats, match: Ints, seat: int, weights: Weights) -> int:
    """Return the greedy player's action."""
    if match[k.STEP] == k.MARK:
        return best_mark(deck, shape, match, seat, weights)
    return best_card(deck, match, seat, weights)


@tight
def finish(deck: Tables, shape: Floats, match: Ints, weights: Weights) -> None:
    """Let greedy players finish the match."""
    while match[k.STEP] != k.OVER:
        seat = lowest_bit(match[k.WAITING])
        k.apply(deck, match, seat, greedy(deck, shape, match, seat, weights))


# --- its weights --------------------------------------------------------------------------------------------------


@compiled
def mean_points(deck: Tables, shape: Floats, weights: Weights, games: int, chance: NDArray[np.uint64]) -> float:
    """Return the mean points of two greedy players against each other."""
    match = np.zeros(k.SIZE, dtype=np.int32)
    points = 0
    for _ in range(games):
        k.deal(match, 2, chance)
        finish(deck, shape, match, weights)
        points += k.score(deck, match, 0) + k.score(deck, match, 1)
    return points / (2 * games)


def tune(minutes: float, seed: int) -> None:
    """Tune the weights from the first guess on the house deck, by the cross-entropy method; print the progress."""
    deck = k.tables(house())
    shape = shapes(deck)
    rng = np.random.default_rng(seed)
    weights = np.array(list(FIRST_GUESS.values()))
    width = 0.5 * np.abs(weights) + 0.1
    mean_points(deck, shape, weights, 1, chance_from(1))
    began, generation = time.monotonic(), 0
    while (passed := (time.monotonic() - began) / 60) < minutes:
        generation += 1
        born = weights + width * rng.standard_normal((30, len(weights)))
        born[0] = weights
        games = int(800 + 3200 * passed / minutes)
        found = [mean_points(deck, shape, one, games, chance_from(seed * 1000 + generation)) for one in born]
        kept = born[np.argsort(found)[::-1][:8]]
        weights, width = kept.mean(axis=0), 0.85 * kept.std(axis=0) + 0.15 * width * (1 - passed / minutes)
        if generation % 5 == 0:
            print(f"{passed:.1f} min, generation {generation}: {found[0]:.1f} points", file=sys.stderr)
            print(np.round(weights, 3).tolist(), file=sys.stderr)
    points = mean_points(deck, shape, weights, 20000, chance_from(7))
    print(f"{points:.2f} points in self-play\n{np.round(weights, 4).tolist()}")


# --- the sketch ---------------------------------------------------------------------------------------------------


@compiled
def playouts(
    deck: Tables, shape: Floats, weights: Weights, seen: Known, actions: Ints, first: int, last: int, seed: int,
    sums: NDArray[np.int64],
) -> None:  # fmt: skip
    """Sum the points of the actions in the imagined matches numbered from first to last, the same for all."""
    imagined, match = np.zeros(k.SIZE, dtype=np.int32), np.zeros(k.SIZE, dtype=np.int32)
    chance = np.zeros(1, dtype=np.uint64)
    for number in range(first, last):
        chance[0] = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15) * np.uint64(number + 1) | np.uint64(1)
        next_random(chance)
        next_random(chance)
        imagine(seen, imagined, chance)
        for arm in range(len(actions)):
            match[:] = imagined
            k.apply(deck, match, seen.seat, actions[arm])
            finish(deck, shape, match, weights)
            sums[arm, 0] += k.score(deck, match, seen.seat)


class Sketch:
    """The sketch on one seat of one match."""

    name = "sketch"

    def __init__(self, deck: Deck, budget: Budget, seed: int) -> None:
        self._deck, self._budget, self._seed = deck, budget, seed
        self._tables = k.tables(deck)
        self._shape = shapes_of(deck)
        self._memory = BLANK

    def see(self, view: Any) -> None:
        self._memory = remember(self._memory, view)

    def act(self, view: Any, legal: Sequence[A]) -> A:
        self.see(view)
        if len(legal) == 1:
            return legal[0]
        deadline = time.perf_counter() + 0.94 * (self._budget.milliseconds or 0) / 1000
        seen = known(self._deck, view, self._memory)
        if view["step"] == "mark" and not view["owed"]:
            effort = Effort(self._budget.playouts) if self._budget.playouts else Effort(deadline=deadline)
            number = self._search(seen, effort)
        else:
            number = greedy(self._tables, self._shape, seen.match, seen.seat, TUNED)
        chosen: A = self._said(view, seen, number, legal)
        return chosen

    def end(self, report: Facts) -> None: ...

    def _search(self, seen: Known, effort: Effort) -> int:
        actions = np.zeros(k.MOST_ACTIONS, dtype=np.int32)
        actions = actions[: legal_actions(self._tables, seen.match, seen.seat, actions)]
        self._seed += 1_000_003

        def run(arms: Arms, first: int, last: int) -> Sums:
            sums = np.zeros((len(arms), 1), dtype=np.int64)
            playouts(self._tables, self._shape, TUNED, seen, actions[arms], first, last, self._seed, sums)
            return sums

        def value(_: Arms, sums: Sums) -> NDArray[np.float64]:
            return sums[:, 0].astype(np.float64)

        return int(actions[race(len(actions), 1, run, value, effort, batch=100).order[0]])

    def _said(self, view: Any, seen: Known, number: int, legal: Sequence[Any]) -> Any:
        """Return the rules engine's action for the kernel's number."""
        if view["step"] == "keep":
            return Keep(tuple(view["hand"][place] for place in PAIRS[number]))
        if view["step"] == "claim":
            return Take(STACK if number == k.FROM_STACK else view["display"][number])
        card = self._deck.cards[seen.match[k.PLAYER + seen.seat * k.SEAT + k.CARDS + (number >> 16)]].id
        kind = type(legal[0]) if view["owed"] else Mark
        action: Action = kind(card, number & 0xFFFF)
        return action


@compiled
def legal_actions(deck: Tables, match: Ints, seat: int, actions: Ints) -> int:
    """Write every legal action into `actions`; return their number."""
    return k.legal(deck, match, seat, actions)


@lru_cache(maxsize=8)
def shapes_of(deck: Deck) -> Floats:
    """Return the table of a deck, made once."""
    return shapes(k.tables(deck))
