"""The reasons for an action in Silver & Gold: what it fills, ticks and brings, and what it leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from goldhook.bots.memory import Memory
from goldhook.bots.reasons import Reason
from goldhook.core.game import seat_of
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.games.silver_gold.pieces import Card, Deck
from goldhook.games.silver_gold.placements import placements
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import (
    COINS_A_ROW,
    DISPLAY,
    KEEP,
    KEPT,
    MARK,
    MOST_COINS,
    MOST_PALMS,
    ROUNDS,
    STACK,
    TURNS,
    Action,
    Cross,
    Held,
    Keep,
    Mark,
    Player,
    Take,
    palm_worth,
)
from goldhook.games.silver_gold.view import player_from

#: Every reason of this game; the sentence of `fills_card` is `hint-fills-card`.
CODES = (
    *("fills_card", "fills_card_seals", "completes_row", "palms", "crosses", "coins", "leaves_few"),
    *("many_fields", "keeps_open", "one_more"),
    *("seal_brings", "counts_with_seals", "pair_seals", "card_crosses", "card_coins", "card_palms", "few_fields"),
    *("palm_stays", "display_stays"),
)
#: Rough worth of each effect in points, for ranking the reasons.
FILLED, SEAL, CROSS, COIN, PALM, FITS, FIELD, NEARLY = 0.6, 1.0, 2.0, 1.2, 1.5, 0.15, 0.3, 0.3
#: A card with at most FEW free fields is nearly filled; a card with MANY fields is large.
FEW, MANY = 2, 16


def legal(deck: Deck, view: View) -> list[Action]:
    """Return all legal actions of a view's seat."""
    if view["seat"] not in view["to_act"]:
        return []
    if view["step"] == KEEP:
        return [Keep(cards) for cards in combinations(view["hand"], KEPT)]
    if view["step"] != MARK:
        return [Take(card) for card in (*view["display"], *([STACK] if view["stack"] else []))]
    actions: list[Action] = []
    expedition = view["expedition"]
    assert expedition is not None, "an expedition card lies open in this step"
    for held in _me(deck, view).cards:
        assert held is not None, "a view lists cards, not empty places"
        here = placements(deck)[held.card.id]
        of_step: Mapping[int, Action] = here.crosses if view["owed"] else here.marks[expedition]
        actions += [action for cells, action in of_step.items() if not cells & held.marked]
    return actions


def reasons(deck: Deck, view: View, memory: Memory, actions: Sequence[Action]) -> list[list[Reason]]:
    """Return for each action all reasons that hold."""
    next_cards = _next_cards(deck, view, memory)
    return [list(_of_action(deck, view, next_cards, action)) for action in actions]


def _of_action(deck: Deck, view: View, next_cards: Sequence[str], action: Action) -> Iterator[Reason]:
    if isinstance(action, Keep):
        return _keeping(deck, action)
    if isinstance(action, Take):
        return _taking(deck, view, next_cards, action)
    return _marking(deck, view, next_cards, action)


def _me(deck: Deck, view: View) -> Player:
    return player_from(deck, view["seats"][seat_of(view)])


# --- step 2: a pattern, a field, a field for a cross --------------------------------------------------------------


def _marking(deck: Deck, view: View, next_cards: Sequence[str], action: Mark | Cross) -> Iterator[Reason]:
    me, card, cells = _me(deck, view), deck.card(action.card), action.cells
    cards = [Held(held.card, held.marked | cells) if held.card is card else held for held in me.cards if held]
    left = next(held.free for held in cards if held.card is card).bit_count()
    if not left:
        yield _filling(me, card)
    elif left <= FEW:
        yield Reason("leaves_few", {"card": card.id, "left": left}, 1.0)
    yield from _symbols_marked(deck, view, me, card, cells)
    free = sum(held.free.bit_count() for held in cards)
    owed = view["owed"] - isinstance(action, Cross)
    crosses = min((cells & card.crosses).bit_count(), free - owed)  # crosses beyond the free fields lapse
    if crosses > 0:
        yield Reason("crosses", {"count": crosses}, CROSS * crosses)
    if cells.bit_count() > 1:
        yield Reason("many_fields", {"count": cells.bit_count()}, FIELD * cells.bit_count())
    if left and next_cards:
        yield _open(deck, cards, next_cards)
        yield from _nearly(deck, next(held for held in cards if held.card is card), next_cards)


def _filling(me: Player, card: Card) -> Reason:
    seals = score(me._replace(done=(*me.done, card))).seals - score(me).seals
    facts = {"card": card.id, "points": card.points}
    worth = FILLED * card.points + SEAL * seals
    return Reason("fills_card_seals", {**facts, "seals": seals}, worth) if seals else Reason("fills_card", facts, worth)


