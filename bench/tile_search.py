"""Search for a set of Gold Ahoi! tiles: compiled self-play of many candidates, with cheap bots first.

    python bench/tile_search.py S6b7I2B2F8X11 --games 400                      # measure a mix of shapes
    python bench/tile_search.py --search 14 --games 160 --playouts 300         # breed mixes for 14 generations

A mix names the number of tiles of each shape (S stubs, b bend, I straight, B double bend, F fork, X cross) and, after a
colon, the number of their chests in water: `b3:2` is three bends, two with the chest in water. Chests are on the
best-connected land or water of their tile.

The bot is the captain's: sequential halving over random playouts, `--playouts` per decision. `--thrift 12` makes it
play like the master, except for the exact ending.
"""

from __future__ import annotations

import argparse
import math
import operator
import random
import re
from multiprocessing import Pool
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import chance_from, compiled, next_random, shuffle
from goldhook.games.gold_ahoi.bots.faces import Faces, faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, COUNT, SUMS, WINS, playouts
from goldhook.games.gold_ahoi.bots.search import POINT
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles

#: By letter: the land, the end of its best-connected land, a corner of its best-connected water.
SHAPES = {
    "S": ((("n",), ("e",), ("s",), ("w",)), "n", "ne"),
    "b": ((("n", "e"), ("s",), ("w",)), "n", "sw"),
    "I": ((("n", "s"), ("e",), ("w",)), "n", "ne"),
    "B": ((("n", "e"), ("s", "w")), "n", "se"),
    "F": ((("n", "e", "s"), ("w",)), "n", "nw"),
    "X": ((("n", "e", "s", "w"),), "n", "ne"),
}  # fmt: skip
#: The columns of a game: the first player's points and the other's, the most chests in one land area and in one water
#: area, the first player's lead in openings there, and the first player's lead at three moments.
MOMENTS = (24, 30, 34)
FIRST, SECOND, LAND, WATER, LAND_LEAD, WATER_LEAD, LEADS = range(7)
COLUMNS = LEADS + len(MOMENTS)


class Mix(NamedTuple):
    """The number of tiles of each shape, and how many of them have the chest in water."""

    tiles: tuple[int, ...]
    water: tuple[int, ...]

    def __str__(self) -> str:
        parts = zip(SHAPES, self.tiles, self.water, strict=True)
        return "".join(f"{letter}{tiles}:{water}" for letter, tiles, water in parts if tiles)

    def pieces(self) -> Tiles:
        """Return the set."""
        found: list[Tile] = []
        for letter, tiles, water in zip(SHAPES, self.tiles, self.water, strict=True):
            land, end, corner = SHAPES[letter]
            for number in range(tiles):
                chest = end if number < tiles - water else corner
                found.append(Tile(f"T{len(found) + 1:02}", land, chest))
        return Tiles(str(self), tuple(found))


