"""What a bot knows that takes a seat over, and takes it over again."""

from __future__ import annotations

import random

from at_server import NoThinkers
from at_table import AtTable, started
from goldhook.bots.memory import Memory, recall
from goldhook.server.bots_at_table import BotsAtTable
from goldhook.table import ComeBack, GoAway, Tick, bots_due, match_view, views_seen


def test_a_bot_that_comes_back_to_a_seat_knows_what_was_seen_meanwhile() -> None:
    chance, there, bots = random.Random(3), started("silver_gold", "ann bob", seed=1), BotsAtTable(NoThinkers())
    there.finish_step(chance)
    first = _taken_over(there, bots)
    assert len(first.expeditions) == 1
    while 1 in bots_due(there.table):
        there.bot(1, chance)
    there.do(ComeBack("bob"))
    while _turn(there) != (1, 5, "mark"):
        there.finish_step(chance)
    again = _taken_over(there, bots)
    assert again == recall(views_seen(there.table, 1))
    assert len(again.expeditions) == 5


def _taken_over(there: AtTable, bots: BotsAtTable) -> Memory:
    """Bob goes, and what the bot remembers that plays for him."""
    there.do(GoAway("bob"))
    there.do(Tick(), there.now + 10**7)
    assert 1 in bots_due(there.table)
    view = match_view(there.table, 1)
    assert view is not None
    return bots._remember(there.table, 1, view)


def _turn(there: AtTable) -> tuple[int, int, str]:
    view = match_view(there.table, 1)
    assert view is not None
    return view["round"], view["turn"], view["step"]
