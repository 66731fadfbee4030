"""The plugin of Silver & Gold: everything that the program needs from the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goldhook.bots.levels import Mind
from goldhook.bots.memory import Memory
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
from goldhook.games.silver_gold import GAME, plain, strengths
from goldhook.games.silver_gold.art import pictures
from goldhook.games.silver_gold.bots import greedy, memory, reasons, views
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.report.measures import CardMeasures
from goldhook.games.silver_gold.state import EVENTS, Action, State
from goldhook.games.silver_gold.text import analysis, board, result, set_page
from goldhook.terminal.blocks import Block

if TYPE_CHECKING:
    from goldhook.envs.batch import Batch


def _board(
    deck: Deck, view: plain.View, _legal: Sequence[Action], lang: Language, name_of: Callable[[Seat], str], room: int
) -> Block:
    return board.table(deck, view, lang, name_of, room)


def _mind(deck: Deck) -> Mind[plain.View, Action]:
    """Import the mind when a level first thinks; compiling takes time and memory that other uses do not need."""
    from goldhook.games.silver_gold.bots import mind

    return mind.Mind(deck)


def _steps() -> list[Step]:
    """Import the compiler only when the steps are needed."""
    from goldhook.games.silver_gold.bots.steps import steps

    return steps()


def _batch(deck: Deck, players: int, options: Options, count: int) -> Batch:
    """Import the environment only when one is made; only learners need it."""
    from goldhook.games.silver_gold.env import batch

    return batch.Batch(deck, players, options, count)


def _fields(players: int) -> tuple[Field, ...]:
    from goldhook.games.silver_gold.env import layout

    return layout.fields(players)


def _actions(deck: Deck) -> tuple[ActionRange, ...]:
    from goldhook.games.silver_gold.env import layout

    return layout.actions(deck)


def _afterstates() -> tuple[str, ...]:
    from goldhook.games.silver_gold.env import afterstates

    return afterstates.names()


def _lesson() -> Lesson[State, plain.MarkAid]:
    """Import the lesson only when somebody wants to learn."""
    from goldhook.games.silver_gold.lesson import lesson

    return lesson()


def _candidate(state: State) -> bool:
    """Import the solver only when puzzles are mined; it is compiled."""
    from goldhook.games.silver_gold.bots import puzzles

    return puzzles.candidate(state)


def _solve(pieces: Deck, view: plain.View, memory: Memory, actions: list[Action], seed: int) -> Solution[Action] | None:
    from goldhook.games.silver_gold.bots import puzzles

    return puzzles.solve(pieces, view, memory, actions, seed)


PLUGIN: GamePlugin[Deck, State, Action, plain.View, plain.Report] = GamePlugin(
    law=GAME,
    plain=PlainTypes(
        view=plain.View,
        aid=plain.Aid,
        gain=plain.MarkAid,
        open_aid=plain.OpenAid,
        report=plain.Report,
        pieces=plain.DeckJson,
        events=EVENTS,
    ),
    bots=GameBots(
        greedy=greedy.bot,
        mind=_mind,
        legal=reasons.legal,
        reasons=reasons.reasons,
        reason_codes=reasons.CODES,
        read_view=views.read_view,
        blank=memory.BLANK,
        remember=memory.remember,
        missing=memory.missing,
        steps=_steps,
        phase=lambda view: view["step"],
    ),
    art=GameArt(
        piece=pictures.piece,
        sheet=pictures.sheet,
        replay=pictures.replay,
        action=pictures.action,
        thumbnail=pictures.thumbnail,
        wide_actions=False,
        cover=pictures.cover,
    ),
    text=GameText(
        board=_board,
        columns=board.NEEDS,
        result=result.show,
        has_draws=False,
        legend=board.legend,
        pages=set_page.pages,
        notes=set_page.notes,
        when=lambda round_, turn: f"{round_}.{turn}",
        action=analysis.action,
    ),
    analysis=GameAnalysis(
        hidden=analysis.hidden,
        plain=analysis.plain,
        page=analysis.page,
        show=lambda _analysis, _lang, _console: None,
    ),
    measures=CardMeasures,
    set_word="treasure",
    strengths=strengths.of_seat,
    env=GameEnv(
        batch=_batch,
        fields=_fields,
        actions=_actions,
        afterstates=_afterstates,
        picture=pictures.table,
        most_decisions=160,  # 28 marks, one for each bonus cross, a card for each one filled, and room to spare
    ),
    lesson=_lesson,
    puzzles=GamePuzzles(
        seats=("level:3@1p", "level:4@12p"),
        # The player of a puzzle has not seen the earlier turns of the round.
        options=Options(memory_aid=True),
        candidate=_candidate,
        solve=_solve,
        unit="points",
        budget=Budget(playouts=400),
        file=Path(__file__).parent / "data" / "puzzles.jsonl.gz",
    ),
)
