"""Everything that the program asks of Silver & Gold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from goldhook.bots.levels import Mind
from goldhook.core.game import Json, Seat
from goldhook.core.lang import Language
from goldhook.games.contract import GameAnalysis, GameArt, GameBots, GamePlugin, GameText
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold.art import pictures
from goldhook.games.silver_gold.bots import greedy, memory, reasons, views
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.report.measures import CardMeasures
from goldhook.games.silver_gold.text import analysis, board, result, set_page
from goldhook.terminal.blocks import Block


def _board(
    deck: Deck, view: Json, _legal: Sequence[Any], lang: Language, name_of: Callable[[Seat], str], room: int
) -> Block:
    return board.table(deck, view, lang, name_of, room)


def _mind(deck: Deck) -> Mind:
    """Import the mind when a level first thinks: what it compiles takes time and memory that others do not need."""
    from goldhook.games.silver_gold.bots import mind

    return mind.Mind(deck)


PLUGIN = GamePlugin(
    law=GAME,
    bots=GameBots(
        greedy=greedy.bot,
        mind=_mind,
        legal=reasons.legal,
        reasons=reasons.reasons,
        reason_codes=reasons.CODES,
        check_view=views.check_view,
        blank=memory.BLANK,
        remember=memory.remember,
        missing=memory.missing,
    ),
    art=GameArt(
        piece=pictures.piece,
        sheet=pictures.sheet,
        replay=pictures.replay,
        action=pictures.action,
        wide_actions=False,
    ),
    text=GameText(
        board=_board,
        columns=board.NEEDS,
        result=result.show,
        has_draws=False,
        legend=lambda lang: [board.names_of_suits(lang)],
        pages=set_page.pages,
        notes=set_page.notes,
        when=lambda round_, turn: f"{round_}.{turn}",
    ),
    analysis=GameAnalysis(
        hidden=analysis.hidden,
        plain=analysis.plain,
        page=analysis.page,
        show=lambda _analysis, _lang, _console: None,
    ),
    measures=CardMeasures,
    set_word="treasure",
)
