"""Between friends: thinking again after “Done”, moves in one tap, reactions, watching, a chat that covers nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from at_browser import PHONE, Person, axe, overflow
from browser_hands import gather, open_table

pytestmark = pytest.mark.slow

#: A field that can be marked, and that earns no bonus cross.
PLAIN = "[data-cell]:not([data-taken]):not([aria-label*='bonus cross'])"


def keep_two(page: Page) -> None:
    page.locator("[data-offer]").nth(0).click()
    page.locator("[data-offer]").nth(1).click()
    page.locator("main button.main").click()


def mark_one_field(page: Page) -> None:
    """Mark a single field, by keyboard and with the button that names the number of fields."""
    page.locator(".islands.live").wait_for()
    page.keyboard.press("s")
    page.locator(PLAIN).first.hover()
    button = page.locator("main button.main")
    expect(button).to_contain_text("Mark 1 field")
    button.click()


def test_done_can_be_withdrawn_while_a_friend_thinks(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person(size=PHONE)]
    gather(people, "silver_gold")
    keep_two(ann.page)
    given = ann.page.get_by_text("Waiting for Bob. You can still undo.")
    given.wait_for()
    ann.shot("still-undo")
    state = bob.page.locator("[data-seat] [data-state]")
    expect(state).to_have_attribute("data-state", "ready")
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.locator("[data-offer]").nth(3).wait_for()
    expect(state).to_have_attribute("data-state", "thinking")
    keep_two(ann.page)
    given.wait_for()
    ann.page.keyboard.press("u")
    ann.page.locator("[data-offer]").nth(3).wait_for()
    keep_two(ann.page)
    keep_two(bob.page)
    mark_one_field(bob.page)
    done = bob.page.locator("main button.main", has_text="Done")
    done.click()
    waiting = bob.page.get_by_text("Waiting for Ann. You can still undo.")
    waiting.wait_for()
    bob.shot("still-undo-phone")
    assert not overflow(bob.page)
    bob.page.get_by_role("button", name="Undo").click()
    expect(bob.page.locator(".mark.fresh")).to_have_count(1)
    done.click()
    waiting.wait_for()
    mark_one_field(ann.page)
    ann.page.locator("main button.main", has_text="Done").click()
    waiting.wait_for(state="detached")
    for one in people:
        one.check()


def test_a_setting_confirms_completed_moves_at_once(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person()]
    gather(people, "silver_gold")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Finish a completed move at once").check()
    ann.page.keyboard.press("Escape")
    for one in people:
        keep_two(one.page)
    mark_one_field(ann.page)
    ann.page.get_by_text("Waiting for Bob. You can still undo.").wait_for()
    ann.page.keyboard.press("u")
    expect(ann.page.locator("main button.main")).to_have_text("Done")
    mark_one_field(bob.page)
    expect(bob.page.locator("main button.main")).to_have_text("Done")
    for one in people:
        one.check()


def react(page: Page, words: str) -> None:
    page.get_by_role("button", name="History and chat").click()
    page.get_by_role("button", name=words).click()
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_reaction_is_shown_at_the_name_and_can_be_muted(person: Callable[..., Person], game: str) -> None:
    ann, bob = people = [person(), person(size=PHONE)]
    gather(people, game)
    react(ann.page, "Well played!")
    bubble = bob.page.locator("p[aria-hidden=true]", has_text="Well played!")
    bubble.wait_for()
    bob.page.locator(".spoken", has_text="Ann: Well played!").wait_for(state="attached")
    name, box = bob.page.locator("[data-player='0']").first.bounding_box(), bubble.bounding_box()
    assert name and box and abs(box["y"] - name["y"]) < 80
    bob.shot(f"reaction-{game}")
    bob.page.get_by_role("button", name="History and chat").click()
    bob.page.locator("[data-sign]").first.wait_for()
    bob.shot(f"reactions-{game}")
    assert not axe(bob.page)
    assert not overflow(bob.page)
    bob.page.keyboard.press("Escape")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Mute").click()
    bob.page.get_by_role("button", name="✓ Mute").wait_for()
    bob.page.keyboard.press("Escape")
    react(ann.page, "Wow!")
    ann.page.locator("p[aria-hidden=true]", has_text="Wow!").wait_for()
    react(bob.page, "Oops!")  # it comes after Ann's, and arrives
    bob.page.locator("p[aria-hidden=true]", has_text="Oops!").wait_for()
    expect(bob.page.locator("p[aria-hidden=true]", has_text="Wow!")).to_have_count(0)
    for one in people:
        one.check()


def test_spectators_see_that_they_watch(person: Callable[..., Person]) -> None:
    ann, bob, zoe = person(), person(), person(size=PHONE)
    waiting = open_table(ann, "gold_ahoi")
    zoe.page.goto(f"/t/{waiting}")
    zoe.page.get_by_text("You are watching. A seat is free: take it and play.").wait_for()
    zoe.page.get_by_role("button", name="Sit down").wait_for()
    table = gather([ann, bob], "gold_ahoi")
    zoe.page.goto(f"/t/{table}")
    zoe.page.locator("header").get_by_text("You are watching").wait_for()
    zoe.shot("you-are-watching")
    assert not overflow(zoe.page)
    expect(bob.page.get_by_text("You are watching")).to_have_count(0)
    zoe.check()


def test_the_chat_is_beside_the_board_or_shown_as_a_note(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(size={"width": 1440, "height": 900}), person(size=PHONE)]
    gather(people, "gold_ahoi")
    ann.page.get_by_role("textbox", name="Message").fill("Hello Bob")
    ann.page.get_by_role("button", name="Send").click()
    bob.page.locator(".notes").get_by_text("Ann: Hello Bob").wait_for()
    side, board = ann.page.locator("aside").bounding_box(), ann.page.locator("main").bounding_box()
    assert side and board and board["x"] + board["width"] <= side["x"]
    ann.shot("chat-beside-the-board")
    for one in people:
        one.check()


def test_a_silent_connection_is_shown_within_seconds(person: Callable[..., Person]) -> None:
    """The network drops everything silently; then it works again."""
    people = [person(), person()]
    ann = people[0]
    cut = [False]
    ann.page.route_web_socket("**/socket?**", lambda browser: _through(browser, cut))
    gather(people, "gold_ahoi")
    cut[0] = True
    lost = ann.page.get_by_text("Connection lost")
    lost.wait_for(timeout=30_000)
    ann.shot("silent-connection")
    cut[0] = False
    lost.wait_for(state="hidden", timeout=30_000)
    ann.check()


def _through(browser: object, cut: list[bool]) -> None:
    server = browser.connect_to_server()  # type: ignore[attr-defined]
    browser.on_message(lambda message: cut[0] or server.send(message))  # type: ignore[attr-defined]
    server.on_message(lambda message: cut[0] or browser.send(message))  # type: ignore[attr-defined]
