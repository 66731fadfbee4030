"""The rounded coast around a set of cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from goldhook.drawing.art import Point, num

Step = tuple[int, int]


def coast(
    cells: Iterable[tuple[int, int]],
    pitch: float,
    grow: float,
    convex: float,
    concave: float,
    at: Point = (0, 0),
) -> str:
    """Return the path around all (column, row) cells together, `grow` outside their edges, with rounded corners.

    Capes take the radius `convex`, bays and lagoons the radius `concave`. Every cell grows before the outline is taken,
    so cells that touch only at a corner share a neck of land instead of pinching the path.

    >>> coast([(0, 0)], pitch=10, grow=1, convex=2, concave=1)
    'M-1 1a2 2 0 0 1 2-2H9a2 2 0 0 1 2 2V9a2 2 0 0 1-2 2H1a2 2 0 0 1-2-2Z'
    """

    def position(index: int, origin: float) -> float:
        cell, far = divmod(index, 2)
        return origin + cell * pitch + (grow if far else -grow)

    path = ""
    for loop in _loops(_grown(cells)):
        corners = [(position(column, at[0]), position(row, at[1])) for column, row in loop]
        path += _rounded(corners, convex, concave)
    return path


def _grown(cells: Iterable[tuple[int, int]]) -> set[Step]:
    """Return the cells on a finer lattice, with a line `grow` to either side of each grid line; grown cells overlap."""
    return {(2 * column + i, 2 * row + j) for column, row in cells for i in range(3) for j in range(3)}


def _loops(filled: set[Step]) -> Iterator[list[Step]]:
    """Yield the corners of each boundary of a set of lattice cells, with the set on the right."""
    following: dict[Step, Step] = {}
    for x, y in filled:
        sides = {(0, -1): ((x, y), (x + 1, y)), (1, 0): ((x + 1, y), (x + 1, y + 1))}
        sides |= {(0, 1): ((x + 1, y + 1), (x, y + 1)), (-1, 0): ((x, y + 1), (x, y))}
        following |= {start: end for (i, j), (start, end) in sides.items() if (x + i, y + j) not in filled}
    while following:
        start = min(following)
        loop, here = [start], following.pop(start)
        while here != start:
            loop.append(here)
            here = following.pop(here)
        yield [
            there
            for before, there, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
            if (before[0] == there[0]) != (there[0] == after[0])
        ]


def _rounded(corners: Sequence[Point], convex: float, concave: float) -> str:
    """Return a rectilinear loop with round corners, in relative arcs and one-letter lines."""
    path = ""
    for (x0, y0), (x, y), (x2, y2) in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        back, ahead = _sign(x0 - x, y0 - y), _sign(x2 - x, y2 - y)
        right = ahead[0] * back[1] - ahead[1] * back[0] > 0
        radius = min(convex if right else concave, (abs(x2 - x) + abs(y2 - y)) / 2, (abs(x0 - x) + abs(y0 - y)) / 2)
        start = (x + back[0] * radius, y + back[1] * radius)
        if not path:
            path = f"M{num(start[0])} {num(start[1])}"
        else:
            path += f"H{num(start[0])}" if back[0] else f"V{num(start[1])}"
        across, down = num((ahead[0] - back[0]) * radius), num((ahead[1] - back[1]) * radius)
        apart = "" if across.startswith("-") else " "
        between = "" if down.startswith("-") else " "
        path += f"a{num(radius)} {num(radius)} 0 0 {int(right)}{apart}{across}{between}{down}"
    return path + "Z"


def _sign(x: float, y: float) -> Step:
    return (x > 0) - (x < 0), (y > 0) - (y < 0)
