"""The commands of table/commands.py as messages: what a client sends, with bounds.

>>> from goldhook.table import Reseat
>>> FORMS[Reseat](id="c1", seat=0, to=1)
Reseat(id='c1', seat=0, to=1)
"""

from __future__ import annotations

import inspect
import re
from typing import Annotated, Any, ClassVar, TypeAlias, cast, get_args, get_type_hints

from msgspec import Meta, Struct, defstruct

from goldhook.core.game import Facts, Seat
from goldhook.table.commands import SERVER, ClientCommand
from goldhook.table.decisions import LONGEST_ID
from goldhook.table.plain import Choice, Millis

Id: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ID)]
#: Only bounded here; the table checks the value itself, so that its own refusal is the answer.
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Text: TypeAlias = Annotated[str, Meta(max_length=500)]

#: Some options: names, and values that the table checks. The length of a frame bounds everything in them.
Chosen: TypeAlias = Annotated[dict[Annotated[str, Meta(max_length=40)], Any], Meta(max_length=40)]

#: The bounded type of each type that a command's field may have.
BOUNDED: dict[Any, Any] = {str: Text, int: Whole, bool: bool, Seat | None: Whole | None}
BOUNDED |= {Choice: Choice, Facts: Chosen, Millis: Annotated[int, Meta(ge=0, le=2**53)]}


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. The client chooses `id`: the answer carries it, and a repeat is done only once."""

    id: Id = ""


class TableCommand(Asked, frozen=True):
    """A command that the table decides on."""

    #: What the table calls it.
    command: ClassVar[type[ClientCommand]]


def tag_of(kind: type) -> str:
    """Return the `type` of a command's message.

    >>> from goldhook.table import SeatBot
    >>> tag_of(SeatBot)
    'seat_bot'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def form_of(kind: type[ClientCommand]) -> type[TableCommand]:
    """Return the message for a command: all fields but `by` and those that the server fills in."""
    fields: list[Any] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in ("by", "id") or SERVER in getattr(hint, "__metadata__", ()):
            continue
        default = () if name not in kind._field_defaults else (kind._field_defaults[name],)
        fields.append((name, BOUNDED[hint], *default))
    described = (inspect.getdoc(kind) or "").partition("\n\n")[0]
    made = defstruct(
        kind.__name__,
        fields,
        bases=(TableCommand,),
        namespace={"command": kind, "__doc__": described},
        module=__name__,
        frozen=True,
        kw_only=True,
        tag=tag_of(kind),
    )
    return cast(type[TableCommand], made)


FORMS: dict[type[ClientCommand], type[TableCommand]] = {kind: form_of(kind) for kind in get_args(ClientCommand)}
