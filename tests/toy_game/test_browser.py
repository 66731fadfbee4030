"""The browser reports that it has no board for a game of another package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from at_browser import Person, Process, axe, build_client, chromium
from browser_hands import open_table
from goldhook.core.lang import Language

SAYS_SO = Language("en").say("web-no-board")
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("installed")]


@pytest.fixture
def server(tmp_path: Path, installed: None) -> Iterator[Process]:
    build_client()
    process = Process(tmp_path)
    process.start()
    yield process
    process.stop()


def test_a_table_without_a_board_says_so_and_names_the_game(server: Process) -> None:
    with chromium() as browser:
        ann = Person(browser, server.base)
        ann.page.goto(f"/t/{open_table(ann, 'pebbles', bots={1: 1})}")
        ann.page.get_by_role("heading", name="Pebbles", level=1).wait_for()
        ann.page.get_by_text(SAYS_SO).wait_for()
        ann.page.get_by_text("goldhook play pebbles").wait_for()
        assert not axe(ann.page)
        ann.page.goto("/rules/pebbles")
        ann.page.get_by_text(SAYS_SO).wait_for()
        ann.check()
        ann.close()
