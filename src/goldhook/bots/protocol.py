"""The messages of the line protocol for bots in any language; docs/bot-protocol.md explains them with an example.

Each line is one JSON object, over the program's stdin and stdout. This module writes and reads the messages; program.py
drives a program with them, speaker.py answers as one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from goldhook.core.game import AnyGame, Facts, MatchView, OptionSet, Pieces, Refusal, Seat
from goldhook.core.options import changed

PROTOCOL = 1
#: Longest answer in bytes; no real one comes close.
LONGEST_LINE = 65_536
#: Seconds that a program has to send `ready`.
READY_SECONDS = 60.0
#: Characters of a wrong answer, or of a name, that a message repeats.
SHOWN = 80


class Forfeit(Refusal):
    """A bot did not start, did not answer, exited, or broke the protocol or the rules.

    It loses the game; the code and its facts give the reason.
    """

    #: The seat that forfeits, once it is known.
    seat: Seat | None = None


def patience(milliseconds: int) -> float:
    """Return the seconds to wait for an answer from a program with this thinking time."""
    return 2 * milliseconds / 1000 + 1


def written(message: Facts) -> bytes:
    """Return a message as a line of plain ASCII, so that programs need not care about encodings.

    >>> written({"type": "ready", "name": "Göttin"})
    b'{"type":"ready","name":"G\\\\u00f6ttin"}\\n'
    """
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read(line: bytes) -> Facts | None:
    """Return the message in a line; None if there is none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):  # not JSON, not UTF-8, a huge number, or endless nesting
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None


def hello(game: AnyGame, pieces: Pieces, seat: Seat, players: int, options: OptionSet, milliseconds: int) -> Facts:
    """Return the first message to a program, before the first move."""
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


def act(view: MatchView, legal: Sequence[object]) -> Facts:
    """Return the request for an action, with every legal action, sorted as text."""
    return {"type": "act", "view": view, "legal": sorted(map(str, legal))}


def shown(line: bytes) -> str:
    """Return the beginning of a program's line, for an error message."""
    return line[: 4 * SHOWN].decode("utf-8", "replace").strip()[:SHOWN]
