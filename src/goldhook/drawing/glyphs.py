"""Our own lettering for the few characters on the pieces, as outlines.

A machine without fonts draws no text at all, and others draw it differently; points and ids must not depend on that.
Characters stand between 0 (top) and 100 (baseline); figures are tabular.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from goldhook.drawing.art import num, tag


class Glyph(NamedTuple):
    """An outline, and the distance from its left edge to the next character."""

    advance: int
    outline: str


GLYPHS = {
    "0": Glyph(
        72,
        "M36-1C56-1 69 18 69 50S56 101 36 101 3 82 3 50 16-1 36-1ZM36 7C26 7 22 20 22 50S26 93 36 93 "
        "50 80 50 50 46 7 36 7Z",
    ),
    "1": Glyph(
        72,
        "M8 13C20 12 28 8 35 0H47V89C47 94 51 95 63 95V100H12V95C24 95 28 94 28 89V20C23 22 16 23 8 23Z",
    ),
    "2": Glyph(
        72,
        "M6 30C6 11 19-1 37-1 55-1 66 9 66 26 66 42 55 52 41 65 33 72 26 78 23 84H51C59 84 61 81 63 "
        "71H69L66 100H4V93C10 82 20 71 30 60 41 48 47 40 47 26 47 14 42 7 33 7 26 7 21 10 21 14 21 18"
        " 26 20 26 27 26 34 22 38 16 38 10 38 6 35 6 30Z",
    ),
    "3": Glyph(
        72,
        "M8 25C8 9 20-1 37-1 54-1 64 8 64 23 64 35 57 43 46 47 60 50 68 59 68 72 68 90 55 101 34 101 "
        "16 101 4 92 4 79 4 72 9 67 15 67 21 67 25 71 25 77 25 84 20 84 20 88 20 92 25 94 31 94 42 94"
        " 48 86 48 72 48 58 42 51 29 51H23V43H29C40 43 45 37 45 24 45 13 41 6 33 6 28 6 23 8 23 11 23"
        " 15 27 15 27 22 27 28 23 32 17 32 11 32 8 29 8 25Z",
    ),
    "4": Glyph(
        72,
        "M41 0H57V63H70V74H57V89C57 94 59 95 67 95V100H26V95C35 95 38 94 38 89V74H2V64ZM38 20 12 63H38Z",
    ),
    "5": Glyph(
        72,
        "M13 0H62L59 17H22L20 40C25 37 31 35 38 35 56 35 68 47 68 66 68 88 53 101 32 101 15 101 4 92 "
        "4 79 4 72 9 67 15 67 21 67 25 71 25 77 25 84 19 84 19 88 19 92 24 94 30 94 42 94 47 84 47 67"
        " 47 52 42 44 32 44 25 44 20 46 16 50L9 48Z",
    ),
    "6": Glyph(
        72,
        "M58-2 60 5C44 9 31 20 26 38 31 34 37 32 43 32 59 32 69 45 69 65 69 87 55 101 36 101 16 101 3"
        " 86 3 62 3 32 24 4 58-2ZM35 41C30 41 26 42 23 45 22 50 22 55 22 61 22 84 27 94 36 94 46 94 "
        "50 85 50 66 50 49 45 41 35 41Z",
    ),
    "7": Glyph(
        72,
        "M6 0H69V9C54 33 44 60 42 100H21C25 64 36 40 53 18H25C16 18 13 21 12 31H5Z",
    ),
    "8": Glyph(
        72,
        "M37-1C55-1 66 9 66 24 66 35 59 42 48 47 62 53 69 61 69 74 69 91 56 101 36 101 15 101 3 91 3 "
        "76 3 63 12 55 25 50 13 44 7 37 7 26 7 10 19-1 37-1ZM36 6C28 6 23 12 23 22 23 31 30 37 41 43 "
        "47 37 49 32 49 24 49 13 45 6 36 6ZM31 54C23 60 20 66 20 76 20 87 26 94 37 94 47 94 52 88 52 "
        "79 52 68 44 61 31 54Z",
    ),
    "9": Glyph(
        72,
        "M14 102 12 95C28 91 41 80 46 62 41 66 35 68 29 68 13 68 3 55 3 35 3 13 17-1 36-1 56-1 69 14 "
        "69 38 69 68 48 96 14 102ZM37 59C42 59 46 58 49 55 50 50 50 45 50 39 50 16 45 6 36 6 26 6 22 "
        "15 22 34 22 51 27 59 37 59Z",
    ),
    "P": Glyph(
        74,
        "M3 0H41C60 0 71 11 71 30S60 60 41 60H32V89C32 94 35 95 44 95V100H3V95C10 95 12 94 12 "
        "89V11C12 6 10 5 3 5ZM32 8V52H37C47 52 50 44 50 30S47 8 37 8Z",
    ),
    "O": Glyph(
        94,
        "M47-1C73-1 91 20 91 50S73 101 47 101 3 80 3 50 21-1 47-1ZM47 6C32 6 25 20 25 50S32 94 47 94 "
        "69 80 69 50 62 6 47 6Z",
    ),
    "G": Glyph(
        94,
        "M80 2V34H74C70 16 62 6 50 6 33 6 25 20 25 50S33 94 51 94C55 94 59 93 62 91V66C62 61 59 60 50"
        " 60V55H92V60C85 60 82 61 82 66V92C74 98 62 101 50 101 20 101 3 81 3 50S21-1 48-1C57-1 64 2 "
        "69 7L74 2Z",
    ),
    "S": Glyph(
        70,
        "M60 2V32H54C51 15 43 6 33 6 25 6 20 10 20 17 20 25 26 29 39 35 56 43 66 52 66 69 66 89 53 "
        "101 35 101 25 101 19 98 14 93L9 98H4V65H10C13 84 22 94 34 94 43 94 48 89 48 81 48 72 42 67 "
        "28 61 12 53 4 45 4 29 4 11 15-1 32-1 40-1 45 2 49 6L54 2Z",
    ),
    "T": Glyph(
        82,
        "M2 0H80L81 31H75C73 14 68 8 57 8H51V89C51 94 54 95 64 95V100H18V95C28 95 31 94 31 89V8H25C14 8 9 14 7 31H1Z",
    ),
    "E": Glyph(
        76,
        "M3 0H68L69 28H63C61 12 56 8 44 8H32V45H37C45 45 48 42 49 33H55V66H49C48 56 45 53 37 "
        "53H32V92H44C57 92 63 86 66 69H72L70 100H3V95C10 95 12 94 12 89V11C12 6 10 5 3 5Z",
    ),
}


def width(text: str, height: int) -> float:
    """Return the width of a text."""
    return sum(GLYPHS[sign].advance for sign in text) * height / 100


def lettering(
    text: str,
    x: float,
    y: float,
    height: int,
    fill: str,
    anchor: Literal["start", "middle", "end"] = "start",
) -> str:
    """Return a text in our lettering; `y` is the baseline, `height` the height of its capitals in whole units."""
    before = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width(text, height)
    signs, along = "", 0
    for sign in text:
        glyph = GLYPHS[sign]
        move = f"translate({along} 0)" if along else None
        signs += tag("path", d=glyph.outline, transform=move)
        along += glyph.advance
    place = f"translate({num(x - before)} {num(y - height)}) scale({num(height / 100)})"
    return tag("g", signs, transform=place, fill=fill)
