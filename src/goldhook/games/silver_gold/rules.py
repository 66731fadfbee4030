"""The rules engine of Silver & Gold, to be read next to the rulebook: start · legal · apply · outcome.

The numbers (S1 … S16) are those of docs/rules.md. Every function here is pure: it takes a state and returns a new state
and the events in order. Illegal actions raise `Refusal`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from goldhook.core import options
from goldhook.core.game import Event, Outcome, Refusal, Seat, Setup, Shuffles, check_setup, places
from goldhook.games.silver_gold.marking import refuse_mark, score_palms, tick_coins
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.placements import Places, placements
from goldhook.games.silver_gold.scoring import standing
from goldhook.games.silver_gold.state import (
    CLAIM,
    COINS_A_ROW,
    CUPS,
    DEALT,
    DISPLAY,
    KEEP,
    KEPT,
    MARK,
    OVER,
    ROUNDS,
    STACK,
    TURNS,
    Action,
    AllKept,
    AllMarked,
    CardFilled,
    CardLaidAside,
    CardsKept,
    CardTaken,
    Cross,
    CrossLapsed,
    CrossOwed,
    CupMissed,
    CupTaken,
    DisplayRefilled,
    ExpeditionTurned,
    FieldsMarked,
    FirstPlayerPassed,
    Held,
    Keep,
    Mark,
    MatchEnded,
    Middle,
    PlaceLeftEmpty,
    Player,
    RoundEnded,
    RowCompleted,
    State,
    Take,
    finished,
    palm_worth,
    with_middle,
    with_player,
)

PLAYERS = (2, 3, 4)
_ALL_MARKED = AllMarked()
_PASSED = tuple(map(FirstPlayerPassed, range(PLAYERS[-1])))
#: Creates a named tuple from all of its fields in half the time of its own constructor, which is a Python function.
_new = tuple.__new__


# --- setting up: S1, S2 -------------------------------------------------------------------------------------------


def unshuffled(deck: Deck, _options: Options) -> Shuffles:
    """Return everything that must be shuffled: the cards to deal, the cards to draw, the expedition cards of each
    round.
    """
    treasure = [card.id for card in deck.cards]
    return {
        "deal": treasure,
        "draw": treasure,
        "expeditions": [[card.id for card in deck.expeditions]] * ROUNDS,
    }


def start(setup: Setup[Deck, Options]) -> State:
    """S1: deal four cards to each player, who will keep two."""
    deck = setup.pieces
    check_setup(setup, PLAYERS, unshuffled(deck, setup.options))
    options.check(Options, setup.options)
    dealt = [deck.card(card) for card in setup.shuffles["deal"][: DEALT * setup.players]]
    hands = tuple(tuple(dealt[DEALT * seat : DEALT * (seat + 1)]) for seat in range(setup.players))
    players = (Player(),) * setup.players
    middle = Middle(KEEP, 0, 0, setup.first, "", (), (), CUPS, players)
    return State(setup, placements(deck), hands, middle, players, tuple(range(setup.players)))


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must act: in step 2 all that have not finished, in step 3 one after another."""
    return state.to_act


# --- legal actions ------------------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> list[Action]:
    """Return every legal action of the seat; none if it does not have to act."""
    if seat not in state.to_act:
        return []
    middle = state.middle
    step = middle.step
    if step == MARK:
        places, player = state.places, state.players[seat]
        return _legal_crosses(places, player) if player.owed else _legal_marks(places, player, middle.expedition)
    if step == KEEP:
        return [Keep(cards) for cards in combinations([card.id for card in state.hands[seat]], KEPT)]
    from_display: list[Action] = [Take(card.id) for card in middle.display]
    return [*from_display, Take(STACK)] if middle.stack else from_display


def _legal_marks(places: Places, player: Player, expedition: str) -> list[Action]:
    """S5: the pattern wherever it fits on free fields of one card. S6: or any single free field."""
    return [
        mark
        for card, marked in filter(None, player.cards)
        for cells, mark in places[card.id].pairs[expedition]
        if not cells & marked
    ]


def _legal_crosses(places: Places, player: Player) -> list[Action]:
    """S7: any free field on either card."""
    return [
        cross
        for card, marked in filter(None, player.cards)
        for cell, cross in places[card.id].crosses.items()
        if not cell & marked
    ]


# --- applying an action -------------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """Return the state after the action, and the events in order; raise `Refusal` if the action is illegal."""
    if seat not in state.to_act:
        if state.middle.step == OVER:
            raise Refusal("match_over")
        if not 0 <= seat < state.setup.players:
            raise Refusal("no_such_seat", seat=seat, players=state.setup.players)
        raise Refusal("not_to_act", seat=seat, waiting=state.to_act)
    events: list[Event] = []
    kind, step = type(action), state.middle.step
    if step == MARK and (kind is Mark or kind is Cross):
        return _mark(state, seat, action, events), events  # type: ignore[arg-type]
    if step == CLAIM and isinstance(action, Take):
        return _take(state, seat, action, events), events
    if step == KEEP and isinstance(action, Keep):
        return _keep(state, seat, action, events), events
    raise Refusal("wrong_step", step=step)


