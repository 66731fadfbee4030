"""Automatic players see every turn of their seat, and nothing else; a later one gets what the seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from goldhook import record
from goldhook.bots.driver import MatchDriver, play_out, seated
from goldhook.bots.memory import recall
from goldhook.bots.player import Player
from goldhook.bots.protocol import Forfeit
from goldhook.core.chance import deal
from goldhook.core.game import A, Facts, Json, MatchView, Seat
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.games.silver_gold.position import position, seat
from goldhook.record import Record


class Witness:
    """Takes the first action, and records the views it gets."""

    name = "witness"

    def __init__(self) -> None:
        self.log: list[tuple[str, Any]] = []

    def see(self, view: MatchView) -> None:
        self.log.append(("seen", view))

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        self.log.append(("act", view))
        return legal[0]

    def end(self, report: Facts) -> None:
        self.log.append(("end", report))

    def views(self) -> list[Any]:
        return [shown for kind, shown in self.log if kind != "end"]


def witnessed(game: str, players: int, seed: int) -> tuple[list[Witness], Record, Any]:
    chosen = GAMES[game]
    setup = deal(chosen, players, seed)
    witnesses = [Witness() for _ in range(players)]
    played = play_out(chosen, setup, lambda at: witnesses[at])
    match = Record(chosen, setup, tuple((at, str(action)) for at, action in played.actions))
    return witnesses, match, played.state


def turns(views: list[Json]) -> list[tuple[int, int]]:
    return [(view["round"], view["turn"]) for view in views]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_silver_gold_shows_every_turn_and_so_every_expedition_card(players: int) -> None:
    for seed in range(5):
        witnesses, match, state = witnessed("silver_gold", players, seed)
        for at, witness in enumerate(witnesses):
            seen = dict.fromkeys(turns(witness.views()))
            assert list(seen) == [(0, 0), *((round_, turn) for round_ in range(1, 5) for turn in range(1, 8))]
            assert all(view["seat"] == at for view in witness.views())
            for round_ in range(1, 5):
                known = recall("silver_gold", [view for view in witness.views() if view["round"] == round_])
                assert isinstance(known, Seen)
                assert known.expeditions == tuple(match.setup.shuffles["expeditions"][round_ - 1][:7])
            assert witness.log[-1] == ("end", match.game.report(state))


def test_a_turn_is_seen_if_nobody_asked_in_it() -> None:
    """No card is left to take: the seat has no field to mark and the turns pass, but it still sees them."""
    game, witnesses = GAMES["silver_gold"], (Witness(), Witness())
    state = position(seat(None, None), seat("P01", "P02"), display="", stack="", round=4, turn=5, expedition="E3")
    driver = MatchDriver(game, dict(enumerate(witnesses)))
    driver.watch(state)
    while waiting := game.to_act(state):
        assert set(waiting) == {1}
        state, _ = game.apply(state, 1, driver.ask(state, 1))
        driver.watch(state)
    driver.end()
    assert [(kind, shown["turn"]) for kind, shown in witnesses[0].log] == [
        ("seen", 5), ("seen", 6), ("seen", 7), ("end", 7),
    ]  # fmt: skip
    order = state.setup.shuffles["expeditions"][3]
    known = recall("silver_gold", witnesses[0].views())
    assert isinstance(known, Seen)
    assert known.expeditions == tuple(order[4:7])
    assert {kind for kind, _ in witnesses[1].log} == {"act", "end"}


def test_gold_ahoi_shows_the_turns_of_the_other() -> None:
    witnesses, match, _ = witnessed("gold_ahoi", 2, 4)
    for at, witness in enumerate(witnesses):
        assert [len(view["board"]) for view in witness.views()] == list(range(36))
        expected = ["act" if (match.setup.first + turn) % 2 == at else "seen" for turn in range(36)]
        assert [kind for kind, _ in witness.log] == [*expected, "end"]


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_a_seat_over_is_told_what_the_seat_saw(game: str) -> None:
    witnesses, match, _ = witnessed(game, 2, 7)
    for upto in range(1, len(match.actions), 5):
        newcomer = Witness()
        driver = MatchDriver(match.game, {1: newcomer})
        for moment in record.replay(match, upto):
            driver.watch(moment.state)
        assert all(kind == "seen" for kind, _ in newcomer.log)
        now = match.game.view(moment.state, 1)
        before = [view for view in witnesses[1].views() if stage(view) < stage(now)]
        assert [stage(view) for view in newcomer.views()] == sorted({stage(view) for view in before})
        assert recall("silver_gold", [*newcomer.views(), now]) == recall("silver_gold", [*before, now])


def stage(view: Json) -> tuple[int, ...]:
    return (view["round"], view["turn"]) if "round" in view else (len(view["board"]),)


def test_if_one_does_not_come_to_the_table_none_stays() -> None:
    game = GAMES["gold_ahoi"]
    setup, first = deal(game, seed=1), Witness()

    def sit(at: Seat) -> Player:
        if at == 1:
            raise Forfeit("bot_gone")
        return first

    with pytest.raises(Forfeit) as forfeit:
        seated(game, setup, range(2), sit)
    assert forfeit.value.seat == 1
    assert [kind for kind, _ in first.log] == ["end"]
    played = play_out(game, setup, sit)
    assert played.forfeit
    assert played.forfeit.seat == 1
    assert played.actions == []


def test_a_forfeit_breaks_the_match_off_and_all_go_home() -> None:
    game = GAMES["gold_ahoi"]
    setup = deal(game, seed=1)

    class Quitter(Witness):
        def act(self, view: MatchView, legal: Sequence[A]) -> A:
            if len(self.log) > 6:
                raise Forfeit("bot_silent", seconds=1)
            return super().act(view, legal)

    witnesses = [Witness(), Quitter()]
    played = play_out(game, setup, lambda at: witnesses[at])
    assert played.forfeit
    assert (played.forfeit.seat, played.forfeit.code) == (1, "bot_silent")
    assert 0 < len(played.actions) < 36
    for witness in witnesses:
        kind, report = witness.log[-1]
        assert (kind, report["over"], report["turn"]) == ("end", False, len(played.actions) + 1)
