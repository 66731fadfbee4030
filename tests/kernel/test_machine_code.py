"""Compiled code is kept between runs, stale code is never used, and file errors never stop a bot."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest

from goldhook.engine import machine_code
from goldhook.engine.machine_code import ENGINE, FRESH, KEPT, Claim, folder_for, keep, sources_of
from goldhook.games.silver_gold.kernel import rules as kernel

HOUSE = Path(machine_code.__file__).parent.parent
KERNEL = Path(kernel.__file__)
STEP = """
from goldhook.engine.compiled import inlined
@inlined
def step(number):
    return number + {by}
"""
WALK = """
from goldhook.engine.compiled import compiled
from {package}.step import step
@compiled
def walk(number):
    return step(step(number))
def adder(by):
    @compiled
    def add(number):
        return number + by
    return add
"""
RUN = """
from {package}.walk import adder, walk
assert (adder(1)(0), adder(2)(0)) == (1, 2), "closures of the same code are different functions"
print(walk(0), sum(walk.stats.cache_hits.values()))
"""
WARM = """
from goldhook.bots import warm
from goldhook.games import GAMES
for game in GAMES:
    for unit in warm.units(game):
        warm.run(unit)
"""
#: Every level thinks about every kind of decision, early and late, with few playouts, with many, and by the clock.
THINK = """
from numba.core.event import Listener, register
from decisions import decisions
from goldhook.bots import levels
from goldhook.bots.thought import Budget
from goldhook.games import GAMES
class Compiled(Listener):
    def on_start(self, event):
        print(event.data["dispatcher"].py_func.__qualname__, event.data["args"])
    def on_end(self, event): ...
register("numba:compile", Compiled())
for game in GAMES.values():
    mind = levels.mind(game.name, game.house())
    for level in levels.LEVELS:
        for view, memory in decisions(game):
            for budget in (Budget(playouts=2), Budget(playouts=64), Budget(milliseconds=5)):
                mind.think(view, memory, level, budget, seed=1, threads=1)
        mind.think(view, memory, level, Budget(playouts=64), seed=1, threads=2)
