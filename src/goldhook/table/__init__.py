"""Table: a match and the people around it, as pure values. The caller stores and broadcasts the events.

`decide(table, command, now)` returns events or raises a `Refusal`; `evolve(table, event)` applies one event. `view` and
`told` return what a viewer may know, and `due` returns when the next timed event falls due. See docs/table.md.
"""

from goldhook.table.clocks import due
from goldhook.table.commands import (
    Act,
    AddSeat,
    BotAct,
    Choose,
    CloseSeat,
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
    Return,
    SeatBot,
    SetOptions,
    Start,
    Tick,
    Unconfirm,
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
    is_left_complete,
    level_of,
    may_watch,
    number_of,
    seats_of,
    viewer_of,
)
from goldhook.table.telling import (
    Sight,
    aid,
    finished_record,
    gains,
    ground_view,
    legal,
    match_view,
    pieces_json,
    said,
    sights,
    told,
    told_all,
    view,
    views_seen,
)

__all__ = [
    "Act", "AddSeat", "BotAct", "Choose", "CloseSeat", "ComeBack", "Command", "Confirm", "Create", "FillWithBots",
    "GoAway", "HandOver", "Join", "Leave", "Pause", "Present", "Rematch", "Remove", "Reseat", "Resume", "Return",
    "SeatBot", "SetOptions", "Sight", "Start", "Table", "Tick", "Unconfirm", "Undo", "Viewer", "Vote", "aid", "answer",
    "bots_due", "decide", "due", "evolve", "finished_record", "fold", "gains", "ground_view", "is_left_complete",
    "legal", "level_of", "match_view", "may_watch", "number_of", "pieces_json", "said", "seats_of", "sights",
    "successor", "told", "told_all", "view", "viewer_of", "views_seen",
]  # fmt: skip
