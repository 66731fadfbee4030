"""Before a match: custom sets, seats and bots, open tables, other devices, personal data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from at_browser import PHONE, Person, axe
from browser_hands import ask, open_table

pytestmark = pytest.mark.slow

SEATS = "main ol > li"
#: The host chooses a bot's rank; the others read it.
WHO = """(all) => all.map((one) =>
  (one.querySelector('select')?.selectedOptions[0] ?? one.querySelector('.who > *')).textContent)"""


def seats(page: Page) -> list[str]:
    """Return the players by seat: a name, a bot's rank, or the text of a free seat."""
    names: list[str] = page.locator(SEATS).evaluate_all(WHO)
    return names


def choose_file(page: Page, name: str, content: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": content.encode()}
    )


def test_a_custom_set_is_checked_and_played(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE)
    ann.page.goto("/")
    house = ann.context.request.get("/api/sets/gold_ahoi").json()
    ann.page.get_by_role("button", name="More options").nth(1).click()
    choose_file(ann.page, "broken.toml", "name = [")
    ann.page.get_by_text("broken.toml has 1 error").wait_for()
    few = house | {"name": "Reef", "tiles": [{**house["tiles"][0], "chest": "x"}, *house["tiles"][2:]]}
    choose_file(ann.page, "reef.json", json.dumps(few))
    ann.page.get_by_text("reef.json has 2 errors").wait_for()
    told = ann.page.locator(".set li").all_inner_texts()
    assert told[0].startswith("T01: ")
    assert told[1].startswith("reef.json: 35 tiles")
    assert not axe(ann.page)
    choose_file(ann.page, "reef.json", json.dumps(house | {"name": "Reef"}))
    ann.page.get_by_text("“Reef” is valid").wait_for()
    ann.page.get_by_role("button", name="Invite a friend").nth(1).click()
    ann.page.get_by_label("Your name").last.fill("Ann")
    ann.page.get_by_role("button", name="Open a table").click()
    ann.page.get_by_text("set: Reef").wait_for()
    ann.check()


def test_the_host_seats_moves_and_removes_players(person: Callable[..., Person]) -> None:
    ann, bob = person(), person()
    table = open_table(ann, "silver_gold", players=4)
    ann.page.goto(f"/t/{table}")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.locator(SEATS).get_by_text("Bob").wait_for()
    assert not bob.page.get_by_role("button", name="Add a bot").count(), "the host's tools are the host's"
    ann.page.get_by_role("button", name="Add a bot").first.click()
    ann.page.get_by_label("Bot at seat 3").select_option("5")
    ann.page.get_by_role("button", name="Move Bob up").click()
    bob.page.locator(SEATS).get_by_text("Master").wait_for()
    ann.page.wait_for_function("() => document.querySelector('main ol > li').textContent.includes('Bob')")
    assert seats(ann.page) == ["Bob", "Ann", "Master – very hard", "Free"]
    ann.page.get_by_role("button", name="Remove Master").click()
    ann.page.get_by_text("Waiting for 2 more players").wait_for()
    ann.page.get_by_role("button", name="Add a player on this device").click()
    ann.page.get_by_label("Add a player on this device").fill("Cleo")
    ann.page.keyboard.press("Enter")
    bob.page.get_by_text("Waiting for 1 more player").wait_for()
    assert seats(bob.page) == ["Bob", "Ann", "Cleo", "Free"]
    ann.page.get_by_role("button", name="Fill up with bots and start").click()
    bob.page.locator("main [data-offer]").first.wait_for()
    ann.check()
    bob.check()


def test_leaving_an_empty_table_closes_it(person: Callable[..., Person]) -> None:
    ann, bob = person(), person()
    table = open_table(ann, "gold_ahoi")
    ann.page.goto(f"/t/{table}")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_text("Ann invites you to a match").wait_for()
    ann.page.get_by_role("button", name="Leave the table").click()
    ann.page.wait_for_url(re.compile("/$"))
    bob.page.get_by_text("This table is closed.").wait_for()
    ann.check()


def test_the_list_of_open_tables_updates_itself(person: Callable[..., Person]) -> None:
    ann, bob = person(), person()
    bob.page.goto("/tables")
    bob.page.get_by_role("heading", name="Open a table").wait_for()
    table = open_table(ann, "gold_ahoi", options={"open_lobby": True})
    ann.page.goto(f"/t/{table}")
    bob.page.locator(f'a[href="/t/{table}"]').click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_text("Everyone is here").wait_for()
    ann.check()
    bob.check()


def test_the_same_person_on_another_device(person: Callable[..., Person]) -> None:
    desk, phone = person(), person(size=PHONE)
    ask(desk, "/api/me", {"name": "Ann"})
    desk.page.goto("/settings")
    desk.page.get_by_role("button", name="Get a code").click()
    code = desk.page.locator(".code").inner_text()
    phone.page.goto("/settings")
    phone.page.get_by_label("Code from the other device").fill("nonsense")
    phone.page.get_by_role("button", name="Use code").click()
    phone.page.get_by_role("alert").get_by_text("This code is wrong").wait_for()
    phone.page.get_by_label("Code from the other device").fill(code.upper())
    phone.page.get_by_role("button", name="Use code").click()
    phone.page.get_by_text("You are Ann on this device now").wait_for()
    assert phone.context.request.get("/api/me").json()["name"] == "Ann"
    desk.check()
    phone.check("404")  # the browser itself notes the wrong code


def test_settings_persist(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/settings")
    ann.page.get_by_label("Appearance").select_option("dark")
    ann.page.get_by_label("Contrast").select_option("more")
    ann.page.get_by_label("Motion").select_option("less")
    ann.page.get_by_label("Language").last.select_option("it")
    ann.page.get_by_role("heading", name="Impostazioni").wait_for()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Gioca contro un bot").first.wait_for()
    root = ann.page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("theme", "contrast", "motion")] == ["dark", "more", "less"]
    ann.check()


def test_deleting_data_asks_for_confirmation(person: Callable[..., Person]) -> None:
    ann = person()
    ask(ann, "/api/me", {"name": "Ann"})
    ann.page.goto("/settings")
    ann.page.get_by_role("button", name="Delete my data").click()
    ann.page.get_by_role("button", name="Cancel").click()
    assert ann.context.request.get("/api/me").json()["name"] == "Ann"
    ann.page.get_by_role("button", name="Delete my data").click()
    ann.page.get_by_role("button", name="Yes, delete everything").click()
    ann.page.get_by_text("All your data has been deleted.").wait_for()
    assert ann.context.request.get("/api/me").json()["name"] == ""
    assert ann.page.get_by_label("Your name").input_value() == ""
    ann.check()
