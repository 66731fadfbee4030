"""The plug-in of a game: everything besides its rules engine that the program needs, as plain functions.

The rules engine (`Game`) needs only the standard library and is imported with the catalog. A plug-in needs more, so it
is imported on first use (`catalog.plugin`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias

from goldhook.core.game import A, Event, Facts, Game, MatchReport, MatchView, OptionSet, P, R, S, Seat, SetJson, V

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from goldhook.analysis.decisions import Analysis
    from goldhook.bots.levels import Mind
    from goldhook.bots.memory import Memory
    from goldhook.bots.reasons import Reason
    from goldhook.bots.thought import Budget
    from goldhook.core.chance import Chance
    from goldhook.core.lang import Language
    from goldhook.core.lesson import Lesson
    from goldhook.core.puzzle import Solution
    from goldhook.engine.steps import Step
    from goldhook.envs.batch import Batch
    from goldhook.lab.set_report import Measures
    from goldhook.terminal.blocks import Block

#: Choose one of the legal actions in a view.
Choose: TypeAlias = Callable[[V, Sequence[A]], A]
NameOf: TypeAlias = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class GameBots(Generic[P, A, V]):
    """The bots of a game. They get views and the memory of their seat, never a state."""

    #: Make a bot that takes the action that looks best without searching.
    greedy: Callable[[P, Chance], Choose[V, A]]
    #: Prepare the mind of the five levels for a set of pieces.
    mind: Callable[[P], Mind[V, A]]
    #: List the legal actions of a view.
    legal: Callable[[P, V], list[A]]
    #: Return the reasons for each of some actions; the codes of all reasons are `reason_codes`.
    reasons: Callable[[P, V, Memory, Sequence[A]], list[list[Reason]]]
    reason_codes: tuple[str, ...]
    #: Read a view from plain data; raise NotAView if it cannot be one of this set of pieces.
    read_view: Callable[[P, Facts], V]
    #: The memory of a seat: before the match, and after one more view.
    blank: Memory
    remember: Callable[[Memory, V], Memory]
    #: Return the number of turns that the view implies but the memory lacks; below 0, the memory holds too many.
    missing: Callable[[Memory, V], int]
    #: Return the compile steps of the minds; none if they are plain Python.
    steps: Callable[[], list[Step]] = list
    #: Return the phase of the match in a view: some steps are needed in one phase only.
    phase: Callable[[V], str] = lambda _view: ""


class Drawn(NamedTuple):
    """The extras of a drawing of one piece, from the query: marked cells, a ghost, a turn, more contrast."""

    marked: str = ""
    ghost: str = ""
    turn: str = ""
    #: "more" for flat colours and firm lines.
    contrast: str = ""

    @property
    def plain(self) -> bool:
        """Return whether the piece is drawn with high contrast."""
        return self.contrast == "more"


@dataclass(frozen=True, slots=True)
class GameArt(Generic[P, S, A, V]):
    """The game's pieces as SVG."""

    #: Draw one piece by its id; None if the set has no such piece. Raises `Refusal` for invalid cells.
    piece: Callable[[P, str, Drawn], str | None]
    #: Draw all pieces on one sheet: title, a line of notes, the words of the legend.
    sheet: Callable[[P, str, str, Language], str]
    #: Draw every piece in a replay, given the pieces and the last state.
    replay: Callable[[P, S], Mapping[str, str]]
    #: Draw the effect of an action in the view of its seat; the flag says whether the pictures are wide.
    action: Callable[[P, V, A], list[str]]
    wide_actions: bool
    #: Draw a few pieces for the cover of a link preview, each with its width for a height of 1.
    cover: Callable[[P], Sequence[tuple[str, float]]] = lambda _pieces: ()
    #: Draw an action for a line of a table, in few bytes; empty if words are enough.
    thumbnail: Callable[[P, V, A], str] = lambda _pieces, _view, _action: ""


@dataclass(frozen=True, slots=True)
class GameText(Generic[P, A, V, R]):
    """The game in a terminal."""

    #: Show the table as a seat sees it: pieces, view, legal actions, language, names, width of the terminal.
    board: Callable[[P, V, Sequence[A], Language, NameOf, int], Block]
    #: The columns that the board needs.
    columns: int
    #: Print the final count, given the report, the first player and the names.
    result: Callable[[R, Seat, Sequence[str], Language, Console], None]
    #: Whether a match can be a draw. In other games the leaders share the win.
    has_draws: bool
    #: Lines of the help after the short rules, for a set of pieces.
    legend: Callable[[P, Language], list[str]]
    #: Show a whole set piece by piece, and a few notes about it.
    pages: Callable[[P, Language, int], Block]
    notes: Callable[[P, Language], list[str]]
    #: Format the moment of an event for a narrow column.
    when: Callable[[int, int], str]
    #: Describe an action to somebody who does not know the notation, in the view of its seat.
    action: Callable[[P, V, A, Language], str] = lambda _pieces, _view, action, _lang: str(action)


