"""docs/house.md lists every server module that handles a click; this test traces a real click."""

from __future__ import annotations

import asyncio
import difflib
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

import goldhook
from at_server import Line, at_table, run, served
from goldhook.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = Path(str(goldhook.__file__)).parent
#: Seconds after which all effects of a command have happened.
QUIET = 0.5
#: The modules of a game that count as hops. Others hold shared values and tables, or parse text once and cache it.
GAME_HOPS = ("rules", "attempts", "view", "aid")
#: The result of an attempt is known when it is confirmed.
ATTEMPTS = "games/<game>/attempts.py"
HEADING = "## One click, followed through the tree"


def documented(text: str) -> list[str]:
    """Return the server modules that the document names, in order, each once."""
    section = text.partition(HEADING)[2].partition("\n## ")[0]
    return list(dict.fromkeys(re.findall(r"`((?:server|table|store|games/<game>)/[\w/]+\.py)`", section)))


def browser_files(text: str) -> list[str]:
    section = text.partition(HEADING)[2].partition("\n## ")[0]
    return re.findall(r"`(web/src/[\w/.]+)`", section)


class Trace:
    """The project's modules that run on the server's thread, in the order of first entry."""

    def __init__(self) -> None:
        self.modules: list[str] = []

    def __enter__(self) -> Trace:
        sys.setprofile(self._entered)
        return self

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)

    def _entered(self, frame: FrameType, event: str, _fact: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCE):
            module = hop(path.relative_to(SOURCE))
            if module and module not in self.modules:
                self.modules.append(module)


def hop(path: Path) -> str:
    """Return the document's name of a module; empty for a module that the document leaves out."""
    if path.parts[0] == "games":
        return f"games/<game>/{path.name}" if len(path.parts) == 3 and path.stem in GAME_HOPS else ""
    is_value = path.parts[0] == "table" and path.stem == "state"
    return path.as_posix() if path.parts[0] in ("server", "table", "store") and not is_value else ""


async def act_and_confirm(line: Line, act: Trace, confirm: Trace) -> None:
    """Act like the browser: make an attempt that can be undone, then confirm it."""
    sync = await line.look()
    with act:
        await line.ask("act", seat=sync["viewer"], action=sync["legal"][0], version=sync["view"]["n"])
        await asyncio.sleep(QUIET)
    sync = await line.look()
    assert sync["view"]["complete"]
    with confirm:
        await line.ask("confirm", seat=sync["viewer"], version=sync["view"]["n"])
        await asyncio.sleep(QUIET)


def traced(game: str, store: str) -> dict[str, list[str]]:
    act, confirm = Trace(), Trace()

    async def click() -> None:
        async with served(store=store) as server:
            table, guests, lines = await at_table(server, game, "Ann", "Bob")
            seat = next(seat for seat, legal in enumerate([(await line.look())["legal"] for line in lines]) if legal)
            await act_and_confirm(await guests[seat].sit(table, "?views"), act, confirm)

    run(click())
    return {"act": act.modules, "confirm": confirm.modules}


def difference(told: list[str], seen: list[str]) -> str:
    """Describe how the document differs from the trace, ready to be corrected; empty if it does not."""
    return "\n".join(difflib.unified_diff(told, seen, "docs/house.md", "traced", lineterm="", n=1))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_document_lists_every_hop_of_a_click(game: str, tmp_path: Path) -> None:
    told = documented((ROOT / "docs" / "house.md").read_text(encoding="utf-8"))
    assert len(told) > 20
    seen = traced(game, str(tmp_path / "tables.db"))
    for command, known in (("act", []), ("confirm", [ATTEMPTS])):
        wrong = difference(sorted(set(told).difference(known)), sorted(seen[command]))
        assert not wrong, f"{command}:\n{wrong}"
    wrong = difference(told, seen["act"])
    assert not wrong, f"the order of act:\n{wrong}"


def test_a_hop_that_is_missing_is_printed() -> None:
    text = f"{HEADING}\n1. `server/wire/sockets.py`, then `table/decisions.py`.\n\n## Next\n`store/memory.py`"
    told = documented(text)
    assert told == ["server/wire/sockets.py", "table/decisions.py"]
    assert "+table/fold.py" in difference(told, [*told, "table/fold.py"])
    assert "-table/decisions.py" in difference(told, told[:1])
    assert not difference(told, told)


def test_the_files_of_the_browser_exist() -> None:
    named = browser_files((ROOT / "docs" / "house.md").read_text(encoding="utf-8"))
    assert len(named) > 2
    assert not [name for name in named if not (ROOT / name).exists()]
