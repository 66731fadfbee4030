"""Every decision is evaluated with its seat's knowledge, and the chosen action on equal terms with the best."""

from __future__ import annotations

from typing import Any

import pytest

from goldhook import record
from goldhook.analysis import Analysis, DecisionPoint, analyse, decision_points, weigh
from goldhook.analysis.plain import to_json
from goldhook.bots import levels
from goldhook.bots.thought import Budget
from goldhook.games import plugin
from goldhook.games.gold_ahoi.analysis.ownership import strips
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.record import Record
from judged import Judge, played

FEW = Budget(playouts=24)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    mind = Judge()
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    return mind


# --- which decisions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("silver_gold", "random,random,random"), ("gold_ahoi", "random,random")])
def test_every_choice_is_a_question_with_what_the_seat_saw_and_remembers(game: str, seats: str) -> None:
    match = played(game, seats, 3)
    states = [moment.state for moment in record.replay(match)]
    asked = {question.number: question for question in decision_points(match)}
    for number, (at, text) in enumerate(match.actions):
        legal = match.game.legal(states[number], at)
        assert (number in asked) == (len(legal) > 1)
        if number in asked:
            question = asked[number]
            assert (question.seat, str(question.action)) == (at, text)
            assert question.view == match.game.view(states[number], at)
            assert question.action in legal
            if question.round and game == "silver_gold":
                turned = match.setup.shuffles["expeditions"][question.round - 1]
                assert isinstance(question.memory, Seen)
                assert question.memory.expeditions == tuple(turned[: question.turn])


def step_of(question: DecisionPoint) -> str:
    view: Any = question.view
    return str(view["step"])


def test_of_a_running_match_nothing_is_told_that_the_table_may_not_know() -> None:
    match = played("silver_gold", "random,random", 4)
    assert [step_of(question) for question in decision_points(match)][:2] == ["keep", "keep"]
    for upto in range(len(match.actions)):
        running = match._replace(actions=match.actions[:upto])
        seen = match.game.view(record.state_after(running), None)
        asked = list(decision_points(running))
        assert all(step_of(question) != "keep" for question in asked), "what was returned is never shown"
        now = (seen["round"], seen["turn"])
        assert all((question.round, question.turn) == now for question in asked), "S14: earlier turns stay hidden"
        if seen["step"] == "mark":
            assert not asked, "what others mark is hidden"


def test_S14_with_the_memory_aid_earlier_turns_are_told() -> None:
    match = played("silver_gold", "random,random", 4, memory_aid=True)
    running = match._replace(actions=match.actions[:40])
    assert {question.turn for question in decision_points(running)} > {1, 2, 3}


# --- what they were worth -----------------------------------------------------------------------------------------


def test_costs_alternatives_and_the_costliest_moments(judge: Judge) -> None:
    match = played("gold_ahoi", "random,random", 5)
    found = analyse(match, budget=FEW)
    assert len(found.decisions) == 36
    for decision in found.decisions:
        question = decision.question
        actions = sorted(match.game.legal(_before(match, question.number), question.seat), key=str)
        place = actions.index(question.action)
        assert decision.before == pytest.approx((0.9, 100))
        assert decision.after == pytest.approx((0.9 - 0.001 * place, 100 - place))
        assert decision.cost == pytest.approx((0.001 * place, place))
        assert decision.alternative == (actions[0] if place else actions[1])
        assert decision.is_best == (place == 0) == (decision.why is None)
    costs = [decision.cost.win for decision in found.decisions]
    costliest = found.costliest()
    assert [costs[index] for index in costliest] == sorted(costs, reverse=True)[:3]
    assert found.costliest(1) == costliest[:1]
    assert [len(among or ()) for _, _, among in judge.asked] == [0, 2] * 36, "first all actions, then two of them"


def _before(match: Record, number: int) -> Any:
    return record.state_after(match, number)


def test_what_may_be_mere_chance_is_no_costly_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Judge(steps=1e-6)
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    found = analyse(played("gold_ahoi", "random,random", 5))
    assert max(decision.cost.win for decision in found.decisions) > 0
    assert found.costliest() == []


def test_a_mistake_is_clear_only_if_the_confidence_intervals_do_not_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("gold_ahoi", "random,random", 5)
    for playouts, exact in ((10**6, False), (10**3, False), (10, True)):
        mind = Judge(steps=0.001, playouts=playouts, exact=exact)
        monkeypatch.setattr(levels, "mind", lambda _game, _pieces, mind=mind: mind)
        found = analyse(match)
        for decision in found.decisions:
            chances = (decision.after.win, decision.instead.win)
            reach = 0.0 if exact else sum(1.96 * (win * (1 - win) / playouts) ** 0.5 for win in chances)
            assert decision.clear == (decision.cost.win > reach)
            error = 0.0 if exact else max(win * (1 - win) / playouts for win in chances) ** 0.5
            assert decision.margin == pytest.approx(error)
        assert set(found.costliest(99)) == {place for place, one in enumerate(found.decisions) if one.clear}


def test_the_reason_tells_the_better_action_from_the_chosen_one(judge: Judge) -> None:
    """What both actions bring is no reason for either."""
    match = played("silver_gold", "random,random", 5)
    for decision in analyse(match).decisions:
        if decision.why is None:
            continue
        question, (code, facts) = decision.question, decision.why
        found = plugin(match.game.name).bots.reasons(
            match.setup.pieces, question.view, question.memory, [decision.alternative, question.action]
        )
        mine, other = ({reason.code: (reason.facts, reason.worth) for reason in row} for row in found)
        if code == "in_playouts":
            assert facts == {"count": 10**6}
        else:
            assert mine[code][0] == facts
            assert code not in other or other[code][1] < mine[code][1]


