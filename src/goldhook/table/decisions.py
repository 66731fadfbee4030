"""What a table answers to a command: the events it leads to, or a Refusal. Nothing changes here; fold.py does that.

>>> from goldhook.table import Join, fold
>>> table = fold(decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=0))
>>> [event["code"] for event in decide(table, Join("bob", "Bob", id="c1"), now=5)]
['joined']
>>> decide(table, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=9)  # once more: it is done
[]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from goldhook.core.game import Json, Refusal
from goldhook.core.options import wrong
from goldhook.games import GAMES, RULES_VERSION
from goldhook.record import HOUSE
from goldhook.table import clocks, playing
from goldhook.table.checks import (
    check_host,
    check_level,
    check_may_have_more,
    check_name,
    check_new_name,
    check_phase,
    check_seat,
    check_seated,
)
from goldhook.table.commands import (
    Act,
    BotAct,
    ComeBack,
    Command,
    Confirm,
    Create,
    FillWithBots,
    GoAway,
    HandOver,
    Join,
    Leave,
    Pause,
    Present,
    Rematch,
    Remove,
    Reseat,
    Resume,
    SeatBot,
    Start,
    Tick,
    Undo,
    Vote,
)
from goldhook.table.events import event
from goldhook.table.fold import evolve, opening, read_pieces
from goldhook.table.options import options_json, read_options
from goldhook.table.state import CLOSED, LOBBY, OVER, PLAYING, Table, answer, here, people, seats_of

#: A command's name is a word of the client's own; a longer one is no word.
LONGEST_ID = 64
#: What may be asked while the server stands still.
_ALWAYS = (Leave, GoAway, ComeBack, Pause, Resume, Tick)


def decide(table: Table | None, command: Command, now: int) -> list[Json]:
    """The events that a command leads to, none if it was done already; raises a Refusal if it may not be."""
    if len(command.id) > LONGEST_ID:
        raise Refusal("command_id_wrong", longest=LONGEST_ID)
    if table is not None:
        now = max(now, table.at)
        if answer(table, command.by, command.id) is not None:
            return []
    events = list(_decided(table, command, now))
    if command.id:
        for happened in events:
            happened |= {"by": command.by, "cmd": command.id}
    return events


def _decided(table: Table | None, command: Command, now: int) -> Iterator[Json]:
    if isinstance(command, Create):
        assert table is None, "a table is created once"
        return _create(command, now)
    assert table is not None, "a table begins with Create"
    if table.phase == CLOSED and not isinstance(command, Tick):
        raise Refusal("table_closed")
    if table.paused is not None and not isinstance(command, _ALWAYS):
        raise Refusal("table_paused")
    return _DECISIONS[type(command)](table, command, now)


# --- before the match ---------------------------------------------------------------------------------------------


def _create(command: Create, now: int) -> Iterator[Json]:
    if command.game not in GAMES:
        raise Refusal("game_unknown", game=str(command.game)[:40], known=", ".join(GAMES))
    game, players = GAMES[command.game], command.players
    if type(players) is not int or players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    if command.pieces != HOUSE and not isinstance(command.pieces, dict):
        raise wrong("set")
    read_pieces(game, command.pieces)
    for seat, level in command.bots.items():
        check_seat(players, seat)
        check_level(level)
    yield event(
        "created",
        now,
        table=command.table,
        game=command.game,
        set=command.pieces,
        players=players,
        options=options_json(read_options(command.options, game)),
        rules_version=RULES_VERSION,
        host=command.by,
        first=None,
    )
    for seat, level in sorted(command.bots.items()):
        yield event("bot_seated", now, seat=seat, level=level)
    if command.seat is not None:
        check_seat(players, command.seat)
        if command.seat in command.bots:
            raise Refusal("seat_taken")
        yield event("joined", now, person=command.by, seat=command.seat, name=check_name(command.name))


def _join(table: Table, command: Join, now: int) -> Iterator[Json]:
    check_phase(table, LOBBY)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise Refusal("table_full")
    seat = free[0] if command.seat is None else check_seat(table.players, command.seat)
    if seat not in free:
        raise Refusal("seat_taken")
    check_may_have_more(table, command.by)
    yield event("joined", now, person=command.by, seat=seat, name=check_new_name(table, command.by, command.name))


def _seat_bot(table: Table, command: SeatBot, now: int) -> Iterator[Json]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    if table.chairs[check_seat(table.players, command.seat)].holder:
        raise Refusal("seat_taken")
    yield event("bot_seated", now, seat=command.seat, level=command.level)


def _fill_with_bots(table: Table, command: FillWithBots, now: int) -> Iterator[Json]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    for seat, chair in enumerate(table.chairs):
        if chair.free:
            yield event("bot_seated", now, seat=seat, level=command.level)


def _reseat(table: Table, command: Reseat, now: int) -> Iterator[Json]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_seat(table.players, command.seat)
    check_seat(table.players, command.to)
    yield event("reseated", now, seat=command.seat, to=command.to)


def _remove(table: Table, command: Remove, now: int) -> Iterator[Json]:
    check_host(table, command.by)
    if table.phase == OVER:
        raise Refusal("match_over")
    holder = table.chairs[check_seat(table.players, command.seat)].holder
    if table.phase == PLAYING and (not holder or holder == command.by):
        raise Refusal("seat_not_removable")
    yield event("removed", now, seat=command.seat)


def _start(table: Table, command: Start, now: int) -> Iterator[Json]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    empty = sum(chair.free for chair in table.chairs)
    if empty:
        raise Refusal("seats_empty", count=empty)
    first = command.first if table.first is None else table.first
    record = opening(table, command.shuffles, first)
    table.game.start(record.setup)  # which refuses shuffles that are none
    yield event("started", now, first=first, shuffles=_plain(record.setup.shuffles))


def _plain(shuffles: Any) -> Json:
    """Shuffles as JSON has them."""
    return {name: [row if isinstance(row, str) else list(row) for row in rows] for name, rows in shuffles.items()}


# --- coming and going ---------------------------------------------------------------------------------------------


def _heir(table: Table, person: str) -> str:
    """Who is host after a person: the next who is here, else the next at all."""
    others = [*here(table), *people(table)]
    return next((other for other in others if other != person), "")


def _leave(table: Table, command: Leave, now: int) -> Iterator[Json]:
    person = command.by
    if person != table.host:
        check_seated(table, person)
    heir = _heir(table, person) if person == table.host else ""
    if table.phase != LOBBY:
        if person not in table.away:
            yield event("went_away", now, person=person)
        if heir in here(table):
            yield event("host_passed", now, person=heir)
        return
    yield event("left", now, person=person)
    if heir:
        yield event("host_passed", now, person=heir)
    elif person == table.host:
        yield event("closed", now)


def _go_away(table: Table, command: GoAway, now: int) -> Iterator[Json]:
    known = command.by == table.host or seats_of(table, command.by)
    if known and command.by not in table.away:
        yield event("went_away", now, person=command.by)


def _come_back(table: Table, command: ComeBack, now: int) -> Iterator[Json]:
    if command.by in table.away:
        yield event("came_back", now, person=command.by)


def _hand_over(table: Table, command: HandOver, now: int) -> Iterator[Json]:
    check_seated(table, command.by)
    yield event("handed_over", now, person=command.by)


def _present(table: Table, command: Present, now: int) -> Iterator[Json]:
    if command.seat not in seats_of(table, command.by):
        raise Refusal("not_your_seat")
    if table.eyes.get(command.by) is not None:
        raise Refusal("cover_first")
    yield event("presented", now, person=command.by, seat=command.seat)


# --- time ---------------------------------------------------------------------------------------------------------


def _tick(table: Table, _command: Tick | Vote, now: int) -> Iterator[Json]:
    """All that is due by now, one thing after the other."""
    while ready := [due for due in clocks.dues(table) if due.at <= now]:
        first = min(ready, key=lambda due: due.at)
        happened = event(first.code, now, **first.facts)
        yield happened
        table = evolve(table, happened)


def _vote(table: Table, command: Vote, now: int) -> Iterator[Json]:
    check_phase(table, PLAYING)
    check_seat(table.players, command.seat)
    if not table.clocks or not table.clocks[command.seat].out:
        raise Refusal("nothing_to_vote")
    if command.by not in clocks.voters(table, command.seat):
        raise Refusal("vote_of_others")
    voted = event("voted", now, person=command.by, seat=command.seat, skip=bool(command.skip))
    yield voted
    yield from _tick(evolve(table, voted), command, now)


def _pause(table: Table, command: Pause, now: int) -> Iterator[Json]:
    if table.paused is None:
        since = now if command.since is None else min(now, max(command.since, table.at))
        yield event("paused", since)


def _resume(table: Table, _command: Resume, now: int) -> Iterator[Json]:
    if table.paused is not None:
        yield event("resumed", now)


# --- once more ----------------------------------------------------------------------------------------------------


def _rematch(table: Table, command: Rematch, now: int) -> Iterator[Json]:
    if command.by != table.host:
        check_seated(table, command.by)
    check_phase(table, OVER)
    if table.successor:
        raise Refusal("rematch_made", table=table.successor)
    assert table.match is not None
    first = None if command.lot else (table.match.record.setup.first + 1) % table.players
    yield event("rematched", now, table=command.table, host=command.by, first=first)


def successor(table: Table, rematched: Json) -> list[Json]:
    """The first events of the table that a rematch is played at: the same people on the same seats."""
    now = rematched["at"]
    events = [
        event(
            "created",
            now,
            table=rematched["table"],
            game=table.game.name,
            set=table.set_json,
            players=table.players,
            options=options_json(table.agreed),
            rules_version=RULES_VERSION,
            host=rematched["host"],
            first=rematched["first"],
        )
    ]
    for seat, chair in enumerate(table.chairs):
        if chair.holder:
            events.append(event("joined", now, person=chair.holder, seat=seat, name=chair.name))
        else:
            events.append(event("bot_seated", now, seat=seat, level=chair.bot))
    return events + [event("went_away", now, person=person) for person in table.away]


_DECISIONS: dict[type, Callable[[Table, Any, int], Iterator[Json]]] = {
    Join: _join,
    Leave: _leave,
    GoAway: _go_away,
    ComeBack: _come_back,
    SeatBot: _seat_bot,
    FillWithBots: _fill_with_bots,
    Reseat: _reseat,
    Remove: _remove,
    Start: _start,
    Act: playing.act,
    Undo: playing.undo,
    Confirm: playing.confirm,
    BotAct: playing.bot_act,
    Vote: _vote,
    HandOver: _hand_over,
    Present: _present,
    Rematch: _rematch,
    Tick: _tick,
    Pause: _pause,
    Resume: _resume,
}
