"""Another world that a viewer cannot tell from this one: everything hidden is dealt again.

`reshuffled(game, state, events, viewer, chance)` returns a state and events that differ from the given ones only in
facts hidden from the viewer. If a view, an event log or a list of legal actions differs between the two, it leaks.

A game of another package brings a module `testing` with `reshuffled(state, events, viewer, chance)` and
`hidden_part(state)`.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from goldhook.core.game import AnyGame, Event, Seat, code_of
from goldhook.games.gold_ahoi.state import State as GoldAhoiState
from goldhook.games.gold_ahoi.state import TileDrawn
from goldhook.games.silver_gold import GAME as SILVER_GOLD
from goldhook.games.silver_gold.state import EVENTS, KEEP, MARK, ExpeditionTurned, FieldsMarked
from goldhook.games.silver_gold.state import State as SilverGoldState

#: The events of step 2; none of them can be looked up after the turn.
_MARKS = tuple(kind for kind in EVENTS if code_of(kind).split("_")[0] in ("fields", "cross", "coin", "palm"))
World = tuple[Any, list[Event]]


def reshuffled(game: AnyGame, state: Any, events: list[Event], viewer: Seat | None, chance: random.Random) -> World:
    if game.name == "silver_gold":
        return _silver_gold(state, events, viewer, chance)
    if game.name == "gold_ahoi":
        return _gold_ahoi(state, events, viewer, chance)
    world: World = _testing(game).reshuffled(state, events, viewer, chance)
    return world


def hidden_part(game: AnyGame, state: Any) -> Any:
    """Return the facts that no seat has seen yet: the stack, or the undrawn part of the bag."""
    if game.name == "silver_gold":
        return state.middle.stack
    return state.bag[state.drawn :] if game.name == "gold_ahoi" else _testing(game).hidden_part(state)


def _testing(game: AnyGame) -> Any:
    return import_module(f"{game.start.__module__.rpartition('.')[0]}.testing")


def _mixed(items: Any, chance: random.Random) -> tuple[Any, ...]:
    return tuple(chance.sample(list(items), len(items)))


def _silver_gold(state: SilverGoldState, events: list[Event], viewer: Seat | None, chance: random.Random) -> World:
    middle, setup = state.middle, state.setup
    # The order of the stack; in step "keep" also the other hands: all cards but the viewer's own.
    hands = list(state.hands)
    if middle.step == KEEP:
        others = [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]
        dealt = {card.id for hand in hands for card in hand}
        pool = others + [card for card in setup.pieces.cards if card.id not in dealt]
        chance.shuffle(pool)
        for seat, hand in enumerate(hands):
            if seat != viewer:
                hands[seat], pool = tuple(pool[: len(hand)]), pool[len(hand) :]
    else:  # what was returned is never shown
        hands = [_mixed(setup.pieces.cards, chance)[:4] for _ in hands]
    # The expedition cards: all but the one that lies open (and, with the memory aid, this round's).
    rounds = []
    for number, row in enumerate(setup.shuffles["expeditions"], 1):
        row = list(row)
        if number == middle.round:
            known = range(middle.turn) if setup.options.memory_aid else [middle.turn - 1]
            rest = _mixed([card for index, card in enumerate(row) if index not in known], chance)
            rest_of = iter(rest)
            row = [card if index in known else next(rest_of) for index, card in enumerate(row)]
        else:
            row = list(_mixed(row, chance))
        rounds.append(row)
    shuffles = {
        "deal": _mixed(setup.shuffles["deal"], chance),
        "draw": _mixed(setup.shuffles["draw"], chance),
        "expeditions": rounds,
    }
    setup = setup._replace(shuffles=shuffles)
    state = state._replace(setup=setup, hands=tuple(hands), middle=middle._replace(stack=_mixed(middle.stack, chance)))
    told = [
        event._replace(expedition=rounds[event.round - 1][event.turn - 1])
        if isinstance(event, ExpeditionTurned)
        else event
        for event in _another_past(state, events, chance)
    ]
    return _other_choices(state, told, viewer, chance)


def _another_past(state: SilverGoldState, events: list[Event], chance: random.Random) -> list[Event]:
    """S14: replace the marks before this turn, and the claims before the last one, which might have been any others.

    The present is the same, so a viewer that can tell the two pasts apart knows more of them than the view shows.
    """
    turned = [index for index, event in enumerate(events) if isinstance(event, ExpeditionTurned)]
    if state.setup.options.memory_aid or not turned:
        return events
    before, now = [0, *turned][-2:]
    mixed = list(_mixed(events[:before], chance))[: chance.randrange(before + 1)]
    last = [event for event in events[before:now] if not isinstance(event, _MARKS)]
    for _ in range(chance.randrange(4)):
        at = chance.randrange(1, len(last) + 1) if last else 0
        last.insert(at, FieldsMarked(chance.randrange(state.setup.players), "P01", ("a1",) * chance.randrange(1, 5)))
    return mixed + last + events[now:]


def _other_choices(state: SilverGoldState, events: list[Event], viewer: Seat | None, chance: random.Random) -> World:
    """Redo the others' choices in a running step differently, with seats that end up at the same stage."""
    step = state.middle.step
    if step not in (KEEP, MARK):
        return state, events
    began = max((i for i, event in enumerate(events) if isinstance(event, ExpeditionTurned)), default=-1) + 1
    open_step, events = events[began:], events[:began]
    waiting = state.to_act
    fresh = state._replace(players=state.middle.before, to_act=tuple(range(state.setup.players)))
    for seat, player in enumerate(state.players):
        mine = [event for event in open_step if event._asdict().get("seat") == seat]
        if seat == viewer:
            fresh = _with(fresh, seat, player)
            events = events + mine
            continue
        began_player = state.middle.before[seat]
        if seat in waiting and player == began_player:
            continue  # has done nothing yet
        # Play this seat alone until it stands as far: finished, or somewhere within its crosses.
        alone = _with(fresh, seat, began_player)._replace(to_act=(seat, -1))
        done: list[Event] = []
        while seat in alone.to_act and (seat not in waiting or not done):
            action = chance.choice(SILVER_GOLD.legal(alone, seat))
            alone, more = SILVER_GOLD.apply(alone, seat, action)
            done += more
        fresh = _with(fresh, seat, alone.players[seat])
        events = events + done
    return fresh._replace(to_act=waiting), events


def _with(state: SilverGoldState, seat: Seat, player: Any) -> SilverGoldState:
    players = list(state.players)
    players[seat] = player
    return state._replace(players=tuple(players))


def _gold_ahoi(state: GoldAhoiState, events: list[Event], viewer: Seat | None, chance: random.Random) -> World:
    open_hands = state.setup.options.open_hands
    hidden_seats = [seat for seat, tile in enumerate(state.hands) if tile and not open_hands and seat != viewer]
    pool = [tile for seat in hidden_seats if (tile := state.hands[seat])] + list(state.bag[state.drawn :])
    chance.shuffle(pool)
    hands = list(state.hands)
    told = list(events)
    for seat in hidden_seats:
        hands[seat] = pool.pop()
        drawn = [i for i, event in enumerate(told) if isinstance(event, TileDrawn) and event.seat == seat]
        if drawn:
            told[drawn[-1]] = TileDrawn(seat, hands[seat].id)  # type: ignore[union-attr]
    bag = _mixed(state.bag[: state.drawn], chance) + tuple(pool)
    setup = state.setup._replace(shuffles={"bag": [tile.id for tile in bag]})
    return state._replace(setup=setup, bag=bag, hands=tuple(hands)), told
