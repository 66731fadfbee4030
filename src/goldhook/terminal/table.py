"""A match in a terminal: people try and confirm, bots answer, and confirmed actions are saved before the next step.

Attempts and undo work as at every other table (table/steps.py): a person can take back attempts that are not confirmed,
but not an action that turned up a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from goldhook import record
from goldhook.bots.driver import MatchDriver
from goldhook.bots.hint import Hint, sentence
from goldhook.bots.memory import Memory, recall
from goldhook.bots.player import Player
from goldhook.bots.seat_specs import HUMAN, PROGRAM
from goldhook.core.game import AnyGame, AnyState, Event, MatchView, Refusal, Seat
from goldhook.core.lang import Language
from goldhook.games import plugin
from goldhook.record import Record
from goldhook.table import steps
from goldhook.table.steps import Match, Part
from goldhook.terminal import answers, story
from goldhook.terminal.names import names
from goldhook.terminal.styles import ADVICE

#: Suffix of a move that plays it without asking again.
CONFIRM = "!"


class Quit(Exception):  # noqa: N818 - not an error: the player goes home
    """The player leaves."""


class TerminalTable:
    """One match in one terminal. `sit` returns the players of all seats without a person; no `advise`: no hints."""

    def __init__(
        self,
        match: Record,
        sit: Callable[[], dict[Seat, Player]],
        lang: Language,
        console: Console,
        ask: Callable[[str], str],
        path: Path,
        advise: Callable[[MatchView, Memory], Hint] | None,
    ) -> None:
        self.lang, self.console, self.ask, self.path = lang, console, ask, path
        self.advise = advise
        self.game = match.game
        self.humans = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
        self.told: dict[Seat | None, set[int]] = {None: set(), **{seat: set() for seat in self.humans}}
        self.last_asked: Seat | None = None
        self.shown = False
        self.bots = MatchDriver(self.game, sit())
        self.events: list[Event] = []
        self.match = self._resumed(match)
        programs = {seat: bot.name for seat, bot in self.bots.players.items() if match.seats[seat].startswith(PROGRAM)}
        self.names = names(match.seats, lang, programs)

    # --- the match ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """Return all confirmed actions."""
        return self.match.record

    def _resumed(self, match: Record) -> Match:
        """Return the match where its record ends. The bots see every moment of it."""
        state = None
        for moment in record.replay(match):
            state = moment.state
            self.bots.watch(state)
            self.events += moment.events
        return Match(match, state, (Part(),) * match.setup.players)

    def _play(self, seat: Seat, actions: Sequence[str]) -> None:
        """Apply confirmed actions and save the match."""
        for text in actions:
            self.match = steps.play(self.match, [(seat, text)])
            self.bots.watch(self.match.state)
            self.events += self.match.story
        self.save()

    def save(self) -> bool:
        """Save the match. If that fails, print a warning and continue: a full disk must not end a game."""
        try:
            record.save(self.record, self.path)
        except Refusal as refusal:
            self._say_refusal(refusal)
            self.console.print(self.lang.say("play-unsaved"), style="yellow")
            return False
        return True

    def leave(self) -> None:
        """Dismiss the bots."""
        self.bots.end()

    def play(self) -> None:
        """Play until the match is over or a player quits."""
        while waiting := self.game.to_act(self.match.state):
            # People first: the bots' actions are shown with everything else when the step ends.
            seat = next((seat for seat in waiting if seat in self.humans), waiting[0])
            if seat in self.bots.players:
                self._play(seat, [str(self.bots.ask(self.match.state, seat))])
            else:
                self._ask_human(seat)
        self._show(None)
        self._tell(self.humans[0] if self.humans else None)
        show_result(self.game, self.match.state, self.names, self.lang, self.console)

    # --- one step -------------------------------------------------------------------------------------------------

    def _ask_human(self, seat: Seat) -> None:
        """Let a person try actions until they confirm, or until one turns up a card."""
        if len(self.humans) > 1 and self.last_asked != seat:
            self._hand_over(seat)
        self.last_asked = seat
        self._show(seat)
        self._tell(seat)
        while True:
            answer = self._input(self._prompt(seat))
            word = self._command(answer)
            if word == "undo":
                self._undo(seat)
            elif word == "help":
                self._help()
            elif word == "hint":
                self._hint(seat)
            elif word == "?":
                self._list(self._legal(seat))
            elif word == "board" and not steps.is_complete(self.match, seat):
                self._show(seat)
            elif word == "board":
                self._confirm(seat, self.match.parts[seat].tentative)
                return
            else:
                try:
                    if self._try(seat, answer):
                        return
                except Refusal as refusal:
                    self._say_refusal(refusal)

    def _legal(self, seat: Seat) -> list[object]:
        """Return what the seat may try now. In a complete step the new action replaces the last one."""
        legal: list[object] = self.game.legal(steps.ground(self.match, seat)[1], seat)
        return legal

    def _try(self, seat: Seat, answer: str) -> bool:
        """Try what was typed, and return whether it was played.

        A final "!" confirms it. An action that turns up a card is played immediately.
        """
        typed = answer.rstrip("! ")
        attempt = steps.attempt(self.match, seat, str(answers.read(typed, self.game, self._legal(seat))))
        if attempt.reveals or (attempt.complete and answer.endswith(CONFIRM)):
            self._confirm(seat, attempt.actions)
            return True
        self._attempted(seat, attempt.actions)
        return False

    def _attempted(self, seat: Seat, actions: tuple[str, ...]) -> None:
        self.match = steps.with_part(self.match, seat, Part(actions))
        self._show(seat)
        self.console.print(Text(story.paragraph(steps.story(self.match, seat), self.lang, self._name_of), "dim"))

    def _confirm(self, seat: Seat, actions: tuple[str, ...]) -> None:
        """Play the attempts. Their events are not printed again, because the player has seen them."""
        tentative = self.match.parts[seat].tentative
        kept = tentative if actions[: len(tentative)] == tentative else tentative[:-1]
        shown = steps.story(self.match, seat, len(kept))
        self.told[seat].update(range(len(self.events), len(self.events) + len(shown)))
        self._play(seat, actions)

    def _undo(self, seat: Seat) -> None:
        """Take back the last attempt of this step."""
        tentative = self.match.parts[seat].tentative
        if not tentative:
            self.console.print(self.lang.say("play-nothing-to-undo"), style="yellow")
            return
        self._attempted(seat, tentative[:-1])
        self.console.print(self.lang.say("play-undone"), style="yellow")

    def _command(self, answer: str) -> str:
        """Return the command in an answer, in English or the reader's language. Enter alone shows the board again."""
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

    def _prompt(self, seat: Seat) -> str:
        if steps.is_complete(self.match, seat):
            return f"{self.names[seat]} – {self.lang.say('ask-confirm')} > "
        state = steps.tried(self.match, seat)
        kind = str(self.game.legal(state, seat)[0]).split()[0]
        owed = self.game.view(state, seat).get("owed", 0)
        return f"{self.names[seat]} – {self.lang.say('ask-' + kind, owed=owed)} > "

    def _hint(self, seat: Seat) -> None:
        """Print what a good player would do with what this person has seen."""
        if self.advise is None:
            return self._say_refusal(Refusal("hints_off"))
        seen = [self.game.view(moment.state, seat) for moment in record.replay(self.record)]
        seen.append(self.game.view(steps.ground(self.match, seat)[1], seat))
        good = self.advise(seen[-1], recall(self.game.name, seen))
        why = sentence(good.code, good.facts, self.lang)
        return self.console.print(Text(self.lang.say("play-hint", action=str(good.action), why=why), ADVICE))

    # --- what a person sees ---------------------------------------------------------------------------------------

    def _name_of(self, seat: Seat) -> str:
        return self.names[seat]

    def _say_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(self.lang.refusal(refusal, self._name_of), "bold red"))

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and its scrollback between two people, so that hidden information stays hidden."""
        self._wipe()
        self._command(self._input(self.lang.say("play-hand-over", name=self.names[seat]) + " "))

    def _tell(self, seat: Seat | None) -> None:
        """Print the events since this person's last turn, as far as they may know them."""
        known = self.told[seat]
        told = self.game.retell(self.match.state, self.events, seat)
        new = [event for index, event in told if index not in known]
        known.update(index for index, _ in told)
        if self.game.to_act(self.match.state):
            self.console.print(Text(story.paragraph(new, self.lang, self._name_of), "dim"))
        else:  # print the final count line by line
            for text in story.lines(new, self.lang, self._name_of):
                self.console.print(Text(text, "dim"))

    def _wipe(self) -> None:
        """Clear the screen and its scrollback, because earlier turns must not be looked up again (S14)."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J")

    def _show(self, seat: Seat | None) -> None:
        """Show the table with the seat's attempts. The welcome stays above the first one."""
        if self.shown:
            self._wipe()
        self.shown = True
        self.console.print()
        state = steps.tried(self.match, seat)
        show_table(self.game, state, seat, self._name_of, self.lang, self.console)

    def _list(self, legal: list[object]) -> None:
        texts = [f"{number:>3} {action}" for number, action in enumerate(answers.listed(legal), 1)]
        self.console.print(Columns(texts, padding=(0, 3)))

    def _help(self) -> None:
        name = self.game.name.replace("_", "-")
        self.console.print(self.lang.say(f"play-goal-{name}"))
        self.console.print(self.lang.say(f"play-help-{name}"))
        for text in plugin(self.game.name).text.legend(self.record.setup.pieces, self.lang):
            self.console.print(text)
        self.console.print(self.lang.say("play-help"))


def show_table(
    game: AnyGame,
    state: AnyState,
    seat: Seat | None,
    name_of: Callable[[Seat], str],
    lang: Language,
    console: Console,
) -> None:
    """Print the table as a seat or a spectator sees it."""
    text, view, pieces = plugin(game.name).text, game.view(state, seat), state.setup.pieces
    legal = [] if seat is None else game.legal(state, seat)
    if console.width < text.columns:
        console.print(lang.say("play-too-narrow", columns=text.columns), style="yellow")
    for line in text.board(pieces, view, legal, lang, name_of, console.width):
        console.print(line, no_wrap=True, overflow="crop")


def show_result(game: AnyGame, state: AnyState, names: list[str], lang: Language, console: Console) -> None:
    """Print the final count and the winners."""
    report, text = game.report(state), plugin(game.name).text
    console.print()
    text.result(report, state.setup.first, names, lang, console)
    winners = [names[seat] for seat in report["winners"]]
    drawn = text.has_draws and len(winners) == len(names)
    won = "play-draw" if drawn else "play-won"
    console.print(lang.say(won, winners=", ".join(winners), count=len(winners)), style="bold")
