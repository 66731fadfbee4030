"""The board of Silver & Gold: pointing, turning, flipping, single fields, undo, looking at other players."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from at_browser import DESK, PHONE, Person, axe, overflow
from browser_hands import against_bots, play_to_the_end, silver_gold_pointer

pytestmark = pytest.mark.slow

GHOST = """() => [...document.querySelectorAll('[data-cell][aria-selected=true]')]
  .map((cell) => `${cell.dataset.card} ${cell.dataset.cell}`).sort().join(', ')"""
FREE = "[data-cell]:not([data-taken])"
#: Fields and buttons that a finger could miss.
TOO_SMALL = """() => [...document.querySelectorAll('main button, main [data-cell]')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const least = one.dataset.cell ? 40 : 44;
  return !width || Math.min(width, height) >= least ? [] : [`${one.className} ${width} × ${height}`];
})"""


def begin(person: Person, players: int = 2, **options: bool) -> Page:
    """Start a match against bots, with two islands in front of the player."""
    against_bots(person, "silver_gold", players, options=options)
    page = person.page
    page.locator("[data-offer]").nth(0).click()
    page.locator("[data-offer]").nth(2).click()
    main(page).click()
    page.locator(".islands.live").wait_for()
    page.wait_for_timeout(400)
    return page


def main(page: Page) -> Locator:
    return page.locator("main button.main")


def ghost(page: Page) -> list[str]:
    return [cell for cell in str(page.evaluate(GHOST)).split(", ") if cell]


def middles(page: Page, what: str = FREE) -> list[tuple[float, float]]:
    boxes = [one.bounding_box() for one in page.locator(what).all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]


def mark_by_mouse(page: Page) -> None:
    """Mark a pattern and the extra fields owed for it, until everything is chosen."""
    for _ in range(12):
        page.mouse.click(*middles(page)[0])
        page.wait_for_timeout(250)
        if main(page).inner_text() == "Done":
            return
    raise AssertionError(main(page).inner_text())


def held(page: Page) -> str:
    """Return the orientation of the expedition card, which follows the held pattern."""
    return str(page.locator(".leaf .card img").evaluate("card => card.style.transform"))


def on_the_band(page: Page) -> tuple[float, float]:
    """Return a point on the first card above its fields."""
    box = page.locator(".island").first.bounding_box()
    assert box
    return box["x"] + 40, box["y"] + 15


def test_a_mouse_shows_turns_and_marks(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    page = begin(ann)
    page.mouse.move(*on_the_band(page))
    assert held(page) == "rotate(0deg) scaleX(1)"
    page.mouse.wheel(0, 100)
    page.wait_for_function("document.querySelector('.leaf .card img').style.transform.startsWith('rotate(90deg)')")
    page.keyboard.press("r")
    assert held(page) == "rotate(180deg) scaleX(1)"
    page.keyboard.press("f")
    assert held(page) == "rotate(180deg) scaleX(-1)"
    page.keyboard.press("Shift+R")
    assert held(page) == "rotate(90deg) scaleX(-1)"
    for at in middles(page):
        page.mouse.move(*at)
        seen = ghost(page)
        assert seen, "every free field can be marked"
        for key in ("r", "f", "r", "r"):
            page.keyboard.press(key)
            assert len(ghost(page)) == len(seen), "turned, it is the same pattern"
    page.keyboard.press("s")
    assert len(ghost(page)) == 1, "one field only"
    expect(main(page)).to_have_text("Mark 1 field")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-cell][data-taken]")).to_have_count(1)
    ann.check()


def test_a_finger_points_first_and_marks_with_the_second_tap(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True)
    page = begin(ann)
    x, y = middles(page)[3]
    page.touchscreen.tap(x, y)
    seen = ghost(page)
    assert seen
    expect(page.locator("[data-taken]")).to_have_count(0)
    page.touchscreen.tap(x, y)
    expect(page.locator("[data-taken]")).to_have_count(len(seen))
    ann.check()


def test_two_fingers_turn_and_flip(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True)
    page = begin(ann)
    fingers = ann.context.new_cdp_session(page)
    left, top = on_the_band(page)
    now = time.time()

    def touch(kind: str, after: float, *points: tuple[float, float]) -> None:
        at = [{"x": left + x, "y": top + y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at, "timestamp": now + after})

    touch("touchStart", 0.0, (0, 0))
    touch("touchStart", 0.1, (0, 0), (80, 0))
    touch("touchMove", 0.2, (0, 0), (56, 56))
    touch("touchEnd", 0.3)
    expect_held = "document.querySelector('.leaf .card img').style.transform === "
    page.wait_for_function(f"{expect_held} 'rotate(90deg) scaleX(1)'")
    touch("touchStart", 1.0, (0, 0))
    touch("touchStart", 1.1, (0, 0), (80, 0))
    touch("touchEnd", 1.2)
    page.wait_for_function(f"{expect_held} 'rotate(270deg) scaleX(-1)' || {expect_held} 'rotate(-90deg) scaleX(-1)'")
    expect(page.locator("[data-taken]")).to_have_count(0)
    ann.check()


def test_an_attempt_can_be_undone_replaced_and_confirmed(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    page = begin(ann)
    mark_by_mouse(page)
    page.keyboard.press("u")
    expect(main(page)).not_to_have_text("Done")
    while page.locator("[data-taken]").count():
        page.keyboard.press("u")
        page.wait_for_timeout(200)
    mark_by_mouse(page)
    expect(page.get_by_text("“Done” counts once")).to_be_visible()
    page.mouse.move(*middles(page)[-1])
    expect(main(page)).to_contain_text("Mark")
    page.keyboard.press("Escape")
    expect(main(page)).to_have_text("Done")
    main(page).click()
    expect(page.locator(".mark.fresh")).to_have_count(0)
    ann.check()


def test_a_double_tap_marks_but_does_not_confirm(person: Callable[..., Person]) -> None:
    """The button that marks turns into the one that confirms; a second tap in the same place is too early for it."""
    ann = person(size=DESK)
    page = begin(ann)
    page.keyboard.press("s")
    page.mouse.move(*middles(page, f"{FREE}:not([aria-label*='bonus cross'])")[0])  # nothing more is owed for it
    expect(main(page)).to_contain_text("Mark")
    button = main(page).bounding_box()
    assert button
    here = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    page.wait_for_timeout(400)
    page.mouse.dblclick(*here)
    page.wait_for_timeout(500)
    expect(main(page)).to_have_text("Done")
    ann.check()


def test_fields_for_owed_crosses_are_highlighted(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    page = begin(ann)
    cross = page.locator(f'{FREE}[aria-label*="cross"]')
    expect(cross.first).to_be_visible()  # the shuffle of this test deals one
    page.keyboard.press("s")
    cross.first.click()
    expect(page.get_by_text("Bonus cross!")).to_be_visible()
    free = page.locator(FREE).count()
    expect(page.locator(".islands .shine")).to_have_count(free)
    ann.shot("silver_gold-owed")
    ann.check()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phone_has_room_for_all_players(person: Callable[..., Person], players: int) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True, lang="de")
    against_bots(ann, "silver_gold", players, options={"memory_aid": True})
    page = ann.page
    page.locator("[data-offer]").first.wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(TOO_SMALL) == []
    page.locator("[data-offer]").nth(0).tap()
    page.locator("[data-offer]").nth(1).tap()
    assert overflow(page) == []
    main(page).tap()
    page.locator(".islands.live").wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(TOO_SMALL) == []
    assert overflow(page) == []
    page.touchscreen.tap(*middles(page)[5])
    ann.shot(f"silver_gold-phone-{players}")
    assert axe(page) == []
    ann.check()


def test_every_piece_can_be_enlarged(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    page = begin(ann, 3)
    dialog = page.get_by_role("dialog")
    for what in ("[data-seat]", "[data-display] button", ".score button"):
        page.locator(what).first.click()
        expect(dialog).to_be_visible()
        assert axe(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(dialog.get_by_text("Rotate", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.check()


def test_the_table_can_be_played_with_a_screen_reader(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    against_bots(ann, "silver_gold")
    page = ann.page
    offers = page.locator("[data-offer]")
    offers.nth(3).wait_for()
    names = [str(offer.locator("img").get_attribute("alt")) for offer in offers.all()]
    assert len(set(names)) == 4, names
    for name in names:
        points = re.search(r"island, (\d+) points", name)
        assert points, name
        assert len(re.findall(r"\b[a-d][1-4]\b", name)) == int(points[1]), "a card has as many fields as points"
    page.keyboard.press("1")
    page.keyboard.press("3")
    main(page).focus()
    page.keyboard.press("Enter")
    page.locator(".islands.live").wait_for()
    expect(page.locator(".cell:focus")).to_have_count(1)
    said = page.locator(".prompt [role=status], .prompt[role=status]").locator(".spoken").first
    picture = page.locator(".leaf .card img")
    expect(said).to_have_text(re.compile(r"^Pattern: [a-d1-4,; ]+\.$"))
    assert said.inner_text().strip(".") in str(picture.get_attribute("alt"))
    heard = said.evaluate("one => one.textContent")
    for _ in range(2):
        page.keyboard.press("f")
        assert said.evaluate("one => one.textContent") != heard, "announced again, even if it looks the same"
        heard = said.evaluate("one => one.textContent")
    page.keyboard.press("Enter")
    for key in ("", "r", "f"):
        page.keyboard.press(key) if key else None
        fields = re.findall(r"\b[a-d][1-4]\b", str(said.evaluate("one => one.textContent")))
        assert sorted(fields) == sorted(cell.split()[1] for cell in ghost(page))
    ann.check()


def test_a_marked_field_says_why_it_is_not_marked_again(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    page = begin(ann)
    mark_by_mouse(page)
    main(page).click()
    expect(page.get_by_text("Mark the pattern on one island")).to_be_visible(timeout=30_000)  # the next turn, no sooner
    marked = page.locator("[data-taken]").first
    marked.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("This field is already marked.")).to_be_visible()
    page.locator(FREE).first.hover()
    expect(page.get_by_text("is already marked.")).to_have_count(0)
    ann.check()


@pytest.mark.parametrize("lang", ["el", "ru"])
def test_no_word_is_broken_on_a_phone(person: Callable[..., Person], lang: str) -> None:
    ann = person(size=PHONE, has_touch=True, is_mobile=True, lang=lang)
    page = begin(ann)
    expect(page.locator(".leaf .word")).to_be_hidden()
    box = page.locator(".score .title").bounding_box()
    assert box and box["width"] <= 1, "only for ears"
    panel, coins = page.locator(".score").bounding_box(), page.locator(".score .coins").bounding_box()
    assert panel and coins
    assert coins["y"] >= panel["y"]
    ann.check()


@pytest.mark.parametrize(("wide", "high"), [(640, 360), (568, 320)])
def test_a_phone_on_its_side_shows_the_whole_table(person: Callable[..., Person], wide: int, high: int) -> None:
    ann = person(size={"width": wide, "height": high}, has_touch=True, is_mobile=True, lang="ru")
    page = begin(ann)
    assert (
        page.evaluate("() => { const m = document.querySelector('main'); return m.scrollHeight - m.clientHeight; }")
        == 0
    )
    assert overflow(page) == []
    for what in (".actions", ".stack", ".cups", ".gains", ".score .palms"):
        box = page.locator(what).first.bounding_box()
        assert box, what
        assert box["x"] >= 0, what
        assert box["x"] + box["width"] <= wide, what
        assert box["y"] + box["height"] <= high, what
    cups, leaf = page.locator(".cups").bounding_box(), page.locator(".leaf").bounding_box()
    assert cups and leaf
    assert leaf["x"] + leaf["width"] <= cups["x"], "beside the pattern, not under it"
    ann.check()


def test_the_winner_is_announced_after_the_count(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    against_bots(ann, "silver_gold")
    page = ann.page
    play_to_the_end(page, silver_gold_pointer(touch=False))
    headline = page.locator(".final .winner")
    expect(headline).to_have_count(0)
    expect(page.locator(".final .best")).to_have_count(0)
    expect(page.locator(".chip .total").first).to_be_empty()
    expect(page.locator(".island, .chip .mini").first).to_be_visible()
    expect(headline).to_be_visible()
    expect(page.locator(".chip .total").first).not_to_be_empty()
    expect(page.locator(".final .best").first).to_be_visible()
    expect(page.locator(".final tbody th img")).to_have_count(3)
    ann.check()


def test_keys_beside_words_are_for_eyes_only(person: Callable[..., Person]) -> None:
    ann = person(size=DESK)
    against_bots(ann, "silver_gold")
    page = ann.page
    page.locator("[data-offer]").first.wait_for()
    content = page.locator("kbd[data-key]").first.evaluate("one => getComputedStyle(one, '::after').content")
    assert content.endswith('/ ""'), content
    ann.check()


def test_the_score_has_no_frame_in_forced_colours(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, forced_colors="active")
    page = begin(ann)
    assert page.locator(".score .head").evaluate("one => getComputedStyle(one).borderTopWidth") == "0px"
    ann.check()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_round_card_is_one_tap_away(person: Callable[..., Person], size: dict[str, int]) -> None:
    ann = person(size=size)
    page = begin(ann)
    ann.shot(f"round-card-table-{size['width']}")
    page.get_by_role("button", name="Round card").click()
    dialog = page.get_by_role("dialog", name="Round card")
    assert dialog.locator("li .number").all_inner_texts() == ["×1", "×2", "×2", "×1", "×1", "×1"]
    assert overflow(page) == []
    assert axe(page) == []
    ann.shot(f"round-card-{size['width']}")
