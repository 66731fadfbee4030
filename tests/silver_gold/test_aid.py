"""The aid agrees with the rules engine: every mark and every card brings what was announced."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldhook.core.chance import deal
from goldhook.core.game import Event, Json, code_of
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold.scoring import score
from goldhook.games.silver_gold.state import CLAIM, KEEP, MARK, Cross, Mark, State

seeds = st.integers(min_value=0, max_value=2**32)


def shown(state: State, seat: int | None) -> Any:
    return GAME.aid(state, state, seat)


def gains(state: State, seat: int) -> list[Any]:
    found = [GAME.gain(state, seat, action) for action in GAME.legal(state, seat)]
    return [gain for gain in found if gain is not None]


def states(seed: int, players: int = 2) -> list[State]:
    """Return all states of a random match."""
    chance = random.Random(seed)
    found = [GAME.start(deal(GAME, players, seed))]
    while waiting := GAME.to_act(found[-1]):
        seat = chance.choice(waiting)
        found.append(GAME.apply(found[-1], seat, chance.choice(GAME.legal(found[-1], seat)))[0])
    return found


def told(events: list[Event], seat: int, code: str) -> list[Json]:
    return [event._asdict() for event in events if code_of(event) == code and event._asdict()["seat"] == seat]


@given(seed=seeds)
def test_a_mark_brings_what_was_said(seed: int) -> None:
    chance = random.Random(seed)
    state = chance.choice([state for state in states(seed) if state.middle.step == MARK])
    seat = chance.choice(GAME.to_act(state))
    before = state.players[seat]
    marks = gains(state, seat)
    assert len(marks) == len(GAME.legal(state, seat))
    for action, mark in zip(GAME.legal(state, seat), marks, strict=True):
        assert isinstance(action, Mark | Cross)
        after, events = GAME.attempt(state, seat, action)
        assert mark["cells"] == len(told(events, seat, "fields_marked")[0]["fields"])
        assert mark["coins"] == len(told(events, seat, "coin_ticked"))
        scored = [event["points"] for event in told(events, seat, "palm_scored")]
        assert mark["palms"] == scored + [0] * len(told(events, seat, "palm_wasted"))
        assert mark["points"] == score(after.players[seat]).total - score(before).total
        assert mark["points"] == mark["coins"] + sum(mark["palms"])
        assert mark["fills"] == (len(after.players[seat].filled) > len(before.filled))
        assert bool(mark["card"]) == mark["fills"]


@pytest.mark.slow
def test_cup_and_card_come_at_the_end_of_the_turn_if_nobody_is_quicker() -> None:
    seen = Counter[str]()
    for seed in range(40):
        for state in states(seed):
            middle = state.middle
            if middle.step != MARK or len(GAME.to_act(state)) != 1:
                continue  # the last to mark: with that the step closes
            (seat,) = GAME.to_act(state)
            before, marks = state.players[seat], gains(state, seat)
            quicker = any(player.rows > middle.before[other].rows for other, player in enumerate(state.players))
            for action, mark in zip(GAME.legal(state, seat), marks, strict=True):
                if not (mark["cup"] or mark["card"]) or mark["crosses"] or quicker or before.filled or before.owed:
                    continue
                after, events = GAME.apply(state, seat, action)
                claimed = {other for other in range(2) if told(events, other, "card_laid_aside")} - {seat}
                if after.middle.step == CLAIM and seat not in GAME.to_act(after) and claimed:
                    continue  # another chooses a card first
                grown = score(after.players[seat]).total - score(before).total
                assert grown == mark["points"] + mark["cup"] + mark["card"]
                seen.update(cup=mark["cup"] > 0, card=mark["card"] > 0)
    assert seen["cup"] > 5 and seen["card"] > 20


@given(seed=seeds, players=st.integers(2, 4))
def test_totals_are_what_the_viewer_may_know(seed: int, players: int) -> None:
    chance = random.Random(seed)
    state = chance.choice(states(seed, players))
    for viewer in (None, *range(players)):
        aid = shown(state, viewer)
        hidden = state.middle.step in (KEEP, MARK)
        for seat, player in enumerate(state.players):
            known = state.middle.before[seat] if hidden and seat != viewer else player
            assert aid["lines"][seat] == {**score(known)._asdict(), "total": score(known).total}
        assert aid["totals"] == [line["total"] for line in aid["lines"]]
        assert aid["palm_parts"]["own"] + aid["palm_parts"]["display"] >= aid["palm"]
    report = GAME.report(state)
    if report["over"]:
        assert [seat for seat, place in enumerate(shown(state, None)["places"]) if place == 1] == report["winners"]


@given(seed=seeds)
def test_every_card_in_sight_is_told_of_and_gains_what_it_would_if_laid_aside(seed: int) -> None:
    state = random.Random(seed).choice(states(seed))
    for viewer in (None, 0, 1):
        view, cards = GAME.view(state, viewer), shown(state, viewer)["cards"]
        in_sight = {*view["display"], *view.get("hand", [])}
        for seat in view["seats"]:
            in_sight |= {held["id"] for held in seat["cards"]} | set(seat["done"])
        assert set(cards) == in_sight
        for card in view["display"]:
            if viewer is None:
                assert cards[card]["seal_now"] is cards[card]["gain"] is None
                continue
            player = state.players[viewer] if state.middle.step not in (KEEP, MARK) else None
            if player:
                with_it = player._replace(done=(*player.done, state.setup.pieces.card(card)))
                assert cards[card]["gain"] == score(with_it).total - score(player).total
                assert cards[card]["gain"] >= cards[card]["points"] + cards[card]["seal_now"]
        for at in range(2):
            laid = [cards[card]["seal_now"] for card in view["seats"][at]["done"]]
            assert sum(laid) == shown(state, viewer)["lines"][at]["seals"]
