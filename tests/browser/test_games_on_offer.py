"""The server's offers: options of a table, and games without a board in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute

from at_browser import Person

pytestmark = pytest.mark.slow

UNKNOWN = "sea_battle"
NO_BOARD = "This game can’t be played in the browser yet."


def offer_one_more(person: Person) -> None:
    """Make the server offer a game that the client does not know."""

    def answer(route: Route) -> None:
        listed: dict[str, Any] = route.fetch().json()
        listed["games"].append({"name": UNKNOWN, "players": [2], "options": []})
        route.fulfill(json=listed)

    person.page.route("**/api/games", answer)


def open_options(person: Person, number: int) -> None:
    person.page.goto("/")
    person.page.get_by_role("button", name="More options").nth(number).click()
    person.page.get_by_label("Clock").wait_for()


def test_options_of_a_game_reach_the_table(person: Callable[..., Person]) -> None:
    ann = person()
    open_options(ann, 1)
    ann.page.get_by_label("Handicap").select_option(label="3 points")
    ann.page.get_by_label("Clock").select_option(label="Relaxed: one minute per turn")
    ann.page.get_by_label("Open hands").check()
    ann.page.get_by_label("Chat").uncheck()
    # Choices are saved for the next visit.
    open_options(ann, 1)
    assert ann.page.get_by_label("Handicap").input_value() == "3"
    assert not ann.page.get_by_label("Chat").is_checked()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Invite a friend").nth(1).click()
    agreed = ann.page.get_by_role("list", name="Table options")
    agreed.wait_for()
    assert agreed.get_by_role("listitem").all_inner_texts() == [
        "No hints",
        "with a clock",
        "Handicap points for the first player: 3 points",
        "Open hands: both players see both tiles",
        "Chat: no",
    ]
    ann.check()


def test_a_preference_of_an_earlier_version_still_applies(person: Callable[..., Person]) -> None:
    ann = person()
    kept = {"level": 5, "players": 2, "pace": "days", "handicap": 2, "memory_aid": False, "hints": False, "chat": True}
    ann.context.add_init_script(f"localStorage.setItem('goldhook-wish-gold_ahoi', {json.dumps(json.dumps(kept))})")
    open_options(ann, 1)
    assert ann.page.get_by_label("Handicap").input_value() == "2"
    assert ann.page.get_by_label("Clock").input_value() == "days"
    assert not ann.page.get_by_label("Hints between people").is_checked()
    ann.check()


def test_a_server_without_the_list_still_opens_tables(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.route(
        "**/api/games", lambda route: route.fulfill(status=503, json={"code": "store_unavailable", "facts": {}})
    )
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").first.click()
    ann.page.locator("main [data-offer]").first.wait_for()
    ann.check("503")


def test_a_game_without_a_board_is_listed_on_the_home_page(person: Callable[..., Person]) -> None:
    ann = person()
    offer_one_more(ann)
    ann.page.goto("/")
    ann.page.get_by_text(f"Sea battle is played in the terminal: goldhook play {UNKNOWN}").wait_for()
    assert ann.page.get_by_role("button", name="Play against a bot").count() == 2
    ann.page.goto(f"/rules/{UNKNOWN}")
    ann.page.get_by_text(NO_BOARD).wait_for()
    ann.check()


def test_the_table_of_a_game_without_a_board(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").first.click()
    ann.page.wait_for_url(re.compile("/t/"))
    table = ann.page.url

    def translate(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda text: route.send(str(text).replace('"game":"silver_gold"', f'"game":"{UNKNOWN}"')))

    ann.page.route_web_socket(re.compile("/socket"), translate)
    ann.page.goto(table)
    ann.page.get_by_text(NO_BOARD).wait_for()
    assert ann.page.get_by_role("heading", name="Sea battle").count() == 1
    ann.page.get_by_role("link", name="Home").click()
    ann.page.get_by_role("button", name="Play against a bot").first.wait_for()
    ann.check()


def test_the_replay_of_a_game_without_a_board(person: Callable[..., Person]) -> None:
    ann = person()
    replay = {"game": UNKNOWN, "set": "house", "pieces": {}, "frames": [], "names": [], "seats": [], "options": {}}
    ann.page.route("**/api/tables/*/replay", lambda route: route.fulfill(json=replay))
    ann.page.goto("/replay/abc")
    ann.page.get_by_text(NO_BOARD).wait_for()
    ann.check()


def test_an_unknown_language_falls_back(person: Callable[..., Person]) -> None:
    ann = person(lang="sv")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").first.wait_for()
    languages = ann.page.get_by_label("Language")
    languages.get_by_text("Deutsch").wait_for(state="attached")
    assert languages.input_value() == "en"
    languages.select_option(label="Polski")
    ann.page.locator("html[lang=pl]").wait_for()
    ann.page.reload()
    ann.page.locator("html[lang=pl]").wait_for()
    ann.page.get_by_label("Język").get_by_text("Italiano").wait_for(state="attached")
    assert ann.page.get_by_label("Język").input_value() == "pl"
    ann.check("404")
