"""Validation of uploaded sets, run in a reader process: bytes in, JSON out."""

from __future__ import annotations

from itertools import islice

from msgspec import Struct
from msgspec.json import encode

from goldhook.core import setfile
from goldhook.core.game import Refusal, SetJson
from goldhook.core.setfile import LONGEST_NAME, SetFile
from goldhook.games import GAMES
from goldhook.server.live.people import visible
from goldhook.server.wire.messages import Problem, plain_facts

#: How many faults are reported at most.
MOST_FAULTS = 100
#: How many characters of a set's name a table shows.
LONGEST_SET_NAME = 60


class Checked(Struct, frozen=True):
    """The faults of a set; if there are none, the set as JSON, ready for a table."""

    faults: list[Problem]
    set: SetJson | None


def check(game: str, raw: bytes, as_json: bool) -> bytes:
    """Return a set's faults, or the set: `Checked`, as JSON."""
    try:
        source = _read(raw, as_json=as_json)
        faults = list(islice(GAMES[game].faults(source), MOST_FAULTS))
    except Refusal as refusal:
        faults = [refusal]
    if faults:
        return encode(Checked([Problem(fault.code, plain_facts(fault)) for fault in faults], None))
    return encode(Checked([], _plain(game, source)))


def for_table(game: str, raw: bytes) -> bytes:
    """Return a set for a table, as the JSON that the game writes, with invisible characters removed from its name."""
    source = _read(raw, as_json=True)
    if isinstance(name := source.data.get("name"), str):
        source = SetFile(
            source.name, {**source.data, "name": visible(name[:LONGEST_NAME])[:LONGEST_SET_NAME]}, source.text
        )
    return encode(_plain(game, source))


def _read(raw: bytes, *, as_json: bool) -> SetFile:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file_not_text", file="set") from None
    return setfile.from_text(text, "set", as_json=as_json)


def _plain(game: str, source: SetFile) -> SetJson:
    return GAMES[game].pieces_json(GAMES[game].read_pieces(source))