"""
BENCH = HOUSE.parent.parent / "bench"


class Copy:
    """A copy of the sources with two more compiled functions: one is inlined into the other, from another file."""

    step_in, walk_in = "goldhook.games.silver_gold", "goldhook.games.silver_gold.bots"

    def __init__(self, root: Path) -> None:
        self.root, self.cache = root, root / "cache"
        skipped = shutil.ignore_patterns("__pycache__", "locales", "terminal", "cli", "web")
        shutil.copytree(HOUSE, root / "goldhook", ignore=skipped)
        self.prepare()
        self._folder(self.walk_in).joinpath("walk.py").write_text(WALK.format(package=self.step_in))
        self.step_by(1)

    def prepare(self) -> None:
        """Create the packages of the two functions."""

    def step_by(self, by: int) -> None:
        self._folder(self.step_in).joinpath("step.py").write_text(STEP.format(by=by))

    def _folder(self, package: str) -> Path:
        return self.root.joinpath(*package.split("."))

    def start(self, **environment: str) -> subprocess.Popen[str]:
        known = {**os.environ, "PYTHONPATH": str(self.root), "NUMBA_CACHE_DIR": str(self.cache), **environment}
        command = [sys.executable, "-c", RUN.format(package=self.walk_in)]
        return subprocess.Popen(command, env=known, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, **environment: str) -> tuple[int, int]:
        """Return the result of the function, and its number of cache hits."""
        return answer(self.start(**environment))


class ForeignCopy(Copy):
    """The same with the functions in a foreign package: a game with its bots inside."""

    step_in, walk_in = "islands.kernel", "islands.bots"

    def prepare(self) -> None:
        for folder in ("islands", "islands/kernel", "islands/bots"):
            (self.root / folder).mkdir()
            (self.root / folder / "__init__.py").write_text("")


def answer(process: subprocess.Popen[str]) -> tuple[int, int]:
    out, err = process.communicate(timeout=120)
    assert err == ""
    result, found = out.split()
    return int(result), int(found)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Copy, ForeignCopy])
def test_a_change_in_another_file_is_noticed(kind: type[Copy], tmp_path: Path) -> None:
    copy = kind(tmp_path)
    assert copy.run() == (2, 0)
    assert copy.run() == (2, 1)
    copy.step_by(10)
    assert copy.run() == (20, 0), "numba alone would have said 2"
    copy.step_by(1)
    assert copy.run() == (2, 1), "the older folder is still there"


@pytest.mark.slow
def test_thinking_compiles_nothing_that_is_not_in_a_unit() -> None:
    """Otherwise a player would wait for the compiler at the table, or at every start for code that cannot be cached."""
    known = {**os.environ, "PYTHONPATH": str(BENCH)}
    said = [
        subprocess.run([sys.executable, "-c", code], env=known, capture_output=True, text=True, check=True).stdout
        for code in (WARM, THINK)
    ]
    assert said == ["", ""]


@pytest.mark.slow
def test_a_function_that_another_process_compiles_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "game-1" / "code"
    claim = Claim(file)
    assert not claim.waited

    def wait() -> bool:
        other = Claim(file)
        other.release()
        return other.waited

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(wait)
        time.sleep(5 * machine_code.POLL)
        assert not waiting.done()
        keep(file, b"machine code")
        claim.release()
        assert waiting.result()
    assert list(file.parent.iterdir()) == [file], "nothing is left lying about"


def test_where_nothing_can_be_written_nothing_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    claims = [Claim(tmp_path / "file" / "game-1" / "code") for _ in range(2)]
    assert not any(claim.waited for claim in claims)


@pytest.mark.slow
def test_half_a_file_is_compiled_again(copy: Copy) -> None:
    copy.run()
    for file in copy.cache.rglob("walk.walk-*"):
        file.write_bytes(file.read_bytes()[:100])
    assert copy.run() == (2, 0)
    assert copy.run() == (2, 1)


@pytest.mark.slow
def test_a_home_that_cannot_be_written(copy: Copy, tmp_path: Path) -> None:
    """Permissions do not stop an administrator, so the home is a file here: nothing can be created inside it."""
    home = tmp_path / "home"
    home.write_text("")
    places = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LOCALAPPDATA": str(home)}
    assert copy.run(**places, NUMBA_CACHE_DIR="") == (2, 0)
    assert copy.run(**places, NUMBA_CACHE_DIR="") == (2, 0)


@pytest.mark.slow
def test_processes_at_once(copy: Copy) -> None:
    started = [copy.start() for _ in range(4)]
    assert [answer(process)[0] for process in started] == [2] * 4
    assert copy.run() == (2, 1)


# --- files and folders --------------------------------------------------------------------------------------------


def test_a_reader_gets_a_whole_file_while_others_write(tmp_path: Path) -> None:
    file = tmp_path / "game-1" / "code"
    whole = [bytes([number]) * (100_000 + number) for number in range(8)]
    keep(file, whole[0])

    def write_and_read(number: int) -> bytes:
        keep(file, whole[number % 8])
        return file.read_bytes()

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(write_and_read, range(400))) <= set(whole)
    assert list(file.parent.iterdir()) == [file], "nothing is left lying about"


def test_where_nothing_can_be_written_nothing_is_kept_and_nothing_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    keep(tmp_path / "file" / "game-1" / "code", b"1")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, f"No space left to move {self} to {target}")

    monkeypatch.setattr(Path, "replace", full)
    keep(tmp_path / "game-1" / "code", b"1")
    assert not list((tmp_path / "game-1").iterdir())


def test_old_folders_are_cleared_away_but_none_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    used = folder_for(KERNEL, "some tools")
    assert used is not None
    base, now = used.parent, time.time()

    def make(folder: Path, hours: float) -> None:
        keep(folder / "code", b"")
        os.utime(folder, (now - 3600 * hours,) * 2)

    many = {f"game-{number}" for number in range(KEPT)}
    for name in many:
        make(base / name, FRESH / 3600 / 2)
    make(base / "game-old", 100.0)
    make(used, 200.0)
    assert folder_for(KERNEL, "some tools") == used
    keep(base / "game-new" / "code", b"")
    assert {path.name for path in base.iterdir()} == {*many, used.name, "game-new"}


def test_a_folder_that_can_only_be_read_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container with a warmed image and a read-only file system."""

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "utime", refuse)
    folder = folder_for(KERNEL, "some tools")
    assert folder is not None
    assert folder.is_relative_to(tmp_path)


