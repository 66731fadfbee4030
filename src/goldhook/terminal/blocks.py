"""Blocks of text that can stand side by side: what a terminal has instead of a layout."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.cells import cell_len
from rich.text import Text

Block: TypeAlias = list[Text]


def line(*parts: str | tuple[str, str]) -> Text:
    """One line of plain and styled parts."""
    return Text.assemble(*parts, no_wrap=True, overflow="ignore")


def width(block: Block) -> int:
    return max((text.cell_len for text in block), default=0)


def beside(*blocks: Block, gap: int = 2) -> Block:
    """Blocks side by side, top lines level."""
    lines: Block = []
    for row in zip_longest(*blocks):
        text = Text(no_wrap=True, overflow="ignore")
        column = 0
        for part, block in zip(row, blocks, strict=True):
            if part is not None:
                text.append(" " * (column - text.cell_len))
                text.append_text(part)
            column += width(block) + gap
        lines.append(text)
    return lines


def wrapped(blocks: Sequence[Block], room: int, gap: int = 2) -> Block:
    """Blocks side by side, in as many rows as the room demands."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(map(width, row)) + gap * len(row) + width(block) > room:
            lines += [*beside(*row, gap=gap), Text()]
            row = []
        row.append(block)
    return lines + (beside(*row, gap=gap) if row else [])


def padded(text: str, room: int) -> str:
    """The text filled up with blanks; a Japanese character takes two places."""
    return text + " " * max(0, room - cell_len(text))
