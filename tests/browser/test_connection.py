"""A lost connection recovers: after time offline, a killed server, a reload; no choice is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from at_browser import Person, Process
from browser_hands import against_bots, gold_ahoi_pointer

pytestmark = pytest.mark.slow

LAY = gold_ahoi_pointer(touch=False)
#: The browser's own messages about a lost connection.
CUT = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")


@pytest.fixture
def own_server(server: Process, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that a test may kill."""
    process = Process(tmp_path_factory.mktemp("killed"))
    process.start()
    yield process
    process.stop()


def lay_some(person: Person, tiles: int) -> None:
    """Play until this many tiles are on the board."""
    page = person.page
    while page.locator("main img.tile").count() < tiles:
        if not LAY(page):
            page.wait_for_timeout(30)


def play_on(person: Person) -> None:
    """Place two more tiles, to see that the match continues."""
    lay_some(person, person.page.locator("main img.tile").count() + 4)


def test_offline_for_a_while(person: Callable[..., Person]) -> None:
    ann = person()
    against_bots(ann, "gold_ahoi")
    lay_some(ann, 4)
    board = ann.page.locator("main").bounding_box()
    ann.context.set_offline(True)
    # Chromium keeps an open socket when it goes offline; messages sent meanwhile are lost with it.
    ann.page.evaluate("() => dispatchEvent(new Event('online'))")
    ann.page.get_by_text("Connection lost").wait_for()
    ann.shot("offline")
    assert ann.page.locator("main").bounding_box() == board, "nothing moves under the finger"
    ann.context.set_offline(False)
    ann.page.get_by_text("Connection lost").wait_for(state="hidden", timeout=30_000)
    play_on(ann)
    ann.check(*CUT)


def test_the_server_is_killed_and_comes_back(browser: Browser, own_server: Process) -> None:
    ann = Person(browser, own_server.base)
    against_bots(ann, "gold_ahoi")
    lay_some(ann, 6)
    ann.page.wait_for_timeout(1000)
    tiles = ann.page.locator("main img.tile").count()
    own_server.kill()
    ann.page.get_by_text("Connection lost").wait_for()
    assert ann.page.locator(".warning").count() == 1
    own_server.start()
    ann.page.get_by_text("Connection lost").wait_for(state="hidden", timeout=30_000)
    assert ann.page.locator("main img.tile").count() >= tiles
    play_on(ann)
    ann.check(*CUT)
    ann.close()


def test_choices_persist_and_are_sent_once(browser: Browser, own_server: Process) -> None:
    """The button was pressed while offline: the tile is placed when the server is back."""
    ann = Person(browser, own_server.base)
    against_bots(ann, "gold_ahoi")
    lay_some(ann, 4)
    button = ann.page.locator("main button.main:not([disabled])")
    while not button.count():
        LAY(ann.page)
        ann.page.wait_for_timeout(30)
    ann.page.wait_for_timeout(700)
    tiles = ann.page.locator("main img.tile").count()
    own_server.kill()
    ann.page.get_by_text("Connection lost").wait_for()
    button.click()
    own_server.start()
    ann.page.locator("main img.tile").nth(tiles + 1).wait_for(timeout=30_000)
    play_on(ann)
    ann.check(*CUT)
    ann.close()


def test_a_reloaded_page_resumes_the_match(person: Callable[..., Person]) -> None:
    ann = person()
    against_bots(ann, "gold_ahoi")
    lay_some(ann, 4)
    ann.page.reload()
    play_on(ann)
    ann.check()
