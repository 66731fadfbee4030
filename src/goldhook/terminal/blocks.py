"""Blocks of text that can be placed side by side, as the layout of a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.cells import cell_len
from rich.text import Text

Block: TypeAlias = list[Text]


def line(*parts: str | tuple[str, str]) -> Text:
    """Return one line of plain and styled parts."""
    return Text.assemble(*parts, no_wrap=True, overflow="ignore")


def width(block: Block) -> int:
    return max((text.cell_len for text in block), default=0)


def beside(*blocks: Block, gap: int = 2) -> Block:
    """Return the blocks side by side, aligned at the top."""
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
    """Return the blocks side by side, in as many rows as the room demands."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(map(width, row)) + gap * len(row) + width(block) > room:
            lines += [*beside(*row, gap=gap), Text()]
            row = []
        row.append(block)
    return lines + (beside(*row, gap=gap) if row else [])


def padded(text: str, room: int) -> str:
    """Return the text padded with spaces; a Japanese character takes two columns."""
    return text + " " * max(0, room - cell_len(text))
