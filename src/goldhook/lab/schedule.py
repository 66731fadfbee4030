"""One game of a match, as an order that can be played here, in another process or on another machine.

All chance of a game comes from its order, so the result does not depend on where or when it is played.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from goldhook.bots.driver import play_out
from goldhook.bots.player import Player
from goldhook.bots.protocol import Forfeit
from goldhook.bots.seat_specs import PROGRAM, player_for
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance, deal
from goldhook.core.game import AnyGame, AnySetup, Facts, OptionSet, Pieces, Seat
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
    #: The seats in the words of `--seats`, and the player of the match on each.
    seats: tuple[str, ...]
    players: tuple[int, ...]
    #: Seed of the shuffles and the first player. Games with the same deal form a block.
    deal: int
    #: Seed of the bots.
    seed: int
    milliseconds: int
    #: The options that differ from their defaults.
    options: Facts


class Done(NamedTuple):
    """A game that was played or forfeited; all values are by seat."""

    order: Order
    totals: tuple[int, ...]
    #: Places by the rules, after tie-breaks; 1 is best, and equal seats share one.
    places: tuple[int, ...]
    #: Each seat's share of the win.
    shares: tuple[float, ...]
    #: The programs' own names; empty for other players.
    names: tuple[str, ...]
    actions: tuple[tuple[Seat, str], ...]
    forfeit: Forfeit | None = None


def seed_of(*parts: object) -> int:
    """Return a seed for these words and numbers, the same on every machine.

    >>> seed_of(1, "deal", 0) == seed_of(1, "deal", 0) != seed_of(1, "deal", 1)
    True
    """
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def orders(
    game: AnyGame,
    pieces: Pieces,
    players: Sequence[tuple[int, str]],
    games: int,
    seed: int,
    milliseconds: int,
    first: int = 0,
    *,
    options: OptionSet | None = None,
) -> Iterator[Order]:
    """Yield the games of a match, numbered from `first`. Every shuffle is played once from every seat."""
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

    A forfeit ends the game: its bot loses, and the others share the win equally, because the result is unknown.
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
    """Return the setup of a game."""
    game = GAMES[order.game]
    options = read(game.options, order.options)
    return deal(game, len(order.seats), order.deal, pieces=_pieces(order.game, order.pieces), options=options)


def record_of(done: Done) -> Record:
    """Return the game as a record."""
    return Record(GAMES[done.order.game], setup_of(done.order), done.actions, done.order.seats)


@lru_cache(maxsize=4)
def _pieces(game: str, text: str) -> Pieces:
    law = GAMES[game]
    found: Pieces = law.read_pieces(SetFile("set", json.loads(text), text)) if text else law.house()
    return found
