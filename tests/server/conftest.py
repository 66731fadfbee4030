"""Fixtures of all server tests: reproducible shuffles."""

from __future__ import annotations

from itertools import count
from typing import Any
from zlib import crc32

import pytest

from goldhook.core.chance import deal
from goldhook.core.game import AnyGame, AnySetup, OptionSet
from goldhook.server.live import translation


@pytest.fixture(autouse=True)
def same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the server's shuffles reproducible, so that a test that needs luck fails always or never."""
    seeds = count(crc32(request.node.name.encode()))

    def shuffle(game: AnyGame, players: int, *, pieces: Any, options: OptionSet) -> AnySetup:
        return deal(game, players, next(seeds), pieces=pieces, options=options)

    monkeypatch.setattr(translation, "deal", shuffle)
