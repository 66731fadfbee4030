"""Nonsense of any form is refused, with a code that has its sentence in every language; it never crashes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldhook import record
from goldhook.core.chance import deal
from goldhook.core.game import AnyGame, Refusal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.state import Place
from goldhook.games.silver_gold.state import Cross, Keep, Mark, Take
from goldhook.record import Record

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

words = st.sampled_from(
    [
        "keep",
        "mark",
        "cross",
        "take",
        "place",
        "stack",
        "P01",
        "G03",
        "a1",
        "d4",
        "e5",
        "0,0",
        "0,-1",
        "1",
        "9",
        "-1",
        "٣",
    ]
)
texts = st.one_of(st.text(max_size=30), st.lists(words, max_size=6).map(" ".join))
scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8))
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def say_everywhere(refusal: Refusal) -> None:
    for code in LANGUAGES:
        assert Language(code).refusal(refusal)


@every_game
@given(text=texts)
def test_any_text_is_an_action_or_refused(game: AnyGame, text: str) -> None:
    state = game.start(deal(game, seed=1))
    for seat in (0, 1, 2, -1):
        try:
            action = game.parse(text)
            assert game.parse(str(action)) == action
            game.apply(state, seat, action)
        except Refusal as refusal:
            say_everywhere(refusal)


made_by_hand = st.one_of(
    st.builds(Mark, st.sampled_from(["P01", "X", ""]), st.integers(-5, 1 << 20)),
    st.builds(Cross, st.sampled_from(["P01", "X", ""]), st.integers(-5, 1 << 20)),
    st.builds(Keep, st.lists(st.sampled_from(["P01", "G01", "S02"]), max_size=4).map(tuple)),
    st.builds(Take, st.sampled_from(["P01", "stack", ""])),
    st.builds(Place, st.integers(-99, 99), st.integers(-99, 99), st.integers(-9, 9)),
)


@every_game
@given(action=made_by_hand, seed=st.integers(0, 50))
def test_any_action_made_by_hand_is_legal_or_refused(game: AnyGame, action: Any, seed: int) -> None:
    match = Record(game, deal(game, seed=seed))
    state = game.start(match.setup)
    for _ in range(seed % 7):
        seat = game.to_act(state)[0]
        state, _ = game.apply(state, seat, game.legal(state, seat)[0])
    for seat in game.to_act(state):
        accepted = True
        try:
            game.apply(state, seat, action)
        except Refusal as refusal:
            accepted = False
            say_everywhere(refusal)
        legal = {tuple(sorted(other.cards)) if isinstance(other, Keep) else other for other in game.legal(state, seat)}
        assert accepted == ((tuple(sorted(action.cards)) if isinstance(action, Keep) else action) in legal)


def with_something_else(data: Any, path: list[int], value: Any) -> Any:
    """Return the data with one part replaced; the path leads to the part."""
    copy = json.loads(json.dumps(data))
    inner: Any = copy
    parent: Any = None
    key: Any = None
    for step in path:
        if isinstance(inner, dict) and inner:
            parent, key = inner, sorted(inner)[step % len(inner)]
        elif isinstance(inner, list) and inner:
            parent, key = inner, step % len(inner)
        else:
            break
        inner = parent[key]
    if parent is not None:
        parent[key] = value
    return copy


@every_game
@given(path=st.lists(st.integers(0, 60), min_size=1, max_size=5), value=anything)
def test_a_set_with_one_part_replaced_is_read_or_refused(game: AnyGame, path: list[int], value: Any) -> None:
    data = with_something_else(game.pieces_json(game.house()), path, value)
    try:
        pieces = game.read_pieces(SetFile("here", data))
        assert game.read_pieces(SetFile("here", game.pieces_json(pieces))) == pieces
    except Refusal as refusal:
        say_everywhere(refusal)


@every_game
@given(path=st.lists(st.integers(0, 60), min_size=1, max_size=4), value=anything)
def test_a_record_with_one_part_replaced_is_read_or_refused(game: AnyGame, path: list[int], value: Any) -> None:
    match = Record(game, deal(game, seed=2))
    state = game.start(match.setup)
    while game.to_act(state) and len(match.actions) < 6:  # a short game may be over earlier
        seat = game.to_act(state)[0]
        action = game.legal(state, seat)[-1]
        state, _ = game.apply(state, seat, action)
        match = match.with_action(seat, str(action))
    try:
        record.state_after(record.from_json(with_something_else(record.to_json(match), path, value)))
    except Refusal as refusal:
        say_everywhere(refusal)


@given(data=anything)
def test_any_json_is_no_record(data: Any) -> None:
    with pytest.raises(Refusal):
        record.state_after(record.from_json(data))


@every_game
@given(data=st.dictionaries(st.sampled_from(["name", "game", "treasure", "expeditions", "tiles"]), anything))
def test_any_mapping_is_no_set(game: AnyGame, data: Any) -> None:
    found = list(game.faults(SetFile("here", data)))
    assert found
    for refusal in found[:3]:
        say_everywhere(refusal)
