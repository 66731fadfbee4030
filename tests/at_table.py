"""A table for tests: commands go in, events are stored as JSON and folded, every viewer keeps their messages.

`other_world(table, viewer, chance)` is a table that the viewer cannot tell from this one: everything hidden is dealt
again, and the other seats make other attempts.
"""

from __future__ import annotations

import json
import random
from typing import Any

from goldhook.bots.levels import DECKHAND
from goldhook.core.chance import deal
from goldhook.core.game import Json, Refusal, Seat, code_of
from goldhook.games import GAMES
from goldhook.record import to_json
from goldhook.table import (
    Act,
    BotAct,
    Command,
    Confirm,
    Create,
    HandOver,
    Join,
    Present,
    Start,
    Table,
    Undo,
    Viewer,
    aid,
    bots_due,
    decide,
    evolve,
    legal,
    number_of,
    seats_of,
    steps,
    told,
    view,
    viewer_of,
)
from goldhook.table import events as table_events
from goldhook.table.events import AnyEvent
from goldhook.table.steps import Part, owing
from hidden_worlds import reshuffled


class AtTable:
    """One table, its events so far, and the messages to each viewer."""

    def __init__(self) -> None:
        self.events: list[AnyEvent] = []
        self.heard: dict[Viewer, list[Any]] = {}
        self.now = 0
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def match(self) -> steps.Match:
        assert self.table.match is not None
        return self.table.match

    def do(self, command: Command, now: int | None = None) -> list[str]:
        """Run a command; return the codes of its events."""
        self.now = max(self.now, self.now if now is None else now)
        decided = decide(self._table, command, self.now)
        events = [table_events.from_json(json.loads(json.dumps(table_events.to_json(event)))) for event in decided]
        for event in events:
            self.hear(event)
        return [code_of(event) for event in events]

    def hear(self, event: AnyEvent) -> None:
        before, after = self._table, evolve(self._table, event)
        for viewer in (None, *range(after.players)):
            heard = self.heard.setdefault(viewer, [])
            message = told(before, event, after, viewer)
            if message is not None:
                json.dumps(message)
                assert message["n"] == len(heard) + 1, "numbers have no gap"
                heard.append(message)
            assert number_of(after, viewer) == len(heard)
        self.events.append(event)
        self._table = after

    def hear_of(self, table: Table) -> None:
        """Continue with a table that the test made up."""
        self._table = table

    def refused(self, command: Command, now: int | None = None) -> str:
        """Return the code of the refusal of a command, and check that the table stays unchanged."""
        before = self._table
        try:
            events = self.do(command, now)
        except Refusal as refusal:
            assert self._table is before
            return refusal.code
        raise AssertionError(f"not refused: {command} led to {events}")

    # --- in short -------------------------------------------------------------------------------------------------

    def version(self, seat: Seat) -> int:
        return number_of(self.table, seat)

    def holder(self, seat: Seat) -> str:
        return self.table.chairs[seat].holder

    def take_device(self, seat: Seat) -> None:
        """Hand the device to the person of a seat, if several share it."""
        person = self.holder(seat)
        if viewer_of(self.table, person) != seat:
            if self.table.eyes.get(person) is not None:
                self.do(HandOver(person))
            self.do(Present(person, seat))

    def act(self, seat: Seat, action: str, *, confirm: bool = False) -> list[str]:
        return self.do(Act(self.holder(seat), seat, action, self.version(seat), confirm))

    def undo(self, seat: Seat) -> list[str]:
        return self.do(Undo(self.holder(seat), seat, self.version(seat)))

    def confirm(self, seat: Seat) -> list[str]:
        return self.do(Confirm(self.holder(seat), seat, self.version(seat)))

    def legal(self, seat: Seat) -> list[str]:
        return legal(self.table, seat)

    def view(self, viewer: Viewer) -> Any:
        return view(self.table, viewer)

    def bot(self, seat: Seat, chance: random.Random) -> list[str]:
        return self.do(BotAct(seat, chance.choice(self.legal(seat)), self.version(seat)))

    def bots(self, chance: random.Random) -> None:
        """Let all due bots move, until none is due."""
        while due := bots_due(self.table):
            self.bot(due[0], chance)

    def finish_part(self, seat: Seat, chance: random.Random) -> None:
        """Play everything that the step demands of a person at random, and confirm."""
        self.take_device(seat)
        while seat in owing(self.match) and not self.view(seat)["complete"]:
            codes = self.act(seat, chance.choice(self.legal(seat)))
            if codes == ["played"]:
                return
        self.confirm(seat)

    def finish_step(self, chance: random.Random) -> None:
        """Let every seat that owes an action play it."""
        for seat in owing(self.match):
            if seat in bots_due(self.table):
                while seat in bots_due(self.table) and self.bot(seat, chance) == ["acted"]:
                    pass
            else:
                self.finish_part(seat, chance)

    def finish(self, chance: random.Random) -> None:
        """Play to the end of the match."""
        while self.table.phase == "playing":
            self.finish_step(chance)


