"""Checks of a source tree, each a function of a folder, so that a test can run them on a tree with a planted fault."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

#: From low to high. A module may import from its own line and from lines above it in this list, never from below.
LAYERS = [
    ["core"],
    ["drawing", "engine"],
    ["games"],
    ["record"],
    ["bots"],
    ["daily"],
    ["lab", "table", "analysis"],
    ["puzzles"],
    ["store"],
    ["terminal"],
    ["envs"],
    ["server"],
    ["cli", "__main__"],
]
#: Lines.
LONGEST = 400


def modules(source: Path) -> dict[str, Path]:
    """Map the names of all modules of a package, without the package's own, to their files."""
    return {
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): path
        for path in source.rglob("*.py")
        if path != source / "__init__.py"
    }


def games_of(source: Path) -> list[str]:
    return sorted(path.parent.name for path in (source / "games").glob("*/plugin.py"))


# --- who imports whom ---------------------------------------------------------------------------------------------


def imports(path: Path) -> set[str]:
    """Return everything that a file imports at run time; type-only imports are left out."""
    found = set[str]()
    for node in _running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import hides the layer that it comes from"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        yield node
        yield from _running(node)


def ours(path: Path) -> set[str]:
    """Return the project's modules that a file imports, without the leading `goldhook.`"""
    return {name.removeprefix("goldhook.") for name in imports(path) if name.startswith("goldhook.")}


def layer(part: str) -> int:
    return next(number for number, parts in enumerate(LAYERS) if part in parts)


def imports_from_above(source: Path, name: str) -> list[str]:
    """List the imports of a module outside the games from a higher layer."""
    own, games = name.split(".")[0], games_of(source)
    found = []
    for imported in sorted(ours(modules(source)[name])):
        parts = imported.split(".")
        is_catalog = own == "games" and parts[1] in games
        if parts[0] != "__version__" and not is_catalog and layer(parts[0]) > layer(own):
            found.append(imported)
    return found


# --- one game, one place ------------------------------------------------------------------------------------------


def code_of(path: Path) -> str:
    """Return a file without comments and docstrings, whose examples may name a game."""
    kept = []
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        docstring = token.type == tokenize.STRING and token.line.lstrip().startswith(('"""', 'r"""'))
        if token.type != tokenize.COMMENT and not docstring:
            kept.append(token.string)
    return "\n".join(kept)


def naming(games: list[str]) -> re.Pattern[str]:
    """Match a game as an id, as a type or in words: `sea_battle`, `SeaBattle`, "Sea & Battle"."""
    return re.compile("|".join("[ _&-]*".join(game.split("_")) for game in games), re.IGNORECASE)


def modules_naming_a_game(source: Path) -> list[str]:
    """List the modules that name a game, except the catalog, the games, and files named after a game."""
    pattern, games = naming(games_of(source)), games_of(source)
    found = []
    for name, path in sorted(modules(source).items()):
        parts = name.split(".")
        own = parts == ["games"] or any(game in part for game in games for part in parts)
        if not own and pattern.search(code_of(path)):
            found.append(name)
    return found


# --- size, map, rules ---------------------------------------------------------------------------------------------


def long_files(root: Path, endings: tuple[str, ...] = (".py",)) -> dict[str, int]:
    """Return files above the limit by path, since two files may have the same name."""
    paths = (path for path in root.rglob("*") if path.suffix in endings)
    lines = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in paths}
    return {path: count for path, count in lines.items() if count > LONGEST}


def folders_on_the_map(document: str) -> set[str]:
    """Return the folders that the first block of a document draws as an indented tree, as whole paths."""
    found, above = set[str](), list[tuple[int, str]]()
    for line in document.split("```")[1].splitlines():
        if drawn := re.match(r"( *)([\w<>/]+)/(?: |$)", line):
            depth = len(drawn[1])
            above = [(indent, path) for indent, path in above if indent < depth]
            path = f"{above[-1][1]}/{drawn[2]}" if above else drawn[2]
            above.append((depth, path))
            found.add(path)
    return found


def folders_off_the_map(
    root: Path, part: str, games: list[str], document: str, endings: tuple[str, ...] = (".py",)
) -> list[str]:
    """List the folders of a part of a repository, such as `web/src`, that the map of a document does not draw."""
    files = (path for path in (root / part).rglob("*") if path.suffix in endings)
    folders = {path.parent.relative_to(root) for path in files} - {Path(part)}
    names = {"/".join("<game>" if name in games else name for name in folder.parts) for folder in folders}
    return sorted(names - folders_on_the_map(document))


def rules_without_a_test(rules: str, tests: str) -> list[str]:
    """List the rule numbers of the document that no test is named after; new rules are included automatically."""
    numbers = re.findall(r"^\*\*([A-Z]\d+)\.\*\*", rules, re.MULTILINE)
    return [number for number in numbers if f"def test_{number}_" not in tests]
