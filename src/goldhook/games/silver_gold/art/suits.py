"""The four suits as SVG: always colour, texture and letter together.

Points and letters are drawn on a suit's deep shade, never on its texture, so they stay legible on a poor screen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from goldhook.drawing.art import PAPER, Box, line, num, pair, shape, tag
from goldhook.drawing.chart import polar, segment
from goldhook.drawing.glyphs import lettering, width
from goldhook.games.silver_gold.pieces import SUITS, Colour, Seal

#: The height of a card's band.
BAND = 20


class Hue(NamedTuple):
    """A suit's colour, and the deep shade behind its letters."""

    bright: str
    deep: str


HUES: dict[Colour, Hue] = {
    "purple": Hue("#6E4A9E", "#452C69"),
    "orange": Hue("#C96A12", "#843F04"),
    "green": Hue("#2F7F4B", "#17502D"),
    "grey": Hue("#5E6870", "#384147"),
}


def band(colour: Colour, points: int, across: float) -> str:
    """Draw the top of a card: the suit's cloth, and on its left a plate with points and letter."""
    hue, number, letter = HUES[colour], str(points), SUITS[colour].letter
    tall, small, baseline = 14, 8, 17
    after = 4.2 + width(number, tall)
    edge = after + 3.5 + width(letter, small)
    top = f"M0 {BAND}V5a5 5 0 0 1 5-5H"
    return (
        shape(f"{top}{num(across - 5)}a5 5 0 0 1 5 5V{BAND}Z", hue.bright)
        + texture(colour, (edge - 1, 2.2, across - 2.2, BAND - 2.2))
        + shape(f"{top}{num(edge + 6)}L{num(edge)} {BAND}Z", hue.deep)
        + lettering(number, 4.2, baseline, tall, PAPER)
        + lettering(letter, after + 1, baseline, small, PAPER)
    )


def texture(colour: Colour, box: Box) -> str:
    """Draw a suit's texture inside a box: stripes, dots, waves or hatching."""
    left, top, right, bottom = box
    high = bottom - top
    dashes = None
    if colour == "orange":
        rows = enumerate(_steps(top + 1.1, bottom, 4.45))
        d = "".join(f"M{pair((left + 2.3 * (row % 2), y))}H{num(right, 1)}" for row, y in rows)
        thick, dashes = 2.0, "0 4.6"
    elif colour == "green":
        waves = int((right - left) // 6)
        wave = "q1.5-2.5 3 0" + "t3 0" * (2 * waves - 1)
        d = "".join(f"M{pair((right - 6 * waves, y))}{wave}" for y in _steps(top + 1.7, bottom, 4.1))
        thick = 1.0
    elif colour == "purple":
        d = "".join(segment((x + high, top), (x, bottom), box) for x in _steps(left - high, right, 6))
        thick = 2.4
    else:
        starts = list(_steps(left - high, right, 5.2))
        d = "".join(segment((x + high, top), (x, bottom), box) for x in starts)
        d += "".join(segment((x, top), (x + high, bottom), box) for x in starts)
        thick = 0.8
    return line(d, "#fff", thick, stroke_dasharray=dashes, stroke_linecap="round", stroke_opacity=0.4)


def _steps(start: float, stop: float, step: float) -> Iterator[float]:
    for number in range(math.ceil((stop - start) / step)):
        yield start + number * step


def wax(seal: Seal, x: float, y: float) -> str:
    """Draw a seal: a blot of wax in its colour, texture around the rim, number and letter pressed into it."""
    hue, number, letter = HUES[seal.colour], str(seal.points), SUITS[seal.colour].letter
    tall, small = 9, 5
    start = x - (width(number, tall) + width(letter, small)) / 2
    return (
        shape(_blot(x, y, 10.5), hue.bright, stroke=PAPER, stroke_width=0.9)
        + _rim(seal.colour, x, y, 8.7)
        + tag("circle", cx=x, cy=y, r=7.3, fill=hue.deep)
        + lettering(number, start, y + 4.5, tall, PAPER)
        + lettering(letter, start + width(number, tall), y + 4.5, small, PAPER)
    )


def _blot(x: float, y: float, size: float) -> str:
    """Draw a slightly irregular circle."""
    knots = []
    for step in range(12):
        angle = math.tau * step / 12
        reach = size * (1 + 0.05 * math.sin(3 * angle + 0.6) + 0.045 * math.cos(5 * angle + 2))
        knots.append(polar(x, y, reach, step / 12))
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(knots, knots[1:] + knots[:1], strict=True)]
    curves = (f"Q{pair(knot)} {pair(middle)}" for knot, middle in zip(knots, middles, strict=True))
    return f"M{pair(middles[-1])}{''.join(curves)}Z"


def _rim(colour: Colour, x: float, y: float, radius: float) -> str:
    """Draw a suit's texture along the rim of a seal."""
    d, thick, dashes, cap = "", 0.7, None, None
    if colour in ("purple", "orange"):
        r, across = num(radius), num(2 * radius)
        d = f"M{pair((x - radius, y))}a{r} {r} 0 0 1 {across} 0a{r} {r} 0 0 1-{across} 0"
        thick, dashes, cap = (2.2, "1.1 1.38", None) if colour == "purple" else (1.5, "0 3.04", "round")
    else:  # one wave, or two that cross
        for swing in (0.8,) if colour == "green" else (1.1, -1.1):
            crests = (polar(x, y, radius + (swing if step % 2 else -swing), step / 18) for step in range(18))
            d += f"M{'L'.join(map(pair, crests))}Z"
    return line(d, "#fff", thick, stroke_dasharray=dashes, stroke_linecap=cap, stroke_opacity=0.6)
