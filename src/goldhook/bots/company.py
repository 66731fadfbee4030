"""The players of a match who sit there without hands: shown what their seat sees, asked when it is their turn.

Whoever runs a match tells the company every state it comes to. A player that a turn passes without a question is then
shown the last that its seat saw of the turn. A player that takes a seat over is told the match from its beginning, and
knows what the seat knew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from goldhook.bots.player import Player, Simple
from goldhook.bots.protocol import Forfeit
from goldhook.core.game import AnySetup, Game, Json, Seat


class Company:
    """Players by seat, and which of them have been asked in the running turn."""

    def __init__(self, game: Game[Any, Any, Any], players: Mapping[Seat, Player]) -> None:
        self.players = players
        self._game = game
        self._attentive = [seat for seat, player in players.items() if not _blind(player)]
        self._state: Any = None
        self._asked = set[Seat]()

    def watch(self, state: Any) -> None:
        """The match has come to this state."""
        if self._attentive and self._state is not None and self._turn_of(state) != self._turn_of(self._state):
            self._pass_turn()
        self._state = state

    def _turn_of(self, state: Any) -> object:
        """After the end there is no turn any more."""
        return self._game.moment(state)[:2] if self._game.to_act(state) else None

    def _pass_turn(self) -> None:
        for seat in self._attentive:
            if seat not in self._asked:
                self.players[seat].see(self._game.view(self._state, seat))
        self._asked.clear()

    def ask(self, state: Any, seat: Seat) -> Any:
        """What the player of this seat does; the state is one that the company was told of."""
        self._asked.add(seat)
        player = self.players[seat]
        view: Json = {} if _blind(player) else self._game.view(state, seat)
        try:
            return player.act(view, self._game.legal(state, seat))
        except Forfeit as forfeit:
            forfeit.seat = seat
            raise

    def end(self) -> None:
        """The match is over, or broken off: all may go."""
        if self._state is not None:
            report, self._state = self._game.report(self._state), None
            for player in self.players.values():
                player.end(report)


def _blind(player: Player) -> bool:
    return isinstance(player, Simple) and player.blind


def seated(
    game: Game[Any, Any, Any], setup: AnySetup, seats: Iterable[Seat], sit: Callable[[Seat], Player]
) -> dict[Seat, Player]:
    """A player for each of the seats; if one does not come to the table, none stays."""
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


class Played(NamedTuple):
    """A match that was played to its end, or until somebody forfeited it."""

    state: Any
    actions: list[tuple[Seat, Any]]
    forfeit: Forfeit | None = None


def play_out(game: Game[Any, Any, Any], setup: AnySetup, sit: Callable[[Seat], Player]) -> Played:
    """A whole match among players; a forfeit breaks it off."""
    state, actions = game.start(setup), list[tuple[Seat, Any]]()
    try:
        company = Company(game, seated(game, setup, range(setup.players), sit))
    except Forfeit as forfeit:
        return Played(state, actions, forfeit)
    try:
        company.watch(state)
        while waiting := game.to_act(state):
            action = company.ask(state, waiting[0])
            actions.append((waiting[0], action))
            state, _ = game.apply(state, waiting[0], action)
            company.watch(state)
    except Forfeit as forfeit:
        return Played(state, actions, forfeit)
    finally:
        company.end()
    return Played(state, actions)
