"""Write the types that cross the network as TypeScript: `python -m goldhook.server.wire.typescript`.

The messages go to web/src/server/commands.ts and wire.ts, and the plain data of each game that the browser has a folder
for to web/src/games/<game>/views.ts.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from goldhook.core.game import code_of
from goldhook.games import GAMES, plugin
from goldhook.server.http.circles_api import CircleListed, CircleShown, RoundTable
from goldhook.server.http.invitations_api import Invitation
from goldhook.server.http.invite_api import Invite
from goldhook.server.http.matches_api import History
from goldhook.server.http.tables_api import Listed
from goldhook.server.live.daily import DailyShown
from goldhook.server.live.lessons import LessonMoment, LessonShown, LessonTry
from goldhook.server.live.puzzles import MyPuzzles, PuzzleShown, PuzzlesShown, PuzzleVerdict
from goldhook.server.live.replays import Replay
from goldhook.server.live.retries import DecisionShown, RetryVerdict
from goldhook.server.live.statistics import MyResults
from goldhook.server.wire import messages as wire
from goldhook.table import plain

SOURCE = Path("web") / "src"
#: The first line of every generated file.
HEAD = "// Written by `make wire` from {source}: change it there.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
#: Types of views.ts that Python cannot express.
BY_HAND = """\
/** Help for clients that do not implement the rules; its fields depend on the game. */
export type Aid = object;

/** The new value in a list, an empty list for a removed field, or the changed fields; `~` describes a list. */
export type Change = unknown[] | { [field: string]: Change };

export type OptionValue = boolean | number | string | ClockJson | null;

/** What the players agreed on: the table's own options, and by name those of the game. */
export type Options = TableOptionsJson & { [option: string]: OptionValue };

