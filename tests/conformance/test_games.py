"""One suite over every game in the catalog: the invariants of any game, whatever its rules."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_options import any_options
from goldhook import record
from goldhook.core.chance import deal
from goldhook.core.game import AnyGame, Event, OptionSet, Refusal, Seat
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES
from goldhook.record import Record
from hidden_worlds import reshuffled
from random_sets import random_deck, random_tiles

pytestmark = pytest.mark.slow

TABLES = [(game, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
seeds = st.integers(min_value=0, max_value=2**32)
RANDOM_SETS: dict[str, Callable[[int], Any]] = {
    "silver_gold": lambda seed: random_deck(seed % 50),
    "gold_ahoi": random_tiles,
}


def pieces_for(game: AnyGame, seed: int) -> Any:
    """Return the house set, or now and then a random one."""
    if seed % 4 or game.name not in RANDOM_SETS:
        return game.house()
    return RANDOM_SETS[game.name](seed)


def walk(game: AnyGame, players: int, seed: int, options: OptionSet | None = None) -> Any:
    """Play a random match: yield (state, events, seat, action) before each action, and the end with seat None."""
    chance = random.Random(seed)
    setup = deal(game, players, seed, pieces=pieces_for(game, seed), options=options)
    state, told = game.start(setup), list[Event]()
    while waiting := game.to_act(state):
        seat = chance.choice(waiting)
        action = chance.choice(game.legal(state, seat))
        yield state, told, seat, action
        state, events = game.apply(state, seat, action)
        told = told + events
    yield state, told, None, None


def actions_elsewhere(game: AnyGame, players: int, seed: int) -> list[Any]:
    """Return actions of all kinds, from other moments of a match."""
    return [action for _, _, seat, action in walk(game, players, seed) if seat is not None]


# --- legal ⇔ apply accepts ----------------------------------------------------------------------------------------


@every_table
@given(seed=seeds)
def test_legal_is_exactly_what_apply_accepts(game: AnyGame, players: int, seed: int) -> None:
    chance = random.Random(seed)
    others = actions_elsewhere(game, players, seed + 1)
    for state, _, _, _ in walk(game, players, seed):
        for seat in range(-1, players + 1):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in game.to_act(state))
            assert len(set(map(str, legal))) == len(legal), "no action is listed twice"
            for action in chance.sample(legal, min(3, len(legal))):
                game.apply(state, seat, action)
            known = set(legal)
            for action in chance.sample(others, 3):
                if action not in known and not _same_keep(action, known):
                    with pytest.raises(Refusal):
                        game.apply(state, seat, action)


def _same_keep(action: Any, legal: set[Any]) -> bool:
    """Return whether `keep` names a listed pair in the other order; both are legal, but only one is listed."""
    cards = getattr(action, "cards", None)
    return isinstance(cards, tuple) and any(sorted(cards) == sorted(getattr(other, "cards", ())) for other in legal)


@every_table
@given(seed=seeds)
def test_every_game_ends_and_somebody_wins(game: AnyGame, players: int, seed: int) -> None:
    moves = list(walk(game, players, seed))
    state, told, _, _ = moves[-1]
    outcome = game.outcome(state)
    assert outcome.over
    assert len(moves) < 400
    assert outcome.winners
    assert min(outcome.places) == 1
    best = max(outcome.totals)
    assert all(outcome.totals[seat] == best for seat in outcome.winners)
    assert told[-1]._asdict()["winners"] == outcome.winners
    for seat in range(players):
        with pytest.raises(Refusal, match="match_over"):
            game.apply(state, seat, moves[0][3])


def what_moves(state: Any) -> str:
    """Return a state as text, without its setup and tables, which never change during a match."""
    return repr([part for part in state[1:] if not isinstance(part, dict)])


@every_table
@given(seed=seeds)
def test_states_are_values(game: AnyGame, players: int, seed: int) -> None:
    """Applying an action returns a new state: the same one twice, and the old one is unchanged."""
    for state, _, seat, action in walk(game, players, seed):
        if seat is not None:
            before = what_moves(state)
            first, second = game.apply(state, seat, action), game.apply(state, seat, action)
            assert first == second
            assert what_moves(state) == before
            with pytest.raises(AttributeError):
                state.to_act = ()


# --- text and JSON round-trip, replay equals live play ------------------------------------------------------------


@every_table
@given(seed=seeds)
def test_every_action_has_a_text_that_round_trips(game: AnyGame, players: int, seed: int) -> None:
    for state, _, _, _ in walk(game, players, seed):
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                assert game.parse(str(action)) == action
                assert str(game.parse(str(action).upper().lower())) == str(action)


@every_table
@given(seed=seeds)
def test_replay_equals_live_play(game: AnyGame, players: int, seed: int) -> None:
    options = any_options(game, seed)
    moves = list(walk(game, players, seed, options))
    end, told, _, _ = moves[-1]
    written = Record(game, end.setup)
    for _, _, seat, action in moves[:-1]:
        written = written.with_action(seat, str(action))
    read = record.from_json(json.loads(record.dumps(written)))
    retold = list(record.replay(read))
    assert [event for moment in retold for event in moment.events] == told
    assert game.report(retold[-1].state) == game.report(end)
    assert [game.view(moment.state, 0) for moment in retold] == [game.view(state, 0) for state, *_ in moves]
    assert record.dumps(read) == record.dumps(written)


@every_table
def test_a_set_survives_its_json(game: AnyGame, players: int) -> None:
    for seed in range(0, 20, 4):
        pieces = pieces_for(game, seed)
        data = json.loads(json.dumps(game.pieces_json(pieces)))
        assert game.read_pieces(SetFile("here", data)) == pieces


@every_table
def test_what_is_no_seat_sees_nothing(game: AnyGame, players: int) -> None:
    state = game.start(deal(game, players, seed=1))
    for seat in (-1, players):
        with pytest.raises(Refusal, match="no_such_seat"):
            game.view(state, seat)


@every_table
def test_states_and_refusals_travel_between_processes(game: AnyGame, players: int) -> None:
    state = game.start(deal(game, players, seed=1))
    assert pickle.loads(pickle.dumps(state)) == state
    refusal = pickle.loads(pickle.dumps(Refusal("field_taken", card="P01", field="a1")))
    assert (refusal.code, refusal.facts) == ("field_taken", {"card": "P01", "field": "a1"})


@every_table
def test_without_a_seed_no_two_deals_are_alike(game: AnyGame, players: int) -> None:
    assert deal(game, players).shuffles != deal(game, players).shuffles
    with pytest.raises(Refusal, match="players_wrong"):
        deal(game, 0)


# --- views leak nothing -------------------------------------------------------------------------------------------


def everything_sent(game: AnyGame, state: Any, events: list[Event], viewer: Seat | None) -> str:
    """Return everything sent to a viewer as one text: view, event log, legal actions, and the answer to an illegal
    action.
    """
    told = [event for _, event in game.retell(state, events, viewer)]
    said = [game.view(state, viewer), [(type(event).__name__, event._asdict()) for event in told]]
    if viewer is not None:
        said.append(sorted(map(str, game.legal(state, viewer))))
        for wrong in ("take P01", "place 9,9 0", "mark P01 a1", "keep P01 P02", "take stack"):
            try:
                action = game.parse(wrong)
                if action not in game.legal(state, viewer):
                    game.apply(state, viewer, action)
            except Refusal as refusal:
                said.append(str(refusal))
    return json.dumps(said, default=str)


def check_nothing_leaks(game: AnyGame, players: int, seed: int, options: OptionSet) -> None:
    chance = random.Random(seed)
    for state, events, _, _ in walk(game, players, seed, options):
        if not game.to_act(state) or chance.random() > 0.25:
            continue  # once a match is over, nothing is hidden
        for viewer in (None, *range(players)):
            other_state, other_events = reshuffled(game, state, events, viewer, chance)
            here = everything_sent(game, state, events, viewer)
            there = everything_sent(game, other_state, other_events, viewer)
            assert here == there, f"seed {seed}, viewer {viewer}"


@every_table
@given(seed=seeds)
def test_views_leak_nothing(game: AnyGame, players: int, seed: int) -> None:
    check_nothing_leaks(game, players, seed, any_options(game, seed))


SILVER_GOLD, GOLD_AHOI = GAMES["silver_gold"], GAMES["gold_ahoi"]
LEAKS: dict[str, tuple[AnyGame, Callable[[Any, Seat | None], Any]]] = {
    "top of the stack": (SILVER_GOLD, lambda state, seat: [card.id for card in state.middle.stack[:1]]),
    "the unseen expedition card": (
        SILVER_GOLD,
        lambda state, seat: state.setup.shuffles["expeditions"][max(0, state.middle.round - 1)][7],
    ),
    "played expedition cards": (
        SILVER_GOLD,
        lambda state, seat: state.setup.shuffles["expeditions"][max(0, state.middle.round - 1)][: state.middle.turn],
    ),
    "another's marks": (SILVER_GOLD, lambda state, seat: [repr(player.cards) for player in state.players]),
    "how many fields another owes": (
        SILVER_GOLD,
        lambda state, seat: [player.owed for player in state.players],
    ),
    "cards returned": (SILVER_GOLD, lambda state, seat: repr(state.hands)),
    "the seed's deal": (SILVER_GOLD, lambda state, seat: list(state.setup.shuffles["deal"])),
    "the next tile": (
        GOLD_AHOI,
        lambda state, seat: [tile.id for tile in state.bag[state.drawn : state.drawn + 1]],
    ),
    "the other hand": (GOLD_AHOI, lambda state, seat: repr(state.hands)),
    "the order of what is unseen": (GOLD_AHOI, lambda state, seat: [tile.id for tile in state.bag]),
}


def assert_found(leaky: AnyGame) -> None:
    with pytest.raises(AssertionError, match="seed"):
        for seed in range(1, 30):
            check_nothing_leaks(leaky, 2, seed, leaky.options())


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    game, secret = LEAKS[leak]
    assert_found(replace(game, view=lambda state, seat: {**game.view(state, seat), "leak": secret(state, seat)}))


def test_S14_a_story_that_tells_marks_of_earlier_turns_is_found() -> None:
    assert_found(replace(SILVER_GOLD, retell=SILVER_GOLD.tell))


@every_table
@given(seed=seeds)
def test_a_story_retold_is_a_part_of_the_story_told(game: AnyGame, players: int, seed: int) -> None:
    for state, events, _, _ in walk(game, players, seed, any_options(game, seed)):
        for viewer in (None, *range(players)):
            told = game.tell(state, events, viewer)
            assert [entry for entry in game.retell(state, events, viewer) if entry not in told] == []


@pytest.mark.parametrize("game", [SILVER_GOLD, GOLD_AHOI], ids=lambda game: game.name)
def test_a_story_that_tells_too_much_is_found(game: AnyGame) -> None:
    assert_found(replace(game, retell=lambda state, events, seat: list(enumerate(events))))
