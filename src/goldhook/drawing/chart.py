"""Sea-chart decoration: ripples, compass roses with their winds, and sheets framed by a scale bar."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from goldhook.drawing.art import INK, PAPER, SAND_RIM, Box, Point, document, line, num, pair, placed, shape, tag, words

#: A sheet has the proportions of landscape A4, and prints at that size.
SHEET_WIDTH, SHEET_HEIGHT, SHEET_MILLIMETRES = 1400, 990, 297
#: Where the pieces of a sheet begin, and the area inside its frame.
SHEET_EDGE, SHEET_TOP = 50.5, 164
SHEET_INSIDE: Box = (14, 14, SHEET_WIDTH - 14, SHEET_HEIGHT - 14)


def ripples(middles: Iterable[Point], width: float = 8) -> str:
    """Draw ripples on the water, around these centres."""
    crest = f"q{num(width / 4)}-{num(width / 5)} {num(width / 2)} 0t{num(width / 2)} 0"
    d = "".join(f"M{pair((x - width / 2, y))}{crest}" for x, y in middles)
    return line(d, "#fff", width / 8, stroke_opacity=0.32, stroke_linecap="round") if d else ""


def rose(x: float, y: float, size: float, dark: str, light: str) -> str:
    """Draw a compass rose: a ring, four short points, and four long ones half in the shade, as engravers do."""
    ring = tag("circle", cx=x, cy=y, r=size * 0.6, fill="none", stroke=light, stroke_width=size / 18)
    short = _polygon(polar(x, y, size * (0.18 if point % 2 else 0.66), (point + 1) / 8) for point in range(8))
    long = _polygon(polar(x, y, size * (0.26 if point % 2 else 1), point / 8) for point in range(8))
    shade = "".join(
        _polygon(((x, y), polar(x, y, size, point / 4), polar(x, y, size * 0.26, (point + 0.5) / 4)))
        for point in range(4)
    )
    return ring + shape(short + long, light) + shape(shade, dark)


def rhumbs(x: float, y: float, box: Box, clear: float) -> str:
    """Return the path of sixteen winds from a rose at (x, y) to the edges of a box, leaving `clear` around the rose."""
    far = 2 * math.dist(box[:2], box[2:])
    return "".join(segment(polar(x, y, clear, wind / 16), polar(x, y, far, wind / 16), box) for wind in range(16))


def segment(start: Point, end: Point, box: Box) -> str:
    """Return the path of the part of a straight line inside a box; empty if the line misses it.

    >>> segment((-10, 5), (30, 5), (0, 0, 20, 20)), segment((-10, 5), (-5, 50), (0, 0, 20, 20))
    ('M0 5L20 5', '')
    """
    first, last = 0.0, 1.0
    for axis in (0, 1):
        for edge, inward in ((box[axis], 1), (box[axis + 2], -1)):
            room = (start[axis] - edge) * inward
            way = (end[axis] - start[axis]) * inward
            if way > 0:
                first = max(first, -room / way)
            elif way < 0:
                last = min(last, -room / way)
            elif room < 0:
                return ""
    if first >= last:
        return ""
    (ax, ay), (bx, by) = start, end
    here, there = ((ax + part * (bx - ax), ay + part * (by - ay)) for part in (first, last))
    return f"M{pair(here)}L{pair(there)}"


def polar(x: float, y: float, reach: float, turn: float) -> Point:
    """Return the point at a distance from (x, y), at a fraction of a full turn clockwise from north."""
    return x + reach * math.sin(math.tau * turn), y - reach * math.cos(math.tau * turn)


def _polygon(points: Iterable[Point]) -> str:
    return f"M{'L'.join(map(pair, points))}Z"


def leaf(width: float, height: float, bars: int, thick: float = 1.4) -> str:
    """Draw a sheet of paper with the scale bar of a chart around it; `bars` is the number of bars along its width."""
    edge = 2.5 * thick
    across, down = width - 2 * edge, height - 2 * edge
    rows = round(bars * down / across) // 2 * 2 + 1  # odd along both sides, so that the corners match

    def bar(stroke: str, stroke_width: float, d: str, dashes: str | None = None) -> str:
        return line(d, stroke, stroke_width, stroke_dasharray=dashes)

    frame = f"M{num(edge)} {num(edge)}h{num(across)}v{num(down)}h{num(-across)}Z"
    level = f"M{num(edge)} {num(edge)}h{num(across)}m0 {num(down)}h{num(-across)}"
    upright = f"M{num(edge)} {num(height - edge)}v{num(-down)}m{num(across)} 0v{num(down)}"
    return (
        tag(
            "rect",
            x=0.4,
            y=0.4,
            width=width - 0.8,
            height=height - 0.8,
            rx=3.5 * thick,
            fill=PAPER,
            stroke=SAND_RIM,
            stroke_width=0.8,
        )
        + bar(INK, thick * 1.6, frame)
        + bar(PAPER, thick, frame)
        + bar(INK, thick, level, num(across / bars))
        + bar(INK, thick, upright, num(down / rows))
    )


def sheet(title: str, subtitle: str, pieces: str, legend: Sequence[tuple[str, str]], at: Point, columns: int) -> str:
    """Return a contact sheet to print: a framed sheet with a title, a rose and its winds, the pieces and a legend."""
    x, y = SHEET_WIDTH - SHEET_EDGE - 42, SHEET_EDGE + 38
    listed = ""
    for number, (picture, text) in enumerate(legend):
        row, column = divmod(number, columns)
        left, middle = at[0] + column * 190, at[1] + row * 30
        listed += placed(picture, left, middle) + words(text, left + 40, middle + 5, 16)
    return document(
        leaf(SHEET_WIDTH, SHEET_HEIGHT, bars=35, thick=4)
        + line(rhumbs(x, y, SHEET_INSIDE, clear=46), SAND_RIM, 0.7, stroke_opacity=0.4)
        + rose(x, y, 42, INK, SAND_RIM)
        + words(title, SHEET_EDGE, SHEET_EDGE + 42, 46, font_weight="bold")
        + (words(subtitle, SHEET_EDGE, SHEET_EDGE + 72, 18, font_style="italic") if subtitle else "")
        + pieces
        + listed,
        SHEET_WIDTH,
        SHEET_HEIGHT,
        title,
        SHEET_MILLIMETRES,
    )
