"""Around the board: the event log, the chat, the menu, the hint, the focus, and screen reader announcements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from at_browser import PHONE, Person
from browser_hands import (
    against_bots,
    ask,
    command,
    gold_ahoi_pointer,
    open_table,
    play_to_the_end,
    silver_gold_pointer,
)

pytestmark = pytest.mark.slow

LAY = gold_ahoi_pointer(touch=False)
#: The focused element, as a screen reader announces it.
FOCUS = "() => document.activeElement.ariaLabel || document.activeElement.textContent.trim()"
#: Does the heading fit?
CUT = "() => { const h = document.querySelector('h1'); return h.scrollWidth > h.clientWidth; }"


def focused(page: Page) -> str:
    found: str = page.evaluate(FOCUS)
    return found


def focus_comes(page: Page, name: str) -> None:
    page.wait_for_function(f"(name) => ({FOCUS})() === name", arg=name)


def two_at_a_table(person: Callable[..., Person], game: str, **more: Any) -> tuple[Person, Person, str]:
    ann, bob = person(), person()
    table = open_table(ann, game, **more)
    ask(bob, "/api/me", {"name": "Bob"})
    command(bob, table, "join")
    command(ann, table, "start")
    for one in (ann, bob):
        one.page.goto(f"/t/{table}")
        one.page.get_by_role("button", name="Menu").wait_for()
    return ann, bob, table


def test_closing_a_dialog_restores_the_focus(person: Callable[..., Person]) -> None:
    ann = person()
    against_bots(ann, "silver_gold", options={"hints": True})
    page = ann.page
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Close").click()
    focus_comes(page, "Menu")
    menu.click()
    page.wait_for_timeout(500)
    page.mouse.click(5, 5)
    focus_comes(page, "Menu")
    menu.click()
    page.get_by_role("button", name="Rules").click()
    page.keyboard.press("Escape")
    focus_comes(page, "Rules")
    page.keyboard.press("Escape")
    focus_comes(page, "Menu")
    menu.click()
    page.get_by_role("button", name="Leave the table").click()
    focus_comes(page, "Stay")
    page.keyboard.press("Enter")
    focus_comes(page, "Menu")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Hint:").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("Hint:").wait_for(state="detached")
    focus_comes(page, "Hint")
    ann.check()


def first_tile_on_one_device(ann: Person) -> Page:
    """Start a match of two on one device, place the first tile, and return the page with the curtain closed."""
    table = open_table(ann, "gold_ahoi")
    command(ann, table, "join", name="Bob")
    command(ann, table, "start")
    page = ann.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I’m").first.click()
    page.locator("main .cell").first.wait_for()
    while not page.get_by_role("button", name="I’m").count():
        LAY(page)
    return page


def test_the_story_uses_the_words_of_the_board(person: Callable[..., Person]) -> None:
    """On one device, too: the curtain closes with every move, and the event log continues behind it."""
    ann = person(size={"width": 1600, "height": 900})
    page = first_tile_on_one_device(ann)
    line = page.locator(".story li", has_text="places a tile: Row 3, column 3")
    line.wait_for()
    page.locator(".spoken p", has_text="places a tile: Row 3, column 3. Land joined").wait_for(state="attached")
    ann.shot("story")
    ann.check()


def test_a_closed_cell_says_which_rules_forbid_it(person: Callable[..., Person]) -> None:
    ann = person()
    page = first_tile_on_one_device(ann)
    page.get_by_role("button", name="I’m").first.click()
    page.locator("main .cell[data-cell='0,0']").wait_for()
    note, told = page.locator(".note.closed"), []
    for cell in ("-2,0", "2,0", "0,1"):
        page.locator(f"main .cell[data-cell='{cell}']").hover()
        told.append(note.inner_text() if note.count() else "")
    alone = "It must touch another tile edge to edge."
    assert sorted(told[:2]) == [alone, f"{alone} Open new rows only on your own side."]
    assert told[2] == "", "a tile may go there"
    ann.check()


def test_chat_messages_appear_and_their_writer_can_be_muted(person: Callable[..., Person]) -> None:
    ann, bob, table = two_at_a_table(person, "silver_gold")
    command(bob, table, "chat", text="Good luck!")
    ann.page.locator(".spoken p", has_text="Bob: Good luck!").wait_for(state="attached")
    ann.page.get_by_role("button", name="History and chat, 1 new").click()
    ann.page.get_by_label("Message").fill("You too!")
    ann.page.get_by_role("button", name="Send").click()
    ann.page.locator(".talk li", has_text="You too!").wait_for()
    focus_comes(ann.page, "Message")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Menu").click()
    mute = ann.page.get_by_role("button", name="Mute")
    for pressed in ("true", "false"):
        mute.click()
        ann.page.wait_for_function("(want) => !!document.querySelector(`[aria-pressed=${want}]`)", arg=pressed)
    ann.page.get_by_role("button", name="Block", exact=True).click()
    ann.page.get_by_text("You can undo this in Settings").wait_for()
    ann.shot("menu-people")
    ann.page.get_by_role("button", name="Remove").click()
    ann.page.get_by_text("Bob will lose the seat").wait_for()
    focus_comes(ann.page, "Cancel")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text("Bob will lose the seat").wait_for(state="detached")
    assert ann.page.locator("dialog strong", has_text="Bob").count()
    ann.check()
    bob.check()


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_the_heading_fits_on_a_phone(person: Callable[..., Person], game: str, width: int) -> None:
    ann = person(size={"width": width, "height": 640}, has_touch=True, lang="de")
    clock = {"clock": {"credit": 60, "bank": 600}}
    table = open_table(ann, game, options=clock)
    command(ann, table, "join", name="Bob")
    command(ann, table, "start")
    page = ann.page
    page.goto(f"/t/{table}")
    page.locator("main section button.main").click()
    page.locator("main [data-offer], main .cell").first.wait_for()
    ann.shot(f"heading-{game}-{width}")
    assert not page.evaluate(CUT), page.locator("h1").inner_text()
    ann.check()


def test_a_rematch_against_bots_begins_at_once(person: Callable[..., Person]) -> None:
    ann = person()
    against_bots(ann, "silver_gold")
    play_to_the_end(ann.page, silver_gold_pointer(touch=False))
    first = ann.page.url
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.locator("main [data-offer]").first.wait_for()
    assert ann.page.url != first
    ann.check()


def test_a_page_focuses_its_heading(person: Callable[..., Person]) -> None:
    ann = person()
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    focus_comes(page, "Settings")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.go_back()
    focus_comes(page, "Goldhook")
    page.goto("/rules/gold_ahoi#count")
    page.locator("#count").wait_for()
    page.wait_for_function("() => scrollY > 500")
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ann.check("404")


def test_a_double_tap_opens_one_table(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE)
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Invite a friend").first.dblclick()
    ann.page.locator("dialog[open]").wait_for()
    ann.page.wait_for_timeout(300)
    assert ann.page.locator("dialog[open]").count() == 1
    ann.check()


def test_a_hint_is_shown_in_the_note_ready_to_play(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE)
    against_bots(ann, "gold_ahoi", options={"hints": True})
    page = ann.page
    page.get_by_role("button", name="Hint").wait_for()  # during the bot's turn there is none
    page.keyboard.press("h")
    hint = page.locator(".note", has_text="Hint:")
    hint.wait_for()
    ann.shot("gold_ahoi-hint")
    page.get_by_role("button", name="Place tile").click()
    hint.wait_for(state="detached")
    ann.check()


def test_a_hint_moves_a_tile_that_lies_elsewhere(person: Callable[..., Person]) -> None:
    """Also the second time: the same hint takes the tile back to its place."""
    ann = person(size=PHONE)
    table = against_bots(ann, "gold_ahoi", options={"hints": True, "first": "2"})
    page = ann.page
    page.get_by_role("button", name="Hint").wait_for()
    advised = command(ann, table, "hint")["action"]
    for _ in range(2):
        other = next(
            cell for cell in page.locator("main .cell.open").all() if cell.get_attribute("data-cell") not in advised
        )
        other.click()
        page.get_by_role("button", name="Place tile").and_(page.locator(":enabled")).wait_for()
        page.get_by_role("button", name="Hint").click()
        for _ in range(200):
            tried = command(ann, table, "look")["view"]["tentative"]
            if tried == [advised]:
                break
            page.wait_for_timeout(50)
        assert tried == [advised]
        page.locator(".note", has_text="Hint:").wait_for()
    ann.check()
