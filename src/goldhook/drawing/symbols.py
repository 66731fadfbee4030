"""The symbols: coin, palm, cross, cup and chest, each in a box from -10 to 10 around its centre.

They must be distinct at ten pixels: one silhouette each, few colours, dark edges. The coin bears the hook that gives
the project its name.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.drawing.art import PALM, PENCIL, Point, document, line, pair, placed, shape, tag

GOLD, GOLD_LIT, BRASS, BRASS_DEEP = "#E9B32E", "#F3C64E", "#8F5F0A", "#7A4E06"
LEAF, WAX = "#2F8A4E", "#C4352B"
WOOD, WOOD_DEEP, IRON = "#A35A1A", "#7E4211", "#3B1E08"

SYMBOLS = {
    "coin": (
        tag("circle", r=9, fill=GOLD, stroke=BRASS, stroke_width=1.5)
        + tag("circle", r=6.3, fill=GOLD_LIT, stroke="#B67F14", stroke_width=0.9)
        + line("M.9-1.9V1.5A2.5 2.5 0 0 1-4.1 1.5V-.2L-2.3 1.5", BRASS_DEEP, 1.5, stroke_linejoin="round")
        + tag("circle", cx=0.9, cy=-3.3, r=1.3, fill="none", stroke=BRASS_DEEP, stroke_width=1.1)
    ),
    "palm": (
        shape("M-3 9.7C-2.8 5-1.2 1-.2-3L1.8-2.6C1.3 1.5.5 5.2.9 9.7Z", "#8C5A2B")
        + shape(
            "M.8-2.8C2-6.9 6-9.4 9.3-7.9 6.4-6.6 4.6-4.6.8-2.8-3-4.6-4.6-6.8-7.4-8-4-9.6-.2-7.2.8-2.8Z",
            PALM,
        )
        + shape(
            "M.8-2.8C4.8-6 9.4-4.2 9.9 1.4 7.8-1.5 5-2.6 2.7-2.5 5-1 6 1.6 5.2 4.8 4 1.8 2.9-.9.8-2.8"
            "-1.4-.9-2.7 1.7-4 4.6-4.9 1.3-4-1.2-1.4-2.6-4-2.8-6.9-1.7-9.2 1.3-9-4.4-3.6-6.2.8-2.8Z",
            LEAF,
        )
        + line("M-.3-2.2h0M2-1.9h0", "#5F3A17", 2.1, stroke_linecap="round")
    ),
    # Upright and flared, like the points of a compass: slanted crosses are the players' marks, and red ones forbid.
    "cross": (
        shape(
            "M-1.7-1.7-3-8.7H3L1.7-1.7 8.7-3V3L1.7 1.7 3 8.7H-3L-1.7 1.7-8.7 3V-3Z",
            WAX,
            stroke=WAX,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
        + tag("circle", r=1.7, fill=GOLD_LIT)
    ),
    "cup": (
        line("M-5-6.6H-8.3C-8.7-2.6-6.9-.6-3.8-.2M5-6.6H8.3C8.7-2.6 6.9-.6 3.8-.2", BRASS, 2.1)
        + shape(
            "M-6-8.7H6C6.1-2.9 4.6.9 1.3 2.2V5.2C3.6 5.4 4.8 6.6 5 9.2H-5"
            "C-4.8 6.6-3.6 5.4-1.3 5.2V2.2C-4.6.9-6.1-2.9-6-8.7Z",
            GOLD,
            stroke=BRASS,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        + line("M-3.6-6.4C-3.5-3.4-2.9-1.5-1.7-.2", "#FFF3CF", 1.3, stroke_linecap="round")
    ),
    "chest": (
        shape(
            "M-9.6-2.6C-9.6-6.4-7-8.4-3.6-8.4H3.6C7-8.4 9.6-6.4 9.6-2.6V6.6"
            "A1.8 1.8 0 0 1 7.8 8.4H-7.8A1.8 1.8 0 0 1-9.6 6.6Z",
            WOOD,
            stroke=IRON,
            stroke_width=1.6,
        )
        + shape("M-8.8-.8H8.8V6.4A1.2 1.2 0 0 1 7.6 7.6H-7.6A1.2 1.2 0 0 1-8.8 6.4Z", WOOD_DEEP)
        + line("M-5.4-7.8V7.6M5.4-7.8V7.6", GOLD, 2.3)
        + shape("M-2.7-3H2.7V.9C2.7 2.6 1.5 3.8 0 3.8S-2.7 2.6-2.7.9Z", "#FFD866", stroke=IRON, stroke_width=1)
        + line("M-9.6-1.2H-3.3M3.3-1.2H9.6M0-.8V1.2", IRON, 1.4, stroke_linecap="round")
    ),
}


def symbol_svg(name: str, label: str = "") -> str:
    """Draw one picture alone: a symbol, or `mark`, the cross of a pencil."""
    picture = pencil([(0, 0)]) if name == "mark" else SYMBOLS[name]
    return document(placed(picture, 10, 10), 20, 20, label)


def pencil(middles: Sequence[Point]) -> str:
    """Draw crosses by hand: two strokes each, a second lighter pass, and no two neighbours alike."""
    firm = light = ""
    for number, (x, y) in enumerate(middles):
        lean = ((number * 7) % 5 - 2) * 0.25
        a, b = 8.2 + lean, 7.2 - lean
        firm += f"M{pair((x - a, y - b))}q{pair((a + 1, b - 1))} {pair((2 * a, 2 * b))}"
        firm += f"M{pair((x + b, y - a))}q{pair((-b - 0.6, a + 1))} {pair((-2 * b, 2 * a))}"
        light += f"M{pair((x - a + 0.7, y - b - 0.9))}l{pair((2 * a - 1.9, 2 * b + 1))}"
        light += f"M{pair((x + b + 0.8, y - a + 1.4))}l{pair((-2 * b - 0.4, 2 * a - 2))}"
    if not firm:
        return ""
    over = line(light, PENCIL, 0.5, stroke_linecap="round", stroke_opacity=0.7)
    return line(firm, PENCIL, 1.5, stroke_linecap="round") + over
