"""The plugin of Gold Ahoi!: everything that the program needs from the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goldhook.bots.levels import Mind
from goldhook.bots.memory import BLANK, Memory
from goldhook.bots.thought import Budget
from goldhook.core.game import Seat
from goldhook.core.lang import Language
from goldhook.core.lesson import Lesson
from goldhook.core.puzzle import Solution
from goldhook.engine.steps import Step
from goldhook.games.contract import (
    ActionRange,
    Field,
    GameAnalysis,
    GameArt,
    GameBots,
    GameEnv,
    GamePlugin,
    GamePuzzles,
    GameText,
    PlainTypes,
)
from goldhook.games.gold_ahoi import GAME, plain, strengths
from goldhook.games.gold_ahoi.analysis import told
from goldhook.games.gold_ahoi.art import pictures
from goldhook.games.gold_ahoi.bots import greedy, phases, reasons, views
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.report.measures import ChestMeasures
from goldhook.games.gold_ahoi.state import EVENTS, Action, State
from goldhook.games.gold_ahoi.text import board, result, set_page
from goldhook.terminal.blocks import Block

if TYPE_CHECKING:
    from goldhook.envs.batch import Batch


def _board(
    tiles: Tiles, view: plain.View, legal: Sequence[Action], lang: Language, name_of: Callable[[Seat], str], _room: int
) -> Block:
    return board.table(tiles, view, lang, name_of, {(action.row, action.column) for action in legal})


def _mind(tiles: Tiles) -> Mind[plain.View, Action]:
    """Import the mind when a level first thinks; compiling takes time and memory that other uses do not need."""
    from goldhook.games.gold_ahoi.bots import mind

    return mind.Mind(tiles)


def _steps() -> list[Step]:
    """Import the compiler only when the steps are needed."""
    from goldhook.games.gold_ahoi.bots.steps import steps

    return steps()


def _batch(tiles: Tiles, players: int, options: Options, count: int) -> Batch:
    """Import the environment only when one is made; only learners need it."""
    from goldhook.games.gold_ahoi.env import batch

    return batch.Batch(tiles, players, options, count)


def _fields(_players: int) -> tuple[Field, ...]:
    from goldhook.games.gold_ahoi.env import layout

    return layout.fields()


def _actions(_tiles: Tiles) -> tuple[ActionRange, ...]:
    from goldhook.games.gold_ahoi.env import layout

    return layout.actions()


def _afterstates() -> tuple[str, ...]:
    from goldhook.games.gold_ahoi.env import afterstates

    return afterstates.names()


def _lesson() -> Lesson[State, plain.Gain]:
    """Import the lesson only when somebody wants to learn."""
    from goldhook.games.gold_ahoi.lesson import lesson

    return lesson()


def _candidate(state: State) -> bool:
    """Import the solver only when puzzles are mined; it is compiled."""
    from goldhook.games.gold_ahoi.bots import puzzles

    return puzzles.candidate(state)


def _solve(
    pieces: Tiles, view: plain.View, memory: Memory, actions: list[Action], seed: int
) -> Solution[Action] | None:
    from goldhook.games.gold_ahoi.bots import puzzles

    return puzzles.solve(pieces, view, memory, actions, seed)


PLUGIN: GamePlugin[Tiles, State, Action, plain.View, plain.Report] = GamePlugin(
    law=GAME,
    plain=PlainTypes(
        view=plain.View,
        aid=plain.Aid,
        gain=plain.Gain,
        open_aid=plain.OpenAid,
        report=plain.Report,
        pieces=plain.TilesJson,
        events=EVENTS,
        analysis=plain.Ownership,
    ),
    bots=GameBots(
        greedy=greedy.bot,
        mind=_mind,
        legal=reasons.legal,
        reasons=reasons.reasons,
        reason_codes=reasons.CODES,
        read_view=views.read_view,
        # A view shows everything that its seat may know, so there is nothing to remember.
        blank=BLANK,
        remember=lambda memory, _view: memory,
        missing=lambda _memory, _view: 0,
        steps=_steps,
        phase=phases.phase,
    ),
    art=GameArt(
        piece=pictures.piece,
        sheet=pictures.sheet,
        replay=pictures.replay,
        action=pictures.action,
        thumbnail=pictures.thumbnail,
        wide_actions=True,
        cover=pictures.cover,
    ),
    text=GameText(
        board=_board,
        columns=board.NEEDS,
        result=result.show,
        has_draws=True,
        legend=lambda _tiles, _lang: [],
        pages=set_page.pages,
        notes=set_page.notes,
        when=lambda _round, turn: str(turn),
        action=told.action,
    ),
    analysis=GameAnalysis(hidden=told.hidden, plain=told.plain, page=told.page, show=told.show),
    measures=ChestMeasures,
    set_word="tiles",
    strengths=strengths.of_seat,
    env=GameEnv(
        batch=_batch,
        fields=_fields,
        actions=_actions,
        afterstates=_afterstates,
        picture=pictures.table,
        most_decisions=18,  # half of the tiles
    ),
    lesson=_lesson,
    puzzles=GamePuzzles(
        seats=("level:3@300p", "level:4@300p"),
        options=Options(),
        candidate=_candidate,
        solve=_solve,
        unit="chests",
        budget=Budget(playouts=1000),
        file=Path(__file__).parent / "data" / "puzzles.jsonl.gz",
    ),
)
