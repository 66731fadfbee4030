"""What a viewer may know: their view of the table, and their message for each event.

Both are built field by field from open facts. Shuffles, the server's id of a person and the attempts of others appear
in no view and no message.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from goldhook.core.game import AnyGame, Event, EventJson, Facts, MatchView, Refusal, Seat, SetJson, code_of
from goldhook.record import Record, replay
from goldhook.table import events, steps
from goldhook.table.absences import missed_at
from goldhook.table.events import PRIVATE, AnyEvent
from goldhook.table.options import options_json
from goldhook.table.plain import SeatView, TableView, ToldFacts, ToldJson
from goldhook.table.state import (
    CLOSED,
    OVER,
    Table,
    Viewer,
    asked,
    hints_on,
    level_of,
    number_of,
    played_by_bot,
    seats_of,
)


def view(table: Table, viewer: Viewer) -> TableView:
    """Return the whole table as a viewer sees it (docs/table.md)."""
    return _view(table, viewer, match_view(table, viewer), _around(table))


class Sight(NamedTuple):
    """Everything that a viewer of a running table sees: the view, the legal actions and the aid."""

    view: TableView
    legal: list[str]
    aid: Facts
    #: The part of the view that all viewers share, and the table that it was made from.
    around: TableView
    table: Table
    #: The engine states that the rest was made from: the one shown, and the one that the legal actions apply to.
    shown: object = None
    ground: object = None


def sights(table: Table, before: Mapping[Viewer, Sight | None]) -> dict[Viewer, Sight]:
    """Return what these viewers see. Parts whose state has not changed are reused from their earlier sights."""
    if not before:
        return {}
    around, owing = _around_again(table, next(iter(before.values()))), asked(table)
    return {viewer: _sight(table, viewer, sight, around, owing) for viewer, sight in before.items()}


def _sight(table: Table, viewer: Viewer, before: Sight | None, around: TableView, owing: tuple[Seat, ...]) -> Sight:
    match = table.match
    if match is None:
        return Sight(_view(table, viewer, None, around), [], {}, around, table)
    if before is not None and _same_part(table, before.table, viewer):
        return _sight_again(table, viewer, before, around, owing)
    game = table.game
    shown = steps.tried(match, viewer)
    ground = steps.ground(match, viewer)[1] if viewer in owing else None
    seen = before is not None and before.shown is shown
    law: MatchView | None = before.view["match"] if before is not None and seen else game.view(shown, viewer)
    if law is not None and law["to_act"] != list(owing):
        law = {**law, "to_act": list(owing)}
    same_choices = before is not None and before.ground is ground
    if before is not None and same_choices:
        legal = before.legal
    else:
        legal = [] if viewer is None or ground is None else list(map(str, game.legal(ground, viewer)))
    aid = before.aid if before is not None and seen and same_choices else _aid(table, viewer, shown, ground)
    return Sight(_view(table, viewer, law, around), legal, aid, around, table, shown, ground)


def _same_part(table: Table, other: Table, viewer: Viewer) -> bool:
    """Return whether nothing but other seats' confirmations can have changed in the match, as the viewer sees it."""
    match, earlier = table.match, other.match
    if match is None or earlier is None or match.state is not earlier.state or table.phase != other.phase:
        return False
    return viewer is None or match.parts[viewer] is earlier.parts[viewer]


def _sight_again(table: Table, viewer: Viewer, before: Sight, around: TableView, owing: tuple[Seat, ...]) -> Sight:
    """Return what a viewer sees whose own part of the match has not changed."""
    law = before.view["match"]
    if law is not None and law["to_act"] != list(owing):
        law = {**law, "to_act": list(owing)}
    view = before.view.copy()
    view.update(around)
    view["n"], view["seat"], view["match"] = number_of(table, viewer), viewer, law
    return Sight(view, before.legal, before.aid, around, table, before.shown, before.ground)


def _around_again(table: Table, before: Sight | None) -> TableView:
    """Return the part of the view that all viewers share; what has not changed is taken from an earlier sight."""
    if before is None or not _same_people(table, before.table):
        return _around(table)
    owing, seats = asked(table), before.around["seats"]
    if all(shown["owes"] == (seat in owing) for seat, shown in enumerate(seats)):
        return before.around
    around = before.around.copy()
    around["seats"] = [{**shown, "owes": seat in owing} for seat, shown in enumerate(seats)]
    return around


def _same_people(table: Table, other: Table) -> bool:
    """Return whether the views of two tables without clocks differ only in the match, and in who must act."""
    return (
        not table.clocks
        and table.chairs is other.chairs
        and table.agreed is other.agreed
        and table.away is other.away
        and table.absences is other.absences
        and (table.phase, table.host, table.paused, table.successor)
        == (other.phase, other.host, other.paused, other.successor)
    )


