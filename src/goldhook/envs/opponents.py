"""The players of the seats that the learner does not play.

`random` and the levels 1 to 3 act inside compiled code, all matches in one call. Everyone else is asked match by match,
through the law: `greedy`, the levels 4 and 5, which search, and programs (`cmd:…`).
"""

from __future__ import annotations

import numpy as np

from goldhook.bots.driver import MatchDriver
from goldhook.bots.seat_specs import RANDOM, budget_of, level_of, player_for
from goldhook.core.chance import Chance
from goldhook.core.game import AnyGame, Pieces
from goldhook.envs.batch import Batch, Bytes, Flags, Ints

#: The highest level that acts inside compiled code.
COMPILED = 3
OUTSIDE, DRAWS = -1, 0


class Opponents:
    """The opponents of all matches of a batch; the learner's seat may change from match to match."""

    def __init__(self, game: AnyGame, pieces: Pieces, batch: Batch, bots: tuple[str, ...]) -> None:
        self._game, self._pieces, self._batch = game, pieces, batch
        self._bots = bots
        rows = len(batch.seats)
        self.learner: Ints = np.zeros(rows, dtype=np.int32)
        self._sitting: Bytes = np.full((rows, batch.players), OUTSIDE, dtype=np.int8)
        self._codes = np.array([_compiled(bot) for bot in bots], dtype=np.int8)
        self._slow = bool((self._codes == OUTSIDE).any())
        self._companies: dict[int, MatchDriver[object, object]] = {}

    def sit_down(self, which: Flags, seat: int | None) -> None:
        """Seat all players of new matches; a learner without a fixed seat gets a random one."""
        batch = self._batch
        rows = np.flatnonzero(which)
        by_lot = (batch.chances[rows, 0] >> np.uint64(33)) % np.uint64(batch.players)
        self.learner[rows] = by_lot if seat is None else seat
        self._sitting[rows] = OUTSIDE
        for number, code in enumerate(self._codes, 1):
            self._sitting[rows, (self.learner[rows] + number) % batch.players] = code
        if self._slow:
            for row in rows.tolist():
                self._seat_slow_ones(row)

    def _seat_slow_ones(self, row: int) -> None:
        batch, players = self._batch, {}
        if row in self._companies:
            self._companies.pop(row).end()
        chance = Chance(int(batch.chances[row, 0] >> np.uint64(2)))
        for number, bot in enumerate(self._bots, 1):
            if self._codes[number - 1] == OUTSIDE:
                at = (int(self.learner[row]) + number) % batch.players
                players[at] = player_for(
                    bot, self._game, self._pieces, chance, at=at, players=batch.players, options=batch.options
                )
        self._companies[row] = MatchDriver(self._game, players)
        self._companies[row].watch(batch.state(row))

    def act(self) -> None:
        """Let opponents act until, in every match, the learner must act or the match is over."""
        batch = self._batch
        batch.reply(self._sitting)
        if not self._slow:
            return
        waiting = True
        while waiting:
            asked = np.flatnonzero((batch.seats >= 0) & (batch.seats != self.learner))
            waiting = bool(len(asked))
            for row in asked.tolist():
                self._ask(row)
            batch.reply(self._sitting)

    def _ask(self, row: int) -> None:
        batch, state = self._batch, self._batch.state(row)
        company, seat = self._companies[row], int(batch.seats[row])
        company.watch(state)
        number = batch.number_of(row, seat, company.ask(state, seat))
        actions = np.zeros(len(batch.seats), dtype=np.int64)
        actions[row] = number
        skip = np.ones(len(batch.seats), dtype=np.bool_)
        skip[row] = False
        batch.advance(actions, skip)

    def close(self) -> None:
        """Dismiss all players."""
        while self._companies:
            self._companies.popitem()[1].end()


def _compiled(bot: str) -> int:
    """Return the code of a bot inside compiled code, or OUTSIDE."""
    if bot == RANDOM:
        return DRAWS
    level = level_of(bot)
    return level if level and level <= COMPILED and not budget_of(bot) else OUTSIDE
