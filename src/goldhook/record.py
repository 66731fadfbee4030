"""A match as a file: set, shuffles, actions. It replays with no random source.

>>> from goldhook.games import GAMES
>>> from goldhook.core.chance import deal
>>> record = Record(GAMES["gold_ahoi"], deal(GAMES["gold_ahoi"], seed=7))
>>> record = record.with_action(record.setup.first, "place 0,0 3")
>>> last = list(replay(record))[-1]
>>> [type(event).__name__ for event in last.events]
['TileLaid', 'TileDrawn']
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from goldhook.core import options, setfile
from goldhook.core.game import AnySetup, Event, Game, Json, OptionSet, Refusal, Seat, Setup, Shuffles
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES, Games

VERSION = 1
HOUSE = "house"
#: Earlier versions let a record of either game carry these; where a game has no such option, it did nothing.
OLD_OPTIONS = ("memory_aid", "open_hands", "handicap")
#: Far above any honest record: its actions, the length of one, the pieces in a shuffle, the rows of one (by round, for
#: instance) and its names, the length of an id, and the length of a seat such as `cmd:python my_bot.py`.
MOST_ACTIONS, LONGEST_ACTION = 2_000, 500
MOST_PIECES, MOST_ROWS, LONGEST_ID = 200, 60, 40
LONGEST_SEAT = 1_000


class Record(NamedTuple):
    """One match: what was fixed before it, and its actions so far. Undone actions never stand in it."""

    game: Game[Any, Any, Any]
    setup: AnySetup
    actions: tuple[Any, ...] = ()
    #: Who sits where, if whoever wrote the record said so; the game itself does not need it.
    seats: tuple[str, ...] = ()

    def with_action(self, seat: Seat, text: str) -> Record:
        return self._replace(actions=(*self.actions, (seat, text)))


class Moment(NamedTuple):
    """The state after one action of a record, and what the action brought; the first moment is just after set-up."""

    state: Any
    seat: Seat | None = None
    action: Any = None
    events: tuple[Event, ...] = ()


def replay(record: Record, upto: int | None = None) -> Iterator[Moment]:
    """The match, moment by moment; with `upto` only that many actions, and none after them is looked at."""
    game = record.game
    count = len(record.actions)
    if upto is not None and not 0 <= upto <= count:
        raise Refusal("upto_beyond", upto=upto, count=count)
    state = game.start(record.setup)
    yield Moment(state)
    for index, entry in enumerate(record.actions[:upto]):
        if not _is_action(entry):
            raise Refusal("record_action_form", index=index)
        seat, text = entry
        try:
            action = game.parse(text)
            state, events = game.apply(state, seat, action)
        except Refusal as reason:
            raise Refusal("record_action", index=index, seat=seat, text=text[:80], reason=reason) from None
        yield Moment(state, seat, action, tuple(events))


def state_after(record: Record, upto: int | None = None) -> Any:
    """The state at the end of the record, or after its first `upto` actions."""
    state = None
    for moment in replay(record, upto):
        state = moment.state
    return state


def _is_action(entry: Any) -> bool:
    if not isinstance(entry, list | tuple) or len(entry) != 2:
        return False
    return _is_count(entry[0]) and isinstance(entry[1], str) and len(entry[1]) <= LONGEST_ACTION


def _is_count(value: Any) -> bool:
    """A whole number such as people write; not true or false, and not one of a thousand digits."""
    return type(value) is int and abs(value) < 10**9


# --- as JSON ------------------------------------------------------------------------------------------------------


def to_json(record: Record) -> Json:
    """The record as plain data. It holds all shuffles: give it away only when the match is over."""
    game, setup, actions, seats = record
    return {
        "goldhook": VERSION,
        "game": game.name,
        "set": HOUSE if setup.pieces == game.house() else game.pieces_json(setup.pieces),
        "players": setup.players,
        "first": setup.first,
        "options": options.changed(setup.options),
        "shuffles": {
            name: [item if isinstance(item, str) else list(item) for item in row]
            for name, row in setup.shuffles.items()
        },
        **({"seats": list(seats)} if seats else {}),
        "actions": [list(action) for action in actions],
    }


def from_json(data: Any, file: str = "", text: str = "", games: Games = GAMES) -> Record:
    """The record in plain data; what is wrong with it is a Refusal. Its actions are checked by `replay`."""
    if not isinstance(data, Mapping) or "goldhook" not in data:
        raise Refusal("record_not_a_record", file=file)
    if data["goldhook"] != VERSION:
        raise Refusal("record_version", file=file, version=setfile.shown(data["goldhook"]), known=VERSION)
    if not isinstance(data.get("game"), str):
        raise Refusal("record_field", field="game")
    game = games.get(data["game"])
    if game is None:
        raise Refusal("game_unknown", game=str(data.get("game"))[:40], known=", ".join(games))
    pieces = _pieces(game, data.get("set"), file, text)
    players = _players(game, data)
    setup = Setup(
        pieces, players, _first(data, players), _options(game, data.get("options", {})), _shuffles(data.get("shuffles"))
    )
    if not isinstance(data.get("actions"), list) or len(data["actions"]) > MOST_ACTIONS:
        raise Refusal("record_field", field="actions")
    return Record(game, setup, tuple(data["actions"]), _seats(data.get("seats", []), setup.players))


def _seats(seats: Any, players: int) -> tuple[str, ...]:
    if not isinstance(seats, list):
        raise Refusal("record_field", field="seats")
    if not all(isinstance(seat, str) and len(seat) <= LONGEST_SEAT for seat in seats):
        raise Refusal("record_field", field="seats")
    return tuple(seats) if len(seats) == players else ()


def _pieces(game: Game[Any, Any, Any], pieces: Any, file: str, text: str) -> Any:
    if pieces == HOUSE:
        return game.house()
    if not isinstance(pieces, Mapping):
        raise Refusal("record_field", field="set")
    return game.read_pieces(SetFile(file, pieces, text))


def _whole_number(data: Mapping[str, Any], field: str) -> int:
    if not _is_count(data.get(field)):
        raise Refusal("record_field", field=field)
    return int(data[field])


def _players(game: Game[Any, Any, Any], data: Mapping[str, Any]) -> int:
    players = _whole_number(data, "players")
    if players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    return players


def _first(data: Mapping[str, Any], players: int) -> Seat:
    first = _whole_number(data, "first")
    if not 0 <= first < players:
        raise Refusal("first_wrong", seat=first, players=players)
    return first


def _options(game: Game[Any, Any, Any], data: Any) -> OptionSet:
    if not isinstance(data, Mapping):
        raise Refusal("record_field", field="options")
    return options.read(game.options, data, ignored=OLD_OPTIONS)


def _shuffles(shuffles: Any) -> Shuffles:
    """Rows of ids, or rows of such rows, as `deal` makes them."""

    def is_row(row: Any) -> bool:
        if not isinstance(row, list | tuple) or len(row) > MOST_PIECES:
            return False
        return all(isinstance(id_, str) and len(id_) <= LONGEST_ID for id_ in row)

    if not isinstance(shuffles, Mapping) or len(shuffles) > MOST_ROWS or not is_row(list(shuffles)):
        raise Refusal("record_field", field="shuffles")
    found: dict[str, tuple[Any, ...]] = {}
    for name, row in shuffles.items():
        if is_row(row):
            found[name] = tuple(row)
        elif isinstance(row, list | tuple) and len(row) <= MOST_ROWS and all(map(is_row, row)):
            found[name] = tuple(map(tuple, row))
        else:
            raise Refusal("record_field", field="shuffles")
    return found


# --- as a file ----------------------------------------------------------------------------------------------------


def load(path: Path) -> Record:
    """Read a record's file."""
    text = setfile.read_text(path)
    return from_json(setfile.read_json(text, str(path)), str(path), text)


def dumps(record: Record) -> str:
    """The record as JSON text that a person can read: a line for each part, and for each action."""
    data = to_json(record)
    actions = data.pop("actions")
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
    listed = ",\n".join("  " + json.dumps(action) for action in actions)
    lines.append('"actions": [' + (f"\n{listed}\n" if listed else "") + "]")
    return "{" + ",\n".join(lines) + "}\n"


def save(record: Record, path: Path) -> None:
    """Write the record so that a crash, at any moment, leaves either the old file or the new one, whole."""
    try:
        path = path.resolve()  # through a link, to the file it means
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(dumps(record))
                file.flush()
                os.fsync(file.fileno())
            if path.exists():
                shutil.copymode(path, draft)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise Refusal("file_unwritable", file=str(path), why=error.strerror or "") from None


def _sync_folder(folder: Path) -> None:
    """The new name, too, has to reach the disk; Windows does it by itself, and knows no such call."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
