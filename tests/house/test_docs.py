"""The commands in the documents and the examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shlex
from contextlib import suppress
from pathlib import Path

import click
import pytest

import goldhook
from goldhook.cli import goldhook as command
from goldhook.cli.usage import Reader
from goldhook.core.lang import Language

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


def documented() -> list[tuple[str, str, bool]]:
    """Return every command in the documents: its place, the words after `goldhook`, and whether it is complete.

    A command on its own line, or in a comment that tells how a table was made, is complete; a command within a sentence
    may leave something out.
    """
    found = []
    for path in (README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        text = path.read_text(encoding="utf-8")
        lines = re.findall(r"^(?:\$ |<!-- )?goldhook (.+?)(?: -->)?$", text, re.MULTILINE)
        found += [(path.name, re.split(r"\s+[#>]\s", line)[0], True) for line in lines]
        found += [(path.name, words, False) for words in re.findall(r"`goldhook ([^`]+)`", text.replace("\n", " "))]
    return found


def command_in(words: list[str]) -> tuple[click.Command, list[str]]:
    """Return the command that the words begin with, and the remaining words."""
    found: click.Command = command
    while isinstance(found, click.Group) and words and not words[0].startswith("-"):
        assert words[0] in found.commands, f"there is no command {words[0]}"
        found, words = found.commands[words[0]], words[1:]
    return found, words


@pytest.mark.parametrize(("where", "line", "whole"), documented())
def test_every_command_in_the_documents_exists_with_its_options(where: str, line: str, whole: bool) -> None:
    found, words = command_in(shlex.split(line))
    with click.Context(command, obj=Reader(Language("en"))) as above:
        if whole:
            with suppress(click.exceptions.Exit):  # --help, --version
                found.make_context(found.name, words, parent=above)  # raises what is wrong with it
            return
        known = {name for param in found.get_params(above) for name in param.opts}
    given = {word.strip("[],.").partition("=")[0] for word in words if re.match(r"\[?-", word)}
    assert given <= known, f"{where}: {line}"


def test_a_command_that_does_not_exist_would_be_found() -> None:
    for line in ("match gold_ahoi --seats random,random --gams 2", "match gold_ahoi --seats a --games x", "set paint"):
        with pytest.raises((click.UsageError, AssertionError)):
            test_every_command_in_the_documents_exists_with_its_options("here", line, True)
    with pytest.raises(AssertionError):
        test_every_command_in_the_documents_exists_with_its_options("here", "replay FILE [--up N] --json", False)


def test_links_between_documents_lead_somewhere() -> None:
    for path in (README, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), ROOT / "tests" / "README.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} → {target}"
