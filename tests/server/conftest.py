"""What every test of the server is handed: cards that are shuffled alike whenever the test runs."""

from __future__ import annotations

from itertools import count
from typing import Any
from zlib import crc32

import pytest

from goldhook.core.chance import deal
from goldhook.core.game import AnySetup, Game, OptionSet
from goldhook.server.live import translation


@pytest.fixture(autouse=True)
def same_shuffles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server shuffles as nobody can foresee; a test that needs luck shall fail at once, or never."""
    seeds = count(crc32(request.node.name.encode()))

    def shuffle(game: Game[Any, Any, Any], players: int, *, pieces: Any, options: OptionSet) -> AnySetup:
        return deal(game, players, next(seeds), pieces=pieces, options=options)

    monkeypatch.setattr(translation, "deal", shuffle)
