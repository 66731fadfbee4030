"""A greedy player of Silver & Gold: takes the highest immediate value, and looks no further than the card in hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goldhook.core.chance import Chance
from goldhook.core.game import seat_of
from goldhook.games.silver_gold.pieces import GRID, Card, Deck, Seal
from goldhook.games.silver_gold.plain import PlayerView, View
from goldhook.games.silver_gold.state import (
    COINS_A_ROW,
    MOST_COINS,
    MOST_PALMS,
    STACK,
    Action,
    Cross,
    Keep,
    Mark,
    Take,
    palm_worth,
)

#: The worth of an extra field in points: a field is a point once its card is filled, and often brings more.
EXTRA_FIELD = 2.0
#: The share of a card's points that each of its fields is credited with before the card is filled.
PROGRESS = 0.6


def bot(deck: Deck, chance: Chance) -> Callable[[View, Sequence[Action]], Action]:
    """Return a bot for one seat of one match."""

    def choose(view: View, legal: Sequence[Action]) -> Action:
        values = [_value(deck, view, action) for action in legal]
        best = max(values)
        return chance.pick([action for action, value in zip(legal, values, strict=True) if value == best])

    return choose


def _value(deck: Deck, view: View, action: Action) -> float:
    me = view["seats"][seat_of(view)]
    if isinstance(action, Mark | Cross):
        return _mark_value(deck, view, me, action)
    if isinstance(action, Keep):
        return sum(_card_value(deck, deck.card(card), me) for card in action.cards)
    assert isinstance(action, Take)
    if action.card == STACK:  # unseen: valued like an average card
        return sum(_card_value(deck, card, me) for card in deck.cards) / len(deck.cards)
    return _card_value(deck, deck.card(action.card), me)


def _mark_value(deck: Deck, view: View, me: PlayerView, action: Mark | Cross) -> float:
    card, cells = deck.card(action.card), action.cells
    marked = next(GRID.read(" ".join(held["marked"])) for held in me["cards"] if held["id"] == card.id)
    left = (card.island & ~marked & ~cells).bit_count()
    value: float = PROGRESS * cells.bit_count() * (1 + 1 / (1 + left))
    value += EXTRA_FIELD * (cells & card.crosses).bit_count()
    coins: int = min((cells & card.coins).bit_count(), MOST_COINS - me["coins"])
    cup: int = view["cups"][0] if view["cups"] else 0
    value += coins * (1 + cup / COINS_A_ROW)
    palms: int = min((cells & card.palms).bit_count(), MOST_PALMS - len(me["palms"]))
    value += palms * palm_worth(map(deck.card, view["display"]))
    if not left:
        value += (1 - PROGRESS) * card.points + _seal_value(deck, card.seal, me)
    return value


def _card_value(deck: Deck, card: Card, me: PlayerView) -> float:
    """Return the promise of a fresh card per field; it is worth nothing until it is filled."""
    symbols = 1.5 * card.coins.bit_count() + 2.0 * card.palms.bit_count() + 1.2 * card.crosses.bit_count()
    return (card.points + symbols + _seal_value(deck, card.seal, me)) / card.fields


def _seal_value(deck: Deck, seal: Seal | None, me: PlayerView) -> float:
    """Return the worth of a seal with the cards laid aside so far, and one more to come."""
    if seal is None:
        return 0.0
    filled: int = sum(deck.card(card).colour == seal.colour for card in me["done"])
    return seal.points * (filled + 1.0)
