"""A set of pieces as a file: TOML for designers, JSON for programs, read into plain data with a way back to the line.

The games check what stands in it; this module knows only files, so that every complaint can name file, line and piece.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from goldhook.game import Refusal

#: Far above any honest file; a larger one is refused before it is read.
LARGEST = 1_000_000
#: More dots than any honest line of a set has.
DEEPEST = 200


def read_text(path: Path) -> str:
    """The text of a file, refused if it is too large, missing or not text."""
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


def read_json(text: str, file: str) -> Any:
    """JSON, with the line where it breaks."""
    try:
        data = json.loads(text, object_pairs_hook=_without_twins)
        json.dumps(data, ensure_ascii=False).encode()  # half a sign (a lone surrogate) cannot be written again
        return data
    except UnicodeEncodeError:
        raise Refusal("file_not_text", file=file) from None
    except json.JSONDecodeError as error:
        raise Refusal("file_not_json", file=file, line=error.lineno, why=error.msg) from None
    except RecursionError:
        raise Refusal("file_too_deep", file=file) from None
    except ValueError as error:  # a number of more digits than Python reads
        raise Refusal("file_not_json", file=file, line=1, why=str(error).partition(";")[0]) from None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, refused like a TOML table if a key stands in it twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands there twice")
    return found


def shown(value: object) -> str:
    """Something out of a file, short enough to be told; Python refuses to write out a number of many digits."""
    if isinstance(value, int) and not -(10**12) < value < 10**12:
        return "…"
    return str(value)[:40]


@dataclass(frozen=True)
class SetFile:
    """What a set's file says, and where."""

    name: str
    data: Mapping[str, Any]
    text: str = ""

    def line(self, key: str, index: int, word: str = "") -> int:
        """The line of a word of a piece; else where the piece's id stands, or its table begins; 0 if nowhere.

        The readers of TOML and JSON keep no lines, so this looks for them in the text: only for a complaint.
        """
        start = self._where(key, index)
        if start is None:
            return 0
        rest = self.text[start:].partition("\n")[2]  # the piece goes on after its first line, up to the next one
        piece = re.split(r"""^\s*\[\[|"id"\s*:""", rest, maxsplit=1, flags=re.MULTILINE)[0]
        found = re.search(rf"""["']?\b{re.escape(word)}\b["']?\s*[:=]""", piece) if word else None
        first = self.text.count("\n", 0, start) + 1
        return first + 1 + piece.count("\n", 0, found.start()) if found else first

    def _where(self, key: str, index: int) -> int | None:
        """Where in the text a piece begins: at its id, the so-manieth of that name, else at its table."""
        pieces = self._pieces(key)
        name = self._id(pieces[index])
        if isinstance(name, str):
            same = sum(self._id(other) == name for other in pieces[:index])
            named = list(re.finditer(rf"""\bid["']?\s*[:=]\s*["']{re.escape(name)}["']""", self.text))
            if same < len(named):
                return named[same].start()
        tables = list(re.finditer(rf"^\s*\[\[\s*{key}\s*\]\]", self.text, re.MULTILINE))
        return tables[index].start() if index < len(tables) else None

    def _pieces(self, key: str) -> list[Any]:
        pieces = self.data.get(key)
        return pieces if isinstance(pieces, list) else []

    @staticmethod
    def _id(piece: object) -> object:
        return piece.get("id") if isinstance(piece, Mapping) else None

    def refusal(self, code: str, key: str, index: int, word: str = "", **facts: object) -> Refusal:
        """A complaint about one piece, or one word of it, with file, line and the piece's name."""
        name = self._id(self._pieces(key)[index])
        piece = name[:40] if isinstance(name, str) else f"{key} {index + 1}"
        return Refusal(code, file=self.name, line=self.line(key, index, word), piece=piece, word=word, **facts)

    def unknown_words(self, known: Iterable[str]) -> Iterator[Refusal]:
        """A complaint about each word at the top of the file that a set does not have."""
        for word in self.data:
            if word not in known:
                yield Refusal("set_unknown_word", file=self.name, line=0, word=str(word)[:40], known=", ".join(known))


def read(path: Path) -> SetFile:
    """Read a set's file, TOML or JSON by its ending (anything but `.json` is read as TOML)."""
    return from_text(read_text(path), str(path), as_json=path.suffix.lower() == ".json")


def from_text(text: str, name: str, *, as_json: bool) -> SetFile:
    """A set in a text, TOML or JSON; `name` is what complaints call it."""
    data = read_json(text, name) if as_json else _read_toml(text, name)
    if not isinstance(data, Mapping):
        raise Refusal("set_not_a_set", file=name)
    return SetFile(name, data, text)


def _read_toml(text: str, name: str) -> dict[str, Any]:
    """TOML, with the line where it breaks."""
    if any(line.count(".") > DEEPEST for line in text.splitlines()):
        raise Refusal("file_too_deep", file=name)  # a.a.a.a… takes the reader more memory than there is
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Refusal("file_too_deep", file=name) from None
    except ValueError as error:
        # The library says where only inside its sentence: "… (at line 3, column 5)".
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = int(where[1]) if where and where[1] else text.count("\n") + 1
        why = str(error)[: where.start()] if where else str(error).partition(";")[0]
        raise Refusal("file_not_toml", file=name, line=line, why=why) from None
