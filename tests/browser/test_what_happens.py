"""What a player sees of the others and of the end of a round; dragging the pattern; keys, focus and contrast."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from at_browser import DESK, PHONE, Person
from browser_hands import against_bots, silver_gold_pointer

pytestmark = pytest.mark.slow

MARK = silver_gold_pointer(touch=False)
GHOST = "[data-cell][aria-selected=true]"
#: Notes everything that matches, when it appears: what it says, and whether it covers islands or actions.
WATCH = """(what) => {
  window.seen = [];
  window.watcher?.disconnect();
  window.watcher = new MutationObserver(() => {
    const found = document.querySelector(what);
    if (!found || window.seen.some(({ of }) => of === found)) return;
    const box = found.getBoundingClientRect();
    const covers = [...document.querySelectorAll('.islands, .actions')].some((one) => {
      const other = one.getBoundingClientRect();
      return box.bottom > other.top && box.top < other.bottom && box.right > other.left && box.left < other.right;
    });
    window.seen.push({ of: found, text: found.textContent, covers });
  });
  window.watcher.observe(document.body, { childList: true, subtree: true });
}"""
SEEN = "() => window.seen.map(({ text, covers }) => ({ text, covers }))"
#: Keep motion and time from hiding what is looked for.
CALM = {"reduced_motion": "reduce"}


def islands(person: Person) -> Page:
    """Start a match of Silver & Gold and keep two cards."""
    against_bots(person, "silver_gold", options={"hints": True})
    page = person.page
    for number in (0, 2):
        page.locator("[data-offer]").nth(number).click()
    page.get_by_role("button", name="Keep these two").click()
    page.locator(".islands.live").wait_for()
    return page


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_others_marks_and_the_end_of_a_round_are_shown(person: Callable[..., Person], size: dict[str, int]) -> None:
    ann = person(size=size, **CALM)
    page = islands(ann)
    names = [str(grid.get_attribute("aria-label")) for grid in page.locator("[role=grid]").all()]
    assert len(set(names)) == 2, names
    page.evaluate(WATCH, ".chip .latest")
    while not page.evaluate("() => window.seen.length"):
        MARK(page)
        page.wait_for_timeout(30)
    expect(page.locator(".chip .latest")).to_have_count(0)  # S14: a finished turn leaves no trace
    page.evaluate(WATCH, ".moment")
    while not page.evaluate("() => window.seen.length"):
        MARK(page)
        page.wait_for_timeout(30)
    told = page.evaluate(SEEN)
    assert told[0]["text"].startswith("Round 1 is over"), told
    assert not told[0]["covers"], "it covers nothing that the player needs"
    ann.shot(f"silver_gold-round-over-{size['width']}")
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    ann.check()


def test_the_pattern_is_dragged_by_mouse(person: Callable[..., Person]) -> None:
    ann = person(size=DESK, **CALM)
    page = islands(ann)
    page.mouse.move(*middle(page, ".leaf .look"))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-cell]"), steps=6)
    expect(page.locator(GHOST).first).to_be_visible()
    page.mouse.up()
    expect(page.locator(GHOST).first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("main button.main")).to_contain_text("Mark")
    page.keyboard.press("Enter")
    expect(page.locator("[data-taken]").first).to_be_visible()
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-taken]")).to_have_count(0)
    expect(page.locator(".cell:focus")).to_have_count(1)
    page.locator(".leaf .look").click()
    expect(page.get_by_role("dialog", name="Round card")).to_be_visible()
    ann.check()


def test_the_pattern_is_dragged_by_a_finger(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True, **CALM)
    page = islands(ann)
    finger = ann.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(page, ".leaf .look"), middle(page, "[data-cell]")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": 1} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    for part in (0.3, 0.7, 1.0):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    expect(page.locator(GHOST).first).to_be_visible()
    touch("touchEnd")
    expect(page.locator(GHOST).first).to_be_visible()
    expect(page.locator("[data-taken]")).to_have_count(0)
    ann.check()


def test_keys_work_from_the_start_and_the_focus_stays(person: Callable[..., Person]) -> None:
    ann = person(**CALM)
    page = ann.page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".skip:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.tagName === 'MAIN'")
    page.locator("section", has_text="Gold Ahoi!").get_by_role("button", name="Play against a bot").click()
    page.locator("main .cell.open").first.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cell:focus")).to_have_count(1)
    empty = page.locator('.cell[aria-label$="empty"]').count()
    assert empty or not page.locator(".cell:not(.open):not(.taken)").count(), "a cell says no more than it must"
    page.locator(".cell.open").first.click()
    button = page.get_by_role("button", name="Pick up")
    if button.is_enabled():  # the first tile has only one place, and stays there
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".cell:focus")).to_have_count(1)
    ann.check()


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_high_contrast_is_drawn_differently(person: Callable[..., Person], game: str) -> None:
    ann = person(size=PHONE, contrast="more", **CALM)
    against_bots(ann, game)
    piece = ann.page.locator(f'main img[src*="/{game}/pieces/"]').first
    piece.wait_for()
    assert "contrast=more" in str(piece.get_attribute("src"))
    assert ann.page.locator(".panel").first.evaluate("one => getComputedStyle(one).borderTopWidth") == "2px"
    ann.shot(f"{game}-contrast")
    for path in ("/", f"/rules/{game}", f"/learn/{game}"):
        ann.page.goto(path)
        pieces = ann.page.locator(f':is(img[src*="/{game}/pieces/"], image[href*="/{game}/pieces/"])')
        pieces.first.wait_for(state="attached")
        assert not pieces.and_(ann.page.locator(':not([src*="contrast=more"], [href*="contrast=more"])')).count(), path
    ann.check()
