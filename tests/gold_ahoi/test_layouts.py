"""Whole layouts of 36 tiles, counted by hand, and areas found a second way, directly from the text of G7."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from goldhook.core.chance import deal
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.areas import areas, points
from goldhook.games.gold_ahoi.pieces import CORNERS, ENDS, Tile, Tiles
from goldhook.games.gold_ahoi.position import position
from goldhook.games.gold_ahoi.rules import apply, legal, outcome, start, to_act
from goldhook.games.gold_ahoi.state import Laid, State
from random_sets import random_tiles, wide_tiles


def whole(face: Callable[[int, int], tuple[str, str, int]]) -> State:
    """Return a full layout; `face(row, column)` gives land as "ne sw", the chest, and the quarter turns."""
    tiles, laid = [], []
    for number in range(36):
        row, column = divmod(number, 6)
        land, chest, turn = face(row, column)
        tiles.append(Tile(f"T{number + 1:02}", tuple(tuple(group) for group in land.split()), chest))
        laid.append(f"T{number + 1:02} {row},{column} {turn}")
    return position(*laid, tiles=Tiles("by hand", tuple(tiles)))


def openings(state: State, kind: str) -> Counter[tuple[int, int]]:
    return Counter(area.openings for area in areas(state.layout.laid) if area.kind == kind)


def test_stubs_everywhere_counted_by_hand() -> None:
    """No land joins. All water is one, with 7 openings a side: nobody's.

    Each of the 84 edges is a land area of its own: 6 open to the north, 6 to the south, 72 to nobody. Every tile has
    its chest at its northern end, so only the 6 chests of the top row lie at an opening. 6 : 0.
    """
    state = whole(lambda row, column: ("n e s w", "n", 0))
    assert openings(state, "water") == {(7, 7): 1}
    assert openings(state, "land") == {(1, 0): 6, (0, 1): 6, (0, 0): 72}
    assert points(areas(state.layout.laid)) == (6, 0)


def test_bends_everywhere_counted_by_hand() -> None:
    r"""Every tile joins north with east and south with west, so land and water run in stairs to the south-east.

    Land: from each northern opening a stair leads down to the eastern flank (1 : 0, six of them); from each western
    end a stair leads to a southern opening (0 : 1, six). The piece at a tile's northern end belongs to a stair from
    the north if column ≥ row (21 tiles), else to one that came from the west and goes south (15 tiles). 21 : 15.
    Water: the diagonals of grid points. The middle one opens to both sides; 6 above it to the north, 6 below it to
    the south.
    """
    state = whole(lambda row, column: ("ne sw", "n", 0))
    assert openings(state, "land") == {(1, 0): 6, (0, 1): 6}
    assert openings(state, "water") == {(1, 1): 1, (1, 0): 6, (0, 1): 6}
    assert outcome(state).totals == (21, 15)
    assert outcome(state).winners == (0,)


def test_streets_and_rivers_counted_by_hand() -> None:
    """Columns 0–2: land from north to south. Columns 3–5: land from west to east, but crosses in the last row.

    Land: 3 streets from side to side (1 : 1). 18 single ends at the edges left of columns 0, 1, 2. In columns 3–5
    there are 5 streets along rows 0–4 (0 : 0); the 3 crosses of row 5 are one area with 3 openings to the south. The
    northern ends of columns 3–5 are stubs: 3 at the side (1 : 0), and 4 × 3 between rows 0–4 (0 : 0).
    Water: the grid lines 0, 1, 2 are rivers from side to side (1 : 1). Line 3 is one too, and every street of columns
    3–5 has water along it that flows into line 3: one area, with the 4 grid points 3–6 of the north side, and only
    point 3 in the south. The southern points 4, 5, 6 lie alone below the crosses (0 : 1).
    Chests: columns 0–2 have theirs on the streets, nobody's; columns 3–5 in the water (15, north), in row 5 on the
    crosses (3, south). 15 : 3.
    """

    def face(row: int, column: int) -> tuple[str, str, int]:
        if column < 3:
            return "ns e w", "n", 0
        return ("nesw", "n", 0) if row == 5 else ("ns e w", "ne", 1)

    state = whole(face)
    assert openings(state, "land") == {(1, 1): 3, (0, 0): 18 + 5 + 12, (0, 3): 1, (1, 0): 3}
    assert openings(state, "water") == {(1, 1): 3, (4, 1): 1, (0, 1): 3}
    assert outcome(state).totals == (15, 3)
    by_owner = Counter[int | None]()
    for area in areas(state.layout.laid):
        by_owner[area.owner] += area.chests
    assert by_owner == {None: 18, 0: 15, 1: 3}


# --- the same areas, found from the words of G7 -------------------------------------------------------------------

Node = tuple[int, int, str]
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
#: The corners at the ends of an edge, seen from this tile and from its neighbour.
SHARED = {"n": (("ne", "se"), ("nw", "sw")), "e": (("ne", "nw"), ("se", "sw"))}


def turned(name: str, turn: int) -> str:
    names = ENDS if name in ENDS else CORNERS
    return names[(names.index(name) + turn) % 4]


def water_joined(land: list[set[str]], one: str, other: str) -> bool:
    """Return whether two corners share water: they split the ends into two groups, and no land has ends in both."""
    ring = [part for pair in zip(ENDS, CORNERS, strict=True) for part in pair]  # n ne e se s sw w nw
    a, b = sorted((ring.index(one), ring.index(other)))
    inside = {part for part in ring[a:b] if part in ENDS}
    outside = set(ENDS) - inside
    return not any(piece & inside and piece & outside for piece in land)


def areas_by_the_words(laid: list[Laid]) -> Counter[tuple[str, int, int, int]]:
    nodes: dict[Node, set[Node]] = {}
    board = {(at.row, at.column): at for at in laid}

    def join(one: Node, other: Node) -> None:
        nodes[one].add(other)
        nodes[other].add(one)

    for at in laid:
        for name in ENDS + CORNERS:
            nodes[at.row, at.column, name] = set()
    for at in laid:
        land = [{turned(end, at.turn) for end in piece} for piece in at.tile.land]
        for piece in land:
            for end in piece:
                join((at.row, at.column, end), (at.row, at.column, min(piece)))
        for one in CORNERS:
            for other in CORNERS:
                if one < other and water_joined(land, one, other):
                    join((at.row, at.column, one), (at.row, at.column, other))
        for end in ("n", "e"):
            beside = board.get((at.row + STEP[end][0], at.column + STEP[end][1]))
            if beside:
                join((at.row, at.column, end), (beside.row, beside.column, OPPOSITE[end]))
                for mine, theirs in SHARED[end]:
                    join((at.row, at.column, mine), (beside.row, beside.column, theirs))
        for mine, theirs, down, right in (("se", "nw", 1, 1), ("sw", "ne", 1, -1)):
            across = board.get((at.row + down, at.column + right))
            if across:
                join((at.row, at.column, mine), (across.row, across.column, theirs))

    top, bottom = min(at.row for at in laid), max(at.row for at in laid)
    found = Counter[tuple[str, int, int, int]]()
    left = set(nodes)
    while left:
        area, edge = set[Node](), [left.pop()]
        while edge:
            node = edge.pop()
            area.add(node)
            edge += nodes[node] - area
        left -= area
        chests = sum((at.row, at.column, turned(chest, at.turn)) in area for at in laid for chest in at.tile.chests)
        sides = []
        for row, end, west, east in ((top, "n", "nw", "ne"), (bottom, "s", "sw", "se")):
            ends = sum((row, column, end) in area for column in range(-6, 7))
            gaps = sum((row, column, west) in area or (row, column - 1, east) in area for column in range(-6, 7))
            sides.append(ends + gaps)
        kind = "land" if next(iter(area))[2] in ENDS else "water"
        found[kind, chests, sides[0], sides[1]] += 1
    return found


@pytest.mark.parametrize("seed", range(60))
def test_areas_agree_with_the_words_of_the_rule(seed: int) -> None:
    chance = random.Random(seed)
    tiles = wide_tiles(seed) if seed % 3 == 0 else random_tiles(seed)
    state = start(deal(GAME, seed=seed, pieces=tiles))
    stop = chance.choice([1, 5, 12, 20, 30, 36, 36, 36])
    for _ in range(stop):
        who = to_act(state)[0]
        state, _ = apply(state, who, chance.choice(legal(state, who)))
    found = Counter((area.kind, area.chests, *area.openings) for area in areas(state.layout.laid))
    assert found == areas_by_the_words(list(state.layout.laid))
    laid = sum(len(at.tile.chests) for at in state.layout.laid)
    assert sum(area.chests for area in areas(state.layout.laid)) == laid
