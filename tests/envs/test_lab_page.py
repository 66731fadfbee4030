"""docs/lab.md: its snippets run, and its tables match the code."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "lab.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
#: The most lines of each: random play, a vector loop, a policy at the table.
LENGTHS = (10, 20, 30)


@pytest.mark.parametrize("number", range(len(LENGTHS)))
def test_snippets_run(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(SNIPPETS[number], f"snippet {number}", "exec"), {})
    assert capsys.readouterr().out


def test_snippets_are_as_short_as_promised() -> None:
    assert len(SNIPPETS) == len(LENGTHS)
    for snippet, most in zip(SNIPPETS, LENGTHS, strict=True):
        code = [line for line in snippet.splitlines() if line and not line.startswith(("import", "from", "#"))]
        assert len(code) <= most


def test_tables_are_those_of_the_code() -> None:
    spec = importlib.util.spec_from_file_location("lab_tables", DOCS / "lab_tables.py")
    assert spec and spec.loader
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.page(TEXT) == TEXT, "run: python docs/lab_tables.py"
