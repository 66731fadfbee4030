"""Goldhook at the other end of the pipe: one of our players answers the line protocol as a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from goldhook.bots.memory import BLANK, Memory
from goldhook.bots.player import Player
from goldhook.bots.protocol import PROTOCOL, SHOWN, read, shown, written
from goldhook.bots.views import NotAView, check_view
from goldhook.core import setfile
from goldhook.core.game import Game, Json, OptionSet, Refusal
from goldhook.core.options import declared
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES, plugin


class Hello(NamedTuple):
    """What the table says before the first move."""

    game: Game[Any, Any, Any]
    pieces: Any
    seat: int
    players: int
    options: OptionSet
    milliseconds: int


def speak(lines: Iterable[bytes], say: Callable[[bytes], None], sit: Callable[[Hello], Player], name: str) -> None:
    """Answer one match, from hello to end; what cannot be understood is a Refusal. No more lines is an end too."""
    player: Player | None = None
    heard: Hello | None = None
    memory = BLANK
    for line in lines:
        message = read(line)
        if message is None:
            raise Refusal("protocol_line", text=shown(line))
        if message["type"] == "hello":
            heard = read_hello(message)
            player, memory = sit(heard), plugin(heard.game.name).bots.blank
            say(written({"type": "ready", "name": name}))
        elif player is None or heard is None:
            raise Refusal("protocol_hello_first")
        elif message["type"] == "act":
            legal = [heard.game.parse(str(text)) for text in _field(message, "legal", list)]
            if not legal:
                raise Refusal("protocol_field", field="legal", message="act")
            with _understanding(message):
                view, memory = _view(message, heard, memory)
                action = player.act(view, legal)
            say(written({"type": "action", "action": str(action)}))
        elif message["type"] == "seen":
            with _understanding(message):
                view, memory = _view(message, heard, memory)
                player.see(view)
        elif message["type"] == "end":
            player.end(message.get("outcome", {}))
            return
        else:
            raise Refusal("protocol_line", text=shown(line))


@contextmanager
def _understanding(message: Json) -> Iterator[None]:
    """Whatever a player stumbles over in a view is told as what is wrong with the message, in one line."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        why = str(error) if isinstance(error, NotAView) else f"{type(error).__name__}: {error}"
        raise Refusal("protocol_view", message=message["type"], why=why[:SHOWN]) from error


def _view(message: Json, heard: Hello, memory: Memory) -> tuple[Json, Memory]:
    """The view of a message, and what is remembered after it: never more cards of a round than it had turns."""
    view = _field(message, "view", dict)
    check_view(heard.game.name, heard.pieces, view, to_act=message["type"] == "act")
    bots = plugin(heard.game.name).bots
    memory = bots.remember(memory, view)
    if bots.missing(memory, view) < 0:
        raise NotAView("turn")
    return view, memory


def read_hello(message: Json) -> Hello:
    """The set, the seat and the budget; a Refusal names what is missing."""
    version = message.get("protocol")
    if version != PROTOCOL:
        raise Refusal("protocol_version", version=setfile.shown(version), known=PROTOCOL)
    game = GAMES.get(_field(message, "game", str))
    if game is None:
        raise Refusal("game_unknown", game=str(message["game"])[:40], known=", ".join(GAMES))
    return Hello(
        game,
        game.read_pieces(SetFile("hello", _field(message, "set", dict), "")),
        _field(message, "seat", int),
        _field(message, "players", int),
        _options(game, _field(message, "options", dict)),
        _field(message, "budget_ms", int),
    )


def _options(game: Game[Any, Any, Any], told: Json) -> OptionSet:
    """Return the options that a bot of this version understands; the others keep their defaults."""
    found = {}
    for option in declared(game.options):
        with suppress(Refusal, KeyError):
            found[option.name] = option.read(told[option.name])
    return game.options(**found)


def _field(message: Json, name: str, kind: type) -> Any:
    value = message.get(name)
    if not isinstance(value, kind):
        raise Refusal("protocol_field", field=name, message=message["type"])
    return value
