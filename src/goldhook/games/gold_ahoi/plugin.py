"""Everything that the program asks of Gold Ahoi!"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goldhook.bots.levels import Mind
from goldhook.bots.memory import BLANK
from goldhook.core.game import Json, Seat
from goldhook.core.lang import Language
from goldhook.games.contract import GameAnalysis, GameArt, GameBots, GamePlugin, GameText
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.analysis import told
from goldhook.games.gold_ahoi.art import pictures
from goldhook.games.gold_ahoi.bots import greedy, reasons, views
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.report.measures import ChestMeasures
from goldhook.games.gold_ahoi.state import Place
from goldhook.games.gold_ahoi.text import board, result, set_page
from goldhook.terminal.blocks import Block


def _board(
    tiles: Tiles, view: Json, legal: Sequence[Place], lang: Language, name_of: Callable[[Seat], str], _room: int
) -> Block:
    return board.table(tiles, view, lang, name_of, {(action.row, action.column) for action in legal})


def _mind(tiles: Tiles) -> Mind:
    """Import the mind when a level first thinks: what it compiles takes time and memory that others do not need."""
    from goldhook.games.gold_ahoi.bots import mind

    return mind.Mind(tiles)


PLUGIN = GamePlugin(
    law=GAME,
    bots=GameBots(
        greedy=greedy.bot,
        mind=_mind,
        legal=reasons.legal,
        reasons=reasons.reasons,
        reason_codes=reasons.CODES,
        check_view=views.check_view,
        # A view shows everything that its seat may know: there is nothing to remember.
        blank=BLANK,
        remember=lambda memory, _view: memory,
        missing=lambda _memory, _view: 0,
    ),
    art=GameArt(
        piece=pictures.piece,
        sheet=pictures.sheet,
        replay=pictures.replay,
        action=pictures.action,
        wide_actions=True,
    ),
    text=GameText(
        board=_board,
        columns=board.NEEDS,
        result=result.show,
        has_draws=True,
        legend=lambda _lang: [],
        pages=set_page.pages,
        notes=set_page.notes,
        when=lambda _round, turn: str(turn),
    ),
    analysis=GameAnalysis(hidden=told.hidden, plain=told.plain, page=told.page, show=told.show),
    measures=ChestMeasures,
    set_word="tiles",
)
