"""A match to look at again, moment by moment, for who knows no rules: one that was played here, or a record's file."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode

from goldhook import record as records
from goldhook import table as tables
from goldhook.core import setfile
from goldhook.core.game import Refusal
from goldhook.games import RULES, plugin
from goldhook.record import Moment, Record
from goldhook.server.run.caches import ByteCache
from goldhook.server.work.readers import Readers

#: So many bytes of replays of finished matches are kept.
KEPT = 32_000_000


class Frame(Struct, frozen=True):
    """A moment: what was done (null: nothing yet), what came of it, and the table after it with nothing hidden."""

    action: str | None
    seat: int | None
    #: When it was done; both count from 1, and are 0 before the first turn.
    round: int
    turn: int
    events: list[dict[str, Any]]
    #: As a spectator sees it, and all that was hidden.
    view: dict[str, Any]
    aid: dict[str, Any]


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole match."""

    game: str
    #: The name of its set, and the set.
    set: str
    pieces: dict[str, Any]
    players: int
    first: int
    options: dict[str, Any]
    #: Of people; empty for a bot, and for somebody whose data was deleted.
    names: list[str]
    #: In the words of `--seats`.
    seats: list[str]
    #: As `replay --json` tells it, with `totals` and `places`.
    outcome: dict[str, Any]
    frames: list[Frame]
    #: Every piece as SVG, by id, or id?turn=1 for a turned tile: only for a record whose set is at no table.
    drawings: dict[str, str] | None = None


class Played(NamedTuple):
    """What a replay is made of; `drawn`: with a drawing of every piece."""

    match: Record
    names: tuple[str, ...]
    drawn: bool = False


class Replays:
    """Replays as JSON, worked out by the readers; the last ones of finished matches are kept."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._kept: ByteCache[str, tuple[bytes, tuple[str, ...], bytes]] = ByteCache(KEPT)

    async def of_table(self, who: str, table: str, match: Record, names: tuple[str, ...]) -> bytes:
        """The replay of a finished match of a table."""
        packed = pack(match)
        known = self._kept.get(table)
        if known and known[:2] == (packed, names):
            return known[2]
        replay = await self._readers.read(who, replay_match, packed, names)
        self._kept.put(table, (packed, names, replay), len(packed) + len(replay))
        return replay

    async def of_record(self, who: str, raw: bytes) -> bytes:
        """The replay of a record's file."""
        return await self._readers.read(who, replay_record, raw)


# --- in a reader --------------------------------------------------------------------------------------------------


def pack(match: Record) -> bytes:
    """A match for a reader; with its version of the rules, which a record does not tell."""
    version = next(version for version, games in RULES.items() if games.get(match.game.name) is match.game)
    return encode([version, records.to_json(match)])


def unpack(packed: bytes) -> Record:
    """The match that a reader is given."""
    version, data = decode(packed)
    return records.from_json(data, games=RULES[version])


def replay_match(packed: bytes, names: tuple[str, ...]) -> bytes:
    """The replay of a match that was played here, as JSON."""
    return _as_json(Played(unpack(packed), names))


def replay_record(raw: bytes) -> bytes:
    """The replay of a record's file, as JSON; what is wrong with the file is a Refusal."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file_not_text", file="record") from None
    match = records.from_json(setfile.read_json(text, "record"), "record")
    own_set = match.setup.pieces != match.game.house()
    return _as_json(Played(match, ("",) * match.setup.players, drawn=own_set))


# --- from moment to moment ----------------------------------------------------------------------------------------


def _as_json(of: Played) -> bytes:
    match, game, setup = of.match, of.match.game, of.match.setup
    moments = list(records.replay(match))
    last = moments[-1].state
    outcome = game.outcome(last)
    plain = records.to_json(match)
    replay = Replay(
        game.name,
        "house" if plain["set"] == "house" else plain["set"]["name"],
        game.pieces_json(setup.pieces),
        setup.players,
        setup.first,
        plain["options"],
        list(of.names),
        list(match.seats),
        {**game.report(last), "totals": list(outcome.totals), "places": list(outcome.places)},
        [_frame(match, moments[0], moments[0]), *(_frame(match, *two) for two in pairwise(moments))],
        dict(plugin(game.name).art.replay(setup.pieces, last)) if of.drawn else None,
    )
    return encode(replay)


def _frame(match: Record, before: Moment, moment: Moment) -> Frame:
    game, when = match.game, match.game.report(before.state)
    return Frame(
        None if moment.action is None else str(moment.action),
        moment.seat,
        when["round"],
        when["turn"],
        tables.said(moment.events),
        game.open_view(moment.state),
        game.open_aid(moment.state),
    )
