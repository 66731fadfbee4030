"""The tree as docs/house.md draws it: who may import whom, and what else a program can check."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "goldhook"
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/plugin.py"))

#: From low to high. A module may import from its own line and from lines above it in this list, never from below.
FLOORS = [
    ["core"],
    ["drawing", "engine"],
    ["games"],
    ["record"],
    ["bots"],
    ["lab", "table", "analysis"],
    ["store"],
    ["terminal"],
    ["server"],
    ["cli", "__main__"],
]
#: What each room of a game's folder may use beside itself and the law. The law has no room of its own: it lies on top.
ROOMS = {
    "law": {"core"},
    "kernel": {"core", "engine"},
    "bots": {"core", "engine", "kernel", "goldhook.bots", "goldhook.games"},
    "art": {"core", "drawing", "goldhook.analysis", "goldhook.games"},
    "text": {"core", "terminal", "goldhook.analysis"},
    "report": {"core", "drawing", "lab", "goldhook.games"},
    "analysis": {"core", "drawing", "text", "terminal", "record", "goldhook.analysis"},
    "plugin": {"core", "engine", "terminal", "kernel", "bots", "art", "text", "report", "analysis", "goldhook.games",
               "goldhook.bots"},
}  # fmt: skip
#: The aid sends outlines of areas, so it uses the geometry of the drawings.
EXCEPTIONS = {("gold_ahoi.aid", "art")}
#: The law runs wherever Python runs: these need the standard library alone.
PURE = ["core.game", "core.options", "core.cells", "core.chance", "core.setfile", "record", "table"]
OUTSIDE_NAMES = {
    "click", "rich", "fluent", "babel", "platformdirs", "resvg_py", "typst", "numba", "numpy", "llvmlite", "asyncpg",
    "starlette", "msgspec", "uvicorn", "uvloop", "websockets", "segno",
}  # fmt: skip
IMPURE = {"random", "time", "datetime", "os", "pathlib", "secrets", "io"}
LONGEST = 400


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in SOURCE.rglob("*.py")
        if path != SOURCE / "__init__.py"
    }


MODULES = modules()


def imports(path: Path) -> set[str]:
    """Everything that a file imports when it runs; imports for types alone are left out."""
    found = set[str]()
    for node in _running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        yield node
        yield from _running(node)


def ours(path: Path) -> set[str]:
    """The modules of ours that a file imports, without the leading `goldhook.`"""
    return {name.removeprefix("goldhook.") for name in imports(path) if name.startswith("goldhook.")}


def floor(part: str) -> int:
    return next(number for number, parts in enumerate(FLOORS) if part in parts)


def room(module: str) -> str:
    """The room of a module of a game, such as `games.silver_gold.bots.mind`."""
    parts = module.split(".")[2:]
    return parts[0] if parts and parts[0] in ROOMS else "law"


# --- who imports whom ---------------------------------------------------------------------------------------------


def test_every_module_has_its_floor() -> None:
    named = {part for parts in FLOORS for part in parts}
    assert {name.split(".")[0] for name in MODULES} == named


@pytest.mark.parametrize("name", sorted(name for name in MODULES if name.split(".")[1:2] not in ([g] for g in GAMES)))
def test_lower_never_imports_higher(name: str) -> None:
    own = name.split(".")[0]
    for imported in ours(MODULES[name]):
        part = imported.split(".")[0]
        if part != "__version__" and not (own == "games" and imported.split(".")[1] in GAMES):
            assert floor(part) <= floor(own), f"{name} imports {imported}"


@pytest.mark.parametrize("name", sorted(name for name in MODULES if name.split(".")[1:2] in ([g] for g in GAMES)))
def test_a_game_keeps_to_its_rooms(name: str) -> None:
    game, own = name.split(".")[1], room(name)
    for imported in ours(MODULES[name]):
        parts = imported.split(".")
        if parts[:2] == ["games", game]:
            used = room(imported)
            fine = used in (own, "law") or used in ROOMS[own]
            fine = fine or (name.removeprefix("games."), used) in EXCEPTIONS
        else:
            assert parts[0] != "games" or parts[1] not in GAMES, f"{name} imports {imported}: the games never meet"
            fine = parts[0] in ROOMS[own] or f"goldhook.{parts[0]}" in ROOMS[own]
            fine = fine or (name.removeprefix("games."), "art") in EXCEPTIONS
        assert fine, f"{name} imports {imported}"


@pytest.mark.parametrize(
    "name",
    sorted(
        name
        for name in MODULES
        if any(name == pure or name.startswith(f"{pure}.") for pure in PURE)
        or (name.split(".")[1:2] in ([g] for g in GAMES) and room(name) == "law")
    ),
)
def test_the_law_needs_the_standard_library_alone(name: str) -> None:
    roots = {imported.split(".")[0] for imported in imports(MODULES[name])}
    assert roots <= sys.stdlib_module_names | {"goldhook"}


@pytest.mark.parametrize("name", sorted(name for name in MODULES if name.split(".")[0] == "store"))
def test_a_store_knows_no_game_and_only_postgresql_needs_a_package(name: str) -> None:
    found = imports(MODULES[name])
    allowed = {"asyncpg"} if "postgres" in name.split(".") else set()
    assert {imported.split(".")[0] for imported in found} <= sys.stdlib_module_names | {"goldhook"} | allowed
    assert {imported.split(".")[0] for imported in ours(MODULES[name])} <= {"store", "core"}


@pytest.mark.parametrize(
    "name",
    sorted(
        name
        for name in MODULES
        if name.split(".")[0] == "table" or (name.split(".")[1:2] in ([g] for g in GAMES) and room(name) == "law")
    ),
)
def test_law_and_table_have_no_clock_no_file_no_random_source(name: str) -> None:
    reading = {"os", "pathlib", "io"} if name.endswith(".pieces") else set[str]()  # the house set is a file
    assert not {imported for imported in imports(MODULES[name]) if imported.split(".")[0] in IMPURE - reading}
    assert not {imported for imported in ours(MODULES[name]) if imported.startswith("core.chance")}


def test_importing_goldhook_loads_nothing_heavy() -> None:
    """A library's import must be cheap: the command line's packages stay out of it."""
    code = "import sys, goldhook, goldhook.games, goldhook.record, goldhook.store; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {name.split(".")[0] for name in loaded} & OUTSIDE_NAMES


# --- one game, one place ------------------------------------------------------------------------------------------


def code_of(path: Path) -> str:
    """A file without comments and docstrings: examples may name a game."""
    text = path.read_text(encoding="utf-8")
    kept = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        docstring = token.type == tokenize.STRING and token.line.lstrip().startswith(('"""', 'r"""'))
        if token.type != tokenize.COMMENT and not docstring:
            kept.append(token.string)
    return "\n".join(kept)


@pytest.mark.parametrize("name", sorted(MODULES))
def test_nothing_outside_a_game_names_it(name: str) -> None:
    if name == "games" or any(game in name.split(".") for game in GAMES):
        return  # the catalog, and the games themselves
    named = [game for game in GAMES if re.search(rf"\b{game}\b", code_of(MODULES[name]))]
    assert not named, f"{name} names {named}"


def test_both_games_have_the_same_rooms() -> None:
    law = {
        "__init__",
        "pieces",
        "state",
        "options",
        "rules",
        "view",
        "attempts",
        "aid",
        "notation",
        "position",
        "plugin",
    }
    for game in GAMES:
        folder = SOURCE / "games" / game
        assert law <= {path.stem for path in folder.glob("*.py")}
        assert {"kernel", "bots", "art", "text", "report"} <= {path.name for path in folder.iterdir()}
        assert (folder / "data" / "house.toml").exists()


# --- what a newcomer meets ----------------------------------------------------------------------------------------


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\0") if name] if listed.returncode == 0 else []
    return [ROOT / name for name in names if (ROOT / name).is_file()] or list(SOURCE.rglob("*.py"))


def test_names_say_what_is_inside() -> None:
    empty_words = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
    assert not [path for path in tracked() if path.stem in empty_words]


def test_no_file_is_a_giant() -> None:
    lines = {path.relative_to(ROOT): path.read_text(encoding="utf-8").count("\n") for path in SOURCE.rglob("*.py")}
    assert {path: count for path, count in lines.items() if count > LONGEST} == {}


@pytest.mark.parametrize("part", ["", "games", "server", "cli"])
def test_every_folder_is_on_the_map(part: str) -> None:
    """docs/house.md has a line for every folder of the package, of a game, of the server and of the command line."""
    told = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    top = SOURCE / part
    rooms = {path.parent for path in top.glob("*/*.py")} | {
        path.parent for path in top.glob("*/*/*.py") if part == "games"
    }
    missing = [path.name for path in rooms if path.name not in GAMES and f"{path.name}/" not in told]
    assert not missing


def test_every_rule_has_a_test_of_its_number() -> None:
    """The numbers are read from the document, so that a new rule counts by itself."""
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\*\*([A-Z])(\d+)\.\*\*", rules, re.MULTILINE)
    assert len(numbers) >= 27
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_rules*.py"))
    assert not [f"{letter}{number}" for letter, number in numbers if f"def test_{letter}{number}_" not in tests]


# --- what we depend on --------------------------------------------------------------------------------------------


def test_pins_have_hashes_and_no_addresses() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text
        assert "--index-url" not in text


def test_every_dependency_earns_its_line() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["build-system"]["requires"]
    wanted += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    wanted += [name for group in project["dependency-groups"].values() for name in group]
    told = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    for requirement in wanted:
        name = re.split(r"[\s<>=;\[]", requirement)[0]
        assert f"| {name} |" in told, f"{name} has no line in docs/dependencies.md"
