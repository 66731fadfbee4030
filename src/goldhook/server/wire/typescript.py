"""Write the messages as TypeScript: `python -m goldhook.server.wire.typescript` makes web/src/server/wire.ts."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import fields

from goldhook.server.wire import messages as wire

TARGET = Path("web") / "src" / "server" / "wire.ts"
HEAD = """\
// Written by `make wire` from src/goldhook/server/wire/messages.py: change it there.

export const PROTOCOL = {protocol};
"""


def typescript() -> str:
    """The whole file."""
    parts = [HEAD.format(protocol=wire.PROTOCOL)]
    for name, union in (("Incoming", wire.Incoming), ("Outgoing", wire.Outgoing)):
        members = get_args(union)
        parts += [_interface(member) for member in members]
        lines = "".join(f"\n  | {member.__name__}" for member in members)
        parts.append(f"export type {name} ={lines};\n")
    return "\n".join(parts)


def _interface(struct: type[Struct]) -> str:
    """One message."""
    comment = " ".join((inspect.getdoc(struct) or "").split())
    lines = [f"/** {comment} */", f"export interface {struct.__name__} {{"]
    lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for field in fields(struct):
        optional = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        lines.append(f"  {field.name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return _type(args[0])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args if arg is not UnsetType))
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (list, tuple):
        inner = _type(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "{ " + "; ".join(f"{field.name}: {_type(field.type)}" for field in fields(kind)) + " }"
    return {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}[kind]


def main() -> None:
    """Write the file, below the folder one stands in."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
