"""Results that stay: the list of my matches, the personal page, the ladder, and what the home page offers next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from at_browser import DESK, PHONE, Person, axe, overflow
from browser_hands import ask, played_match
from goldhook.core.lang import LANGUAGES

pytestmark = pytest.mark.slow


def test_results_are_shown_and_filtered(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE)
    table = played_match(ann)
    mine = ann.context.request.get("/api/me/matches").json()["matches"][0]
    word = {"won": "Won", "drawn": "Draw", "lost": "Lost"}[mine["result"]["outcome"]]
    page = ann.page
    page.goto("/matches")
    row = page.locator(f'a[href="/replay/{table}"]')
    row.get_by_text(f"{word} · {mine['result']['points']}").wait_for()
    row.get_by_text("Ship’s boy").wait_for()
    page.get_by_label("All opponents").select_option("5")
    page.get_by_text("No match fits.").wait_for()
    page.get_by_label("All opponents").select_option("1")
    row.wait_for()
    page.get_by_role("link", name="My results").click()
    page.get_by_role("heading", name="My results").wait_for()
    page.get_by_role("heading", name="Beat every rank").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save my results as a file").click()
    assert saved.value.suggested_filename.endswith(".json")
    next_ = "Deckhand" if mine["result"]["outcome"] == "won" else "Ship’s boy"
    page.goto("/")
    page.get_by_role("heading", name=f"Next: beat the {next_}").wait_for()
    page.get_by_role("button", name=f"Play the {next_}").press("Enter")
    page.wait_for_url("**/t/*")
    ann.check()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_results_page_in_every_language(person: Callable[..., Person], lang: str) -> None:
    size = DESK if lang in ("en", "ja") else PHONE
    dusk = LANGUAGES.index(lang) % 2 == 0
    ann = person(size=size, lang=lang, color_scheme="dark" if dusk else "light", reduced_motion="reduce")
    played_match(ann, "silver_gold" if lang in ("de", "ru", "en") else "gold_ahoi")
    wrong: list[str] = []
    for path in ("/results", "/matches", "/"):
        ann.page.goto(path)
        ann.page.locator("main section, main ul").first.wait_for()
        ann.page.wait_for_timeout(250)
        ann.shot(f"results-{path.strip('/') or 'home'}-{lang}")
        wrong += [f"{path} ({lang}): {text}" for text in (*overflow(ann.page), *axe(ann.page))]
    assert not wrong, "\n".join(wrong)
    ann.check()


def test_without_results_the_page_says_how_to_get_them(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE)
    ann.page.goto("/results")
    ann.page.get_by_text("No results yet").wait_for()
    assert not axe(ann.page)
    ask(ann, "/api/me", {"name": "Ann"})
    ann.page.goto("/results")
    ann.page.get_by_role("link", name="Choose a game").click()
    ann.page.get_by_role("heading", name="Silver & Gold").wait_for()
    ann.check()
