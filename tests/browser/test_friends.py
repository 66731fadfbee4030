"""Friends at one table: a player goes away, leaves or comes back, and everyone sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from at_browser import PHONE, Person
from browser_hands import gather, open_table

pytestmark = pytest.mark.slow


def test_the_others_decide_about_an_absent_friend(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(size=PHONE), person()]
    table = gather(people, "gold_ahoi", away=5, first="2")
    bob.page.goto("/rules")
    expect(ann.page.get_by_role("region", name="Bob")).to_contain_text("away")
    question = ann.page.get_by_text("Bob has been away for a while. What now?")
    question.wait_for()
    ann.shot("friend-is-missed")
    ann.check()
    ann.page.get_by_role("button", name="End the match").click()
    expect(ann.page.get_by_role("button", name="Really end it?")).to_be_visible()
    ann.page.get_by_role("button", name="Let a bot play").click()
    question.wait_for(state="detached")
    bob.page.goto(f"/t/{table}")
    ann.page.locator(".notes").get_by_text("Bob plays again.").wait_for()  # first: a note lasts seven seconds
    bob.page.get_by_text("A bot has played for you since").wait_for()
    bob.shot("a-bot-played-for-you")
    bob.check()


def test_friends_may_end_a_match_together(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person()]
    gather(people, "silver_gold", away=5)
    bob.context.close()
    ann.page.get_by_role("button", name="End the match").click()
    ann.page.get_by_role("button", name="Really end it?").click()
    ann.page.get_by_text("The match was ended early. Nobody wins.").wait_for()
    ann.shot("ended-early")
    ann.check()


def test_a_departing_player_is_replaced_at_once_and_may_return(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person(size=PHONE)]
    table = gather(people, "gold_ahoi")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Leave the table").click()
    bob.page.get_by_text("A bot takes over right away").wait_for()
    bob.page.get_by_role("button", name="Leave the table").click()
    ann.page.locator(".notes").get_by_text("Bob left. A bot is playing instead.").wait_for()
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_text("You left the table. A bot is playing for you.").wait_for()
    bob.shot("left-the-table")
    bob.check()
    bob.page.get_by_role("button", name="Take your seat back").click()
    ann.page.locator(".notes").get_by_text("Bob plays again.").wait_for()
    bob.page.get_by_text("You left the table.").wait_for(state="detached")


def test_hints_are_off_between_people_unless_the_host_allows_them(person: Callable[..., Person]) -> None:
    ann, bob = people = [person(), person()]
    gather(people, "gold_ahoi", first="1")
    ann.page.locator("main .hand").first.wait_for()
    assert not ann.page.get_by_role("button", name="Hint").count()
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_text("No hints").wait_for()
    table = open_table(ann, "gold_ahoi", options={"hints": True})
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_text("Hints are on for everyone").wait_for()


def test_guests_see_the_host_change_seats_and_options(person: Callable[..., Person]) -> None:
    ann, bob = person(), person(size=PHONE)
    table = open_table(ann, "silver_gold")
    for one in (ann, bob):
        one.page.goto(f"/t/{table}")
        one.page.get_by_role("heading", name="Around the table").wait_for()
    assert not bob.page.get_by_role("button", name="Change options").count()
    ann.page.get_by_role("button", name="Add a seat").click()
    expect(bob.page.locator("main ol > li")).to_have_count(3)
    ann.page.get_by_role("button", name="Close seat 3").click()
    expect(bob.page.locator("main ol > li")).to_have_count(2)
    ann.page.get_by_role("button", name="Change options").click()
    ann.page.get_by_label("Hints between people").check()
    bob.page.get_by_text("Hints are on for everyone").wait_for()
    ann.page.locator("#lobby-options").get_by_label("Clock").select_option("quick")
    bob.page.get_by_text("Start: 1 minute. Each turn: +20 seconds.").wait_for()
    ann.shot("lobby-host")
    bob.shot("lobby-guest")
    for one in (ann, bob):
        one.check()