@dataclass(frozen=True, slots=True)
class GameAnalysis(Generic[V]):
    """The part of an analysis that only this game has."""

    #: Return whether a decision of a running match is still hidden, given its seat's view then and the public view now.
    hidden: Callable[[V, V], bool]
    #: Additional keys for the JSON form.
    plain: Callable[[Analysis], Facts]
    #: Additional sections of the HTML page.
    page: Callable[[Analysis, Language], list[str]]
    #: Additional paragraphs in a terminal.
    show: Callable[[Analysis, Language, Console], None]


@dataclass(frozen=True, slots=True)
class GamePuzzles(Generic[P, S, A, V]):
    """The puzzles of a game: which matches to mine, which decisions, and how one is solved."""

    #: The bots of the matches, in the words of `--seats`, with budgets in playouts; and the options.
    seats: tuple[str, ...]
    options: OptionSet
    #: Return quickly whether the decision in a state is worth solving.
    candidate: Callable[[S], bool]
    #: Weigh all legal actions of a view, given a seed; None unless some are clearly better than all others.
    solve: Callable[[P, V, Memory, list[A], int], Solution[A] | None]
    #: The unit in which actions are weighed; `puzzle-behind-<unit>` is the text of a difference.
    unit: str
    #: The budget of the five levels when they measure the difficulty.
    budget: Budget
    #: The puzzles that come with the game.
    file: Path


class Field(NamedTuple):
    """A part of an observation: its position, its smallest and largest number, and its meaning."""

    name: str
    start: int
    size: int
    least: int
    most: int
    text: str


class ActionRange(NamedTuple):
    """A part of the table of actions, and the meaning of its numbers."""

    start: int
    size: int
    text: str


@dataclass(frozen=True, slots=True)
class GameEnv(Generic[P, V]):
    """The game as a training environment."""

    #: Make a number of parallel matches, given pieces, number of players and options.
    batch: Callable[[P, int, Any, int], Batch]
    #: Describe the numbers: of an observation, by number of players; of an action, by pieces; of an afterstate.
    fields: Callable[[int], tuple[Field, ...]]
    actions: Callable[[P], tuple[ActionRange, ...]]
    afterstates: Callable[[], tuple[str, ...]]
    #: Draw the table of a view.
    picture: Callable[[P, V], str]
    #: The most decisions of a player in a match; an information state with perfect recall has room for them.
    most_decisions: int


@dataclass(frozen=True, slots=True)
class PlainTypes:
    """The types of the game's plain data, each a TypedDict; `make wire` writes them as TypeScript for the browser."""

    view: type[MatchView]
    aid: type[Facts]
    #: The answer to a preview of an action.
    gain: type[Facts]
    #: The aid in a replay.
    open_aid: type[Facts]
    report: type[MatchReport]
    pieces: type[SetJson]
    #: All events of the rules engine; as plain data an event has its code and its fields.
    events: tuple[type[Event], ...]
    #: The game's part of an analysis, if it has one.
    analysis: type[Facts] | None = None


@dataclass(frozen=True, slots=True)
class GamePlugin(Generic[P, S, A, V, R]):
    """A game as the program sees it; its parts share the types of pieces, states, actions, views and reports."""

    law: Game[P, S, A, V, R]
    plain: PlainTypes
    bots: GameBots[P, A, V]
    art: GameArt[P, S, A, V]
    text: GameText[P, A, V, R]
    analysis: GameAnalysis[V]
    #: Start the measurements of bot games with a set (`goldhook set report`).
    measures: Callable[[P], Measures]
    #: A key at the top of a set's file that only sets of this game have.
    set_word: str
    #: Return what a seat did well in a finished match, as whole numbers by name, more being better. Every match of the
    #: game has the same names; `strength-<name>` is the text of one.
    strengths: Callable[[R, Seat], Mapping[str, int]] = lambda _report, _seat: {}
    #: None if the game has no training environment.
    env: GameEnv[P, V] | None = None
    #: The guided first match; None if the game has none.
    lesson: Callable[[], Lesson[S, Any]] | None = None
    #: None if the game has no puzzles.
    puzzles: GamePuzzles[P, S, A, V] | None = None


#: The plug-in of a game that is known only by name; see `AnyGame`.
AnyPlugin: TypeAlias = GamePlugin[Any, Any, Any, Any, Any]
