"""The words of the line protocol for bots in any language; docs/bot-protocol.md explains them with an example.

One JSON object a line, over the program's stdin and stdout. Here they are made and read; program.py drives a program
with them, speaker.py answers as one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from goldhook.core.game import Game, Json, OptionSet, Refusal, Seat
from goldhook.core.options import changed

PROTOCOL = 1
#: No honest answer is longer, in bytes.
LONGEST_LINE = 65_536
#: Seconds that a program has to say `ready`.
READY_SECONDS = 60.0
#: How much of a wrong answer, or of a name, is repeated to people.
SHOWN = 80


class Forfeit(Refusal):
    """A bot did not come to the table, fell silent, left, or did what the rules of talking or playing do not allow.

    It loses the game; the code and its facts are the reason.
    """

    #: Who forfeits, once it is known where the bot sits.
    seat: Seat | None = None


def patience(milliseconds: int) -> float:
    """Seconds that a program may take for an answer, with so long to think about it."""
    return 2 * milliseconds / 1000 + 1


def written(message: Json) -> bytes:
    """A message as its line: plain ASCII, so that no language has to think about encodings.

    >>> written({"type": "ready", "name": "Göttin"})
    b'{"type":"ready","name":"G\\\\u00f6ttin"}\\n'
    """
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read(line: bytes) -> Json | None:
    """The message in a line; None if there is none in it."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):  # no JSON, no UTF-8, a number of a thousand digits; nested without end
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None


def hello(
    game: Game[Any, Any, Any], pieces: Any, seat: Seat, players: int, options: OptionSet, milliseconds: int
) -> Json:
    """What a program is told before the first move."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "set": game.pieces_json(pieces),
        "seat": seat,
        "players": players,
        "options": changed(options),
        "budget_ms": milliseconds,
    }


def act(view: Json, legal: Sequence[Any]) -> Json:
    """The question, with every legal action, sorted as text."""
    return {"type": "act", "view": view, "legal": sorted(map(str, legal))}


def shown(line: bytes) -> str:
    """The beginning of what a program said, for people."""
    return line[: 4 * SHOWN].decode("utf-8", "replace").strip()[:SHOWN]
