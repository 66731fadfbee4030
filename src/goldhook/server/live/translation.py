"""Translation of wire messages into table commands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict

from goldhook.core.chance import Chance, deal
from goldhook.server.live.people import Visitor, clean_name
from goldhook.server.wire import messages as wire
from goldhook.table import Command, Join, Rematch, Start, Table

#: An upper bound far above the number of seats.
LUCK = 2**30


def command_of(
    asked: wire.TableCommand, table: Table, key: str, visitor: Visitor, new_id: Callable[[], str]
) -> Command:
    """Return the command for a visitor's message; the server shuffles, and chooses the ids of new tables."""
    sent = asdict(asked)
    if asked.command is Start:
        setup = deal(table.game, table.players, pieces=table.pieces, options=table.agreed.law)
        return Start(key, setup.shuffles, setup.first, **sent)
    if asked.command is Rematch:
        return Rematch(key, new_id(), luck=Chance().lot(LUCK), **sent)
    made = asked.command(key, **sent)
    return made._replace(name=clean_name(made.name or visitor.name)) if isinstance(made, Join) else made
