"""A program in any language as a player: one process for one match, talked to by the line protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goldhook.bots.levels import BUDGET
from goldhook.bots.pipe import Pipe
from goldhook.bots.protocol import READY_SECONDS, SHOWN, Forfeit, act, hello, patience, read, shown, written
from goldhook.core.game import Game, Json, OptionSet, Refusal, Seat


class Program:
    """A seat that a program plays. Whatever it does wrong is a Forfeit, raised where it was asked."""

    def __init__(
        self,
        command: list[str] | str,
        game: Game[Any, Any, Any],
        pieces: Any,
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

    def see(self, view: Json) -> None:
        self._pipe.send(written({"type": "seen", "view": view}))

    def act(self, view: Json, legal: Sequence[Any]) -> Any:
        answer = _message(self._pipe.ask(written(act(view, legal)), self._patience), "action")
        text = answer.get("action")
        if isinstance(text, str):
            meant = _words(self._game, text)
            for action in legal:
                if meant == sorted(str(action).split()):
                    return action
        raise Forfeit("bot_illegal", text=str(text)[:SHOWN])

    def end(self, report: Json) -> None:
        self._pipe.send(written({"type": "end", "outcome": report}))
        self._pipe.close()


def _message(line: bytes, wanted: str) -> Json:
    """The message in a line, which must be of the type that was asked for."""
    message = read(line)
    if message is None or message["type"] != wanted:
        raise Forfeit("bot_rubbish", wanted=wanted, text=shown(line))
    return message


def _words(game: Game[Any, Any, Any], text: str) -> list[str]:
    """The words of an action as the notation writes them, whatever their order: cards to keep come in either."""
    try:
        return sorted(str(game.parse(text)).split())
    except Refusal:
        return []


def _name(given: object) -> str:
    """What a program calls itself, if that can be printed on a line."""
    name = given.strip()[:SHOWN] if isinstance(given, str) else ""
    return name if name.isprintable() else ""
