"""Pebbles, a third game, installed as its own package next to Goldhook."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "pebbles_package"


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package with pip into a folder, and return the folder."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, timeout=300)
    assert list(folder.glob("*.dist-info/entry_points.txt"))
    return folder


@pytest.fixture
def installed(pebbles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every process that the test starts find the game."""
    monkeypatch.setenv("PYTHONPATH", str(pebbles))
