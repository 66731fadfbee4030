"""How far is perfect? A clairvoyant in Silver & Gold: it knows every shuffle and searches its own actions with a beam.

    python bench/ceiling.py [--width 16 128] [--games 20] [--seed 1]

Two players on the house deck; the clairvoyant's opponent is the sensible player, which has only legal knowledge. At
each of its decisions the clairvoyant tries every action of every position in the beam. It values the result by letting
sensible players of a few temperaments finish the match with the true order of cards. The best distinct positions are
the next beam. A beam search is not exhaustive: its result is a lower bound for a perfect clairvoyant, and grows with
its width.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import chance_from, compiled, lowest_bit, tight
from goldhook.games.silver_gold.bots.prospects import Prospects, prospects
from goldhook.games.silver_gold.bots.rows import rows_of
from goldhook.games.silver_gold.bots.sensible import NOBODY, play_out, sensible_action
from goldhook.games.silver_gold.bots.trained import trained
from goldhook.games.silver_gold.bots.weights import Weights
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables
from goldhook.games.silver_gold.pieces import house
from goldhook.lab.intervals import mean_interval

#: The clairvoyant's seat; the kernel asks it before the others.
ME = 0
#: The number of temperaments that finish a match, the sensible player itself first, and the spread of the others'
#: weights.
TEMPERS, SPREAD = 4, 0.3
#: The value of a position is this mix of its best end and the mean of its ends; too many positions share the best end.
BEST, MEAN = 0.5, 0.5
PRIME = np.uint64(0x100000001B3)


@tight
def until_asked(deck: Tables, ahead: Prospects, match: Ints, weights: Weights, actions: Ints, values: Weights) -> None:
    """Let the opponent play until the clairvoyant has to act, or the match is over."""
    while match[k.STEP] != k.OVER and not match[k.WAITING] >> ME & 1:
        seat = lowest_bit(match[k.WAITING])
        k.apply(deck, match, seat, sensible_action(deck, ahead, match, seat, weights, False, actions, values))


@tight
def mark_of(match: Ints) -> int:
    """Return a number that is equal for equal positions; the order of the clairvoyant's two cards does not matter."""
    found = np.uint64(0xCBF29CE484222325)
    for index in range(k.STACK):
        if not k.PLAYER + k.CARDS <= index < k.PLAYER + k.COINS:
            found = (found ^ np.uint64(match[index] + 2)) * PRIME
    held = np.uint64(0)
    for place in range(2):
        card, marked = match[k.PLAYER + k.CARDS + place], match[k.PLAYER + k.MARKED + place]
        held += (np.uint64((card + 2) << 16 | marked) * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(7)
    return np.int64(found ^ held)  # type: ignore[return-value]


@compiled
def foresee(deck: Tables, ahead: Prospects, tempers: Weights, match: Ints, width: int) -> int:
    """Return the points of a clairvoyant with this beam width in a match that has been dealt.

    The opponent plays like the first of the temperaments.
    """
    actions, scratch = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    values = np.zeros(k.MOST_ACTIONS)
    beam, after = np.zeros((width, k.SIZE), dtype=np.int32), np.zeros((width, k.SIZE), dtype=np.int32)
    room = width * k.MOST_ACTIONS
    marks, worth, tried = np.zeros(room, dtype=np.int64), np.zeros(room), np.zeros((room, 2), dtype=np.int32)
    one, ended = np.zeros(k.SIZE, dtype=np.int32), np.zeros(k.SIZE, dtype=np.int32)
    beam[0] = match
    wide, best = 1, 0
    while wide > 0:
        count = 0
        for number in range(wide):
            for index in range(k.legal(deck, beam[number], ME, actions)):
                one[:] = beam[number]
                k.apply(deck, one, ME, actions[index])
                until_asked(deck, ahead, one, tempers[0], scratch, values)
                highest, total = 0, 0
                for temper in range(len(tempers)):
                    ended[:] = one
                    play_out(deck, ahead, ended, tempers[temper], NOBODY, scratch, values)
                    points = k.score(deck, ended, ME)
                    highest, total = max(highest, points), total + points
                best = max(best, highest)
                if one[k.STEP] != k.OVER:
                    marks[count], worth[count] = mark_of(one), BEST * highest + MEAN * total / len(tempers)
                    tried[count, 0], tried[count, 1] = number, actions[index]
                    count += 1
        wide = choose(deck, ahead, tempers[0], beam, after, marks[:count], worth[:count], tried, width, scratch, values)
        beam, after = after, beam
    return best


@compiled
def choose(
    deck: Tables, ahead: Prospects, weights: Weights, beam: Ints, after: Ints, marks: NDArray[np.int64],
    worth: NDArray[np.float64], tried: Ints, width: int, scratch: Ints, values: Weights,
) -> int:  # fmt: skip
    """Write the best distinct positions that were tried into `after`; return their number."""
    order = np.argsort(-worth, kind="mergesort")
    taken, seen = 0, {np.int64(0)}
    for index in order:
        if taken == width:
            break
        if marks[index] not in seen:
            seen.add(marks[index])
            one = after[taken]
            one[:] = beam[tried[index, 0]]
            k.apply(deck, one, ME, tried[index, 1])
            until_asked(deck, ahead, one, weights, scratch, values)
            taken += 1
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--width", type=int, nargs="+", default=[16, 128])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    deck = k.tables(house())
    prices, weights = trained()
    ahead = prospects(deck, prices, rows_of(deck))
    tempers = np.tile(weights, (TEMPERS, 1))
    tempers[1:] *= 1 + SPREAD * np.random.default_rng(1).standard_normal((TEMPERS - 1, len(weights)))
    match = np.zeros(k.SIZE, dtype=np.int32)
    k.deal(match, 2, chance_from(1))
    foresee(deck, ahead, tempers, match, 1)  # compiles
    for width in asked.width:
        found, began = list[list[float]](), time.perf_counter()
        for game in range(asked.games):
            k.deal(match, 2, chance_from(1000 * asked.seed + game))
            found.append([foresee(deck, ahead, tempers, match, width)])
        seconds = (time.perf_counter() - began) / asked.games
        mean, interval = fmean(points for (points,) in found), mean_interval(found)
        spread = f" ± {interval[1] - mean:.1f}" if interval else ""
        print(f"width {width:5}: {mean:.1f}{spread} points in {asked.games} games, {seconds:.2f} s a game", flush=True)


if __name__ == "__main__":
    main()
