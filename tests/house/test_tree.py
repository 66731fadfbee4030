"""The tree as docs/house.md describes it: allowed imports, and other rules that a program can check."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tree_checks import (
    LAYERS,
    code_of,
    folders_off_the_map,
    games_of,
    imports,
    imports_from_above,
    long_files,
    modules,
    modules_naming_a_game,
    naming,
    ours,
    rules_without_a_test,
)

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "goldhook"
GAMES = games_of(SOURCE)

#: What each subfolder of a game may use besides itself and the rules engine ("law"), which lies directly in the game's
#: folder.
SUBFOLDERS = {
    "law": {"core"},
    "kernel": {"core", "engine"},
    "bots": {"core", "engine", "kernel", "goldhook.bots", "goldhook.games"},
    "env": {"core", "engine", "kernel", "bots", "goldhook.bots", "goldhook.games"},
    "art": {"core", "drawing", "goldhook.analysis", "goldhook.games"},
    "text": {"core", "drawing", "art", "terminal", "goldhook.analysis"},
    "report": {"core", "drawing", "record", "lab", "goldhook.bots", "goldhook.games"},
    "analysis": {"core", "drawing", "text", "terminal", "record", "goldhook.analysis"},
    "plugin": {"core", "engine", "terminal", "kernel", "bots", "art", "text", "report", "analysis", "env",
               "goldhook.games", "goldhook.bots"},
}  # fmt: skip
#: The aid sends outlines of areas, so it uses the geometry of the drawings.
EXCEPTIONS = {("gold_ahoi.aid", "art")}
#: The rules engine runs wherever Python runs: these modules need only the standard library.
PURE = ["core.game", "core.options", "core.cells", "core.chance", "core.setfile", "record", "table"]
OUTSIDE_NAMES = {
    "click", "rich", "fluent", "babel", "platformdirs", "resvg_py", "typst", "numba", "numpy", "llvmlite", "asyncpg",
    "starlette", "msgspec", "uvicorn", "uvloop", "websockets", "segno",
}  # fmt: skip
IMPURE = {"random", "time", "datetime", "os", "pathlib", "secrets", "io"}
MODULES = modules(SOURCE)


def subfolder(module: str) -> str:
    """Return the subfolder of a module of a game, such as `games.silver_gold.bots.mind`."""
    parts = module.split(".")[2:]
    return parts[0] if parts and parts[0] in SUBFOLDERS else "law"


# --- who imports whom ---------------------------------------------------------------------------------------------


def test_every_module_has_its_layer() -> None:
    named = {part for parts in LAYERS for part in parts}
    assert {name.split(".")[0] for name in MODULES} == named


@pytest.mark.parametrize("name", sorted(name for name in MODULES if name.split(".")[1:2] not in ([g] for g in GAMES)))
def test_lower_never_imports_higher(name: str) -> None:
    assert not imports_from_above(SOURCE, name)


@pytest.mark.parametrize("name", sorted(name for name in MODULES if name.split(".")[1:2] in ([g] for g in GAMES)))
def test_a_game_keeps_to_its_subfolders(name: str) -> None:
    game, own = name.split(".")[1], subfolder(name)
    for imported in ours(MODULES[name]):
        parts = imported.split(".")
        if parts[:2] == ["games", game]:
            used = subfolder(imported)
            fine = used in (own, "law") or used in SUBFOLDERS[own]
            fine = fine or (name.removeprefix("games."), used) in EXCEPTIONS
        else:
            assert parts[0] != "games" or parts[1] not in GAMES, f"{name} imports {imported}: the games never meet"
            fine = parts[0] in SUBFOLDERS[own] or f"goldhook.{parts[0]}" in SUBFOLDERS[own]
            fine = fine or (name.removeprefix("games."), "art") in EXCEPTIONS
        assert fine, f"{name} imports {imported}"


@pytest.mark.parametrize(
    "name",
    sorted(
        name
        for name in MODULES
        if any(name == pure or name.startswith(f"{pure}.") for pure in PURE)
        or (name.split(".")[1:2] in ([g] for g in GAMES) and subfolder(name) == "law")
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
        if name.split(".")[0] == "table" or (name.split(".")[1:2] in ([g] for g in GAMES) and subfolder(name) == "law")
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


def test_nothing_outside_a_game_names_it() -> None:
    assert not modules_naming_a_game(SOURCE)


def test_no_script_of_the_client_names_a_game() -> None:
    assert not [path for path in (ROOT / "web").glob("*.py") if naming(GAMES).search(code_of(path))]


def test_both_games_have_the_same_subfolders() -> None:
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
        assert {"kernel", "bots", "env", "art", "text", "report"} <= {path.name for path in folder.iterdir()}
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
    assert long_files(SOURCE) == {}


def test_every_folder_is_on_the_map() -> None:
    """docs/house.md has a line for every folder of the package."""
    document = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    assert not folders_off_the_map(ROOT, "src/goldhook", GAMES, document)


def test_every_rule_has_a_test_of_its_number() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\*\*[A-Z]\d+\.\*\*", rules, re.MULTILINE)) >= 27
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_rules*.py"))
    assert not rules_without_a_test(rules, tests)


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
