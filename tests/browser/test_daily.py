"""The daily deal: found on the home page, played once for the ranking, and its results afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from at_browser import PHONE, Person, Process, axe, build_client, compile_bots, overflow
from browser_hands import ask, play_by_requests
from goldhook.core.lang import LANGUAGES, Language
from one_mistake import answer_analyses, mistakes

#: Runs the server at noon.
NOON = Path(__file__).parents[1] / "serve_at_noon.py"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Yield a server at noon: a day that ends during a test would change its deals."""
    build_client()
    compile_bots()
    process = Process(tmp_path_factory.mktemp("noon"), NOON)
    process.start()
    yield process
    process.stop()


def test_a_deal_is_played_once_and_shown_in_every_language(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, reduced_motion="reduce")
    page = ann.page
    ask(ann, "/api/me", {"name": "Ann"})
    page.goto("/")
    page.get_by_role("link", name="Gold Ahoi! is waiting for you", exact=True).press("Enter")
    page.get_by_role("heading", name="Daily deal", level=1).wait_for()
    deal = page.get_by_role("region", name="Gold Ahoi!")
    deal.get_by_text("Nobody is ranked yet.").wait_for()
    deal.get_by_role("button", name="Play today’s deal").press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.get_by_role("heading", level=1).wait_for()
    page.goto("/daily")
    deal.get_by_role("button", name="Continue").wait_for()
    play_by_requests(ann, table)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="How others did").click()
    page.wait_for_url("**/daily/*")
    deal.get_by_text("You are the first in today’s ranking.").wait_for()
    mine = next(
        deal["mine"]
        for deal in ann.context.request.get("/api/daily").json()["today"]["deals"]
        if deal["game"] == "gold_ahoi"
    )
    assert mine["table"] == table
    deal.get_by_text(f"{mine['points']} : {mine['rival_points']} against the Captain").wait_for()
    deal.get_by_role("button", name="Share").wait_for()
    deal.get_by_role("button", name="Play without ranking").wait_for()
    deal.get_by_role("progressbar").wait_for()
    found, *_ = mistakes(ann, table)
    answer_analyses(page, found)
    study_the_mistakes(ann)
    assert page.get_by_role("region", name="Past days").get_by_role("link").count() == 28
    wrong = list[str]()
    for code in LANGUAGES:
        page.evaluate("code => localStorage.setItem('goldhook-language', code)", code)
        page.goto("/daily")
        heading = Language(code).say("web-daily")
        page.get_by_role("heading", name=heading, level=1).wait_for()
        page.locator("details summary").click()
        page.locator("dd").first.wait_for()
        ann.shot(f"daily-{code}")
        wrong += [f"/daily ({code}): {text}" for text in (*overflow(page), *axe(page))]
        page.goto("/")
        page.get_by_role("heading", name=heading).wait_for()
        wrong += [f"/ ({code}): {text}" for text in (*overflow(page), *axe(page))]
    assert not wrong, "\n".join(wrong)
    ann.check()


def study_the_mistakes(ann: Person) -> None:
    """Try the costliest decision again on the daily page, and come back to it."""
    page = ann.page
    costly = page.get_by_role("region", name="Gold Ahoi!").get_by_role("region", name="Your costliest decisions")
    again = costly.get_by_role("button", name="Try again").first
    again.wait_for()
    ann.shot("daily-mistakes")
    assert not (*overflow(page), *axe(page))
    again.press("Enter")
    page.get_by_text("Can you find a better move?").wait_for()
    assert not (*overflow(page), *axe(page))
    page.get_by_role("button", name="Analysis").press("Enter")
    again.wait_for()
    costly.get_by_role("button", name="Show").first.click()
    page.wait_for_url("**/replay/*")
    page.go_back()
    again.wait_for()


def test_a_past_day_is_open_to_look_at(person: Callable[..., Person]) -> None:
    ann = person()
    page = ann.page
    page.goto("/daily")
    page.get_by_role("region", name="Past days").get_by_role("link").nth(3).click()
    page.get_by_text("The ranking of this day is closed.").wait_for()
    page.get_by_text("Check the shuffle").click()
    date = page.url.rpartition("/")[2]
    key = ann.context.request.get(f"/api/daily/{date}").json()["proof"]["key"]
    page.get_by_text(key).wait_for()
    page.get_by_role("link", name="To today’s deal").click()
    page.get_by_role("button", name="Play today’s deal").first.wait_for()
    ann.check()
