"""The route that lists the games and every option, so that a client can render the form of a new table."""

from __future__ import annotations

from msgspec import Struct, convert
from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from goldhook.core.game import OptionSet
from goldhook.core.options import Kind, declared
from goldhook.games import GAMES
from goldhook.server.http.compressed import compressed
from goldhook.table.options import TableOptions


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """An option: a flag, a number from `least` to `most`, one of `choices`, or a clock.

    `suggested` has a value for each level of bots, the lowest first.
    """

    name: str
    kind: Kind
    default: object
    least: int | None = None
    most: int | None = None
    choices: list[str] | None = None
    suggested: list[int] | None = None


class GameShown(Struct, frozen=True):
    """A game: its numbers of players and its options."""

    name: str
    players: list[int]
    options: list[OptionShown]


class GamesShown(Struct, frozen=True):
    """All games of this server, and the options of every table."""

    games: list[GameShown]
    table_options: list[OptionShown]


def _options(options: type[OptionSet]) -> list[OptionShown]:
    return [convert(option.json(), OptionShown) for option in declared(options)]


async def games(request: Request) -> Response:
    """List all games with their options, and the options of every table."""
    shown = [GameShown(game.name, list(game.players), _options(game.options)) for game in GAMES.values()]
    content = encode(GamesShown(shown, _options(TableOptions)))
    return await compressed(request, content, "application/json", {"Cache-Control": "no-cache"}, keep=True)
