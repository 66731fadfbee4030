"""Messages to viewers contain no hidden information, whatever the others try and however the cards are shuffled."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_options import any_options
from at_table import AtTable, answers_to, other_world, seen, started
from goldhook.bots.memory import recall
from goldhook.core.game import Refusal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.core.options import plain
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.table import (
    Act,
    Command,
    Confirm,
    Create,
    GoAway,
    Join,
    Table,
    Undo,
    Viewer,
    Vote,
    decide,
    due,
    evolve,
    told,
    views_seen,
)
from goldhook.table import steps as table_steps
from goldhook.table.events import PRIVATE

pytestmark = pytest.mark.slow

SEATINGS = [
    ("silver_gold", "ann bob"),
    ("silver_gold", "ann bob cid"),
    ("silver_gold", "ann bob - dot"),
    ("gold_ahoi", "ann bob"),
]
every_seating = pytest.mark.parametrize(("game", "people"), SEATINGS)
seeds = st.integers(min_value=0, max_value=2**32)


def commands_of(table: Table, viewer: Viewer, chance: random.Random) -> list[Command]:
    """Return commands that a person on this seat, or a spectator, might send; many of them are refused."""
    person = "zoe" if viewer is None else table.chairs[viewer].holder
    commands: list[Command] = []
    for seat in range(table.players):
        version = table.numbers[seat] if seat == viewer else table.numbers[-1]
        commands += [Undo(person, seat, version), Confirm(person, seat, version), Vote(person, seat, True)]
        for action in ("keep P01 P02", "mark P01 a1", "cross P01 a1", "take P01", "place 0,0 0", "nonsense"):
            commands.append(Act(person, seat, action, version))
            commands.append(Act(person, seat, action, version - 1, confirm=True))
    if viewer is not None:
        version = table.numbers[viewer]
        mine = [text for text in table_steps.legal(table.match, viewer) if text != "take stack"]  # type: ignore[arg-type]
        commands += [Act(person, viewer, text, version) for text in chance.sample(mine, min(4, len(mine)))]
    return commands


def check_same(table: Table, viewer: Viewer, chance: random.Random) -> None:
    """Check that the viewer cannot tell the table from one with other hidden facts."""
    there = other_world(table, viewer, chance)
    assert seen(there, viewer) == seen(table, viewer)
    commands = commands_of(table, viewer, chance)
    assert answers_to(there, commands) == answers_to(table, commands)
    for command in commands:  # and the messages about their own attempts
        messages: list[Any] = []
        for world in (table, there):
            try:
                event, *_ = decide(world, command, 10**9)
            except Refusal:
                continue
            if isinstance(event, PRIVATE):
                messages.append(told(world, event, evolve(world, event), viewer))
        assert not messages or messages[0] == messages[1]


@every_seating
@given(seed=seeds)
def test_attempts_and_card_order_stay_hidden_from_others(game: str, people: str, seed: int) -> None:
    """At random moments of a random match, with half-done steps: equal bytes for every viewer."""
    chance = random.Random(seed)
    options: dict[str, Any] = {**plain(any_options(GAMES[game], seed)), "clock": {"credit": 9, "bank": 90}}
    table = started(game, people, seed=seed, **options)
    while table.table.phase == "playing":
        due_seats = table_steps.owing(table.match)
        seat = chance.choice(due_seats)
        table.now += chance.randrange(900)
        wander(table, seat, chance)
        if chance.random() < 0.08:
            for viewer in (None, *range(table.table.players)):
                check_same(table.table, viewer, chance)


def wander(table: AtTable, seat: int, chance: random.Random) -> None:
    """Let a seat make an attempt, undo it, or confirm."""
    if table.table.chairs[seat].bot:
        table.bot(seat, chance)
    elif table.view(seat)["complete"] and chance.random() < 0.7:
        table.confirm(seat)
    elif table.match.parts[seat].tentative and chance.random() < 0.3:
        table.undo(seat)
    else:
        table.act(seat, chance.choice(table.legal(seat)))


def test_a_planted_leak_in_a_view_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """If another seat's attempts reached a view, the test above would fail."""
    import goldhook.table.telling as telling

    honest = telling.match_view

    def leaky(table: Table, viewer: Viewer) -> Any:
        shown: Any = honest(table, viewer)
        if shown is not None and table.match is not None:
            shown["seats"] = [len(part.tentative) for part in table.match.parts]
        return shown

    monkeypatch.setattr(telling, "match_view", leaky)
    table = started("silver_gold", "ann bob")
    table.act(1, table.legal(1)[0])
    with pytest.raises(AssertionError):
        for seed in range(20):
            check_same(table.table, 0, random.Random(seed))


