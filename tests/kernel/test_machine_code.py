"""Machine code is kept between runs, never when it is stale, and no trouble with files ever stops a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from goldhook.engine import machine_code
from goldhook.engine.machine_code import FRESH, KEPT, SHARED, Shelf, shelf_name

HOUSE = Path(machine_code.__file__).parent.parent
STEP = """
from goldhook.engine.compiled import inlined
@inlined
def step(number):
    return number + {by}
"""
WALK = """
from goldhook.engine.compiled import compiled
from goldhook.games.silver_gold.step import step
@compiled
def walk(number):
    return step(step(number))
"""
RUN = """
from goldhook.games.silver_gold.bots.walk import walk
print(walk(0), sum(walk.stats.cache_hits.values()))
"""


class Copy:
    """A copy of the house with two compiled functions more, one written into the other from another file."""

    def __init__(self, root: Path) -> None:
        self.root, self.cache = root, root / "cache"
        skipped = shutil.ignore_patterns("__pycache__", "locales", "terminal", "cli")
        shutil.copytree(HOUSE, root / "goldhook", ignore=skipped)
        (root / "goldhook" / "bots" / "silver_gold" / "walk.py").write_text(WALK)
        self.step_by(1)

    def step_by(self, by: int) -> None:
        (self.root / "goldhook" / "silver_gold" / "step.py").write_text(STEP.format(by=by))

    def start(self, **environment: str) -> subprocess.Popen[str]:
        known = {**os.environ, "PYTHONPATH": str(self.root), "NUMBA_CACHE_DIR": str(self.cache), **environment}
        command = [sys.executable, "-c", RUN]
        return subprocess.Popen(command, env=known, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, **environment: str) -> tuple[int, int]:
        """What the function returns, and whether its code was there already."""
        return answer(self.start(**environment))


def answer(process: subprocess.Popen[str]) -> tuple[int, int]:
    out, err = process.communicate(timeout=120)
    assert err == ""
    result, found = out.split()
    return int(result), int(found)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.mark.slow
def test_a_change_in_another_file_is_noticed(copy: Copy) -> None:
    assert copy.run() == (2, 0)
    assert copy.run() == (2, 1)
    copy.step_by(10)
    assert copy.run() == (20, 0), "numba alone would have said 2"
    copy.step_by(1)
    assert copy.run() == (2, 1), "the older folder is still there"


@pytest.mark.slow
def test_half_a_file_is_compiled_again(copy: Copy) -> None:
    copy.run()
    for file in copy.cache.rglob("walk.walk-*"):
        file.write_bytes(file.read_bytes()[:100])
    assert copy.run() == (2, 0)
    assert copy.run() == (2, 1)


@pytest.mark.slow
def test_a_home_that_cannot_be_written(copy: Copy, tmp_path: Path) -> None:
    """Rights do not stop an administrator, so the home is a file here: nothing can be made inside it by anybody."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    home.write_text("")
    temporary.mkdir()
    places = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LOCALAPPDATA": str(home)}
    places |= {"NUMBA_CACHE_DIR": "", "TMPDIR": str(temporary), "TEMP": str(temporary)}
    assert copy.run(**places) == (2, 0)
    assert copy.run(**places) == (2, 1)
    assert list(temporary.rglob("walk.walk-*"))


@pytest.mark.slow
def test_processes_at_once(copy: Copy) -> None:
    started = [copy.start() for _ in range(4)]
    assert [answer(process)[0] for process in started] == [2] * 4
    assert copy.run() == (2, 1)


# --- the shelf ----------------------------------------------------------------------------------------------------


def test_who_reads_while_others_write_gets_a_whole_file(tmp_path: Path) -> None:
    shelf = Shelf([tmp_path / "game-1"])
    whole = [bytes([number]) * (100_000 + number) for number in range(8)]
    shelf.write("code", whole[0])

    def write_and_read(number: int) -> bytes | None:
        shelf.write("code", whole[number % 8])
        return shelf.read("code")

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(write_and_read, range(400))) <= set(whole)
    assert [file.name for file in (tmp_path / "game-1").iterdir()] == ["code"], "nothing is left lying about"


def test_where_nothing_can_be_written_nothing_is_kept_and_nothing_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shelf = Shelf([tmp_path / "file" / "game-1"])
    shelf.write("code", b"1")
    assert shelf.read("code") is None


def test_the_next_folder_takes_what_the_first_cannot(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shelf = Shelf([tmp_path / "file" / "game-1", tmp_path / "game-1"])
    shelf.write("code", b"1")
    assert shelf.read("code") == (tmp_path / "game-1" / "code").read_bytes() == b"1"


def test_old_folders_are_cleared_away_but_none_in_use_and_no_other_game(tmp_path: Path) -> None:
    now = time.time()
    hours = {"game-fresh": 1.0, "other-1": 900.0} | {f"game-{number}": 100.0 + number for number in range(9)}
    for name, age in hours.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").write_text("")
        os.utime(tmp_path / name, (now - 3600 * age,) * 2)
    many = [f"game-used-{number}" for number in range(KEPT)]
    for name in many:
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (now - FRESH / 2,) * 2)
    Shelf([tmp_path / "game-8"])  # is used again
    Shelf([tmp_path / "game-new"]).write("code", b"1")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"game-new", "game-fresh", "game-8", "other-1", *many}


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders for temporary files are everybody's on POSIX alone")
def test_files_of_others_in_the_folder_for_all_are_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf([tmp_path / "goldhook-0" / "game-1"])
    shelf.write("code", b"1")
    monkeypatch.setattr(os, "getuid", lambda: 4242)
    assert shelf.read("code") == b"1", "a home is its owner's business"
    monkeypatch.setattr(machine_code, "_temporary", lambda: tmp_path)
    assert shelf.read("code") is None


# --- what a shelf depends on --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("engine/compiled.py", {SHARED, "silver_gold", "bots.silver_gold", "gold_ahoi", "bots.gold_ahoi"}),
        ("games/silver_gold/state.py", {"silver_gold", "bots.silver_gold"}),
        ("games/silver_gold/bots/greedy.py", {"bots.silver_gold"}),
        ("games/gold_ahoi/bots/weights.npy", {"bots.gold_ahoi"}),
        ("record.py", set()),
    ],
)
def test_what_makes_machine_code_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, stale: set[str]
) -> None:
    names = [SHARED, "silver_gold", "bots.silver_gold", "gold_ahoi", "bots.gold_ahoi"]
    monkeypatch.setattr(machine_code, "SOURCE", tmp_path / "goldhook")
    shutil.copytree(HOUSE, tmp_path / "goldhook", ignore=shutil.ignore_patterns("__pycache__"))
    before = {name: machine_code._digest(name, "numba 1") for name in names}
    with (tmp_path / "goldhook" / changed).open("a") as file:
        file.write("# another line\n")
    after = {name: machine_code._digest(name, "numba 1") for name in names}
    assert {name for name in names if before[name] != after[name]} == stale
    assert after != {name: machine_code._digest(name, "numba 2") for name in names}


def test_which_shelf() -> None:
    assert shelf_name("goldhook.engine.compiled") == SHARED
    assert shelf_name("goldhook.bots.levels") is None
    assert shelf_name("other.silver_gold.kernel") is None


def test_the_place_that_the_user_names_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert machine_code._bases()[0] == tmp_path / "goldhook"
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert machine_code._bases()[0].parts[-2:] == ("goldhook", "compiled")
