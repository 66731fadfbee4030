"""A program in any language as a player: one process per match, spoken to by the line protocol."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.bots.levels import BUDGET
from goldhook.bots.pipe import Pipe
from goldhook.bots.protocol import READY_SECONDS, SHOWN, Forfeit, act, hello, patience, read, shown, written
from goldhook.core.game import A, AnyGame, Facts, MatchView, OptionSet, Pieces, Refusal, Seat


class Program:
    """A seat that a program plays. Every fault of the program raises a Forfeit."""

    def __init__(
        self,
        command: list[str] | str,
        game: AnyGame,
        pieces: Pieces,
        *,
        at: Seat,
        players: int,
        options: OptionSet,
        milliseconds: int | None = None,
        ready_seconds: float = READY_SECONDS,
    ) -> None:
        milliseconds = milliseconds or BUDGET.milliseconds or 1000
        self._game = game
        self._patience = patience(milliseconds)
        self._pipe = Pipe(command)
        try:
            greeting = written(hello(game, pieces, at, players, options, milliseconds))
            answer = _message(self._pipe.greet(greeting, ready_seconds), "ready")
        except BaseException:
            self._pipe.close(grace=0)
            raise
        self.name = _name(answer.get("name")) or (command if isinstance(command, str) else " ".join(command))[:SHOWN]

    def see(self, view: MatchView) -> None:
        self._pipe.send(written({"type": "seen", "view": view}))

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        answer = _message(self._pipe.ask(written(act(view, legal)), self._patience), "action")
        text = answer.get("action")
        if isinstance(text, str):
            meant = _words(self._game, text)
            for action in legal:
                if meant == sorted(str(action).split()):
                    return action
        raise Forfeit("bot_illegal", text=str(text)[:SHOWN])

    def end(self, report: Facts) -> None:
        self._pipe.send(written({"type": "end", "outcome": report}))
        self._pipe.close()


def _message(line: bytes, wanted: str) -> Facts:
    """Return the message in a line; it must have the expected type."""
    message = read(line)
    if message is None or message["type"] != wanted:
        raise Forfeit("bot_rubbish", wanted=wanted, text=shown(line))
    return message


def _words(game: AnyGame, text: str) -> list[str]:
    """Return the words of an action in sorted order, because cards to keep may come in any order."""
    try:
        return sorted(str(game.parse(text)).split())
    except Refusal:
        return []


def _name(given: object) -> str:
    """Return the program's name for itself if it can be printed on a line, otherwise an empty text."""
    name = given.strip()[:SHOWN] if isinstance(given, str) else ""
    return name if name.isprintable() else ""
