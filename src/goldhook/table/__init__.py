"""A table: a match with people around it. Pure values; whoever keeps it stores the events and tells what may be told.

`decide(table, command, now)` answers with events or raises a `Refusal`; `evolve(table, event)` is the table after one.
`view` and `told` are what a viewer may know, `due` is when time will bring something. See docs/table.md.
"""

from goldhook.table.clocks import due
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
from goldhook.table.decisions import decide, successor
from goldhook.table.fold import evolve, fold
from goldhook.table.state import (
    Table,
    Viewer,
    answer,
    bots_due,
    level_of,
    may_watch,
    number_of,
    seats_of,
    viewer_of,
)
from goldhook.table.telling import (
    aid,
    finished_record,
    ground_view,
    legal,
    match_view,
    pieces_json,
    said,
    told,
    view,
    views_seen,
)

__all__ = [
    "Act", "BotAct", "ComeBack", "Command", "Confirm", "Create", "FillWithBots", "GoAway", "HandOver", "Join", "Leave",
    "Pause", "Present", "Rematch", "Remove", "Reseat", "Resume", "SeatBot", "Start", "Table", "Tick", "Undo", "Viewer",
    "Vote", "aid", "answer", "bots_due", "decide", "due", "evolve", "finished_record", "fold", "ground_view", "legal",
    "level_of", "match_view", "may_watch", "number_of", "pieces_json", "said", "seats_of", "successor", "told", "view",
    "viewer_of", "views_seen",
]  # fmt: skip
