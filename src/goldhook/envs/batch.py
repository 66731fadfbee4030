"""Parallel matches: the interface between an environment and the compiled code of a game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.memory import Memory
from goldhook.core.game import Seat

Bytes: TypeAlias = NDArray[np.int8]
Flags: TypeAlias = NDArray[np.bool_]
Ints: TypeAlias = NDArray[np.int32]
Actions: TypeAlias = NDArray[np.int64]
Chances: TypeAlias = NDArray[np.uint64]


class Buffers(NamedTuple):
    """What a step of all matches writes, one row per match."""

    #: Whether the match is over. It is also an input: such a match is restarted.
    over: Flags
    #: The seat to act, or the one that acted last where the match is over. It sees `shown` and gets `rewards`.
    viewers: Ints
    shown: Bytes
    masks: Bytes
    #: Points and share of the win of every seat, written at the end.
    returns: NDArray[np.float32]
    rewards: NDArray[np.float64]


class Batch(Protocol):
    """Parallel matches of one game with one set. Arrays have one row per match; all methods work in place."""

    players: int
    options: Any
    #: The arrays of the kernel.
    matches: Ints
    #: The seat to act in each match, -1 where it is over; in a simultaneous step the lowest seat that has to decide.
    seats: Ints
    #: The random numbers of each match: one number that is not zero.
    chances: Chances
    #: How many numbers describe an afterstate.
    features: int

    @property
    def observation_size(self) -> int: ...

    @property
    def action_count(self) -> int: ...

    def deal(self, which: Flags) -> None:
        """Begin new matches in the chosen rows."""

    def first_illegal(self, actions: Actions, skip: Flags) -> int:
        """Return the first row whose action is not legal, or -1; skipped rows are not checked."""

    def advance(self, actions: Actions, skip: Flags) -> None:
        """Play one legal action in every row that is not skipped."""

    def play(self, actions: Actions, into: Buffers) -> int:
        """Play one action in every match, or restart it if it is over, and write all buffers.

        Return the first row with an illegal action, or -1. If there is one, nothing has been played.
        """

    def reply(self, sitting: Bytes) -> None:
        """Let compiled opponents act; by row and seat: -1 none, 0 random, 1 to 3 a level."""

    def observe(self, viewers: Ints, which: Flags, shown: Bytes, masks: Bytes) -> None:
        """Write the observation of each chosen row's viewer, and its legal actions."""

    def count(self, viewers: Ints, which: Flags, returns: NDArray[np.float32], rewards: NDArray[np.float64]) -> None:
        """Write points and share of the win of every seat, and the viewer's reward, in the chosen rows."""

    def draw(self, masks: Bytes, chances: Chances, which: Flags, actions: Actions) -> None:
        """Draw random legal actions in the chosen rows."""

    def afterstates(self, masks: Bytes, rows: Ints, actions: Ints, features: NDArray[np.float32]) -> int:
        """Write row, number and features of every legal action; return how many there are."""

    def redeal(self, viewers: Ints) -> None:
        """Deal again everything that the viewer of each row cannot know."""

    def copied(self) -> Batch:
        """Return a batch with the same matches."""

    @property
    def most_outcomes(self) -> int:
        """The most outcomes that a draw has."""

    def blank(self, row: int, first: Seat) -> list[tuple[int, int]]:
        """Begin a match before its deal; return the draws of the deal."""

    def hand_out(self, row: int) -> None:
        """End the deal."""

    def draws(self, row: int, seat: Seat, action: int) -> list[tuple[int, int]]:
        """Return the draws that a legal action causes: places in the array, and the ends of their rows."""

    def state(self, row: int) -> Any:
        """Return a match as a state of the rules engine."""

    def action_of(self, row: int, seat: Seat, action: int) -> Any:
        """Return the rules engine's action for a number; it must be legal."""

    def number_of(self, row: int, seat: Seat, action: Any) -> int:
        """Return the number of a legal action of the rules engine."""

    def set_state(self, row: int, state: Any) -> None:
        """Set a match to a state of the rules engine."""

    def set_view(self, row: int, view: Any, memory: Memory) -> None:
        """Set a match to one that looks the same to the seat of a view; everything hidden is left open."""
