"""Circles of friends: create one, share its link, join, and play a tournament with equal shuffles."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from at_browser import DESK, PHONE, Person, axe, overflow
from browser_hands import ask, play_by_requests
from goldhook.core.lang import LANGUAGES

pytestmark = pytest.mark.slow


def sound(person: Person, shot: str) -> None:
    """Save a screenshot, and check that nothing overflows and that axe finds nothing."""
    person.shot(shot)
    assert not overflow(person.page)
    assert not axe(person.page)


def counted(person: Person, circle: str, results: int) -> None:
    """Wait until the first round of the newest tournament shows this many results."""
    for _ in range(1200):
        shown = person.context.request.get(f"/api/circles/{circle}").json()["tournaments"][0]
        if len(shown["rounds"][0]["results"]) == results:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the matches are not counted")


def test_two_friends_meet_in_a_circle_and_play_the_same_shuffle(person: Callable[..., Person]) -> None:
    ann, ben = person(size=PHONE), person()
    page = ann.page
    page.goto("/")
    page.locator('main nav a[href="/circles"]').click()
    page.get_by_role("heading", name="Friends").wait_for()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of the circle").fill("Friday club")
    sound(ann, "circles-phone")
    page.get_by_role("button", name="Create the circle").press("Enter")
    page.get_by_role("heading", name="Friday club").wait_for()
    link = page.get_by_label("Link to this circle")
    circle = page.url.rpartition("/")[2]
    expect(link).to_have_value(re.compile(rf"/circle/{circle}/\w+$"))
    address = link.input_value()

    ben.page.goto(f"/circle/{circle}")
    ben.page.get_by_text("There is no such circle").wait_for()
    ben.page.goto(address)
    ben.page.get_by_text("Ann invites you to “Friday club”.").wait_for()
    ben.shot("circle-invitation")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").press("Enter")
    ben.page.get_by_role("heading", name="Friday club").wait_for()
    page.get_by_role("listitem").filter(has_text="Ben").first.wait_for()

    page.get_by_label("Opponent").select_option("1")
    page.get_by_label("Game").select_option("gold_ahoi")
    page.get_by_label("Rounds").select_option("2")
    page.get_by_role("button", name="Start the tournament").click()
    page.get_by_role("button", name="Play Round 1").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    play_by_requests(ann, table)
    page.get_by_role("link", name="Back to the circle").click()
    page.get_by_role("link", name="Watch replay Round 1").wait_for()
    counted(ann, circle, 1)

    ben.page.get_by_role("button", name="Play Round 1").wait_for()
    assert not ben.page.get_by_text("Standings").count(), "nothing is told before the round is played"
    ben.page.get_by_role("button", name="Play Round 1").click()
    ben.page.wait_for_url("**/t/*")
    play_by_requests(ben, ben.page.url.rpartition("/")[2])
    counted(ben, circle, 2)
    ben.page.goto(f"/circle/{circle}")
    standings = ben.page.get_by_role("table", name="Standings")
    standings.get_by_text("Ann").wait_for()
    standings.get_by_text("Ben").wait_for()
    sound(ben, "circle-desk")
    page.goto(f"/circle/{circle}")
    page.get_by_role("table", name="Standings").wait_for()
    sound(ann, "circle-phone")

    page.get_by_role("button", name="Remove Ben").click()
    page.get_by_role("button", name="Remove Ben", exact=True).click()
    ben.page.get_by_text("There is no such circle").wait_for()
    ann.check()
    ben.check("404")


def test_members_find_an_opponent(person: Callable[..., Person]) -> None:
    ann, ben = person(), person(size=PHONE)
    circle = together(ann, ben)
    ask(ann, f"/api/circles/{circle}/tournaments", {"game": "silver_gold", "rounds": 1})
    ann.page.goto(f"/circle/{circle}")
    ann.page.get_by_role("button", name="Find an opponent").click()
    ann.page.get_by_text("Waiting for another member").wait_for()
    sound(ann, "circle-waiting")
    ben.page.goto(f"/circle/{circle}")
    ben.page.get_by_role("button", name="Play Ann").click()
    ben.page.wait_for_url("**/t/*")
    ann.page.get_by_role("link", name="Continue Round 1").click()
    ann.page.wait_for_url(ben.page.url)
    ann.check()
    ben.check()


def together(ann: Person, ben: Person) -> str:
    """Create a circle of two by requests, and return its id."""
    ask(ann, "/api/me", {"name": "Ann"})
    ask(ben, "/api/me", {"name": "Ben"})
    made = ask(ann, "/api/circles", {"name": "Friday club"})
    ask(ben, f"/api/circles/{made['circle']}/members", {"link": made["link"]})
    return str(made["circle"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_circles_in_every_language(person: Callable[..., Person], lang: str) -> None:
    size = DESK if lang in ("en", "ja") else PHONE
    dusk = LANGUAGES.index(lang) % 2 == 0
    ann = person(size=size, lang=lang, color_scheme="dark" if dusk else "light", reduced_motion="reduce")
    ben = person()
    circle = together(ann, ben)
    for level in (0, 3):
        made = ask(ann, f"/api/circles/{circle}/tournaments", {"game": "gold_ahoi", "rounds": 2, "level": level})
    waiting = made["tournaments"][1]["id"]
    ask(ben, f"/api/circles/{circle}/tournaments/{waiting}/rounds/1", {})
    ask(ann, f"/api/circles/{circle}/tournaments/{waiting}/rounds/2", {})
    for path, ready in (("/circles", f'a[href="/circle/{circle}"]'), (f"/circle/{circle}", "main article")):
        ann.page.goto(path)
        ann.page.locator(ready).first.wait_for()
        sound(ann, f"circles-{path.count('/')}-{lang}")
    ann.check()
