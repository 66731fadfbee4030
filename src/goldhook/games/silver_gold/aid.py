"""Help next to the view, for clients that do not implement the rules: gains of marks, card values, score cards.

It uses only what the seat may know: its own player, and the others as `view.open_players` shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from goldhook.core.game import Seat, places
from goldhook.games.silver_gold.attempts import attempt
from goldhook.games.silver_gold.pieces import Card
from goldhook.games.silver_gold.plain import Aid, CardAid, MarkAid, OpenAid, ScoreLines
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


def aid(shown: State, _ground: State, seat: Seat | None) -> Aid:
    """Return the help for the state that the seat sees."""
    players = open_players(shown, seat)
    palm = palm_worth(shown.middle.display)
    full = seat is not None and len(players[seat].palms) == MOST_PALMS
    scores = [_scored(player) for player in players]
    standings = [counted.standing for counted in scores]
    return {
        "palm": 0 if full else palm,
        "palm_parts": {"own": 1, "display": palm - 1},
        "cards": _cards(shown, seat, players),
        "totals": [points for points, *_ in standings],
        "lines": [counted.lines for counted in scores],
        "tie_break": {"colours": list(TIE_BREAK), "filled": [counted.filled for counted in scores]},
        "places": list(places(standings)),
    }


class _Scored(NamedTuple):
    standing: tuple[int, ...]
    lines: ScoreLines
    filled: list[int]


@lru_cache(maxsize=2048)
def _scored(player: Player) -> _Scored:
    """Return a player's score. It is cached because all viewers share it, and must not be changed."""
    counted = score(player)
    found = standing(player, counted)
    return _Scored(found, counted.json(), list(found[1:]))


def open_aid(state: State) -> OpenAid:
    """Return the help for a replay, where nothing is hidden and no seat may act."""
    shown = unveiled(state)
    return {**aid(shown, shown, None), "marks": []}


def gain(ground: State, seat: Seat, action: Action) -> MarkAid | None:
    """Return the gain of a mark or a cross; None for other actions."""
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
    """Return the cups left for the next rows if no other player is faster, after the rows completed this turn."""
    return ground.middle.cups[before.rows - ground.middle.before[seat].rows :]


def _laid_aside(player: Player, cards: Sequence[Card]) -> int:
    """Return the player's points once these cards are laid aside."""
    return score(player._replace(done=(*player.done, *cards))).total


def _cards(shown: State, seat: Seat | None, players: Sequence[Player]) -> dict[str, CardAid]:
    """Return every visible card, valued for the player who has it, or else for the viewer."""
    viewer = None if seat is None else players[seat].done
    offered = shown.middle.display
    if shown.middle.step == KEEP and seat is not None:
        offered += shown.hands[seat]
    found = {card.id: _offered(card, viewer) for card in offered}
    for player in players:
        found |= _owned(tuple([held.card for held in player.cards if held is not None]), player.done)
    return found


@lru_cache(maxsize=2048)
def _offered(card: Card, done: tuple[Card, ...] | None) -> CardAid:
    """Return a card that nobody has, valued for a player with these cards laid aside, or for nobody."""
    return _card(card, None if done is None else _Pile(done))


@lru_cache(maxsize=2048)
def _owned(held: tuple[Card, ...], done: tuple[Card, ...]) -> dict[str, CardAid]:
    """Return the cards of a player: those in front of them and those laid aside."""
    pile = _Pile(done)
    found = {card.id: _card(card, pile) for card in held}
    return found | {card.id: _card(card, pile, joins=0) for card in done}


class _Pile:
    """The cards laid aside: the number of each colour, and the gain of their seals from one more card of it."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.count: dict[str, int] = {}
        self.worth: dict[str, int] = {}
        for card in cards:
            self.count[card.colour] = self.count.get(card.colour, 0) + 1
            if seal := card.seal:
                self.worth[seal.colour] = self.worth.get(seal.colour, 0) + seal.points


def _card(card: Card, pile: _Pile | None, joins: int = 1) -> CardAid:
    """Return a card, with the gain of its seal and of the card if it joins a pile; `joins` is 0 if it is in it."""
    seal, colour, points = card.seal, card.colour, card.points
    now = gain = None
    if pile is not None:
        now = seal.points * (pile.count.get(seal.colour, 0) + (joins and colour == seal.colour)) if seal else 0
        gain = joins and points + now + pile.worth.get(colour, 0)
    return {
        "points": points,
        "colour": colour,
        "seal": seal.json() if seal else None,
        "seal_now": now,
        "gain": gain,
    }
