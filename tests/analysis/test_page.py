"""The report: one self-contained file that uses words and shapes as well as colours."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from goldhook.analysis import Analysis, analyse
from goldhook.analysis.curve import SEATS, curve_svg
from goldhook.analysis.page import page
from goldhook.bots import levels
from goldhook.core.lang import LANGUAGES, Language
from judged import Judge, played

SVG = "{http://www.w3.org/2000/svg}"


def analysed(game: str, seats: str, monkeypatch: pytest.MonkeyPatch) -> Analysis:
    mind = Judge()
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    return analyse(played(game, seats, 3))


class Outline(HTMLParser):
    """Collects the elements of a page, and whether each opened one is closed."""

    VOID = ("meta", "path", "circle", "rect", "ellipse")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("code", ["de", *(pytest.param(code, marks=pytest.mark.slow) for code in LANGUAGES[1:])])
@pytest.mark.parametrize(("game", "seats"), [("silver_gold", "random,random,random"), ("gold_ahoi", "random,random")])
def test_a_report_stands_alone(game: str, seats: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = analysed(game, seats, monkeypatch)
    names = [f"<b>{seat}</b> & co" for seat in range(found.match.setup.players)]
    text = page(found, names, Language(code), "Judge @1")
    outline = Outline()
    outline.feed(text)
    assert not outline.open
    assert text.startswith("<!doctype html>")
    assert f'<html lang="{code}">' in text
    assert "<b>0" not in text, "names are text"
    assert "&lt;b&gt;0&lt;/b&gt; &amp; co" in text
    assert not {"script", "link", "img", "iframe", "image", "use"} & set(outline.seen)
    assert not {"src", "href", "style", "onclick", "id"} & {name for name, _ in outline.attributes}
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert outline.seen.count("section") == 3, "the costliest moments"
    assert text.count("<tr") == 1 + len(found.decisions)
    assert outline.seen.count("figcaption") == (8 if game == "gold_ahoi" else 7), "two for each moment, and the charts"


@pytest.mark.parametrize(("game", "seats"), [("silver_gold", "random,random"), ("gold_ahoi", "random,random")])
def test_every_drawing_is_described_in_words_and_never_in_notation(
    game: str, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = analysed(game, seats, monkeypatch)
    text = page(found, ["a", "b"], Language("en"), "Judge @1")
    charts = re.findall(r'<figure class="chart">(<svg.*?</svg>)<figcaption>', text, re.DOTALL)
    assert len(charts) == (2 if game == "gold_ahoi" else 1)
    for chart in charts:
        root = ElementTree.fromstring(chart)
        assert root.findtext(f"{SVG}title")
        assert root.findtext(f"{SVG}desc")
        assert root.get("role") == "img"
    pictures = re.findall(r'<figure><span class="drawn" aria-hidden="true"><svg.*?<figcaption>(.*?)</figcap', text)
    assert len(pictures) == 6
    assert all(re.match("(Played|Better): .*(island|stack|Row)", caption) for caption in pictures)
    assert text.count('<td><span class="drawn"') >= len(found.decisions)
    words = re.sub(r"<[^>]*>", " ", text)
    assert not re.search(r"\b([POGS]\d\d|[a-d][1-4])\b|\b(mark|cross|take|keep|place) \S*\d", words)


def test_seats_are_told_apart_without_colours() -> None:
    assert len({dashes for _, dashes in SEATS}) == len({colour for colour, _ in SEATS}) == 4
    drawn = curve_svg([[0.25] * 4, [0.1, 0.2, 0.3, 0.4]], ["n", "e", "s", "w"], "t", "d", [1])
    root = ElementTree.fromstring(drawn)
    lines = {seat: root.findall(f".//{SVG}path[@class='line-{seat}']") for seat in range(4)}
    assert len({line[0].get("stroke-dasharray") for line in lines.values()}) == 4
    signs = [root.findall(f".//*[@class='sign-{seat}']") for seat in range(4)]
    assert {sign[0].tag for sign in signs} == {f"{SVG}circle", f"{SVG}path"}
    corners = [sign[-1].get("d", "").count("L") for sign in signs]
    assert len({*corners[:3]}) == 3


def test_a_match_without_decisions_has_a_page_too() -> None:
    match = played("gold_ahoi", "random,random", 3)._replace(actions=())
    text = page(analyse(match), ["a", "b"], Language("en"), "Judge @1")
    assert "<table" not in text
    assert "</html>" in text
