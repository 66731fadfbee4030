"""Records: written records read back, and faults are refused with their place."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goldhook import record
from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES, RULES, RULES_VERSION
from goldhook.games.gold_ahoi.options import Options
from goldhook.record import Record
from random_sets import random_deck

OLD = Path(__file__).parent / "old_records"


def a_record(name: str, players: int = 2, seed: int = 1, pieces: Any = None) -> Record:
    """Return a whole random match."""
    game, chance = GAMES[name], random.Random(seed)
    match = Record(game, deal(game, players, seed, pieces=pieces))
    state = game.start(match.setup)
    while waiting := game.to_act(state):
        seat = waiting[0]
        action = chance.choice(game.legal(state, seat))
        state, _ = game.apply(state, seat, action)
        match = match.with_action(seat, str(action))
    return match


SILVER_GOLD = json.loads(record.dumps(a_record("silver_gold")))
GOLD_AHOI = json.loads(record.dumps(a_record("gold_ahoi")))


def test_a_record_has_the_documented_form() -> None:
    assert list(SILVER_GOLD) == [
        "goldhook",
        "rules",
        "game",
        "set",
        "players",
        "first",
        "options",
        "shuffles",
        "actions",
    ]
    assert (SILVER_GOLD["goldhook"], SILVER_GOLD["rules"]) == (1, RULES_VERSION)
    assert SILVER_GOLD["set"] == "house"
    assert SILVER_GOLD["options"] == {}
    assert [len(SILVER_GOLD["shuffles"][name]) for name in ("deal", "draw", "expeditions")] == [47, 47, 4]
    assert [len(row) for row in SILVER_GOLD["shuffles"]["expeditions"]] == [8] * 4
    assert list(GOLD_AHOI["shuffles"]) == ["bag"]
    assert GOLD_AHOI["actions"][0][1].startswith("place 0,0 ")


@pytest.mark.parametrize(("name", "totals"), [("gold_ahoi", (9, 22)), ("silver_gold", (68, 63, 62))])
def test_a_record_of_an_earlier_version_replays_with_the_house_set_of_then(name: str, totals: tuple[int, ...]) -> None:
    """Commit 789beb0 wrote these records: they say "house", and no rules version."""
    old = record.load(OLD / f"{name}.json")
    assert old.setup.pieces == RULES[1][name].house() != GAMES[name].house()
    assert old.game.outcome(record.state_after(old)).totals == totals
    written = record.to_json(old)
    assert written["rules"] == 1
    assert not isinstance(written["set"], str)
    assert written["set"]["name"] == "house 1"
    again = record.from_json(json.loads(record.dumps(old)))
    assert again == old


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1, "2", True, None, 10**20])
def test_a_record_of_an_unknown_rules_version_is_refused(version: Any) -> None:
    with pytest.raises(Refusal, match="rules_version"):
        record.from_json({**GOLD_AHOI, "rules": version})


def test_save_and_load(tmp_path: Path) -> None:
    for name in GAMES:
        match = a_record(name)
        path = tmp_path / "deep" / f"{name}.json"
        record.save(match, path)
        assert record.dumps(record.load(path)) == record.dumps(match)
        assert [file.name for file in path.parent.iterdir() if file.name.startswith(".")] == [], "no draft left"


def test_plain_data_and_files_give_the_same_states() -> None:
    for name in GAMES:
        match = a_record(name)
        for read in (record.from_json(record.to_json(match)), record.from_json(json.loads(record.dumps(match)))):
            assert read.setup == match.setup
            assert record.state_after(read) == record.state_after(match)


def test_a_crash_while_writing_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = a_record("gold_ahoi"), tmp_path / "match.json"
    record.save(match, path)
    before = path.read_text()
    path.chmod(0o640)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as broken:
            broken.setattr(os if step == "fsync" else Path, step, fail)
            with pytest.raises(Refusal, match="file_unwritable"):
                record.save(match.with_action(0, "place 0,0 0"), path)
        assert path.read_text() == before
        assert [file.name for file in tmp_path.iterdir()] == ["match.json"], "no draft is left"
    link = tmp_path / "link.json"
    link.symlink_to(path)
    record.save(match, link)
    assert link.is_symlink(), "what a link means is written, not the link"
    assert path.stat().st_mode & 0o777 == 0o640, "and keeps its mode"


def test_a_set_of_ones_own_travels_in_the_record(tmp_path: Path) -> None:
    deck = random_deck(3)
    match = a_record("silver_gold", 3, pieces=deck)
    record.save(match, tmp_path / "own.json")
    read = record.load(tmp_path / "own.json")
    assert read.setup.pieces == deck
    assert isinstance(json.loads((tmp_path / "own.json").read_text())["set"], dict)


def test_actions_of_different_seats_may_stand_in_any_order_within_a_step() -> None:
    """Both orders of a simultaneous step lead to the same state."""
    match = a_record("silver_gold", seed=5)
    keeps, rest = match.actions[:2], match.actions[2:]
    swapped = match._replace(actions=(*keeps[::-1], *rest))
    assert record.state_after(swapped) == record.state_after(match)


def test_keep_is_read_in_either_order() -> None:
    match = a_record("silver_gold")
    seat, text = match.actions[0]
    verb, one, other = text.split()
    swapped = match._replace(actions=((seat, f"{verb} {other} {one}"), *match.actions[1:]))
    assert record.state_after(swapped) == record.state_after(match)


def test_upto_applies_the_first_actions_and_checks_no_later_one() -> None:
    match = a_record("gold_ahoi")
    rubbish = (*match.actions[:5], "rubbish", *match.actions[6:])
    spoiled = match._replace(actions=rubbish)  # type: ignore[arg-type]
    assert len(record.state_after(spoiled, 5).layout.laid) == 5
    assert record.state_after(spoiled, 0).layout.laid == ()
    with pytest.raises(Refusal, match="record_action_form"):
        record.state_after(spoiled)
    with pytest.raises(Refusal, match="upto_beyond"):
        record.state_after(match, 37)


def change(data: dict[str, Any], *where: Any) -> Callable[[Any], dict[str, Any]]:
    def to(value: Any) -> dict[str, Any]:
        copy: Any = json.loads(json.dumps(data))
        inner = copy
        for step in where[:-1]:
            inner = inner[step]
        inner[where[-1]] = value
        return copy  # type: ignore[no-any-return]

    return to


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "record_not_a_record"),
        ("rubbish", "record_not_a_record"),
        (None, "record_not_a_record"),
        ({}, "record_not_a_record"),
        (change(SILVER_GOLD, "goldhook")(2), "record_version"),
        (change(SILVER_GOLD, "game")("chess"), "game_unknown"),
        (change(SILVER_GOLD, "game")([]), "record_field"),
        (change(SILVER_GOLD, "seats")(["human", 7]), "record_field"),
        (change(SILVER_GOLD, "set")("other.toml"), "record_field"),
        (change(SILVER_GOLD, "set")({"name": "x"}), "set_missing_part"),
        (change(SILVER_GOLD, "players")(True), "record_field"),
        (change(SILVER_GOLD, "players")(5), "players_wrong"),
        (change(SILVER_GOLD, "first")(2), "first_wrong"),
        (change(SILVER_GOLD, "first")(-1), "first_wrong"),
        (change(SILVER_GOLD, "first")(10**4000), "record_field"),
        (change(SILVER_GOLD, "actions", 0)([10**4000, "keep P01 P02"]), "record_action_form"),
        (change(SILVER_GOLD, "actions", 0)([0, "keep " + "A" * 400]), "record_action"),
        (change(SILVER_GOLD, "actions", 0)([0, "keep " + "A" * 9000]), "record_action_form"),
        (change(SILVER_GOLD, "options")({"memory_aid": 1}), "option_wrong"),
        (change(SILVER_GOLD, "options")({"hints": True}), "option_unknown"),
        (change(SILVER_GOLD, "shuffles")({}), "shuffle_missing"),
        (change(SILVER_GOLD, "shuffles", "deal")([]), "shuffle_length"),
        (change(SILVER_GOLD, "shuffles", "deal", 3)("P99"), "shuffle_unknown_id"),
        (change(SILVER_GOLD, "shuffles", "deal", 3)(7), "record_field"),
        (change(SILVER_GOLD, "shuffles", "draw", 0)(SILVER_GOLD["shuffles"]["draw"][1]), "shuffle_duplicate_id"),
        (change(SILVER_GOLD, "shuffles", "expeditions")(SILVER_GOLD["shuffles"]["expeditions"][:3]), "shuffle_length"),
        (change(SILVER_GOLD, "shuffles", "expeditions", 2)(["E1"] * 8), "shuffle_duplicate_id"),
        (change(SILVER_GOLD, "shuffles", "expeditions", 2)(["E1"] * 7), "shuffle_length"),
        (change(SILVER_GOLD, "shuffles", "expeditions")(["E1", "E2", "E3", "E4"]), "shuffle_length"),
        (change(SILVER_GOLD, "shuffles", "deal")([["P01"]] * 47), "shuffle_unknown_id"),
        (change(SILVER_GOLD, "shuffles", "bag")([]), "shuffle_unknown"),
        (change(SILVER_GOLD, "actions")({}), "record_field"),
        (change(SILVER_GOLD, "actions", 0)(["0", "keep"]), "record_action_form"),
        (change(SILVER_GOLD, "actions", 0)([9, "keep P01 P02"]), "record_action"),
        (change(GOLD_AHOI, "actions", 0)([0, "fly away"]), "record_action"),
        (change(GOLD_AHOI, "players")(3), "players_wrong"),
    ],
)
def test_what_is_wrong_is_refused_by_name(data: Any, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        record.state_after(record.from_json(data, "here"))
    assert caught.value.code == code
    for language in LANGUAGES:
        assert len(Language(language).refusal(caught.value)) < 1000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (change(GOLD_AHOI, "players")(200_000_000), "players_wrong"),
        (change(SILVER_GOLD, "players")(1), "players_wrong"),
        (change(GOLD_AHOI, "first")(999_999_999), "first_wrong"),
        (change(GOLD_AHOI, "actions")([[0, "place 0,0 0"]] * (record.MOST_ACTIONS + 1)), "record_field"),
        (change(GOLD_AHOI, "shuffles", "bag")(["T01"] * (record.MOST_PIECES + 1)), "record_field"),
        (change(GOLD_AHOI, "shuffles", "bag", 0)("T" * (record.LONGEST_ID + 1)), "record_field"),
        (change(GOLD_AHOI, "shuffles", "x" * (record.LONGEST_ID + 1))([]), "record_field"),
        (change(GOLD_AHOI, "shuffles")({str(n): [] for n in range(record.MOST_ROWS + 1)}), "record_field"),
        (change(SILVER_GOLD, "shuffles", "expeditions")([["E1"]] * (record.MOST_ROWS + 1)), "record_field"),
        (change(SILVER_GOLD, "seats")(["human", "x" * (record.LONGEST_SEAT + 1)]), "record_field"),
        (change(GOLD_AHOI, "options")({"handicap": 10**4000}), "option_wrong"),
        (change(GOLD_AHOI, "set")({"name": "x" * 1000, "tiles": [1]}), "set_name_long"),
    ],
)
def test_what_is_far_too_much_is_refused_where_it_is_read(data: Any, code: str) -> None:
    """Nothing may be built from a number or a length that has not been checked."""
    with pytest.raises(Refusal) as caught:
        record.from_json(data, "here")
    assert caught.value.code == code


def test_an_illegal_action_names_index_seat_text_and_reason() -> None:
    match = a_record("gold_ahoi")
    seat, text = match.actions[3]
    spoiled = match._replace(actions=(*match.actions[:4], (1 - seat, text)))
    with pytest.raises(Refusal) as caught:
        record.state_after(spoiled)
    facts = caught.value.facts
    assert (facts["index"], facts["seat"], facts["text"]) == (4, 1 - seat, text)
    assert isinstance(facts["reason"], Refusal)
    assert facts["reason"].code == "cell_taken"


def test_files_that_are_no_records(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    cases = [
        (b"\xff\xfe\x00rubbish", "file_not_text"),
        (b"{" * 100_000, "file_not_json"),
        (b"[" * 100_000, "file_too_deep"),
        (b'{"goldhook": ' + b"1" * 5000 + b"}", "file_not_json"),
        (b" " * 1_000_001, "file_too_large"),
        (b'{"goldhook": 1, "goldhook": 1}', "file_not_json"),
        (b'{"goldhook": "\\ud800"}', "file_not_text"),
        (b"", "file_not_json"),
    ]
    for raw, code in cases:
        path.write_bytes(raw)
        with pytest.raises(Refusal) as caught:
            record.load(path)
        assert caught.value.code == code
    with pytest.raises(Refusal, match="file_missing"):
        record.load(tmp_path / "nowhere.json")
    with pytest.raises(Refusal, match="file_unreadable"):
        record.load(tmp_path)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refusal, match="file_unwritable"):
        record.save(a_record("gold_ahoi"), tmp_path / "file" / "match.json")


# --- a handicap ---------------------------------------------------------------------------------------------------


def test_a_handicap_is_kept_and_without_one_nothing_is_written() -> None:
    match = a_record("gold_ahoi")
    assert GOLD_AHOI["options"] == {}
    assert record.from_json(GOLD_AHOI).setup.options.handicap == 0
    given = match._replace(setup=match.setup._replace(options=Options(handicap=7)))
    assert record.to_json(given)["options"] == {"handicap": 7}
    read = record.from_json(json.loads(record.dumps(given)))
    assert read.setup == given.setup
    totals = [match.game.outcome(record.state_after(played)).totals for played in (match, read)]
    assert totals[1][match.setup.first] == totals[0][match.setup.first] + 7


@pytest.mark.parametrize(
    ("data", "options", "code"),
    [
        (GOLD_AHOI, {"handicap": True}, "option_wrong"),
        (GOLD_AHOI, {"handicap": "3"}, "option_wrong"),
        (GOLD_AHOI, {"handicap": 10}, "option_wrong"),
        (GOLD_AHOI, {"handicap": -1}, "option_wrong"),
        (SILVER_GOLD, {"rounds": 1}, "option_unknown"),
    ],
)
def test_a_handicap_that_the_game_does_not_give_is_refused(data: Any, options: Any, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        record.state_after(record.from_json({**data, "options": options}))


def test_an_old_record_may_carry_an_option_of_the_other_game() -> None:
    read = record.from_json({**SILVER_GOLD, "options": {"handicap": 1, "memory_aid": True}})
    assert record.to_json(read)["options"] == {"memory_aid": True}
