"""Files with a set of pieces: TOML for designers, JSON for programs. They are read into plain data with line numbers.

The games check the contents. This module handles only the file, so that every error can name file, line and piece.
"""

from __future__ import annotations

import json
import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from goldhook.core.game import Refusal

#: Far above any real file; a larger one is refused before it is read.
LARGEST = 1_000_000
#: Limits on nesting: levels of JSON; for TOML the dots in one line, the dots in the whole text, and the lines that open
#: a table. Dots in drawings and comments count too.
DEEPEST_JSON = 50
DEEPEST = 200
MOST_DOTS = 20_000
MOST_TABLES = 5_000
#: The longest name of a set, and the longest text or explanation that an error repeats.
LONGEST_NAME = 200
LONGEST_WORD, LONGEST_REASON = 40, 120
#: How far into a piece to search for a key: lines, and characters of each line.
PIECE_LINES, PIECE_COLUMNS = 200, 200

#: An id and its value, in TOML or JSON. All repeats are bounded, so the cost stays linear in the length of the text.
_ID = re.compile(r"""\bid["']?[ \t]{0,40}[:=][ \t]{0,40}["']([^"'\n]{0,40})["']""")
_TABLE = re.compile(r"[ \t]{0,40}\[\[[ \t]{0,40}(\w{1,40})[ \t]{0,40}\]\]")
#: The position at the end of an error of Python's TOML reader: "… (at line 3, column 5)".
_PLACE = re.compile(r" \(at (?:line (\d{1,9}), column \d{1,9}|end of document)\)$")


def read_text(path: Path) -> str:
    """Return the text of a file; refuse a file that is too large, missing or not text."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        code = "file_missing" if isinstance(error, FileNotFoundError) else "file_unreadable"
        raise Refusal(code, file=str(path), why=error.strerror or "") from None
    if len(raw) > LARGEST:
        raise Refusal("file_too_large", file=str(path), megabytes=LARGEST // 1_000_000)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file_not_text", file=str(path)) from None


def read_json(text: str, file: str) -> object:
    """Parse JSON; refuse invalid JSON with its line."""
    try:
        data = json.loads(text, object_pairs_hook=_without_twins)
        if _is_deep(data):
            raise Refusal("file_too_deep", file=file)
        json.dumps(data, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded
        return data
    except UnicodeEncodeError:
        raise Refusal("file_not_text", file=file) from None
    except json.JSONDecodeError as error:
        raise Refusal("file_not_json", file=file, line=error.lineno, why=error.msg) from None
    except RecursionError:
        raise Refusal("file_too_deep", file=file) from None
    except ValueError as error:  # a number with more digits than Python reads
        raise Refusal("file_not_json", file=file, line=1, why=str(error).partition(";")[0]) from None


def _is_deep(data: object) -> bool:
    """Return whether plain data has more levels than any real file."""
    level = [data]
    for _ in range(DEEPEST_JSON):
        within = [part for part in level if isinstance(part, dict | list)]
        if not within:
            return False
        level = [inner for part in within for inner in (part.values() if isinstance(part, dict) else part)]
    return True


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object; refuse a repeated key, as TOML does."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key occurs twice")
    return found


def shown(value: object) -> str:
    """Return a value short enough for a message; "…" stands for a number that is too long."""
    if isinstance(value, int) and not -(10**12) < value < 10**12:
        return "…"
    try:
        return str(value)[:LONGEST_WORD]
    except ValueError:  # such a number inside a list
        return "…"


class _Index(NamedTuple):
    """Where the pieces of a text begin: lines by id, lines by table name, and all of them in order."""

    lines: list[str]
    ids: dict[str, list[int]]
    tables: dict[str, list[int]]
    starts: list[int]


def _index(text: str) -> _Index:
    lines = text.split("\n")
    ids, tables, starts = dict[str, list[int]](), dict[str, list[int]](), list[int]()
    for number, line in enumerate(lines):
        if found := _TABLE.match(line):
            tables.setdefault(found[1], []).append(number)
            starts.append(number)
        for named in _ID.finditer(line):
            ids.setdefault(named[1], []).append(number)
            starts.append(number)
    return _Index(lines, ids, tables, starts)


#: The unchecked contents of a file. The readers of pieces check every value.
Parsed: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class SetFile:
    """The contents of a set's file, with their lines."""

    name: str
    data: Parsed
    text: str = ""

    @cached_property
    def _index(self) -> _Index:
        return _index(self.text)

    def line(self, key: str, index: int, word: str = "") -> int:
        """Return the line of a key of a piece, otherwise of the piece's id or table; 0 if there is none.

        The TOML and JSON readers keep no line numbers, so this searches the text. Only errors need it.
        """
        start = self._where(key, index)
        if start is None:
            return 0
        found = self._word(start, word) if word else None
        return (start if found is None else found) + 1

    def _word(self, start: int, word: str) -> int | None:
        """Return the line of a key, counted from 0, between the first line of its piece and the next piece."""
        lines, starts = self._index.lines, self._index.starts
        after = bisect_right(starts, start)
        end = starts[after] if after < len(starts) else len(lines)
        looked_for = re.compile(rf"""["']?\b{re.escape(word[:LONGEST_WORD])}\b["']?[ \t]{{0,40}}[:=]""")
        for number in range(start + 1, min(end, start + PIECE_LINES)):
            if looked_for.search(lines[number], 0, PIECE_COLUMNS):
                return number
        return None

    def _where(self, key: str, index: int) -> int | None:
        """Return the line, counted from 0, where a piece begins: its id, counting repeated ids, otherwise its table."""
        pieces = self._pieces(key)
        name = self._id(pieces[index])
        if isinstance(name, str):
            same = sum(self._id(other) == name for other in pieces[:index])
            named = self._index.ids.get(name, [])
            if same < len(named):
                return named[same]
        tables = self._index.tables.get(key, [])
        return tables[index] if index < len(tables) else None

    def _pieces(self, key: str) -> list[object]:
        pieces = self.data.get(key)
        return pieces if isinstance(pieces, list) else []

    @staticmethod
    def _id(piece: object) -> object:
        return piece.get("id") if isinstance(piece, Mapping) else None

    def refusal(self, code: str, key: str, index: int, word: str = "", **facts: object) -> Refusal:
        """Return the refusal for one piece, or one key of it, with file, line and the piece's name."""
        name = self._id(self._pieces(key)[index])
        piece = name[:LONGEST_WORD] if isinstance(name, str) else f"{key} {index + 1}"
        word = word[:LONGEST_WORD]
        return Refusal(code, file=self.name, line=self.line(key, index, word), piece=piece, word=word, **facts)

    def name_faults(self) -> Iterator[Refusal]:
        """Yield what is wrong with the name of the set."""
        name = self.data.get("name")
        if not isinstance(name, str) or not name.strip():
            yield Refusal("set_no_name", file=self.name)
        elif len(name) > LONGEST_NAME:
            yield Refusal("set_name_long", file=self.name, longest=LONGEST_NAME)

    def unknown_words(self, known: Iterable[str]) -> Iterator[Refusal]:
        """Yield a refusal for each unknown key at the top level of the file."""
        for word in self.data:
            if word not in known:
                yield Refusal(
                    "set_unknown_word", file=self.name, line=0, word=str(word)[:LONGEST_WORD], known=", ".join(known)
                )


