"""The little pictures: coin, palm, cross, cup and chest, each in a box from -10 to 10 around its middle.

They are drawn to be told apart at ten pixels: one silhouette each, few colours, dark edges. The coin bears
the hook that the project is named after.
"""

from __future__ import annotations

from goldhook.drawing.art import line, shape, tag

GOLD, GOLD_LIT, BRASS, BRASS_DEEP = "#E9B32E", "#F3C64E", "#8F5F0A", "#7A4E06"
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
            "#246E3D",
        )
        + shape(
            "M.8-2.8C4.8-6 9.4-4.2 9.9 1.4 7.8-1.5 5-2.6 2.7-2.5 5-1 6 1.6 5.2 4.8 4 1.8 2.9-.9.8-2.8"
            "-1.4-.9-2.7 1.7-4 4.6-4.9 1.3-4-1.2-1.4-2.6-4-2.8-6.9-1.7-9.2 1.3-9-4.4-3.6-6.2.8-2.8Z",
            "#2F8A4E",
        )
        + line("M-.3-2.2h0M2-1.9h0", "#5F3A17", 2.1, stroke_linecap="round")
    ),
    "cross": shape(
        "M-8-6.4C-7.6-8.3-5.8-8.6-4.5-7.1L.1-2 5.3-7.8C6.7-9.1 8.9-7.4 7.8-5.7L3 .4 7.7 5C9.1 6.4 7.4 8.9 5.6 7.8"
        "L.4 3.4-4.7 8.2C-6.5 9.4-8.6 7.4-7.1 5.7L-2.6.7-7.6-5.2Q-8.1-5.8-8-6.4Z",
        "#C4352B",
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
