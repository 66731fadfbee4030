"""A table under any order of commands of people, bots, clocks and bad connections (a hypothesis state machine).

The invariants: undo affects only the player's own attempts, and restores the exact previous view; actions applied to
the rules engine stay applied; every confirmed action is in the record exactly once; nothing leaks; the events alone
rebuild the same table; the record replays to the same outcome.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from at_table import AtTable, other_world, people_of, seen, started
from goldhook.core.game import Refusal
from goldhook.record import from_json, replay, to_json
from goldhook.table import (
    Act,
    Choose,
    ComeBack,
    Command,
    Confirm,
    GoAway,
    Leave,
    Pause,
    Resume,
    Return,
    Tick,
    Unconfirm,
    Undo,
    Vote,
    bots_due,
    decide,
    due,
    finished_record,
    fold,
    legal,
    viewer_of,
)
from goldhook.table.plain import Choice
from goldhook.table.state import played_by_bot
from goldhook.table.steps import owing

SEATINGS = [
    ("silver_gold", "ann bob"),
    ("silver_gold", "ann - bob"),
    ("silver_gold", "ann ann bob -"),
    ("gold_ahoi", "ann bob"),
    ("gold_ahoi", "ann ann"),
    ("gold_ahoi", "ann -"),
]
numbers = st.integers(min_value=0, max_value=10**6)


class Evening(RuleBasedStateMachine):
    """One match, and the test's own model of it."""

    def __init__(self) -> None:
        super().__init__()
        self.at = AtTable()
        #: What each seat has tried, by the test's own account, with the views from before each attempt.
        self.tried: dict[int, list[tuple[str, str]]] = defaultdict(list)
        self.stood_by: dict[int, list[str]] = defaultdict(list)
        #: What each seat has confirmed last; it may be taken back.
        self.given: dict[int, list[tuple[str, str]]] = {}
        self.last: Command | None = None
        self.ids = 0

    @initialize(seating=st.sampled_from(SEATINGS), seed=numbers, clock=st.booleans())
    def sit_down(self, seating: tuple[str, str], seed: int, clock: bool) -> None:
        options: dict[str, Any] = {"clock": {"credit": 5, "bank": 30}} if clock else {}
        self.at = started(*seating, seed=seed, away=20, **options)
        self.chance = random.Random(seed)
        self.played: tuple[Any, ...] = ()

    # --- the test's own account -----------------------------------------------------------------------------------

    def own_view(self, seat: int) -> str:
        """Return the view of a seat, without `to_act`, which the others' confirmations may change."""
        shown = self.at.view(seat)
        return json.dumps([{**shown["match"], "to_act": []}, shown["tentative"], legal(self.at.table, seat)])

    def account(self, seat: int, codes: list[str], action: str = "", again: bool = False, view: str = "") -> None:
        """Update the model: an action is added or replaces the last one; confirmed and played actions are final."""
        if action:
            if again:
                view = self.tried[seat].pop()[1]
            self.tried[seat].append((action, view))
        if set(codes) & {"confirmed", "played"}:
            self.given[seat] = self.tried.pop(seat)
            self.stood_by[seat] += [text for text, _ in self.given[seat]]

    def do(self, command: Command) -> list[str]:
        codes = self.at.do(command)
        self.last = command
        return codes

    def new_id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    def person_seats(self) -> list[int]:
        """Return the seats of people that owe an action."""
        return [seat for seat in owing(self.at.match) if seat not in bots_due(self.at.table)]

    def running(self) -> bool:
        return self.at.table.phase == "playing"

    def people_owe(self) -> bool:
        return self.running() and bool(self.person_seats())

    def bots_owe(self) -> bool:
        return self.running() and bool(bots_due(self.at.table))

    # --- what people do -------------------------------------------------------------------------------------------

    @precondition(people_owe)
    @rule(who=numbers, what=numbers, at_once=st.sampled_from([False, False, True]))
    def act(self, who: int, what: int, at_once: bool) -> None:
        seat = self.pick(who)
        listed = self.at.legal(seat)
        action = listed[what % len(listed)]
        before, complete = self.own_view(seat), self.at.view(seat)["complete"]
        command = Act(self.at.holder(seat), seat, action, self.at.version(seat), at_once, id=self.new_id())
        try:
            codes = self.do(command)
        except Refusal as refusal:
            assert (refusal.code, at_once) == ("step_unfinished", True)
            return
        self.account(seat, codes, action, complete, before)

    @precondition(people_owe)
    @rule(who=numbers)
    def undo(self, who: int) -> None:
        with_attempts = [seat for seat in self.person_seats() if self.tried.get(seat)]
        seat = self.pick(self.person_seats().index(with_attempts[0]) if with_attempts else who)
        others = [other for other in range(self.at.table.players) if other != seat]
        before = self.at.table
        seen_before = [seen(before, viewer) for viewer in (None, *others)]
        command = Undo(self.at.holder(seat), seat, self.at.version(seat), id=self.new_id())
        if not self.tried.get(seat):
            assert self.at.refused(command) == "nothing_to_undo"
            return
        self.do(command)
        after = self.at.table
        assert [seen(after, viewer) for viewer in (None, *others)] == seen_before, "nobody else notices"
        assert after.match is not None and before.match is not None
        assert after.match.state is before.match.state, "the law has nothing to take back"
        assert after.match.record is before.match.record
        assert all(after.match.parts[other] == before.match.parts[other] for other in others)
        _, view = self.tried[seat].pop()
        assert self.own_view(seat) == view, "as it was before the attempt"

    @precondition(people_owe)
    @rule(who=numbers)
    def confirm(self, who: int) -> None:
        seat = self.pick(who)
        command = Confirm(self.at.holder(seat), seat, self.at.version(seat), id=self.new_id())
        if self.at.view(seat)["complete"]:
            self.account(seat, self.do(command))
        else:
            assert self.at.refused(command) == "step_unfinished"

    @precondition(running)
    @rule(who=numbers)
    def think_again(self, who: int) -> None:
        """Take back a confirmation: the attempts are open again, exactly as before it."""
        people = [seat for seat, part in enumerate(self.at.match.parts) if part.confirmed and self.at.holder(seat)]
        seat = people[who % len(people)] if people else -1
        if seat < 0 or viewer_of(self.at.table, self.at.holder(seat)) != seat:
            return
        command = Unconfirm(self.at.holder(seat), seat, self.at.version(seat), id=self.new_id())
        if played_by_bot(self.at.table, seat):
            assert self.at.refused(command) == "bot_plays"
            return
        assert self.do(command) == ["unconfirmed"]
        self.tried[seat] = self.given.pop(seat)
        del self.stood_by[seat][-len(self.tried[seat]) :]

    @precondition(people_owe)
    @rule(who=numbers)
    def somebody_else_meddles(self, who: int) -> None:
        seat = self.pick(who)
        for stranger in {*people_of(self.at.table), "zoe"} - {self.at.holder(seat)}:
            version = self.at.version(seat)
            for command in (
                Undo(stranger, seat, version),
                Confirm(stranger, seat, version),
                Act(stranger, seat, self.at.legal(seat)[0], version),
            ):
                assert self.at.refused(command) == "not_your_seat"

    @precondition(people_owe)
    @rule(who=numbers, behind=st.integers(min_value=1, max_value=3))
    def a_late_command(self, who: int, behind: int) -> None:
        seat = self.pick(who)
        version = self.at.table.changed[seat] - behind
        assert self.at.refused(Act(self.at.holder(seat), seat, self.at.legal(seat)[0], version)) == "stale"

    @precondition(lambda self: self.last is not None)
    @rule()
    def a_command_comes_twice(self) -> None:
        assert self.last is not None
        if self.last.id:
            before = self.at.table
            assert self.at.do(self.last) == []
            assert self.at.table is before

    def pick(self, who: int) -> int:
        """Return a seat whose person must act and has the device."""
        seats = self.person_seats()
        seat = seats[who % len(seats)]
        self.at.take_device(seat)
        return seat

    # --- bots, time, lines ----------------------------------------------------------------------------------------

    @precondition(bots_owe)
    @rule(who=numbers, what=numbers)
    def bot(self, who: int, what: int) -> None:
        seats = bots_due(self.at.table)
        seat = seats[who % len(seats)]
        before, complete = self.own_view(seat), self.at.view(seat)["complete"]
        listed = self.at.legal(seat)
        action = listed[what % len(listed)]
        codes = self.at.bot(seat, _Fixed(what))  # type: ignore[arg-type]
        if complete:  # the person's move is played as it was left, whatever the bot chose
            self.account(seat, codes)
        else:
            self.account(seat, codes, action, view=before)

    @precondition(running)
    @rule(who=numbers)
    def go(self, who: int) -> None:
        people = people_of(self.at.table)
        self.do(GoAway(people[who % len(people)], id=self.new_id()))

    @precondition(running)
    @rule(who=numbers)
    def come(self, who: int) -> None:
        people = [*people_of(self.at.table), "zoe", "zoe"]  # so that some stay away for longer
        self.last = None  # a command that changes nothing is not remembered, and may be asked again
        self.at.do(ComeBack(people[who % len(people)]))

    @precondition(running)
    @rule(who=numbers)
    def leave(self, who: int) -> None:
        people = people_of(self.at.table)
        try:
            self.do(Leave(people[who % len(people)], id=self.new_id()))
        except Refusal as refusal:
            assert refusal.code == "already_left"

    @precondition(running)
    @rule(who=numbers)
    def take_the_seat_back(self, who: int) -> None:
        people = people_of(self.at.table)
        try:
            self.do(Return(people[who % len(people)], id=self.new_id()))
        except Refusal as refusal:
            assert refusal.code == "seat_is_yours"

    @precondition(running)
    @rule(who=numbers, choice=st.sampled_from(["wait", "bot", "bot", "end"]))
    def choose(self, who: int, choice: Choice) -> None:
        """Vote about absent players; the others together only wait or let a bot play."""
        for seat in range(self.at.table.players):
            people = [person for person in people_of(self.at.table) if person != self.at.holder(seat)]
            for number, person in enumerate(people[: 1 + who % 2]):
                try:
                    asked = self.at.view(seat)["seats"][seat].get("missed", 0)
                    self.at.do(Choose(person, seat, "bot" if not number else choice, asked))
                except Refusal as refusal:
                    assert refusal.code in ("nothing_to_vote", "vote_of_others", "match_over")

    @precondition(running)
    @rule(milliseconds=st.sampled_from([0, 900, 8000, 25_000, 40_000]))
    def time_goes_by(self, milliseconds: int) -> None:
        when = due(self.at.table)
        codes = self.at.do(Tick(), self.at.now + milliseconds)
        assert bool(codes) == (when is not None and when <= self.at.now), "due says when, and only then"

    @precondition(running)
    @rule(who=numbers, skip=st.booleans())
    def vote(self, who: int, skip: bool) -> None:
        for seat, clock in enumerate(self.at.table.clocks):
            if clock.out:
                people = [person for person in people_of(self.at.table) if person != self.at.holder(seat)]
                for person in people[: 1 + who % 2]:
                    try:
                        self.at.do(Vote(person, seat, skip))
                    except Refusal as refusal:
                        assert refusal.code in ("nothing_to_vote", "vote_of_others", "match_over")

    @precondition(running)
    @rule(milliseconds=st.integers(min_value=0, max_value=10**6))
    def the_server_stands_still(self, milliseconds: int) -> None:
        left = [clock.left - (self.at.now - clock.since if clock.since is not None else 0) for clock in self.clocks()]
        self.at.do(Pause())
        self.at.do(Resume(), self.at.now + milliseconds)
        assert [clock.left for clock in self.clocks()] == [max(0, time) for time in left]

    def clocks(self) -> Any:
        return self.at.table.clocks

    # --- what always holds ----------------------------------------------------------------------------------------

    @invariant()
    def the_law_forgets_nothing(self) -> None:
        if self.at.events:
            actions = self.at.match.record.actions
            assert actions[: len(self.played)] == self.played
            self.played = actions

    @invariant()
    def every_attempt_is_in_the_books(self) -> None:
        if self.at.events and self.running():
            for seat, part in enumerate(self.at.match.parts):
                if not part.confirmed:
                    assert list(part.tentative) == [text for text, _ in self.tried.get(seat, [])]

    @invariant()
    def no_clock_has_less_than_nothing_or_more_than_the_bank(self) -> None:
        if self.at.events:
            assert all(0 <= clock.left <= 30_000 for clock in self.clocks())

    @invariant()
    def nothing_leaks(self) -> None:
        if self.at.events and self.running() and self.chance.random() < 0.1:
            for viewer in (None, *range(self.at.table.players)):
                assert seen(other_world(self.at.table, viewer, self.chance), viewer) == seen(self.at.table, viewer)

    def teardown(self) -> None:
        """Play to the end and check that the model, the events and the record agree."""
        if not self.at.events:
            return
        for person in people_of(self.at.table):
            self.at.do(ComeBack(person))
            if any(chair.left and chair.holder == person for chair in self.at.table.chairs):
                self.at.do(Return(person))
        while self.running():
            seat = owing(self.at.match)[0]
            if seat in bots_due(self.at.table):
                self.bot(0, 7)
            elif self.at.view(seat)["complete"]:
                self.at.take_device(seat)
                self.account(seat, self.at.confirm(seat))
            else:
                self.at.take_device(seat)
                action = self.at.legal(seat)[0]
                self.account(seat, self.at.act(seat, action), action, False, self.own_view(seat))
        final = finished_record(self.at.table)
        for seat in range(self.at.table.players):
            assert [text for who, text in final.actions if who == seat] == self.stood_by[seat], "once, and in order"
        state = list(replay(from_json(json.loads(json.dumps(to_json(final))))))[-1].state
        assert self.at.table.game.outcome(state) == self.at.table.game.outcome(self.at.match.state)
        assert fold(self.at.events) == self.at.table
        for person in people_of(self.at.table):
            try:
                decide(self.at.table, Act(person, 0, "take stack", self.at.version(0)), self.at.now)
            except Refusal as refusal:
                assert refusal.code == "match_over"
            else:
                raise AssertionError("the match is over")


class _Fixed:
    """A stand-in for chance that picks what the test says."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choice(self, items: list[Any]) -> Any:
        return items[self.number % len(items)]


TestEvening = Evening.TestCase
