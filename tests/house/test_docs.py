"""What the README and the docstrings claim is run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import goldhook
from goldhook.cli import goldhook as command

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
MODULES = [
    module.name for module in pkgutil.walk_packages(goldhook.__path__, "goldhook.") if "__main__" not in module.name
]


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_command_in_the_documents_exists() -> None:
    known = set(command.commands)
    for path in (README, *(ROOT / "docs").glob("*.md")):
        for line in re.findall(r"^(?:\$ )?goldhook (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert line in known, f"{path.name}: goldhook {line}"


def test_links_between_documents_lead_somewhere() -> None:
    for path in (README, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), ROOT / "tests" / "README.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} → {target}"
