"""Puzzles in a browser: finding one, right and wrong answers, the best move, the next puzzle, saved progress."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from at_browser import PHONE, Person, axe, overflow
from browser_hands import ask, lay_tile, silver_gold_keys
from goldhook.puzzles.puzzle import Puzzle, shipped

pytestmark = pytest.mark.slow


def solvable(game: str, wrong: Callable[[Puzzle], str | None]) -> tuple[Puzzle, str]:
    """Return the first puzzle with a wrong answer of the wanted kind, and that answer."""
    return next((puzzle, action) for puzzle in shipped(game).values() if (action := wrong(puzzle)))


def test_a_right_and_a_wrong_answer_on_a_phone(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, reduced_motion="reduce")
    page = ann.page
    puzzle, wrong = solvable("gold_ahoi", lambda one: next((a for a in one.worth if a not in one.answers), None))
    page.goto("/")
    page.locator('main nav a[href="/puzzles"]').click()
    page.locator('a[href^="/puzzles/gold_ahoi/"]').first.wait_for()
    assert not (*overflow(page), *axe(page))
    ann.shot("puzzles-phone")
    page.goto(f"/puzzles/gold_ahoi/{puzzle.id}")
    page.locator(".strip .text").wait_for()
    assert not (*overflow(page), *axe(page))
    ann.shot("puzzle-asked-phone")
    lay_tile(page, wrong)
    page.locator(".strip.wrong").wait_for()
    expect(page.get_by_role("status").filter(has_text="Not the best move.")).to_be_visible()
    best = page.get_by_role("button", name="Show it")
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    assert not (*overflow(page), *axe(page))
    ann.shot("puzzle-wrong-phone")
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(re.compile("/puzzles/gold_ahoi/(?!" + puzzle.id + ")"))
    page.locator(".strip:not(.wrong) .text").wait_for()
    following = shipped("gold_ahoi")[page.url.rpartition("/")[2]]
    lay_tile(page, following.answers[0])
    page.locator(".strip.right").wait_for()
    page.goto("/puzzles")
    expect(page.locator(".mine")).to_contain_text("Solved 1 of 2")
    expect(page.locator(".mine")).to_contain_text("stays on this device")
    ann.check()


def test_attempts_go_with_the_person_to_another_device(person: Callable[..., Person]) -> None:
    ann, phone = person(reduced_motion="reduce"), person(size=PHONE, reduced_motion="reduce")
    today = {one["game"]: one["today"] for one in ann.context.request.get("/api/puzzles").json()["games"]}
    first, second = shipped("gold_ahoi")[today["gold_ahoi"]], shipped("silver_gold")[today["silver_gold"]]
    page = ann.page
    page.goto(f"/puzzles/gold_ahoi/{first.id}")
    page.locator(".strip .text").wait_for()
    lay_tile(page, first.answers[0])
    page.locator(".strip.right").wait_for()
    ask(ann, "/api/me", {"name": "Ann"})
    page.goto("/")
    page.get_by_role("link", name="Gold Ahoi! solved").wait_for()
    page.get_by_role("link", name="Puzzle of the day: Silver & Gold is waiting for you").wait_for()
    assert not (*overflow(page), *axe(page))
    ann.shot("home-second-day")
    assert page.evaluate("localStorage.getItem('goldhook-puzzles')") is None
    wrong = next(action for action in second.worth if action not in second.answers)
    ask(ann, f"/api/puzzles/silver_gold/{second.id}", {"action": wrong})
    ask(phone, "/api/me/redeem", {"code": ask(ann, "/api/me/code", {})["code"]})
    phone.page.goto("/")
    phone.page.get_by_role("link", name="Silver & Gold not solved").wait_for()
    assert not (*overflow(phone.page), *axe(phone.page))
    phone.shot("home-second-day-phone")
    phone.page.goto("/puzzles")
    expect(phone.page.locator(".mine")).to_contain_text("Solved 1 of 2")
    phone.page.get_by_role("button", name="Delete progress").click()
    expect(phone.page.locator(".mine")).to_contain_text("Solved 0 of 0")
    assert ann.context.request.get("/api/me/puzzles").json()["attempts"] == []
    ann.check()
    phone.check()


def test_a_puzzle_by_keyboard_alone(person: Callable[..., Person]) -> None:
    ann = person(reduced_motion="reduce")
    page = ann.page
    puzzle = next(iter(shipped("silver_gold").values()))
    page.goto(f"/puzzles/silver_gold/{puzzle.id}")
    page.locator(".strip .text").wait_for()
    prompts = set[str]()
    judged = page.locator(".strip.right, .strip.wrong")
    for _ in range(400):
        if judged.count():
            break
        silver_gold_keys(page)
        prompts |= set(page.locator("main").get_by_text("“Done”").all_inner_texts())
    judged.wait_for()
    assert prompts <= {"You can still undo. “Done” checks your move."}
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    assert not (*overflow(page), *axe(page))
    ann.shot("puzzle-keys")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/puzzles/silver_gold/(?!" + puzzle.id + ")"))
    page.locator(".strip:not(.wrong):not(.right) .text").wait_for()
    ann.check()
