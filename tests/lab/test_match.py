"""The counts of a match and a tournament, and their output for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goldhook.bots.protocol import Forfeit
from goldhook.core.game import places
from goldhook.games import GAMES
from goldhook.lab.match import MatchTotals
from goldhook.lab.plot import drawing, scale
from goldhook.lab.ratings import Rating
from goldhook.lab.schedule import Done, Order
from goldhook.lab.tournament import TournamentTotals, meetings


def done(players: tuple[int, ...], totals: tuple[int, ...], deal: int, forfeit: int | None = None) -> Done:
    """Return a game of these players, by seat, with these points, or one that a seat forfeited."""
    order = Order(0, "silver_gold", "", ("x",) * len(players), players, deal, 0, 50, {})
    best = [seat for seat, place in enumerate(places(totals)) if place == 1]
    if forfeit is not None:
        best = [seat for seat in range(len(players)) if seat != forfeit]
    shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(players)))
    reason = None
    if forfeit is not None:
        reason = Forfeit("bot_gone")
        reason.seat = forfeit
    return Done(order, totals, places(totals), shares, ("",) * len(players), (), reason)


def test_wins_points_and_differences_go_by_player_not_by_seat() -> None:
    tally = MatchTotals(["a", "b"])
    for game in (
        done((0, 1), (90, 80), 1),
        done((1, 0), (70, 90), 1),
        done((0, 1), (60, 80), 2),
        done((1, 0), (50, 50), 2),
    ):
        tally.add(game)
    a, b = tally.standings()
    assert (a.win_share, b.win_share) == (2.5 / 4, 1.5 / 4)
    assert (a.mean_points, b.mean_points) == (72.5, 70.0)
    assert (a.difference, b.difference) == (2.5, -2.5)
    assert a.difference_interval
    assert a.difference_interval[0] < 2.5 < a.difference_interval[1]


def test_with_more_than_two_the_mean_rank_is_told_and_equals_share_theirs() -> None:
    tally = MatchTotals(["a", "b", "c"])
    tally.add(done((0, 1, 2), (90, 80, 70), 1))
    tally.add(done((1, 2, 0), (80, 80, 70), 1))
    tally.add(done((0, 1, 2), (90, 80, 70), 2, forfeit=1))
    assert [standing.mean_rank for standing in tally.standings()] == [2.0, 1.75, 2.25]
    told: Any = tally.json()
    assert told["players"][1]["mean_rank"] == 1.75
    tally.add(done((0, 1, 2), (80, 80, 80), 3)._replace(places=(3, 1, 1)))
    assert [standing.mean_rank for standing in tally.standings()] == pytest.approx([7 / 3, 5 / 3, 2.0])


def test_json_is_to_the_letter() -> None:
    tally = MatchTotals(["level:5", "cmd:x"])
    tally.add(done((0, 1), (90, 80), 1))
    tally.add(done((1, 0), (90, 80), 1, forfeit=0)._replace(names=("Deep Gold", "")))
    told = json.loads(json.dumps(tally.json()))
    assert list(told) == ["games", "players"]
    assert told["games"] == 2
    first, second = told["players"]
    assert list(first) == ["name", "win_share", "ci", "mean_points", "forfeits"]
    assert (first["name"], first["win_share"], first["mean_points"], first["forfeits"]) == ("level:5", 1.0, 90.0, 0)
    assert (second["name"], second["win_share"], second["mean_points"], second["forfeits"]) == ("Deep Gold", 0, 80, 1)
    low, high = first["ci"]
    assert 0 < low < 1 == high


def test_a_tie_of_three_counts_a_third() -> None:
    tally = MatchTotals(["a", "b", "c"])
    tally.add(done((0, 1, 2), (50, 50, 50), 1))
    assert [standing.win_share for standing in tally.standings()] == pytest.approx([1 / 3] * 3)
    tally.add(done((2, 0, 1), (60, 30, 0), 1))
    a, _, c = tally.standings()
    assert (a.difference, c.difference) == (0, 22.5), "points more than the others have on average"


def test_forfeited_games_have_no_points() -> None:
    tally = MatchTotals(["a", "b", "c"])
    tally.add(done((0, 1, 2), (5, 0, 0), 1, forfeit=2))
    a, b, c = tally.standings()
    assert [standing.mean_points for standing in (a, b, c)] == [None] * 3
    assert [standing.win_share for standing in (a, b, c)] == [0.5, 0.5, 0]
    assert (a.forfeits, c.forfeits) == (0, 1)


# --- tournaments --------------------------------------------------------------------------------------------------


def test_everyone_meets_everyone_from_both_seats() -> None:
    game = GAMES["silver_gold"]
    listed = list(meetings(game, game.house(), ["a", "b", "c"], 4, 1, 50))
    assert [order.number for order in listed] == list(range(12))
    assert sorted(order.players for order in listed) == sorted([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] * 2)
    assert {frozenset(order.players) for order in listed[:3]} == {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))}
    assert len({order.deal for order in listed}) == 6, "each pair has shuffles of its own, each played twice"


def test_the_table_of_a_tournament() -> None:
    table = TournamentTotals(["a", "b", "c"])
    for deal in range(10):
        for one, two, points in ((0, 1, (80, 90)), (0, 2, (70, 90)), (1, 2, (60, 60))):
            table.add(done((one, two), points, 100 * one + 10 * two + deal))
            table.add(done((two, one), points[::-1], 100 * one + 10 * two + deal))
    told = json.loads(json.dumps(table.json()))
    assert list(told) == ["games", "players", "pairs"]
    assert told["games"] == 60
    assert [list(player) for player in told["players"]] == [
        ["name", "rating", "ci", "win_share", "mean_points", "forfeits"]
    ] * 3
    assert {player["name"] for player in told["players"][:2]} == {"b", "c"}
    assert told["players"][2]["name"] == "a"
    ratings = [player["rating"] for player in told["players"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(4500, abs=0.2)
    assert all(player["ci"][0] < player["rating"] < player["ci"][1] for player in told["players"])
    assert told["players"][2]["win_share"] == 0
    assert told["pairs"] == [
        {"players": [0, 1], "games": 20, "wins": [10.0, 10.0]},
        {"players": [0, 2], "games": 20, "wins": [20.0, 0.0]},
        {"players": [1, 2], "games": 20, "wins": [20.0, 0.0]},
    ]


def test_the_drawing_of_ratings() -> None:
    rows = [("Master", Rating(1700.0, (1650.0, 1750.0))), ("<Bot> & " + "x" * 50, Rating(1300.0, (1200.0, 1400.0)))]
    svg = drawing("Turnier", "12", rows)
    assert svg == drawing("Turnier", "12", rows)
    assert svg.count("<circle") == 2
    assert "&lt;Bot&gt; &amp; " in svg
    assert "x" * 31 not in svg
    for mark in (1200, 1500, 1700):
        assert f">{mark}<" in svg


@pytest.mark.parametrize("values", [[1500.0, 1500.0], [1499.9, 1500.1], [-3000.0, 9000.0], [1234.5, 1834.5]])
def test_the_scale_holds_all_values_with_some_round_marks(values: list[float]) -> None:
    low, high, step = scale(values)
    assert low <= min(values) <= max(values) <= high
    assert low < high
    assert 1 <= (high - low) // step <= 11
