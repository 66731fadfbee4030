"""Types from end to end: on a copy of the tree, a renamed field is an error of mypy or of svelte-check."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from at_browser import install_packages

ROOT = Path(__file__).parent.parent.parent
LAW = "src/goldhook/games"


class Rename(NamedTuple):
    """A field of a class, and the programs that must report its absence."""

    file: str
    kind: str
    field: str
    missed_by: tuple[Literal["mypy", "svelte-check"], ...]


RENAMES = (
    Rename(f"{LAW}/silver_gold/plain.py", "View", "display", ("mypy", "svelte-check")),
    Rename(f"{LAW}/silver_gold/plain.py", "PlayerView", "palms", ("mypy", "svelte-check")),
    Rename(f"{LAW}/silver_gold/plain.py", "Aid", "tie_break", ("mypy", "svelte-check")),
    Rename(f"{LAW}/silver_gold/plain.py", "Report", "scores", ("mypy",)),
    Rename(f"{LAW}/silver_gold/plain.py", "DeckJson", "treasure", ("mypy", "svelte-check")),
    Rename(f"{LAW}/silver_gold/state.py", "FieldsMarked", "fields", ("svelte-check",)),
    Rename(f"{LAW}/silver_gold/state.py", "PalmScored", "points", ("mypy",)),
    Rename(f"{LAW}/gold_ahoi/plain.py", "View", "unseen", ("mypy", "svelte-check")),
    Rename(f"{LAW}/gold_ahoi/plain.py", "AreaAid", "path", ("mypy",)),
    Rename(f"{LAW}/gold_ahoi/plain.py", "Aid", "pieces", ("mypy", "svelte-check")),
    Rename(f"{LAW}/gold_ahoi/plain.py", "Gain", "totals", ("mypy", "svelte-check")),
    Rename(f"{LAW}/gold_ahoi/plain.py", "OwnedArea", "owners", ("mypy", "svelte-check")),
    Rename(f"{LAW}/gold_ahoi/state.py", "TileLaid", "column", ("svelte-check",)),
    Rename("src/goldhook/core/game.py", "MatchReport", "winners", ("mypy",)),
    Rename("src/goldhook/record.py", "RecordJson", "shuffles", ("mypy",)),
    Rename("src/goldhook/table/plain.py", "TableView", "rematch", ("mypy", "svelte-check")),
    Rename("src/goldhook/table/plain.py", "SeatView", "away", ("mypy", "svelte-check")),
    Rename("src/goldhook/table/plain.py", "ToldFacts", "voters", ("mypy",)),
    Rename("src/goldhook/table/events.py", "Presented", "person", ("mypy",)),
    Rename("src/goldhook/table/commands.py", "Reseat", "to", ("mypy", "svelte-check")),
    Rename("src/goldhook/table/commands.py", "Vote", "skip", ("mypy", "svelte-check")),
    Rename("src/goldhook/server/wire/messages.py", "Previewed", "gains", ("svelte-check",)),
)


def renamed(text: str, kind: str, field: str) -> str:
    """Return the source with one field of one class renamed."""
    found = re.search(rf"^class {kind}\(.*?^    {field}(?=:)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{kind}.{field}"
    assert "\nclass " not in found[0][1:], f"{kind} has no field {field}"
    return f"{text[: found.end()]}_renamed{text[found.end() :]}"


def complaints(copy: Path) -> dict[str, str]:
    """Return the errors of both programs for a copy of the tree."""
    commands = {
        "mypy": [sys.executable, "-m", "mypy", "src"],
        "svelte-check": [sys.executable, "web/build.py", "npm", "run", "check"],
    }
    plain = {**os.environ, "NO_COLOR": "1"}  # on a CI server, svelte-check would print colours
    running = {
        name: subprocess.Popen(
            command, cwd=copy, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for name, command in commands.items()
    }
    return {name: process.communicate()[0] for name, process in running.items()}


@pytest.mark.slow
def test_renamed_fields_are_errors(tmp_path: Path) -> None:
    """All fields are renamed together, because a check takes half a minute; an error must name each one."""
    for folder in ("src", "web/src", "web/tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [ROOT / "pyproject.toml", *(path for path in (ROOT / "web").iterdir() if path.is_file())]:
        shutil.copy2(path, tmp_path / path.relative_to(ROOT))
    if (ROOT / ".mypy_cache").is_dir():  # most of it still holds
        shutil.copytree(ROOT / ".mypy_cache", tmp_path / ".mypy_cache")
    install_packages()
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for rename in RENAMES:
        path = tmp_path / rename.file
        path.write_text(renamed(path.read_text(encoding="utf-8"), rename.kind, rename.field), encoding="utf-8")
    there = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    subprocess.run([sys.executable, "-m", "goldhook.server.wire.typescript"], cwd=tmp_path, env=there, check=True)
    said = complaints(tmp_path)
    unnoticed = [
        (program, rename.kind, rename.field)
        for rename in RENAMES
        for program in rename.missed_by
        if not re.search(rf"""error: .*["']{rename.field}["']""", said[program], re.IGNORECASE)
    ]
    assert not unnoticed, "\n".join(f"{program}: {text[-2000:]}" for program, text in said.items())


def test_only_the_field_of_that_class_is_renamed() -> None:
    text = "class A(X):\n    b: int\n    c: int\n\n\nclass D(X):\n    b: str\n"
    assert renamed(text, "D", "b") == "class A(X):\n    b: int\n    c: int\n\n\nclass D(X):\n    b_renamed: str\n"
    with pytest.raises(AssertionError, match=r"A\.e"):
        renamed(text, "A", "e")
