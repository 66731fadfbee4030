"""The plugin of Pebbles: everything besides its rules engine that the program needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import cast

from rich.console import Console

from goldhook.analysis.decisions import Analysis
from goldhook.bots.memory import BLANK, Memory
from goldhook.bots.reasons import Reason
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.bots.views import number, words
from goldhook.core.chance import Chance
from goldhook.core.game import Facts, Seat
from goldhook.core.lang import Language
from goldhook.drawing import art
from goldhook.games.contract import Drawn, GameAnalysis, GameArt, GameBots, GamePlugin, GameText, PlainTypes
from goldhook.lab.schedule import Done
from goldhook.lab.set_report import BotReport, Group
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import ReportWords, Section
from goldhook.terminal.blocks import Block, line
from pebbles import GAME
from pebbles.pieces import IDS, Bags
from pebbles.plain import Aid, BagsJson, Report, View
from pebbles.rules import EVENTS, HAND, PLAYERS, Empty, State

# --- bots ---------------------------------------------------------------------------------------------------------


def _greedy(bags: Bags, _chance: Chance) -> Callable[[View, Sequence[Empty]], Empty]:
    return lambda _view, legal: max(legal, key=lambda action: bags.count(action.bag))


class Mind:
    """All five levels keep their largest bag for last if it counts twice."""

    def __init__(self, bags: Bags) -> None:
        self._bags = bags

    def think(
        self,
        view: View,
        memory: Memory,
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
        among: Collection[Empty] | None = None,
    ) -> Thought[Empty]:
        """Evaluate the actions of the view's seat."""
        actions = [action for action in _legal(self._bags, view) if among is None or action in among]
        actions.sort(key=lambda action: self._bags.count(action.bag), reverse=not view["doubling"])
        points = float(sum(self._bags.count(bag) for bag in view["hand"]))
        return Thought(tuple(Option(action, 0.5, points, 1) for action in actions), len(actions))


def _legal(_bags: Bags, view: View) -> list[Empty]:
    return [Empty(bag) for bag in view["hand"]] if view["seat"] in view["to_act"] else []


def _reasons(bags: Bags, _view: View, _memory: Memory, actions: Sequence[Empty]) -> list[list[Reason]]:
    return [[Reason("pebbles_many", {"count": bags.count(action.bag)}, bags.count(action.bag))] for action in actions]


def _read_view(_bags: Bags, view: Facts) -> View:
    number(view, "seat", 0, PLAYERS[-1] - 1)
    words(view, "hand", IDS, HAND)
    return cast(View, view)


# --- pictures -----------------------------------------------------------------------------------------------------


def _piece(bags: Bags, id_: str, _drawn: Drawn) -> str | None:
    return art.document(_bag(bags, id_), 40, 40) if id_ in IDS else None


def _bag(bags: Bags, id_: str) -> str:
    return art.tag("circle", cx=20, cy=20, r=18, fill=art.SAND) + art.words(str(bags.count(id_)), 16, 25, 14)


def _sheet(bags: Bags, title: str, notes: str, _lang: Language) -> str:
    drawn = "".join(art.placed(_bag(bags, bag), 40 * place, 40) for place, bag in enumerate(IDS))
    return art.document(art.words(f"{title}. {notes}", 4, 20, 12) + drawn, 40 * len(IDS), 80)


def _replay(bags: Bags, _last: State) -> dict[str, str]:
    return {bag: art.document(_bag(bags, bag), 40, 40) for bag in IDS}


def _action(bags: Bags, _view: View, chosen: Empty) -> list[str]:
    return [art.document(_bag(bags, chosen.bag), 40, 40, str(chosen))]


# --- in a terminal ------------------------------------------------------------------------------------------------


def _board(
    bags: Bags, view: View, _legal: Sequence[Empty], lang: Language, name_of: Callable[[Seat], str], _room: int
) -> Block:
    rows = enumerate(zip(view["totals"], view["bags"], strict=True))
    lines = [line(lang.say("pebbles-row", name=name_of(seat), count=total, bags=held)) for seat, (total, held) in rows]
    return [*lines, line("  ".join(f"{bag}: {bags.count(bag)}" for bag in view["hand"]))]


def _result(report: Report, _first: Seat, names: Sequence[str], lang: Language, console: Console) -> None:
    for name, total in zip(names, report["scores"], strict=True):
        console.print(lang.say("pebbles-row", name=name, count=total, bags=0))


def _notes(bags: Bags, lang: Language) -> list[str]:
    return [lang.say("pebbles-notes", count=sum(bags.pebbles))]


def _pages(bags: Bags, lang: Language, _room: int) -> Block:
    return [*(line(f"{bag}: {bags.count(bag)}") for bag in IDS), *(line(note) for note in _notes(bags, lang))]


# --- reports ------------------------------------------------------------------------------------------------------


class Measures:
    """The report on a set of Pebbles, which has only the points."""

    def __init__(self, bags: Bags) -> None: ...

    def add(self, done: Done) -> None: ...

    def json(self, groups: Sequence[Group]) -> dict[str, object]:
        return {}

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        return []

    def goal(self, goal: Goal, words: ReportWords) -> tuple[str, ...]:
        return ()

    def beside(self, groups: Sequence[Group], words: ReportWords) -> list[tuple[str, ...]]:
        return []

    def goals_note(self, lang: Language) -> str:
        return ""

    def sections(self, name: str, words: ReportWords) -> list[Section]:
        return []

    def drawing(self, bots: Sequence[tuple[BotReport, str]], words: ReportWords) -> tuple[str, float]:
        return "", 0.0


def _no_json(_analysis: Analysis) -> Facts:
    return {}


def _no_page(_analysis: Analysis, _lang: Language) -> list[str]:
    return []


def _show_nothing(_analysis: Analysis, _lang: Language, _console: Console) -> None: ...


def _never_hidden(_view: View, _now: View) -> bool:
    return False


def _memory(memory: Memory, _view: View) -> Memory:
    return memory


PLUGIN: GamePlugin[Bags, State, Empty, View, Report] = GamePlugin(
    law=GAME,
    plain=PlainTypes(view=View, aid=Aid, gain=Aid, open_aid=Aid, report=Report, pieces=BagsJson, events=EVENTS),
    bots=GameBots(
        greedy=_greedy,
        mind=Mind,
        legal=_legal,
        reasons=_reasons,
        reason_codes=("pebbles_many",),
        read_view=_read_view,
        blank=BLANK,
        remember=_memory,
        missing=lambda _memory, _view: 0,
    ),
    art=GameArt(piece=_piece, sheet=_sheet, replay=_replay, action=_action, wide_actions=False),
    text=GameText(
        board=_board,
        columns=40,
        result=_result,
        has_draws=False,
        legend=lambda _bags, _lang: [],
        pages=_pages,
        notes=_notes,
        when=lambda _round, turn: str(turn),
    ),
    analysis=GameAnalysis(hidden=_never_hidden, plain=_no_json, page=_no_page, show=_show_nothing),
    measures=Measures,
    set_word="pebbles",
)
