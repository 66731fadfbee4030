"""Pictures that stand for the program: icons, and covers for link previews. They are drawn only from pieces."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.drawing.art import SAND, SEA, document, line, num, placed, png, tag
from goldhook.drawing.symbols import SYMBOLS

#: The size of a cover, as link previews show it.
WIDTH, HEIGHT = 1200, 630
#: The icons by name: the side in pixels, the share of it that the coin fills, and the radius of the corners.
#: A maskable icon may be cut to a circle of four fifths of its side.
ICONS = {
    "192": (192, 0.84, 0.2),
    "512": (512, 0.84, 0.2),
    "maskable": (512, 0.62, 0.0),
    "apple": (180, 0.76, 0.0),
}
#: How far pieces beside the middle are turned, in degrees; and the space around them.
LEAN, MARGIN, GAP = 4, 60, 26
SHALLOWS = "#DDEBEA"


def icon_svg(name: str) -> str:
    """Draw an icon: the coin on the sea."""
    side, share, corner = ICONS[name]
    body = tag("rect", width=side, height=side, rx=num(side * corner), fill=SEA)
    return document(body + placed(SYMBOLS["coin"], side / 2, side / 2, side * share / 20), side, side)


def cover_svg(pieces: Sequence[tuple[str, float]]) -> str:
    """Draw pieces side by side on the sea. Each comes as a whole drawing with its width for a height of 1."""
    body = tag("rect", width=WIDTH, height=HEIGHT, fill=SHALLOWS)
    for row in range(6):
        waves = "".join("q20-18 40 0t40 0" for _ in range(16))
        body += line(f"M{-40 * (row % 2) - 20} {60 + 104 * row}{waves}", SEA, 3, stroke_opacity=0.25)
    body += tag("rect", y=HEIGHT - 46, width=WIDTH, height=46, fill=SAND)
    wide = sum(width for _, width in pieces)
    high = min(HEIGHT - 2 * MARGIN, (WIDTH - 2 * MARGIN - GAP * (len(pieces) - 1)) / wide)
    x = (WIDTH - high * wide - GAP * (len(pieces) - 1)) / 2
    for number, (svg, width) in enumerate(pieces):
        lean = LEAN * (number - (len(pieces) - 1) / 2)
        middle = f"{num(x + high * width / 2)} {num(HEIGHT / 2)}"
        box = f'x="{num(x)}" y="{num((HEIGHT - high) / 2)}" width="{num(high * width)}" height="{num(high)}"'
        body += tag("g", svg.replace("<svg ", f"<svg {box} ", 1), transform=f"rotate({num(lean)} {middle})")
        x += high * width + GAP
    return document(body, WIDTH, HEIGHT)


def icon_png(name: str) -> bytes:
    """Return an icon as PNG."""
    return png(icon_svg(name), scale=1)


def cover_png(pieces: Sequence[tuple[str, float]]) -> bytes:
    """Return a cover as PNG."""
    return png(cover_svg(pieces), scale=1)
