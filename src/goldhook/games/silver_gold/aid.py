"""What a table shows beside the view to who knows no rules: what a mark brings, what a card is worth, the score cards.

All of it follows from what the seat may know: from its own player, and from the others as `view.open_players` has them.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.core.game import Json, Seat, places
from goldhook.games.silver_gold.attempts import attempt
from goldhook.games.silver_gold.pieces import Card
from goldhook.games.silver_gold.scoring import TIE_BREAK, score, standing
from goldhook.games.silver_gold.state import (
    KEEP,
    MOST_PALMS,
    Action,
    Cross,
    Mark,
    PalmWasted,
    Player,
    State,
    palm_worth,
)
from goldhook.games.silver_gold.view import open_players, unveiled


def aid(shown: State, ground: State, seat: Seat | None, actions: Sequence[Action]) -> Json:
    """For the state that the seat sees, and the state that these actions, all legal ones, would come to."""
    players = open_players(shown, seat)
    palm = palm_worth(shown.middle.display)
    full = seat is not None and len(players[seat].palms) == MOST_PALMS
    standings = [standing(player) for player in players]
    lines = [score(player) for player in players]
    return {
        "marks": [] if seat is None else [_mark(ground, seat, action) for action in actions],
        "palm": 0 if full else palm,
        "palm_parts": {"own": 1, "display": palm - 1},
        "cards": _cards(shown, seat, players),
        "totals": [line.total for line in lines],
        "lines": [{**line._asdict(), "total": line.total} for line in lines],
        "tie_break": {"colours": list(TIE_BREAK), "filled": [list(filled) for _, *filled in standings]},
        "places": list(places(standings)),
    }


def open_aid(state: State) -> Json:
    """The same for a match that is over, where nothing is hidden."""
    shown = unveiled(state)
    return aid(shown, shown, None, [])


def _mark(ground: State, seat: Seat, action: Action) -> Json | None:
    """What a mark or a cross brings; None for other actions."""
    if not isinstance(action, Mark | Cross):
        return None
    before = ground.players[seat]
    state, events = attempt(ground, seat, action)
    after = state.players[seat]
    gain = ground.places[action.card].gains[action.cells]
    filled = [card for card in after.filled if card not in before.filled]
    rows = after.rows - before.rows
    return {
        "cells": len(gain.fields),
        "coins": after.coins - before.coins,
        "crosses": gain.crosses,
        "palms": [*after.palms[len(before.palms) :], *(0 for event in events if isinstance(event, PalmWasted))],
        "cup": sum(_cups_left(ground, seat, before)[:rows]),
        "fills": bool(filled),
        "card": _laid_aside(before, [*before.filled, *filled]) - _laid_aside(before, before.filled),
        "points": score(after).total - score(before).total,
    }


def _cups_left(ground: State, seat: Seat, before: Player) -> tuple[int, ...]:
    """The cups that are left for the next row, if nobody is quicker; rows of this very turn come first."""
    return ground.middle.cups[before.rows - ground.middle.before[seat].rows :]


def _laid_aside(player: Player, cards: Sequence[Card]) -> int:
    """What a player's table is worth once these cards are laid aside."""
    return score(player._replace(done=(*player.done, *cards))).total


def _cards(shown: State, seat: Seat | None, players: Sequence[Player]) -> Json:
    """Every card in sight: to who looks, or to who has it in front of them."""
    looker = None if seat is None else players[seat]
    found = {card.id: _card(card, looker) for card in shown.middle.display}
    if shown.middle.step == KEEP and seat is not None:
        found |= {card.id: _card(card, looker) for card in shown.hands[seat]}
    for player in players:
        found |= {held.card.id: _card(held.card, player) for held in player.cards if held is not None}
        found |= {card.id: _card(card, player, done=True) for card in player.done}
    return found


def _card(card: Card, player: Player | None, *, done: bool = False) -> Json:
    """What a card is, what its seal would be worth to the player if it was laid aside now, and all that it brings."""
    seal = card.seal
    worth: Json = {"seal_now": None, "gain": None}
    if player is not None:
        laid = player.done if done else (*player.done, card)
        worth["seal_now"] = seal.points * sum(other.colour == seal.colour for other in laid) if seal else 0
        worth["gain"] = 0 if done else _laid_aside(player, [card]) - _laid_aside(player, [])
    return {
        "points": card.points,
        "colour": card.colour,
        "seal": {"points": seal.points, "colour": seal.colour} if seal else None,
        **worth,
    }