def read(path: Path) -> SetFile:
    """Read a set's file: JSON if the name ends in `.json`, otherwise TOML."""
    return from_text(read_text(path), str(path), as_json=path.suffix.lower() == ".json")


def from_text(text: str, name: str, *, as_json: bool) -> SetFile:
    """Read a set from a text, TOML or JSON; errors call it `name`."""
    data = read_json(text, name) if as_json else _read_toml(text, name)
    if not isinstance(data, Mapping):
        raise Refusal("set_not_a_set", file=name)
    return SetFile(name, data, text)


def _read_toml(text: str, name: str) -> Parsed:
    """Parse TOML; refuse invalid TOML with its line."""
    if _nests_much(text):
        raise Refusal("file_too_deep", file=name)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Refusal("file_too_deep", file=name) from None
    except ValueError as error:
        # The library gives the position only inside its message.
        said = str(error)
        where = _PLACE.search(said, max(0, len(said) - 60))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        why = said[: where.start()] if where else said.partition(";")[0]
        raise Refusal("file_not_toml", file=name, line=line, why=why[:LONGEST_REASON]) from None


def _nests_much(text: str) -> bool:
    """Return whether Python's TOML reader would need far more memory than the text.

    A key of many parts takes memory quadratic in their number. Lines end only with a newline: for TOML, unlike
    `splitlines`, other separators are part of the line.
    """
    if text.count(".") > MOST_DOTS:
        return True
    lines = text.split("\n")
    tables = sum(line.lstrip(" \t").startswith("[") for line in lines)
    return tables > MOST_TABLES or any(line.count(".") > DEEPEST for line in lines)
