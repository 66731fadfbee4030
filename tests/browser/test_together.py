"""Several people: two browsers, four browsers, one device for two, a spectator, two tabs of one person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page

from at_browser import PHONE, Person
from browser_hands import (
    command,
    finish,
    gather,
    gold_ahoi_pointer,
    is_over,
    open_table,
    press,
    silver_gold_pointer,
)

pytestmark = pytest.mark.slow

HANDS = {"silver_gold": silver_gold_pointer(touch=False), "gold_ahoi": gold_ahoi_pointer(touch=False)}


def play_together(pages: Sequence[Page], move: Callable[[Page], bool]) -> None:
    quiet = 0
    while not all(is_over(page) for page in pages):
        moved = [move(page) for page in pages if not is_over(page)]
        quiet = 0 if any(moved) else quiet + 1
        if not any(moved):
            pages[0].wait_for_timeout(50)
        assert quiet < 400, "the match stands still"


def test_two_browsers_play_a_match(person: Callable[..., Person]) -> None:
    people = [person(), person(size=PHONE)]
    gather(people, "gold_ahoi")
    play_together([one.page for one in people], HANDS["gold_ahoi"])
    for one in people:
        one.check()


def test_four_browsers_play_silver_and_gold(person: Callable[..., Person]) -> None:
    people = [person() for _ in range(4)]
    table = gather(people, "silver_gold")
    choose_cards(people)
    for _ in range(6):
        for one in people:
            HANDS["silver_gold"](one.page)
        people[0].page.wait_for_timeout(100)
    finish(*people, table=table)
    for one in people:
        one.page.locator('nav a[href^="/replay/"]').wait_for()
    people[0].shot("silver_gold-four-over")
    for one in people:
        one.check()


def choose_cards(people: Sequence[Person]) -> None:
    """Let everyone keep two islands."""
    for one in people:
        one.page.locator("main [data-offer]").first.click()
        one.page.locator("main [data-offer]").nth(1).click()
        one.page.locator("main button.main").click()
    for one in people:
        one.page.get_by_text("Choose fields").wait_for()


def mark(one: Person) -> None:
    """Mark what the pattern asks for, until this person has nothing more to do."""
    while one.page.locator("main button.main").count():
        HANDS["silver_gold"](one.page)
        one.page.wait_for_timeout(100)


def test_other_players_moves_keep_my_pattern_and_hint(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person()]
    gather(people, "silver_gold", hints=True)
    choose_cards(people)
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_text("Hint:")
    hint.wait_for()
    ann.page.locator("main [data-cell]").first.hover()
    ann.page.keyboard.press("f")
    ghost = ann.page.locator("main [data-cell][aria-selected=true]")
    leaf = ann.page.locator(".leaf .card img")
    before = ghost.count(), leaf.get_attribute("style")
    assert before[0]
    mark(bob)
    ann.page.get_by_text("Bob is done.").first.wait_for(state="attached")
    ann.page.wait_for_timeout(300)
    assert (ghost.count(), leaf.get_attribute("style")) == before
    assert hint.is_visible()


def test_attempts_are_invisible_to_other_players(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person()]
    gather(people, "silver_gold")
    choose_cards(people)
    before = bob.page.locator("main").inner_text()
    HANDS["silver_gold"](ann.page)
    # A ghost, or a mark; after a cross the button waits for one more field.
    ann.page.locator("main button.main:not([disabled]), main [data-taken]").first.wait_for()
    bob.page.wait_for_timeout(500)
    assert bob.page.locator("main").inner_text() == before


#: Is the curtain down, and is anything of the board to be seen? At one glance.
CURTAIN = """() => {
  const buttons = [...document.querySelectorAll('main button')].filter((one) => one.textContent.includes('I’m'));
  return [buttons.length, document.querySelectorAll('main .hand, main .cell').length];
}"""


def test_one_device_for_two(person: Callable[..., Person]) -> None:
    """Between two seats of one device a curtain covers hidden information."""
    ann = person()
    table = open_table(ann, "gold_ahoi")
    command(ann, table, "join", name="Bob")
    command(ann, table, "start")
    ann.page.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="I’m").first.wait_for()
    ann.shot("curtain")
    lifted = [0]

    def move(page: Page) -> bool:
        curtain, shown = page.evaluate(CURTAIN)
        if not curtain:
            return HANDS["gold_ahoi"](page)
        assert not shown, "covered"
        pressed = press(page.get_by_role("button", name="I’m").first, touch=False)
        lifted[0] += pressed
        page.get_by_role("button", name="I’m").first.wait_for(state="detached")
        return pressed

    while lifted[0] < 8:
        if not move(ann.page):
            ann.page.wait_for_timeout(30)
    ann.check()


def test_a_spectator_sees_only_public_information(person: Callable[..., Person]) -> None:
    ann, zoe = person(), person()
    table = open_table(ann, "gold_ahoi", bots={1: 1})
    command(ann, table, "start")
    ann.page.goto(f"/t/{table}")
    zoe.page.goto(f"/t/{table}")
    zoe.page.locator("main .cell").first.wait_for()
    assert not zoe.page.locator("main .hand").count()
    assert not zoe.page.locator("main button.main").count()
    for _ in range(6):
        if not HANDS["gold_ahoi"](ann.page):
            ann.page.wait_for_timeout(200)
    zoe.page.locator("main img.tile").nth(1).wait_for()
    zoe.shot("spectator")
    zoe.check()


def test_two_tabs_of_one_person_stay_in_sync(person: Callable[..., Person]) -> None:
    ann = person()
    table = open_table(ann, "gold_ahoi", bots={1: 1})
    command(ann, table, "start")
    other = ann.look()
    for page in (ann.page, other):
        page.goto(f"/t/{table}")
        page.locator("main .cell").first.wait_for()
    before, moves = other.locator("main img.tile").count(), 0
    while ann.page.locator("main img.tile").count() < before + 4:
        moves += HANDS["gold_ahoi"](ann.page)
        ann.page.wait_for_timeout(50)
        assert moves < 60, "the match stands still"
    other.locator("main img.tile").nth(before + 3).wait_for()
    ann.check()
