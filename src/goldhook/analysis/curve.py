"""The chart of a match: every seat's chance to win.

Seats differ by line style and marker as well as by colour. A chart alone has colours for paper; a page may restyle its
classes for dark mode.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from goldhook.drawing.art import ACTION, INK, PALM, SAND_RIM, document, line, num, shape, tag, words

#: By seat: the colour on paper, and the dashes of its line.
SEATS = (("#B3261E", None), (ACTION, "9 4"), (PALM, "2 4"), ("#8A5A00", "12 3 2 3"))
WIDTH, HEIGHT = 900, 330
LEFT, RIGHT, TOP, BOTTOM = 64, 700, 24, 290
#: About how many markers each line has.
SIGNS = 9


def curve_svg(
    points: Sequence[Sequence[float]], names: Sequence[str], title: str, about: str, marks: Sequence[int] = ()
) -> str:
    """Return a chart with a line for each seat; `marks` are the positions that carry the numbers 1, 2, 3 …"""
    last = max(1, len(points) - 1)

    def x(place: float) -> float:
        return LEFT + (RIGHT - LEFT) * place / last

    def y(win: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * win

    body = tag("desc", escape(about))
    for percent in (0, 25, 50, 75, 100):
        level = num(y(percent / 100))
        body += line(f"M{LEFT} {level}H{RIGHT}", SAND_RIM, 1, **{"class": "grid"})
        body += words(f"{percent} %", LEFT - 10, y(percent / 100) + 5, 15, text_anchor="end")
    for number, place in enumerate(marks, 1):
        body += line(f"M{num(x(place))} {TOP - 4}V{BOTTOM}", INK, 1, stroke_dasharray="3 3", **{"class": "mark"})
        body += words(str(number), x(place), TOP - 9, 15, text_anchor="middle", font_weight="bold")
    for seat in range(len(names)):
        wins = [point[seat] for point in points]
        body += _seat_line(seat, [(x(place), y(win)) for place, win in enumerate(wins)])
    body += _legend(names, points[-1])
    return document(body, WIDTH, HEIGHT, title)


def _seat_line(seat: int, spots: list[tuple[float, float]]) -> str:
    """Draw steps between the decisions, because nothing is known in between."""
    colour, dashes = SEATS[seat]
    d = f"M{num(spots[0][0])} {num(spots[0][1])}" + "".join(f"H{num(x)}V{num(y)}" for x, y in spots[1:])
    drawn = line(d, colour, 2.4, stroke_dasharray=dashes, stroke_linejoin="round", **{"class": f"line-{seat}"})
    step = max(1, len(spots) // SIGNS)
    return drawn + "".join(_sign(seat, x, y) for x, y in spots[step // 2 :: step])


def _sign(seat: int, x: float, y: float, size: float = 5) -> str:
    """Draw a seat's marker: a disc, a square, a triangle or a diamond."""
    colour, name = SEATS[seat][0], f"sign-{seat}"
    if seat == 0:
        return tag("circle", cx=x, cy=y, r=size, fill=colour, **{"class": name})
    outline = {
        1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        2: ((0, -1.2), (1.2, 1), (-1.2, 1)),
        3: ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    }[seat]
    d = "L".join(f"{num(x + size * right)} {num(y + size * down)}" for right, down in outline)
    return shape(f"M{d}Z", colour, **{"class": name})


def _legend(names: Sequence[str], at_last: Sequence[float]) -> str:
    """List the seats beside the chart, in the order of their final chances."""
    order = sorted(range(len(names)), key=lambda seat: (-at_last[seat], seat))
    listed = ""
    for row, seat in enumerate(order):
        middle = TOP + 22 + 34 * row
        colour, dashes = SEATS[seat]
        d = f"M{RIGHT + 20} {middle}h34"
        listed += line(d, colour, 2.4, stroke_dasharray=dashes, **{"class": f"line-{seat}"})
        listed += _sign(seat, RIGHT + 37, middle) + words(names[seat], RIGHT + 64, middle + 5, 16)
    return listed
