"""The plug-in of a game: everything beside its law that the rest of the program asks it for, as plain functions.

The law (`Game`) needs the standard library alone and is imported with the catalog. A plug-in needs more, so it is
imported when somebody first asks for it (`catalog.plugin`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from goldhook.core.game import Game, Json, Seat

if TYPE_CHECKING:
    from rich.console import Console

    from goldhook.analysis.decisions import Analysis, Question
    from goldhook.bots.levels import Mind
    from goldhook.bots.memory import Memory
    from goldhook.bots.reasons import Reason
    from goldhook.core.chance import Chance
    from goldhook.core.lang import Language
    from goldhook.lab.set_report import Measures
    from goldhook.terminal.blocks import Block

Choose = Callable[[Json, Sequence[Any]], Any]
NameOf = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class GameBots:
    """How bots play the game. They see views and what their seat remembers, never a state."""

    #: Make a bot that takes what is best at first sight.
    greedy: Callable[[Any, Chance], Choose]
    #: Prepare the mind of the five levels for a set of pieces.
    mind: Callable[[Any], Mind]
    #: List the legal actions of a view.
    legal: Callable[[Any, Json], list[Any]]
    #: Say what speaks for each of some actions; the codes of all reasons are `reason_codes`.
    reasons: Callable[[Any, Json, Memory, Sequence[Any]], list[list[Reason]]]
    reason_codes: tuple[str, ...]
    #: Raise NotAView if a view could not be one of this set of pieces.
    check_view: Callable[[Any, Json], None]
    #: What a seat remembers: before the match, and after one more view.
    blank: Memory
    remember: Callable[[Memory, Json], Memory]
    #: How many turns that the view implies are missing from the memory; below 0, it holds too many.
    missing: Callable[[Memory, Json], int]


class Drawn(NamedTuple):
    """What a drawing of one piece shows beside the piece, as a query has it: marked cells, a ghost, a turn."""

    marked: str = ""
    ghost: str = ""
    turn: str = ""


@dataclass(frozen=True, slots=True)
class GameArt:
    """The game's pieces as SVG."""

    #: Draw one piece by its id; None if the set has no such piece. Raises a Refusal for cells that are none.
    piece: Callable[[Any, str, Drawn], str | None]
    #: Draw all pieces on one sheet: title, a line of notes, the words of the legend.
    sheet: Callable[[Any, str, str, Language], str]
    #: Draw every piece that a replay shows, given the pieces and the last state.
    replay: Callable[[Any, Any], Mapping[str, str]]
    #: Draw what an action does to what its seat saw; the flag says that the pictures are wide.
    action: Callable[[Any, Question, Any], list[str]]
    wide_actions: bool


@dataclass(frozen=True, slots=True)
class GameText:
    """The game in a terminal."""

    #: The table as a seat sees it: pieces, view, legal actions, language, names, width of the terminal.
    board: Callable[[Any, Json, Sequence[Any], Language, NameOf, int], Block]
    #: The columns that the board needs.
    columns: int
    #: Print the final count, given the report, the first player and the names.
    result: Callable[[Json, Seat, Sequence[str], Language, Console], None]
    #: Can a match be a draw, where others share the victory?
    has_draws: bool
    #: What the help says beside the rules in short.
    legend: Callable[[Language], list[str]]
    #: A whole set, piece by piece; and what is worth knowing about it in a line.
    pages: Callable[[Any, Language, int], Block]
    notes: Callable[[Any, Language], list[str]]
    #: When something happened, in a narrow column.
    when: Callable[[int, int], str]


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """What an analysis of this game tells beside the decisions."""

    #: Is a decision of a running match still hidden from the others? Given what its seat saw, and what all see now.
    hidden: Callable[[Json, Json], bool]
    #: More keys for the JSON form.
    plain: Callable[[Analysis], Json]
    #: More sections of the HTML page.
    page: Callable[[Analysis, Language], list[str]]
    #: More paragraphs in a terminal.
    show: Callable[[Analysis, Language, Console], None]


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game as the program sees it."""

    law: Game[Any, Any, Any]
    bots: GameBots
    art: GameArt
    text: GameText
    analysis: GameAnalysis
    #: Begin to measure what bots make of a set (`goldhook set report`).
    measures: Callable[[Any], Measures]
    #: A word at the top of a set's file by which it is known as one of this game.
    set_word: str
