"""One game of a match, as an order that can be carried out anywhere: here, in another process, on another machine.

All chance of a game comes from the order, so that it matters neither where nor when it is played.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from goldhook.bots.company import play_out
from goldhook.bots.player import Player
from goldhook.bots.protocol import Forfeit
from goldhook.bots.seats import PROGRAM, player_for
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance, deal
from goldhook.core.game import AnySetup, Game, Json, OptionSet, Seat
from goldhook.core.options import changed, read
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES
from goldhook.record import Record


class Order(NamedTuple):
    """A game to be played."""

    #: Counted from 0.
    number: int
    game: str
    #: A set as JSON; empty for the house set.
    pieces: str
    #: Who sits where, in the words of `--seats`, and which player of the match that is.
    seats: tuple[str, ...]
    players: tuple[int, ...]
    #: What the shuffles and the first player come from; the games with the same deal make a block.
    deal: int
    #: What the bots draw their lots from.
    seed: int
    milliseconds: int
    #: The options that differ from their defaults.
    options: Json


class Done(NamedTuple):
    """A game that was played, or forfeited; everything by seat."""

    order: Order
    totals: tuple[int, ...]
    #: By the rules, ties broken as far as they are; 1 is first, and equal ones have the same.
    places: tuple[int, ...]
    #: What part of the win belongs to each seat.
    shares: tuple[float, ...]
    #: What the programs call themselves; empty for all others.
    names: tuple[str, ...]
    actions: tuple[tuple[Seat, str], ...]
    forfeit: Forfeit | None = None


def seed_of(*parts: object) -> int:
    """A seed that belongs to these words and numbers, the same on every machine.

    >>> seed_of(1, "deal", 0) == seed_of(1, "deal", 0) != seed_of(1, "deal", 1)
    True
    """
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def orders(
    game: Game[Any, Any, Any],
    pieces: Any,
    players: Sequence[tuple[int, str]],
    games: int,
    seed: int,
    milliseconds: int,
    first: int = 0,
    *,
    options: OptionSet | None = None,
) -> Iterator[Order]:
    """The games of a match, numbered from `first`: every shuffle is played once from every seat."""
    text = "" if pieces == game.house() else json.dumps(game.pieces_json(pieces))
    count = len(players)
    for number in range(games):
        shuffle, turn = divmod(number, count)
        sitting = [players[(seat - turn) % count] for seat in range(count)]
        yield Order(
            first + number,
            game.name,
            text,
            tuple(who for _, who in sitting),
            tuple(player for player, _ in sitting),
            seed_of(seed, "deal", shuffle),
            seed_of(seed, "lots", number),
            milliseconds,
            {} if options is None else changed(options),
        )


def play(order: Order) -> Done:
    """Play one game.

    A forfeit breaks it off: its bot has lost, and the others share the win in equal parts, for nobody knows how the
    game would have ended.
    """
    game, setup = GAMES[order.game], setup_of(order)
    chance, names = Chance(order.seed), [""] * setup.players

    def sit(at: Seat) -> Player:
        player = player_for(
            order.seats[at],
            game,
            setup.pieces,
            chance,
            at=at,
            players=setup.players,
            options=setup.options,
            budget=Budget(milliseconds=order.milliseconds),
        )
        names[at] = player.name if order.seats[at].startswith(PROGRAM) else ""
        return player

    state, actions, forfeit = play_out(game, setup, sit)
    outcome = game.outcome(state)
    winners = [seat for seat in range(setup.players) if seat != forfeit.seat] if forfeit else outcome.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(setup.players))
    texts = tuple((seat, str(action)) for seat, action in actions)
    return Done(order, outcome.totals, outcome.places, shares, tuple(names), texts, forfeit)


def setup_of(order: Order) -> AnySetup:
    """What is fixed before the first action."""
    game = GAMES[order.game]
    options = read(game.options, order.options)
    return deal(game, len(order.seats), order.deal, pieces=_pieces(order.game, order.pieces), options=options)


def record_of(done: Done) -> Record:
    """The game as a record."""
    return Record(GAMES[done.order.game], setup_of(done.order), done.actions, done.order.seats)


@lru_cache(maxsize=4)
def _pieces(game: str, text: str) -> Any:
    return GAMES[game].read_pieces(SetFile("set", json.loads(text), text)) if text else GAMES[game].house()
