"""Text boards: every width fits, nothing hidden is drawn."""

from __future__ import annotations

import io
import random
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.console import Console

from goldhook.core.chance import deal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import house
from goldhook.games.gold_ahoi.text import board as gold_ahoi
from goldhook.games.silver_gold.pieces import GRID, Expedition
from goldhook.games.silver_gold.state import KEEP
from goldhook.games.silver_gold.text import board as silver_gold
from goldhook.terminal.blocks import beside, line, width, wrapped
from goldhook.terminal.table import show_table

NAMES = ["Anna", "Bruno", "Chiara", "Dimitris"]


def shown(game: str, players: int, moves: int, columns: int, language: str, viewer: int | None) -> list[str]:
    chosen, chance = GAMES[game], random.Random(moves)
    state = chosen.start(deal(chosen, players, moves))
    for _ in range(moves):
        seat = chance.choice(chosen.to_act(state))
        state, _ = chosen.apply(state, seat, chance.choice(chosen.legal(state, seat)))
    console = Console(file=io.StringIO(), width=columns, no_color=True)
    show_table(chosen, state, viewer, NAMES.__getitem__, Language(language), console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "moves"), [("silver_gold", 4, 60), ("silver_gold", 2, 1), ("gold_ahoi", 2, 33)]
)
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_no_line_is_wider_than_the_screen(game: str, players: int, moves: int, columns: int, language: str) -> None:
    lines = shown(game, players, moves, columns, language, 0)
    assert lines
    assert max(map(cell_len, lines)) <= columns


def test_a_narrow_screen_is_told_what_the_table_needs() -> None:
    assert str(gold_ahoi.NEEDS) in shown("gold_ahoi", 2, 20, 40, "en", 0)[0]


def test_the_table_of_two_fits_an_old_screen() -> None:
    assert len(shown("silver_gold", 2, 30, 80, "en", 0)) <= 22


def test_another_hand_is_not_drawn() -> None:
    chosen = GAMES["gold_ahoi"]
    state = chosen.start(deal(chosen, seed=5))
    lines = shown("gold_ahoi", 2, 0, 80, "en", None)
    assert not re.search(r"T\d\d", " ".join(lines))
    assert state.hands[0] is not None


def test_in_step_keep_only_ones_own_cards_are_drawn() -> None:
    chosen = GAMES["silver_gold"]
    state = chosen.start(deal(chosen, 2, 0))
    assert state.middle.step == KEEP
    lines = " ".join(shown("silver_gold", 2, 0, 120, "en", 0))
    assert set(re.findall(r"[POGS]\d\d", lines)) == {card.id for card in state.hands[0]}


def test_every_tile_is_three_lines_of_seven_with_one_chest() -> None:
    for tile in house().tiles:
        for turn in range(4):
            block = gold_ahoi.tile_block(tile, turn)
            assert [text.cell_len for text in block] == [7, 7, 7]
            assert "".join(text.plain for text in block).count("◆") == 1


def test_blocks_stand_side_by_side_and_wrap() -> None:
    one, two = [line("ab"), line("c")], [line("x")]
    assert [text.plain for text in beside(one, two)] == ["ab  x", "c"]
    assert [text.plain for text in wrapped([one, two, one], 6)] == ["ab  x", "c", "", "ab", "c"]
    assert width([]) == 0


def test_a_pattern_in_one_line() -> None:
    patterns = [silver_gold.pattern_inline(card) for card in GAMES["silver_gold"].house().expeditions]
    assert patterns[0] == "■/■"
    assert patterns[5] == "■■/■■"


def test_the_table_tells_of_a_handicap() -> None:
    chosen = GAMES["gold_ahoi"]
    state = chosen.start(deal(chosen, seed=5, options=Options(handicap=3)))
    lines = [
        text.plain
        for text in gold_ahoi.table(chosen.house(), chosen.view(state, 0), Language("en"), NAMES.__getitem__, set())
    ]
    first = NAMES[state.setup.first]
    assert f"{first}: handicap of 3 points for the first player" in lines
    assert [line for line in lines if line.endswith(f"{first}: 0 chests + 3")]
    assert sum(" + 3" in line for line in lines) == 1


def test_the_round_card_lists_the_patterns_of_the_deck_in_play() -> None:
    """Equal patterns count together in any orientation; a narrow terminal shows them in the help."""
    deck = GAMES["silver_gold"].house()
    listed = "■/■ ×1  ■/■/■ ×2  ■/■■ ×2  ■■/■■ ×1  ■/■/■■ ×1  ■■■/·■ ×1"
    assert listed in silver_gold.legend(deck, Language("en"))[0]
    lines = (Expedition("E1", GRID.read("a1 b1 c1")), Expedition("E2", GRID.read("a1 a2 a3")))
    turned = replace(deck, expeditions=lines)
    assert silver_gold.legend(turned, Language("en"))[0] == "Round card ■■■ ×2"
    view = GAMES["silver_gold"].view(GAMES["silver_gold"].start(deal(GAMES["silver_gold"], seed=1)), 0)
    for room, shown in ((80, False), (100, True)):
        board = silver_gold.table(deck, view, Language("en"), str, room)
        assert any("Round card" in line.plain for line in board) == shown
