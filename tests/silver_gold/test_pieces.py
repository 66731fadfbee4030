"""The house deck and the checks of a deck: every fault is reported with file, line and card."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from goldhook.core import setfile
from goldhook.core.game import Refusal
from goldhook.core.lang import Language
from goldhook.core.setfile import SetFile
from goldhook.games.silver_gold.pieces import GRID, SUITS, faults, house, pieces_json, read_pieces
from goldhook.games.silver_gold.placements import placements
from goldhook.games.silver_gold.text.set_page import notes
from random_sets import BUDGET, wide_deck

HOUSE = (files("goldhook.games.silver_gold") / "data" / "house.toml").read_text(encoding="utf-8")


def broken(tmp_path: Path, old: str, new: str, name: str = "mine.toml") -> Refusal:
    """Return the first fault of the house deck after one plausible edit."""
    assert HOUSE.count(old) >= 1, old
    path = tmp_path / name
    path.write_text(HOUSE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        read_pieces(setfile.read(path))
    assert caught.value.facts["file"] == str(path)
    return caught.value


def line_of(text: str) -> int:
    return HOUSE[: HOUSE.index(text)].count("\n") + 1


# --- the house deck -----------------------------------------------------------------------------------------------


def test_the_house_deck_is_on_its_budget() -> None:
    deck = house()
    for colour, suit in SUITS.items():
        cards = [card for card in deck.cards if card.colour == colour]
        assert len(cards) == suit.cards
        assert {card.points for card in cards} == {suit.fields}
        symbols, seals = BUDGET[colour]
        found = [(card.coins.bit_count(), card.palms.bit_count(), card.crosses.bit_count()) for card in cards]
        assert Counter(found) == Counter(symbols)
        assert sorted(f"{card.seal.points}{card.seal.colour}" for card in cards if card.seal) == sorted(seals.split())
        for card, on_it in zip(cards, found, strict=True):
            assert on_it == ((0, 0, {"purple": 3, "orange": 2}.get(colour, 0)) if card.seal else on_it)
    totals = [sum(getattr(card, kind).bit_count() for card in deck.cards) for kind in ("coins", "palms", "crosses")]
    assert totals == [42, 16, 55]


def test_the_eight_expedition_cards_have_six_patterns() -> None:
    shapes = Counter(GRID.outline(card.pattern) for card in house().expeditions)
    expected = {"a1 a2": 1, "a1 a2 a3": 2, "a1 a2 b2": 2, "a1 a2 b1 b2": 1, "a1 a2 a3 b3": 1, "a1 a2 a3 b2": 1}
    assert shapes == {GRID.outline(GRID.read(cells)): count for cells, count in expected.items()}


def test_every_island_takes_most_patterns_and_no_symbol_sits_always_in_the_same_place() -> None:
    places = placements(house())
    for card in house().cards:
        fitting = {GRID.outline(e.pattern) for e in house().expeditions if places[card.id].patterns[e.id]}
        assert len(fitting) >= 4, card.id
    for kind in ("coins", "palms", "crosses"):
        where = Counter(cell for card in house().cards for cell in GRID.names(getattr(card, kind)))
        assert len(where) == 16
        assert max(where.values()) <= 5, "well spread"


def test_the_deck_as_json_has_the_documented_form() -> None:
    data = pieces_json(house())
    first = data["treasure"][0]
    assert list(data) == ["name", "treasure", "expeditions"]
    assert list(first) == ["id", "colour", "points", "cells", "seal"]
    assert first["seal"] == {"colour": "orange", "points": 2}
    assert set(first["cells"].values()) <= {None, "coin", "palm", "cross"}
    assert data["expeditions"][0] == {"id": "E1", "cells": ["a1", "a2"]}


# --- faults -------------------------------------------------------------------------------------------------------


def test_a_purple_card_with_13_fields(tmp_path: Path) -> None:
    fault = broken(tmp_path, "xooo\nooxo", "xooo\noox.")
    assert fault.code == "set_field_count"
    assert fault.facts == {
        "file": str(tmp_path / "mine.toml"), "line": line_of("drawing"), "piece": "P01",
        "word": "drawing", "colour": "purple", "count": 13, "needed": 14,
    }  # fmt: skip


def test_two_equal_cards(tmp_path: Path) -> None:
    outline = tomllib.loads(HOUSE)["treasure"][0]["drawing"]
    second = tomllib.loads(HOUSE)["treasure"][1]["drawing"]
    turned = "\n".join("".join(row) for row in zip(*outline.strip().split("\n")[::-1], strict=True)) + "\n"
    path = tmp_path / "deck.toml"
    path.write_text(HOUSE.replace(second, turned), encoding="utf-8")
    deck = read_pieces(setfile.read(path))
    assert notes(deck, Language("en"))[1] == "Note: cards with the same outline: P01 = P02."


@pytest.mark.slow
def test_points_that_differ_from_the_fields_are_a_note() -> None:
    plain = pieces_json(house())
    plain["treasure"][0]["points"] = 11
    deck = read_pieces(SetFile("", plain))
    card = deck.cards[0]
    assert (card.points, card.fields) == (11, 14)
    assert notes(deck, Language("en"))[1:] == ["Note: points that differ from the number of fields: P01 (11/14)."]
    assert pieces_json(deck)["treasure"][0]["points"] == 11
    assert read_pieces(SetFile("", pieces_json(deck))) == deck
    for seed in range(20):
        assert read_pieces(SetFile("", pieces_json(wide_deck(seed)))) == wide_deck(seed)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('game = "silver_gold"', 'game = "gold_ahoi"', "set_other_game"),
        ('name = "house"', 'name = ""', "set_no_name"),
        ('colour = "purple"', 'colour = "pink"', "set_colour"),
        ('id = "P02"', 'id = "P01"', "set_duplicate_id"),
        ('id = "P02"', 'id = "X2"', "set_card_id"),
        ('id = "P02"', 'id = "P\\n02"', "set_card_id"),
        ('id = "P02"', "id = 0xF" + "F" * 6000, "set_card_id"),
        ("xooo\nooxo", "xooo\nooxz", "set_sign"),
        ("xooo\nooxo", "xooo\nooxoo", "set_drawing_size"),
        ('points = 2 }', "points = 3 }", "set_seal"),
        ('points = 2 }', "points = 0 }", "set_seal"),
        ('points = 2 }', "points = 0xF" + "F" * 6000 + " }", "set_seal"),
        ('colour = "purple"', 'color = "purple"', "set_unknown_word"),
        ('name = "house"', 'name = "house"\nnmae = "house"', "set_unknown_word"),
        ('name = "house"', 'name = "house"\n' + "a." * 9000 + "a = 1", "file_too_deep"),
        ('id = "E1"', 'id = "F1"', "set_expedition_id"),
        ('id = "E2"', 'id = "E1"', "set_duplicate_id"),
    ],
)  # fmt: skip
def test_faults_are_named(tmp_path: Path, old: str, new: str, code: str) -> None:
    fault = broken(tmp_path, old, new)
    assert fault.code == code
    assert len(Language("en").refusal(fault).splitlines()) == 1


def test_an_island_in_two_parts(tmp_path: Path) -> None:
    first = tomllib.loads(HOUSE)["treasure"][-1]["drawing"]
    assert broken(tmp_path, first, "oo..\noo..\n..oo\n..oo\n").code == "set_not_connected"


def test_a_missing_card_and_a_missing_part(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    head, *cards = HOUSE.split("[[treasure]]")
    path.write_text("[[treasure]]".join([head, *cards[1:]]), encoding="utf-8")
    found = list(faults(setfile.read(path)))
    assert [fault.code for fault in found] == ["set_card_count"]
    assert found[0].facts["count"] == 11
    path.write_text(head, encoding="utf-8")
    assert [fault.code for fault in faults(setfile.read(path))] == ["set_missing_part"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "many.toml"
    path.write_text(HOUSE.replace("points = 2 }", "points = 3 }"), encoding="utf-8")
    assert [fault.code for fault in faults(setfile.read(path))] == ["set_seal"] * HOUSE.count("points = 2 }")


def test_a_file_from_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + HOUSE.replace("\n", "\r\n").encode())
    assert read_pieces(setfile.read(path)) == house()


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    fault = broken(tmp_path, 'id = "P03"', 'id = P03"')
    assert fault.code == "file_not_toml"
    assert fault.facts["line"] == line_of('id = "P03"')


def test_broken_json_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pieces_json(house()), indent=1).replace('"P02",', '"P02"', 1), encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        setfile.read(path)
    assert caught.value.code == "file_not_json"
    assert caught.value.facts["line"] > 20  # type: ignore[operator]


def test_a_json_set_gets_the_same_checks_and_lines(tmp_path: Path) -> None:
    data: Any = pieces_json(house())
    data["treasure"][2]["cells"]["a1"] = "pearl"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        read_pieces(setfile.read(path))
    assert caught.value.code == "set_symbol"
    assert path.read_text().split("\n")[caught.value.facts["line"] - 1].strip() == '"id": "P03",'  # type: ignore[operator]


@pytest.mark.parametrize(
    ("where", "value", "code"),
    [
        (("treasure", 0, "points"), 100, "set_points"),
        (("treasure", 0, "points"), -1, "set_points"),
        (("treasure", 0, "points"), "14", "set_points"),
        (("treasure", 0, "points"), True, "set_points"),
        (("treasure", 0, "cells"), [], "set_no_fields"),
        (("treasure", 0, "cells"), None, "set_no_fields"),
        (("treasure", 0, "cells"), {"e5": None}, "set_cell"),
        (("treasure", 0), 7, "set_not_a_piece"),
        (("treasure", 0, "seal"), {"colour": [], "points": 1}, "set_seal"),
        (("treasure", 0, "seal"), {"colour": "grey", "points": True}, "set_seal"),
        (("treasure", 0, "colour"), {}, "set_colour"),
        (("treasure", 0, "id"), None, "set_card_id"),
        (("treasure",), {}, "set_missing_part"),
        (("expeditions", 0, "cells"), ["a1"], "set_pattern"),
        (("expeditions", 0, "cells"), ["a1", "c1"], "set_pattern"),
        (("expeditions", 0, "cells"), ["a1", "a1"], "set_cell"),
        (("expeditions", 0), None, "set_not_a_piece"),
        (("expeditions",), [], "set_missing_part"),
        (("name",), 5, "set_no_name"),
    ],
)
def test_json_of_any_form_is_refused_not_crashed_on(where: tuple[Any, ...], value: object, code: str) -> None:
    data: Any = json.loads(json.dumps(pieces_json(house())))
    inner = data
    for step in where[:-1]:
        inner = inner[step]
    inner[where[-1]] = value
    assert code in [fault.code for fault in faults(setfile.SetFile("here", data))]