def read_mix(text: str) -> Mix:
    """Read a mix; without a colon all chests of stubs are in water, none of crosses, half of the others."""
    counts, water = dict.fromkeys(SHAPES, 0), dict.fromkeys(SHAPES, 0)
    for letter, tiles, in_water in re.findall(r"([SbIBFX])(\d+)(?::(\d+))?", text):
        counts[letter] = int(tiles)
        usual = {"S": int(tiles), "X": 0}.get(letter, int(tiles) // 2)
        water[letter] = int(in_water) if in_water else usual
    if sum(counts.values()) != TILES:
        raise SystemExit(f"{text}: {sum(counts.values())} tiles, not {TILES}.")
    return Mix(tuple(counts.values()), tuple(water.values()))


# --- self-play ------------------------------------------------------------------------------------------------------


@compiled
def _choose(tiles: Tables, sheet: Faces, thrift: int, seen: Known, effort: int, seed: int) -> int:
    """Return the action that wins a race of `effort` playouts."""
    legal = np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    count = k.legal(seen.match, legal)
    legal = np.sort(legal[:count])
    hand = 4 * seen.match[k.HAND + seen.match[k.TO_MOVE]]
    racing = np.zeros(count, dtype=np.int32)
    arms = 0
    for index in range(count):
        if sheet.same[hand + (legal[index] & 3)] == legal[index] & 3:
            racing[arms] = legal[index]
            arms += 1
    racing = racing[:arms].copy()
    sums = np.zeros((arms, SUMS), dtype=np.int64)
    rounds = max(1, math.ceil(math.log2(arms / 2)) + 1) if arms > 1 else 1
    played = 0
    for number in range(rounds):
        stop = played + max(1, effort // rounds // len(racing))
        playouts(tiles, sheet, thrift, seen, racing, played, stop, seed, sums)
        played = stop
        value = np.zeros(len(racing))
        for arm in range(len(racing)):
            value[arm] = -(sums[arm, WINS] / 2 + POINT * sums[arm, AHEAD]) / sums[arm, COUNT]
        order = np.argsort(value, kind="mergesort")
        if number < rounds - 1:
            order = np.sort(order[: max(2, (len(racing) + 1) // 2)])
        racing, sums = racing[order], sums[order]
    return int(racing[0])


@compiled
def _self_play(
    tiles: Tables, sheet: Faces, thrift: int, effort: int, handicap: int, chance: NDArray[np.uint64], found: Ints
) -> None:
    """Play a game for each row of `found`; north begins."""
    match = np.zeros(k.SIZE, dtype=np.int32)
    leader, lead = np.zeros(k.SPOTS, dtype=np.int32), np.zeros(k.SPOTS, dtype=np.int32)
    given = np.array([handicap, 0], dtype=np.int32)
    for game in range(len(found)):
        match[:] = 0
        for index in range(TILES):
            match[k.BAG + index] = index
        shuffle(chance, match, k.BAG, k.BAG + TILES)
        match[k.BOARD : k.BOARD + k.CELLS] = k.FREE
        middle = 16 * (k.WINDOW // 2) + k.WINDOW // 2
        match[k.TOP] = match[k.BOTTOM] = match[k.LEFT] = match[k.RIGHT] = k.WINDOW // 2
        match[k.FRONTIER_COUNT], match[k.FRONTIER], match[k.BOARD + middle] = 1, middle, k.OPEN
        match[k.HAND], match[k.HAND + 1] = match[k.BAG], match[k.BAG + 1]
        match[k.DRAWN] = 2
        moment = 0
        while match[k.LAID] < TILES:
            seat = match[k.TO_MOVE]
            view = match.copy()
            view[k.HAND + 1 - seat] = -1
            hidden = np.zeros(TILES - match[k.LAID] - 1, dtype=np.int32)
            count = 0
            if match[k.HAND + 1 - seat] >= 0:
                hidden[0] = match[k.HAND + 1 - seat]
                count = 1
            for index in range(match[k.DRAWN], TILES):
                hidden[count] = match[k.BAG + index]
                count += 1
            hidden = np.sort(hidden[:count])
            seed = int(next_random(chance) >> np.uint64(2))
            k.apply(match, _choose(tiles, sheet, thrift, Known(view, hidden, given), effort, seed))
            if moment < 3 and match[k.LAID] == 24 + 6 * moment - 2 * (moment == 2):
                north, south = k.points(tiles, match, leader, lead)
                found[game, LEADS + moment] = north - south + handicap
                moment += 1
        north, south = k.points(tiles, match, leader, lead)
        found[game, FIRST], found[game, SECOND] = north + handicap, south
        held = np.zeros(k.SPOTS, dtype=np.int32)
        for number in range(TILES):
            cell = match[k.ORDER + number]
            at = (2 * ((cell >> 4) - match[k.TOP]) + 1) * k.LATTICE + 2 * ((cell & 15) - match[k.LEFT]) + 1
            held[leader[at + tiles.chest[match[k.BOARD + cell]]]] += 1
        for spot in range(k.SPOTS):
            wet = (spot // k.LATTICE) % 2 == 0 and (spot % k.LATTICE) % 2 == 0
            column = WATER if wet else LAND
            if held[spot] > found[game, column]:
                found[game, column], found[game, column + 2] = held[spot], lead[spot]


def play(job: tuple[Mix, int, int, int, int, int]) -> Ints:
    """Play some games with a mix."""
    mix, games, effort, thrift, handicap, seed = job
    pieces = mix.pieces()
    found = np.zeros((games, COLUMNS), dtype=np.int32)
    _self_play(k.tables(pieces), faces(pieces), thrift, effort, handicap, chance_from(seed), found)
    return found


# --- results --------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A mix and the results of its games."""

    mix: Mix
    games: int
    numbers: dict[str, float]

    @property
    def missed(self) -> float:
        """Return how far the goals are missed, in units of about equal weight; 0 if all are met."""
        n = self.numbers
        return (
            max(0.0, abs(n["land"] - n["water"]) / max(n["land"], n["water"]) - 0.10) * 10
            + max(0.0, n["water_wins"] - 0.73) * 20
            + max(0.0, n["land_wins"] - 0.73) * 20
            + max(0.0, 27.4 - n["owned"])
            + max(0.0, n["draws"] - 0.05) * 20
            + max(0.0, 0.27 - n["lost_30"]) * 20
            + max(0.0, 0.5 - n["first"]) * 10
        )


def measure(mix: Mix, rows: Ints) -> Found:
    """Sum up the games of a mix."""
    ahead = rows[:, FIRST] - rows[:, SECOND]
    decided = ahead != 0

    def wins(lead: Ints) -> float:
        counted = decided & (lead != 0)
        return float(np.mean(np.sign(lead[counted]) == np.sign(ahead[counted]))) if counted.any() else 0.5

    numbers = {
        "first": float(np.mean((1 + np.sign(ahead)) / 2)),
        "draws": float(np.mean(~decided)),
        "owned": float(np.mean(rows[:, FIRST] + rows[:, SECOND])),
        "land": float(np.mean(rows[:, LAND])),
        "water": float(np.mean(rows[:, WATER])),
        "land_wins": wins(rows[:, LAND_LEAD]),
        "water_wins": wins(rows[:, WATER_LEAD]),
        **{f"lost_{tiles}": 1 - wins(rows[:, LEADS + index]) for index, tiles in enumerate(MOMENTS)},
    }
    return Found(mix, len(rows), numbers)


def show(found: Found) -> str:
    """Return one line of the report."""
    n = found.numbers
    return (
        f"{found.mix!s:34} {found.games:5} missed {found.missed:5.2f}  land {n['land']:4.1f} water {n['water']:4.1f}"
        f"  owned {n['owned']:4.1f}  draws {100 * n['draws']:4.1f}  first {100 * n['first']:4.1f}"
        f"  wins w {100 * n['water_wins']:4.1f} l {100 * n['land_wins']:4.1f}"
        f"  lost {100 * n['lost_24']:4.1f} {100 * n['lost_30']:4.1f} {100 * n['lost_34']:4.1f}"
    )


# --- the search -----------------------------------------------------------------------------------------------------

#: The least and the most tiles of a shape, and the allowed number of land joins of all tiles. (With fewer, water
#: becomes one ocean; with more, land becomes one continent.)
LEAST, MOST = 2, 13
JOINS, WANTED_JOINS = (0, 1, 1, 2, 2, 3), range(60, 71)
#: Games that one worker plays at a time.
CHUNK = 20
#: A generation: the number of mixes to try, and the number of the best that are measured again and have children.
TRIED, PARENTS = 8, 4


def is_sound(mix: Mix) -> bool:
    """Return whether the mix may be a house set."""
    joins = sum(map(operator.mul, mix.tiles, JOINS))
    even = sum(mix.water) == TILES // 2 == sum(mix.tiles) // 2
    fits = all(0 <= water <= tiles for tiles, water in zip(mix.tiles, mix.water, strict=True))
    on_big = mix.water[0] == mix.tiles[0] and mix.water[5] == 0
    return even and fits and on_big and LEAST <= min(mix.tiles) <= max(mix.tiles) <= MOST and joins in WANTED_JOINS


def fresh(chance: random.Random) -> Mix:
    """Draw a random mix."""
    while True:
        tiles = [LEAST] * len(SHAPES)
        while sum(tiles) < TILES:
            tiles[chance.randrange(len(SHAPES))] += 1
        water = [tiles[0], *(chance.randint(0, count) for count in tiles[1:5]), 0]
        if is_sound(mix := Mix(tuple(tiles), tuple(water))):
            return mix


def child(mix: Mix, chance: random.Random) -> Mix:
    """Change one to three tiles: their shape, or the place of their chest."""
    while True:
        tiles, water = list(mix.tiles), list(mix.water)
        for _ in range(chance.randint(1, 3)):
            one, other = chance.sample(range(len(SHAPES)), 2)
            if chance.random() < 0.6:
                tiles[one] -= 1
                tiles[other] += 1
            water[one] -= 1
            water[other] += 1
        water[0], water[5] = tiles[0], 0
        if is_sound(made := Mix(tuple(tiles), tuple(water))) and made != mix:
            return made


def search(asked: argparse.Namespace, start: list[Mix]) -> None:
    """Breed mixes for a number of generations; print each measurement, and the best at the end."""
    chance = random.Random(asked.seed)
    rows: dict[Mix, list[Ints]] = {}
    mixes = start + [fresh(chance) for _ in range(TRIED - len(start))]
    with Pool(asked.workers) as pool:
        for generation in range(asked.search):
            seed = asked.seed + 1000 * generation
            jobs = [(mix, asked.games, asked.playouts, asked.thrift, asked.handicap, seed) for mix in mixes]
            for mix, found in zip(mixes, pool.imap(play, jobs), strict=True):
                rows.setdefault(mix, []).append(found)
                print(generation, show(measure(mix, np.concatenate(rows[mix]))), flush=True)
            best = sorted(rows, key=lambda mix: measure(mix, np.concatenate(rows[mix])).missed)[:PARENTS]
            mixes = best + [child(chance.choice(best), chance) for _ in range(TRIED - PARENTS)]
    print()
    for mix in best:
        print(show(measure(mix, np.concatenate(rows[mix]))))


def main() -> None:
    """Measure the named mixes, or search."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("mixes", nargs="*")
    parser.add_argument("--search", type=int, default=0, help="breed mixes for so many generations")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--thrift", type=int, default=TILES)
    parser.add_argument("--handicap", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    mixes = [read_mix(text) for text in asked.mixes]
    play((fresh(random.Random(1)), 0, 1, TILES, 0, 1))  # compile once, before the workers start
    if asked.search:
        search(asked, mixes)
        return
    with Pool(asked.workers) as pool:
        chunks = range(asked.games // CHUNK)
        for mix in mixes:
            jobs = [
                (mix, CHUNK, asked.playouts, asked.thrift, asked.handicap, asked.seed + 1000 * chunk)
                for chunk in chunks
            ]
            print(show(measure(mix, np.concatenate(pool.map(play, jobs, chunksize=1)))), flush=True)


if __name__ == "__main__":
    main()
