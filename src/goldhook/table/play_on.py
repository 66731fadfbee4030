"""Play on from a moment of a finished match: what was public stays, and everything hidden is dealt again."""

from __future__ import annotations

from goldhook.core.game import Refusal, Reshuffle, Seat
from goldhook.record import Record, replay


def play_on(match: Record, actions: int, seat: Seat | None, reshuffle: Reshuffle) -> Record:
    """Return a new match that begins with the first actions of another one, cut back to the beginning of its step.

    In a step in which several seats act at once, nobody knows what the others do. So it is played as a whole, by all.
    `seat` knows what it holds; everything else that was hidden at that moment is dealt again.
    """
    redeal = match.game.redeal
    if redeal is None:
        raise Refusal("play_on_impossible")
    states = [moment.state for moment in replay(match, actions)]
    game, state = match.game, states[-1]
    if not game.to_act(state):
        raise Refusal("match_over")
    begin = next(index for index, earlier in enumerate(states) if game.moment(earlier) == game.moment(state))
    if len(game.to_act(states[begin])) > 1:
        actions = begin
    shuffles = redeal(states[actions], seat, reshuffle)
    setup = match.setup._replace(shuffles=shuffles)
    return Record(game, setup, match.actions[:actions], opening=actions)
