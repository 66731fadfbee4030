"""Whole matches of both games, from the first card to the final count: by clicks, by touch, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from at_browser import PHONE, Person, axe
from browser_hands import (
    against_bots,
    gold_ahoi_keys,
    gold_ahoi_pointer,
    play_to_the_end,
    silver_gold_keys,
    silver_gold_pointer,
)

pytestmark = pytest.mark.slow

HANDS = {
    ("silver_gold", "clicks"): silver_gold_pointer(touch=False),
    ("silver_gold", "touch"): silver_gold_pointer(touch=True),
    ("silver_gold", "keys"): silver_gold_keys,
    ("gold_ahoi", "clicks"): gold_ahoi_pointer(touch=False),
    ("gold_ahoi", "touch"): gold_ahoi_pointer(touch=True),
    ("gold_ahoi", "keys"): gold_ahoi_keys,
}
#: Marks, or tiles, of one person in a match at least.
LEAST = {"silver_gold": 28, "gold_ahoi": 18}


@pytest.mark.parametrize(("game", "way"), HANDS)
def test_a_whole_match(person: Callable[..., Person], game: str, way: str) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True) if way == "touch" else person()
    against_bots(ann, game)

    def each(moves: int) -> None:
        if moves in (1, 12, 30):
            ann.shot(f"{game}-{way}-{moves}")
        if way == "touch" and moves % 10 == 0:
            assert_no_scrolling(ann.page)

    assert play_to_the_end(ann.page, HANDS[game, way], each) >= LEAST[game]
    ann.page.wait_for_timeout(500)
    ann.shot(f"{game}-{way}-over")
    if way == "clicks":  # the last page is the same for all
        assert not axe(ann.page)
    ann.check()


def assert_no_scrolling(page: Page) -> None:
    """Check that the whole table is visible on a phone during play."""
    wide, high = page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    inner = page.evaluate("() => { const m = document.querySelector('main'); return m.scrollHeight - m.clientHeight; }")
    assert (wide, high, inner) == (0, 0, 0)
