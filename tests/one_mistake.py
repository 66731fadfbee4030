"""An analysis with one mistake in it, for browsers: a real one takes the bots a while."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route

from at_browser import Person
from goldhook import analysis, record
from goldhook.analysis import DecisionPoint


def mistakes(ann: Person, table: str) -> tuple[dict[str, Any], DecisionPoint, str, str]:
    """Return an analysis in which one decision of Ann was a mistake, that decision, a better action and another one.

    Which decisions are mistakes takes the bots a while to find; what happens afterwards is the same for any of them.
    """
    match = record.from_json(ann.context.request.get(f"/api/tables/{table}/record").json())
    question = [one for one in analysis.decision_points(match) if one.seat == 0][8]
    state = list(record.replay(match))[question.number].state
    cell = str(question.action).split()[1]
    elsewhere = [str(action) for action in match.game.legal(state, 0) if str(action).split()[1] != cell]
    even = {"win": 0.5, "points": 5.0}
    decision = {
        "number": question.number,
        "round": question.round,
        "turn": question.turn,
        "seat": 0,
        "action": str(question.action),
        "before": {"win": 0.7, "points": 6.0},
        "after": even,
        "cost": {"win": 0.2, "points": 1.0},
        "alternative": {"action": elsewhere[0], "win": 0.7, "points": 6.0},
        "why": {"code": "in_playouts", "count": 1000},
        "playouts": 1000,
        "margin": 0.01,
        "clear": True,
    }
    found = {
        "game": "gold_ahoi",
        "players": 2,
        "over": True,
        "level": 5,
        "budget": "200 ms",
        "seed": 1,
        "decisions": [decision],
        "costliest": [0],
        "curve": [[0.5, 0.5], [0.5, 0.5], [0.0, 1.0]],
        "ownership": [],
    }
    return found, question, elsewhere[0], elsewhere[-1]


def answer_analyses(page: Page, found: dict[str, Any]) -> None:
    """Answer the page's requests for an analysis with this one."""

    def answer(route: Route) -> None:
        route.fulfill(json={"status": "done", "analysis": found})

    page.route("**/api/tables/*/analysis", answer)
