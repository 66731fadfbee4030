"""Compile what the bots of a game need before a player waits for it, in units that several processes share.

The lower levels need little, so their units come first. A decision needs only the units of its level and of the current
phase of the match, so a bot can start while later phases are still being compiled. The compiled code of a unit is
cached (engine/machine_code.py), with a note that the unit is done.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from goldhook.bots.levels import MASTER
from goldhook.core.game import MatchView
from goldhook.engine.machine_code import keep
from goldhook.engine.steps import NO_LEVEL, Step
from goldhook.games import folder, plugin


class Unit(NamedTuple):
    """A compilation step of a game, by name, so that it can be passed to another process."""

    game: str
    name: str
    #: The lowest level that needs it.
    level: int
    #: The only phase of a match that needs it, and the level from which every phase does; see `Step`.
    phase: str = ""
    everywhere: int = NO_LEVEL


class Need(NamedTuple):
    """A level of a game that is asked, in one phase of a match or, without a phase, in all of them."""

    game: str
    level: int
    phase: str | None = None

    def includes(self, unit: Unit) -> bool:
        """Return whether a decision needs the unit."""
        in_phase = self.phase is None or unit.phase in ("", self.phase) or self.level >= unit.everywhere
        return unit.game == self.game and unit.level <= self.level and in_phase


def need(game: str, level: int, view: MatchView | None) -> Need:
    """Return the need of a decision in a view; without a view, the need of a whole match."""
    return Need(game, level, plugin(game).bots.phase(view) if view else None)


def units(game: str, level: int = MASTER) -> list[Unit]:
    """Return the units that the levels of a game up to this one need, in the best order to compile them."""
    return [
        Unit(game, step.name, step.level, step.phase, step.everywhere) for step in _steps(game) if step.level <= level
    ]


def cold(game: str, level: int = MASTER) -> list[Unit]:
    """Return the units that are not compiled yet from these sources."""
    return [unit for unit in units(game, level) if not _is_done(unit)]


def is_warm(game: str, level: int = MASTER) -> bool:
    """Return whether everything that the levels up to this one need is compiled from the current sources."""
    return not cold(game, level)


def run(unit: Unit) -> None:
    """Load the code of a unit, or compile it. Only compiling is slow."""
    next(step for step in _steps(unit.game) if step.name == unit.name).run()
    if note := _note(unit):
        keep(note, b"")


def _steps(game: str) -> list[Step]:
    return plugin(game).bots.steps()


def _is_done(unit: Unit) -> bool:
    note = _note(unit)
    return note is not None and note.exists()


def _note(unit: Unit) -> Path | None:
    from goldhook.engine.compiled import code_folder

    kept = code_folder(str(folder(unit.game) / "plugin.py"))
    return kept / f"done.{unit.name}" if kept else None
