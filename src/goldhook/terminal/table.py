"""A match in a terminal: the people type, the bots answer, every action is on disk before the next is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from goldhook import record
from goldhook.bots.company import Company
from goldhook.bots.hint import Hint, sentence
from goldhook.bots.memory import Memory, recall
from goldhook.bots.player import Player
from goldhook.bots.seats import HUMAN, PROGRAM
from goldhook.core.game import Event, Game, Json, Refusal, Seat
from goldhook.core.lang import Language
from goldhook.games import plugin
from goldhook.record import Record
from goldhook.terminal import answers, story
from goldhook.terminal.names import names


class Quit(Exception):  # noqa: N818 - not an error: the player goes home
    """The player leaves."""


class TerminalTable:
    """One match in one terminal. `sit` brings the players of all seats that nobody types for."""

    def __init__(
        self,
        match: Record,
        sit: Callable[[], dict[Seat, Player]],
        lang: Language,
        console: Console,
        ask: Callable[[str], str],
        path: Path,
        advise: Callable[[Json, Memory], Hint],
    ) -> None:
        self.match, self.sit = match, sit
        self.lang, self.console, self.ask, self.path = lang, console, ask, path
        self.advise = advise
        self.game = match.game
        self.bots = Company(self.game, {})
        self.humans = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
        self.told: dict[Seat | None, set[int]] = {None: set(), **{seat: set() for seat in self.humans}}
        self.last_asked: Seat | None = None
        self._replay()
        programs = {seat: bot.name for seat, bot in self.bots.players.items() if match.seats[seat].startswith(PROGRAM)}
        self.names = names(match.seats, lang, programs)

    # --- the match ------------------------------------------------------------------------------------------------

    def _replay(self) -> None:
        """Bring state, story and bots in line with the record: at the start, and after an undo.

        Bots that saw what was undone make way for others, who are told the match as it now stands.
        """
        self.leave()
        self.bots = Company(self.game, self.sit())
        self.events: list[Event] = []
        for moment in record.replay(self.match):
            self.state = moment.state
            self.bots.watch(self.state)
            self.events += moment.events
        for told in self.told.values():
            told.intersection_update(range(len(self.events)))

    def _act(self, seat: Seat, action: Any) -> None:
        self.state, events = self.game.apply(self.state, seat, action)
        self.bots.watch(self.state)
        self.events += events
        self.match = self.match.with_action(seat, str(action))
        self.save()

    def save(self) -> bool:
        """Keep the match; if that fails say so and go on: a full disk must not end a game."""
        try:
            record.save(self.match, self.path)
        except Refusal as refusal:
            self._say_refusal(refusal)
            self.console.print(self.lang.say("play-unsaved"), style="yellow")
            return False
        return True

    def leave(self) -> None:
        """Send the bots home."""
        self.bots.end()

    def play(self) -> None:
        """Until the match is over, or somebody quits."""
        while waiting := self.game.to_act(self.state):
            # People first: what the bots mark meanwhile is shown with everything else when the step ends.
            seat = next((seat for seat in waiting if seat in self.humans), waiting[0])
            if seat in self.bots.players:
                self._act(seat, self.bots.ask(self.state, seat))
            else:
                self._ask_human(seat)
        self._show(None)
        self._tell(self.humans[0] if self.humans else None)
        show_result(self.game, self.state, self.names, self.lang, self.console)

    # --- one decision ---------------------------------------------------------------------------------------------

    def _ask_human(self, seat: Seat) -> None:
        if len(self.humans) > 1 and self.last_asked != seat:
            self._hand_over(seat)
        self.last_asked = seat
        legal = self.game.legal(self.state, seat)
        self._show(seat)
        self._tell(seat)
        while True:
            answer = self._input(self._prompt(seat, legal))
            word = self._command(answer)
            if word == "undo":
                if self._undo(seat):
                    return
            elif word == "help":
                self._help()
            elif word == "hint":
                self._hint(seat)
            elif word == "?":
                self._list(legal)
            elif word == "board":
                self._show(seat)
            else:
                try:
                    self._act(seat, answers.read(answer, self.game, legal))
                except Refusal as refusal:
                    self._say_refusal(refusal)
                else:
                    return

    def _command(self, answer: str) -> str:
        """What is asked of the table, in English or the reader's language; Enter alone shows the board again."""
        words = {"": "board", "?": "?", "q": "quit", "exit": "quit", "u": "undo", "h": "help"}
        for command in ("board", "help", "hint", "undo", "quit"):
            words |= {command: command, self.lang.say(f"command-{command}"): command}
        word = words.get(answer.lower(), "")
        if word == "quit":
            raise Quit
        return word

    def _input(self, prompt: str) -> str:
        try:
            return self.ask(prompt).strip()
        except EOFError:
            raise Quit from None

    def _prompt(self, seat: Seat, legal: list[Any]) -> str:
        kind = str(legal[0]).split()[0]
        owed = self.game.view(self.state, seat).get("owed", 0)
        return f"{self.names[seat]} – {self.lang.say('ask-' + kind, owed=owed)} > "

    def _hint(self, seat: Seat) -> None:
        """What a good player would do with what this person sees, and remembers if attentive so far."""
        seen = [self.game.view(moment.state, seat) for moment in record.replay(self.match)]
        good = self.advise(seen[-1], recall(self.game.name, seen))
        why = sentence(good.code, good.facts, self.lang)
        self.console.print(Text(self.lang.say("play-hint", action=str(good.action), why=why), "bold #3B8ED8"))

    def _undo(self, seat: Seat) -> bool:
        """Back to the seat's own last decision."""
        mine = [index for index, (who, _) in enumerate(self.match.actions) if who == seat]
        if not mine:
            self.console.print(self.lang.say("play-nothing-to-undo"), style="yellow")
            return False
        self.match = self.match._replace(actions=self.match.actions[: mine[-1]])
        self.save()
        self._replay()
        self.console.print(self.lang.say("play-undone"), style="yellow")
        return True

    # --- what a person sees ---------------------------------------------------------------------------------------

    def _name_of(self, seat: Seat) -> str:
        return self.names[seat]

    def _say_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(self.lang.refusal(refusal, self._name_of), "bold red"))

    def _hand_over(self, seat: Seat) -> None:
        """Hidden things stay hidden: an empty screen, and nothing to scroll back to, between two people."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J")
        self._command(self._input(self.lang.say("play-hand-over", name=self.names[seat]) + " "))

    def _tell(self, seat: Seat | None) -> None:
        """What happened since this person last looked, as far as the person may know it."""
        known = self.told[seat]
        told = self.game.retell(self.state, self.events, seat)
        new = [event for index, event in told if index not in known]
        known.update(index for index, _ in told)
        if self.game.to_act(self.state):
            self.console.print(Text(story.paragraph(new, self.lang, self._name_of), "dim"))
        else:  # the final count deserves its lines
            for text in story.lines(new, self.lang, self._name_of):
                self.console.print(Text(text, "dim"))

    def _show(self, seat: Seat | None) -> None:
        self.console.print()
        show_table(self.game, self.state, seat, self._name_of, self.lang, self.console)

    def _list(self, legal: list[Any]) -> None:
        texts = [f"{number:>3} {action}" for number, action in enumerate(answers.listed(legal), 1)]
        self.console.print(Columns(texts, padding=(0, 3)))

    def _help(self) -> None:
        name = self.game.name.replace("_", "-")
        self.console.print(self.lang.say(f"play-goal-{name}"))
        self.console.print(self.lang.say(f"play-help-{name}"))
        for text in plugin(self.game.name).text.legend(self.lang):
            self.console.print(text)
        self.console.print(self.lang.say("play-help"))


def show_table(
    game: Game[Any, Any, Any],
    state: Any,
    seat: Seat | None,
    name_of: Callable[[Seat], str],
    lang: Language,
    console: Console,
) -> None:
    """Print the table as a seat, or a spectator, sees it."""
    text, view, pieces = plugin(game.name).text, game.view(state, seat), state.setup.pieces
    legal = [] if seat is None else game.legal(state, seat)
    if console.width < text.columns:
        console.print(lang.say("play-too-narrow", columns=text.columns), style="yellow")
    for line in text.board(pieces, view, legal, lang, name_of, console.width):
        console.print(line, no_wrap=True, overflow="crop")


def show_result(game: Game[Any, Any, Any], state: Any, names: list[str], lang: Language, console: Console) -> None:
    """Print the final count and who has won."""
    report, text = game.report(state), plugin(game.name).text
    console.print()
    text.result(report, state.setup.first, names, lang, console)
    winners = [names[seat] for seat in report["winners"]]
    drawn = text.has_draws and len(winners) == len(names)
    won = "play-draw" if drawn else "play-won"
    console.print(lang.say(won, winners=", ".join(winners), count=len(winners)), style="bold")
