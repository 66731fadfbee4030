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
PAGES = [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")), ROOT / "tests" / "README.md",
         *sorted((ROOT / "docs").glob("*.md"))]  # fmt: skip
#: What looks like a path of this repository and is none: made by a command, or a value in an example.
NO_PATHS = (
    "`.venv/bin/goldhook`",
    "`build/screens/`",
    "`rules/<code>.ftl`",
    "`name/piece/number`",
    "`expeditions/2/E5/0`",
)
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


def missing_paths(text: str, existing: list[str]) -> list[str]:
    """Return the paths in a document, such as `core/game.py` or `tests/house`, that no file or folder ends with."""
    named = re.findall(r"`((?:[\w<>.-]+/)+[\w.-]*)`", text)
    wanted = {path: path.rstrip("/").replace("<game>", "silver_gold") for path in named}
    return [path for path, end in wanted.items() if not any(f"/{known}".endswith(f"/{end}") for known in existing)]


def missing_targets(path: Path) -> list[str]:
    """Return the links of a document to a file or a heading that does not exist."""
    found = []
    for link in re.findall(r"\]\(([^):]+)\)", path.read_text(encoding="utf-8")):
        name, _, heading = link.partition("#")
        target = path.parent / name if name else path
        headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE) if heading else []
        ids = [re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in headings]
        if not target.exists() or (heading and heading not in ids):
            found.append(link)
    return found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_and_links_of_a_document_exist(path: Path) -> None:
    places = [ROOT / part for part in ("src", "tests", "web", "bench", "docs", "examples")]
    known = [found for place in places for found in (place, *place.rglob("*")) if "node_modules" not in found.parts]
    text = re.sub("|".join(map(re.escape, NO_PATHS)), "", path.read_text(encoding="utf-8"))
    assert not missing_paths(text, [found.relative_to(ROOT).as_posix() for found in known])
    assert not missing_targets(path)


def test_a_missing_path_is_found(tmp_path: Path) -> None:
    text = "`core/game.py` `core/gone.py` `tests/` `a / b` `games/<game>/view.py`"
    assert missing_paths(text, ["src/core/game.py", "tests", "src/games/silver_gold/view.py"]) == ["core/gone.py"]
    (tmp_path / "a.md").write_text("# One, two\n[a](b.md) [b](a.md#one-two) [c](#three)")
    assert missing_targets(tmp_path / "a.md") == ["b.md", "#three"]


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