/** The result of a match, with what the report of the game adds. */
export type OutcomeJson = { over: boolean; totals: number[]; places: number[] } & Record<string, unknown>;
"""
#: Types whose values can be any plain data.
ANYTHING = (object, Any)


class Field(NamedTuple):
    """A field of an interface."""

    name: str
    kind: Any
    optional: bool = False


class Module:
    """The types of one file, each written once and after those that it mentions.

    `words` names the unions of literals that have a name of their own.
    """

    def __init__(self, words: Mapping[str, object] | None = None) -> None:
        self._words = {kind: name for name, kind in (words or {}).items() if get_origin(kind) is Literal}
        self._written: dict[object, str] = {}

    def __str__(self) -> str:
        return "\n".join(self._written.values())

    def union(self, name: str, members: Iterable[type]) -> None:
        """Write a type that is one of these interfaces."""
        lines = "".join(f"\n  | {self.type(member)}" for member in members)
        self._written[name] = f"export type {name} ={lines};\n"

    def borrow(self, kind: type, path: str) -> None:
        """Take an interface from another file."""
        self._written[kind] = f'import type {{ {kind.__name__} }} from "{path}";\n'

    def type(self, kind: Any) -> str:
        """Return a Python type in TypeScript, by its name if it has one."""
        origin, args = get_origin(kind), get_args(kind)
        if hasattr(kind, "__metadata__"):
            return self._annotated(args[0], kind.__metadata__)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args if arg is not UnsetType))
        if origin is Literal:
            return self._literal(kind)
        if origin in (list, tuple):
            inner = self.type(args[0])
            return f"({inner})[]" if get_origin(args[0]) in (Union, UnionType) else f"{inner}[]"
        if origin is not None and issubclass(origin, Mapping):
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        if kind in ANYTHING:
            return "unknown"
        if kind in PLAIN:
            return PLAIN[kind]
        if kind not in self._written:
            self._interface(kind)
        name: str = kind.__name__
        return name

    def _annotated(self, kind: Any, notes: tuple[object, ...]) -> str:
        """Return an annotated type: a number gives a list's exact length, a text is the type's name in TypeScript."""
        for note in notes:
            if isinstance(note, str):
                return note
            if isinstance(note, int):
                return f"[{', '.join([self.type(get_args(kind)[0])] * note)}]"
        return self.type(kind)

    def _literal(self, kind: Any) -> str:
        spelled = " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg).lower() for arg in get_args(kind))
        if kind not in self._words:
            return spelled
        name = self._words[kind]
        self._written[kind] = f"export type {name} = {spelled};\n"
        return name

    def _interface(self, kind: Any) -> None:
        comment, remarks = " ".join((inspect.getdoc(kind) or "").split()), _remarks(kind)
        if not is_typeddict(kind) and comment.startswith(f"{kind.__name__}("):  # made by NamedTuple
            comment = ""
        lines = [f"/** {comment} */"] if comment else []
        lines.append(f"export interface {kind.__name__} {{")
        for field in _fields(kind):
            if field.name in remarks:
                lines.append(f"  /** {remarks[field.name]} */")
            lines.append(f"  {field.name}{'?' if field.optional else ''}: {self.type(field.kind)};")
        self._written[kind] = "\n".join([*lines, "}", ""])


def _fields(kind: type) -> Iterator[Field]:
    """Yield the fields of a message, a TypedDict, a dataclass or an event."""
    if issubclass(kind, Struct):
        if kind.__struct_config__.tag is not None:
            yield Field("type", Literal[kind.__struct_config__.tag])
        for field in fields(kind):
            yield Field(
                field.name, field.type, field.default is not NODEFAULT or field.default_factory is not NODEFAULT
            )
        return
    if issubclass(kind, tuple):
        yield Field("code", Literal[code_of(kind)])
    else:
        assert is_typeddict(kind) or is_dataclass(kind), f"{kind} has no form in TypeScript"
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        yield Field(name, get_args(hint)[0] if optional else hint, optional)


def _remarks(kind: type) -> dict[str, str]:
    """Return the `#:` comments on the fields of a class."""
    remarks, comment = dict[str, str](), list[str]()
    source = kind.command if issubclass(kind, wire.TableCommand) else kind
    for line in inspect.getsource(source).splitlines():
        text = line.strip()
        if text.startswith("#: "):
            comment.append(text[3:])
        elif comment:
            remarks[text.partition(":")[0]] = " ".join(comment)
            comment = []
    return remarks


def commands() -> str:
    """Return commands.ts: every message that a browser sends."""
    module = Module()
    module.union("Incoming", get_args(wire.INCOMING))
    head = HEAD.format(source="src/goldhook/table/commands.py and src/goldhook/server/wire/messages.py")
    return f"{head}\n{module}"


def messages() -> str:
    """Return wire.ts: every message that the server sends, and those of commands.ts."""
    module = Module()
    module.union("Outgoing", get_args(wire.Outgoing))
    head = HEAD.format(source="src/goldhook/server/wire/messages.py")
    return f'{head}\nexport type * from "./commands";\n\nexport const PROTOCOL = {wire.PROTOCOL};\n\n{module}'


def table_views() -> str:
    """Return the views.ts of every game: a table, lists, invitations and replays."""
    module = Module(vars(plain))
    lists = (Listed, Invite, History, MyResults)
    for kind in (plain.TableOptionsJson, plain.TableView, *lists, Replay, LessonTry, LessonShown):
        module.type(kind)
    return f"{HEAD.format(source='src/goldhook/table/plain.py and the answers of the server')}\n{BY_HAND}\n{module}"


def daily_views() -> str:
    """Return daily.ts: the daily deal."""
    module = Module()
    module.type(DailyShown)
    return f"{HEAD.format(source='src/goldhook/server/live/daily.py')}\n{module}"


def circle_views() -> str:
    """Return the views.ts of circles of friends, which only their pages load."""
    module = Module()
    module.borrow(Listed, "../server/views")
    for kind in (CircleListed, CircleShown, RoundTable, Invitation):
        module.type(kind)
    return f"{HEAD.format(source='the answers of src/goldhook/server/http/circles_api.py')}\n{module}"


def puzzle_views() -> str:
    """Return the views.ts of puzzles and of mistakes that are tried again."""
    module = Module()
    for borrowed in (LessonMoment, LessonTry):
        module.borrow(borrowed, "../server/views")
    for kind in (PuzzlesShown, PuzzleShown, PuzzleVerdict, MyPuzzles, DecisionShown, RetryVerdict):
        module.type(kind)
    return f"{HEAD.format(source='puzzles.py and retries.py in src/goldhook/server/live')}\n{module}"


def views(game: str) -> str:
    """Return views.ts of a game: its views, aid, reports, sets and events."""
    of = plugin(game).plain
    module = Module(vars(sys.modules[of.view.__module__]))
    for kind in (of.view, of.aid, of.gain, of.open_aid, of.report, of.pieces, of.analysis):
        if kind is not None:
            module.type(kind)
    module.union("MatchEvent", of.events)
    source = of.view.__module__.replace(".", "/")
    return f"{HEAD.format(source=f'src/{source}.py and the events of the law')}\n{module}"


def files(source: Path = SOURCE) -> dict[Path, str]:
    """Return every generated file below the browser's sources, by its path."""
    shared = {"commands.ts": commands(), "wire.ts": messages(), "views.ts": table_views(), "daily.ts": daily_views()}
    found = {source / "server" / name: text for name, text in shared.items()}
    found[source / "circles" / "views.ts"] = circle_views()
    found[source / "puzzles" / "views.ts"] = puzzle_views()
    for game in GAMES:
        folder = source / "games" / game
        if folder.is_dir():
            found[folder / "views.ts"] = views(game)
    return found


def main() -> None:
    """Write the files, below the working directory."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