# --- S1: keep two cards -------------------------------------------------------------------------------------------


def _keep(state: State, seat: Seat, action: Keep, events: list[Event]) -> State:
    hand = state.hands[seat]
    if len(action.cards) != KEPT or action.cards[0] == action.cards[1]:
        raise Refusal("keep_two")
    for card_id in action.cards:
        if all(card.id != card_id for card in hand):
            raise Refusal("card_not_dealt", card=card_id)
    kept = tuple(card for card in hand if card.id in action.cards)  # in dealt order, whatever the order named
    events.append(CardsKept(seat, tuple(card.id for card in kept)))
    player = Player(cards=tuple(Held(card, 0) for card in kept))
    state = finished(state, seat, player)
    return state if state.to_act else _lay_out(state, events)


def _lay_out(state: State, events: list[Event]) -> State:
    """S2: make the stack from all cards not kept, and the display from its top four."""
    events.append(AllKept())
    deck: Deck = state.setup.pieces
    kept = {held.card.id for player in state.players for held in player.cards if held}
    stack = tuple(deck.card(card) for card in state.setup.shuffles["draw"] if card not in kept)
    middle = _refill(state.middle._replace(stack=stack), events)
    return _begin_turn(state._replace(middle=middle), middle.first, 1, 1, events)


# --- step 1, explore: S3, S4 --------------------------------------------------------------------------------------


def _begin_turn(state: State, first: Seat, round: int, turn: int, events: list[Event]) -> State:  # noqa: A002 - the rulebook's word
    """S4: turn up the next expedition card for all players; S12: a seat without a free field skips step 2."""
    expedition = state.setup.shuffles["expeditions"][round - 1][turn - 1]
    events.append(_new(ExpeditionTurned, (round, turn, expedition)))
    setup, places, hands, middle, players, _ = state
    _, _, _, _, _, display, stack, cups, _ = middle
    middle = _new(Middle, (MARK, round, turn, first, expedition, display, stack, cups, players))
    asked = tuple([seat for seat, player in enumerate(players) if player.has_free_field])
    state = _new(State, (setup, places, hands, middle, players, asked))
    return state if asked else _end_marking(state, events)


# --- step 2, mark: S5 to S10 --------------------------------------------------------------------------------------


def _mark(state: State, seat: Seat, action: Mark | Cross, events: list[Event]) -> State:
    """S5 to S10: mark the fields and score their symbols; reveal everything once all have finished."""
    setup, places, _, middle, players, _ = state
    player = players[seat]
    cards, coins, cups, palms, done, owed = player
    card_id, cells = action
    place = 0
    for held in cards:
        if held is not None and held.card.id == card_id:
            break
        place += 1
    else:
        raise Refusal("card_not_held", card=card_id)
    card, marked = held
    here = places[card_id]
    is_cross = type(action) is Cross
    fits = cells in (here.crosses if is_cross else here.marks[middle.expedition])
    if not fits or cells & marked or is_cross is not (owed > 0):
        refuse_mark(player, action, held, setup.pieces.pattern(middle.expedition))

    fields, new_crosses, new_coins, new_palms = here.gains[cells]
    events.append(_new(FieldsMarked, (seat, card_id, fields)))
    now = _new(Held, (card, marked | cells))
    cards = (now, *cards[1:]) if place == 0 else (cards[0], now)
    if new_coins:
        coins = tick_coins(seat, coins, new_coins, events)
    if new_palms:
        palms = score_palms(seat, palms, new_palms, palm_worth(middle.display), events)
    owed += new_crosses - is_cross
    player = _new(Player, (cards, coins, cups, palms, done, owed))
    if owed:
        if player.has_free_field:
            if new_crosses:
                events.append(CrossOwed(seat, owed))
            return with_player(state, seat, player)
        events.append(CrossLapsed(seat, owed))
        player = player._replace(owed=0)
    state = finished(state, seat, player)
    return state if state.to_act else _end_marking(state, events)


def _end_marking(state: State, events: list[Event]) -> State:
    """S10, S11: reveal the marks, and announce completed rows and cards before the first claim."""
    events.append(_ALL_MARKED)
    middle, players = state.middle, state.players
    claiming = list(map(_may_claim, middle.before, players))
    if True not in claiming:
        return _end_turn(state, events)
    seats = [seat for seat in _clockwise(state) if claiming[seat]]
    for seat in seats:
        player = players[seat]
        events += [RowCompleted(seat, row + 1) for row in range(middle.before[seat].rows, player.rows)]
        events += [CardFilled(seat, card.id) for card in player.filled]
    state = with_middle(state, _new(Middle, (CLAIM, *middle[1:])))
    return _claims(state, seats, events)


def _may_claim(before: Player, player: Player) -> bool:
    """Return whether the player completed a coin row or filled a card this turn."""
    return player.coins // COINS_A_ROW != before.coins // COINS_A_ROW or player.has_filled_card


# --- step 3, claim: S11, S12 --------------------------------------------------------------------------------------


def _clockwise(state: State) -> list[Seat]:
    """Return the seats clockwise from the first player."""
    first, players = state.middle.first, state.setup.players
    return [*range(first, players), *range(first)]


