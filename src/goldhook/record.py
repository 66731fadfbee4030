"""A match as a file: set, shuffles, actions. It replays without a random source.

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
from typing import NamedTuple, NotRequired, TypedDict

from goldhook.core import options, setfile
from goldhook.core.game import (
    AnyGame,
    AnySetup,
    AnyState,
    Event,
    OptionSet,
    Pieces,
    Refusal,
    Row,
    Seat,
    SetJson,
    Setup,
    Shuffles,
    ShufflesJson,
)
from goldhook.core.setfile import Parsed, SetFile
from goldhook.games import GAMES, RULES, RULES_VERSION, Games, rules_version

VERSION = 1
HOUSE = "house"
#: Earlier versions accepted these options for every game. They did nothing where a game does not have them.
OLD_OPTIONS = ("memory_aid", "open_hands", "handicap")
#: Limits far above any real record: the actions and the length of one; the pieces in a shuffle, the rows of one (by
#: round, for instance) and its names, and the length of an id; the length of a seat such as `cmd:python my_bot.py`.
MOST_ACTIONS, LONGEST_ACTION = 2_000, 500
MOST_PIECES, MOST_ROWS, LONGEST_ID = 200, 60, 40
LONGEST_SEAT = 1_000


class Record(NamedTuple):
    """One match: its setup and its actions so far. Undone actions are never recorded."""

    game: AnyGame
    setup: AnySetup
    actions: tuple[tuple[Seat, str], ...] = ()
    #: The players by seat, if the writer of the record named them. The game itself does not need them.
    seats: tuple[str, ...] = ()
    #: How many of the actions were taken over from another match that this one plays on.
    opening: int = 0

    def with_action(self, seat: Seat, text: str) -> Record:
        return self._replace(actions=(*self.actions, (seat, text)))


class RecordJson(TypedDict):
    """A record as plain data; docs/formats.md explains the fields."""

    goldhook: int
    rules: int
    game: str
    #: "house", or the whole set.
    set: str | SetJson
    players: int
    first: Seat
    options: dict[str, object]
    shuffles: ShufflesJson
    #: Pairs of a seat and an action.
    actions: list[list[Seat | str]]
    seats: NotRequired[list[str]]
    opening: NotRequired[int]


class Moment(NamedTuple):
    """The state after one action of a record, and the events of that action. The first moment follows the setup."""

    state: AnyState
    seat: Seat | None = None
    action: object = None
    events: tuple[Event, ...] = ()


def replay(record: Record, upto: int | None = None) -> Iterator[Moment]:
    """Yield the match moment by moment; with `upto` only that many actions, ignoring later ones."""
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


def state_after(record: Record, upto: int | None = None) -> AnyState:
    """Return the state at the end of the record, or after its first `upto` actions."""
    state = None
    for moment in replay(record, upto):
        state = moment.state
    return state


def _is_action(entry: object) -> bool:
    if not isinstance(entry, list | tuple) or len(entry) != 2:
        return False
    return _is_count(entry[0]) and isinstance(entry[1], str) and len(entry[1]) <= LONGEST_ACTION


def _is_count(value: object) -> bool:
    """Return whether the value is an integer of normal size, and not a bool."""
    return type(value) is int and abs(value) < 10**9


# --- as JSON ------------------------------------------------------------------------------------------------------


def to_json(record: Record) -> RecordJson:
    """Return the record as plain data. It holds all shuffles, so publish it only when the match is over.

    An earlier house set is written in full, like a custom set, because "house" always means the newest.
    """
    game, setup, actions, seats, taken_over = record
    data: RecordJson = {
        "goldhook": VERSION,
        "rules": rules_version(game),
        "game": game.name,
        "set": HOUSE if setup.pieces == GAMES[game.name].house() else game.pieces_json(setup.pieces),
        "players": setup.players,
        "first": setup.first,
        "options": options.changed(setup.options),
        "shuffles": {
            name: [item if isinstance(item, str) else list(item) for item in row]
            for name, row in setup.shuffles.items()
        },
        "actions": [list(action) for action in actions],
    }
    if seats:
        data["seats"] = list(seats)
    if taken_over:
        data["opening"] = taken_over
    return data


def from_json(data: object, file: str = "", text: str = "", games: Games | None = None) -> Record:
    """Read a record from plain data; raise a Refusal for a fault. `replay` checks the actions.

    The rules version of the record selects the game, unless `games` is given.
    """
    if not isinstance(data, Mapping) or "goldhook" not in data:
        raise Refusal("record_not_a_record", file=file)
    if data["goldhook"] != VERSION:
        raise Refusal("record_version", file=file, version=setfile.shown(data["goldhook"]), known=VERSION)
    if not isinstance(data.get("game"), str):
        raise Refusal("record_field", field="game")
    games = _games(data.get("rules", 1)) if games is None else games
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
    opening = data.get("opening", 0)
    if not _is_count(opening) or not 0 <= opening <= len(data["actions"]):
        raise Refusal("record_field", field="opening")
    return Record(game, setup, tuple(data["actions"]), _seats(data.get("seats", []), setup.players), opening)


def _games(version: object) -> Games:
    """Return the games of a rules version. Records from before the second version do not name one."""
    if not _is_count(version) or version not in RULES:
        raise Refusal("rules_version", version=setfile.shown(version), known=RULES_VERSION)
    return RULES[version]


def _seats(seats: object, players: int) -> tuple[str, ...]:
    if not isinstance(seats, list):
        raise Refusal("record_field", field="seats")
    if not all(isinstance(seat, str) and len(seat) <= LONGEST_SEAT for seat in seats):
        raise Refusal("record_field", field="seats")
    return tuple(seats) if len(seats) == players else ()


def _pieces(game: AnyGame, pieces: object, file: str, text: str) -> Pieces:
    if pieces != HOUSE and not isinstance(pieces, Mapping):
        raise Refusal("record_field", field="set")
    found: Pieces = game.read_pieces(SetFile(file, pieces, text)) if isinstance(pieces, Mapping) else game.house()
    return found


def _whole_number(data: Parsed, field: str) -> int:
    if not _is_count(data.get(field)):
        raise Refusal("record_field", field=field)
    return int(data[field])


def _players(game: AnyGame, data: Parsed) -> int:
    players = _whole_number(data, "players")
    if players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    return players


def _first(data: Parsed, players: int) -> Seat:
    first = _whole_number(data, "first")
    if not 0 <= first < players:
        raise Refusal("first_wrong", seat=first, players=players)
    return first


def _options(game: AnyGame, data: object) -> OptionSet:
    if not isinstance(data, Mapping):
        raise Refusal("record_field", field="options")
    return options.read(game.options, data, ignored=OLD_OPTIONS)


def _shuffles(shuffles: object) -> Shuffles:
    """Read rows of ids, or rows of such rows, as `deal` makes them."""

    def is_row(row: object) -> bool:
        if not isinstance(row, list | tuple) or len(row) > MOST_PIECES:
            return False
        return all(isinstance(id_, str) and len(id_) <= LONGEST_ID for id_ in row)

    if not isinstance(shuffles, Mapping) or len(shuffles) > MOST_ROWS or not is_row(list(shuffles)):
        raise Refusal("record_field", field="shuffles")
    found: dict[str, Row] = {}
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
    """Return the record as readable JSON text: a line for each part and for each action."""
    data = to_json(record)
    lines = [
        f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in data.items()
        if name != "actions"
    ]
    listed = ",\n".join("  " + json.dumps(action) for action in data["actions"])
    lines.append('"actions": [' + (f"\n{listed}\n" if listed else "") + "]")
    return "{" + ",\n".join(lines) + "}\n"


def save(record: Record, path: Path) -> None:
    """Write the record atomically: a crash leaves either the old file or the new one, complete."""
    try:
        path = path.resolve()  # follow links to the real file
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
    """Flush the new name to the disk. Windows does so by itself and has no such call."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
