"""The table as an observer of the whole match sees it: as text, as pixels, or printed.

The picture shows the public view, the one of a spectator, with our own pieces.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from goldhook.core.game import AnyGame, Seat
from goldhook.core.lang import DEFAULT, Language
from goldhook.drawing import art
from goldhook.envs import arguments
from goldhook.games import plugin

#: Pixels per unit of a drawing.
SCALE = 0.7
MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: object) -> str | None:
    """Return the mode, or raise an error that lists the valid modes."""
    if mode is None or mode in MODES:
        return mode
    raise ValueError(f"render_mode is {mode!r}. Choose one of {', '.join(map(repr, MODES))}, or None.")


def shown(game: AnyGame, state: Any, mode: str) -> str | NDArray[np.uint8] | None:
    """Return the table as text or pixels; "human" prints it."""
    if mode == "rgb_array":
        return pixels(game, state)
    text = board(game, state)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201 - for people who watch
    return None


def board(game: AnyGame, state: Any, seat: Seat | None = None) -> str:
    """Return the table as text, as a seat or a spectator sees it."""
    lang, view = Language(DEFAULT), game.view(state, seat)
    return text_of(game, state.setup.pieces, view, [] if seat is None else game.legal(state, seat), lang)


def text_of(game: AnyGame, pieces: Any, view: Any, legal: Sequence[Any], lang: Language) -> str:
    """Return a view as text."""
    room = plugin(game.name).text.columns
    block = plugin(game.name).text.board(pieces, view, legal, lang, lambda at: lang.say("name-seat", seat=at), room)
    console = Console(file=StringIO(), width=room, color_system=None, legacy_windows=False)
    with console.capture() as caught:
        for line in block:
            console.print(line)
    return "\n".join(line.rstrip() for line in caught.get().splitlines())


def pixels(game: AnyGame, state: Any) -> NDArray[np.uint8]:
    """Return the table as an array of rows, columns, and red, green, blue."""
    svg = arguments.env_of(game).picture(state.setup.pieces, game.view(state, None))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "table.png"
        art.rasterise(svg, file, scale=SCALE)
        return unpacked(file.read_bytes())


def unpacked(png: bytes) -> NDArray[np.uint8]:
    """Return the pixels of a PNG with 8 bits for each of red, green, blue and alpha, the format of our drawings."""
    packed, at = b"", 8
    width = height = 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        part = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", part)
            assert (depth, colour, interlaced) == (8, 6, 0), "resvg writes RGBA"
        elif kind == b"IDAT":
            packed += part
        at += size + 12
    rows, line = zlib.decompress(packed), 4 * width
    above, picture = bytearray(line), np.zeros((height, line), dtype=np.uint8)
    for row in range(height):
        start = row * (line + 1)
        above = _unfiltered(rows[start], bytearray(rows[start + 1 : start + 1 + line]), above)
        picture[row] = np.frombuffer(above, dtype=np.uint8)
    return picture.reshape(height, width, 4)[:, :, :3].copy()


def _unfiltered(kind: int, row: bytearray, above: bytearray) -> bytearray:
    """Return a row of bytes without the filter that PNG compresses it with."""
    for place in range(len(row) if kind else 0):
        left, up = row[place - 4] if place >= 4 else 0, above[place]
        if kind == 1:
            more = left
        elif kind == 2:
            more = up
        elif kind == 3:
            more = (left + up) // 2
        else:
            corner = above[place - 4] if place >= 4 else 0
            guess = left + up - corner
            more = min((left, up, corner), key=lambda near: abs(guess - near))
        row[place] = row[place] + more & 255
    return row