def _claims(state: State, seats: Iterable[Seat], events: list[Event]) -> State:
    """Run the claims of these seats, up to the first that has a card to choose."""
    for seat in seats:
        state = _claim_cups(state, seat, events)
        state = _lay_aside(state, seat, events)
        if state.players[seat].owed:
            return _new(State, (*state[:-1], (seat,)))
    return _end_turn(state, events)


def _claim_cups(state: State, seat: Seat, events: list[Event]) -> State:
    """S11 (a): award the highest cup left for every coin row completed this turn."""
    middle, player = state.middle, state.players[seat]
    completed = range(middle.before[seat].rows, player.rows)
    if not completed:
        return state
    cups = middle.cups
    for row in completed:
        if cups:
            events.append(CupTaken(seat, row + 1, cups[0]))
            player, cups = player._replace(cups=(*player.cups, cups[0])), cups[1:]
        else:
            events.append(CupMissed(seat, row + 1))
    return with_player(with_middle(state, middle._replace(cups=cups)), seat, player)


def _lay_aside(state: State, seat: Seat, events: list[Event]) -> State:
    """S11 (b): lay every filled card aside; the seat owes a new one for each, except in the very last turn (S12)."""
    player = state.players[seat]
    filled = player.filled
    if not filled:
        return state
    events += [CardLaidAside(seat, card.id, card.points) for card in filled]
    cards, coins, cups, palms, done, _ = player
    cards = tuple([held if held and held.free else None for held in cards])
    owed = 0 if _last_turn(state) else len(filled)
    state = with_player(state, seat, _new(Player, (cards, coins, cups, palms, (*done, *filled), owed)))
    return _drop_claims_without_cards(state, seat, events)


def _drop_claims_without_cards(state: State, seat: Seat, events: list[Event]) -> State:
    """S12: take no card if display and stack are both empty; the place stays empty."""
    player = state.players[seat]
    if not player.owed or state.middle.display or state.middle.stack:
        return state
    events += [PlaceLeftEmpty(seat)] * player.owed
    return with_player(state, seat, player._replace(owed=0))


def _take(state: State, seat: Seat, action: Take, events: list[Event]) -> State:
    """S11 (b): take one card after another; then refill the display, and let the next seat claim."""
    state = take_card(state, seat, action, events)
    if state.players[seat].owed:
        return state
    state = with_middle(state, _refill(state.middle, events))
    seats = _clockwise(state)
    return _claims(state, seats[seats.index(seat) + 1 :], events)


def take_card(state: State, seat: Seat, action: Take, events: list[Event]) -> State:
    """S11 (b): move any card of the display, or the top of the stack, to an empty place."""
    *progress, display, stack, cups_left, before = state.middle
    if action.card == STACK:
        if not stack:
            raise Refusal("stack_empty")
        card, stack = stack[0], stack[1:]
    else:
        found = [card for card in display if card.id == action.card]
        if not found:
            raise Refusal("card_not_in_display", card=action.card)
        card = found[0]
        display = tuple([other for other in display if other is not card])
    events.append(CardTaken(seat, card.id, action.card == STACK))
    held, coins, cups, palms, done, owed = state.players[seat]
    cards = list(held)
    cards[cards.index(None)] = Held(card, 0)
    player = _new(Player, (tuple(cards), coins, cups, palms, done, owed - 1))
    state = with_middle(state, _new(Middle, (*progress, display, stack, cups_left, before)))
    return _drop_claims_without_cards(with_player(state, seat, player), seat, events)


def _refill(middle: Middle, events: list[Event]) -> Middle:
    """S11, S12: refill the display to four cards, as far as the stack lasts."""
    *progress, display, stack, cups, before = middle
    missing = DISPLAY - len(display)
    new = stack[:missing]
    if not new:
        return middle
    events.append(DisplayRefilled(tuple([card.id for card in new])))
    return _new(Middle, (*progress, display + new, stack[missing:], cups, before))


def _last_turn(state: State) -> bool:
    """S13: return whether this is the last turn of the match."""
    return state.middle.round == ROUNDS and state.middle.turn == TURNS


def _end_turn(state: State, events: list[Event]) -> State:
    """S3: pass the first-player marker clockwise after every turn. S13: end the round after the seventh turn."""
    middle = state.middle
    number, turn = middle.round, middle.turn
    if turn == TURNS:
        events.append(RoundEnded(number))
        if number == ROUNDS:
            state = state._replace(middle=middle._replace(step=OVER), to_act=())
            events.append(MatchEnded(outcome(state).winners))
            return state
        number, turn = number + 1, 0
    first = (middle.first + 1) % len(state.players)
    events.append(_PASSED[first])
    return _begin_turn(state, first, number, turn + 1, events)


# --- the end: S15, S16 (scoring.py) -------------------------------------------------------------------------------


def outcome(state: State) -> Outcome:
    """Return the current score; it is final once the match is over."""
    standings = [standing(player) for player in state.players]
    return Outcome(state.middle.step == OVER, tuple(points for points, *_ in standings), places(standings))
