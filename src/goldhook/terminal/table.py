"""A match in a terminal: the people type, the bots answer, every action is on disk before the next is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from goldhook import gold_ahoi, record, silver_gold
from goldhook.bots.seats import HUMAN, Bot
from goldhook.game import Event, Json, Refusal, Seat
from goldhook.lang import Language
from goldhook.record import Record
from goldhook.silver_gold.scoring import Score
from goldhook.terminal import gold_ahoi as gold_ahoi_text
from goldhook.terminal import silver_gold as silver_gold_text
from goldhook.terminal import story

#: The verb that goes without saying, by what the step asks for.
_VERBS = ("keep", "mark", "cross", "take", "place")


class Quit(Exception):  # noqa: N818 - not an error: the player goes home
    """The player leaves; the match is saved."""


class TerminalTable:
    """One match in one terminal."""

    def __init__(
        self,
        match: Record,
        seats: list[str],
        names: list[str],
        bots: dict[Seat, Bot],
        lang: Language,
        console: Console,
        ask: Callable[[str], str],
        path: Path,
    ) -> None:
        self.match, self.seats, self.names, self.bots = match, seats, names, bots
        self.lang, self.console, self.ask, self.path = lang, console, ask, path
        self.game = match.game
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.told: dict[Seat, set[int]] = {seat: set() for seat in self.humans}
        self.last_asked: Seat | None = None
        self._replay()

    # --- the match ------------------------------------------------------------------------------------------------

    def _replay(self) -> None:
        """Bring state and story in line with the record: at the start, and after an undo."""
        self.events: list[Event] = []
        for moment in record.replay(self.match):
            self.state = moment.state
            self.events += moment.events
        for told in self.told.values():
            told.intersection_update(range(len(self.events)))

    def _act(self, seat: Seat, action: Any) -> None:
        self.state, events = self.game.apply(self.state, seat, action)
        self.events += events
        self.match = self.match.with_action(seat, str(action))
        record.save(self.match, self.path)

    def play(self) -> None:
        """Until the match is over, or somebody quits."""
        record.save(self.match, self.path)
        while waiting := self.game.to_act(self.state):
            # People first: what the bots mark meanwhile is shown with everything else when the step ends.
            seat = next((seat for seat in waiting if seat in self.humans), waiting[0])
            if seat in self.bots:
                view = self.game.view(self.state, seat)
                self._act(seat, self.bots[seat](view, self.game.legal(self.state, seat)))
            else:
                self._ask_human(seat)
        self._tell(self.humans[0] if self.humans else None)
        self._show_end()

    # --- one decision ---------------------------------------------------------------------------------------------

    def _ask_human(self, seat: Seat) -> None:
        legal = self.game.legal(self.state, seat)
        if len(self.humans) > 1 and self.last_asked != seat:
            self._hand_over(seat)
        self.last_asked = seat
        self._tell(seat)
        self._show(seat, legal)
        while True:
            answer = self._input(self._prompt(seat, legal))
            if answer.lower() in ("q", "quit", "exit"):
                raise Quit
            if answer.lower() in ("u", "undo"):
                if self._undo(seat):
                    return
            elif answer.lower() in ("h", "help"):
                self._help()
            elif answer == "?":
                self._list(legal)
            elif answer:
                try:
                    action = self._read(answer, legal)
                    self._act(seat, action)
                except Refusal as refusal:
                    self._say_refusal(refusal)
                else:
                    return
            else:
                self.console.print(self.lang.say("play-nothing-typed"), style="dim")

    def _input(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except EOFError:
            raise Quit from None

    def _prompt(self, seat: Seat, legal: list[Any]) -> str:
        kind = str(legal[0]).split()[0]
        owed = self.game.view(self.state, seat).get("owed", 0)
        return f"{self.names[seat]} – {self.lang.say('ask-' + kind, owed=owed)} > "

    def _read(self, answer: str, legal: list[Any]) -> Any:
        """An action from its number in the list, its notation, or its notation without the verb."""
        if answer.isdecimal() and answer.isascii():
            number = int(answer[:6])
            if not 1 <= number <= len(legal):
                raise Refusal("pick_beyond", number=number, count=len(legal))
            return sorted(legal, key=str)[number - 1]
        if answer.split()[0].lower() not in _VERBS:
            answer = f"{str(legal[0]).split()[0]} {answer}"
        return self.game.parse(answer)

    def _undo(self, seat: Seat) -> bool:
        """Back to the seat's own last decision."""
        mine = [index for index, (who, _) in enumerate(self.match.actions) if who == seat]
        if not mine:
            self.console.print(self.lang.say("play-nothing-to-undo"), style="yellow")
            return False
        self.match = self.match._replace(actions=self.match.actions[: mine[-1]])
        record.save(self.match, self.path)
        self._replay()
        self.console.print(self.lang.say("play-undone"), style="yellow")
        return True

    # --- what a person sees ---------------------------------------------------------------------------------------

    def _name_of(self, seat: Seat) -> str:
        return self.names[seat]

    def _say_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(self.lang.refusal(refusal, self._name_of), "bold red"))

    def _hand_over(self, seat: Seat) -> None:
        """Hidden things stay hidden: an empty screen between two people."""
        self.console.clear()
        self._input(self.lang.say("play-hand-over", name=self.names[seat]) + " ")

    def _tell(self, seat: Seat | None) -> None:
        """What happened since this person last looked, as far as the person may know it."""
        known = self.told.get(seat, set()) if seat is not None else set[int]()
        told = self.game.retell(self.state, self.events, seat)
        new = [event for index, event in told if index not in known]
        known.update(index for index, _ in told)
        for text in story.lines(new, self.lang, self._name_of):
            self.console.print(Text(text, "dim"))

    def _show(self, seat: Seat, legal: list[Any]) -> None:
        view = self.game.view(self.state, seat)
        self.console.print()
        for text in self._table(view, legal):
            self.console.print(text)
        self.console.print()

    def _table(self, view: Json, legal: list[Any]) -> list[Text]:
        pieces = self.match.setup.pieces
        if self.game is silver_gold.GAME:
            return silver_gold_text.table(pieces, view, self.lang, self._name_of, self.console.width)
        cells = {(action.row, action.column) for action in legal}
        return gold_ahoi_text.table(pieces, view, self.lang, self._name_of, cells)

    def _list(self, legal: list[Any]) -> None:
        texts = sorted(map(str, legal))
        self.console.print(Columns([f"{number:>3} {text}" for number, text in enumerate(texts, 1)], padding=(0, 3)))

    def _help(self) -> None:
        self.console.print(self.lang.say(f"play-help-{self.game.name.replace('_', '-')}"))
        if self.game is silver_gold.GAME:
            self.console.print(silver_gold_text.names_of_suits(self.lang))
        self.console.print(self.lang.say("play-help"))

    def _show_end(self) -> None:
        """The final count, laid out as on the score card."""
        report = self.game.report(self.state)
        self.console.print()
        for text in self._table(self.game.view(self.state, None), []):
            self.console.print(text)
        self.console.print()
        if self.game is silver_gold.GAME:
            self.console.print(_score_table(report, self.names, self.lang))
        else:
            for text in gold_ahoi_text.areas_text(report["areas"], self.lang, self._name_of):
                self.console.print(text)
            for seat, chests in enumerate(report["scores"]):
                self.console.print(self.lang.say("ga-as-it-stands", name=self.names[seat], count=chests))
        winners = [self.names[seat] for seat in report["winners"]]
        drawn = self.game is gold_ahoi.GAME and len(winners) == 2
        won = "play-draw" if drawn else "play-won"
        self.console.print(self.lang.say(won, winners=", ".join(winners), count=len(winners)), style="bold")


def _score_table(report: Json, names: list[str], lang: Language) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for part in (*Score._fields, "total"):
        row = [str(score[part]) for score in report["scores"]]
        table.add_row(lang.say(f"score-{part}"), *row, style="bold" if part == "total" else None)
    return table
