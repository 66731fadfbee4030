"""The drawings of Silver & Gold, and the requirements of every drawing: small, plain, reproducible."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawn_cards import card
from goldhook.core.game import Refusal
from goldhook.drawing import art
from goldhook.drawing.glyphs import GLYPHS
from goldhook.drawing.outline import coast
from goldhook.drawing.symbols import symbol_svg
from goldhook.games.silver_gold.art.drawing import card_svg, expedition_svg, seal_svg, sheet
from goldhook.games.silver_gold.art.suits import HUES, texture
from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Colour, Seal
from random_sets import random_deck

DECK = random_deck(7)
LAGOON = card("P01", "oxo./o.oo/opoo/oooo", "2 orange")
SVG = "{http://www.w3.org/2000/svg}"


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def bytes_of_deck() -> bytes:
    """Return all drawings, for a second process to repeat."""
    return "".join([*map(card_svg, DECK.cards), *map(expedition_svg, DECK.expeditions), sheet(DECK, "A")]).encode()


@pytest.mark.parametrize("svg", [*map(card_svg, DECK.cards), *map(expedition_svg, DECK.expeditions)])
def test_a_piece_is_plain_svg(svg: str) -> None:
    root, *inside = elements(svg)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img" and root.get("viewBox")
    assert {element.tag.removeprefix(SVG) for element in inside} <= {"path", "g", "rect", "circle", "ellipse"}
    for element in (root, *inside):
        assert not {"id", "style", "class", "href"} & set(element.keys())


@pytest.mark.parametrize("drawn", DECK.cards, ids=lambda drawn: drawn.id)
def test_a_card_is_light(drawn: Card) -> None:
    assert len(card_svg(drawn)) < 6_000
    assert len(card_svg(drawn, drawn.island)) < 8_000


def test_numbers_have_two_decimals_at_most() -> None:
    assert not re.search(r"\.\d{3}", bytes_of_deck().decode())


def test_every_card_has_all_its_fields_and_symbols() -> None:
    for drawn in (*DECK.cards, LAGOON):
        found = elements(card_svg(drawn))
        assert sum(element.tag == f"{SVG}rect" for element in found) == drawn.points
        svg = card_svg(drawn)
        for symbol, cells in (("coin", drawn.coins), ("palm", drawn.palms), ("cross", drawn.crosses)):
            inner = symbol_svg(symbol).partition("<g")[2].partition(">")[2].removesuffix("</g></svg>")
            assert svg.count(inner) == cells.bit_count()


def test_a_mark_hides_no_symbol() -> None:
    plain, marked = card_svg(LAGOON), card_svg(LAGOON, LAGOON.island)
    assert art.PENCIL in marked and art.PENCIL not in plain
    palm = symbol_svg("palm").partition(">")[2].removesuffix("</g></svg>").partition(">")[2]
    assert marked.index(palm) < marked.index(art.PENCIL), "the pencil lies above"


def test_marks_outside_the_island_are_not_drawn() -> None:
    assert card_svg(LAGOON, GRID.full & ~LAGOON.island) == card_svg(LAGOON)


def test_a_ghost_is_blue() -> None:
    assert art.ACTION in card_svg(LAGOON, ghost=GRID.read("a1 a2"))


def test_a_label_is_said_and_escaped() -> None:
    root, title, *_ = elements(card_svg(LAGOON, label='14 & "seal" <2>'))
    assert root.get("aria-label") == title.text == '14 & "seal" <2>'
    assert title.tag == f"{SVG}title"


def test_an_island_has_one_coast_and_a_lagoon_its_own() -> None:
    def loops(cells: str) -> int:
        return coast(GRID.where(GRID.read(cells)), pitch=22, grow=2, convex=7, concave=5).count("Z")

    assert loops("a1 a2 b2 c2 c1") == 1, "a bay is part of the coast"
    assert loops("a1 a2 a3 b1 b3 c1 c2 c3") == 2, "a lagoon is not"
    assert loops("a1 b2") == 1, "corners that touch share a neck of land"


def test_every_suit_has_a_texture_of_its_own() -> None:
    assert len({texture(colour, (40, 2, 98, 18)) for colour in SUITS}) == len(SUITS)
    assert len({seal_svg(Seal(colour, 1)) for colour in SUITS}) == len(SUITS)


@pytest.mark.parametrize("colour", SUITS)
def test_points_and_letters_are_readable_on_their_suit(colour: Colour) -> None:
    assert contrast(art.PAPER, HUES[colour].deep) >= 4.5


def contrast(one: str, other: str) -> float:
    """Return the contrast as WCAG 2 defines it."""

    def luminance(colour: str) -> float:
        parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_lettering_has_all_that_pieces_need() -> None:
    ids = [card.id for card in DECK.cards] + [expedition.id for expedition in DECK.expeditions]
    assert set("".join(ids)) | {suit.letter for suit in SUITS.values()} | set("0123456789T") <= set(GLYPHS)


def test_a_sheet_shows_every_piece_and_its_words() -> None:
    svg = sheet(DECK, "Silver & Gold", "test", {"coin": "Münze", "grey": "серая"})
    inner = [card_svg(drawn).partition(">")[2].removesuffix("</svg>") for drawn in DECK.cards]
    inner += [expedition_svg(drawn).partition(">")[2].removesuffix("</svg>") for drawn in DECK.expeditions]
    assert all(drawn in svg for drawn in inner)
    texts = [element.text for element in elements(svg) if element.tag == f"{SVG}text"]
    assert texts == ["Silver & Gold", "test", "Münze", "серая"]
    assert not [element for element in elements(svg) if {"id", "style", "class"} & set(element.keys())]


@pytest.mark.slow
def test_the_same_pieces_give_the_same_bytes_in_any_process() -> None:
    program = "import sys, runpy; m = runpy.run_path(sys.argv[1]); sys.stdout.buffer.write(m['bytes_of_deck']())"
    tests = Path(__file__).parent.parent
    again = subprocess.run(
        [sys.executable, "-c", program, __file__],
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": f"{tests}:{tests.parent / 'src'}"},
        capture_output=True,
        check=True,
    )
    assert again.stdout == bytes_of_deck()


# --- into a file ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "magic"), [("card.svg", b"<svg "), ("card.png", b"\x89PNG\r\n\x1a\n"), ("CARD.PDF", b"%PDF-")]
)
def test_a_drawing_becomes_a_file(tmp_path: Path, name: str, magic: bytes) -> None:
    art.rasterise(card_svg(LAGOON), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(magic)


def test_a_png_has_the_pixels_asked_for(tmp_path: Path) -> None:
    def size(svg: str, scale: float) -> tuple[int, int]:
        art.rasterise(svg, tmp_path / "it.png", scale)
        raw = (tmp_path / "it.png").read_bytes()
        return int.from_bytes(raw[16:20]), int.from_bytes(raw[20:24])

    assert size(card_svg(LAGOON), 3) == (300, 360)
    width, height = size(sheet(DECK, "with words"), 1)
    assert (width, height) == pytest.approx((1123, 794), abs=1), "A4 on its side at 96 pixels an inch"


def test_a_pdf_is_made_of_lines_at_the_size_of_a4(tmp_path: Path) -> None:
    art.rasterise(sheet(DECK, "with words"), tmp_path / "it.pdf")
    raw = (tmp_path / "it.pdf").read_bytes()
    assert b"/Subtype/Image" not in raw.replace(b" ", b"")
    box = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", raw)
    assert box and [float(side) for side in box.groups()] == pytest.approx([841.9, 595.3], abs=0.2)


@pytest.mark.parametrize("name", ["card.gif", "card"])
def test_an_unknown_suffix_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refusal) as caught:
        art.rasterise(card_svg(LAGOON), tmp_path / name)
    assert caught.value.code == "draw_suffix"
    assert caught.value.facts == {"suffix": Path(name).suffix, "known": ".svg, .png, .pdf"}


def test_an_unwritable_path_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        art.rasterise(card_svg(LAGOON), tmp_path / "nowhere" / "card.svg")
    assert caught.value.code == "file_unwritable"
    assert caught.value.facts["file"] == str(tmp_path / "nowhere" / "card.svg") and caught.value.facts["why"]


def test_a_card_of_high_contrast_is_flat() -> None:
    for one in DECK.cards:
        svg = card_svg(one, plain=True)
        assert svg.count(art.PLAIN_SEA) == svg.count(art.PLAIN_LAND) == 1
        assert not any(colour in svg for colour in (f'"{art.SEA}"', art.SHOAL, art.SAND_RIM))
        assert svg.count("<rect") == card_svg(one).count("<rect"), "as many fields"
    assert card_svg(LAGOON, marked=1, plain=True) != card_svg(LAGOON, plain=True)
