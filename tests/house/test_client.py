"""The browser client as a part of the house: what it is made from, and what it may not say."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"


def sources() -> list[Path]:
    return sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def test_the_little_pictures_are_fresh() -> None:
    art = runpy.run_path(str(WEB / "write_art.py"))["art"]
    assert (WEB / "src" / "look" / "symbols.ts").read_text(encoding="utf-8") == art(), "`make wire` writes it anew"


def test_every_package_earns_its_place() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    told = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    wanted = {*package.get("dependencies", {}), *package["devDependencies"]}
    assert wanted
    assert not [name for name in wanted if f"| {name} |" not in told]


def test_the_lock_names_packages_and_no_address() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in package for path, package in packages.items() if path)


def test_nothing_in_line_that_the_policy_forbids() -> None:
    """The server's policy allows no style in markup and no markup from text."""
    for path in sources():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'\sstyle="', text), path.name
        assert "{@html" not in text, path.name
        assert "innerHTML" not in text, path.name


def test_files_are_short() -> None:
    long = {path.name: text.count("\n") for path in sources() if (text := path.read_text()).count("\n") > 450}
    assert set(long) <= {"wire.ts"}, long
