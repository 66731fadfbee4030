"""The first ten seconds: one press starts a match against a bot; a link seats a friend."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from at_browser import PHONE, Person
from browser_hands import main_button
from goldhook.core.lang import LANGUAGES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("number", [0, 1])
def test_one_press_starts_a_match_against_a_bot(person: Callable[..., Person], number: int) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").nth(number).click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.locator("main [data-offer], main .cell.open").first.wait_for()
    ann.check()


def test_a_friend_on_a_phone_is_seated_by_a_link(person: Callable[..., Person]) -> None:
    ann, bob = person(), person(size=PHONE, has_touch=True, is_mobile=True)
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Invite a friend").first.click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.locator("input[readonly]").wait_for()
    ann.shot("invite")
    # The server of the tests can only be reached from this computer, so there is no code to scan.
    ann.page.get_by_text("Send the link. No account needed.").wait_for()
    assert not ann.page.locator("img.qr").count()
    link = ann.page.url
    bob.page.goto(link)
    bob.page.get_by_role("textbox").first.fill("Bob")
    bob.shot("invited-phone")
    bob.page.get_by_role("button", name="Sit down").tap()
    ann.page.get_by_text("Bob").first.wait_for()
    ann.page.get_by_role("button", name="Start the match").click()
    for one in (ann, bob):
        one.page.locator("main [data-offer]").first.wait_for()
        one.check()


def test_a_match_resumes_from_the_home_page(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").first.click()
    ann.page.locator("main [data-offer]").first.wait_for()
    table = ann.page.url
    ann.page.goto("/")
    ann.page.locator(f'a[href="{table.removeprefix(ann.base)}"]').first.click()
    ann.page.locator("main [data-offer]").first.wait_for()
    ann.check()


def test_a_malicious_name_is_shown_as_plain_text(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("<img src=x onerror=alert(1)>")
    ann.page.get_by_role("button", name="Invite a friend").first.click()
    ann.page.get_by_text("<img src=x").first.wait_for()
    ann.check()


#: Bytes of the first page load, compressed, with pictures, data and headers.
FIRST_LOAD = 75_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_load_is_light(person: Callable[..., Person], lang: str) -> None:
    """All texts of the home page come with the page itself."""
    ann = person(lang=lang)
    weights: list[float] = []
    asked: list[str] = []
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda loaded: weights.append(loaded["encodedDataLength"]))
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto("/", wait_until="networkidle")
    assert ann.page.locator("html").get_attribute("lang") == lang
    assert len(weights) > 5
    assert sum(weights) <= FIRST_LOAD
    assert not [url for url in asked if "/api/languages" in url]
    ann.check()


def test_a_page_waits_for_its_texts(person: Callable[..., Person]) -> None:
    """A page without the home page before it; the language changes with all its parts."""
    ann = person(lang="de")
    ann.page.goto("/settings")
    ann.page.get_by_role("heading", name="Meine Daten löschen").wait_for()
    ann.page.get_by_label("Sprache").last.select_option("it")
    ann.page.get_by_role("heading", name="Elimina i miei dati").wait_for()
    ann.check()


def test_an_unknown_address_shows_a_page(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/t/nosuchtable")
    ann.page.get_by_role("link", name="Home").first.click()
    assert main_button(ann.page)
    ann.check()
