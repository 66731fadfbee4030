"""Answer the line protocol as a bot: one of our players at the other end of the pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, TypeVar

from goldhook.bots.memory import BLANK, Memory
from goldhook.bots.player import Player
from goldhook.bots.protocol import PROTOCOL, SHOWN, read, shown, written
from goldhook.bots.views import NotAView, read_view
from goldhook.core import setfile
from goldhook.core.game import AnyGame, Facts, MatchView, OptionSet, Pieces, Refusal
from goldhook.core.options import declared
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES, plugin

T = TypeVar("T")


class Hello(NamedTuple):
    """The first message, sent before the first move."""

    game: AnyGame
    pieces: Pieces
    seat: int
    players: int
    options: OptionSet
    milliseconds: int


def speak(lines: Iterable[bytes], say: Callable[[bytes], None], sit: Callable[[Hello], Player], name: str) -> None:
    """Answer one match, from hello to end or until the input ends. An invalid message raises a Refusal."""
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
            outcome = message.get("outcome")
            player.end(outcome if isinstance(outcome, dict) else {})
            return
        else:
            raise Refusal("protocol_line", text=shown(line))


@contextmanager
def _understanding(message: Facts) -> Iterator[None]:
    """Turn every exception that a view causes into a Refusal about the message."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        why = str(error) if isinstance(error, NotAView) else f"{type(error).__name__}: {error}"
        raise Refusal("protocol_view", message=message["type"], why=why[:SHOWN]) from error


def _view(message: Facts, heard: Hello, memory: Memory) -> tuple[MatchView, Memory]:
    """Return the view of a message and the memory after it; refuse more known cards of a round than it had turns."""
    told: Facts = _field(message, "view", dict)
    view = read_view(heard.game.name, heard.pieces, told, to_act=message["type"] == "act")
    bots = plugin(heard.game.name).bots
    memory = bots.remember(memory, view)
    if bots.missing(memory, view) < 0:
        raise NotAView("turn")
    return view, memory


def read_hello(message: Facts) -> Hello:
    """Return the set, the seat and the budget; a Refusal names what is missing."""
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


def _options(game: AnyGame, told: Facts) -> OptionSet:
    """Return the options that a bot of this version understands; the others keep their defaults."""
    found = {}
    for option in declared(game.options):
        with suppress(Refusal, KeyError):
            found[option.name] = option.read(told[option.name])
    return game.options(**found)


def _field(message: Facts, name: str, kind: type[T]) -> T:
    value = message.get(name)
    if not isinstance(value, kind):
        raise Refusal("protocol_field", field=name, message=message["type"])
    return value
