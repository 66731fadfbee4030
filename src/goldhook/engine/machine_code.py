"""The cache of compiled code between runs: one folder for each state of a game's sources.

Compiled code contains functions and constants of other files. So the name of a folder holds a digest of every file that
the code can contain, and code from other sources is never found. A file is complete or absent, so several processes may
read and write concurrently. Nothing here raises: if a folder cannot be written, nothing is cached.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
import uuid
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import platformdirs

try:
    import fcntl
except ImportError:  # Windows: two processes may compile the same function, and either result is fine
    fcntl = None  # type: ignore[assignment]

#: The engine's own compiled functions are part of the code of every game.
ENGINE = Path(__file__).with_name("compiled.py")
#: The newest folders are kept, and all that were used within a day, because another version may be running.
KEPT, FRESH = 16, 24 * 3600.0
#: Seconds between two attempts to claim a file, and until a process stops waiting for another.
POLL, PATIENCE = 0.02, 120.0


def folder_for(module: Path, tools: str) -> Path | None:
    """Return the folder for code that these tools compile from a module; None if its code cannot be cached."""
    sources = sources_of(module)
    base = _base()
    if not sources or not base.is_absolute():  # without a home, "~" leads nowhere
        return None
    folder = base / f"{sources[0].name}-{_digest(sources, tools)}"
    with suppress(OSError):
        os.utime(folder)  # marks it as in use
    return folder


def sources_of(module: Path) -> tuple[Path, ...]:
    """Return the folders that compiled code of a module can contain; empty outside games, where they are unknown.

    A game is the nearest package with a `kernel` inside.
    """
    for package in module.parents:
        if not (package / "__init__.py").exists():
            break
        if (package / "kernel" / "__init__.py").exists():
            return (package,)
    return ()


def keep(file: Path, data: bytes) -> None:
    """Write a file atomically, if it can be written."""
    fresh = file.with_name(f"{file.name}.{uuid.uuid4().hex}")
    try:
        _make(file.parent)
        fresh.write_bytes(data)
        fresh.replace(file)
    except OSError:  # no space, no permission, or the folder is gone
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


class Claim:
    """The right to compile a file. Other processes that need the file wait until it is written."""

    def __init__(self, file: Path) -> None:
        #: Whether another process held the claim before; it has probably written the file.
        self.waited = False
        self._file = file.with_name(f"{file.name}.claim")
        self._handle = -1
        if fcntl is None:
            return
        with suppress(OSError):  # where nothing can be written, nothing is shared
            _make(file.parent)
            self._handle = os.open(self._file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            until = time.monotonic() + PATIENCE
            while not self._taken() and time.monotonic() < until:
                self.waited = True
                time.sleep(POLL)

    def _taken(self) -> bool:
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def release(self) -> None:
        """Let other processes continue. The system does the same when the process ends."""
        if self._handle >= 0:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = -1


def _make(folder: Path) -> None:
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _clear(folder.parent)


def _clear(base: Path) -> None:
    """Delete the folders that have not been used for long."""
    ages = dict[Path, float]()
    for folder in base.iterdir():
        with suppress(OSError):  # another process may delete them too
            ages[folder] = time.time() - folder.stat().st_mtime
    for folder in sorted(ages, key=ages.__getitem__)[KEPT:]:
        if ages[folder] > FRESH:
            shutil.rmtree(folder, ignore_errors=True)


@lru_cache(maxsize=16)
def _digest(sources: tuple[Path, ...], tools: str) -> str:
    digest = hashlib.blake2b(tools.encode() + ENGINE.read_bytes(), digest_size=8)
    for folder in sources:
        for path in sorted(folder.rglob("*")):
            if "__pycache__" not in path.parts and path.is_file():
                digest.update(f"\0{path.relative_to(folder.parent).as_posix()}\0".encode())
                with suppress(OSError):  # deleted since it was listed
                    digest.update(path.read_bytes())
    return digest.hexdigest()


def _base() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen).absolute() / "goldhook"
    return Path(platformdirs.user_cache_dir("goldhook", appauthor=False)) / "compiled"
