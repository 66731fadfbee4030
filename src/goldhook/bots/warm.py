"""Compile whatever the bots of a game need, before anybody waits for it.

Nobody lists what has to be compiled: every level thinks a little about every kind of decision, early and late in a
match, and whatever that takes is compiled and kept. Minds may change without a word to this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from goldhook.bots import levels
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Game, Json
from goldhook.engine.machine_code import keep
from goldhook.games import GAMES, folder, plugin

#: Few playouts and many, and by the clock: each may be a way of its own through a mind.
BUDGETS = (Budget(playouts=2), Budget(playouts=64), Budget(milliseconds=5))
#: Besides the first decision of each kind, so many spread over a match.
SPREAD = 6
#: A file beside the compiled code that says: everything is there.
COMPLETE = "complete"


class Step(NamedTuple):
    """One part of the work; `run` takes seconds the first time, and almost none from then on."""

    name: str
    run: Callable[[], object]


def is_warm(game: str) -> bool:
    """Return whether everything that the bots of a game need was compiled before, from the same sources."""
    note = _note_of(game)
    return note is not None and note.exists()


def steps(game: str) -> list[Step]:
    """What to run, in order, so that no bot of a game has to compile anything; the last step notes that it is done."""
    thinking = [Step(f"level:{level}", partial(_think, GAMES[game], level)) for level in levels.LEVELS]
    return [*thinking, Step(COMPLETE, partial(_note, game))]


def _think(game: Game[Any, Any, Any], level: int) -> None:
    mind = levels.mind(game.name, game.house())
    for view, memory in _decisions(game):
        for budget in BUDGETS:
            mind.think(view, memory, level, budget, seed=1, threads=1)
    mind.think(view, memory, level, BUDGETS[1], seed=1, threads=2)


def _note(game: str) -> None:
    note = _note_of(game)
    if note is not None:
        keep(note, b"")


def _note_of(game: str) -> Path | None:
    from goldhook.engine.compiled import code_folder

    kept = code_folder(str(folder(game) / "plugin.py"))
    return kept / COMPLETE if kept else None


def _decisions(game: Game[Any, Any, Any]) -> list[tuple[Json, Memory]]:
    """The first decision of each kind in a random match, the last of all, and some between."""
    asked = list(_match(game))
    kinds = [kind for kind, _, _ in asked]
    chosen = {kinds.index(kind) for kind in kinds} | {len(asked) * part // SPREAD for part in range(SPREAD)}
    return [asked[number][1:] for number in sorted(chosen | {len(asked) - 1})]


def _match(game: Game[Any, Any, Any]) -> Iterator[tuple[type, Json, Memory]]:
    """All decisions of a random match: the kind of action, what the seat sees, what it remembers."""
    chance, state = Chance(1), game.start(deal(game, seed=1))
    bots = plugin(game.name).bots
    memories = [bots.blank] * 2
    while waiting := game.to_act(state):
        seat = waiting[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        memories[seat] = bots.remember(memories[seat], view)
        if len(legal) > 1:
            yield type(legal[0]), view, memories[seat]
        state, _ = game.apply(state, seat, chance.pick(legal))
