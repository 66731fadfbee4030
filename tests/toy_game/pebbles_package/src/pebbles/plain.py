"""Pebbles as plain data: the format of views, reports and sets for bots, clients and programs."""

from __future__ import annotations

from typing import TypedDict

from goldhook.core.game import MatchReport, MatchView, Seat, SetJson


class View(MatchView):
    """The table as a seat or a spectator sees it."""

    first: Seat
    hand: list[str]
    bags: list[int]
    totals: list[int]
    doubling: bool


class Aid(TypedDict):
    """Nothing beyond the view."""


class Report(MatchReport):
    """The result."""

    scores: list[int]


class BagsJson(SetJson):
    """A whole set."""

    pebbles: list[int]
