"""Retry a mistake of a finished match and get a verdict; play on from a moment of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from at_browser import PHONE, Person, axe, overflow
from browser_hands import lay_tile, played_match
from one_mistake import answer_analyses, mistakes

pytestmark = pytest.mark.slow


def open_analysis(page: Page, table: str, found: dict[str, Any]) -> None:
    answer_analyses(page, found)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()


def test_a_mistake_is_tried_again(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, reduced_motion="reduce")
    page, table = ann.page, played_match(ann)
    found, question, better, other = mistakes(ann, table)
    open_analysis(page, table, found)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Can you find a better move?")).to_be_visible()
    assert not (*overflow(page), *axe(page))
    ann.shot("retry-asked")
    lay_tile(page, other)
    cells = page.locator(".strip tbody td")
    expect(cells).to_have_count(6)
    assert all("%" in text for text in cells.all_inner_texts()[::2])
    page.get_by_role("button", name="Show it").click()
    assert not (*overflow(page), *axe(page))
    ann.shot("retry-verdict")
    page.get_by_role("button", name="Try again").click()
    lay_tile(page, str(question.action))
    expect(page.locator(".strip.wrong")).to_contain_text("That’s the move you played.")
    page.get_by_role("button", name="Try again").click()
    lay_tile(page, better)
    expect(page.locator(".strip.right")).to_contain_text("That’s the better move.")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("heading", name="Your costliest mistakes").wait_for()
    ann.check()


def test_play_on_from_a_moment(person: Callable[..., Person]) -> None:
    ann = person(reduced_motion="reduce")
    page, table = ann.page, played_match(ann)
    page.goto(f"/replay/{table}?step=10")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").wait_for()
    assert not axe(page)
    page.get_by_role("button", name="Against bots").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-cell]").first.wait_for()
    ann.shot("played-on")
    new = page.url.rpartition("/")[2]
    assert new != table
    view = ann.context.request.get(f"/api/tables/{new}").json()
    assert view["phase"] == "playing"
    ann.check()
