"""Replays: a match moment by moment, from a table or a record file, for clients that do not implement the rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode

from goldhook import record as records
from goldhook import table as tables
from goldhook.core import setfile
from goldhook.core.chance import Chance
from goldhook.core.game import EventJson, Facts, MatchView, Refusal, SetJson
from goldhook.games import GAMES, plugin
from goldhook.record import Moment, Record
from goldhook.server.run.caches import ByteCache
from goldhook.server.work.readers import Readers
from goldhook.table.play_on import play_on

#: Bytes of replays of finished matches that are cached.
KEPT = 32_000_000


class Frame(Struct, frozen=True):
    """One moment: the action (null at the start), its events, and the table after it with nothing hidden."""

    action: str | None
    seat: int | None
    #: When the action was taken; both count from 1, and are 0 before the first turn.
    round: int
    turn: int
    events: list[EventJson]
    #: The spectator's view, plus everything that was hidden from it.
    view: MatchView
    aid: Annotated[Facts, "Aid"]


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole match."""

    game: str
    #: The name of its set, and the set itself.
    set: str
    pieces: SetJson
    players: int
    first: int
    options: Mapping[str, Annotated[object, "OptionValue"]]
    #: Names of people; empty for bots, and for people whose data was deleted.
    names: list[str]
    #: The seats, in the notation of `--seats`.
    seats: list[str]
    #: The outcome, as in `replay --json`, with `totals` and `places`.
    outcome: Annotated[dict[str, object], "OutcomeJson"]
    frames: list[Frame]
    #: Every piece as SVG, by id, or by id?turn=1 for a turned tile; only for records with a set of their own.
    drawings: dict[str, str] | None = None


class ReplaySource(NamedTuple):
    """The source of a replay; `drawn` adds a drawing of every piece."""

    match: Record
    names: tuple[str, ...]
    drawn: bool = False


class Replays:
    """Replays as JSON, computed by the readers; recent replays of finished matches are cached."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._kept: ByteCache[str, tuple[bytes, tuple[str, ...], bytes]] = ByteCache(KEPT)

    async def of_table(self, who: str, table: str, match: Record, names: tuple[str, ...]) -> bytes:
        """Return the replay of a table's finished match."""
        packed = pack(match)
        known = self._kept.get(table)
        if known and known[:2] == (packed, names):
            return known[2]
        replay = await self._readers.read(who, replay_match, packed, names)
        self._kept.put(table, (packed, names, replay), len(packed) + len(replay))
        return replay

    async def of_record(self, who: str, raw: bytes) -> bytes:
        """Return the replay of a record file."""
        return await self._readers.read(who, replay_record, raw)


# --- in a reader --------------------------------------------------------------------------------------------------


def pack(match: Record) -> bytes:
    """Encode a match for a reader."""
    return encode(records.to_json(match))


def unpack(packed: bytes) -> Record:
    """Decode a match in a reader."""
    return records.from_json(decode(packed))


def replay_match(packed: bytes, names: tuple[str, ...]) -> bytes:
    """Return the replay of a match that was played here, as JSON."""
    return _as_json(ReplaySource(unpack(packed), names))


def replay_record(raw: bytes) -> bytes:
    """Return the replay of a record file, as JSON; raises a Refusal if the file is invalid."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("file_not_text", file="record") from None
    match = records.from_json(setfile.read_json(text, "record"), "record")
    own_set = match.setup.pieces != GAMES[match.game.name].house()
    return _as_json(ReplaySource(match, ("",) * match.setup.players, drawn=own_set))


def redealt(packed: bytes, actions: int, seat: int | None) -> bytes:
    """Return the beginning of a match that plays on from a moment of a match, as a record in JSON."""
    match = unpack(packed)
    if seat is not None and not 0 <= seat < match.setup.players:
        raise Refusal("no_such_seat", seat=seat, players=match.setup.players)
    return pack(play_on(match, actions, seat, Chance().reshuffled))


# --- building a replay --------------------------------------------------------------------------------------------


def _as_json(of: ReplaySource) -> bytes:
    match, game, setup = of.match, of.match.game, of.match.setup
    moments = list(records.replay(match))
    last = moments[-1].state
    outcome = game.outcome(last)
    plain = records.to_json(match)
    replay = Replay(
        game.name,
        plain["set"] if isinstance(plain["set"], str) else plain["set"]["name"],
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
