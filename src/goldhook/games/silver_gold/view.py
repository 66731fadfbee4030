"""The information a seat or a spectator may have, built field by field from public facts, never by removing secrets.

S1: kept cards are shown once all have chosen, and returned cards never are. S10: the others' marks are shown once all
have finished. S14: played expedition cards cannot be looked up again. The stack is hidden from everyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from goldhook.core.game import Event, Seat, check_viewer
from goldhook.core.options import changed
from goldhook.games.silver_gold import rules, scoring
from goldhook.games.silver_gold.pieces import GRID, Deck
from goldhook.games.silver_gold.plain import PlayerView, Report, View
from goldhook.games.silver_gold.state import (
    KEEP,
    MARK,
    OVER,
    AllKept,
    CardsKept,
    CoinTicked,
    CoinWasted,
    CrossLapsed,
    CrossOwed,
    ExpeditionTurned,
    FieldsMarked,
    Held,
    PalmScored,
    PalmWasted,
    Player,
    State,
)

#: Events of one seat that are hidden from the others during a step.
_MARKS = (FieldsMarked, CrossOwed, CrossLapsed, CoinTicked, CoinWasted, PalmScored, PalmWasted)
_UNSEEN = (CardsKept, *_MARKS)


def view(state: State, seat: Seat | None) -> View:
    """Return the table as the seat sees it; `None` is a spectator."""
    check_viewer(state.setup, seat)
    middle = state.middle
    shown: View = {
        "round": middle.round,
        "turn": middle.turn,
        "first": middle.first,
        "step": middle.step,
        "expedition": middle.expedition if middle.step not in (KEEP, OVER) else None,
        "display": [card.id for card in middle.display],
        "stack": len(middle.stack),
        "cups": list(middle.cups),
        "seat": seat,
        "to_act": list(state.to_act),
        "owed": 0 if seat is None else state.players[seat].owed,
        "seats": [_seat(player) for player in open_players(state, seat)],
    }
    if middle.step == KEEP and seat is not None:
        shown["hand"] = [card.id for card in state.hands[seat]]
    if state.setup.options.memory_aid:
        shown["played"] = list(_played(state))
    if options := changed(state.setup.options):
        shown["options"] = options
    return shown


def open_view(state: State) -> View:
    """Return the table with nothing hidden, for a match that is over: all marks, and all dealt cards."""
    shown = view(unveiled(state), None)
    if state.middle.step == KEEP:
        shown["hands"] = [[card.id for card in hand] for hand in state.hands]
    return shown


def unveiled(state: State) -> State:
    """Return the state with the cards kept and the marks made in the running step visible to all."""
    return state._replace(middle=state.middle._replace(before=state.players))


def open_players(state: State, seat: Seat | None) -> list[Player]:
    """Return the players as the seat sees them: during a hidden step, the others as before it."""
    if state.middle.step not in (KEEP, MARK):
        return list(state.players)
    return [player if other == seat else state.middle.before[other] for other, player in enumerate(state.players)]


@lru_cache(maxsize=2048)
def _seat(player: Player) -> PlayerView:
    """Return a player as plain data. It is cached because all viewers share it, and must not be changed."""
    return {
        "cards": [
            {"id": held.card.id, "marked": list(GRID.names(held.marked))} for held in player.cards if held is not None
        ],
        "done": [card.id for card in player.done],
        "coins": player.coins,
        "cups": list(player.cups),
        "palms": list(player.palms),
    }


def _played(state: State) -> Sequence[str]:
    """Return the expedition cards turned up in this round; only a table with the memory aid shows them."""
    middle = state.middle
    if not middle.round:
        return ()
    played: Sequence[str] = state.setup.shuffles["expeditions"][middle.round - 1][: middle.turn]
    return played


def player_from(deck: Deck, entry: PlayerView) -> Player:
    """Return a seat of a view as the value that the rules score."""
    return Player(
        cards=tuple(Held(deck.card(held["id"]), GRID.read(" ".join(held["marked"]))) for held in entry["cards"]),
        coins=entry["coins"],
        cups=tuple(entry["cups"]),
        palms=tuple(entry["palms"]),
        done=tuple(deck.card(card) for card in entry["done"]),
    )


def retell(state: State, events: Sequence[Event], seat: Seat | None) -> list[tuple[int, Event]]:
    """Return the events that the seat may still look up: all of this turn, and the claims of the turn before.

    S14: marks reveal their pattern, and so does the turn in which a card was taken, once it is marked. So the log of a
    running match goes back no further, unless the table has the memory aid.
    """
    told = tell(state, events, seat)
    if state.middle.step == OVER or state.setup.options.memory_aid:
        return told
    turned = [index for index, event in enumerate(events) if isinstance(event, ExpeditionTurned)]
    before, now = ([-1, *turned] if turned else [-1, -1])[-2:]
    return [
        (index, event) for index, event in told if index >= now or (index >= before and not isinstance(event, _MARKS))
    ]


def tell(state: State, events: Sequence[Event], seat: Seat | None) -> list[tuple[int, Event]]:
    """Return the events that the seat sees, each with its index; all of them once the match is over."""
    middle = state.middle
    if middle.step == OVER:
        return list(enumerate(events))
    step_began = 0
    for index, event in enumerate(events):
        if isinstance(event, ExpeditionTurned | AllKept):
            step_began = index
    running_unseen = middle.step in (KEEP, MARK)
    told: list[tuple[int, Event]] = []
    for index, event in enumerate(events):
        if isinstance(event, ExpeditionTurned):
            told.append((index, _as_remembered(state, event)))
        elif not (running_unseen and index >= step_began and isinstance(event, _UNSEEN) and event.seat != seat):
            told.append((index, event))
    return told


def _as_remembered(state: State, event: ExpeditionTurned) -> ExpeditionTurned:
    """S14: name only the card that is face up; with the memory aid, all of this round."""
    middle = state.middle
    lies_open = (event.round, event.turn) == (middle.round, middle.turn)
    aided = state.setup.options.memory_aid and event.round == middle.round
    return event if lies_open or aided else event._replace(expedition=None)


def report(state: State) -> Report:
    """Return the progress and the score of the match, for holders of the record: hidden marks count too."""
    outcome = rules.outcome(state)
    return {
        "over": outcome.over,
        "round": state.middle.round,
        "turn": state.middle.turn,
        "to_act": list(state.to_act),
        "scores": [scoring.score(player).json() for player in state.players],
        "winners": list(outcome.winners),
    }
