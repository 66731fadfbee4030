"""What a seat, or a spectator, may know: built field by field from what is open, never by striking out what is not.

S1: who kept what is seen when all have chosen, and returned cards never are. S10: what others mark in a turn is seen
when all have finished. S14: which expedition cards were played is not looked up again. Nobody sees the stack.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.core.game import Event, Json, Seat, check_viewer
from goldhook.games.silver_gold import rules, scoring
from goldhook.games.silver_gold.pieces import GRID, Deck
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

#: What one seat does while the others do not look.
_UNSEEN = (CardsKept, FieldsMarked, CrossOwed, CrossLapsed, CoinTicked, CoinWasted, PalmScored, PalmWasted)


def view(state: State, seat: Seat | None) -> Json:
    """The table as the seat sees it; `None` is a spectator."""
    check_viewer(state.setup, seat)
    middle = state.middle
    shown: Json = {
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
    return shown


def open_view(state: State) -> Json:
    """The table with nothing hidden, for a match that is over: all marks, and what everybody was dealt."""
    shown = view(unveiled(state), None)
    if state.middle.step == KEEP:
        shown["hands"] = [[card.id for card in hand] for hand in state.hands]
    return shown


def unveiled(state: State) -> State:
    """The same, but everybody has seen what was kept and marked in the running step."""
    return state._replace(middle=state.middle._replace(before=state.players))


def open_players(state: State, seat: Seat | None) -> list[Player]:
    """While a step runs unseen, the others stand as before it."""
    if state.middle.step not in (KEEP, MARK):
        return list(state.players)
    return [player if other == seat else state.middle.before[other] for other, player in enumerate(state.players)]


def _seat(player: Player) -> Json:
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
    """The expedition cards turned up in this round; only a table with the memory aid shows them."""
    middle = state.middle
    if not middle.round:
        return ()
    played: Sequence[str] = state.setup.shuffles["expeditions"][middle.round - 1][: middle.turn]
    return played


def player_from(deck: Deck, entry: Json) -> Player:
    """A seat of a view, as the value that the rules score."""
    return Player(
        cards=tuple(Held(deck.card(held["id"]), GRID.read(" ".join(held["marked"]))) for held in entry["cards"]),
        coins=entry["coins"],
        cups=tuple(entry["cups"]),
        palms=tuple(entry["palms"]),
        done=tuple(deck.card(card) for card in entry["done"]),
    )


def retell(state: State, events: Sequence[Event], seat: Seat | None) -> list[tuple[int, Event]]:
    """The events of a match so far that the seat may know now, each with its index; all of them once it is over."""
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
    """S14: only the card that lies open is named; with the memory aid, all of this round."""
    middle = state.middle
    lies_open = (event.round, event.turn) == (middle.round, middle.turn)
    aided = state.setup.options.memory_aid and event.round == middle.round
    return event if lies_open or aided else event._replace(expedition=None)


def report(state: State) -> Json:
    """Where the match stands and what it is worth, for whoever holds the record: hidden marks count too."""
    outcome = rules.outcome(state)
    scores = [scoring.score(player) for player in state.players]
    return {
        "over": outcome.over,
        "round": state.middle.round,
        "turn": state.middle.turn,
        "to_act": list(state.to_act),
        "scores": [{**score._asdict(), "total": score.total} for score in scores],
        "winners": list(outcome.winners),
    }
