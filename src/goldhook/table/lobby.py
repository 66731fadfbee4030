"""The commands before a match: open a table, take and change seats, start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from goldhook.core.game import AnyGame, Refusal, SetJson, Shuffles, ShufflesJson
from goldhook.core.options import wrong
from goldhook.games import GAMES, RULES_VERSION
from goldhook.record import HOUSE, state_after
from goldhook.table import events
from goldhook.table.checks import (
    check_host,
    check_level,
    check_may_have_more,
    check_name,
    check_new_name,
    check_phase,
    check_seat,
)
from goldhook.table.commands import (
    AddSeat,
    CloseSeat,
    Create,
    FillWithBots,
    Join,
    Remove,
    Reseat,
    SeatBot,
    SetOptions,
    Start,
)
from goldhook.table.events import AnyEvent
from goldhook.table.fold import opening, read_pieces
from goldhook.table.options import named_first, options_json, read_options
from goldhook.table.plain import Opening
from goldhook.table.state import LOBBY, OVER, PLAYING, Table


def create(command: Create, now: int) -> Iterator[AnyEvent]:
    """Open a table, seat its bots and its host."""
    if command.game not in GAMES:
        raise Refusal("game_unknown", game=str(command.game)[:40], known=", ".join(GAMES))
    game, players = GAMES[command.game], command.players
    _check_players(game, players)
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
        opening=command.opening,
        deal=command.deal,
        ranked=command.ranked,
    )
    for seat, level in sorted(command.bots.items()):
        yield events.BotSeated(at=now, seat=seat, level=level)
    if command.seat is not None:
        check_seat(players, command.seat)
        if command.seat in command.bots:
            raise Refusal("seat_taken")
        yield events.Joined(at=now, person=command.by, seat=command.seat, name=check_name(command.name))


def join(table: Table, command: Join, now: int) -> Iterator[AnyEvent]:
    """Seat a person."""
    check_phase(table, LOBBY)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise Refusal("table_full")
    seat = free[0] if command.seat is None else check_seat(table.players, command.seat)
    if seat not in free:
        raise Refusal("seat_taken")
    check_may_have_more(table, command.by)
    yield events.Joined(at=now, person=command.by, seat=seat, name=check_new_name(table, command.by, command.name))


def seat_bot(table: Table, command: SeatBot, now: int) -> Iterator[AnyEvent]:
    """Seat a bot, or change its level."""
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    if table.chairs[check_seat(table.players, command.seat)].holder:
        raise Refusal("seat_taken")
    yield events.BotSeated(at=now, seat=command.seat, level=command.level)


def fill_with_bots(table: Table, command: FillWithBots, now: int) -> Iterator[AnyEvent]:
    """Seat bots on all free seats."""
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_level(command.level)
    for seat, chair in enumerate(table.chairs):
        if chair.free:
            yield events.BotSeated(at=now, seat=seat, level=command.level)


def reseat(table: Table, command: Reseat, now: int) -> Iterator[AnyEvent]:
    """Swap two seats."""
    check_host(table, command.by)
    check_phase(table, LOBBY)
    check_seat(table.players, command.seat)
    check_seat(table.players, command.to)
    yield events.Reseated(at=now, seat=command.seat, to=command.to)


def _check_arranging(table: Table, person: str) -> None:
    """Refuse a change of the match by others than the host, or where a match plays on another one."""
    check_host(table, person)
    check_phase(table, LOBBY)
    if table.opening is not None:
        raise Refusal("match_running")


def add_seat(table: Table, command: AddSeat, now: int) -> Iterator[AnyEvent]:
    """Add a free seat."""
    _check_arranging(table, command.by)
    _check_players(table.game, table.players + 1)
    yield events.SeatAdded(at=now)


def close_seat(table: Table, command: CloseSeat, now: int) -> Iterator[AnyEvent]:
    """Take away a seat where no person sits."""
    _check_arranging(table, command.by)
    if table.chairs[check_seat(table.players, command.seat)].holder:
        raise Refusal("seat_taken")
    _check_players(table.game, table.players - 1)
    yield events.SeatClosed(at=now, seat=command.seat)


def set_options(table: Table, command: SetOptions, now: int) -> Iterator[AnyEvent]:
    """Change some of the options; the others stay."""
    _check_arranging(table, command.by)
    agreed = read_options({**options_json(table.agreed), **command.options}, table.game)
    named_first(agreed, table.players)
    yield events.OptionsSet(at=now, options=options_json(agreed))


def _check_players(game: AnyGame, players: int) -> None:
    if type(players) is not int or players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])


def remove(table: Table, command: Remove, now: int) -> Iterator[AnyEvent]:
    """Free a seat; during a match a bot takes it over, but not in a ranked one."""
    check_host(table, command.by)
    if table.phase == OVER:
        raise Refusal("match_over")
    holder = table.chairs[check_seat(table.players, command.seat)].holder
    if table.phase == PLAYING and (not holder or holder == command.by or table.ranked):
        raise Refusal("seat_not_removable")
    yield events.Removed(at=now, seat=command.seat)


def start(table: Table, command: Start, now: int) -> Iterator[AnyEvent]:
    """Start the match."""
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


def _resumed_match(table: Table, begun: Opening, now: int) -> events.Started:
    """Return the start of a match that plays on another one."""
    actions = tuple((int(seat), str(text)) for seat, text in begun["actions"])
    record = opening(table, begun["shuffles"], begun["first"], actions)
    if not table.game.to_act(state_after(record)):
        raise Refusal("match_over")
    return events.Started(at=now, first=begun["first"], shuffles=_plain(record.setup.shuffles), actions=actions)


def _plain(shuffles: Shuffles) -> ShufflesJson:
    """Return the shuffles as JSON values."""
    return {name: [row if isinstance(row, str) else list(row) for row in rows] for name, rows in shuffles.items()}
