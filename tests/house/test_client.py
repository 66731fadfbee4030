"""The structure of the browser client: where games live, how long files are, what the server's policy forbids."""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from tree_checks import folders_off_the_map, long_files, naming

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
SOURCE = WEB / "src"
GAMES = SOURCE / "games"
ENDINGS = (".ts", ".svelte", ".css")


def sources(root: Path = SOURCE) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.suffix in ENDINGS)


def game_folders() -> list[str]:
    return sorted(path.name for path in GAMES.iterdir() if path.is_dir())


def named_games(root: Path, games: list[str]) -> list[str]:
    """Return the files outside games/ that name a game, as an id, as a type or in words."""
    paths = (path for path in sources(root) if "games" not in path.relative_to(root).parts[:1])
    return [path.relative_to(root).as_posix() for path in paths if naming(games).search(path.read_text("utf-8"))]


@pytest.mark.parametrize(("name", "write"), sorted(runpy.run_path(str(WEB / "write_art.py"))["FILES"].items()))
def test_pictures_and_colours_are_fresh(name: str, write: Callable[[], str]) -> None:
    assert (SOURCE / "look" / name).read_text(encoding="utf-8") == write(), "run `make wire`"


def test_every_package_is_justified() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    justified = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    wanted = {*package.get("dependencies", {}), *package["devDependencies"]}
    assert wanted
    assert not [name for name in wanted if f"| {name} |" not in justified]


def test_the_lock_file_has_no_addresses() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in package for path, package in packages.items() if path)


def test_no_inline_styles_or_markup() -> None:
    """The server's policy allows no style in markup and no markup from text."""
    for path in sources():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'\sstyle="', text), path
        assert "{@html" not in text, path
        assert "innerHTML" not in text, path


# --- structure ----------------------------------------------------------------------------------------------------


def test_files_are_short() -> None:
    assert sources()
    assert not long_files(SOURCE, ENDINGS)


def test_only_the_games_folder_names_games() -> None:
    games = game_folders()
    assert len(games) > 1
    assert not named_games(SOURCE, games)


def test_a_named_game_is_found(tmp_path: Path) -> None:
    for name, text in (("a.ts", 'game === "sea_battle"'), ("b.ts", "class SeaBattle {}"), ("c.ts", "Sea & Battle")):
        (tmp_path / name).write_text(text)
    (tmp_path / "d.ts").write_text("the sea, no battle")
    (tmp_path / "games" / "sea_battle").mkdir(parents=True)
    (tmp_path / "games" / "sea_battle" / "index.ts").write_text("sea_battle")
    assert named_games(tmp_path, ["sea_battle"]) == ["a.ts", "b.ts", "c.ts"]


def test_only_the_registry_imports_a_game() -> None:
    """Nothing else reaches into a game's folder, and no game into another's."""
    games = game_folders()
    for path in sources():
        if path == GAMES / "index.ts":
            continue
        for target in re.findall(r'(?:from |import\()"(\.[^"]+)"', path.read_text(encoding="utf-8")):
            parts = (path.parent / target).resolve().relative_to(SOURCE).parts
            if parts[0] == "games" and len(parts) > 1 and parts[1] in games:
                assert path.is_relative_to(GAMES / parts[1]), f"{path} imports {target}"


def test_the_registry_lists_every_folder() -> None:
    text = (GAMES / "index.ts").read_text(encoding="utf-8")
    assert sorted(re.findall(r'from "\./(\w+)";', text)) == sorted([*game_folders(), "module"])


def test_few_files_lie_outside_a_folder() -> None:
    assert sorted(path.name for path in SOURCE.iterdir() if path.is_file()) == [
        "App.svelte",
        "main.ts",
        "route.svelte.ts",
    ]


def test_every_folder_is_on_the_map() -> None:
    document = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    assert not folders_off_the_map(ROOT, "web/src", game_folders(), document, ENDINGS)