def shuffles(game: str, players: int, seed: int) -> tuple[Json, Seat]:
    """Return shuffles and a first player, as a server draws them."""
    setup = deal(GAMES[game], players, seed)
    return {name: _plain(row) for name, row in setup.shuffles.items()}, setup.first


def _plain(row: Any) -> list[Any]:
    return [item if isinstance(item, str) else list(item) for item in row]


def lobby(game: str = "silver_gold", players: int = 2, bots: dict[Seat, int] | None = None, **options: Any) -> AtTable:
    """Return a table with Ann on seat 0 as the host, and with the named bots."""
    table = AtTable()
    table.do(Create("ann", "Ann", "t1", game, players, options=options, bots=bots or {}))
    return table


def started(
    game: str = "silver_gold", people: str = "ann bob", seed: int = 1, first: Seat | None = None, **options: Any
) -> AtTable:
    """Return a match that has just begun: people by seat, `-` is a bot, and a repeated person holds two seats."""
    names = people.split()
    table = AtTable()
    bots = {seat: DECKHAND for seat, name in enumerate(names) if name == "-"}
    host = next(name for name in names if name != "-")
    table.do(Create(host, host.title(), "t1", game, len(names), options=options, bots=bots, seat=names.index(host)))
    for seat, name in enumerate(names):
        if name != "-" and seat != names.index(host):
            table.do(Join(name, name.title(), seat))
    drawn, lot = shuffles(game, len(names), seed)
    table.do(Start(host, drawn, lot if first is None else first))
    return table


# --- another world ------------------------------------------------------------------------------------------------


def other_world(table: Table, viewer: Viewer, chance: random.Random) -> Table:
    """Return a table that looks the same to the viewer, with other shuffles and other attempts of the other seats."""
    match = table.match
    assert match is not None
    state, _ = reshuffled(table.game, match.state, [], viewer, chance)
    record = match.record._replace(setup=state.setup)
    there = steps.Match(record, state, tuple(Part() for _ in match.parts), match.story)
    for seat, part in enumerate(match.parts):
        if seat == viewer:
            again = steps.attempted(there, seat, part.tentative)  # what it comes to there
            there = steps.with_part(there, seat, part._replace(results=again.results))
        elif seat in table.game.to_act(state):
            there = _other_attempts(there, seat, part.confirmed, chance)
    numbers = tuple(
        number if seat in (viewer, table.players) else number + chance.randrange(3)
        for seat, number in enumerate(table.numbers)
    )
    changed = tuple(n if seat == viewer else numbers[seat] for seat, n in enumerate(table.changed))
    return table._replace(match=there, numbers=numbers, changed=changed, at=table.at + chance.randrange(5000))


def _other_attempts(match: steps.Match, seat: Seat, confirmed: bool, chance: random.Random) -> steps.Match:
    """Make random attempts for the seat; if it has confirmed in the real world, confirm something else here."""
    for _ in range(100 if confirmed else chance.randrange(3)):
        if confirmed and steps.is_complete(match, seat):
            break
        game = match.record.game
        state = steps.tried(match, seat)
        possible = [text for text in steps.legal(match, seat) if not game.reveals(state, game.parse(text))]
        if not possible:
            break
        attempt = steps.attempt(match, seat, chance.choice(possible))
        match = steps.with_part(match, seat, Part(attempt.actions))
    return steps.with_part(match, seat, match.parts[seat]._replace(confirmed=confirmed))


def seen(table: Table, viewer: Viewer) -> str:
    """Return everything that a viewer can see of a table, as it would be sent."""
    return json.dumps([view(table, viewer), [] if viewer is None else legal(table, viewer), aid(table, viewer)])


def answers_to(table: Table, commands: list[Command]) -> str:
    """Return the answer to each command: the refusal's code and details, or the codes of the events."""
    said: list[Any] = []
    for command in commands:
        try:
            said.append([code_of(event) for event in decide(table, command, table.at)])
        except Refusal as refusal:
            said.append([refusal.code, str(refusal)])
    return json.dumps(said)


def record_text(table: Table) -> str:
    """Return the match so far, with its secrets."""
    assert table.match is not None
    return json.dumps(to_json(table.match.record))


def people_of(table: Table) -> list[str]:
    return [person for person in dict.fromkeys(chair.holder for chair in table.chairs) if seats_of(table, person)]