def test_the_place_that_the_user_names_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "named"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = folder_for(KERNEL, "some tools")
    assert folder is not None
    assert folder.parent == tmp_path / "named" / "goldhook"
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    folder = folder_for(KERNEL, "some tools")
    assert folder is not None
    assert folder.parts[-3:-1] == ("goldhook", "compiled")


# --- which sources compiled code depends on -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "stale"),
    [
        ("engine/compiled.py", {"silver_gold/kernel", "silver_gold/bots", "gold_ahoi/kernel", "gold_ahoi/bots"}),
        ("games/silver_gold/state.py", {"silver_gold/kernel", "silver_gold/bots"}),
        ("games/gold_ahoi/bots/weights.npy", {"gold_ahoi/kernel", "gold_ahoi/bots"}),
        ("bots/levels.py", set()),
        ("record.py", set()),
    ],
)
def test_what_makes_compiled_code_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, stale: set[str]
) -> None:
    house = tmp_path / "goldhook"
    shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__", "locales", "web"))
    monkeypatch.setattr(machine_code, "ENGINE", house / "engine" / ENGINE.name)

    def folders(tools: str) -> dict[str, Path | None]:
        machine_code._digest.cache_clear()
        rooms = ("silver_gold/kernel", "silver_gold/bots", "gold_ahoi/kernel", "gold_ahoi/bots")
        return {room: folder_for(house / "games" / room / "some_module.py", tools) for room in rooms}

    before = folders("numba 1")
    with (house / changed).open("a") as file:
        file.write("# another line\n")
    after = folders("numba 1")
    assert {package for package in before if before[package] != after[package]} == stale
    assert not set(after.values()) & set(folders("numba 2").values())
    machine_code._digest.cache_clear()


@pytest.mark.parametrize(
    ("files", "module", "sources"),
    [
        (["games/island/kernel/marks.py", "games/island/bots/mind.py"], "games/island/bots/mind.py", ["games/island"]),
        (["games/island/kernel/marks.py"], "games/island/kernel/marks.py", ["games/island"]),
        (["games/island/kernel/marks.py", "bots/levels.py"], "bots/levels.py", []),
        (["games/island/kernel/marks.py", "engine/compiled.py"], "engine/compiled.py", []),
    ],
)
def test_the_sources_of_a_game(tmp_path: Path, files: list[str], module: str, sources: list[str]) -> None:
    root = tmp_path / "somewhere" / "package"
    for name in files:
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
        for folder in [parent for parent in file.parents if parent.is_relative_to(root)]:
            (folder / "__init__.py").write_text("")
    assert sources_of(root / module) == tuple(root / name for name in sources)


def test_code_outside_a_package_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("")
    assert folder_for(tmp_path / "kernel.py", "some tools") is None


def compiling_modules() -> list[str]:
    files = [
        file for file in HOUSE.rglob("*.py") if "goldhook.engine.compiled import" in file.read_text(encoding="utf-8")
    ]
    return [".".join(file.relative_to(HOUSE.parent).with_suffix("").parts) for file in files]


@pytest.mark.parametrize("name", sorted(compiling_modules()))
def test_compiled_code_contains_nothing_beyond_its_sources(name: str) -> None:
    """Otherwise a change there would go unnoticed, and stale code would run."""
    module = import_module(name)
    file = Path(str(module.__file__))
    imported = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("goldhook")
        for alias in node.names
    }
    functions = [value.py_func for value in vars(module).values() if hasattr(value, "py_func")]
    used = {word for function in functions if function.__module__ == name for word in function.__code__.co_names}
    for word in used & imported.keys():
        origin = imported[word] if imported[word] in sys.modules else imported[word].rpartition(".")[0]
        found = Path(str(sys.modules[origin].__file__))
        assert found == ENGINE or any(found.is_relative_to(folder) for folder in sources_of(file)), imported[word]
