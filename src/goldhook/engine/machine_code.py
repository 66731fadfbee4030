"""Where machine code is kept between runs: on shelves for each game, by what it was made from.

Compiled code takes in functions and constants of other files, so the sources of a whole game decide whether it is still
true: their digest is in the name of the folder. A file holds one function for one kind of arguments and is put in place
in one step, so any number of processes may read and write at once. Nothing here ever raises: code that cannot be read
is compiled again, and where nothing can be written it is not kept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
import uuid
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import platformdirs

SOURCE = Path(__file__).parent.parent
#: So many folders of a shelf stay, however old; and all that were used within a day, since another version of the
#: program may be running.
KEPT, FRESH = 4, 24 * 3600.0
#: The shelf of compiled.py itself.
SHARED = "shared"


class Shelf:
    """Machine code that was made from the same sources, in the first of some folders that can be written."""

    def __init__(self, folders: list[Path]) -> None:
        self.folders = folders
        for folder in folders:
            with suppress(OSError):
                os.utime(folder)  # in use
                break

    def read(self, name: str) -> bytes | None:
        """What was kept under a name, in whichever folder it is."""
        for folder in self.folders:
            with suppress(OSError), (folder / name).open("rb") as file:
                if _trusted(folder, os.fstat(file.fileno())):
                    return file.read()
        return None

    def write(self, name: str, data: bytes) -> None:
        """Keep something under a name, where it can be kept."""
        for folder in self.folders:
            fresh = folder / f"{name}.{uuid.uuid4().hex}"
            try:
                if not folder.exists():
                    _prepare(folder)
                fresh.write_bytes(data)
                fresh.replace(folder / name)
            except OSError:  # no room, no right, or no folder any more: the next one will do
                with suppress(OSError):
                    fresh.unlink(missing_ok=True)
            else:
                return


def _trusted(folder: Path, found: os.stat_result) -> bool:
    """Anybody may write to the folder for temporary files, so there only our own files count: they will be run."""
    return folder.parent.parent != _temporary() or not hasattr(os, "getuid") or found.st_uid == os.getuid()


def _prepare(folder: Path) -> None:
    """Make the folder of a new version, and clear away those that nobody used for long."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    ages = dict[Path, float]()
    for other in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        with suppress(OSError):  # somebody else is clearing away as well
            ages[other] = time.time() - other.stat().st_mtime
    for other in sorted(ages, key=ages.__getitem__)[KEPT:]:
        if ages[other] > FRESH:
            shutil.rmtree(other, ignore_errors=True)


def shelf_name(module: str) -> str | None:
    """On which shelf the compiled code of a module belongs; None for code outside, whose sources we do not know.

    >>> shelf_name("goldhook.games.silver_gold.kernel.rules"), shelf_name("goldhook.games.gold_ahoi.bots.mind")
    ('silver_gold', 'bots.gold_ahoi')
    """
    if module == "goldhook.engine.compiled":
        return SHARED
    game, _, rest = module.removeprefix("goldhook.games.").partition(".")
    if not module.startswith("goldhook.games.") or not (SOURCE / "games" / game / "kernel").is_dir():
        return None
    return f"bots.{game}" if rest.startswith("bots.") else game


@lru_cache(maxsize=16)
def shelf(name: str, made_with: str) -> Shelf:
    """The shelf of that name, for code made with these versions of the tools, for this processor."""
    folder = f"{name}-{_digest(name, made_with)}"
    return Shelf([base / folder for base in _bases()])


def _digest(name: str, made_with: str) -> str:
    """Everything the code of a shelf can depend on, in sixteen digits."""
    files = [SOURCE / "engine" / "compiled.py"]
    if name != SHARED:
        folder = SOURCE / "games" / name.removeprefix("bots.")
        rooms = ["*.py", "data/*", "kernel/*", *(["bots/**/*"] if name.startswith("bots.") else [])]
        found = {path for room in rooms for path in folder.glob(room)}  # a kernel knows nothing of bots
        files += sorted(path for path in found if "__pycache__" not in path.parts and path.is_file())
    digest = hashlib.blake2b(made_with.encode(), digest_size=8)
    for path in files:
        digest.update(f"\0{path.relative_to(SOURCE).as_posix()}\0".encode())
        with suppress(OSError):  # gone since it was listed
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _bases() -> list[Path]:
    """Where shelves may stand, best first."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    user = Path(platformdirs.user_cache_dir("goldhook", appauthor=False)) / "compiled"
    bases = [Path(chosen).absolute() / "goldhook" if chosen else user]
    temporary = _temporary()
    if temporary:
        bases.append(temporary / f"goldhook-{os.getuid() if hasattr(os, 'getuid') else 'compiled'}")
    return [base for base in bases if base.is_absolute()]  # a user without a home has a "~" that leads nowhere


@lru_cache(maxsize=1)
def _temporary() -> Path | None:
    try:
        return Path(tempfile.gettempdir()).absolute()
    except FileNotFoundError:  # not even there can anything be written
        return None
