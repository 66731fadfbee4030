"""Set files: memory use and the search for a fault's line stay proportional, whatever the content."""

from __future__ import annotations

import json
import tracemalloc
from itertools import islice
from typing import Any

import pytest

from goldhook.core import setfile
from goldhook.core.game import Refusal
from goldhook.core.setfile import SetFile, from_text, shown
from goldhook.games import GAMES

GAME = GAMES["gold_ahoi"]
#: Long enough that a quadratic search would take hours.
LONG = 900_000


def first_faults(text: str, *, as_json: bool = False, count: int = 100) -> list[Refusal]:
    return list(islice(GAME.faults(from_text(text, "mine", as_json=as_json)), count))


# --- lines --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        'name = "x"\n[[tiles]]\nland = 1\n' + "\n" * LONG,
        'name = "x"\n' + "\n" * LONG + "[[tiles]]\nland = 1\n",
        'name = "x"\n[[tiles]]\nland = 1\nx = [' + " " * LONG + "]\n",
        'name = "x"\n[[tiles]]\nland = 1\nx = "' + "id=" * (LONG // 3) + '"\n',
        'name = "x"\ntiles = [' + ", ".join(f'{{id = "T01", w{n} = 1}}' for n in range(190)) + "]\n" + "\n" * LONG,
        'name = "x"\ntiles = [\n'
        + ",\n".join("{id = 'T01', chest = 1}" for _ in range(190))
        + "]\n"
        + " \n" * (LONG // 2),
    ],
    ids=["blank lines after", "blank lines before", "spaces", "ids", "ids in one line", "ids without tables"],
)
def test_the_line_of_a_fault_is_found_in_time(text: str) -> None:
    assert len(text) < setfile.LARGEST
    assert first_faults(text)


def test_the_line_of_a_fault_in_json_is_found_in_time() -> None:
    text = '{"name": "x", "tiles": [' + "\n" * LONG + '{"id": "T01",\n"land": 1}]}'
    found = first_faults(text, as_json=True)
    assert found[0].facts["line"] == LONG + 2
    assert found[0].facts["word"] == "land"


def test_lines_are_those_of_the_word_or_of_the_piece() -> None:
    text = """name = "mine"

[[tiles]]
id = "T01"
land = [["n"], ["e"], ["s"], ["w"]]
chest = "top"

[[tiles]]
id = "T01"
land = 1

[[tiles]]
land = 1

  [[ tiles ]]
id = "T02"
size = 3
"""
    found = [(fault.code, fault.facts.get("line")) for fault in first_faults(text)]
    assert found == [
        ("set_chest", 6),
        ("set_duplicate_id", 9),
        ("set_tile_id", 12),
        ("set_unknown_word", 17),
        ("set_tile_count", None),
    ]


def test_a_word_is_searched_for_within_its_piece_only() -> None:
    text = 'name = "x"\n[[tiles]]\nid = "T01"\n[[tiles]]\nid = "T02"\nland = 1\n'
    assert [fault.facts["line"] for fault in first_faults(text)[:2]] == [3, 6]
    far = 'name = "x"\n[[tiles]]\nid = "T01"\n' + "#\n" * setfile.PIECE_LINES + "land = 1\n"
    assert first_faults(far)[0].facts["line"] == 3, "so far into a piece nobody looks"


# --- size ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "\u2028".join(["a." * 100 + "b"] * 3) + " = 1",
        "a." * 201 + "b = 1",
        "[" + "a." * 201 + "b]",
        "x = {" + "a." * 201 + "b = 1}",
        "\n".join(f"k{n}" + ".a" * 150 + " = 1" for n in range(200)),
        "\n".join(f"[t{n}.a.b.c.d]" for n in range(6_000)),
        "\n".join(f"[t{n}]" for n in range(6_000)),
        "\n".join(f"  [t{n}]" for n in range(6_000)),
        "x = [" + ",\n".join("{a.b.c.d = 1}" for _ in range(7_000)) + "]",
    ],
    ids=["other lines", "key", "table", "inline", "keys", "dotted tables", "tables", "indented", "inlines"],
)
def test_a_file_that_would_take_much_memory_is_refused_before_it_is_read(text: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(Refusal, match="file_too_deep"):
            from_text(text, "mine", as_json=False)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "text",
    ["[" * 60 + "]" * 60, '{"a":' * 60 + "1" + "}" * 60, "[" * 900 + "]" * 900],
    ids=["lists", "tables", "many"],
)
def test_json_of_many_levels_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="file_too_deep"):
        setfile.read_json(text, "mine")


def test_json_of_few_levels_is_read() -> None:
    text = "[" * 40 + "]" * 40
    assert setfile.read_json(text, "mine") == json.loads(text)


# --- complaints ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", [10**5000, [10**5000], "x" * 1000, {"a": -(10**5000)}], ids=["number", "list", "text", "table"]
)
def test_what_is_shown_of_a_value_is_short(value: Any) -> None:
    assert len(shown(value)) <= setfile.LONGEST_WORD


@pytest.mark.parametrize(
    "text",
    [
        'name = "x"\n[[tiles]]\n' + "w" * 5_000 + " = 1",
        'name = "x"\n[[tiles]]\nid = "' + "w" * 5_000 + '"',
        'name = "x"\n[[tiles]]\nid = "T01"\nland = [[0x' + "f" * 5_000 + "]]",
        'name = "' + "w" * 5_000 + '"\n[[tiles]]\nid = 1',
        "w" * 5_000 + " = 1",
    ],
    ids=["word", "id", "number", "name", "word of the set"],
)
def test_complaints_are_short(text: str) -> None:
    for fault in first_faults(text):
        assert all(len(str(fact)) <= setfile.LONGEST_REASON for fact in fault.facts.values()), fault


def test_a_complaint_of_the_toml_reader_is_short() -> None:
    with pytest.raises(Refusal) as caught:
        from_text("x = {" + "a" * 5_000 + "=1, " + "a" * 5_000 + "=1}", "mine", as_json=False)
    assert caught.value.code == "file_not_toml"
    assert (caught.value.facts["line"], len(str(caught.value.facts["why"]))) == (1, setfile.LONGEST_REASON)


def test_a_set_without_a_text_has_no_lines() -> None:
    assert SetFile("mine", {"tiles": [1]}).line("tiles", 0) == 0
