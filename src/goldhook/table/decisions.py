"""Decide what a command leads to: events, or a Refusal. Nothing changes here; fold.py applies the events.

>>> from goldhook.table import Join, fold
>>> table = fold(decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=0))
>>> [type(event).__name__ for event in decide(table, Join("bob", "Bob", id="c1"), now=5)]
['Joined']
>>> decide(table, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=9)  # once more: it is done
[]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from goldhook.core.game import Json, Refusal, Seat, SetJson
from goldhook.core.options import wrong
from goldhook.games import GAMES, RULES_VERSION
from goldhook.record import HOUSE, state_after
from goldhook.table import clocks, events, playing
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
from goldhook.table.events import AnyEvent
from goldhook.table.fold import evolve, opening, read_pieces
from goldhook.table.options import LOSER, LOT, named_first, options_json, read_options
from goldhook.table.state import CLOSED, LOBBY, OVER, PLAYING, Table, answer, here, people, seats_of

#: Clients choose the id of a command; this is its longest length.
LONGEST_ID = 64
#: Commands that are accepted while the server is paused.
_ALWAYS = (Leave, GoAway, ComeBack, Pause, Resume, Tick)


def decide(table: Table | None, command: Command, now: int) -> list[AnyEvent]:
    """Return the events that a command leads to. A repeated command returns none, an illegal one raises a Refusal."""
    if len(command.id) > LONGEST_ID:
        raise Refusal("command_id_wrong", longest=LONGEST_ID)
    if table is not None:
        now = max(now, table.at)
        if answer(table, command.by, command.id) is not None:
            return []
    found = list(_decided(table, command, now))
    if command.id:
        return [event._replace(by=command.by, cmd=command.id) for event in found]
    return found


def _decided(table: Table | None, command: Command, now: int) -> Iterator[AnyEvent]:
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


def _create(command: Create, now: int) -> Iterator[AnyEvent]:
    if command.game not in GAMES:
        raise Refusal("game_unknown", game=str(command.game)[:40], known=", ".join(GAMES))
    game, players = GAMES[command.game], command.players
    if type(players) is not int or players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    if command.pieces != HOUSE and not isinstance(command.pieces, dict):
        raise wrong("set")
    read_pieces(game, command.pieces)
    agreed = read_options(command.options, game)
    named_first(agreed, players)
    for seat, level in command.bots.items():
        check_seat(players, seat)
        check_level(level)
    yield events.Created(
        at=now,
        table=command.table,
        game=command.game,
        set=cast("str | SetJson", command.pieces),
        players=players,
        options=options_json(agreed),
        rules_version=RULES_VERSION,
        host=command.by,
        first=None,
        opening=None if command.opening is None else dict(command.opening),
    )
    for seat, level in sorted(command.bots.items()):
        yield events.BotSeated(at=now, seat=seat, level=level)
    if command.seat is not None:
        check_seat(players, command.seat)
        if command.seat in command.bots:
            raise Refusal("seat_taken")
        yield events.Joined(at=now, person=command.by, seat=command.seat, name=check_name(command.name))


def _join(table: Table, command: Join, now: int) -> Iterator[AnyEvent]:
    check_phase(table, LOBBY)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise Refusal("table_full")
    seat = free[0] if command.seat is None else check_seat(table.players, command.seat)
    if seat not in free:
        raise Refusal("seat_taken")
    check_may_have_more(table, command.by)
    yield events.Joined(at=now, person=command.by, seat=seat, name=check_new_name(table, command.by, command.name))


def _seat_bot(table: Table, command: SeatBot, now: int) -> Iterator[AnyEvent]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    if table.chairs[check_seat(table.players, command.seat)].holder:
        raise Refusal("seat_taken")
    yield events.BotSeated(at=now, seat=command.seat, level=command.level)


def _fill_with_bots(table: Table, command: FillWithBots, now: int) -> Iterator[AnyEvent]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    for seat, chair in enumerate(table.chairs):
        if chair.free:
            yield events.BotSeated(at=now, seat=seat, level=command.level)


def _reseat(table: Table, command: Reseat, now: int) -> Iterator[AnyEvent]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_seat(table.players, command.seat)
    check_seat(table.players, command.to)
    yield events.Reseated(at=now, seat=command.seat, to=command.to)


def _remove(table: Table, command: Remove, now: int) -> Iterator[AnyEvent]:
    check_host(table, command.by)
    if table.phase == OVER:
        raise Refusal("match_over")
    holder = table.chairs[check_seat(table.players, command.seat)].holder
    if table.phase == PLAYING and (not holder or holder == command.by):
        raise Refusal("seat_not_removable")
    yield events.Removed(at=now, seat=command.seat)


def _start(table: Table, command: Start, now: int) -> Iterator[AnyEvent]:
    check_host(table, command.by)
    check_phase(table, LOBBY)
    empty = sum(chair.free for chair in table.chairs)
    if empty:
        raise Refusal("seats_empty", count=empty)
    if table.opening is not None:
        yield _resumed_match(table, table.opening, now)
        return
    named = named_first(table.agreed, table.players) if table.first is None else table.first
    first = command.first if named is None else named
    record = opening(table, command.shuffles, first)
    table.game.start(record.setup)  # refuses invalid shuffles
    yield events.Started(at=now, first=first, shuffles=_plain(record.setup.shuffles))


def _resumed_match(table: Table, begun: Mapping[str, Any], now: int) -> events.Started:
    """Return the start of a match that plays on another one."""
    actions = tuple((seat, text) for seat, text in begun["actions"])
    record = opening(table, begun["shuffles"], begun["first"], actions)
    if not table.game.to_act(state_after(record)):
        raise Refusal("match_over")
    return events.Started(at=now, first=begun["first"], shuffles=_plain(record.setup.shuffles), actions=actions)


def _plain(shuffles: Any) -> Json:
    """Return the shuffles as JSON values."""
    return {name: [row if isinstance(row, str) else list(row) for row in rows] for name, rows in shuffles.items()}


# --- coming and going ---------------------------------------------------------------------------------------------


def _heir(table: Table, person: str) -> str:
    """Return who becomes host after a person: the next one present, otherwise the next one seated."""
    others = [*here(table), *people(table)]
    return next((other for other in others if other != person), "")


def _leave(table: Table, command: Leave, now: int) -> Iterator[AnyEvent]:
    person = command.by
    if person != table.host:
        check_seated(table, person)
    heir = _heir(table, person) if person == table.host else ""
    if table.phase != LOBBY:
        if person not in table.away:
            yield events.WentAway(at=now, person=person)
        if heir in here(table):
            yield events.HostPassed(at=now, person=heir)
        return
    yield events.Left(at=now, person=person)
    if heir:
        yield events.HostPassed(at=now, person=heir)
    elif person == table.host:
        yield events.Closed(at=now)


def _go_away(table: Table, command: GoAway, now: int) -> Iterator[AnyEvent]:
    known = command.by == table.host or seats_of(table, command.by)
    if known and command.by not in table.away:
        yield events.WentAway(at=now, person=command.by)


def _come_back(table: Table, command: ComeBack, now: int) -> Iterator[AnyEvent]:
    if command.by in table.away:
        yield events.CameBack(at=now, person=command.by)


def _hand_over(table: Table, command: HandOver, now: int) -> Iterator[AnyEvent]:
    check_seated(table, command.by)
    yield events.HandedOver(at=now, person=command.by)


def _present(table: Table, command: Present, now: int) -> Iterator[AnyEvent]:
    if command.seat not in seats_of(table, command.by):
        raise Refusal("not_your_seat")
    if table.eyes.get(command.by) is not None:
        raise Refusal("cover_first")
    yield events.Presented(at=now, person=command.by, seat=command.seat)


# --- clocks and pauses --------------------------------------------------------------------------------------------


def _tick(table: Table, _command: Tick | Vote, now: int) -> Iterator[AnyEvent]:
    """Yield every event that has fallen due, in order."""
    while ready := [due for due in clocks.dues(table, now) if due.at <= now]:
        first = min(ready, key=lambda due: due.at)
        yield first.event
        table = evolve(table, first.event)


def _vote(table: Table, command: Vote, now: int) -> Iterator[AnyEvent]:
    check_phase(table, PLAYING)
    check_seat(table.players, command.seat)
    if not table.clocks or not table.clocks[command.seat].out:
        raise Refusal("nothing_to_vote")
    if command.by not in clocks.voters(table, command.seat):
        raise Refusal("vote_of_others")
    voted = events.Voted(at=now, person=command.by, seat=command.seat, skip=bool(command.skip))
    yield voted
    yield from _tick(evolve(table, voted), command, now)


def _pause(table: Table, command: Pause, now: int) -> Iterator[AnyEvent]:
    if table.paused is None:
        since = now if command.since is None else min(now, max(command.since, table.at))
        yield events.Paused(at=since)


def _resume(table: Table, _command: Resume, now: int) -> Iterator[AnyEvent]:
    if table.paused is not None:
        yield events.Resumed(at=now)


# --- rematch ------------------------------------------------------------------------------------------------------


def _rematch(table: Table, command: Rematch, now: int) -> Iterator[AnyEvent]:
    if command.by != table.host:
        check_seated(table, command.by)
    check_phase(table, OVER)
    if table.successor:
        raise Refusal("rematch_made", table=table.successor)
    assert table.match is not None
    first = None if command.lot else _first_again(table, command.luck)
    yield events.Rematched(at=now, table=command.table, host=command.by, first=first)


def _first_again(table: Table, luck: int) -> Seat | None:
    """Return who goes first in a rematch by the options: the next seat, one drawn by lot, or one who came last."""
    assert table.match is not None
    if table.agreed.table.rematch_first == LOSER:
        places = table.game.outcome(table.match.state).places
        last = [seat for seat, place in enumerate(places) if place == max(places)]
        return last[luck % len(last)]
    return None if table.agreed.table.rematch_first == LOT else (table.match.record.setup.first + 1) % table.players


def successor(table: Table, rematched: events.Rematched) -> list[AnyEvent]:
    """Return the first events of the rematch table: the same people on the same seats."""
    now = rematched.at
    # The rematch settles who goes first, not the seat that the host once named.
    agreed = table.agreed._replace(table=table.agreed.table._replace(first=LOT))
    found: list[AnyEvent] = [
        events.Created(
            at=now,
            table=rematched.table,
            game=table.game.name,
            set=HOUSE if table.pieces == table.game.house() else table.set_json,
            players=table.players,
            options=options_json(agreed),
            rules_version=RULES_VERSION,
            host=rematched.host,
            first=rematched.first,
        )
    ]
    for seat, chair in enumerate(table.chairs):
        if chair.holder:
            found.append(events.Joined(at=now, person=chair.holder, seat=seat, name=chair.name))
        else:
            found.append(events.BotSeated(at=now, seat=seat, level=chair.bot))
    return found + [events.WentAway(at=now, person=person) for person in table.away]


_DECISIONS: dict[type, Callable[[Table, Any, int], Iterator[AnyEvent]]] = {
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