def _around(table: Table) -> TableView:
    """Return the part of the view that all viewers share; `_view` adds the viewer's own part."""
    set_name = table.set_json if isinstance(table.set_json, str) else table.set_json["name"]
    shown: TableView = {
        "table": table.id,
        "game": table.game.name,
        "set": set_name,
        "phase": table.phase,
        "paused": table.paused is not None,
        "options": options_json(table.agreed),
        "n": 0,
        "seat": None,
        "host": _host(table),
        "seats": _seats(table),
        "hints": hints_on(table),
        "rematch": table.successor or None,
        "match": None,
    }
    if table.deal:
        shown["deal"], shown["ranked"] = table.deal, table.ranked
    return shown


def _view(table: Table, viewer: Viewer, match: MatchView | None, around: TableView) -> TableView:
    shown = around.copy()
    shown["n"], shown["seat"], shown["match"] = number_of(table, viewer), viewer, match
    if viewer is not None and table.match is not None:
        part = table.match.parts[viewer]
        shown["tentative"] = list(part.tentative)
        shown["complete"] = part.confirmed or steps.is_complete(table.match, viewer)
    return shown


def match_view(table: Table, viewer: Viewer) -> MatchView | None:
    """Return the engine's view of the match with the viewer's own attempts.

    `to_act` lists the seats that have not confirmed yet.
    """
    if table.match is None:
        return None
    shown: MatchView = table.game.view(steps.tried(table.match, viewer), viewer)
    return {**shown, "to_act": list(asked(table))}


def ground_view(table: Table, seat: Seat) -> MatchView:
    """Return the engine's view that the seat's legal actions apply to: without the last attempt if they replace it."""
    assert table.match is not None
    _, ground = steps.ground(table.match, seat)
    shown: MatchView = table.game.view(ground, seat)
    return {**shown, "to_act": list(asked(table))}


def legal(table: Table, seat: Seat) -> list[str]:
    """Return every action that the seat may try now, as text; empty if it owes nothing."""
    return steps.legal(table.match, seat) if table.match is not None and seat in asked(table) else []


def aid(table: Table, viewer: Viewer) -> Facts:
    """Return what a client that does not implement the rules may show next to the view."""
    match = table.match
    if match is None:
        return {}
    ground = steps.ground(match, viewer)[1] if viewer is not None and viewer in asked(table) else None
    return _aid(table, viewer, steps.tried(match, viewer), ground)


def _aid(table: Table, viewer: Viewer, shown: object, ground: object) -> Facts:
    return table.game.aid(shown, shown if ground is None else ground, viewer)


def gains(table: Table, viewer: Viewer, actions: Sequence[str]) -> list[Facts | None]:
    """Return what each action would earn the viewer; None for an action that is not legal or earns nothing."""
    match = table.match
    if match is None or viewer is None or viewer not in asked(table):
        return [None] * len(actions)
    ground = steps.ground(match, viewer)[1]
    return [_gain(table.game, ground, viewer, text) for text in actions]


def _gain(game: AnyGame, ground: object, seat: Seat, text: str) -> Facts | None:
    try:
        action = game.parse(text)
        return None if game.reveals(ground, action) else game.gain(ground, seat, action)
    except Refusal:
        return None


def _host(table: Table) -> Seat | None:
    """Return the host's first seat; None if the host only watches."""
    return next(iter(seats_of(table, table.host)), None)


def _seats(table: Table) -> list[SeatView]:
    owing = asked(table)
    return [_seat(table, seat, seat in owing) for seat in range(table.players)]


def _seat(table: Table, seat: Seat, owes: bool) -> SeatView:
    chair = table.chairs[seat]
    bot = played_by_bot(table, seat)
    shown: SeatView = {
        "name": chair.name,
        "player": "nobody" if chair.free else "person" if chair.holder else "bot",
        "bot": level_of(table, seat) if bot else None,
        "away": chair.holder in table.away,
        "owes": owes,
        "device": min(seats_of(table, chair.holder), default=seat),
    }
    if table.clocks:
        clock = table.clocks[seat]
        shown["clock"] = {"left": clock.left, "since": clock.since, "out": clock.out}
    if (missed := missed_at(table, seat)) is not None:
        shown["missed"] = missed
    if chair.stood_in:
        shown["since"], shown["left"] = chair.since, chair.left
    return shown


# --- messages -----------------------------------------------------------------------------------------------------


def told(before: Table | None, event: AnyEvent, after: Table, viewer: Viewer) -> ToldJson | None:
    """Return a viewer's message for an event: its number for this viewer, its code and the facts that are open to them.

    None means that the viewer gets no message and that no number is used up.
    """
    return told_all(before, event, after, (viewer,)).get(viewer)


