"""Every screen in every language: no missing text, no overflow, no accessibility violation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from at_browser import DESK, PHONE, Person, axe, overflow
from browser_hands import (
    against_bots,
    command,
    gold_ahoi_pointer,
    open_table,
    play_to_the_end,
    silver_gold_pointer,
)
from goldhook.core.lang import LANGUAGES

pytestmark = pytest.mark.slow


def screens(ann: Person) -> Iterator[tuple[str, Page]]:
    """Yield all screens, one after another."""
    page = ann.page
    for name, path in (
        ("home", "/"),
        ("tables", "/tables"),
        ("matches", "/matches"),
        ("settings", "/settings"),
        ("rules-silver_gold", "/rules/silver_gold"),
        ("rules-gold_ahoi", "/rules/gold_ahoi"),
        ("lost", "/nowhere"),
    ):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        yield name, page
    page.goto(f"/t/{open_table(ann, 'silver_gold', 3)}")
    page.locator("input[readonly]").wait_for()
    yield "waiting", page
    for game in ("silver_gold", "gold_ahoi"):
        against_bots(ann, game, 4 if game == "silver_gold" else 2)
        page.locator("main [data-offer], main .cell.open").first.wait_for()
        yield f"{game}-begins", page
        hands = silver_gold_pointer(touch=False) if game == "silver_gold" else gold_ahoi_pointer(touch=False)
        for _ in range(12):
            hands(page)
            page.wait_for_timeout(30)
        yield game, page
        page.keyboard.press("Escape")
        page.locator("header button").last.click()
        page.locator("dialog").wait_for()
        yield f"{game}-menu", page


#: A phone has the least room, so every language is tested there; a desktop gets the longest words and widest letters.
LOOKS = [*((lang, "phone") for lang in LANGUAGES), *((lang, "desk") for lang in ("de", "el", "ja"))]

#: Accessibility does not depend on the language: one run in the light theme, one in the dark one, one on a desktop.
CHECKED_BY_AXE = (("de", "phone"), ("en", "phone"), ("ja", "desk"))


@pytest.mark.parametrize(("lang", "where"), LOOKS)
def test_every_screen(person: Callable[..., Person], lang: str, where: str) -> None:
    size = {"phone": PHONE, "desk": DESK}[where]
    # Half of the runs use the dark theme, so that both themes are tested.
    dusk = LANGUAGES.index(lang) % 2 == (size is PHONE)
    ann = person(size=size, lang=lang, color_scheme="dark" if dusk else "light", reduced_motion="reduce")
    wrong: list[str] = []
    for name, page in screens(ann):
        page.wait_for_timeout(250)
        ann.shot(f"{name}-{lang}-{size['width']}")
        assert page.locator("html").get_attribute("lang") == lang
        found = [*overflow(page), *(axe(page) if (lang, where) in CHECKED_BY_AXE else ())]
        wrong += [f"{name} ({lang}, {where}): {text}" for text in found]
    assert not wrong, "\n".join(wrong)
    ann.check("404")


#: Points and owners that are shown although the count has not reached them.
TOLD_TOO_SOON = """() => {
  const done = document.querySelector('.winner');
  const totals = [...document.querySelectorAll('.chip .total')].filter((one) => one.textContent.trim());
  const [counted] = (document.querySelector('.count .where')?.textContent ?? '0/0').split('/').map(Number);
  const rich = [...document.querySelectorAll('.list li')].filter((one) => !/: 0 /.test(one.textContent));
  const owned = rich.filter((one) => one.querySelector('.owner')).length;
  const early = [...totals.map((one) => one.textContent), ...(owned > counted ? [`${owned} of ${counted}`] : [])];
  return done ? [] : early;
}"""


def no_language_is_cut(ann: Person, path: str, name: str) -> None:
    """Look at one page on a phone in all languages, without motion."""
    page, before = ann.page, ann.page.viewport_size
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    wrong: list[str] = []
    for lang in (*(lang for lang in LANGUAGES if lang != "en"), "en"):
        page.evaluate("(lang) => localStorage.setItem('goldhook-language', lang)", lang)
        page.goto(path)
        page.locator(".winner").wait_for()
        ann.shot(f"{name}-counted-{lang}")
        wrong += [f"{lang}: {text}" for text in overflow(page)]
    assert not wrong, "\n".join(wrong)
    page.set_viewport_size(before or DESK)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_finished_match_can_be_replayed(person: Callable[..., Person], game: str) -> None:
    ann = person()
    table = against_bots(ann, game)
    hands = silver_gold_pointer(touch=False) if game == "silver_gold" else gold_ahoi_pointer(touch=False)
    play_to_the_end(ann.page, hands)
    assert ann.page.evaluate(TOLD_TOO_SOON) == []
    no_language_is_cut(ann, f"/t/{table}", game)
    ann.page.locator('nav a[href^="/replay/"]').click()
    ann.page.wait_for_url(f"**/replay/{table}*")
    slider = ann.page.get_by_role("slider").first
    slider.wait_for()
    ann.page.keyboard.press("Home")
    for _ in range(5):
        ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_timeout(300)
    assert slider.input_value() == "5"
    ann.shot(f"replay-{game}")
    assert not axe(ann.page)
    assert not overflow(ann.page)
    for width, height in ((360, 640), (800, 900), (1280, 800)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_timeout(200)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if game == "silver_gold":
            box = ann.page.locator(".leaf").bounding_box()
            bar = ann.page.locator("section.bar").bounding_box()
            assert box
            assert bar
            assert box["y"] + box["height"] <= bar["y"] + 1, "the pattern is not below the fold"
            assert ann.page.locator(".latest path").count(), "the last move is marked"
    assert "thinking" not in ann.page.locator("main").inner_text()
    share_the_result(ann)
    record = ann.context.request.get(f"/api/tables/{table}/record").json()
    assert record["game"] == game
    ann.check()


def share_the_result(ann: Person) -> None:
    """The picture names people only if the person wants it, and can be saved."""
    ann.page.get_by_role("button", name="Share the result").click()
    picture = ann.page.locator("dialog img")
    picture.wait_for()
    assert "Ann" not in (picture.get_attribute("alt") or "")
    ann.page.get_by_label("Show the players’ names").check()
    ann.page.locator("dialog img[alt*=Ann]").wait_for()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save the picture").click()
    assert saved.value.suggested_filename.startswith("goldhook-")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    ann.page.keyboard.press("Escape")


def test_the_language_changes_in_the_middle_of_a_match(person: Callable[..., Person]) -> None:
    ann = person()
    table = open_table(ann, "gold_ahoi", bots={1: 1})
    command(ann, table, "start")
    ann.page.goto(f"/t/{table}")
    ann.page.locator("main .cell.open").first.wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Language").select_option("el")
    ann.page.get_by_role("heading", name="Μενού").wait_for()
    ann.check()
