"""A puzzle in a terminal: the board and the question, a move as at a table, and the verdict with its reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from goldhook.bots.hint import sentence
from goldhook.bots.seat_specs import HUMAN, LEVEL
from goldhook.core.game import Seat
from goldhook.core.lang import Language
from goldhook.games import plugin
from goldhook.puzzles.judge import Verdict
from goldhook.puzzles.puzzle import Puzzle
from goldhook.table import steps
from goldhook.terminal import answers
from goldhook.terminal.styles import ADVICE
from goldhook.terminal.table import CONFIRM, TerminalTable


class PuzzleTable(TerminalTable):
    """The position of a puzzle as a table where one person moves once."""

    def __init__(
        self, puzzle: Puzzle, heading: str, lang: Language, console: Console, ask: Callable[[str], str]
    ) -> None:
        seats = [HUMAN if seat == puzzle.seat else f"{LEVEL}1" for seat in range(puzzle.match.setup.players)]
        super().__init__(puzzle.match._replace(seats=tuple(seats)), dict, lang, console, ask, Path(), None)
        self.names = [
            lang.say("name-you") if seat == puzzle.seat else lang.say("name-seat", seat=seat + 1)
            for seat in range(len(seats))
        ]
        self.puzzle, self.heading, self.words = puzzle, heading, Language(lang.code, "rules")
        self._answer = ""

    def answer(self) -> str:
        """Return the action that the person confirms. Raises `Quit`."""
        self._ask_human(self.puzzle.seat)
        return self._answer

    def _try(self, seat: Seat, answer: str) -> bool:
        typed = answer.rstrip("! ")
        attempt = steps.attempt(self.match, seat, str(answers.read(typed, self.game, self._legal(seat))))
        # Only the first action of a move is an answer, so a move that leads to further choices is one at once.
        if attempt.reveals or not attempt.complete or answer.endswith(CONFIRM):
            self._confirm(seat, attempt.actions)
            return True
        self._attempted(seat, attempt.actions)
        return False

    def _confirm(self, seat: Seat, actions: tuple[str, ...]) -> None:  # noqa: ARG002 - there is one seat
        self._answer = actions[0]

    def _tell(self, seat: Seat | None) -> None:
        """Tell nothing: the match before the puzzle does not matter."""

    def _show(self, seat: Seat | None) -> None:
        super()._show(seat)
        self.console.print(Text(f"{self.heading}: {self.words.say(f'puzzle-asks-{_unit(self.puzzle)}')}", "bold"))


def _unit(puzzle: Puzzle) -> str:
    puzzles = plugin(puzzle.game.name).puzzles
    assert puzzles is not None, "the game of a puzzle"
    return puzzles.unit


def show_verdict(puzzle: Puzzle, verdict: Verdict, lang: Language, console: Console) -> None:
    """Print whether an answer is right, what it gives away, the best move and the reason for it."""
    words, reason = Language(lang.code, "rules"), sentence(*verdict.why, lang)
    console.print()
    if verdict.right:
        console.print(Text(words.say("puzzle-right"), "bold green"))
        console.print(Text(reason, ADVICE))
        return
    behind = words.say(
        f"puzzle-behind-{_unit(puzzle)}",
        value=lang.number(verdict.best.value - verdict.chosen.value),
        before=lang.percent(verdict.chosen.win),
        after=lang.percent(verdict.best.win),
    )
    console.print(Text(words.say("puzzle-wrong"), "bold red"), Text(behind))
    console.print(Text(f"{words.say('puzzle-better')} {puzzle.answers[0]}", "bold"))
    console.print(Text(reason, ADVICE))
