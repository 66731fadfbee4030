"""Seat specs: what is understood, what is refused, and the resulting player."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from goldhook.bots import levels
from goldhook.bots.levels import Level
from goldhook.bots.seat_specs import (
    budget_of,
    check_seats,
    command_of,
    join_seats,
    level_of,
    player_for,
    read_bots,
    read_seats,
    split_seats,
)
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Refusal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES
from goldhook.terminal.names import names

GAME = GAMES["silver_gold"]


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("human,level:3", ["human", "level:3"]),
        (" human , level:5@500 ,level:1@4000p", ["human", "level:5@500", "level:1@4000p"]),
        ("level:5,cmd:python my_bot.py", ["level:5", "cmd:python my_bot.py"]),
        ('random,cmd:python -c "a, b" x,greedy', ["random", 'cmd:python -c "a, b" x', "greedy"]),
        ("random,cmd:python -c 'a, b'", ["random", "cmd:python -c 'a, b'"]),
        ('"cmd:my_bot 1,2",random', ["cmd:my_bot 1,2", "random"]),
        (r'"cmd:my_bot \"1,2\" C:\\x",random', [r'cmd:my_bot "1,2" C:\x', "random"]),
        (r"cmd:my_bot O\'Brien,random", [r"cmd:my_bot O\'Brien", "random"]),
    ],
)
def test_seats_are_separated_by_commas_outside_quotes(text: str, seats: list[str]) -> None:
    assert read_seats(text, GAME) == seats


@given(some.lists(some.text(alphabet="ab ,\"'\\:", max_size=8), min_size=1, max_size=4))
def test_joined_seats_are_read_back(seats: list[str]) -> None:
    seats = [f"cmd:{seat.strip()}x" for seat in seats]
    assert split_seats(join_seats(seats)) == seats


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("human", "players_wrong"),
        ("human,random,random,random,random", "players_wrong"),
        ("human,nobody", "seat_unknown"),
        ("human,level:6", "seat_unknown"),
        ("human,level:0", "seat_unknown"),
        ("human,level:3x", "seat_unknown"),
        ("human,random@500", "seat_unknown"),
        ("human,", "seat_unknown"),
        ("human,level:3@", "budget_unreadable"),
        ("human,level:3@fast", "budget_unreadable"),
        ("human,level:3@0", "budget_unreadable"),
        ("human,level:3@-5p", "budget_unreadable"),
        ("human,cmd:", "seat_command_missing"),
        ("human,cmd:  ", "seat_command_missing"),
        ('human,cmd:x "y', "seat_command_quotes"),
        ("human,cmd:x\0y", "seat_command_missing"),
    ],
)
def test_other_words_are_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_seats(text, GAME)
    assert refused.value.code == code


def test_where_only_bots_sit_a_person_is_refused() -> None:
    assert read_bots("level:2,random", GAME) == ["level:2", "random"]
    with pytest.raises(Refusal, match="seat_unknown") as refused:
        read_bots("human,random", GAME)
    assert "human" not in str(refused.value.facts["known"])
    with pytest.raises(Refusal, match="players_wrong"):
        check_seats(["random"] * 3, GAMES["gold_ahoi"])


def test_levels_and_their_budgets() -> None:
    assert (level_of("level:4@500"), budget_of("level:4@500")) == (4, Budget(milliseconds=500))
    assert budget_of("level:4@4000p") == Budget(playouts=4000)
    assert budget_of("level:4") is None
    assert budget_of("cmd:bot@500") is None


def test_a_command_is_split_into_words_as_a_shell_would() -> None:
    assert command_of('cmd: python -c "print(1, 2)" ') == ["python", "-c", "print(1, 2)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_in_every_language(language: str) -> None:
    lang = Language(language)
    given_names = names([f"level:{level}" for level in levels.LEVELS], lang)
    assert len(set(given_names)) == 5
    assert not any("level" in name for name in given_names)


def test_names_are_numbered_and_tell_a_budget() -> None:
    lang = Language("en")
    assert names(["human", "level:3", "level:3", "level:5@4000p"], lang) == [
        "You", "Bosun 1", "Bosun 2", "Master @4000p",
    ]  # fmt: skip
    assert names(["cmd:x", "human", "cmd:y"], lang, {0: "Deep Gold"}) == ["Deep Gold", "You", "Guest bot"]


def test_random_and_greedy_play_from_their_chance_alone() -> None:
    game = GAMES["gold_ahoi"]
    state = game.start(deal(game, seed=3))
    seat = game.to_act(state)[0]
    for who in ("random", "greedy"):
        players = [player_for(who, game, game.house(), Chance(5)) for _ in range(2)]
        one, two = (player.act(game.view(state, seat), game.legal(state, seat)) for player in players)
        assert one == two
        assert one in game.legal(state, seat)


def test_a_level_is_given_its_own_budget_else_that_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: None)
    for seat, budget in (("level:2@70p", Budget(playouts=70)), ("level:2", Budget(milliseconds=30))):
        player = player_for(seat, GAME, GAME.house(), Chance(1), budget=Budget(milliseconds=30))
        assert isinstance(player, Level)
        assert player._budget == budget
