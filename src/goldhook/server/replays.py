"""A match to look at again, moment by moment, for who knows no rules: one that was played here, or a record's file."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import encode

from goldhook import record as records
from goldhook import table as tables
from goldhook.gold_ahoi.drawing import tile_svg
from goldhook.record import Moment, Record
from goldhook.server.caches import ByteCache
from goldhook.server.fair import FairSlots
from goldhook.silver_gold.drawing import card_svg, expedition_svg
from goldhook.silver_gold.pieces import Deck

#: So many replays are worked out at a time; so many of an address may wait; so many bytes are kept.
AT_ONCE, WAITING, KEPT = 2, 32, 32_000_000


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
    """Works replays out beside the tables, few at a time, and keeps the last ones of finished matches."""

    def __init__(self) -> None:
        self._slots = FairSlots(AT_ONCE, WAITING)
        self._kept: ByteCache[str, tuple[Played, bytes]] = ByteCache(KEPT)

    async def of(self, match: Played, table: str = "", address: str = "") -> bytes:
        """The replay as JSON, for somebody at an address."""
        if known := self._known(match, table):
            return known
        async with self._slots.slot(address):
            if known := self._known(match, table):  # others wanted it, too
                return known
            replay = await asyncio.to_thread(_as_json, match)
            if table:
                self._kept.put(table, (match, replay), len(replay))
        return replay

    def _known(self, match: Played, table: str) -> bytes | None:
        known = self._kept.get(table)
        return known[1] if known and known[0] == match else None


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
        _drawings(setup.pieces, last) if of.drawn else None,
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


def _drawings(pieces: Any, last: Any) -> dict[str, str]:
    """Every piece that a replay shows; of tiles only the turns that lie in it."""
    if isinstance(pieces, Deck):
        cards = {card.id: card_svg(card) for card in pieces.cards}
        return cards | {card.id: expedition_svg(card) for card in pieces.expeditions}
    tiles = {tile.id: tile_svg(tile) for tile in pieces.tiles}
    turned = {f"{at.tile.id}?turn={at.turn}": tile_svg(at.tile, at.turn) for at in last.layout.laid if at.turn}
    return tiles | turned
