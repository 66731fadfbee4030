"""Where compiled code is kept between runs: one folder for each state of a game's sources.

Compiled code contains functions and constants of other files. The name of a folder therefore holds a digest of every
file that the code can contain, and code from other sources is never found. A file is complete or absent, so several
processes may read and write at once. Nothing here raises: where a folder cannot be written, nothing is kept.
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

#: The engine's own compiled functions are part of the code of every game.
ENGINE = Path(__file__).with_name("compiled.py")
#: The newest folders stay, and so do all that were used within a day: another version of the program may be running.
KEPT, FRESH = 16, 24 * 3600.0


def folder_for(module: Path, tools: str) -> Path | None:
    """Return the folder for code that these tools compile from a module; None if its code cannot be kept."""
    sources = sources_of(module)
    base = _base()
    if not sources or not base.is_absolute():  # a user without a home has a "~" that leads nowhere
        return None
    folder = base / f"{sources[0].name}-{_digest(sources, tools)}"
    with suppress(OSError):
        os.utime(folder)  # in use
    return folder


def sources_of(module: Path) -> tuple[Path, ...]:
    """Return the folders that compiled code of a module can contain; none outside games, where nobody knows them.

    A game is the nearest package with a `kernel` inside.
    """
    for package in module.parents:
        if not (package / "__init__.py").exists():
            break
        if (package / "kernel" / "__init__.py").exists():
            return (package,)
    return ()


def keep(file: Path, data: bytes) -> None:
    """Write a file in one step, if it can be written."""
    fresh = file.with_name(f"{file.name}.{uuid.uuid4().hex}")
    try:
        if not file.parent.exists():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _clear(file.parent.parent)
        fresh.write_bytes(data)
        fresh.replace(file)
    except OSError:  # no room, no right, or no folder any more
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def _clear(base: Path) -> None:
    """Delete the folders that nobody has used for long."""
    ages = dict[Path, float]()
    for folder in base.iterdir():
        with suppress(OSError):  # another process deletes them too
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
                with suppress(OSError):  # gone since it was listed
                    digest.update(path.read_bytes())
    return digest.hexdigest()


def _base() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen).absolute() / "goldhook"
    return Path(platformdirs.user_cache_dir("goldhook", appauthor=False)) / "compiled"
