"""Playing on from a moment of a match: the same table for the seat that knows it, everything hidden dealt again."""

from __future__ import annotations

from typing import Any

import pytest

from goldhook import record
from goldhook.core.chance import Chance
from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.record import Record
from goldhook.table import Create, decide, finished_record, fold, view
from goldhook.table.commands import Start
from goldhook.table.events import from_json, to_json
from goldhook.table.plain import Opening
from goldhook.table.play_on import play_on
from judged import played

MATCHES: list[tuple[str, str, dict[str, bool]]] = [
    ("silver_gold", "random,random,random", {}),
    ("gold_ahoi", "random,random", {}),
]


def hidden(match: Record, state: Any) -> list[str]:
    """Return the order of the pieces that nobody has seen in a state."""
    pieces = state.bag[state.drawn :] if match.game.name == "gold_ahoi" else state.middle.stack
    return [piece.id for piece in pieces]


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_a_redeal_changes_only_what_the_seat_cannot_see(game: str, seats: str, options: Any) -> None:
    match = played(game, seats, 3, **options)
    states = [moment.state for moment in record.replay(match)]
    for actions in range(0, len(match.actions), 5):
        for seat in range(match.setup.players):
            again = play_on(match, actions, seat, Chance(actions).reshuffled)
            cut = again.opening
            assert again.actions == match.actions[:cut]
            assert cut <= actions
            assert match.game.moment(states[cut]) == match.game.moment(states[actions])
            now = record.state_after(again)
            assert match.game.view(now, seat) == match.game.view(states[cut], seat), "the seat sees the same table"
            assert seat not in match.game.to_act(states[actions]) or seat in match.game.to_act(now)
            if game == "silver_gold":
                assert sorted(hidden(again, now)) == sorted(hidden(match, states[cut])), "the same cards are left"
    middle = len(match.actions) // 2
    dealt = {
        str(hidden(match, record.state_after(play_on(match, middle, 0, Chance(seed).reshuffled)))) for seed in range(8)
    }
    assert len(dealt) > 1, "hidden cards are dealt again"


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_hidden_hands_are_redealt_except_the_viewers(game: str, seats: str, options: Any) -> None:
    match = played(game, seats, 4, **options)
    start = match.game.start(match.setup)
    others = set()
    for seed in range(12):
        now = record.state_after(play_on(match, 0, 1, Chance(seed).reshuffled))
        assert now.hands[1] == start.hands[1]
        others.add(str(now.hands[0]))
    assert len(others) > 3


def test_a_simultaneous_step_is_applied_as_a_whole() -> None:
    match = played("silver_gold", "random,random,random", 3)
    assert play_on(match, 1, 2, Chance(1).reshuffled).opening == 0, "kept cards are secret until all have kept"
    states = [moment.state for moment in record.replay(match)]
    marking = next(index for index, state in enumerate(states) if state.middle.step == "mark" and index > 10)
    moments = [match.game.moment(state) for state in states]
    first = moments.index(moments[marking])
    assert play_on(match, first + 1, 0, Chance(1).reshuffled).opening == first


def test_a_match_cannot_be_continued_from_its_end() -> None:
    match = played("gold_ahoi", "random,random", 3)
    with pytest.raises(Refusal, match="match_over"):
        play_on(match, len(match.actions), 0, Chance(1).reshuffled)
    with pytest.raises(Refusal, match="upto_beyond"):
        play_on(match, len(match.actions) + 1, 0, Chance(1).reshuffled)


@pytest.mark.parametrize("game", GAMES)
def test_records_keep_the_number_of_opening_actions(game: str) -> None:
    match = played(game, "random,random", 6)
    again = play_on(match, 20, 0, Chance(2).reshuffled)
    read = record.from_json(record.to_json(again))
    assert read == again._replace(actions=read.actions)
    assert tuple(map(tuple, read.actions)) == again.actions
    assert "opening" not in record.to_json(match), "other records are written as ever"
    for wrong in (-1, len(again.actions) + 1, "3", True):
        with pytest.raises(Refusal, match="record_field"):
            record.from_json({**record.to_json(again), "opening": wrong})


@pytest.mark.parametrize("game", GAMES)
def test_a_continued_table_starts_at_the_chosen_moment_and_round_trips(game: str) -> None:
    match = play_on(played(game, "random,random", 6), 20, 0, Chance(2).reshuffled)
    begun = record.to_json(match)
    opening: Opening = {"first": begun["first"], "shuffles": begun["shuffles"], "actions": begun["actions"]}
    create = Create("ann", "Ann", "t1", game, 2, bots={1: 1}, opening=opening)
    events = decide(None, create, now=0)
    table = fold(events)
    assert table.phase == "lobby"
    other = played(game, "random,random", 7).setup
    events += decide(table, Start("ann", other.shuffles, other.first), now=1)
    table = fold([from_json(to_json(event)) for event in events])
    assert table.match is not None
    assert table.match.state == record.state_after(match)
    assert table.match.record.opening == match.opening
    assert "shuffles" not in str(view(table, 0))
    with pytest.raises(Refusal, match="match_running"):
        finished_record(table)


def test_the_stored_form_of_a_new_match_is_unchanged() -> None:
    events = decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2, bots={1: 1}), now=0)
    setup = played("gold_ahoi", "random,random", 7).setup
    events += decide(fold(events), Start("ann", setup.shuffles, setup.first), now=1)
    stored = [to_json(event) for event in events]
    assert all("opening" not in event for event in stored)
    assert all("actions" not in event for event in stored)
