"""Results of finished matches: who won, and whether a person made every decision of the seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_table import AtTable, shuffles, started
from goldhook.core.chance import Chance
from goldhook.games import GAMES, plugin
from goldhook.record import to_json
from goldhook.table import Create, Leave, Return, Start
from goldhook.table.plain import Opening
from goldhook.table.play_on import play_on
from goldhook.table.results import SeatResult, Watched, results


def results_at(table: AtTable) -> list[SeatResult]:
    watched = Watched()
    for event in table.events:
        watched = watched.after(event)
    return results(watched)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_person_who_decides_everything_is_counted(game: str) -> None:
    table = started(game, "ann -")
    assert results_at(table) == []
    table.finish(random.Random(3))
    ann, bot = results_at(table)
    outcome = GAMES[game].outcome(table.match.state)
    assert (ann.holder, ann.name, ann.level, ann.rival, ann.why) == ("ann", "Ann", 0, 2, "")
    assert (bot.holder, bot.level, bot.rival, bot.why) == ("", 2, 0, "")
    assert [ann.points, bot.points] == list(outcome.totals)
    drawn = plugin(game).text.has_draws and outcome.places == (1, 1)
    assert ann.outcome == ("drawn" if drawn else "won" if outcome.places[0] == 1 else "lost")
    assert ann.strengths
    assert ann.strengths.keys() == bot.strengths.keys()


@pytest.mark.parametrize(("moves", "why"), [(0, ""), (1, "helped")])
def test_a_match_with_moves_by_a_substitute_bot_is_not_counted(moves: int, why: str) -> None:
    chance = random.Random(3)
    table = started("gold_ahoi", "ann bob")
    while table.match.record.game.to_act(table.match.state) != (0,):
        table.finish_step(chance)
    table.do(Leave("ann"))
    assert table.table.chairs[0].stood_in
    for _ in range(moves):
        table.bot(0, chance)
    table.do(Return("ann"))
    table.finish(chance)
    assert [one.why for one in results_at(table)] == [why, ""]


def test_one_person_at_two_seats_is_not_counted() -> None:
    table = started("gold_ahoi", "ann ann")
    table.finish(random.Random(3))
    assert [one.why for one in results_at(table)] == ["several_seats", "several_seats"]


def test_a_match_that_continues_another_one_is_not_counted() -> None:
    before = started("gold_ahoi", "ann -")
    before.finish(random.Random(3))
    begun = to_json(play_on(before.match.record, 6, 0, Chance(1).reshuffled))
    table = AtTable()
    opening: Opening = {"first": begun["first"], "shuffles": begun["shuffles"], "actions": begun["actions"]}
    table.do(Create("ann", "Ann", "t1", "gold_ahoi", 2, bots={1: 1}, opening=opening))
    table.do(Start("ann", *shuffles("gold_ahoi", 2, 1)))
    table.finish(random.Random(3))
    assert [one.why for one in results_at(table)] == ["continued", "continued"]


def test_with_a_bot_and_a_person_the_rival_is_the_person() -> None:
    table = started("silver_gold", "ann - bob")
    table.finish(random.Random(3))
    assert [one.rival for one in results_at(table)] == [0, 0, 0]
    assert sum(one.outcome == "won" for one in results_at(table)) >= 1


def test_matches_with_other_sets_are_not_counted() -> None:
    tiles: Any = GAMES["gold_ahoi"].pieces_json(GAMES["gold_ahoi"].house())
    tiles["name"] = "Upside down"
    tiles["tiles"].reverse()
    table = AtTable()
    table.do(Create("ann", "Ann", "t1", "gold_ahoi", 2, tiles, bots={1: 1}))
    table.do(Start("ann", *shuffles("gold_ahoi", 2, 1)))
    table.finish(random.Random(3))
    assert [one.why for one in results_at(table)] == ["own_set", "own_set"]


def test_a_repeated_deal_is_not_counted() -> None:
    for ranked, why in ((True, ""), (False, "repeated")):
        table = AtTable()
        table.do(Create("ann", "Ann", "t", "gold_ahoi", 2, bots={1: 4}, deal="daily:2026-11-18", ranked=ranked))
        table.do(Start("ann", *shuffles("gold_ahoi", 2, 1)))
        assert table.view(0)["deal"] == "daily:2026-11-18"
        assert table.view(0)["hints"] is not ranked
        table.finish(random.Random(3))
        assert [one.why for one in results_at(table)] == [why, why]
