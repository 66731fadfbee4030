"""The only source of chance: a seed becomes shuffles, and the shuffles are stored in the record.

Nothing else in the rules is random, so a record replays without this module, on any version of Python.
"""

from __future__ import annotations

import hmac
import random
from collections import Counter
from collections.abc import Collection, Sequence
from typing import TypeVar

from goldhook.core import options as agreed
from goldhook.core.game import AnyGame, AnySetup, OptionSet, Pieces, Refusal, Row, Seat, Setup

T = TypeVar("T")


class Chance:
    """Shuffles and random numbers from a seed; without a seed, unpredictable ones from the operating system."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def lot(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        return self._random.randrange(count)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self._random.randrange(len(items))]

    def reshuffled(self, row: Row, known: Collection[str]) -> Row:
        """Return a row in which the known items keep their places, and all others are shuffled among theirs."""
        hidden = iter(self.shuffled(tuple(item for item in row if item not in known)))
        return tuple(item if item in known else next(hidden) for item in row)

    def shuffled(self, items: Row) -> Row:
        """Return the items in random order; in a row of rows, shuffle each row."""
        if items and not isinstance(items[0], str):
            return tuple(self.shuffled(row) for row in items)
        mixed = list(items)
        self._random.shuffle(mixed)
        return tuple(mixed)


def deal(
    game: AnyGame,
    players: int = 2,
    seed: int | None = None,
    *,
    pieces: Pieces | None = None,
    options: OptionSet | None = None,
    first: Seat | None = None,
) -> AnySetup:
    """Return the setup of a match: shuffled pieces, and the first player, named or drawn by lot.

    >>> from goldhook.games import GAMES
    >>> setup = deal(GAMES["gold_ahoi"], seed=7)
    >>> setup.players, len(setup.shuffles["bag"])
    (2, 36)
    """
    pieces, options = _checked(game, players, pieces, options)
    chance = Chance(seed)
    shuffles = {name: chance.shuffled(row) for name, row in game.unshuffled(pieces, options).items()}
    drawn = chance.lot(players)
    return Setup(pieces, players, drawn if first is None else first, options, shuffles)


def deal_by_key(
    game: AnyGame,
    key: bytes,
    players: int = 2,
    *,
    pieces: Pieces | None = None,
    options: OptionSet | None = None,
) -> AnySetup:
    """Return the setup that a key stands for. Anyone who has the key can compute it without this program.

    The items of a row are sorted by HMAC-SHA256 of the key and a text: the name of the row, the item, and how many
    equal items come before it, separated by slashes. In a row of rows, the number of the inner row follows the name.
    The first player is HMAC-SHA256 of the key and "first", as a number, modulo the number of players.
    """
    pieces, options = _checked(game, players, pieces, options)
    shuffles = {name: _ordered(key, name, row) for name, row in game.unshuffled(pieces, options).items()}
    return Setup(pieces, players, int.from_bytes(_mac(key, "first")) % players, options, shuffles)


def _ordered(key: bytes, name: str, items: Row) -> Row:
    if items and not isinstance(items[0], str):
        return tuple(_ordered(key, f"{name}/{number}", row) for number, row in enumerate(items))
    seen = Counter[str]()
    places = list[tuple[bytes, str]]()
    for item in items:
        places.append((_mac(key, f"{name}/{item}/{seen[item]}"), item))
        seen[item] += 1
    return tuple(item for _, item in sorted(places))


def _mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def _checked(game: AnyGame, players: int, pieces: Pieces | None, options: OptionSet | None) -> tuple[Pieces, OptionSet]:
    """Return pieces and options of a match, by default the house set and the default options."""
    if players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    options = game.options() if options is None else options
    agreed.check(game.options, options)
    return game.house() if pieces is None else pieces, options
