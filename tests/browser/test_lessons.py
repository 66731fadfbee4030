"""Learn by playing: both lessons by clicks and by keys, the offer to newcomers, and the coach of the first match."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from at_browser import DESK, PHONE, Person, axe, overflow
from browser_hands import against_bots
from goldhook.bots.reasons import IN_THOUGHT
from goldhook.core.lang import LANGUAGES, Language
from goldhook.core.texts import fluent
from goldhook.games import plugin

pytestmark = pytest.mark.slow

LANDSCAPE = {"width": 640, "height": 360}
#: More rounds than the longest lesson needs.
MANY = 50


def begin(ann: Person, game: str) -> Page:
    ann.page.goto(f"/learn/{game}")
    ann.page.locator(".strip .text").wait_for()
    return ann.page


def number(page: Page) -> int:
    """Return the number of the step."""
    found = re.search(r"\d+", page.locator(".lesson h1 .soft").inner_text())
    assert found
    return int(found[0])


def play(page: Page, each: Callable[[], None] = lambda: None) -> list[int]:
    """Play the whole lesson with what it shows: answers, "Show me", the main button, "Next". Return its steps."""
    seen: list[int] = []
    helped = set[int]()
    for _ in range(MANY):
        if page.locator("#lesson-end").count():
            return seen
        if not seen or seen[-1] != number(page):
            seen.append(number(page))
        each()
        onward, answers = page.locator(".strip button.main"), page.locator(".answers button")
        if onward.count():
            onward.click()
        elif answers.count():
            for index in range(answers.count()):
                if answers.count():
                    answers.nth(index).click()
        else:
            main = page.locator("main button.main:not([disabled])")
            if not main.count() or number(page) not in helped:
                page.locator(".lesson header button:not(.bare)").click()
                helped.add(number(page))
                page.wait_for_timeout(300)  # the board takes the suggestion over
            page.wait_for_timeout(400)  # the button ignores a double tap
            main.first.click()
        page.wait_for_timeout(300)
    raise AssertionError(page.locator(".lesson").inner_text())


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_newcomer_learns_the_game_on_a_phone(person: Callable[..., Person], game: str) -> None:
    ann = person(size=PHONE, reduced_motion="reduce")
    ann.page.goto("/")
    ann.page.locator(f'section a[href="/learn/{game}"]').click()
    ann.page.locator(".strip .text").wait_for()
    wrong: list[str] = []

    def look() -> None:
        room = ann.page.locator("main").evaluate("(main) => main.scrollHeight - main.clientHeight")
        wrong.extend([f"step {number(ann.page)} scrolls by {room}"] if room > 1 else [])
        wrong.extend((*overflow(ann.page), *axe(ann.page)))
        ann.shot(f"lesson-{game}-{number(ann.page)}-phone")

    steps = play(ann.page, look)
    assert steps == list(range(1, steps[-1] + 1))
    assert steps[-1] >= 7
    assert not wrong, "\n".join(wrong)
    assert not axe(ann.page)
    ann.page.locator("main button.main").click()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.page.locator("main [data-offer], main .cell").first.wait_for()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").first.wait_for()
    expect(ann.page.locator("#learn-offer")).to_have_count(0)
    ann.check()


def test_a_lesson_by_keys_alone(person: Callable[..., Person]) -> None:
    """The first steps of Silver & Gold: arrows, Enter to mark, Enter to confirm, Enter for "Next"."""
    ann = person(size=DESK, reduced_motion="reduce")
    page = begin(ann, "silver_gold")
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        page.locator("main .cell:focus").wait_for()
        for key in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft") * 3:
            if page.locator('main .cell[aria-selected="true"]').count():
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.locator("main button.main:not([disabled])").wait_for()
        page.keyboard.press("Enter")
        expect(page.locator(".strip button.main")).to_be_focused()
        assert number(page) == step
        page.keyboard.press("Enter")
        expect(page.locator(".lesson h1 .soft")).to_contain_text(str(step + 1))
    ann.check()


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_whole_lesson_without_a_pointer(person: Callable[..., Person], game: str) -> None:
    """Tab reaches "Show me"; from there on the focus is always on what Enter should press."""
    ann = person(size=PHONE, reduced_motion="reduce")
    page = begin(ann, game)
    show_me = page.locator(".lesson header button:not(.bare)")
    for _ in range(2 * MANY):
        if page.locator("#lesson-end").count():
            break
        if page.locator(".answers button:focus").count():
            page.keyboard.press("Enter")
            if page.locator(".answers button").count():
                page.keyboard.press("Tab")
        elif page.locator(":is(.strip, main) button.main:not([disabled]):focus").count():
            page.keyboard.press("Enter")
        else:
            for _ in range(20):
                if show_me.and_(page.locator(":focus")).count():
                    page.keyboard.press("Enter")
                    break
                page.keyboard.press("Shift+Tab")
        page.wait_for_timeout(400)  # the button ignores a double tap
    expect(page.locator("#lesson-end")).to_have_count(1)
    expect(page.locator("main button.main")).to_be_focused()
    ann.check()


def test_another_lesson_move_gets_a_friendly_answer(person: Callable[..., Person]) -> None:
    ann = person(reduced_motion="reduce")
    page = begin(ann, "gold_ahoi")
    play_until(page, 5)
    page.locator("main .cell.open").first.click()
    page.locator("main button.main:not([disabled])").click()
    expect(page.locator("main .note")).to_contain_text("doesn’t win the land yet")
    assert number(page) == 5
    page.locator(".lesson header button").first.click()
    assert number(page) == 4
    ann.check()


def play_until(page: Page, step: int) -> None:
    """Play until this step begins."""

    class Reached(Exception):  # noqa: N818
        pass

    def each() -> None:
        if number(page) == step:
            raise Reached

    with pytest.raises(Reached):
        play(page, each)


def test_the_offer_can_be_declined_and_a_lesson_skipped(person: Callable[..., Person]) -> None:
    ann, bob = person(), person()
    ann.page.goto("/")
    ann.page.locator("#learn-offer").wait_for()
    assert not axe(ann.page)
    ann.page.get_by_role("button", name="No, thanks").click()
    expect(ann.page.locator("#learn-offer")).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("button", name="Play against a bot").first.wait_for()
    expect(ann.page.locator("#learn-offer")).to_have_count(0)
    ann.page.locator('nav a[href="/learn"]').first.click()
    ann.page.get_by_role("link", name="Start the lesson").first.wait_for()
    assert not axe(ann.page)
    begin(bob, "silver_gold").get_by_role("button", name="Skip").click()
    bob.page.get_by_role("button", name="Play against a bot").first.wait_for()
    expect(bob.page.locator("#learn-offer")).to_have_count(0)
    ann.check()
    bob.check()


def test_the_coach_speaks_once_and_can_be_switched_off(person: Callable[..., Person]) -> None:
    ann = person(size=PHONE, reduced_motion="reduce", coach=True)
    against_bots(ann, "silver_gold")
    prompt = ann.page.locator("main .prompt[role=status]")
    expect(prompt).to_contain_text("Keep two islands.")
    assert not axe(ann.page)
    prompt.get_by_role("button").click()
    expect(prompt).not_to_contain_text("Keep two islands.")
    for offer in (0, 1):
        ann.page.locator("main [data-offer]").nth(offer).click()
    ann.page.wait_for_timeout(400)  # the button ignores a double tap
    ann.page.locator("main button.main").click()
    expect(prompt).to_contain_text("Everyone gets the same pattern", timeout=60_000)
    ann.shot("coach-silver_gold-phone")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Explain things the first time they happen").uncheck()
    ann.page.keyboard.press("Escape")
    expect(prompt).not_to_contain_text("Everyone gets the same pattern")
    against_bots(ann, "silver_gold")
    ann.page.locator("main [data-offer]").first.wait_for()
    expect(prompt).not_to_contain_text("Small ones fill fast")
    ann.check()


#: Parts of the board whose content is larger than they are, or that end below the screen.
CUT = """() => [...document.querySelectorAll('main .score, main .offer, main .prompt, main .note')].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.width && (part.scrollHeight > part.clientHeight + 1 || box.bottom > innerHeight
    || [...part.children].some((child) => child.clientHeight && child.getBoundingClientRect().top < box.top - 1));
}).map((part) => `${part.className}: ${part.textContent.trim().slice(0, 40)}`)"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_leaves_the_board_its_room(person: Callable[..., Person], lang: str, size: dict[str, int]) -> None:
    ann = person(size=size, lang=lang, reduced_motion="reduce", coach=True)
    page = ann.page
    against_bots(ann, "silver_gold")
    page.locator("main .prompt.coached").wait_for()
    assert not page.evaluate(CUT)
    for offer in (0, 1):
        page.locator("main [data-offer]").nth(offer).click()
    page.wait_for_timeout(400)  # the button ignores a double tap
    page.locator("main button.main").click()
    page.locator("main .score").wait_for()
    page.locator("main .prompt.coached").wait_for()
    assert not page.evaluate(CUT)
    ann.shot(f"coach-{lang}-{size['width']}")
    ann.check()


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_sentences_fit_the_note(person: Callable[..., Person], lang: str, size: dict[str, int]) -> None:
    """Every hint and every explanation of Gold Ahoi!, below the layout."""
    ann = person(size=size, lang=lang, reduced_motion="reduce", coach=True)
    against_bots(ann, "gold_ahoi", options={"first": "1"})
    page, language = ann.page, Language(lang)
    facts = dict.fromkeys(re.findall(r"\$(\w+)", fluent(lang)), 12) | {"kind": "water", "card": "here"}
    codes = (*plugin("gold_ahoi").bots.reason_codes, IN_THOUGHT)
    hints = [f"{language.say('web-hint')}: {language.say('hint-' + code.replace('_', '-'), **facts)}" for code in codes]
    lessons = ann.context.request.get(f"/api/languages/{lang}/lessons").text()
    words = re.findall(r"(?m)^coach-gold-ahoi-\S+ = (.*)$", lessons)
    assert len(hints) > 5
    assert len(words) > 5
    note = page.locator("main .note.coached.long")
    note.wait_for(timeout=20_000)
    wrong: list[str] = []
    for text in (*words, "", *hints):
        if not text:  # a hint has no button beside it
            note.get_by_role("button").evaluate("(button) => { button.hidden = true; button.style.display = 'none'; }")
        note.locator("p").evaluate("(line, text) => { line.textContent = text; }", text)
        wrong += page.evaluate(CUT)
    assert not wrong, "\n".join(wrong)
    ann.check()


@pytest.mark.parametrize("lang", [code for code in LANGUAGES if code != "en"])
def test_every_text_fits_a_phone(person: Callable[..., Person], lang: str) -> None:
    """Every text of every step, in a strip that leaves the board its room."""
    ann = person(size=PHONE, lang=lang, reduced_motion="reduce")
    wrong: list[str] = []
    for game in ("silver_gold", "gold_ahoi"):
        page = begin(ann, game)
        text = ann.context.request.get(f"/api/languages/{lang}/lessons").text()
        words = re.findall(rf"(?m)^(lesson-{game.replace('_', '-')}-\S+) = (.*)$", text)
        assert len(words) > 15
        for key, said in words:
            if key.endswith(("-wrong", "-end")):
                continue
            page.locator(".strip .text").evaluate("(text, said) => { text.textContent = said; }", said)
            room = page.locator("main").evaluate("(main) => main.scrollHeight - main.clientHeight")
            if room > 1:
                wrong.append(f"{key}: {room}")
        ann.shot(f"lesson-{game}-{lang}")
        wrong.extend((*overflow(page), *axe(page)))
    assert not wrong, "\n".join(wrong)
    ann.check()
