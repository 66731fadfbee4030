"""Checks of who may issue a command and when. Each check passes or raises a `Refusal` with the reason."""

from __future__ import annotations

from goldhook.core.game import Refusal, Seat
from goldhook.table.lookalikes import is_alike
from goldhook.table.options import check_level
from goldhook.table.state import LOBBY, OVER, Table, played_by_bot, seats_of, viewer_of

__all__ = [
    "check_fresh",
    "check_host",
    "check_level",
    "check_may_have_more",
    "check_name",
    "check_new_name",
    "check_own",
    "check_phase",
    "check_seat",
    "check_seated",
]

LONGEST_NAME = 30


def check_phase(table: Table, phase: str) -> None:
    """Refuse a command that belongs to another phase of the table."""
    if table.phase == phase:
        return
    if table.phase == LOBBY:
        raise Refusal("match_not_begun")
    raise Refusal("match_over" if table.phase == OVER else "match_running")


def check_host(table: Table, person: str) -> None:
    """Refuse everyone except the host."""
    if not person or person != table.host:
        raise Refusal("not_host")


def check_seat(players: int, seat: object) -> Seat:
    """Return the seat if the table has it; refuse it otherwise."""
    if type(seat) is not int or not 0 <= seat < players:
        raise Refusal("no_such_seat", seat=str(seat)[:20], players=players)
    return seat


def check_seated(table: Table, person: str) -> None:
    """Refuse a person who holds no seat."""
    if not seats_of(table, person):
        raise Refusal("not_seated")


def check_name(name: object) -> str:
    """Return the name if it can be shown: one short line of printable characters."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("name_wrong", longest=LONGEST_NAME)
    return name


def check_new_name(table: Table, person: str, name: object) -> str:
    """Return the name unless it could be mistaken for another person's at the table.

    A person may use the same name on several seats of their own.
    """
    wanted = check_name(name)
    for chair in table.chairs:
        if chair.name and chair.holder != person and is_alike(wanted, chair.name):
            raise Refusal("name_alike", name=chair.name)
    return wanted


def check_may_have_more(table: Table, person: str) -> None:
    """Refuse a second seat at a listed table, except to the host, so that nobody can take all free seats."""
    if table.agreed.table.open_lobby and person != table.host and seats_of(table, person):
        raise Refusal("one_seat")


def check_own(table: Table, person: str, seat: Seat) -> None:
    """Refuse a seat that the person does not hold, that a bot plays, or that is not the one at the device now."""
    if seat not in seats_of(table, person):
        raise Refusal("not_your_seat")
    if played_by_bot(table, seat):
        raise Refusal("bot_plays")
    if viewer_of(table, person) != seat:
        raise Refusal("not_at_device")


def check_fresh(table: Table, seat: Seat, version: object) -> None:
    """Refuse a command older than the last change of the seat's choices. Other seats' actions do not make it stale."""
    if type(version) is not int or not table.changed[seat] <= version <= table.numbers[seat]:
        raise Refusal("stale")