def _symbols_marked(deck: Deck, view: View, me: Player, card: Card, cells: int) -> Iterator[Reason]:
    coins = min((cells & card.coins).bit_count(), MOST_COINS - me.coins)
    if coins:
        row = (me.coins + coins) // COINS_A_ROW
        if row > me.rows and view["cups"]:
            yield Reason("completes_row", {"row": row, "cup": view["cups"][0]}, COIN + view["cups"][0])
        yield Reason("coins", {"count": coins, "coins": me.coins + coins}, COIN * coins)
    palms = min((cells & card.palms).bit_count(), MOST_PALMS - len(me.palms))
    if palms:
        points = palms * palm_worth(map(deck.card, view["display"]))
        yield Reason("palms", {"points": points}, points)


def _next_cards(deck: Deck, view: View, memory: Memory) -> list[str]:
    """Return the expedition cards that may be turned up next, as far as the seat remembers."""
    everything = [card.id for card in deck.expeditions]
    if view["turn"] == TURNS:
        return everything if view["round"] < ROUNDS else []
    assert isinstance(memory, Seen)
    seen = memory.expeditions if memory.round == view["round"] else ()
    return [card for card in everything if card not in seen and card != view["expedition"]]


def _open(deck: Deck, cards: Sequence[Held], next_cards: Sequence[str]) -> Reason:
    """Count the coming expedition cards that would fit."""
    places = placements(deck)
    fits = sum(
        any(not cells & held.marked for held in cards for cells in places[held.card.id].patterns[expedition])
        for expedition in next_cards
    )
    return Reason("keeps_open", {"fits": fits, "of": len(next_cards)}, FITS * fits * 8 / len(next_cards))


def _nearly(deck: Deck, held: Held, next_cards: Sequence[str]) -> Iterator[Reason]:
    """Count the coming expedition cards that would exactly fill the card."""
    patterns = placements(deck)[held.card.id].patterns
    fits = sum(held.free in patterns[expedition] for expedition in next_cards)
    if fits:
        facts = {"card": held.card.id, "fits": fits, "of": len(next_cards)}
        yield Reason("one_more", facts, NEARLY * held.card.points * fits / len(next_cards))


# --- steps 1 and 3: a card ----------------------------------------------------------------------------------------


def _keeping(deck: Deck, action: Keep) -> Iterator[Reason]:
    cards = [deck.card(card) for card in action.cards]
    if seals := score(Player(done=tuple(cards))).seals:
        yield Reason("pair_seals", {"points": seals}, SEAL * seals)
    yield from _promise(cards, KEPT)


def _taking(deck: Deck, view: View, next_cards: Sequence[str], action: Take) -> Iterator[Reason]:
    me, display = _me(deck, view), [deck.card(card) for card in view["display"]]
    if action.card == STACK:
        if len(display) == DISPLAY:  # otherwise it is refilled now
            yield from _leaving(me, palm_worth(display))
        return
    card = deck.card(action.card)
    if card.seal and (count := sum(done.colour == card.seal.colour for done in (*me.done, card))):
        points = count * card.seal.points
        yield Reason("seal_brings", {"card": card.id, "points": points}, SEAL * points)
    if points := sum(done.seal.points for done in me.done if done.seal and done.seal.colour == card.colour):
        yield Reason("counts_with_seals", {"card": card.id, "points": points}, SEAL * points)
    yield from _promise([card], 1)
    if next_cards:
        yield _open(deck, [held for held in (*me.cards, Held(card, 0)) if held], next_cards)


def _leaving(me: Player, palm: int) -> Iterator[Reason]:
    """Yield the reasons for leaving the display as it is."""
    yield Reason("display_stays", {}, 0.5)
    if palm > 1 and len(me.palms) < MOST_PALMS and any(held.free & held.card.palms for held in me.cards if held):
        yield Reason("palm_stays", {"points": palm}, 0.4 * palm)


def _promise(cards: Sequence[Card], of: int) -> Iterator[Reason]:
    """Yield the reasons printed on the cards."""
    for symbols, worth in (("crosses", CROSS), ("coins", COIN), ("palms", PALM)):
        if count := sum(getattr(card, symbols).bit_count() for card in cards):
            yield Reason(f"card_{symbols}", {"count": count}, worth * count / of / 2)
    fields = sum(card.fields for card in cards)
    yield Reason("few_fields", {"fields": fields}, 0.2 * (MANY - fields / of))