def told_all(
    before: Table | None, event: AnyEvent, after: Table, viewers: Collection[Viewer]
) -> dict[Viewer, ToldJson]:
    """Return the messages of these viewers for an event, as `told` does. What they share is computed once."""
    if isinstance(event, PRIVATE):
        viewers = [viewer for viewer in viewers if viewer == event.seat]
        if not viewers:
            return {}
    code, at = code_of(event), event.at
    if isinstance(event, events.Played):
        facts = _played(after, viewers)
    else:
        facts = dict.fromkeys(viewers, _facts(before, event, after))
    return {viewer: {"n": number_of(after, viewer), "code": code, "at": at, **facts[viewer]} for viewer in viewers}


def _played(after: Table, viewers: Iterable[Viewer]) -> dict[Viewer, ToldFacts]:
    """Return the engine's events of the last step, as each viewer may know them."""
    assert after.match is not None
    state, story = after.match.state, after.match.story
    plain = {id(event): _plain(event) for event in story}
    found: dict[Viewer, ToldFacts] = {}
    for viewer in viewers:
        known = [event for _, event in after.game.tell(state, story, viewer)]
        found[viewer] = {"events": [plain.get(id(event)) or _plain(event) for event in known]}
    return found


def _facts(before: Table | None, event: AnyEvent, after: Table) -> ToldFacts:
    """Return the facts of an event that are the same for everybody who may know them."""
    match event:
        case events.Acted() | events.Undone():
            assert after.match is not None
            story = steps.story(after.match, event.seat)
            return {"seat": event.seat, "actions": list(event.actions), "events": said(story)}
        case events.Played():
            raise AssertionError("each viewer knows other facts")
        case (
            events.Confirmed() | events.Unconfirmed() | events.TimedOut() | events.Skipped() | events.Waited()
            | events.Removed() | events.Presented() | events.SeatClosed()
        ):  # fmt: skip
            return {"seat": event.seat}
        case events.Joined():
            return {"seat": event.seat, "name": event.name}
        case events.StoodIn():
            return {"seat": event.seat, "left": True} if event.left else {"seat": event.seat}
        case events.CameBack() | events.Returned():
            return _back(before, event, after)
        case events.Left() | events.WentAway() | events.HandedOver() | events.Missed() | events.Awaited():
            assert before is not None
            return {"seats": list(seats_of(before, event.person))}
        case events.Chose():
            return {"seat": event.seat, "choice": event.choice, "voters": list(seats_of(after, event.person))}
        case events.HostPassed():
            return {"seat": _host(after)}
        case events.BotSeated():
            return {"seat": event.seat, "level": event.level}
        case events.Reseated():
            return {"seat": event.seat, "to": event.to}
        case events.Voted():
            return {"seat": event.seat, "skip": event.skip, "voters": list(seats_of(after, event.person))}
        case events.Started():
            return {"first": event.first}
        case events.Rematched():
            return {"table": event.table}
        case events.Created() | events.Closed() | events.Paused() | events.Resumed() | events.Ended():
            return {}
        case events.SeatAdded() | events.OptionsSet():
            return {}


def _back(before: Table | None, event: events.CameBack | events.Returned, after: Table) -> ToldFacts:
    """Return whose seats a person has again, and since when a bot had played them."""
    assert before is not None
    seats = seats_of(before, event.person)
    taken = [before.chairs[seat].since for seat in seats if before.chairs[seat].stood_in > after.chairs[seat].stood_in]
    return {"seats": list(seats), "since": min(taken)} if taken else {"seats": list(seats)}


def said(story: Sequence[Event]) -> list[EventJson]:
    """Return the engine's events as plain data."""
    return [_plain(event) for event in story]


def _plain(event: Event) -> EventJson:
    facts = {name: list(fact) if type(fact) is tuple else fact for name, fact in event._asdict().items()}
    return cast(EventJson, {"code": code_of(event), **facts})


# --- for bots and archives ----------------------------------------------------------------------------------------


def views_seen(table: Table, seat: Seat) -> Iterator[MatchView]:
    """Yield every view of the match that the seat has seen; `bots.memory.recall` builds a memory from them."""
    if table.match is not None:
        for moment in replay(table.match.record):
            yield table.game.view(moment.state, seat)


def finished_record(table: Table) -> Record:
    """Return the match as a record with all its shuffles; refuse before the match is over."""
    if table.match is None:
        raise Refusal("match_not_begun")
    if table.phase == CLOSED:
        raise Refusal("match_ended")
    if table.phase != OVER:
        raise Refusal("match_running")
    seats = tuple("human" if chair.holder else f"level:{chair.bot}" for chair in table.chairs)
    return table.match.record._replace(seats=seats)


def pieces_json(table: Table) -> SetJson:
    """Return the table's set as plain data, for clients that draw it."""
    return table.game.pieces_json(table.pieces)
