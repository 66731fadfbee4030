"""Views from untrusted programs: every true one is accepted, and no other one crashes a mind."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from goldhook.bots import speaker
from goldhook.bots.protocol import act, hello, written
from goldhook.bots.seat_specs import player_for
from goldhook.bots.thought import Budget
from goldhook.bots.views import NotAView, read_view
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Json, OptionSet, Refusal
from goldhook.games import GAMES
from random_sets import random_deck, random_tiles

GA, SG = GAMES["gold_ahoi"], GAMES["silver_gold"]
#: Values of the wrong type or range.
RUBBISH: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 8, 100, 10**6, 10**12, -(10**6), 1.5, "", "x", "P01", "E1", "T01", "a1", "0,0"),
    *("99,99", "-9,-9", [], {}, [1], ["P01"], [[]], [{}], ["P01"] * 60, [5] * 60),
)


def states(game: str, players: int, seed: int, pieces: Any = None, options: OptionSet | None = None) -> Iterator[Any]:
    """Yield a random match, from its start to its end."""
    chosen, chance = GAMES[game], random.Random(seed)
    state = chosen.start(deal(chosen, players, seed, pieces=pieces, options=options))
    yield state
    while waiting := chosen.to_act(state):
        seat = chance.choice(waiting)
        state, _ = chosen.apply(state, seat, chance.choice(chosen.legal(state, seat)))
        yield state


@pytest.mark.parametrize(
    ("game", "players", "pieces", "options"),
    [
        ("silver_gold", 2, SG.house(), SG.options()),
        ("silver_gold", 3, random_deck(2), SG.options(memory_aid=True)),
        ("silver_gold", 4, SG.house(), SG.options()),
        ("gold_ahoi", 2, GA.house(), GA.options()),
        ("gold_ahoi", 2, random_tiles(2), GA.options(open_hands=True, handicap=9)),
    ],
)
def test_every_view_of_a_match_is_one(game: str, players: int, pieces: Any, options: OptionSet) -> None:
    for state in states(game, players, 7, pieces, options):
        for seat in range(players):
            view = json.loads(json.dumps(GAMES[game].view(state, seat)))
            read_view(game, pieces, view, to_act=seat in GAMES[game].to_act(state))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_is_asked_and_a_spectator_never(game: str) -> None:
    chosen = GAMES[game]
    state = list(states(game, 2, 3))[1]
    other = 1 - chosen.to_act(state)[0]
    for seat in (other, None):
        with pytest.raises(NotAView):
            read_view(game, chosen.house(), chosen.view(state, seat), to_act=True)


@pytest.mark.parametrize(
    ("game", "change", "field"),
    [
        ("silver_gold", {"seats": []}, "seats"),
        ("silver_gold", {"turn": 8}, "turn"),
        ("silver_gold", {"options": {"handicap": 1}}, "options"),
        ("silver_gold", {"step": "over"}, "expedition"),
        ("silver_gold", {"display": ["P01", "P01"]}, "display"),
        ("gold_ahoi", {"bag": 3}, "bag"),
        ("gold_ahoi", {"hand": None}, "hand"),
        ("gold_ahoi", {"board": [{"at": "5,5", "tile": "T01", "turn": 0, "seat": 0}]}, "at"),
        ("gold_ahoi", {"board": []}, "unseen"),
        ("gold_ahoi", {"options": {"handicap": 10}}, "options"),
        ("gold_ahoi", {"options": []}, "options"),
    ],
)
def test_the_field_that_is_wrong_is_named(game: str, change: Json, field: str) -> None:
    chosen = GAMES[game]
    state = list(states(game, 2, 3))[6]
    view = chosen.view(state, chosen.to_act(state)[0])
    read_view(game, chosen.house(), view, to_act=True)
    with pytest.raises(NotAView, match=f"^{field}$"):
        read_view(game, chosen.house(), view | change, to_act=True)


def places(told: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every value in a view."""
    for key in told if isinstance(told, dict) else range(len(told)) if isinstance(told, list) else ():
        yield (*at, key)
        yield from places(told[key], (*at, key))


@pytest.mark.slow
@pytest.mark.parametrize("who", ["greedy", "level:1", "level:5"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_in_a_view_there_is_an_answer_or_a_refusal(game: str, who: str) -> None:
    chosen, chance = GAMES[game], random.Random(1)
    asked = [state for state in states(game, 2, 5) if chosen.to_act(state)]
    greeting = written(hello(chosen, chosen.house(), 0, 2, chosen.options(), 40))
    codes = set[str]()
    for _ in range(300):
        state = chance.choice(asked)
        seat = chosen.to_act(state)[0]
        question = json.loads(json.dumps(act(chosen.view(state, seat), chosen.legal(state, seat))))
        spoilt = question["view"]
        *way, last = chance.choice(list(places(spoilt)))
        for key in way:
            spoilt = spoilt[key]
        spoilt[last] = chance.choice(RUBBISH)
        said: list[bytes] = []
        try:
            speaker.speak(
                [greeting, written(question)],
                said.append,
                lambda heard: player_for(who, heard.game, heard.pieces, Chance(1), budget=Budget(playouts=20)),
                who,
            )
        except Refusal as refusal:
            codes.add(refusal.code)
        else:
            assert len(said) == 2
    assert codes == {"protocol_view"}
