"""Cache of minds: those of the house sets stay, those of other sets share a limited number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from goldhook.core.game import Pieces
from goldhook.games import GAMES

#: Memory of a set besides the arrays: its pieces and their placements as Python objects (about 2.3 MB, measured).
PIECES = 4_000_000
T = TypeVar("T")


class Minds(Generic[T]):
    """Minds by game and pieces. The least recently used are dropped first. Thread-safe."""

    def __init__(self, make: Callable[[str, Pieces], T], most: int) -> None:
        self._make, self._most = make, most
        self._house: dict[str, T] = {}
        self._others: OrderedDict[tuple[str, Pieces], tuple[T, int]] = OrderedDict()
        #: Bytes of the largest mind so far by game, as an estimate for the next one.
        self._largest: dict[str, int] = {}
        self._lock = Lock()

    def has(self, game: str, pieces: Pieces) -> bool:
        """Return whether the mind for these pieces is ready."""
        with self._lock:
            return game in self._house if _is_house(game, pieces) else (game, pieces) in self._others

    def get(self, game: str, pieces: Pieces) -> T:
        """Return the mind for these pieces; make it if it is not cached."""
        with self._lock:
            if _is_house(game, pieces):
                if game not in self._house:
                    self._house[game], _ = self._made(game, pieces)
                return self._house[game]
            known = self._others.get((game, pieces))
            if known is None:
                self._make_room(self._largest.get(game, 0))  # first, so that old and new never coexist
                known = self._others[game, pieces] = self._made(game, pieces)
                self._make_room(0)
            self._others.move_to_end((game, pieces))
            return known[0]

    def forget(self) -> None:
        """Drop all minds but those of the house sets."""
        with self._lock:
            self._others.clear()

    @property
    def bytes(self) -> int:
        """Return the bytes of all minds that may be dropped."""
        return sum(size for _, size in self._others.values())

    def __len__(self) -> int:
        return len(self._others)

    def _made(self, game: str, pieces: Pieces) -> tuple[T, int]:
        mind = self._make(game, pieces)
        size = bytes_of(mind) + PIECES
        self._largest[game] = max(size, self._largest.get(game, 0))
        return mind, size

    def _make_room(self, size: int) -> None:
        """Drop minds until one of this size fits. A single mind that is too large stays until the next one comes."""
        while self._others and self.bytes + size > self._most and (size or len(self._others) > 1):
            self._others.popitem(last=False)


def bytes_of(value: object) -> int:
    """Return the bytes of all arrays in a value.

    >>> import numpy as np
    >>> bytes_of((np.zeros(4, dtype=np.int32), [np.zeros(2, dtype=np.int16)], "text"))
    20
    """
    if hasattr(value, "nbytes"):  # numpy is not imported here, because the server runs without it
        return int(value.nbytes)
    if isinstance(value, tuple | list):
        return sum(map(bytes_of, value))
    return sum(map(bytes_of, vars(value).values())) if hasattr(value, "__dict__") else 0


def _is_house(game: str, pieces: Pieces) -> bool:
    house = GAMES[game].house()
    return pieces is house or bool(pieces == house)
