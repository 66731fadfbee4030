"""Language-model agents: prompts, strict parsing, and a report, with scripted functions for agents."""

from __future__ import annotations

import re

import pytest

from goldhook.core.chance import deal
from goldhook.envs.text import RETRIES, BadReplyError, parse, prompt, run
from goldhook.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_prompt_has_the_table_and_every_legal_action(game: str) -> None:
    law = GAMES[game]
    state = law.start(deal(law, seed=1))
    seat = law.to_act(state)[0]
    legal = law.legal(state, seat)
    asked = prompt(law, law.house(), law.view(state, seat), legal)
    for number, action in enumerate(legal, 1):
        assert f"\n{number}. {action}\n" in asked
    hidden = {card.id for hand in state.hands[1:] for card in hand} if game == "silver_gold" else set()
    assert not [card for card in hidden if card in asked]


@pytest.mark.parametrize(
    ("reply", "action"),
    [
        ("2", "place 0,1 1"),
        ("I think so.\n\n**2.**\n", "place 0,1 1"),
        ("because\nPLACE  0,1 0", "place 0,1 0"),
        ("`place 0,1 1`", "place 0,1 1"),
    ],
)
def test_replies_are_read(reply: str, action: str) -> None:
    assert parse(reply, ["place 0,1 0", "place 0,1 1"]) == action


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ("", "is empty"),
        ("3", "There is no action 3"),
        ("0", "There is no action 0"),
        ("2 or 1", "'2 or 1' is not one of the legal actions"),
        ("place 9,9 0", "such as 'place 0,1 0'"),
        (None, "NoneType, not text"),
        ("x" * 10_000, "is not one"),
    ],
)
def test_bad_replies_say_what_to_reply(reply: object, told: str) -> None:
    with pytest.raises(BadReplyError, match=told) as raised:
        parse(reply, ["place 0,1 0", "place 0,1 1"])
    assert "1 to 2" in str(raised.value)
    assert len(str(raised.value)) < 400


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_run_repeats_and_reports(game: str) -> None:
    def first(asked: str) -> str:
        return "Let me see.\n1"

    report = run(first, game, opponents="random", matches=4, seed=3)
    assert report == run(first, game, opponents="random", matches=4, seed=3)
    assert report.matches == 4
    assert report.legal_rate == 1
    assert report.drawn == 0
    low, high = report.win_interval
    assert 0 <= low <= report.win_rate <= high <= 1
    assert "4 matches against random" in str(report)


def test_a_run_tells_the_agent_what_was_wrong() -> None:
    heard: list[str] = []

    def stubborn(asked: str) -> str:
        heard.append(asked)
        return "1" if "could not be used" in asked else "the best one"

    report = run(stubborn, "gold_ahoi", opponents="random", matches=1)
    assert report.legal_rate == pytest.approx(0.5)
    assert any("'the best one' is not one of the legal actions" in asked for asked in heard)
    report = run(lambda _asked: "no", "gold_ahoi", opponents="random", matches=1)
    assert report.legal_rate == 0
    assert report.replies == report.drawn * (1 + RETRIES)


def test_bad_arguments_say_what_to_do() -> None:
    with pytest.raises(ValueError, match="Choose one of"):
        run(str, "chess")
    with pytest.raises(ValueError, match="from 1 to"):
        run(str, "gold_ahoi", matches=0)
    with pytest.raises(ValueError, match=re.escape("Name 1 bots")):
        run(str, "gold_ahoi", opponents=[])
