"""Attempts and undo in a terminal: nothing revealed, and no other player's action, can be taken back."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from goldhook import record
from goldhook.core.chance import deal
from goldhook.core.lang import Language
from goldhook.games import GAMES
from goldhook.games.silver_gold.options import Options
from goldhook.record import Record
from goldhook.table import steps
from goldhook.terminal.table import Quit, TerminalTable


class Terminal:
    """Two people at one table; a function that sees the table types for them."""

    def __init__(
        self, match: Record, path: Path, typing: Callable[[TerminalTable], str], *, screen: bool = False
    ) -> None:
        self.shown = io.StringIO()
        console = Console(file=self.shown, width=100, force_terminal=screen, color_system=None)
        self.path = path

        def no_hint(*_: Any) -> Any:
            raise AssertionError

        def ask(prompt: str) -> str:
            self.shown.write(prompt)
            return "" if prompt.startswith("Hand the screen") else typing(self.table)

        self.table = TerminalTable(match, dict, Language("en"), console, ask, path, no_hint)

    def play(self) -> str:
        with suppress(Quit):
            self.table.play()
        return self.shown.getvalue()


def typing(*answers: str) -> Callable[[TerminalTable], str]:
    typed: Iterator[str] = iter((*answers, "quit"))
    return lambda _table: next(typed)


def fresh(game: str, **options: Any) -> Record:
    chosen = GAMES[game]
    return Record(chosen, deal(chosen, seed=3, options=chosen.options(**options)), seats=("human", "human"))


def claiming() -> Record:
    """Return a match of Silver & Gold in which a player has a card to take."""
    chance, match = random.Random(2), fresh("silver_gold")
    game, state = match.game, match.game.start(match.setup)
    while state.middle.step != "claim":
        seat = state.to_act[0]
        action = max(game.legal(state, seat), key=lambda one: (len(str(one)), chance.random()))
        state, _ = game.apply(state, seat, action)
        match = match.with_action(seat, str(action))
    return match


def test_what_is_not_confirmed_is_not_in_the_record_and_can_be_taken_back(tmp_path: Path) -> None:
    terminal = Terminal(fresh("gold_ahoi"), tmp_path / "match.json", typing("1", "undo", "2", "3"))
    assert "Taken back." in terminal.play()
    assert terminal.table.record.actions == ()
    terminal = Terminal(fresh("gold_ahoi"), tmp_path / "match.json", typing("1", "3", ""))
    terminal.play()
    assert [text for _, text in record.load(terminal.path).actions] == ["place 0,0 2"]


def test_nobody_undoes_the_turn_of_another_or_what_is_played(tmp_path: Path) -> None:
    terminal = Terminal(fresh("gold_ahoi"), tmp_path / "match.json", typing("1!", "undo", "1!", "undo", "undo"))
    assert terminal.play().count("There is nothing to undo. What has been played stays.") == 3
    assert len(terminal.table.record.actions) == 2


def test_a_card_from_the_stack_is_seen_and_stays(tmp_path: Path) -> None:
    match = claiming()
    terminal = Terminal(match, tmp_path / "match.json", typing("take stack", "undo"))
    terminal.play()
    assert terminal.table.record.actions[len(match.actions) :][0][1] == "take stack", "played without asking"
    seat = match.game.to_act(record.state_after(match))[0]
    display = [card.id for card in record.state_after(match).middle.display]
    terminal = Terminal(match, tmp_path / "match.json", typing(f"take {display[0]}", "undo", f"take {display[1]}!"))
    terminal.play()
    assert terminal.table.record.actions[len(match.actions)] == (seat, f"take {display[1]}")


@pytest.mark.slow
def test_a_terminal_plays_what_the_steps_of_a_table_allow(tmp_path: Path) -> None:
    """People type at random: recorded actions are legal, and every undo is within the running step."""
    chance = random.Random(5)

    def typed(table: TerminalTable) -> str:
        return chance.choice(("1", "2!", "3", "undo", "", "1!", str(chance.randrange(1, 60)) + "!"))

    terminal = Terminal(fresh("silver_gold"), tmp_path / "match.json", typed)
    text = terminal.play()
    match = record.load(terminal.path)
    assert match.game.outcome(record.state_after(match)).over
    assert "Taken back." in text
    assert "nothing to undo" in text
    assert record.to_json(match) == record.to_json(terminal.table.record)


@pytest.mark.parametrize("aided", [False, True])
def test_S14_the_screen_holds_no_marks_of_earlier_turns(tmp_path: Path, aided: bool) -> None:
    """Nobody can scroll back beyond the last clearing of the screen."""
    chance, seen = random.Random(1), list[str]()
    marks = list[tuple[int, str]]()

    def typed(table: TerminalTable) -> str:
        state = table.match.state
        on_screen = terminal.shown.getvalue().rpartition("\x1b[3J")[2]
        seen.extend(line for turn, line in marks if turn < state.middle.turn and line in on_screen)
        if state.middle.turn == 6:
            return "quit"
        seat = table.last_asked
        assert seat is not None
        action = max(steps.legal(table.match, seat), key=lambda one: (len(one), chance.random()))
        marks.append((state.middle.turn, " ".join(action.split()[2:])))
        return action + "!"

    match = fresh("silver_gold", **({"memory_aid": True} if aided else {}))
    assert match.setup.options == Options(memory_aid=aided)
    terminal = Terminal(match, tmp_path / "match.json", typed, screen=True)
    text = terminal.play()
    assert text.count("\x1b[3J") > 20
    assert bool([line for line in seen if " " in line]) == aided, "two fields and more tell of a pattern"
