"""Drive bots through a match: show them what their seat sees, and ask them for an action when it is their turn.

`MatchDriver` drives all bots of a match in this process, in the lab and in a terminal. Its caller passes every state of
the match to `watch`. A player who is not asked during a turn is shown the last view of that turn.

`SeatDriver` keeps the memory of one seat. A level uses it wherever it plays, and so does a server, whose bots think in
other processes. A bot that takes over a seat is shown the match from its beginning, so it knows what the seat knew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple

from goldhook.bots.memory import Memory, recall
from goldhook.bots.player import Player, Simple
from goldhook.bots.protocol import Forfeit
from goldhook.core.game import A, AnyGame, AnySetup, Game, MatchView, O, P, R, S, Seat, Setup, V
from goldhook.games import plugin

#: The view of a blind player.
NOTHING: MatchView = {"to_act": [], "seat": None}


def _no_past() -> Iterable[MatchView]:
    return ()


class SeatDriver:
    """One seat that a bot plays: its memory, and whether there is a choice to make."""

    def __init__(self, game: str) -> None:
        self._game, self._bots = game, plugin(game).bots
        self.memory = self._bots.blank

    def see(self, view: MatchView) -> None:
        """Remember what a view shows."""
        self.memory = self._bots.remember(self.memory, view)

    def question(
        self, view: MatchView, legal: Sequence[object], past: Callable[[], Iterable[MatchView]] = _no_past
    ) -> Memory | None:
        """Return the memory to think with, or None if only one action is legal.

        If somebody else played the seat meanwhile, the memory is rebuilt from `past`, the seat's earlier views.
        """
        self.see(view)
        if self._bots.missing(self.memory, view) and (seen := list(past())):
            self.memory = recall(self._game, [*seen, view])
        return self.memory if len(legal) > 1 else None


class MatchDriver(Generic[S, A]):
    """Players by seat, and which of them have been asked in the running turn."""

    def __init__(self, game: Game[P, S, A, V, R], players: Mapping[Seat, Player]) -> None:
        self.players = players
        self._game = game
        self._attentive = [seat for seat, player in players.items() if not _blind(player)]
        self._state: S | None = None
        self._asked = set[Seat]()

    def watch(self, state: S) -> None:
        """Take note that the match has reached this state."""
        if self._attentive and self._state is not None and self._turn_of(state) != self._turn_of(self._state):
            self._pass_turn(self._state)
        self._state = state

    def _turn_of(self, state: S) -> object:
        """Return the round and turn; None after the end."""
        return self._game.moment(state)[:2] if self._game.to_act(state) else None

    def _pass_turn(self, state: S) -> None:
        for seat in self._attentive:
            if seat not in self._asked:
                self.players[seat].see(self._game.view(state, seat))
        self._asked.clear()

    def ask(self, state: S, seat: Seat) -> A:
        """Return the action of this seat's player. The state must be one that was passed to `watch`."""
        self._asked.add(seat)
        player = self.players[seat]
        view: MatchView = NOTHING if _blind(player) else self._game.view(state, seat)
        try:
            return player.act(view, self._game.legal(state, seat))
        except Forfeit as forfeit:
            forfeit.seat = seat
            raise

    def end(self) -> None:
        """Dismiss all players, because the match is over or was abandoned."""
        if self._state is not None:
            report, self._state = self._game.report(self._state), None
            for player in self.players.values():
                player.end(report)


def _blind(player: Player) -> bool:
    return isinstance(player, Simple) and player.blind


def seated(game: AnyGame, setup: AnySetup, seats: Iterable[Seat], sit: Callable[[Seat], Player]) -> dict[Seat, Player]:
    """Return a player for each seat. If one fails to start, dismiss those already seated and raise."""
    players: dict[Seat, Player] = {}
    for seat in seats:
        try:
            players[seat] = sit(seat)
        except BaseException as reason:
            for player in players.values():
                player.end(game.report(game.start(setup)))
            if isinstance(reason, Forfeit):
                reason.seat = seat
            raise
    return players


class PlayedOut(NamedTuple, Generic[S, A]):
    """A match played to its end, or until a player forfeited."""

    state: S
    actions: list[tuple[Seat, A]]
    forfeit: Forfeit | None = None


def play_out(game: Game[P, S, A, V, R], setup: Setup[P, O], sit: Callable[[Seat], Player]) -> PlayedOut[S, A]:
    """Play a whole match among bots; a forfeit ends it."""
    state, actions = game.start(setup), list[tuple[Seat, A]]()
    try:
        driver = MatchDriver(game, seated(game, setup, range(setup.players), sit))
    except Forfeit as forfeit:
        return PlayedOut(state, actions, forfeit)
    try:
        driver.watch(state)
        while waiting := game.to_act(state):
            action = driver.ask(state, waiting[0])
            actions.append((waiting[0], action))
            state, _ = game.apply(state, waiting[0], action)
            driver.watch(state)
    except Forfeit as forfeit:
        return PlayedOut(state, actions, forfeit)
    finally:
        driver.end()
    return PlayedOut(state, actions)
