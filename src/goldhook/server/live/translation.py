"""Translation of wire messages into table commands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict

from goldhook import table as tables
from goldhook.core.chance import Chance, deal
from goldhook.server.live.people import Visitor, clean_name
from goldhook.server.wire import messages as wire
from goldhook.table import Command, Table

#: An upper bound far above the number of seats.
LUCK = 2**30
#: Messages whose fields equal those of the command.
PLAIN: dict[type[wire.TableCommand], Callable[..., Command]] = {
    wire.Leave: tables.Leave,
    wire.SeatBot: tables.SeatBot,
    wire.FillWithBots: tables.FillWithBots,
    wire.Reseat: tables.Reseat,
    wire.Remove: tables.Remove,
    wire.Act: tables.Act,
    wire.Undo: tables.Undo,
    wire.Confirm: tables.Confirm,
    wire.Vote: tables.Vote,
    wire.HandOver: tables.HandOver,
    wire.Present: tables.Present,
}


def command_of(
    asked: wire.TableCommand, table: Table, key: str, visitor: Visitor, new_id: Callable[[], str]
) -> Command:
    """Return the command for a visitor's message; the server shuffles, and chooses the ids of new tables."""
    if isinstance(asked, wire.Start):
        setup = deal(table.game, table.players, pieces=table.pieces, options=table.agreed.law)
        return tables.Start(key, setup.shuffles, setup.first, asked.id)
    if isinstance(asked, wire.Rematch):
        return tables.Rematch(key, new_id(), asked.lot, asked.id, Chance().lot(LUCK))
    if isinstance(asked, wire.Join):
        return tables.Join(key, clean_name(asked.name or visitor.name), asked.seat, asked.id)
    return PLAIN[type(asked)](by=key, **asdict(asked))
