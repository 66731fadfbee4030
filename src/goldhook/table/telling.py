"""What a viewer may know: the table as it looks to them, and what they are told of each event.

Both are built field by field from what is open. The shuffles, who a person is to the server, and what others try stand
in no view and no message.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from goldhook.core.game import Event, Json, Refusal, Seat, code_of
from goldhook.record import Record, replay
from goldhook.table import steps
from goldhook.table.events import PRIVATE
from goldhook.table.options import options_json
from goldhook.table.state import OVER, Table, Viewer, level_of, number_of, played_by_bot, seats_of


def view(table: Table, viewer: Viewer) -> Json:
    """The whole table as a viewer sees it (docs/table.md)."""
    set_name = table.set_json if isinstance(table.set_json, str) else table.set_json["name"]
    shown: Json = {
        "table": table.id,
        "game": table.game.name,
        "set": set_name,
        "phase": table.phase,
        "paused": table.paused is not None,
        "options": options_json(table.agreed),
        "n": number_of(table, viewer),
        "seat": viewer,
        "host": _host(table),
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "rematch": table.successor or None,
        "match": match_view(table, viewer),
    }
    if viewer is not None and table.match is not None:
        part = table.match.parts[viewer]
        shown["tentative"] = list(part.tentative)
        shown["complete"] = part.confirmed or steps.is_complete(table.match, viewer)
    return shown


def match_view(table: Table, viewer: Viewer) -> Json | None:
    """The law's view of the match, with the viewer's own attempts, and as who is asked those who have not confirmed."""
    if table.match is None:
        return None
    state, _ = steps.tried(table.match, viewer)
    return {**table.game.view(state, viewer), "to_act": list(steps.owing(table.match))}


def ground_view(table: Table, seat: Seat) -> Json:
    """The law's view that the seat's legal actions come to: before its last attempt, if they would replace that."""
    assert table.match is not None
    _, ground = steps.ground(table.match, seat)
    return {**table.game.view(ground, seat), "to_act": list(steps.owing(table.match))}


def legal(table: Table, seat: Seat) -> list[str]:
    """Every action that the seat may try now, as text; none if it owes nothing."""
    return steps.legal(table.match, seat) if table.match is not None else []


def aid(table: Table, viewer: Viewer) -> Json:
    """What a viewer who knows no rules may be shown beside the view, for the actions that `legal` lists."""
    match = table.match
    if match is None:
        return {}
    shown, _ = steps.tried(match, viewer)
    if viewer is None or viewer not in steps.owing(match):
        return table.game.aid(shown, shown, viewer, [])
    _, ground = steps.ground(match, viewer)
    return table.game.aid(shown, ground, viewer, table.game.legal(ground, viewer))


def _host(table: Table) -> Seat | None:
    """The host's first seat; a host who only watches has none."""
    return next(iter(seats_of(table, table.host)), None)


def _seat(table: Table, seat: Seat) -> Json:
    chair, match = table.chairs[seat], table.match
    bot = played_by_bot(table, seat)
    shown: Json = {
        "name": chair.name,
        "player": "nobody" if chair.free else "person" if chair.holder else "bot",
        "bot": level_of(table, seat) if bot else None,
        "away": chair.holder in table.away,
        "owes": match is not None and seat in steps.owing(match),
        #: Seats with the same number here share a device.
        "device": min(seats_of(table, chair.holder), default=seat),
    }
    if table.clocks:
        clock = table.clocks[seat]
        shown["clock"] = {"left": clock.left, "since": clock.since, "out": clock.out}
    return shown


# --- what happened ------------------------------------------------------------------------------------------------


def told(before: Table | None, event: Json, after: Table, viewer: Viewer) -> Json | None:
    """What a viewer is told of an event: its number for this viewer, its code, and the facts that are for all to know.

    None is: nothing, and no number is used up.
    """
    code = event["code"]
    if code in PRIVATE and event["seat"] != viewer:
        return None
    return {"n": number_of(after, viewer), "code": code, "at": event["at"], **_facts(before, event, after, viewer)}


def _facts(before: Table | None, event: Json, after: Table, viewer: Viewer) -> Json:
    match event["code"]:
        case "acted" | "undone":
            assert after.match is not None
            story = steps.tried(after.match, viewer)[1]
            return {"seat": event["seat"], "actions": list(event["actions"]), "events": said(story)}
        case "played":
            assert after.match is not None
            story = [known for _, known in after.game.retell(after.match.state, after.match.story, viewer)]
            return {"events": said(story)}
        case "confirmed" | "stood_in" | "timed_out" | "skipped" | "waited" | "removed" | "presented":
            return {"seat": event["seat"]}
        case "joined":
            return {"seat": event["seat"], "name": event["name"]}
        case "left" | "went_away" | "came_back" | "handed_over":
            assert before is not None
            return {"seats": list(seats_of(before, event["person"]))}
        case "host_passed":
            return {"seat": _host(after)}
        case "bot_seated":
            return {"seat": event["seat"], "level": event["level"]}
        case "reseated":
            return {"seat": event["seat"], "to": event["to"]}
        case "voted":
            return {"seat": event["seat"], "skip": event["skip"], "voters": list(seats_of(after, event["person"]))}
        case "started":
            return {"first": event["first"]}
        case "rematched":
            return {"table": event["table"]}
    return {}  # created, closed, paused, resumed


def said(story: Sequence[Event]) -> list[Json]:
    """Events of the law as codes and facts."""
    return [{"code": code_of(event), **_plain(event)} for event in story]


def _plain(event: Event) -> dict[str, Any]:
    return {name: list(fact) if type(fact) is tuple else fact for name, fact in event._asdict().items()}


# --- for bots and archives ----------------------------------------------------------------------------------------


def views_seen(table: Table, seat: Seat) -> Iterator[Json]:
    """Every view of the match that the seat has seen: `bots.memory.recall` makes a memory of them."""
    if table.match is not None:
        for moment in replay(table.match.record):
            yield table.game.view(moment.state, seat)


def finished_record(table: Table) -> Record:
    """The match as a record, with all its shuffles; refused before the end."""
    if table.match is None:
        raise Refusal("match_not_begun")
    if table.phase != OVER:
        raise Refusal("match_running")
    seats = tuple("human" if chair.holder else f"level:{chair.bot}" for chair in table.chairs)
    return table.match.record._replace(seats=seats)


def pieces_json(table: Table) -> Json:
    """The table's set as plain data, for whoever has to draw it."""
    return table.game.pieces_json(table.pieces)
