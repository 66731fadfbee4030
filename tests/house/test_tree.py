"""The tree as docs/house.md draws it: lower never imports higher, and what else a program can check."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "goldhook"

#: From low to high. A module may import from its own line and from lines above it in this list, never from below.
FLOORS = [
    ["game", "options", "cells", "art", "chart", "glyphs", "symbols", "outline", "machine_code", "compiled"],
    ["chance", "setfile", "lang"],
    ["silver_gold", "gold_ahoi"],
    ["catalog"],
    ["record", "bots"],
    ["lab", "table", "analysis"],
    ["store"],
    ["terminal"],
    ["server"],
    ["cli", "__main__"],
]
#: The law runs wherever Python runs: these need the standard library alone.
PURE = ["game", "options", "cells", "chance", "setfile", "silver_gold", "gold_ahoi", "catalog", "record", "table"]
#: But for the kernels, which are compiled, and what stands between them and the law.
COMPILED = ["kernel", "twin"]
OUTSIDE_NAMES = {
    "click", "rich", "fluent", "babel", "platformdirs", "resvg_py", "typst", "numba", "numpy", "llvmlite", "asyncpg",
    "starlette", "msgspec", "uvicorn", "uvloop", "websockets", "segno",
}  # fmt: skip


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in SOURCE.rglob("*.py")
        if path != SOURCE / "__init__.py"
    }


def imports(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def floor(part: str) -> int:
    return next(number for number, parts in enumerate(FLOORS) if part in parts)


def test_every_module_has_its_floor() -> None:
    named = {part for parts in FLOORS for part in parts}
    assert {name.split(".")[0] for name in modules()} == named


@pytest.mark.parametrize("name", sorted(modules()))
def test_lower_never_imports_higher(name: str) -> None:
    own = name.split(".")[0]
    for imported in imports(modules()[name]):
        parts = imported.split(".")
        if parts[0] == "goldhook" and len(parts) > 1 and parts[1] != "__version__":
            assert floor(parts[1]) <= floor(own), f"{name} imports {imported}"
            assert {own, parts[1]} != {"silver_gold", "gold_ahoi"}, "the two games never import each other"


@pytest.mark.parametrize(
    "name", sorted(name for name in modules() if name.split(".")[0] in PURE and name.split(".")[-1] not in COMPILED)
)
def test_the_law_needs_the_standard_library_alone(name: str) -> None:
    roots = {imported.split(".")[0] for imported in imports(modules()[name])}
    assert roots <= sys.stdlib_module_names | {"goldhook"}


@pytest.mark.parametrize("name", sorted(name for name in modules() if name.split(".")[0] == "store"))
def test_a_store_knows_no_game_and_only_postgresql_needs_a_package(name: str) -> None:
    found = imports(modules()[name])
    allowed = {"asyncpg"} if "postgres" in name.split(".") else set()
    assert {imported.split(".")[0] for imported in found} <= sys.stdlib_module_names | {"goldhook"} | allowed
    ours = {tuple(imported.split(".")[:2]) for imported in found if imported.startswith("goldhook.")}
    assert ours <= {("goldhook", "store"), ("goldhook", "game")}


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
@pytest.mark.parametrize("module", ["rules", "state", "view", "tentative", "placements", "areas", "scoring"])
def test_the_law_has_no_clock_no_file_no_random_source(game: str, module: str) -> None:
    path = SOURCE / game / f"{module}.py"
    if path.exists():
        impure = {"random", "time", "datetime", "os", "pathlib", "secrets", "io"}
        found = imports(path)
        assert not {imported for imported in found if imported.split(".")[0] in impure}
        assert not {imported for imported in found if imported.startswith("goldhook.chance")}


@pytest.mark.parametrize("name", sorted(name for name in modules() if name.split(".")[0] == "table"))
def test_a_table_has_no_clock_no_file_no_random_source(name: str) -> None:
    impure = {"random", "time", "datetime", "os", "pathlib", "secrets", "io"}
    found = imports(modules()[name])
    assert not {imported for imported in found if imported.split(".")[0] in impure}
    assert not {imported for imported in found if imported.startswith("goldhook.chance")}


def test_both_games_have_the_same_rooms() -> None:
    rooms = {"__init__", "pieces", "state", "rules", "view", "tentative", "aid", "notation", "position"}
    rooms |= {"drawing"}
    rooms |= {"kernel", "twin"}
    for game in ("silver_gold", "gold_ahoi"):
        assert rooms <= {path.stem for path in (SOURCE / game).glob("*.py")}
        assert (SOURCE / game / "data" / "house.toml").exists()


def test_importing_goldhook_loads_nothing_heavy() -> None:
    """A library's import must be cheap: the command line's packages stay out of it."""
    code = "import sys, goldhook, goldhook.catalog, goldhook.record, goldhook.store; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {name.split(".")[0] for name in loaded} & OUTSIDE_NAMES


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\0") if name] if listed.returncode == 0 else []
    return [ROOT / name for name in names if (ROOT / name).is_file()] or list(SOURCE.rglob("*.py"))


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


def test_names_say_what_is_inside() -> None:
    empty_words = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
    assert not [path for path in tracked() if path.stem in empty_words]


def test_every_rule_has_a_test_of_its_number() -> None:
    for game, letter, count in (("silver_gold", "S", 16), ("gold_ahoi", "G", 10)):
        text = (ROOT / "tests" / game / "test_rules.py").read_text(encoding="utf-8")
        rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
        for number in range(1, count + 1):
            assert f"def test_{letter}{number}_" in text
            assert f"**{letter}{number}.**" in rules


def test_no_file_is_a_giant() -> None:
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > 450} == {}