def test_an_action_that_comes_to_the_same_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Judge(steps=0, points=0)
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    found = analyse(played("gold_ahoi", "random,random", 6))
    assert all(decision.is_best and decision.cost == (0, 0) for decision in found.decisions)
    assert all(decision.alternative != decision.question.action for decision in found.decisions)


def test_what_wins_as_often_as_the_judges_choice_is_no_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mind may rank by points as well: here its favourite has the smaller chance to win."""
    mind = Judge(steps=-0.001)
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    found = analyse(played("gold_ahoi", "random,random", 5))
    assert any(decision.instead.points > decision.after.points for decision in found.decisions)
    for decision in found.decisions:
        assert decision.is_best
        assert decision.before == decision.after
        assert decision.cost == (0, 0)
    assert found.costliest() == []


def test_the_curve_begins_equal_and_ends_with_the_result(judge: Judge) -> None:
    match = played("silver_gold", "greedy,random,random", 2)
    found = analyse(match)
    curve = found.curve()
    assert curve[0] == [1 / 3] * 3
    assert curve[-1] == [1.0, 0.0, 0.0]
    assert len(curve) == len(found.decisions) + 2
    for place, decision in enumerate(found.decisions, 1):
        assert curve[place][decision.question.seat] == decision.after.win
        assert sum(curve[place]) == pytest.approx(1), "the chances of all seats add up to 100 %"
        others = [seat for seat in range(3) if seat != decision.question.seat]
        before, after = ([row[seat] for seat in others] for row in (curve[place - 1], curve[place]))
        assert after[0] * before[1] == pytest.approx(after[1] * before[0]), "the others keep their proportion"
    running = Analysis(match, match.game.start(match.setup), found.decisions)
    assert len(running.curve()) == len(found.decisions) + 1


def test_it_can_be_watched_and_stopped(judge: Judge) -> None:
    class Stop(Exception):  # noqa: N818 - nothing is wrong
        pass

    told: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> None:
        told.append((done, of))
        if done == 3:
            raise Stop

    match = played("gold_ahoi", "random,random", 7)
    with pytest.raises(Stop):
        analyse(match, progress=watch)
    assert told == [(1, 36), (2, 36), (3, 36)]
    going = weigh(match, list(decision_points(match)))
    next(going)
    thoughts = len(judge.asked)
    going.close()  # type: ignore[attr-defined]
    assert len(judge.asked) == thoughts


# --- with the minds themselves ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "upto"), [("silver_gold", "greedy,random,random", 40), ("gold_ahoi", "greedy,random", 36)]
)
def test_with_playouts_and_a_seed_the_analysis_is_always_the_same(game: str, seats: str, upto: int) -> None:
    match = played(game, seats, 8, **({"memory_aid": True} if game == "silver_gold" else {}))
    match = match._replace(actions=match.actions[:upto])
    told: list[Any] = [to_json(analyse(match, budget=FEW, seed=seed), 5, FEW, seed) for seed in (2, 2, 3)]
    assert told[0] == told[1]
    assert told[0]["decisions"] != told[2]["decisions"]
    for decision in told[0]["decisions"]:
        assert 0 <= decision["after"]["win"] <= 1
        assert decision["cost"]["win"] >= 0
        assert decision["alternative"]["action"] != decision["action"]
        assert decision["playouts"] > 0
        assert (decision["why"] is None) <= (decision["cost"] == {"win": 0.0, "points": 0.0})


@pytest.mark.slow
@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize(("game", "seats"), [("silver_gold", "greedy,random"), ("gold_ahoi", "greedy,random")])
def test_before_a_choice_the_chance_to_win_is_never_smaller_than_after_it(game: str, seats: str, level: int) -> None:
    for seed in range(4):
        match = played(game, seats, seed)
        for decision in analyse(match, level, Budget(playouts=16), seed).decisions:
            assert decision.before.win >= decision.after.win
            assert decision.is_best == (decision.before == decision.after) == (decision.cost.win == 0)


# --- who owned which area -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("upto", [1, 17, 36])
def test_ownership_is_what_the_law_counts_after_each_move(upto: int) -> None:
    match = played("gold_ahoi", "random,random", 9)
    match = match._replace(actions=match.actions[:upto])
    found = strips(match)
    assert sorted(chest for strip in found for chest in strip.chests) == list(range(upto))
    for move in range(upto):
        totals = match.game.outcome(record.state_after(match, move + 1)).totals
        owners = [owner for strip in found for owner in strip.owners[move]]
        assert (owners.count(0), owners.count(1)) == totals
        assert len(owners) == move + 1
    report = match.game.report(record.state_after(match))
    with_chests = [area for area in report["areas"] if area["chests"]]
    assert sorted(map(str, with_chests)) == sorted(str(strip.area.json()) for strip in found)
    assert [strip.area.chests for strip in found] == sorted((area["chests"] for area in with_chests), reverse=True)


def test_before_the_first_tile_nobody_owns_anything() -> None:
    match = played("gold_ahoi", "random,random", 9)._replace(actions=())
    assert strips(match) == []
    assert to_json(analyse(match, budget=FEW), 5, FEW, 1)["ownership"] == []