# --- nothing that is the server's own -----------------------------------------------------------------------------


@every_seating
def test_messages_contain_no_shuffles_or_person_ids(game: str, people: str) -> None:
    table = started(game, " ".join(name if name == "-" else f"id-of-{name}" for name in people.split()))
    row = table.match.record.setup.shuffles["draw" if game == "silver_gold" else "bag"]
    for _ in range(12):
        table.finish_step(random.Random(2))
    shown = json.dumps([table.heard, [table.view(viewer) for viewer in (None, 0, 1)]])
    assert "id-of-" in repr(table.events)
    assert "id-of-" not in shown, "the name is told (Id-Of-Ann), the person is not"
    assert "shuffles" not in shown
    assert json.dumps(row[-6:])[1:-1] not in shown


def test_a_confirmation_is_broadcast_without_its_actions() -> None:
    table = started("silver_gold", "ann bob cid")
    table.act(1, table.legal(1)[0])
    assert [viewer for viewer in (None, 0, 1, 2) if table.heard[viewer][-1]["code"] == "acted"] == [1]
    table.confirm(1)
    assert [set(table.heard[viewer][-1]) for viewer in (None, 0, 1, 2)] == [{"n", "code", "at", "seat"}] * 4


def test_when_a_step_closes_its_actions_are_revealed() -> None:
    table = started("silver_gold", "ann bob")
    table.finish_step(random.Random(1))
    table.finish_step(random.Random(1))
    marked = [event for event in table.heard[0][-1]["events"] if event["code"] == "fields_marked"]
    assert {event["seat"] for event in marked} == {0, 1}


def test_a_drawn_tile_is_revealed_to_its_seat_only() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.act(0, "place 0,0 0", confirm=True)
    drawn = {viewer: table.heard[viewer][-1]["events"][-1] for viewer in (None, 0, 1)}
    assert drawn[0]["tile"] == table.view(0)["match"]["hand"]
    assert drawn[1]["tile"] is drawn[None]["tile"] is None


def test_timestamps_do_not_reveal_attempts() -> None:
    table = started("silver_gold", "ann bob", clock={"credit": 9, "bank": 90})
    before = json.dumps([table.view(0), due(table.table)])
    table.now = 4000
    table.act(1, table.legal(1)[0])
    table.now = 5000
    table.undo(1)
    assert json.dumps([table.view(0), due(table.table)]) == before


# --- for bots -----------------------------------------------------------------------------------------------------


def test_a_bot_that_takes_over_knows_what_the_seat_knew() -> None:
    table = started("silver_gold", "ann bob")
    chance = random.Random(6)
    shown = []
    while table.match.state.middle.round < 2 or table.match.state.middle.turn < 4:
        table.finish_step(chance)
        shown.append(table.view(1)["match"])
    memory = recall("silver_gold", views_seen(table.table, 1))
    assert memory == recall("silver_gold", shown)
    row = table.match.record.setup.shuffles["expeditions"][1]
    assert isinstance(memory, Seen)
    assert set(memory.expeditions) == set(row[:4])


# --- in seven languages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_table_refusal_has_a_test(code: str) -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    commands: list[Command] = [
        Act("bob", 1, "place 0,0 0", table.version(1)),
        Act("bob", 0, "place 0,0 0", 1),
        Act("ann", 0, "place 0,0 0", 1),
        Undo("ann", 0, table.version(0)),
        Confirm("ann", 0, table.version(0)),
        Vote("bob", 0, True),
        Join("zoe", "Zoe"),
    ]
    for command in commands:
        with pytest.raises(Refusal) as caught:
            decide(table.table, command, 0)
        assert Language(code).refusal(caught.value, lambda seat: f"<{seat}>")
    with pytest.raises(Refusal) as caught:
        decide(None, Create("ann", "", "t", "gold_ahoi", 2), 0)
    assert "30" in Language(code).refusal(caught.value)
    assert table.do(GoAway("nobody")) == []
