"""Every check of the tree finds a fault that is planted into a small copy of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tree_checks import (
    LONGEST,
    folders_off_the_map,
    imports_from_above,
    long_files,
    modules_naming_a_game,
    rules_without_a_test,
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a package with two games and no faults."""
    for name, text in {
        "core/game.py": "",
        "games/__init__.py": "from goldhook.games import sea_battle, tag\nGAMES = {'sea_battle': sea_battle}",
        "games/sea_battle/plugin.py": "NAME = 'sea_battle'",
        "games/tag/plugin.py": "",
        "envs/sea_battle_v0.py": "GAME = 'sea_battle'",
        "table/fold.py": '"""Say what a table is, such as one of sea_battle."""\nfrom goldhook.core import game',
        "server/live/room.py": "from goldhook.table import fold  # a room of sea_battle, for example",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_good_tree_has_no_faults(tree: Path) -> None:
    assert not imports_from_above(tree, "server.live.room")
    assert not modules_naming_a_game(tree)
    assert not long_files(tree)


@pytest.mark.parametrize(
    "text", ["x = 'sea_battle'", "class SeaBattle: ...", "title = 'Sea & Battle'", "SEA_BATTLE = 1"]
)
def test_a_module_that_names_a_game_is_found(tree: Path, text: str) -> None:
    (tree / "server" / "live" / "room.py").write_text(text)
    assert modules_naming_a_game(tree) == ["server.live.room"]


@pytest.mark.parametrize("text", ["from goldhook.server.live import room", "import goldhook.server.live.room"])
def test_an_import_from_a_higher_layer_is_found(tree: Path, text: str) -> None:
    (tree / "table" / "fold.py").write_text(f"def later() -> None:\n    {text}\n")
    assert imports_from_above(tree, "table.fold") == ["server.live.room"]


def test_a_long_file_is_found_beside_a_short_one_of_the_same_name(tree: Path) -> None:
    (tree / "table" / "room.py").write_text("x = 1\n" * (LONGEST + 1))
    assert long_files(tree) == {"table/room.py": LONGEST + 1}


def test_a_folder_that_the_map_leaves_out_is_found(tree: Path) -> None:
    """A folder of the same name elsewhere does not count."""
    document = (
        f"```\n{tree.name}/\n  core/  x\n  games/  x\n    <game>/  x\n  envs/\n  table/\n    live/  x\n  server/\n```"
    )
    games = ["sea_battle", "tag"]
    assert folders_off_the_map(tree.parent, tree.name, games, document) == [f"{tree.name}/server/live"]
    whole = document.replace("server/\n", "server/\n    live/  x\n")
    assert not folders_off_the_map(tree.parent, tree.name, games, whole)


def test_a_relative_import_is_found(tree: Path) -> None:
    (tree / "table" / "fold.py").write_text("from ..server.live import room\n")
    with pytest.raises(AssertionError, match="relative import"):
        imports_from_above(tree, "table.fold")


def test_a_rule_without_a_test_is_found() -> None:
    rules = "**G10.** Ten.\n\n**G11.** Eleven.\n"
    assert rules_without_a_test(rules, "def test_G10_ten() -> None: ...\ndef test_G1_one() -> None: ...") == ["G11"]
